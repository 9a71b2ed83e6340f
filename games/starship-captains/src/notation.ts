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
import { ACTION_CARDS } from './content/actionCards.ts';
import { EVENTS } from './content/events.ts';
import { MISSIONS } from './content/missions.ts';
import { TECHS } from './content/technologies.ts';
import { FACTIONS, ROUTE_COLOURS, STATIONS } from './content/terms.ts';
import { ARTIFACT_TYPES, PIRATE_REWARDS } from './content/tokens.ts';
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

const TECH_IDS = TECHS.map(({ id }) => id);
const MISSION_IDS = MISSIONS.map(({ id }) => id);
const EVENT_IDS = EVENTS.map(({ id }) => id);
const ACTION_IDS = ACTION_CARDS.map(({ id }) => id);
const PIRATE_IDS = ROUTE_COLOURS.flatMap((colour) => PIRATE_REWARDS.map((reward) => `${colour}-${reward}`));
const NONE = 'none';

const counts = (ids: readonly string[], values: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, values[i]] as const).filter(([, n]) => n > 0));
const slice = (list: readonly number[], seat: Seat, width: number): number[] =>
  list.slice(seat * width, seat * width + width);
const idOf = (ids: readonly string[], index: number): string => ids[index] ?? NONE;

function describeSeat(state: State, seat: Seat): Plain {
  const place = (at: number): string => mapOf(state).places[at].id;
  return {
    at: place(state.shipAt[seat]),
    points: pointsOf(state, seat),
    ready: counts(FIGURE_IDS, slice(state.ready, seat, FIGURES)),
    queue: slice(state.queue, seat, QUEUE)
      .filter((figure) => figure >= 0)
      .map((figure) => FIGURE_IDS[figure]),
    medals: state.medals[seat],
    damage: state.damage[seat],
    damagedSlots: slice(state.slotDamage, seat, SLOTS).flatMap((damaged, slot) => (damaged === 1 ? [slot] : [])),
    tech: Object.fromEntries(
      slice(state.tech, seat, SLOTS).flatMap((card, slot) => (card < 0 ? [] : [[slot, TECH_IDS[card]]])),
    ),
    artifacts: counts(ARTIFACT_TYPES, slice(state.artifacts, seat, ARTIFACT_KINDS)),
    pirates: tokensOf(state, seat),
    tracks: Object.fromEntries(
      FACTIONS.map((id, faction) => [
        id,
        { position: state.position[markerAt(seat, faction)], laps: state.laps[markerAt(seat, faction)] },
      ]),
    ),
    passed: isIn(state.passed, seat),
  };
}

function describe(state: State): Plain {
  const { places, routes } = mapOf(state);
  const byPlace = (values: readonly number[], ids: readonly string[]): Plain =>
    Object.fromEntries(values.flatMap((value, place) => (value < 0 ? [] : [[places[place].id, ids[value]]])));
  return {
    phase: state.phase,
    round: state.round,
    active: state.active,
    start: state.start,
    seats: seats(state.players).map((seat) => describeSeat(state, seat)),
    ...(state.solo ? { shadow: places[state.shipAt[SHADOW]].id } : {}),
    missions: byPlace(state.mission, MISSION_IDS),
    numbers: Object.fromEntries(
      state.numberAt.flatMap((at, number) =>
        number === 0 ? [] : [[number, { at: places[at].id, faceUp: state.numberUp[number] === 1 }]],
      ),
    ),
    stations: Object.fromEntries(
      STATIONS.map((id, station) => [
        id,
        { at: places[state.stationAt[station]].id, triangle: state.triangle[station] },
      ]),
    ),
    holders: Object.fromEntries(
      state.holder.flatMap((ship, place) => (ship === NOBODY ? [] : [[places[place].id, ship]])),
    ),
    pirates: Object.fromEntries(
      state.pirate.flatMap((pirate, route) => (pirate < 0 ? [] : [[routes[route].id, PIRATE_IDS[pirate]]])),
    ),
    display: state.display.map((card) => idOf(TECH_IDS, card)),
    trackTech: state.trackTech.map((card) => TECH_IDS[card]),
    techDeck: state.techDeck.map((card) => TECH_IDS[card]),
    techDiscard: state.techDiscard.map((card) => TECH_IDS[card]),
    omegaDeck: state.omegaDeck.map((card) => TECH_IDS[card]),
    omegaDiscard: state.omegaDiscard.map((card) => TECH_IDS[card]),
    missionDeck: state.missionDeck.map((mission) => MISSION_IDS[mission]),
    completed: Object.fromEntries(
      state.missionDone.flatMap((by, mission) => (by > 0 ? [[MISSION_IDS[mission], by - 1]] : [])),
    ),
    events: Object.fromEntries(FACTIONS.map((id, faction) => [id, idOf(EVENT_IDS, state.event[faction])])),
    eventsSeen: state.eventsSeen,
    trackSides: Object.fromEntries(FACTIONS.map((id, faction) => [id, state.trackSide[faction] === 0 ? 'a' : 'b'])),
    techBoard: state.techBoard === 0 ? 'a' : 'b',
    actions: state.actionDeck.map((card) => ACTION_IDS[card]),
  };
}

