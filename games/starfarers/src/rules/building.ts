import { allowed, covers, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, type ActionOf, toBuildShip, toBuildSpaceport, toBuildUpgrade } from '../actions.ts';
import {
  BUILDABLES,
  COLONY_POINTS,
  COLONY_SHIP,
  COST,
  FIRST_UPGRADE,
  KINDS,
  SPACEPORT,
  TRADE_SHIP,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
  UPGRADES,
} from '../content/index.ts';
import {
  freeSpaceportPoints,
  freeTransporter,
  PIECE,
  type State,
  shipIndex,
  spaceportOwnerBeside,
  type T,
} from '../state.ts';
import { pay } from './cards.ts';

/** The key of the sentence that names the price. */
const PRICES: readonly string[] = BUILDABLES.map((what) => `price.${what}`);

/** SF-9.14: no part payment and no credit. */
export function mayPay(state: State, seat: Seat, buildable: number): Verdict {
  return covers(state.hand, COST[buildable], seat * KINDS)
    ? allowed
    : refuse('SF-9.14', 'cannot-pay', { price: PRICES[buildable] });
}

/** SF-9.6: a transporter, the right piece and a free spaceport point. */
export function mayFormShip(state: State, seat: Seat, kind: number): Verdict {
  if (freeTransporter(state, seat) < 0) return refuse('SF-9.6', 'no-transporter-left');
  const pieces = kind === COLONY_SHIP ? state.coloniesLeft[seat] : state.stationsLeft[seat];
  if (pieces === 0) return refuse('SF-9.6', kind === COLONY_SHIP ? 'no-colony-left' : 'no-station-left');
  return freeSpaceportPoints(state, seat).length > 0 ? allowed : refuse('SF-9.6', 'no-free-spaceport-point');
}

export function mayBuildShip(state: State, seat: Seat, { what, at, transporter }: ActionOf<'build-ship'>): Verdict {
  const payable = mayPay(state, seat, what);
  if (!payable.ok) return payable;
  return mayPlaceShip(state, seat, what, at, transporter);
}

/** SF-9.4, SF-9.5, SF-9.13: this transporter is in the supply and this is a free point beside an own spaceport. */
export function mayPlaceShip(state: State, seat: Seat, kind: number, at: number, transporter: number): Verdict {
  const formable = mayFormShip(state, seat, kind);
  if (!formable.ok) return formable;
  if (state.shipAt[shipIndex(seat, transporter)] >= 0)
    return refuse('SF-9.4', 'transporter-in-use', { transporter: transporter + 1 });
  if (at < 0) return refuse('SF-9.13', 'point-not-named');
  if (spaceportOwnerBeside(state, at) !== seat) return refuse('SF-9.5', 'not-your-spaceport-point');
  return state.piece[at] === PIECE.none ? allowed : refuse('SF-9.5', 'point-occupied');
}

/** SF-10.1 */
export function mayBuildUpgrade(state: State, seat: Seat, what: number): Verdict {
  if (state.upgrades[seat * UPGRADES.length + what] >= UPGRADE_MAX[what]) {
    return refuse('SF-10.1', 'upgrade-at-maximum', { what: UPGRADES[what], max: UPGRADE_MAX[what] });
  }
  return mayPay(state, seat, FIRST_UPGRADE + what);
}

/** SF-9.9 */
export function mayBuildSpaceport(state: State, seat: Seat, at: number): Verdict {
  if (state.ringsLeft[seat] === 0) return refuse('SF-9.9', 'no-spaceport-ring-left');
  if (state.piece[at] !== PIECE.colony + seat) return refuse('SF-9.9', 'not-your-colony');
  return mayPay(state, seat, SPACEPORT);
}

/** Everything that can be built, and where the menu explains, why the rest cannot. */
export function offerBuilding(menu: Menu<Action>, state: State, seat: Seat): void {
  for (let kind = COLONY_SHIP; kind <= TRADE_SHIP; kind++) {
    if (menu.explains || covers(state.hand, COST[kind], seat * KINDS)) offerShips(menu, state, seat, kind);
  }
  for (let what = 0; what < UPGRADES.length; what++)
    menu.offer(toBuildUpgrade(what), mayBuildUpgrade(state, seat, what));
  if (!menu.explains && !covers(state.hand, COST[SPACEPORT], seat * KINDS)) return;
  for (const at of COLONY_POINTS) {
    if (state.piece[at] === PIECE.colony + seat) menu.offer(toBuildSpaceport(at), mayBuildSpaceport(state, seat, at));
  }
}

function offerShips(menu: Menu<Action>, state: State, seat: Seat, what: number): void {
  const points = freeSpaceportPoints(state, seat);
  for (const at of points) {
    for (let transporter = 0; transporter < TRANSPORTERS_PER_PLAYER; transporter++) {
      if (state.shipAt[shipIndex(seat, transporter)] >= 0) continue;
      const action = toBuildShip(what, at, transporter);
      menu.offer(action, mayBuildShip(state, seat, action));
    }
  }
}

/** SF-9.4, SF-9.5: piece and transporter leave the supply and stand on the point as one ship. */
export function placeShip(state: State, seat: Seat, kind: number, at: number, transporter: number): void {
  if (kind === COLONY_SHIP) state.coloniesLeft[seat]--;
  else state.stationsLeft[seat]--;
  state.shipAt[shipIndex(seat, transporter)] = at;
  state.shipKind[shipIndex(seat, transporter)] = kind;
  state.piece[at] = PIECE.ship + shipIndex(seat, transporter);
}

/** SF-9.1, SF-9.2 */
export function buildShip(t: T, seat: Seat, { what, at, transporter }: ActionOf<'build-ship'>): void {
  pay(t.state, seat, COST[what]);
  placeShip(t.state, seat, what, at, transporter);
  t.tell?.({ event: 'ship-built', rule: 'SF-9.4', seat, what, at, transporter });
}

/** SF-9.3, SF-9.9, SF-9.10 */
export function buildSpaceport(t: T, seat: Seat, at: number): void {
  pay(t.state, seat, COST[SPACEPORT]);
  t.state.ringsLeft[seat]--;
  t.state.piece[at] = PIECE.spaceport + seat;
  t.tell?.({ event: 'spaceport-built', rule: 'SF-9.9', seat, at });
}

/** SF-9.2, SF-10.6 */
export function buildUpgrade(t: T, seat: Seat, what: number): void {
  pay(t.state, seat, COST[FIRST_UPGRADE + what]);
  t.state.upgrades[seat * UPGRADES.length + what]++;
  t.tell?.({ event: 'upgrade-built', rule: 'SF-10.2', seat, what });
}

/** SF-9.13: without a choice a ship takes the lowest transporter, and the only free spaceport point. */
export function completeShip(
  state: State,
  seat: Seat,
  action: { at?: number; transporter?: number },
): { at: number; transporter: number } {
  const points = freeSpaceportPoints(state, seat);
  return {
    at: action.at ?? (points.length === 1 ? points[0] : -1),
    transporter: action.transporter ?? Math.max(0, freeTransporter(state, seat)),
  };
}
