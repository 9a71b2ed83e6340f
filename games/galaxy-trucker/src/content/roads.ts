import { frozen, indexes } from '@starboard/kernel';

/** GT-20: the Rough Roads (Krasse Strecken), `rr-01` to `rr-25`. */
export const ROAD_NAMES = [
  ...(['cutthroat-competition', 'green-with-envy', 'space-junk', 'deja-vu', 'space-madness'] as const),
  ...(['metal-fatigue', 'cheap-batteries', 'antiverse', 'nightmare-trip', 'merciless-fate'] as const),
  ...(['clean-through', 'crafty-crew', 'explosive-cargo', 'explosive-batteries', 'contaminated-goods'] as const),
  ...(['somersaults', 'made-to-measure', 'blackout', 'connector-trouble', 'nasty-surprise'] as const),
  ...(['dark-warehouse', 'rush-job', 'gravity-well', 'customs-duty', 'fussy-aliens'] as const),
] as const;
export type RoadName = (typeof ROAD_NAMES)[number];

export interface Road {
  readonly id: string;
  readonly name: RoadName;
  /** The rule that says what the card does. */
  readonly rule: string;
  /** GT-20.3: it bears the build symbol. */
  readonly build: boolean;
}

/** GT-20.3 */
const BUILD_SYMBOL: readonly RoadName[] = [
  'somersaults',
  'made-to-measure',
  'blackout',
  'connector-trouble',
  'dark-warehouse',
  'rush-job',
];

/** GT-20.31 to GT-20.55 */
const FIRST_RULE = 31;

/** GT-20.1: a road in the state is an index into this list. */
export const ROADS: readonly Road[] = frozen(
  ROAD_NAMES.map((name, i) => ({
    id: `rr-${String(i + 1).padStart(2, '0')}`,
    name,
    rule: `GT-20.${FIRST_RULE + i}`,
    build: BUILD_SYMBOL.includes(name),
  })),
);
export const ROAD_COUNT = ROADS.length;

/** Index of each road: `ROAD.dejaVu`. */
export const ROAD = indexes(ROAD_NAMES);

/** GT-20.39: cards of the level of the round that Nightmare Trip adds, by level. */
export const NIGHTMARE_CARDS: readonly number[] = frozen([2, 3, 4]);

/** GT-20.47: tiles in each player's stack with Made to Measure, by level. */
export const MADE_TO_MEASURE_STACK: readonly number[] = frozen([5, 8, 10]);

/** GT-20.46: days that turning a ship back costs with Somersaults. */
export const TURN_BACK_DAYS = 1;

/** GT-20.52: in building by turns, Rush Job takes one turn in this many away. */
export const RUSH_JOB_TURNS_PART = 4;
