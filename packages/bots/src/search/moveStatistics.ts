const SIZE = 1 << 14;
/** Tries before a move's record counts half. */
const DOUBT = 10;
const MOST = 4;

/**
 * How well each move has done in the futures of one search, wherever it occurred (MAST). Moves share 2^14 places; that two
 * of them meet is rare, and costs a little wisdom only.
 */
export class MoveStatistics {
  readonly #tries = new Float64Array(SIZE);
  readonly #total = new Float64Array(SIZE);
  readonly #factor = new Float64Array(SIZE);

  clear(): void {
    this.#tries.fill(0);
    this.#total.fill(0);
    this.#factor.fill(1);
  }

  /** What a move's prior is multiplied by: above 1 for moves that did better than futures do on average. */
  factor(move: number): number {
    return this.#factor[place(move)];
  }

  /** Learns what a future with this move was worth, beside what futures are worth (`mean`) and how far they differ. */
  learn(move: number, worth: number, mean: number, deviation: number): void {
    const at = place(move);
    const tries = ++this.#tries[at];
    this.#total[at] += worth;
    if (deviation <= 0) return;
    const lead = (this.#total[at] / tries - mean) / deviation;
    const factor = Math.exp((2 * lead * tries) / (tries + DOUBT));
    this.#factor[at] = Math.min(MOST, Math.max(1 / MOST, factor));
  }
}

const place = (move: number): number => (Math.imul(move, 0x9e3779b1) >>> 18) & (SIZE - 1);
