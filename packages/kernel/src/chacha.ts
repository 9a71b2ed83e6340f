/** "expand 32-byte k" */
const EXPAND = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** The last four words but for the counter. */
const NONCE = new Int32Array(4);

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/**
 * One block of the ChaCha20 key stream (RFC 8439, nonce 0) as sixteen 32-bit words. Its twenty rounds are written out, which is
 * four times as quick as a loop over an array.
 */
export function chachaBlock(key: Int32Array, counter: number): Int32Array {
  let { 0: x0, 1: x1, 2: x2, 3: x3 } = EXPAND;
  let { 0: x4, 1: x5, 2: x6, 3: x7, 4: x8, 5: x9, 6: x10, 7: x11 } = key;
  let x12: number = counter;
  let { 1: x13, 2: x14, 3: x15 } = NONCE;
  for (let round = 0; round < 20; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 7);
  }
  const words = new Int32Array(WORDS);
  putSums(words, 0, x0, x1, x2, x3, EXPAND, 0);
  putSums(words, 4, x4, x5, x6, x7, key, 0);
  putSums(words, 8, x8, x9, x10, x11, key, 4);
  putSums(words, 12, x12 + counter, x13, x14, x15, NONCE, 0);
  return words;
}

/** Four words at a place: each with the one that it began as. */
function putSums(
  words: Int32Array,
  at: number,
  a: number,
  b: number,
  c: number,
  d: number,
  began: Int32Array,
  from: number,
): void {
  words[at] = a + began[from];
  words[at + 1] = b + began[from + 1];
  words[at + 2] = c + began[from + 2];
  words[at + 3] = d + began[from + 3];
}

const WORDS = 16;
const KEY_WORDS = 8;

/** The words of a ChaCha20 key stream, one after the other. Whoever sees them learns nothing of those before and after. */
export class ChaCha {
  readonly #key: Int32Array;
  #counter: number;
  /** Never changed once it is made, so that clones may share it. */
  #block: Int32Array;
  #used: number;

  private constructor(key: Int32Array, counter: number, block: Int32Array, used: number) {
    this.#key = key;
    this.#counter = counter;
    this.#block = block;
    this.#used = used;
  }

  /** From the first word on, or after so many. */
  static fromKey(key: Int32Array, after = 0): ChaCha {
    const counter = Math.floor(after / WORDS);
    return new ChaCha(key, counter, chachaBlock(key, counter), after % WORDS);
  }

  static fromState(state: readonly number[]): ChaCha {
    return ChaCha.fromKey(Int32Array.from(state.slice(0, KEY_WORDS)), state[KEY_WORDS]);
  }

  next(): number {
    if (this.#used === WORDS) {
      this.#block = chachaBlock(this.#key, ++this.#counter);
      this.#used = 0;
    }
    return this.#block[this.#used++];
  }

  clone(): ChaCha {
    return new ChaCha(this.#key, this.#counter, this.#block, this.#used);
  }

  /** The key, and how many words are gone. */
  getState(): readonly number[] {
    return [...this.#key, this.#counter * WORDS + this.#used];
  }
}
