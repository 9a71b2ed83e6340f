import { FIRST_OMEGA, TECH, TECHS } from '../../src/content/technologies.ts';
import { HOLD, type State } from '../../src/state.ts';
import { type TestTable, table } from '../table.ts';

/** Actions as they are written down, for short. */
export const activate = (room: string, figure: string) => ({ do: 'activate', room, figure });
export const withArtifacts = (room: string, first: string, second: string) => ({
  ...{ do: 'activate-with-artifacts', room, first, second },
});
export const specialise = (figure: string, colour: string) => ({ do: 'specialise', figure, colour });
export const promote = (colour: string) => ({ do: 'promote', colour });
export const use = (slot: number) => ({ do: 'use-ability', slot });
export const doubleShift = (room: string) => ({ do: 'double-shift', room });
export const command = (figure: string, place: number) => ({ do: 'command', figure, place });
export const assign = (figure: string) => ({ do: 'assign', figure });
export const move = (along: string) => ({ do: 'move', along });
export const jump = (to: string) => ({ do: 'jump', to });
export const attack = (along: string) => ({ do: 'attack', along });
export const repairSlot = (slot: number) => ({ do: 'repair-slot', slot });
export const drop = (kind: string) => ({ do: 'drop-artifact', kind });
export const takeTech = (card: string, slot: number) => ({ do: 'take-tech', card, slot });
export const onTrack = (faction: string) => ({ do: 'choose-track', faction });

/** Kinds of pirates as they are drawn, and of artifacts. */
export const VIOLET = 0;
export const GREEN = 2;
export const YELLOW_ANDROID = 5;
export const RED_YELLOW = 0;
export const RED_BLUE = 1;
/**
 * The map of every table for 2 or 3 here: home leads to p6 (violet), p11 (green), p8 (yellow); p7 and p10 are the stations;
 * p12, p9, p5, p1 have the numbers 1 to 4.
 */
type Seats = Readonly<Record<number, object>>;

/** Seat 0 has this ship, and pirates are only where they are said to be. */
export const ship = (seat: object, more: { readonly [key: string]: unknown } = {}, draws = {}): TestTable =>
  table({ state: { pirates: {}, seats: { 0: seat }, ...more }, draws });

/** Three ships. */
export const fleet = (seats: Seats, more: object = {}): TestTable =>
  table({ players: 3, state: { pirates: {}, seats, ...more } });

/** Seat 0 is on p6 and sends these figures on this mission. */
export function onMission(id: string, figures: readonly string[], seat: object = {}, more: object = {}, draws = {}) {
  const ready = Object.fromEntries(figures.map((one) => [one, figures.filter((other) => other === one).length]));
  const t = ship({ at: 'p6', ready, ...seat }, { missions: { p6: id }, ...more }, draws);
  return t.do(0, 'mission', ...figures.map(assign));
}

/** The events that were told, in their order; only those of some kinds if they are named. */
export const told = (t: TestTable, ...kinds: string[]): string[] =>
  t.match.trueHistory
    .flat()
    .map(({ event }) => event)
    .filter((event) => kinds.length === 0 || kinds.includes(event));

/** The kinds of pirate tokens in a cargo, the one that was taken first in front. */
export const tokens = (state: State, seat = 0): number[] =>
  state.token.slice(seat * HOLD, seat * HOLD + HOLD).filter((pirate) => pirate >= 0);

export const techsOf = (t: TestTable, seat = 0): unknown => t.at(`seats.${seat}.tech`);
export const kindsOf = (t: TestTable, seat = 0): string[] => [...new Set(t.options(seat).map((one) => one.do))];
export const cards = (...ids: string[]): number[] => ids.map((id) => TECH[id]);
export const ids = (list: readonly number[]): string[] => list.map((card) => TECHS[card].id);
export const ALL_OMEGAS = TECHS.slice(FIRST_OMEGA).map(({ id }) => id);
