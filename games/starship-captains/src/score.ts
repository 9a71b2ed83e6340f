import { type Outcome, ranked, type Seat, seats } from '@starboard/kernel';
import { SLOT_NEIGHBOURS } from './content/boards.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGERS } from './content/passengers.ts';
import type { CountScore, Score } from './content/scores.ts';
import { SCORING } from './content/tables.ts';
import { FIRST_OMEGA, TECHS } from './content/technologies.ts';
import { COLOURS, FACTIONS, LEFT, opposite, TOP } from './content/terms.ts';
import { ZONES } from './content/tracks.ts';
import { artifactsOf, tokensOf } from './rules/cargo.ts';
import { commandersOf, crewOfColour, readyOf } from './rules/crew.ts';
import { markerAt } from './rules/tracks.ts';
import { ANDROID, ARTIFACT_KINDS, type Known, SLOTS } from './state.ts';

/** SC-21.6: storage, overflow and technology slots. */
export function damageOf(state: Known, seat: Seat): number {
  let damage = state.damage[seat];
  for (let slot = 0; slot < SLOTS; slot++) damage += state.slotDamage[seat * SLOTS + slot];
  return damage;
}

/** SC-21.1 */
export function missionPoints(state: Known, seat: Seat): number {
  let points = 0;
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (state.missionDone[mission] === seat + 1) points += MISSIONS[mission].points;
  return points;
}

/** SC-21.2, SC-18.2, SC-18.6 */
export function trackPoints(state: Known, seat: Seat): number {
  let points = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    const at = markerAt(seat, faction);
    points += ZONES[state.position[at]] + SCORING.lap * state.laps[at];
  }
  return points;
}

/** SC-24.23: each edge at which two cards show each other the same symbol, once: of the two the right and the lower one counts it. */
function matchingPairs(state: Known, seat: Seat): number {
  let pairs = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card < 0) continue;
    for (const edge of [TOP, LEFT]) {
      const next = SLOT_NEIGHBOURS[slot][edge];
      const other = next < 0 ? -1 : state.tech[seat * SLOTS + next];
      const symbol = TECHS[card].symbols[edge];
      if (other >= 0 && symbol >= 0 && symbol === TECHS[other].symbols[opposite(edge)]) pairs++;
    }
  }
  return pairs;
}

/** `WITH_COLOUR[colour]`: the missions with a row of that colour. */
const WITH_COLOUR: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  MISSIONS.flatMap(({ rows }, mission) => (rows.some((row) => row.colour === colour) ? [mission] : [])),
);

/** How many of these missions a seat has completed. */
function completed(state: Known, seat: Seat, missions: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < missions.length; i++) if (state.missionDone[missions[i]] === seat + 1) count++;
  return count;
}

function counted(state: Known, seat: Seat, { per, colour }: CountScore): number {
  switch (per) {
    case 'missionsWithRowColour':
      return completed(state, seat, WITH_COLOUR[colour]);
    case 'matchingSymbolPairs':
      return matchingPairs(state, seat);
    case 'crewOfColour':
      return crewOfColour(state, seat, colour);
    case 'commanders':
      return commandersOf(state, seat);
    case 'damage':
      return damageOf(state, seat);
    case 'artifactTypes':
      return [0, 1, 2].filter((kind) => state.artifacts[seat * ARTIFACT_KINDS + kind] > 0).length;
    case 'pirateTokens':
      return tokensOf(state, seat);
    case 'nonOmegaTechs':
      return state.tech.slice(seat * SLOTS, seat * SLOTS + SLOTS).filter((card) => card >= 0 && card < FIRST_OMEGA)
        .length;
    case 'artifacts':
      return artifactsOf(state, seat);
    case 'androids':
      return readyOf(state, seat, ANDROID);
  }
}

/** What an omega technology or a passenger is worth. */
export function scoreOf(state: Known, seat: Seat, score: Score): number {
  if (score.kind === 'flat') return score.flat;
  if (score.kind === 'zone') {
    const at = markerAt(seat, score.faction);
    return state.laps[at] > 0 || ZONES[state.position[at]] >= score.zone ? score.met : score.otherwise;
  }
  const points = counted(state, seat, score) * score.points;
  return score.flat + (score.max === undefined ? points : Math.min(points, score.max));
}

/** SC-21.3 */
export function omegaPoints(state: Known, seat: Seat): number {
  let points = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    const score = card < 0 ? undefined : TECHS[card].score;
    if (score !== undefined) points += scoreOf(state, seat, score);
  }
  return points;
}

/** SC-21.4, SC-21.5 */
export const shipPoints = (state: Known, seat: Seat): number =>
  SCORING.commander * commandersOf(state, seat) +
  SCORING.android * readyOf(state, seat, ANDROID) +
  SCORING.pirate * tokensOf(state, seat) +
  SCORING.artifact * artifactsOf(state, seat) +
  SCORING.medal * state.medals[seat];

/** SC-21.1 to SC-21.7 */
export function pointsOf(state: Known, seat: Seat): number {
  const passenger = state.solo ? scoreOf(state, seat, PASSENGERS[state.passenger].score) : 0;
  return (
    missionPoints(state, seat) +
    trackPoints(state, seat) +
    omegaPoints(state, seat) +
    shipPoints(state, seat) +
    SCORING.damage * damageOf(state, seat) +
    passenger
  );
}

/** SC-21.8: the highest total wins; equal totals share it. */
export function outcome(state: Known): Outcome {
  return ranked(seats(state.players).map((seat) => pointsOf(state, seat)));
}
