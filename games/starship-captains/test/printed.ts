import { type Effects, withNested } from '../src/content/effects.ts';
import { EVENTS } from '../src/content/events.ts';
import { MISSIONS } from '../src/content/missions.ts';
import { PASSENGERS } from '../src/content/passengers.ts';
import { SHIP_ROOMS } from '../src/content/rooms.ts';
import { TECHS } from '../src/content/technologies.ts';
import { TRACKS } from '../src/content/tracks.ts';
import { STATION_EFFECTS } from '../src/content/triangles.ts';

/** Every effect that is printed anywhere in the box, and those inside others. */
export const PRINTED: Effects = withNested([
  ...TECHS.flatMap(({ effects, ability }) => [
    ...effects,
    ...(ability !== undefined && 'effects' in ability ? ability.effects : []),
  ]),
  ...MISSIONS.flatMap(({ rows }) => rows.flatMap(({ effects }) => effects)),
  ...EVENTS.flatMap(({ effects }) => effects),
  ...PASSENGERS.flatMap(({ action }) => action),
  ...TRACKS.flat().flatMap(({ fields }) => fields.flatMap(({ bonus }) => bonus)),
  ...STATION_EFFECTS.flat(),
  ...SHIP_ROOMS.flatMap(({ effects }) => effects),
]);
