import type { OptionValues } from '@starboard/kernel';
import { ACTION_CARDS, ACTION_TYPES } from './content/actionCards.ts';
import { BOARD_IDS, TECH_BOARDS } from './content/boards.ts';
import { EVENTS_OF_FACTION, SOLO_EVENT_OF_FACTION } from './content/events.ts';
import { HOME, MAPS, mapFor } from './content/maps.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGER, PASSENGERS } from './content/passengers.ts';
import {
  DISPLAY_OMEGAS,
  DISPLAY_TECHS,
  HOME_TRIANGLE_ROUND,
  SOLO_DISPLAY_OMEGAS,
  START_BREAK_AREA,
  START_MEDALS,
  START_READY_ROOM,
  START_STORAGE_DAMAGE,
} from './content/tables.ts';
import { FIRST_OMEGA, TECH_COUNT, TECHS } from './content/technologies.ts';
import { FACTIONS } from './content/terms.ts';
import { ARTIFACTS_PER_TYPE, PIRATES_PER_COLOUR } from './content/tokens.ts';
import { TRACK_SIDES } from './content/tracks.ts';
import { dealtTriangles, numberTriangles } from './content/triangles.ts';
import { BY_LOT } from './meta.ts';
import {
  ARTIFACT_KINDS,
  CADET,
  ENSIGN,
  FIGURES,
  HOLD,
  NOBODY,
  ON_STATION,
  QUEUE,
  ROOMS,
  SLOTS,
  type State,
  type T,
} from './state.ts';

const list = (length: number, value = 0): number[] => new Array<number>(length).fill(value);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** SC-3, SC-4, SC-22: the table before the first turn. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = emptyState(players, players === 1);
  state.techBoard =
    options.techBoard === BY_LOT ? t.below('tech-board', BOARD_IDS.length) : options.techBoard === 'A' ? 0 : 1;
  if (state.solo)
    state.passenger =
      options.passenger === BY_LOT ? t.below('passenger', PASSENGERS.length) : PASSENGER[options.passenger as string];
  for (let seat = 0; seat < players; seat++) setUpShip(state, seat);
  dealTriangles(t, state);
  placePirates(t, state);
  dealTechs(t, state);
  FACTIONS.forEach((_, faction) => {
    state.trackSide[faction] = t.below('track-side', TRACK_SIDES);
    const events = EVENTS_OF_FACTION[faction];
    state.event[faction] = state.solo ? SOLO_EVENT_OF_FACTION[faction] : events[t.below('event', events.length)];
  });
  if (state.solo) dealActions(t, state);
  state.start = state.solo ? 0 : t.below('start-player', players);
  state.active = state.start;
  t.tell?.({ event: 'round-began', rule: 'SC-4.7', round: 1, start: state.start });
  return state;
}

function emptyState(players: number, solo: boolean): State {
  const map = mapFor(players);
  const { places, routes } = MAPS[map];
  const seats = (value = 0): number[] => list(players, value);
  return {
    players,
    solo,
    map,
    techBoard: 0,
    trackSide: [0, 0, 0],
    passenger: -1,
    phase: 'turn',
    round: 1,
    start: 0,
    active: 0,
    passed: 0,
    turns: 0,
    shipAt: list(solo ? 2 : players, HOME),
    holder: list(places.length, NOBODY),
    mission: list(places.length, -1),
    numberAt: list(numberTriangles(players) + 1, -1),
    numberUp: [0, ...list(numberTriangles(players), 1)],
    stationAt: [HOME, -1, -1],
    triangle: [HOME_TRIANGLE_ROUND, ON_STATION, ON_STATION],
    pirate: list(routes.length, -1),
    pirateSupply: [0, 1, 2].flatMap(() => [...PIRATES_PER_COLOUR]),
    pirateDiscard: list(6),
    artifactSupply: list(ARTIFACT_KINDS, ARTIFACTS_PER_TYPE),
    artifactDiscard: list(ARTIFACT_KINDS),
    ready: list(players * FIGURES),
    queue: list(players * QUEUE, -1),
    queued: seats(),
    medals: seats(START_MEDALS),
    damage: seats(START_STORAGE_DAMAGE),
    slotDamage: list(players * SLOTS),
    tech: list(players * SLOTS, -1),
    usedOnce: list(players * SLOTS),
    artifacts: list(players * ARTIFACT_KINDS),
    token: list(players * HOLD, -1),
    tokenSeen: list(players * HOLD),
    sealed: list(players * ROOMS),
    position: list(players * FACTIONS.length),
    laps: list(players * FACTIONS.length),
    trophy: list(FACTIONS.length, -1),
    techDeck: [],
    techDiscard: [],
    omegaDeck: [],
    omegaDiscard: [],
    display: [],
    trackTech: [],
    missionDeck: [],
    missionDone: list(MISSIONS.length),
    peeked: seats(),
    event: [-1, -1, -1],
    eventsSeen: 0,
    waiting: [],
    delayed: [],
    resolving: -1,
    actionDeck: [],
    actionLater: [],
    actionsPlayed: [],
    actionsSeen: 0,
    atWork: -1,
    onMission: -1,
    missionFrom: -1,
    team: [],
    row: -1,
    hurt: false,
    room: -1,
    byArtifacts: false,
    copiedDiscard: -1,
    left: 0,
    faction: 0,
    cards: [],
    drawn: [],
    drawer: -1,
    options: 0,
    mayReplace: false,
    item: 0,
    pending: [],
  };
}

