import type { Seat } from '@starboard/kernel';
import { MAPS } from '../content/maps.ts';
import { MISSIONS } from '../content/missions.ts';
import { ROUNDS } from '../content/tables.ts';
import { GOLD } from '../content/terms.ts';
import { TRACKS } from '../content/tracks.ts';
import { artifactsOf, tokensOf } from '../rules/cargo.ts';
import { matchesRow } from '../rules/missions.ts';
import { effectsOfRoom, isRoomOf } from '../rules/rooms.ts';
import { markerAt } from '../rules/tracks.ts';
import { pointsOf } from '../score.ts';
import {
  ANDROID,
  bit,
  CADET,
  COMMANDER,
  ENSIGN,
  FIGURES,
  isCommander,
  NOBODY,
  ON_STATION,
  readyCount,
  SLOTS,
  type State,
} from '../state.ts';
import { ROW_WORTH, TECH_WORTH, WEIGHTS, worthNow } from './worth.ts';

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

/** What a figure is worth while it is ready: a turn, or a part of one. */
function worthOfFigure(figure: number): number {
  if (figure === CADET) return WEIGHTS.cadet;
  if (figure === ANDROID) return WEIGHTS.android;
  return isCommander(figure) ? WEIGHTS.commander : WEIGHTS.ensign;
}

/** What is still to come of a ship that has not passed. */
function crewWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (let figure = 0; figure < FIGURES; figure++)
    worth += state.ready[seat * FIGURES + figure] * worthOfFigure(figure);
  return worth;
}

/** How well the crew that is ready could do a mission: its points, and a bit for each row that finds its figure. */
function missionWorth(state: State, seat: Seat, mission: number): number {
  const { rows, points } = MISSIONS[mission];
  let figures = 0;
  for (let figure = 0; figure < FIGURES; figure++) figures += state.ready[seat * FIGURES + figure];
  if (figures < rows.length) return points * 0.25;
  const left = state.ready.slice(seat * FIGURES, seat * FIGURES + FIGURES);
  let worth = points - WEIGHTS.perRow * rows.length;
  for (let row = 0; row < rows.length; row++) {
    const figure = figureFor(rows[row].colour, left);
    if (left[figure] === 0) continue;
    left[figure]--;
    worth += WEIGHTS.row * ROW_WORTH[mission][row];
  }
  return worth;
}

/** Who would go on a row: an ensign, else a commander, else an android. */
function figureFor(colour: number, left: readonly number[]): number {
  if (colour === GOLD) return ANDROID;
  if (left[ENSIGN + colour] > 0) return ENSIGN + colour;
  return left[COMMANDER + colour] > 0 ? COMMANDER + colour : ANDROID;
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
      worth = missionWorth(state, seat, mission) * (taken ? WEIGHTS.taken : 1);
    } else if (station >= 0 && state.triangle[station] === ON_STATION) worth = WEIGHTS.station;
    if (worth <= 0) continue;
    const near = worth * nearness(distance[place]);
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  }
  return best + WEIGHTS.second * second;
}

/** How much of a thing's worth counts from so many moves away. */
const nearness = (moves: number): number =>
  moves === 0 ? WEIGHTS.here : moves === 1 ? WEIGHTS.near : WEIGHTS.far / (moves - 1);

/** What the decision in progress will bring: effects that are still to be resolved. */
function pendingWorth(state: State, seat: Seat): number {
  if (seat !== state.active) return 0;
  let worth = state.atWork >= 0 ? worthOfFigure(state.atWork) * 0.6 : 0;
  if (state.room >= 0 && isRoomOf(state, seat, state.room))
    worth += WEIGHTS.pending * worthNow(state, seat, effectsOfRoom(state, seat, state.room));
  if (state.onMission >= 0) {
    const { rows, points } = MISSIONS[state.onMission];
    if (state.missionDone[state.onMission] === 0) worth += points;
    rows.forEach(({ colour, effects }, row) => {
      if (row >= state.team.length) worth += 0.5;
      else if (!matchesRow(state.team[row], colour)) worth -= 0.1;
      else if (row >= state.row || state.team.length < rows.length)
        worth += WEIGHTS.pending * Math.max(0, worthNow(state, seat, effects));
    });
  }
  return worth;
}

/** What technologies on board are worth beyond their points, with so many rounds to come. */
function techWorth(state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card >= 0) worth += TECH_WORTH[card];
    else if (state.slotDamage[seat * SLOTS + slot] === 0) worth += WEIGHTS.emptySlot;
  }
  return worth * ahead;
}

/** How far the markers are on their way to the next zone and the next lap. */
function trackWorth(state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let faction = 0; faction < 3; faction++) {
    const at = state.position[markerAt(seat, faction)];
    worth += WEIGHTS.field * at;
    const next = TRACKS[faction][state.trackSide[faction]].fields[(at + 1) % 11];
    if (next.bonus.length > 0) worth += WEIGHTS.bonus * ahead;
  }
  return worth;
}

/** Points, and what a ship may expect of the rest of the game. */
function prospects(state: State, seat: Seat): number {
  const passed = (state.passed & bit(seat)) !== 0;
  const ahead = ROUNDS - state.round + (passed ? 0 : 0.5);
  const crew = crewWorth(state, seat);
  const aboard = readyCount(state, seat) + state.queued[seat];
  const reach = reachWorth(state, seat);
  return (
    pointsOf(state, seat) +
    (passed ? WEIGHTS.passedCrew * crew * Math.min(1, ahead) : crew) +
    (passed ? Math.min(1, ahead) * WEIGHTS.passedReach : 1) * reach +
    pendingWorth(state, seat) +
    techWorth(state, seat, ahead) +
    trackWorth(state, seat, ahead) +
    WEIGHTS.crew * aboard * ahead +
    WEIGHTS.medals * ahead * Math.min(3, state.medals[seat]) +
    WEIGHTS.artifacts * ahead * Math.min(4, artifactsOf(state, seat)) +
    WEIGHTS.tokens * ahead * tokensOf(state, seat) -
    WEIGHTS.damage * ahead * Math.max(0, state.damage[seat] - 2) -
    0.05 * state.ready[seat * FIGURES + CADET]
  );
}

/** What a round is worth: alone, passing is what ends it. */
const ROUND_WORTH = 12;

/** How likely each seat is to win; alone, how good a captain it makes. */
export function value(state: State, out: number[]): void {
  if (state.players === 1) {
    const rest = ROUND_WORTH * (ROUNDS - state.round);
    out[0] = 1 / (1 + Math.exp(-(prospects(state, 0) + rest - 40) / 12));
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
