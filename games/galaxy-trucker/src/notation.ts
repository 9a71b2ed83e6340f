import {
  BadInput,
  join,
  type Notation,
  type Plain,
  readArray,
  readBoolean,
  readId,
  readInt,
  readObject,
  readRecord,
  type Seat,
  seats,
} from '@starboard/kernel';
import { CARDS } from './content/cards.ts';
import { ROADS } from './content/roads.ts';
import { GOODS, SPECIALISATIONS, STASH } from './content/tables.ts';
import { COLOURS, KIND, TILE_COUNT, TILES } from './content/tiles.ts';
import { fill } from './rules/launch.ts';
import { humansAt } from './rules/roundSetup.ts';
import { hasComponents } from './rules/ship.ts';
import {
  ALIENS,
  AT,
  boardOf,
  cell,
  FIRST_ALIEN,
  goodsCount,
  HALF,
  kindAt,
  levelOf,
  PHASES,
  SEEN_BY_ALL,
  type State,
  whereKind,
  whereSeat,
} from './state.ts';

/**
 * A table as people write it down: `{ phase: 'flight', deck: ['i-05'], seats: { 0: { position: 3, credits: 4, ship: { '7,7':
 * { tile: 'b001' }, '6,7': { tile: 'b033', turn: 1 } } } } }`. Squares are row and column as printed. `patch` takes any part of
 * what `describe` shows; components of a patched ship are full (GT-8.7) unless they say otherwise.
 */

const TILE_IDS = TILES.map(({ id }) => id);
const CARD_IDS = CARDS.map(({ id }) => id);
const ROAD_IDS = ROADS.map(({ id }) => id);
const SIDE_IDS = ['north', 'east', 'south', 'west'];
const HALF_IDS = ['flying', 'gave-up', 'absent'];

const squareName = (state: State, square: number): string => {
  const { row, column } = boardOf(state).squares[square];
  return `${row},${column}`;
};

function readSquare(state: State, raw: string, where: string): number {
  const square = boardOf(state).squares.findIndex(({ row, column }) => raw === `${row},${column}`);
  if (square < 0) throw new BadInput(where, `class ${boardOf(state).id} has no square ${raw}`);
  return square;
}

function describeComponent(state: State, seat: Seat, square: number): Plain {
  const at = cell(seat, square);
  const placed = state.ship[at];
  const lives = state.crew[at];
  const goods = Object.fromEntries(
    GOODS.map((id, good) => [id, goodsCount(state.goods[at], good)] as const).filter(([, count]) => count > 0),
  );
  const asleep = kindAt(state, seat, square) === KIND.stasisChamber;
  return {
    tile: TILE_IDS[placed >> 2],
    turn: placed & 3,
    ...(asleep
      ? { sleepers: lives }
      : lives >= FIRST_ALIEN
        ? { alien: ALIENS[lives - FIRST_ALIEN] }
        : { humans: lives }),
    tokens: state.tokens[at],
    goods,
  };
}

function describeShip(state: State, seat: Seat): Plain {
  const squares = Array.from({ length: boardOf(state).count }, (_, square) => square);
  return Object.fromEntries(
    squares
      .filter((square) => state.ship[cell(seat, square)] >= 0)
      .map((square) => [squareName(state, square), describeComponent(state, seat, square)]),
  );
}

const tilesAt = (state: State, where: number): string[] => TILE_IDS.filter((_, tile) => state.where[tile] === where);
const halvesOf = (state: State, seat: Seat): number[] =>
  boardOf(state).halves === 2 ? [seat * 2, seat * 2 + 1] : [seat * 2];

function describeSeat(state: State, seat: Seat): Plain {
  return {
    colour: COLOURS[state.colour[seat]],
    credits: state.credits[seat],
    loans: state.loans[seat],
    position: state.position[seat],
    number: state.number[seat],
    front: SIDE_IDS[state.front[seat]],
    halves: halvesOf(state, seat).map((half) => HALF_IDS[state.half[half]]),
    hyper: halvesOf(state, seat).map((half) => state.hyper[half]),
    role: SPECIALISATIONS[state.role[seat]] ?? 'none',
    hand: TILE_IDS[state.hand[seat]] ?? 'none',
    stash: tilesAt(state, AT.stash + seat),
    lost: tilesAt(state, AT.lost + seat),
    ship: describeShip(state, seat),
    escort: state.escort[seat],
  };
}

