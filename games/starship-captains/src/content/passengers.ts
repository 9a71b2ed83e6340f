import { byId, frozen } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { type Score, scorePer } from './scores.ts';
import { TECH } from './technologies.ts';
import { NIAN, type PASSENGER_IDS, TINCAN } from './terms.ts';
import { advance, damage, forcedChoice, gainArtifact, ifAble, lose, placePirates, queueFrontToBack } from './verbs.ts';

export interface Passenger {
  readonly id: string;
  /** SC-22.4: the technologies that it puts on the Tincan event. */
  readonly techs: readonly number[];
  /** SC-22.11: empty for a passenger without an action. */
  readonly action: Effects;
  readonly score: Score;
}

const passenger = (
  id: (typeof PASSENGER_IDS)[number],
  techs: readonly string[],
  action: Effects,
  score: Score,
): Passenger => ({
  ...{ id, techs: techs.map((tech) => TECH[tech]), action, score },
});

/** SC-1.4: the passengers (Passagierkarten). A passenger in the state is an index into this list. */
export const PASSENGERS: readonly Passenger[] = frozen([
  passenger('pa1', ['t30', 't34'], [], { kind: 'flat', flat: 2 }),
  passenger(
    'pa2',
    ['t18', 't31'],
    [forcedChoice([lose('medal', 1)], [damage(1)])],
    scorePer('damage', -1, { flat: 4 }),
  ),
  passenger('pa3', ['t19', 't25'], [gainArtifact(1)], scorePer('artifacts', 1, { flat: -3, max: 6 })),
  passenger('pa4', ['t33', 't35'], [placePirates('oneAtOwnLocation')], {
    kind: 'zone',
    faction: NIAN,
    zone: 3,
    met: 2,
    otherwise: -2,
  }),
  passenger('pa5', ['t36', 't40'], [queueFrontToBack], scorePer('commanders', 1, { flat: -3 })),
  passenger('pa6', ['t21', 't49'], [ifAble('android', 1, advance(TINCAN, 2))], scorePer('androids', 1, { flat: -2 })),
]);

/** Index of each passenger: `PASSENGER.pa1`. */
export const PASSENGER = byId(PASSENGERS);
