import { Menu, type Play, type Seat } from '@starboard/kernel';
import { type Action, TAKE_HIT, toFire, toShield } from '../actions.ts';
import type { Projectile } from '../content/cards.ts';
import { BARRELS, CONNECTOR, KIND, PLATED, SHIELD as SHIELDED } from '../content/tiles.ts';
import type { EventOf } from '../events.ts';
import { boardOf, cell, halfOf, inRace, kindAt, type State, squareInRace, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { canPower, costOfUse, payPower } from './batteries.ts';
import { loseComponents } from './damage.ts';
import { needsPower } from './power.ts';
import { changes } from './roads.ts';
import { joinedAt, sameHalf, works } from './ship.ts';

const ESCORTED = 2;
/** GT-19.50: on this card the player ignores hits and losses. */
export const isEscorted = (state: State, seat: Seat): boolean => state.escort[seat] === ESCORTED;

/** GT-11.1, GT-11.3: one roll for all ships concerned, then each by itself in flight order. */
export function* fireAt(
  t: T,
  projectile: Projectile,
  meteor: boolean,
  seats: readonly Seat[],
  rule: string,
): Play<void> {
  if (seats.length === 0) return;
  const dice = t.roll('hit', 2);
  const { large, from } = projectile;
  const turned = seats.filter((seat) => changes(t.state, seat, 'from-behind'));
  t.tell?.({ event: 'dice-rolled', rule, dice, why: meteor ? 'meteor' : 'shot', large, from, seats, turned });
  yield* arrive(t, projectile, meteor, dice[0] + dice[1], seats, rule);
}

/** Something comes in a line that is already known. */
export function* arrive(
  t: T,
  projectile: Projectile,
  meteor: boolean,
  number: number,
  seats: readonly Seat[],
  rule: string,
): Play<void> {
  for (const seat of seats) if (inRace(t.state, seat)) yield* hit(t, seat, projectile, meteor, number, rule);
}

/** Several, one after the other (GT-11.12). */
export function* fireAll(
  t: T,
  projectiles: readonly Projectile[],
  meteor: boolean,
  seats: readonly Seat[],
  rule: string,
): Play<void> {
  for (const projectile of projectiles) yield* fireAt(t, projectile, meteor, seats, rule);
}

/** GT-20.38, GT-20.12: where it comes from, as the ship is printed. */
const printedSide = (state: State, seat: Seat, from: number): number =>
  (state.front[seat] + (changes(state, seat, 'from-behind') ? from ^ 2 : from)) & 3;

/** GT-11.2: the components of the line, in the order in which they would be met. */
function inLine(state: State, seat: Seat, side: number, number: number): number[] {
  const board = boardOf(state);
  const line = board.numbers[side & 1][number];
  if (line < 0) return [];
  return board.lines[side][line].filter(
    (square) => state.ship[cell(seat, square)] >= 0 && squareInRace(state, seat, square),
  );
}

type HitEvent = EventOf<'hit'>;

/** A meteor or a shot on its way to a ship: from which printed side, in which line (the number rolled), and what it meets. */
export interface Hit {
  readonly large: boolean;
  readonly meteor: boolean;
  readonly side: number;
  readonly number: number;
  readonly at: number;
}

/** GT-11.2 to GT-11.7: one meteor or shot against one ship. */
function* hit(t: T, seat: Seat, projectile: Projectile, meteor: boolean, number: number, rule: string): Play<void> {
  const { state } = t;
  const { large } = projectile;
  const side = printedSide(state, seat, projectile.from);
  const line = inLine(state, seat, side, number);
  const at = line.length === 0 ? -1 : line[0];
  const tell = (result: HitEvent['result'], because: string): void =>
    t.tell?.({ event: 'hit', rule: because, seat, meteor, large, side, at, result });
  if (at < 0) return tell('missed', 'GT-11.1');
  if (isEscorted(state, seat)) return tell('escorted', 'GT-19.50');
  const placed = state.ship[cell(seat, at)];
  if ((PLATED[placed] & (1 << side)) !== 0) return tell('bounced', 'GT-16.43');
  if (meteor && !large && CONNECTOR[placed * 4 + side] === 0) return tell('bounced', 'GT-11.4');
  const defence = yield* defend(t, seat, { large, meteor, side, number, at });
  if (defence !== undefined) return tell(defence, ruleOf(defence, meteor, large));
  tell('destroyed', rule);
  const doomed = changes(state, seat, 'hit-flies-on')
    ? throughAndThrough(state, seat, line, side, meteor && !large)
    : [at];
  yield* loseComponents(t, seat, doomed, 'destroyed', rule);
}

/** The rule by which a meteor or a shot was stopped. */
function ruleOf(defence: 'shielded' | 'shot-down', meteor: boolean, large: boolean): string {
  if (defence === 'shot-down') return 'GT-11.5';
  if (large) return 'GT-16.20';
  return meteor ? 'GT-11.4' : 'GT-11.6';
}

/** GT-20.41: the next component in the line goes too, unless its side is plated, or smooth against a small meteor. */
function throughAndThrough(
  state: State,
  seat: Seat,
  line: readonly number[],
  side: number,
  smallMeteor: boolean,
): number[] {
  const [first, second] = line;
  if (second === undefined) return [first];
  const placed = state.ship[cell(seat, second)];
  if ((PLATED[placed] & (1 << side)) !== 0) return [first];
  return smallMeteor && CONNECTOR[placed * 4 + side] === 0 ? [first] : [first, second];
}

/** GT-11.5: a cannon towards the meteor in its line, from the sides also in the next one (GT-18.3). */
function canShoot(state: State, seat: Seat, square: number, { side, number }: Hit): boolean {
  const placed = state.ship[cell(seat, square)];
  if (placed < 0 || !works(state, seat, square) || (BARRELS[placed] & (1 << side)) === 0) return false;
  const board = boardOf(state);
  const axis = side & 1;
  const apart = Math.abs(board.line[axis][square] - board.numbers[axis][number]);
  const fromAside = ((side - state.front[seat]) & 1) === 1;
  return apart === 0 || (fromAside && apart === 1);
}

/** GT-11.15: what can be done against what is coming. */
export const defendQuestion = flightQuestion<Hit>({
  kind: 'defend',
  rule: 'GT-11.15',
  options(menu, state, seat, hit) {
    menu.offer(TAKE_HIT);
    offerDefence(menu, state, seat, hit);
  },
});

function offerDefence(menu: Menu<Action>, state: State, seat: Seat, coming: Hit): void {
  for (let square = 0; square < boardOf(state).count; square++) {
    const kind = kindAt(state, seat, square);
    if (kind === KIND.shield) offerShield(menu, state, seat, square, coming);
    else if (coming.large && coming.meteor && needsPower(kind) && canShoot(state, seat, square, coming)) {
      if (canPower(state, seat, halfOf(state, square), costOfUse(state, seat, 1))) menu.offer(toFire(square));
    }
  }
}

/** GT-6.7, GT-16.20, GT-18.17 */
function offerShield(menu: Menu<Action>, state: State, seat: Seat, part: number, coming: Hit): void {
  if (!works(state, seat, part) || !sameHalf(state, part, coming.at)) return;
  if ((SHIELDED[state.ship[cell(seat, part)]] & (1 << coming.side)) === 0) return;
  const half = halfOf(state, part);
  if (!coming.large) {
    if (canPower(state, seat, half, costOfUse(state, seat, 1))) menu.offer(toShield(part));
    return;
  }
  if (!canPower(state, seat, half, costOfUse(state, seat, 2))) return;
  for (let side = 0; side < 4; side++) {
    const booster = joinedAt(state, seat, part, side);
    if (booster >= 0 && kindAt(state, seat, booster) === KIND.shieldBooster && works(state, seat, booster))
      menu.offer({ do: 'boost-shield', part, booster });
  }
}

/** GT-11.5: a single cannon is free, so it just fires; everything else is the owner's decision. */
function* defend(t: T, seat: Seat, coming: Hit): Play<'shielded' | 'shot-down' | undefined> {
  const { state } = t;
  if (coming.large && coming.meteor) {
    for (let square = 0; square < boardOf(state).count; square++) {
      if (!needsPower(kindAt(state, seat, square)) && canShoot(state, seat, square, coming)) return 'shot-down';
    }
  }
  const menu = new Menu<Action>(false);
  offerDefence(menu, state, seat, coming);
  if (menu.options.length === 0) return undefined;
  const action = yield* ask(t, seat, defendQuestion, coming);
  if (action.do === 'take-hit') return undefined;
  if (action.do === 'fire' || action.do === 'shield' || action.do === 'boost-shield') {
    t.tell?.({ event: 'powered', rule: 'GT-9.6', seat, part: action.part });
    yield* payPower(t, seat, halfOf(state, action.part), costOfUse(state, seat, action.do === 'boost-shield' ? 2 : 1));
  }
  return action.do === 'fire' ? 'shot-down' : 'shielded';
}
