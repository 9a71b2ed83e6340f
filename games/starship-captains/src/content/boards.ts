import { frozen } from '@starboard/kernel';
import { type Symbols, symbols } from './terms.ts';

/** SC-4.6: a ship technology board (Schiffstechnologietafel) has slots 0 to 5, in two rows. */
export const SLOTS = 6;
export const SLOT_ROWS = 2;
export const SLOT_COLUMNS = 3;

/** SC-4.6 */
export const START_TECH_DAMAGE = 4;

export interface Slot {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly startDamaged: boolean;
  /** SC-14.8: printed on the frame, at the outer edges; elsewhere -1. */
  readonly frame: Symbols;
  /** SC-14.8: printed in the slot at the edges to other slots, for their cards to face while it has no card. */
  readonly inner: Symbols;
  /** The slots across the edges, -1 for the frame. */
  readonly neighbours: readonly number[];
}

export const BOARD_IDS = ['a', 'b'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

export interface TechBoard {
  readonly id: BoardId;
  readonly slots: readonly Slot[];
}

/** `SLOT_NEIGHBOURS[slot][edge]`, -1 for the frame. */
export const SLOT_NEIGHBOURS: readonly (readonly number[])[] = frozen(
  Array.from({ length: SLOTS }, (_, slot) => {
    const [row, column] = [Math.floor(slot / SLOT_COLUMNS), slot % SLOT_COLUMNS];
    const at = (r: number, c: number) =>
      r >= 0 && r < SLOT_ROWS && c >= 0 && c < SLOT_COLUMNS ? r * SLOT_COLUMNS + c : -1;
    return [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)];
  }),
);

/** Frame, inside, and `x` where the slot starts damaged. */
type Printed = readonly [frame: string, inner: string, damage: 'x' | ''];

const board = (id: BoardId, slots: readonly Printed[]): TechBoard => ({
  id,
  slots: slots.map(([frame, inner, damage], slot) => ({
    id: `s${slot + 1}`,
    row: Math.floor(slot / SLOT_COLUMNS),
    column: slot % SLOT_COLUMNS,
    startDamaged: damage === 'x',
    frame: symbols(frame),
    inner: symbols(inner),
    neighbours: SLOT_NEIGHBOURS[slot],
  })),
});

/** SC-4.4: the two sides. */
export const TECH_BOARDS: readonly TechBoard[] = frozen([
  board('a', [
    ['m..v', '.mm.', 'x'],
    ['r...', '.rmr', ''],
    ['vm..', '..mv', 'x'],
    ['..vr', '.v..', 'x'],
    ['..m.', 'rv..', ''],
    ['.rv.', '...r', 'x'],
  ]),
  board('b', [
    ['r..m', '.r..', ''],
    ['....', '..vv', 'x'],
    ['mv..', '..vm', 'x'],
    ['..mv', 'rr..', 'x'],
    ['..v.', 'vm.r', ''],
    ['.mr.', 'r..m', 'x'],
  ]),
]);
