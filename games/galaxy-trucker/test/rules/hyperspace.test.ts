import { describe, expect, it } from 'vitest';
import { WHOLE_SHIP } from '../../src/nouns.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';

const MISS = [1, 1];
const options = { newTechnology: true };
const fly = (setting: Parameters<typeof flight>[0]) => flight({ options, ...setting }).flyOn();

const STARDUST = 'i-04';
const OPEN_SPACE = 'i-05';
const PIRATES = 'i-03';
const SABOTAGE = 'iii-04';
const METEORS = 'i-10'; // four small ones

const jumper: Drawing = {
  ...{ '7,7': 'start-cabin', '7,8': 'engine-booster', '8,8': 'engine', '7,6': 'battery-3', '8,7': 'cabin' },
};
const doubleJumper: Drawing = { ...jumper, '8,8': 'double-engine' };
const jump = { do: 'jump', booster: '7,8', engine: '8,8' };

describe('GT-16.30, GT-16.31: jumping', () => {
  it('GT-16.30 one battery boosts an engine, which is destroyed', () => {
    const t = fly({ ships: [jumper], deck: [STARDUST, STARDUST] }).do(0, jump);
    expect([t.tokensAt(0, '7,6'), t.has(0, '8,8'), t.has(0, '7,8'), t.lost(0)]).toEqual([2, false, true, 1]);
    expect(t.events('part-lost')).toMatchObject([{ how: 'destroyed', rule: 'GT-16.30' }]);
  });
  it('GT-16.30 a double engine costs 2, and cannot be boosted with 1', () => {
    const t = fly({ ships: [doubleJumper], deck: [STARDUST, STARDUST] }).do(0, jump);
    expect(t.tokensAt(0, '7,6')).toBe(1);
    const poor: Drawing = { ...doubleJumper, '7,6': ['battery-3', { tokens: 1 }] };
    expect(fly({ ships: [poor], deck: [STARDUST] }).asked()).toBe('over'); // nobody was asked
  });
  it('GT-16.30 the engine must be joined to the booster', () => {
    const apart: Drawing = { ...PLAIN_SHIP, '7,8': 'engine-booster', '7,6': 'battery-2' };
    expect(fly({ ships: [apart], deck: [STARDUST] }).asked()).toBe('over');
  });
  it('GT-16.31 right after a card is revealed, in flight order', () => {
    const t = fly({ ships: [jumper, jumper], deck: [METEORS, STARDUST], draws: { hit: Array(8).fill(1) } });
    expect([t.asked(), t.asker, t.events('dice-rolled').length]).toEqual(['jump', 0, 0]);
    expect(t.do(0, 'stay').asker).toBe(1);
    t.do(1, jump);
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual(Array(4).fill([0]));
  });
  it('W-6 (GT-16.31) after the first meteor has been rolled it is too late', () => {
    const ship: Drawing = { ...jumper, '8,6': 'shield:n' };
    const t = fly({ ships: [ship], deck: [METEORS], draws: { hit: [3, 4, ...MISS, ...MISS, ...MISS] } }).do(0, 'stay');
    expect([t.asked(), t.events('dice-rolled').length]).toEqual(['defend', 1]);
    expect(t.refusal(0, jump)).toBe('GT-11.15 not-offered');
    expect(t.do(0, 'take-hit').events('jumped')).toEqual([]);
  });
  it('GT-16.31 not before a card is revealed, nor in its other questions', () => {
    const t = flight({ options, ships: [jumper], deck: ['i-13'] });
    expect(t.refusal(0, jump)).toBe('GT-13.1 not-offered');
    t.flyOn().do(0, 'stay');
    expect([t.asked(), t.refusal(0, jump)]).toEqual(['land', 'GT-12.2 not-offered']);
  });
  it('GT-16.31 instead of stating engines', () => {
    const t = fly({ ships: [jumper], deck: [OPEN_SPACE, STARDUST] }).do(0, 'stay');
    expect(t.asked()).toBe('state-strength');
    t.do(0, jump);
    expect([t.strengths(0), t.state.position]).toEqual([[], [0, -1]]);
  });
  it('GT-16.31 instead of stating cannons', () => {
    const t = fly({ ships: [jumper], deck: [PIRATES, STARDUST], draws: { hit: Array(6).fill(1) } }).do(0, 'stay', jump);
    expect(t.events('enemy-fought').map(({ seat }) => seat)).toEqual([1]);
  });
  it('GT-16.31 instead of having the crew counted', () => {
    const t = fly({ ships: [jumper], deck: [SABOTAGE, STARDUST] }).do(0, 'stay');
    expect([t.asked(), t.events('crew-stated')]).toEqual(['jump', []]);
    t.do(0, jump);
    expect(t.events('crew-stated').map(({ seat }) => seat)).toEqual([1]);
  });
  it('GT-16.31 not after a player behind has stated', () => {
    const t = fly({ ships: [jumper, jumper], deck: [SABOTAGE], draws: { sabotage: Array(12).fill(1) } });
    t.do(0, 'stay').do(1, 'stay').do(0, 'stay');
    expect([t.asker, t.refusal(0, jump)]).toEqual([1, 'not-asked']);
  });
});

