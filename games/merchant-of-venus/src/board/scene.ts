import type { BoardProps } from '@starboard/board';
import type { Seat } from '@starboard/kernel';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';
import type { Happenings } from './happenings.ts';
import type { Stop } from './reach.ts';

export type Props = BoardProps<Seen, SeenEvent>;

/** Everything that the parts of the board are drawn from. */
export interface Scene extends Props {
  /** The seat whose dashboard is shown, and whether it is the viewer's own. */
  readonly seat: Seat;
  readonly own: boolean;
  /** Whatever is tapped is explained, and nothing is done. */
  readonly explaining: boolean;
  /** Where the viewer's ship can get now; empty outside of its flight. */
  readonly reach: ReadonlyMap<number, Stop>;
  /** The stop that was chosen and not flown to yet. */
  readonly stop: Stop | undefined;
  /** A way that is shown on the chart besides. */
  readonly way: readonly number[];
  readonly news: Happenings;
}

export const nameOf = ({ names }: { readonly names: readonly string[] }, seat: Seat): string =>
  names[seat] ?? `#${seat + 1}`;
