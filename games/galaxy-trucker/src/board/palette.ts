import { type Paint, type Palette, playerColours } from '@starboard/board';
import { GOODS, type Good } from '../content/tables.ts';
import { COLOURS } from '../content/tiles.ts';
import type { Seen } from '../view.ts';

export const { paintOf, markOf } = playerColours(COLOURS);

export const paintOfSeat = ({ colour }: Seen, seat: number, palette: Palette): Paint => paintOf(palette, colour[seat]);

interface CubeColours {
  readonly body: string;
  readonly edge: string;
  readonly mark: string;
}

/** Each colour of goods has a mark of its own as well: see `Cube`. */
const CUBES: Readonly<Record<Good, CubeColours>> = {
  red: { body: '#e8434a', edge: '#7d0f1c', mark: '#fff' },
  yellow: { body: '#ffd23f', edge: '#8a6200', mark: '#3a2a00' },
  green: { body: '#3fb865', edge: '#0d5230', mark: '#02200f' },
  blue: { body: '#4c93f5', edge: '#123f94', mark: '#fff' },
};
export const cubeColours = (good: number): CubeColours => CUBES[GOODS[good]];

/** Aliens: brown, purple, cyan. Their shapes differ too. */
export const ALIEN_COLOURS = [
  { body: '#c08a4e', deep: '#5c3812' },
  { body: '#b176f0', deep: '#46167d' },
  { body: '#4fdbe0', deep: '#0a5560' },
] as const;

/** Pipes by number; the tint only helps the eye. */
export const PIPE_COLOURS = ['none', '#8fd8ff', '#ffc766', '#f3f3ea'] as const;

export const INK = '#070b1d';
