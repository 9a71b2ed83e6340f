import {
  BadInput,
  bit,
  isIn,
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
import { CHALLENGE_IDS, CHALLENGES } from './content/challenges.ts';
import { CULTURE_COUNT, CULTURES, GOODS } from './content/cultures.ts';
import { ENCOUNTERS, INTEL_IDS, TITLE_IDS } from './content/encounters.ts';
import { FIELDS } from './content/fields.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGERS } from './content/passengers.ts';
import { PILOT_IDS, SIDES } from './content/pilots.ts';
import { PIRATES } from './content/pirates.ts';
import { REWARDS } from './content/rewards.ts';
import { ORBITAL_AT, ORBITALS, SYSTEM_COUNT, SYSTEMS } from './content/systems.ts';
import { MOST_DIAL, MOST_DICE } from './content/tables.ts';
import { TECH_COUNT, TECHS } from './content/technologies.ts';
import {
  ASTEROID,
  BLUE,
  DRIVES,
  ENCOUNTER_HERE,
  FIELD_KINDS,
  MARKETS,
  PIRATES_HERE,
  TELEPORTAL,
} from './content/terms.ts';
import { totalFame } from './score.ts';
import {
  aboard,
  completedBy,
  DESTROYED,
  DISCARDED,
  GONE,
  inSupplyOf,
  LOOSE,
  NONE,
  OFFER,
  ON_BASE,
  OUT,
  openMissions,
  PHASES,
  POOL,
  type State,
  TRACK,
} from './state.ts';

/**
 * A table as people write it down: `{ phase: 'declare', active: 0, cultures: { NH: 'graw' }, seats: [{ at: 'NH-B3', cash: 40,
 * goods: { G03: 1 } }] }`. `patch` takes any part of what `describe` shows, but for what follows from the rest.
 */

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
const FIELD_IDS = idsOf(FIELDS);
const SYSTEM_IDS = idsOf(SYSTEMS);
const CULTURE_IDS = idsOf(CULTURES);
const GOOD_IDS = idsOf(GOODS);
const TECH_IDS = idsOf(TECHS);
const PASSENGER_IDS = idsOf(PASSENGERS);
const PIRATE_IDS = idsOf(PIRATES);
const ENCOUNTER_IDS = idsOf(ENCOUNTERS);
const MISSION_IDS = idsOf(MISSIONS);
const REWARD_IDS = idsOf(REWARDS);
const ORBITAL_IDS = ORBITALS.map(({ field }) => FIELD_IDS[field]);
const NOTHING = 'none';

const named = (ids: readonly string[], list: readonly number[], from = 0): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, list[from + i]] as const).filter(([, n]) => n > 0));
const chosen = (ids: readonly string[], is: (i: number) => boolean): string[] => ids.filter((_, i) => is(i));

function describeSeat(state: State, seat: Seat): Plain {
  return {
    at: FIELD_IDS[state.at[seat]],
    cash: state.cash[seat],
    fame: state.fame[seat],
    infamy: state.infamy[seat],
    totalFame: totalFame(state, seat),
    laser: state.laser[seat],
    shield: state.shield[seat],
    pilot: PILOT_IDS[state.pilot[seat]] ?? NOTHING,
    level: state.level[seat],
    ...(state.side[seat] === NONE ? {} : { side: SIDES[state.side[seat]] }),
    drive: DRIVES[state.drive[seat]],
    holds: state.holds[seat],
    markers: state.markers[seat],
    flown: state.flown[seat] === 1,
    secondMission: state.second[seat] === 1,
    goods: named(GOOD_IDS, state.goods, seat * CULTURE_COUNT),
    techs: named(TECH_IDS, state.techs, seat * TECH_COUNT),
    passengers: chosen(PASSENGER_IDS, (one) => state.passengerAt[one] === aboard(seat)),
    missions: openMissions(state, seat).map((mission) => MISSION_IDS[mission]),
    completed: chosen(MISSION_IDS, (mission) => state.missionAt[mission] === completedBy(seat)),
    rewards: chosen(REWARD_IDS, (reward) => state.rewardAt[reward] === seat),
    titles: chosen(TITLE_IDS, (title) => state.titleOf[title] === seat),
    intel: chosen(INTEL_IDS, (intel) => state.intelAt[intel] === seat),
    contracts: chosen(ORBITAL_IDS, (orbital) => state.contract[orbital] === seat),
    contactCredits: Object.fromEntries(
      CULTURES.flatMap(({ id }, culture) =>
        state.contactOwner[culture] === seat ? [[id, state.contactCredits[culture]]] : [],
      ),
    ),
    finalFame: state.finalFame[seat],
    finalCredits: state.finalCredits[seat],
  };
}

