import { type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { PASS, USE } from '../../actions.ts';
import { type AbandonedShip, type AbandonedStation, CARDS, REAR } from '../../content/cards.ts';
import { flightOrder, inRace, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { gainCredits, gainGoods } from '../cargo.ts';
import { crewOf, loseCrew } from '../crew.ts';
import { fireAt } from '../hits.ts';
import { burnBoosted, stateCannons } from '../power.ts';
import { loseDaysTogether } from '../race.ts';
import { changes } from '../roads.ts';
import { chooseFewer } from './fewer.ts';

type Abandoned = AbandonedShip | AbandonedStation;

/** GT-12.3, GT-12.4: whoever has that many crew. */
export function mayUse(state: State, seat: Seat): Verdict {
  const { crew, kind } = CARDS[state.card] as Abandoned;
  const own = crewOf(state, seat);
  if (own >= crew) return { ok: true };
  return refuse(kind === 'abandoned-ship' ? 'GT-12.3' : 'GT-12.4', 'too-few-crew', { need: crew, crew: own });
}

const useQuestion = flightQuestion({
  kind: 'use',
  rule: 'GT-12.3',
  options(menu, state, seat) {
    menu.offer(PASS);
    menu.offer(USE, mayUse(state, seat));
  },
});

/** GT-12.3, GT-12.4: the first who wants it. GT-17.4: with five players a second one, too. */
export function* abandoned(t: T, card: Abandoned, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  const places = state.fifthWheel ? 2 : 1;
  let users = 0;
  for (const seat of order) {
    if (users === places) break;
    if (!inRace(state, seat) || !mayUse(state, seat).ok) continue;
    const action = yield* ask(t, seat, useQuestion);
    if (action.do !== 'use') {
      t.tell?.({ event: 'passed', rule: 'GT-12.3', seat });
      continue;
    }
    if (!(yield* prevail(t, seat))) continue;
    state.usedIt[seat] = 1;
    t.tell?.({ event: 'opportunity-used', rule: card.kind === 'abandoned-ship' ? 'GT-12.3' : 'GT-12.4', seat });
    yield* reward(t, seat, card, users > 0);
    users++;
  }
  loseDaysTogether(
    t,
    state.usedIt.map((used) => (used === 1 ? card.days : 0)),
    'GT-12.3',
  );
  return users > 0;
}

function* reward(t: T, seat: Seat, card: Abandoned, second: boolean): Play<void> {
  if (card.kind === 'abandoned-ship') {
    yield* loseCrew(t, seat, card.crew, 'GT-12.3');
    gainCredits(t, seat, card.credits - (second ? 1 : 0), 'GT-12.3', 'ship');
  } else yield* gainGoods(t, seat, second ? yield* chooseFewer(t, seat, card.goods) : card.goods, 'GT-12.4');
}

/** GT-20.31: with Cutthroat Competition everyone stronger behind him fires first; then he uses it or withdraws. */
function* prevail(t: T, seat: Seat): Play<boolean> {
  const { state } = t;
  if (!changes(state, seat, 'duel-for-abandoned')) return true;
  const own = yield* stateCannons(t, seat);
  if (own < 0) return false;
  yield* burnBoosted(t, seat);
  const order = flightOrder(state);
  const stronger: Seat[] = [];
  for (const rival of order.slice(order.indexOf(seat) + 1)) {
    const strength = yield* stateCannons(t, rival);
    if (strength < 0) continue;
    yield* burnBoosted(t, rival);
    if (strength > own) stronger.push(rival);
  }
  for (const _ of stronger) yield* fireAt(t, { large: true, from: REAR }, false, [seat], 'GT-20.31');
  if (!inRace(state, seat) || !mayUse(state, seat).ok) return false;
  const action = yield* ask(t, seat, useQuestion);
  return action.do === 'use';
}
