import { describe, expect, it } from 'vitest';
import { CARDS, FRONT } from '../../src/content/cards.ts';
import { TILES } from '../../src/content/tiles.ts';
import { AT } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP, type TestTable } from '../table.ts';

const OPTIONS = { bonusCards: true, newTechnology: true };
const MISS = [1, 1];
const BILLIARDS = 'bc-1';
const DEPOT = 'bc-2';
const JUNKYARD = 'bc-4';
const NEXT = 'i-05';

type Setting = Partial<Parameters<typeof flight>[0]>;

/** A flight with this bonus card revealed. */
function revealed(card: string, { players = 2, options = {}, ...rest }: Setting = {}): TestTable {
  const t = flight({ deck: [card, NEXT], players, ...rest, options: { ...OPTIONS, ...options } });
  while (t.asked() === 'fly-on' && t.events('card-revealed').length === 0) t.do(t.asker, 'fly-on');
  return t;
}

describe('GT-21: bonus cards', () => {
  it('GT-21.1 two per level: one event, one opportunity', () => {
    const bonus = CARDS.filter((card) => card.bonus).map(({ level, kind }) => [level, kind]);
    expect(bonus).toEqual([
      [1, 'space-billiards'],
      [1, 'star-depot'],
      [2, 'space-billiards'],
      [2, 'junkyard'],
      [3, 'space-billiards'],
      [3, 'junkyard'],
    ]);
  });
});

describe('GT-21.2: Space Billiards, in flight', () => {
  it('GT-21.2 one player may be chosen several times', () => {
    const t = revealed(BILLIARDS, { players: 3, draws: { hit: [...MISS, ...MISS, ...MISS, ...MISS] } });
    t.do(0, { do: 'aim', row: 1, at: 2 }).do(1, { do: 'aim', row: 2, at: 2 });
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[2], [2], [2]]);
  });
  it('GT-21.3 with more rows than players the rest are unused', () => {
    const t = revealed(BILLIARDS, { draws: { hit: [...MISS, ...MISS, ...MISS] } });
    t.do(0, { do: 'aim', row: 1, at: 1 }).do(1, { do: 'aim', row: 2, at: 0 });
    expect(t.events('row-aimed')).toHaveLength(2);
    expect(t.asked()).toBe('fly-on');
  });
  it('GT-21.10 choosing is compulsory', () => {
    const t = revealed(BILLIARDS);
    expect(t.options(0).every((option) => option.do === 'aim')).toBe(true);
    expect(t.refusal(0, 'pass')).toBe('GT-21.2 not-offered');
  });
  it('GT-21.10 a ship may jump only when the card is revealed', () => {
    const jumper: Drawing = {
      ...PLAIN_SHIP,
      '8,6': 'structural',
      '9,6': 'engine-booster',
      '9,5': 'engine',
      '7,8': 'battery-2',
    };
    const t = revealed(BILLIARDS, {
      players: 3,
      ships: [undefined, undefined, jumper],
      draws: { hit: [...MISS, ...MISS] },
    });
    expect([t.asker, t.asked()]).toEqual([2, 'jump']);
    t.do(2, 'stay').do(0, { do: 'aim', row: 1, at: 2 });
    expect([t.asker, t.asked()]).toEqual([1, 'space-billiards']);
    expect(t.options(2, 'jump')).toEqual([]);
  });
});

describe('GT-21.4: Junkyard, in flight', () => {
  it('GT-21.4 in flight order each takes one free field or passes, and pays at once', () => {
    const t = revealed(JUNKYARD, { draws: { hit: [...MISS, ...MISS, ...MISS, ...MISS] } });
    t.do(0, { do: 'field', field: 4 }); // meteors at him alone
    expect(t.events('dice-rolled')).toMatchObject([{ seats: [0], large: true, from: FRONT }, { seats: [0] }]);
    expect([t.state.credits[0], t.asker]).toEqual([5, 1]);
    expect(t.refusal(1, { do: 'field', field: 4 })).toBe('GT-21.4 field-taken');
  });
  it('GT-21.11 the reward is taken even if the cost took the last human, then he gives up', () => {
    const t = revealed(JUNKYARD, {
      ships: [{ '7,7': ['start-cabin', { humans: 1 }], '7,6': ['battery-2', { tokens: 1 }] }],
    });
    t.do(0, { do: 'field', field: 3 }).do(1, 'pass'); // 1 crew for 3 tokens, of which 1 finds room
    expect(t.tokensAt(0, '7,6')).toBe(2);
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, forced: true }]);
  });
  it('GT-21.5 astronauts do not board luxury cabins', () => {
    const t = revealed(JUNKYARD, {
      ships: [{ '7,7': ['start-cabin', { humans: 1 }], '7,6': ['luxury-cabin', { humans: 0 }] }],
      draws: { hit: [...MISS, ...MISS] },
    });
    t.do(0, { do: 'field', field: 1 }); // 2 astronauts
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '7,6')]).toEqual([2, 0]);
  });
});