const readPlace = (state: State, raw: unknown, where: string): number =>
  readId(
    raw,
    where,
    mapOf(state).places.map(({ id }) => id),
  );
const readTech = (raw: unknown, where: string): number => (raw === NONE ? -1 : readId(raw, where, TECH_IDS));

function readCounts(raw: unknown, where: string, ids: readonly string[]): number[] {
  const values = ids.map(() => 0);
  for (const [id, n] of Object.entries(readRecord(raw, where)))
    values[readId(id, where, ids)] = readInt(n, join(where, id), 0, 50);
  return values;
}

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

const SEAT_KEYS = [
  'at',
  'ready',
  'queue',
  'medals',
  'damage',
  'damagedSlots',
  'tech',
  'artifacts',
  'pirates',
  'tracks',
  'passed',
];

function patchSeat(state: State, seat: Seat, raw: unknown, where: string): void {
  const value = readObject(raw, where, [], SEAT_KEYS);
  const at = (key: string): string => join(where, key);
  if (value.at !== undefined) moveShip(state, seat, readPlace(state, value.at, at('at')));
  if (value.ready !== undefined)
    readCounts(value.ready, at('ready'), FIGURE_IDS).forEach((count, figure) => {
      state.ready[seat * FIGURES + figure] = count;
    });
  if (value.queue !== undefined) {
    const queue = readArray(value.queue, at('queue'), QUEUE).map((id) => readId(id, at('queue'), FIGURE_IDS));
    for (let i = 0; i < QUEUE; i++) state.queue[seat * QUEUE + i] = queue[i] ?? -1;
    state.queued[seat] = queue.length;
  }
  if (value.medals !== undefined) state.medals[seat] = readInt(value.medals, at('medals'), 0, 100);
  if (value.damage !== undefined) state.damage[seat] = readInt(value.damage, at('damage'), 0, 100);
  if (value.damagedSlots !== undefined) {
    const damaged = readArray(value.damagedSlots, at('damagedSlots'), SLOTS);
    for (let slot = 0; slot < SLOTS; slot++) state.slotDamage[seat * SLOTS + slot] = damaged.includes(slot) ? 1 : 0;
  }
  if (value.tech !== undefined) patchTech(state, seat, value.tech, at('tech'));
  if (value.artifacts !== undefined)
    patchArtifacts(state, seat, readCounts(value.artifacts, at('artifacts'), ARTIFACT_TYPES), at('artifacts'));
  if (value.pirates !== undefined)
    patchTokens(state, seat, readInt(value.pirates, at('pirates'), 0, HOLD), at('pirates'));
  for (const [id, track] of Object.entries(readRecord(value.tracks ?? {}, at('tracks')))) {
    const marker = markerAt(seat, readId(id, at('tracks'), FACTIONS));
    const { position, laps } = readObject(track, join(at('tracks'), id), [], ['position', 'laps']);
    if (position !== undefined) state.position[marker] = readInt(position, at('tracks'), 0, 10);
    if (laps !== undefined) state.laps[marker] = readInt(laps, at('tracks'), 0, 10);
  }
  if (value.passed !== undefined)
    state.passed = readBoolean(value.passed, at('passed')) ? state.passed | bit(seat) : state.passed & ~bit(seat);
}

