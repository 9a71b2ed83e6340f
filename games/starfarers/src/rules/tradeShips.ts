import { type Menu, type Play, type Question, refuse, type Seat } from '@starboard/kernel';
import type { ActionOf } from '../actions.ts';
import { TRADE_SHIP, TRANSPORTERS_PER_PLAYER } from '../content/index.ts';
import { freeSpaceportPoints, type State, shipIndex, type T } from '../state.ts';
import { completeShip, mayFormShip, mayPlaceShip, placeShip } from './building.ts';

type Place = ActionOf<'place-trade-ship'>;

function offerPlaces(menu: Menu<Place>, state: State, seat: Seat): void {
  for (const at of freeSpaceportPoints(state, seat)) {
    for (let transporter = 0; transporter < TRANSPORTERS_PER_PLAYER; transporter++) {
      if (state.shipAt[shipIndex(seat, transporter)] < 0) menu.offer({ do: 'place-trade-ship', at, transporter });
    }
  }
}

const placeTradeShip: Question<State, Place> = {
  kind: 'place-trade-ship',
  rule: 'SF-12.14',
  options: offerPlaces,
  judge: (state, seat, { do: verb, at, transporter }) =>
    verb === 'place-trade-ship'
      ? mayPlaceShip(state, seat, TRADE_SHIP, at, transporter)
      : refuse('SF-12.31', 'place-trade-ship-first'),
  complete: (state, seat, action) =>
    action.do === 'place-trade-ship' ? { ...action, ...completeShip(state, seat, action) } : action,
  timeUp: (state, seat) => ({
    do: 'place-trade-ship',
    ...completeShip(state, seat, { at: freeSpaceportPoints(state, seat)[0] }),
  }),
};

/** SF-12.15: a trade ship is due and all that it needs is there. */
export const mustPlaceTradeShip = (state: State, seat: Seat): boolean =>
  state.due[seat] > 0 && mayFormShip(state, seat, TRADE_SHIP).ok;

/** SF-12.14, SF-12.15, SF-12.31: due trade ships are placed one at a time, as soon as it is possible. */
export function* placeDueTradeShips(t: T, seat: Seat): Play<void> {
  while (mustPlaceTradeShip(t.state, seat)) {
    const { at, transporter } = yield* t.choose(seat, placeTradeShip);
    t.state.due[seat]--;
    placeShip(t.state, seat, TRADE_SHIP, at, transporter);
    t.tell?.({ event: 'trade-ship-placed', rule: 'SF-12.14', seat, at, transporter });
  }
}
