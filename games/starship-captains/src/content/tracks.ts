import { frozen } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import {
  attack,
  gainAndroid,
  gainArtifact,
  gainMedal,
  gainPirate,
  jump,
  move,
  recall,
  recycle,
  repair,
  research,
} from './verbs.ts';

/** SC-18.1: a track is a ring; position 0 is the start field. */
export const TRACK_LENGTH = 11;

/** SC-18.6: who has gone round so often takes the trophy (Fraktionstrophäe) of the track. */
export const TROPHY_LAPS = 2;

/** SC-18.2: the zone (Bereich) of each position, which is also its points. */
export const ZONES: readonly number[] = frozen([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);

export interface TrackField {
  readonly zone: number;
  readonly bonus: Effects;
  readonly event: boolean;
}

export interface Track {
  readonly fields: readonly TrackField[];
  readonly eventField: number;
}

const track = (eventField: number, bonuses: Readonly<Record<number, Effects>>): Track => ({
  fields: ZONES.map((zone, at) => ({ zone, bonus: bonuses[at] ?? [], event: at === eventField })),
  eventField,
});

/** SC-3.12: `TRACKS[faction][side]` */
export const TRACK_SIDES = 2;
export const TRACKS: readonly (readonly Track[])[] = frozen([
  [
    track(6, { 2: [gainMedal(1)], 4: [move(2)], 5: [recall(1)], 8: [gainMedal(1)], 10: [repair(2)] }),
    track(5, { 2: [recall(1)], 4: [gainMedal(1)], 7: [jump], 9: [gainMedal(1)], 10: [repair(2)] }),
  ],
  [
    track(6, { 2: [repair(1)], 4: [research], 5: [gainAndroid(1)], 8: [recycle], 10: [gainAndroid(1)] }),
    track(5, { 2: [gainArtifact(1)], 4: [repair(2)], 7: [research], 9: [gainAndroid(1)], 10: [gainAndroid(1)] }),
  ],
  [
    track(6, { 2: [gainArtifact(1)], 4: [attack], 5: [gainPirate(1)], 8: [gainArtifact(1)], 10: [gainPirate(1)] }),
    track(5, { 2: [gainPirate(1)], 4: [gainArtifact(1)], 7: [attack], 9: [gainArtifact(1)], 10: [gainMedal(1)] }),
  ],
]);
