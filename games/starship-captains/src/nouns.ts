import { int, like, listOf, noun, type Seat } from '@starboard/kernel';
import { ACTION_CARDS } from './content/actionCards.ts';
import { EVENTS } from './content/events.ts';
import { MAPS } from './content/maps.ts';
import { MISSIONS } from './content/missions.ts';
import { ROOM_IDS } from './content/rooms.ts';
import { TECHS } from './content/technologies.ts';
import { COLOURS, CREW_COLOURS, FACTIONS, ROUTE_COLOURS, STATIONS, SYMBOLS } from './content/terms.ts';
import { ARTIFACT_TYPES, PIRATE_IDS } from './content/tokens.ts';
import { BASIC_ROOMS, ENSIGN, FIGURE_IDS, QUEUE, SLOTS } from './state.ts';
import {
  actionCardPhrase,
  alongPhrase,
  aPirate,
  artifactPhrase,
  artifactsPhrase,
  atPlace,
  counted,
  figureGivenPhrase,
  figurePhrase,
  fromPlace,
  halves,
  missionsPhrase,
  onePirate,
  ontoPhrase,
  roomPhrase,
  techsPhrase,
  toPlace,
} from './text/names.ts';

// What actions and events speak of: how it is written (`t17`), clicked (`tech:t17`) and said. Rooms, slots, figures and cargo are
// always those of one's own ship.

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** A figure in the ready room, and one that does something: German needs another case. */
export const figure = noun('figure', FIGURE_IDS, { say: figurePhrase });
export const worker = like(figure, { say: figureGivenPhrase });
/** What a figure is trained as. */
export const training = noun('colour', COLOURS.slice(0, CREW_COLOURS), {
  say: (colour) => figureGivenPhrase(ENSIGN + colour),
});
/** An ensign, by the colour. */
export const ensign = like(training, {
  ref: (colour) => figure.ref(ENSIGN + colour),
  say: (colour) => figurePhrase(ENSIGN + colour),
});
/** A place of the break area, from the front. */
export const queuePlace = like(int(0, QUEUE - 1), { say: counted });
/** A figure on break, with its place. */
export const queueRef = (who: number, place: number): string => `queue:${FIGURE_IDS[who]}:${place}`;

export const slot = like(int(0, SLOTS - 1), { ref: (at) => `slot:${at}`, say: counted });
/** A basic room; a room on a technology card is the slot of the card. */
export const room = noun('room', [...ROOM_IDS, ...Array.from({ length: SLOTS }, (_, i) => `slot-${i + 1}`)], {
  ref: (at) => (at < BASIC_ROOMS ? `room:${ROOM_IDS[at]}` : slot.ref(at - BASIC_ROOMS)),
  say: (at) => roomPhrase(at),
});
export const tech = noun('tech', idsOf(TECHS));
export const techs = like(listOf(tech), { say: techsPhrase });
export const symbol = noun('symbol', SYMBOLS);

export const artifact = noun('artifact', ARTIFACT_TYPES, { say: artifactPhrase });
/** A second artifact of the same kind. */
export const twinRef = (kind: number): string => `${artifact.ref(kind)}:2`;
export const artifacts = like(listOf(artifact), { say: artifactsPhrase });

/** Where something is, whence and whither one flies. Both maps number their places alike; the second has more. */
export const place = noun('place', idsOf(MAPS[1].places), { say: atPlace });
export const origin = like(place, { say: fromPlace });
export const target = like(place, { say: toPlace });
/** A route by its colour, at the own place; the way onto it; the same at Captain Shadow's place. */
export const route = noun('route', ROUTE_COLOURS, { say: alongPhrase });
export const ontoRoute = like(route, { say: ontoPhrase });
export const shadowRoute = like(route, { ref: (along) => `shadow-route:${ROUTE_COLOURS[along]}` });
/** A pirate that begins a sentence, and one to whom something happens. */
export const pirate = noun('pirate', PIRATE_IDS, { say: aPirate });
export const metPirate = like(pirate, { say: onePirate });
export const station = noun('station', STATIONS);

export const track = noun('track', FACTIONS);
/** How many fields a marker goes back. */
export const back = like(int(1, 3), { ref: (fields) => `back:${fields}` });

export const mission = noun('mission', idsOf(MISSIONS));
export const missions = like(listOf(mission), { say: missionsPhrase });
export const row = like(int(0, 3), { say: counted });
export const eventCard = noun('event-card', idsOf(EVENTS));
export const actionCard = noun('action-card', idsOf(ACTION_CARDS), { say: actionCardPhrase });
/** One of several effects to choose from. */
export const option = like(int(0, 9), { ref: (at) => `option:${at}`, say: counted });

/** A space of the display. */
export const space = like(int(0, 7), { say: counted });
/** How many. */
export const count = int(0, 100);
/** An index of something, or -1. */
export const orNone = int(-1, 100);
/** "43½ for Ann and 40 for Bo" */
export const totals = like(listOf(int(-100, 500)), {
  say: (points) => ({
    list: points.map((n, of: Seat) => ({ key: 'number.of', values: { seat: { seat: of }, n: halves(n) } })),
  }),
});
