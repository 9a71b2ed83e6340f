import {
  type Ask,
  all,
  allowed,
  asking,
  type Question,
  refuse,
  type Seat,
  seats,
  type Verdict,
} from '@starboard/kernel';
import { ACCEPT, CLOSE_MARKET, type CometAction, DECLINE, REFINE, toSell } from '../actions.ts';
import { CRYSTALS, KINDS } from '../content/crystals.ts';
import { type CometTable, held, holds, type Open, offered, offerStands, type State, wanted } from '../state.ts';
import { handIn } from './bag.ts';
import { modified } from './finds.ts';
import { accept, decline, makeOffer, mayAccept, OFFER, OFFERS_PER_MARKET, type Offer, withdraw } from './offer.ts';

const ONE_OF_EACH: readonly number[] = CRYSTALS.map(() => 1);

/** TP-4.2: a set is one crystal of each kind. */
export function mayRefine(state: State, seat: Seat): Verdict {
  return holds(state, seat, ONE_OF_EACH) ? allowed : refuse('TP-4.2', 'no-full-set');
}

/** TP-4.3: one crystal for one fuel, while the station has any. */
export function maySell(state: State, seat: Seat, crystal: number): Verdict {
  const name = `crystal.${CRYSTALS[crystal]}`;
  if (held(state, seat, crystal) === 0) return refuse('TP-4.3', 'no-such-crystal', { crystal: name });
  return state.station > 0 ? allowed : refuse('TP-4.3', 'station-is-empty');
}

/** TP-4.4: the captain keeps its word: while its offer stands, it does nothing else but close the market. */
export function mayAct(state: Open): Verdict {
  return offerStands(state) ? refuse('TP-4.4', 'offer-stands') : allowed;
}

/** TP-4.1: what the captain may do. */
const CAPTAIN: Question<State, CometAction> = {
  kind: 'market',
  rule: 'TP-4.1',
  options(menu, state, seat) {
    const free = mayAct(state);
    menu.offer(REFINE, all(free, mayRefine(state, seat)));
    for (let crystal = 0; crystal < KINDS; crystal++) {
      menu.offer(toSell(crystal), all(free, maySell(state, seat, crystal)));
    }
    menu.offer(CLOSE_MARKET);
  },
  forms: [OFFER],
  timeUp: () => CLOSE_MARKET,
};

/** TP-4.2: the others may refine whenever they like. */
const BYSTANDER: Question<State, CometAction> = {
  kind: 'bystander',
  rule: 'TP-4.2',
  urgency: () => 'free',
  options: (menu, state, seat) => menu.offer(REFINE, mayRefine(state, seat)),
  judge(_state, _seat, action) {
    const answers = action.do === 'accept' || action.do === 'decline';
    return answers ? refuse('TP-4.6', 'no-offer-stands') : refuse('TP-4.1', 'captain-only');
  },
};

/** TP-4.6: they are invited to answer an offer. It is the subject of the question, so everybody sees what is asked. */
export const ANSWER: Question<State, CometAction, Offer> = {
  kind: 'answer',
  rule: 'TP-4.6',
  urgency: () => 'invited',
  options(menu, state, seat, offer) {
    menu.offer(ACCEPT, mayAccept(state, seat, offer));
    menu.offer(DECLINE);
    menu.offer(REFINE, mayRefine(state, seat));
  },
  judge: () => refuse('TP-4.1', 'captain-only'),
};

/** TP-4.1: everybody is at the market; only the captain is waited for. */
export function marketAsks(state: State): readonly Ask<State, CometAction>[] {
  const offer = { give: offered(state), want: wanted(state) };
  return seats(state.players).map((seat) => {
    if (seat === state.captain) return asking(seat, CAPTAIN);
    return state.asked[seat] === 1 ? asking(seat, ANSWER, offer) : asking(seat, BYSTANDER);
  });
}

export function openMarket(state: State): void {
  state.offersLeft = OFFERS_PER_MARKET;
  state.phase = 'market';
}

export function trade(t: CometTable, seat: Seat, action: CometAction): void {
  if (action.do === 'refine') refine(t, seat);
  else if (action.do === 'sell') sell(t, seat, action.crystal);
  else if (action.do === 'offer') makeOffer(t, seat, action);
  else if (action.do === 'accept') accept(t, seat);
  else if (action.do === 'decline') decline(t, seat);
  else if (action.do === 'close-market') closeMarket(t, seat);
  else throw new Error(`${action.do} is not done at the market`);
}

/** TP-4.2: a set goes back into the bag and counts for ever. */
function refine(t: CometTable, seat: Seat): void {
  for (let crystal = 0; crystal < KINDS; crystal++) handIn(t.state, seat, crystal);
  t.state.sets[seat]++;
  t.tell?.({ event: 'refined', rule: 'TP-4.2', seat });
}

/** TP-4.3, TP-7.6: what a crystal brings, as far as the station has it. */
export const priceOf = (state: Open, seat: Seat): number =>
  Math.min(state.station, modified(state, seat, 'sale-price', 1));

/** TP-4.3: a crystal goes, fuel comes. */
function sell(t: CometTable, seat: Seat, crystal: number): void {
  const fuel = priceOf(t.state, seat);
  handIn(t.state, seat, crystal);
  t.state.station -= fuel;
  t.state.fuel[seat] += fuel;
  t.tell?.({ event: 'sold', rule: 'TP-4.3', seat, crystal, fuel });
}

/** TP-4.8: an offer that stands is gone. */
function closeMarket(t: CometTable, seat: Seat): void {
  withdraw(t.state);
  t.state.phase = 'hold';
  t.tell?.({ event: 'market-closed', rule: 'TP-4.8', seat });
}
