import {
  BadInput,
  bitsOf,
  eachNamed,
  idsOf,
  int,
  isIn,
  join,
  listOf,
  type Notation,
  named,
  noun,
  ofSeat,
  orNone,
  type Plain,
  positionOf,
  readArray,
  readBoolean,
  readInt,
  readObject,
  readRecord,
  type Seat,
  seats,
  seatsIn,
  several,
  word,
} from '@starboard/kernel';
import {
  BASES,
  CHIT_COUNT,
  COLONIES_PER_PLAYER,
  COLONY_SHIP,
  COLOURS,
  ENCOUNTERS,
  KINDS,
  OBSTACLES,
  PEOPLES,
  POINTS,
  RESERVE_CHITS,
  RESOURCES,
  RINGS_PER_PLAYER,
  STATIONS_PER_PLAYER,
  TRANSPORTERS,
  UPGRADE_MAX,
  UPGRADES,
} from './content/index.ts';
import { card, chit, newShip, planet, point, ship } from './nouns.ts';
import { placeShip } from './rules/building.ts';
import { discOwner } from './rules/stations.ts';
import { handOf, type Phase, PIECE, pointsOf, type State, shipIndex } from './state.ts';

/**
 * A table as people write it down: `{ seats: { 0: { hand: { ore: 2 }, ships: { 'transporter-1': { kind: 'colony-ship',
 * at: 's178' } } } }, phase: 'build' }`. `patch` takes any part of what `describe` shows, but for what follows from the rest.
 */

const PHASES: readonly Phase[] = ['place-colony', 'place-spaceport', 'production', 'build', 'flight', 'over'];
const encounter = noun('encounter', idsOf(ENCOUNTERS));
const points = listOf(point, POINTS.length);
const trophies = listOf(chit, CHIT_COUNT);

const pointsWith = (state: State, piece: number): unknown =>
  points.write(state.piece.flatMap((found, at) => (found === piece ? [at] : [])));

/** Things of a set of bits, as a list of ids. */
const setOf = (of: typeof card) => {
  const list = several(of, of.ids.length);
  return {
    write: (bits: number): unknown => list.write(of.ids.flatMap((_, i) => (isIn(bits, i) ? [i] : []))),
    read: (raw: unknown, where: string): number => bitsOf(list.read(raw, where)),
  };
};
const cards = setOf(card);
const encounters = setOf(encounter);
const transporters = setOf(ship);

/** Moves cards between a hand and the bank, or the supply stack where the bank has none, until the hand is as described. */
function setHand(state: State, seat: Seat, raw: unknown, where: string): void {
  const hand = readObject(raw, where, [], RESOURCES);
  RESOURCES.forEach((id, kind) => {
    let wanted = readInt(hand[id] ?? 0, join(where, id), 0, 20) - state.hand[seat * KINDS + kind];
    state.hand[seat * KINDS + kind] += wanted;
    state.known[seat * KINDS + kind] = state.hand[seat * KINDS + kind];
    for (const pile of [state.bank, state.supply]) {
      const taken = Math.min(wanted, pile[kind]);
      pile[kind] -= taken;
      wanted -= taken;
    }
    if (wanted > 0) throw new BadInput(join(where, id), 'there are not so many cards');
  });
}

function setPieces(state: State, piece: number, raw: unknown, where: string): void {
  state.piece.forEach((found, at) => {
    if (found === piece) state.piece[at] = PIECE.none;
  });
  for (const [i, at] of points.read(raw, where).entries()) {
    if (state.piece[at] !== PIECE.none) throw new BadInput(join(where, i), 'this point is occupied');
    state.piece[at] = piece;
  }
}

function setShips(state: State, seat: Seat, raw: unknown, where: string): void {
  for (const i of TRANSPORTERS.keys()) {
    const at = state.shipAt[shipIndex(seat, i)];
    if (at >= 0) state.piece[at] = PIECE.none;
    state.shipAt[shipIndex(seat, i)] = -1;
  }
  eachNamed(raw, where, TRANSPORTERS, (transporter, value, inside) => {
    const { kind, at } = readObject(value, inside, ['kind', 'at']);
    const to = point.read(at, join(inside, 'at'));
    if (state.piece[to] !== PIECE.none) throw new BadInput(join(inside, 'at'), 'this point is occupied');
    placeShip(state, seat, newShip.read(kind, join(inside, 'kind')), to, transporter);
  });
}

/** What is left in a supply follows from what stands on the board. */
function countSupplies(state: State): void {
  for (const seat of seats(state.players)) {
    const count = (piece: number): number => state.piece.filter((found) => found === piece + seat).length;
    const ships = TRANSPORTERS.map((_, i) => shipIndex(seat, i)).filter((i) => state.shipAt[i] >= 0);
    const colonyShips = ships.filter((i) => state.shipKind[i] === COLONY_SHIP).length;
    state.ringsLeft[seat] = RINGS_PER_PLAYER - count(PIECE.spaceport);
    state.coloniesLeft[seat] = COLONIES_PER_PLAYER - count(PIECE.colony) - count(PIECE.spaceport) - colonyShips;
    state.stationsLeft[seat] = STATIONS_PER_PLAYER - count(PIECE.station) - (ships.length - colonyShips);
    if (Math.min(state.ringsLeft[seat], state.coloniesLeft[seat], state.stationsLeft[seat]) < 0) {
      throw new BadInput(`seats.${seat}`, 'there are not so many pieces');
    }
  }
  for (let people = 0; people < BASES.length; people++) state.disc[people] = discOwner(state, people);
}

