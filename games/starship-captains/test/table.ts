import { type Action as AnyAction, Match, type Plain, Script, type Seat, type Viewer } from '@starboard/kernel';
import type { CaptainsEvent } from '../src/events.ts';
import { starshipCaptains } from '../src/index.ts';
import { FIGURE_IDS, FIGURES, QUEUE, type State } from '../src/state.ts';

type Draws = ConstructorParameters<typeof Script>[0];
type Written = AnyAction & { readonly [field: string]: unknown };

interface Setting {
  readonly players?: number;
  readonly options?: Plain;
  /** Changes to the first state, in the notation of scenarios. */
  readonly state?: Plain;
  /** What is drawn: `{ pirate: [0], artifact: [2] }`, a name for each draw in the rules. */
  readonly draws?: Draws;
  readonly seed?: string;
}

/** A table to try rules on: technology board A, Teddy as passenger, and seat 0 begins, unless the setting says otherwise. */
export function table({ players = 2, options, state, draws, seed }: Setting = {}): TestTable {
  const match = new Match(starshipCaptains, {
    players,
    options: { techBoard: 'A', ...options },
    seed: seed ?? 'test table',
    position: { patch: { active: 0, start: 0, ...state }, script: new Script(draws ?? {}) },
  });
  return new TestTable(match);
}

export class TestTable {
  readonly match: Match<State, Parameters<typeof starshipCaptains.actions.write>[0], CaptainsEvent>;

  constructor(match: TestTable['match']) {
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  /** Does something that must be allowed. */
  do(seat: Seat, ...steps: (Written | string)[]): this {
    for (const step of steps) {
      const action = typeof step === 'string' ? { do: step } : step;
      const verdict = this.match.submit(seat, action);
      if (!verdict.ok) throw new Error(`${JSON.stringify(action)} was refused: ${verdict.rule}, ${verdict.code}`);
    }
    return this;
  }

  /** Declines whatever may be declined, until somebody is asked for a turn. */
  declineAll(): this {
    while (!this.match.over && this.asked !== 'turn') {
      const { seat } = this.match.next();
      const options = this.options(seat);
      this.do(seat, options.find((option) => option.do === 'decline') ?? options[0]);
    }
    return this;
  }

  /** Tries something that must be refused, and tells by which rule and with which code. */
  refusal(seat: Seat, step: Written | string): string {
    const before = this.match.hash;
    const verdict = this.match.submit(seat, typeof step === 'string' ? { do: step } : step);
    if (this.match.hash !== before && !verdict.ok) throw new Error('A refused action changed the state');
    return verdict.ok ? 'allowed' : `${verdict.rule} ${verdict.code}`;
  }

  /** The kind of the question that is open, and who is asked it. */
  get asked(): string {
    return this.match.over ? 'over' : this.match.next().question.kind;
  }
  get asker(): Seat {
    return this.match.next().seat;
  }

  /** What a seat is offered; only one kind of action if it is named. */
  options(seat: Seat, kind?: string): readonly Written[] {
    const decision = this.match.decisions(seat).find((one) => one.seat === seat);
    return (decision?.options ?? []).filter((option) => kind === undefined || option.do === kind);
  }

  /** The table as `notation.describe` shows it; `at('seats.0.medals')`. */
  at(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (value as Plain | undefined)?.[key],
        starshipCaptains.notation.describe(this.state),
      );
  }

  /** All that has been told, or only events of one kind. */
  events<K extends CaptainsEvent['event']>(kind: K): Extract<CaptainsEvent, { event: K }>[] {
    return this.match.trueHistory.flat().filter((event) => event.event === kind) as Extract<
      CaptainsEvent,
      { event: K }
    >[];
  }

  ready(seat: Seat, figure: (typeof FIGURE_IDS)[number]): number {
    return this.state.ready[seat * FIGURES + FIGURE_IDS.indexOf(figure)];
  }
  queue(seat: Seat): string[] {
    return this.state.queue
      .slice(seat * QUEUE, seat * QUEUE + QUEUE)
      .filter((figure) => figure >= 0)
      .map((figure) => FIGURE_IDS[figure]);
  }

  view(viewer: Viewer) {
    return this.match.view(viewer);
  }
}
