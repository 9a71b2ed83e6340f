import { describe, expect, it } from 'vitest';
import { type ColourName, type Palette, playerColours, SEAT_COLOURS, seatColours } from '../src/index.ts';

/** What eyes without one kind of cones make of red, green and blue light (Machado, Oliveira and Fernandes, 2009). */
const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
type Eyes = keyof typeof EYES;
type Matrix = readonly (readonly number[])[];

const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * vector[i], 0));

const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** A colour in Oklab, a space in which distances are differences that people see (Ottosson, 2020). */
function seen(hex: string, eyes: Eyes): number[] {
  const light = times(EYES[eyes], linear(hex)).map((value) => Math.min(1, Math.max(0, value)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const apart = (a: string, b: string, eyes: Eyes): number =>
  100 * Math.hypot(...seen(a, eyes).map((value, i) => value - seen(b, eyes)[i]));

const brightness = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
function contrast(a: string, b: string): number {
  const [dark, bright] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** Colours that meet at one table. */
const TABLES: Readonly<Record<string, readonly ColourName[]>> = {
  'all six seats': SEAT_COLOURS,
  Starfarers: ['red', 'yellow', 'blue', 'white'],
  'Galaxy Trucker': ['blue', 'green', 'yellow', 'red', 'orange'],
  Eclipse: ['red', 'blue', 'green', 'yellow', 'white', 'black'],
};
const tables = Object.entries(TABLES).map(([name, names]) => ({ name, names, of: playerColours(names) }));

function closest(mains: readonly string[], eyes: Eyes): number {
  const pairs = mains.flatMap((a, i) => mains.slice(i + 1).map((b) => apart(a, b, eyes)));
  return Math.min(...pairs);
}

describe.each(tables)('the colours of $name', ({ names, of }) => {
  const mains = (palette: Palette) => names.map((_, i) => of.paintOf(palette, i).main);

  it('keep apart', () => {
    expect(closest(mains('normal'), 'normal')).toBeGreaterThan(12);
  });
  it.each(Object.keys(EYES) as Eyes[])('keep apart in the second palette for %s', (eyes) => {
    expect(closest(mains('colour-blind'), eyes)).toBeGreaterThan(15);
  });
  it('have a shape each', () => {
    expect(new Set(names.map((_, i) => of.markOf(i))).size).toBe(names.length);
  });
  it.each(['normal', 'colour-blind'] as const)('can be seen before the sky, and drawn upon (%s)', (palette) => {
    for (const i of names.keys()) {
      const { main, light, ink } = of.paintOf(palette, i);
      const edge = names[i] === 'black' ? light : main; // a black piece is seen by its lit edge
      expect(contrast(edge, '#0a1029')).toBeGreaterThan(3);
      expect(contrast(main, ink)).toBeGreaterThan(3);
    }
  });
});

describe('the measure', () => {
  it('finds that red and green are near to each other without green cones, and far with them', () => {
    expect(apart('#f0484f', '#35c46f', 'deuteranopia')).toBeLessThan(8);
    expect(apart('#f0484f', '#35c46f', 'normal')).toBeGreaterThan(25);
  });
});

it('who has no seat is grey, with a disc', () => {
  expect(seatColours.paintOf('normal', -1)).toBe(seatColours.paintOf('colour-blind', 9));
  expect(seatColours.markOf(-1)).toBe(playerColours(['yellow']).markOf(0));
});
