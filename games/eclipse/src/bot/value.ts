import { isIn, type Seat, seats, sum } from '@starboard/kernel';
import { ROUNDS } from '../content/tables.ts';
import { RESOURCE } from '../content/terms.ts';
import { incomeOf, storeOf, upkeepOf } from '../rules/population.ts';
import { pointsOf } from '../score.ts';
import { SHIP_TYPE, SHIPS, type State } from '../state.ts';

/** How far the match is: rounds that are over. */
export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / ROUNDS);

/** What a ship of each type is worth while there are battles to come. */
const SHIP_WORTH: readonly number[] = [0.5, 1, 1.7, 0.6];

function fleetWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let ship = 0; ship < SHIPS; ship++)
    if (state.shipAt[seat * SHIPS + ship] >= 0) worth += SHIP_WORTH[SHIP_TYPE[ship]];
  return worth;
}

/** What a seat can hope for: income for the rounds to come, less what its discs cost, and ships. */
function promise(state: State, seat: Seat): number {
  const [money, science, materials] = [RESOURCE.money, RESOURCE.science, RESOURCE.materials].map((kind) =>
    incomeOf(state, seat, kind),
  );
  const income = 0.5 * (money - upkeepOf(state, seat)) + 0.7 * science + 0.6 * materials;
  const store = sum([0, 1, 2].map((kind) => storeOf(state, seat, kind)));
  return income + 0.12 * store + fleetWorth(state, seat);
}

/** How likely each seat is to win: points in hand and points to come, sharper the later it is. */
export function value(state: State, out: number[]): void {
  const done = progress(state);
  const sharpness = 1.5 + 5 * done;
  for (const seat of seats(state.players)) {
    const isOut = isIn(state.eliminated, seat);
    const hope = state.species[seat] < 0 ? 10 : pointsOf(state, seat) + (isOut ? 0 : promise(state, seat) * (1 - done));
    out[seat] = isOut ? 1e-6 : Math.max(0.1, 4 + hope) ** sharpness;
  }
  const total = sum(out);
  for (const seat of seats(state.players)) out[seat] /= total;
}