/** A chit changes places with the one that lies there. */
function layChit(state: State, at: number, tile: number): void {
  const other = state.chit.indexOf(tile);
  const reserve = RESERVE_CHITS.indexOf(tile);
  if (other >= 0) state.chit[other] = state.chit[at];
  else if (reserve >= 0) state.reserve[reserve] = 0;
  state.chit[at] = tile;
}

/** A chit that somebody has won: a reserve chit lies face up in its place. */
function winChit(state: State, seat: Seat, tile: number): void {
  const at = state.chit.indexOf(tile);
  const reserve = state.reserve.indexOf(1);
  state.trophy[OBSTACLES.indexOf(tile)] = seat;
  if (at < 0) return;
  state.reserve[reserve] = 0;
  state.chit[at] = RESERVE_CHITS[reserve];
  state.faceUp[at] = 1;
}

/** Takes up what is about to be described, so that the order of the seats does not matter. */
function clearAway(state: State, seat: Seat, described: Plain): void {
  if (described.hand !== undefined) setHand(state, seat, {}, 'hand');
  if (described.colonies !== undefined) setPieces(state, PIECE.colony + seat, [], 'colonies');
  if (described.spaceports !== undefined) setPieces(state, PIECE.spaceport + seat, [], 'spaceports');
  if (described.stations !== undefined) setPieces(state, PIECE.station + seat, [], 'stations');
  if (described.ships !== undefined) setShips(state, seat, {}, 'ships');
}

/** Sets a pile; what is too much or too little goes to the other one. */
function setPile(pile: number[], other: number[], raw: unknown, where: string): void {
  const wanted = readObject(raw, where, [], RESOURCES);
  RESOURCES.forEach((id, kind) => {
    if (wanted[id] === undefined) return;
    const cards = readInt(wanted[id], join(where, id), 0, 20);
    other[kind] += pile[kind] - cards;
    pile[kind] = cards;
    if (other[kind] < 0) throw new BadInput(join(where, id), 'there are not so many cards');
  });
}

/** Ships are on their way; what is not said of them has not happened. */
function setFlight(state: State, raw: unknown, where: string): void {
  const flight = readObject(raw, where, [], ['baseSpeed', 'flown', 'ended', 'moving', 'grounded']);
  const flown = readObject(flight.flown ?? {}, join(where, 'flown'), [], TRANSPORTERS);
  const ended = transporters.read(flight.ended ?? [], join(where, 'ended'));
  if (flight.baseSpeed !== undefined) state.baseSpeed = readInt(flight.baseSpeed, join(where, 'baseSpeed'), 0, 10);
  TRANSPORTERS.forEach((id, i) => {
    state.startedAt[i] = state.shipAt[shipIndex(state.active, i)];
    state.flown[i] = readInt(flown[id] ?? 0, join(where, 'flown'), 0, 30);
    state.ended[i] = isIn(ended, i) ? 1 : 0;
  });
  state.moving = orNone(ship).read(flight.moving ?? 'none', join(where, 'moving'));
  state.grounded = orNone(ship).read(flight.grounded ?? 'none', join(where, 'grounded'));
}

function setChit(state: State, at: number, raw: unknown, where: string): void {
  const { chit: tile, faceUp, seenBy } = readObject(raw, where, [], ['chit', 'faceUp', 'seenBy']);
  if (tile !== undefined) layChit(state, at, chit.read(tile, join(where, 'chit')));
  if (faceUp !== undefined) state.faceUp[at] = readBoolean(faceUp, join(where, 'faceUp')) ? 1 : 0;
  if (seenBy === undefined) return;
  const seers = readArray(seenBy, join(where, 'seenBy'), 4);
  state.seen[at] = bitsOf(seers.map((seat, i) => readInt(seat, join(where, `seenBy.${i}`), 0, state.players - 1)));
}

const position = positionOf<State>();

/** Pieces of a kind: the points on which they stand. */
const pieces = (piece: number) => ({
  show: (state: State, seat: Seat) => pointsWith(state, piece + seat),
  read: (state: State, seat: Seat, raw: unknown, where: string) => setPieces(state, piece + seat, raw, where),
});

