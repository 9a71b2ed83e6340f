import { type Play, type Question, type Seat, sum } from '@starboard/kernel';
import { type Action, KEEP_NONE, toKeepTile, toReturnTile, toSwapTile } from '../actions.ts';
import { REPUTATION } from '../content/tables.ts';
import { NOBODY, type Open, REPUTATION_SPACES, type State, type T } from '../state.ts';
import { speciesOf } from './powers.ts';

/** How many reputation tiles a seat has; everybody may know that (EC-1.10). */
export function tilesOf(state: Open, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < REPUTATION_SPACES; i++) if (state.reputationSince[seat * REPUTATION_SPACES + i] > 0) n++;
  return n;
}

/** The values of a seat's tiles. */
export const valuesOf = (state: State, seat: Seat): readonly number[] =>
  state.reputation.slice(seat * REPUTATION_SPACES, (seat + 1) * REPUTATION_SPACES).filter((value) => value > 0);

export const alliesOf = (state: Open, seat: Seat): number => {
  let n = 0;
  for (let bits = state.allies[seat]; bits > 0; bits &= bits - 1) n++;
  return n;
};

/** EC-14.4: whether so many ambassadors and reputation tiles fit on the track of a seat. */
export function fits(state: Open, seat: Seat, ambassadors: number, tiles: number): boolean {
  const { ambassadorOnly, either, reputationOnly } = speciesOf(state, seat).reputation;
  return Math.max(0, ambassadors - ambassadorOnly) + Math.max(0, tiles - reputationOnly) <= either;
}

/** EC-19.3: whether one more reputation tile fits. */
export const hasRoomForTile = (state: Open, seat: Seat): boolean =>
  fits(state, seat, alliesOf(state, seat), tilesOf(state, seat) + 1);

export function addTile(state: State, seat: Seat, value: number): void {
  for (let i = seat * REPUTATION_SPACES; ; i++)
    if (state.reputation[i] === 0) {
      state.reputation[i] = value;
      state.reputationSince[i] = ++state.clock;
      return;
    }
}

/** EC-14.4: a tile goes back into the bag. */
export function dropTile(state: State, seat: Seat, value: number): void {
  for (let i = seat * REPUTATION_SPACES, end = i + REPUTATION_SPACES; i < end; i++)
    if (state.reputation[i] === value) {
      state.reputation[i] = 0;
      state.reputationSince[i] = 0;
      state.reputationBag[value - 1]++;
      return;
    }
  throw new Error(`Seat ${seat} has no tile worth ${value}`);
}

export const LOOK = 2 + REPUTATION.length;

/**
 * Keeps in mind what a seat has just seen: of each value others can have had no more than there are in the game less those that
 * the seat holds, sees in its hand, or knows to be out of the game.
 */
export function remember(state: State, seat: Seat, seen: readonly number[]): void {
  const caps = REPUTATION.map((n, i) => n - seen[i] - state.reputationGone[i]);
  for (const value of valuesOf(state, seat)) caps[value - 1]--;
  state.looks.push(seat, ++state.clock, ...caps);
}

/** One random tile out of the bag. */
export function drawTile(t: T, state: State): number {
  const value = t.pick('reputation', state.reputationBag);
  state.reputationBag[value]--;
  return value + 1;
}

/** EC-19.2, EC-19.3: one of the drawn tiles, none, or one in exchange for another. */
export const KEEP: Question<State, Action> = {
  kind: 'keep-tile',
  rule: 'EC-19.2',
  options(menu, state, seat) {
    const room = hasRoomForTile(state, seat);
    for (let i = 0; i < REPUTATION.length; i++) {
      if (state.drawn[i] === 0) continue;
      if (room) menu.offer(toKeepTile(i + 1));
      else for (const old of new Set(valuesOf(state, seat))) menu.offer(toSwapTile(i + 1, old));
    }
    menu.offer(KEEP_NONE);
  },
  timeUp: (state, seat) => {
    const best = state.drawn.findLastIndex((n) => n > 0) + 1;
    return hasRoomForTile(state, seat) ? toKeepTile(best) : KEEP_NONE;
  },
};

/** EC-19.2, EC-19.4: a seat draws so many tiles, keeps one at most, and the others go back. */
export function* drawReputation(t: T, seat: Seat, draws: number): Play<void> {
  const { state } = t;
  const n = Math.min(draws, sum(state.reputationBag));
  if (n === 0) return;
  state.drawn.fill(0);
  for (let i = 0; i < n; i++) state.drawn[drawTile(t, state) - 1]++;
  state.drawer = seat;
  t.tell?.({ event: 'reputation-drawn', rule: 'EC-19.1', seat, n, tiles: [...state.drawn] });
  remember(state, seat, state.drawn);
  yield* keepTile(t, seat);
}

/** The seat that has drawn decides; play can go on from here. */
export function* keepTile(t: T, seat: Seat): Play<void> {
  const { state } = t;
  t.checkpoint();
  const action = yield* t.choose(seat, KEEP);
  if (action.do === 'keep-tile' || action.do === 'swap-tile') {
    state.drawn[action.value - 1]--;
    if (action.do === 'swap-tile') dropTile(state, seat, action.old);
    addTile(state, seat, action.value);
  }
  for (let i = 0; i < REPUTATION.length; i++) state.reputationBag[i] += state.drawn[i];
  state.drawn.fill(0);
  state.drawer = NOBODY;
  if (action.do === 'keep-tile') t.tell?.({ event: 'tile-kept', rule: 'EC-19.2', seat, value: action.value });
  else if (action.do === 'swap-tile')
    t.tell?.({ event: 'tile-swapped', rule: 'EC-19.3', seat, value: action.value, old: action.old });
  else t.tell?.({ event: 'no-tile-kept', rule: 'EC-19.2', seat });
}

/** EC-14.11: a tile must make room for an ambassador. */
export const MAKE_ROOM: Question<State, Action> = {
  kind: 'make-room',
  rule: 'EC-14.11',
  options(menu, state, seat) {
    for (const value of new Set(valuesOf(state, seat))) menu.offer(toReturnTile(value));
  },
};

export function* makeRoom(t: T, seat: Seat): Play<void> {
  const action = yield* t.choose(seat, MAKE_ROOM);
  if (action.do !== 'return-tile') return;
  dropTile(t.state, seat, action.value);
  const seen = REPUTATION.map((_, i) => (i === action.value - 1 ? 1 : 0));
  remember(t.state, seat, seen);
  t.tell?.({ event: 'tile-returned', rule: 'EC-14.11', seat, value: action.value });
}
