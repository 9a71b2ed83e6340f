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

/** A table to try rules on: `table({ state: { fuel: [2, 6] }, draws: { tie: [3, 5] } })`. */
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

/** A table at the market: seat 0 is its captain. */
export function market(hands: readonly object[], state: object = {}) {
  const at = table({ players: hands.length, state: { ...state, hands }, draws: { bag: hands.slice(1).map(() => 0) } });
  at.burn(1, ...hands.slice(1).map(() => 0));
  return at.do(0, 'tow');
}