describe('GT-16.32 to GT-16.37: in hyperspace', () => {
  it('GT-16.32 the ship ignores this card and the next, does not move, and is back after it', () => {
    const t = fly({ ships: [jumper], deck: [STARDUST, OPEN_SPACE, STARDUST] }).do(0, jump);
    expect([t.asked(), t.asker]).toEqual(['fly-on', 1]); // the other alone is asked
    t.do(1, 'fly-on');
    expect(t.state.position[0]).toBe(0);
    expect(t.events('returned')).toMatchObject([{ seat: 0 }]);
    t.flyOn();
    expect(t.events('moved').filter(({ seat }) => seat === 0)).toHaveLength(1);
  });
  it('GT-16.33 on the last card it counts as giving up', () => {
    const t = fly({ ships: [jumper], deck: [STARDUST] }).do(0, jump);
    expect([t.asked(), t.ledger(0, 'finish'), t.ledger(1, 'finish')]).toEqual(['over', 0, 4]);
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, forced: true, rule: 'GT-14.11' }]);
  });
  it('GT-16.33 goods are then sold for half', () => {
    const ship: Drawing = { ...jumper, '6,7': ['hold-2', { goods: { yellow: 1, green: 1 } }] };
    const t = fly({ ships: [ship], deck: [STARDUST] }).do(0, jump);
    expect(t.ledger(0, 'goods')).toBe(3);
  });
  it('GT-16.33 on the last but one it does not', () => {
    const t = fly({ ships: [jumper], deck: [STARDUST, STARDUST] })
      .do(0, jump)
      .flyOn();
    expect([t.asked(), t.ledger(0, 'finish'), t.events('gave-up')]).toEqual(['over', 4, []]);
  });
  it('GT-16.34 Evil Machinations can be avoided', () => {
    const t = fly({ ships: [jumper], deck: ['em-03', STARDUST] }).do(0, jump); // Rear Ambush
    expect([t.events('chosen-as-worst'), t.strengths(0)]).toEqual([[], []]);
  });
  it('GT-16.34 except Traffic Jam, which also moves ships in hyperspace', () => {
    const t = fly({ ships: [undefined, jumper], seats: [{ position: 10 }], deck: ['em-02', STARDUST] }).do(1, jump);
    expect(t.state.position[0] - t.state.position[1]).toBe(1);
  });
  it('GT-16.35 the next ship is the leader now', () => {
    const t = fly({ players: 3, ships: [jumper], deck: ['i-16', STARDUST], draws: { hit: [...MISS, ...MISS] } });
    t.do(0, jump);
    expect(t.events('chosen-as-worst')).toMatchObject([{ seat: 1 }, { seat: 2 }]); // a tie: the one further ahead
  });
  it('W-5 (GT-16.35) pirates attack the others as if he were not there; then Sabotage has no effect', () => {
    const draws = { hit: Array(6).fill(1) };
    const t = fly({ ships: [doubleJumper], deck: [PIRATES, SABOTAGE, STARDUST], draws }).do(0, jump);
    expect([t.tokensAt(0, '7,6'), t.has(0, '8,8')]).toEqual([1, false]);
    expect(t.events('enemy-fought').map(({ seat }) => seat)).toEqual([1]);
    t.do(1, 'fly-on');
    expect([t.events('chosen-as-worst'), t.events('returned').length]).toEqual([[], 1]);
    expect([t.asked(), t.asker]).toEqual(['fly-on', 0]);
  });
  it('W-7 (GT-12.17) both players behind jump at the engines, and the leader is alone', () => {
    const leader: Drawing = {
      ...{ '7,7': 'start-cabin', '8,7': 'cabin', '9,7': 'double-engine', '8,6': 'structural', '9,6': 'double-engine' },
      ...{ '8,8': 'structural', '9,8': 'double-engine', '8,9': 'engine', '7,6': 'battery-3', '7,8': 'battery-3' },
      ...{ '6,7': 'cannon' },
    };
    const second: Drawing = {
      ...{ '7,7': 'start-cabin', '8,7': 'engine-booster', '8,6': 'engine', '8,8': 'battery-2', '6,7': 'cannon' },
      ...{ '7,6': ['hold-2', { goods: { blue: 2 } }] as const, '7,8': ['hold-2', { goods: { blue: 2 } }] as const },
    };
    const third: Drawing = {
      ...{ '7,7': 'start-cabin', '8,7': 'engine-booster', '8,6': 'engine' },
      ...{ '6,7': 'cabin', '7,8': 'cabin', '7,9': 'battery-2' },
    };
    const away = { do: 'jump', booster: '8,7', engine: '8,6' };
    const t = fly({
      players: 3,
      round: '3-III',
      ships: [leader, second, third],
      deck: ['iii-16', OPEN_SPACE, STARDUST],
    });
    t.do(1, 'stay').do(2, 'stay'); // the reveal
    t.do(1, 'stay').do(2, 'stay'); // crew: the second loses 4 goods
    t.do(1, { do: 'lose-good', from: '7,6' }, { do: 'lose-good', from: '7,6' });
    t.do(1, 'state').do(2, 'state'); // cannons: the third loses 4 crew
    for (const from of ['6,7', '6,7', '7,8', '7,8']) t.do(2, { do: 'lose-crew', from });
    for (const part of ['9,6', '9,7', '9,8']) {
      t.do(0, { do: 'power', part });
      if (t.asked() === 'take-token') t.do(0, { do: 'take-token', from: '7,6' });
    }
    expect([t.strengths(0).at(-1), t.asker]).toEqual([7, 1]); // he must decide before the third
    t.do(1, away).do(2, away);
    expect(t.events('chosen-as-worst').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(t.events('dice-rolled')).toEqual([]);
    t.do(0, 'fly-on');
    for (const part of ['9,6', '9,7', '9,8']) {
      t.do(0, { do: 'power', part });
      if (t.asked() === 'take-token') t.do(0, { do: 'take-token', from: '7,8' });
    }
    expect(t.state.position).toEqual([7, -2, -4]);
    expect(t.events('gave-up')).toEqual([]); // the third has no engine left, and is spared
  });
  it('GT-16.36 a ship in hyperspace is lapped only when it returns', () => {
    const seats = [{ position: 50 }, { position: 0 }];
    const t = fly({
      ships: [undefined, jumper],
      seats,
      deck: [METEORS, METEORS, STARDUST],
      draws: { hit: Array(16).fill(1) },
    });
    t.do(1, jump);
    expect(t.events('gave-up')).toEqual([]);
    t.flyOn();
    expect(t.events('gave-up')).toMatchObject([{ seat: 1, rule: 'GT-13.3' }]);
  });
  it('GT-16.37 the second card may be of any kind: an Evil Machination', () => {
    const t = fly({ ships: [jumper], deck: [STARDUST, 'em-03', STARDUST] }).do(0, jump);
    t.do(1, 'fly-on');
    expect([t.events('returned').length, t.strengths(0)]).toEqual([1, []]);
  });
  it('GT-16.37 with Déjà Vu the second pass counts too, and the flight has not ended before it', () => {
    const draws = { hit: Array(16).fill(1) };
    const t = fly({ ships: [jumper], roads: ['rr-04'], deck: [METEORS], draws })
      .do(0, jump)
      .flyOn();
    expect([t.asked(), t.events('gave-up'), t.ledger(0, 'finish')]).toEqual(['over', [], 4]);
    expect(t.events('card-revealed')).toHaveLength(2);
  });
});

