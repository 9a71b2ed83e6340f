import { seatColours } from '@starboard/board';

/** SC-22: Captain Shadow has no seat: nobody's paint, and a mark of his own. */
export const NO_SEAT = -1;
export const { paintOf } = seatColours;
export const markOf = (seat: number): string =>
  seat === NO_SEAT ? 'M-6.5-2Q0-5 6.5-2Q4.5 3 1.5 0H-1.5Q-4.5 3-6.5-2Z' : seatColours.markOf(seat);

/** Colours of crew, rooms and rows: red, yellow, blue, grey, gold. Each has a shape of its own, too: see `ColourMark`. */
interface Tint {
  readonly main: string;
  readonly deep: string;
  readonly ink: string;
}
const TINTS: readonly Tint[] = [
  { main: '#ff6b63', deep: '#5c1a1c', ink: '#2b0506' },
  { main: '#ffd84a', deep: '#5a4708', ink: '#2a2000' },
  { main: '#5aa2ff', deep: '#173b74', ink: '#03132e' },
  { main: '#b9c2d6', deep: '#3a4254', ink: '#12161f' },
  { main: '#f0b429', deep: '#54380a', ink: '#2a1a00' },
];
const PLAIN: Tint = { main: '#d7dff5', deep: '#2c3560', ink: '#0a1029' };
export const tintOf = (colour: number): Tint => TINTS[colour] ?? PLAIN;

/** Routes and pirates: violet, green, yellow; lines differ in pattern, tokens in shape. */
export const ROUTE_TINTS = ['#c08bff', '#4fd08a', '#f3d34a'] as const;
export const ROUTE_DASHES = ['none', '11 7', '2 7'] as const;

/** Fleet, Tincan, Ni'an, and a faction of one's choice. */
export const FACTION_TINTS = ['#8fd0ff', '#f0a45c', '#6fdc9a', '#f4f0ff'] as const;

export const INK = '#070b1d';
