import type { Sound } from '@starboard/board';
import { useEffect, useRef } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
import { play } from './sound.ts';

/** What an event sounds like: great moments have a sound of their own. */
const heardIn = (board: BoardModule | undefined, event: object): Sound | undefined =>
  board?.drama?.[(event as { event: string }).event] === 'scene' ? 'scene' : board?.soundOf?.(event);

/** What just happened can be heard, as the game says, and each thing once. */
export function useSounds(events: readonly unknown[], board: BoardModule | undefined): void {
  const heard = useRef(new WeakSet<object>());
  useEffect(() => {
    const fresh = (events as readonly object[]).filter((event) => !heard.current.has(event));
    for (const event of fresh) heard.current.add(event);
    const sound = fresh.map((event) => heardIn(board, event)).find((one) => one !== undefined);
    const tune = sound === undefined ? undefined : board?.tunes?.[sound];
    if (tune !== undefined) play(tune);
  }, [events, board]);
}