function describe(state: State): Plain {
  return {
    phase: state.phase,
    round: state.round + 1,
    level: levelOf(state),
    class: boardOf(state).id,
    seats: seats(state.players).map((seat) => describeSeat(state, seat)),
    faceUp: tilesAt(state, AT.faceUp),
    card: CARD_IDS[state.card] ?? 'none',
    deck: state.deck.slice(state.deckAt).map((card) => CARD_IDS[card]),
    again: state.again.map((card) => CARD_IDS[card]),
    piles: state.piles.map((card) => CARD_IDS[card]),
    roads: state.roads.map((road) => ROAD_IDS[road]),
    blackout: state.blackout,
    bank: Object.fromEntries(GOODS.map((id, good) => [id, state.bankGoods[good]])),
    active: state.active,
    sand: state.sand,
    flips: state.flips,
    fifthWheel: state.fifthWheel,
  };
}

/** Takes a tile from wherever it lies. */
function fetch(state: State, tile: number): void {
  const where = state.where[tile];
  if (whereKind(where) === AT.ship) {
    const at = state.ship.findIndex((placed) => placed >> 2 === tile && placed >= 0);
    if (at >= 0) clearSquare(state, at);
  }
  if (whereKind(where) === AT.hand) state.hand[whereSeat(where)] = -1;
  if (whereKind(where) === AT.stash) state.stash[state.stash.indexOf(tile)] = -1;
  state.where[tile] = AT.faceDown;
}

function clearSquare(state: State, at: number): void {
  state.bankHumans += humansAt(state, at);
  state.bankTokens += state.tokens[at];
  for (let good = 0; good < GOODS.length; good++) state.bankGoods[good] += goodsCount(state.goods[at], good);
  const tile = state.ship[at] >> 2;
  state.where[tile] = TILES[tile].kind === KIND.startCabin ? AT.box : AT.faceDown;
  for (const list of [state.crew, state.tokens, state.goods]) list[at] = 0;
  state.ship[at] = -1;
}

const COMPONENT = ['turn', 'humans', 'alien', 'sleepers', 'tokens', 'goods'];

function patchComponent(state: State, seat: Seat, square: number, raw: unknown, where: string): void {
  const value = readObject(raw, where, ['tile'], COMPONENT);
  const tile = readId(value.tile, join(where, 'tile'), TILE_IDS);
  const at = cell(seat, square);
  fetch(state, tile);
  state.ship[at] = tile * 4 + readInt(value.turn ?? 0, join(where, 'turn'), 0, 3);
  state.where[tile] = AT.ship + seat;
  state.seen[tile] = SEEN_BY_ALL;
  fill(state, seat, square);
  if (value.humans !== undefined) setCrew(state, at, readInt(value.humans, join(where, 'humans'), 0, 2));
  if (value.sleepers !== undefined) setCrew(state, at, readInt(value.sleepers, join(where, 'sleepers'), 0, 4));
  if (value.alien !== undefined) {
    setCrew(state, at, 0);
    state.crew[at] = FIRST_ALIEN + readId(value.alien, join(where, 'alien'), ALIENS);
  }
  if (value.tokens !== undefined) {
    const tokens = readInt(value.tokens, join(where, 'tokens'), 0, 3);
    state.bankTokens += state.tokens[at] - tokens;
    state.tokens[at] = tokens;
  }
  for (const [id, count] of Object.entries(readRecord(value.goods ?? {}, join(where, 'goods')))) {
    const good = readId(id, join(where, 'goods'), GOODS);
    const cubes = readInt(count, join(where, `goods.${id}`), 0, 3);
    state.goods[at] += cubes << (good * 2);
    state.bankGoods[good] -= cubes;
  }
}

function setCrew(state: State, at: number, humans: number): void {
  state.bankHumans += humansAt(state, at) - humans;
  state.crew[at] = humans;
}

function patchShip(state: State, seat: Seat, raw: unknown, where: string): void {
  for (let square = 0; square < boardOf(state).count; square++) {
    if (state.ship[cell(seat, square)] >= 0) clearSquare(state, cell(seat, square));
  }
  for (const [name, component] of Object.entries(readRecord(raw, where))) {
    patchComponent(state, seat, readSquare(state, name, where), component, join(where, name));
  }
}

const readTiles = (raw: unknown, where: string): number[] =>
  readArray(raw, where, TILE_COUNT).map((id, i) => readId(id, join(where, i), TILE_IDS));

