import { capital, type Say } from '@starboard/board';
import { aboutOf, type OpenDecision } from '@starboard/kernel';
import { ACTION_TYPES } from '../content/actionCards.ts';
import { type Effects, withNested } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { SHIP_ROOMS } from '../content/rooms.ts';
import { TECH, TECHS } from '../content/technologies.ts';
import { CREW_KINDS, FACTIONS, type Faction, ROUTE_COLOURS, STATIONS } from '../content/terms.ts';
import { TRACKS } from '../content/tracks.ts';
import { STATION_EFFECTS } from '../content/triangles.ts';
import { advanceQuestion } from '../rules/tracks.ts';
import { mapOf, SLOTS } from '../state.ts';
import type { Seen } from '../view.ts';
import { type Glyph, headGlyphs } from './effects.tsx';
import { effectsName, missionLabel, missionName, rowLabel, techName, techText, trackName } from './names.ts';

/** What one has to know of the table to tell of its things; `seat` is the one whose ship is shown. */
export interface Needed {
  readonly seen: Seen;
  readonly viewer: number;
  readonly seat: number;
  readonly say: Say;
  readonly decisions: readonly OpenDecision[];
}

/** What is told of a thing: a title, what stands on it, and what its signs mean. */
export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  readonly signs: readonly { readonly glyphs: readonly Glyph[]; readonly text: string }[];
}

/** What the signs mean, each once. */
function signsOf(effects: Effects, say: Say): Told['signs'] {
  const first = new Map([...withNested(effects)].reverse().map((effect) => [effect.op, effect]));
  return [...first.values()]
    .reverse()
    .map((effect) => ({ glyphs: headGlyphs(effect), text: say({ key: `effect.${effect.op}` }) }));
}

function ofMission(mission: number, say: Say): Told {
  const { rows, points } = MISSIONS[mission];
  return {
    title: `${missionName(mission, say)} · ${say({ key: 'board.worth', values: { n: points } })}`,
    lines: rows.map((_, row) => `• ${rowLabel(mission, row, say)}`),
    signs: signsOf(
      rows.flatMap(({ effects }) => effects),
      say,
    ),
  };
}

const ofTech = (card: number, say: Say): Told => ({
  title: techName(card, say),
  lines: [techText(card, say), say({ key: 'board.edge-text' })],
  signs: signsOf(TECHS[card].effects, say),
});

/** A thing whose text has a key of its own, with the effects that are printed on it. */
const plain = (key: string, say: Say, effects: Effects = []): Told => ({
  title: capital(say({ key })),
  lines: [say({ key: `${key}.text` })],
  signs: signsOf(effects, say),
});

/** A thing of which only the board has words. */
const plainly = (title: string, text: string): Told => ({ title, lines: [text], signs: [] });

function ofPlace({ seen, say }: Needed, id: string): Told | undefined {
  const place = mapOf(seen).placeOf[id];
  if (place === undefined) return undefined;
  const station = seen.stationAt.indexOf(place);
  if (seen.mission[place] >= 0) return ofMission(seen.mission[place], say);
  if (station >= 0) {
    const { title, lines, signs } = plain(`station.${STATIONS[station]}`, say, STATION_EFFECTS[station]);
    return { title, lines: [...lines, say({ key: 'board.station-text' })], signs };
  }
  const number = seen.numberAt.indexOf(place, 1);
  const name = say({ key: `place.${id}` });
  return number > 0
    ? plainly(name, say({ key: 'board.number-text', values: { n: number } }))
    : plainly(name, say({ key: 'board.place-text' }));
}

function ofTrack({ seen, say }: Needed, faction: number): Told {
  const { fields } = TRACKS[faction][seen.trackSide[faction]];
  const card = seen.event[faction];
  return {
    title: trackName(faction, say),
    lines: [
      ...fields.flatMap(({ bonus, event }, field) => {
        if (bonus.length > 0) return [`${field}: ${effectsName(bonus, say)}`];
        if (!event || card < 0) return [];
        const { id } = EVENTS[card];
        return [`${field}: ${say({ key: `event-card.${id}` })}. ${say({ key: `event-card.${id}.text` })}`];
      }),
      say({ key: 'board.track-text' }),
    ],
    signs: signsOf(
      fields.flatMap(({ bonus }) => bonus),
      say,
    ),
  };
}

