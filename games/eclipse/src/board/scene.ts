import { type BoardProps, type LitMap, litState, NOTHING_LIT } from '@starboard/board';
import { useMemo } from 'react';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';

/** Everything that the parts of the board are drawn from. */
export interface Scene extends BoardProps<Seen, SeenEvent> {
  /** Tells the gradients of this board from those of others on the page. */
  readonly art: string;
  /** Whatever is touched is explained, and nothing is done. */
  readonly explaining: boolean;
  /** The turn of a sector that is about to be placed. */
  readonly turn: number;
  /** How much of the galaxy is drawn. */
  readonly level: number;
  /** How often odds became known: they are told in the names of things. */
  readonly reckoned: number;
}

/** What does not change while somebody looks from answer to answer: whatever is drawn from it alone stays as it is. */
export type Still = Pick<
  Scene,
  'view' | 'viewer' | 'names' | 'say' | 'palette' | 'art' | 'explaining' | 'level' | 'reckoned'
>;

export function useStill({ view, viewer, names, say, palette, art, explaining, level, reckoned }: Still): Still {
  return useMemo(
    () => ({ view, viewer, names, say, palette, art, explaining, level, reckoned }),
    [view, viewer, names, say, palette, art, explaining, level, reckoned],
  );
}

/** What is lit, for a part of the map in which something of it is; the same for all others, so that they are not drawn anew. */
export const litAmong = (lit: LitMap, refs: Iterable<string>): LitMap => {
  for (const ref of refs) if (litState(lit, ref) !== '') return lit;
  return NOTHING_LIT;
};
