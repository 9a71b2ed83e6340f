import { boardKit } from '@starboard/board/testing';
import { Random } from '@starboard/kernel';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { merchantOfVenus } from '../../src/index.ts';
import type { State } from '../../src/state.ts';

const kit = boardKit(merchantOfVenus, { Board, PlayerPanel });
export const { boardOf, drawn, panelsOf, pictured, propsOf, step } = kit;
export type Table = ReturnType<typeof kit.played>;

/** A match until something is so, or after so many decisions. */
export const played = (
  players: number,
  seed: string,
  until: (state: State) => boolean,
  options: object = {},
  most = 1500,
) => kit.played({ players, seed, options, luck: 2 }, until, most);

/** The kind of question that waits, or none. */
export const asked = (match: Table): string => (match.over ? '' : (match.decisions(match.next().seat)[0]?.kind ?? ''));

/** A match at the first question of that kind, from a round on. */
export function at(players: number, seed: string, kind: string, round = 2): Table {
  const match = played(players, seed, (state) => state.round >= round);
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 1500 && !match.over && asked(match) !== kind; i++) step(match, random, 2);
  if (asked(match) !== kind) throw new Error(`${seed}: nobody is asked ${kind}`);
  return match;
}
