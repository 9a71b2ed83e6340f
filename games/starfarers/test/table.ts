import { type Action as AnyAction, Match, type Plain, Script, type Seat, type Viewer } from '@starboard/kernel';
import type { StarfarersEvent } from '../src/events.ts';
import { starfarers } from '../src/index.ts';
import { pointsOf, type State } from '../src/state.ts';

type Draws = ConstructorParameters<typeof Script>[0];
type Written = AnyAction & { readonly [field: string]: unknown };

interface Setting {
  readonly players?: number;
  readonly options?: Plain;
  /** Changes to the beginner set-up, in the notation of scenarios. */
  readonly state?: Plain;
  /** What dice, balls and piles show: `{ production: [3, 5], balls: [3, 1], theft: [0], supply: [2], encounter: [6], reserve: [0] }`. */
  readonly draws?: Draws;
  readonly seed?: string;
}

export const COLOURS = ['red', 'yellow', 'blue', 'white'];

/**
 * A table to try rules on. Seats 0 to 3 play red, yellow, blue and white unless the options say otherwise; seat 0 is active, with an
 * empty hand, unless the state says so.
 */
export function table(setting: Setting = {}) {
  const players = setting.players ?? 4;
  const empty = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { hand: {} }]));
  const { seats, ...rest } = (setting.state ?? {}) as { seats?: Record<string, Plain> } & Plain;
  const patched = Object.fromEntries(
    Object.entries(empty).map(([seat, hand]) => [seat, { ...hand, ...seats?.[seat] }]),
  );
  const match = new Match(starfarers, {
    players,
    options: { colours: COLOURS.slice(0, players), ...setting.options },
    seed: setting.seed ?? 'test table',
    position: { patch: { active: 0, seats: patched, ...rest }, script: new Script(setting.draws ?? {}) },
  });
  return new TestTable(match);
}

/** A match as its set-up leaves it: hands, chits and first player by the luck of the seed. */
export function freshTable({ players = 4, options, seed }: Pick<Setting, 'players' | 'options' | 'seed'> = {}) {
  const colours = COLOURS.slice(0, players);
  return new TestTable(
    new Match(starfarers, { players, options: { colours, ...options }, seed: seed ?? 'test table' }),
  );
}

export class TestTable {
  readonly match: Match<State, Parameters<typeof starfarers.actions.write>[0], StarfarersEvent>;

  constructor(match: TestTable['match']) {
    this.match = match;
  }

  /** Does something that must be allowed. */
  do(seat: Seat, ...steps: (Written | string)[]): this {
    for (const step of steps) {
      const action = typeof step === 'string' ? { do: step } : step;
      const verdict = this.match.submit(seat, action);
      if (!verdict.ok)
        throw new Error(
          `${JSON.stringify(action)} of seat ${seat} was refused: ${verdict.rule} ${verdict.code} ${JSON.stringify(verdict.params)}`,
        );
    }
    return this;
  }

  /** Tries something that must be refused, and tells by which rule and with which code: `SF-9.14 cannot-pay`. */
  refusal(seat: Seat, step: Written | string): string {
    const before = this.match.hash;
    const verdict = this.match.submit(seat, typeof step === 'string' ? { do: step } : step);
    if (this.match.hash !== before && !verdict.ok) throw new Error('A refused action changed the state');
    return verdict.ok ? 'allowed' : `${verdict.rule} ${verdict.code}`;
  }

  get state(): State {
    return this.match.state;
  }

  /** The table as `notation.describe` shows it; `at('seats.0.hand.ore')`. */
  at(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], starfarers.notation.describe(this.state));
  }

  points(seat: Seat): number {
    return pointsOf(this.state, seat);
  }

  hand(seat: Seat): unknown {
    return this.at(`seats.${seat}.hand`);
  }

  /** The options of a seat that is asked, as written actions; `kind` filters by `do`. */
  options(seat: Seat, kind?: string): readonly Written[] {
    const decision = this.match.decisions(seat).find((open) => open.seat === seat);
    return (decision?.options ?? []).filter((action) => kind === undefined || action.do === kind);
  }

  /** The kind of question that a seat is asked, or undefined. */
  asked(seat: Seat): string | undefined {
    return this.match.asks.find((ask) => ask.seat === seat)?.question.kind;
  }

  /** The events of the last step as a viewer sees them. */
  heard(viewer: Viewer, kind?: string): readonly Plain[] {
    return (this.match.lastEvents(viewer) as Plain[]).filter((event) => kind === undefined || event.event === kind);
  }

  /** All events so far with nothing hidden. */
  history(kind?: string): readonly StarfarersEvent[] {
    return this.match.trueHistory.flat().filter((event) => kind === undefined || event.event === kind);
  }

  view(viewer: Viewer): Plain {
    return this.match.view(viewer).state;
  }
}
