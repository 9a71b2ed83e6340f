import { plus, seats, sum } from '@starboard/kernel';
import { CRYSTALS } from './content/crystals.ts';
import { AHEAD, handOf, type State } from './state.ts';

/** TP-1: nothing appears, nothing vanishes. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const crystals = plus(state.bag, state.debris, ...seats(state.players).map((seat) => handOf(state, seat)));
  const inSky = state.caught[state.comet] === AHEAD ? 1 : 0;
  return {
    ...Object.fromEntries(CRYSTALS.map((id, crystal) => [id, crystals[crystal]])),
    fuel: sum(state.fuel) + state.station,
    finds: state.finds.length + state.found.filter((where) => where !== AHEAD).length,
    comets: state.deck.length + inSky + state.caught.filter((where) => where !== AHEAD).length,
  };
}
