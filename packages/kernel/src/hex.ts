/**
 * A place in a grid of hexes with a flat side up. `q` grows to the right, `r` downwards along the column. Sides and directions
 * are numbered clockwise from the north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const SIDES = 6;
export const CENTRE: Hex = Object.freeze({ q: 0, r: 0 });

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The hex so many steps away in a direction. */
export const neighbour = ({ q, r }: Hex, side: number, steps = 1): Hex => ({
  q: q + STEPS[side].q * steps,
  r: r + STEPS[side].r * steps,
});

/** The side of the neighbour that touches this one. */
export const opposite = (side: number): number => (side + SIDES / 2) % SIDES;

/** How many steps it is from one hex to the other. */
export function apart(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes so many steps away, clockwise from the north. */
export function ring(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const found: Hex[] = [];
  for (let side = 0; side < SIDES; side++) {
    const corner = neighbour(centre, side, radius);
    for (let i = 0; i < radius; i++) found.push(neighbour(corner, (side + 2) % SIDES, i));
  }
  return found;
}

/** All hexes up to so many steps away, ring by ring: the place of a hex in this list is the same for every radius. */
export const spiral = (centre: Hex, radius: number): readonly Hex[] =>
  Array.from({ length: radius + 1 }, (_, distance) => ring(centre, distance)).flat();

const ALL_SIDES = (1 << SIDES) - 1;

/** A set of sides, as bits, after a turn by so many sixths clockwise. */
export const turned = (sides: number, by: number): number => ((sides << by) | (sides >> (SIDES - by))) & ALL_SIDES;
