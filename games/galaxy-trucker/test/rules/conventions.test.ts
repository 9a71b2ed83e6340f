import { readFileSync } from 'node:fs';
import { Random, type Viewer } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, CLASS } from '../../src/content/boards.ts';
import { ADVENTURE_CARDS, CARDS } from '../../src/content/cards.ts';
import { TRACK_SPACES } from '../../src/content/tables.ts';
import { BASE_TILE_COUNT, E, KIND, N, S, TILE_KIND, W } from '../../src/content/tiles.ts';
import { galaxyTrucker } from '../../src/index.ts';
import { AT, flightOrder, HALF, inRace, type State, stillFlying } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP, type TestTable, table } from '../table.ts';
import { finish, live, look, place, take, tile } from '../yard.ts';

const rules = (language: string): string =>
  readFileSync(new URL(`../../rules/${language}.md`, import.meta.url), 'utf8');

/** All that a viewer can see and has heard. */
const sight = (t: TestTable, viewer: Viewer) => ({ view: t.match.view(viewer), history: t.match.history(viewer) });
const of = <K extends keyof State>(t: TestTable, viewer: Viewer, key: K) => t.view(viewer).state[key] as number[];

const ENGINES: Drawing = { ...PLAIN_SHIP, '8,8': 'engine', '7,8': 'cabin', '7,9': 'engine' };

describe('GT-0.1 to GT-0.3: edition and terms', () => {
  it('GT-0.1 the 2007 edition: 144 tiles, 60 cards, one track of 40 spaces; none of the numbers of 2021', () => {
    expect([BASE_TILE_COUNT, ADVENTURE_CARDS.length, TRACK_SPACES]).toEqual([144, 60, 40]);
    const of2007 = (kind: number) => TILE_KIND.slice(0, BASE_TILE_COUNT).filter((one) => one === kind).length;
    const counts = [KIND.cannon, KIND.doubleCannon, KIND.engine, KIND.doubleEngine].map(of2007);
    expect(counts).toEqual([23, 8, 19, 7]); // 2021: 25, 11, 21, 9
  });

  it.each([
    ['component', 'Schiffsteil', /\bcomponent/, /\bTeil/],
    ['starting cabin', 'Grundteil', /starting cabin/, /Grundteil/],
    ['warehouse', 'Lagerhalle', /warehouse/, /Lagerhalle/],
    ['stash', 'Ablagefeld', /\bstash/, /Ablagefeld|reservier/],
    ['round', 'Etappe', /\b[Rr]ound/, /Etappe/],
    ['flight board', 'Flugplan', undefined, undefined],
    ['rocket', 'Raketenfigur', /[Rr]ocket/, /Rakete/],
    ['adventure card', 'Flugkarte', /\bcard/, /karte|Karte/],
    ['flight day', 'Flugtag', /flight day/, /Flugtag/],
    ['number tile', 'Zahlen-Spielmarke', /number tile/, /Zahlen-Spielmarke/],
    ['timer', 'Sanduhr', /[Tt]imer/, /Sanduhr/],
    ['credits', 'Credits', /credits/, /Credits/],
    ['goods', 'Waren', /goods/, /Waren/],
    ['battery token', 'Energiestein', /battery token/, /Energiestein/],
    ['crew', 'Besatzung', /crew/, /Besatzung/],
    ['human', 'Astronaut', /human/, /Astronaut/],
    ['enemy', 'Feind', undefined, undefined],
    ['exposed connector', /offene[rn]? Anschl/, /exposed connector/, /offene\w* Anschl/],
    ['give up', /[Ff]lug ab/, /give up/, /[Ff]lug ab|abbrechen|gibt? auf|aufgegeben/],
    ['lost component', /verlorene\w* (?:Schiffst|T)eil/, undefined, undefined],
  ])('GT-0.2 %s is %s, in the catalogues and in what players read', (en, de, read, gelesen) => {
    expect(rules('en')).toMatch(new RegExp(en, 'i'));
    expect(rules('de')).toMatch(de);
    if (read !== undefined) expect(Object.values(galaxyTrucker.phrases.words.en).join('\n')).toMatch(read);
    if (gelesen !== undefined) expect(Object.values(galaxyTrucker.phrases.words.de).join('\n')).toMatch(gelesen);
  });

  it('GT-0.3 the front is the side away from the player: square (6, 7) lies in front of (7, 7)', () => {
    const { squares, neighbour, start } = BOARDS[CLASS.I];
    const beside = (side: number) => {
      const { row, column } = squares[neighbour[start * 4 + side]];
      return `${row},${column}`;
    };
    expect([N, S, W, E].map(beside)).toEqual(['6,7', '8,7', '7,6', '7,8']); // front, rear, left, right
  });

  it('GT-0.3 what comes from the front meets the front first, and from the left the left', () => {
    const hits = (deck: string, hit: number[]) => {
      const ships = [{ ...PLAIN_SHIP, '7,6': 'cabin', '7,8': 'cabin' }];
      const t = flight({ deck: [deck], ships, draws: { hit } }).flyOn();
      const [first] = t.events('hit').filter(({ seat }) => seat === 0);
      const { row, column } = BOARDS[CLASS.I].squares[first.at];
      return [first.side, row, column];
    };
    expect(hits('i-10', [3, 4])).toEqual([N, 6, 7]); // small from the front, column 7
    const turned = flight({ deck: ['i-10'], draws: { hit: [1, 1, 1, 1, 3, 4] } }).flyOn();
    expect(turned.events('hit').filter(({ seat }) => seat === 0)[2]).toMatchObject({ side: W });
  });
});

