import type { Phrase } from '@starboard/kernel';
import { BASE_STOP, CULTURES } from '../content/cultures.ts';
import { ENCOUNTERS, INTEL_IDS, TITLE_IDS } from '../content/encounters.ts';
import { FIELDS } from '../content/fields.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PIRATES } from '../content/pirates.ts';
import { ORBITALS } from '../content/systems.ts';
import { CATEGORIES } from '../content/terms.ts';

const cultureName = (culture: number): Phrase => ({ key: `culture.${CULTURES[culture].id}` });

/** A field by the system, anomaly or route it lies in, and its id: "Ice World R3". The base has a name of its own. */
export function fieldPhrase(field: number): Phrase {
  const { id, region } = FIELDS[field];
  const [, name] = id.split('-');
  if (name === undefined) return { key: 'field.GB' };
  if (region.startsWith('T')) return { key: 'route-field', values: { number: Number(region.slice(1)), name } };
  return { key: 'field', values: { place: { key: `system.${region}` }, name } };
}

export const orbitalPhrase = (orbital: number): Phrase => fieldPhrase(ORBITALS[orbital].field);

/** MV-7.4.3: passengers have no names: they are known by where they go and what they pay. */
export function passengerPhrase(passenger: number): Phrase {
  const { from, to, fare } = PASSENGERS[passenger];
  const stop = (at: number): Phrase => (at === BASE_STOP ? { key: 'field.GB' } : cultureName(at));
  return { key: 'passenger', values: { from: stop(from), to: stop(to), fare } };
}

export function piratePhrase(pirate: number): Phrase {
  const { category, modifier } = PIRATES[pirate];
  return { key: `pirate.${CATEGORIES[category]}`, values: { modifier } };
}

export function encounterPhrase(encounter: number): Phrase {
  const card = ENCOUNTERS[encounter];
  if (card.kind === 'teleportal') return { key: 'encounter.teleportal', values: { number: card.number } };
  if (card.kind === 'title') return { key: `title.${TITLE_IDS[card.title]}` };
  if (card.kind === 'intel') return { key: `intel.${INTEL_IDS[card.intel]}` };
  return { key: `encounter.${card.kind}` };
}
