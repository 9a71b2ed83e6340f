import type { Seat } from '@starboard/kernel';
import { CLASS, MAX_SQUARES } from '../content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST, KIND, SHIELD, TILES } from '../content/tiles.ts';
import { countWhere } from '../rules/building.ts';
import { runsOf } from '../rules/liveBuilding.ts';
import { isDead, matches } from '../rules/ship.ts';
import { AT, boardOf, classOf, isCabin, levelOf, type State, TURNS } from '../state.ts';
import { askFor, chanceToFill, PLACE } from './fit.ts';

/** What a good ship of a level has; more than that is worth little. */
interface Profile {
  readonly engines: number;
  /** What a second and a third engine is worth because the first may be lost. */
  readonly spares: readonly [number, number];
  readonly cannons: number;
  readonly crew: number;
  /** Humans with whom one survives the slavers of the level. */
  readonly needed: number;
  readonly cargo: number;
  /** What one exposed connector costs on a finished ship: days in stardust, small meteors, looks. */
  readonly exposed: number;
}

export const PROFILES: readonly Profile[] = [
  { engines: 4, spares: [4, 0], cannons: 5, crew: 6, needed: 8, cargo: 5, exposed: 0.3 },
  { engines: 6, spares: [4.5, 1.5], cannons: 7, crew: 8, needed: 9, cargo: 8, exposed: 0.4 },
  { engines: 8, spares: [6, 4], cannons: 10, crew: 10, needed: 12, cargo: 10, exposed: 0.45 },
];

/** What is counted of one half of a ship. */
export class Count {
  parts = 0;
  engines = 0;
  doubleEngines = 0;
  cannons = 0;
  doubleCannons = 0;
  sideArcs = 0;
  crew = 0;
  humans = 0;
  tokens = 0;
  containers = 0;
  special = 0;
  shieldSides = 0;
  shields = 0;
  boosters = 0;
  reactors = 0;
  brown = 0;
  purple = 0;
  cyan = 0;
  luxury = 0;
  sleepers = 0;
  joins = 0;

  reset(): void {
    for (const key of Object.keys(this) as (keyof this)[]) if (typeof this[key] === 'number') (this[key] as number) = 0;
  }
}

const counts = [new Count(), new Count()];
/** What was last hoped for: room to build in each half, and luck. */
const hopes = { room: [0, 0], luck: 0 };
/** What its neighbours ask of each empty square ({@link chanceToFill}); whether one of them has a connector there, or a barrel. */
const pattern = new Int32Array(MAX_SQUARES);
const isFrontier = new Uint8Array(MAX_SQUARES);
const isBlocked = new Uint8Array(MAX_SQUARES);
/** Free squares that one can get to from the ship. */
const reached = new Uint8Array(MAX_SQUARES);

/** What things are worth to a builder, in credits; found by play (games/galaxy-trucker/README.md). */
export const WEIGHTS = {
  firstEngine: 20,
  firstHuman: 25,
  later: 3,
  /** How likely a tile to come is not what is missing, considering that others may end the building. */
  missing: 0.97,
  push: 0.42,
  fire: 2,
  crew: 0.13,
  needed: 3.5,
  cargo: 0.65,
  special: 6.18,
  shieldSide: 0.96,
  sideArc: 0.06,
  token: 1.89,
  alien: 1.35,
  join: 0.05,
  part: 0.32,
  growth: 2.5,
  /** What an empty half is as good as: so many squares to go on from. */
  freeStart: 3,
  reach: 3,
  exposed: 1.05,
  /** What falls off beside a component that is destroyed. */
  fragile: 1,
  supply: 0.8,
  hope: 4.8,
  patience: 0.32,
  giveBack: 0.05,
};

/** Components that a flight destroys, by level, beside those that fall off with them. */
const HITS = [1, 2, 3];

/** Sides on which a component is joined to its neighbour, as bits. */
const joined = new Uint8Array(MAX_SQUARES);
/** For {@link fragility}: when a component was found, and the earliest that it hangs on beside the one before it. */
const found = new Int32Array(MAX_SQUARES);
const low = new Int32Array(MAX_SQUARES);
/** What falls off with a component: all of it, and the largest piece. */
const off = new Int32Array(MAX_SQUARES);
const piece = new Int32Array(MAX_SQUARES);
let time = 0;

