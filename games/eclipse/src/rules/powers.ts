import { type ModifierSource, modifiersOf, type Seat } from '@starboard/kernel';
import type { Power } from '../content/powers.ts';
import { SPECIES, type Species } from '../content/species.ts';
import { TRACK_LENGTH } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { type Open, TECH_SPACES } from '../state.ts';

export const speciesOf = (state: Open, seat: Seat): Species => SPECIES[state.species[seat]];

/** Whether the seat owns the technology, researched or printed on its board. */
export function owns(state: Open, seat: Seat, tech: number): boolean {
  const first = seat * TECH_SPACES;
  const track = TECH_TRACK[tech];
  const from = track < 0 ? first : first + track * TRACK_LENGTH;
  const to = track < 0 ? first + TECH_SPACES : from + TRACK_LENGTH;
  for (let i = from; i < to; i++) if (state.techs[i] === tech) return true;
  return false;
}

const ofTechnologies = TECHNOLOGIES.map(
  ({ powers }, tech): ModifierSource<Open, Power> => ({
    modifiers: powers,
    times: (state, seat) => (owns(state, seat, tech) ? 1 : 0),
  }),
);
const ofSpecies = SPECIES.map(
  ({ powers }, species): ModifierSource<Open, Power> => ({
    modifiers: powers,
    times: (state, seat) => (state.species[seat] === species ? 1 : 0),
  }),
);

/** A number as technologies and species change it. */
export const modified = modifiersOf([...ofTechnologies, ...ofSpecies]);

/** Whether a technology or the species gives this power. */
export const can = (state: Open, seat: Seat, power: Power): boolean => modified(state, seat, power, 0) > 0;
