// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  players: state.players, solo: state.solo, map: state.map, techBoard: state.techBoard,
  trackSide: state.trackSide.slice(), passenger: state.passenger, phase: state.phase, round: state.round,
  start: state.start, active: state.active, passed: state.passed, turns: state.turns, shipAt: state.shipAt.slice(),
  holder: state.holder.slice(), mission: state.mission.slice(), numberAt: state.numberAt.slice(),
  numberUp: state.numberUp.slice(), stationAt: state.stationAt.slice(), triangle: state.triangle.slice(),
  pirate: state.pirate.slice(), pirateSupply: state.pirateSupply.slice(), pirateDiscard: state.pirateDiscard.slice(),
  artifactSupply: state.artifactSupply.slice(), artifactDiscard: state.artifactDiscard.slice(),
  ready: state.ready.slice(), queue: state.queue.slice(), queued: state.queued.slice(), medals: state.medals.slice(),
  damage: state.damage.slice(), slotDamage: state.slotDamage.slice(), tech: state.tech.slice(),
  usedOnce: state.usedOnce.slice(), artifacts: state.artifacts.slice(), token: state.token.slice(),
  tokenSeen: state.tokenSeen.slice(), sealed: state.sealed.slice(), position: state.position.slice(),
  laps: state.laps.slice(), trophy: state.trophy.slice(), techDeck: state.techDeck.slice(),
  techDiscard: state.techDiscard.slice(), omegaDeck: state.omegaDeck.slice(), omegaDiscard: state.omegaDiscard.slice(),
  display: state.display.slice(), trackTech: state.trackTech.slice(), missionDeck: state.missionDeck.slice(),
  missionDone: state.missionDone.slice(), peeked: state.peeked.slice(), event: state.event.slice(),
  eventsSeen: state.eventsSeen, waiting: state.waiting.slice(), delayed: state.delayed.slice(),
  resolving: state.resolving, actionDeck: state.actionDeck.slice(), actionLater: state.actionLater.slice(),
  actionsPlayed: state.actionsPlayed.slice(), actionsSeen: state.actionsSeen, atWork: state.atWork,
  onMission: state.onMission, missionFrom: state.missionFrom, team: state.team.slice(), row: state.row,
  hurt: state.hurt, room: state.room, byArtifacts: state.byArtifacts, copiedDiscard: state.copiedDiscard,
  drawn: state.drawn.slice(), drawer: state.drawer,
});