const bySystem = (one: (system: number) => unknown, is: (system: number) => boolean): Plain =>
  Object.fromEntries(SYSTEM_IDS.flatMap((id, system) => (is(system) ? [[id, one(system)]] : [])));

function describeTurn(state: State): Plain {
  return {
    bp: state.bp,
    dice: state.dice.filter((value) => value > 0),
    course: state.course,
    from: FIELD_IDS[state.from] ?? NOTHING,
    buys: state.buys,
    sales: state.sales,
    landed: state.landed,
    contacted: state.contacted,
  };
}

function describe(state: State): Plain {
  return {
    phase: state.phase,
    round: state.round,
    rounds: state.rounds,
    start: state.start,
    active: state.active,
    ...(state.challenge === NONE ? {} : { challenge: CHALLENGE_IDS[state.challenge] }),
    turn: describeTurn(state),
    seats: seats(state.players).map((seat) => describeSeat(state, seat)),
    cultures: bySystem(
      (system) => CULTURE_IDS[state.culture[system]],
      (system) => state.culture[system] >= 0,
    ),
    contacts: bySystem(
      (system) => CULTURE_IDS[state.contact[system]],
      (system) => state.contact[system] >= 0,
    ),
    markets: Object.fromEntries(
      CULTURES.flatMap(({ id }, culture) =>
        state.home[culture] < 0 ? [] : [[id, [0, 1, 2].map((i) => MARKETS[state.market[culture * 3 + i]])]],
      ),
    ),
    supply: named(GOOD_IDS, state.supply),
    stock: bySystem(
      (system) => named(GOOD_IDS, state.stock, system * CULTURE_COUNT),
      (system) => state.culture[system] >= 0,
    ),
    techStock: bySystem(
      (system) => named(TECH_IDS, state.techStock, system * TECH_COUNT),
      (system) => state.culture[system] >= 0,
    ),
    techSupply: named(TECH_IDS, state.techSupply),
    fields: Object.fromEntries(
      FIELDS.flatMap(({ id, kind }, field) =>
        state.kind[field] === kind ? [] : [[id, FIELD_KINDS[state.kind[field]]]],
      ),
    ),
    teleportals: state.teleportal.map((field) => FIELD_IDS[field] ?? NOTHING),
    pirates: Object.fromEntries(
      PIRATE_IDS.flatMap((id, pirate) =>
        state.pirateAt[pirate] >= 0
          ? [[id, { at: FIELD_IDS[state.pirateAt[pirate]], infamy: state.pirateInfamy[pirate] }]]
          : [],
      ),
    ),
    spaceports: Object.fromEntries(
      ORBITALS.flatMap(({ field }) => (state.marker[field] === NONE ? [] : [[FIELD_IDS[field], state.marker[field]]])),
    ),
    drills: Object.fromEntries(
      FIELDS.flatMap(({ id }, field) =>
        state.marker[field] === NONE || ORBITAL_AT[field] >= 0 ? [] : [[id, state.marker[field]]],
      ),
    ),
    waiting: Object.fromEntries(
      PASSENGER_IDS.flatMap((id, one) => {
        const at = state.passengerAt[one];
        if (at === ON_BASE) return [[id, 'GB']];
        return at >= 0 && at < SYSTEM_COUNT ? [[id, SYSTEM_IDS[at]]] : at >= 20 && at < 40 ? [[id, 'supply']] : [];
      }),
    ),
    encounters: state.encounterDeck.map((card) => ENCOUNTER_IDS[card]),
    encounterDiscard: state.encounterDiscard.map((card) => ENCOUNTER_IDS[card]),
    offer: chosen(REWARD_IDS, (reward) => state.rewardAt[reward] === OFFER),
    discardedRewards: chosen(REWARD_IDS, (reward) => state.rewardAt[reward] === DISCARDED),
    track: chosen(INTEL_IDS, (intel) => state.intelAt[intel] === TRACK),
    knows: seats(state.players).map((seat) => chosen(SYSTEM_IDS, (system) => isIn(state.knownBy[system], seat))),
  };
}

