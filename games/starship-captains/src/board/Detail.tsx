import { type Box, wrapped } from '@starboard/board';
import { ACTION_TYPES } from '../content/actionCards.ts';
import { type Effects, withNested } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { SHIP_ROOMS } from '../content/rooms.ts';
import { TECH, TECHS } from '../content/technologies.ts';
import { CREW_KINDS, FACTIONS, type Faction, STATIONS } from '../content/terms.ts';
import { TRACKS } from '../content/tracks.ts';
import { STATION_EFFECTS } from '../content/triangles.ts';
import { mapOf, SLOTS } from '../state.ts';
import { Cover, picture, shows, unheard } from './handle.tsx';
import { capital, effectsName, missionName, rowLabel, techName, techText, trackName } from './names.ts';
import type { Scene } from './scene.ts';
import { asState, type Say } from './seen.ts';

/** What a tap tells: a title, what stands on the thing, and what its signs mean. */
interface Telling {
  readonly title: string;
  readonly lines: readonly string[];
  readonly small: readonly string[];
}

/** What the signs mean, each once. */
function meanings(effects: Effects, say: Say): readonly string[] {
  const ops = new Set(withNested(effects).map(({ op }) => op));
  return [...ops].map((op) => say({ key: `effect.${op}` }));
}

function ofMission(mission: number, say: Say): Telling {
  const { rows, points } = MISSIONS[mission];
  return {
    title: `${missionName(mission, say)} · ${say({ key: 'board.worth', values: { n: points } })}`,
    lines: rows.map((_, row) => `• ${rowLabel(mission, row, say)}`),
    small: meanings(
      rows.flatMap(({ effects }) => effects),
      say,
    ),
  };
}

const ofTech = (card: number, say: Say): Telling => ({
  title: techName(card, say),
  lines: [techText(card, say)],
  small: meanings(TECHS[card].effects, say),
});

const plain = (key: string, say: Say): Telling => ({
  title: say({ key }),
  lines: [say({ key: `${key}.text` })],
  small: [],
});

function ofPlace(scene: Scene, id: string): Telling | undefined {
  const { seen, say } = scene;
  const place = mapOf(asState(seen)).placeOf[id];
  const station = seen.stationAt.indexOf(place);
  if (seen.mission[place] >= 0) return ofMission(seen.mission[place], say);
  if (station >= 0)
    return { ...plain(`station.${STATIONS[station]}`, say), small: meanings(STATION_EFFECTS[station], say) };
  const number = seen.numberAt.indexOf(place, 1);
  return number > 0
    ? {
        title: say({ key: `place.${id}` }),
        lines: [say({ key: 'board.number-text', values: { n: number } })],
        small: [],
      }
    : undefined;
}

function ofTrack(scene: Scene, faction: number): Telling {
  const { seen, say } = scene;
  const { fields } = TRACKS[faction][seen.trackSide[faction]];
  return {
    title: trackName(faction, say),
    lines: fields.flatMap(({ bonus, event }, field) => {
      if (bonus.length > 0) return [`${field}: ${effectsName(bonus, say)}`];
      return event ? [`${field}: ${say({ key: 'board.event' })}`] : [];
    }),
    small: [say({ key: 'board.track-text' })],
  };
}

