import { sum } from './counts.ts';

/** How something that a seat sees is told as so many numbers. */
export interface Shape {
  /** How it is written, for the published schema. */
  readonly as: 'numbers' | 'one-hot' | 'list' | 'special';
  /** How many numbers, where there are so many players. */
  size(players: number): number;
  /** Writes at most `size` numbers from `at` on; what it leaves out stays 0. */
  write(value: never, out: Float32Array, at: number, size: number): void;
  readonly words?: readonly string[];
}

/** Shapes of what the columns of a state do not tell: words, lists that grow, secrets that are no flat lists. */
export type Shapes = Readonly<Record<string, Shape>>;

/** One of these words: a 1 at its place. */
export const oneHot = (words: readonly string[]): Shape => ({
  as: 'one-hot',
  words,
  size: () => words.length,
  write(value: string, out, at) {
    const place = words.indexOf(value);
    if (place >= 0) out[at + place] = 1;
  },
});

/** So many numbers, as they are; a single number is a list of one. */
export const plainly = (size: number | ((players: number) => number)): Shape => ({
  as: 'numbers',
  size: (players) => (typeof size === 'number' ? size : size(players)),
  write(value: number | boolean | readonly number[], out, at, room) {
    if (typeof value !== 'object') out[at] = Number(value);
    else copyInto(out, at, room, value);
  },
});

/** Lists from this length on are copied faster as a whole. */
const LONG = 16;

/** Copies as many numbers as there are, but no more than there is room for. */
export function copyInto(out: Float32Array, at: number, room: number, values: readonly number[]): void {
  const { length } = values;
  if (length >= LONG && length <= room) out.set(values, at);
  else for (let i = 0; i < length && i < room; i++) out[at + i] = values[i];
}

/** A list that grows: its length, then its first entries, -1 where there are fewer. */
export const upTo = (most: number): Shape => ({
  as: 'list',
  size: () => 1 + most,
  write(value: readonly number[], out, at) {
    out[at] = value.length;
    for (let i = 0; i < most; i++) out[at + 1 + i] = i < value.length ? value[i] : -1;
  },
});

/** Whatever takes a function: it turns what is seen into numbers, of which the first `size` are told. */
export const special = <T>(size: (players: number) => number, numbers: (value: T) => readonly number[]): Shape => ({
  as: 'special',
  size,
  write(value: T, out, at, room) {
    const told = numbers(value);
    for (let i = 0; i < told.length && i < room; i++) out[at + i] = told[i];
  },
});

const WORDS = 1009;

/** A word as a number below 1,009, where no list of words is declared. */
export function wordNumber(word: string): number {
  let number = 7;
  for (let i = 0; i < word.length; i++) number = (number * 31 + word.charCodeAt(i)) % WORDS;
  return number;
}

/** All numbers in plain data, depth first in the order of its fields; words by {@link wordNumber}. */
export function numbersIn(value: unknown, out: number[] = []): number[] {
  if (typeof value === 'number') out.push(value);
  else if (typeof value === 'boolean') out.push(value ? 1 : 0);
  else if (typeof value === 'string') out.push(wordNumber(value));
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersIn(part, out);
  return out;
}

/** Plain data of any form: the first so many numbers in it. */
export const flattened = (size: number): Shape => special(() => size, numbersIn);

/** Hands of which each seat knows its own: for each seat how many of each kind, -1 where that is hidden, then how many in all. */
export const hands = (kinds: number): Shape =>
  special<readonly (number | readonly number[])[]>(
    (players) => players * (kinds + 1),
    (seen) =>
      seen.flatMap((hand) =>
        typeof hand === 'number' ? [...new Array<number>(kinds).fill(-1), hand] : [...hand, sum(hand)],
      ),
  );
