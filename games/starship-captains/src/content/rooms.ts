import { frozen, indexes } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { BLUE, GREY, RED, YELLOW } from './terms.ts';
import { attack, move, repair, research } from './verbs.ts';

/** SC-7.1: the basic rooms (Räume) of every ship. */
export const ROOM_IDS = ['helm', 'weapons', 'research', 'maintenance'] as const;
export type RoomId = (typeof ROOM_IDS)[number];
export const ROOM = indexes(ROOM_IDS);

export interface BasicRoom {
  readonly id: RoomId;
  readonly colour: number;
  readonly effects: Effects;
}

export const SHIP_ROOMS: readonly BasicRoom[] = frozen([
  { id: 'helm', colour: RED, effects: [move(2)] },
  { id: 'weapons', colour: YELLOW, effects: [attack] },
  { id: 'research', colour: BLUE, effects: [research] },
  { id: 'maintenance', colour: GREY, effects: [repair(1)] },
]);
