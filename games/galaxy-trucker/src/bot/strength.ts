import type { Seat } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import { EXHAUST, KIND } from '../content/tiles.ts';
import { costOfUse, tokensOf } from '../rules/batteries.ts';
import { barrelStrength, cannonStrength, engineStrength, needsPower } from '../rules/power.ts';
import { works } from '../rules/ship.ts';
import { boardOf, cell, flightOrder, halfOf, kindAt, STATE_ENGINES, type State } from '../state.ts';

/** The strength that is being stated (cannons doubled), with what is powered so far. */
export const strengthOf = (state: State, seat: Seat): number =>
  state.stating === STATE_ENGINES ? engineStrength(state, seat) : cannonStrength(state, seat);

/** The same with everything powered that the batteries reach for, the strongest parts first. */
export function potentialOf(state: State, seat: Seat): number {
  const { powered } = state;
  const isOwn = seat === state.speaker;
  const idle = idleParts(state, seat, isOwn ? powered : []);
  const reached = isOwn ? powered.slice() : [];
  const cost = costOfUse(state, seat, 1);
  for (let half = 0; half < boardOf(state).halves; half++) {
    let uses = Math.floor(tokensOf(state, seat, half) / cost);
    for (const { square } of idle) if (halfOf(state, square) === half && uses-- > 0) reached.push(square);
  }
  state.powered = reached;
  const strength = strengthOf(state, seat);
  state.powered = powered;
  return strength;
}

/** Double parts that are not powered yet, the strongest first. */
function idleParts(state: State, seat: Seat, powered: readonly number[]): { square: number; gain: number }[] {
  const idle: { square: number; gain: number }[] = [];
  for (let square = 0; square < boardOf(state).count; square++) {
    if (powered.includes(square) || !works(state, seat, square)) continue;
    const gain = gainOf(state, seat, square);
    if (gain > 0) idle.push({ square, gain });
  }
  return idle.sort((a, b) => b.gain - a.gain);
}

function gainOf(state: State, seat: Seat, square: number): number {
  const kind = kindAt(state, seat, square);
  const placed = state.ship[cell(seat, square)];
  if (state.stating !== STATE_ENGINES) return needsPower(kind) ? barrelStrength(placed, kind, state.front[seat]) : 0;
  return kind === KIND.doubleEngine && EXHAUST[placed] === 1 << (state.front[seat] ^ 2) ? 1 : 0;
}

/** What more power is for in a fight or a comparison: it decides, it saves a draw, it does not help, or it is not needed. */
export function powerIsFor(state: State, seat: Seat): 'decides' | 'draws' | 'hopeless' | 'spare' {
  const own = strengthOf(state, seat);
  const most = potentialOf(state, seat);
  const { beaten, level } = rivalOf(state, seat);
  if (own > beaten) return 'spare';
  if (most > beaten) return 'decides';
  return own < level && most >= level ? 'draws' : 'hopeless';
}

/** Whether the part that was powered last was worth its battery. */
export function wasWorthPower(state: State, seat: Seat): boolean {
  const { powered } = state;
  state.powered = powered.slice(0, -1);
  const use = powerIsFor(state, seat);
  state.powered = powered;
  return use === 'decides' || use === 'draws';
}

/** What must be beaten, and what must at least be reached to suffer nothing: an enemy, or the weakest of the others. */
function rivalOf(state: State, seat: Seat): { readonly beaten: number; readonly level: number } {
  const card = CARDS[state.card];
  if (card !== undefined && 'strength' in card) return { beaten: card.strength * 2, level: card.strength * 2 };
  let weakest = Number.POSITIVE_INFINITY;
  for (const other of flightOrder(state)) if (other !== seat) weakest = Math.min(weakest, potentialOf(state, other));
  return { beaten: weakest, level: Number.POSITIVE_INFINITY };
}