type Reader = (state: State, raw: unknown, where: string) => void;

const number =
  (set: (state: State, value: number) => void, least: number, most: number): Reader =>
  (state, raw, where) =>
    set(state, readInt(raw, where, least, most));

/** Where a thing is named by its key: `{ NH: 'graw' }`. */
const each =
  (ids: readonly string[], set: (state: State, i: number, raw: unknown, where: string) => void): Reader =>
  (state, raw, where) => {
    for (const [id, value] of Object.entries(readRecord(raw, where)))
      set(state, readId(id, where, ids), value, join(where, id));
  };

const listOf = (raw: unknown, where: string, ids: readonly string[]): number[] =>
  readArray(raw, where, 100).map((id, i) => readId(id, join(where, i), ids));

/** A culture is discovered in a system: its card, market, goods and technologies go there. */
function discover(state: State, system: number, raw: unknown, where: string): void {
  const culture = readId(raw, where, CULTURE_IDS);
  if (state.home[culture] === system) return;
  if (state.home[culture] >= 0 || state.culture[system] >= 0) throw new BadInput(where, 'is discovered already');
  const other = state.contact.indexOf(culture);
  state.contact[other] = state.contact[system];
  state.knownBy[other] = 0;
  state.contact[system] = NONE;
  state.culture[system] = culture;
  state.home[culture] = system;
  for (let i = 0; i < MARKETS.length; i++) state.market[culture * 3 + i] = i;
  state.stock[system * CULTURE_COUNT + culture] = state.supply[culture];
  state.supply[culture] = 0;
  TECHS.forEach((tech, i) => {
    if (tech.culture !== culture) return;
    state.techStock[system * TECH_COUNT + i] = state.techSupply[i];
    state.techSupply[i] = 0;
  });
  PASSENGERS.forEach((_, one) => {
    if (state.passengerAt[one] === inSupplyOf(culture)) state.passengerAt[one] = system;
  });
}

/** The face-down card of a system becomes this one, by changing places. */
function hideCulture(state: State, system: number, raw: unknown, where: string): void {
  const culture = readId(raw, where, CULTURE_IDS);
  const other = state.contact.indexOf(culture);
  if (other < 0 || state.contact[system] < 0) throw new BadInput(where, 'is discovered already');
  state.contact[other] = state.contact[system];
  state.contact[system] = culture;
}

/** Moves tokens between a list and the places where they come from, so that none is made or lost. */
function setCounts(
  target: number[],
  from: number,
  ids: readonly string[],
  reserves: readonly (readonly [number[], (i: number) => number])[],
  raw: unknown,
  where: string,
): void {
  const wanted = readRecord(raw, where);
  for (const id of Object.keys(wanted)) readId(id, where, ids);
  ids.forEach((id, i) => {
    let missing = readInt(wanted[id] ?? 0, join(where, id), 0, 10) - target[from + i];
    target[from + i] += missing;
    for (const [reserve, at] of reserves) {
      const taken = missing > 0 ? Math.min(missing, reserve[at(i)]) : missing;
      reserve[at(i)] -= taken;
      missing -= taken;
      if (missing === 0) return;
    }
    if (missing > 0) throw new BadInput(join(where, id), 'there are not so many');
  });
}

const goodsFrom = (state: State) =>
  [
    [state.supply, (good: number) => good],
    ...SYSTEMS.map((_, system) => [state.stock, (good: number) => system * CULTURE_COUNT + good] as const),
  ] as const;
const techsFrom = (state: State) =>
  [
    [state.techSupply, (tech: number) => tech],
    ...SYSTEMS.map((_, system) => [state.techStock, (tech: number) => system * TECH_COUNT + tech] as const),
  ] as const;

function setMarket(state: State, culture: number, raw: unknown, where: string): void {
  if (state.home[culture] < 0) throw new BadInput(where, 'is not discovered');
  const tokens = listOf(raw, where, MARKETS);
  if (new Set(tokens).size !== MARKETS.length) throw new BadInput(where, 'needs each market once');
  for (let i = 0; i < tokens.length; i++) state.market[culture * 3 + i] = tokens[i];
}

