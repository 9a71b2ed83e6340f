import { type ActionsOf, act, actionTable, completed, int, player, seat, several } from '@starboard/kernel';
import { card, cards, handCard, newShip, offer, pileCard, planet, point, ship, transporter, upgrade } from './nouns.ts';
import { some } from './text/names.ts';

/** SF-9.13: where a new ship stands and with which transporter may be left open. */
const shipyard = {
  at: completed(point, { key: 'point.open' }),
  transporter: completed(transporter, { key: 'transporter.open' }),
};

/** SF-7.4: what the answer to an offer gives and gets; who leaves it open means the offer as it stands. */
const terms = {
  give: completed(cards, { key: 'cards.asked' }),
  get: completed(cards, { key: 'cards.offered' }),
};
/** SF-12.16: it is always the first ship that jumps. */
const jumper = completed(ship, { key: 'ship.first' });

/** Everything a player can do. Points, kinds, upgrades, cards and planets are indexes; transporters count from 0. */
export const actions = actionTable({
  // set-up (SF-2)
  'place-colony': { at: point },
  'place-spaceport': { at: point, ship: point, transporter: shipyard.transporter },
  // production (SF-4 to SF-6)
  'roll-dice': act({}, { ref: 'dice' }),
  discard: { cards },
  steal: { from: player },
  decline: {},
  take: act({ kind: pileCard }, { ref: ({ kind }) => handCard.ref(kind) }),
  'draw-supply': act({ cards: int(1, 2) }, { ref: 'supply' }),
  // trade (SF-7, SF-8)
  offer: { give: cards, want: cards, to: several(seat, 3) },
  counter: { offer, give: cards, want: cards },
  accept: { offer, ...terms },
  refuse: { offer, ...terms },
  withdraw: { offer, ...terms },
  deal: { offer, with: player, ...terms },
  bank: act(
    { give: handCard, cards: int(1, 3), take: pileCard },
    { ref: 'bank', say: ({ give, cards: n }) => ({ give: some(give, n) }) },
  ),
  // building (SF-9) and friendship cards (SF-18)
  'build-ship': { what: newShip, ...shipyard },
  'build-spaceport': act({ at: point }, { ref: 'piece:spaceport' }),
  'build-upgrade': { what: upgrade },
  'buy-fame': act({}, { ref: 'fame' }),
  levy: { from: several(player, 2) },
  // encounters (SF-12)
  give: { cards: int(0, 3) },
  yes: {},
  no: {},
  pay: { cards },
  'give-card': { kind: handCard },
  'gain-upgrade': { what: upgrade },
  'lose-upgrade': { what: upgrade },
  'place-trade-ship': shipyard,
  jump: { ship: jumper, to: point },
  'jump-and-found': { ship: jumper, to: point, card },
  // flight (SF-13 to SF-20)
  'roll-mothership': act({}, { ref: (_, seat) => `mothership:${seat}` }),
  fly: { ship, to: point },
  pass: { ship, over: point },
  'end-move': {},
  'found-colony': { ship },
  'found-station': { ship, card },
  clear: { planet },
  'end-turn': {},
});

export type Action = ActionsOf<typeof actions>;
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

// Made once and shared: random play needs millions.

export const ROLL_DICE = actions.only('roll-dice');
export const ROLL_MOTHERSHIP = actions.only('roll-mothership');
export const END_TURN = actions.only('end-turn');
export const END_MOVE = actions.only('end-move');
export const DECLINE = actions.only('decline');
export const BUY_FAME = actions.only('buy-fame');
export const YES = actions.only('yes');
export const NO = actions.only('no');
export const toTake = actions.maker('take', 'kind');
export const toGiveCard = actions.maker('give-card', 'kind');
export const toGive = actions.maker('give', 'cards');
export const toDrawSupply = actions.maker('draw-supply', 'cards');
export const toBuildUpgrade = actions.maker('build-upgrade', 'what');
export const toGainUpgrade = actions.maker('gain-upgrade', 'what');
export const toLoseUpgrade = actions.maker('lose-upgrade', 'what');
export const toBuildShip = actions.maker('build-ship', 'what', 'at', 'transporter');
export const toBuildSpaceport = actions.maker('build-spaceport', 'at');
export const toBank = actions.maker('bank', 'give', 'cards', 'take');
export const toFly = actions.maker('fly', 'ship', 'to');
export const toPass = actions.maker('pass', 'ship', 'over');
export const toFoundColony = actions.maker('found-colony', 'ship');
export const toFoundStation = actions.maker('found-station', 'ship', 'card');
export const toClear = actions.maker('clear', 'planet');