/** How many components fall off on average when one of them is destroyed and the largest piece is kept (GT-11.9). */
function fragility(state: State, base: number): number {
  const { count } = boardOf(state);
  found.fill(0);
  let falls = 0;
  let all = 0;
  for (let start = 0; start < count; start++) {
    if (state.ship[base + start] < 0 || found[start] !== 0) continue;
    time = 0;
    const size = visit(boardOf(state).neighbour, start, -1);
    all += size;
    for (let square = 0; square < count; square++) {
      if (found[square] <= 0) continue;
      falls += size - 1 - Math.max(piece[square], size - 1 - off[square]);
      found[square] = -1;
    }
  }
  return all === 0 ? 0 : falls / all;
}

/** Goes through what hangs on a component; returns how many there are, with itself. */
function visit(neighbour: readonly number[], square: number, from: number): number {
  found[square] = low[square] = ++time;
  off[square] = piece[square] = 0;
  let size = 1;
  for (let side = 0; side < 4; side++) {
    if ((joined[square] & (1 << side)) === 0) continue;
    const next = neighbour[square * 4 + side];
    if (next === from) continue;
    if (found[next] > 0) {
      low[square] = Math.min(low[square], found[next]);
      continue;
    }
    const behind = visit(neighbour, next, square);
    size += behind;
    low[square] = Math.min(low[square], low[next]);
    if (low[next] < found[square]) continue;
    off[square] += behind;
    piece[square] = Math.max(piece[square], behind);
  }
  return size;
}

const rising = (have: number, want: number, worth: number): number =>
  have <= want ? have * worth : want * worth + (have - want) * worth * 0.15;

/** The side that a ship is built towards. GT-18.8: in class IA everyone has another one in mind, for the bonus. */
const headingOf = (state: State, seat: Seat): number =>
  state.phase === 'build' && classOf(state) === CLASS.IA ? seat & 3 : state.front[seat];

/** How good a ship is, in credits that it can be expected to bring; also while it is being built. */
export function quality(state: State, seat: Seat): number {
  const board = boardOf(state);
  const base = seat * MAX_SQUARES;
  const front = headingOf(state, seat);
  let exposed = 0;
  let edges = 0;
  let placed = 0;
  for (let half = 0; half < board.halves; half++) counts[half].reset();
  pattern.fill(0);
  isFrontier.fill(0);
  isBlocked.fill(0);
  joined.fill(0);
  for (let square = 0; square < board.count; square++) {
    const here = state.ship[base + square];
    if (here < 0) continue;
    placed++;
    const count = counts[board.squares[square].half];
    count.parts++;
    const pointed = BARRELS[here] | EXHAUST[here];
    for (let side = 0; side < 4; side++) {
      const next = board.neighbour[square * 4 + side];
      const own = CONNECTOR[here * 4 + side];
      if (next < 0) {
        if (own !== 0) edges++;
        continue;
      }
      if ((pointed & (1 << side)) !== 0) isBlocked[next] = 1;
      pattern[next] += PLACE[side ^ 2] * askFor(own);
      if (own === 0) continue;
      const there = state.ship[base + next];
      if (there < 0) {
        exposed++;
        isFrontier[next] = 1;
      } else if (matches(own, CONNECTOR[there * 4 + (side ^ 2)])) {
        joined[square] |= 1 << side;
        if (side < 2) count.joins++;
      }
    }
    if (!isDead(state, seat, square)) tally(count, state, seat, square, here, front);
  }
  const profile = PROFILES[levelOf(state) - 1];
  const tiles = tilesToCome(state, seat);
  const supply = Math.min(1, tiles / (WEIGHTS.supply * Math.max(1, board.count - placed)));
  const luck = 1 - WEIGHTS.missing ** tiles;
  hopes.luck = luck;
  let worth = 0;
  for (let half = 0; half < board.halves; half++) {
    const room = supply * squaresToFill(state, base, half);
    hopes.room[half] = room;
    worth += worthOf(counts[half], profile, board.halves, room, luck) + WEIGHTS.growth * room;
  }
  if (board.halves === 2) worth += 1.2 * Math.min(pushOf(counts[0]), pushOf(counts[1]));
  const full = placed / board.count;
  worth -= WEIGHTS.fragile * HITS[levelOf(state) - 1] * fragility(state, base);
  return worth - WEIGHTS.exposed * profile.exposed * (edges + exposed * full * full);
}

