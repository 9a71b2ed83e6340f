import {
  BadInput,
  bit,
  counts,
  eachNamed,
  idsOf,
  int,
  isIn,
  join,
  listOf,
  named,
  noun,
  ofSeat,
  orNone,
  positionOf,
  readArray,
  readBoolean,
  readId,
  readInt,
  readObject,
  type Seat,
  seats,
} from '@starboard/kernel';
import { ACTION_CARDS } from './content/actionCards.ts';
import { EVENTS } from './content/events.ts';
import { MISSIONS } from './content/missions.ts';
import { TECHS } from './content/technologies.ts';
import { FACTIONS, STATIONS } from './content/terms.ts';
import { ARTIFACT_TYPES, PIRATE_IDS } from './content/tokens.ts';
import { tokensOf } from './rules/cargo.ts';
import { markerAt } from './rules/tracks.ts';
import { pointsOf } from './score.ts';
import {
  ARTIFACT_KINDS,
  FIGURE_IDS,
  FIGURES,
  HOLD,
  mapOf,
  NOBODY,
  QUEUE,
  SHADOW,
  SLOTS,
  type State,
  shipsOf,
} from './state.ts';

/**
 * A table as people write it down: `{ seats: { 0: { at: 'p3', ready: { 'red-ensign': 1 }, tech: { 2: 't01' }, damage: 4 } },
 * missions: { p3: 'm04' }, pirates: { 'p3-p5': 'violet-android' }, display: ['t01', …] }`. `patch` takes any part of what
 * `describe` shows, but for what follows from the rest.
 */

const TECH_IDS = idsOf(TECHS);
const MISSION_IDS = idsOf(MISSIONS);
const EVENT = orNone(noun('event', idsOf(EVENTS)));
const ACTIONS = listOf(noun('action-card', idsOf(ACTION_CARDS)), 7);
const SLOT_IDS = Array.from({ length: SLOTS }, (_, slot) => String(slot));
const SIDE = noun('side', ['a', 'b']);
const CARD = orNone(noun('tech', TECH_IDS));
const CARDS = listOf(CARD, 50);
const MISSION = orNone(noun('mission', MISSION_IDS));
const TOP_MISSIONS = listOf(MISSION, 50);
const CREW = counts(noun('figure', FIGURE_IDS), 50);
const FIGURE_LIST = listOf(noun('figure', FIGURE_IDS), QUEUE);
const ARTIFACTS = counts(noun('artifact', ARTIFACT_TYPES), 50);

const placeIds = (state: State): readonly string[] => idsOf(mapOf(state).places);
const routeIds = (state: State): readonly string[] => idsOf(mapOf(state).routes);
const readPlace = (state: State, raw: unknown, where: string): number => readId(raw, where, placeIds(state));
/** There is no number 0. */
const numbersOf = (state: State): readonly number[] =>
  state.numberAt.flatMap((_, number) => (number > 0 ? [number] : []));

/** Takes a technology from wherever it is. */
function fetchTech(state: State, card: number): void {
  for (const key of ['techDeck', 'techDiscard', 'omegaDeck', 'omegaDiscard', 'trackTech'] as const)
    state[key] = state[key].filter((one) => one !== card);
  for (const key of ['display', 'tech'] as const) state[key] = state[key].map((one) => (one === card ? -1 : one));
}

/** Puts a technology back where nobody has it. */
function layTech(state: State, card: number): void {
  if (card < 0) return;
  (TECHS[card].type === 'omega' ? state.omegaDeck : state.techDeck).push(card);
}

function fetchMission(state: State, mission: number): void {
  state.missionDeck = state.missionDeck.filter((one) => one !== mission);
  state.mission = state.mission.map((one) => (one === mission ? -1 : one));
  state.missionDone[mission] = 0;
}

function moveShip(state: State, ship: number, to: number): void {
  const from = state.shipAt[ship];
  if (state.holder[from] === ship) state.holder[from] = NOBODY;
  state.shipAt[ship] = to;
  const alone = seats(shipsOf(state)).every((other) => other === ship || state.shipAt[other] !== to);
  if (alone && !state.stationAt.includes(to)) state.holder[to] = ship;
}

function patchTech(state: State, seat: Seat, raw: unknown, where: string): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    layTech(state, state.tech[seat * SLOTS + slot]);
    state.tech[seat * SLOTS + slot] = -1;
  }
  eachNamed(raw, where, SLOT_IDS, (slot, id, inside) => {
    const card = CARD.read(id, inside);
    fetchTech(state, card);
    state.tech[seat * SLOTS + slot] = card;
    state.slotDamage[seat * SLOTS + slot] = 0;
  });
}

function patchArtifacts(state: State, seat: Seat, raw: unknown, where: string): void {
  ARTIFACTS.read(raw, where).forEach((count, kind) => {
    const at = seat * ARTIFACT_KINDS + kind;
    state.artifactSupply[kind] += state.artifacts[at] - count;
    if (state.artifactSupply[kind] < 0) throw new BadInput(where, 'there are not so many artifacts left');
    state.artifacts[at] = count;
  });
}

