import { capital, type Say } from '@starboard/board';
import { CULTURES } from '../content/cultures.ts';
import { FIELDS } from '../content/fields.ts';
import { PIRATES } from '../content/pirates.ts';
import { SYSTEMS } from '../content/systems.ts';
import { FIELD_KINDS, ORBITAL, PIRATES_HERE, TELEPORTAL } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { cultureAt, NONE, type Open, portOwner } from '../state.ts';
import type { Stop } from './reach.ts';

/** Names of things for those who hear the board. Parts are joined by commas, which every language knows. */
export const joined = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ');

export const systemName = (id: string, say: Say): string => say({ key: `system.${id}` });
/** With the number that stands on its token. */
export const numberedCulture = (culture: number, say: Say): string =>
  `${CULTURES[culture].number} ${cultureName(culture, say)}`;
export const cultureName = (culture: number, say: Say): string => say({ key: `culture.${CULTURES[culture].id}` });
export const goodName = (good: number, say: Say): string => say(nouns.good.say(good));
export const techName = (tech: number, say: Say): string => say(nouns.tech.say(tech));
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** "Ice World R3, blue field": said once for each language, as far as it never changes. */
export const fieldNames = (say: Say): readonly string[] =>
  FIELDS.map((_, field) => capital(say(nouns.field.say(field))));

/** What kind of field it is now, and whose. */
export function kindName(view: Open, field: number, names: readonly string[], say: Say): string {
  const owner = portOwner(view, field);
  if (owner !== NONE) return joined(say({ key: 'board.port' }), names[owner]);
  const kind = say({ key: `field-kind.${FIELD_KINDS[view.kind[field]]}` });
  return joined(kind, view.kind[field] !== ORBITAL && view.marker[field] >= 0 && names[view.marker[field]]);
}

/** The number of a teleportal, or what pirates add to their die. */
function tokenNumber(view: Open, field: number): string | undefined {
  if (view.kind[field] === TELEPORTAL) return `${view.teleportal.indexOf(field) + 1}`;
  const pirate = view.kind[field] === PIRATES_HERE ? view.pirateAt.indexOf(field) : -1;
  return pirate < 0 ? undefined : `+${PIRATES[pirate].modifier}`;
}

export function fieldName(
  place: string,
  view: Open,
  field: number,
  names: readonly string[],
  stop: Stop | undefined,
  say: Say,
): string {
  const left = stop === undefined ? undefined : say({ key: 'board.left', values: { n: stop.left } });
  const chance = stop !== undefined && stop.chance < 1 ? percent(stop.chance) : undefined;
  return joined(place, kindName(view, field, names, say), tokenNumber(view, field), left, chance);
}

/** The place of a stop as people call it: the world, and what kind of field. */
export function stopName(view: Open, field: number, names: readonly string[], say: Say): string {
  const { region } = FIELDS[field];
  const kind = capital(kindName(view, field, names, say));
  const system = SYSTEMS.find(({ id }) => id === region);
  if (system === undefined)
    return region.startsWith('T') || region === 'GB' ? kind : `${kind}, ${systemName(region, say)}`;
  const culture = cultureAt(view, field);
  const place = systemName(region, say);
  return culture === NONE ? `${place}: ${kind}` : `${place} (${cultureName(culture, say)}): ${kind}`;
}
