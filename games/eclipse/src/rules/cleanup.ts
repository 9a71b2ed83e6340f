import { isIn, type Play, type Seat, seatAfter, sum } from '@starboard/kernel';
import { CROWDS, ROUNDS } from '../content/tables.ts';
import { TECH_TRACK } from '../content/technologies.ts';
import { ACTIONS, KINDS } from '../content/terms.ts';
import { pointsOf } from '../score.ts';
import { NOBODY, type State, type T } from '../state.ts';
import { returnCube } from './population.ts';
import { speciesOf } from './powers.ts';
import { testSupernovas } from './supernova.ts';
import { isLiving, turnOrder } from './turn.ts';

/** EC-22.1: the cleanup phase, in its order. */
export function* cleanup(t: T): Play<void> {
  const { state } = t;
  yield* testSupernovas(t);
  drawTechnologies(t, state, CROWDS[state.players].cleanupTechnologies, 'EC-22.1');
  for (const seat of turnOrder(state)) yield* tidyUp(t, seat);
  if (state.round === ROUNDS) return endGame(t);
  nextRound(t);
}

/** EC-3.2, EC-22.1: technologies out of the bag; rare ones do not count. It stops when the bag is empty. */
export function drawTechnologies(t: T, state: State, regular: number, rule: string): void {
  const drawn: number[] = [];
  for (let left = regular; left > 0 && sum(state.bag) > 0; ) {
    const tech = t.pick('technology', state.bag);
    state.bag[tech]--;
    state.tray[tech]++;
    drawn.push(tech);
    if (TECH_TRACK[tech] >= 0) left--;
  }
  t.tell?.({ event: 'technologies-drawn', rule, techs: drawn });
}

/** EC-22.1, EC-22.2: discs come back from the action spaces, cubes from the graveyards, colony ships are turned up. */
function* tidyUp(t: T, seat: Seat): Play<void> {
  const { state } = t;
  for (let action = 0; action < ACTIONS.length; action++) {
    state.discs[seat] += state.spent[seat * ACTIONS.length + action];
    state.spent[seat * ACTIONS.length + action] = 0;
  }
  for (let kind = 0; kind < KINDS; kind++) yield* bury(t, seat, kind);
  state.colony[seat] = speciesOf(state, seat).colonyShips;
}

/** EC-4.4, EC-22.1: the cubes of one graveyard. */
function* bury(t: T, seat: Seat, kind: number): Play<void> {
  const { state } = t;
  const at = seat * KINDS + kind;
  while (state.graveyard[at] > 0) {
    yield* returnCube(t, seat, { site: -1, square: -1, graveyard: false, track: kind });
    state.graveyard[at]--;
  }
}

/** EC-13.1, EC-13.4, EC-22.1: who passed first begins, or the next living player clockwise. */
function nextRound(t: T): void {
  const { state } = t;
  state.round++;
  state.start = state.nextStart;
  while (!isLiving(state, state.start)) state.start = seatAfter(state.start, state.players);
  state.nextStart = NOBODY;
  state.active = state.start;
  state.passed = 0;
  state.pulsarUsed.fill(0);
  state.phase = 'action';
  t.tell?.({ event: 'round-began', rule: 'EC-22.1', round: state.round, seat: state.start });
}

/** EC-23.1: the end, with everybody's points. */
function endGame(t: T): void {
  const { state } = t;
  state.phase = 'over';
  t.reveal();
  for (let seat = 0; seat < state.players; seat++)
    if (!isIn(state.eliminated, seat))
      t.tell?.({ event: 'scored', rule: 'EC-23.2', seat, points: pointsOf(state, seat) });
}
