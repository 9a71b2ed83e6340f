import { allowed, type Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, DECLINE, toActivate, toActivateWithArtifacts, toDoubleShift } from '../actions.ts';
import type { Effects } from '../content/effects.ts';
import { SHIP_ROOMS as BASIC } from '../content/rooms.ts';
import { TECHS } from '../content/technologies.ts';
import { GREY } from '../content/terms.ts';
import { artifactFits } from '../content/tokens.ts';
import { resolve } from '../effects/resolve.ts';
import {
  ANDROID,
  ARTIFACT_KINDS,
  BASIC_ROOMS,
  CADET,
  colourOf,
  FIGURES,
  isCommander,
  type Known,
  ROOMS,
  SLOTS,
  type State,
  type T,
} from '../state.ts';
import { removeArtifact } from './cargo.ts';
import { command, goOnBreak, mayCommand, notReady, offerSubordinates } from './crew.ts';
import { judgeLate } from './late.ts';
import { removeTech } from './technology.ts';
import { resolveTriggers } from './triggers.ts';

/** The technology of a room, or -1. */
const cardOf = (state: Known, seat: Seat, room: number): number =>
  room < BASIC_ROOMS ? -1 : state.tech[seat * SLOTS + room - BASIC_ROOMS];

/** SC-7.1, SC-7.2 */
export function isRoomOf(state: Known, seat: Seat, room: number): boolean {
  if (room < BASIC_ROOMS) return true;
  const card = cardOf(state, seat, room);
  return card >= 0 && TECHS[card].type === 'room';
}

/** SC-24.19: a room with a face-down artifact is grey for its owner. */
export function colourOfRoom(state: Known, seat: Seat, room: number): number {
  if (state.sealed[seat * ROOMS + room] > 0) return GREY;
  return room < BASIC_ROOMS ? BASIC[room].colour : TECHS[cardOf(state, seat, room)].colour;
}

export const effectsOfRoom = (state: Known, seat: Seat, room: number): Effects =>
  room < BASIC_ROOMS ? BASIC[room].effects : TECHS[cardOf(state, seat, room)].effects;

/** SC-7.5: who may work where. */
export function matchesRoom(figure: number, colour: number): boolean {
  if (figure === ANDROID) return false;
  return colour === GREY || (figure !== CADET && colourOf(figure) === colour);
}

/** SC-7.3, SC-7.6: every room with every figure and every pair of artifacts that fits. */
export function offerRooms(menu: Menu<Action>, state: Known, seat: Seat): void {
  for (let room = 0; room < ROOMS; room++) {
    if (!isRoomOf(state, seat, room)) continue;
    const colour = colourOfRoom(state, seat, room);
    for (let figure = 0; figure < ANDROID; figure++)
      if (state.ready[seat * FIGURES + figure] > 0 && matchesRoom(figure, colour)) menu.offer(toActivate(room, figure));
    offerPairs(menu, state, seat, room, colour);
  }
}

function offerPairs(menu: Menu<Action>, state: Known, seat: Seat, room: number, colour: number): void {
  for (let first = 0; first < ARTIFACT_KINDS; first++) {
    if (state.artifacts[seat * ARTIFACT_KINDS + first] === 0 || !artifactFits(first, colour)) continue;
    for (let second = first; second < ARTIFACT_KINDS; second++) {
      const needed = first === second ? 2 : 1;
      if (state.artifacts[seat * ARTIFACT_KINDS + second] < needed || !artifactFits(second, colour)) continue;
      menu.offer(toActivateWithArtifacts(room, first, second));
    }
  }
}

/** SC-7.2, SC-7.5: a room of the ship, and a figure that matches it. */
function mayWork(state: Known, seat: Seat, room: number, figure: number, rule: string): Verdict {
  if (!isRoomOf(state, seat, room)) return refuse('SC-7.2', 'no-room');
  return matchesRoom(figure, colourOfRoom(state, seat, room)) ? allowed : refuse(rule, 'wrong-room');
}

/** SC-7.3, SC-7.5 */
export function mayActivate(state: Known, seat: Seat, room: number, figure: number): Verdict {
  const verdict = mayWork(state, seat, room, figure, 'SC-7.5');
  return verdict.ok && state.ready[seat * FIGURES + figure] === 0 ? notReady('SC-7.3') : verdict;
}

