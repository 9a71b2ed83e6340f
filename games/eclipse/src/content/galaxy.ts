import { apart, CENTRE, type Hex, neighbour, ring, SIDES } from '@starboard/kernel';

/**
 * EC-2.1, EC-2.2: the grid, ring by ring from 001. No chain of outer sectors reaches farther than the two rings inside and the
 * largest outer stack, so this is as good as endless.
 */
export const RADIUS = 20;

const RINGS = Array.from({ length: RADIUS + 1 }, (_, distance) => ring(CENTRE, distance));
export const HEXES: readonly Hex[] = RINGS.flat();

/** `3-7` is the seventh hex, clockwise from the north, of the third ring. */
export const HEX_IDS: readonly string[] = RINGS.flatMap((hexes, distance) => hexes.map((_, i) => `${distance}-${i}`));

const key = ({ q, r }: Hex): string => `${q},${r}`;
const INDEX = new Map(HEXES.map((hex, i) => [key(hex), i]));

/** The place of a hex in the grid, -1 beyond it. */
export const hexAt = (hex: Hex): number => INDEX.get(key(hex)) ?? -1;

/** From each hex to the six around it: `NEXT[hex * 6 + side]`, -1 beyond the grid. */
export const NEXT: readonly number[] = HEXES.flatMap((hex) =>
  Array.from({ length: SIDES }, (_, side) => hexAt(neighbour(hex, side))),
);

/** How far out a hex lies. */
export const DISTANCE: readonly number[] = HEXES.map((hex) => apart(hex, CENTRE));

/** EC-2.1: the stack for a zone: 0 for ring I, 1 for ring II, 2 for all farther out. */
export const stackOf = (hex: number): number => Math.min(DISTANCE[hex], 3) - 1;

/** EC-3.9: the start zones by direction from 001. */
export const START_ZONES: readonly number[] = Array.from({ length: SIDES }, (_, side) =>
  hexAt(neighbour(CENTRE, side, 2)),
);

/** EC-3.10: the turn by which the arrow at the printed north points back to 001. */
export const startTurn = (side: number): number => (side + SIDES / 2) % SIDES;
