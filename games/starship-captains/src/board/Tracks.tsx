import { type Box, handle, litState, picture, placed, shows, times } from '@starboard/board';
import { aboutOf, nameOf, seats } from '@starboard/kernel';
import { type CSSProperties, memo } from 'react';
import { REF } from '../actions.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS, TINCAN } from '../content/terms.ts';
import { TRACK_LENGTH, TRACKS } from '../content/tracks.ts';
import { track } from '../nouns.ts';
import { advanceQuestion, otherTrackQuestion, trackQuestion } from '../rules/tracks.ts';
import { nextField } from './causes.ts';
import { GlyphRow, glyphsOf } from './effects.tsx';
import { Cover, unheard } from './handle.tsx';
import { emblem, sign, trophyShape } from './Icons.tsx';
import { effectsName, joined, techLabel, trackName } from './names.ts';
import { FACTION_TINTS, INK, markOf, paintOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { nameSize } from './Tech.tsx';

/** One faction track: a ring of 11 fields, six above and five below, with its event beside the title. */
const CELL = 34;
const HIGH = 36;
const HEAD = 20;
export const TRACK_WIDTH = 6 * CELL + 4;
export const TRACK_HEIGHT = HEAD + 2 * HIGH + 4;

const cellX = (field: number): number => 2 + CELL * (field < 6 ? field : 11 - field);
const cellY = (field: number): number => HEAD + (field < 6 ? 0 : HIGH);

const ZONE_FILLS = ['#141c3f', '#1d2a5c', '#27397a', '#33499a', '#405bbd'] as const;

const Fields = memo(({ faction, side }: { faction: number; side: number }) =>
  TRACKS[faction][side].fields.map(({ zone, bonus, event }, field) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
    <g key={field} transform={`translate(${cellX(field)} ${cellY(field)})`}>
      <rect
        x="1"
        y="1"
        width={CELL - 2}
        height={HIGH - 2}
        rx="5"
        fill={ZONE_FILLS[zone]}
        stroke={FACTION_TINTS[faction]}
        strokeOpacity="0.45"
      />
      <text x={CELL - 4} y="9.6" className="sc-zone">
        {zone}
      </text>
      {bonus.length > 0 && <GlyphRow glyphs={glyphsOf(bonus)} x={CELL / 2 - 1} y={14} wide={24} high={20} />}
      {event && (
        <g transform={`translate(${CELL / 2 - 2} 13)`}>
          <path d="M0-10L9 7H-9Z" fill="#ff8d5c" stroke={INK} strokeWidth="1" strokeLinejoin="round" />
          <path d="M0-4V1M0 4.4h0" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
        </g>
      )}
    </g>
  )),
);

/** The way of the markers. */
const WAY = `M${cellX(0) + 6} ${HEAD + HIGH}H${cellX(5) + 8}`;

function Markers({ scene, faction }: { scene: Scene; faction: number }) {
  const { seen, palette, news, step } = scene;
  const all = seats(seen.players);
  return all.map((seat) => {
    const at = seen.position[seat * 3 + faction];
    const laps = seen.laps[seat * 3 + faction];
    const mates = all.filter((other) => seen.position[other * 3 + faction] === at);
    const size = mates.length > 2 ? 0.72 : 1;
    const gap = Math.min(11, (CELL - 10) / Math.max(1, mates.length - 1));
    const nth = mates.indexOf(seat) - (mates.length - 1) / 2;
    const { main, ink } = paintOf(palette, seat);
    const steps = news.steps.get(seat * 8 + faction) ?? 0;
    const from = (((at - steps) % TRACK_LENGTH) + TRACK_LENGTH) % TRACK_LENGTH;
    const style =
      steps === 0
        ? undefined
        : ({ '--dx': `${cellX(from) - cellX(at)}px`, '--dy': `${cellY(from) - cellY(at)}px` } as CSSProperties);
    return (
      <g
        key={`${seat} ${steps === 0 ? '' : step}`}
        className={steps === 0 ? undefined : 'sc-sail'}
        style={style}
        pointerEvents="none"
      >
        <g transform={`translate(${cellX(at) + CELL / 2 + nth * gap} ${cellY(at) + HIGH - 9}) scale(${size})`}>
          <circle r="6.6" fill={main} stroke={INK} strokeWidth="1.3" />
          <path d={markOf(seat)} transform="scale(0.64)" fill={ink} />
          {laps > 0 && (
            <text y="-5.5" x="5" className="sc-laps">
              {`+${laps}`}
            </text>
          )}
        </g>
      </g>
    );
  });
}

/** How many fields the advance that is asked about still goes. */
function fieldsLeft({ decisions }: Scene): number {
  const open = [trackQuestion, advanceQuestion, otherTrackQuestion].map((question) => aboutOf(question, decisions));
  return open.find((about) => about !== undefined)?.left ?? 0;
}

/** The fields that the viewer may advance to, the next one brightest. */
function Ahead({ scene, faction }: { scene: Scene; faction: number }) {
  const { seen, viewer, options } = scene;
  if (!options.some((option) => option.do === 'advance' || option.do === 'choose-track')) return null;
  const { field } = nextField(seen, viewer, faction);
  return times(Math.min(fieldsLeft(scene), TRACK_LENGTH - 1), (i) => {
    const to = (field + i) % TRACK_LENGTH;
    return (
      <rect
        key={to}
        x={cellX(to) + 2}
        y={cellY(to) + 2}
        width={CELL - 4}
        height={HIGH - 4}
        rx="5"
        className={i === 0 ? 'sc-ahead' : 'sc-ahead sc-later'}
      />
    );
  });
}

