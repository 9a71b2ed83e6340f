import {
  BadInput,
  join,
  type Notation,
  readArray,
  readId,
  readInt,
  readObject,
  readRecord,
  seats,
  sum,
} from '@starboard/kernel';
import { DISCOVERY_IDS } from './content/discoveries.ts';
import { HEX_IDS } from './content/galaxy.ts';
import { FOUND_PARTS, PART_IDS } from './content/parts.ts';
import { PULSARS, SECTOR_IDS, SECTORS, SITE_IDS, SITES, SITES_OF, SQUARES, SUPERNOVAS } from './content/sectors.ts';
import { SPECIES_IDS } from './content/species.ts';
import { REPUTATION, ROUNDS } from './content/tables.ts';
import { TECH_IDS, TECHNOLOGIES } from './content/technologies.ts';
import { ACTIONS, FLEET, KINDS, PULSAR_SPACES, RESOURCES, TRACKS, TYPES } from './content/terms.ts';
import { blueprintOf, foundAt, partAt, putOn, shipValue, slotAt } from './rules/blueprints.ts';
import { placeSector } from './rules/galaxy.ts';
import { hasSquare, incomeOf, isFilled, placeDisc, storeOf, suits, upkeepOf } from './rules/population.ts';
import { addTile, valuesOf } from './rules/reputation.ts';
import { enter, shipOf, shipsAt, unbuilt } from './rules/ships.ts';
import { settleIn } from './rules/species.ts';
import { addTechnology } from './rules/technologies.ts';
import { hasPassed } from './rules/turn.ts';
import { breakdown, pointsOf } from './score.ts';
import {
  ANCIENT_PORTAL,
  DISCARDED,
  FIRST_SHIP,
  GONE,
  IN_STACK,
  LATER,
  MONOLITH,
  NOBODY,
  ORBITAL,
  PHASES,
  PORTAL,
  SHIP_IDS,
  SHIP_TYPE,
  SHIPS,
  STEPS,
  type State,
  SUPPLY,
  TECH_SPACES,
} from './state.ts';

const STRUCTURES = { orbital: ORBITAL, monolith: MONOLITH, portal: PORTAL, 'ancient-portal': ANCIENT_PORTAL } as const;
const STRUCTURE_IDS = Object.keys(STRUCTURES) as readonly (keyof typeof STRUCTURES)[];

type Reader = (state: State, raw: unknown, where: string) => void;

