import {
  type Answer,
  allowed,
  type Form,
  type Question,
  refuse,
  type Seat,
  sum,
  type Verdict,
} from '@starboard/kernel';
import type { CometAction, DropAction } from '../actions.ts';
import { CRYSTALS } from '../content/crystals.ts';
import { type CometTable, everySeat, handOf, holds, type State } from '../state.ts';
import { putBackUnseen } from './bag.ts';

export const HOLD_SIZE = 5;

const surplus = (state: State, seat: Seat): number => Math.max(0, sum(handOf(state, seat)) - HOLD_SIZE);

export const overloaded = (state: State): readonly Seat[] =>
  everySeat(state).filter((seat) => surplus(state, seat) > 0);

/** TP-5.1: exactly the surplus, out of one's own hold. */
export function mayDrop(state: State, seat: Seat, { crystals }: DropAction): Verdict {
  const count = surplus(state, seat);
  if (sum(crystals) !== count) return refuse('TP-5.1', 'drop-exactly', { count });
  return holds(state, seat, crystals) ? allowed : refuse('TP-5.1', 'more-than-you-hold');
}

const DROP_FORM: Form<State, CometAction> = {
  do: 'drop',
  fields: (state, seat) => [
    {
      name: 'crystals',
      type: 'counts',
      of: 'crystal',
      ids: CRYSTALS,
      max: handOf(state, seat),
      total: surplus(state, seat),
    },
  ],
  check: (state, seat, action) => mayDrop(state, seat, action as DropAction),
  sample(state, seat, random) {
    const left = [...handOf(state, seat)];
    const crystals = CRYSTALS.map(() => 0);
    for (let i = surplus(state, seat); i > 0; i--) {
      const crystal = random.pick(left);
      left[crystal]--;
      crystals[crystal]++;
    }
    return { do: 'drop', crystals };
  },
};

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
