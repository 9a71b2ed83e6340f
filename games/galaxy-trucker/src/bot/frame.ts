import type { Seat } from '@starboard/kernel';
import { BOARDS, CLASS, MAX_SQUARES, type ShipBoard } from '../content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST, KIND, TILE_COUNT, TILE_KIND } from '../content/tiles.ts';
import { exhaustSides } from '../rules/placement.ts';
import { changes } from '../rules/roads.ts';
import { isDead, matches } from '../rules/ship.ts';
import { boardOf, classOf, isCabin, levelOf, type State } from '../state.ts';
import { Count, tally, tallySupport } from './count.ts';
import { askFor, chanceToFill, FIT, fitOf, PLACE } from './fit.ts';
import { fallsOfAll } from './fragility.ts';
import { add, countBits, has, lowest, neighboursOf, spread, squareSet } from './squareSet.ts';
import { HITS, missingIn, PROFILES, pushOf, WEIGHTS, worthOfParts } from './worth.ts';

/** Nothing makes up for a component that the ship check will object to. */
const HOPELESS = 100;

/** Numbers of a row of {@link Frame.rows}. */
export const ROW = { parts: 0, missing: 1, fill: 2, less: 3, half: 4, place: 5 } as const;
export const ROW_LENGTH = 6;

/** Squares that a tile is tried on differ from the ship in these alone, and in their neighbours. */
const AROUND = 5;
const SIDES = 4;

/** Turns of a placed tile that make a place: `square * 4 + turn`. */
const placeOf = (square: number, placed: number): number => square * 4 + (placed & 3);

/**
 * The frame of a ship: what `quality` asks of it that does not change while others build, kept from one question to the next,
 * and for each tile what it would make of the ship on every square where it fits.
 */
export class Frame {
  #board: ShipBoard = BOARDS[0];
  #setting = -1;
  #level = 1;
  #front = 0;
  #exhausts = 0;
  #isLenient = false;
  readonly #ship = new Int32Array(MAX_SQUARES);
  placed = 0;
  readonly counts: readonly Count[] = [new Count(), new Count()];
  /** Connectors that face an empty square, or the edge of the board. */
  #exposed = 0;
  #edges = 0;
  /** What its neighbours ask of each empty square ({@link chanceToFill}); whether one of them has a connector there, or a barrel. */
  readonly #pattern = new Int32Array(MAX_SQUARES);
  readonly #frontier = squareSet();
  readonly #blocked = squareSet();
  /** Sides on which a component is joined to its neighbour, as bits. */
  readonly #joined = new Uint8Array(MAX_SQUARES);
  readonly #isDead = new Uint8Array(MAX_SQUARES);
  /** Empty squares of each half, and which squares are beside each. */
  readonly #open = [squareSet(), squareSet()] as const;
  #near = neighboursOf(BOARDS[0]);
  readonly #catches = new Uint8Array(MAX_SQUARES);
  /** What falls off in all, by square and joined sides of one component more; -1 where nobody asked yet. */
  readonly #falls = new Int16Array(MAX_SQUARES * 16);
  /** The ship itself, half by half; then places of tiles, as far as anybody asked. */
  rows = new Float64Array(64 * ROW_LENGTH);
  #rowCount = 0;
  readonly #from = new Int32Array(TILE_COUNT);
  readonly #to = new Int32Array(TILE_COUNT);

