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
  it('EC-19.4, EC-1.8: who has seen the whole bag knows what the others hold, though not who holds it', () => {
    const three = [{ reputation: [1] }, { reputation: [4, 3, 3, 2] }, { reputation: [4, 2, 1, 1] }];
    const { state } = table({ players: 3, state: { seats: three } });
    state.looks.push(0, state.clock + 1, 2, 2, 2, 2);
    const dealt = deals(state, 0).map(({ reputation }) => reputation.slice(5).filter((value) => value > 0));
    for (const tiles of dealt) expect([...tiles].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(100);
  });
  it('EC-19.4: and each way to hold them is as likely as another', () => {
    const { state } = table({ players: 3, state: { seats: [{}, { reputation: [4, 1] }, { reputation: [1] }] } });
    state.looks.push(0, state.clock + 1, 2, 0, 0, 1);
    const whereFour = deals(state, 0, 3000).map(({ reputation }) => reputation.indexOf(4));
    for (const at of [5, 6, 10]) expect(whereFour.filter((one) => one === at).length / 3000).toBeCloseTo(1 / 3, 1);
  });
  it('EC-23.9, EC-1.8: a tile that somebody showed when leaving is none of those that the others held', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }, {}],
      owner: 0,
      dice: [6],
      seats: [
        { technologies: { military: ['neutron-bombs'] }, reputation: [3, 3] },
        { reputation: [2, 1] },
        { reputation: [4], recalled: true },
      ],
      state: {
        reputationBag: { 1: 11, 2: 9, 3: 5, 4: 3 },
        sites: { 225: { ships: [{ cruiser: 1 }, {}, {}] } },
      },
    });
    const [, moment, ...caps] = at.state.looks;
    const drawn = [...at.state.drawn];
    expect(caps).toEqual([12 - drawn[0], 10 - drawn[1], 5 - drawn[2], 4 - drawn[3]]);
    at.do(0, 'keep-none').do(1, 'keep-none').do(0, 'drop-bombs', 'leave-open');
    expect([at.seat(2).eliminated, at.state.reputationGone]).toEqual([true, [0, 0, 0, 1]]);
    expect(at.state.looks.slice(0, 6)).toEqual([0, moment, caps[0], caps[1], caps[2], caps[3] - 1]);
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
