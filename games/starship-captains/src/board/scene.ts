import { type BoardProps, handle, type LitMap, type LitState, NOTHING_LIT, picture, shows } from '@starboard/board';
import { others, type WrittenAction } from '@starboard/kernel';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';
import type { Happenings } from './happenings.ts';

/** Everything that the parts of the board are drawn from. */
export interface Scene extends BoardProps<Seen, SeenEvent> {
  readonly seen: Seen;
  readonly options: readonly WrittenAction[];
  /** Whatever is tapped is explained, and nothing is done. */
  readonly explaining: boolean;
  /** The seat whose ship is drawn large, and whether it is the viewer's own. */
  readonly seat: number;
  readonly own: boolean;
  readonly news: Happenings;
  readonly step: number;
}

/** What is lit on the ship that is shown: on those of others nothing is, unless it is to be explained. */
export const litOn = ({ own, lit, explaining }: Scene): LitMap => (own || explaining ? lit : NOTHING_LIT);

/** A part of the ship that is shown: on those of others it can only be explained. */
export function partOf({ own }: Scene, ref: string, state: LitState, label: string) {
  if (own) return handle(ref, state, label);
  return state === '' ? { ...picture(label), 'data-show': ref } : shows(ref, label);
}

/** The open options of one kind. */
export const openOf = ({ options }: Scene, kind: string): readonly WrittenAction[] =>
  options.filter((option) => option.do === kind);

/** The seats that are shown small. */
export const othersOf = ({ seen, seat }: Scene): readonly number[] => others(seat, seen.players);
