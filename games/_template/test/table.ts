import { matchAt, type Setting, TestTable } from '@starboard/kernel/testing';
import type { CometAction } from '../src/actions.ts';
import type { CometEvent } from '../src/events.ts';
import { template } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface Seated {
  readonly fuel: number;
  readonly hand: Readonly<Record<string, number>>;
  readonly comets: readonly string[];
  readonly finds: readonly string[];
  readonly sets: number;
  readonly points: number;
}

/** A table to try rules on: `table({ state: { seats: { 0: { fuel: 2 } } }, draws: { tie: [3, 5] } })`. */
export const table = ({
  hourglass = false,
  scramble = false,
  ...setting
}: Setting & { readonly hourglass?: boolean; readonly scramble?: boolean } = {}) =>
  new CometTable(matchAt(template, { ...setting, options: { hourglass, scramble } }));

class CometTable extends TestTable<State, CometAction, CometEvent> {
  /** All burn, in seat order. */
  burn(...fuel: readonly number[]): void {
    for (const [seat, n] of fuel.entries()) this.do(seat, { do: 'burn', fuel: n });
  }

  get seen() {
    return template.notation.describe(this.state) as Readonly<Record<string, unknown>> & {
      readonly seats: readonly Seated[];
    };
  }
}

/** What is said of each seat, by its number. */
export const seated = (parts: readonly object[]) => Object.fromEntries(parts.entries());

interface Market {
  /** What seat 1 has in its tank. */
  readonly fuel?: number;
  /** What seat 0 has found. */
  readonly finds?: readonly string[];
  readonly comet?: string;
}

/** A table at the market: seat 0 is its captain and has towed a comet home. */
export function market(hands: readonly object[], { fuel = 6, finds = [], ...state }: Market = {}) {
  const [captain, ...others] = hands;
  const at = table({
    players: hands.length,
    state: { ...state, seats: seated([{ hand: captain, finds }, ...others.map((hand) => ({ hand, fuel }))]) },
    draws: { bag: others.map(() => 0) },
  });
  at.burn(1, ...others.map(() => 0));
  return at.do(0, 'tow');
}