function moveShip(state: State, ship: number, to: number): void {
  const from = state.shipAt[ship];
  if (state.holder[from] === ship) state.holder[from] = NOBODY;
  state.shipAt[ship] = to;
  const alone = Array.from({ length: shipsOf(state) }, (_, other) => other).every(
    (other) => other === ship || state.shipAt[other] !== to,
  );
  if (alone && !state.stationAt.includes(to)) state.holder[to] = ship;
}

function patchTech(state: State, seat: Seat, raw: unknown, where: string): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    layTech(state, state.tech[seat * SLOTS + slot]);
    state.tech[seat * SLOTS + slot] = -1;
  }
  for (const [slot, id] of Object.entries(readRecord(raw, where))) {
    const card = readTech(id, join(where, slot));
    fetchTech(state, card);
    const at = seat * SLOTS + readInt(Number(slot), where, 0, SLOTS - 1);
    state.tech[at] = card;
    state.slotDamage[at] = 0;
  }
}

function patchArtifacts(state: State, seat: Seat, wanted: readonly number[], where: string): void {
  wanted.forEach((count, kind) => {
    const at = seat * ARTIFACT_KINDS + kind;
    state.artifactSupply[kind] += state.artifacts[at] - count;
    if (state.artifactSupply[kind] < 0) throw new BadInput(where, 'there are not so many artifacts left');
    state.artifacts[at] = count;
  });
}

