import { CULTURE_COUNT, CULTURES, GOODS } from '../content/cultures.ts';
import type { Open } from '../state.ts';
import { STOP_COUNT, type Ways } from './travel.ts';
import { beginVersion, endVersion, Kept, mix } from './versions.ts';

/** What a good brings on average over the three markets. */
export const MIDDLE: readonly number[] = GOODS.map(({ resale }) => (resale[0] + resale[1] + resale[2]) / 3);

/** Half turns that are looked ahead; what comes later is like it. */
const AHEAD = 20;
const ROWS = AHEAD + 1;

/** What trading brings from each stop in so many half turns, for one ship: where it can buy at once, and where it moves on. */
export interface Trade {
  readonly buying: Float64Array;
  readonly leaving: Float64Array;
  /** The same from anywhere, for a ship that has to earn its first money yet. */
  readonly poor: Float64Array;
  /** By half turns: {@link worthFrom} is no more than this, wherever it begins and with whatever money. */
  readonly most: Float64Array;
}

/** Markets run empty, others come first, and flights go wrong. */
const REALITY = 0.45;
/** To buy or sell more than one unit, a ship stays for a turn. */
const STAYING = 1;
/** Units that are counted on in a market, at most. */
const MOST_UNITS = 4;

const known = new Kept<Trade>(2000);

/** Units for sale, by two: a market with one unit more or less is much the same. */
const unitsAt = (state: Open, culture: number): number => {
  const units = state.stock[state.home[culture] * CULTURE_COUNT + culture];
  return Math.min(MOST_UNITS, units + (units & 1));
};

/** The trades that a ship with so much room can live on, pirates or not; `isExact` looks at what the markets have in stock. */
export function tradeOf(state: Open, present: Ways, room: number, isExact: boolean): Trade {
  const ways = present.safe ?? present;
  beginVersion(2);
  mix(Math.floor(ways.version / 2 ** 21));
  mix(ways.version % 2 ** 21);
  mix(room);
  for (let culture = 0; culture < CULTURE_COUNT; culture++) {
    const home = state.home[culture];
    mix(home < 0 ? 0 : (home + 1) * 8 + (isExact ? unitsAt(state, culture) : MOST_UNITS));
  }
  const version = endVersion();
  return known.get(version) ?? known.set(version, findTrade(state, ways, room, isExact));
}

/** By stop and stop, where there is a trade: the profit; as lists, since most pairs have none. */
const froms = new Int8Array(STOP_COUNT * STOP_COUNT);
const tos = new Int8Array(STOP_COUNT * STOP_COUNT);
const gains = new Float64Array(STOP_COUNT * STOP_COUNT);
const waits = new Int16Array(STOP_COUNT * STOP_COUNT);
let pairs = 0;
/** Stops where goods for a trade can be bought. */
const markets = new Int8Array(STOP_COUNT);
let marketCount = 0;

function findPairs(state: Open, ways: Ways, room: number, isExact: boolean): void {
  pairs = 0;
  marketCount = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) {
    const home = state.home[culture];
    if (home < 0) continue;
    const { cost, size, buyers } = CULTURES[culture].good;
    const units = Math.min(isExact ? unitsAt(state, culture) : MOST_UNITS, Math.floor(room / size));
    if (units === 0) continue;
    const before = pairs;
    for (const buyer of buyers) {
      if (state.home[buyer] < 0) continue;
      froms[pairs] = home;
      tos[pairs] = state.home[buyer];
      waits[pairs] = halves(ways.hops[home * STOP_COUNT + state.home[buyer]]);
      gains[pairs++] = REALITY * units * (MIDDLE[culture] - cost);
    }
    if (pairs > before) markets[marketCount++] = home;
  }
}

/** By stop and stop: half turns from one to the other, and those for a landing. */
const delays = new Int16Array(STOP_COUNT * STOP_COUNT);
const halves = (turns: number): number => Math.round(2 * (turns + STAYING));

