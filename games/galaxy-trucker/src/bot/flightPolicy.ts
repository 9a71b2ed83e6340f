import type { Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { type AbandonedShip, CARDS } from '../content/cards.ts';
import { GOOD_VALUE, LOANS } from '../content/tables.ts';
import { WHOLE_SHIP } from '../nouns.ts';
import { tokensInRace } from '../rules/batteries.ts';
import { aliensInRace, humansInRace, humansOf, isAlien, livesAt } from '../rules/crew.ts';
import { engineStrength, engineStrengthOfHalf } from '../rules/power.ts';
import { changes } from '../rules/roads.ts';
import { bothHalves, halfOf, levelOf, STATE_ENGINES, type State } from '../state.ts';
import { gainOfGoods, gainOfUnloading } from './hold.ts';
import { powerIsFor } from './strength.ts';
import { fewestExposed, gainOfFlyingOn, partAhead, prospectsWith, take } from './value.ts';

/** First impressions of the flight: what somebody who has played a few times would do without counting. */
export function flightPrior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'fly-on':
    case 'stay':
      return 1;
    case 'fly-on-always':
    case 'stay-always':
      return 0.5; // who is asked again can still think better of it
    case 'give-up':
      return isDoomed(state, seat) ? 0.5 : givingUpPrior(state, seat, action.half);
    case 'turn-back':
      return 8; // GT-20.46: the engines push the wrong way
    case 'jump':
      return 0.05;
    case 'ask-again':
      return 0.01;
    case 'repay':
      return state.credits[seat] >= LOANS.repay + RESERVE ? 20 : 0.01;
    case 'state':
      return 1;
    case 'power':
      return powerPrior(state, seat, action.part);
    case 'boost':
      return 0.25 * powerPrior(state, seat, action.part);
    case 'call-alien':
      return 1.5;
    case 'shield':
    case 'fire':
      return 8;
    case 'boost-shield':
      return 3;
    case 'take-hit':
      return 1;
    case 'lose-crew':
      return goodbyePrior(state, seat, action.from);
    case 'wake':
      return 4;
    case 'load':
      return 2 ** GOOD_VALUE[action.good];
    case 'unload':
      return gainOfUnloading(state, seat, action.good, action.from) > 0 ? 100 / GOOD_VALUE[action.good] : 0.02;
    case 'burn':
      return 0.3 / GOOD_VALUE[action.good];
    case 'loaded':
      return 0.1;
    case 'give-good':
      return 1 / GOOD_VALUE[action.good];
    case 'skip-good':
      return 1 / GOOD_VALUE[action.good] ** 2;
    case 'land':
      return landPrior(state, seat, action.planet - 1);
    case 'use':
      return offerPrior(state, seat);
    case 'take-reward':
      return rewardPrior(state, seat);
    case 'bid':
      return action.credits <= levelOf(state) ? 1 : 0.2;
    default:
      return 1;
  }
}

/** GT-13.1: whoever expects more losses than gains goes home; a half of class IIA hardly ever alone. */
function givingUpPrior(state: State, seat: Seat, half: number): number {
  if (half !== WHOLE_SHIP) return 0.001;
  return Math.max(0.001, Math.min(50, Math.exp((-1 - gainOfFlyingOn(state, seat)) / DOUBT)));
}

/** Credits with which one can pay what a flight may ask without a loan (GT-19.9). */
const RESERVE = 15;

/** Credits by which one may err about a flight. */
const DOUBT = 1.5;

/** Somebody with no engine left, or with nobody to steer, need not wait for the end. */
function isDoomed(state: State, seat: Seat): boolean {
  if (humansInRace(state, seat) === 0) return true;
  if (state.turned[seat] === 1) return false;
  const { powered } = state;
  state.powered = [];
  const stuck =
    tokensInRace(state, seat) === 0 && [0, 1].every((half) => engineStrengthOfHalf(state, seat, half) === 0);
  state.powered = powered;
  return stuck;
}

