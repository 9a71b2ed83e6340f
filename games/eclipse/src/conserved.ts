import { type Seat, seats, sum } from '@starboard/kernel';
import { SPECIES } from './content/species.ts';
import { DISCS } from './content/tables.ts';
import { TECH_COUNT } from './content/technologies.ts';
import { KINDS } from './content/terms.ts';
import { sitesOf } from './rules/galaxy.ts';
import { alliesOf } from './rules/reputation.ts';
import { type State, TECH_SPACES } from './state.ts';

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

const cubesOf = (state: State, seat: Seat): number =>
  sum(state.track, seat * KINDS, (seat + 1) * KINDS) +
  sum(state.graveyard, seat * KINDS, (seat + 1) * KINDS) +
  sum(sitesOf(state, seat).map((site) => bitsIn(state.cubes[site]))) +
  alliesOf(state, seat);

/** Discs before a species is chosen lie in the box, like those that the Eridani never get (EC-3.12). */
function discsOf(state: State, seat: Seat): number {
  const species = SPECIES[state.species[seat]];
  if (species === undefined) return DISCS;
  const missing = 13 - species.discs;
  return (
    missing +
    state.discs[seat] +
    state.reserve[seat] +
    sum(state.spent, seat * 6, (seat + 1) * 6) +
    sitesOf(state, seat).length
  );
}

/** Technologies of each kind: in the bag, in the tray, and on boards, but for those that are printed there. */
function technologies(state: State): number {
  let total = 0;
  for (let tech = 0; tech < TECH_COUNT; tech++) total += state.bag[tech] + state.tray[tech];
  for (const seat of seats(state.players)) {
    for (let i = 0; i < TECH_SPACES; i++) if (state.techs[seat * TECH_SPACES + i] >= 0) total++;
    total -= SPECIES[state.species[seat]]?.technologies.length ?? 0;
  }
  return total;
}

const reputation = (state: State): number =>
  sum(state.reputationBag) +
  sum(state.reputationGone) +
  sum(state.drawn) +
  state.reputation.filter((value) => value > 0).length;

/** EC-1.2: what no action may change. */
export const conserved = (state: State): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(seats(state.players).map((seat) => [`cubes of seat ${seat}`, cubesOf(state, seat)])),
  ...Object.fromEntries(seats(state.players).map((seat) => [`discs of seat ${seat}`, discsOf(state, seat)])),
  technologies: technologies(state),
  reputation: reputation(state),
});
