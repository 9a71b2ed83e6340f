import { allowed, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, DECLINE, IGNORE_ROW, REPEAT_ROW, RESOLVE_ROW, toAssign } from '../actions.ts';
import { MISSIONS } from '../content/missions.ts';
import { resolve } from '../effects/resolve.ts';
import {
  ANDROID,
  CADET,
  colourOf,
  FIGURES,
  isCommander,
  type Known,
  NOBODY,
  readyCount,
  type State,
  type T,
} from '../state.ts';
import { drawPirate } from './cargo.ts';
import { command, goOnBreak, mayCommand, notReady, offerSubordinates } from './crew.ts';
import { judgeLate } from './late.ts';
import { comeAt } from './pirates.ts';
import { resolveTriggers } from './triggers.ts';

/** SC-15.1, SC-10.6: a mission on the own place, not reserved for another, and enough figures. */
export function mayCompleteMission(state: Known, seat: Seat): Verdict {
  const place = state.shipAt[seat];
  const mission = state.mission[place];
  if (mission < 0) return refuse('SC-15.1', 'no-mission-here');
  if (state.holder[place] !== NOBODY && state.holder[place] !== seat) return refuse('SC-10.6', 'reserved');
  const rows = MISSIONS[mission].rows.length;
  const crew = readyCount(state, seat);
  return crew >= rows ? allowed : refuse('SC-15.1', 'too-few-figures', { rows, crew });
}

/** SC-15.3: any figure on any row. */
const assignQuestion: Question<State, Action> = {
  kind: 'assign',
  rule: 'SC-15.3',
  options(menu, state, seat) {
    for (let figure = 0; figure < FIGURES; figure++)
      if (state.ready[seat * FIGURES + figure] > 0) menu.offer(toAssign(figure));
  },
  judge: (_state, _seat, action) => (action.do === 'assign' ? notReady('SC-15.3') : judgeLate(action)),
};

/** SC-15.5: an android matches everything, a cadet nothing. */
export function matchesRow(figure: number, colour: number): boolean {
  if (figure === CADET) return false;
  return figure === ANDROID || colourOf(figure) === colour;
}

/** SC-15.7: resolved or ignored as a whole. */
const rowQuestion: Question<State, Action> = {
  kind: 'row',
  rule: 'SC-15.7',
  options(menu) {
    menu.offer(RESOLVE_ROW);
    menu.offer(IGNORE_ROW);
  },
  judge: (_state, _seat, action) => judgeTeam(action),
};

/** SC-8.9: the team is complete; nobody joins it later. */
const judgeTeam = (action: Action): Verdict =>
  action.do === 'assign' ? refuse('SC-8.9', 'team-complete') : judgeLate(action);

/** SC-8.4, SC-8.8: a commander's second task on a mission. */
const rowTaskQuestion: Question<State, Action, { readonly resolved: boolean }> = {
  kind: 'row-task',
  rule: 'SC-8.4',
  options(menu, state, seat, { resolved }) {
    menu.offer(DECLINE);
    if (resolved) menu.offer(REPEAT_ROW);
    offerSubordinates(menu, state, seat, state.team[state.row]);
  },
  judge(state, seat, action) {
    if (action.do === 'repeat-row') return refuse('SC-8.4', 'row-not-resolved');
    return action.do === 'command' ? mayCommand(state, seat, state.team[state.row], action) : judgeTeam(action);
  },
};

/** SC-15.2 to SC-15.12: the six steps of a mission. */
export function* completeMission(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const from = state.shipAt[seat];
  const mission = state.mission[from];
  state.mission[from] = -1;
  state.onMission = mission;
  state.missionFrom = from;
  state.hurt = false;
  t.tell?.({ event: 'mission-taken', rule: 'SC-15.2', seat, mission, at: from });
  yield* assignTeam(t, seat);
  const { rows } = MISSIONS[mission];
  for (let row = 0; row < rows.length; row++) yield* doRow(t, seat, row);
  const androids = sendOnBreak(t, seat);
  if (androids > 0) yield* resolveTriggers(t, seat, 'androidReturned', androids); // SC-15.15
  state.missionDone[mission] = seat + 1;
  t.tell?.({ event: 'mission-completed', rule: 'SC-15.11', seat, mission, points: MISSIONS[mission].points });
  yield* resolveTriggers(t, seat, 'missionCompleted');
  state.onMission = -1;
  state.row = -1;
  placeNewMission(t, from);
}

