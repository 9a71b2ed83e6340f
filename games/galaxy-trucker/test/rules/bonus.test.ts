import { describe, expect, it } from 'vitest';
import { CONNECTOR, E, EXHAUST, KIND, SIDES, TILE_KIND, W } from '../../src/content/tiles.ts';
import { AT, cell } from '../../src/state.ts';
import { AHEAD, BEHIND, cardTable, LEFT_OF, RIGHT_OF } from './evilTable.ts';

const START = 6;

describe('GT-21.2: Space Billiards', () => {
  const draws = { hit: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] };
  it('GT-21.2 each chooses a row and an opponent, who alone faces its meteors at once', () => {
    const t = cardTable('bc-1', { draws }).do(0, { do: 'aim', row: 2, at: 2 });
    expect(t.told('dice-rolled')).toMatchObject([{ seats: [2], large: true }]);
    expect(t.refusal(1, { do: 'aim', row: 2, at: 2 })).toBe('GT-21.2 row-taken');
    expect(t.refusal(1, { do: 'aim', row: 1, at: 1 })).toBe('GT-21.2 not-offered');
  });
  it('GT-21.2 five players: one row a second time, without its first large meteor', () => {
    const t = cardTable('bc-3', { players: 5, draws }).do(0, { do: 'aim', row: 2, at: 1 });
    t.do(1, { do: 'aim', row: 2, at: 0 });
    expect(t.told('dice-rolled').map(({ large }) => large)).toEqual([true, false, false]);
    expect(t.refusal(2, { do: 'aim', row: 2, at: 0 })).toBe('GT-21.2 row-taken');
  });
  it('GT-21.3 alone in the race nobody is hit', () => {
    const t = cardTable('bc-1', { players: 2 }).set((state) => {
      state.hyper[2] = 2;
    });
    expect(t.told('card-without-effect')).toHaveLength(1);
  });
});

describe('GT-21.4: Junkyard', () => {
  it('GT-21.4 batteries for days, moved at once', () => {
    const t = cardTable('bc-4').put(0, AHEAD, 'battery-2').do(0, { do: 'field', field: 2 });
    expect([t.tokensAt(0, AHEAD), t.positions[0]]).toEqual([0, 3]);
    expect(t.refusal(1, { do: 'field', field: 2 })).toBe('GT-21.4 field-taken');
    expect(t.do(1, 'pass').do(2, 'pass').used).toBe(true);
  });
  it('GT-9.14 a cost that cannot be paid is not offered', () => {
    expect(cardTable('bc-4').refusal(0, { do: 'field', field: 2 })).toBe('GT-21.4 no-tokens');
  });
  it('GT-21.5 tokens go to free places; GT-21.11: the rest are lost', () => {
    const t = cardTable('bc-4').put(0, AHEAD, 'battery-2').put(0, RIGHT_OF, 'battery-2');
    t.set((state) => {
      state.tokens[cell(0, AHEAD)] = 0;
    });
    t.do(0, { do: 'field', field: 3 }, { do: 'move-token', from: RIGHT_OF, to: AHEAD }, { do: 'charge', at: AHEAD });
    t.do(0, { do: 'charge', at: RIGHT_OF });
    expect([t.tokensAt(0, AHEAD), t.tokensAt(0, RIGHT_OF)]).toEqual([2, 2]);
    expect(t.crewAt(0, START)).toBe(1);
  });
  it('GT-21.12 astronauts settle in cabins or chambers, and the crew may be rearranged', () => {
    const draws = { hit: [1, 1, 1, 1] };
    const t = cardTable('bc-4', { draws }).put(0, LEFT_OF, 'cabin').put(0, RIGHT_OF, 'stasis-chamber');
    t.set((state) => {
      state.crew[cell(0, LEFT_OF)] = 0;
      state.crew[cell(0, RIGHT_OF)] = 3;
    });
    t.do(0, { do: 'field', field: 1 }, { do: 'move-crew', from: START, to: LEFT_OF }, { do: 'settle', at: RIGHT_OF });
    expect(t.refusal(0, { do: 'settle', at: RIGHT_OF })).toBe('GT-21.12 not-offered');
    t.do(0, { do: 'settle', at: START });
    expect([t.crewAt(0, START), t.crewAt(0, LEFT_OF), t.crewAt(0, RIGHT_OF)]).toEqual([2, 1, 4]);
    expect(t.state.credits[0]).toBe(2);
  });
  it('GT-21.6 five players: one field twice, every part of the reward 1 less (W-16)', () => {
    const draws = { hit: Array<number>(12).fill(1) };
    const t = cardTable('bc-6', { players: 5, draws });
    t.do(0, { do: 'field', field: 1 }).do(1, { do: 'field', field: 1 });
    expect(t.state.credits.slice(0, 2)).toEqual([4, 3]);
    expect(t.told('dice-rolled').map((event) => event.seats)).toEqual([[0], [0], [0], [1], [1], [1]]);
    expect(t.refusal(2, { do: 'field', field: 1 })).toBe('GT-21.4 field-taken');
  });
  it('GT-21.6 five players: 1 battery token less, and 1 day less, at the full cost', () => {
    const charged = cardTable('bc-6', { players: 5 });
    for (const seat of [0, 1]) {
      charged.put(seat, AHEAD, 'battery-3').put(seat, RIGHT_OF, 'battery-2');
      charged.set((state) => state.tokens.fill(0, cell(seat, 0), cell(seat + 1, 0)));
    }
    const taken = [0, 1].map((seat) => {
      charged.do(seat, { do: 'field', field: 3 });
      while (charged.asked[0].startsWith(`${seat} `)) charged.do(seat, charged.options(seat)[0]);
      return [charged.tokensAt(seat, AHEAD) + charged.tokensAt(seat, RIGHT_OF), charged.crewAt(seat, START)];
    });
    expect(taken).toEqual([
      [4, 0],
      [3, 0],
    ]);
    const fast = cardTable('bc-6', { players: 5 }).put(0, AHEAD, 'battery-3').put(1, AHEAD, 'battery-3');
    fast.do(0, { do: 'field', field: 2 }).do(1, { do: 'field', field: 2 });
    expect(fast.told('moved').map(({ days }) => days)).toEqual([5, 4]);
    expect([0, 1].map((seat) => fast.tokensAt(seat, AHEAD))).toEqual([0, 0]);
  });
});

