import { paint, paints } from '@starboard/board';

/** By seat; marks tell them apart as well. The second set keeps apart for every common colour blindness. */
const PLAYERS = {
  normal: [
    paint('#39c6d6', '#b4f3f8', '#0b5f6b', '#022126'),
    paint('#ff8f5a', '#ffd0b6', '#8c3a10', '#2d1003'),
    paint('#b98cff', '#e2d0ff', '#512499', '#190540'),
    paint('#9bd14b', '#dcf5b2', '#456a10', '#152400'),
  ],
  'colour-blind': [
    paint('#56b4e9', '#bfe4fb', '#0b4a73', '#00161f'),
    paint('#e69f00', '#ffd98a', '#7a5300', '#261900'),
    paint('#d68bb8', '#f6cfe4', '#6d2650', '#2a0719'),
    paint('#f4f4f4', '#ffffff', '#828282', '#1c1c1c'),
  ],
};

/** Captain Shadow's is nobody's. */
export const paintOf = paints(PLAYERS);

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
