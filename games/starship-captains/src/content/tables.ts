import { frozen } from '@starboard/kernel';
import { BLUE, RED, YELLOW } from './terms.ts';

/** SC-5.1 */
export const ROUNDS = 4;

/** SC-1.1, SC-1.2: what is in the box. */
export const BOX = frozen({
  ...{ ensignsPerColour: 18, cadets: 12, androids: 8, promotionRings: 20, ships: 4, factionMarkers: 12, trophies: 3 },
  ...{ medals: 18, damage: 32, pirates: 30, artifacts: 27, triangles: 16, stationCards: 2 },
  ...{ technologies: 50, omegas: 12, missions: 50, events: 11, soloEvents: 3, actionCards: 7, passengers: 6 },
});

/** SC-1.5: of these, play goes on as if there were more; the others are limited (SC-1.6). */
export const UNLIMITED = ['damage', 'medals', 'ensigns', 'cadets', 'androids'] as const;

/** SC-4.2: the colours of the ensigns in the break area, from the front of the queue to its end. */
export const START_BREAK_AREA: readonly number[] = frozen([RED, YELLOW, BLUE]);

/** SC-4.3: ensigns by colour, and cadets, in the ready room. */
export const START_READY_ROOM = frozen({ ensigns: [1, 1, 1] as readonly number[], cadets: 1 });

/** SC-4.1 */
export const START_MEDALS = 1;

/** SC-4.5: slots of the storage, and its damage at the start. */
export const STORAGE_SLOTS = 8;
export const START_STORAGE_DAMAGE = 3;

/** SC-6.2, SC-6.3: medals. */
export const SPECIALISE_COST = 1;
export const PROMOTE_COST = 3;

/** SC-6.4: promotion rings of a player. */
export const MAX_COMMANDERS = 5;

/** SC-7.6: artifacts that activate a room. */
export const ARTIFACTS_TO_ACTIVATE = 2;

/** SC-20.3: figures that stay in the break area at the end of a round. */
export const QUEUE_REMAIN = 3;

/** SC-3.10, SC-3.11, SC-22.2: display slots; those of omegas follow those of alphas. */
export const DISPLAY_TECHS = 5;
export const DISPLAY_OMEGAS = 3;
export const SOLO_DISPLAY_OMEGAS = 2;

/** SC-3.2: `ROUND_GOODS[round - 1]` for each player. */
export const ROUND_GOODS: readonly { readonly medals: number; readonly cadets: number }[] = frozen([
  { medals: 0, cadets: 0 },
  { medals: 1, cadets: 0 },
  { medals: 0, cadets: 1 },
  { medals: 0, cadets: 1 },
]);

/** SC-3.2: the round that the home station triangle waits for. */
export const HOME_TRIANGLE_ROUND = 2;

/** SC-21: points of each; zones of the tracks are worth their number (SC-18.2). */
export const SCORING = frozen({ commander: 1, android: 1, pirate: 1, artifact: 0.5, medal: 0.5, damage: -1, lap: 5 });

/** SC-21.9: the lowest and the highest band; all between are one point wide. */
const LOWEST_BAND_TO = 20;
const HIGHEST_BAND_FROM = 75;

/** SC-21.9: the first total of each band; the lowest one is named 0 and takes all totals below 21. */
export const EPILOGUES: readonly number[] = frozen([
  0,
  ...Array.from({ length: HIGHEST_BAND_FROM - LOWEST_BAND_TO }, (_, i) => LOWEST_BAND_TO + 1 + i),
]);

/** SC-21.9: the band of a total, and so its text `epilogue.<band>`; halves are rounded down. */
export function epilogueOf(points: number): number {
  const whole = Math.floor(points);
  return whole <= LOWEST_BAND_TO ? 0 : Math.min(whole, HIGHEST_BAND_FROM);
}