describe('GT-16.40, GT-16.41', () => {
  /** The engine joins the starting cabin, the booster and a cabin. */
  const fragile: Drawing = {
    ...{ '7,7': ['start-cabin', { humans: 0 }] as const, '7,8': 'b074', '6,8': 'engine-booster', '7,9': 'cabin' },
    ...{ '7,6': 'battery-2' },
  };
  it('GT-16.40 what falls off through the lost engine is settled at once', () => {
    const t = fly({ ships: [fragile], deck: [METEORS, STARDUST], draws: { hit: Array(8).fill(1) } });
    t.do(0, { do: 'jump', booster: '6,8', engine: '7,8' });
    expect([t.asked(), t.asker, t.events('dice-rolled')]).toEqual(['keep', 0, []]);
    t.do(0, { do: 'keep', at: '7,9' });
    expect([t.lost(0), t.events('gave-up')]).toEqual([4, []]);
  });
  it('GT-16.40 without an awake human the ship gives up at the end of the card', () => {
    const t = fly({ ships: [fragile], deck: [METEORS, STARDUST], draws: { hit: Array(8).fill(1) } });
    t.do(0, { do: 'jump', booster: '6,8', engine: '7,8' }, { do: 'keep', at: '7,6' });
    const told = t.match.trueHistory.flat().map(({ event }) => event);
    expect(told.indexOf('gave-up')).toBeGreaterThan(told.lastIndexOf('hit'));
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, forced: true }]);
  });
  it('GT-16.40 one booster is enough', () => {
    const two: Drawing = { ...jumper, '6,7': 'engine-booster' };
    const t = fly({ ships: [two], deck: [STARDUST, STARDUST] }).do(0, jump);
    expect([t.events('jumped').length, t.asker]).toEqual([1, 1]);
  });
  it('GT-16.41 who was beaten by pirates cannot escape their shots', () => {
    const t = fly({ ships: [jumper], deck: [PIRATES], draws: { hit: Array(6).fill(1) } }).do(0, 'stay', 'state');
    expect([t.events('enemy-fought')[0].result, t.events('jumped')]).toEqual(['lost', []]);
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual(Array(3).fill([0, 1]));
  });
  it('GT-16.41 who has begun to power something no longer jumps', () => {
    const ship: Drawing = { ...jumper, '6,7': 'double-cannon', '6,6': 'structural', '7,5': 'double-cannon' };
    const t = fly({ ships: [ship], deck: [PIRATES], draws: { hit: Array(6).fill(1) } }).do(0, 'stay');
    t.do(0, { do: 'power', part: '6,7' });
    expect([t.asked(), t.refusal(0, jump)]).toEqual(['state-strength', 'GT-10.4 not-offered']);
  });
  it('GT-16.41 but on the next line of a Combat Zone he has a window again', () => {
    const t = fly({ ships: [jumper], deck: ['i-16', STARDUST], draws: { hit: [...MISS, ...MISS] } });
    t.do(0, 'stay', 'stay'); // the reveal, the crew
    t.all('lose-crew', { do: 'lose-crew', from: '8,7' });
    expect([t.asked(), t.asker]).toEqual(['state-strength', 0]);
    expect(t.do(0, jump).events('jumped')).toMatchObject([{ seat: 0, half: WHOLE_SHIP }]);
  });
});
