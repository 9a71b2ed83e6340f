import { type Paint, type Palette, playerColours } from '@starboard/board';

/** Seats: rocket, saucer, wedge, hauler. Their ships differ by shape first. */
export const { paintOf } = playerColours(['red', 'blue', 'green', 'white']);

export const paintOfSeat = (_: unknown, seat: number, palette: Palette): Paint => paintOf(palette, seat);

export const INK = '#070b1c';
/** Printed landing places. */
export const AMBER = '#ffc76b';
export const GREY_LINE = '#9aa6d6';
export const GREEN_LINE = '#45d694';
export const LANE = '#1c2a63';

/** Laser, shield, pilot. */
export const STAT_COLOURS: readonly string[] = ['#ff74cf', '#4fdcf0', '#f4f5ff'];
/** Basic, quality, luxury: fill, rim. */
export const CATEGORY_COLOURS: readonly (readonly [fill: string, rim: string])[] = [
  ['#3b1d0f', '#d98a54'],
  ['#232c47', '#c9d3e6'],
  ['#4a3500', '#ffcf4a'],
];
/** Weak, active, strong. */
export const MARKET_COLOURS: readonly string[] = ['#ff9d7a', '#e6e9ff', '#7ee8b4'];
/** By technology class of a culture. */
export const CLASS_COLOURS = {
  bioengineers: '#8fe07a',
  industry: '#ffd84a',
  technology: '#6fc8ff',
  metaphysics: '#c9a2ff',
  primitives: '#ffab6b',
} as const;
