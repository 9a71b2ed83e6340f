import { Random } from './random.ts';

const hashes = new Map<string, number>();

/** A number for each name of a draw; there are a few dozen names in a game. */
function hashOf(name: string): number {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hashes.set(name, hash);
  return hash;
}

/** Four numbers that follow from four others and one more, and tell nothing of either. */
export const mixed = (base: readonly number[], number: number): number[] =>
  base.map((word, i) => scramble(word ^ Math.imul(number, 0x9e3779b1 + 2 * i)));

function scramble(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/**
 * Luck for futures that are compared: the draws of each name are a sequence of their own, so the dice of two futures fall alike even if
 * one of them has drawn a card more.
 */
export class NamedLuck {
  readonly #base: readonly number[];
  readonly #names: string[] = [];
  readonly #streams: Random[] = [];

  /** Four numbers, of which everything follows. */
  constructor(base: readonly number[]) {
    this.#base = base;
  }

  of(name: string): Random {
    const at = this.#names.indexOf(name);
    if (at >= 0) return this.#streams[at];
    const stream = Random.restore(mixed(this.#base, hashOf(name)));
    this.#names.push(name);
    this.#streams.push(stream);
    return stream;
  }

  /** The same luck again. */
  clone(): NamedLuck {
    const luck = new NamedLuck(this.#base);
    luck.#names.push(...this.#names);
    luck.#streams.push(...this.#streams.map((stream) => stream.clone()));
    return luck;
  }
}