/** Humans go before aliens while there are enough of them, and the last one of a half goes last: aliens cannot steer (GT-13.2). */
function goodbyePrior(state: State, seat: Seat, from: number): number {
  const humans = humansOf(state, seat, halfOf(state, from));
  if (isAlien(livesAt(state, seat, from))) return humans <= levelOf(state) + 2 ? 2 * humans : 1;
  return humans === 1 ? 0.001 : humans;
}

/** GT-18.14, GT-18.21: only the weaker half counts, and one without strength is lost. */
function enginePrior(state: State, seat: Seat, half: number): number {
  const strength = engineStrengthOfHalf(state, seat, half);
  if (strength === 0) return 20;
  return strength > engineStrength(state, seat) ? 0.02 : 1.2;
}

/** Batteries are spent where they decide something. */
function powerPrior(state: State, seat: Seat, part: number): number {
  if (state.stating === STATE_ENGINES && CARDS[state.card]?.kind !== 'combat-zone')
    return enginePrior(state, seat, halfOf(state, part));
  return { decides: 12, draws: 8, hopeless: 0.1, spare: 0.02 }[powerIsFor(state, seat)];
}

/** GT-20.45: goods that cost more humans than a ship can spare. */
function isTooDear(state: State, seat: Seat, goods: number): boolean {
  if (!changes(state, seat, 'all-goods-or-none')) return false;
  const cost = Math.max(0, goods - aliensInRace(state, seat));
  return cost > 0 && humansInRace(state, seat) - cost < 3 + levelOf(state);
}

const NOTHING: readonly number[] = [];

/** Goods that the present card gives to one player. */
function cargoOf(state: State): readonly number[] {
  const card = CARDS[state.card];
  return card !== undefined && 'goods' in card && Array.isArray(card.goods) ? card.goods : NOTHING;
}

/** What goods are worth to a ship, less the days that they cost, against passing. */
const cargoPrior = (state: State, seat: Seat, goods: readonly number[], days: number): number =>
  isTooDear(state, seat, goods.length)
    ? 0.02
    : Math.max(0.05, gainOfGoods(state, seat, goods) - days * COST_OF_A_DAY * levelOf(state));

/** Credits that a flight day costs, by level. */
const COST_OF_A_DAY = 0.3;

function rewardPrior(state: State, seat: Seat): number {
  const card = CARDS[state.card];
  if (card.kind !== 'smugglers') return 2;
  return cargoPrior(state, seat, card.goods, card.days);
}

function landPrior(state: State, seat: Seat, planet: number): number {
  const card = CARDS[state.card];
  if (card.kind !== 'planets') return 1;
  return cargoPrior(state, seat, card.planets[planet], card.days);
}

/** Humans, by level, with whom one faces a whole flight of Slavers and Combat Zones; two halves of a ship need more (GT-18.20). */
const RESERVE_OF_HUMANS = { ship: 2.5, halves: 4 };

/** GT-12.3: what a ship brings beside what the crew would have brought that stays on it. */
function sale(state: State, seat: Seat, { credits, crew, days }: AbandonedShip): number {
  const ahead = partAhead(state);
  const fewest = fewestExposed(state);
  const own = take(state, seat);
  const before = prospectsWith(state, seat, own, ahead, fewest);
  own.crew -= crew;
  own.humans = Math.max(0, own.humans - crew);
  const reserve = bothHalves(state) ? RESERVE_OF_HUMANS.halves : RESERVE_OF_HUMANS.ship;
  const least = bothHalves(state) ? 2 : 0; // GT-18.20: one for each half
  if (own.humans < Math.max(least, ahead * reserve * levelOf(state))) return 0.02;
  const gain =
    credits - days * COST_OF_A_DAY * levelOf(state) + prospectsWith(state, seat, own, ahead, fewest) - before;
  return gain > 0 ? 1 + gain : 0.02;
}

function offerPrior(state: State, seat: Seat): number {
  const card = CARDS[state.card];
  if (card.kind === 'abandoned-station') return cargoPrior(state, seat, card.goods, card.days);
  if (isTooDear(state, seat, cargoOf(state).length)) return 0.02;
  return card.kind === 'abandoned-ship' ? sale(state, seat, card) : 1.5;
}
