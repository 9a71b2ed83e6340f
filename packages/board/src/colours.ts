import { starPath } from './geometry.ts';
import { NEUTRAL, type Paint, type Palette, paint } from './paint.ts';

/** Shapes around the origin, about 12 across. */
const SHAPES = {
  triangle: 'M0-6.5L6.5 5H-6.5Z',
  disc: 'M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5Z',
  square: 'M-5-5H5V5H-5Z',
  diamond: 'M0-7L6 0L0 7L-6 0Z',
  cross: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
  star: starPath(4, 7.5, 2.8),
  ring: 'M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6ZM0-2.7A2.7 2.7 0 0 0 0 2.7A2.7 2.7 0 0 0 0-2.7Z',
} as const;

/** The colour of a player: two paints, of which the second keeps apart for every common colour blindness, and a shape. */
interface Colour extends Readonly<Record<Palette, Paint>> {
  readonly mark: keyof typeof SHAPES;
}

const colour = (mark: Colour['mark'], normal: Paint, blind: Paint): Colour => ({ mark, normal, 'colour-blind': blind });

const COLOURS = {
  // printed in the boxes of games
  red: colour(
    'triangle',
    paint('#f0484f', '#ffa09d', '#8f1620', '#2a0408'),
    paint('#bf4c12', '#f0ac92', '#5e0d00', '#220500'),
  ),
  orange: colour(
    'star',
    paint('#ff8f2e', '#ffc795', '#8a4300', '#2b1400'),
    paint('#e18f03', '#facc98', '#6d3700', '#1e0900'),
  ),
  yellow: colour(
    'disc',
    paint('#ffcf3d', '#ffeaa7', '#8f6c00', '#2d2200'),
    paint('#f9d300', '#ffed9f', '#755b00', '#241d00'),
  ),
  green: colour(
    'cross',
    paint('#35c46f', '#a5f0bf', '#0d5c33', '#02200f'),
    paint('#49cdb3', '#aeecdc', '#005d4d', '#00150f'),
  ),
  blue: colour(
    'square',
    paint('#3f8cff', '#a6cbff', '#123f94', '#020e2b'),
    paint('#5e7eca', '#b0c4f1', '#1f3264', '#070e22'),
  ),
  white: colour(
    'diamond',
    paint('#eef2fb', '#ffffff', '#7f8aa6', '#1a2033'),
    paint('#ffffff', '#ffffff', '#828282', '#1c1c1c'),
  ),
  black: colour(
    'ring',
    paint('#4a5068', '#a8acbb', '#1a1e2e', '#edeef3'),
    paint('#434658', '#a5a7b2', '#181925', '#edeef2'),
  ),
  // of seats, where a game has no colours of its own
  teal: colour(
    'triangle',
    paint('#39c6d6', '#b4f3f8', '#0b5f6b', '#022126'),
    paint('#7872fd', '#bbc0ff', '#312584', '#0c082c'),
  ),
  coral: colour(
    'square',
    paint('#ff8f5a', '#ffd0b6', '#8c3a10', '#2d1003'),
    paint('#e25f00', '#ffb693', '#701500', '#240300'),
  ),
  violet: colour(
    'star',
    paint('#b98cff', '#e2d0ff', '#512499', '#190540'),
    paint('#e3b0ea', '#f6d9fa', '#69486e', '#2a0f2e'),
  ),
  lime: colour(
    'ring',
    paint('#9bd14b', '#dcf5b2', '#456a10', '#152400'),
    paint('#74ea5e', '#bdfbb2', '#126c00', '#042400'),
  ),
  ivory: colour(
    'diamond',
    paint('#f6efdc', '#fffdf6', '#8d8670', '#26221a'),
    paint('#ffffff', '#ffffff', '#828282', '#1c1c1c'),
  ),
  rose: colour(
    'cross',
    paint('#f25f7c', '#ffb5bf', '#78112e', '#240108'),
    paint('#98508a', '#d7abcd', '#47173f', '#f7eaf3'),
  ),
} as const;

export type ColourName = keyof typeof COLOURS;

/** Paints and marks of players, by the number of their colour. Nobody's paint is grey, and his mark a disc. */
export interface PlayerColours {
  paintOf(palette: Palette, number: number): Paint;
  /** A path around the origin, about 12 across. */
  markOf(number: number): string;
}

/** The colours of a game, in its own order: `playerColours(COLOURS)`. */
export const playerColours = (names: readonly ColourName[]): PlayerColours => {
  const colours: readonly Colour[] = names.map((name) => COLOURS[name]);
  return {
    paintOf: (palette, number) => colours[number]?.[palette] ?? NEUTRAL,
    markOf: (number) => SHAPES[colours[number]?.mark ?? 'disc'],
  };
};

/** By seat, where players have no colours: enough for six. */
export const SEAT_COLOURS: readonly ColourName[] = ['teal', 'coral', 'violet', 'lime', 'ivory', 'rose'];
export const seatColours: PlayerColours = playerColours(SEAT_COLOURS);
