import type { Seat } from '@starboard/kernel';
import { MAX_SQUARES } from '../content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST, KIND, SHIELD, TILES, UNIVERSAL } from '../content/tiles.ts';
import { isDead, matches } from '../rules/ship.ts';
import { boardOf, levelOf, type State } from '../state.ts';

/** What a good ship of a level has; more than that is worth little. */
interface Profile {
  readonly engines: number;
  readonly cannons: number;
  readonly crew: number;
  /** Humans with whom one survives the slavers of the level. */
  readonly needed: number;
  readonly cargo: number;
  /** What one exposed connector costs on a finished ship: days in stardust, small meteors, looks. */
  readonly exposed: number;
}

const PROFILES: readonly Profile[] = [
  { engines: 4, cannons: 4, crew: 6, needed: 6, cargo: 5, exposed: 0.3 },
  { engines: 6, cannons: 6, crew: 8, needed: 7, cargo: 8, exposed: 0.4 },
  { engines: 8, cannons: 8, crew: 10, needed: 9, cargo: 10, exposed: 0.45 },
];

/** What is counted of one half of a ship. */
class Count {
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
/** Empty squares beside an open connector: 1, 3 if a universal one is among them; {@link BLOCKED} before a barrel or an exhaust. */
const isFrontier = new Uint8Array(MAX_SQUARES);
const BLOCKED = 8;

/** What things are worth to a builder, in credits; found by play (games/galaxy-trucker/README.md). */
export const WEIGHTS = {
  firstEngine: 15,
  secondEngine: 0.66,
  push: 0.42,
  fire: 0.93,
  crew: 0.13,
  needed: 1.71,
  cargo: 0.65,
  special: 6.18,
  shieldSide: 0.96,
  sideArc: 0.06,
  token: 1.89,
  alien: 1.35,
  join: 0.05,
  part: 0.32,
  growth: 0.71,
  reach: 5.63,
  universal: 2.08,
  exposed: 1.05,
  blocked: 0.77,
  hope: 4.8,
  patience: 0.32,
  giveBack: 0.05,
};

const rising = (have: number, want: number, worth: number): number =>
  have <= want ? have * worth : want * worth + (have - want) * worth * 0.15;

/** How good a ship is, in credits that it can be expected to bring; also while it is being built. */
export function quality(state: State, seat: Seat): number {
  const board = boardOf(state);
  const base = seat * MAX_SQUARES;
  const front = state.front[seat];
  let exposed = 0;
  let edges = 0;
  let blocked = 0;
  let placed = 0;
  for (let half = 0; half < board.halves; half++) counts[half].reset();
  isFrontier.fill(0);
  for (let square = 0; square < board.count; square++) {
    const here = state.ship[base + square];
    if (here < 0) continue;
    placed++;
    const count = counts[board.squares[square].half];
    count.parts++;
    for (let side = 0; side < 4; side++) {
      const next = board.neighbour[square * 4 + side];
      const points = ((BARRELS[here] | EXHAUST[here]) & (1 << side)) !== 0;
      if (points && next >= 0) {
        blocked++;
        isFrontier[next] |= BLOCKED;
      }
      const own = CONNECTOR[here * 4 + side];
      if (own === 0) continue;
      const there = next < 0 ? -1 : state.ship[base + next];
      if (there < 0) {
        if (next < 0) edges++;
        else {
          exposed++;
          isFrontier[next] |= own === UNIVERSAL ? 3 : 1;
        }
      } else if (side < 2 && matches(own, CONNECTOR[there * 4 + (side ^ 2)])) count.joins++;
    }
    if (!isDead(state, seat, square)) tally(count, state, seat, square, here, front);
  }
  let frontier = 0;
  for (let square = 0; square < board.count; square++) {
    const open = isFrontier[square];
    if (open > 0 && open < BLOCKED) frontier += open === 1 ? 1 : WEIGHTS.universal;
  }
  const full = placed / board.count;
  const profile = PROFILES[levelOf(state) - 1];
  let worth = 0;
  for (let half = 0; half < board.halves; half++) worth += worthOf(counts[half], profile, board.halves);
  if (board.halves === 2) worth += 1.2 * Math.min(pushOf(counts[0]), pushOf(counts[1]));
  const growth = WEIGHTS.growth * (1 - full) * board.count * (1 - Math.exp(-frontier / WEIGHTS.reach));
  const cost = WEIGHTS.exposed * profile.exposed * (edges + exposed * full * full);
  return worth + growth - cost - blocked * WEIGHTS.blocked;
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
      countSupports(count, state, seat, square, here);
      break;
    case KIND.luxuryCabin:
      count.crew += 1;
      count.humans += 1;
      count.luxury++;
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

/** Life supports joined to a normal cabin: an alien could live there. */
function countSupports(count: Count, state: State, seat: Seat, square: number, here: number): void {
  if (TILES[here >> 2].kind !== KIND.cabin) return;
  const { neighbour } = boardOf(state);
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    const there = next < 0 ? -1 : state.ship[seat * MAX_SQUARES + next];
    if (there < 0 || !matches(CONNECTOR[here * 4 + side], CONNECTOR[there * 4 + (side ^ 2)])) continue;
    const { kind } = TILES[there >> 2];
    if (kind === KIND.lifeSupportBrown) count.brown = 1;
    else if (kind === KIND.lifeSupportPurple) count.purple = 1;
    else if (kind === KIND.lifeSupportCyan) count.cyan = 1;
  }
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/** What the components of a half are worth together. */
function worthOf(count: Count, profile: Profile, halves: number): number {
  const share = 1 / halves;
  const consumers = count.shields + count.doubleEngines + count.doubleCannons + count.boosters * 0.5;
  const supply = consumers === 0 ? 0 : Math.min(1, count.tokens / (consumers * 1.2));
  const push =
    count.engines + 1.4 * count.doubleEngines * supply + (count.brown > 0 && count.engines > 0 ? WEIGHTS.alien : 0);
  const fire =
    count.cannons + 1.5 * count.doubleCannons * supply + (count.purple > 0 && count.cannons > 0 ? WEIGHTS.alien : 0);
  let worth = 0;
  worth +=
    share * (count.engines > 0 ? WEIGHTS.firstEngine : 0) + share * (count.engines > 1 ? WEIGHTS.secondEngine : 0); // Open Space leaves those without behind
  worth += rising(push, profile.engines * share, WEIGHTS.push);
  worth += rising(fire, profile.cannons * share, WEIGHTS.fire);
  worth +=
    rising(count.crew, profile.crew * share, WEIGHTS.crew) +
    rising(count.humans, profile.needed * share, WEIGHTS.needed);
  if (count.humans > 0) worth += 3;
  worth += rising(count.containers + WEIGHTS.special * count.special, profile.cargo * share, WEIGHTS.cargo);
  worth += WEIGHTS.shieldSide * BITS[count.shieldSides] * (supply > 0 ? 1 : 0.2) * share;
  worth += WEIGHTS.sideArc * BITS[count.sideArcs & 15];
  worth += rising(count.tokens, consumers * 1.5 + 1, WEIGHTS.token);
  worth += count.luxury * 0.8 + Math.min(count.sleepers, 4) * 0.12 + count.reactors * 0.2 + count.cyan * 1.2;
  worth += count.boosters * 0.25 * Math.min(1, count.tokens / 2);
  return worth + WEIGHTS.join * count.joins + WEIGHTS.part * count.parts;
}
