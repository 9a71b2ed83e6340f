import { frozen } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { ANY, NIAN, STATIONS, TINCAN } from './terms.ts';
import { advance, gainAndroid, gainArtifact } from './verbs.ts';

/** SC-10.13: `STATION_EFFECTS[station]`, what its triangle gives. */
export const STATION_EFFECTS: readonly Effects[] = frozen([
  [advance(ANY, 1), advance(ANY, 1), advance(ANY, 1)],
  [gainAndroid(1), advance(TINCAN, 1)],
  [gainArtifact(2), advance(NIAN, 1)],
]);

export type Triangle = { readonly id: string; readonly fourPlayerOnly: boolean } & (
  | { readonly kind: 'station'; readonly station: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'mission' }
);

const NUMBERS = 5;
const MISSIONS = 8;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** SC-3.3: all triangles (Dreiecksmarker); the last of the numbers and of the missions are for 4 players only. */
export const TRIANGLES: readonly Triangle[] = frozen([
  ...STATIONS.map((id, station): Triangle => ({ id: `tr-${id}`, kind: 'station', station, fourPlayerOnly: false })),
  ...upTo(NUMBERS).map(
    (number): Triangle => ({ id: `tr-${number}`, kind: 'number', number, fourPlayerOnly: number === NUMBERS }),
  ),
  ...upTo(MISSIONS).map((n): Triangle => ({ id: `tr-mission-${n}`, kind: 'mission', fourPlayerOnly: n === MISSIONS })),
]);

/** SC-3.4: what is dealt to the planets; the home station triangle never is. */
export const dealtTriangles = (players: number): readonly Triangle[] =>
  TRIANGLES.filter(
    (triangle) =>
      (players === 4 || !triangle.fourPlayerOnly) && !(triangle.kind === 'station' && triangle.station === 0),
  );

/** SC-3.4: the highest number, and the missions on the map. */
export const numberTriangles = (players: number): number => (players === 4 ? NUMBERS : NUMBERS - 1);
export const missionTriangles = (players: number): number => (players === 4 ? MISSIONS : MISSIONS - 1);