/** SC-7.6, SC-7.7: two artifacts of the cargo, both of the room's colour. */
export function mayOpen(state: Known, seat: Seat, room: number, first: number, second: number): Verdict {
  if (!isRoomOf(state, seat, room)) return refuse('SC-7.2', 'no-room');
  const colour = colourOfRoom(state, seat, room);
  if (!artifactFits(first, colour) || !artifactFits(second, colour)) return refuse('SC-7.6', 'wrong-artifacts');
  const have = (kind: number): number => state.artifacts[seat * ARTIFACT_KINDS + kind];
  const enough = first === second ? have(first) > 1 : have(first) > 0 && have(second) > 0;
  return enough ? allowed : refuse('SC-7.6', 'not-aboard');
}

/** SC-7.3, SC-7.4, SC-8.3: an ensign goes on break first; a commander after the second task. */
export function* activate(t: T, seat: Seat, room: number, figure: number): Play<void> {
  const { state } = t;
  state.ready[seat * FIGURES + figure]--;
  if (isCommander(figure)) state.atWork = figure;
  else goOnBreak(state, seat, figure);
  t.tell?.({ event: 'room-activated', rule: 'SC-7.3', seat, room, card: cardOf(state, seat, room), figure });
  yield* work(t, seat, room, false);
  if (!isCommander(figure)) return;
  yield* secondTask(t, seat, figure);
  state.atWork = -1;
  goOnBreak(state, seat, figure);
}

/** SC-7.6: no figure is used. */
export function* activateWithArtifacts(t: T, seat: Seat, room: number, first: number, second: number): Play<void> {
  const { state } = t;
  removeArtifact(state, seat, first);
  removeArtifact(state, seat, second);
  t.tell?.({
    event: 'room-opened-by-artifacts',
    rule: 'SC-7.6',
    seat,
    room,
    card: cardOf(state, seat, room),
    kinds: [first, second],
  });
  yield* work(t, seat, room, true);
}

/** SC-7.10, SC-7.11, SC-5.14: the effects, then a "discard to" card goes, then triggers. */
function* work(t: T, seat: Seat, room: number, byArtifacts: boolean): Play<void> {
  const { state } = t;
  const card = cardOf(state, seat, room);
  state.room = room;
  state.byArtifacts = byArtifacts;
  state.copiedDiscard = -1;
  yield* resolve(t, seat, effectsOfRoom(state, seat, room), 'SC-7.3');
  const isSpent = card >= 0 && (TECHS[card].discardOnUse || state.copiedDiscard === room);
  if (isSpent && cardOf(state, seat, room) === card) yield* removeTech(t, seat, room - BASIC_ROOMS, 'SC-7.10');
  yield* resolveTriggers(t, seat, 'roomActivated');
  state.room = -1;
}

/** SC-8.1, SC-8.2, SC-8.6: a double shift, a subordinate, or nothing. */
const secondTaskQuestion: Question<State, Action> = {
  kind: 'second-task',
  rule: 'SC-8.1',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    for (let room = 0; room < ROOMS; room++)
      if (isRoomOf(state, seat, room) && matchesRoom(state.atWork, colourOfRoom(state, seat, room)))
        menu.offer(toDoubleShift(room));
    offerSubordinates(menu, state, seat, state.atWork);
  },
  judge(state, seat, action) {
    if (action.do === 'double-shift') return mayWork(state, seat, action.room, state.atWork, 'SC-8.2');
    return action.do === 'command' ? mayCommand(state, seat, state.atWork, action) : judgeLate(action);
  },
};

function* secondTask(t: T, seat: Seat, figure: number): Play<void> {
  t.state.atWork = figure;
  const action = yield* t.choose(seat, secondTaskQuestion);
  if (action.do === 'command') command(t, seat, action.place);
  if (action.do !== 'double-shift') return;
  t.tell?.({
    event: 'double-shift',
    rule: 'SC-8.2',
    seat,
    room: action.room,
    card: cardOf(t.state, seat, action.room),
  });
  yield* work(t, seat, action.room, false);
}
