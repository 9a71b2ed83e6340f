import { frozen, indexes, type Modifier } from '@starboard/kernel';

/** GT-20: the Rough Roads (Krasse Strecken), `rr-01` to `rr-25`, and what each changes for those it holds for. */
const NAMES_AND_POINTS = [
  ['cutthroat-competition', 'duel-for-abandoned'],
  ['green-with-envy', 'shot-at-leader'],
  ['space-junk', 'junk-from-ahead'],
  ['deja-vu', 'second-pass'],
  ['space-madness', 'square-destroyed'],
  ['metal-fatigue', 'square-falls-off'],
  ['cheap-batteries', 'power-cost'],
  ['antiverse', 'from-behind'],
  ['nightmare-trip', 'more-cards'],
  ['merciless-fate', 'all-but-highest'],
  ['clean-through', 'hit-flies-on'],
  ['crafty-crew', 'union-share'],
  ['explosive-cargo', 'cargo-explodes'],
  ['explosive-batteries', 'batteries-explode'],
  ['contaminated-goods', 'all-goods-or-none'],
  ['somersaults', 'exhausts-to-front'],
  ['made-to-measure', 'own-stack'],
  ['blackout', 'dark-column'],
  ['connector-trouble', 'exposed-joins'],
  ['nasty-surprise', 'late-road'],
  ['dark-warehouse', 'returned-face-down'],
  ['rush-job', 'less-time'],
  ['gravity-well', 'days-lost'],
  ['customs-duty', 'duty'],
  ['fussy-aliens', 'aliens-asked'],
] as const;
export const ROAD_NAMES = NAMES_AND_POINTS.map(([name]) => name);
export type RoadName = (typeof NAMES_AND_POINTS)[number][0];
/** Where a rule asks what roads make of a number, or whether they change something at all. */
export type RoadPoint = (typeof NAMES_AND_POINTS)[number][1];

export interface Road {
  readonly id: string;
  readonly name: RoadName;
  /** The rule that says what the card does. */
  readonly rule: string;
  /** GT-20.3: it bears the build symbol. */
  readonly build: boolean;
  readonly modifiers: readonly Modifier<RoadPoint>[];
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
  NAMES_AND_POINTS.map(([name, at], i) => ({
    id: `rr-${String(i + 1).padStart(2, '0')}`,
    name,
    rule: `GT-20.${FIRST_RULE + i}`,
    build: BUILD_SYMBOL.includes(name),
    modifiers: [{ at, add: 1 }],
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
