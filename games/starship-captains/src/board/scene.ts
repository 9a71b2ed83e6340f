import { times } from '@starboard/board';
import type { StateView } from '@starboard/kernel';
import type { LitMap } from './handle.tsx';
import type { Happenings } from './happenings.ts';
import type { Palette } from './palette.ts';
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
  onPick(ref: string): void;
  readonly say: Say;
  readonly palette: Palette;
  /** Whether things may move. */
  readonly motion: boolean;
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly unknown[];
  /** For pictures that nobody measures. */
  readonly size?: Size;
}

/** Everything that the parts of the board are drawn from. */
export interface Scene extends BoardProps {
  readonly seen: Seen;
  /** The seat whose ship is drawn large, and whether it is the viewer's own. */
  readonly seat: number;
  readonly own: boolean;
  readonly news: Happenings;
  readonly step: number;
}

export const NOTHING_LIT: LitMap = new Map();

/** What is lit on the ship that is shown: on those of others nothing is. */
export const litOn = ({ own, lit }: Scene): LitMap => (own ? lit : NOTHING_LIT);

export const nameOf = ({ names }: Scene, seat: number): string => names[seat] ?? `#${seat + 1}`;

/** The seats that are shown small. */
export const othersOf = ({ seen, seat }: Scene): readonly number[] =>
  times(seen.players, (other) => other).filter((other) => other !== seat);
