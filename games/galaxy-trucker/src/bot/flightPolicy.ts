import type { Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { CARDS } from '../content/cards.ts';
import { GOOD_VALUE } from '../content/tables.ts';
import { tokensInRace } from '../rules/batteries.ts';
import { crewOf, humansInRace, isAlien, livesAt } from '../rules/crew.ts';
import { cannonStrength, engineStrength } from '../rules/power.ts';
import { levelOf, STATE_ENGINES, type State } from '../state.ts';

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

/** Humans go before aliens, but not the last one: aliens cannot steer (GT-13.2). */
function goodbyePrior(state: State, seat: Seat, from: number): number {
  if (isAlien(livesAt(state, seat, from))) return 0.4;
  return humansInRace(state, seat) === 1 ? 0.001 : 1;
}

/** Batteries are spent where they decide something. */
function powerPrior(state: State, seat: Seat): number {
  if (state.stating === STATE_ENGINES) return engineStrength(state, seat) === 0 ? 20 : 1.2;
  const card = CARDS[state.card];
  const strength = cannonStrength(state, seat);
  if (card !== undefined && 'strength' in card)
    return strength > card.strength * 2 ? 0.02 : strength + 8 > card.strength * 2 ? 6 : 0.3;
  return 1.5;
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
    return crewOf(state, seat) - card.crew < 5 ? 0.1 : card.credits / (card.crew + card.days);
  return 1.5;
}
