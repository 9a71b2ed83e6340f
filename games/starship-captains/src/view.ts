import type { EventViews, Viewer, ViewRules } from '@starboard/kernel';
import { TECHS } from './content/technologies.ts';
import type { CaptainsEvent } from './events.ts';
import type { State } from './state.ts';

/** A card or token that lies face down. */
export const HIDDEN = -2;

/** SC-2.9 to SC-2.13: who may know what, field by field. */
export const view: ViewRules<State> = {
  players: 'public',
  solo: 'public',
  map: 'public',
  techBoard: 'public',
  trackSide: 'public',
  passenger: 'public',
  phase: 'public',
  round: 'public',
  start: 'public',
  active: 'public',
  passed: 'public',
  turns: 'public',
  shipAt: 'public',
  holder: 'public',
  mission: 'public',
  numberAt: 'public',
  numberUp: 'public',
  stationAt: 'public',
  triangle: 'public',
  pirate: 'public',
  pirateSupply: (state) => sum(state.pirateSupply),
  pirateDiscard: 'public',
  artifactSupply: (state) => sum(state.artifactSupply),
  artifactDiscard: 'public',
  ready: 'public',
  queue: 'public',
  queued: 'public',
  medals: 'public',
  damage: 'public',
  slotDamage: 'public',
  tech: 'public',
  usedOnce: 'public',
  artifacts: 'public',
  /** SC-2.13: a token gained from the supply is unseen by everybody. */
  token: (state) => state.token.map((pirate, i) => (pirate >= 0 && state.tokenSeen[i] === 0 ? HIDDEN : pirate)),
  tokenSeen: 'public',
  /** SC-2.10: face-down artifacts are hidden from their owner, too. */
  sealed: (state) => state.sealed.map((kind) => (kind > 0 ? 1 : 0)),
  position: 'public',
  laps: 'public',
  /** SC-2.12: how many there are, and whether the top one is a beta card. */
  techDeck: (state) => ({
    cards: state.techDeck.length,
    beta: state.techDeck.length > 0 && TECHS[state.techDeck[0]].beta,
  }),
  techDiscard: 'public',
  omegaDeck: (state) => state.omegaDeck.length,
  omegaDiscard: 'public',
  display: 'public',
  trackTech: 'public',
  /** SC-2.11: the missions that a seat has looked at, then how many there are. */
  missionDeck: (state, viewer) => ({
    cards: state.missionDeck.length,
    known: viewer < 0 ? [] : state.missionDeck.slice(0, state.peeked[viewer]),
  }),
  missionDone: 'public',
  peeked: 'public',
  event: 'public',
  eventsSeen: 'public',
  waiting: 'public',
  delayed: 'public',
  resolving: 'public',
  actionDeck: (state) => state.actionDeck.length,
  actionLater: (state) => state.actionLater.length,
  actionsPlayed: 'public',
  actionsSeen: 'public',
  atWork: 'public',
  onMission: 'public',
  missionFrom: 'public',
  team: 'public',
  row: 'public',
  hurt: 'public',
  room: 'public',
  byArtifacts: 'public',
  copiedDiscard: 'public',
  left: 'public',
  faction: 'public',
  cards: (state, viewer) => (hidesDrawn(state, viewer) ? state.cards.map(() => HIDDEN) : state.cards.slice()),
  drawn: (state, viewer) => (hidesDrawn(state, viewer) ? state.drawn.map(() => HIDDEN) : state.drawn.slice()),
  drawer: 'public',
  options: 'public',
  mayReplace: 'public',
  item: 'public',
  pending: 'public',
};

/** SC-2.11: drawn technologies are for the one who decides. */
const hidesDrawn = (state: State, viewer: Viewer): boolean => state.drawer >= 0 && state.drawer !== viewer;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

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
