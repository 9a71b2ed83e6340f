import { EverythingLit, type LitMap, type Size } from '@starboard/board';
import { tagsOf } from '@starboard/board/testing';
import { aboutOf, Random, seats, sum } from '@starboard/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gateAt } from '../../src/board/borders.ts';
import { duelOf } from '../../src/board/chances.ts';
import { ghostSector, legalTurns } from '../../src/board/Galaxy.tsx';
import { causesOf, EventArt, GameArt, notesOf, pointsOf, soundOf, tellingOf } from '../../src/board/index.tsx';
import { LEVEL, levelOf } from '../../src/board/levels.ts';
import { explosionChance, heldAt } from '../../src/board/squads.ts';
import { tokensAt } from '../../src/board/Tokens.tsx';
import { siteOf } from '../../src/content/sectors.ts';
import { TECHNOLOGIES } from '../../src/content/technologies.ts';
import { TYPE } from '../../src/content/terms.ts';
import { eclipse } from '../../src/index.ts';
import * as nouns from '../../src/nouns.ts';
import { partAt, slotAt } from '../../src/rules/blueprints.ts';
import { PLACE } from '../../src/rules/explore.ts';
import { placeSector } from '../../src/rules/galaxy.ts';
import { pointsOf as scoreOf } from '../../src/score.ts';
import { FIRST_SHIP, SHIPS } from '../../src/state.ts';
import type { Seen } from '../../src/view.ts';
import { table } from '../table.ts';
import { asked, kit, type Table } from './scenes.ts';

const { played, step, boardOf, panelsOf, propsOf, drawn, pictured } = kit;

const PHONE = { width: 390, height: 520 };
const DESKTOP = { width: 560, height: 738 };
const LARGE = { width: 1190, height: 1020 };

const start = (players: number, seed: string): Table => played({ players, seed }, () => true);

/** Plays a match and stops at every question, with whoever is asked. */
function atEvery(players: number, seed: string, look: (match: Table, seat: number, kind: string) => void): Table {
  const match = start(players, seed);
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 3000 && !match.over; i++) {
    look(match, match.next().seat, asked(match) ?? '');
    step(match, random, 1.5);
  }
  return match;
}

/** The first match at a question of this kind. */
function at(kind: string, players = 2): Table {
  for (let seed = 0; seed < 20; seed++) {
    const match = start(players, `${kind}-${seed}`);
    const random = Random.fromSeed(`${kind}-${seed}`);
    for (let i = 0; i < 800 && !match.over; i++) {
      if (asked(match) === kind) return match;
      step(match, random, 1.5);
    }
  }
  throw new Error(`Nobody is asked ${kind}`);
}

