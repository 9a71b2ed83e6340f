import {
  allowed,
  bit,
  type Form,
  isIn,
  type Play,
  type Question,
  refuse,
  type Seat,
  type Verdict,
} from '@starboard/kernel';
import { type Action, PASS } from '../actions.ts';
import { inRace, type State, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { pay, purse } from './money.ts';

const bidOf = (credits: number): Action => ({ do: 'bid', credits });

/** How far above the least bid random and suggested bids go. */
const RANGE = 4;
const SUGGESTED = [0, 1, RANGE];

/** GT-19.13: whole credits from the least that counts up to what the purse can bear. */
const bidForm = (rule: string, least: (state: State) => number): Form<State, Action> => ({
  do: 'bid',
  open: (state, seat) => mayReach(state, seat, least(state)),
  fields: (state, seat) => [{ name: 'credits', type: 'number', min: least(state), max: purse(state, seat) }],
  check(state, seat, action) {
    const credits = action.do === 'bid' ? action.credits : -1;
    if (credits < least(state)) return refuse(rule, 'bid-too-low', { least: least(state) });
    return mayReach(state, seat, credits);
  },
  sample(state, seat, random) {
    const room = Math.min(RANGE, purse(state, seat) - least(state));
    return room < 0 ? undefined : bidOf(least(state) + random.below(room + 1));
  },
  suggest: (state, seat) =>
    SUGGESTED.map((more) => least(state) + more)
      .filter((credits) => canReach(state, seat, credits))
      .map(bidOf),
});

const canReach = (state: State, seat: Seat, credits: number): boolean => purse(state, seat) >= credits;

/** GT-19.13: nobody bids more than his credits and the loans that are left. */
const mayReach = (state: State, seat: Seat, credits: number): Verdict =>
  canReach(state, seat, credits) ? allowed : refuse('GT-19.13', 'bid-too-high', { purse: purse(state, seat) });

/** GT-19.6: more than the highest so far. */
const bidQuestion = flightQuestion({
  kind: 'bid',
  rule: 'GT-19.6',
  options(menu) {
    menu.offer(PASS);
  },
  forms: [bidForm('GT-19.6', (state) => state.bid + 1)],
});

/** GT-19.6: it goes round until one is left, who pays; returns that seat, or -1 if all pass. */
export function* bidding(t: T, seats: readonly Seat[], rule: string): Play<Seat> {
  const { state } = t;
  state.bid = 0;
  state.bidder = -1;
  state.passed = 0;
  while (isOpen(state, seats)) {
    for (const seat of seats) if (isOpen(state, seats) && mayBid(state, seat)) yield* bidOrPass(t, seat);
  }
  const winner = state.bidder;
  if (winner >= 0) {
    t.tell?.({ event: 'bid-won', rule, seat: winner, credits: state.bid });
    pay(t, winner, state.bid, rule, 'bid');
  }
  return winner;
}

/** GT-19.13: the highest bidder is not asked to outbid himself. */
const mayBid = (state: State, seat: Seat): boolean =>
  inRace(state, seat) && seat !== state.bidder && !isIn(state.passed, seat);

const isOpen = (state: State, seats: readonly Seat[]): boolean => seats.some((seat) => mayBid(state, seat));

/** Who cannot bid more has passed. */
function* bidOrPass(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const action = canReach(state, seat, state.bid + 1) ? yield* ask(t, seat, bidQuestion) : PASS;
  if (action.do === 'bid') {
    state.bid = action.credits;
    state.bidder = seat;
    t.tell?.({ event: 'bid-made', rule: 'GT-19.6', seat, credits: action.credits });
  } else {
    state.passed |= bit(seat);
    t.tell?.({ event: 'passed', rule: 'GT-19.6', seat });
  }
}

/** GT-19.14: final at once, so nothing else can be said in it. */
const secretBidQuestion: Question<State, Action> = {
  kind: 'secret-bid',
  rule: 'GT-19.14',
  forms: [bidForm('GT-19.14', () => 0)],
  timeUp: () => bidOf(0),
};

/** GT-19.14: all bid at the same time, from 0; returns the bids by seat, -1 for those who did not take part. */
export function* secretBids(t: T, seats: readonly Seat[], rule: string): Play<readonly number[]> {
  const bids = new Array<number>(t.state.players).fill(-1);
  for (const { seat, action } of yield* t.chooseAll(seats, secretBidQuestion)) {
    if (action.do === 'bid') bids[seat] = action.credits;
  }
  t.state.stated = bids.slice();
  t.tell?.({ event: 'bids-shown', rule, bids });
  return bids;
}