function placePirate(state: State, pirate: number, raw: unknown, where: string): void {
  const { at, infamy } = readObject(raw, where, ['at'], ['infamy']);
  const field = readId(at, join(where, 'at'), FIELD_IDS);
  state.pirateAt[pirate] = field;
  state.pirateInfamy[pirate] = readInt(infamy ?? 0, join(where, 'infamy'), 0, 50);
  state.kind[field] = PIRATES_HERE;
  dropCard(state, 'pirates');
}

/** A token lies on the map, so a card of its kind has left the game. */
function dropCard(state: State, kind: string, number = 0): void {
  const at = state.encounterDeck.findIndex((card) => {
    const one = ENCOUNTERS[card];
    return one.kind === kind && (one.kind !== 'teleportal' || one.number === number);
  });
  if (at < 0) return;
  state.encounterDeck.splice(at, 1);
  state.encounterKnown.splice(at, 1);
}

const PLACED: Readonly<Record<string, string>> = { asteroid: 'asteroid', blue: 'quiet' };

function setField(state: State, field: number, raw: unknown, where: string): void {
  const kind = readId(raw, where, FIELD_KINDS);
  if (kind !== ASTEROID && kind !== BLUE) throw new BadInput(where, 'only asteroid and blue tokens can be placed so');
  if (FIELDS[field].kind === ENCOUNTER_HERE) dropCard(state, PLACED[FIELD_KINDS[kind]]);
  state.kind[field] = kind;
}

function setTeleportals(state: State, raw: unknown, where: string): void {
  readArray(raw, where, state.teleportal.length).forEach((id, i) => {
    if (id === NOTHING) return;
    const field = readId(id, join(where, i), FIELD_IDS);
    state.teleportal[i] = field;
    state.kind[field] = TELEPORTAL;
    dropCard(state, 'teleportal', i + 1);
  });
}

function putMarker(state: State, field: number, raw: unknown, where: string): void {
  const seat = readInt(raw, where, 0, state.players - 1);
  if (state.marker[field] !== NONE || state.markers[seat] === 0)
    throw new BadInput(where, 'no marker can be put there');
  state.marker[field] = seat;
  state.markers[seat]--;
  if (ORBITAL_AT[field] >= 0) state.ports[seat]++;
}

function putPassenger(state: State, one: number, raw: unknown, where: string): void {
  if (raw === 'GB') state.passengerAt[one] = ON_BASE;
  else if (raw === 'gone') state.passengerAt[one] = GONE;
  else if (raw === 'pool') state.passengerAt[one] = POOL;
  else if (raw === 'supply') state.passengerAt[one] = inSupplyOf(PASSENGERS[one].from);
  else state.passengerAt[one] = readId(raw, where, SYSTEM_IDS);
}

/** The named encounter cards come next, in that order. */
function stackEncounters(state: State, raw: unknown, where: string): void {
  const next = listOf(raw, where, ENCOUNTER_IDS);
  for (const card of next.reverse()) {
    const at = state.encounterDeck.indexOf(card);
    if (at < 0) throw new BadInput(where, `${ENCOUNTER_IDS[card]} is not in the deck`);
    state.encounterDeck.splice(at, 1);
    state.encounterDeck.unshift(card);
  }
  state.encounterKnown.fill(0);
}

/** Things that are somewhere by index: missions, rewards and so on of a seat, and all others of that seat back where they came from. */
const owned =
  (of: (state: State) => number[], ids: readonly string[], back: number, place: (seat: Seat) => number = (s) => s) =>
  (state: State, seat: Seat, raw: unknown, where: string): void => {
    const list = of(state);
    for (let i = 0; i < list.length; i++) if (list[i] === place(seat)) list[i] = back;
    for (const i of listOf(raw, where, ids)) list[i] = place(seat);
  };

type SeatReader = (state: State, seat: Seat, raw: unknown, where: string) => void;

const seatNumber =
  (of: (state: State) => number[], least: number, most: number): SeatReader =>
  (state, seat, raw, where) => {
    of(state)[seat] = readInt(raw, where, least, most);
  };
