import type { Play, Seat } from '@starboard/kernel';
import { toTakeToken } from '../actions.ts';
import { TECH_FREAK } from '../content/tables.ts';
import { boardOf, cell, halfOf, type State, squareInRace, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { halfWithRole } from './crew.ts';
import { modified } from './roads.ts';

/** GT-18.13: tokens in a half. */
export function tokensOf(state: State, seat: Seat, half: number): number {
  let tokens = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (halfOf(state, square) === half) tokens += state.tokens[cell(seat, square)];
  }
  return tokens;
}

/** Tokens aboard the halves that are in the race. */
export function tokensInRace(state: State, seat: Seat): number {
  let tokens = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (squareInRace(state, seat, square)) tokens += state.tokens[cell(seat, square)];
  }
  return tokens;
}

/** GT-20.37: what one use costs: 1 for the part, 1 for its booster, and 1 more with Cheap Batteries. */
export const costOfUse = (state: State, seat: Seat, parts: number): number =>
  modified(state, seat, 'power-cost', parts);

/** GT-16.56, GT-16.64: the Tech Freak gives one battery of each card, in his half. */
const isFree = (state: State, seat: Seat, half: number): boolean =>
  state.freeUsed[seat] === 0 && halfWithRole(state, seat, TECH_FREAK) === half && tokensOf(state, seat, half) > 0;

/** Whether a half can power something. */
export function canPower(state: State, seat: Seat, half: number, cost: number): boolean {
  const tokens = tokensOf(state, seat, half);
  return tokens >= cost - (tokens > 0 && isFree(state, seat, half) ? 1 : 0);
}

/** GT-9.6: pays for a use; the owner says which tokens go. */
export function* payPower(t: T, seat: Seat, half: number, cost: number): Play<void> {
  const { state } = t;
  if (isFree(state, seat, half)) {
    state.freeUsed[seat] = 1;
    t.tell?.({ event: 'free-power', rule: 'GT-16.56', seat });
    yield* loseTokens(t, seat, cost - 1, 'GT-9.6', half);
  } else yield* loseTokens(t, seat, cost, 'GT-9.6', half);
}

const EITHER_HALF = -1;

const isPayable = (state: State, seat: Seat, square: number, half: number): boolean =>
  state.tokens[cell(seat, square)] > 0 &&
  (half === EITHER_HALF ? squareInRace(state, seat, square) : halfOf(state, square) === half);

/** About the half that pays, or {@link EITHER_HALF}. */
const takeTokenQuestion = flightQuestion<number>({
  kind: 'take-token',
  rule: 'GT-9.6',
  options(menu, state, seat, half) {
    for (let square = 0; square < boardOf(state).count; square++) {
      if (isPayable(state, seat, square, half)) menu.offer(toTakeToken(square));
    }
  },
});

/** Tokens go to the bank, the owner says which; as many as there are. */
export function* loseTokens(t: T, seat: Seat, count: number, rule: string, half = EITHER_HALF): Play<void> {
  const { state } = t;
  for (let left = count; left > 0; left--) {
    let first = -1;
    let several = false;
    for (let square = 0; square < boardOf(state).count; square++) {
      if (!isPayable(state, seat, square, half)) continue;
      if (first < 0) first = square;
      else several = true;
    }
    if (first < 0) return;
    let from = first;
    if (several && left < (half === EITHER_HALF ? tokensInRace(state, seat) : tokensOf(state, seat, half))) {
      const action = yield* ask(t, seat, takeTokenQuestion, half);
      if (action.do === 'take-token') from = action.from;
    }
    takeTokens(t, seat, from, 1, rule);
  }
}

export function takeTokens(t: T, seat: Seat, square: number, count: number, rule: string): void {
  t.state.tokens[cell(seat, square)] -= count;
  t.state.bankTokens += count;
  t.tell?.({ event: 'tokens-lost', rule, seat, from: square, count });
}

export function putTokens(state: State, seat: Seat, square: number, count: number): void {
  state.tokens[cell(seat, square)] += count;
  state.bankTokens -= count;
}
