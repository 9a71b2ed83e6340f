// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  players: state.players, rounds: state.rounds, citiesOnly: state.citiesOnly, shiftOnce: state.shiftOnce,
  goodBuysOff: state.goodBuysOff, challenge: state.challenge, phase: state.phase, round: state.round,
  start: state.start, active: state.active, turns: state.turns, kind: state.kind.slice(), marker: state.marker.slice(),
  teleportal: state.teleportal.slice(), pirateAt: state.pirateAt.slice(), pirateInfamy: state.pirateInfamy.slice(),
  contact: state.contact.slice(), knownBy: state.knownBy.slice(), culture: state.culture.slice(),
  home: state.home.slice(), contactOwner: state.contactOwner.slice(), contactCredits: state.contactCredits.slice(),
  market: state.market.slice(), supply: state.supply.slice(), stock: state.stock.slice(),
  techSupply: state.techSupply.slice(), techStock: state.techStock.slice(), passengerAt: state.passengerAt.slice(),
  contract: state.contract.slice(), encounterDeck: state.encounterDeck.slice(),
  encounterKnown: state.encounterKnown.slice(), encounterDiscard: state.encounterDiscard.slice(),
  missionAt: state.missionAt.slice(), rewardAt: state.rewardAt.slice(), titleOf: state.titleOf.slice(),
  intelAt: state.intelAt.slice(), at: state.at.slice(), cash: state.cash.slice(), fame: state.fame.slice(),
  infamy: state.infamy.slice(), laser: state.laser.slice(), shield: state.shield.slice(), pilot: state.pilot.slice(),
  level: state.level.slice(), side: state.side.slice(), drive: state.drive.slice(), holds: state.holds.slice(),
  markers: state.markers.slice(), ports: state.ports.slice(), flown: state.flown.slice(), second: state.second.slice(),
  soldKinds: state.soldKinds.slice(), goods: state.goods.slice(), techs: state.techs.slice(), dice: state.dice.slice(),
  slot: state.slot.slice(), course: state.course, bp: state.bp, boost: state.boost, steps: state.steps,
  from: state.from, declared: state.declared, off: state.off, used: state.used, calm: state.calm, beaten: state.beaten,
  met: state.met, passed: state.passed, landed: state.landed, contacted: state.contacted, stopped: state.stopped,
  trained: state.trained, buys: state.buys, sales: state.sales, purse: state.purse, unloaded: state.unloaded.slice(),
  unloadedTechs: state.unloadedTechs.slice(), unloadedPassengers: state.unloadedPassengers, intelUsed: state.intelUsed,
  spoilerRoll: state.spoilerRoll.slice(), fuzzyRoll: state.fuzzyRoll.slice(), finalFame: state.finalFame.slice(),
  finalCredits: state.finalCredits.slice(),
});
