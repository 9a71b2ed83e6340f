import { empty, type OptionValues } from '@starboard/kernel';
import { ACTION_CARDS, ACTION_TYPES } from './content/actionCards.ts';
import { BOARD_IDS, TECH_BOARDS } from './content/boards.ts';
import { EVENTS_OF_FACTION, SOLO_EVENT_OF_FACTION } from './content/events.ts';
import { MAPS } from './content/maps.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGER, PASSENGERS } from './content/passengers.ts';
import {
  DISPLAY_OMEGAS,
  DISPLAY_TECHS,
  SOLO_DISPLAY_OMEGAS,
  START_BREAK_AREA,
  START_READY_ROOM,
} from './content/tables.ts';
import { FIRST_OMEGA, TECH_COUNT, TECHS } from './content/technologies.ts';
import { FACTIONS } from './content/terms.ts';
import { TRACK_SIDES } from './content/tracks.ts';
import { dealtTriangles } from './content/triangles.ts';
import { copy } from './copy.ts';
import { BY_LOT } from './meta.ts';
import { CADET, ENSIGN, FIGURES, fields, QUEUE, SLOTS, type State, type T } from './state.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** SC-3, SC-4, SC-22: the table before the first turn. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
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
