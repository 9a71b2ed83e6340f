import { type Drawn, Random } from '@starboard/kernel';

/** One word of luck as the table shows it: `n` things were possible, and it was this one. */
export interface Shown {
  readonly n: number;
  readonly is: number;
  /** Kinds of a pick: how many there were of each; the number itself stays unknown. */
  readonly counts?: readonly number[];
}

/** Every word of luck that a draw took, in order. */
export function wordsOf(draw: Drawn): readonly Shown[] {
  if ('die' in draw) return [{ n: draw.die, is: draw.is - 1 }];
  if ('below' in draw) return [{ n: draw.below, is: draw.is }];
  if ('pick' in draw) return [{ n: draw.pick.reduce((sum, n) => sum + n, 0), is: draw.is, counts: draw.pick }];
  return swapsOf(draw.is);
}

/** A shuffle swaps place i with place `is`, from the last to the second. */
function swapsOf(order: readonly number[]): readonly Shown[] {
  const left = order.map((_, i) => i);
  return order.slice(1).map((_, k) => {
    const i = order.length - 1 - k;
    const is = left.indexOf(order[i]);
    [left[i], left[is]] = [left[is], left[i]];
    return { n: i + 1, is };
  });
}

/** Somebody who knows all that is public and bets on the next word before it is shown. */
export interface Attacker {
  readonly name: string;
  guess(next: Omit<Shown, 'is'>): number;
  see(shown: Shown): void;
}

/** What is public of a match before its first draw. */
export interface Known {
  readonly commitment: string;
  readonly values: readonly string[];
}

/** Runs a generator along and bets that it is the match's. */
const runsAlong = (name: string, random: Random): Attacker => ({
  name,
  guess: ({ n, counts }) => (counts === undefined ? random.below(n) : random.pick(counts)),
  see: () => {},
});

const wordsIn = (hex: string): Int32Array =>
  new Int32Array(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).buffer);
const bigEndian = (hex: string): number[] => (hex.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);

export const attackers = ({ commitment, values }: Known): readonly Attacker[] => [
  runsAlong('the commitment is the state of the quick generator', Random.restore(bigEndian(commitment).slice(0, 4))),
  runsAlong('the commitment is the key', Random.fromKey(wordsIn(commitment))),
  runsAlong('the commitment is the seed', Random.fromSeed(commitment)),
  ...values.map((value, i) => runsAlong(`contribution ${i} is the key`, Random.fromKey(wordsIn(value)))),
  new LastSeen(),
  new Commonest(),
  new Linear(),
];

/** Bets that it comes again. */
class LastSeen implements Attacker {
  readonly name = 'the last one comes again';
  #last = 0;

  guess({ n, counts }: Omit<Shown, 'is'>): number {
    return this.#last % (counts?.length ?? n);
  }

  see({ is }: Shown): void {
    this.#last = is;
  }
}

/** Bets on what came most often after the one before. */
class Commonest implements Attacker {
  readonly name = 'what mostly follows';
  readonly #seen = new Map<string, number[]>();
  #last = 0;

  #after(n: number): number[] {
    const key = `${n} ${this.#last % 64}`;
    const counts = this.#seen.get(key) ?? [];
    this.#seen.set(key, counts);
    return counts;
  }

  guess({ n, counts }: Omit<Shown, 'is'>): number {
    const seen = this.#after(n);
    const best = Math.max(0, seen.indexOf(Math.max(...seen.map((times) => times ?? 0))));
    return best % (counts?.length ?? n);
  }

  see({ n, is }: Shown): void {
    const seen = this.#after(n);
    seen[is] = (seen[is] ?? 0) + 1;
    this.#last = is;
  }
}

const BITS = 128;

/**
 * Takes the luck for the quick generator's, whose bits are sums of the bits of its first state: every even number of sides shows
 * one of them. After about 128 such words the state is known, and all that follows.
 */
export class Linear implements Attacker {
  readonly name = 'the generator is linear';
  /** Bit i of the state now, as a sum of bits of the first state: s01, s00, s11, s10, 32 bits each. */
  #state: bigint[] = Array.from({ length: BITS }, (_, i) => 1n << BigInt(i));
  /** Solved equations by their highest bit; bit 128 is the right-hand side. */
  readonly #rows = new Map<number, bigint>();
  #steps = 0;
  #random: Random | undefined;

  guess({ n, counts }: Omit<Shown, 'is'>): number {
    if (this.#random === undefined) return 0;
    return counts === undefined ? this.#random.below(n) : this.#random.pick(counts);
  }

  see({ n, is, counts }: Shown): void {
    if (this.#random !== undefined) return;
    const [low0, low1] = [this.#state[32], this.#state[96]];
    this.#step();
    this.#steps++;
    if (counts === undefined && n % 2 === 0) this.#learn((low0 ^ low1) | (BigInt(is & 1) << BigInt(BITS)));
    if (this.#rows.size === BITS) this.#random = this.#solved();
  }

  #learn(equation: bigint): void {
    let row = equation;
    for (;;) {
      const bits = row & ((1n << BigInt(BITS)) - 1n);
      if (bits === 0n) return; // known already, or a contradiction: then it is no such generator
      const top = bits.toString(2).length - 1;
      const known = this.#rows.get(top);
      if (known === undefined) {
        this.#rows.set(top, row);
        return;
      }
      row ^= known;
    }
  }

  /** One step of xoroshiro128+, on sums of bits. */
  #step(): void {
    const part = (at: number) => this.#state.slice(32 * at, 32 * at + 32);
    const left = (bits: readonly bigint[], n: number) => bits.map((_, i) => (i < n ? 0n : bits[i - n]));
    const right = (bits: readonly bigint[], n: number) => bits.map((_, i) => bits[i + n] ?? 0n);
    const sum = (...all: readonly (readonly bigint[])[]) =>
      all[0].map((_, i) => all.reduce((x, one) => x ^ one[i], 0n));
    const [s01, s00, s11, s10] = [0, 1, 2, 3].map(part);
    const [a0, a1] = [sum(s10, s00), sum(s11, s01)];
    this.#state = [
      ...sum(left(s01, 24), right(s00, 8), a1, left(a1, 16), right(a0, 16)),
      ...sum(left(s00, 24), right(s01, 8), a0, left(a0, 16)),
      ...sum(left(a0, 5), right(a1, 27)),
      ...sum(left(a1, 5), right(a0, 27)),
    ];
  }

  /** The generator from its first state on, as far as it has come. */
  #solved(): Random {
    const bits: number[] = new Array<number>(BITS).fill(0);
    for (let i = 0; i < BITS; i++) {
      const row = this.#rows.get(i) ?? 0n;
      let bit = Number((row >> BigInt(BITS)) & 1n);
      for (let j = 0; j < i; j++) if ((row >> BigInt(j)) & 1n) bit ^= bits[j];
      bits[i] = bit;
    }
    const words = [0, 1, 2, 3].map((at) => bits.slice(32 * at, 32 * at + 32).reduce((x, bit, i) => x | (bit << i), 0));
    const random = Random.restore(words);
    for (let i = 0; i < this.#steps; i++) random.below(1);
    return random;
  }
}