describe('GT-0.4 to GT-0.8: principles', () => {
  it('GT-0.4 flight order: all in the race from the leader to the last', () => {
    const t = flight({ players: 4, deck: ['i-05'], seats: [{ position: 3 }, { position: 9 }, { position: -4 }, {}] });
    expect(flightOrder(t.state)).toEqual([1, 0, 2, 3]);
    t.state.hyper[2] = 1; // seat 1 is in hyperspace
    expect(flightOrder(t.state)).toEqual([0, 2, 3]);
  });

  it('GT-0.4 it is worked out anew for the next card', () => {
    const t = flight({ deck: ['i-07', 'i-15'], ships: [PLAIN_SHIP, ENGINES] });
    expect(t.asker).toBe(0);
    t.flyOn();
    expect(t.events('strength-stated').map(({ seat, strength }) => [seat, strength])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(t.state.position).toEqual([1, 2]);
    expect([t.asked(), t.asker]).toEqual(['land', 1]);
  });

  it('GT-0.4 inside a pass it stays: who is overtaken has acted already', () => {
    const t = flight({ players: 3, deck: ['i-07'], ships: [PLAIN_SHIP, ENGINES, ENGINES] }).flyOn();
    expect(t.events('strength-stated').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('GT-0.5 in the race: launched, not given up, not in hyperspace; still flying: in the race or in hyperspace', () => {
    const both = ({ state }: TestTable) => [inRace(state, 0), stillFlying(state, 0)];
    expect(both(table())).toEqual([false, false]); // not launched
    const t = flight({ deck: ['i-05'] });
    expect(both(t)).toEqual([true, true]);
    t.state.hyper[0] = 2;
    expect(both(t)).toEqual([false, true]);
    t.state.half[0] = HALF.gaveUp;
    expect(both(t)).toEqual([false, false]);
  });

  it.each([
    ['1-III', 8, 1, 2, 4, 11],
    ['2-I', 12, 2, 3, 8, 5],
    ['3-II', 16, 3, 4, 12, 8],
  ])(
    'GT-0.6 %s: the level says %i cards, %i flips, gaps of %i and a reward of %i, the class an insurance of %i',
    (round, cards, flips, gap, reward, insurance) => {
      const t = live({ round });
      expect([t.state.piles.length, t.state.flips]).toEqual([cards, flips]);
      t.do(0, finish(1)).do(1, finish(2));
      expect(t.events('launched')).toMatchObject([{ positions: [0, -gap] }]);
      const lost = Array.from({ length: 20 }, (_, i) => `b${String(90 + i).padStart(3, '0')}`);
      const over = flight({ round, deck: [], seats: [{ lost, credits: 30 }] });
      const credits = (line: string) =>
        over.events('ledger-line').find((one) => one.seat === 0 && one.line === line)?.credits;
      expect([credits('finish'), credits('losses')]).toEqual([reward, -insurance]);
    },
  );

  it.each([
    ['3.5', { '6,8': 'structural' }, 7, 'lost'],
    ['4.5', { '6,8': 'cannon' }, 9, 'won'],
    ['4', { '6,8': 'cannon', '8,6': 'cabin' }, 8, 'draw'],
  ])('GT-0.7 a cannon strength of %s against 4 is compared exactly', (_, parts, doubled, result) => {
    const fighter: Drawing = {
      ...{ '7,7': 'start-cabin', '7,6': 'structural', '7,8': 'structural', '8,7': 'cabin', '8,6': 'cannon:w' },
      ...{ '6,6': 'cannon', '7,5': 'cannon', '7,9': 'cannon' },
      ...(parts as Drawing),
    };
    const t = flight({ deck: ['i-02'], ships: [fighter] }).flyOn();
    expect(t.events('enemy-fought')[0]).toMatchObject({ seat: 0, strength: doubled, enemy: 8, result });
  });

  const HOLDS: Drawing = { ...PLAIN_SHIP, '7,8': 'special-hold-2' };
  const landing = (limitedGoods: boolean) => {
    const options = { limitedGoods };
    const t = flight({ deck: ['i-13'], ships: [HOLDS, PLAIN_SHIP], options, state: { bank: { red: 1 } } }).flyOn();
    t.do(0, { do: 'land', planet: 1 });
    while (t.options(0, 'load').length > 0) t.do(0, t.options(0, 'load')[0]);
    t.all('load', 'loaded').do(1, { do: 'land', planet: 2 });
    return t.events('goods-offered').map(({ goods }) => goods);
  };

  it('GT-0.8 if a colour runs out, those ahead take first and the rest get nothing for it', () => {
    expect(landing(true)).toEqual([
      [1, 0, 0, 0], // of two red goods
      [0, 0, 0, 2], // of a red and two blue ones
    ]);
  });

  it('GT-0.8 the option limitedGoods can be switched off; it is on by default', () => {
    expect(landing(false)).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 2],
    ]);
    expect(table().state.limitedGoods).toBe(true);
  });

  it('GT-0.8 goods in the box, 2 more of each colour with the expansion', () => {
    expect(table().state.bankGoods).toEqual([12, 17, 13, 14]);
    expect(table({ options: { newTechnology: true } }).state.bankGoods).toEqual([14, 19, 15, 16]);
  });

  it('GT-0.8 credits, astronauts and battery tokens never run out: the bank only counts what it gave', () => {
    const t = flight({ players: 4, deck: [] });
    expect(t.state.bankCredits).toBe(-t.state.credits.reduce((a, b) => a + b, 0));
    expect(t.state.bankCredits).toBeLessThan(-9);
    expect(t.state.bankHumans).toBeLessThan(0);
  });
});

describe('GT-0.9 to GT-0.11: who knows what', () => {
  it.each([0, 1, -1])(
    'GT-0.9 ships, stashes, losses, positions, money, numbers and roles are public, for viewer %i',
    (viewer) => {
      const ship: Drawing = { ...PLAIN_SHIP, '7,8': ['special-hold-1', { goods: { red: 1 } }], '7,6': 'battery-2' };
      const t = flight({
        deck: ['i-05', 'i-07', 'i-15'],
        ships: [ship],
        seats: [{ stash: ['b137'], lost: ['b139'], credits: 4, loans: 1, role: 'lawyer' }],
        state: { faceUp: ['b138'] },
      });
      const { state } = t.view(viewer);
      for (const key of ['ship', 'crew', 'tokens', 'goods', 'stash', 'position', 'number'] as const)
        expect(state[key]).toEqual(t.state[key]);
      for (const key of ['credits', 'loans', 'role'] as const) expect(state[key]).toEqual(t.state[key]);
      expect(of(t, viewer, 'where')[tile('b139')]).toBe(AT.lost);
      expect(of(t, viewer, 'where')[tile('b138')]).toBe(AT.faceUp);
      expect(state.deck).toBe(3);
      t.flyOn();
      expect(t.view(viewer).state.deck).toBe(0);
      const resolved = ['i-05', 'i-07', 'i-15'].map((id) => CARDS.findIndex((card) => card.id === id));
      expect(resolved.map((card) => of(t, viewer, 'shown')[card])).toEqual([2, 2, 2]);
    },
  );

  it('GT-0.10 hidden from all: face-down and removed tiles, the fourth pile', () => {
    const t = live({ options: { newTechnology: true } });
    for (const viewer of [0, 1, -1]) {
      for (const place of [AT.faceDown, AT.removed]) expect(of(t, viewer, 'where')).not.toContain(place);
      expect(of(t, viewer, 'piles')).toEqual(Array(8).fill(-1));
      expect(t.view(viewer).state.used).toBeUndefined();
    }
  });

  it('GT-0.10 the order of the flight deck: no viewer can tell two of them apart', () => {
    const [left, right] = [
      ['i-05', 'i-07'],
      ['i-07', 'i-05'],
    ].map((deck) => flight({ deck }));
    for (const viewer of [0, 1, -1]) expect(sight(left, viewer)).toEqual(sight(right, viewer));
  });

  it('GT-0.10 an open pile, from those who have not looked at it', () => {
    const t = live({ state: { faceUp: ['b121'] } });
    t.do(0, take('b121'), place(t, '7,8'), look(2));
    expect(of(t, 0, 'piles').slice(2, 4)).toEqual(t.state.piles.slice(2, 4));
    for (const viewer of [1, -1]) expect(of(t, viewer, 'piles')).toEqual(Array(8).fill(-1));
  });

  it('GT-0.10 a tile in hand that was drawn face down, from all but its owner', () => {
    const [left, right] = [4, 90].map((drawn) => live({ draws: { tile: [drawn] } }).do(0, 'draw'));
    for (const viewer of [1, -1]) expect(sight(left, viewer)).toEqual(sight(right, viewer));
    expect(sight(left, 0)).not.toEqual(sight(right, 0));
  });

  it('GT-0.10 Evil Machinations in hand or chosen, and what is chosen before all are in', () => {
    const plotting = (choice: number) => {
      const t = table({ options: { evilMachinations: true } });
      return t.do(0, t.options(0, 'plot')[choice]);
    };
    const [left, right] = [plotting(0), plotting(3)];
    for (const viewer of [1, -1]) expect(sight(left, viewer)).toEqual(sight(right, viewer));
    for (const t of [left, right]) t.do(1, t.options(1, 'plot')[0]);
    for (const viewer of [1, -1]) expect(sight(left, viewer)).toEqual(sight(right, viewer));
    expect(sight(left, 0)).not.toEqual(sight(right, 0));
    expect(of(left, 1, 'evil').filter((where) => where > 0)).toHaveLength(4);
    expect(of(left, -1, 'evil').every((where) => where === 0)).toBe(true);
  });

  const looked = () => {
    const t = live({ state: { faceUp: ['b121'] } });
    t.do(0, take('b121'), place(t, '7,8'), look(2));
    const cards = t.state.piles.slice(2, 4);
    return { t, cards };
  };

  it('GT-0.11 a pile once looked at stays known to the seat, bots included, for the rest of the round', () => {
    const { t, cards } = looked();
    t.do(0, finish(1)).do(1, finish(2));
    expect(cards.map((card) => of(t, 0, 'shown')[card])).toEqual([1, 1]);
    expect(cards.map((card) => of(t, 1, 'shown')[card])).toEqual([0, 0]);
    const decks = (seat: number) =>
      Array.from({ length: 12 }, (_, i) => t.match.simulator(seat).fork(Random.fromSeed(`${i}`)).state.deck);
    expect(decks(0).every((deck) => cards.every((card) => deck.includes(card)))).toBe(true);
    expect(decks(1).every((deck) => cards.every((card) => deck.includes(card)))).toBe(false);
  });

  it('GT-0.11 a returned tile stays known, too: it is none of those removed', () => {
    const t = live({ options: { newTechnology: true } }).do(0, 'draw');
    const drawn = t.state.hand[0];
    expect([of(t, 0, 'seen')[drawn], of(t, 1, 'seen')[drawn]]).toEqual([1, 0]);
    t.do(0, 'return');
    expect([of(t, 0, 'seen')[drawn], of(t, 1, 'seen')[drawn]]).toEqual([2, 2]);
  });

  it('GT-0.11 the cards of a pile are shown again only during building', () => {
    const { t } = looked();
    t.do(0, 'draw', 'return', look(2));
    expect(of(t, 0, 'piles').filter((card) => card >= 0)).toHaveLength(2);
    t.do(0, finish(1)).do(1, finish(2));
    expect(of(t, 0, 'piles').every((card) => card < 0)).toBe(true);
    expect(t.refusal(0, look(2))).not.toBe('allowed');
  });
});
