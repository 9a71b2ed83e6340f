import { ARTIFACT_KINDS, FIGURES, HOLD, QUEUE, SLOTS, type State } from '../state.ts';
import { HIDDEN, type Seen } from '../view.ts';

const states = new WeakMap<Seen, State>();

/** For rules that only read what all may see. A token that nobody has looked at counts as one, whichever it is. */
export function asState(seen: Seen): State {
  const known = states.get(seen);
  if (known !== undefined) return known;
  const token = seen.token.map((pirate) => (pirate === HIDDEN ? 0 : pirate));
  const state = { ...seen, token } as unknown as State;
  states.set(seen, state);
  return state;
}

export const readyFigures = (seen: Seen, seat: number): readonly number[] =>
  seen.ready.slice(seat * FIGURES, (seat + 1) * FIGURES);
export const queueOf = (seen: Seen, seat: number): readonly number[] =>
  seen.queue.slice(seat * QUEUE, seat * QUEUE + seen.queued[seat]);
export const techsOf = (seen: Seen, seat: number): readonly number[] =>
  seen.tech.slice(seat * SLOTS, (seat + 1) * SLOTS);
export const artifactsBy = (seen: Seen, seat: number): readonly number[] =>
  seen.artifacts.slice(seat * ARTIFACT_KINDS, (seat + 1) * ARTIFACT_KINDS);
/** Pirate tokens in the order they were taken; `HIDDEN` for one that nobody knows. */
export const tokensBy = (seen: Seen, seat: number): readonly number[] =>
  seen.token.slice(seat * HOLD, (seat + 1) * HOLD).filter((pirate) => pirate !== -1);
