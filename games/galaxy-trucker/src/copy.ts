// Written by `npm run generate` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
  players: state.players, colour: state.colour.slice(), building: state.building, factor: state.factor,
  takes: state.takes, allowErrors: state.allowErrors, autoFlip: state.autoFlip, firstFlight: state.firstFlight,
  limitedGoods: state.limitedGoods, newTechnology: state.newTechnology, fifthWheel: state.fifthWheel,
  evilMachinations: state.evilMachinations, roadLevel: state.roadLevel, handicap: state.handicap.slice(),
  bonusCards: state.bonusCards, unshuffled: state.unshuffled, levels: state.levels.slice(),
  classes: state.classes.slice(), phase: state.phase, round: state.round, where: state.where.slice(),
  seen: state.seen.slice(), ship: state.ship.slice(), crew: state.crew.slice(), tokens: state.tokens.slice(),
  goods: state.goods.slice(), hand: state.hand.slice(), handFrom: state.handFrom.slice(),
  handHidden: state.handHidden.slice(), stash: state.stash.slice(), fresh: state.fresh.slice(),
  freshFrom: state.freshFrom.slice(), number: state.number.slice(), acted: state.acted.slice(), acts: state.acts,
  looked: state.looked.slice(), looking: state.looking.slice(), sand: state.sand, flips: state.flips,
  flipAt: state.flipAt, order: state.order.slice(), active: state.active, taken: state.taken,
  mayChange: state.mayChange, turnsLeft: state.turnsLeft.slice(), idle: state.idle.slice(), used: state.used.slice(),
  shown: state.shown.slice(), piles: state.piles.slice(), deck: state.deck.slice(), deckAt: state.deckAt,
  card: state.card, again: state.again.slice(), secondPass: state.secondPass, spared: state.spared,
  evil: state.evil.slice(), plotted: state.plotted.slice(), roads: state.roads.slice(),
  roadsUsed: state.roadsUsed.slice(), roadSeats: state.roadSeats.slice(), blackout: state.blackout,
  position: state.position.slice(), half: state.half.slice(), hyper: state.hyper.slice(), front: state.front.slice(),
  turned: state.turned.slice(), role: state.role.slice(), rolesTaken: state.rolesTaken,
  standing: state.standing.slice(), credits: state.credits.slice(), loans: state.loans.slice(),
  ledger: state.ledger.slice(), lawyer: state.lawyer.slice(), closed: state.closed, bankGoods: state.bankGoods.slice(),
  bankCredits: state.bankCredits, bankHumans: state.bankHumans, bankTokens: state.bankTokens,
  ledBefore: state.ledBefore, flew: state.flew, lostNow: state.lostNow.slice(), fallen: state.fallen.slice(),
  freeUsed: state.freeUsed.slice(), escort: state.escort.slice(), leaving: state.leaving.slice(), secret: state.secret,
  secretBy: state.secretBy, stated: state.stated.slice(), usedIt: state.usedIt.slice(), placeOf: state.placeOf.slice(),
  stating: state.stating, speaker: state.speaker, powered: state.powered.slice(), boosted: state.boosted.slice(),
  called: state.called, pool: state.pool.slice(), reactors: state.reactors.slice(),
});