describe('GT-21.7: Star Depot', () => {
  const depot = () => cardTable('bc-2', { draws: { depot: [0, 0, 0, 0, 0, 0] } });
  it('GT-21.7 lays 6 tiles open, and what is not taken goes back face down', () => {
    const t = depot();
    expect(t.told('depot-opened')).toHaveLength(1);
    expect(t.state.where.filter((where) => where === AT.depot)).toHaveLength(6);
    t.do(0, 'pass').do(1, 'pass').do(2, 'pass');
    expect(t.used).toBe(false);
    expect(t.state.where.includes(AT.depot)).toBe(false);
  });
  it('GT-21.9 a new cabin gets 2 humans (GT-21.8), and the taker loses a day', () => {
    const t = depot(); // the first tiles of the warehouse are cabins
    const add = t.options(0).find((action) => action.do === 'add-tile' && action.at === AHEAD);
    if (add?.do !== 'add-tile') throw new Error('no cabin fits');
    t.do(0, { do: 'add-tile', tile: `b${String(add.tile + 1).padStart(3, '0')}`, at: add.at, turn: add.turn });
    t.do(1, 'pass').do(2, 'pass');
    expect(t.parts(0)).toEqual(['cabin']);
    expect([t.crewAt(0, AHEAD), t.positions[0], t.used]).toEqual([2, -1, true]);
  });
  it('GT-21.13 what is exchanged is set aside, no lost component, with its contents to the bank', () => {
    const t = depot().put(0, BEHIND, 'battery-2');
    const replaced = t.state.ship[cell(0, BEHIND)] >> 2;
    const add = t.options(0).find((action) => action.do === 'add-tile' && action.at === BEHIND);
    if (add?.do !== 'add-tile') throw new Error('no cabin fits');
    t.do(0, { do: 'add-tile', tile: `b${String(add.tile + 1).padStart(3, '0')}`, at: add.at, turn: add.turn });
    expect(t.state.where[replaced]).toBe(AT.aside);
    expect([t.tokensAt(0, BEHIND), t.state.lostNow[0]]).toEqual([0, 0]);
  });
  it('GT-18.5 in class IA an engine points away from the direction that was chosen', () => {
    const t = cardTable('bc-2', { shipClass: 'IA', draws: { depot: [0, 0, 0, 0, 0, 0] } }).set((state) => {
      state.front[0] = E;
      for (const [tile, kind] of TILE_KIND.entries())
        if (state.where[tile] === AT.faceDown && kind !== KIND.engine) state.where[tile] = AT.removed;
    });
    const exhausts = t.options(0).flatMap((add) => (add.do === 'add-tile' ? EXHAUST[add.tile * SIDES + add.turn] : []));
    expect([...new Set(exhausts)]).toEqual([1 << W]);
  });
  it('GT-21.13 the ship must stay in one piece', () => {
    const t = depot()
      .put(0, LEFT_OF, 'structural', 0)
      .put(0, LEFT_OF - 1, 'structural');
    const offered = t
      .options(0)
      .flatMap((action) => (action.do === 'add-tile' && action.at === LEFT_OF ? [action] : []));
    expect(offered.length).toBeGreaterThan(0);
    for (const { tile, turn } of offered) {
      const placed = (tile * 4 + turn) * SIDES;
      expect(CONNECTOR[placed + E] * CONNECTOR[placed + W]).toBeGreaterThan(0);
    }
  });
});