/** Each key of a patch, in the order in which they are read. */
const READERS: Readonly<Record<string, Reader>> = {
  /** `start: 0`: who begins; must come before the species, which sit down in turn order. */
  start: (state, raw, where) => {
    state.start = readSeat(state, raw, where);
    state.active = state.start;
  },
  /** `species: ["planta", "mechanema"]`: all players sit down, and the first round begins. */
  species: (state, raw, where) => {
    eachSeat(state, raw, where, (seat, entry, at) => settleIn(state, seat, readId(entry, at, SPECIES_IDS)));
    state.phase = 'action';
    state.active = state.start;
  },
  /** `galaxy: { "301": { "at": "3-1", "turn": 2, "owner": 0 } }`: sectors, on the board or to be put there. */
  galaxy: (state, raw, where) => {
    const given = Object.entries(readRecord(raw, where));
    for (const [id, entry] of given) readSector(state, id, entry, join(where, id));
  },
  /** `sites: { "295a": { "discovery": true } }`: what is in sectors or parts of nebulas. */
  sites: (state, raw, where) => {
    for (const [id, entry] of Object.entries(readRecord(raw, where)))
      readSite(state, readId(id, where, SITE_IDS), entry, join(where, id));
  },
  /** `seats: [{ "money": 3 }, {}]` */
  seats: (state, raw, where) => eachSeat(state, raw, where, (seat, entry, at) => readPlayer(state, seat, entry, at)),
  /** `tray: { "starbase": 1 }`: exactly these are on offer; the others are in the bag. */
  tray: (state, raw, where) => {
    const given = readRecord(raw, where);
    for (const id of Object.keys(given)) readId(id, where, TECH_IDS);
    TECH_IDS.forEach((id, tech) => {
      const all = state.bag[tech] + state.tray[tech];
      state.tray[tech] = readInt(given[id] ?? 0, join(where, id), 0, Math.max(all, TECHNOLOGIES[tech].copies));
      state.bag[tech] = Math.max(0, all - state.tray[tech]);
    });
  },
  bag: (state, raw, where) => readCounts(raw, where, TECH_IDS, state.bag),
  /** `discoveries: { "ancient-orbital": 1 }`: what is left to be found, on the board and in the supply. */
  discoveries: (state, raw, where) => readCounts(raw, where, DISCOVERY_IDS, state.discoveries),
  reputationBag: (state, raw, where) =>
    readCounts(
      raw,
      where,
      REPUTATION.map((_, i) => `${i + 1}`),
      state.reputationBag,
    ),
  /** `stacks: [9, 12, 4]`: how many sectors of each ring are still to come. */
  stacks: (state, raw, where) =>
    readArray(raw, where, 3).forEach((n, i) => {
      state.stackLeft[i] = readInt(n, join(where, i), 0, 99);
    }),
  discarded: (state, raw, where) => {
    for (const [i, id] of readArray(raw, where, SECTORS.length).entries())
      state.stack[readId(id, join(where, i), SECTOR_IDS)] = DISCARDED;
  },
  /** `allies: [[0, 2]]` */
  allies: (state, raw, where) => {
    for (const [i, pair] of readArray(raw, where, 15).entries()) {
      const [a, b] = readArray(pair, join(where, i), 2).map((entry) => readSeat(state, entry, join(where, i)));
      state.allies[a] |= 1 << b;
      state.allies[b] |= 1 << a;
      for (const seat of [a, b]) takeCube(state, seat, [0, 1, 2], where);
    }
  },
  traitor: (state, raw, where) => {
    state.traitor = readSeat(state, raw, where);
  },
  passed: (state, raw, where) => {
    for (const [i, entry] of readArray(raw, where, state.players).entries()) {
      const seat = readSeat(state, entry, join(where, i));
      if (state.passed === 0) state.nextStart = seat;
      state.passed |= 1 << seat;
    }
  },
  /** `pulsars: { "393": "build" }`: where its disc lies. */
  pulsars: (state, raw, where) => {
    for (const [id, action] of Object.entries(readRecord(raw, where))) {
      const pulsar = PULSARS.indexOf(readId(id, where, SECTOR_IDS));
      state.pulsar[pulsar] = PULSAR_SPACES.indexOf(readId(action, join(where, id), ACTIONS));
    }
  },
  exploded: (state, raw, where) => {
    for (const [i, id] of readArray(raw, where, 2).entries())
      state.exploded |= 1 << SUPERNOVAS.indexOf(readId(id, join(where, i), SECTOR_IDS));
  },
  round: (state, raw, where) => {
    state.round = readInt(raw, where, 1, ROUNDS);
  },
  active: (state, raw, where) => {
    state.active = readSeat(state, raw, where);
  },
  /** `phase: "combat"`, from its beginning. */
  phase: (state, raw, where) => {
    state.phase = PHASES[readId(raw, where, PHASES)];
    state.step = 'battles';
    state.cursor = 0;
    if (state.phase !== 'action' && state.nextStart === NOBODY) state.nextStart = state.start;
  },
  step: (state, raw, where) => {
    state.step = STEPS[readId(raw, where, STEPS)];
  },
};

const readSeat = (state: State, raw: unknown, where: string): number => readInt(raw, where, 0, state.players - 1);

function eachSeat(
  state: State,
  raw: unknown,
  where: string,
  set: (seat: number, entry: unknown, where: string) => void,
) {
  const entries = readArray(raw, where, state.players);
  if (entries.length !== state.players)
    throw new BadInput(where, `needs one entry for each of the ${state.players} seats`);
  entries.forEach((entry, seat) => {
    set(seat, entry, join(where, seat));
  });
}

function readCounts(raw: unknown, where: string, ids: readonly string[], into: number[]): void {
  into.fill(0);
  for (const [id, n] of Object.entries(readRecord(raw, where)))
    into[readId(id, where, ids)] = readInt(n, join(where, id), 0, 99);
}

/** Puts a sector on the board if it is not there; then what is in it. */
function readSector(state: State, id: string, raw: unknown, where: string): void {
  const sector = readId(id, where, SECTOR_IDS);
  const { at, turn, ...rest } = readRecord(raw, where);
  if (at !== undefined) {
    const hex = readId(at, join(where, 'at'), HEX_IDS);
    if (state.placed.some((site) => state.hex[site] === hex)) throw new BadInput(join(where, 'at'), 'is not empty');
    placeSector(state, sector, hex, readInt(turn ?? 0, join(where, 'turn'), 0, 5));
    if (state.stack[sector] === IN_STACK) state.stack[sector] = GONE;
    for (const site of SITES_OF[sector]) state.guards[site] = SITES[site].ancients;
  }
  readSite(state, SITES_OF[sector][0], rest, where);
}

