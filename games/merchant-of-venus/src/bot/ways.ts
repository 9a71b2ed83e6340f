import { distances } from '@starboard/kernel';
import { BASE, FIELD_COUNT } from '../content/fields.ts';
import { NEIGHBOURS } from '../content/map.ts';
import { SYSTEM_COUNT, SYSTEMS } from '../content/systems.ts';
import { BY_NAVIGATION, ON_BASE, type Open } from '../state.ts';

/** The mean of three dice. */
const SPEED = 10.5;

const FAR = distances(NEIGHBOURS);
const STOPS = SYSTEM_COUNT + 1;

/** Lines from every field to the nearest printed landing place of every system, and to the base. */
const LINES = new Uint8Array(FIELD_COUNT * STOPS);
for (let field = 0; field < FIELD_COUNT; field++) {
  SYSTEMS.forEach(({ cities, spaceports }, system) => {
    LINES[field * STOPS + system] = Math.min(...[...cities, ...spaceports].map((stop) => FAR.between(field, stop)));
  });
  LINES[field * STOPS + ON_BASE] = FAR.between(field, BASE);
}

/** How many lines it is from this field to a system, or to the base. */
export const linesTo = (field: number, stop: number): number => LINES[field * STOPS + stop];

/** About how many turns a ship needs to get there; of the one that is flying, what it has left of this turn comes first. */
export function turnsTo(state: Open, seat: number, stop: number): number {
  const isFlying = seat === state.active && state.phase === 'flight';
  const from = isFlying && state.declared > BY_NAVIGATION && state.declared >= 0 ? state.declared : state.at[seat];
  const lines = linesTo(from, stop);
  return lines === 0 ? 0 : Math.max(0, lines + 1 - (isFlying ? state.bp : 0)) / SPEED;
}

/** The same between two systems. */
export const turnsBetween = (from: number, to: number): number =>
  (linesTo(from === ON_BASE ? BASE : (SYSTEMS[from].cities[0] ?? SYSTEMS[from].spaceports[0]), to) + 1) / SPEED + 0.5;
