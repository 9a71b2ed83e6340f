import type { Plain } from '@starboard/kernel';
import { type EclipseTable, type Given, table } from './table.ts';

type Ships = Readonly<Record<string, number>>;

export interface Fight extends Omit<Given, 'state'> {
  /** Ships by seat; who stands first has been there longest. */
  readonly ships: readonly Ships[];
  /** What the battle dice roll, one after the other. */
  readonly dice?: readonly number[];
  /** Who controls the sector. */
  readonly owner?: number;
  /** 0: connected with the start sector of seat 0; unless it is said, with nobody's. */
  readonly turn?: number;
  readonly sector?: Plain;
  readonly guards?: number;
  readonly seats?: readonly Plain[];
  readonly state?: Plain;
}

/** The combat phase, with ships in sector 102 (104 if Ancients are there), beside the start sector of seat 0. */
export function fight(given: Fight): EclipseTable {
  const { ships, dice = [], owner, guards = 0, sector = {}, seats, state = {}, draws = {}, ...more } = given;
  const { turn = guards > 0 ? 1 : 2 } = given;
  const players = ships.length;
  const id = guards > 0 ? '104' : '102';
  return table({
    players,
    draws: { ...(dice.length > 0 ? { battle: dice } : {}), ...draws },
    ...more,
    state: {
      galaxy: { [id]: { at: '1-0', turn, guards, ...(owner === undefined ? {} : { owner }), ships, ...sector } },
      ...(seats === undefined ? {} : { seats }),
      phase: 'combat',
      ...state,
    },
  });
}

/** The sector of {@link fight}. */
export const FIELD = '102';
export const ANCIENT_FIELD = '104';
