import { useEffect } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
import { play } from './sound.ts';

/** What just happened can be heard, as the game says. */
export function useSounds(events: readonly unknown[], soundOf: BoardModule['soundOf']): void {
  useEffect(() => {
    const sound = events.map((event) => soundOf?.(event)).find((one) => one !== undefined);
    if (sound !== undefined) play(sound);
  }, [events, soundOf]);
}
