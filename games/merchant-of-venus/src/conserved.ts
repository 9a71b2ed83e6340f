import { seats, sum } from '@starboard/kernel';
import { GOODS } from './content/cultures.ts';
import { SYSTEM_COUNT } from './content/systems.ts';
import { TECHS } from './content/technologies.ts';
import { goodsOf, inStock, type State, techsInStock, techsOf } from './state.ts';

const SYSTEMS = Array.from({ length: SYSTEM_COUNT }, (_, system) => system);

/** MV-1.4, MV-1.17: what no action may make or lose: goods, technologies, markers, and cards of each kind. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const everybody = seats(state.players);
  const goods = GOODS.map(({ id }, good) => [
    id,
    state.supply[good] +
      sum(SYSTEMS.map((system) => inStock(state, system, good))) +
      sum(everybody.map((seat) => goodsOf(state, seat, good))),
  ]);
  const techs = TECHS.map(({ id }, tech) => [
    id,
    state.techSupply[tech] +
      sum(SYSTEMS.map((system) => techsInStock(state, system, tech))) +
      sum(everybody.map((seat) => techsOf(state, seat, tech))),
  ]);
  const markers = everybody.map((seat) => [
    `markers of ${seat}`,
    state.markers[seat] + state.marker.filter((owner) => owner === seat).length,
  ]);
  return {
    ...Object.fromEntries(goods),
    ...Object.fromEntries(techs),
    ...Object.fromEntries(markers),
    cultures: [...state.contact, ...state.culture].filter((culture) => culture >= 0).length,
  };
}
