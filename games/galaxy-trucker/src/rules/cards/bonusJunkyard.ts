import { allowed, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { PASS } from '../../actions.ts';
import { CARDS, type Junkyard, type JunkyardCost, type JunkyardReward } from '../../content/cards.ts';
import { inRace, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { loseTokens, tokensInRace } from '../batteries.ts';
import { gainCredits } from '../cargo.ts';
import { crewOf, loseCrew } from '../crew.ts';
import { fireAll } from '../hits.ts';
import { move } from '../race.ts';
import { boardAstronauts, gainTokens } from './bonusRewards.ts';

const fieldsOf = (state: State): Junkyard['fields'] => (CARDS[state.card] as Junkyard).fields;
/** How often a field is taken; `placeOf` holds the field of each seat. */
const timesTaken = (state: State, field: number): number => state.placeOf.filter((taken) => taken === field).length;

/** GT-21.4: a free field; GT-21.6: with five players one of them a second time. */
function isOpen(state: State, field: number): boolean {
  if (timesTaken(state, field) === 0) return true;
  return state.fifthWheel && !fieldsOf(state).some((_, other) => timesTaken(state, other) > 1);
}

/** GT-9.14: crew and batteries must be there; what comes flying need not be survived. */
function mayAfford(state: State, seat: Seat, cost: JunkyardCost): Verdict {
  if (cost.kind === 'crew') {
    const crew = crewOf(state, seat);
    return crew >= cost.count ? allowed : refuse('GT-21.4', 'too-few-crew', { need: cost.count, crew });
  }
  if (cost.kind !== 'batteries') return allowed;
  return tokensInRace(state, seat) >= cost.count ? allowed : refuse('GT-21.4', 'no-tokens', { cost: cost.count });
}

function mayTake(state: State, seat: Seat, field: number): Verdict {
  if (!isOpen(state, field)) return refuse('GT-21.4', 'field-taken', { field: field + 1 });
  return mayAfford(state, seat, fieldsOf(state)[field].cost);
}

const fieldQuestion = flightQuestion({
  kind: 'junkyard',
  rule: 'GT-21.4',
  options(menu, state, seat) {
    menu.offer(PASS);
    for (let i = 0; i < fieldsOf(state).length; i++) menu.offer({ do: 'field', field: i + 1 }, mayTake(state, seat, i));
  },
});

/** GT-21.4: in flight order each takes a field, pays and is rewarded at once, or passes. True if anybody did. */
export function* junkyard(t: T, card: Junkyard, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  for (const seat of order) {
    if (!inRace(state, seat) || !card.fields.some((_, field) => mayTake(state, seat, field).ok)) continue;
    const action = yield* ask(t, seat, fieldQuestion);
    if (action.do === 'field') yield* takeField(t, seat, card, action.field - 1);
    else t.tell?.({ event: 'passed', rule: 'GT-21.4', seat });
  }
  return state.placeOf.some((field) => field >= 0);
}

function* takeField(t: T, seat: Seat, card: Junkyard, field: number): Play<void> {
  const { state } = t;
  const less = timesTaken(state, field) > 0 ? 1 : 0;
  state.placeOf[seat] = field;
  state.usedIt[seat] = 1;
  t.tell?.({ event: 'field-taken', rule: 'GT-21.4', seat, field: field + 1 });
  const { cost, reward } = card.fields[field];
  state.escort[seat] = 0; // GT-19.50: a cost that he chooses to pay is not ignored
  yield* payCost(t, seat, cost);
  yield* takeReward(t, seat, reward, less);
}

/** GT-21.4: meteors and shots fly at him alone. */
function* payCost(t: T, seat: Seat, cost: JunkyardCost): Play<void> {
  if (cost.kind === 'shots') yield* fireAll(t, cost.shots, false, [seat], 'GT-21.4');
  else if (cost.kind === 'meteors') yield* fireAll(t, cost.meteors, true, [seat], 'GT-21.4');
  else if (cost.kind === 'crew') yield* loseCrew(t, seat, cost.count, 'GT-21.4');
  else yield* loseTokens(t, seat, cost.count, 'GT-21.4');
}

/** GT-21.5, GT-21.11; GT-21.6: for the second taker every part is 1 less. */
function* takeReward(t: T, seat: Seat, reward: JunkyardReward, less: number): Play<void> {
  yield* boardAstronauts(t, seat, reward.astronauts - less);
  gainCredits(t, seat, reward.credits - less, 'GT-21.5', 'field');
  yield* gainTokens(t, seat, reward.batteries - less);
  move(t, seat, Math.max(0, reward.days - less), 'GT-21.5');
}
