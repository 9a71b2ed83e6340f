import { boardKit } from '@starboard/board/testing';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { starfarers } from '../../src/index.ts';

const kit = boardKit(starfarers, { Board, PlayerPanel });
export const { boardOf, panelsOf, pictured, propsOf, tests } = kit;

/** A match after so many decisions. */
export const played = (players: number, seed: string, decisions: number, options: object = {}) =>
  kit.played({ players, seed, options, luck: 5 }, () => false, decisions);
