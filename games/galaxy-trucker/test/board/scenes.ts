import { boardKit } from '@starboard/board/testing';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { galaxyTrucker } from '../../src/index.ts';
import type { State } from '../../src/state.ts';

export { NAMES } from '@starboard/board/testing';

const kit = boardKit(galaxyTrucker, { Board, PlayerPanel });
export const { boardOf, pictured, propsOf, say, step, tests } = kit;
export type Table = ReturnType<typeof kit.played>;

export const TURNS = { building: 'turns' };
/** Every module at once. */
export const ALL = {
  ...TURNS,
  newTechnology: true,
  evilMachinations: true,
  bonusCards: true,
  roughRoads: '4',
};

/** A match of bots who do what looks best at once, until something is so, or after so many decisions. */
export const played = (
  players: number,
  seed: string,
  options: object,
  until: (state: State) => boolean,
  most?: number,
) => kit.played({ players, seed, options }, until, most);