const players = position.seats(
  {
    colour: (state, seat) => COLOURS[state.colour[seat]],
    points: pointsOf,
    hand: { show: (state, seat) => named(RESOURCES, handOf(state, seat)), read: setHand },
    upgrades: {
      show: (state, seat) => named(UPGRADES, ofSeat(state.upgrades, seat, UPGRADES.length)),
      read(state, seat, raw, where) {
        const upgrades = readObject(raw, where, [], UPGRADES);
        UPGRADES.forEach((id, what) => {
          state.upgrades[seat * 3 + what] = readInt(upgrades[id] ?? 0, join(where, id), 0, UPGRADE_MAX[what]);
        });
      },
    },
    fame: int(0, 40),
    cards: {
      show: (state, seat) => cards.write(state.cards[seat]),
      read(state, seat, raw, where) {
        state.cards[seat] = cards.read(raw, where);
      },
    },
    colonies: pieces(PIECE.colony),
    spaceports: pieces(PIECE.spaceport),
    stations: pieces(PIECE.station),
    ships: {
      show: (state, seat) =>
        named(TRANSPORTERS, ofSeat(state.shipAt, seat, TRANSPORTERS.length), (at, i) =>
          at < 0 ? undefined : { kind: newShip.write(state.shipKind[shipIndex(seat, i)]), at: point.write(at) },
        ),
      read: setShips,
    },
    left: (state, seat) => ({
      colonies: state.coloniesLeft[seat],
      stations: state.stationsLeft[seat],
      rings: state.ringsLeft[seat],
    }),
    due: int(0, 10),
    trophies: {
      show: (state, seat) => trophies.write(OBSTACLES.filter((_, i) => state.trophy[i] === seat)),
      read(state, seat, raw, where) {
        for (const [i, won] of trophies.read(raw, where).entries()) {
          if (!OBSTACLES.includes(won)) throw new BadInput(join(where, i), 'is no pirate lair and no ice chit');
          winChit(state, seat, won);
        }
      },
    },
  },
  { clear: clearAway, settle: countSupplies },
);

const table = position.table({
  phase: word(PHASES),
  active: position.seat('active'),
  turn: int(1, 1_000_000),
  blocked: {
    show: (state) => ({ neutral: pointsWith(state, PIECE.neutral), closed: pointsWith(state, PIECE.closed) }),
    read(state, raw, where) {
      const blocked = readObject(raw, where, [], ['neutral', 'closed']);
      if (blocked.neutral !== undefined) setPieces(state, PIECE.neutral, blocked.neutral, join(where, 'neutral'));
      if (blocked.closed !== undefined) setPieces(state, PIECE.closed, blocked.closed, join(where, 'closed'));
    },
  },
  seats: players,
  bank: {
    show: ({ bank }) => named(RESOURCES, bank),
    read: (state, raw, where) => setPile(state.bank, state.supply, raw, where),
  },
  supply: {
    show: ({ supply }) => named(RESOURCES, supply),
    read: (state, raw, where) => setPile(state.supply, state.bank, raw, where),
  },
  supplyRight: int(0, 2),
  discs: ({ disc }) => named(PEOPLES, disc),
  chits: {
    show: (state) =>
      named(planet.ids, state.chit, (tile, at) => ({
        chit: chit.write(tile),
        faceUp: state.faceUp[at] === 1,
        seenBy: seatsIn(state.seen[at]),
      })),
    read: (state, raw, where) =>
      eachNamed(raw, where, planet.ids, (at, value, inside) => setChit(state, at, value, inside)),
  },
  reserve: ({ reserve }) => trophies.write(RESERVE_CHITS.filter((_, i) => reserve[i] === 1)),
  deck: {
    show: ({ deck }) => encounter.ids.filter((_, i) => deck[i] === 1),
    read(state, raw, where) {
      const bits = encounters.read(raw, where);
      for (const i of encounter.ids.keys()) state.deck[i] = isIn(bits, i) ? 1 : 0;
    },
  },
  encounter: (state) => orNone(encounter).write(state.encounter),
  flight: {
    show: (state) => ({
      baseSpeed: state.baseSpeed,
      flown: named(TRANSPORTERS, state.flown),
      ended: TRANSPORTERS.filter((_, i) => state.ended[i] === 1),
      moving: orNone(ship).write(state.moving),
      grounded: orNone(ship).write(state.grounded),
    }),
    read: setFlight,
  },
  used: {
    show: (state) => ({ fame: state.usedFame, levy: state.usedLevy, goodsRate: state.usedGoodsRate }),
    read(state, raw, where) {
      const used = readObject(raw, where, [], ['fame', 'levy', 'goodsRate']);
      if (used.fame !== undefined) state.usedFame = readBoolean(used.fame, join(where, 'fame'));
      if (used.levy !== undefined) state.usedLevy = readBoolean(used.levy, join(where, 'levy'));
      if (used.goodsRate !== undefined) state.usedGoodsRate = readBoolean(used.goodsRate, join(where, 'goodsRate'));
    },
  },
  offers: (state) =>
    state.offers.map(({ id, from, give, want, open, accepted }) => ({
      id,
      from,
      give: named(RESOURCES, give),
      want: named(RESOURCES, want),
      open: seatsIn(open),
      accepted: seatsIn(accepted),
    })),
});

export const notation: Notation<State> = {
  ...table,
  patch(state, raw) {
    table.patch(state, raw);
    const { flight } = readRecord(raw, 'state');
    if (state.phase === 'flight' && flight === undefined) setFlight(state, { baseSpeed: 3 }, 'state.flight');
  },
};
