import type { Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import {
  COSTS,
  FRIENDSHIP_CARDS,
  KINDS,
  PLANET_COUNT,
  POINT_COUNT,
  SPACEPORT,
  TRANSPORTERS_PER_PLAYER,
  WAYS,
} from '../content/index.ts';
import { findOffer } from '../rules/trade.ts';
import { freeTransporter, type State, shipIndex } from '../state.ts';
import { bestTarget, type Target } from './sites.ts';
import { gainFromTrade, roundsLeft } from './value.ts';

/** A trade station, by its friendship card: better with more drives and cannons on it. */
export const STATION_PRIOR = FRIENDSHIP_CARDS.map(({ modifiers }) => {
  const systems = modifiers.filter(({ at }) => at === 'drives' || at === 'cannons');
  return 40 * (1 + 0.3 * systems.reduce((all, { add = 0 }) => all + add, 0));
});

/** Which moves to look at first: quick guesses, only the proportions count. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'draw-supply':
      return action.cards * 40;
    case 'fly':
      return flyPrior(state, seat, action.ship, action.to);
    case 'pass':
      return 0.01;
    case 'found-colony':
      return 60;
    case 'found-station':
      return STATION_PRIOR[action.card];
    case 'clear':
      return 60;
    case 'build-ship':
      return action.transporter === freeTransporter(state, seat) ? 12 : 0.3;
    case 'build-spaceport':
      return 12;
    case 'build-upgrade':
      return 4;
    case 'buy-fame':
    case 'levy':
      return 10;
    case 'bank':
      return bankPrior(state, seat, action.give, action.cards, action.take);
    case 'roll-mothership':
      return 3;
    case 'accept':
    case 'deal':
      return dealPrior(state, seat, action.offer);
    case 'offer':
      return 2;
    case 'withdraw':
      return 0.05;
    case 'end-move':
      return 0.3;
    case 'end-turn':
      return 0.6;
    case 'decline':
      return 0.3;
    default:
      return 1;
  }
}

/** A bank trade makes sense for the last card of something, or for a kind that is missing, out of a pile. */
function bankPrior(state: State, seat: Seat, give: number, cards: number, take: number): number {
  if (completes(state.hand, seat * KINDS, give, cards, take)) return 5;
  const has = state.hand[seat * KINDS + take];
  const left = state.hand[seat * KINDS + give] - cards;
  if (has > 1) return 0.05;
  return has === 0 && left >= 1 ? 1 : 0.25;
}

/** Whether the card that is taken is the last one of a ship or a spaceport. */
function completes(hand: readonly number[], at: number, give: number, cards: number, take: number): boolean {
  const has = hand[at + take] + 1;
  for (let what = 0; what <= SPACEPORT; what++) {
    if (COSTS[what * KINDS + take] !== has) continue;
    let lacks = false;
    for (let kind = 0; kind < KINDS && !lacks; kind++) {
      const left = kind === take ? has : hand[at + kind] - (kind === give ? cards : 0);
      lacks = left < COSTS[what * KINDS + kind];
    }
    if (!lacks) return true;
  }
  return false;
}

function dealPrior(state: State, seat: Seat, id: number): number {
  const offer = findOffer(state, id);
  if (offer === undefined) return 1;
  const own = offer.from === seat;
  return gainFromTrade(state, seat, own ? offer.give : offer.want, own ? offer.want : offer.give) > 0 ? 5 : 0.1;
}

const target: Target = { point: -1, worth: 0 };
const nothingTaken: readonly number[] = [];
/** The target of each ship of one state at one moment, so that it is looked for once per question and not once per option. */
const memo: { state: State | undefined; moment: number; targets: number[] } = {
  state: undefined,
  moment: -1,
  targets: [],
};

/** The point that a ship does best to fly to; -1 if there is none. */
export function targetOf(state: State, seat: Seat, ship: number): number {
  const moment =
    ((state.turn * 64 + state.flown[0] + 16 * state.ended[0]) * 64 + state.flown[1] + 16 * state.ended[1]) * 64 +
    state.flown[2] +
    16 * state.ended[2];
  if (memo.state !== state || memo.moment !== moment) {
    memo.state = state;
    memo.moment = moment;
    const rounds = roundsLeft(state);
    for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) {
      memo.targets[i] = -1;
      if (state.shipAt[shipIndex(seat, i)] < 0) continue;
      bestTarget(state, seat, i, rounds, nothingTaken, target);
      memo.targets[i] = target.point;
    }
  }
  return memo.targets[ship];
}

/** Towards the ship's best site: all the way before half of it, and sideways hardly ever. */
function flyPrior(state: State, seat: Seat, ship: number, to: number): number {
  const aim = targetOf(state, seat, ship);
  if (aim < 0) return 0.05;
  const from = state.shipAt[shipIndex(seat, ship)];
  const nearer = WAYS.between(from, aim) - WAYS.between(to, aim);
  if (to === aim) return 40;
  return nearer <= 0 ? 0.01 : 0.1 * nearer * nearer;
}

/** A small integer for each thing that can be done. */
export function key(action: Action): number {
  switch (action.do) {
    case 'fly':
      return 4096 + action.ship * POINT_COUNT + action.to;
    case 'pass':
      return 600_000 + action.ship * POINT_COUNT + action.over;
    case 'bank':
      return 64 + (action.cards * KINDS + action.give) * KINDS + action.take;
    case 'build-ship':
      return 8192 + (action.what * POINT_COUNT + action.at) * 3 + action.transporter;
    case 'build-spaceport':
      return 16384 + action.at;
    case 'build-upgrade':
      return 200 + action.what;
    case 'found-colony':
      return 204 + action.ship;
    case 'found-station':
      return 208 + action.ship * 20 + action.card;
    case 'clear':
      return 300 + action.planet + 0 * PLANET_COUNT;
    case 'jump':
      return 17000 + action.to;
    case 'jump-and-found':
      return 18000 + action.to * 20 + action.card;
    case 'place-trade-ship':
      return 26000 + action.at * 3 + action.transporter;
    case 'place-colony':
      return 28000 + action.at;
    case 'place-spaceport':
      return 30000 + (action.at * POINT_COUNT + action.ship) * 3 + action.transporter;
    case 'take':
    case 'give-card':
      return 340 + action.kind;
    case 'give':
      return 350 + action.cards;
    case 'gain-upgrade':
    case 'lose-upgrade':
      return 356 + action.what;
    case 'steal':
      return 360 + action.from;
    case 'levy':
      return 370 + action.from.reduce((bits, from) => bits | (1 << from), 0);
    case 'draw-supply':
      return 390 + action.cards;
    case 'accept':
      return 400;
    case 'refuse':
      return 401;
    case 'withdraw':
      return 402;
    case 'deal':
      return 404 + action.with;
    case 'discard':
    case 'pay':
      return 500_000 + action.cards.reduce((code, cards) => code * 8 + cards, 0);
    case 'offer':
    case 'counter':
      return (
        1_000_000 +
        action.give.reduce((code, cards, kind) => code * 5 + Math.min(4, cards) * 2 + Math.min(1, action.want[kind]), 0)
      );
    default:
      return SIMPLE.indexOf(action.do);
  }
}

const SIMPLE: readonly string[] = [
  'roll-dice',
  'roll-mothership',
  'end-turn',
  'end-move',
  'decline',
  'buy-fame',
  'yes',
  'no',
];
