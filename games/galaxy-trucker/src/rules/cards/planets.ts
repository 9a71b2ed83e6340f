import { type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { PASS, toLand } from '../../actions.ts';
import { CARDS, type Planets } from '../../content/cards.ts';
import { inRace, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { gainGoods } from '../cargo.ts';
import { loseDaysTogether } from '../race.ts';
import { chooseFewer } from './fewer.ts';

const planetsOf = (state: State): Planets => CARDS[state.card] as Planets;
const shipsOn = (state: State, planet: number): number => state.placeOf.filter((place) => place === planet).length;

/** GT-12.2: a planet takes one ship. GT-17.3: once per card a second one may land where one already is. */
function mayLand(state: State, planet: number): Verdict {
  const ships = shipsOn(state, planet);
  if (ships === 0) return { ok: true };
  const doubled = planetsOf(state).planets.some((_, other) => shipsOn(state, other) > 1);
  return state.fifthWheel && !doubled ? { ok: true } : refuse('GT-12.2', 'planet-taken');
}

const landQuestion = flightQuestion({
  kind: 'land',
  rule: 'GT-12.2',
  options(menu, state) {
    menu.offer(PASS);
    const { planets } = planetsOf(state);
    for (let planet = 0; planet < planets.length; planet++) menu.offer(toLand(planet + 1), mayLand(state, planet));
  },
});

/** GT-12.2, GT-12.16: land and load in flight order; the days are lost at the end, rearmost first. */
export function* planets(t: T, card: Planets, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  for (const seat of order) {
    if (!inRace(state, seat) || !card.planets.some((_, planet) => mayLand(state, planet).ok)) continue;
    const action = yield* ask(t, seat, landQuestion);
    if (action.do === 'land') yield* land(t, seat, card, action.planet - 1);
    else t.tell?.({ event: 'passed', rule: 'GT-12.2', seat });
  }
  const days = state.placeOf.map((place) => (place >= 0 ? card.days : 0));
  loseDaysTogether(t, days, 'GT-12.2');
  return state.placeOf.some((place) => place >= 0);
}

function* land(t: T, seat: Seat, card: Planets, planet: number): Play<void> {
  const { state } = t;
  const second = shipsOn(state, planet) > 0;
  state.placeOf[seat] = planet;
  t.tell?.({ event: 'landed', rule: 'GT-12.2', seat, planet: planet + 1 });
  const goods = card.planets[planet];
  yield* gainGoods(t, seat, second ? yield* chooseFewer(t, seat, goods) : goods, 'GT-12.2');
}
