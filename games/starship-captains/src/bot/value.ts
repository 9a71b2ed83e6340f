import { distances, isIn, type Judgement, type Seat } from '@starboard/kernel';
import { MAPS } from '../content/maps.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { ROUNDS, SCORING } from '../content/tables.ts';
import { GOLD } from '../content/terms.ts';
import { TRACKS } from '../content/tracks.ts';
import { artifactsOf, tokensOf } from '../rules/cargo.ts';
import { commandersOf, readyOf } from '../rules/crew.ts';
import { matchesRow } from '../rules/missions.ts';
import { effectsOfRoom, isRoomOf } from '../rules/rooms.ts';
import { markerAt } from '../rules/tracks.ts';
import { damageOf, missionPoints, omegaPoints, pointsOf, scoreOf, trackPoints } from '../score.ts';
import {
  ANDROID,
  BASIC_ROOMS,
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
import { AFTER_A_TURN, AT_A_GLANCE, type Weights, Worths } from './worth.ts';

/** Moves from each place to each other one, by map. */
const WAYS = MAPS.map(({ neighbours }) => distances(neighbours));

/** What a figure is worth while it is ready: a turn, or a part of one. */
function worthOfFigure(w: Weights, figure: number): number {
  if (figure === CADET) return w.cadet;
  if (figure === ANDROID) return w.android;
  return isCommander(figure) ? w.commander : w.ensign;
}

/** What is still to come of a ship that has not passed. */
function crewWorth(w: Weights, state: State, seat: Seat): number {
  let worth = 0;
  for (let figure = 0; figure < FIGURES; figure++)
    worth += state.ready[seat * FIGURES + figure] * worthOfFigure(w, figure);
  return worth;
}

/** How well the crew that is ready could do a mission: its points, and a bit for each row that finds its figure. */
function missionWorth(w: Worths, state: State, seat: Seat, mission: number): number {
  const { rows, points } = MISSIONS[mission];
  if (readyCount(state, seat) < rows.length) return points * 0.25;
  const left = state.ready.slice(seat * FIGURES, seat * FIGURES + FIGURES);
  let worth = points - w.weights.perRow * rows.length;
  for (let row = 0; row < rows.length; row++) {
    const figure = figureFor(rows[row].colour, left);
    if (left[figure] === 0) continue;
    left[figure]--;
    worth += w.weights.row * w.rows[mission][row];
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
function reachWorth(w: Worths, state: State, seat: Seat): number {
  const ways = WAYS[state.map];
  const at = state.shipAt[seat];
  let best = 0;
  let second = 0;
  for (let place = 0; place < state.mission.length; place++) {
    const mission = state.mission[place];
    const station = state.stationAt.indexOf(place);
    let worth = 0;
    if (mission >= 0) {
      const taken = state.holder[place] !== NOBODY && state.holder[place] !== seat;
      worth = missionWorth(w, state, seat, mission) * (taken ? w.weights.taken : 1);
    } else if (station >= 0 && state.triangle[station] === ON_STATION) worth = w.weights.station;
    if (worth <= 0) continue;
    const near = worth * nearness(w.weights, ways.between(at, place));
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  }
  return best + w.weights.second * second;
}

/** How much of a thing's worth counts from so many moves away. */
const nearness = (w: Weights, moves: number): number =>
  moves === 0 ? w.here : moves === 1 ? w.near : w.far / (moves - 1);

/** What the decision in progress will bring: effects that are still to be resolved. */
function pendingWorth(w: Worths, state: State, seat: Seat): number {
  if (seat !== state.active) return 0;
  let worth = state.atWork >= 0 ? worthOfFigure(w.weights, state.atWork) * 0.6 : 0;
  if (state.room >= 0 && isRoomOf(state, seat, state.room))
    worth += w.weights.pending * w.now(state, seat, effectsOfRoom(state, seat, state.room));
  if (state.onMission >= 0) {
    const { rows, points } = MISSIONS[state.onMission];
    if (state.missionDone[state.onMission] === 0) worth += points;
    rows.forEach(({ colour, effects }, row) => {
      if (row >= state.team.length) worth += 0.5;
      else if (!matchesRow(state.team[row], colour)) worth -= 0.1;
      else if (row >= state.row || state.team.length < rows.length)
        worth += w.weights.pending * Math.max(0, w.now(state, seat, effects));
    });
  }
  return worth;
}

/** What technologies on board are worth beyond their points, with so many rounds to come. */
function techWorth(w: Worths, state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card >= 0) worth += w.techs[card];
    else if (state.slotDamage[seat * SLOTS + slot] === 0) worth += w.weights.emptySlot;
  }
  return worth * ahead;
}

/** How far the markers are on their way to the next zone and the next lap. */
function trackWorth(w: Weights, state: State, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let faction = 0; faction < 3; faction++) {
    const at = state.position[markerAt(seat, faction)];
    worth += w.field * at;
    const next = TRACKS[faction][state.trackSide[faction]].fields[(at + 1) % 11];
    if (next.bonus.length > 0) worth += w.bonus * ahead;
  }
  return worth;
}

