import { pickOut, type Random, type Seat, sum } from '@starboard/kernel';
import { REPUTATION } from './content/tables.ts';
import { LOOK } from './rules/reputation.ts';
import { REPUTATION_SPACES, type State } from './state.ts';
import { looksOf } from './view.ts';

/** So many attempts to deal tiles that fit all that a seat has seen; nearly always the first one does. Then they are counted out. */
const ATTEMPTS = 20;

/**
 * EC-1.8: replaces the reputation tiles that a viewer does not know by others that fit what it has seen in the bag. Everything else
 * that is secret is not there before it is drawn.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  if (state.phase === 'over') return;
  const looks = looksOf(state, viewer);
  const places = hiddenPlaces(state, viewer);
  const drawn = state.drawer >= 0 && state.drawer !== viewer ? takeBackDrawn(state) : 0;
  gather(state, places);
  for (let attempt = 1; ; attempt++) {
    for (const at of places) state.reputation[at] = pickOut(random, state.reputationBag) + 1;
    if (fitsAll(state, places, looks)) break;
    gather(state, places);
    if (attempt === ATTEMPTS) {
      dealByCount(state, places, looks, random);
      break;
    }
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

/** All tiles that the viewer does not know go back into the bag. */
function gather(state: State, places: readonly number[]): void {
  for (const at of places) state.reputationBag[state.reputation[at] - 1]++;
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

/**
 * Deals by the number of ways in which all later tiles still fit: what has been seen can leave so few (EC-19.4: somebody saw the
 * whole bag) that chance alone would hardly find one. Oldest tiles first, since a look speaks of all that were there before it.
 */
function dealByCount(state: State, places: readonly number[], looks: readonly number[], random: Random): void {
  const { reputationBag: bag, reputationSince: since } = state;
  const oldest = [...places].sort((a, b) => since[a] - since[b]);
  const caps = oldest.map((at) => capsAt(looks, since[at]));
  const dealt = REPUTATION.map(() => 0);
  const ways = new Map<string, number>();
  const waysFrom = (i: number): number => {
    if (i === oldest.length) return 1;
    const key = dealt.join();
    const known = ways.get(key);
    if (known !== undefined) return known;
    const all = dealt.reduce((total, _, value) => total + waysWith(i, value), 0);
    ways.set(key, all);
    return all;
  };
  const waysWith = (i: number, value: number): number => {
    const left = bag[value] - dealt[value];
    if (left === 0 || dealt[value] >= caps[i][value]) return 0;
    dealt[value]++;
    const found = left * waysFrom(i + 1);
    dealt[value]--;
    return found;
  };
  oldest.forEach((at, i) => {
    const value = chosenBy(
      dealt.map((_, one) => waysWith(i, one)),
      random,
    );
    dealt[value]++;
    state.reputation[at] = value + 1;
  });
  dealt.forEach((n, value) => {
    bag[value] -= n;
  });
}

/** The place of one of these weights, by chance. */
function chosenBy(weights: readonly number[], random: Random): number {
  let left = random.fraction() * sum(weights);
  let chosen = -1;
  for (let i = 0; i < weights.length && left >= 0; i++) {
    if (weights[i] === 0) continue;
    chosen = i;
    left -= weights[i];
  }
  return chosen;
}

/** The most tiles of each value that can be among those from this moment on back, by all looks that came after it. */
const capsAt = (looks: readonly number[], since: number): readonly number[] =>
  REPUTATION.map((most, value) => {
    let cap = most;
    for (let look = 0; look < looks.length; look += LOOK)
      if (looks[look + 1] > since) cap = Math.min(cap, looks[look + 2 + value]);
    return cap;
  });
