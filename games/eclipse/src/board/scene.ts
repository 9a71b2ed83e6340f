import type { BoardProps } from '@starboard/board';
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
}
