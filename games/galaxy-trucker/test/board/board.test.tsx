import { refsIn } from '@starboard/board';
import { elementsOf, tagsOf } from '@starboard/board/testing';
import { Random } from '@starboard/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from '../../src/board/Card.tsx';
import {
  Board,
  EventArt,
  GameArt,
  notesOf,
  PlayerPanel,
  pointsOf,
  rulePictures,
  tellingOf,
} from '../../src/board/index.tsx';
import { Tile } from '../../src/board/Tile.tsx';
import { CARDS, TILE_KINDS, TILES } from '../../src/content/index.ts';
import { ROAD } from '../../src/content/roads.ts';
import type { SeenEvent } from '../../src/events.ts';
import { galaxyTrucker } from '../../src/index.ts';
import { defendQuestion, type Hit } from '../../src/rules/hits.ts';
import { AT, boardOf, type State } from '../../src/state.ts';
import {
  ALL,
  boardOf as drawBoard,
  NAMES,
  pictured,
  played,
  propsOf,
  say,
  step,
  type Table,
  TURNS,
  tests,
} from './scenes.ts';

const refsOf = refsIn(galaxyTrucker);

const LARGE = { width: 1700, height: 1300 };
const PHONE = { width: 390, height: 540 };

const tilesOf = (state: State, seat: number): number =>
  state.ship.slice(seat * 36, seat * 36 + 36).filter((placed) => placed >= 0).length;

const building = (least: number) => (state: State) =>
  state.phase === 'build' && state.hand[state.active] >= 0 && tilesOf(state, state.active) >= least;

const MATCHES = [
  ['waiting for all', played(3, 'ready', {}, (state) => state.phase === 'ready')],
  ['building live', played(3, 'live', {}, (state) => state.phase === 'build' && tilesOf(state, 0) > 4)],
  ['building by turns', played(4, 'turns', { ...ALL, round1: '3-III' }, building(12))],
  ['choosing a machination', played(4, 'plot', ALL, (state) => state.phase === 'plot')],
  ['choosing a direction', played(3, 'ia', { ...ALL, round1: '1-IA' }, (state) => state.phase === 'direction')],
  ['boarding aliens', played(3, 'al', { ...ALL, round1: '2-II' }, (state) => state.phase === 'boarding')],
  ['in flight', played(4, 'fly', TURNS, (state) => state.phase === 'flight' && state.card >= 0)],
  [
    'in two halves',
    played(4, 'iia', { ...ALL, round1: '2-IIA' }, (state) => state.phase === 'flight' && state.card >= 0),
  ],
  [
    'for five',
    played(5, 'five', { ...ALL, round1: '3-IIIA' }, (state) => state.phase === 'flight' && state.card >= 60),
  ],
  ['after a round', played(4, 'accounts', ALL, (state) => state.phase === 'ledger', 9000)],
  ['at the end', played(2, 'over', { ...TURNS, round2: 'none', round3: 'none' }, () => false)],
] as const;

/** Some numbers are on no ship board; the turns of a tile from the Star Depot are shown once it is chosen; many tiles lie folded. */
const NOWHERE = / (column|row):|^star-depot turn:|^build tile:/;

tests({
  matches: MATCHES,
  walks: [
    { players: 4, seed: 'all', options: { ...ALL, round2: '2-IIA', round3: '1-IA' } },
    { players: 4, seed: 'live' },
  ],
  nowhere: NOWHERE,
  pointsOf,
  rulePictures,
  tellingOf,
  GameArt,
});

