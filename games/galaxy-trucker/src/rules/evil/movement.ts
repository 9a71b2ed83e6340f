import { isIn, type Play, type Question, type Seat, seats } from '@starboard/kernel';
import { type Action, REFUSE } from '../../actions.ts';
import type { EvilMachination } from '../../content/cards.ts';
import { type State, spaceOf, stillFlying, type T } from '../../state.ts';
import { loseTokens, tokensInRace } from '../batteries.ts';
import { exposedInRace } from '../cards/mishaps.ts';
import { openSpace } from '../cards/openSpace.ts';
import { loseDaysTogether, move } from '../race.ts';
import { eachOf, forLevel, payOr, paysFor, racing } from './common.ts';

/** GT-20.34: with a handicap, who has arrived keeps his space while Déjà Vu goes on. */
const hasArrived = (state: State, seat: Seat): boolean => isIn(state.spared, seat);

/** GT-19.32: Traffic Jam: all rockets, those of ships in hyperspace too, close up behind the foremost. */
export function* trafficJam(t: T, card: EvilMachination): Play<void> {
  const { state } = t;
  const flying = seats(state.players).filter((seat) => stillFlying(state, seat));
  const [arrived, moving] = [true, false].map((is) => flying.filter((seat) => hasArrived(state, seat) === is));
  const taken = arrived.map((seat) => spaceOf(state.position[seat]));
  const line = moving.sort((a, b) => state.position[b] - state.position[a]);
  let next = state.position[line[0]];
  for (const seat of line) {
    while (taken.includes(spaceOf(next))) next--;
    state.position[seat] = next--;
  }
  t.tell?.({ event: 'rockets-closed-up', rule: card.rule, positions: state.position.slice() });
}

/** GT-19.36: Wide Open Space: as Open Space, twice as far. */
export function* wideOpenSpace(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  yield* openSpace(t, order, card.factor);
}

/** GT-19.41, GT-19.14: how many tokens to burn, chosen secretly. */
const dragQuestion: Question<State, Action> = {
  kind: 'drag-race',
  rule: 'GT-19.41',
  options(menu, state, seat) {
    for (let count = 0; count <= tokensInRace(state, seat); count++) menu.offer({ do: 'burn-tokens', count });
  },
};

/** GT-19.41: Drag Race: all burn what they chose; who burns most (tie: further behind) moves that many days. */
export function* dragRace(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const racers = racing(state, order);
  const burnt = yield* chooseTokens(
    t,
    racers.filter((seat) => tokensInRace(state, seat) > 0),
  );
  t.tell?.({ event: 'numbers-shown', rule: card.rule, what: 'tokens', numbers: burnt });
  for (const seat of racers) yield* loseTokens(t, seat, burnt[seat], card.rule);
  const winner = racers.reduce((best, seat) => (burnt[seat] >= burnt[best] ? seat : best));
  if (burnt[winner] > 0) move(t, winner, burnt[winner], card.rule);
}

/** Who has no tokens burns none. */
function* chooseTokens(t: T, seats: readonly Seat[]): Play<readonly number[]> {
  const burnt = new Array<number>(t.state.players).fill(0);
  if (seats.length === 0) return burnt;
  for (const { seat, action } of yield* t.chooseAll(seats, dragQuestion)) {
    if (action.do === 'burn-tokens') burnt[seat] = action.count;
  }
  t.state.stated = burnt.slice();
  return burnt;
}

/** GT-19.48: Looks Matter: the most exposed (tie: further ahead) loses days, then the least (tie: further behind) gains one. */
export function* looksMatter(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const racers = racing(state, order);
  const exposed = seats(state.players).map((seat) => exposedInRace(state, seat));
  const falling = racers.toSorted((a, b) => exposed[b] - exposed[a]); // stable: further ahead first
  const [worst, second] = falling;
  t.tell?.({ event: 'chosen-as-worst', rule: card.rule, seat: worst, criterion: 'looks' });
  const days = eachOf(state, [worst], forLevel(state, card.daysByLevel));
  if (state.fifthWheel && racers.length > 2) days[second] = days[worst] - 1;
  loseDaysTogether(t, days, card.rule);
  move(t, falling[falling.length - 1], card.daysGained, card.rule);
}

const wormholeQuestion = payOr('wormhole', 'GT-19.53', REFUSE);

/** GT-19.53: Wormhole: the leader pays, or changes places with the last. */
export function* wormhole(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const seats = racing(state, order);
  const leader = seats[0];
  const last = seats[seats.length - 1];
  if (yield* paysFor(t, leader, forLevel(state, card.creditsByLevel), wormholeQuestion)) return;
  const { position } = state;
  [position[leader], position[last]] = [position[last], position[leader]];
  t.tell?.({ event: 'rockets-swapped', rule: card.rule, seat: leader, with: last });
}