/** Points, and what a ship may expect of the rest of the game. */
export function prospects(w: Worths, state: State, seat: Seat): number {
  const passed = isIn(state.passed, seat);
  const ahead = ROUNDS - state.round + (passed ? 0 : 0.5);
  const crew = crewWorth(w.weights, state, seat);
  const aboard = readyCount(state, seat) + state.queued[seat];
  const reach = reachWorth(w, state, seat);
  return (
    pointsOf(state, seat) +
    (passed ? w.weights.passedCrew * crew * Math.min(1, ahead) : crew) +
    (passed ? Math.min(1, ahead) * w.weights.passedReach : 1) * reach +
    pendingWorth(w, state, seat) +
    techWorth(w, state, seat, ahead) +
    trackWorth(w.weights, state, seat, ahead) +
    w.weights.crew * aboard * ahead +
    w.weights.medals * ahead * Math.min(3, state.medals[seat]) +
    w.weights.artifacts * ahead * Math.min(4, artifactsOf(state, seat)) +
    w.weights.tokens * ahead * tokensOf(state, seat) -
    w.weights.damage * ahead * Math.max(0, state.damage[seat] - 2) -
    0.05 * state.ready[seat * FIGURES + CADET]
  );
}

/** What a round is worth: alone, passing is what ends it. */
const ROUND_WORTH = 12;

/** Says how likely each seat is to win; alone, how good a captain it makes. */
const judge =
  (w: Worths) =>
  (state: State, out: number[]): void => {
    if (state.players === 1) {
      const rest = ROUND_WORTH * (ROUNDS - state.round);
      out[0] = 1 / (1 + Math.exp(-(prospects(w, state, 0) + rest - 40) / 12));
      return;
    }
    const doubt = 4 + 2 * (ROUNDS - state.round);
    let total = 0;
    for (let seat = 0; seat < state.players; seat++) {
      out[seat] = Math.exp(prospects(w, state, seat) / doubt);
      total += out[seat];
    }
    for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
  };

/** The parts of {@link prospects}, in points. */
export const TERMS = [
  ...(['missions', 'work', 'reach', 'crew', 'tracks'] as const),
  ...(['techs', 'omegas', 'medals', 'loot', 'damage'] as const),
  ...(['flying', 'fighting', 'researching', 'mending'] as const),
] as const;
/** What is about to happen in a basic room has a term of its own. */
const FIRST_ROOM_TERM = TERMS.indexOf('flying');

/** What the decision in progress is about: a mission, a basic room, or whatever else somebody works at. */
function termAtWork(state: State): number {
  if (state.onMission >= 0) return TERMS.indexOf('missions');
  return state.room >= 0 && state.room < BASIC_ROOMS ? FIRST_ROOM_TERM + state.room : TERMS.indexOf('work');
}

/** {@link prospects} part by part, for those who ask why; rounds to come are counted as they are `now`. */
function weighParts(w: Worths, state: State, seat: Seat, now: State, out: Float64Array): void {
  const { weights } = w;
  const passed = isIn(state.passed, seat);
  const ahead = ROUNDS - now.round + (isIn(now.passed, seat) ? 0 : 0.5);
  const ready = crewWorth(weights, state, seat);
  const aboard = readyCount(state, seat) + state.queued[seat];
  const cargo = artifactsOf(state, seat);
  const tokens = tokensOf(state, seat);
  out.fill(0);
  out[0] = missionPoints(state, seat);
  out[termAtWork(state)] += pendingWorth(w, state, seat);
  out[2] = (passed ? Math.min(1, ahead) * weights.passedReach : 1) * reachWorth(w, state, seat);
  out[3] =
    (passed ? weights.passedCrew * ready * Math.min(1, ahead) : ready) +
    weights.crew * aboard * ahead -
    0.05 * state.ready[seat * FIGURES + CADET] +
    SCORING.commander * commandersOf(state, seat) +
    SCORING.android * readyOf(state, seat, ANDROID);
  out[4] = trackPoints(state, seat) + trackWorth(weights, state, seat, ahead);
  out[5] = techWorth(w, state, seat, ahead);
  out[6] = omegaPoints(state, seat) + (state.solo ? scoreOf(state, seat, PASSENGERS[state.passenger].score) : 0);
  out[7] = SCORING.medal * state.medals[seat] + weights.medals * ahead * Math.min(3, state.medals[seat]);
  out[8] =
    SCORING.artifact * cargo +
    weights.artifacts * ahead * Math.min(4, cargo) +
    (SCORING.pirate + weights.tokens * ahead) * tokens;
  out[9] = SCORING.damage * damageOf(state, seat) - weights.damage * ahead * Math.max(0, state.damage[seat] - 2);
}

/** At a glance: hints speak of what an answer changes at once. */
export const GLANCE = new Worths(AT_A_GLANCE);

export const judgement: Judgement<State> = {
  terms: TERMS,
  judge: (state, seat, now, out) => weighParts(GLANCE, state, seat, now, out),
};

export const value = judge(GLANCE);
export const valueAfterTurn = judge(new Worths(AFTER_A_TURN));

export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / ROUNDS);