function readSite(state: State, site: number, raw: unknown, where: string): void {
  if (state.hex[site] < 0) throw new BadInput(where, 'is not on the board');
  const given = readObject(raw, where, [], ['owner', 'cubes', 'built', 'guards', 'discovery', 'ships']);
  if (given.owner !== undefined) placeDisc(state, readSeat(state, given.owner, join(where, 'owner')), site);
  for (const square of given.cubes === undefined ? [] : readArray(given.cubes, join(where, 'cubes'), SQUARES))
    settle(state, site, readInt(square, join(where, 'cubes'), 0, SQUARES - 1), where);
  for (const id of given.built === undefined ? [] : readArray(given.built, join(where, 'built'), 4))
    state.built[site] |= STRUCTURES[STRUCTURE_IDS[readId(id, join(where, 'built'), STRUCTURE_IDS)]];
  if (given.guards !== undefined) state.guards[site] = readInt(given.guards, join(where, 'guards'), 0, 2);
  if (given.discovery !== undefined) state.sealed[site] = given.discovery === true ? 1 : 0;
  if (given.ships !== undefined) readShips(state, site, given.ships, join(where, 'ships'));
}

/** A cube goes onto a square, from the fullest track that suits it. */
function settle(state: State, site: number, square: number, where: string): void {
  const seat = state.owner[site];
  if (seat < 0) throw new BadInput(where, 'nobody controls it');
  takeCube(
    state,
    seat,
    [0, 1, 2].filter((track) => suits(site, square, track)),
    where,
  );
  state.cubes[site] |= 1 << square;
}

function takeCube(state: State, seat: number, tracks: readonly number[], where: string): void {
  const full = [...tracks].sort((a, b) => state.track[seat * KINDS + b] - state.track[seat * KINDS + a]);
  if (full.length === 0 || state.track[seat * KINDS + full[0]] === 0)
    throw new BadInput(where, 'there is no cube left');
  state.track[seat * KINDS + full[0]]--;
}

/** `ships: [{ "cruiser": 2 }, {}]`: by seat; who stands first has been there longest. */
function readShips(state: State, site: number, raw: unknown, where: string): void {
  eachSeat(state, raw, where, (seat, entry, at) => {
    for (const [id, n] of Object.entries(readRecord(entry, at))) {
      const type = readId(id, at, TYPES);
      for (let i = readInt(n, join(at, id), 0, FLEET[type]); i > 0; i--) {
        const ship = unbuilt(state, seat, type);
        if (ship < 0) throw new BadInput(join(at, id), 'there is no such ship left');
        enter(state, seat, ship, site);
      }
    }
  });
}

const PLAYER_KEYS = [
  ...RESOURCES,
  'track',
  'graveyard',
  'discs',
  'reserve',
  'colony',
  'technologies',
  'parts',
  'kept',
  'muon',
  'reputation',
  'treasures',
  'damage',
  'waiting',
  'recalled',
];

function readPlayer(state: State, seat: number, raw: unknown, where: string): void {
  const given = readObject(raw, where, [], PLAYER_KEYS);
  const number = (key: string, least: number, most: number, set: (n: number) => void): void => {
    if (given[key] !== undefined) set(readInt(given[key], join(where, key), least, most));
  };
  RESOURCES.forEach((id, kind) => {
    number(id, 0, 999, (n) => {
      state.store[seat * KINDS + kind] = n;
    });
  });
  number('discs', 0, 16, (n) => {
    state.discs[seat] = n;
  });
  number('reserve', 0, 3, (n) => {
    state.reserve[seat] = n;
  });
  number('colony', 0, 4, (n) => {
    state.colony[seat] = n;
  });
  number('treasures', 0, 36, (n) => {
    state.treasures[seat] = n;
  });
  if (given.recalled === true) for (let ship = 0; ship < SHIPS; ship++) state.shipAt[shipOf(seat, ship)] = SUPPLY;
  if (given.track !== undefined) readTrack(state.track, seat, given.track, join(where, 'track'));
  if (given.graveyard !== undefined) readTrack(state.graveyard, seat, given.graveyard, join(where, 'graveyard'));
  if (given.technologies !== undefined) readTechnologies(state, seat, given.technologies, join(where, 'technologies'));
  if (given.parts !== undefined) readParts(state, seat, given.parts, join(where, 'parts'));
  for (const id of given.kept === undefined ? [] : readArray(given.kept, join(where, 'kept'), 16))
    state.kept[foundAt(readId(id, join(where, 'kept'), PART_IDS))] = seat;
  if (given.muon !== undefined) state.muon[seat] = readId(given.muon, join(where, 'muon'), TYPES);
  for (const value of given.reputation === undefined ? [] : readArray(given.reputation, join(where, 'reputation'), 5)) {
    const worth = readInt(value, join(where, 'reputation'), 1, 4);
    if (state.reputationBag[worth - 1] === 0)
      throw new BadInput(join(where, 'reputation'), 'there is no such tile left');
    state.reputationBag[worth - 1]--;
    addTile(state, seat, worth);
  }
  for (const [id, n] of Object.entries(readRecord(given.damage ?? {}, join(where, 'damage'))))
    state.damage[shipOf(seat, readId(id, join(where, 'damage'), SHIP_IDS))] = readInt(n, join(where, 'damage'), 0, 20);
  for (const [id, round] of Object.entries(readRecord(given.waiting ?? {}, join(where, 'waiting'))))
    state.shipAt[shipOf(seat, readId(id, join(where, 'waiting'), SHIP_IDS))] =
      LATER - readInt(round, join(where, 'waiting'), 1, ROUNDS);
}

