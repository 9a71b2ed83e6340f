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
} from '@starboard/kernel';
import {
  BASES,
  CHIT_COUNT,
  CHITS,
  COLONIES_PER_PLAYER,
  COLONY_SHIP,
  COLOURS,
  ENCOUNTERS,
  FRIENDSHIP_CARDS,
  KINDS,
  OBSTACLES,
  PEOPLES,
  PLANETS,
  POINTS,
  RESERVE_CHITS,
  RESOURCES,
  RINGS_PER_PLAYER,
  STATIONS_PER_PLAYER,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
  UPGRADES,
} from './content/index.ts';
import { placeShip } from './rules/building.ts';
import { discOwner } from './rules/stations.ts';
import { bit, handOf, type Phase, PIECE, pointsOf, type State, shipIndex } from './state.ts';

/**
 * A table as people write it down: `{ seats: { 0: { hand: { ore: 2 }, ships: { 'transporter-1': { kind: 'colony-ship',
 * at: 's178' } } } }, phase: 'build' }`. `patch` takes any part of what `describe` shows, but for what follows from the rest.
 */

const POINT_IDS = POINTS.map(({ id }) => id);
const PLANET_IDS = PLANETS.map(({ id }) => id);
const CHIT_IDS = CHITS.map(({ id }) => id);
const CARD_IDS = FRIENDSHIP_CARDS.map(({ id }) => id);
const ENCOUNTER_IDS = ENCOUNTERS.map(({ id }) => id);
const SHIP_KINDS = ['colony-ship', 'trade-ship'];
const TRANSPORTERS = ['transporter-1', 'transporter-2', 'transporter-3'];
const PHASES: readonly Phase[] = ['place-colony', 'place-spaceport', 'production', 'build', 'flight', 'over'];

const byId = (ids: readonly string[], values: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, values[i]]));
const pointsWith = (state: State, piece: number): string[] =>
  POINTS.flatMap(({ id }, i) => (state.piece[i] === piece ? [id] : []));
const seatsIn = (bits: number): Seat[] => [0, 1, 2, 3].filter((seat) => (bits & bit(seat)) !== 0);

function describeSeat(state: State, seat: Seat): Plain {
  return {
    colour: COLOURS[state.colour[seat]],
    points: pointsOf(state, seat),
    hand: byId(RESOURCES, handOf(state, seat)),
    upgrades: byId(UPGRADES, state.upgrades.slice(seat * 3, seat * 3 + 3)),
    fame: state.fame[seat],
    cards: CARD_IDS.filter((_, card) => (state.cards[seat] >> card) & 1),
    colonies: pointsWith(state, PIECE.colony + seat),
    spaceports: pointsWith(state, PIECE.spaceport + seat),
    stations: pointsWith(state, PIECE.station + seat),
    ships: Object.fromEntries(
      TRANSPORTERS.flatMap((id, i) => {
        const at = state.shipAt[shipIndex(seat, i)];
        return at < 0 ? [] : [[id, { kind: SHIP_KINDS[state.shipKind[shipIndex(seat, i)]], at: POINT_IDS[at] }]];
      }),
    ),
    left: { colonies: state.coloniesLeft[seat], stations: state.stationsLeft[seat], rings: state.ringsLeft[seat] },
    due: state.due[seat],
    trophies: OBSTACLES.flatMap((chit, i) => (state.trophy[i] === seat ? [CHIT_IDS[chit]] : [])),
  };
}

function describe(state: State): Plain {
  return {
    phase: state.phase,
    active: state.active,
    turn: state.turn,
    seats: Array.from({ length: state.players }, (_, seat) => describeSeat(state, seat)),
    bank: byId(RESOURCES, state.bank),
    supply: byId(RESOURCES, state.supply),
    supplyRight: state.supplyRight,
    discs: byId(PEOPLES, state.disc),
    chits: Object.fromEntries(
      PLANET_IDS.map((id, planet) => [
        id,
        { chit: CHIT_IDS[state.chit[planet]], faceUp: state.faceUp[planet] === 1, seenBy: seatsIn(state.seen[planet]) },
      ]),
    ),
    reserve: RESERVE_CHITS.flatMap((chit, i) => (state.reserve[i] === 1 ? [CHIT_IDS[chit]] : [])),
    deck: ENCOUNTER_IDS.filter((_, card) => state.deck[card] === 1),
    encounter: ENCOUNTER_IDS[state.encounter] ?? 'none',
    blocked: { neutral: pointsWith(state, PIECE.neutral), closed: pointsWith(state, PIECE.closed) },
    flight: {
      baseSpeed: state.baseSpeed,
      flown: byId(TRANSPORTERS, state.flown),
      ended: TRANSPORTERS.filter((_, i) => state.ended[i] === 1),
      moving: TRANSPORTERS[state.moving] ?? 'none',
      grounded: TRANSPORTERS[state.grounded] ?? 'none',
    },
    used: { fame: state.usedFame, levy: state.usedLevy, goodsRate: state.usedGoodsRate },
    offers: state.offers.map(({ id, from, give, want, open, accepted }) => ({
      id,
      from,
      give: byId(RESOURCES, give),
      want: byId(RESOURCES, want),
      open: seatsIn(open),
      accepted: seatsIn(accepted),
    })),
  };
}

