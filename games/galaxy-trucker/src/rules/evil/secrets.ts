import type { Play, Seat } from '@starboard/kernel';
import { type Action, PASS } from '../../actions.ts';
import type { EvilMachination } from '../../content/cards.ts';
import { DIE_FACES, TIMER_RUN_MS } from '../../content/tables.ts';
import { RELAXED, type State, squareInRace, type T, TURNS } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { secretBids } from '../bidding.ts';
import { squareNamed } from '../cards/mishaps.ts';
import { gainCredits } from '../cargo.ts';
import { loseComponents } from '../damage.ts';
import { isEscorted } from '../hits.ts';
import { pay } from '../money.ts';
import { loseDaysTogether } from '../race.ts';
import { eachOf, racing } from './common.ts';

const setDieQuestion = flightQuestion({
  kind: 'set-die',
  rule: 'GT-19.34',
  options(menu) {
    for (let number = 1; number <= DIE_FACES; number++) menu.offer({ do: 'set-die', number });
  },
});

const guessQuestion = flightQuestion({
  kind: 'guess',
  rule: 'GT-19.34',
  options(menu) {
    for (let number = 1; number <= DIE_FACES; number++) menu.offer({ do: 'guess', number });
  },
});

/** GT-19.34: Bureaucracy: the last sets a die in secret and the others guess it. */
export function* bureaucracy(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const seats = racing(state, order);
  const last = seats[seats.length - 1];
  const set = yield* ask(t, last, setDieQuestion);
  if (set.do === 'set-die') state.secret = set.number;
  state.secretBy = last;
  const guessers = seats.slice(0, -1);
  for (const seat of guessers) {
    const guess = yield* ask(t, seat, guessQuestion);
    if (guess.do !== 'guess') continue;
    state.stated[seat] = guess.number;
    t.tell?.({ event: 'guessed', rule: card.rule, seat, number: guess.number });
  }
  showDie(t, card, guessers);
}

/** GT-19.34: right guessers get credits, the others lose as many days as the die shows. */
function showDie(t: T, card: EvilMachination, guessers: readonly Seat[]): void {
  const { state } = t;
  const number = state.secret;
  state.secret = 0;
  state.secretBy = -1;
  t.reveal();
  t.tell?.({ event: 'die-shown', rule: card.rule, number });
  const isRight = (seat: Seat): boolean => state.stated[seat] === number;
  for (const seat of guessers) if (isRight(seat)) gainCredits(t, seat, card.credits, card.rule, 'guess');
  loseDaysTogether(
    t,
    eachOf(
      state,
      guessers.filter((seat) => !isRight(seat)),
      number,
    ),
    card.rule,
  );
}

/** GT-19.35: 2 to 12 without the 7. */
const NAMES = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const SQUARES: readonly Action[] = NAMES.flatMap((column) =>
  NAMES.map((row): Action => ({ do: 'name-square', column, row })),
);

/** GT-19.35: one timer run for the choice; then, as at any square that misses every ship, nothing is given up. */
const nameSquareQuestion = flightQuestion({
  kind: 'robocops',
  rule: 'GT-19.35',
  options(menu) {
    for (const square of SQUARES) menu.offer(square);
    menu.offer(PASS);
  },
  deadline: (state) => (state.building === TURNS ? undefined : state.sand),
  timeUp: () => PASS,
});

const runLength = (state: State): number => TIMER_RUN_MS * (state.building === RELAXED ? state.factor : 1);

/** GT-19.35: Robocops: the highest secret bid (tie: further ahead) pays and names a square that all give up. */
export function* robocops(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const seats = racing(state, order);
  const bids = yield* secretBids(t, seats, card.rule);
  const highest = seats.reduce((best, seat) => (bids[seat] > bids[best] ? seat : best));
  t.tell?.({ event: 'bid-won', rule: card.rule, seat: highest, credits: bids[highest] });
  pay(t, highest, bids[highest], card.rule, 'bid');
  state.sand = t.now + runLength(state);
  const action = yield* ask(t, highest, nameSquareQuestion);
  state.sand = -1;
  if (action.do !== 'name-square') return t.tell?.({ event: 'passed', rule: card.rule, seat: highest });
  t.tell?.({ event: 'square-named', rule: card.rule, seat: highest, column: action.column, row: action.row });
  for (const seat of seats) yield* giveUpSquare(t, seat, action.column, action.row, card.rule);
}

function* giveUpSquare(t: T, seat: Seat, column: number, row: number, rule: string): Play<void> {
  const { state } = t;
  const square = squareNamed(state, seat, column, row);
  if (square < 0 || !squareInRace(state, seat, square) || isEscorted(state, seat)) return;
  yield* loseComponents(t, seat, [square], 'given-up', rule);
}
