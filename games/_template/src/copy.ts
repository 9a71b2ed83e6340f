// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  phase: state.phase, players: state.players, hourglass: state.hourglass, scrambling: state.scrambling,
  deck: state.deck.slice(), comet: state.comet, appearedAt: state.appearedAt, caught: state.caught.slice(),
  fuel: state.fuel.slice(), station: state.station, bag: state.bag.slice(), hand: state.hand.slice(),
  known: state.known.slice(), wish: state.wish.slice(), sets: state.sets.slice(), captain: state.captain,
  offersLeft: state.offersLeft, offer: state.offer.slice(), asked: state.asked.slice(), finds: state.finds.slice(),
  found: state.found.slice(), debris: state.debris.slice(), grabs: state.grabs.slice(), burstAt: state.burstAt,
});