type Reader = (state: State, raw: unknown, where: string) => void;

/** Moves cards between a hand and the bank, or the supply stack where the bank has none, until the hand is as described. */
function setHand(state: State, seat: Seat, raw: unknown, where: string): void {
  const hand = readRecord(raw, where);
  for (const key of Object.keys(hand)) readId(key, join(where, key), RESOURCES);
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
  state.piece.forEach((found, point) => {
    if (found === piece) state.piece[point] = PIECE.none;
  });
  for (const [i, id] of readArray(raw, where, 60).entries()) {
    const point = readId(id, join(where, i), POINT_IDS);
    if (state.piece[point] !== PIECE.none) throw new BadInput(join(where, i), 'this point is occupied');
    state.piece[point] = piece;
  }
}

function setShips(state: State, seat: Seat, raw: unknown, where: string): void {
  for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) {
    const at = state.shipAt[shipIndex(seat, i)];
    if (at >= 0) state.piece[at] = PIECE.none;
    state.shipAt[shipIndex(seat, i)] = -1;
  }
  for (const [id, ship] of Object.entries(readRecord(raw, where))) {
    const inside = join(where, id);
    const { kind, at } = readObject(ship, inside, ['kind', 'at']);
    const point = readId(at, join(inside, 'at'), POINT_IDS);
    if (state.piece[point] !== PIECE.none) throw new BadInput(join(inside, 'at'), 'this point is occupied');
    placeShip(state, seat, readId(kind, join(inside, 'kind'), SHIP_KINDS), point, readId(id, inside, TRANSPORTERS));
  }
}

