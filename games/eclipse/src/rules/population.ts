import { allowed, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toReturnCube } from '../actions.ts';
import type { Power } from '../content/powers.ts';
import { ANY, ORBITAL_SQUARE, PULSARS, SECTORS, SITES, SQUARE_TRACK, SQUARES } from '../content/sectors.ts';
import { INCOME, TRACK_SPACE, UPKEEP } from '../content/tables.ts';
import { KINDS, RESOURCE, RESOURCES } from '../content/terms.ts';
import { NOBODY, type Open, ORBITAL, type State, type T } from '../state.ts';
import { isExploded } from './galaxy.ts';
import { can } from './powers.ts';

/** EC-4.3 */
export const incomeOf = (state: Open, seat: Seat, kind: number): number => INCOME[state.track[seat * KINDS + kind]];

/** EC-4.5 */
export const upkeepOf = (state: Open, seat: Seat): number => UPKEEP[state.discs[seat]];

export const storeOf = (state: Open, seat: Seat, kind: number): number => state.store[seat * KINDS + kind];

/** Whether the site has this square: printed, or that of an Orbital (EC-9.5); an exploded supernova has none. */
export function hasSquare(state: Open, site: number, square: number): boolean {
  if (square === ORBITAL_SQUARE) return (state.built[site] & ORBITAL) !== 0;
  const { sector } = SITES[site];
  return square < SQUARE_TRACK[sector].length && !isExploded(state, sector);
}

export const isFilled = (state: Open, site: number, square: number): boolean =>
  ((state.cubes[site] >> square) & 1) === 1;

/** EC-4.7, EC-12.2: whether a cube of this track belongs to the square. */
export function suits(site: number, square: number, track: number): boolean {
  if (square === ORBITAL_SQUARE) return track !== RESOURCE.materials;
  const kind = SQUARE_TRACK[SITES[site].sector][square];
  return kind === ANY || kind === track;
}

const ADVANCED: readonly Power[] = RESOURCES.map((kind): Power => `advanced-${kind}`);

/** EC-12.2, EC-12.3, EC-7.9: whether a cube of this track may be put on the square. */
export function maySettle(state: Open, seat: Seat, site: number, square: number, track: number): Verdict {
  if (!hasSquare(state, site, square)) return refuse('EC-12.1', 'no-such-square');
  if (isFilled(state, site, square)) return refuse('EC-12.1', 'square-taken');
  if (!suits(site, square, track)) return refuse('EC-12.2', 'wrong-track', { track: `resource.${RESOURCES[track]}` });
  const advanced = square !== ORBITAL_SQUARE && SECTORS[SITES[site].sector].squares[square].advanced;
  if (advanced && !can(state, seat, ADVANCED[track])) return refuse('EC-12.3', 'advanced-square');
  return state.track[seat * KINDS + track] > 0 ? allowed : refuse('EC-12.3', 'no-cube-on-track');
}

/** {@link maySettle}, without the reason. */
export function canSettle(state: Open, seat: Seat, site: number, square: number, track: number): boolean {
  if (isFilled(state, site, square) || !hasSquare(state, site, square) || !suits(site, square, track)) return false;
  if (state.track[seat * KINDS + track] === 0) return false;
  const advanced = square !== ORBITAL_SQUARE && SECTORS[SITES[site].sector].squares[square].advanced;
  return !advanced || can(state, seat, ADVANCED[track]);
}

/** A cube that comes back: from where, and whether it goes to the graveyard (EC-20.3). */
export interface Return {
  readonly site: number;
  /** -1 if it comes from no square: from an ambassador (EC-14.6), or from the graveyard of a track (EC-22.1). */
  readonly square: number;
  readonly graveyard: boolean;
  readonly track?: number;
}

/** EC-4.4, EC-4.7: the tracks that a returning cube may go to: those that suit it and have room, else any with room. */
function tracksFor(state: Open, seat: Seat, { site, square, graveyard, track: own }: Return): readonly number[] {
  const all = [0, 1, 2];
  const suitable = all.filter((track) =>
    square < 0 ? own === undefined || own === track : suits(site, square, track),
  );
  if (graveyard) return suitable;
  const hasRoom = (track: number): boolean => state.track[seat * KINDS + track] < TRACK_SPACE;
  const roomy = suitable.filter(hasRoom);
  return roomy.length > 0 ? roomy : all.filter(hasRoom);
}

/** EC-4.7: the track for a cube that comes back. */
export const RETURN_CUBE: Question<State, Action, Return> = {
  kind: 'return-cube',
  rule: 'EC-4.7',
  options(menu, state, seat, cube) {
    for (const track of tracksFor(state, seat, cube)) menu.offer(toReturnCube(track));
  },
};

/** EC-4.7, EC-4.4: one cube comes back to a track or the graveyard; its owner chooses where there is a choice. */
export function* returnCube(t: T, seat: Seat, cube: Return): Play<void> {
  const { state } = t;
  const tracks = tracksFor(state, seat, cube);
  let track = tracks[0];
  if (tracks.length > 1) {
    const action = yield* t.choose(seat, RETURN_CUBE, cube);
    if (action.do === 'return-cube') track = action.track;
  }
  (cube.graveyard ? state.graveyard : state.track)[seat * KINDS + track]++;
}

/** EC-11.5, EC-20.3: cubes leave some squares of a site. */
export function* clearSquares(t: T, site: number, squares: number, graveyard: boolean): Play<void> {
  const { state } = t;
  const seat = state.owner[site];
  for (let square = 0; square < SQUARES; square++) {
    if (((squares & state.cubes[site]) >> square) % 2 === 0) continue;
    yield* returnCube(t, seat, { site, square, graveyard });
    state.cubes[site] &= ~(1 << square);
  }
}

/** EC-11.5: a disc leaves its sector for the influence track, and all cubes come back. */
export function* giveUp(t: T, site: number): Play<void> {
  const { state } = t;
  const seat = state.owner[site];
  yield* clearSquares(t, site, -1, false);
  state.owner[site] = NOBODY;
  state.discs[seat]++;
}

/** EC-6.8, EC-31.2: a disc from the influence track into a sector; on a pulsar onto the space for Move. */
export function placeDisc(state: State, seat: Seat, site: number): void {
  state.discs[seat]--;
  takeControl(state, seat, site);
}

/** EC-2.7: a disc that comes from elsewhere. */
export function takeControl(state: State, seat: Seat, site: number): void {
  state.owner[site] = seat;
  const pulsar = PULSARS.indexOf(SITES[site].sector);
  if (pulsar >= 0) state.pulsar[pulsar] = 0;
}
