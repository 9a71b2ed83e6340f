import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { copy } from '../src/copy.ts';
import { redeal } from '../src/redeal.ts';
import { fight } from './fight.ts';
import { table } from './table.ts';

const deals = (state: ReturnType<typeof table>['state'], viewer: number, times = 200) =>
  Array.from({ length: times }, (_, i) => {
    const dealt = copy(state);
    redeal(dealt, viewer, Random.fromSeed(`deal ${i}`));
    return dealt;
  });

describe('a re-deal', () => {
  const seats = [{ reputation: [4, 4] }, { reputation: [1, 2, 2] }];
  it('EC-1.8: keeps the own tiles, and how many the others have', () => {
    const { state } = table({ state: { seats } });
    for (const dealt of deals(state, 0)) {
      expect(dealt.reputation.slice(0, 5)).toEqual([4, 4, 0, 0, 0]);
      expect(dealt.reputation.slice(5).filter((value) => value > 0)).toHaveLength(3);
    }
    expect(new Set(deals(state, 0).map(({ reputation }) => reputation.slice(5).join())).size).toBeGreaterThan(10);
  });
  it('EC-1.8: depends on nothing that the viewer may not know', () => {
    const one = table({ state: { seats } }).state;
    const other = table({ state: { seats: [{ reputation: [4, 4] }, { reputation: [3, 3, 3] }] } }).state;
    expect(deals(one, 0, 50).map(({ reputation }) => reputation)).toEqual(
      deals(other, 0, 50).map(({ reputation }) => reputation),
    );
  });
  it('EC-19.2: respects what the viewer has seen in the bag', () => {
    const { state } = table({ state: { seats } });
    state.looks.push(0, state.clock + 1, 12, 10, 7, 0);
    for (const { reputation } of deals(state, 0)) expect(reputation.slice(5)).not.toContain(4);
  });
  it('EC-19.2: which says nothing of tiles that came later', () => {
    const { state } = table({ state: { seats } });
    state.looks.push(0, 0, 12, 10, 7, 0);
    expect(deals(state, 0).some(({ reputation }) => reputation.slice(5).includes(4))).toBe(true);
  });
  it('EC-19.7: deals anew what another player is looking at', () => {
    const { state } = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [6],
      draws: { reputation: [3, 3] },
    });
    expect(state.drawn).toEqual([0, 0, 0, 2]);
    for (const { drawn } of deals(state, 0, 20)) expect(drawn).toEqual([0, 0, 0, 2]);
    expect(new Set(deals(state, 1).map(({ drawn }) => drawn.join())).size).toBeGreaterThan(3);
  });
  it('EC-23.9: changes nothing when all is over', () => {
    const at = table({ state: { round: 8, seats } }).endRound();
    expect(deals(at.state, 0, 1)[0]).toEqual(at.state);
  });
});
