import {
  allowed,
  asking,
  type Menu,
  type Play,
  type Question,
  refuse,
  type Seat,
  seats,
  type Verdict,
} from '@starboard/kernel';
import { type Action, FLIP, READY, SAND_OUT } from '../actions.ts';
import { TIMER_RUN_MS, TIMER_RUNS } from '../content/tables.ts';
import { levelOf, RELAXED, type State, type T } from '../state.ts';
import {
  finish,
  handle,
  hasFinished,
  judgeBuilding,
  look,
  lowestNumber,
  offerChanges,
  offerHand,
  offerLooks,
  offerNumbers,
  offerTakes,
  putBack,
  takeTile,
  weld,
} from './building.ts';
import { changes } from './roads.ts';

/** GT-4.22: how long the sand runs. */
export const runLength = (state: State): number => TIMER_RUN_MS * (state.building === RELAXED ? state.factor : 1);

/** GT-20.52: with Rush Job for everybody the timer has one run less. */
const allRush = (state: State): boolean => seats(state.players).every((seat) => changes(state, seat, 'less-time'));

/** GT-4.10, GT-20.52: runs of the timer. */
export const runsOf = (state: State): number => TIMER_RUNS[levelOf(state) - 1] - (allRush(state) ? 1 : 0);

const readyQuestion: Question<State, Action> = {
  kind: 'ready',
  rule: 'GT-4.23',
  options: (menu) => menu.offer(READY),
};

/** GT-4.23: building starts when all seats are ready. */
export function* getReady(t: T): Play<void> {
  const { state } = t;
  t.checkpoint();
  yield* t.chooseAll(seats(state.players), readyQuestion);
  state.flips = runsOf(state) - 1;
  state.sand = t.now + runLength(state);
  state.flipAt = -1;
  state.phase = 'build';
  t.tell?.({ event: 'building-began', rule: 'GT-4.23' });
}

/** GT-4.11, GT-4.12: the timer is flipped when it is empty; onto START only by somebody who has finished. */
export function mayFlip(state: State, seat: Seat): Verdict {
  if (state.sand >= 0) return refuse('GT-4.11', 'timer-runs');
  if (state.flips === 0) return refuse('GT-4.13', 'timer-spent');
  return state.flips > 1 || hasFinished(state, seat) ? allowed : refuse('GT-4.12', 'not-finished');
}

/** The seat that carries the moments of the timer: the clock needs one to speak to. */
const TIMEKEEPER: Seat = 0;

/** GT-4.18: who comes first has the tile. GT-4.28: whoever does nothing blocks nobody. */
const buildQuestion: Question<State, Action> = {
  kind: 'build',
  rule: 'GT-4.1',
  race: true,
  urgency: (state, seat) => (hasFinished(state, seat) ? 'free' : 'owed'),
  options: offerBuilding,
  judge: judgeBuilding,
  deadline: (state, seat) => (seat === TIMEKEEPER ? nextMoment(state) : 'none'),
  timeUp: () => SAND_OUT,
};

function offerBuilding(menu: Menu<Action>, state: State, seat: Seat): void {
  menu.offer(FLIP, mayFlip(state, seat));
  if (state.hand[seat] >= 0) return offerHand(menu, state, seat);
  offerTakes(menu, state, seat);
  if (!hasFinished(state, seat)) {
    offerChanges(menu, state, seat);
    offerNumbers(menu, state);
  }
  offerLooks(menu, state, seat);
}

/** When the clock speaks next: the sand runs out, or it flips by itself (GT-4.28). */
function nextMoment(state: State): number | 'none' {
  if (state.sand >= 0) return state.sand;
  return state.flipAt >= 0 ? state.flipAt : 'none';
}

/** GT-4.15: until everybody has a number tile, or GT-4.13: the sand has run out on START. */
export function* buildLive(t: T): Play<void> {
  const { state } = t;
  const asks = seats(state.players).map((seat) => asking(seat, buildQuestion));
  while (!state.number.every((number) => number > 0)) {
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(asks);
    if (action.do === 'sand-out') {
      if (soundTheClock(t)) break;
    } else act(t, seat, action);
  }
  endOfTime(t);
}

/** The moment of the timer has come; true if time is up. */
function soundTheClock(t: T): boolean {
  const { state } = t;
  if (state.sand < 0) {
    flip(t, TIMEKEEPER, true);
    return false;
  }
  state.sand = -1;
  t.tell?.({ event: 'sand-ran-out', rule: 'GT-4.11' });
  if (state.flips === 0) return true;
  maybeSetAutoFlip(t);
  if (state.flips === 1 && !allRush(state)) stopRushed(t);
  return false;
}

/** GT-4.28: after the agreed time, onto START only once somebody has finished. */
function maybeSetAutoFlip(t: T): void {
  const { state } = t;
  const mayFlipNow = state.flips > 1 || state.number.some((number) => number > 0);
  if (state.autoFlip > 0 && state.sand < 0 && state.flips > 0 && state.flipAt < 0 && mayFlipNow)
    state.flipAt = t.now + state.autoFlip * 1000;
}

/** GT-20.52 with a handicap: building ends for those affected when the last but one run ends. */
function stopRushed(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players)) {
    if (hasFinished(state, seat) || !changes(state, seat, 'less-time')) continue;
    if (state.hand[seat] >= 0) putBack(t, seat);
    finish(t, seat, lowestNumber(state), 'GT-20.52');
  }
}

function act(t: T, seat: Seat, action: Action): void {
  const { state } = t;
  if (action.do === 'flip') return flip(t, seat, false);
  state.acted[seat] = ++state.acts;
  state.looking[seat] = -1;
  if (action.do === 'look') {
    weld(state, seat); // GT-4.5
    look(t, seat, action.pile);
  } else if (action.do === 'finish') {
    finish(t, seat, action.number);
    maybeSetAutoFlip(t);
  } else if (!handle(t, seat, action)) takeTile(t, seat, action);
}

/** GT-4.10, GT-4.27: one circle towards START, for everybody to see: no undo turns it back. */
function flip(t: T, seat: Seat, byClock: boolean): void {
  const { state } = t;
  t.reveal();
  state.flips--;
  state.sand = t.now + runLength(state);
  state.flipAt = -1;
  t.tell?.({ event: 'timer-flipped', rule: 'GT-4.11', seat, left: state.flips, byClock });
}

/** GT-4.16, GT-4.17: tiles in hand go back, and the remaining numbers go in the order of the last building actions. */
function endOfTime(t: T): void {
  const { state } = t;
  const late = seats(state.players).filter((seat) => !hasFinished(state, seat));
  for (const seat of late) if (state.hand[seat] >= 0) putBack(t, seat);
  for (const seat of late.sort((a, b) => state.acted[a] - state.acted[b] || a - b)) {
    finish(t, seat, lowestNumber(state), 'GT-4.17');
  }
  state.sand = -1;
  state.flipAt = -1;
  state.looking.fill(-1);
}
