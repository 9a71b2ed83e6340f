import { type Play, type Question, refuse, type Seat } from '@starboard/kernel';
import { type ActionOf, DECLINE } from '../actions.ts';
import { DOCK, POINT_COUNT, POINT_PEOPLE, POINT_TYPE } from '../content/index.ts';
import { look } from '../rules/exploration.ts';
import { mayEndAt } from '../rules/movement.ts';
import { foundStation, mayTakeCard } from '../rules/stations.ts';
import { cardsAtBase, firstShip, PIECE, type State, shipIndex, type T } from '../state.ts';

/** SF-12.4, SF-12.13, SF-12.29: the first ship at this moment has no movement in this flight phase. */
export function groundFirstShip(t: T, seat: Seat): void {
  const ship = firstShip(t.state, seat);
  if (ship < 0) return;
  t.state.grounded = ship;
  t.tell?.({ event: 'ship-grounded', rule: 'SF-12.13', seat, ship });
}

type Jump = ActionOf<'jump' | 'jump-and-found' | 'decline'>;

/** SF-12.16: any other point where the first ship could end a move; on a dock it founds at once (SF-12.30). */
const jump: Question<State, Jump> = {
  kind: 'space-jump',
  rule: 'SF-12.16',
  options(menu, state, seat) {
    const ship = firstShip(state, seat);
    for (let to = 0; to < POINT_COUNT; to++) {
      if (state.piece[to] !== PIECE.none || !mayEndAt(state, seat, ship, to).ok) continue;
      if (POINT_TYPE[to] !== DOCK) menu.offer({ do: 'jump', ship, to });
      else
        for (const card of cardsAtBase(state, POINT_PEOPLE[to])) menu.offer({ do: 'jump-and-found', ship, to, card });
    }
    menu.offer(DECLINE as Jump);
  },
  judge(state, seat, action) {
    if (action.do !== 'jump' && action.do !== 'jump-and-found') return refuse('SF-12.16', 'not-offered');
    const ship = firstShip(state, seat);
    const { to } = action;
    if (action.ship !== ship) return refuse('SF-12.16', 'not-the-first-ship', { transporter: ship + 1 });
    if (to === state.shipAt[shipIndex(seat, ship)]) return refuse('SF-12.16', 'already-there');
    const end = mayEndAt(state, seat, ship, to);
    if (!end.ok) return end;
    if (action.do === 'jump') return refuse('SF-12.30', 'must-found-station');
    return POINT_TYPE[to] === DOCK
      ? mayTakeCard(state, POINT_PEOPLE[to], action.card)
      : refuse('SF-17.1', 'not-on-a-dock');
  },
  complete: (state, seat, action) =>
    action.do === 'decline' ? action : { ...action, ship: action.ship ?? firstShip(state, seat) },
  timeUp: () => DECLINE as Jump,
};

/** SF-12.16, SF-12.30: the jump replaces the ship's move; it looks around, and a trade ship on a dock founds. */
export function* spaceJump(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const ship = firstShip(state, seat);
  if (ship < 0) return;
  const answer = yield* t.choose(seat, jump);
  if (answer.do === 'decline') {
    t.tell?.({ event: 'declined', rule: 'SF-12.16', seat });
    return;
  }
  const index = shipIndex(seat, ship);
  state.piece[state.shipAt[index]] = PIECE.none;
  state.shipAt[index] = answer.to;
  state.piece[answer.to] = PIECE.ship + index;
  state.startedAt[ship] = -1;
  state.ended[ship] = 1;
  t.tell?.({ event: 'jumped', rule: 'SF-12.16', seat, ship, to: answer.to });
  look(t, seat, answer.to);
  if (answer.do === 'jump-and-found') foundStation(t, seat, ship, answer.card);
}
