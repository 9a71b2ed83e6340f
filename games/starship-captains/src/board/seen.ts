import { ARTIFACT_KINDS, FIGURES, HOLD, NO_TOKEN, QUEUE, SLOTS } from '../state.ts';
import type { Seen } from '../view.ts';

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
  seen.token.slice(seat * HOLD, (seat + 1) * HOLD).filter((pirate) => pirate !== NO_TOKEN);
