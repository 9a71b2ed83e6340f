import { type Paint, type Palette, paint, seatColours } from '@starboard/board';

/** Ships of nobody. */
const BONE = paint('#e6d6a8', '#fff6d6', '#6f6138', '#1c1608');

/** The paint of a seat, or that of ships of nobody. */
export const paintOf = (palette: Palette, seat: number): Paint =>
  seat < 0 ? BONE : seatColours.paintOf(palette, seat);
export const { markOf } = seatColours;

/** Money, science, materials, and squares for all of them. */
export const RESOURCE_COLOURS: readonly string[] = ['#ffc83d', '#f08be0', '#d6935f', '#b9c2da'];

/** Yellow, orange, blue, red, rift; single points of an Antimatter Cannon are red, too. */
export const DIE_COLOURS: readonly string[] = ['#ffd84d', '#ff9440', '#6fb0ff', '#ff6a6e', '#d79bff', '#ff6a6e'];

/** Military, grid, nano, rare. */
export const TRACK_COLOURS: readonly string[] = ['#ff9d96', '#8fc7ff', '#c9d98a', '#c9a6ff'];
