import {
  type EventsOf,
  eventTable,
  happening,
  hiding,
  int,
  listOf,
  maybe,
  type SeenEventsOf,
  seat,
  sum,
  whether,
} from '@starboard/kernel';
import { FACES } from './content/tables.ts';
import { GUARDS, TYPES } from './content/terms.ts';
import {
  actionName,
  construction,
  dieColour,
  discovery,
  discPlace,
  guard,
  part,
  resource,
  sector,
  ship,
  site,
  species,
  tech,
  techTrack,
  type,
  value,
  zone,
} from './nouns.ts';
import { diceSaid, FIGHTERS, nobodySaid, techsSaid } from './text/names.ts';

const count = int(0, 999);
const round = int(1, 12);
const face = int(1, 6);
/** Who fires: a type of ship, or a kind of ships of nobody. */
const kind = int(0, TYPES.length + GUARDS.length - 1);

interface Volley {
  readonly kind?: number;
  readonly colours: readonly number[];
  readonly faces: readonly number[];
}

const volley = {
  say: ({ kind: fired, colours, faces }: Volley) => ({
    ...(fired === undefined ? {} : { kind: { key: `fighter.${FIGHTERS[fired]}` } }),
    dice: diceSaid(colours, faces),
  }),
};

/** All ships of a type retreat together. */
const flight = {
  say: ({ type: of }: { readonly type: number }) => ({ type: { key: `fighter.${FIGHTERS[of]}` } }),
};

/** Ships of nobody need no owner in the sentence. */
const ofNobody = ({ seat: owner }: { readonly seat?: number }): string | undefined =>
  owner === undefined ? 'by-nobody' : undefined;

/** What happens, and who may know what of it. Its sentence is `event.<kind>` in `text`. */
export const events = eventTable({
  'species-chosen': { seat, species },
  'round-began': { round, seat },

  // actions
  acted: { seat, action: actionName },
  reacted: { seat, action: actionName },
  'pulsar-used': { seat, site, action: actionName },
  passed: happening({ seat, first: whether }, { variant: ({ first }) => (first ? 'first' : undefined) }),
  'sector-flipped': { seat, sector },
  'sector-placed': { seat, sector, zone },
  'sector-discarded': { seat, sector },
  'disc-placed': { seat, site },
  'discovery-found': { seat, discovery },
  'discovery-used': { seat, discovery },
  'discovery-kept': { seat, discovery },
  'discovery-boxed': { seat, discovery },
  gained: { seat, resource, n: count },
  'discs-gained': { seat, n: count },
  'portal-placed': { seat, site },
  'part-kept': { seat, part },
  'part-fitted': { seat, type, part },
  'part-removed': { seat, type, part },
  researched: { seat, tech, track: techTrack, price: count },
  built: { seat, what: construction, site },
  moved: { seat, ship, from: site, to: site },
  influenced: { seat, from: discPlace, to: discPlace },
  colonised: { seat, site, track: resource },
  traded: { seat, give: resource, take: resource, n: count },

  // diplomacy
  'envoy-offered': { seat, other: seat },
  'envoy-declined': { seat, other: seat },
  allied: { seat, other: seat },
  betrayed: { seat, other: seat },
  'tile-returned': hiding({ seat, value }, { value: ['seat'] }),

  // black hole
  'fell-into-black-hole': happening(
    { seat, ship, die: face },
    { say: ({ die }) => ({ die: { key: `face.${FACES[die - 1]}` } }) },
  ),
  'ship-delayed': { seat, ship, round },
  'came-back': { seat, ship, to: site },
  'ship-lost': { seat, ship },

  // combat
  'battle-began': happening({ site, seat, other: maybe(seat) }, { say: ({ other }) => nobodySaid('other', other) }),
  'missiles-fired': happening(
    { seat: maybe(seat), kind, colours: listOf(dieColour), faces: listOf(face) },
    { say: volley.say, variant: ofNobody },
  ),
  'cannons-fired': happening(
    { seat: maybe(seat), kind, colours: listOf(dieColour), faces: listOf(face) },
    { say: volley.say, variant: ofNobody },
  ),
  'ship-hit': { seat, ship, damage: count },
  'ship-destroyed': { seat, ship, damage: count },
  'guard-hit': { seat, site, guard, damage: count },
  'guard-destroyed': { seat, site, guard, damage: count },
  'retreat-begun': happening({ seat, type, to: site }, flight),
  retreated: happening({ seat, type, to: site }, flight),
  'battle-ended': { site },
  'reputation-drawn': hiding(
    { seat, n: count, tiles: listOf(count) },
    { tiles: ['seat'] },
    {
      say: ({ tiles }) =>
        tiles === undefined
          ? {}
          : { tiles: tiles.flatMap((n, i) => Array.from({ length: n }, () => i + 1)).join(', ') },
    },
  ),
  'tile-kept': hiding({ seat, value }, { value: ['seat'] }),
  'tile-swapped': hiding({ seat, value, old: value }, { value: ['seat'], old: ['seat'] }),
  'no-tile-kept': { seat },
  'population-rolled': happening(
    { seat, site, colours: listOf(dieColour), faces: listOf(face) },
    { say: ({ colours, faces }) => ({ dice: diceSaid(colours, faces) }) },
  ),
  'population-bombarded': { seat, site, n: count },
  'population-destroyed': { seat, site },
  'control-lost': { seat, site },
  eliminated: { seat, points: int(-99, 999) },

  // upkeep, cleanup, end
  'upkeep-paid': { seat, upkeep: count, money: count, science: count, materials: count },
  abandoned: { seat, site },
  'supernova-tested': happening(
    { site, dice: count, science: count, round },
    { say: ({ dice, science }) => ({ sum: sum([dice, science]) }) },
  ),
  'supernova-exploded': { site },
  'technologies-drawn': happening({ techs: listOf(tech) }, { say: ({ techs }) => ({ techs: techsSaid(techs) }) }),
  scored: { seat, points: int(-99, 999) },
});

/** As rules tell it: whole. */
export type EclipseEvent = EventsOf<typeof events>;

/** As a viewer gets it: what is hidden may be missing. */
export type SeenEvent = SeenEventsOf<typeof events>;