const seatFlag =
  (of: (state: State) => number[]): SeatReader =>
  (state, seat, raw, where) => {
    of(state)[seat] = readBoolean(raw, where) ? 1 : 0;
  };
const seatId =
  (of: (state: State) => number[], ids: readonly string[]): SeatReader =>
  (state, seat, raw, where) => {
    of(state)[seat] = readId(raw, where, ids);
  };

/** Cards that leave the encounter deck when somebody owns them. */
const fromDeck =
  (own: SeatReader, kind: string): SeatReader =>
  (state, seat, raw, where) => {
    own(state, seat, raw, where);
    const count = readArray(raw, where, 10).length;
    for (let i = 0; i < count; i++) dropCard(state, kind);
  };

const SEAT: Readonly<Record<string, SeatReader>> = {
  at: seatId((state) => state.at, FIELD_IDS),
  cash: seatNumber((state) => state.cash, 0, 10_000),
  fame: seatNumber((state) => state.fame, 0, 100),
  infamy: seatNumber((state) => state.infamy, 0, 100),
  laser: seatNumber((state) => state.laser, 0, MOST_DIAL),
  shield: seatNumber((state) => state.shield, 0, MOST_DIAL),
  pilot: seatId((state) => state.pilot, PILOT_IDS),
  level: seatNumber((state) => state.level, 1, 3),
  side: seatId((state) => state.side, SIDES),
  drive: seatId((state) => state.drive, DRIVES),
  holds: seatNumber((state) => state.holds, 0, 2),
  flown: seatFlag((state) => state.flown),
  secondMission: seatFlag((state) => state.second),
  goods: (state, seat, raw, where) =>
    setCounts(state.goods, seat * CULTURE_COUNT, GOOD_IDS, goodsFrom(state), raw, where),
  techs: (state, seat, raw, where) => setCounts(state.techs, seat * TECH_COUNT, TECH_IDS, techsFrom(state), raw, where),
  passengers: owned((state) => state.passengerAt, PASSENGER_IDS, POOL, aboard),
  missions: owned((state) => state.missionAt, MISSION_IDS, POOL),
  completed: owned((state) => state.missionAt, MISSION_IDS, POOL, completedBy),
  rewards: owned((state) => state.rewardAt, REWARD_IDS, POOL),
  titles: fromDeck(
    owned((state) => state.titleOf, TITLE_IDS, NONE),
    'title',
  ),
  intel: fromDeck(
    owned((state) => state.intelAt, INTEL_IDS, NONE),
    'intel',
  ),
  contracts: owned((state) => state.contract, ORBITAL_IDS, NONE),
  contactCredits: (state, seat, raw, where) => {
    for (const [id, credits] of Object.entries(readRecord(raw, where))) {
      const culture = readId(id, where, CULTURE_IDS);
      state.contactOwner[culture] = seat;
      state.contactCredits[culture] = readInt(credits, join(where, id), 0, 120);
    }
  },
};

function patchSeats(state: State, raw: unknown, where: string): void {
  const given = Array.isArray(raw) ? Object.entries(raw) : Object.entries(readRecord(raw, where));
  for (const [key, one] of given) {
    const seat = readInt(Number(key), where, 0, state.players - 1);
    for (const [name, value] of Object.entries(readObject(one, join(where, key), [], Object.keys(SEAT))))
      SEAT[name](state, seat, value, join(join(where, key), name));
  }
}

/** A turn in progress: dice that were rolled, and what has happened since. */
function patchTurn(state: State, raw: unknown, where: string): void {
  const given = readObject(raw, where, [], ['dice', 'bp', 'course', 'from', 'landed', 'contacted', 'buys', 'sales']);
  if (given.dice !== undefined) {
    const dice = readArray(given.dice, join(where, 'dice'), MOST_DICE);
    for (let i = 0; i < MOST_DICE; i++) {
      state.dice[i] = dice[i] === undefined ? 0 : readInt(dice[i], join(join(where, 'dice'), i), 1, 6);
      state.slot[i] = LOOSE;
    }
  }
  if (given.bp !== undefined) {
    state.bp = readInt(given.bp, join(where, 'bp'), 0, 99);
    state.steps = 1;
  }
  if (given.course !== undefined) state.course = readInt(given.course, join(where, 'course'), 0, 6);
  if (given.from !== undefined) state.from = readId(given.from, join(where, 'from'), FIELD_IDS);
  if (given.landed !== undefined) state.landed = readBoolean(given.landed, join(where, 'landed'));
  if (given.contacted !== undefined) state.contacted = readBoolean(given.contacted, join(where, 'contacted'));
  if (given.buys !== undefined) state.buys = readInt(given.buys, join(where, 'buys'), 0, 9);
  if (given.sales !== undefined) state.sales = readInt(given.sales, join(where, 'sales'), 0, 9);
}

