import { Match } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { galaxyTrucker } from '../../src/index.ts';
import { setTurnOrder } from '../../src/rules/turnBuilding.ts';
import type { T } from '../../src/state.ts';
import { AT } from '../../src/state.ts';
import { TestTable } from '../table.ts';
import { finish, look, place, setUp, shift, take, takeReserved, tile, turnOver, turns } from '../yard.ts';

const OPEN = { faceUp: ['b125', 'b113', 'b121', 'b137', 'b139'] };

/** Everybody ends a turn, without a take. */
function idleRound(t: TestTable): TestTable {
  for (let i = 0; i < t.state.players; i++) t.do(t.state.active, 'end-turn');
  return t;
}

describe('GT-4.31: the order of turns', () => {
  it('GT-4.31 in the first round in seat order from a seat drawn at random', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { state } = setUp(3, { building: 'turns' }, `order ${i}`);
      orders.add(state.order.join(' '));
      expect(state.active).toBe(state.order[0]);
    }
    expect([...orders].sort()).toEqual(['0 1 2', '1 2 0', '2 0 1']);
  });

  it('GT-4.31 later from the fewest credits to the most, each loan -12, ties in seat order', () => {
    const { state } = setUp(5, { building: 'turns' });
    Object.assign(state, { round: 1, credits: [7, 3, 15, 3, 20], loans: [0, 0, 1, 0, 2] });
    setTurnOrder({ state } as T);
    expect(state.order).toEqual([4, 1, 2, 3, 0]); // worth 7, 3, 3, 3 and -4
    expect(state.active).toBe(4);
  });

  it('GT-4.31 one after the other; finished players are skipped', () => {
    const t = turns({ players: 3 });
    const active: number[] = [];
    const next = (action: string | { do: string }) => {
      active.push(t.state.active);
      t.do(t.state.active, action);
    };
    for (const step of ['end-turn', finish(1), 'end-turn', 'end-turn']) next(step);
    next(finish(2));
    expect(active).toEqual([0, 1, 2, 0, 2]);
    expect(t.state.active).toBe(0);
  });

  it('GT-4.31 nobody builds in the turn of another', () => {
    const t = turns({ state: OPEN });
    expect(t.refusal(1, 'draw')).toBe('not-asked');
    t.do(0, take('b121'), place(t, '7,8'), 'end-turn');
    for (const action of ['draw', 'pick-up', finish(1)]) expect(t.refusal(0, action)).toBe('GT-4.31 not-your-turn'); // he is asked for piles only
  });
});

describe('GT-4.32, GT-4.33: one turn', () => {
  it('GT-4.32 up to 4 takes of any kind, one from the stash included', () => {
    const t = turns({ state: { ...OPEN, seats: { 0: { stash: ['b033'] } } } });
    t.do(0, 'draw', 'return', take('b125'), 'return', takeReserved('b033'), 'reserve', 'draw', 'return');
    for (const action of ['draw', take('b125'), takeReserved('b033')])
      expect(t.refusal(0, action)).toBe('GT-4.32 no-takes-left');
    t.do(0, 'end-turn').do(1, 'draw');
  });

  it('GT-4.32 each tile must be placed, stashed or returned before the next take', () => {
    const t = turns({ state: OPEN }).do(0, 'draw');
    expect(t.refusal(0, take('b125'))).toBe('GT-4.1 hand-full');
    t.do(0, 'reserve', take('b125'));
  });

  it('GT-4.32 only a successful take counts', () => {
    const t = turns({ state: OPEN, options: { takesPerTurn: '1' } });
    expect(t.refusal(0, take('b005'))).toBe('GT-4.18 tile-gone');
    t.do(0, take('b125'), 'return');
    expect(t.refusal(0, 'draw')).toBe('GT-4.32 no-takes-left');
  });

  it.each([1, 6])('GT-4.32 takesPerTurn may be %i', (takes) => {
    const t = turns({ options: { takesPerTurn: String(takes) } });
    for (let i = 0; i < takes; i++) t.do(0, 'draw', 'return');
    expect(t.refusal(0, 'draw')).toBe('GT-4.32 no-takes-left');
  });

  it('GT-4.32 but not 0 and not 7', () => {
    for (const takesPerTurn of ['0', '7']) expect(() => turns({ options: { takesPerTurn } })).toThrow();
  });

  it.each([
    ['turned or moved', (t: TestTable) => t.do(0, shift(t, '7,6'))],
    ['picked up and placed again', (t: TestTable) => t.do(0, 'pick-up', place(t, '7,6'))],
  ])('GT-4.33 the tile of a take may be %s once', (_, change) => {
    const t = turns({ state: OPEN });
    t.do(0, take('b121'), place(t, '7,8'));
    change(t);
    expect(t.refusal(0, shift(t, '7,8'))).toBe('GT-4.33 changed-already');
    expect(t.refusal(0, 'pick-up')).toBe('GT-4.33 changed-already');
    t.do(0, take('b137'), place(t, '6,7', 1), shift(t, '6,7', 3)); // the next take has its own change
  });

  it('GT-4.33 with no tile in hand he may end his turn at any time, which welds the tile placed last', () => {
    const t = turns({ state: OPEN }).do(0, take('b121'));
    expect(t.refusal(0, 'end-turn')).toBe('GT-4.33 hand-full');
    t.do(0, place(t, '7,8'), 'end-turn').do(1, 'end-turn');
    expect(t.refusal(0, 'pick-up')).toBe('GT-4.6 already-welded');
    expect(t.refusal(0, shift(t, '7,6'))).toBe('GT-4.6 already-welded');
  });
});