function patchSeat(state: State, seat: Seat, raw: unknown, where: string): void {
  const value = readObject(raw, where, [], SEAT_KEYS);
  const at = (key: string): string => join(where, key);
  if (value.ship !== undefined) patchShip(state, seat, value.ship, at('ship'));
  if (value.credits !== undefined) {
    const credits = readInt(value.credits, at('credits'), 0, 100_000);
    state.bankCredits += state.credits[seat] - credits;
    state.credits[seat] = credits;
  }
  if (value.loans !== undefined) state.loans[seat] = readInt(value.loans, at('loans'), 0, 100);
  if (value.position !== undefined) state.position[seat] = readInt(value.position, at('position'), -200, 1000);
  if (value.number !== undefined) state.number[seat] = readInt(value.number, at('number'), 0, 5);
  if (value.front !== undefined) state.front[seat] = readId(value.front, at('front'), SIDE_IDS);
  if (value.role !== undefined && value.role !== 'none') {
    state.role[seat] = readId(value.role, at('role'), SPECIALISATIONS);
    state.rolesTaken |= 1 << state.role[seat];
  }
  if (value.escort !== undefined) state.escort[seat] = readInt(value.escort, at('escort'), 0, 2);
  if (value.halves !== undefined)
    readArray(value.halves, at('halves'), 2).forEach((id, half) => {
      state.half[seat * 2 + half] = readId(id, at('halves'), HALF_IDS);
    });
  if (value.hyper !== undefined)
    readArray(value.hyper, at('hyper'), 2).forEach((cards, half) => {
      state.hyper[seat * 2 + half] = readInt(cards, at('hyper'), 0, 2);
    });
  if (value.lost !== undefined) for (const tile of readTiles(value.lost, at('lost'))) lay(state, tile, AT.lost + seat);
  if (value.hand !== undefined && value.hand !== 'none') {
    const tile = readId(value.hand, at('hand'), TILE_IDS);
    lay(state, tile, AT.hand + seat);
    state.hand[seat] = tile;
  }
  if (value.stash !== undefined)
    readTiles(value.stash, at('stash')).forEach((tile, i) => {
      lay(state, tile, AT.stash + seat);
      state.stash[seat * STASH + i] = tile;
    });
}

const SEAT_KEYS = [
  ...['credits', 'loans', 'position', 'number', 'front', 'halves', 'hyper', 'role', 'hand', 'stash', 'lost', 'ship'],
  'escort',
];

function lay(state: State, tile: number, where: number): void {
  fetch(state, tile);
  state.where[tile] = where;
  state.seen[tile] = SEEN_BY_ALL;
}

const readCards = (raw: unknown, where: string): number[] =>
  readArray(raw, where, CARD_IDS.length).map((id, i) => readId(id, join(where, i), CARD_IDS));

const TABLE_KEYS = [
  'phase',
  'seats',
  'faceUp',
  'deck',
  'piles',
  'roads',
  'blackout',
  'bank',
  'active',
  'sand',
  'flips',
  'fifthWheel',
];

function patch(state: State, raw: unknown): void {
  const value = readObject(raw, '', [], TABLE_KEYS);
  if (value.roads !== undefined) {
    state.roads = readArray(value.roads, 'roads', ROAD_IDS.length).map((id, i) =>
      readId(id, join('roads', i), ROAD_IDS),
    );
    state.roadSeats = state.roads.map(() => -1);
  }
  if (value.blackout !== undefined) state.blackout = readInt(value.blackout, 'blackout', 0, 12);
  if (value.fifthWheel !== undefined) state.fifthWheel = readBoolean(value.fifthWheel, 'fifthWheel');
  for (const [seat, entry] of Object.entries(readRecord(value.seats ?? {}, 'seats'))) {
    patchSeat(state, readInt(Number(seat), 'seats', 0, state.players - 1), entry, join('seats', seat));
  }
  for (const tile of readTiles(value.faceUp ?? [], 'faceUp')) lay(state, tile, AT.faceUp);
  if (value.deck !== undefined) {
    state.deck = readCards(value.deck, 'deck');
    state.deckAt = 0;
  }
  if (value.piles !== undefined) state.piles = readCards(value.piles, 'piles');
  for (const [id, count] of Object.entries(readRecord(value.bank ?? {}, 'bank'))) {
    state.bankGoods[readId(id, 'bank', GOODS)] = readInt(count, join('bank', id), 0, 100);
  }
  if (value.active !== undefined) state.active = readInt(value.active, 'active', 0, state.players);
  if (value.sand !== undefined) state.sand = readInt(value.sand, 'sand', -1, 1_000_000_000);
  if (value.flips !== undefined) state.flips = readInt(value.flips, 'flips', 0, 4);
  if (value.phase !== undefined) setPhase(state, readId(value.phase, 'phase', PHASES), value.seats);
}

/** In flight every half that has components flies, unless the patch says otherwise. */
function setPhase(state: State, phase: number, described: unknown): void {
  state.phase = PHASES[phase];
  if (state.phase !== 'flight') return;
  const given = readRecord(described ?? {}, 'seats');
  for (const seat of seats(state.players)) {
    if (state.number[seat] === 0) state.number[seat] = seat + 1;
    const own = readRecord(given[seat] ?? {}, join('seats', seat));
    if (own.halves !== undefined) continue;
    for (let half = 0; half < boardOf(state).halves; half++) {
      state.half[seat * 2 + half] = hasComponents(state, seat, half) ? HALF.flying : HALF.gaveUp;
    }
  }
}

export const notation: Notation<State> = { patch, describe };
