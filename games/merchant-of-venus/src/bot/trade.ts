import { CULTURE_COUNT, CULTURES, GOODS } from '../content/cultures.ts';
import type { Open } from '../state.ts';
import { STOP_COUNT, type Ways } from './travel.ts';

/** What a good brings on average over the three markets. */
export const MIDDLE: readonly number[] = GOODS.map(({ resale }) => (resale[0] + resale[1] + resale[2]) / 3);

/** Half turns that are looked ahead; what comes later is like it. */
const AHEAD = 24;
const ROWS = AHEAD + 1;

/** What trading brings from each stop, in so many half turns, for one ship and so much money. */
export interface Trade {
  /** From a market where the ship can buy; and from one where it cannot. */
  readonly buying: Float64Array;
  readonly leaving: Float64Array;
}

/** Markets run empty, and others come first. */
const REALITY = 0.6;
/** Units that a market has for sale. */
const USUAL_STOCK = 4;
/** To buy or sell more than one unit, a ship stays for a turn. */
const STAYING = 1;

const PURSES = [0, 30, 60, 100, 150, 220, 320, 450, 700] as const;

interface Kept {
  readonly homes: readonly number[];
  readonly ways: Ways;
  readonly room: number;
  readonly trades: (Trade | undefined)[];
}

const known = new Map<Ways, Kept[]>();
const MOST_KNOWN = 400;
const MOST_HOMES = 64;
const latest: (Kept | undefined)[] = [];

const isSame = ({ homes, ways, room }: Kept, state: Open, wanted: Ways, wantedRoom: number): boolean => {
  if (ways !== wanted || room !== wantedRoom) return false;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) if (homes[culture] !== state.home[culture]) return false;
  return true;
};

function keptFor(state: Open, seat: number, ways: Ways, room: number): Kept {
  const last = latest[seat];
  if (last !== undefined && isSame(last, state, ways, room)) return last;
  let all = known.get(ways);
  if (all === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    all = [];
    known.set(ways, all);
  }
  let kept = all.find((one) => isSame(one, state, ways, room));
  if (kept === undefined) {
    if (all.length >= MOST_HOMES) all.length = 0;
    kept = { homes: [...state.home], ways, room, trades: [] };
    all.push(kept);
  }
  latest[seat] = kept;
  return kept;
}

let below: Trade = { buying: new Float64Array(0), leaving: new Float64Array(0) };
let above: Trade = below;
let share = 0;

/** Gets the trades of a seat ready for {@link worthFrom}: room in its holds, and money to begin with. */
export function readTrade(state: Open, seat: number, ways: Ways, room: number, money: number): void {
  const kept = keptFor(state, seat, ways, room);
  let purse = 0;
  while (purse < PURSES.length - 2 && PURSES[purse + 1] <= money) purse++;
  const width = PURSES[purse + 1] - PURSES[purse];
  share = Math.min(1, Math.max(0, (money - PURSES[purse]) / width));
  below = tradeOf(kept, purse);
  above = tradeOf(kept, purse + 1);
}

const tradeOf = (kept: Kept, purse: number): Trade => (kept.trades[purse] ??= findTrade(kept, PURSES[purse]));

const between = (one: Float64Array, other: Float64Array, at: number): number => one[at] + share * (other[at] - one[at]);

/** What a turn is worth in any case: passengers, missions, cultures that nobody has met. */
const A_TURN = 25;
/** What trading brings in a turn once enough is known. */
const HOPE = 30;

/** What a ship earns from a stop in so many turns: with a look at its market, or moving on at once. */
export const worthFrom = (stop: number, turns: number, isBuying: boolean): number =>
  turns <= 0 ? 0 : A_TURN * turns + Math.max(HOPE * turns, tradesFrom(stop, turns, isBuying));

function tradesFrom(stop: number, turns: number, isBuying: boolean): number {
  const one = isBuying ? below.buying : below.leaving;
  const other = isBuying ? above.buying : above.leaving;
  const halves = 2 * turns;
  if (halves >= AHEAD) return (between(one, other, AHEAD * STOP_COUNT + stop) * halves) / AHEAD;
  const row = Math.floor(halves);
  const low = between(one, other, row * STOP_COUNT + stop);
  const high = between(one, other, (row + 1) * STOP_COUNT + stop);
  return low + (halves - row) * (high - low);
}

/** Stop by stop and turn by turn: the best trade from here, or the best place to go to. */
function findTrade({ homes, ways, room }: Kept, money: number): Trade {
  const buying = new Float64Array(ROWS * STOP_COUNT);
  const leaving = new Float64Array(ROWS * STOP_COUNT);
  const delays = Int8Array.from(ways.hops, (turns) => Math.round(2 * (turns + STAYING)));
  const profits = profitsOf(homes, room, money);
  for (let row = 1; row < ROWS; row++)
    for (let from = 0; from < STOP_COUNT; from++) {
      let best = buying[(row - 1) * STOP_COUNT + from];
      let elsewhere = leaving[(row - 1) * STOP_COUNT + from];
      for (let to = 0; to < STOP_COUNT; to++) {
        const rest = row - delays[from * STOP_COUNT + to];
        if (rest < 0 || to === from) continue;
        const after = buying[rest * STOP_COUNT + to];
        if (after > elsewhere) elsewhere = after;
        const gain = after + profits[from * STOP_COUNT + to];
        if (gain > best) best = gain;
      }
      buying[row * STOP_COUNT + from] = Math.max(best, elsewhere);
      leaving[row * STOP_COUNT + from] = elsewhere;
    }
  return { buying, leaving };
}

/** By stop and stop: what a shipload of the first one's good brings at the second. */
function profitsOf(homes: readonly number[], room: number, money: number): Float64Array {
  const profits = new Float64Array(STOP_COUNT * STOP_COUNT);
  for (let culture = 0; culture < CULTURE_COUNT; culture++) {
    const { cost, size, buyers } = CULTURES[culture].good;
    const units = Math.min(USUAL_STOCK, Math.floor(room / size), Math.floor(money / cost));
    if (homes[culture] < 0 || units === 0) continue;
    for (const buyer of buyers)
      if (homes[buyer] >= 0)
        profits[homes[culture] * STOP_COUNT + homes[buyer]] = REALITY * units * (MIDDLE[culture] - cost);
  }
  return profits;
}