describe('GT-4.34 to GT-4.36: the end of building', () => {
  it.each([
    ['1-I', 9],
    ['1-IA', 9],
    ['2-II', 14],
    ['2-IIA', 14],
    ['3-III', 18],
    ['3-IIIA', 18],
  ])('GT-4.34 %s has %i turns of 4 takes', (round, count) => {
    expect(turns({ round }).state.turnsLeft).toEqual([count, count]);
  });

  it('GT-4.34 rounded up with other takes: 36 takes are 8 turns of 5 and 36 of 1', () => {
    expect(turns({ options: { takesPerTurn: '5' } }).state.turnsLeft[0]).toBe(8);
    expect(turns({ options: { takesPerTurn: '1' } }).state.turnsLeft[0]).toBe(36);
  });

  it('GT-4.34 a turn without a take counts', () => {
    expect(idleRound(turns({ players: 3 })).state.turnsLeft).toEqual([8, 8, 8]);
  });

  it('GT-4.35 at the end of any turn he may take any number that is left', () => {
    const t = turns({ players: 3 }).do(0, 'draw');
    expect(t.refusal(0, finish(1))).toBe('GT-4.14 hand-full');
    t.do(0, 'return', finish(3));
    expect(t.events('finished')).toMatchObject([{ seat: 0, number: 3, rule: 'GT-4.35' }]);
    expect(t.options(1, 'finish')).toEqual([finish(1), finish(2)]);
    expect(t.refusal(1, finish(3))).toBe('GT-4.18 number-gone');
  });

  it('GT-4.29 by turns, too, a number tile is final', () => {
    const t = turns({ players: 3 }).do(0, finish(2));
    expect(t.refusal(0, 'undo')).toBe('already-revealed');
    expect(t.state.number).toEqual([2, 0, 0]);
  });

  it('GT-4.35 after his last turn he must', () => {
    const t = turns();
    for (let i = 0; i < 8; i++) idleRound(t);
    t.do(0, 'draw', 'return');
    expect(t.refusal(0, 'end-turn')).toBe('GT-4.35 last-turn');
    t.do(0, finish(1)).do(1, finish(2));
    expect(t.events('building-ended')).toHaveLength(1);
  });

  it('GT-4.36 after the first number tile every other player has 2 more turns', () => {
    const t = turns({ players: 3 }).do(0, 'end-turn').do(1, finish(2));
    expect(t.state.turnsLeft).toEqual([2, 8, 2]);
    t.do(2, 'end-turn').do(0, 'end-turn');
    expect(t.refusal(2, 'end-turn')).toBe('GT-4.35 last-turn');
    t.do(2, finish(1));
    expect(t.state.turnsLeft[0]).toBe(1); // the second number tile gives no more turns
    expect(t.refusal(0, 'end-turn')).toBe('GT-4.35 last-turn');
    t.do(0, finish(3));
    expect(t.state.number).toEqual([3, 2, 1]);
  });

  it('GT-4.36 at most: who has one turn left has no more', () => {
    const t = turns({ players: 3 });
    t.state.turnsLeft = [5, 1, 4];
    t.do(0, finish(1));
    expect(t.state.turnsLeft.slice(1)).toEqual([1, 2]);
  });
});

