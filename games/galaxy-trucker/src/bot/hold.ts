import type { Seat } from '@starboard/kernel';
import { GOOD_VALUE, GOODS, RED } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { isDead } from '../rules/ship.ts';
import { boardOf, cell, flightOrder, goodsCount, type State, squareInRace } from '../state.ts';

/** What a ship in the race has for goods: places that take red ones, others, and how many of each colour are aboard. */
interface Hold {
  special: number;
  common: number;
  readonly aboard: number[];
}

interface Load {
  worth: number;
  count: number;
}

const load: Load = { worth: 0, count: 0 };
const hold: Hold = { special: 0, common: 0, aboard: [0, 0, 0, 0] };

function holdOf(state: State, seat: Seat): Hold {
  hold.special = hold.common = 0;
  hold.aboard.fill(0);
  for (let square = 0; square < boardOf(state).count; square++) {
    const at = cell(seat, square);
    const placed = state.ship[at];
    if (placed < 0 || !squareInRace(state, seat, square)) continue;
    const { containers, special } = TILES[placed >> 2];
    if (containers + special === 0 || isDead(state, seat, square)) continue;
    hold.special += special;
    hold.common += containers;
    for (let good = 0; good < GOODS.length; good++) hold.aboard[good] += goodsCount(state.goods[at], good);
  }
  return hold;
}

/** What the dearest of some goods are worth that there are places for, and how many they are. */
function bestLoad({ special, common }: Pick<Hold, 'special' | 'common'>, counts: readonly number[]): Load {
  const reds = Math.min(counts[RED], special);
  let places = special - reds + common;
  load.worth = reds * GOOD_VALUE[RED];
  for (let good = RED + 1; good < GOODS.length; good++) {
    const loaded = Math.min(counts[good], places);
    places -= loaded;
    load.worth += loaded * GOOD_VALUE[good];
  }
  load.count = special + common - places;
  return load;
}

/** GT-9.7: by how much a ship's goods are worth more if it is offered these. */
export function gainOfGoods(state: State, seat: Seat, goods: readonly number[]): number {
  const { aboard } = holdOf(state, seat);
  const before = bestLoad(hold, aboard).worth;
  for (const good of goods) aboard[good]++;
  return bestLoad(hold, aboard).worth - before;
}

/** GT-9.7: the seat that goods wait for, or -1: who was the last to land, to dock or to win them. */
function loader(state: State): Seat {
  if (state.card < 0 || state.pool.every((count) => count === 0)) return -1;
  const order = flightOrder(state);
  const isIn = (seat: Seat): boolean => state.placeOf[seat] >= 0 || state.usedIt[seat] === 1;
  for (let i = order.length - 1; i >= 0; i--) if (isIn(order[i])) return order[i];
  return -1;
}

/** What will be aboard when the goods that wait for a ship are loaded as well as they can be; undefined if none wait. */
export function fullLoad(state: State, seat: Seat): Readonly<Load> | undefined {
  if (loader(state) !== seat) return undefined;
  const { aboard } = holdOf(state, seat);
  for (let good = 0; good < GOODS.length; good++) aboard[good] += state.pool[good];
  return bestLoad(hold, aboard);
}

/** GT-9.7: by how much a ship's goods are worth more in the end if it first takes off this one. */
export function gainOfUnloading(state: State, seat: Seat, good: number, from: number): number {
  const { goods, pool } = state;
  const before = loadable(state, seat);
  state.goods = goods.slice();
  state.pool = pool.slice();
  state.goods[cell(seat, from)] -= 1 << (good * 2);
  state.pool[good]++;
  const after = loadable(state, seat);
  state.goods = goods;
  state.pool = pool;
  return after - before - GOOD_VALUE[good];
}

/** What those of the waiting goods are worth that can be loaded as the ship is. */
function loadable(state: State, seat: Seat): number {
  const { special, common, aboard } = holdOf(state, seat);
  let reds = 0;
  let free = special + common - aboard.reduce((sum, count) => sum + count, 0);
  for (let square = 0; square < boardOf(state).count; square++) {
    const placed = state.ship[cell(seat, square)];
    if (placed < 0 || !squareInRace(state, seat, square) || isDead(state, seat, square)) continue;
    const { special: places, containers } = TILES[placed >> 2];
    const packed = state.goods[cell(seat, square)];
    const inside = GOODS.reduce((sum, _, good) => sum + goodsCount(packed, good), 0);
    reds += Math.min(places - goodsCount(packed, RED), places + containers - inside);
  }
  free -= reds;
  return bestLoad({ special: reds, common: free }, state.pool).worth;
}
