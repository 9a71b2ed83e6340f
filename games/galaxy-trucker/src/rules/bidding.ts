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

/** The least bid that counts. */
interface Bidding {
  readonly least: number;
}

/** GT-19.13: whole credits from the least that counts up to what the purse can bear. */
const bidForm = (rule: string): Form<State, Action, Bidding> => ({
  do: 'bid',
  open: (state, seat, { least }) => mayReach(state, seat, least),
  fields: (state, seat, { least }) => [{ name: 'credits', type: 'number', min: least, max: purse(state, seat) }],
  check(state, seat, action, { least }) {
    const credits = action.do === 'bid' ? action.credits : -1;
    return credits < least ? refuse(rule, 'bid-too-low', { least }) : mayReach(state, seat, credits);
  },
  sample(state, seat, random, { least }) {
    const room = Math.min(RANGE, purse(state, seat) - least);
    return room < 0 ? undefined : bidOf(least + random.below(room + 1));
  },
  suggest: (state, seat, { least }) =>
    SUGGESTED.map((more) => least + more)
      .filter((credits) => canReach(state, seat, credits))
      .map(bidOf),
});

const canReach = (state: State, seat: Seat, credits: number): boolean => purse(state, seat) >= credits;

/** GT-19.13: nobody bids more than his credits and the loans that are left. */
const mayReach = (state: State, seat: Seat, credits: number): Verdict =>
  canReach(state, seat, credits) ? allowed : refuse('GT-19.13', 'bid-too-high', { purse: purse(state, seat) });

/** GT-19.6: more than the highest so far. */
const bidQuestion = flightQuestion<Bidding>({
  kind: 'bid',
  rule: 'GT-19.6',
  options(menu) {
    menu.offer(PASS);
  },
  forms: [bidForm('GT-19.6')],
});

/** GT-19.6: it goes round until one is left, who pays; returns that seat, or -1 if all pass. */
export function* bidding(t: T, seats: readonly Seat[], rule: string): Play<Seat> {
  const { state } = t;
  let highest = 0;
  let winner: Seat = -1;
  let passed = 0;
  // GT-19.13: the highest bidder is not asked to outbid himself
  const mayBid = (seat: Seat): boolean => inRace(state, seat) && seat !== winner && !isIn(passed, seat);
  while (seats.some(mayBid)) {
    for (const seat of seats) {
      if (!mayBid(seat)) continue;
      const credits = yield* bidOrPass(t, seat, highest + 1);
      if (credits < 0) passed |= bit(seat);
      else [highest, winner] = [credits, seat];
    }
  }
  if (winner >= 0) {
    t.tell?.({ event: 'bid-won', rule, seat: winner, credits: highest });
    pay(t, winner, highest, rule, 'bid');
  }
  return winner;
}

/** What is bid, or -1; who cannot bid more has passed. */
function* bidOrPass(t: T, seat: Seat, least: number): Play<number> {
  const action = canReach(t.state, seat, least) ? yield* ask(t, seat, bidQuestion, { least }) : PASS;
  if (action.do !== 'bid') {
    t.tell?.({ event: 'passed', rule: 'GT-19.6', seat });
    return -1;
  }
  t.tell?.({ event: 'bid-made', rule: 'GT-19.6', seat, credits: action.credits });
  return action.credits;
}

/** GT-19.14: final at once, so nothing else can be said in it. */
const secretBidQuestion: Question<State, Action, Bidding> = {
  kind: 'secret-bid',
  rule: 'GT-19.14',
  forms: [bidForm('GT-19.14')],
  timeUp: () => bidOf(0),
};

/** GT-19.14: all bid at the same time, from 0; returns the bids by seat, -1 for those who did not take part. */
export function* secretBids(t: T, seats: readonly Seat[], rule: string): Play<readonly number[]> {
  const bids = new Array<number>(t.state.players).fill(-1);
  for (const { seat, action } of yield* t.chooseAll(seats, secretBidQuestion, { least: 0 })) {
    if (action.do === 'bid') bids[seat] = action.credits;
  }
  t.state.stated = bids.slice();
  t.tell?.({ event: 'bids-shown', rule, bids });
  return bids;
}
