import { matchAt, type Setting, TestTable } from '@starboard/kernel/testing';
import type { CometAction } from '../src/actions.ts';
import type { CometEvent } from '../src/events.ts';
import { template } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface Seated {
  readonly fuel: number;
  readonly hand: Readonly<Record<string, number>>;
  readonly comets: readonly string[];
  readonly sets: number;
  readonly points: number;
}

/** A table to try rules on: `table({ state: { seats: { 0: { fuel: 2 } } }, draws: { tie: [3, 5] } })`. */
export const table = ({ hourglass = false, ...setting }: Setting & { readonly hourglass?: boolean } = {}) =>
  new CometTable(matchAt(template, { ...setting, options: { hourglass } }));

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

/** A table at the market: seat 0 is its captain, and seat 1 has so much fuel. */
export function market(
  hands: readonly object[],
  { fuel = 6, ...state }: { readonly fuel?: number; readonly comet?: string } = {},
) {
  const at = table({
    players: hands.length,
    state: { ...state, seats: seated(hands.map((hand, seat) => ({ hand, fuel: seat === 1 ? fuel : 6 }))) },
    draws: { bag: hands.slice(1).map(() => 0) },
  });
  at.burn(1, ...hands.slice(1).map(() => 0));
  return at.do(0, 'tow');
}