describe('GT-4.37: looking', () => {
  const seen = (t: TestTable, viewer: number) =>
    [0, 1, 2, 3].filter((pile) => (t.view(viewer).state.piles as number[])[pile * 2] >= 0).map((pile) => pile + 1);
  const built = () => {
    const t = turns({ players: 3, state: OPEN });
    return t.do(0, take('b121'), place(t, '7,8'));
  };

  it('GT-4.37 it costs no take and welds nothing', () => {
    const t = built().do(0, look(1));
    expect(t.state.taken).toBe(1);
    t.do(0, 'pick-up', place(t, '7,6'));
  });

  it('GT-4.37 also in the turns of others, and after finishing, but only by GT-4.8', () => {
    const t = built().do(0, 'end-turn', look(1));
    expect(t.refusal(2, look(1))).toBe('not-asked');
    expect(t.refusal(1, look(1))).toBe('GT-4.8 nothing-built-yet');
    t.do(1, 'end-turn').do(2, 'end-turn').do(0, finish(1), look(2));
    expect(seen(t, 0)).toEqual([1, 2]);
    expect(t.state.active).toBe(1);
  });

  it('GT-4.37 not with a tile in hand', () => {
    const t = built().do(0, 'draw');
    expect(t.refusal(0, look(1))).toBe('GT-4.8 hand-full');
  });

  it('GT-4.37 each pile once; it then stays visible to him alone until building ends', () => {
    const t = built().do(0, look(1), look(3), 'draw');
    expect(seen(t, 0)).toEqual([1, 3]);
    expect(seen(t, 1)).toEqual([]);
    t.do(0, 'return');
    expect(t.refusal(0, look(1))).toBe('GT-4.32 not-offered');
    t.do(0, finish(1)).do(1, finish(2)).do(2, finish(3));
    expect(t.state.phase).not.toBe('build');
    expect(seen(t, 0)).toEqual([]);
  });
});

describe('GT-4.38: the turn clock', () => {
  const MINUTE = 60_000;
  /** A match whose seats have a minute for each turn; seat 0 or 1 begins, as luck has it. */
  function clocked(players = 2): TestTable {
    const options = { building: 'turns', round2: 'none', round3: 'none' };
    return new TestTable(new Match(galaxyTrucker, { players, options, seed: 'clock', clock: MINUTE }));
  }
  /** The clock of whoever is to build runs out. */
  function runOut(t: TestTable): TestTable {
    const last = t.match.log.at(-1)?.at ?? 0;
    expect(turnOver(t, t.state.active, last + MINUTE - 1)).toBe('not-yet');
    expect(turnOver(t, t.state.active, last + MINUTE)).toBe('allowed');
    return t;
  }

  it('GT-4.38 a tile in hand goes back face up and the turn ends', () => {
    const t = clocked();
    const first = t.state.active;
    t.do(first, 'draw');
    const drawn = t.state.hand[first];
    runOut(t);
    expect(t.state.where[drawn]).toBe(AT.faceUp);
    expect(t.state.active).not.toBe(first);
    expect(t.state.number).toEqual([0, 0]);
  });

  it('GT-4.38 one from the stash goes back there', () => {
    const t = clocked();
    const first = t.state.active;
    t.do(first, 'draw', 'reserve');
    const reserved = t.state.stash[first * 2];
    t.do(first, takeReserved(`b${String(reserved + 1).padStart(3, '0')}`));
    expect(runOut(t).state.where[reserved]).toBe(AT.stash + first);
    expect(tile('b005')).toBe(4);
  });

  it('GT-4.38 two turns running without a take finish him with the lowest number left', () => {
    const t = clocked(3);
    const [first, second, third] = t.state.order;
    runOut(t).do(second, finish(1)).do(third, 'end-turn');
    runOut(t);
    expect(t.state.number[first]).toBe(2);
    expect(t.state.active).toBe(third);
    expect(t.events('finished').at(-1)).toMatchObject({ seat: first, rule: 'GT-4.38' });
  });

  it.each([
    ['a take in one of them', ['draw', 'return']],
    ['a turn between them that he ended himself', ['end-turn']],
  ])('GT-4.38 not with %s', (_, steps) => {
    const t = clocked();
    const [first, second] = t.state.order;
    runOut(t)
      .do(second, 'end-turn')
      .do(first, ...steps);
    if (t.state.active === first) runOut(t);
    t.do(second, 'end-turn');
    runOut(t);
    expect(t.state.number[first]).toBe(0);
  });

  it('GT-4.38 in his last turn he finishes, too', () => {
    const t = clocked();
    const first = t.state.active;
    t.state.turnsLeft.fill(1);
    t.do(first, 'draw', 'return');
    expect(runOut(t).state.number[first]).toBe(1);
  });
});

describe('GT-4.39: no timer', () => {
  it('GT-4.39 nothing to flip, no sand, no deadline', () => {
    const t = turns();
    expect(t.refusal(0, 'flip')).toBe('GT-4.32 not-offered');
    expect([t.state.sand, t.state.flips]).toEqual([-1, 0]);
    expect(t.match.decisions(0).every(({ deadline }) => deadline === undefined)).toBe(true);
  });

  it('GT-4.39 building ends when every player has a number tile, and never by GT-4.17', () => {
    const t = turns({ players: 3 }).do(0, finish(3)).do(1, finish(1));
    expect(t.state.phase).toBe('build');
    t.do(2, finish(2));
    expect(t.events('building-ended')).toHaveLength(1);
    expect(t.events('finished').map(({ rule }) => rule)).toEqual(['GT-4.35', 'GT-4.35', 'GT-4.35']);
  });
});
