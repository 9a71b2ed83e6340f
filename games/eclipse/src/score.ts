import { isIn, type Outcome, ranked, type Seat, seats, sum } from '@starboard/kernel';
import { SECTORS, SITES } from './content/sectors.ts';
import {
  AMBASSADOR_POINTS,
  ANCIENT_PORTAL_POINTS,
  DISCOVERY_POINTS,
  MONOLITH_POINTS,
  PORTAL_POINTS,
  TRACK_POINTS,
  TRAITOR_POINTS,
} from './content/tables.ts';
import { GUARD, TRACKS } from './content/terms.ts';
import { sitesOf } from './rules/galaxy.ts';
import { storeOf } from './rules/population.ts';
import { can } from './rules/powers.ts';
import { alliesOf, valuesOf } from './rules/reputation.ts';
import { techsOn } from './rules/technologies.ts';
import { ANCIENT_PORTAL, MONOLITH, type Open, PORTAL, type State } from './state.ts';

/** EC-23.2, EC-23.3: what points come from. */
export const SOURCES = [
  'reputation',
  'ambassadors',
  'sectors',
  'monoliths',
  'portals',
  'discoveries',
  'technologies',
  'traitor',
  'species',
] as const;
export type Source = (typeof SOURCES)[number];
export type Points = Readonly<Record<Source, number>>;

const countBuilt = (state: Open, sites: readonly number[], bit: number): number =>
  sites.filter((site) => (state.built[site] & bit) !== 0).length;

/** EC-23.3: Ancients on the board. */
export const ancientsOnBoard = (state: Open): number =>
  sum(state.placed.map((site) => (SITES[site].guard === GUARD.ancient ? state.guards[site] : 0)));

/** EC-23.2, EC-23.3: what everybody can see of a seat's points. */
export function openPoints(state: Open, seat: Seat): Points {
  const sites = sitesOf(state, seat);
  const ofSpecies =
    (can(state, seat, 'points-per-sector') ? sites.length : 0) +
    (can(state, seat, 'points-per-ancient') ? ancientsOnBoard(state) : 0);
  return {
    reputation: 0,
    ambassadors: AMBASSADOR_POINTS * alliesOf(state, seat),
    sectors: sum(sites.map((site) => SECTORS[SITES[site].sector].points)),
    monoliths: MONOLITH_POINTS * countBuilt(state, sites, MONOLITH),
    portals:
      PORTAL_POINTS * countBuilt(state, sites, PORTAL) +
      ANCIENT_PORTAL_POINTS * countBuilt(state, sites, ANCIENT_PORTAL),
    discoveries: DISCOVERY_POINTS * state.treasures[seat],
    technologies: sum(TRACKS.map((_, track) => TRACK_POINTS[techsOn(state, seat, track)])),
    traitor: state.traitor === seat ? TRAITOR_POINTS : 0,
    species: ofSpecies,
  };
}

/** EC-23.2: with the reputation tiles. */
export const breakdown = (state: State, seat: Seat): Points => ({
  ...openPoints(state, seat),
  reputation: sum(valuesOf(state, seat)),
});

/** All points of a seat; EC-23.6: an eliminated player keeps what was counted then. */
export const pointsOf = (state: State, seat: Seat): number =>
  isIn(state.eliminated, seat) ? state.finalPoints[seat] : sum(Object.values(breakdown(state, seat)));

/** EC-23.4: what decides a tie. */
const storedBy = (state: State, seat: Seat): number =>
  isIn(state.eliminated, seat) ? state.finalStore[seat] : sum([0, 1, 2].map((kind) => storeOf(state, seat, kind)));

/** EC-23.4, EC-23.7, EC-23.8: most points, then most in store; the only survivor wins whatever the points. */
export function outcome(state: State): Outcome {
  const all = seats(state.players);
  const points = all.map((seat) => pointsOf(state, seat));
  const living = all.filter((seat) => !isIn(state.eliminated, seat));
  const rank = all.map((seat) => points[seat] * 10_000 + storedBy(state, seat));
  if (living.length === 1) rank[living[0]] = Number.MAX_SAFE_INTEGER;
  return ranked(points, rank);
}
