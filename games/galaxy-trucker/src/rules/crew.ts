import type { Play, Seat } from '@starboard/kernel';
import { SLEEP_ON, toLoseCrew } from '../actions.ts';
import { MAX_SQUARES } from '../content/boards.ts';
import { KIND, TILE_KIND } from '../content/tiles.ts';
import {
  ALIEN,
  boardOf,
  cell,
  FIRST_ALIEN,
  HALF,
  halfInRace,
  halfOf,
  isCabin,
  kindAt,
  type Open,
  type State,
  squareInRace,
  type T,
} from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { isDead, isJoinedTo, LIFE_SUPPORT } from './ship.ts';

/** What lives on a square: humans awake, or an alien's number, or 0. Sleepers are not crew (GT-16.5). */
export function livesAt(state: Open, seat: Seat, square: number): number {
  return isCabin(kindAt(state, seat, square)) ? state.crew[cell(seat, square)] : 0;
}

export const isAlien = (lives: number): boolean => lives >= FIRST_ALIEN;
const heads = (lives: number): number => (isAlien(lives) ? 1 : lives);

/** GT-9.11: humans and aliens, each 1, in the halves that count. */
export function crewOf(state: State, seat: Seat): number {
  const { squares, count } = boardOf(state);
  const base = seat * MAX_SQUARES;
  const races = [halfInRace(state, seat, 0), halfInRace(state, seat, 1)];
  let crew = 0;
  for (let square = 0; square < count; square++) {
    const lives = state.crew[base + square];
    if (lives === 0 || !races[squares[square].half]) continue;
    if (isCabin(TILE_KIND[state.ship[base + square] >> 2])) crew += heads(lives);
  }
  return crew;
}

/** Awake humans of a half (GT-7.6, GT-13.2). */
export function humansOf(state: State, seat: Seat, half: number): number {
  const { squares, count } = boardOf(state);
  const base = seat * MAX_SQUARES;
  let humans = 0;
  for (let square = 0; square < count; square++) {
    const lives = state.crew[base + square];
    if (lives === 0 || isAlien(lives) || squares[square].half !== half) continue;
    if (isCabin(TILE_KIND[state.ship[base + square] >> 2])) humans += lives;
  }
  return humans;
}

/** Awake humans who can be lost on the present card. */
export function humansInRace(state: State, seat: Seat): number {
  return (
    (halfInRace(state, seat, 0) ? humansOf(state, seat, 0) : 0) +
    (halfInRace(state, seat, 1) ? humansOf(state, seat, 1) : 0)
  );
}

/** The cabin of an alien, or -1. */
export function cabinOf(state: Open, seat: Seat, alien: number): number {
  for (let square = 0; square < boardOf(state).count; square++) {
    if (livesAt(state, seat, square) === alien) return square;
  }
  return -1;
}

/** Aliens aboard halves that are in the race. */
export function aliensInRace(state: State, seat: Seat): number {
  let aliens = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (isAlien(livesAt(state, seat, square)) && squareInRace(state, seat, square)) aliens++;
  }
  return aliens;
}

/** GT-16.46: the cyan alien with this specialisation is aboard, and in which half; -1 if not. */
export function halfWithRole(state: Open, seat: Seat, role: number): number {
  if (state.role[seat] !== role) return -1;
  const cabin = cabinOf(state, seat, ALIEN.cyan);
  return cabin < 0 ? -1 : halfOf(state, cabin);
}

/** Takes crew from a cabin, or the sleepers with their chamber, and gives it to the bank. */
export function takeCrew(t: T, seat: Seat, square: number, count: number, rule: string): void {
  const { state } = t;
  const at = cell(seat, square);
  const lives = state.crew[at];
  const isChamber = kindAt(state, seat, square) === KIND.stasisChamber;
  if (isAlien(lives) && !isChamber) {
    state.crew[at] = 0;
    if (lives === ALIEN.cyan) state.role[seat] = -1; // GT-16.62
    t.tell?.({ event: 'crew-lost', rule, seat, from: square, humans: 0, alien: lives - FIRST_ALIEN });
    return;
  }
  const humans = Math.min(count, lives);
  state.crew[at] -= humans;
  state.bankHumans += humans;
  if (humans > 0 && !isChamber) t.tell?.({ event: 'crew-lost', rule, seat, from: square, humans, alien: -1 });
}

/** Puts humans from the bank into a place. */
export function boardHumans(state: State, seat: Seat, square: number, humans: number): void {
  state.crew[cell(seat, square)] += humans;
  state.bankHumans -= humans;
}

/** Whether only humans count. */
type Wanted = 'humans' | 'crew';

/** GT-9.9: which crew member goes. */
const loseCrewQuestion = flightQuestion<Wanted>({
  kind: 'lose-crew',
  rule: 'GT-9.9',
  options(menu, state, seat, wanted) {
    for (let square = 0; square < boardOf(state).count; square++) {
      if (canLose(state, seat, square, wanted === 'humans')) menu.offer(toLoseCrew(square));
    }
  },
});

function canLose(state: State, seat: Seat, square: number, humansOnly: boolean): boolean {
  const lives = livesAt(state, seat, square);
  return lives > 0 && squareInRace(state, seat, square) && !(humansOnly && isAlien(lives));
}