/** What falls off a ship on average when a component of it is destroyed. */
export function fallsOff(state: State, seat: Seat): number {
  quality(state, seat);
  return fragility(state, seat * MAX_SQUARES);
}

/** What a ship has, half by half, as {@link quality} counts it. */
export function countsOf(state: State, seat: Seat): Count[] {
  quality(state, seat);
  return counts.slice(0, boardOf(state).halves).map((count) => Object.assign(new Count(), count));
}

/** What components would be worth together on a ship like this one, with as much to hope for. */
export function worthLike(state: State, seat: Seat): (halves: readonly Count[]) => number {
  quality(state, seat);
  const room = hopes.room.slice();
  const { luck } = hopes;
  const profile = PROFILES[levelOf(state) - 1];
  return (halves) =>
    halves.reduce((sum, count, half) => sum + worthOf(count, profile, halves.length, room[half], luck), 0);
}

/** Squares beside the ship as likely as something fits there, and those that one can get to from them. */
function squaresToFill(state: State, base: number, half: number): number {
  const { count, squares } = boardOf(state);
  let beside = 0;
  let beyond = 0;
  const isEmpty = counts[half].parts === 0; // GT-18.10: the first one goes anywhere
  reached.fill(0);
  for (let square = 0; square < count; square++) {
    if (!isFree(state, base, square) || squares[square].half !== half) continue;
    if (isEmpty) beyond++;
    else if (isFrontier[square] === 1) {
      beside += chanceToFill(pattern[square]);
      if (reached[square] === 0) beyond += reach(state, base, square);
    }
  }
  if (isEmpty) beside = WEIGHTS.freeStart;
  return beside + beyond * (1 - Math.exp(-beside / WEIGHTS.reach));
}

const isFree = (state: State, base: number, square: number): boolean =>
  state.ship[base + square] < 0 && isBlocked[square] === 0;

/** Goes on to all free squares from one of them; returns how many of these are not beside the ship. */
function reach(state: State, base: number, square: number): number {
  const { neighbour } = boardOf(state);
  reached[square] = 1;
  let beyond = isFrontier[square] === 1 ? 0 : 1;
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    if (next >= 0 && reached[next] === 0 && isFree(state, base, next)) beyond += reach(state, base, next);
  }
  return beyond;
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

const pushOf = (count: Count): number => count.engines + (count.doubleEngines > 0 && count.tokens > 0 ? 1 : 0);

function tally(count: Count, state: State, seat: Seat, square: number, here: number, front: number): void {
  const { kind, batteries, containers, special, sleepers } = TILES[here >> 2];
  count.tokens += batteries;
  count.containers += containers;
  count.special += special;
  count.sleepers += sleepers;
  switch (kind) {
    case KIND.engine:
      count.engines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      break;
    case KIND.doubleEngine:
      count.doubleEngines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      break;
    case KIND.cannonEngine:
      count.engines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      count.cannons += 1;
      break;
    case KIND.cannon:
      if ((BARRELS[here] & (1 << front)) !== 0) count.cannons += 1;
      else {
        count.cannons += 0.5;
        count.sideArcs |= BARRELS[here];
      }
      break;
    case KIND.doubleCannon:
      count.doubleCannons += (BARRELS[here] & (1 << front)) !== 0 ? 1 : 0.5;
      break;
    case KIND.biCannon:
      count.doubleCannons += 0.75;
      break;
    case KIND.shield:
      count.shields++;
      count.shieldSides |= SHIELD[here];
      break;
    case KIND.startCabin:
    case KIND.cabin:
      count.crew += 2;
      count.humans += 2;
      countBeside(count, state, seat, square, here);
      break;
    case KIND.luxuryCabin:
      count.crew += 1;
      count.humans += 1;
      count.luxury++;
      countBeside(count, state, seat, square, here);
      break;
    case KIND.cannonBooster:
    case KIND.engineBooster:
    case KIND.shieldBooster:
      count.boosters++;
      break;
    case KIND.reactor:
      count.reactors++;
      break;
    default:
  }
}