  isOf(state: State, base: number, setting: number): boolean {
    if (this.#setting !== setting) return false;
    const { ship } = state;
    for (let square = 0; square < MAX_SQUARES; square++) if (this.#ship[square] !== ship[base + square]) return false;
    return true;
  }

  /** Begins anew with the ship of a seat. */
  build(state: State, seat: Seat, setting: number): void {
    this.#board = boardOf(state);
    this.#near = neighboursOf(this.#board);
    this.#setting = setting;
    this.#level = levelOf(state);
    this.#front = headingOf(state, seat);
    this.#exhausts = exhaustSides(state, seat);
    this.#isLenient = state.allowErrors;
    this.placed = this.#exposed = this.#edges = 0;
    for (const count of this.counts) count.become(NOTHING);
    for (const list of [this.#pattern, this.#joined, this.#catches]) list.fill(0);
    for (const set of [this.#frontier, this.#blocked, ...this.#open]) set.fill(0);
    this.#ship.fill(-1);
    this.#falls.fill(-1);
    this.#from.fill(-1);
    const base = seat * MAX_SQUARES;
    for (let square = 0; square < this.#board.count; square++) {
      this.#isDead[square] = isDead(state, seat, square) ? 1 : 0;
      if (state.ship[base + square] >= 0) this.#add(square, state.ship[base + square]);
      else add(this.#open[this.#board.squares[square].half], square);
    }
    this.#rowCount = 0;
    const falls = fallsOfAll(this.#ship, this.#board.neighbour, this.#board.count, this.#joined);
    for (let half = 0; half < this.#board.halves; half++) this.#writeRow(half, falls, -1, 0);
  }

  get halves(): number {
    return this.#board.halves;
  }

  /** Part of the components that fall off on average when one of them is destroyed. */
  get fragility(): number {
    const { neighbour, count } = this.#board;
    return this.placed === 0 ? 0 : fallsOfAll(this.#ship, neighbour, count, this.#joined) / this.placed;
  }

  /** Adds a component: it covers connectors, asks something of its neighbours, and is joined to some. */
  #add(square: number, here: number): void {
    const { neighbour, squares } = this.#board;
    const count = this.counts[squares[square].half];
    const pointed = BARRELS[here] | EXHAUST[here];
    const isAlive = this.#isDead[square] === 0;
    this.#ship[square] = here;
    this.placed++;
    count.parts++;
    if (isAlive) tally(count, here, this.#front);
    for (let side = 0; side < SIDES; side++) {
      const next = neighbour[square * SIDES + side];
      const own = CONNECTOR[here * SIDES + side];
      if (next < 0) {
        if (own !== 0) this.#edges++;
        continue;
      }
      const there = this.#ship[next];
      if (there < 0) {
        this.#pattern[next] += PLACE[side ^ 2] * askFor(own);
        if ((pointed & (1 << side)) !== 0) add(this.#blocked, next);
        if (own === 0) continue;
        this.#exposed++;
        add(this.#frontier, next);
        continue;
      }
      const other = CONNECTOR[there * SIDES + (side ^ 2)];
      if (other !== 0) this.#exposed--;
      if (matches(own, other)) this.#join(count, square, side, next);
    }
  }

  #join(count: Count, square: number, side: number, next: number): void {
    this.#joined[square] |= 1 << side;
    this.#joined[next] |= 1 << (side ^ 2);
    count.joins++;
    this.#tallyBeside(count, square, next);
    this.#tallyBeside(count, next, square);
  }

  /** What is joined to a cabin: life supports, so that an alien could live in it, and cabins from which it would catch an Epidemic. */
  #tallyBeside(count: Count, square: number, beside: number): void {
    const kind = TILE_KIND[this.#ship[square] >> 2];
    if (!isCabin(kind) || this.#isDead[square] === 1) return;
    const other = TILE_KIND[this.#ship[beside] >> 2];
    if (!isCabin(other)) {
      if (kind === KIND.cabin) tallySupport(count, other);
    } else if (this.#catches[square] === 0) {
      this.#catches[square] = 1;
      count.catching++;
    }
  }

  /** Writes what a half is worth beside hope, and what the ship as a whole is worth less. */
  #writeRow(half: number, falls: number, place: number, fault: number): void {
    if ((this.#rowCount + 1) * ROW_LENGTH > this.rows.length) this.rows = longer(this.rows);
    const at = this.#rowCount++ * ROW_LENGTH;
    const { halves, count } = this.#board;
    const { rows } = this;
    const [first, second] = this.counts;
    rows[at + ROW.parts] = worthOfParts(this.counts[half], this.#level, halves);
    rows[at + ROW.missing] = missingIn(this.counts[half]);
    rows[at + ROW.fill] = this.#squaresToFill(half);
    const full = this.placed / count;
    const fragility = this.placed === 0 ? 0 : falls / this.placed;
    const exposed = PROFILES[this.#level - 1].exposed * (this.#edges + this.#exposed * full * full);
    const less = WEIGHTS.fragile * HITS[this.#level - 1] * fragility + WEIGHTS.exposed * exposed + fault;
    rows[at + ROW.less] = halves === 1 ? less : less - WEIGHTS.evenPush * Math.min(pushOf(first), pushOf(second));
    rows[at + ROW.half] = half;
    rows[at + ROW.place] = place;
  }

  /** Squares beside the ship as likely as something fits there, and those that one can get to from them. */
  #squaresToFill(half: number): number {
    const open = this.#open[half];
    for (const word of WORDS) {
      free[word] = open[word] & ~this.#blocked[word];
      reached[word] = free[word] & this.#frontier[word];
    }
    let beside = 0;
    if (this.counts[half].parts === 0) {
      beside = WEIGHTS.freeStart; // GT-18.10: the first one goes anywhere
      reached.set(free);
    } else {
      for (const word of WORDS)
        for (let left = reached[word]; left !== 0; left &= left - 1)
          beside += chanceToFill(this.#pattern[word * 32 + lowest(left)]);
      spread(reached, free, this.#near);
      for (const word of WORDS) reached[word] &= ~this.#frontier[word];
    }
    const beyond = countBits(reached[0]) + countBits(reached[1]);
    return beside + beyond * (1 - Math.exp(-beside / WEIGHTS.reach));
  }

  /** Finds where a tile could go, and what it would make of the ship there. */
  find(tile: number): { readonly from: number; readonly to: number } {
    if (this.#from[tile] < 0) {
      this.#from[tile] = this.#rowCount;
      for (const open of this.#open)
        for (const word of WORDS)
          for (let left = open[word]; left !== 0; left &= left - 1) this.#turn(tile, word * 32 + lowest(left));
      this.#to[tile] = this.#rowCount;
    }
    span.from = this.#from[tile] * ROW_LENGTH;
    span.to = this.#to[tile] * ROW_LENGTH;
    return span;
  }

  /** Tries a tile on a square in all ways that the rules of building allow. */
  #turn(tile: number, square: number): void {
    for (let turn = 0; turn < QUARTERS; turn++) {
      const placed = tile * 4 + turn;
      const fit = this.#fitOn(square, placed);
      if ((fit & FIT.joined) !== 0 && (this.#isLenient || (fit & FIT.sound) !== 0)) this.#try(square, placed, fit);
    }
  }

  /** GT-5.7: how a component goes with an empty square. GT-18.10: the first one of a half needs nothing to hang on. */
  #fitOn(square: number, placed: number): number {
    const { halves, squares } = this.#board;
    const exhaust = EXHAUST[placed];
    let fit = fitOf(placed, this.#pattern[square]);
    if (has(this.#blocked, square) || (exhaust !== 0 && (exhaust & this.#exhausts) === 0)) fit &= ~FIT.sound;
    if (halves === 2 && this.counts[squares[square].half].parts === 0) fit |= FIT.joined;
    return fit;
  }

  /** Where the row of one place begins. */
  rowAt(square: number, placed: number): number {
    const { from, to } = this.find(placed >> 2);
    const place = placeOf(square, placed);
    for (let at = from; at < to; at += ROW_LENGTH) if (this.rows[at + ROW.place] === place) return at;
    this.#try(square, placed, this.#fitOn(square, placed)); // where it may not go: for whoever asks anyway
    return --this.#rowCount * ROW_LENGTH;
  }

  /** Puts a component onto an empty square, writes the row, and takes it off again. */
  #try(square: number, placed: number, fit: number): void {
    const fault = (fit & SOUND_AND_JOINED) === SOUND_AND_JOINED ? 0 : HOPELESS;
    const { squares } = this.#board;
    const { half } = squares[square];
    const { placed: before, counts } = this;
    const exposed = this.#exposed;
    const edges = this.#edges;
    spare.become(counts[half]);
    this.#keep(square);
    this.#open[half][square >> 5] ^= 1 << square;
    this.#add(square, placed);
    const known = square * 16 + this.#joined[square];
    if (this.#falls[known] < 0)
      this.#falls[known] = fallsOfAll(this.#ship, this.#board.neighbour, this.#board.count, this.#joined);
    this.#writeRow(half, this.#falls[known], placeOf(square, placed), fault);
    this.#ship[square] = -1;
    this.#open[half][square >> 5] ^= 1 << square;
    this.placed = before;
    this.#exposed = exposed;
    this.#edges = edges;
    counts[half].become(spare);
    this.#restore(square);
  }

  /** Keeps what is known of a square and its neighbours. */
  #keep(square: number): void {
    const { neighbour } = this.#board;
    kept.frontier.set(this.#frontier);
    kept.blocked.set(this.#blocked);
    for (let i = 0; i < AROUND; i++) {
      const at = i === SIDES ? square : neighbour[square * SIDES + i];
      if (at < 0) continue;
      kept.pattern[i] = this.#pattern[at];
      kept.joined[i] = this.#joined[at];
      kept.catches[i] = this.#catches[at];
    }
  }

  #restore(square: number): void {
    const { neighbour } = this.#board;
    this.#frontier.set(kept.frontier);
    this.#blocked.set(kept.blocked);
    for (let i = 0; i < AROUND; i++) {
      const at = i === SIDES ? square : neighbour[square * SIDES + i];
      if (at < 0) continue;
      this.#pattern[at] = kept.pattern[i];
      this.#joined[at] = kept.joined[i];
      this.#catches[at] = kept.catches[i];
    }
  }
}

const QUARTERS = 4;
const SOUND_AND_JOINED = FIT.sound | FIT.joined;
const NOTHING = new Count();
const spare = new Count();
const kept = {
  pattern: new Int32Array(AROUND),
  frontier: squareSet(),
  blocked: squareSet(),
  joined: new Uint8Array(AROUND),
  catches: new Uint8Array(AROUND),
};
/** Squares that can still be built on, and those of them that one can get to from the ship. */
const free = squareSet();
const reached = squareSet();
const WORDS = [0, 1] as const;
const span = { from: 0, to: 0 };

function longer(rows: Float64Array): Float64Array<ArrayBuffer> {
  const result = new Float64Array(2 * rows.length);
  result.set(rows);
  return result;
}

/** The side that a ship is built towards. GT-18.8: in class IA everyone has another one in mind, for the bonus. */
const headingOf = (state: State, seat: Seat): number =>
  state.phase === 'build' && classOf(state) === CLASS.IA ? seat & 3 : state.front[seat];

/** All that a frame depends on beside the ship, as one number. */
function settingOf(state: State, seat: Seat): number {
  const dark = changes(state, seat, 'dark-column') ? state.blackout * 2 + (state.front[seat] & 1) : 0;
  const rules = exhaustSides(state, seat) * 2 + (state.allowErrors ? 1 : 0);
  return (((dark * 32 + rules) * 4 + headingOf(state, seat)) * 4 + levelOf(state)) * 8 + classOf(state);
}

/** Frames that are kept. */
const SLOTS = 512;
const frames: Frame[] = [];
let last = new Frame();

/** The frame of a ship: the same as long as nothing is built. */
export function frameOf(state: State, seat: Seat): Frame {
  const base = seat * MAX_SQUARES;
  const setting = settingOf(state, seat);
  if (last.isOf(state, base, setting)) return last;
  let hash = setting;
  for (let square = 0; square < MAX_SQUARES; square++)
    hash = Math.imul(hash ^ (state.ship[base + square] + 1), 0x9e3779b1) ^ (hash >>> 15);
  const slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
  frames[slot] ??= new Frame();
  last = frames[slot];
  if (!last.isOf(state, base, setting)) last.build(state, seat, setting);
  return last;
}