function* assignTeam(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const { rows } = MISSIONS[state.onMission];
  for (let row = 0; row < rows.length; row++) {
    state.row = row;
    const action = yield* t.choose(seat, assignQuestion);
    if (action.do !== 'assign') continue;
    state.ready[seat * FIGURES + action.figure]--;
    state.team.push(action.figure);
    t.tell?.({ event: 'assigned', rule: 'SC-15.3', seat, row, figure: action.figure });
  }
}

/** SC-15.5 to SC-15.8, SC-8.4, SC-8.8: one row, and the second task of a commander on it. */
function* doRow(t: T, seat: Seat, row: number): Play<void> {
  const { state } = t;
  const { colour, effects } = MISSIONS[state.onMission].rows[row];
  const figure = state.team[row];
  state.row = row;
  let resolved = false;
  if (matchesRow(figure, colour)) {
    const action = yield* t.choose(seat, rowQuestion);
    resolved = action.do === 'resolve-row';
  }
  if (resolved) {
    t.tell?.({ event: 'row-resolved', rule: 'SC-15.7', seat, row, again: false });
    yield* resolve(t, seat, effects, 'SC-15.8');
  } else t.tell?.({ event: 'row-ignored', rule: 'SC-15.6', seat, row });
  if (isCommander(figure)) yield* rowTask(t, seat, row, resolved);
}

function* rowTask(t: T, seat: Seat, row: number, resolved: boolean): Play<void> {
  const { state } = t;
  const action = yield* t.choose(seat, rowTaskQuestion, { resolved });
  if (action.do === 'command') command(t, seat, action.place);
  if (action.do !== 'repeat-row') return;
  t.tell?.({ event: 'row-resolved', rule: 'SC-8.4', seat, row, again: true });
  yield* resolve(t, seat, MISSIONS[state.onMission].rows[row].effects, 'SC-8.5');
}

/** SC-15.10: on break, the figure of the top row first; androids go back to the supply. Returns how many. */
function sendOnBreak(t: T, seat: Seat): number {
  const { state } = t;
  let androids = 0;
  for (const figure of state.team) {
    if (figure === ANDROID) androids++;
    else goOnBreak(state, seat, figure);
  }
  state.team = [];
  if (androids > 0) t.tell?.({ event: 'androids-returned', rule: 'SC-15.10', seat, count: androids });
  return androids;
}

/** SC-16.1: the highest number that lies face up makes room for a new mission; SC-16.5: after the last, a riot. */
export function placeNewMission(t: T, freed: number): void {
  const { state } = t;
  let number = state.numberAt.length - 1;
  while (number > 0 && state.numberUp[number] === 0) number--;
  if (state.missionDeck.length === 0 || number === 0) return; // SC-1.10
  const to = state.numberAt[number];
  const mission = state.missionDeck.shift() as number;
  t.reveal();
  for (let seat = 0; seat < state.players; seat++) state.peeked[seat] = Math.max(0, state.peeked[seat] - 1);
  state.numberAt[number] = freed;
  state.numberUp[number] = 0;
  state.mission[to] = mission;
  t.tell?.({ event: 'mission-placed', rule: 'SC-16.1', mission, at: to, number, to: freed });
  if (number === 1) riot(t);
}

/** SC-16.5, SC-16.6, SC-16.9: a pirate for each number, all drawn first, then placed in ascending order. */
function riot(t: T): void {
  const { state } = t;
  t.tell?.({ event: 'riot', rule: 'SC-16.5' });
  const drawn: number[] = [];
  for (let number = 1; number < state.numberAt.length; number++) drawn.push(drawPirate(t));
  drawn.forEach((pirate, i) => {
    if (pirate >= 0) comeAt(t, state.numberAt[i + 1], pirate, 'SC-16.5');
  });
  for (let number = 1; number < state.numberUp.length; number++) state.numberUp[number] = 1;
}