/** In this order: what is discovered first, then what lies there, then what players have. */
const TABLE: Readonly<Record<string, Reader>> = {
  phase: (state, raw, where) => {
    state.phase = PHASES[readId(raw, where, PHASES)];
  },
  round: number((state, value) => (state.round = value), 1, 30),
  start: (state, raw, where) => {
    state.start = readInt(raw, where, 0, state.players - 1);
  },
  active: (state, raw, where) => {
    state.active = readInt(raw, where, 0, state.players - 1);
  },
  challenge: (state, raw, where) => {
    state.challenge = readId(raw, where, CHALLENGE_IDS);
    state.rounds = CHALLENGES[state.challenge].rounds;
  },
  cultures: each(SYSTEM_IDS, discover),
  contacts: each(SYSTEM_IDS, hideCulture),
  markets: each(CULTURE_IDS, setMarket),
  fields: each(FIELD_IDS, setField),
  teleportals: setTeleportals,
  pirates: each(PIRATE_IDS, placePirate),
  spaceports: each(FIELD_IDS, putMarker),
  drills: each(FIELD_IDS, putMarker),
  waiting: each(PASSENGER_IDS, putPassenger),
  stock: each(SYSTEM_IDS, (state, system, raw, where) =>
    setCounts(state.stock, system * CULTURE_COUNT, GOOD_IDS, [[state.supply, (good) => good]], raw, where),
  ),
  techStock: each(SYSTEM_IDS, (state, system, raw, where) =>
    setCounts(state.techStock, system * TECH_COUNT, TECH_IDS, [[state.techSupply, (tech) => tech]], raw, where),
  ),
  seats: patchSeats,
  encounters: stackEncounters,
  encounterDiscard: (state, raw, where) => {
    for (const card of listOf(raw, where, ENCOUNTER_IDS)) {
      const at = state.encounterDeck.indexOf(card);
      if (at < 0) throw new BadInput(where, `${ENCOUNTER_IDS[card]} is not in the deck`);
      state.encounterDeck.splice(at, 1);
      state.encounterKnown.splice(at, 1);
      state.encounterDiscard.push(card);
    }
  },
  emptyDeck: (state, raw, where) => {
    if (!readBoolean(raw, where)) return;
    state.encounterDeck.length = 0;
    state.encounterKnown.length = 0;
  },
  offer: (state, raw, where) => {
    for (const reward of listOf(raw, where, REWARD_IDS)) state.rewardAt[reward] = OFFER;
  },
  discardedRewards: (state, raw, where) => {
    for (const reward of listOf(raw, where, REWARD_IDS)) state.rewardAt[reward] = DISCARDED;
  },
  missionsOut: (state, raw, where) => {
    for (const mission of listOf(raw, where, MISSION_IDS)) state.missionAt[mission] = OUT;
  },
  piratesDestroyed: (state, raw, where) => {
    for (const pirate of listOf(raw, where, PIRATE_IDS)) state.pirateAt[pirate] = DESTROYED;
  },
  track: (state, raw, where) => {
    for (const intel of listOf(raw, where, INTEL_IDS)) {
      state.intelAt[intel] = TRACK;
      dropCard(state, 'intel');
    }
  },
  knows: (state, raw, where) => {
    readArray(raw, where, state.players).forEach((systems, seat) => {
      for (const system of listOf(systems, join(where, seat), SYSTEM_IDS)) state.knownBy[system] |= bit(seat);
    });
  },
  turn: patchTurn,
};

export const notation: Notation<State> = {
  patch(state, patch) {
    const given = readObject(patch, 'state', [], Object.keys(TABLE));
    for (const [name, read] of Object.entries(TABLE))
      if (given[name] !== undefined) read(state, given[name], join('state', name));
  },
  describe,
};
