import { allowed, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { PASS, USE } from '../../actions.ts';
import { CARDS, type EvilMachination } from '../../content/cards.ts';
import type { State, T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { loseTokens, tokensInRace } from '../batteries.ts';
import { bidding } from '../bidding.ts';
import { gainCredits, gainGoods } from '../cargo.ts';
import { humansInRace, loseCrew } from '../crew.ts';
import { loseDays, loseDaysTogether } from '../race.ts';
import { eachOf, forLevel, racing } from './common.ts';

/** GT-19.37: Scrap Heap: the highest bidder loads the goods and loses a day. True if somebody bought it. */
export function* scrapHeap(t: T, card: EvilMachination, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  const winner = yield* bidding(t, order, card.rule);
  if (winner < 0) return false;
  state.usedIt[winner] = 1;
  t.tell?.({ event: 'opportunity-used', rule: card.rule, seat: winner });
  yield* gainGoods(t, winner, forLevel(state, card.goodsByLevel), card.rule);
  loseDays(t, winner, card.days, card.rule);
  return true;
}

const NEXT_CARD = 1;

/** GT-19.50: Escort Service: the highest bidder ignores hits and losses on the next card. */
export function* escortService(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const winner = yield* bidding(t, order, card.rule);
  if (winner >= 0) t.state.escort[winner] = NEXT_CARD;
}

/** GT-19.38: he must have both the human and the tokens. */
export function mayHelp(state: State, seat: Seat): Verdict {
  const card = CARDS[state.card] as EvilMachination;
  if (humansInRace(state, seat) < card.humans) return refuse(card.rule, 'too-few-humans', { need: card.humans });
  const cost = forLevel(state, card.batteriesByLevel);
  return tokensInRace(state, seat) >= cost ? allowed : refuse(card.rule, 'no-tokens', { cost });
}

const helpQuestion = flightQuestion({
  kind: 'stranded-ship',
  rule: 'GT-19.38',
  options(menu, state, seat) {
    menu.offer(PASS);
    menu.offer(USE, mayHelp(state, seat));
  },
});

/** GT-19.38: Stranded Ship: the first who wants helps; with five players a second one for a credit less. */
export function* strandedShip(t: T, card: EvilMachination, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  const places = state.fifthWheel ? 2 : 1;
  const helpers: Seat[] = [];
  for (const seat of racing(state, order)) {
    if (helpers.length === places) break;
    if (!mayHelp(state, seat).ok) continue;
    const action = yield* ask(t, seat, helpQuestion);
    if (action.do === 'use') {
      yield* help(t, seat, card, helpers.length);
      helpers.push(seat);
    } else t.tell?.({ event: 'passed', rule: card.rule, seat });
  }
  loseDaysTogether(t, eachOf(state, helpers, card.days), card.rule);
  return helpers.length > 0;
}

function* help(t: T, seat: Seat, card: EvilMachination, less: number): Play<void> {
  const { state } = t;
  state.usedIt[seat] = 1;
  t.tell?.({ event: 'opportunity-used', rule: card.rule, seat });
  yield* loseCrew(t, seat, card.humans, card.rule, true);
  yield* loseTokens(t, seat, forLevel(state, card.batteriesByLevel), card.rule);
  gainCredits(t, seat, forLevel(state, card.creditsByLevel) - less, card.rule, 'reward');
}
