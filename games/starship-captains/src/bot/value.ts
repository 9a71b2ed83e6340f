import type { Seat } from '@starboard/kernel';
import { MAPS } from '../content/maps.ts';
import { MISSIONS } from '../content/missions.ts';
import { ROUNDS } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { TRACKS } from '../content/tracks.ts';
import { artifactsOf, tokensOf } from '../rules/cargo.ts';
import { matchesRow } from '../rules/missions.ts';
import { markerAt } from '../rules/tracks.ts';
import { pointsOf } from '../score.ts';
import { ANDROID, bit, CADET, COMMANDER, ENSIGN, FIGURES, NOBODY, ON_STATION, SLOTS, type State } from '../state.ts';

/** Moves from each place to each other one, by map. */
const DISTANCE: readonly (readonly (readonly number[])[])[] = MAPS.map(({ places, neighbours }) =>
  places.map((_, from) => {
    const steps = places.map(() => Number.POSITIVE_INFINITY);
    steps[from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const next of neighbours[at]) {
        if (steps[next] <= steps[at] + 1) continue;
        steps[next] = steps[at] + 1;
        queue.push(next);
      }
    }
    return steps;
  }),
);

/** What figures are worth while they are ready: a turn, or a part of one. */
const FIGURE_WORTH: readonly number[] = [0.35, 0.75, 0.75, 0.75, 1.5, 1.5, 1.5, 0.5];

/** What is still to come of a ship that has not passed. */
function crewWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let figure = 0; figure < FIGURES; figure++) worth += state.ready[seat * FIGURES + figure] * FIGURE_WORTH[figure];
  return worth;
}

/** How well the crew that is ready could do a mission: its points, and a bit for each row that finds its figure. */
function missionWorth(state: State, seat: Seat, mission: number): number {
  const { rows, points } = MISSIONS[mission];
  let figures = 0;
  for (let figure = 0; figure < FIGURES; figure++) figures += state.ready[seat * FIGURES + figure];
  if (figures < rows.length) return points * 0.25;
  const left = state.ready.slice(seat * FIGURES, seat * FIGURES + FIGURES);
  let matched = 0;
  for (const { colour } of rows) {
    const figure =
      [ENSIGN + colour, COMMANDER + colour, ANDROID].find((one) => colour < 3 && left[one] > 0) ??
      (left[ANDROID] > 0 ? ANDROID : -1);
    if (figure < 0) continue;
    left[figure]--;
    matched++;
  }
  return points + 0.9 * matched - 0.5 * rows.length;
}

/** The best thing within reach: a mission, or a station with its triangle. */
function reachWorth(state: State, seat: Seat): number {
  const distance = DISTANCE[state.map][state.shipAt[seat]];
  let best = 0;
  let second = 0;
  for (let place = 0; place < state.mission.length; place++) {
    const mission = state.mission[place];
    const station = state.stationAt.indexOf(place);
    let worth = 0;
    if (mission >= 0) {
      const taken = state.holder[place] !== NOBODY && state.holder[place] !== seat;
      worth = missionWorth(state, seat, mission) * (taken ? 0.15 : 1);
    } else if (station >= 0 && state.triangle[station] === ON_STATION) worth = 2.2;
    if (worth <= 0) continue;
    const near = worth * [0.75, 0.5, 0.36, 0.22, 0.14][Math.min(4, distance[place])];
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  }
  return best + 0.3 * second;
}

/** What the decision in progress will bring: effects that are still to be resolved. */
function pendingWorth(state: State, seat: Seat): number {
  if (seat !== state.active) return 0;
  let worth = state.atWork >= 0 ? FIGURE_WORTH[state.atWork] * 0.6 : 0;
  if (state.room >= 0) worth += 0.8;
  if (state.onMission >= 0) {
    const { rows, points } = MISSIONS[state.onMission];
    if (state.missionDone[state.onMission] === 0) worth += points;
    rows.forEach(({ colour }, row) => {
      if (row < state.team.length) worth += matchesRow(state.team[row], colour) ? (row >= state.row ? 1.1 : 0) : -0.1;
      else worth += 0.5;
    });
  }
  return worth;
}

/** What technologies on board are worth beyond their points, with so many rounds to come. */
function techWorth(state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card < 0) worth += state.slotDamage[seat * SLOTS + slot] === 0 ? 0.35 * ahead : 0;
    else if (TECHS[card].type === 'room') worth += 0.9 * ahead + 0.2;
    else if (TECHS[card].type === 'ability') worth += 0.75 * ahead;
    else worth += 0.4 * ahead;
  }
  return worth;
}

/** How far the markers are on their way to the next zone and the next lap. */
function trackWorth(state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let faction = 0; faction < 3; faction++) {
    const at = state.position[markerAt(seat, faction)];
    worth += 0.16 * at;
    const next = TRACKS[faction][state.trackSide[faction]].fields[(at + 1) % 11];
    if (next.bonus.length > 0) worth += 0.15 * ahead;
  }
  return worth;
}

/** Points, and what a ship may expect of the rest of the game. */
function prospects(state: State, seat: Seat): number {
  const passed = (state.passed & bit(seat)) !== 0;
  const ahead = ROUNDS - state.round + (passed ? 0 : 0.5);
  const crew = crewWorth(state, seat);
  const reach = reachWorth(state, seat);
  return (
    pointsOf(state, seat) +
    (passed ? 0.35 * crew * Math.min(1, ahead) : crew) +
    (passed ? Math.min(1, ahead) * 0.7 : 1) * reach +
    pendingWorth(state, seat) +
    techWorth(state, seat, ahead) +
    trackWorth(state, seat, ahead) +
    0.35 * ahead * Math.min(3, state.medals[seat]) +
    0.25 * ahead * Math.min(4, artifactsOf(state, seat)) +
    0.1 * ahead * tokensOf(state, seat) -
    0.12 * ahead * Math.max(0, state.damage[seat] - 2) -
    0.05 * state.ready[seat * FIGURES + CADET]
  );
}

/** How likely each seat is to win; alone, how good a captain it makes. */
export function value(state: State, out: number[]): void {
  if (state.players === 1) {
    out[0] = 1 / (1 + Math.exp(-(prospects(state, 0) - 40) / 12));
    return;
  }
  const doubt = 4 + 2 * (ROUNDS - state.round);
  let total = 0;
  for (let seat = 0; seat < state.players; seat++) {
    out[seat] = Math.exp(prospects(state, seat) / doubt);
    total += out[seat];
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}

export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / ROUNDS);
