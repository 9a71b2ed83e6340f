import { pickOut, type Random, type Seat } from '@starboard/kernel';
import { REPUTATION } from './content/tables.ts';
import { LOOK } from './rules/reputation.ts';
import { REPUTATION_SPACES, type State } from './state.ts';
import { looksOf } from './view.ts';

/** So many attempts to deal tiles that fit all that a seat has seen; nearly always the first one does. */
const ATTEMPTS = 40;

/**
 * EC-1.8: replaces the reputation tiles that a viewer does not know by others that fit what it has seen in the bag. Everything else
 * that is secret is not there before it is drawn.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  if (state.phase === 'over') return;
  const looks = looksOf(state, viewer);
  const places = hiddenPlaces(state, viewer);
  const drawn = state.drawer >= 0 && state.drawer !== viewer ? takeBackDrawn(state) : 0;
  for (const at of places) state.reputationBag[state.reputation[at] - 1]++;
  for (let attempt = 1; ; attempt++) {
    for (const at of places) state.reputation[at] = pickOut(random, state.reputationBag) + 1;
    if (attempt === ATTEMPTS || fitsAll(state, places, looks)) break;
    for (const at of places) state.reputationBag[state.reputation[at] - 1]++;
  }
  for (let i = 0; i < drawn; i++) state.drawn[pickOut(random, state.reputationBag)]++;
  state.looks = [...looks];
}

/** Where tiles lie that the viewer does not know. */
function hiddenPlaces(state: State, viewer: Seat): readonly number[] {
  const places: number[] = [];
  for (let i = 0; i < state.reputation.length; i++)
    if (state.reputation[i] > 0 && Math.floor(i / REPUTATION_SPACES) !== viewer) places.push(i);
  return places;
}

function takeBackDrawn(state: State): number {
  let drawn = 0;
  for (let i = 0; i < REPUTATION.length; i++) {
    drawn += state.drawn[i];
    state.reputationBag[i] += state.drawn[i];
    state.drawn[i] = 0;
  }
  return drawn;
}

/** Whether the tiles that others held at each look are no more of each value than they can have had. */
function fitsAll(state: State, places: readonly number[], looks: readonly number[]): boolean {
  for (let look = 0; look < looks.length; look += LOOK) {
    const held = REPUTATION.map(() => 0);
    for (const at of places) if (state.reputationSince[at] < looks[look + 1]) held[state.reputation[at] - 1]++;
    for (let i = 0; i < REPUTATION.length; i++) if (held[i] > looks[look + 2 + i]) return false;
  }
  return true;
}
