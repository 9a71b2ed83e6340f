import { type SeenOf, viewOf } from '@starboard/kernel';
import { LOOK } from './rules/reputation.ts';
import { fields, REPUTATION_SPACES, type State } from './state.ts';

/** What a viewer sees in place of a tile that is not its own. */
export const HIDDEN = -1;

/** EC-1.8, EC-19.7: values of reputation tiles are for their owner, until all is over. */
export const view = viewOf(fields, {
  reputation: (state, viewer) =>
    state.reputation.map((value, i) =>
      value === 0 || state.phase === 'over' || Math.floor(i / REPUTATION_SPACES) === viewer ? value : HIDDEN,
    ),
  looks: (state, viewer) => looksOf(state, viewer),
  drawn: (state, viewer) =>
    state.drawer === viewer ? [...state.drawn] : [state.drawn.reduce((total, n) => total + n, 0)],
});

/** What one seat has learnt of the bag. */
export const looksOf = (state: State, viewer: number): readonly number[] =>
  state.looks.filter((_, i) => state.looks[i - (i % LOOK)] === viewer);

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}