/** Stop by stop and turn by turn: the best trade from here, or the best market to go to. */
function findTrade(state: Open, ways: Ways, room: number, isExact: boolean): Trade {
  const buying = new Float64Array(ROWS * STOP_COUNT);
  const leaving = new Float64Array(ROWS * STOP_COUNT);
  findPairs(state, ways, room, isExact);
  const poor = new Float64Array(ROWS);
  if (pairs === 0) return { buying, leaving, poor, most: mostFrom(poor) };
  for (let i = 0; i < delays.length; i++) delays[i] = halves(ways.hops[i]);
  for (let row = 1; row < ROWS; row++) {
    for (let from = 0; from < STOP_COUNT; from++) {
      let elsewhere = leaving[(row - 1) * STOP_COUNT + from];
      for (let i = 0; i < marketCount; i++) {
        const to = markets[i];
        if (to === from) continue;
        const rest = row - delays[from * STOP_COUNT + to];
        if (rest > 0 && buying[rest * STOP_COUNT + to] > elsewhere) elsewhere = buying[rest * STOP_COUNT + to];
      }
      leaving[row * STOP_COUNT + from] = elsewhere;
      buying[row * STOP_COUNT + from] = Math.max(elsewhere, buying[(row - 1) * STOP_COUNT + from]);
    }
    for (let pair = 0; pair < pairs; pair++) {
      const rest = row - waits[pair];
      if (rest < 0) continue;
      const at = row * STOP_COUNT + froms[pair];
      const gain = gains[pair] + buying[rest * STOP_COUNT + tos[pair]];
      if (gain > buying[at]) buying[at] = gain;
    }
    for (let stop = 0; stop < STOP_COUNT; stop++)
      if (buying[row * STOP_COUNT + stop] > poor[row]) poor[row] = buying[row * STOP_COUNT + stop];
  }
  return { buying, leaving, poor, most: mostFrom(poor) };
}

/** What a turn is worth in any case: passengers, missions, cultures that nobody has met. */
export const A_TURN = 25;
/** What trading brings in a turn once enough is known. */
const HOPE = 30;

/** Near the end little comes of what is only hoped for. */
const UNCERTAIN_TURNS = 6;

/** Half turns that a ship without money is behind; and the money with which it is not. */
const BEHIND = 8;
const ENOUGH = 320;
const TOO_LITTLE = 20;

/** Half turns of the longest match, and some more. */
const LONGEST = 64;

function mostFrom(poor: Float64Array): Float64Array {
  const most = new Float64Array(LONGEST);
  for (let row = 1; row < LONGEST; row++) {
    const certain = Math.min(1, row / 2 / UNCERTAIN_TURNS);
    const trades = row < AHEAD ? poor[row] : (poor[AHEAD] * row) / AHEAD;
    most[row] = (A_TURN * row * certain) / 2 + Math.max(trades, (HOPE * row * certain) / 2);
  }
  return most;
}

/** What a ship earns from a stop in so many turns, with so much money to begin with. */
export function worthFrom(trade: Trade, isBuying: boolean, stop: number, turns: number, money: number): number {
  if (turns <= 0) return 0;
  const halfTurns = 2 * turns;
  const share = money >= ENOUGH ? 1 : money <= TOO_LITTLE ? 0 : (money - TOO_LITTLE) / (ENOUGH - TOO_LITTLE);
  const rich = share === 0 ? 0 : read(isBuying ? trade.buying : trade.leaving, STOP_COUNT, stop, halfTurns);
  const poor = share === 1 || halfTurns <= BEHIND ? 0 : read(trade.poor, 1, 0, halfTurns - BEHIND);
  const trades = share * rich + (1 - share) * poor;
  const certain = Math.min(1, turns / UNCERTAIN_TURNS);
  const hoped = HOPE * turns * certain;
  return A_TURN * turns * certain + Math.max(trades, hoped);
}

function read(values: Float64Array, width: number, at: number, halfTurns: number): number {
  if (halfTurns >= AHEAD) return (values[AHEAD * width + at] * halfTurns) / AHEAD;
  const row = Math.floor(halfTurns);
  const low = values[row * width + at];
  return low + (halfTurns - row) * (values[(row + 1) * width + at] - low);
}