function ofSlot({ seen, say, seat }: Needed, slot: number): Told | undefined {
  const at = seat * SLOTS + slot;
  if (seen.tech[at] >= 0) return ofTech(seen.tech[at], say);
  if (seen.tech[at] === undefined) return undefined;
  const key = seen.slotDamage[at] === 1 ? 'board.slot-damaged-text' : 'board.slot-text';
  return plainly(say({ key: 'board.slot', values: { n: slot + 1 } }), say({ key }));
}

/** A route at the own place, and the pirate on it. */
function ofRoute({ seen, say, viewer }: Needed, colour: string): Told {
  const map = mapOf(seen);
  const along = (ROUTE_COLOURS as readonly string[]).indexOf(colour);
  const at = seen.shipAt[Math.max(0, viewer)];
  const pirate = seen.pirate[map.routesAt[at][along]];
  const to = say({ key: `place.${map.places[map.neighbours[at][along]].id}` });
  const title = say({ key: 'board.route', values: { colour: say({ key: `route-colour.${colour}` }), to } });
  const text = pirate < 0 ? 'board.route-text' : pirate % 2 === 1 ? 'board.pirate-android' : 'board.pirate-artifact';
  return plainly(capital(title), say({ key: text }));
}

function ofDeck({ seen, say }: Needed): Told {
  const { cards, known } = seen.missionDeck;
  return {
    title: say({ key: 'board.mission-deck', values: { n: cards } }),
    lines: [say({ key: 'board.mission-deck-text' }), ...known.map((mission) => missionLabel(mission, say))],
    signs: [],
  };
}

/** Things of which there is only one on a ship, or one button. */
const ALONE: Readonly<Record<string, string>> = {
  ...{ storage: 'storage-name', medal: 'medal', token: 'pirate-token', recall: 'break-area', pass: 'pass' },
  ...{ promote: 'promote', colour: 'training', artifact: 'artifact' },
};

/** What is told of a thing: by a word of the board's own, or by the ref of a handle. */
export function told(scene: Needed, what: string): Told | undefined {
  const { seen, say, seat } = scene;
  const [sort, value = ''] = what.split(/[ :]/);
  const n = Number(value);
  switch (sort) {
    case 'tech': {
      const card = Number.isNaN(n) ? TECH[value] : n;
      return TECHS[card] === undefined ? undefined : ofTech(card, say);
    }
    case 'slot':
      return ofSlot(scene, n);
    case 'mission': {
      const mission = value === '' ? seen.mission[seen.shipAt[seat]] : n;
      return mission >= 0 ? ofMission(mission, say) : undefined;
    }
    case 'place':
      return ofPlace(scene, value);
    case 'route':
      return ofRoute(scene, value);
    case 'deck':
      return ofDeck(scene);
    case 'room': {
      const room = SHIP_ROOMS.find(({ id }) => id === value);
      return room === undefined ? undefined : plain(`room.${value}`, say, room.effects);
    }
    case 'track':
      return ofTrack(scene, FACTIONS.indexOf(value as Faction));
    case 'advance':
      return ofTrack(scene, aboutOf(advanceQuestion, scene.decisions)?.faction ?? 0);
    case 'event':
      return plain(`event-card.${EVENTS[n].id}`, say, EVENTS[n].effects);
    case 'action':
      return plain(`action-card.${value}`, say);
    case 'passenger':
      return plain(`passenger.${PASSENGERS[seen.passenger].id}`, say, PASSENGERS[seen.passenger].action);
    case 'shadow':
      return {
        title: say({ key: 'board.shadow' }),
        lines: ACTION_TYPES.map(
          (type) => `${say({ key: `action-card.${type}` })}: ${say({ key: `action-card.${type}.text` })}`,
        ),
        signs: [],
      };
    case 'figure':
    case 'queue': {
      const kind = CREW_KINDS.find((id) => value.endsWith(id));
      return kind === undefined ? undefined : plain(`crew.${kind}`, say);
    }
    default:
      return Object.hasOwn(ALONE, sort)
        ? plainly(say({ key: `board.${ALONE[sort]}` }), say({ key: `board.${ALONE[sort]}-text` }))
        : undefined;
  }
}