/** "3 of 10, next: gain 1 medal; event in 2" */
function trackLabel(scene: Scene, faction: number): string {
  const { seen, say } = scene;
  const { fields } = TRACKS[faction][seen.trackSide[faction]];
  const markers = times(seen.players, (seat) =>
    say({
      key: 'board.marker',
      values: {
        name: nameOf(scene.names, seat),
        field: seen.position[seat * 3 + faction],
        laps: seen.laps[seat * 3 + faction],
      },
    }),
  );
  const viewer = Math.max(0, scene.viewer);
  const at = seen.position[viewer * 3 + faction];
  const next = times(TRACK_LENGTH - 1, (i) => (at + 1 + i) % TRACK_LENGTH).find(
    (field) => fields[field].bonus.length > 0,
  );
  const bonus =
    next === undefined
      ? undefined
      : say({ key: 'board.next-bonus', values: { field: next, effects: effectsName(fields[next].bonus, say) } });
  const card = seen.event[faction];
  const event =
    card < 0 ? undefined : `${say({ key: 'board.event' })}: ${say({ key: `event-card.${EVENTS[card].id}` })}`;
  return joined(trackName(faction, say), ...markers, trophyText(scene, faction), bonus, event);
}

/** SC-18.6: whose the trophy is, once it is somebody's. */
function trophyText({ seen, say, names }: Scene, faction: number): string | undefined {
  const owner = seen.trophy[faction];
  return owner < 0 ? undefined : say({ key: 'board.trophy', values: { name: nameOf(names, owner) } });
}

/** SC-18.6: it lies on the start field until it is taken; then it has the colour of its owner. */
function Trophy({ scene: { seen, palette }, faction }: { scene: Scene; faction: number }) {
  const owner = seen.trophy[faction];
  return (
    <g transform={`translate(${cellX(0) + CELL / 2 - 2} ${cellY(0) + 13})`} opacity={owner < 0 ? 0.85 : 1}>
      {trophyShape(owner < 0 ? undefined : paintOf(palette, owner).main)}
    </g>
  );
}

function Track({ scene, faction }: { scene: Scene; faction: number }) {
  const { seen, lit, say } = scene;
  const own = track.ref(faction);
  const ref =
    !lit.has(own) && lit.has(REF.advance) && aboutOf(advanceQuestion, scene.decisions)?.faction === faction
      ? REF.advance
      : own;
  const state = litState(lit, ref);
  const card = seen.event[faction];
  const event = card < 0 ? undefined : say({ key: `event-card.${EVENTS[card].id}` });
  const label = trackLabel(scene, faction);
  return (
    <>
      <g {...unheard}>
        <rect width={TRACK_WIDTH} height={TRACK_HEIGHT} rx="8" className="sc-track" />
        <g transform="translate(12 11) scale(0.74)">{emblem(faction)}</g>
        <text x="23" y="14.6" className="sc-track-name">
          {say({ key: `faction.${FACTIONS[faction]}` })}
        </text>
        <path d={WAY} stroke={FACTION_TINTS[faction]} strokeOpacity="0.6" strokeWidth="1" />
        <Fields faction={faction} side={seen.trackSide[faction]} />
        <g transform={`translate(${2 + CELL / 2} ${HEAD + HIGH * 1.5}) scale(0.8)`} opacity="0.75">
          <path
            d="M0 9V-7M-6-2L0-8L6-2"
            fill="none"
            stroke={FACTION_TINTS[faction]}
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        <Trophy scene={scene} faction={faction} />
        {lit.has(ref) && <Ahead scene={scene} faction={faction} />}
        <Markers scene={scene} faction={faction} />
      </g>
      <Cover is={handle(ref, state, label)} lit={state} width={TRACK_WIDTH} height={TRACK_HEIGHT} />
      {event !== undefined && (
        <g
          transform={`translate(${TRACK_WIDTH - 3} 2)`}
          {...shows(
            `event ${card}`,
            `${say({ key: 'board.event' })}: ${event}. ${say({ key: `event-card.${EVENTS[card].id}.text` })}`,
          )}
        >
          <rect x="-104" width="104" height="17" rx="5" className="sc-event" />
          <path d="M-95 3L-89 14H-101Z" fill="#ff8d5c" />
          <text x="-86" y="12.2" className="sc-event-name" fontSize={nameSize(event, 83, 10)}>
            {event}
          </text>
        </g>
      )}
      {faction === TINCAN &&
        seen.trackTech.map((tech, i) => (
          <g
            key={tech}
            transform={`translate(${92 - i * 13} 10.5) scale(0.6)`}
            data-show={`tech ${tech}`}
            {...picture(techLabel(tech, say))}
          >
            {sign('tech')}
          </g>
        ))}
    </>
  );
}

/** SC-18: the three faction tracks, below each other or side by side. */
export function Tracks({ scene, box }: { scene: Scene; box: Box }) {
  const beside = box.width / box.height > TRACK_WIDTH / TRACK_HEIGHT;
  const [width, height] = beside ? [box.width / 3, box.height] : [box.width, box.height / 3];
  return FACTIONS.map((id, faction) => (
    <g
      key={id}
      transform={placed(
        {
          x: box.x + (beside ? faction * width : 0),
          y: box.y + (beside ? 0 : faction * height),
          width: width - (beside ? 4 : 0),
          height: height - (beside ? 0 : 4),
        },
        TRACK_WIDTH,
        TRACK_HEIGHT,
        2.2,
      )}
    >
      <Track scene={scene} faction={faction} />
    </g>
  ));
}
