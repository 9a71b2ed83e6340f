import type { Play, Seat } from '@starboard/kernel';
import { toKeep } from '../actions.ts';
import { RED } from '../content/tables.ts';
import type { LostBy } from '../events.ts';
import { AT, boardOf, cell, goodsCount, type State, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { takeTokens } from './batteries.ts';
import { clearGoods } from './cargo.ts';
import { crewOf, losesUnsupportedAliens, takeCrew, wake } from './crew.ts';
import { changes } from './roads.ts';
import { partsOf } from './ship.ts';

/** GT-11.8: a component goes to the owner's lost ones, what is on it to the bank. */
export function loseComponent(t: T, seat: Seat, square: number, how: LostBy, rule: string): void {
  const { state } = t;
  const at = cell(seat, square);
  const placed = state.ship[at];
  const tile = placed >> 2;
  t.tell?.({ event: 'part-lost', rule, seat, tile, at: square, turn: placed & 3, how });
  unload(t, seat, square, rule);
  state.ship[at] = -1;
  state.where[tile] = AT.lost + seat;
  state.lostNow[seat]++;
  if (how === 'fell') state.fallen[seat]++;
}

/** Crew, tokens and goods of a component go to the bank. */
export function unload(t: T, seat: Seat, square: number, rule: string): void {
  const { state } = t;
  const at = cell(seat, square);
  if (state.crew[at] > 0) takeCrew(t, seat, square, state.crew[at], rule);
  if (state.tokens[at] > 0) takeTokens(t, seat, square, state.tokens[at], rule);
  clearGoods(state, seat, square);
}

/**
 * GT-11.14: components that one event removes are taken off together; then what is no longer joined falls off (GT-11.9),
 * aliens without life support are lost (GT-9.10), and sleepers may be woken (GT-16.6).
 */
export function* loseComponents(t: T, seat: Seat, squares: readonly number[], how: LostBy, rule: string): Play<void> {
  const { state } = t;
  const crew = crewOf(state, seat);
  if (how === 'destroyed') explode(t, seat, squares, rule);
  else for (const square of squares) loseComponent(t, seat, square, how, rule);
  for (let half = 0; half < boardOf(state).halves; half++) yield* settleParts(t, seat, half);
  losesUnsupportedAliens(t, seat);
  if (crewOf(state, seat) < crew) yield* wake(t, seat);
}

/** GT-20.7: destroyed components that hold something explosive take their neighbours along, wave by wave. */
function explode(t: T, seat: Seat, squares: readonly number[], rule: string): void {
  const { state } = t;
  let wave = squares.filter((square) => state.ship[cell(seat, square)] >= 0);
  let because = rule;
  while (wave.length > 0) {
    const next = new Set<number>();
    for (const square of wave) {
      if (!isExplosive(state, seat, square)) continue;
      t.tell?.({ event: 'explosion', rule: 'GT-20.5', seat, at: square });
      for (let side = 0; side < 4; side++) next.add(boardOf(state).neighbour[square * 4 + side]);
    }
    for (const square of wave) loseComponent(t, seat, square, 'destroyed', because);
    wave = [...next].filter((square) => square >= 0 && state.ship[cell(seat, square)] >= 0).sort((a, b) => a - b);
    because = 'GT-20.5';
  }
}

/** GT-20.43, GT-20.44 */
function isExplosive(state: State, seat: Seat, square: number): boolean {
  const at = cell(seat, square);
  if (goodsCount(state.goods[at], RED) > 0 && changes(state, seat, 'cargo-explodes')) return true;
  return state.tokens[at] > 0 && changes(state, seat, 'batteries-explode');
}

/** GT-11.9, GT-11.10: which part of a half flies on. */
const keepQuestion = flightQuestion<number>({
  kind: 'keep',
  rule: 'GT-11.9',
  options(menu, state, seat, half) {
    for (const [square] of partsOf(state, seat, half)) menu.offer(toKeep(square));
  },
});

function* settleParts(t: T, seat: Seat, half: number): Play<void> {
  const { state } = t;
  const parts = partsOf(state, seat, half);
  if (parts.length < 2) return;
  const action = yield* ask(t, seat, keepQuestion, half);
  keepPart(t, seat, half, action.do === 'keep' ? action.at : parts[0][0], 'fell', 'GT-11.9');
}

/** Everything is lost but the part of a half that begins with this square. */
export function keepPart(t: T, seat: Seat, half: number, first: number, how: LostBy, rule: string): void {
  const lost = partsOf(t.state, seat, half).filter((part) => part[0] !== first);
  for (const square of lost.flat().sort((a, b) => a - b)) loseComponent(t, seat, square, how, rule);
}
