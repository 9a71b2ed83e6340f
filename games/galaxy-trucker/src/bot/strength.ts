import type { Seat } from '@starboard/kernel';
import { EXHAUST, KIND } from '../content/tiles.ts';
import { costOfUse, tokensOf } from '../rules/batteries.ts';
import { barrelStrength, cannonStrength, engineStrength, needsPower } from '../rules/power.ts';
import { works } from '../rules/ship.ts';
import { boardOf, cell, halfOf, kindAt, STATE_ENGINES, type State } from '../state.ts';

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
