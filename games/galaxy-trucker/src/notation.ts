import {
  BadInput,
  bit,
  eachNamed,
  idsOf,
  int,
  join,
  listOf,
  type Notation,
  named,
  noun,
  orNone,
  type Plain,
  positionOf,
  readArray,
  readId,
  readInt,
  readObject,
  readRecord,
  type Seat,
  seats,
  whether,
  word,
} from '@starboard/kernel';
import { CARDS } from './content/cards.ts';
import { ROADS } from './content/roads.ts';
import { GOODS, SPECIALISATIONS, STASH } from './content/tables.ts';
import { COLOURS, KIND, TILE_COUNT, TILES } from './content/tiles.ts';
import { meta } from './meta.ts';
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

const TILE_IDS = idsOf(TILES);
const TILE_LIST = listOf(noun('tile', TILE_IDS), TILE_COUNT);
const CARD = orNone(noun('card', idsOf(CARDS)));
const CARD_LIST = listOf(CARD, CARDS.length);
const ROAD_LIST = listOf(noun('road', idsOf(ROADS)), ROADS.length);
const ROLE = orNone(noun('role', SPECIALISATIONS));
const HALF_IDS = ['flying', 'gave-up', 'absent'];
const FRONT = noun('side', ['north', 'east', 'south', 'west']);

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
    goods: named(GOODS, GOODS, (_, good) => goodsCount(state.goods[at], good) || undefined),
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
  eachNamed(value.goods ?? {}, join(where, 'goods'), GOODS, (good, count, inside) => {
    const cubes = readInt(count, inside, 0, 3);
    state.goods[at] += cubes << (good * 2);
    state.bankGoods[good] -= cubes;
  });
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

function lay(state: State, tile: number, where: number): void {
  fetch(state, tile);
  state.where[tile] = where;
  state.seen[tile] = SEEN_BY_ALL;
}

const position = positionOf<State>();

const players = position.seats({
  colour: (state, seat) => COLOURS[state.colour[seat]],
  ship: { show: describeShip, read: patchShip },
  credits: {
    show: (state, seat) => state.credits[seat],
    read(state, seat, raw, where) {
      const credits = readInt(raw, where, 0, 100_000);
      state.bankCredits += state.credits[seat] - credits;
      state.credits[seat] = credits;
    },
  },
  loans: int(0, 100),
  position: int(-200, 1000),
  number: int(0, 5),
  front: FRONT,
  role: {
    show: (state, seat) => ROLE.write(state.role[seat]),
    read(state, seat, raw, where) {
      const role = ROLE.read(raw, where);
      if (role < 0) return;
      state.role[seat] = role;
      state.rolesTaken |= bit(role);
    },
  },
  escort: int(0, 2),
  halves: {
    show: (state, seat) => halvesOf(state, seat).map((half) => HALF_IDS[state.half[half]]),
    read(state, seat, raw, where) {
      readArray(raw, where, 2).forEach((id, half) => {
        state.half[seat * 2 + half] = readId(id, join(where, half), HALF_IDS);
      });
    },
  },
  hyper: {
    show: (state, seat) => halvesOf(state, seat).map((half) => state.hyper[half]),
    read(state, seat, raw, where) {
      readArray(raw, where, 2).forEach((cards, half) => {
        state.hyper[seat * 2 + half] = readInt(cards, join(where, half), 0, 2);
      });
    },
  },
  lost: {
    show: (state, seat) => tilesAt(state, AT.lost + seat),
    read(state, seat, raw, where) {
      for (const tile of TILE_LIST.read(raw, where)) lay(state, tile, AT.lost + seat);
    },
  },
  hand: {
    show: (state, seat) => TILE_IDS[state.hand[seat]] ?? 'none',
    read(state, seat, raw, where) {
      if (raw === 'none') return;
      const tile = readId(raw, where, TILE_IDS);
      lay(state, tile, AT.hand + seat);
      state.hand[seat] = tile;
    },
  },
  stash: {
    show: (state, seat) => tilesAt(state, AT.stash + seat),
    read(state, seat, raw, where) {
      TILE_LIST.read(raw, where).forEach((tile, i) => {
        lay(state, tile, AT.stash + seat);
        state.stash[seat * STASH + i] = tile;
      });
    },
  },
});

const table = position.table({
  phase: word(PHASES),
  round: (state) => state.round + 1,
  level: levelOf,
  class: (state) => boardOf(state).id,
  roads: {
    show: (state) => ROAD_LIST.write(state.roads),
    read(state, raw, where) {
      state.roads = [...ROAD_LIST.read(raw, where)];
      state.roadSeats = state.roads.map(() => -1);
    },
  },
  blackout: int(0, 12),
  fifthWheel: whether,
  seats: players,
  faceUp: {
    show: (state) => tilesAt(state, AT.faceUp),
    read(state, raw, where) {
      for (const tile of TILE_LIST.read(raw, where)) lay(state, tile, AT.faceUp);
    },
  },
  card: (state) => CARD.write(state.card),
  deck: {
    show: (state) => CARD_LIST.write(state.deck.slice(state.deckAt)),
    read(state, raw, where) {
      state.deck = [...CARD_LIST.read(raw, where)];
      state.deckAt = 0;
    },
  },
  again: (state) => CARD_LIST.write(state.again),
  piles: CARD_LIST,
  bank: {
    show: (state) => named(GOODS, state.bankGoods),
    read: (state, raw, where) =>
      eachNamed(raw, where, GOODS, (good, count, inside) => {
        state.bankGoods[good] = readInt(count, inside, 0, 100);
      }),
  },
  active: int(0, meta.players.max),
  sand: int(-1, 1_000_000_000),
  flips: int(0, 4),
});

export const notation: Notation<State> = {
  ...table,
  patch(state, raw) {
    table.patch(state, raw);
    const { phase, seats: described } = readRecord(raw, 'state');
    if (phase === 'flight') launchAll(state, readRecord(described ?? {}, 'state.seats'));
  },
};

/** In flight every half that has components flies, unless the patch says otherwise. */
function launchAll(state: State, described: Plain): void {
  for (const seat of seats(state.players)) {
    if (state.number[seat] === 0) state.number[seat] = seat + 1;
    if (readRecord(described[seat] ?? {}, `state.seats.${seat}`).halves !== undefined) continue;
    for (let half = 0; half < boardOf(state).halves; half++) {
      state.half[seat * 2 + half] = hasComponents(state, seat, half) ? HALF.flying : HALF.gaveUp;
    }
  }
}
