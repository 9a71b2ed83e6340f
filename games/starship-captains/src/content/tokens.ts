import { frozen } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { BLUE, CREW_COLOURS, RED, ROUTE_COLOURS, YELLOW } from './terms.ts';
import { gainAndroid, gainArtifact, gainMedal } from './verbs.ts';

/** SC-1.11: types of artifacts (Artefakte), each of two colours. */
export const ARTIFACT_TYPES = ['red-yellow', 'red-blue', 'yellow-blue'] as const;
export const ARTIFACT_COLOURS: readonly (readonly [number, number])[] = frozen([
  [RED, YELLOW],
  [RED, BLUE],
  [YELLOW, BLUE],
]);
export const ARTIFACTS_PER_TYPE = 9;

/** SC-7.6, SC-7.7: whether an artifact of that type may help to activate a room of that colour; grey takes any. */
export const artifactFits = (type: number, colour: number): boolean =>
  colour >= CREW_COLOURS || ARTIFACT_COLOURS[type].includes(colour);

/** SC-13.13: the two rewards of pirates. */
export const PIRATE_REWARDS = ['artifact-medal', 'android'] as const;
export const REWARD_EFFECTS: readonly Effects[] = frozen([[gainArtifact(1), gainMedal(1)], [gainAndroid(1)]]);

/** SC-1.12: `PIRATES_PER_COLOUR[reward]` tokens of each colour. */
export const PIRATES_PER_COLOUR: readonly number[] = frozen([6, 4]);

/** A pirate in the state of a match is its colour times 2, plus 1 if an android is the reward. */
export const PIRATE_IDS: readonly string[] = frozen(
  ROUTE_COLOURS.flatMap((colour) => PIRATE_REWARDS.map((reward) => `${colour}-${reward}`)),
);

export interface Pirate {
  readonly colour: number;
  readonly reward: number;
}

/** SC-1.1: a pirate in the state is an index into this list. */
export const PIRATES: readonly Pirate[] = frozen(
  ROUTE_COLOURS.flatMap((_, colour) =>
    PIRATES_PER_COLOUR.flatMap((count, reward) => Array.from({ length: count }, () => ({ colour, reward }))),
  ),
);