/** What is told of a thing: by a word of the board's own, or by the ref of a handle. */
export function tellingOf(scene: Scene, what: string): Telling | undefined {
  const { seen, say, seat } = scene;
  const [sort, value = ''] = what.split(/[ :]/);
  const n = Number(value);
  switch (sort) {
    case 'tech': {
      const card = Number.isNaN(n) ? TECH[value] : n;
      return TECHS[card] === undefined ? undefined : ofTech(card, say);
    }
    case 'slot': {
      const card = seen.tech[seat * SLOTS + n];
      return card >= 0 ? ofTech(card, say) : undefined;
    }
    case 'mission': {
      const mission = value === '' ? seen.mission[seen.shipAt[seat]] : n;
      return mission >= 0 ? ofMission(mission, say) : undefined;
    }
    case 'place':
      return ofPlace(scene, value);
    case 'room': {
      const room = SHIP_ROOMS.find(({ id }) => id === value);
      return room === undefined ? undefined : { ...plain(`room.${value}`, say), small: meanings(room.effects, say) };
    }
    case 'track':
      return ofTrack(scene, FACTIONS.indexOf(value as Faction));
    case 'event':
      return { ...plain(`event-card.${EVENTS[n].id}`, say), small: meanings(EVENTS[n].effects, say) };
    case 'action':
      return plain(`action-card.${value}`, say);
    case 'passenger':
      return plain(`passenger.${PASSENGERS[seen.passenger].id}`, say);
    case 'shadow':
      return {
        title: say({ key: 'board.shadow' }),
        lines: ACTION_TYPES.map(
          (type) => `${say({ key: `action-card.${type}` })}: ${say({ key: `action-card.${type}.text` })}`,
        ),
        small: [],
      };
    case 'figure':
    case 'queue': {
      const kind = CREW_KINDS.find((id) => value.endsWith(id));
      if (kind === undefined) return undefined;
      const { title, ...rest } = plain(`crew.${kind}`, say);
      return { title: capital(title), ...rest };
    }
    default:
      return undefined;
  }
}

const LINE = 16;
const SMALL = 13;
const MOST = 16;

/** A note over the lower part of the board; a tap lays it aside. */
export function Detail({ scene, telling, box }: { scene: Scene; telling: Telling; box: Box }) {
  const width = Math.min(box.width - 8, 520);
  const lines = telling.lines.flatMap((text) => wrapped(text, Math.floor(width / 7.1), 4)).slice(0, MOST);
  const most = Math.max(0, MOST - lines.length);
  const small = telling.small.flatMap((text) => wrapped(text, Math.floor(width / 6.1), 3)).slice(0, most);
  const height = 34 + lines.length * LINE + small.length * SMALL + (small.length > 0 ? 8 : 0);
  const told = `${telling.title}. ${telling.lines.join(' ')} ${scene.say({ key: 'board.close' })}`;
  const [x, y] = [box.x + (box.width - width) / 2, box.y + box.height - height - 4];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...unheard}>
        <rect width={width} height={height} rx="12" className="sc-detail" />
        <text x="14" y="22" className="sc-detail-title">
          {telling.title}
        </text>
        <path
          d={`M${width - 22} 11L${width - 12} 21M${width - 12} 11L${width - 22} 21`}
          stroke="#cfd9ff"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <text key={i} x="14" y={41 + i * LINE} className="sc-detail-line">
            {line}
          </text>
        ))}
        {small.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <text key={i} x="14" y={44 + lines.length * LINE + i * SMALL} className="sc-detail-small">
            {line}
          </text>
        ))}
      </g>
      <Cover
        is={shows('close', told)}
        title={scene.say({ key: 'board.close' })}
        width={width}
        height={height}
        corner={12}
      />
    </g>
  );
}

/** What a card that was picked does; it lets clicks through. */
export function Hint({ telling, box }: { telling: Telling; box: Box }) {
  const width = Math.min(box.width, 460);
  const lines = telling.lines.flatMap((text) => wrapped(text, Math.floor(width / 7.1), 3)).slice(0, 3);
  const height = 30 + lines.length * LINE;
  return (
    <g
      transform={`translate(${box.x + (box.width - width) / 2} ${box.y + Math.max(0, box.height - height)})`}
      pointerEvents="none"
      {...picture(telling.title)}
    >
      <rect width={width} height={height} rx="12" className="sc-detail" />
      <text x="14" y="20" className="sc-detail-title">
        {telling.title}
      </text>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <text key={i} x="14" y={38 + i * LINE} className="sc-detail-line">
          {line}
        </text>
      ))}
    </g>
  );
}
