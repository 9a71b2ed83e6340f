import { times } from '@starboard/board';
import type { StateView } from '@starboard/kernel';
import type { LitMap } from './handle.tsx';
import type { Happenings } from './happenings.ts';
import type { Palette } from './palette.ts';
import { shipSize } from './Ship.tsx';
import type { Size } from './screen.ts';
import type { Say, Seen } from './seen.ts';

export interface BoardProps {
  /** What the viewer sees of the state. */
  readonly view: StateView;
  /** The seat that looks, or -1 for somebody who only watches. */
  readonly viewer: number;
  readonly names: readonly string[];
  /** The refs that occur in the open options. */
  readonly lit: LitMap;
  /** `also` is meant together with it, if it is anything at all. */
  onPick(ref: string, also?: readonly string[]): void;
  readonly say: Say;
  readonly palette: Palette;
  /** Whether things may move. */
  readonly motion: boolean;
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly unknown[];
  /** For pictures that nobody measures. */
  readonly size?: Size;
}

/** What only changes the picture: which ship is large, which kind of tiles and which pile is open. */
export interface Shown {
  readonly seat: number;
  readonly kind: number;
  readonly pile: number;
  /** The pile that was laid aside although the viewer still looks at it. */
  readonly closed: number;
}

/** Everything that the parts of the board are drawn from. */
export interface Scene extends BoardProps {
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

export const NOTHING_LIT: LitMap = new Map();

/** The seats that are shown small. */
export const othersOf = ({ seen, seat }: Scene): readonly number[] =>
  times(seen.players, (other) => other).filter((other) => other !== seat);

/** How wide a ship is for its height. */
export const shapeOf = (seen: Seen): number => {
  const [wide, high] = shipSize(seen);
  return wide / high;
};
