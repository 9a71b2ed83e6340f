import type { Judgement, Seat } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { isSolo, NONE, type Open, type State } from '../state.ts';
import { fameOf, TERMS, termsOf, turnsAfter, worthOf } from './worth.ts';

/** Credits that make one seat as good as sure to win, at the beginning and at the end. */
const FIRST_SCALE = 350;
const LAST_SCALE = 100;

const scaleOf = (state: Open): number => FIRST_SCALE + (LAST_SCALE - FIRST_SCALE) * progress(state);

const GOAL = 1500;
/** Fame that a turn brings, and spaceports that can still be built. */
const FAME_A_TURN = 0.5;
const FAME_SCALE = 4;
const PORT_TURNS = 4;

/** Alone: how likely it is that the challenge will be met. */
function aloneValue(state: State): number {
  const { credits, fame, spaceports } =
    state.challenge === NONE ? { credits: GOAL, fame: 0, spaceports: 0 } : CHALLENGES[state.challenge];
  const left = turnsAfter(state, 0);
  let chance = likely((creditsOf(state, 0, true) - credits) / scaleOf(state));
  if (fame > 0) chance *= likely((fameOf(state, 0) + FAME_A_TURN * left - fame) / FAME_SCALE);
  const missing = spaceports - state.ports[0];
  if (missing > 0) chance *= likely(left / PORT_TURNS - missing);
  return chance;
}

const likely = (ahead: number): number => 1 / (1 + Math.exp(-ahead));

/** Who has just moved, or is moving: where the markets stand matters most to this seat. */
function moverOf({ phase, active, off, used, calm, players }: Open): Seat {
  const hasBegun = phase !== 'declare' || off !== 0 || used !== 0 || calm !== 0;
  return hasBegun ? active : (active + players - 1) % players;
}

/** What a seat has at the end, or will have. */
const creditsOf = (state: Open, seat: Seat, isExact: boolean): number =>
  state.phase !== 'over' ? worthOf(state, seat, isExact) : state.finalFame[seat] < 0 ? 0 : state.finalCredits[seat];

/** How likely each seat is to win, by what it has and what it is about to earn. */
export function value(state: State, out: number[]): void {
  if (isSolo(state)) {
    out[0] = aloneValue(state);
    return;
  }
  const { players } = state;
  const mover = moverOf(state);
  const scale = scaleOf(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    out[seat] = creditsOf(state, seat, seat === mover);
    if (out[seat] > best) best = out[seat];
  }
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    out[seat] = Math.exp((out[seat] - best) / scale);
    total += out[seat];
  }
  for (let seat = 0; seat < players; seat++) out[seat] /= total;
}

/** What a bot only tells itself is no reason to give to others. */
const REASONS = TERMS.filter((term) => term !== 'hesitation');
const HUNDRED = 100;

/** Why a position is worth what it is to a seat, in hundreds of credits, term by term. */
export const judgement: Judgement<State> = {
  terms: REASONS,
  judge(state, seat, _now, out) {
    const worth = termsOf(state, seat);
    REASONS.forEach((term, i) => {
      out[i] = worth[term] / HUNDRED;
    });
  },
};

/** How far the match is, from 0 to 1. */
export const progress = (state: Open): number => Math.min(1, state.turns / (state.rounds * state.players));