describe('the board', () => {
  it('has a handle for everything that is lit, at every question of whole matches', () => {
    const kinds = new Set<string>();
    const look = (match: Table, seat: number, kind: string) => {
      kinds.add(kind);
      const props = propsOf(match, seat);
      const html = boardOf(match, seat, { size: DESKTOP }) + panelsOf(props, match.players);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      const tags = tagsOf(html);
      for (const ref of props.lit.keys()) expect(`${kind} ${ref}: ${tags.get(ref)}`).toMatch(/role="button"|<button/);
      for (const [ref, tag] of tags) expect(tag, ref).toMatch(/aria-label="[^"]+"/);
    };
    // Bots look ahead, and are seldom short of money.
    look(table({ state: { phase: 'upkeep', seats: [{ money: 0, discs: 5 }, {}] } }).match, 0, 'upkeep');
    for (const [players, seed] of [
      [2, 'lights'],
      [4, 'more lights'],
      [6, 'all lights'],
    ] as const) {
      let n = 0;
      atEvery(players, seed, (match, seat, kind) => {
        if (!kinds.has(kind) || n++ % 40 === 0) look(match, seat, kind);
      });
    }
    for (const kind of ['choose-species', 'turn', 'explore', 'place-sector', 'research', 'upkeep', 'build'])
      expect(kinds).toContain(kind);
  });

  it('is drawn for watchers, at every size and in both palettes', () => {
    const match = at('research', 4);
    for (const size of [PHONE, DESKTOP, LARGE])
      for (const viewer of [-1, 0]) expect(boardOf(match, viewer, { size })).not.toMatch(/NaN|undefined|Infinity/);
    expect(boardOf(match, 0, { palette: 'colour-blind' })).not.toBe(boardOf(match, 0));
  });

  it('EC-1.8: shows nothing that the viewer may not know', () => {
    const match = at('conquer', 4);
    for (const viewer of [-1, 0, 1, 2, 3])
      for (const seed of ['a', 'b']) expect(drawn(match, viewer, seed)).toBe(drawn(match, viewer));
  });

  it('keeps the number of elements small in a full galaxy', () => {
    const match = played({ players: 6, seed: 'full', luck: 1 }, ({ round }) => round === 8, 6000);
    expect(match.state.placed.length).toBeGreaterThan(20);
    expect(boardOf(match, 0, { size: DESKTOP }).split('<').length / 2).toBeLessThan(4000);
  });

  it('shows the part that is asked about', () => {
    const shown = (kind: string) => {
      const match = at(kind);
      return /data-tab="(\w+)"/.exec(boardOf(match, match.next().seat, { size: PHONE }))?.[1];
    };
    expect(shown('choose-species')).toBe('peoples');
    expect(shown('explore')).toBe('map');
    expect(shown('research')).toBe('tray');
    expect(shown('turn')).toBe('map');
  });

  it('EC-14.3: shows an offer with what it brings and costs, and both answers', () => {
    const match = at('envoy', 6);
    const { seat } = match.next();
    const html = boardOf(match, seat, { size: DESKTOP });
    expect(html).toContain('data-tab="talks"');
    for (const ref of ['accept', 'decline']) expect(html).toContain(`data-ref="${ref}"`);
    expect(html).toContain('board.talks.later');
    for (const key of ['board.talks.you-give', 'board.talks.you-get']) expect(html).toContain(key);
  });

  it('EC-14.2: says of everybody whether relations are possible, or why not', () => {
    const match = at('talks', 6);
    const html = boardOf(match, match.next().seat, { size: DESKTOP });
    expect(html).toContain('data-tab="talks"');
    expect(html).toContain('board.talks.possible');
    expect(html).toMatch(/refusal\.[a-z-]+.*EC-14/);
    expect(html).toContain('data-ref="end-talks"');
  });
});