describe('GT-21.7: Star Depot, in flight', () => {
  const depot = (setting: Setting = {}) => revealed(DEPOT, setting);
  /** Numbers to draw these tiles with, among those in the warehouse. */
  const numbers = (wanted: readonly string[], setting: Setting): number[] => {
    const { state } = flight({ deck: [DEPOT], ...setting, options: { ...OPTIONS, ...setting.options } });
    const heap = state.where.flatMap((where, tile) => (where === AT.faceDown || where === AT.faceUp ? [tile] : []));
    return wanted.map((id) => {
      const at = heap.findIndex((tile) => TILES[tile].id === id);
      if (at < 0) throw new Error(`${id} is not in the warehouse`);
      heap.splice(at, 1);
      return at;
    });
  };
  const offering = (wanted: readonly string[], { state = { faceUp: wanted }, ...rest }: Setting = {}) => {
    const setting = { state, ...rest };
    return depot({ ...setting, draws: { depot: numbers(wanted, setting) } });
  };
  const add = (t: TestTable, tile: string, at: string) => {
    const action = t.options(0, 'add-tile').find((option) => option.tile === tile && option.at === t.square(at));
    if (action === undefined) throw new Error(`${tile} does not fit on ${at}`);
    return t.do(0, action);
  };

  it('GT-21.7 each may take one tile and add it by the building rules, or replace a component', () => {
    const t = offering(['b137']);
    expect(t.events('depot-opened')[0].tiles).toHaveLength(6);
    const squares = new Set(t.options(0, 'add-tile').map(({ at }) => at));
    expect(squares.has(t.square('7,6')) && squares.has(t.square('8,7'))).toBe(true); // free, and taken
    add(t, 'b137', '7,6');
    expect([t.asker, t.asked()]).toEqual([1, 'star-depot']);
    expect(t.options(1, 'add-tile').some(({ tile }) => tile === 'b137')).toBe(false);
  });
  it('GT-21.8 a cabin joined to a life support may take an alien instead of humans', () => {
    const t = offering(['b005'], { ships: [{ '7,7': 'start-cabin', '7,6': 'b026', '6,7': 'cannon' }] });
    add(t, 'b005', '7,5');
    expect(t.asked()).toBe('new-cabin');
    t.do(0, { do: 'board-alien', at: '7,5', alien: 'brown' });
    expect(t.crewAt(0, '7,5')).toBe(3);
  });
  it('GT-21.8 a new life support does not change the crew of cabins', () => {
    const t = offering(['b021'], { ships: [{ '7,7': 'start-cabin', '7,6': 'b006' }] });
    add(t, 'b021', '7,5');
    expect(t.events('tile-added')).toHaveLength(1);
    expect([t.asker, t.crewAt(0, '7,6')]).toEqual([1, 2]);
  });
  it('GT-21.9 everyone who took a tile loses 1 day', () => {
    const t = offering(['b137']);
    add(t, 'b137', '7,6');
    t.do(1, 'pass');
    expect(t.events('moved')).toMatchObject([{ seat: 0, days: -1, rule: 'GT-21.9' }]);
  });
  it('GT-21.14 days are lost when all have chosen, rearmost first', () => {
    const t = offering(['b137', 'b138']);
    add(t, 'b137', '7,6');
    expect(t.events('moved')).toEqual([]);
    const second = t.options(1, 'add-tile').find(({ tile }) => tile === 'b138');
    t.do(1, second ?? 'pass');
    expect(t.events('moved').map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it('GT-21.14 a stasis chamber gets 4 sleepers, a luxury cabin 1 human', () => {
    const chamber = offering(['e06']);
    add(chamber, 'e06', '7,6');
    expect(chamber.crewAt(0, '7,6')).toBe(4);
    const luxury = offering(['e03']);
    add(luxury, 'e03', '7,6');
    expect(luxury.crewAt(0, '7,6')).toBe(1);
  });
  it('GT-21.13 crew of an exchanged cabin is lost', () => {
    const t = offering(['b137', 'b138', 'b139', 'b140']);
    const exchange = t.options(0, 'add-tile').find(({ at }) => at === t.square('8,7'));
    t.do(0, exchange ?? 'pass');
    expect(t.events('crew-lost')).toMatchObject([{ seat: 0, humans: 2 }]);
    expect(t.state.where.filter((where) => where === AT.lost)).toEqual([]);
  });
  it('GT-21.13 an alien whose life support is exchanged is lost', () => {
    const ship: Drawing = {
      '7,7': 'start-cabin',
      '7,6': ['b006', { alien: 'brown' }],
      '7,5': 'life-support-brown',
    };
    const t = offering(['b137', 'b138', 'b139', 'b140'], { ships: [ship] });
    t.do(0, t.options(0, 'add-tile').find(({ at }) => at === t.square('7,5')) ?? 'pass');
    expect(t.events('crew-lost')).toMatchObject([{ seat: 0, from: t.square('7,6'), humans: 0 }]);
    expect(t.crewAt(0, '7,6')).toBe(0);
  });
  it('GT-21.15 it offers tiles of the warehouse, face up or down, and they go back face down', () => {
    const t = offering(['b137', 'b138'], { state: { faceUp: ['b138'] }, options: { newTechnology: false } });
    const { tiles } = t.events('depot-opened')[0];
    expect(tiles.slice(0, 2).map((tile) => TILES[tile].id)).toEqual(['b137', 'b138']);
    t.all('star-depot', 'pass');
    expect(tiles.every((tile) => t.state.where[tile] === AT.faceDown)).toBe(true);
  });
});
