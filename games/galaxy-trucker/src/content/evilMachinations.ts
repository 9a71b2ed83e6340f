import { frozen } from '@starboard/kernel';
import { goods, hits, type Projectile } from './cardTypes.ts';

export const EVIL_NAMES = [
  ...(['recall-notice', 'traffic-jam', 'rear-ambush', 'bureaucracy', 'robocops', 'wide-open-space'] as const),
  ...(['scrap-heap', 'stranded-ship', 'fuel-tax', 'customs-raid', 'drag-race', 'mutiny'] as const),
  ...(['toll-station', 'cosmic-hacker', 'ring-slalom', 'ion-storm', 'head-hunter', 'looks-matter'] as const),
  ...(['tailgaters', 'escort-service', 'loose-cargo', 'quarantine', 'wormhole', 'meteor-lottery'] as const),
] as const;
export type EvilName = (typeof EVIL_NAMES)[number];

/** GT-16.31: moments at which a ship may jump. */
export type JumpWindow = 'reveal' | 'engines' | 'cannons' | 'crew';

/** Of level 1, 2 and 3. */
export type ByLevel<T> = readonly [T, T, T];

/** GT-19: an Evil Machination (Üble Untat). A number that a card does not have is 0, a list empty. */
export interface EvilMachination {
  readonly id: string;
  readonly kind: 'evil';
  readonly name: EvilName;
  readonly level: 0;
  readonly bonus: false;
  readonly firstFlight: false;
  /** The rule that says what the card does. */
  readonly rule: string;
  /** GT-19.12: with fewer in the race it has no effect. */
  readonly minPlayers: number;
  readonly windows: readonly JumpWindow[];
  /** GT-19.8: whether five players change it. */
  readonly fivePlayer: boolean;
  /** GT-19.14: whether players choose secretly. */
  readonly secret: boolean;
  /** GT-20.34: unused, it counts as an opportunity not taken. */
  readonly opportunity: boolean;
  /** Paid or gained, for each `per` things where that is above 0. */
  readonly credits: number;
  readonly creditsByLevel: ByLevel<number>;
  readonly per: number;
  /** Days lost. */
  readonly days: number;
  readonly daysByLevel: ByLevel<number>;
  /** Days gained. */
  readonly daysGained: number;
  /** Humans lost or handed over. */
  readonly humans: number;
  readonly humansByLevel: ByLevel<number>;
  /** Battery tokens lost or handed over. */
  readonly batteriesByLevel: ByLevel<number>;
  /** Goods lost. */
  readonly loseGoodsByLevel: ByLevel<number>;
  /** Goods gained. */
  readonly goodsByLevel: ByLevel<readonly number[]>;
  /** Days gained for each point of engine strength. */
  readonly factor: number;
  readonly shots: readonly Projectile[];
  readonly meteors: readonly Projectile[];
}

const NOTHING: ByLevel<number> = [0, 0, 0];
const PLAIN: Omit<EvilMachination, 'id' | 'name' | 'rule'> = {
  kind: 'evil',
  level: 0,
  bonus: false,
  firstFlight: false,
  minPlayers: 1,
  windows: ['reveal'],
  fivePlayer: false,
  secret: false,
  opportunity: false,
  credits: 0,
  creditsByLevel: NOTHING,
  per: 0,
  days: 0,
  daysByLevel: NOTHING,
  daysGained: 0,
  humans: 0,
  humansByLevel: NOTHING,
  batteriesByLevel: NOTHING,
  loseGoodsByLevel: NOTHING,
  goodsByLevel: [[], [], []],
  factor: 0,
  shots: [],
  meteors: [],
};

type Numbers = Partial<Omit<EvilMachination, 'id' | 'kind' | 'name' | 'level' | 'bonus' | 'firstFlight' | 'rule'>>;

/** What each card has beyond the plain one: hits everyone, may be jumped at the reveal only, and needs no company. */
const NUMBERS: Record<EvilName, Numbers> = {
  'recall-notice': { credits: 1, per: 2 },
  'traffic-jam': { minPlayers: 0 },
  'rear-ambush': {
    minPlayers: 2,
    windows: ['reveal', 'cannons'],
    fivePlayer: true,
    shots: hits('small rear, small rear, large rear'),
  },
  bureaucracy: { minPlayers: 2, secret: true, credits: 3 },
  robocops: { secret: true },
  'wide-open-space': { windows: ['reveal', 'engines'], factor: 2 },
  'scrap-heap': {
    opportunity: true,
    days: 1,
    goodsByLevel: [goods('yellow green blue'), goods('red yellow green blue'), goods('red yellow yellow green blue')],
  },
  'stranded-ship': {
    fivePlayer: true,
    opportunity: true,
    days: 2,
    humans: 1,
    batteriesByLevel: [1, 2, 3],
    creditsByLevel: [4, 7, 10],
  },
  'fuel-tax': { credits: 1, per: 3, daysByLevel: [2, 3, 4] },
  'customs-raid': { shots: hits('large rear') },
  'drag-race': { secret: true },
  mutiny: {
    minPlayers: 2,
    windows: ['reveal', 'crew'],
    fivePlayer: true,
    creditsByLevel: [2, 4, 6],
    humansByLevel: [1, 2, 3],
  },
  'toll-station': { creditsByLevel: [2, 4, 6], shots: hits('small front, large front') },
  'cosmic-hacker': { minPlayers: 2, batteriesByLevel: [1, 2, 3], loseGoodsByLevel: [1, 2, 3] },
  'ring-slalom': { days: 2, meteors: hits('small left, small right, large front') },
  'ion-storm': {},
  'head-hunter': { credits: 1 },
  'looks-matter': { minPlayers: 2, fivePlayer: true, daysByLevel: [2, 3, 4], daysGained: 1 },
  tailgaters: { minPlayers: 2, shots: hits('large rear') },
  'escort-service': {},
  'loose-cargo': {},
  quarantine: { daysByLevel: [2, 3, 4] },
  wormhole: { minPlayers: 2, creditsByLevel: [3, 6, 9] },
  'meteor-lottery': { secret: true, meteors: hits('large front') },
};

/** GT-19.31 to GT-19.54 */
const FIRST_RULE = 31;

/** GT-19.1: `em-01` to `em-24`. */
export const EVIL_MACHINATIONS: readonly EvilMachination[] = frozen(
  EVIL_NAMES.map((name, i) => ({
    ...{ id: `em-${String(i + 1).padStart(2, '0')}`, name, rule: `GT-19.${FIRST_RULE + i}` },
    ...PLAIN,
    ...NUMBERS[name],
  })),
);
