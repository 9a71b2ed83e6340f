import { type Answer, countsForm, type Question, type Seat, seats, sum } from '@starboard/kernel';
import type { CometAction, DropAction } from '../actions.ts';
import { CRYSTALS } from '../content/crystals.ts';
import { type CometTable, handOf, type Open, type State } from '../state.ts';
import { putBackUnseen } from './bag.ts';
import { modified } from './finds.ts';

export const HOLD_SIZE = 5;

/** TP-5.1, TP-7.5 */
export const holdSize = (state: Open, seat: Seat): number => modified(state, seat, 'hold-size', HOLD_SIZE);

const surplus = (state: State, seat: Seat): number => Math.max(0, sum(handOf(state, seat)) - holdSize(state, seat));

export const overloaded = (state: State): readonly Seat[] =>
  seats(state.players).filter((seat) => surplus(state, seat) > 0);

/** TP-5.1: exactly the surplus, out of one's own hold. */
const DROP_FORM = countsForm<State, DropAction>({
  do: 'drop',
  field: 'crystals',
  of: 'crystal',
  ids: CRYSTALS,
  max: handOf,
  total: surplus,
  rule: 'TP-5.1',
  miscounted: 'drop-exactly',
  missing: 'more-than-you-hold',
});

/** TP-5.1: what to drop from a hold that is too full. */
export const DROP: Question<State, CometAction> = { kind: 'drop', rule: 'TP-5.1', forms: [DROP_FORM] };

/** TP-5.1: the surplus goes back into the bag, face down. */
export function dropAll(t: CometTable, answers: readonly Answer<CometAction>[]): void {
  for (const { seat, action } of answers) {
    if (action.do !== 'drop') continue;
    putBackUnseen(t.state, seat, action.crystals);
    t.tell?.({ event: 'dropped', rule: 'TP-5.1', seat, count: sum(action.crystals), crystals: action.crystals });
  }
}
