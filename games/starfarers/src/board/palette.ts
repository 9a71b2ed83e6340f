import { type Paint, type Palette, playerColours } from '@starboard/board';
import { PEOPLES, type People } from '../content/boardSpec.ts';
import { COLOURS } from '../content/building.ts';
import { DOTS, type Dot } from '../content/chits.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import type { Seen } from '../view.ts';

export const { paintOf, markOf } = playerColours(COLOURS);

export const paintOfSeat = ({ colour }: Seen, seat: number, palette: Palette): Paint => paintOf(palette, colour[seat]);

interface ResourceColours {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly glow: string;
}

export const RESOURCE_COLOURS: Readonly<Record<Resource, ResourceColours>> = {
  ore: { body: '#b4542f', light: '#e79a6b', dark: '#5c2313', glow: '#ff9c66' },
  fuel: { body: '#e0a02c', light: '#ffe09a', dark: '#85490a', glow: '#ffcf5e' },
  carbon: { body: '#2b4a7e', light: '#8fc4ff', dark: '#0b1733', glow: '#66a8ff' },
  food: { body: '#2f9e58', light: '#b9f2a0', dark: '#0c4a3b', glow: '#7df0a0' },
  goods: { body: '#9c4fc4', light: '#f0b8ff', dark: '#3f1466', glow: '#e08cff' },
};
export const resourceColours = (kind: number): ResourceColours => RESOURCE_COLOURS[RESOURCES[kind]];

/** The back of a chit: a colour and a shape, so that either is enough. */
export const DOT_COLOURS: Readonly<Record<Dot, string>> = {
  alpha: '#d7deee',
  beta: '#d7deee',
  gamma: '#d7deee',
  delta: '#d7deee',
  yellow: '#ffd94d',
  red: '#ff6b66',
  blue: '#5aa9ff',
  green: '#5fe08a',
  orange: '#ff9d45',
  violet: '#c792ff',
  white: '#ffffff',
};
if (Object.keys(DOT_COLOURS).length !== DOTS.length) throw new Error('palette: a dot without colour');

export const PEOPLE_COLOURS: Readonly<Record<People, string>> = {
  'green-folk': '#6fe3a0',
  scientists: '#7cc4ff',
  merchants: '#ffcb61',
  diplomats: '#dba6ff',
};
export const peopleColour = (people: number): string => PEOPLE_COLOURS[PEOPLES[people]];

/** What a sun looks like, by the ring of its system. */
export const SUN_COLOURS = {
  home: { core: '#fff6d6', mid: '#ffd25e', glow: '#ff9d2e' },
  near: { core: '#fff1e6', mid: '#ffa25e', glow: '#ff5b3a' },
  far: { core: '#ffffff', mid: '#a8d8ff', glow: '#4c8dff' },
} as const;

/** Balls in a mothership: black, blue, yellow, red. */
export const BALL_COLOURS = ['#1b1f2b', '#3f8cff', '#ffc93c', '#f0484f'] as const;
