import { refsIn } from '@starboard/board';
import { elementsOf, NAMES, tagsOf } from '@starboard/board/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board, EventArt, GameArt, PlayerPanel, pointsOf, rulePictures, tellingOf } from '../../src/board/index.tsx';
import { PEOPLES, PLANETS, POINTS } from '../../src/content/index.ts';
import { starfarers } from '../../src/index.ts';
import { isBuilding, PIECE } from '../../src/state.ts';
import { boardOf, panelsOf, pictured, played, propsOf, tests } from './scenes.ts';

const refsOf = refsIn(starfarers);

const tagOf = (html: string, ref: string): string => tagsOf(html).get(ref) ?? '';

const MATCHES = [
  ['at the start', played(4, 'start', 0)],
  ['in the middle', played(4, 'middle', 250)],
  ['late', played(4, 'late', 600)],
  ['for three', played(3, 'three', 400)],
  ['in the advanced set-up', played(3, 'advanced', 3, { advancedSetup: true })],
] as const;

tests({
  matches: MATCHES,
  walks: [
    { players: 4, seed: 'refs', luck: 5 },
    { players: 3, seed: 'advanced', options: { advancedSetup: true }, luck: 5 },
  ],
  pointsOf,
  rulePictures,
  tellingOf,
  GameArt,
});

