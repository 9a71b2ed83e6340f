import type { Plain, Seat } from '@starboard/kernel';
import { matchAt, type Setting, TestTable } from '@starboard/kernel/testing';
import type { Action } from '../src/actions.ts';
import { FIELDS } from '../src/content/fields.ts';
import type { VenusEvent } from '../src/events.ts';
import { merchantOfVenus } from '../src/index.ts';
import type { State } from '../src/state.ts';

type SeatPatch = Plain;

/** A table in the words of the game. */
export class VenusTable extends TestTable<State, Action, VenusEvent> {
  /** Where the ship is. */
  ship(seat: Seat = 0): unknown {
    return this.at(`seats.${seat}.at`);
  }

  /** All fields that ships have flown to. */
  path(): string[] {
    return this.events('flew').map(({ to }) => FIELDS[to].id);
  }

  /** Flies to these fields, one after the other; corridors are flown without a question. */
  fly(...fields: string[]): this {
    return this.do(0, ...fields.map((to) => ({ do: 'fly', to })));
  }

  /** Declares a direction and flies there. */
  go(to: string): this {
    return this.do(0, { do: 'declare', to }, { do: 'fly', to });
  }

  /** The values of one field of the options of a kind. */
  choices(kind: string, field: string, seat: Seat = 0): unknown[] {
    return this.options(seat, kind).map((option) => option[field]);
  }
}

/** Missions that nothing in a test fulfils by chance. */
const QUIET = ['M15', 'M21', 'M22', 'M18'];
const PILOTS = ['human', 'eeepeeep', 'whynom', 'qossuth'];

/**
 * Seat 0 is about to declare, everybody has laser 2, shield 1 and a mission that takes long. `seats` says what is otherwise.
 */
export function venus(
  { seats = [], players = 2, ...state }: Plain & { seats?: readonly SeatPatch[]; players?: number } = {},
  { draws, options, seed }: Pick<Setting, 'draws' | 'options' | 'seed'> = {},
): VenusTable {
  const patched = Array.from({ length: players }, (_, seat) => ({
    laser: 2,
    shield: 1,
    pilot: PILOTS[seat],
    missions: [QUIET[seat]],
    ...seats[seat],
  }));
  return new VenusTable(
    matchAt(merchantOfVenus, {
      players,
      state: { phase: 'declare', start: 0, active: 0, ...state, seats: patched },
      ...(draws === undefined ? {} : { draws }),
      ...(options === undefined ? {} : { options }),
      ...(seed === undefined ? {} : { seed }),
    }),
  );
}

/** Seat 0 has skipped its movement and does business here; everything is as {@link venus} has it. */
export const trading = (
  at: string,
  state: Parameters<typeof venus>[0] = {},
  more: Parameters<typeof venus>[1] = {},
) => {
  const [first, ...rest] = state.seats ?? [];
  return venus({ phase: 'business', ...state, seats: [{ at, flown: true, ...first }, ...rest] }, more);
};

/** Seat 0 has landed here in this turn. */
export const landedAt = (at: string, state: Parameters<typeof venus>[0] = {}, more: Parameters<typeof venus>[1] = {}) =>
  trading(at, { turn: { landed: true }, ...state }, more);
