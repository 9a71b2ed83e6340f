import { actionKey, type Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { MAX_SQUARES } from '../content/boards.ts';
import { BEST_LOOKING } from '../content/tables.ts';
import { hasFinished } from '../rules/building.ts';
import { humansOf, isAlien, livesAt } from '../rules/crew.ts';
import { partsOf, placesForHumans } from '../rules/ship.ts';
import { isWrongEngine, startOrder } from '../rules/shipCheck.ts';
import { ALIEN, AT, boardOf, bothHalves, cell, FIRST_ALIEN, FROM, halfOf, levelOf, type State } from '../state.ts';
import { hopeOf, roomLeft, weariness } from './builder.ts';
import { flightPrior } from './flightPolicy.ts';
import { bestWith, quality, qualityWith } from './quality.ts';
import { WEIGHTS } from './worth.ts';

/** How much a difference in worth counts against doubt. */
const WARMTH = 0.22;

/** Credits from the middle beyond which all ships look alike, so that nothing overflows. */
const REACH = 100;

/** About what a ship of the class is worth while it is built. */
function middleOf(state: State): number {
  const { halves, count } = boardOf(state);
  return halves * (WEIGHTS.firstEngine + WEIGHTS.firstHuman) + WEIGHTS.growth * count;
}

const weight = (state: State, worth: number): number =>
  Math.exp(Math.max(-REACH, Math.min(REACH, worth - middleOf(state))) / WARMTH);

/** Tiles face up are looked at by kind: a bot compares a few of them, not the whole table. */
const TAKE_COST = 0.05;

/** GT-20.47: what a tile costs that is left in one's own stack. */
const STACK_FEE = 1;
const savedBy = (state: State, seat: Seat): number => (state.handFrom[seat] === FROM.stack ? STACK_FEE : 0);

/** Whether tiles are left to hope for. */
const canDraw = (state: State): boolean => state.where.includes(AT.faceDown);

/** What it is worth to have finished, beside the ship itself. */
const restOf = (state: State, seat: Seat): number => weariness(state) - (canDraw(state) ? 2 * hopeOf(state, seat) : 0);

/** How good an option looks before any thought. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'place':
      return weight(state, qualityWith(state, seat, state.hand[seat], action.at, action.turn) + savedBy(state, seat));
    case 'move':
      return weight(state, moved(state, seat, action.at, action.turn) - 0.25);
    case 'return':
      return weight(state, quality(state, seat) + WEIGHTS.giveBack);
    case 'reserve':
      return weight(state, quality(state, seat) - 0.9 + (roomLeft(state, seat) > 0.4 ? 0.3 : -0.5));
    case 'pick-up':
      return weight(state, quality(state, seat) - 1.5);
    case 'draw':
      return weight(state, quality(state, seat) + hopeOf(state, seat));
    case 'draw-own':
      return weight(state, quality(state, seat) + hopeOf(state, seat) + STACK_FEE);
    case 'take':
      return weight(state, bestWith(state, seat, action.tile) - TAKE_COST);
    case 'take-own':
      return weight(state, bestWith(state, seat, action.tile) + STACK_FEE - TAKE_COST);
    case 'take-reserved':
      return weight(state, bestWith(state, seat, action.tile) + (roomLeft(state, seat) < 0.35 ? 0.9 : 0));
    case 'finish':
      return weight(state, quality(state, seat) + restOf(state, seat) - 0.02 * action.number);
    case 'end-turn':
      return weight(state, quality(state, seat) - 0.05);
    case 'look':
      return 1e-100; // what lies in the piles does not change how it builds
    case 'flip':
      return hasFinished(state, seat)
        ? weight(state, quality(state, seat) + 3)
        : weight(state, quality(state, seat) - 1);
    case 'ready':
      return 1;
    case 'remove':
    case 'keep':
    case 'give-part':
      return removal(state, seat, action);
    case 'face':
      return weight(state, facing(state, seat, action.front));
    case 'board-alien':
      return boarding(state, seat, action.at, action.alien);
    default:
      return flightPrior(state, seat, action);
  }
}

function moved(state: State, seat: Seat, at: number, turn: number): number {
  const from = cell(seat, state.fresh[seat]);
  const placed = state.ship[from];
  state.ship[from] = -1;
  const worth = qualityWith(state, seat, placed >> 2, at, turn);
  state.ship[from] = placed;
  return worth;
}

/** GT-18.5: what a ship is worth with this side to the front: engines that point elsewhere come off, a side of one's own is rewarded. */
function facing(state: State, seat: Seat, front: number): number {
  const { ship, front: fronts } = state;
  const base = seat * MAX_SQUARES;
  state.ship = ship.slice();
  state.front = fronts.slice();
  state.front[seat] = front;
  let lost = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (!isWrongEngine(state, seat, square)) continue;
    state.ship[base + square] = -1;
    lost++;
  }
  const worth = quality(state, seat) - lost;
  state.ship = ship;
  state.front = fronts;
  const before = startOrder(state).slice(0, state.active);
  return worth + (before.some((other) => fronts[other] === front) ? 0 : BEST_LOOKING[levelOf(state) - 1]);
}

/** Humans that stay in a ship, or in a half of class IIA, beside its aliens: a half has few cabins, and one hit takes a cabin. */
const HUMANS_LEFT = { ship: 2, half: 4 };

/** GT-8.2: an alien is welcome where humans are left to steer its half. */
function boarding(state: State, seat: Seat, at: number, alien: number): number {
  const left = humansOf(state, seat, halfOf(state, at)) - state.crew[cell(seat, at)];
  if (left < (bothHalves(state) ? HUMANS_LEFT.half : HUMANS_LEFT.ship)) return 0.001;
  return alien === ALIEN.cyan - FIRST_ALIEN ? 3 : 2;
}

/** What is left when a component goes, or when only this part stays. */
function removal(state: State, seat: Seat, action: Action & { readonly at: number }): number {
  const at = cell(seat, action.at);
  const placed = state.ship[at];
  if (action.do === 'keep') return partSize(state, seat, action.at);
  state.ship[at] = -1;
  const worth = quality(state, seat);
  state.ship[at] = placed;
  return weight(state, worth);
}

/** How many components hang together with this square; without a home for anybody they are worth nothing. */
function partSize(state: State, seat: Seat, square: number): number {
  const part = partsOf(state, seat, halfOf(state, square)).find(([first]) => first === square) ?? [];
  const isHome = (other: number): boolean => {
    const lives = livesAt(state, seat, other);
    return state.phase === 'flight' ? lives > 0 && !isAlien(lives) : placesForHumans(state, seat, other);
  };
  return part.some(isHome) ? part.length ** 3 : 0.01;
}

export const key = actionKey(actions);