describe('the board', () => {
  it.each(MATCHES)(
    '%s: shows every point, planet, base, building and ship, each by name but for empty space',
    (_, match) => {
      const html = boardOf(match, 0);
      const { piece, shipAt } = match.state;
      const ships = shipAt.flatMap((at, i) => (at < 0 ? [] : [`ship:${Math.floor(i / 3)}:transporter-${(i % 3) + 1}`]));
      const places = [
        ...POINTS.map(({ id }) => id),
        ...PLANETS.map(({ id }) => id),
        ...PEOPLES.map((id) => `base:${id}`),
      ];
      const tags = tagsOf(html);
      const empty = POINTS.flatMap(({ id, type }, at) => (type === 'space' && piece[at] === PIECE.none ? [id] : []));
      for (const ref of [...places, ...ships]) {
        const isButton = tags.get(ref)?.includes('role="button"');
        if (empty.includes(ref) && !isButton) expect(tags.get(ref), ref).toMatch(/aria-hidden="true"/);
        else expect(tags.get(ref), ref).toMatch(/aria-label="[^"]{3,}"/);
      }
      expect(empty.length).toBeGreaterThan(100);
      expect(html.match(/data-ref=/g)).toHaveLength(places.length + ships.length);
      expect(html.match(/class="sf-piece/g)).toHaveLength(piece.filter(isBuilding).length);
    },
  );

  it('says what stands on a point, and whose it is', () => {
    const html = boardOf(played(4, 'start', 0, { colours: ['red', 'yellow', 'blue', 'white'] }), 0);
    expect(tagOf(html, 'beta-c')).toContain('piece.spaceport, Ann');
    expect(tagOf(html, 'alpha-c')).toContain('piece.colony, Cy');
    expect(tagOf(html, 'ship:0:transporter-1')).toMatch(/Ship\.colony-ship.*Ann/);
  });

  it('makes what is lit a button with room for a thumb, and nothing else', () => {
    const match = played(4, 'start', 0);
    const lit = new Map([
      ['s100', 'option'],
      ['near1-p1', 'option'],
      ['ship:1:transporter-1', 'chosen'],
    ] as const);
    const html = renderToStaticMarkup(<Board {...propsOf(match, 0)} lit={lit} />);
    expect(html.match(/role="button"/g)).toHaveLength(3);
    expect(tagOf(html, 's100')).toMatch(/tabindex="0".*aria-pressed="false"/);
    expect(tagOf(html, 'ship:1:transporter-1')).toContain('aria-pressed="true"');
    const radii = [...html.matchAll(/<circle r="([\d.]+)" class="sf-touch"/g)].map(([, r]) => Number(r));
    expect(radii).toHaveLength(3);
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(24);
  });

  it('draws the whole map with few elements, since each takes time', () => {
    expect(elementsOf(renderToStaticMarkup(<Board {...propsOf(played(4, 'late', 600), 0)} />))).toBeLessThan(2800);
  });
});

describe('what a viewer may not know', () => {
  it('shows a spectator no hand at all', () => {
    const match = played(4, 'middle', 250);
    expect(panelsOf(propsOf(match, -1), 4)).not.toContain('data-ref="resource:');
  });

  it('marks a chit that only the viewer has seen as lying face down', () => {
    const match = played(4, 'middle', 250);
    const planet = match.state.seen.findIndex((seen, i) => seen > 0 && match.state.faceUp[i] === 0);
    const viewer = [0, 1, 2, 3].find((seat) => (match.state.seen[planet] >> seat) & 1) ?? -1;
    expect(viewer).toBeGreaterThanOrEqual(0);
    const label = tagOf(boardOf(match, viewer), PLANETS[planet].id);
    expect(label).toMatch(/chit\.(numbers|pirate|ice).*chit\.hidden/);
  });
});

/** What only the owner can use. */
const OWN = ['upgrade:drive', 'upgrade:freight-ring', 'fame', 'piece:spaceport', 'resource:ore', 'dice', 'bank:food'];

describe('a player panel', () => {
  it.each(MATCHES)('%s: shows the mothership, points and what is left, also to those who only watch', (_, match) => {
    for (let viewer = -1; viewer < match.players; viewer++) {
      const props = propsOf(match, viewer);
      for (let seat = 0; seat < match.players; seat++) {
        const html = renderToStaticMarkup(<PlayerPanel {...props} seat={seat} />);
        const tags = tagsOf(html);
        for (const tag of tags.values()) expect(tag).toMatch(/aria-label="[^"]{3,}"/);
        for (const ref of [`player:${seat}`, `mothership:${seat}`]) expect(tags.has(ref), ref).toBe(true);
        for (const ref of OWN) expect(tags.has(ref), ref).toBe(seat === viewer);
        expect(html).toContain(NAMES[seat]);
      }
    }
  });
});

describe('what fell', () => {
  it('has a picture or nothing, for every event of a match', () => {
    const match = played(4, 'fallen', 400);
    const shown = pictured(match, EventArt);
    for (const kind of ['dice-rolled', 'balls-drawn', 'produced', 'looked', 'encounter-read'])
      expect(shown).toContain(kind);
    expect(shown).not.toContain('turn-began');
  });
});

describe('refs of actions', () => {
  const EXAMPLES = {
    'place-colony': [{ at: 'alpha-a' }, ['alpha-a']],
    'place-spaceport': [{ at: 'alpha-a', ship: 's180' }, ['alpha-a', 's180']],
    'roll-dice': [{}, ['dice']],
    discard: [{ cards: { ore: 1 } }, []],
    steal: [{ from: 2 }, ['player:2']],
    decline: [{}, []],
    take: [{ kind: 'ore' }, ['resource:ore', 'bank:ore']],
    'draw-supply': [{ cards: 1 }, ['supply']],
    offer: [{ give: { ore: 1 }, want: { fuel: 1 }, to: [1] }, []],
    counter: [{ offer: 1, give: { ore: 1 }, want: { fuel: 1 } }, []],
    accept: [{ offer: 1 }, []],
    refuse: [{ offer: 1 }, []],
    withdraw: [{ offer: 1 }, []],
    deal: [{ offer: 1, with: 3 }, ['player:3']],
    bank: [{ give: 'ore', cards: 3, take: 'food' }, ['bank', 'resource:ore', 'bank:food']],
    'build-ship': [{ what: 'colony-ship', at: 's180' }, ['piece:colony-ship', 's180']],
    'build-spaceport': [{ at: 'beta-a' }, ['piece:spaceport', 'beta-a']],
    'build-upgrade': [{ what: 'drive' }, ['upgrade:drive']],
    'buy-fame': [{}, ['fame']],
    levy: [{ from: [1, 2] }, ['player:1', 'player:2']],
    give: [{ cards: 2 }, []],
    yes: [{}, []],
    no: [{}, []],
    pay: [{ cards: { ore: 1 } }, []],
    'give-card': [{ kind: 'food' }, ['resource:food']],
    'gain-upgrade': [{ what: 'cannon' }, ['upgrade:cannon']],
    'lose-upgrade': [{ what: 'freight-ring' }, ['upgrade:freight-ring']],
    'place-trade-ship': [{ at: 's180' }, ['s180']],
    jump: [{ ship: 'transporter-1', to: 's001' }, ['ship:1:transporter-1', 's001']],
    'jump-and-found': [{ to: 'merchants-1', card: 'merchant-ore' }, ['merchants-1', 'card:merchant-ore']],
    'roll-mothership': [{}, ['mothership:1']],
    fly: [{ ship: 'transporter-2', to: 's063' }, ['ship:1:transporter-2', 's063']],
    pass: [{ ship: 'transporter-2', over: 's063' }, ['ship:1:transporter-2', 's063']],
    'end-move': [{}, []],
    'found-colony': [{ ship: 'transporter-1' }, ['ship:1:transporter-1']],
    'found-station': [{ ship: 'transporter-1', card: 'merchant-ore' }, ['ship:1:transporter-1', 'card:merchant-ore']],
    clear: [{ planet: 'near1-p2' }, ['near1-p2']],
    'end-turn': [{}, []],
  } as const;

  it('are known for every kind of action', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...starfarers.actions.kinds].sort());
  });

  it.each(Object.entries(EXAMPLES))('%s', (kind, [fields, refs]) => {
    expect(refsOf({ do: kind, ...fields } as Parameters<typeof refsOf>[0], 1)).toEqual(refs);
  });

  it('leave out what an action leaves open, and unknown actions have none', () => {
    expect(refsOf({ do: 'build-ship', what: 'trade-ship' }, 0)).toEqual(['piece:trade-ship']);
    expect(refsOf({ do: 'toString' }, 0)).toEqual([]);
  });
});