/** GT-9.9: the owner chooses who is lost; if there are not enough, all are. GT-16.6: then sleepers may be woken. */
export function* loseCrew(t: T, seat: Seat, count: number, rule: string, humansOnly = false): Play<void> {
  if (count <= 0 || crewOf(t.state, seat) === 0) return;
  yield* dropCrew(t, seat, count, rule, humansOnly);
  yield* wake(t, seat);
}

function* dropCrew(t: T, seat: Seat, count: number, rule: string, humansOnly: boolean): Play<void> {
  const { state } = t;
  for (let left = count; left > 0; left--) {
    const cabins: number[] = [];
    for (let square = 0; square < boardOf(state).count; square++) {
      if (canLose(state, seat, square, humansOnly)) cabins.push(square);
    }
    if (cabins.length === 0) return;
    let from = cabins[0];
    if (cabins.length > 1 && left < (humansOnly ? humansInRace(state, seat) : crewOf(state, seat))) {
      const action = yield* ask(t, seat, loseCrewQuestion, humansOnly ? 'humans' : 'crew');
      if (action.do === 'lose-crew') from = action.from;
    }
    takeCrew(t, seat, from, 1, rule);
  }
}

/** GT-9.10: an alien needs a working life support of its colour joined to its cabin. Returns whether somebody was lost. */
export function losesUnsupportedAliens(t: T, seat: Seat): boolean {
  const { state } = t;
  const { count } = boardOf(state);
  let lost = false;
  for (let square = 0; square < count; square++) {
    if (state.crew[seat * MAX_SQUARES + square] < FIRST_ALIEN) continue;
    const lives = livesAt(state, seat, square);
    if (!isAlien(lives) || isJoinedTo(state, seat, square, LIFE_SUPPORT[lives - FIRST_ALIEN])) continue;
    takeCrew(t, seat, square, 1, 'GT-9.10');
    lost = true;
  }
  return lost;
}

/** GT-16.6: where a woken sleeper, or a new astronaut, may go: a cabin with a free place, never a luxury cabin. */
function isFreePlace(state: State, seat: Seat, square: number): boolean {
  const kind = kindAt(state, seat, square);
  if (kind !== KIND.cabin && kind !== KIND.startCabin) return false;
  return state.crew[cell(seat, square)] < 2 && !isDead(state, seat, square);
}
export const hasFreePlace = (state: State, seat: Seat, square: number): boolean =>
  isFreePlace(state, seat, square) && squareInRace(state, seat, square);

/** All who are in the race may wake; else it is a half in hyperspace (GT-18.23). */
const IN_RACE = -1;

/** GT-16.7, GT-18.16: sleepers whose half has an awake human. */
function canWakeFrom(state: State, seat: Seat, square: number, asked: number): boolean {
  if (kindAt(state, seat, square) !== KIND.stasisChamber || state.crew[cell(seat, square)] === 0) return false;
  const half = halfOf(state, square);
  const isAsked = asked === IN_RACE ? halfInRace(state, seat, half) : asked === half;
  return isAsked && state.half[seat * 2 + half] === HALF.flying && humansOf(state, seat, half) > 0;
}

/** About the half that may wake, or {@link IN_RACE}. */
const wakeQuestion = flightQuestion<number>({
  kind: 'wake',
  rule: 'GT-16.6',
  options(menu, state, seat, asked) {
    menu.offer(SLEEP_ON);
    const { count } = boardOf(state);
    for (let from = 0; from < count; from++) {
      if (!canWakeFrom(state, seat, from, asked)) continue;
      for (let to = 0; to < count; to++) {
        if (halfOf(state, to) === halfOf(state, from) && isFreePlace(state, seat, to))
          menu.offer({ do: 'wake', from, to });
      }
    }
  },
});

function canWake(state: State, seat: Seat, asked: number): boolean {
  const { count } = boardOf(state);
  for (let from = 0; from < count; from++) {
    if (!canWakeFrom(state, seat, from, asked)) continue;
    for (let to = 0; to < count; to++) {
      if (halfOf(state, to) === halfOf(state, from) && isFreePlace(state, seat, to)) return true;
    }
  }
  return false;
}

/** GT-16.6, GT-16.60: offered once after each loss of crew; any number of sleepers. */
export function* wake(t: T, seat: Seat, half?: number): Play<void> {
  const { state } = t;
  for (;;) {
    const asked = half === undefined || halfInRace(state, seat, half) ? IN_RACE : half;
    if (!canWake(state, seat, asked)) return;
    const action = yield* ask(t, seat, wakeQuestion, asked);
    if (action.do !== 'wake') return;
    state.crew[seat * MAX_SQUARES + action.from]--;
    state.crew[seat * MAX_SQUARES + action.to]++;
    t.tell?.({ event: 'woken', rule: 'GT-16.6', seat, from: action.from, to: action.to });
  }
}

/** GT-20.35: everybody awake in a half, in the race or not. */
export function crewIn(state: State, seat: Seat, half: number): number {
  let crew = 0;
  for (let square = 0; square < boardOf(state).count; square++)
    if (halfOf(state, square) === half) crew += heads(livesAt(state, seat, square));
  return crew;
}
