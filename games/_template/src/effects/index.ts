import { others, type Seat } from '@starboard/kernel';
import type { Effect } from '../content/finds.ts';
import { scoop } from '../rules/bag.ts';
import type { CometTable } from '../state.ts';

type Handlers = {
  readonly [D in Effect['do']]: (t: CometTable, seat: Seat, effect: Extract<Effect, { readonly do: D }>) => void;
};

/** One function for each verb; a verb without one does not compile. */
const HANDLERS: Handlers = {
  /** TP-7.3 */
  scoop(t, seat, { crystals }) {
    for (let i = 0; i < crystals; i++) scoop(t, t.state, seat, 'TP-7.3');
  },
  /** TP-7.2: as much as the station has. */
  refuel(t, seat, { fuel }) {
    const given = Math.min(fuel, t.state.station);
    t.state.station -= given;
    t.state.fuel[seat] += given;
    t.tell?.({ event: 'refuelled', rule: 'TP-7.2', seat, fuel: given });
  },
  /** TP-7.4: everyone else, as far as they have any; it goes to the station. */
  leak(t, seat, { fuel }) {
    for (const other of others(seat, t.players)) {
      const lost = Math.min(fuel, t.state.fuel[other]);
      t.state.fuel[other] -= lost;
      t.state.station += lost;
      if (lost > 0) t.tell?.({ event: 'leaked', rule: 'TP-7.4', seat: other, fuel: lost });
    }
  },
};

export function happen(t: CometTable, seat: Seat, effect: Effect): void {
  const handle = HANDLERS[effect.do] as (t: CometTable, seat: Seat, effect: Effect) => void;
  handle(t, seat, effect);
}
