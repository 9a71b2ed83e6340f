// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  phase: state.phase, players: state.players, ancients: state.ancients, guardians: state.guardians,
  center: state.center, round: state.round, start: state.start, nextStart: state.nextStart, active: state.active,
  passed: state.passed, eliminated: state.eliminated, turns: state.turns, clock: state.clock, hex: state.hex.slice(),
  turn: state.turn.slice(), beside: state.beside.slice(), placed: state.placed.slice(), owner: state.owner.slice(),
  cubes: state.cubes.slice(), built: state.built.slice(), guards: state.guards.slice(), sealed: state.sealed.slice(),
  pulsar: state.pulsar.slice(), pulsarUsed: state.pulsarUsed.slice(), exploded: state.exploded,
  blackHole: state.blackHole, stack: state.stack.slice(), stackLeft: state.stackLeft.slice(), bag: state.bag.slice(),
  tray: state.tray.slice(), discoveries: state.discoveries.slice(), reputationBag: state.reputationBag.slice(),
  reputationGone: state.reputationGone.slice(), traitor: state.traitor, species: state.species.slice(),
  store: state.store.slice(), track: state.track.slice(), graveyard: state.graveyard.slice(),
  discs: state.discs.slice(), spent: state.spent.slice(), reserve: state.reserve.slice(), colony: state.colony.slice(),
  techs: state.techs.slice(), parts: state.parts.slice(), muon: state.muon.slice(), kept: state.kept.slice(),
  treasures: state.treasures.slice(), reputation: state.reputation.slice(),
  reputationSince: state.reputationSince.slice(), looks: state.looks.slice(), allies: state.allies.slice(),
  finalPoints: state.finalPoints.slice(), finalStore: state.finalStore.slice(), shipAt: state.shipAt.slice(),
  damage: state.damage.slice(), since: state.since.slice(), doing: state.doing, left: state.left,
  colonyTurns: state.colonyTurns, trades: state.trades, turnedOver: state.turnedOver, opened: state.opened,
  touched: state.touched.slice(), proposed: state.proposed, refusedPairs: state.refusedPairs.slice(), step: state.step,
  cursor: state.cursor, line: state.line.slice(), fought: state.fought, fled: state.fled, kills: state.kills.slice(),
  toDraw: state.toDraw, attacker: state.attacker, defender: state.defender, engagement: state.engagement,
  acted: state.acted, retreat: state.retreat.slice(), acting: state.acting, firing: state.firing,
  dice: state.dice.slice(), backfire: state.backfire, guardDamage: state.guardDamage.slice(),
  drawn: state.drawn.slice(), drawer: state.drawer,
});
