import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { BASES, CARD_PEOPLE, DOCK, POINT_PEOPLE, POINT_TYPE, TRADE_SHIP } from '../content/index.ts';
import { cardsAtBase, PIECE, type State, shipIndex, type T } from '../state.ts';
import { takeShipOff } from './colonies.ts';
import { mayUseDock } from './movement.ts';

/** SF-17.1: a trade ship on the lowest free dock, with as many freight rings. */
export function mayFoundStation(state: State, seat: Seat, ship: number): Verdict {
  const at = state.shipAt[shipIndex(seat, ship)];
  if (at < 0 || state.shipKind[shipIndex(seat, ship)] !== TRADE_SHIP) return refuse('SF-17.1', 'not-a-trade-ship');
  if (POINT_TYPE[at] !== DOCK) return refuse('SF-17.1', 'not-on-a-dock');
  return mayUseDock(state, seat, at);
}

/** SF-17.3: one of the cards that still lie at this base. */
export function mayTakeCard(state: State, people: number, card: number): Verdict {
  if (CARD_PEOPLE[card] !== people) return refuse('SF-17.3', 'card-of-another-people');
  return cardsAtBase(state, people).includes(card) ? allowed : refuse('SF-17.3', 'card-already-taken');
}

/** SF-17.9: station, card, disc. */
export function foundStation(t: T, seat: Seat, ship: number, card: number): void {
  const { state } = t;
  const at = takeShipOff(state, seat, ship);
  state.piece[at] = PIECE.station + seat;
  state.cards[seat] |= 1 << card;
  t.tell?.({ event: 'station-founded', rule: 'SF-17.2', seat, at, card });
  awardDisc(t, POINT_PEOPLE[at]);
}

/** SF-19.2, SF-19.3: most stations; among equals the one on the lowest dock. -1 while there is no station. */
export function discOwner(state: State, people: number): Seat {
  const stations = new Array<number>(state.players).fill(0);
  for (const dock of BASES[people].docks) {
    const owner = state.piece[dock] - PIECE.station;
    if (owner >= 0 && owner < state.players) stations[owner]++;
  }
  const most = Math.max(...stations);
  const leading = BASES[people].docks.find((dock) => stations[state.piece[dock] - PIECE.station] === most);
  return most === 0 || leading === undefined ? -1 : state.piece[leading] - PIECE.station;
}

/** SF-19.4, SF-19.5: counted anew after every founding; the holder has no privilege. */
function awardDisc(t: T, people: number): void {
  const { state } = t;
  const owner = discOwner(state, people);
  const before = state.disc[people];
  if (owner === before) return;
  state.disc[people] = owner;
  t.tell?.({ event: 'disc-won', rule: 'SF-19.2', seat: owner, people, lostBy: before });
}