function readTrack(track: number[], seat: number, raw: unknown, where: string): void {
  for (const [id, n] of Object.entries(readRecord(raw, where)))
    track[seat * KINDS + readId(id, where, RESOURCES)] = readInt(n, join(where, id), 0, 12);
}

/** `technologies: { "grid": ["gauss-shield"] }`: these tracks hold exactly these. */
function readTechnologies(state: State, seat: number, raw: unknown, where: string): void {
  for (const [id, list] of Object.entries(readRecord(raw, where))) {
    const track = readId(id, where, TRACKS);
    for (let i = 0; i < TECH_SPACES / TRACKS.length; i++)
      state.techs[seat * TECH_SPACES + (track * TECH_SPACES) / TRACKS.length + i] = -1;
    for (const entry of readArray(list, join(where, id), 7))
      addTechnology(state, seat, readId(entry, join(where, id), TECH_IDS), track);
  }
}

/** `parts: { "cruiser": { "4": "shard-hull" } }`: tiles on spaces. */
function readParts(state: State, seat: number, raw: unknown, where: string): void {
  for (const [id, spaces] of Object.entries(readRecord(raw, where))) {
    const type = readId(id, where, TYPES);
    const most = blueprintOf(state, seat, type).slots.length - 1;
    for (const [slot, part] of Object.entries(readRecord(spaces, join(where, id))))
      putOn(
        state,
        seat,
        type,
        readInt(Number(slot), join(where, id), 0, most),
        readId(part, join(where, id), PART_IDS),
      );
  }
}

/** How positions are written in scenarios and bug reports. */
export const notation: Notation<State> = {
  patch(state, patch) {
    const raw = readObject(patch, 'state', [], Object.keys(READERS));
    for (const [key, read] of Object.entries(READERS))
      if (raw[key] !== undefined) read(state, raw[key], `state.${key}`);
  },

  describe: (state) => ({
    phase: state.phase,
    round: state.round,
    start: state.start,
    ...(state.phase === 'action' ? { active: state.active } : {}),
    ...(state.doing >= 0 ? { doing: ACTIONS[state.doing], left: state.left } : {}),
    ...(state.attacker >= 0 ? { battle: SITE_IDS[state.placed.find((site) => isBattle(state, site)) ?? 0] } : {}),
    traitor: state.traitor,
    sites: Object.fromEntries(state.placed.map((site) => [SITE_IDS[site], describeSite(state, site)])),
    tray: counted(TECH_IDS, state.tray),
    stacks: [...state.stackLeft],
    discarded: SECTOR_IDS.filter((_, sector) => state.stack[sector] === DISCARDED),
    exploded: SUPERNOVAS.filter((_, i) => ((state.exploded >> i) & 1) === 1).map((sector) => SECTOR_IDS[sector]),
    seats: seats(state.players).map((seat) => describePlayer(state, seat)),
  }),
};

const isBattle = (state: State, site: number): boolean =>
  shipsAt(state, state.attacker, site) > 0 && (state.defender > 5 || shipsAt(state, state.defender, site) > 0);

const counted = (ids: readonly string[], counts: readonly number[]) =>
  Object.fromEntries(ids.map((id, i) => [id, counts[i]] as const).filter(([, n]) => n > 0));

