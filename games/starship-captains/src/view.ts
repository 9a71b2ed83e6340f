import { type SeenOf, type Viewer, viewOf } from '@starboard/kernel';
import { TECHS } from './content/technologies.ts';
import { fields, type State } from './state.ts';

/** A card or token that lies face down. */
export const HIDDEN = -2;

/** SC-2.9 to SC-2.13: what is secret in the state, and who may know what of it. */
export const view = viewOf(fields, {
  /** SC-2.13: a token gained from the supply is unseen by everybody. */
  token: (state): readonly number[] =>
    state.token.map((pirate, i) => (pirate >= 0 && state.tokenSeen[i] === 0 ? HIDDEN : pirate)),
  /** SC-2.10: face-down artifacts are hidden from their owner, too. */
  sealed: (state): readonly number[] => state.sealed.map((kind) => (kind > 0 ? 1 : 0)),
  /** SC-2.12: how many there are, and whether the top one is a beta card. */
  techDeck: ({ techDeck }) => ({ cards: techDeck.length, beta: techDeck.length > 0 && TECHS[techDeck[0]].beta }),
  /** SC-2.11: the missions that a seat has looked at, and how many there are. */
  missionDeck: ({ missionDeck, peeked }, viewer): { readonly cards: number; readonly known: readonly number[] } => ({
    cards: missionDeck.length,
    known: viewer < 0 ? [] : missionDeck.slice(0, peeked[viewer]),
  }),
  drawn: (state, viewer): readonly number[] =>
    hidesDrawn(state, viewer) ? state.drawn.map(() => HIDDEN) : state.drawn.slice(),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}

/** SC-2.11: drawn technologies are for the one who decides. */
const hidesDrawn = (state: State, viewer: Viewer): boolean => state.drawer >= 0 && state.drawer !== viewer;
