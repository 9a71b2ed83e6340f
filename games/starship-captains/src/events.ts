import {
  type EventsOf,
  eventTable,
  happening,
  hiding,
  listOf,
  type Phrase,
  type SeenEventsOf,
  seat,
  whether,
  word,
} from '@starboard/kernel';
import { ITEMS, type Item } from './content/effects.ts';
import { STORAGE_SLOTS } from './content/tables.ts';
import {
  actionCard,
  artifacts,
  count,
  ensign,
  eventCard,
  figure,
  metPirate,
  mission,
  missions,
  origin,
  orNone,
  pirate,
  place,
  queuePlace,
  room,
  route,
  row,
  slot,
  space,
  station,
  symbol,
  target,
  tech,
  techs,
  totals,
  track,
  training,
  worker,
} from './nouns.ts';
import { artifactPhrase, epiloguePhrase, quoted, roomPhrase, techPhrase } from './text/names.ts';

/** A room by the card that it is on, where it is on one. */
const byCard = { say: ({ room, card }: { room: number; card: number }) => ({ room: roomPhrase(room, card) }) };

/** SC-13.2, SC-16.5: it was drawn, but its route had a pirate. */
const DRAWN: ReadonlySet<string> = new Set(['SC-13.2', 'SC-16.5']);

/** SC-24.10: Hull Plating asks for a pirate token. */
const PLATED = 'SC-24.10';

/** SC-2.11: only the one who drew them sees the cards; where there was none, it is the same for all. */
const noneDrawn = {
  variant: ({ cards }: { cards?: readonly number[] }) => (cards?.length === 0 ? 'hidden' : undefined),
};

/** What was given up: "a red-yellow artifact", "1 medal", "“Holodeck”". */
function paidItem(what: Item, kind: number): Phrase {
  if (what === 'artifact') return artifactPhrase(kind);
  return what === 'tech' ? quoted(techPhrase(kind)) : { key: `item.${what}`, values: { n: 1 } };
}

/** What happens at the table, and who may know what of it. Its sentence is `event.<kind>` in `text`. */
export const events = eventTable({
  'round-began': { round: count, start: seat },
  'turn-began': { seat },

  // crew and rooms
  specialised: happening(
    { seat, figure, colour: training, free: whether },
    { variant: ({ free }) => (free ? 'free' : undefined) },
  ),
  promoted: { seat, colour: ensign },
  'ability-used': { seat, card: tech },
  'room-activated': happening({ seat, room, card: orNone, figure: worker }, byCard),
  'room-opened-by-artifacts': happening({ seat, room, card: orNone, kinds: artifacts }, byCard),
  'double-shift': happening({ seat, room, card: orNone }, byCard),
  commanded: { seat, figure, place: queuePlace },
  passed: { seat },

  // missions
  'mission-taken': { seat, mission, at: place },
  assigned: { seat, row, figure },
  'row-resolved': happening({ seat, row, again: whether }, { variant: ({ again }) => (again ? 'again' : undefined) }),
  'row-ignored': { seat, row },
  'mission-completed': { seat, mission, points: count },
  'mission-placed': { mission, at: place, number: count, to: target },
  riot: {},

  // pirates, flight, damage
  'pirate-placed': { at: place, along: route, pirate },
  'pirate-discarded': happening(
    { pirate, at: place, along: route },
    { variant: ({ rule }) => (DRAWN.has(rule) ? 'drawn' : undefined) },
  ),
  moved: happening(
    { seat, from: origin, to: target, pirate: whether },
    { variant: (event) => (event.pirate ? 'past-pirate' : undefined) },
  ),
  jumped: { seat, from: origin, to: target },
  damaged: happening(
    { seat, total: count },
    {
      say: ({ total }) => ({ total: total > STORAGE_SLOTS ? total - STORAGE_SLOTS : total }),
      variant: ({ total }) => (total > STORAGE_SLOTS ? 'excess' : undefined),
    },
  ),
  'damage-ignored': happening(
    { seat, card: tech },
    { variant: ({ rule }) => (rule === PLATED ? 'plated' : undefined) },
  ),
  repaired: happening({ seat, slot }, { variant: (event) => (event.slot < 0 ? undefined : 'slot') }),
  attacked: { seat, along: route, pirate: metPirate },

  // goods
  'artifacts-gained': { seat, kinds: artifacts },
  'pirates-gained': { seat, count },
  'cargo-dropped': happening(
    { seat, kind: orNone },
    {
      say: ({ kind }) => (kind < 0 ? {} : { kind: artifactPhrase(kind) }),
      variant: ({ kind }) => (kind < 0 ? 'pirate' : undefined),
    },
  ),
  paid: happening(
    { seat, what: word(ITEMS), kind: orNone },
    { say: ({ what, kind }) => ({ item: paidItem(what, kind) }) },
  ),
  'medals-gained': { seat, count },
  'androids-gained': { seat, count },
  'androids-returned': { seat, count },
  recalled: { seat, figure },

  // tracks and events
  advanced: happening(
    { seat, faction: track, to: count, lap: whether },
    { variant: ({ lap }) => (lap ? 'lap' : undefined) },
  ),
  'trophy-taken': { seat, faction: track },
  'moved-back': { seat, faction: track, to: count },
  'event-triggered': { seat, card: eventCard },
  'event-removed': { card: eventCard },

  // technologies
  'tech-placed': happening(
    { seat, card: tech, slot, replaced: orNone, matches: listOf(symbol) },
    { variant: ({ matches }) => (matches.length === 0 ? undefined : 'bonus') },
  ),
  'tech-discarded': { seat, card: tech },
  'techs-discarded': happening({ cards: techs }, { variant: ({ cards }) => (cards.length === 0 ? 'none' : undefined) }),
  'display-refilled': { slot: space, card: tech },
  'techs-drawn': hiding({ seat, count, cards: techs }, { cards: ['seat'] }, noneDrawn),
  'missions-peeked': hiding({ seat, count, cards: missions }, { cards: ['seat'] }, noneDrawn),
  'room-copied': { seat, card: tech },
  'room-sealed': { seat, room },
  'queue-turned': { seat, figure },
  triggered: { seat, card: tech },
  'station-used': { seat, station },
  'station-restocked': { station, round: count },
  'goods-gained': { seat, what: word(['medal', 'cadet']) },

  // the solo game, and the end
  'action-drawn': { card: actionCard },
  'shadow-moved': { to: target },
  'shadow-completed': { mission },
  'shadow-discarded-tech': { card: tech },
  'round-ended': { seat, recalled: count },
  epilogue: happening({ seat, points: count }, { say: ({ points }) => ({ epilogue: epiloguePhrase(points) }) }),
  'game-ended': { points: totals },
});

/** What happens, whole, as rules tell it. */
export type CaptainsEvent = EventsOf<typeof events>;
/** The same as viewers get it. */
export type SeenEvent = SeenEventsOf<typeof events>;
