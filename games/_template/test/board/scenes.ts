import { boardKit } from '@starboard/board/testing';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { template } from '../../src/index.ts';
import type { State } from '../../src/state.ts';

const kit = boardKit(template, { Board, PlayerPanel });
export const { boardOf, pictured, propsOf, say, tests } = kit;

/** A match of bots with a lot of luck, so that they see more of the game, until something is so. */
export const played = (players: number, seed: string, until: (state: State) => boolean, options: object = {}) =>
  kit.played({ players, seed, options, luck: 8 }, until);

export const MATCHES = [
  ['at the start', played(2, 'start', () => true)],
  ['at the market', played(3, 'market', ({ phase, sets }) => phase === 'market' && sets.includes(1))],
  ['in a scramble', played(4, 'scramble', ({ phase }) => phase === 'scramble', { scramble: true })],
  ['with a full hold', played(3, 'hold', ({ phase }) => phase === 'hold')],
  ['at the end', played(4, 'end', () => false)],
] as const;
