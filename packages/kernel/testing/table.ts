import {
  type Action,
  type Draws,
  type Game,
  type GameEvent,
  Match,
  type Plain,
  refusalId,
  Script,
  type Seat,
  type Viewer,
} from '../src/index.ts';

/** An action as a test writes it down; by its name alone where there is nothing else to say. */
export type Written = (Action & { readonly [field: string]: unknown }) | string;

export interface Setting {
  readonly players?: number;
  readonly options?: Plain;
  /** Changes to the first state, in the notation of scenarios. */
  readonly state?: Plain;
  /** What dice, decks and bags give: `{ production: [3, 5] }`, a name for each draw in the rules. */
  readonly draws?: Draws;
  readonly seed?: string;
}

/** A match in a position, as scenarios have it. */
export const matchAt = <S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  { players = 2, options = {}, state = {}, draws = {}, seed = 'test table' }: Setting,
): Match<S, A, E> =>
  new Match(game, { players, options, seed, luck: 1, position: { patch: state, script: new Script(draws) } });

/** A table to try rules on; games add their own words to it. */
export class TestTable<S extends object, A extends Action, E extends GameEvent> {
  readonly match: Match<S, A, E>;

  constructor(match: Match<S, A, E>) {
    this.match = match;
  }

  get state(): S {
    return this.match.state;
  }

  /** Does something that must be allowed. */
  do(seat: Seat, ...steps: Written[]): this {
    for (const step of steps) {
      const action = this.written(step);
      const verdict = this.match.submit(seat, action);
      if (!verdict.ok) {
        const said = `${refusalId(verdict)} ${JSON.stringify(verdict.params)}`;
        throw new Error(`${JSON.stringify(action)} of seat ${seat} was refused: ${said}`);
      }
    }
    return this;
  }

  /** Tries something that must be refused, and tells by which rule and with which code: `SF-9.14 cannot-pay`; or `not-asked`. */
  refusal(seat: Seat, step: Written): string {
    const before = this.match.hash;
    const verdict = this.match.submit(seat, this.written(step));
    if (this.match.hash !== before && !verdict.ok) throw new Error('A refused action changed the state');
    return verdict.ok ? 'allowed' : refusalId(verdict);
  }

  protected written(step: Written): Exclude<Written, string> {
    return typeof step === 'string' ? { do: step } : step;
  }

  /** What a seat is offered; only one kind of action if it is named. */
  options(seat: Seat, kind?: string): readonly Exclude<Written, string>[] {
    const decision = this.match.decisions(seat).find((open) => open.seat === seat);
    return (decision?.options ?? []).filter((option) => kind === undefined || option.do === kind);
  }

  /** The kind of question that a seat is asked, if any; of whom the table waits for, if none is named: then at last `over`. */
  asked(seat?: Seat): string | undefined {
    if (seat === undefined) return this.match.over ? 'over' : this.match.next().question.kind;
    return this.match.asks.find((ask) => ask.seat === seat)?.question.kind;
  }

  /** Whom the table waits for. */
  get asker(): Seat {
    return this.match.next().seat;
  }

  /** Answers every question of this kind with this action, whoever is asked. */
  all(kind: string, step: Written): this {
    while (this.asked() === kind) this.do(this.asker, step);
    return this;
  }

  /** What a viewer is told of the last step; only one kind of events if it is named. */
  heard(viewer: Viewer, kind?: string): readonly Plain[] {
    return (this.match.lastEvents(viewer) as readonly Plain[]).filter(
      (event) => kind === undefined || event.event === kind,
    );
  }

  /** The table as `notation.describe` shows it; `at('seats.0.hand.ore')`. */
  at(path: string): unknown {
    const described: unknown = this.match.game.notation.describe(this.state);
    return path.split('.').reduce((value, key) => (value as Plain | undefined)?.[key], described);
  }

  /** All events of one kind so far, with nothing hidden. */
  events<K extends E['event']>(kind: K): Extract<E, { readonly event: K }>[] {
    return this.match.trueHistory.flat().filter((event): event is Extract<E, { event: K }> => event.event === kind);
  }
}
