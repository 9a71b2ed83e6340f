import type { Seat } from '@starboard/kernel';
import { countWhere } from '../rules/building.ts';
import { runsOf } from '../rules/liveBuilding.ts';
import { AT, boardOf, cell, levelOf, type State, TURNS } from '../state.ts';
import { Count } from './count.ts';
import { type Frame, frameOf, ROW, ROW_LENGTH } from './frame.ts';
import { caught, missingIn, WEIGHTS, worthOfFirsts, worthOfParts } from './worth.ts';

/** What may be hoped for: the part of the room that can be filled, and the chance that what is missing comes. */
const hopes = { supply: 0, luck: 0 };

function hope(state: State, placed: number, tiles: number): void {
  hopes.supply = Math.min(1, tiles / (WEIGHTS.supply * Math.max(1, boardOf(state).count - placed)));
  hopes.luck = 1 - WEIGHTS.missing ** tiles;
}

/** What a row of a frame is worth, and the hope that goes with it. */
function worthOfRow(rows: Float64Array, at: number): number {
  const room = hopes.supply * rows[at + ROW.fill];
  return rows[at + ROW.parts] + worthOfFirsts(rows[at + ROW.missing], room, hopes.luck) + WEIGHTS.growth * room;
}

/** What a ship is worth in which one half is as a row has it. */
function worthWith(frame: Frame, at: number): number {
  const { rows, halves } = frame;
  const other = halves === 1 ? 0 : worthOfRow(rows, (1 - rows[at + ROW.half]) * ROW_LENGTH);
  return worthOfRow(rows, at) + other - rows[at + ROW.less];
}

/** How good a ship is, in credits that it can be expected to bring; also while it is being built. */
export function quality(state: State, seat: Seat): number {
  const frame = frameOf(state, seat);
  hope(state, frame.placed, tilesToCome(state, seat));
  return worthWith(frame, 0);
}

/** What a ship would be worth with a component more; faulty places are worth nothing. */
export function qualityWith(state: State, seat: Seat, tile: number, square: number, turn: number): number {
  const at = cell(seat, square);
  const before = state.ship[at];
  state.ship[at] = -1;
  const frame = frameOf(state, seat);
  const row = frame.rowAt(square, tile * 4 + turn);
  hope(state, frame.placed + 1, tilesToCome(state, seat));
  state.ship[at] = before;
  return worthWith(frame, row);
}

/** The best that a tile could do for a ship; nothing is worse than one that fits nowhere. */
export function bestWith(state: State, seat: Seat, tile: number): number {
  const frame = frameOf(state, seat);
  const { from, to } = frame.find(tile);
  hope(state, frame.placed + 1, tilesToCome(state, seat));
  let best = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at += ROW_LENGTH) best = Math.max(best, worthWith(frame, at));
  return best;
}

/** What falls off a ship on average when a component of it is destroyed. */
export const fallsOff = (state: State, seat: Seat): number => frameOf(state, seat).fragility;

/** What a ship has, half by half, as {@link quality} counts it. */
export function countsOf(state: State, seat: Seat): Count[] {
  const { counts, halves } = frameOf(state, seat);
  return counts.slice(0, halves).map((count) => {
    const lost = caught(count, levelOf(state));
    return Object.assign(new Count(), count, { crew: count.crew - lost, humans: count.humans - lost, catching: 0 });
  });
}

/** What components would be worth together on a ship like this one, with as much to hope for. */
export function worthLike(state: State, seat: Seat): (halves: readonly Count[]) => number {
  const { rows, placed } = frameOf(state, seat);
  hope(state, placed, tilesToCome(state, seat));
  const { supply, luck } = hopes;
  const room = [0, 1].map((half) => supply * rows[half * ROW_LENGTH + ROW.fill]);
  const level = levelOf(state);
  return (halves) =>
    halves.reduce(
      (sum, count, half) =>
        sum + worthOfParts(count, level, halves.length) + worthOfFirsts(missingIn(count), room[half], luck),
      0,
    );
}

/** Acts that it takes to draw a tile and to do something with it. */
const ACTS_FOR_A_TILE = 2;
/** Acts for which there is time while the timer runs once. */
const ACTS_IN_A_RUN = 60;
/** Acts of a player, for each square of the board, that a ship may take. */
const STAMINA = 8;

/** GT-20.51: what goes back face down never runs out, but patience does. */
const stamina = (state: State): number =>
  Math.max(0, Math.min(STAMINA * boardOf(state).count, ACTS_IN_A_RUN * runsOf(state)) - state.acts / state.players);

const takesLeft = (state: State, seat: Seat): number => state.turnsLeft[seat] * state.takes - state.taken;

/** Tiles that a builder may still hope to draw: his share of those left, as far as his turns or his patience go. */
function tilesToCome(state: State, seat: Seat): number {
  if (state.phase !== 'build') return 0;
  let builders = 0;
  for (const number of state.number) if (number === 0) builders++;
  const share = countWhere(state, AT.faceDown) / Math.max(1, builders);
  return Math.min(share, state.building === TURNS ? takesLeft(state, seat) : stamina(state) / ACTS_FOR_A_TILE);
}
