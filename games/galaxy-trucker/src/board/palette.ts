import { paint, paints } from '@starboard/board';
import { GOODS, type Good } from '../content/tables.ts';
import { COLOURS } from '../content/tiles.ts';

/** By colour: blue, green, yellow, red, orange. The second set keeps apart for every common colour blindness. */
const PLAYERS = {
  normal: [
    paint('#3f8cff', '#a6cbff', '#123f94', '#020e2b'),
    paint('#35c46f', '#a5f0bf', '#0d5c33', '#02200f'),
    paint('#ffd23f', '#fff0a8', '#8f6c00', '#2d2200'),
    paint('#f0484f', '#ffa09d', '#8f1620', '#2a0408'),
    paint('#ff8f2e', '#ffc795', '#8a4300', '#2b1400'),
  ],
  'colour-blind': [
    paint('#1f83d8', '#97d4ff', '#00406f', '#00141f'),
    paint('#00a37a', '#8df0d2', '#004b38', '#001a13'),
    paint('#f5e84e', '#fff9b8', '#8d8300', '#262300'),
    paint('#c8427f', '#ffa9cd', '#64123a', '#260413'),
    paint('#f4f4f4', '#ffffff', '#828282', '#1c1c1c'),
  ],
};
if (PLAYERS.normal.length !== COLOURS.length) throw new Error('palette: a colour without paint');

export const paintOf = paints(PLAYERS);

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
export const GLOW = '#ffe27a';
export const LIGHT = '#8ff4ff';