function describeSite(state: State, site: number) {
  const ships = seats(state.players).map((seat) => shipsByType(state, seat, site));
  const structures = STRUCTURE_IDS.filter((id) => (state.built[site] & STRUCTURES[id]) !== 0);
  const squares = Array.from({ length: SQUARES }, (_, i) => i).filter(
    (i) => hasSquare(state, site, i) || isFilled(state, site, i),
  );
  const pulsar = PULSARS.indexOf(SITES[site].sector);
  return {
    at: HEX_IDS[state.hex[site]],
    turn: state.turn[site],
    owner: state.owner[site],
    cubes: squares.filter((square) => isFilled(state, site, square)),
    built: structures,
    guards: state.guards[site],
    discovery: state.sealed[site] === 1,
    ships,
    ...(pulsar >= 0 && state.owner[site] >= 0 ? { space: ACTIONS[PULSAR_SPACES[state.pulsar[pulsar]]] } : {}),
  };
}

function shipsByType(state: State, seat: number, site: number) {
  const counts = TYPES.map(() => 0);
  for (let ship = 0; ship < SHIPS; ship++) if (state.shipAt[shipOf(seat, ship)] === site) counts[SHIP_TYPE[ship]]++;
  return counted(TYPES, counts);
}

const byResource = (values: readonly number[], seat: number) =>
  Object.fromEntries(RESOURCES.map((id, kind) => [id, values[seat * KINDS + kind]]));

function describePlayer(state: State, seat: number) {
  if (state.species[seat] < 0) return {};
  const ships = SHIP_IDS.map((id, ship) => [id, shipOf(seat, ship)] as const);
  return {
    species: SPECIES_IDS[state.species[seat]],
    ...Object.fromEntries(RESOURCES.map((id, kind) => [id, storeOf(state, seat, kind)])),
    income: Object.fromEntries(RESOURCES.map((id, kind) => [id, incomeOf(state, seat, kind)])),
    upkeep: upkeepOf(state, seat),
    track: byResource(state.track, seat),
    graveyard: byResource(state.graveyard, seat),
    discs: state.discs[seat],
    reserve: state.reserve[seat],
    spent: sum(state.spent, seat * ACTIONS.length, (seat + 1) * ACTIONS.length),
    colony: state.colony[seat],
    technologies: Object.fromEntries(
      TRACKS.map((id, track) => [
        id,
        state.techs
          .slice(seat * TECH_SPACES + (track * TECH_SPACES) / 3, seat * TECH_SPACES + ((track + 1) * TECH_SPACES) / 3)
          .filter((tech) => tech >= 0)
          .map((tech) => TECH_IDS[tech]),
      ]),
    ),
    blueprints: Object.fromEntries(TYPES.map((id, type) => [id, describeBlueprint(state, seat, type)])),
    kept: FOUND_PARTS.filter((_, i) => state.kept[i] === seat).map((part) => PART_IDS[part]),
    reputation: [...valuesOf(state, seat)],
    allies: seats(state.players).filter((other) => ((state.allies[seat] >> other) & 1) === 1),
    treasures: state.treasures[seat],
    supply: counted(
      TYPES,
      TYPES.map((_, type) => FLEET[type] - builtOf(state, seat, type)),
    ),
    damage: Object.fromEntries(ships.map(([id, at]) => [id, state.damage[at]] as const).filter(([, n]) => n > 0)),
    waiting: Object.fromEntries(
      ships.filter(([, at]) => state.shipAt[at] <= LATER).map(([id, at]) => [id, LATER - state.shipAt[at]]),
    ),
    passed: hasPassed(state, seat),
    eliminated: ((state.eliminated >> seat) & 1) === 1,
    points: pointsOf(state, seat),
    score: breakdown(state, seat),
  };
}

function builtOf(state: State, seat: number, type: number): number {
  let n = 0;
  for (let ship = FIRST_SHIP[type]; SHIP_TYPE[ship] === type; ship++)
    if (state.shipAt[shipOf(seat, ship)] !== SUPPLY) n++;
  return n;
}

function describeBlueprint(state: State, seat: number, type: number) {
  const { slots } = blueprintOf(state, seat, type);
  return {
    parts: slots.map((_, slot) => PART_IDS[partAt(state, seat, type, slot)] ?? ''),
    tiles: slots.map((_, slot) => PART_IDS[state.parts[slotAt(seat, type, slot)]] ?? ''),
    initiative: shipValue(state, seat, type, 'initiative'),
    movement: shipValue(state, seat, type, 'movement'),
    hull: shipValue(state, seat, type, 'hull'),
    computer: shipValue(state, seat, type, 'computer'),
    shield: shipValue(state, seat, type, 'shield'),
  };
}
