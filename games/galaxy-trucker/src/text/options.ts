import { SHIP_CLASSES, type ShipClass } from '../content/boards.ts';

type Level = 1 | 2 | 3;
type Round = 1 | 2 | 3 | 4 | 5;
type UpToTen = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export type RoundKey = `option.round${Round}.${Level}-${ShipClass}`;

const ROUNDS: readonly Round[] = [1, 2, 3, 4, 5];
const LEVELS: readonly Level[] = [1, 2, 3];

/** GT-2.4: the same words for the choices of every round. */
export function roundWords(say: (level: Level, shipClass: ShipClass) => string): Readonly<Record<RoundKey, string>> {
  const entries = ROUNDS.flatMap((round) =>
    LEVELS.flatMap((level) =>
      SHIP_CLASSES.map((shipClass) => [`option.round${round}.${level}-${shipClass}`, say(level, shipClass)] as const),
    ),
  );
  return Object.fromEntries(entries) as Record<RoundKey, string>;
}

/** Words for the choices of an option that are numbers. */
export function numberWords<Id extends string, N extends UpToTen>(
  id: Id,
  numbers: readonly N[],
  say: (n: N) => string,
): Readonly<Record<`option.${Id}.${N}`, string>> {
  const entries = numbers.map((n) => [`option.${id}.${n}`, say(n)] as const);
  return Object.fromEntries(entries) as Record<`option.${Id}.${N}`, string>;
}

export const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const TAKES = [1, 2, 3, 4, 5, 6] as const;
export const UP_TO_TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
