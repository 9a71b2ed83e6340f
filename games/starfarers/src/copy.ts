// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  players: state.players, colour: state.colour.slice(), fasterStart: state.fasterStart,
  twoYellowBalls: state.twoYellowBalls, phase: state.phase, active: state.active, turn: state.turn,
  placed: state.placed, piece: state.piece.slice(), shipAt: state.shipAt.slice(), shipKind: state.shipKind.slice(),
  coloniesLeft: state.coloniesLeft.slice(), stationsLeft: state.stationsLeft.slice(),
  ringsLeft: state.ringsLeft.slice(), due: state.due.slice(), hand: state.hand.slice(), bank: state.bank.slice(),
  supply: state.supply.slice(), known: state.known.slice(), privy: state.privy.slice(),
  upgrades: state.upgrades.slice(), fame: state.fame.slice(), cards: state.cards.slice(), disc: state.disc.slice(),
  chit: state.chit.slice(), faceUp: state.faceUp.slice(), seen: state.seen.slice(), reserve: state.reserve.slice(),
  trophy: state.trophy.slice(), deck: state.deck.slice(), encounter: state.encounter, node: state.node,
  effect: state.effect, path: state.path.slice(), gift: state.gift.slice(), received: state.received.slice(),
  supplyRight: state.supplyRight, usedFame: state.usedFame, usedLevy: state.usedLevy,
  usedGoodsRate: state.usedGoodsRate, offers: state.offers.slice(), offersMade: state.offersMade.slice(),
  declined: state.declined.slice(), nextOffer: state.nextOffer, baseSpeed: state.baseSpeed,
  startedAt: state.startedAt.slice(), flown: state.flown.slice(), ended: state.ended.slice(), moving: state.moving,
  grounded: state.grounded,
});