function patchTokens(state: State, seat: Seat, raw: unknown, where: string): void {
  const wanted = readInt(raw, where, 0, HOLD);
  for (let i = 0; i < HOLD; i++) {
    const at = seat * HOLD + i;
    if (state.token[at] >= 0) state.pirateSupply[state.token[at]]++;
    state.token[at] = -1;
    state.tokenSeen[at] = 0;
  }
  for (let i = 0; i < wanted; i++) {
    const pirate = state.pirateSupply.findIndex((n) => n > 0);
    if (pirate < 0) throw new BadInput(where, 'there are not so many pirates left');
    state.pirateSupply[pirate]--;
    state.token[seat * HOLD + i] = pirate;
    state.tokenSeen[seat * HOLD + i] = 1;
  }
}

function patchNumbers(state: State, raw: unknown, where: string): void {
  eachNamed(raw, where, numbersOf(state).map(String), (i, value, inside) => {
    const number = i + 1;
    const { at, faceUp } = readObject(value, inside, [], ['at', 'faceUp']);
    if (at !== undefined) state.numberAt[number] = readPlace(state, at, join(inside, 'at'));
    if (faceUp !== undefined) state.numberUp[number] = readBoolean(faceUp, join(inside, 'faceUp')) ? 1 : 0;
  });
}

function patchStations(state: State, raw: unknown, where: string): void {
  eachNamed(raw, where, STATIONS, (station, value, inside) => {
    const { at, triangle } = readObject(value, inside, [], ['at', 'triangle']);
    if (at !== undefined) state.stationAt[station] = readPlace(state, at, join(inside, 'at'));
    if (triangle !== undefined) state.triangle[station] = readInt(triangle, join(inside, 'triangle'), -1, 4);
  });
}

function patchPirates(state: State, raw: unknown, where: string): void {
  for (const pirate of state.pirate) if (pirate >= 0) state.pirateSupply[pirate]++;
  state.pirate.fill(-1);
  eachNamed(raw, where, routeIds(state), (route, id, inside) => {
    const pirate = readId(id, inside, PIRATE_IDS);
    if (state.pirateSupply[pirate] === 0) throw new BadInput(inside, 'there is no such pirate left');
    state.pirateSupply[pirate]--;
    state.pirate[route] = pirate;
  });
}

function patchMissions(state: State, raw: unknown, where: string): void {
  eachNamed(raw, where, placeIds(state), (at, id, inside) => {
    if (state.mission[at] >= 0) state.missionDeck.push(state.mission[at]);
    state.mission[at] = -1;
    const mission = MISSION.read(id, inside);
    if (mission < 0) return;
    fetchMission(state, mission);
    state.mission[at] = mission;
  });
}

function patchDisplay(state: State, raw: unknown, where: string): void {
  CARDS.read(raw, where).forEach((card, slot) => {
    if (card >= 0) fetchTech(state, card);
    layTech(state, state.display[slot]);
    state.display[slot] = card;
  });
}

const position = positionOf<State>();

/** A deck; the cards that are named come to its top. */
const deck = (key: 'techDeck' | 'omegaDeck') => ({
  show: (state: State) => CARDS.write(state[key]),
  read(state: State, raw: unknown, where: string) {
    const top = CARDS.read(raw, where);
    for (const card of top) fetchTech(state, card);
    state[key] = [...top, ...state[key]];
  },
});

const players = position.seats({
  at: {
    show: (state, seat) => placeIds(state)[state.shipAt[seat]],
    read: (state, seat, raw, where) => moveShip(state, seat, readPlace(state, raw, where)),
  },
  points: pointsOf,
  ready: {
    show: (state, seat) => CREW.write(ofSeat(state.ready, seat, FIGURES)),
    read(state, seat, raw, where) {
      state.ready.splice(seat * FIGURES, FIGURES, ...CREW.read(raw, where));
    },
  },
  queue: {
    show: (state, seat) => FIGURE_LIST.write(state.queue.slice(seat * QUEUE, seat * QUEUE + state.queued[seat])),
    read(state, seat, raw, where) {
      const queue = FIGURE_LIST.read(raw, where);
      for (let i = 0; i < QUEUE; i++) state.queue[seat * QUEUE + i] = queue[i] ?? -1;
      state.queued[seat] = queue.length;
    },
  },
  medals: int(0, 100),
  damage: int(0, 100),
  damagedSlots: {
    show: (state, seat) => ofSeat(state.slotDamage, seat, SLOTS).flatMap((is, slot) => (is === 1 ? [slot] : [])),
    read(state, seat, raw, where) {
      const damaged = readArray(raw, where, SLOTS);
      for (let slot = 0; slot < SLOTS; slot++) state.slotDamage[seat * SLOTS + slot] = damaged.includes(slot) ? 1 : 0;
    },
  },
  tech: {
    show: (state, seat) => named(SLOT_IDS, ofSeat(state.tech, seat, SLOTS), (card) => TECH_IDS[card]),
    read: patchTech,
  },
  artifacts: {
    show: (state, seat) => ARTIFACTS.write(ofSeat(state.artifacts, seat, ARTIFACT_KINDS)),
    read: patchArtifacts,
  },
  pirates: { show: tokensOf, read: patchTokens },
  tracks: {
    show: (state, seat) =>
      named(FACTIONS, ofSeat(state.position, seat, FACTIONS.length), (at, faction) => ({
        position: at,
        laps: state.laps[markerAt(seat, faction)],
      })),
    read(state, seat, raw, where) {
      eachNamed(raw, where, FACTIONS, (faction, value, at) => {
        const marker = markerAt(seat, faction);
        const { position, laps } = readObject(value, at, [], ['position', 'laps']);
        if (position !== undefined) state.position[marker] = readInt(position, join(at, 'position'), 0, 10);
        if (laps !== undefined) state.laps[marker] = readInt(laps, join(at, 'laps'), 0, 10);
      });
    },
  },
  passed: {
    show: (state, seat) => isIn(state.passed, seat),
    read(state, seat, raw, where) {
      state.passed = readBoolean(raw, where) ? state.passed | bit(seat) : state.passed & ~bit(seat);
    },
  },
});

