import type { Play, Seat } from '@starboard/kernel';
import { type Action, LOSE_DAYS, REFUSE, toGivePart } from '../../actions.ts';
import type { EvilMachination } from '../../content/cards.ts';
import { KIND } from '../../content/tiles.ts';
import { kindAt, type State, squareInRace, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { loseComponents } from '../damage.ts';
import { fireAll } from '../hits.ts';
import { pay, purse } from '../money.ts';
import { isEngine } from '../power.ts';
import { loseDaysTogether } from '../race.ts';
import { squaresWhere } from '../ship.ts';
import { eachOf, forLevel, payOr, paysFor, racing, unprotected } from './common.ts';

/** GT-19.31: components that can use battery power, joined or not, working or not. */
const POWERED: ReadonlySet<number> = new Set([
  ...[KIND.doubleCannon, KIND.biCannon, KIND.doubleEngine, KIND.shield],
  ...[KIND.shieldBooster, KIND.cannonBooster, KIND.engineBooster],
]);

const recalled = (state: State, seat: Seat): number[] =>
  squaresWhere(state, seat, (square) => POWERED.has(kindAt(state, seat, square)) && squareInRace(state, seat, square));

const PAY_PAIRS: readonly Action[] = Array.from({ length: 19 }, (_, pairs) => ({ do: 'pay-pairs', pairs }));

/** The most pairs that are there and can be paid; a single one left over counts as a pair. */
const mostPairs = (state: State, seat: Seat): number =>
  Math.min(Math.ceil(recalled(state, seat).length / 2), purse(state, seat));

const pairsQuestion = flightQuestion({
  kind: 'recall-notice',
  rule: 'GT-19.31',
  options(menu, state, seat) {
    for (let pairs = mostPairs(state, seat); pairs >= 0; pairs--) menu.offer(PAY_PAIRS[pairs]);
  },
});

/** About those that were named before. */
const givePartQuestion = flightQuestion<readonly number[]>({
  kind: 'give-part',
  rule: 'GT-19.31',
  options(menu, state, seat, named) {
    for (const square of recalled(state, seat)) if (!named.includes(square)) menu.offer(toGivePart(square));
  },
});

/** GT-19.31: Recall Notice: each pays by the pair and gives up what he does not pay for, all at once; GT-19.50: not under escort. */
export function* recallNotice(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  for (const seat of unprotected(t.state, order)) {
    const count = recalled(t.state, seat).length;
    if (count === 0) continue;
    const action = mostPairs(t.state, seat) === 0 ? undefined : yield* ask(t, seat, pairsQuestion);
    const pairs = action?.do === 'pay-pairs' ? action.pairs : 0;
    pay(t, seat, pairs * card.credits, card.rule, 'toll');
    yield* giveParts(t, seat, Math.max(0, count - pairs * card.per), card.rule);
  }
}

function* giveParts(t: T, seat: Seat, count: number, rule: string): Play<void> {
  const { state } = t;
  if (count === 0) return;
  const parts = recalled(state, seat);
  let given: readonly number[] = count < parts.length ? [] : parts;
  while (given.length < count) {
    const action = yield* ask(t, seat, givePartQuestion, given);
    if (action.do === 'give-part') given = [...given, action.at];
  }
  yield* loseComponents(t, seat, given, 'given-up', rule);
}

/** GT-19.39: single engines and cannon-engines have one nozzle, double engines two, working or not. */
export function nozzlesOf(state: State, seat: Seat): number {
  const isCounted = (square: number): boolean =>
    isEngine(kindAt(state, seat, square)) && squareInRace(state, seat, square);
  return squaresWhere(state, seat, isCounted).reduce(
    (sum, square) => sum + (kindAt(state, seat, square) === KIND.doubleEngine ? 2 : 1),
    0,
  );
}

const fuelQuestion = payOr('fuel-tax', 'GT-19.39', LOSE_DAYS);

/** GT-19.39: Fuel Tax: a credit for each started group of nozzles, or days. */
export function* fuelTax(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const late: Seat[] = [];
  for (const seat of racing(state, order)) {
    const price = Math.ceil(nozzlesOf(state, seat) / card.per) * card.credits;
    if (price > 0 && !(yield* paysFor(t, seat, price, fuelQuestion, 'lose-days'))) late.push(seat);
  }
  loseDaysTogether(t, eachOf(state, late, forLevel(state, card.daysByLevel)), card.rule);
}

const tollQuestion = payOr('toll-station', 'GT-19.43', REFUSE);

/** GT-19.43: Toll Station: pay, or be shot at with all others who refused. */
export function* tollStation(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const refused: Seat[] = [];
  for (const seat of racing(state, order)) {
    if (!(yield* paysFor(t, seat, forLevel(state, card.creditsByLevel), tollQuestion))) refused.push(seat);
  }
  yield* fireAll(t, card.shots, false, refused, card.rule);
}
