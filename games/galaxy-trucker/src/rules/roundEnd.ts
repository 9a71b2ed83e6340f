import { type Seat, seats } from '@starboard/kernel';
import { CLASS } from '../content/boards.ts';
import {
  BEST_LOOKING,
  FINISH_REWARDS,
  FINISH_REWARDS_FIVE,
  LAWYER,
  LUXURY,
  MANAGER,
  MANAGER_BONUS,
  TRADER,
} from '../content/tables.ts';
import { KIND, TILE_COUNT } from '../content/tiles.ts';
import {
  ALIENS,
  AT,
  boardOf,
  bothHalves,
  cell,
  classOf,
  FIRST_ALIEN,
  HALF,
  halfOf,
  kindAt,
  levelOf,
  type Open,
  type SETTLED,
  type State,
  stillFlying,
  type T,
} from '../state.ts';
import { cabinOf, halfWithRole } from './crew.ts';
import { worth } from './giveUp.ts';
import { book, borrow } from './money.ts';
import { changes } from './roads.ts';
import { exposedConnectors } from './ship.ts';

type Line = (typeof SETTLED)[number];

const RULE: Readonly<Record<Line, string>> = {
  finish: 'GT-14.2',
  looks: 'GT-14.3',
  luxury: 'GT-16.4',
  manager: 'GT-16.52',
  creativity: 'GT-18.8',
  goods: 'GT-14.5',
  trader: 'GT-16.54',
  losses: 'GT-14.7',
  measure: 'GT-20.47',
};

/** One line of a player's ledger; nothing is paid for a zero. */
function enter(t: T, seat: Seat, line: Line, credits: number): void {
  if (credits === 0) return;
  book(t.state, seat, line, credits);
  t.tell?.({ event: 'ledger-line', rule: RULE[line], seat, line, credits });
}

/** Where tiles are, as far as it is seen: lost ones lie open. */
type Whereabouts = Readonly<Record<'where', readonly number[]>>;

/** Halves that arrived. */
const flies = (state: Open, seat: Seat, half: number): boolean => state.half[seat * 2 + half] === HALF.flying;
export const arrivedWhole = (state: Open, seat: Seat): boolean =>
  !bothHalves(state) || (flies(state, seat, 0) && flies(state, seat, 1));

/** GT-14.2, GT-18.24: those who did not give up, in their order on the board; ships with both halves come first. */
export function finishers(state: Open): Seat[] {
  return seats(state.players)
    .filter((seat) => stillFlying(state, seat))
    .sort(
      (a, b) =>
        Number(arrivedWhole(state, b)) - Number(arrivedWhole(state, a)) || state.position[b] - state.position[a],
    );
}

/** GT-14.1: rewards, then sales, then payments. */
export function settleRound(t: T): void {
  const { state } = t;
  const order = finishers(state);
  const rewards = (state.fifthWheel ? FINISH_REWARDS_FIVE : FINISH_REWARDS)[levelOf(state) - 1];
  for (const [i, seat] of order.entries()) {
    t.tell?.({ event: 'arrived', rule: 'GT-14.2', seat, place: i + 1 });
    enter(t, seat, 'finish', rewards[i] ?? 0);
  }
  rewardLooks(t, order);
  for (const seat of order) rewardPassengers(t, seat);
  rewardCreativity(t, order);
  for (const seat of seats(state.players)) sellGoods(t, seat);
  for (const seat of seats(state.players)) payLosses(t, seat);
  t.tell?.({ event: 'round-ended', rule: 'GT-14.1', round: state.round + 1 });
}

/** GT-14.3, GT-17.9, GT-17.15, GT-18.25: the fewest exposed connectors among those compared. */
function rewardLooks(t: T, order: readonly Seat[]): void {
  const { state } = t;
  const whole = order.filter((seat) => arrivedWhole(state, seat));
  const compared = whole.length > 0 ? whole : order;
  for (const seat of bestLooking(state, compared)) enter(t, seat, 'looks', BEST_LOOKING[levelOf(state) - 1]);
}

/** GT-18.33: exposed connectors of the halves still flying. */
export const exposedAtEnd = (state: Open, seat: Seat): number =>
  exposedConnectors(state, seat, (half) => flies(state, seat, half));

