import { boardKit } from '@starboard/board/testing';
import type { Match } from '@starboard/kernel';
import type { Action } from '../../src/actions.ts';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import type { EclipseEvent } from '../../src/events.ts';
import { eclipse } from '../../src/index.ts';
import type { State } from '../../src/state.ts';

/** Matches to draw. */
export const kit = boardKit(eclipse, { Board, PlayerPanel });

export type Table = Match<State, Action, EclipseEvent>;

/** What is asked next. */
export const asked = (match: Table): string | undefined => match.view(-1).decisions[0]?.kind;
