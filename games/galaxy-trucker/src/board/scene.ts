import type { BoardProps, Size } from '@starboard/board';
import { others } from '@starboard/kernel';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';
import type { Happenings } from './happenings.ts';
import { shipSize } from './Ship.tsx';

/** What only changes the picture: which ship is large, which kind of tiles and which pile is open. */
export interface Shown {
  readonly seat: number;
  readonly kind: number;
  readonly pile: number;
  /** The pile that was laid aside although the viewer still looks at it. */
  readonly closed: number;
}

/** Everything that the parts of the board are drawn from. */
export interface Scene extends BoardProps<Seen, SeenEvent> {
  readonly seen: Seen;
  /** The seat whose ship is drawn large, and whether it is the viewer's own. */
  readonly seat: number;
  readonly own: boolean;
  readonly art: string;
  readonly news: Happenings;
  readonly step: number;
  readonly shown: Shown;
  readonly room: Size;
  /** The turn that was chosen for the tile in hand, or -1. */
  readonly turn: number;
  /** The card on the table, or the one before it until the next is turned over. */
  readonly card: number;
}

/** The seats that are shown small. */
export const othersOf = ({ seen, seat }: Scene): readonly number[] => others(seat, seen.players);

/** How wide a ship is for its height. */
export const shapeOf = (seen: Seen): number => {
  const [wide, high] = shipSize(seen);
  return wide / high;
};
