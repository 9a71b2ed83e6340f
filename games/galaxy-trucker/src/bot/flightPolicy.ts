import type { Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { CARDS } from '../content/cards.ts';
import { GOOD_VALUE } from '../content/tables.ts';
import { tokensInRace } from '../rules/batteries.ts';
import { crewOf, humansInRace, humansOf, isAlien, livesAt } from '../rules/crew.ts';
import { engineStrength } from '../rules/power.ts';
import { flightOrder, halfOf, levelOf, STATE_ENGINES, type State } from '../state.ts';
import { potentialOf, strengthOf } from './strength.ts';

/** First impressions of the flight: what somebody who has played a few times would do without counting. */
export function flightPrior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'fly-on':
    case 'fly-on-always':
      return 1;
    case 'give-up':
      return isDoomed(state, seat) ? 0.5 : 0.001;
    case 'stay':
    case 'stay-always':
      return 1;
    case 'jump':
      return 0.05;
    case 'ask-again':
    case 'repay':
      return 0.01;
    case 'state':
      return 1;
    case 'power':
      return powerPrior(state, seat);
    case 'boost':
      return 0.25 * powerPrior(state, seat);
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
      return 0.02;
    case 'burn':
      return 0.3 / GOOD_VALUE[action.good];
    case 'loaded':
      return 0.1;
    case 'give-good':
      return 1 / GOOD_VALUE[action.good];
    case 'skip-good':
      return 1 / GOOD_VALUE[action.good] ** 2;
    case 'land':
      return landPrior(state, action.planet - 1);
    case 'use':
      return offerPrior(state, seat);
    case 'take-reward':
      return 2;
    case 'bid':
      return action.credits <= levelOf(state) ? 1 : 0.2;
    default:
      return 1;
  }
}

/** Somebody with no engine left, or with nobody to steer, need not wait for the end. */
function isDoomed(state: State, seat: Seat): boolean {
  if (humansInRace(state, seat) === 0) return true;
  const { powered } = state;
  state.powered = [];
  const stuck = engineStrength(state, seat) === 0 && tokensInRace(state, seat) === 0;
  state.powered = powered;
  return stuck;
}

/** Humans go before aliens, but not the last one of a half: aliens cannot steer (GT-13.2). */
function goodbyePrior(state: State, seat: Seat, from: number): number {
  if (isAlien(livesAt(state, seat, from))) return 1;
  const humans = humansOf(state, seat, halfOf(state, from));
  return humans === 1 ? 0.001 : humans;
}

/** Batteries are spent where they decide something. */
function powerPrior(state: State, seat: Seat): number {
  if (state.stating === STATE_ENGINES && CARDS[state.card]?.kind !== 'combat-zone')
    return strengthOf(state, seat) === 0 ? 20 : 1.2;
  const own = strengthOf(state, seat);
  const most = potentialOf(state, seat);
  const { beaten, level } = rivalOf(state, seat);
  if (own > beaten) return 0.02;
  if (most > beaten) return 12;
  return own < level && most >= level ? 8 : 0.1;
}

/** What must be beaten, and what must at least be reached to suffer nothing: an enemy, or the weakest of the others. */
function rivalOf(state: State, seat: Seat): { readonly beaten: number; readonly level: number } {
  const card = CARDS[state.card];
  if (card !== undefined && 'strength' in card) return { beaten: card.strength * 2, level: card.strength * 2 };
  let weakest = Number.POSITIVE_INFINITY;
  for (const other of flightOrder(state)) if (other !== seat) weakest = Math.min(weakest, potentialOf(state, other));
  return { beaten: weakest, level: Number.POSITIVE_INFINITY };
}

function landPrior(state: State, planet: number): number {
  const card = CARDS[state.card];
  if (card.kind !== 'planets') return 1;
  const worth = card.planets[planet].reduce((sum, good) => sum + GOOD_VALUE[good], 0);
  return Math.max(0.05, worth - card.days * 1.2) / 2;
}

function offerPrior(state: State, seat: Seat): number {
  const card = CARDS[state.card];
  if (card.kind === 'abandoned-ship')
    return crewOf(state, seat) - card.crew < 4 + levelOf(state) ? 0.1 : card.credits / (card.crew + card.days);
  return 1.5;
}