describe('the galaxy', () => {
  it('EC-2.3: joins two wormholes, closes a single one, and opens into unknown space', () => {
    const { state } = start(2, 'gates');
    const center = siteOf('001');
    const castor = siteOf('101');
    expect(gateAt(state, -1, center, 0)).toBe('zone');
    // 101 has no wormhole in the north: turned by three sixths, none in the south.
    placeSector(state, 1, 1, 3);
    expect(state.hex[castor]).toBe(1);
    expect(gateAt(state, -1, center, 0)).toBe('closed');
    for (const site of [center, castor]) state.turn[site] = 0;
    expect(gateAt(state, -1, Math.min(center, castor), center < castor ? 0 : 3)).toBe('joined');
  });

  it('EC-6.5: offers the turns that are allowed, and shows the one that joins most', () => {
    const match = at('place-sector');
    const { seat } = match.next();
    const props = propsOf(match, seat);
    const sector = ghostSector(props);
    const lit = [...props.lit.keys()].filter((ref) => ref.startsWith('turn:'));
    expect(sector).toBe(aboutOf(PLACE, props.decisions)?.sectors.at(-1));
    expect(legalTurns(props).map((turn) => nouns.turn.ref(turn))).toEqual(lit);
    const html = boardOf(match, seat, { size: DESKTOP });
    expect(html).toContain('data-show="turn"');
    expect(html.includes('data-show="place"')).toBe(lit.length > 0);
  });

  it('EC-10.3 to EC-10.8: counts the ships that are held', () => {
    const { state } = start(2, 'held');
    state.species = [0, 1];
    const site = siteOf('221');
    const put = (seat: number, n: number) => {
      for (let i = 0; i < n; i++) state.shipAt[seat * SHIPS + FIRST_SHIP[TYPE.interceptor] + i] = site;
    };
    put(0, 3);
    expect(heldAt(state, 0, site)).toEqual({ held: 0, by: 0 });
    put(1, 2);
    expect(heldAt(state, 0, site)).toEqual({ held: 2, by: 2 });
    expect(heldAt(state, 1, site)).toEqual({ held: 2, by: 3 });
  });

  it('draws as much as can be read: less from afar, more from close by', () => {
    const match = played({ players: 6, seed: 'full', luck: 1 }, ({ round }) => round === 5, 6000);
    const drawn = (size: Size) => boardOf(match, 0, { size });
    const level = (html: string) => Number(/data-level="(\d)"/.exec(html)?.[1]);
    const [phone, desktop, wall] = [PHONE, { width: 800, height: 840 }, { width: 3000, height: 3000 }].map(drawn);
    expect([phone, desktop, wall].map(level)).toEqual([LEVEL.overview, LEVEL.play, LEVEL.close]);
    const counted = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
    expect(counted(phone, /ec-star-text/g)).toBe(0);
    expect(counted(desktop, /ec-star-text/g)).toBeGreaterThan(10);
    expect(counted(desktop, /ec-number/g)).toBe(0);
    expect(counted(wall, /ec-number/g)).toBeGreaterThan(10);
    expect([46, 75, 76, 115, 116, 180, 181].map(levelOf)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  it('has one token for each owner where there is little room, but every ship that can be chosen', () => {
    const { state } = start(2, 'tokens');
    state.species = [0, 1];
    const site = siteOf('221');
    for (const ship of [0, 1, FIRST_SHIP[TYPE.cruiser], FIRST_SHIP[TYPE.dreadnought]]) state.shipAt[ship] = site;
    state.shipAt[SHIPS] = site;
    const view = state as unknown as Seen;
    const kinds = (level: number, lit: LitMap = new Map()) =>
      tokensAt({ view, level, lit }, site).map(({ seat, kind, count }) => [seat, kind, count]);
    expect(kinds(LEVEL.overview)).toEqual([
      [0, TYPE.dreadnought, 4],
      [1, TYPE.interceptor, 1],
    ]);
    expect(kinds(LEVEL.play)).toHaveLength(4);
    expect(kinds(LEVEL.overview, new Map([['ship:0:cruiser-1', 'option']]))).toEqual([
      [0, TYPE.cruiser, 1],
      [0, TYPE.dreadnought, 3],
      [1, TYPE.interceptor, 1],
    ]);
  });

  it('EC-33.4: knows the chance of an explosion', () => {
    const { state } = start(2, 'nova');
    const site = siteOf('397');
    // Dice with blanks and bursts count nothing: 4 of 36 pairs have a sum of 0.
    state.round = 1;
    expect(explosionChance(state, site)).toBe(11);
    state.round = 0;
    expect(explosionChance(state, site)).toBe(0);
  });
});

describe('what the table tells', () => {
  it('EC-23.2: says where all points come from', () => {
    const match = atEvery(3, 'points', () => undefined);
    expect(match.over).toBe(true);
    for (const seat of seats(3)) {
      const parts = pointsOf(propsOf(match, -1).view, seat);
      expect(sum(parts.map(({ points }) => points))).toBe(scoreOf(match.state, seat));
    }
  });

  it('EC-21.2: shows the balance of the round, and of a debt the ways to pay it', () => {
    const galaxy = { 103: { at: '1-0', turn: 2, owner: 0 } };
    const { match } = table({ state: { round: 4, phase: 'upkeep', galaxy, seats: [{ money: 10, colony: 2 }, {}] } });
    const { seat } = match.next();
    expect(asked(match)).toBe('upkeep');
    const props = propsOf(match, seat);
    const store = props.view.store.map((n, i) => (i === seat * 3 ? -9 : n));
    const html = boardOf(match, seat, { size: DESKTOP, view: { ...props.view, store } });
    expect(html).toContain('data-tab="balance"');
    expect(html).toContain('board.balance.short');
    expect(html).toMatch(/board\.balance\.give-up[^.]*\. board\.balance\.then/);
  });

  it('EC-7.1: says why a technology cannot be had, and what could be traded for it', () => {
    const match = at('research');
    const { seat } = match.next();
    const props = propsOf(match, seat);
    const store = props.view.store.map((n, i) => (Math.floor(i / 3) === seat ? (i % 3 === 1 ? 0 : 60) : n));
    const html = boardOf(match, seat, { size: DESKTOP, view: { ...props.view, store } });
    for (const key of ['board.tray.missing', 'board.tray.short', 'board.tray.trade']) expect(html).toContain(key);
  });

  it('compares one ship with one of somebody else', () => {
    const { view } = propsOf(table().match, 0);
    const even = duelOf(view, 0, 1, TYPE.cruiser);
    expect(even).toBeGreaterThan(20);
    expect(even).toBeLessThan(80);
    const parts = [...view.parts];
    const empty = [0, 1, 2, 3, 4, 5].findIndex((slot) => partAt(view, 0, TYPE.cruiser, slot) < 0);
    parts[slotAt(0, TYPE.cruiser, empty)] = nouns.part.ids.indexOf('gluon-computer');
    expect(duelOf({ ...view, parts }, 0, 1, TYPE.cruiser)).toBeGreaterThan((even ?? 100) + 5);
  });

  it('says what actions cause in words that exist', () => {
    const told = new Set<string>();
    atEvery(4, 'causes', (match, seat) => {
      const { view, decisions, options = [] } = propsOf(match, seat);
      for (const phrase of notesOf(view, seat, decisions)) kit.say(phrase);
      for (const option of options.slice(0, 12))
        for (const phrase of causesOf(view, seat, option, decisions)) {
          kit.say(phrase);
          told.add(phrase.key);
        }
    });
    for (const key of [
      'cause.upkeep',
      'cause.activations',
      'cause.joins',
      'cause.science',
      'cause.income',
      'cause.trade',
    ])
      expect(told).toContain(key);
  });

  it('EC-4.5: tells what a disc makes of the upkeep', () => {
    const match = at('turn');
    const { seat } = match.next();
    const { view, decisions } = propsOf(match, seat);
    const discs = view.discs.map((n, i) => (i === seat ? 6 : n));
    const [, upkeep] = causesOf({ ...view, discs }, seat, { do: 'take-action', action: 'research' }, decisions);
    expect(upkeep).toEqual({ key: 'cause.upkeep', values: { from: 7, to: 10 } });
  });

  it('explains everything that can be touched, in words that exist', () => {
    const match = played({ players: 4, seed: 'explain', luck: 1 }, ({ round }) => round === 4, 4000);
    const sorts = new Set<string>();
    for (const viewer of [-1, 0, 2]) {
      const props = { ...propsOf(match, viewer), lit: new EverythingLit() };
      const html = boardOf(match, viewer, { size: LARGE, lit: props.lit }) + panelsOf(props, 4);
      for (const [ref, tag] of tagsOf(html)) {
        expect(tag, ref).toMatch(/role="button"|<button/);
        const telling = tellingOf(props.view, viewer, ref);
        if (telling === undefined) throw new Error(`Nothing is told of ${ref}`);
        expect(telling.lines.length, ref).toBeGreaterThan(0);
        for (const phrase of [telling.title, ...telling.lines]) kit.say(phrase);
        sorts.add(ref.replace(/:.*/, ''));
      }
    }
    for (const sort of ['site', 'gate', 'square', 'disc', 'points', 'squad', 'discovery', 'round', 'resource', 'act'])
      expect(sorts).toContain(sort);
    for (const sort of ['tech', 'tech-track', 'tech-space', 'colony', 'ambassadors', 'rate', 'player', 'stat'])
      expect(sorts).toContain(sort);
  });

  it('says what things mean to whoever asks', () => {
    const match = played({ players: 4, seed: 'explain' }, ({ phase }) => phase === 'action');
    const { view } = propsOf(match, 0);
    const lines = (ref: string, of: Seen = view) => tellingOf(of, 0, ref)?.lines ?? [];
    const discs = view.discs.map((n, seat) => (seat === 0 ? 6 : n));
    expect(lines('act:research', { ...view, discs })).toContainEqual({
      key: 'telling.action-costs',
      values: { from: 7, to: 10 },
    });
    expect(lines('resource:money').map(({ key }) => key)).toContain('telling.store');
    const tech = view.tray.findIndex((n, i) => n === 0 && TECHNOLOGIES[i].track === 'grid');
    expect(lines(nouns.tech.ref(tech))).toContainEqual({ key: 'refusal.not-in-tray', values: {} });
    expect(tellingOf(view, 0, 'nonsense:1')).toBeUndefined();
  });

  it('sounds like what happens', () => {
    expect(soundOf({ event: 'cannons-fired', rule: '', kind: 0, colours: [], faces: [] })).toBe('dice');
    expect(soundOf({ event: 'ship-destroyed', rule: '', seat: 0, ship: 1, damage: 2 })).toBe('loss');
    expect(soundOf({ event: 'passed', rule: '', seat: 0, first: false })).toBeUndefined();
  });

  it('has pictures of what happens', () => {
    const match = atEvery(4, 'art', () => undefined);
    const kinds = pictured(match, EventArt);
    for (const kind of ['acted', 'sector-flipped', 'researched', 'discovery-found', 'passed'])
      expect(kinds).toContain(kind);
    expect(renderToStaticMarkup(<GameArt />)).toContain('<svg');
  });

  it('tells newcomers how every question works', () => {
    const under = (prefix: string) =>
      Object.keys(eclipse.phrases.words.en)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort();
    expect(under('coach.')).toEqual(under('question.'));
  });
});
