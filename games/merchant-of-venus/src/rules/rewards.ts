import type { Play, Question, Seat } from '@starboard/kernel';
import { type Action, toKeepReward, toTradeIn } from '../actions.ts';
import { REWARDS } from '../content/rewards.ts';
import { TRADE_IN } from '../content/tables.ts';
import { DISCARDED, OFFER, type Open, POOL, type State, type T } from '../state.ts';
import { gainCredits } from './fame.ts';

/** MV-14.5: an empty deck is renewed from the discards, never from the offer. */
function refill(state: State): boolean {
  if (state.rewardAt.includes(POOL)) return true;
  if (!state.rewardAt.includes(DISCARDED)) return false;
  for (let reward = 0; reward < state.rewardAt.length; reward++)
    if (state.rewardAt[reward] === DISCARDED) state.rewardAt[reward] = POOL;
  return true;
}

/** MV-14.2, MV-14.6: keep the reward, or trade it in now or never. */
export const REWARD: Question<State, Action, number> = {
  kind: 'reward',
  rule: 'MV-14.2',
  options(menu, _state, _seat, reward) {
    menu.offer(toKeepReward(reward));
    menu.offer(toTradeIn(reward));
  },
};

/** MV-14.1: a reward is drawn and lies open before the player. */
export function* drawReward(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if (!refill(state)) return;
  const reward = t.pick(
    'reward',
    state.rewardAt.map((at) => (at === POOL ? 1 : 0)),
  );
  state.rewardAt[reward] = seat;
  t.tell?.({ event: 'reward-drawn', rule: 'MV-14.1', seat, reward });
  if (!REWARDS[reward].tradeIn) return;
  const action = yield* t.choose(seat, REWARD, reward);
  if (action.do === 'trade-in') tradeIn(t, seat, reward);
}

/** MV-14.2: for 50 credits; then it is on offer. */
function tradeIn(t: T, seat: Seat, reward: number): void {
  t.state.rewardAt[reward] = OFFER;
  t.tell?.({ event: 'reward-traded-in', rule: 'MV-14.2', seat, reward });
  gainCredits(t, seat, TRADE_IN, 'MV-14.2');
}

/** MV-14.5: rewards for one use are discarded after it. */
export function spend(t: T, seat: Seat, reward: number, rule: string): void {
  t.state.rewardAt[reward] = DISCARDED;
  t.tell?.({ event: 'reward-used', rule, seat, reward });
}

/** The first of these rewards that the seat has, or -1. */
export function ownOneOf(state: Open, seat: Seat, rewards: readonly number[]): number {
  return rewards.find((reward) => state.rewardAt[reward] === seat) ?? -1;
}
