import { frozen, type IntTable } from './tables.ts';

/** SF-1.9: the backs of the number chits (Ertragsplättchen): home letters, outer colours, white = reserve. */
export const DOTS = [
  ...(['alpha', 'beta', 'gamma', 'delta'] as const),
  ...(['yellow', 'red', 'blue', 'green', 'orange', 'violet'] as const),
  'white',
] as const;
export type Dot = (typeof DOTS)[number];

export type Chit = {
  readonly id: string;
  readonly dot: Dot;
  /** Dice sums that make the planet produce; none on pirate lairs and ice planets. */
  readonly numbers: readonly number[];
  /** Cannons it takes to defeat the pirate lair (Piratennest), 0 if it is none. */
  readonly pirate: number;
  /** Freight rings it takes to remove the ice chit (Eisplanet), 0 if it is none. */
  readonly ice: number;
};

type Face = Pick<Chit, 'numbers' | 'pirate' | 'ice'>;
const on = (...numbers: number[]): Face => ({ numbers, pirate: 0, ice: 0 });
const pirate = (cannons: number): Face => ({ numbers: [], pirate: cannons, ice: 0 });
const ice = (rings: number): Face => ({ numbers: [], pirate: 0, ice: rings });

/** SF-1.9, SF-1.10 */
const FACES: Record<Dot, readonly Face[]> = {
  alpha: [on(4), on(8), on(11)],
  beta: [on(8), on(10), on(3, 12)],
  gamma: [on(3), on(5), on(6)],
  delta: [on(6), on(9), on(2, 11)],
  yellow: [on(3), on(4), on(11), on(12)],
  red: [on(2), on(5), on(6), on(9)],
  blue: [on(10), pirate(4), pirate(5), ice(3)],
  green: [on(3), on(4), on(11)],
  orange: [on(5), on(8), on(9)],
  violet: [on(10), pirate(6), ice(4)],
  white: [on(3), on(9), on(10), on(11), on(11)],
};

export const CHITS: readonly Chit[] = frozen(
  DOTS.flatMap((dot) => FACES[dot].map((face, i) => ({ id: `chit-${dot}-${i + 1}`, dot, ...face }))),
);
export const CHIT_COUNT = CHITS.length;

export const CHIT_INDEX: ReadonlyMap<string, number> = new Map(CHITS.map((chit, i) => [chit.id, i]));

/** The chits with this back, as indexes. */
export const CHITS_OF_DOT: Readonly<Record<Dot, readonly number[]>> = frozen(
  Object.fromEntries(DOTS.map((dot) => [dot, CHITS.flatMap((chit, i) => (chit.dot === dot ? [i] : []))])) as Record<
    Dot,
    number[]
  >,
);

/** SF-2.7: the chits that wait face down beside the board. */
export const RESERVE_CHITS = CHITS_OF_DOT.white;

/** Ways, out of 36, to roll each sum of two dice. */
export const DICE_WAYS: readonly number[] = Object.freeze([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);

/** Bit n is set if the chit produces on a dice sum of n: `(CHIT_PRODUCES[chit] >> sum) & 1`. */
export const CHIT_PRODUCES: IntTable = Uint16Array.from(CHITS, (chit) =>
  chit.numbers.reduce((bits, n) => bits | (1 << n), 0),
);

/** Dice rolls, out of 36, on which the chit produces. */
export const CHIT_PIPS: IntTable = Uint8Array.from(CHITS, (chit) =>
  chit.numbers.reduce((sum, n) => sum + (DICE_WAYS[n] ?? 0), 0),
);

export const CHIT_PIRATE: IntTable = Uint8Array.from(CHITS, (chit) => chit.pirate);
export const CHIT_ICE: IntTable = Uint8Array.from(CHITS, (chit) => chit.ice);

/** The pirate lairs and ice planets, in the order of `state.trophy`. */
export const OBSTACLES: readonly number[] = Array.from({ length: CHIT_COUNT }, (_, chit) => chit).filter(
  (chit) => CHIT_PIRATE[chit] > 0 || CHIT_ICE[chit] > 0,
);