/** GT-12.14: Epidemics to be expected in a flight, by level; each takes one of the crew from every cabin that is joined to another. */
const EPIDEMICS = [0, 0.4, 0.6];

/** What is joined to a cabin: life supports, so that an alien could live in it, and cabins from which it would catch an Epidemic. */
function countBeside(count: Count, state: State, seat: Seat, square: number, here: number): void {
  const { neighbour } = boardOf(state);
  const isNormal = TILES[here >> 2].kind === KIND.cabin;
  let catches = false;
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    const there = next < 0 ? -1 : state.ship[seat * MAX_SQUARES + next];
    if (there < 0 || !matches(CONNECTOR[here * 4 + side], CONNECTOR[there * 4 + (side ^ 2)])) continue;
    const { kind } = TILES[there >> 2];
    if (isCabin(kind)) catches = true;
    else if (!isNormal) continue;
    else if (kind === KIND.lifeSupportBrown) count.brown = 1;
    else if (kind === KIND.lifeSupportPurple) count.purple = 1;
    else if (kind === KIND.lifeSupportCyan) count.cyan = 1;
  }
  if (!catches) return;
  count.crew -= EPIDEMICS[levelOf(state) - 1];
  count.humans -= EPIDEMICS[levelOf(state) - 1];
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/** What the components of a half are worth together, with so much room, and such a chance of tiles, to build what is missing. */
function worthOf(count: Count, profile: Profile, halves: number, room: number, luck: number): number {
  const share = 1 / halves;
  const consumers = count.shields + count.doubleEngines + count.doubleCannons + count.boosters * 0.5;
  const supply = consumers === 0 ? 0 : Math.min(1, count.tokens / (consumers * 1.2));
  const push =
    count.engines + 1.4 * count.doubleEngines * supply + (count.brown > 0 && count.engines > 0 ? WEIGHTS.alien : 0);
  const fire =
    count.cannons + 1.5 * count.doubleCannons * supply + (count.purple > 0 && count.cannons > 0 ? WEIGHTS.alien : 0);
  let worth = 0;
  // Open Space leaves those without behind, and so does every card those without a human
  const later = luck * (1 - Math.exp(-room / WEIGHTS.later));
  worth += WEIGHTS.firstEngine * (count.engines > 0 ? 1 : later);
  worth += WEIGHTS.firstHuman * (count.humans > 0 ? 1 : later);
  if (count.engines > 1) worth += profile.spares[0];
  if (count.engines > 2) worth += profile.spares[1] * (2 * share - 1);
  worth += rising(push, profile.engines * share, WEIGHTS.push);
  worth += rising(fire, profile.cannons * share, WEIGHTS.fire);
  worth +=
    rising(count.crew, profile.crew * share, WEIGHTS.crew) +
    rising(count.humans, profile.needed * share, WEIGHTS.needed);
  worth += rising(count.containers + WEIGHTS.special * count.special, profile.cargo * share, WEIGHTS.cargo);
  worth += WEIGHTS.shieldSide * BITS[count.shieldSides] * (supply > 0 ? 1 : 0.2) * share;
  worth += WEIGHTS.sideArc * BITS[count.sideArcs & 15];
  worth += rising(count.tokens, consumers * 1.5 + 1, WEIGHTS.token);
  worth += count.luxury * 0.8 + Math.min(count.sleepers, 4) * 0.12 + count.reactors * 0.2 + count.cyan * 1.2;
  worth += count.boosters * 0.25 * Math.min(1, count.tokens / 2);
  return worth + WEIGHTS.join * count.joins + WEIGHTS.part * count.parts;
}
