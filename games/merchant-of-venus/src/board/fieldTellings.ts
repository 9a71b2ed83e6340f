import { isIn, type Phrase, type Seat } from '@starboard/kernel';
import { NAVIGATION_EXITS } from '../content/map.ts';
import { PIRATES } from '../content/pirates.ts';
import { SYSTEMS } from '../content/systems.ts';
import {
  ASTEROID,
  CATEGORIES,
  CITY,
  FIELD_KINDS,
  NAVIGATION,
  ORBITAL,
  PIRATES_HERE,
  RED,
  RED_DRIVE,
  SPACEPORT,
  TELEPORTAL,
  YELLOW,
  YELLOW_DRIVE,
} from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { may } from '../rules/advantages.ts';
import { buildPrice } from '../rules/spaceports.ts';
import { cultureAt, NONE, portOwner, systemAt } from '../state.ts';
import type { Seen } from '../view.ts';
import { percent } from './names.ts';
import { reachOf, riskAt } from './reach.ts';

type Phrases = readonly Phrase[];

const now = (key: string, values: NonNullable<Phrase['values']> = {}): Phrase => ({ key: `now.${key}`, values });

/** MV-5.10.2, MV-5.11.2: what a hazard or pirates would be for this seat. */
function dangerLines(view: Seen, seat: Seat, field: number): Phrases {
  const risk = riskAt(view, seat, field, 1);
  if (risk === undefined || risk.kind === 'unknown') return [];
  const values = { stat: nouns.stat.say(risk.stat), n: Math.max(0, risk.needs), percent: percent(risk.chance) };
  return [now(risk.kind === 'test' ? 'test' : 'fight', values)];
}

function pirateLines(view: Seen, seat: Seat, field: number): Phrases {
  const pirate = view.pirateAt.indexOf(field);
  if (pirate < 0) return [];
  const { category, modifier } = PIRATES[pirate];
  const values = {
    category: { key: `category.${CATEGORIES[category]}` },
    modifier,
    infamy: view.pirateInfamy[pirate],
  };
  const beaten = view.active === seat && isIn(view.beaten, pirate);
  return [now('pirates', values), ...(beaten ? [now('beaten')] : dangerLines(view, seat, field))];
}

function driveLines(view: Seen, seat: Seat, colour: number): Phrases {
  const isOff = view.active === seat && (view.off & colour) !== 0;
  if ((view.drive[seat] & colour) === 0) return [now('no-drive')];
  return [now(isOff ? 'drive-off' : 'drive')];
}

/** MV-5.7.1: where the course of this turn leads. */
function courseLines(view: Seen, seat: Seat, field: number): Phrases {
  if (view.active !== seat || view.course === 0) return [];
  const to = NAVIGATION_EXITS[field][view.course - 1];
  return to === undefined ? [] : [now('course', { value: view.course, to: nouns.field.say(to) })];
}

function asteroidLines(view: Seen, seat: Seat, field: number): Phrases {
  if (view.marker[field] >= 0) return [now('drill', { seat: { seat: view.marker[field] } })];
  return [now(may(view, seat, 'drill') ? 'may-drill' : 'no-licence')];
}

function orbitalLines(view: Seen, seat: Seat, field: number): Phrases {
  const owner = portOwner(view, field);
  if (owner !== NONE) return [now(owner === seat ? 'own-port' : 'port', { seat: { seat: owner } })];
  const orbital = nouns.orbital.ids.findIndex((_, one) => nouns.orbital.ref(one) === nouns.field.ref(field));
  return [now('build', { n: buildPrice(view, seat, orbital) })];
}

/** Who lives there, as far as this seat knows. */
function cultureLines(view: Seen, field: number): Phrases {
  const system = systemAt(field);
  const culture = cultureAt(view, field);
  const place = { system: { key: `system.${SYSTEMS[system].id}` } };
  if (culture >= 0) return [now('culture', { ...place, culture: nouns.culture.say(culture) })];
  const seen = view.contact[system];
  return [seen >= 0 ? now('culture-seen', { culture: nouns.culture.say(seen) }) : now('no-culture')];
}

function kindLines(view: Seen, seat: Seat, field: number): Phrases {
  const kind = view.kind[field];
  if (kind === YELLOW) return driveLines(view, seat, YELLOW_DRIVE);
  if (kind === RED) return driveLines(view, seat, RED_DRIVE);
  if (kind === PIRATES_HERE) return pirateLines(view, seat, field);
  if (kind === NAVIGATION) return courseLines(view, seat, field);
  if (kind === TELEPORTAL) return [now('gate', { n: view.teleportal.indexOf(field) + 1 })];
  if (kind === ASTEROID) return asteroidLines(view, seat, field);
  if (kind === ORBITAL) return orbitalLines(view, seat, field);
  if (kind === CITY || kind === SPACEPORT) return cultureLines(view, field);
  return dangerLines(view, seat, field);
}

/** Whether the ship can get there in this flight, and what it has left then. */
function reachLines(view: Seen, seat: Seat, field: number): Phrases {
  const stop = view.phase === 'flight' && view.active === seat ? reachOf(view).get(field) : undefined;
  return stop === undefined ? [] : [now('reach', { n: stop.left, percent: percent(stop.chance) })];
}

/** What a field is, and what it does to this seat now. */
export function fieldLines(view: Seen, viewer: number, field: number): Phrases {
  const kind = portOwner(view, field) >= 0 ? 'port' : FIELD_KINDS[view.kind[field]];
  const about: Phrase = { key: `explain.field.${kind}` };
  return viewer < 0 ? [about] : [about, ...kindLines(view, viewer, field), ...reachLines(view, viewer, field)];
}
