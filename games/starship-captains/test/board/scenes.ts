import { refsIn } from '@starboard/board';
import { boardKit } from '@starboard/board/testing';
import { type Random, viewState } from '@starboard/kernel';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { starshipCaptains } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Seen } from '../../src/view.ts';

/** What can be clicked to mean an action. */
export const refsOf = refsIn(starshipCaptains);

export { NAMES } from '@starboard/board/testing';

const kit = boardKit(starshipCaptains, { Board, PlayerPanel });
export const { boardOf, pictured, propsOf, say, tests } = kit;
export type Table = ReturnType<typeof kit.played>;

/** Bots do what looks good, with a lot of luck: so they see more of the game. */
const luck = 5;

/** A match until something is so, or after so many decisions. */
export const played = (
  players: number,
  seed: string,
  until: (state: State) => boolean,
  options: object = {},
  most?: number,
) => kit.played({ players, seed, options, luck }, until, most);

export const step = (match: Table, random: Random): void => kit.step(match, random, luck);

/** What somebody sees of a state of the match. */
export const seenBy = (match: Table, viewer: number, state: State = match.state): Seen =>
  viewState(starshipCaptains.view, state, match.players, viewer) as Seen;

/** The kind of question that waits, or none. */
export const asked = (match: Table): string => (match.over ? '' : (match.decisions(match.next().seat)[0]?.kind ?? ''));