/** SC-4.2, SC-4.3, SC-4.6 */
function setUpShip(state: State, seat: number): void {
  START_READY_ROOM.ensigns.forEach((count, colour) => {
    state.ready[seat * FIGURES + ENSIGN + colour] = count;
  });
  state.ready[seat * FIGURES + CADET] = START_READY_ROOM.cadets;
  for (const colour of START_BREAK_AREA) state.queue[seat * QUEUE + state.queued[seat]++] = ENSIGN + colour;
  TECH_BOARDS[state.techBoard].slots.forEach(({ startDamaged }, slot) => {
    state.slotDamage[seat * SLOTS + slot] = startDamaged ? 1 : 0;
  });
}

/** SC-3.4 to SC-3.7: one triangle for each planet; missions are dealt in the order of the places. */
function dealTriangles(t: T, state: State): void {
  const triangles = t.shuffle('triangles', [...dealtTriangles(state.players)]);
  state.missionDeck = t.shuffle('missions', range(0, MISSIONS.length));
  triangles.forEach((triangle, i) => {
    const place = i + 1;
    if (triangle.kind === 'station') state.stationAt[triangle.station] = place;
    else if (triangle.kind === 'number') state.numberAt[triangle.number] = place;
    else state.mission[place] = state.missionDeck.shift() as number;
  });
}

/** SC-3.9: a random pirate on each marked route; its colour is ignored. */
function placePirates(t: T, state: State): void {
  for (const route of MAPS[state.map].startPirates) {
    const pirate = t.pick('pirate', state.pirateSupply);
    state.pirateSupply[pirate]--;
    state.pirate[route] = pirate;
  }
}

/** SC-3.10, SC-3.11, SC-22.2, SC-22.4: alphas to the Tincan track and the display; betas met on the way go under the deck. */
function dealTechs(t: T, state: State): void {
  const set = state.solo ? [...PASSENGERS[state.passenger].techs] : [];
  const deck = t.shuffle(
    'techs',
    range(0, FIRST_OMEGA).filter((card) => !set.includes(card)),
  );
  const under: number[] = [];
  const nextAlpha = (): number => {
    for (;;) {
      const card = deck.shift() as number;
      if (!TECHS[card].beta) return card;
      under.push(card);
    }
  };
  state.trackTech = state.solo ? set : [nextAlpha()];
  for (let i = 0; i < DISPLAY_TECHS; i++) state.display.push(nextAlpha());
  state.techDeck = [...deck, ...under];
  const omegas = t.shuffle('omegas', range(FIRST_OMEGA, TECH_COUNT));
  state.display.push(...omegas.splice(0, state.solo ? SOLO_DISPLAY_OMEGAS : DISPLAY_OMEGAS));
  state.omegaDeck = omegas;
}

/** SC-22.6: one card of each type now, the others one by one in later rounds. */
function dealActions(t: T, state: State): void {
  state.actionDeck = t.shuffle('actions', range(0, ACTION_TYPES.length));
  state.actionLater = t.shuffle('later-actions', range(ACTION_TYPES.length, ACTION_CARDS.length));
}
