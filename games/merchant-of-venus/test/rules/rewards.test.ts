import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { REWARDS } from '../../src/content/rewards.ts';
import { totalFame } from '../../src/score.ts';
import { venus } from '../table.ts';

const ALL = REWARDS.map(({ id }) => id);
/** A landing that completes a mission, so that this reward is drawn. */
const drawing = (reward: number, state: Plain = {}) =>
  venus(
    {
      phase: 'flight',
      turn: { bp: 6, from: 'RP-R2', dice: [2, 2, 2] },
      ...state,
      seats: [{ at: 'RP-R1', missions: ['M03'], cash: 0 }],
    },
    { draws: { reward: [reward] } },
  ).fly('RP-C1');

describe('MV-14: rewards', () => {
  it('MV-14.1, MV-14.2, MV-14.6: with the sign it is kept or traded in at once, for 50', () => {
    const at = drawing(6);
    expect([at.asked(0), at.options(0).map((option) => option.do)]).toEqual(['reward', ['keep-reward', 'trade-in']]);
    at.do(0, { do: 'trade-in', reward: 'R07' });
    expect([at.at('seats.0.cash'), at.at('offer'), at.at('seats.0.rewards')]).toEqual([50, ['R07'], []]);
    expect(drawing(6).do(0, { do: 'keep-reward', reward: 'R07' }).at('seats.0.rewards')).toEqual(['R07']);
  });

  it('MV-14.2: without the sign it is kept', () => {
    expect([drawing(0).asked(0), drawing(0).at('seats.0.rewards')]).toEqual(['business', ['R01']]);
  });

  it('MV-14.4, MV-19.34: relics and medals give fame', () => {
    const fame = (rewards: string[]) => totalFame(venus({ seats: [{ rewards }] }).state, 0);
    const without = fame([]);
    expect([
      fame(['R01']) - without,
      fame(['R21']) - without,
      fame(['R22']) - without,
      fame(['R07']) - without,
    ]).toEqual([3, 3, 4, 0]);
  });

  it('MV-14.5: an empty deck is renewed from the discards, never from the offer', () => {
    const at = drawing(14, { offer: ALL.filter((id) => id !== 'R15'), discardedRewards: ['R15'] });
    expect(at.at('seats.0.rewards')).toEqual(['R15']);
  });

  it('MV-14.6: with deck and discards empty none is drawn', () => {
    const at = venus({
      phase: 'flight',
      offer: ALL,
      turn: { bp: 6, from: 'RP-R2', dice: [2, 2, 2] },
      seats: [{ at: 'RP-R1', missions: ['M03'] }],
    }).fly('RP-C1');
    expect([at.at('seats.0.completed'), at.at('seats.0.rewards'), at.asked(0)]).toEqual([['M03'], [], 'business']);
  });

  it('MV-19.19: a fuel cell adds 6 BP after the roll and is discarded', () => {
    const at = venus({ seats: [{ at: 'GB', rewards: ['R15', 'R16'] }] }, { draws: { speed: [1, 1, 1] } });
    at.do(0, { do: 'declare', to: 'T09-1' }, { do: 'fuel-cell', reward: 'R15' });
    expect([at.at('turn.bp'), at.at('discardedRewards')]).toEqual([9, ['R15']]);
  });

  it('MV-19.38: lasting abilities work at once, and each limit is for its own card', () => {
    // the compass gained on landing is there, and so is its fame
    expect(drawing(0).at('seats.0.totalFame')).toBe(2 + 1 + 3 + 4);
  });
});

describe('MV-19: rerolls', () => {
  const rolled = (more: Plain, reroll: number[]) =>
    venus({ seats: [{ at: 'GB', ...more }] }, { draws: { speed: [1, 2, 2], reroll } }).do(0, {
      do: 'declare',
      to: 'T09-1',
    });

  it('MV-19.1: a human of level 2 rolls one die again, once', () => {
    const at = rolled({ level: 2 }, [6]);
    expect(at.options(0, 'reroll').map(({ dice }) => dice)).toEqual([{ 1: 1 }, { 2: 1 }]);
    at.do(0, { do: 'reroll', dice: { 1: 1 } });
    expect([at.at('turn.dice'), at.at('turn.bp'), at.options(0, 'reroll')]).toEqual([[6, 2, 2], 10, []]);
  });

  it('MV-19.1: side A of level 3 rolls up to three, in place of one', () => {
    const at = rolled({ level: 3, side: 'a' }, [6, 6]);
    expect(at.options(0, 'reroll').map(({ dice }) => dice)).toEqual([
      ...[{ 1: 1 }, { 2: 1 }, { 1: 1, 2: 1 }, { 2: 2 }, { 1: 1, 2: 2 }],
    ]);
    expect(at.do(0, { do: 'reroll', dice: { 2: 2 } }).at('turn.dice')).toEqual([1, 6, 6]);
  });

  it('MV-19.1, MV-5.3.9: level 1 has none, and none comes after an assignment', () => {
    expect(rolled({ level: 1 }, []).options(0, 'reroll')).toEqual([]);
    expect(rolled({ level: 2 }, []).do(0, { do: 'course', die: 2, value: 2 }).options(0, 'reroll')).toEqual([]);
  });
});
