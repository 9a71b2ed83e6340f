import type { Action, Ask, BotKnowledge, Seat } from '@starboard/kernel';

/** A table where several act as fast as they can. */
interface Racing<S, A> {
  readonly state: S;
  readonly asks: readonly Ask<S, A>[];
}

export interface Racer {
  readonly seat: Seat;
  /** The match time at which it has thought long enough. */
  readonly at: number;
}

/** Whether those asked race each other. */
export const isRace = <S, A>({ asks }: Racing<S, A>): boolean => asks.some(({ question }) => question.race === true);

/**
 * The racer whose time comes first. `since` says when a seat last acted, `slowness` how much longer than a good player it
 * takes; undefined for seats that are not to be moved.
 */
export function nextRacer<S, A extends Action>(
  table: Racing<S, A>,
  { pause }: BotKnowledge<S, A>,
  since: (seat: Seat) => number,
  slowness: (seat: Seat) => number | undefined,
): Racer | undefined {
  let first: Racer | undefined;
  for (const { seat, question } of table.asks) {
    const factor = slowness(seat);
    if (question.race !== true || factor === undefined) continue;
    const at = since(seat) + Math.round(factor * (pause?.(table.state, seat) ?? 0));
    if (Number.isFinite(at) && (first === undefined || at < first.at)) first = { seat, at };
  }
  return first;
}

/** The first moment at which the clock speaks, and for whom, where the question itself says so. */
export function nextMoment<S, A>({ asks, state }: Racing<S, A>): Racer | undefined {
  let first: Racer | undefined;
  for (const { seat, question, about } of asks) {
    const at = question.deadline?.(state, seat, about);
    if (typeof at === 'number' && (first === undefined || at < first.at)) first = { seat, at };
  }
  return first;
}
