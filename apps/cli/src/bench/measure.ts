const ROUNDS = 3;

/** Time that this thread has had the processor, in ms: on a busy machine the clock on the wall tells of the others. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Calls of `work` per second of processor time, the best of three rounds; `work` returns how many units it did. */
export function rate(seconds: number, work: () => number): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = spent();
    const end = start + seconds * 1000;
    let units = 0;
    let now = start;
    while (now < end) {
      units += work();
      now = spent();
    }
    best = Math.max(best, (units * 1000) / (now - start));
  }
  return best;
}

/** The same for work that has to be waited for. */
export async function rateLater(seconds: number, work: () => Promise<number>): Promise<number> {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = spent();
    let units = 0;
    let now = start;
    while (now < start + seconds * 1000) {
      units += await work();
      now = spent();
    }
    best = Math.max(best, (units * 1000) / (now - start));
  }
  return best;
}

const CALIBRATION = 2_000_000;

/** Steps of a fixed integer loop per second: what this machine can do right now. */
export function calibrate(seconds: number): number {
  return rate(seconds, () => {
    let x = 2463534242;
    const seen = new Array<number>(256).fill(0);
    for (let i = 0; i < CALIBRATION; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      seen[x & 255] += i & 3;
    }
    // Depends on the work, so that it cannot be left out.
    return seen[0] < 0 ? 0 : CALIBRATION;
  });
}
