import type { Clock } from '@starboard/clock';
import type { PlayLog } from './play/context.ts';
import type { Storage } from './storage/storage.ts';

const DAY = 86_400_000;
const EVERY = DAY / 4;

export interface Pruning {
  readonly storage: Pick<Storage, 'pruneGuests' | 'pruneCounts'>;
  /** 0: never. */
  readonly days: number;
  readonly log: Pick<PlayLog, 'info' | 'error'>;
  readonly clock: Clock;
}

/** Forgets what was counted for limits, and guests who came by long ago and left nothing behind: now, and then a few times a day. */
export function pruneGuests({ storage, days, log, clock }: Pruning): { stop(): Promise<void> } {
  const prune = async () => {
    await storage.pruneCounts(clock.now());
    if (days === 0) return;
    const forgotten = await storage.pruneGuests(clock.now() - days * DAY);
    if (forgotten > 0) log.info({ forgotten }, 'idle guests forgotten');
  };
  let last = Promise.resolve();
  const run = () => {
    last = last.then(prune).catch((error) => log.error({ error: String(error) }, 'idle guests could not be forgotten'));
  };
  run();
  const stop = clock.every(EVERY, run);
  return {
    stop: async () => {
      stop();
      await last;
    },
  };
}
