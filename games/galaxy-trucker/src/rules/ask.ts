import { type About, asking, type Play, type Question, type Seat, seats } from '@starboard/kernel';
import { type Action, ASK_AGAIN, REPAY } from '../actions.ts';
import { type State, stillFlying, type T } from '../state.ts';
import { mayRepay, repay } from './money.ts';

/**
 * A question of the flight. Besides its own options a player may always repay a loan (GT-19.15) and take back an answer
 * given beforehand (GT-9.15).
 */
export function flightQuestion<Q = void>(question: Question<State, Action, Q>): Question<State, Action, Q> {
  const { options } = question;
  return {
    ...question,
    options(menu, state, seat, about) {
      options?.(menu, state, seat, about);
      if (mayRepay(state, seat)) menu.offer(REPAY);
      if (state.standing[seat] !== 0) menu.offer(ASK_AGAIN);
    },
  };
}

/** GT-9.15: who has answered beforehand may change his mind while others are asked. */
const standingQuestion: Question<State, Action> = {
  kind: 'standing',
  rule: 'GT-9.15',
  urgency: () => 'free',
  options: (menu) => menu.offer(ASK_AGAIN),
};

/** Asks one of them, about its subject, until it is answered. */
export function* ask<Q = void>(
  t: T,
  seat: Seat,
  question: Question<State, Action, Q>,
  ...about: About<Q>
): Play<Action> {
  for (;;) {
    const others = standingOthers(t.state, seat);
    if (others.length === 0) {
      const action = yield* t.choose(seat, question, ...about);
      if (!aside(t, seat, action)) return action;
      continue;
    }
    const changing = others.map((other) => asking(other, standingQuestion));
    const said = yield* t.chooseAny([asking(seat, question, ...about), ...changing]);
    if (!aside(t, said.seat, said.action)) return said.action;
  }
}

const NOBODY: readonly Seat[] = [];

function standingOthers(state: State, seat: Seat): readonly Seat[] {
  if (state.standing.every((standing) => standing === 0)) return NOBODY;
  return seats(state.players).filter(
    (other) => other !== seat && state.standing[other] !== 0 && stillFlying(state, other),
  );
}

/** What may be said in every question of the flight without answering it. */
function aside(t: T, seat: Seat, action: Action): boolean {
  if (action.do === 'repay') repay(t, seat);
  else if (action.do === 'ask-again') t.state.standing[seat] = 0;
  else return false;
  return true;
}