function patchTokens(state: State, seat: Seat, wanted: number, where: string): void {
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

const TABLE_KEYS = [
  ...['round', 'active', 'start', 'seats', 'shadow', 'missions', 'numbers', 'stations', 'pirates', 'display'],
  ...[
    'trackTech',
    'techDeck',
    'omegaDeck',
    'missionDeck',
    'completed',
    'events',
    'eventsSeen',
    'trackSides',
    'techBoard',
    'actions',
  ],
];

function patch(state: State, raw: unknown): void {
  const value = readObject(raw, '', [], TABLE_KEYS);
  if (value.techBoard !== undefined) state.techBoard = readId(value.techBoard, 'techBoard', ['a', 'b']);
  for (const [id, side] of Object.entries(readRecord(value.trackSides ?? {}, 'trackSides')))
    state.trackSide[readId(id, 'trackSides', FACTIONS)] = readId(side, 'trackSides', ['a', 'b']);
  if (value.round !== undefined) state.round = readInt(value.round, 'round', 1, 4);
  for (const key of ['active', 'start'] as const)
    if (value[key] !== undefined) state[key] = readInt(value[key], key, 0, state.players - 1);
  patchMap(state, value);
  patchCards(state, value);
  for (const [seat, entry] of Object.entries(readRecord(value.seats ?? {}, 'seats')))
    patchSeat(state, readInt(Number(seat), 'seats', 0, state.players - 1), entry, join('seats', seat));
  if (value.shadow !== undefined) moveShip(state, SHADOW, readPlace(state, value.shadow, 'shadow'));
}

function patchMap(state: State, value: Readonly<Record<string, unknown>>): void {
  const { routes } = mapOf(state);
  for (const [id, at] of Object.entries(readRecord(value.numbers ?? {}, 'numbers'))) {
    const number = readInt(Number(id), 'numbers', 1, state.numberAt.length - 1);
    const { at: place, faceUp } = readObject(at, join('numbers', id), [], ['at', 'faceUp']);
    if (place !== undefined) state.numberAt[number] = readPlace(state, place, join('numbers', id));
    if (faceUp !== undefined) state.numberUp[number] = readBoolean(faceUp, join('numbers', id)) ? 1 : 0;
  }
  for (const [id, at] of Object.entries(readRecord(value.stations ?? {}, 'stations'))) {
    const station = readId(id, 'stations', STATIONS);
    const { at: place, triangle } = readObject(at, join('stations', id), [], ['at', 'triangle']);
    if (place !== undefined) state.stationAt[station] = readPlace(state, place, join('stations', id));
    if (triangle !== undefined) state.triangle[station] = readInt(triangle, join('stations', id), -1, 4);
  }
  if (value.pirates !== undefined) {
    for (const pirate of state.pirate) if (pirate >= 0) state.pirateSupply[pirate]++;
    state.pirate.fill(-1);
    for (const [id, kind] of Object.entries(readRecord(value.pirates, 'pirates'))) {
      const pirate = readId(kind, join('pirates', id), PIRATE_IDS);
      if (state.pirateSupply[pirate] === 0) throw new BadInput(join('pirates', id), 'there is no such pirate left');
      state.pirateSupply[pirate]--;
      state.pirate[
        readId(
          id,
          'pirates',
          routes.map((route) => route.id),
        )
      ] = pirate;
    }
  }
}

function patchCards(state: State, value: Readonly<Record<string, unknown>>): void {
  for (const [place, id] of Object.entries(readRecord(value.missions ?? {}, 'missions'))) {
    const at = readPlace(state, place, 'missions');
    if (state.mission[at] >= 0) state.missionDeck.push(state.mission[at]);
    state.mission[at] = -1;
    if (id === NONE) continue;
    const mission = readId(id, join('missions', place), MISSION_IDS);
    fetchMission(state, mission);
    state.mission[at] = mission;
  }
  for (const [id, seat] of Object.entries(readRecord(value.completed ?? {}, 'completed'))) {
    const mission = readId(id, 'completed', MISSION_IDS);
    fetchMission(state, mission);
    state.missionDone[mission] = 1 + readInt(seat, join('completed', id), 0, state.players - 1);
  }
  if (value.missionDeck !== undefined) {
    const top = readArray(value.missionDeck, 'missionDeck', 50).map((id) => readId(id, 'missionDeck', MISSION_IDS));
    for (const mission of top) fetchMission(state, mission);
    state.missionDeck = [...top, ...state.missionDeck];
  }
  if (value.display !== undefined)
    readArray(value.display, 'display', 8).forEach((id, slot) => {
      const card = readTech(id, join('display', slot));
      if (card >= 0) fetchTech(state, card);
      layTech(state, state.display[slot]);
      state.display[slot] = card;
    });
  if (value.trackTech !== undefined) {
    for (const card of state.trackTech) layTech(state, card);
    state.trackTech = readArray(value.trackTech, 'trackTech', 4).map((id) => readTech(id, 'trackTech'));
    const kept = state.trackTech;
    for (const card of kept) fetchTech(state, card);
    state.trackTech = kept;
  }
  for (const deck of ['techDeck', 'omegaDeck'] as const) {
    const top = readArray(value[deck] ?? [], deck, 50).map((id) => readTech(id, deck));
    for (const card of top) fetchTech(state, card);
    state[deck] = [...top, ...state[deck]];
  }
  for (const [id, card] of Object.entries(readRecord(value.events ?? {}, 'events')))
    state.event[readId(id, 'events', FACTIONS)] = card === NONE ? -1 : readId(card, join('events', id), EVENT_IDS);
  if (value.eventsSeen !== undefined) state.eventsSeen = readInt(value.eventsSeen, 'eventsSeen', 0, 2);
  if (value.actions !== undefined)
    state.actionDeck = readArray(value.actions, 'actions', 7).map((id) => readId(id, 'actions', ACTION_IDS));
}

export const notation: Notation<State> = { patch, describe };
