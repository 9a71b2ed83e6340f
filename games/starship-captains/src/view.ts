import { type EventViews, type SeenOf, type Viewer, viewOf } from '@starboard/kernel';
import { TECHS } from './content/technologies.ts';
import type { CaptainsEvent } from './events.ts';
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
  cards: (state, viewer): readonly number[] =>
    hidesDrawn(state, viewer) ? state.cards.map(() => HIDDEN) : state.cards.slice(),
  drawn: (state, viewer): readonly number[] =>
    hidesDrawn(state, viewer) ? state.drawn.map(() => HIDDEN) : state.drawn.slice(),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}

/** SC-2.11: drawn technologies are for the one who decides. */
const hidesDrawn = (state: State, viewer: Viewer): boolean => state.drawer >= 0 && state.drawer !== viewer;

/** Cards that only one seat may see. */
const forOwner = <E extends { readonly seat: number; readonly cards?: readonly number[] }>(
  event: E,
  viewer: Viewer,
): unknown => {
  if (event.seat === viewer) return event;
  const { cards: _, ...rest } = event;
  return rest;
};

export const eventView: EventViews<CaptainsEvent> = {
  'round-began': 'public',
  'turn-began': 'public',
  specialised: 'public',
  promoted: 'public',
  'ability-used': 'public',
  'room-activated': 'public',
  'room-opened-by-artifacts': 'public',
  'double-shift': 'public',
  commanded: 'public',
  passed: 'public',
  'mission-taken': 'public',
  assigned: 'public',
  'row-resolved': 'public',
  'row-ignored': 'public',
  'mission-completed': 'public',
  'mission-placed': 'public',
  riot: 'public',
  'pirate-placed': 'public',
  'pirate-discarded': 'public',
  moved: 'public',
  jumped: 'public',
  damaged: 'public',
  'damage-ignored': 'public',
  repaired: 'public',
  attacked: 'public',
  'artifacts-gained': 'public',
  'pirates-gained': 'public',
  'cargo-dropped': 'public',
  paid: 'public',
  'medals-gained': 'public',
  'androids-gained': 'public',
  'androids-returned': 'public',
  recalled: 'public',
  advanced: 'public',
  'trophy-taken': 'public',
  'moved-back': 'public',
  'event-triggered': 'public',
  'event-removed': 'public',
  'tech-placed': 'public',
  'tech-discarded': 'public',
  'techs-discarded': 'public',
  'display-refilled': 'public',
  'techs-drawn': forOwner,
  'missions-peeked': forOwner,
  'room-copied': 'public',
  'room-sealed': 'public',
  'queue-turned': 'public',
  triggered: 'public',
  'station-used': 'public',
  'station-restocked': 'public',
  'goods-gained': 'public',
  'action-drawn': 'public',
  'shadow-moved': 'public',
  'shadow-completed': 'public',
  'shadow-discarded-tech': 'public',
  'round-ended': 'public',
  epilogue: 'public',
  'game-ended': 'public',
};