/** What is left in a supply follows from what stands on the board. */
function countSupplies(state: State): void {
  for (let seat = 0; seat < state.players; seat++) {
    const count = (piece: number): number => state.piece.filter((found) => found === piece + seat).length;
    const ships = [0, 1, 2].map((i) => shipIndex(seat, i)).filter((i) => state.shipAt[i] >= 0);
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
function layChit(state: State, planet: number, chit: number): void {
  const other = state.chit.indexOf(chit);
  const reserve = RESERVE_CHITS.indexOf(chit);
  if (other >= 0) state.chit[other] = state.chit[planet];
  else if (reserve >= 0) state.reserve[reserve] = 0;
  state.chit[planet] = chit;
}

/** A chit that somebody has won: a reserve chit lies face up in its place. */
function winChit(state: State, seat: Seat, chit: number): void {
  const planet = state.chit.indexOf(chit);
  const reserve = state.reserve.indexOf(1);
  state.trophy[OBSTACLES.indexOf(chit)] = seat;
  if (planet < 0) return;
  state.reserve[reserve] = 0;
  state.chit[planet] = RESERVE_CHITS[reserve];
  state.faceUp[planet] = 1;
}

const bitsOf = (raw: unknown, where: string, ids: readonly string[]): number =>
  readArray(raw, where, ids.length).reduce<number>((bits, id, i) => bits | (1 << readId(id, join(where, i), ids)), 0);

function patchSeat(state: State, seat: Seat, raw: unknown, where: string): void {
  const readers: Record<string, (raw: unknown, where: string) => void> = {
    hand: (value, at) => setHand(state, seat, value, at),
    upgrades(value, at) {
      const upgrades = readObject(value, at, [], UPGRADES);
      UPGRADES.forEach((id, what) => {
        state.upgrades[seat * 3 + what] = readInt(upgrades[id] ?? 0, join(at, id), 0, UPGRADE_MAX[what]);
      });
    },
    fame: (value, at) => {
      state.fame[seat] = readInt(value, at, 0, 40);
    },
    cards: (value, at) => {
      state.cards[seat] = bitsOf(value, at, CARD_IDS);
    },
    colonies: (value, at) => setPieces(state, PIECE.colony + seat, value, at),
    spaceports: (value, at) => setPieces(state, PIECE.spaceport + seat, value, at),
    stations: (value, at) => setPieces(state, PIECE.station + seat, value, at),
    ships: (value, at) => setShips(state, seat, value, at),
    due: (value, at) => {
      state.due[seat] = readInt(value, at, 0, 10);
    },
    trophies: (value, at) => {
      for (const [i, id] of readArray(value, at, CHIT_COUNT).entries()) {
        const chit = readId(id, join(at, i), CHIT_IDS);
        if (!OBSTACLES.includes(chit)) throw new BadInput(join(at, i), 'is no pirate lair and no ice chit');
        winChit(state, seat, chit);
      }
    },
  };
  const object = readObject(raw, where, [], Object.keys(readers));
  for (const [key, read] of Object.entries(readers)) if (object[key] !== undefined) read(object[key], join(where, key));
}

/** Takes up what is about to be described, so that the order of the seats does not matter. */
function clearAway(state: State, seat: Seat, described: Plain): void {
  if (described.hand !== undefined) setHand(state, seat, {}, 'hand');
  if (described.colonies !== undefined) setPieces(state, PIECE.colony + seat, [], 'colonies');
  if (described.spaceports !== undefined) setPieces(state, PIECE.spaceport + seat, [], 'spaceports');
  if (described.stations !== undefined) setPieces(state, PIECE.station + seat, [], 'stations');
  if (described.ships !== undefined) setShips(state, seat, {}, 'ships');
}

const READERS: Readonly<Record<string, Reader>> = {
  phase(state, raw, where) {
    state.phase = PHASES[readId(raw, where, PHASES)];
  },
  active(state, raw, where) {
    state.active = readInt(raw, where, 0, state.players - 1);
  },
  turn(state, raw, where) {
    state.turn = readInt(raw, where, 1, 1_000_000);
  },
  blocked(state, raw, where) {
    const blocked = readObject(raw, where, [], ['neutral', 'closed']);
    if (blocked.neutral !== undefined) setPieces(state, PIECE.neutral, blocked.neutral, join(where, 'neutral'));
    if (blocked.closed !== undefined) setPieces(state, PIECE.closed, blocked.closed, join(where, 'closed'));
  },
  seats(state, raw, where) {
    const seats = Object.entries(readRecord(raw, where)).map(([key, value]) => {
      const inside = join(where, key);
      return { seat: readInt(Number(key), inside, 0, state.players - 1), value: readRecord(value, inside), inside };
    });
    for (const { seat, value } of seats) clearAway(state, seat, value);
    for (const { seat, value, inside } of seats) patchSeat(state, seat, value, inside);
    countSupplies(state);
  },
  bank: (state, raw, where) => setPile(state.bank, state.supply, raw, where),
  supply: (state, raw, where) => setPile(state.supply, state.bank, raw, where),
  supplyRight(state, raw, where) {
    state.supplyRight = readInt(raw, where, 0, 2);
  },
  chits(state, raw, where) {
    for (const [id, entry] of Object.entries(readRecord(raw, where))) {
      const at = join(where, id);
      const planet = readId(id, at, PLANET_IDS);
      const { chit, faceUp, seenBy } = readObject(entry, at, [], ['chit', 'faceUp', 'seenBy']);
      if (chit !== undefined) layChit(state, planet, readId(chit, join(at, 'chit'), CHIT_IDS));
      if (faceUp !== undefined) state.faceUp[planet] = readBoolean(faceUp, join(at, 'faceUp')) ? 1 : 0;
      if (seenBy !== undefined) {
        const seats = readArray(seenBy, join(at, 'seenBy'), 4).map((seat) =>
          readInt(seat, join(at, 'seenBy'), 0, state.players - 1),
        );
        state.seen[planet] = seats.reduce((bits, seat) => bits | bit(seat), 0);
      }
    }
  },
  deck(state, raw, where) {
    const bits = bitsOf(raw, where, ENCOUNTER_IDS);
    for (let card = 0; card < state.deck.length; card++) state.deck[card] = (bits >> card) & 1;
  },
  flight(state, raw, where) {
    const flight = readObject(raw, where, [], ['baseSpeed', 'flown', 'ended', 'moving', 'grounded']);
    if (flight.baseSpeed !== undefined) state.baseSpeed = readInt(flight.baseSpeed, join(where, 'baseSpeed'), 0, 10);
    const flown = readObject(flight.flown ?? {}, join(where, 'flown'), [], TRANSPORTERS);
    const ended = bitsOf(flight.ended ?? [], join(where, 'ended'), TRANSPORTERS);
    TRANSPORTERS.forEach((id, i) => {
      state.startedAt[i] = state.shipAt[shipIndex(state.active, i)];
      state.flown[i] = readInt(flown[id] ?? 0, join(where, 'flown'), 0, 30);
      state.ended[i] = (ended >> i) & 1;
    });
    state.moving = flight.moving === undefined ? -1 : readId(flight.moving, join(where, 'moving'), TRANSPORTERS);
    state.grounded =
      flight.grounded === undefined ? -1 : readId(flight.grounded, join(where, 'grounded'), TRANSPORTERS);
  },
  used(state, raw, where) {
    const used = readObject(raw, where, [], ['fame', 'levy', 'goodsRate']);
    if (used.fame !== undefined) state.usedFame = readBoolean(used.fame, join(where, 'fame'));
    if (used.levy !== undefined) state.usedLevy = readBoolean(used.levy, join(where, 'levy'));
    if (used.goodsRate !== undefined) state.usedGoodsRate = readBoolean(used.goodsRate, join(where, 'goodsRate'));
  },
};

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

function patch(state: State, raw: unknown): void {
  const object = readObject(raw, 'state', [], Object.keys(READERS));
  for (const [key, read] of Object.entries(READERS))
    if (object[key] !== undefined) read(state, object[key], join('state', key));
  if (state.phase === 'flight' && object.flight === undefined) READERS.flight(state, { baseSpeed: 3 }, 'state.flight');
}

export const notation: Notation<State> = { patch, describe };
