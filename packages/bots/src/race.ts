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
function nextMoment<S, A>({ asks, state }: Racing<S, A>): Racer | undefined {
  let first: Racer | undefined;
  for (const { seat, question, about } of asks) {
    const at = question.deadline?.(state, seat, about);
    if (typeof at === 'number' && (first === undefined || at < first.at)) first = { seat, at };
  }
  return first;
}

/** What a {@link VirtualClock} looks at. */
export interface Racetrack<S, A extends Action> extends Racing<S, A> {
  readonly game: { readonly bot: BotKnowledge<S, A> };
  next(): Ask<S, A>;
}

/** Among bots time is virtual: it goes on only where they race, by what each of them needs. */
export class VirtualClock {
  now = 0;
  readonly #acted: number[];
  readonly #slowness: (seat: Seat) => number;

  constructor(players: number, slowness: (seat: Seat) => number) {
    this.#acted = new Array<number>(players).fill(-1);
    this.#slowness = slowness;
  }

  /** Who is next; `isLate` if the clock speaks for that seat. */
  next<S, A extends Action>(playing: Racetrack<S, A>): { readonly ask: Ask<S, A>; readonly isLate: boolean } {
    if (!isRace(playing)) {
      this.#acted.fill(-1);
      return { ask: playing.next(), isLate: false };
    }
    for (let seat = 0; seat < this.#acted.length; seat++) if (this.#acted[seat] < 0) this.#acted[seat] = this.now;
    const racer = nextRacer(playing, playing.game.bot, (seat) => this.#acted[seat], this.#slowness);
    const moment = nextMoment(playing);
    const isLate = moment !== undefined && (racer === undefined || moment.at <= racer.at);
    const first = isLate ? moment : racer;
    const ask = playing.asks.find(({ seat }) => seat === first?.seat) ?? playing.next();
    this.now = Math.max(this.now, first?.at ?? this.now);
    if (!isLate) this.#acted[ask.seat] = this.now;
    return { ask, isLate };
  }
}