describe('the board', () => {
  it.each(MATCHES)("%s: shows every square of one's own ship, and every handle by its name", (_, match) => {
    for (const viewer of [0, 1]) {
      const tags = tagsOf(drawBoard(match, viewer));
      const { phase } = match.state;
      const squares = phase === 'plot' ? 0 : boardOf(match.state).count;
      for (let square = 0; square < squares; square++) expect(tags.has(`square:${square}`), `${square}`).toBe(true);
      for (const [ref, tag] of tags) expect(tag, ref).toMatch(/aria-label="[^"]{1,}"/);
    }
  });

  it('leaves a thumb room on the squares of a phone', () => {
    const [, match] = MATCHES[2];
    const html = drawBoard(match, match.next().seat, { size: PHONE });
    const scales = [...html.matchAll(/scale\(([\d.]+)\)"[^>]*><g transform="translate\(0 16\)"/g)].map(([, n]) =>
      Number(n),
    );
    expect(scales).toHaveLength(1);
    expect(scales[0] * 100).toBeGreaterThan(34);
  });

  it('says what stands on a square', () => {
    const [, match] = MATCHES[6];
    const seat = 0;
    const start = boardOf(match.state).start;
    const tag = tagsOf(drawBoard(match, seat)).get(`square:${start}`);
    expect(tag).toMatch(/board\.square .*7.*Tile\.start-cabin/);
  });

  it('tells connectors apart by number: one, two or three pipes', () => {
    const pipes = (connectors: number) => {
      const tile = TILES.findIndex((one) => one.connectors.join('') === `000${connectors}`);
      const html = renderToStaticMarkup(<Tile tile={tile} plain={false} />);
      const bare = renderToStaticMarkup(<Tile tile={tile} plain />);
      const paths = (text: string) => (text.match(/M-?[\d.]+ -?[\d.]+L/g) ?? []).length;
      return paths(html) - paths(bare);
    };
    expect([1, 2, 3].map(pipes)).toEqual([1, 2, 3]);
  });

  it('has a picture of its own for every kind of tile', () => {
    const pictures = TILE_KINDS.map((_, kind) =>
      renderToStaticMarkup(<Tile tile={TILES.findIndex((tile) => tile.kind === kind)} plain />),
    );
    expect(new Set(pictures).size).toBe(TILE_KINDS.length);
  });

  it('draws every card with all its numbers', () => {
    CARDS.forEach((card, i) => {
      const html = renderToStaticMarkup(
        <svg aria-hidden="true">
          <Card card={i} lit={new Map()} say={say} visitors={[]} palette="normal" level={2} />
        </svg>,
      );
      expect(html).not.toMatch(/NaN|undefined/);
      for (const field of ['strength', 'credits', 'crew', 'days'] as const) {
        const n = (card as unknown as Partial<Record<string, number>>)[field] ?? 0;
        if (card.kind !== 'evil' && n > 0) expect(html, `${card.id} ${field}`).toMatch(new RegExp(`>[−+≥ ]*${n}<`));
      }
    });
  });

  it('makes what is lit a button, and shows a tile that is not welded', () => {
    const [, match] = MATCHES[1];
    const lit = new Map([
      ['square:3', 'option'],
      ['turn:1', 'chosen'],
      ['heap', 'option'],
    ] as const);
    const view = { ...propsOf(match, 0).view, hand: [50, -1, -2] };
    const tags = tagsOf(drawBoard(match, 0, { lit, view }));
    expect(tags.get('square:3')).toMatch(/role="button".*aria-pressed="false"/);
    expect(tags.get('turn:1')).toContain('aria-pressed="true"');
    expect(tags.get('square:4')).toContain('role="img"');
    const placed = played(2, 'fresh', {}, (state) => state.phase === 'build' && state.fresh[0] >= 0);
    expect(drawBoard(placed, 0)).toContain('gt-loose');
  });

  it("counts the tiles of the heap and of one's own stack (GT-20.47)", () => {
    const [, match] = MATCHES[1];
    const { view, ...props } = propsOf(match, 0);
    const measured = { ...view, roads: [ROAD.madeToMeasure], roadSeats: [-1], down: [97, 8, 7, 6] };
    const tags = tagsOf(renderToStaticMarkup(<Board {...props} view={measured} />));
    expect([tags.get('heap'), tags.get('stack')]).toMatchObject([
      expect.stringContaining('board.heap {&quot;n&quot;:97}'),
      expect.stringContaining('board.stack {&quot;n&quot;:8}'),
    ]);
  });

  it('writes the numbers of the squares on the large ship alone: actions and events name them so', () => {
    const [, match] = MATCHES[6];
    const numbers = Array.from(drawBoard(match, 0).matchAll(/gt-square-number">(\d+)</g), ([, n]) => Number(n));
    expect(numbers).toEqual(Array.from({ length: boardOf(match.state).count }, (_, square) => square + 1));
  });

  it('marks the line of a Combat Zone that is compared', () => {
    const zone = CARDS.findIndex(({ kind }) => kind === 'combat-zone');
    const { view, ...props } = propsOf(MATCHES[6][1], 0);
    const marks = (events: readonly SeenEvent[], stating = 0) => {
      const html = renderToStaticMarkup(<Board {...props} view={{ ...view, card: zone, stating }} events={events} />);
      return Array.from(html.matchAll(/gt-line(-now)?"/g), ([, now]) => now !== undefined);
    };
    expect(marks([])).toEqual([false, false, false]);
    expect(marks([], 2).filter(Boolean)).toHaveLength(1);
    const stated: SeenEvent = { event: 'crew-stated', rule: 'GT-9.11', seat: 0, crew: 3 };
    expect(marks([stated]).indexOf(true)).not.toBe(marks([stated], 2).indexOf(true));
  });

  it('says of a card that lies on that it is done with', () => {
    const [, match] = MATCHES[6];
    const { view, ...props } = propsOf(match, 0);
    const revealed: SeenEvent[] = [{ event: 'card-revealed', rule: 'GT-9.1', card: match.state.card, left: 3 }];
    const after = renderToStaticMarkup(<Board {...props} view={{ ...view, card: -1 }} events={revealed} />);
    expect(after).toContain('board.card-done');
    expect(drawBoard(match, 0)).not.toContain('board.card-done');
  });

  it('draws a whole table with few elements, since each takes time', () => {
    const props = { ...propsOf(MATCHES[2][1], 0), size: LARGE };
    expect(elementsOf(renderToStaticMarkup(<Board {...props} />))).toBeLessThan(1500);
  });
});

describe('what flies', () => {
  const EVENTS: readonly SeenEvent[] = [
    {
      event: 'dice-rolled',
      rule: 'GT-11.1',
      dice: [3, 4],
      why: 'meteor',
      large: true,
      from: 0,
      seats: [0],
      turned: [],
    },
    { event: 'hit', rule: 'GT-11.5', seat: 0, meteor: true, large: true, side: 0, at: 0, result: 'destroyed' },
    { event: 'part-lost', rule: 'GT-11.5', seat: 0, tile: 30, at: 0, turn: 1, how: 'destroyed' },
    { event: 'hit', rule: 'GT-11.1', seat: 0, meteor: false, large: false, side: 1, at: -1, result: 'missed' },
    { event: 'hit', rule: 'GT-11.4', seat: 1, meteor: true, large: false, side: 3, at: 2, result: 'bounced' },
  ];

  it('comes in from its side, takes parts along, and stays away without motion', () => {
    const [, match] = MATCHES[6];
    const moving = drawBoard(match, 0, { events: EVENTS, motion: true });
    for (const how of ['gt-strike', 'gt-pass', 'gt-bounce', 'gt-tumble-off', 'gt-boom']) expect(moving).toContain(how);
    const still = drawBoard(match, 0, { events: EVENTS, motion: false });
    expect(still).not.toMatch(/gt-flying|gt-strike|gt-fresh/);
  });

  it('waits at its line while its owner decides', () => {
    const [, match] = MATCHES[6];
    const about: Hit = { large: true, meteor: true, side: 3, number: 7, at: 2 };
    const decisions = [{ seat: 0, kind: defendQuestion.kind, rule: 'GT-11.15', urgency: 'owed', about }] as const;
    const lit = new Map([['hit', 'option']] as const);
    expect(tagsOf(drawBoard(match, 0, { decisions, lit })).get('hit')).toContain('board.coming.large-meteor');
    expect(tagsOf(drawBoard(match, 0, { decisions, lit: new Map() })).has('hit')).toBe(false);
  });
});

describe('a player panel', () => {
  it.each(MATCHES)('%s: names everything it shows, for every seat and every viewer', (_, match) => {
    for (let viewer = -1; viewer < match.players; viewer++) {
      const props = propsOf(match, viewer);
      for (let seat = 0; seat < match.players; seat++) {
        const html = renderToStaticMarkup(<PlayerPanel {...props} seat={seat} />);
        expect(tagsOf(html).get(`player:${seat}`)).toContain(NAMES[seat]);
        for (const word of ['board.engines', 'board.cannons', 'board.crew', 'board.exposed', 'board.lost'])
          expect(html).toContain(word);
        expect(html).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('has the text of the card before the eyes of those who decide', () => {
    const [, match] = MATCHES[6];
    const notes = notesOf(propsOf(match, 0).view);
    expect(notes).toHaveLength(1);
    for (const note of notes) say(note);
    expect(notesOf(propsOf(MATCHES[0][1], 0).view)).toEqual([]);
  });
});

describe('what happened', () => {
  it('has a picture or nothing, for every event of a match with all modules', () => {
    const match = played(4, 'events', { ...ALL, round2: '2-IIA' }, (state) => state.round === 2);
    const shown = pictured(match, EventArt);
    for (const kind of ['dice-rolled', 'card-revealed', 'tile-taken', 'part-lost', 'hit', 'credits', 'road-drawn'])
      expect(shown).toContain(kind);
    expect(shown).not.toContain('round-began');
  });
});

describe('refs of actions', () => {
  const EXAMPLES = {
    plot: [{ card: 'em-03' }, ['card:em-03']],
    ready: [{}, ['timer']],
    draw: [{}, ['heap']],
    take: [{ tile: 'b017' }, ['tile:b017']],
    'take-reserved': [{ tile: 'b017' }, ['tile:b017']],
    'draw-own': [{}, ['stack']],
    'take-own': [{ tile: 'e10' }, ['tile:e10']],
    place: [{ at: 7, turn: 2 }, ['square:7', 'turn:2']],
    return: [{}, ['shelf']],
    reserve: [{}, ['stash']],
    move: [{ at: 0, turn: 0 }, ['square:0', 'turn:0']],
    'pick-up': [{}, ['hand']],
    look: [{ pile: 2 }, ['pile:2']],
    flip: [{}, ['timer']],
    finish: [{ number: 3 }, ['number:3']],
    'end-turn': [{}, []],
    'sand-out': [{}, []],
    'turn-over': [{}, []],
    face: [{ front: 'east' }, ['side:east']],
    remove: [{ at: 4 }, ['square:4']],
    keep: [{ at: 4 }, ['square:4']],
    'board-alien': [{ at: 4, alien: 'cyan', role: 'lawyer' }, ['square:4', 'alien:cyan', 'role:lawyer']],
    'cast-off': [{}, []],
    'fly-on': [{}, ['deck']],
    'fly-on-always': [{}, []],
    'give-up': [{ half: 'ship' }, []],
    'turn-back': [{}, []],
    jump: [{ booster: 3, engine: 9 }, ['square:3', 'square:9']],
    stay: [{}, []],
    'stay-always': [{}, []],
    'ask-again': [{}, []],
    repay: [{}, []],
    'go-on': [{}, []],
    power: [{ part: 5 }, ['square:5']],
    boost: [{ booster: 3, part: 5 }, ['square:3', 'square:5']],
    'call-alien': [{}, []],
    state: [{}, ['strength']],
    'take-token': [{ from: 8 }, ['square:8']],
    shield: [{ part: 5 }, ['square:5']],
    'boost-shield': [{ part: 5, booster: 6 }, ['square:5', 'square:6']],
    fire: [{ part: 5 }, ['square:5']],
    'take-hit': [{}, ['hit']],
    'lose-crew': [{ from: 2 }, ['square:2']],
    'lose-good': [{ from: 2 }, ['square:2']],
    wake: [{ from: 2, to: 3 }, ['square:2', 'square:3']],
    'sleep-on': [{}, []],
    unload: [{ good: 'red', from: 2 }, ['good:red', 'square:2']],
    load: [{ good: 'blue', to: 3 }, ['good:blue', 'square:3']],
    burn: [{ reactor: 1, good: 'red', battery: 2 }, ['square:1', 'good:red', 'square:2']],
    loaded: [{}, []],
    'give-good': [{ good: 'green' }, ['good:green']],
    'give-credit': [{}, []],
    diplomat: [{}, []],
    land: [{ planet: 2 }, ['planet:2']],
    'skip-good': [{ good: 'yellow' }, ['good:yellow']],
    pass: [{}, []],
    use: [{}, ['card']],
    'take-reward': [{}, ['card']],
    accept: [{}, []],
    decline: [{}, []],
    bid: [{ credits: 3 }, []],
    pay: [{}, []],
    refuse: [{}, []],
    'set-die': [{ number: 4 }, ['die:4']],
    guess: [{ number: 5 }, ['die:5']],
    'name-square': [{ column: 7, row: 8 }, ['column:7', 'row:8']],
    'name-column': [{ column: 7 }, ['column:7']],
    'burn-tokens': [{ count: 2 }, []],
    'pay-pairs': [{ pairs: 1 }, []],
    'give-part': [{ at: 4 }, ['square:4']],
    hack: [{ what: 'goods' }, []],
    dodge: [{}, []],
    brave: [{}, []],
    'pay-alien': [{ at: 4 }, ['square:4']],
    'lose-alien': [{ at: 4 }, ['square:4']],
    'empty-cabin': [{ at: 4 }, ['square:4']],
    'lose-days': [{}, []],
    aim: [{ row: 2, at: 1 }, ['card-row:2', 'player:1']],
    field: [{ field: 1 }, ['field:1']],
    settle: [{ at: 4 }, ['square:4']],
    'move-crew': [{ from: 2, to: 3 }, ['square:2', 'square:3']],
    charge: [{ at: 4 }, ['square:4']],
    'move-token': [{ from: 2, to: 3 }, ['square:2', 'square:3']],
    'hand-over': [{}, []],
    'add-tile': [{ tile: 'b020', at: 4, turn: 1 }, ['tile:b020', 'square:4', 'turn:1']],
  } as const;

  it('are known for every kind of action', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...galaxyTrucker.actions.kinds].sort());
  });

  it.each(Object.entries(EXAMPLES))('%s', (kind, [fields, refs]) => {
    expect(refsOf({ do: kind, ...fields } as Parameters<typeof refsOf>[0], 1)).toEqual(refs);
  });

  it('leave out what an action leaves open, and unknown actions have none', () => {
    expect(refsOf({ do: 'board-alien', at: 4, alien: 'brown' }, 0)).toEqual(['square:4', 'alien:brown']);
    expect(refsOf({ do: 'toString' }, 0)).toEqual([]);
  });

  it('tell placements apart by a square and a turn', () => {
    const placements = (match: Table): readonly string[] => {
      const { seat } = match.next();
      const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
      return options.filter((option) => option.do === 'place').map((option) => refsOf(option, seat).join(' '));
    };
    const match = played(2, 'pairs', TURNS, building(2));
    const random = Random.fromSeed('pairs');
    for (let i = 0; i < 200 && placements(match).length < 3; i++) step(match, random);
    const places = placements(match);
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
  });

  it('show the turns of a tile from the Star Depot once it is chosen', () => {
    const [, match] = MATCHES[6];
    const props = propsOf(match, 0);
    const where = [...(props.view as unknown as State).where];
    const tile = where.findIndex((place, i) => place < 0 && i > 20);
    where[tile] = AT.depot;
    const view = { ...props.view, where };
    const lit = (state: 'option' | 'chosen') =>
      new Map([
        [`tile:${TILES[tile].id}`, state],
        ['turn:1', 'option'],
      ] as const);
    expect(tagsOf(drawBoard(match, 0, { view, lit: lit('option') })).has('turn:1')).toBe(false);
    expect(tagsOf(drawBoard(match, 0, { view, lit: lit('chosen') })).get('turn:1')).toContain('role="button"');
  });
});