export const notation = position.table({
  phase: ({ phase }) => phase,
  techBoard: SIDE,
  trackSides: {
    show: (state) => named(FACTIONS, state.trackSide, SIDE.write),
    read: (state, raw, where) =>
      eachNamed(raw, where, FACTIONS, (faction, side, at) => {
        state.trackSide[faction] = SIDE.read(side, at);
      }),
  },
  round: int(1, 4),
  active: position.seat('active'),
  start: position.seat('start'),
  numbers: {
    show: (state) =>
      named(numbersOf(state).map(String), numbersOf(state), (number) => ({
        at: placeIds(state)[state.numberAt[number]],
        faceUp: state.numberUp[number] === 1,
      })),
    read: patchNumbers,
  },
  stations: {
    show: (state) =>
      named(STATIONS, state.stationAt, (at, station) => ({
        at: placeIds(state)[at],
        triangle: state.triangle[station],
      })),
    read: patchStations,
  },
  holders: (state) => named(placeIds(state), state.holder, (ship) => (ship === NOBODY ? undefined : ship)),
  pirates: {
    show: (state) => named(routeIds(state), state.pirate, (pirate) => PIRATE_IDS[pirate]),
    read: patchPirates,
  },
  missions: {
    show: (state) => named(placeIds(state), state.mission, (mission) => MISSION_IDS[mission]),
    read: patchMissions,
  },
  completed: {
    show: (state) => named(MISSION_IDS, state.missionDone, (by) => (by > 0 ? by - 1 : undefined)),
    read(state, raw, where) {
      eachNamed(raw, where, MISSION_IDS, (mission, seat, at) => {
        fetchMission(state, mission);
        state.missionDone[mission] = 1 + readInt(seat, at, 0, state.players - 1);
      });
    },
  },
  missionDeck: {
    show: (state) => TOP_MISSIONS.write(state.missionDeck),
    read(state, raw, where) {
      const top = TOP_MISSIONS.read(raw, where);
      for (const mission of top) fetchMission(state, mission);
      state.missionDeck = [...top, ...state.missionDeck];
    },
  },
  display: { show: (state) => CARDS.write(state.display), read: patchDisplay },
  trackTech: {
    show: (state) => CARDS.write(state.trackTech),
    read(state, raw, where) {
      for (const card of state.trackTech) layTech(state, card);
      const kept = [...CARDS.read(raw, where)];
      for (const card of kept) fetchTech(state, card);
      state.trackTech = kept;
    },
  },
  techDeck: deck('techDeck'),
  techDiscard: ({ techDiscard }) => CARDS.write(techDiscard),
  omegaDeck: deck('omegaDeck'),
  omegaDiscard: ({ omegaDiscard }) => CARDS.write(omegaDiscard),
  events: {
    show: (state) => named(FACTIONS, state.event, EVENT.write),
    read: (state, raw, where) =>
      eachNamed(raw, where, FACTIONS, (faction, card, at) => {
        state.event[faction] = EVENT.read(card, at);
      }),
  },
  trophies: {
    show: (state) => named(FACTIONS, state.trophy, (seat) => (seat < 0 ? undefined : seat)),
    read: (state, raw, where) =>
      eachNamed(raw, where, FACTIONS, (faction, seat, at) => {
        state.trophy[faction] = readInt(seat, at, 0, state.players - 1);
      }),
  },
  eventsSeen: int(0, 2),
  actions: {
    show: (state) => ACTIONS.write(state.actionDeck),
    read(state, raw, where) {
      state.actionDeck = [...ACTIONS.read(raw, where)];
    },
  },
  seats: players,
  shadow: {
    show: (state) => (state.solo ? placeIds(state)[state.shipAt[SHADOW]] : undefined),
    read: (state, raw, where) => moveShip(state, SHADOW, readPlace(state, raw, where)),
  },
});