export function bestLooking(state: Open, compared: readonly Seat[]): Seat[] {
  const exposed = new Map(compared.map((seat) => [seat, exposedAtEnd(state, seat)]));
  const ranks = [...new Set(exposed.values())].sort((a, b) => a - b);
  const withRank = (rank: number): Seat[] => compared.filter((seat) => exposed.get(seat) === ranks[rank]);
  const best = withRank(0);
  return state.fifthWheel && best.length === 1 ? [...best, ...withRank(1)] : best;
}

/** GT-16.4, GT-16.52, GT-18.18: luxury cabins and the Manager. */
function rewardPassengers(t: T, seat: Seat): void {
  const { state } = t;
  let passengers = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    const occupied = kindAt(state, seat, square) === KIND.luxuryCabin && state.crew[cell(seat, square)] > 0;
    if (occupied && flies(state, seat, halfOf(state, square))) passengers++;
  }
  enter(t, seat, 'luxury', passengers * LUXURY[levelOf(state) - 1]);
  const office = halfWithRole(state, seat, MANAGER);
  if (office < 0 || !flies(state, seat, office)) return;
  let kinds = 0;
  for (let alien = FIRST_ALIEN; alien < FIRST_ALIEN + ALIENS.length; alien++) {
    const cabin = cabinOf(state, seat, alien);
    if (cabin >= 0 && flies(state, seat, halfOf(state, cabin))) kinds++;
  }
  enter(t, seat, 'manager', MANAGER_BONUS[kinds]);
}

/** GT-18.8, GT-18.28: a direction of one's own, in class IA. */
function rewardCreativity(t: T, order: readonly Seat[]): void {
  const { state } = t;
  if (classOf(state) !== CLASS.IA) return;
  const launchedTowards = (seat: Seat): number => state.front[seat] ^ (state.turned[seat] * 2);
  for (const seat of order) {
    const alone = order.every((other) => other === seat || launchedTowards(other) !== launchedTowards(seat));
    if (alone) enter(t, seat, 'creativity', BEST_LOOKING[levelOf(state) - 1]);
  }
}

/** GT-14.5, GT-14.6: goods are sold; after giving up for half of it. Halves of class IIA have sold already. */
function sellGoods(t: T, seat: Seat): void {
  const { state } = t;
  const office = halfWithRole(state, seat, TRADER);
  const { value, extra } = worth(state, seat, () => true, office >= 0);
  enter(t, seat, 'goods', stillFlying(state, seat) ? value : Math.ceil(value / 2));
  enter(t, seat, 'trader', extra);
}

export function lostComponents(state: Open & Whereabouts, seat: Seat): number {
  let lost = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (state.where[tile] === AT.lost + seat || state.where[tile] === AT.stash + seat) lost++;
  }
  return lost;
}

/** GT-14.7, GT-14.8, GT-16.50: what the losses cost, insurance and Lawyer considered. */
export function lossesToPay(state: Open & Whereabouts, seat: Seat): number {
  const { insurance } = boardOf(state);
  const lost = lostComponents(state, seat);
  const lawyer = halfWithRole(state, seat, LAWYER) >= 0 || state.lawyer[seat] === 1;
  if (insurance >= 0) return lawyer ? 0 : Math.min(lost, insurance);
  return lawyer ? Math.ceil(lost / 2) : lost;
}

/** GT-20.47: tiles left in the own stack. */
function stackFee(state: State, seat: Seat): number {
  if (!changes(state, seat, 'own-stack')) return 0;
  let left = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (state.where[tile] === AT.stackDown + seat || state.where[tile] === AT.stackUp + seat) left++;
  }
  return left;
}

/** GT-14.9, GT-14.12, GT-19.10: nobody goes below 0: the rest is waived, or loans are taken. */
function payLosses(t: T, seat: Seat): void {
  const { state } = t;
  const losses = lossesToPay(state, seat);
  const fee = stackFee(state, seat);
  while (state.evilMachinations && state.credits[seat] < losses + fee) borrow(t, seat);
  const waived = Math.max(0, losses + fee - state.credits[seat]);
  const paidLosses = Math.min(losses, state.credits[seat]);
  enter(t, seat, 'losses', -paidLosses);
  enter(t, seat, 'measure', -Math.min(fee, state.credits[seat]));
  if (waived > 0) t.tell?.({ event: 'insolvent', rule: 'GT-14.9', seat, waived });
}
