import {
  anyLit,
  type Box,
  capital,
  group,
  handle,
  LitBox,
  type LitMap,
  litState,
  picture,
  placed,
  type Say,
  times,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { memo } from 'react';
import { REF } from '../actions.ts';
import { MISSIONS } from '../content/missions.ts';
import { ROOM_IDS, SHIP_ROOMS } from '../content/rooms.ts';
import { STORAGE_SLOTS } from '../content/tables.ts';
import { COLOURS, CREW_COLOURS, GREY } from '../content/terms.ts';
import { artifact, figure as figureNoun, queueRef, room as roomNoun, training, twinRef } from '../nouns.ts';
import { capacityOf } from '../rules/cargo.ts';
import { matchesRow } from '../rules/missions.ts';
import { BASIC_ROOMS, FIGURE_IDS, ROOMS } from '../state.ts';
import { missing } from './causes.ts';
import { GlyphRow, glyphsOf } from './effects.tsx';
import { Artifact, ColourMark, Figure, Pirate } from './Figures.tsx';
import { Cover, unheard } from './handle.tsx';
import { sign } from './Icons.tsx';
import { artifactName, figureName, joined } from './names.ts';
import { paintOf, tintOf } from './palette.ts';
import { litOn, openOf, partOf, type Scene } from './scene.ts';
import { artifactsBy, queueOf, readyFigures, tokensBy } from './seen.ts';
import { nameSize } from './Tech.tsx';
import { TECH_BOARD_HEIGHT, TECH_BOARD_WIDTH, TechBoard } from './TechBoard.tsx';

/** Where the parts of a ship are, in units of their own. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly Box[];
  readonly tech: { readonly x: number; readonly y: number };
  readonly ready: Box;
  /** Medals, and what figures may be trained into. */
  readonly kit: Box;
  readonly queue: Box;
  readonly storage: Box;
  readonly hull: string;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const WIDE: Plan = {
  width: 640,
  height: 304,
  rooms: times(BASIC_ROOMS, (i) => box(16 + (i % 2) * 101, 12 + Math.floor(i / 2) * 62, 96, 57)),
  tech: { x: 224, y: 12 },
  ready: box(16, 138, 197, 50),
  kit: box(16, 192, 197, 33),
  queue: box(16, 232, 268, 60),
  storage: box(290, 232, 324, 60),
  hull: 'M26 0H560Q640 40 640 152Q640 264 560 304H26Q0 300 0 276V28Q0 4 26 0Z',
};

const TALL: Plan = {
  width: 404,
  height: 392,
  rooms: times(BASIC_ROOMS, (i) => box(7 + i * 98, 8, 94, 54)),
  tech: { x: 7, y: 68 },
  ready: box(7, 286, 222, 50),
  kit: box(234, 286, 163, 50),
  queue: box(7, 341, 190, 44),
  storage: box(202, 341, 195, 44),
  hull: 'M24 0H380Q404 0 404 24V368Q404 392 380 392H24Q0 392 0 368V24Q0 0 24 0Z',
};

/** Only the technology board and the crew, where cards are taken. */
export const planFor = ({ width, height }: Box): Plan => (width / height > 1.45 ? WIDE : TALL);

const Panel = ({ at, name }: { at: Box; name?: string }) => (
  <>
    <rect x={at.x} y={at.y} width={at.width} height={at.height} rx="8" className="sc-room-back" />
    {name !== undefined && (
      <text x={at.x + 6} y={at.y + 10} className="sc-room-label">
        {name}
      </text>
    )}
  </>
);

function Room({ scene, lit, room, at }: { scene: Scene; lit: LitMap; room: number; at: Box }) {
  const { seen, seat, say } = scene;
  const { id, colour, effects } = SHIP_ROOMS[room];
  const ref = roomNoun.ref(room);
  const state = litState(lit, ref);
  const isSealed = seen.sealed[seat * ROOMS + room] > 0;
  const shown = isSealed ? GREY : colour;
  const { main, deep } = tintOf(shown);
  const active = seen.active === seat && seen.room === room;
  const isIdle = lit.has(ref) && missing(seen, seat, effects).length > 0;
  const name = say({ key: `room.${id}` });
  const label = `${joined(name, say({ key: `colour.${COLOURS[shown]}` }), isSealed ? say({ key: 'board.sealed' }) : undefined)}. ${say({ key: `room.${id}.text` })}`;
  const worker = active && seen.atWork >= 0 ? seen.atWork : -1;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g {...unheard}>
        <rect width={at.width} height={at.height} rx="8" fill={deep} stroke={main} strokeWidth={active ? 4 : 1.8} />
        <g transform="translate(12 13) scale(0.8)">
          <ColourMark colour={shown} />
        </g>
        <text x="23" y="17" className="sc-room-name" fontSize={nameSize(name, at.width - 31, 11)}>
          {name}
        </text>
        <g className={isIdle ? 'sc-idle' : undefined}>
          <GlyphRow glyphs={glyphsOf(effects)} x={at.width / 2} y={at.height / 2 + 10} wide={at.width - 16} high={30} />
        </g>
        {isSealed && <g transform={`translate(${at.width - 13} ${at.height - 12}) scale(0.7)`}>{sign('openRoom')}</g>}
        {worker >= 0 && (
          <g transform={`translate(${at.width - 16} ${at.height - 18})`}>
            <Figure figure={worker} />
          </g>
        )}
      </g>
      <Cover is={partOf(scene, ref, state, label)} lit={state} width={at.width} height={at.height} />
    </g>
  );
}

/** So far apart a finger can tell figures from each other, even where the ship is drawn a little smaller. */
const FINGER = 46;

/** SC-2.5: figures that are ready, by kind. */
function ReadyRoom({ scene, lit, at }: { scene: Scene; lit: LitMap; at: Box }) {
  const { seen, seat, say } = scene;
  const ready = readyFigures(seen, seat);
  const row = openOf(scene, 'assign').length > 0 ? MISSIONS[seen.onMission].rows[seen.row] : undefined;
  const kinds = FIGURE_IDS.flatMap((_, figure) => (ready[figure] > 0 ? [figure] : []));
  const step = Math.min(FINGER, (at.width - 8) / Math.max(1, kinds.length));
  return (
    <>
      <Panel at={at} name={say({ key: 'board.ready-room' })} />
      {kinds.map((figure, i) => {
        const ref = figureNoun.ref(figure);
        const state = litState(lit, ref);
        const label = `${capital(figureName(figure, say))} × ${ready[figure]}`;
        return (
          <g
            key={ref}
            transform={`translate(${at.x + 4 + step * (i + 0.5)} ${at.y + at.height - 19.5})`}
            {...partOf(scene, ref, state, label)}
          >
            <LitBox lit={state} wide={Math.min(20, step / 2 - 0.5)} high={18} corner={6} />
            <Figure figure={figure} />
            {ready[figure] > 1 && (
              <text x="9" y={row === undefined ? -7 : 14} className="sc-many">
                {ready[figure]}
              </text>
            )}
            {row !== undefined && (
              <g transform="translate(8 -11) scale(0.56)">
                <circle r="12" fill="#0a1029" />
                {sign(matchesRow(figure, row.colour) ? 'check' : 'cross')}
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Medals, and beside them what they buy: the colour of a training, a promotion. */
function Kit({ scene, lit, at }: { scene: Scene; lit: LitMap; at: Box }) {
  const { seen, seat, say } = scene;
  const medals = seen.medals[seat];
  const medalState = litState(lit, REF.medal);
  const medalLabel = say({ key: 'board.medals', values: { n: medals } });
  const middle = at.y + at.height / 2;
  const trains = anyLit(lit, 'colour:') || lit.has(REF.promote);
  const step = (at.width - 62) / 4;
  return (
    <>
      <Panel at={at} />
      <g transform={`translate(${at.x + 18} ${middle})`} {...partOf(scene, REF.medal, medalState, medalLabel)}>
        <LitBox lit={medalState} wide={17} high={15} corner={6} />
        <g transform="scale(1.1)">{sign('medal')}</g>
        <text x="15" y="6" className="sc-stock">
          {medals}
        </text>
      </g>
      {trains &&
        times(CREW_COLOURS + 1, (i) => {
          const ref = i < CREW_COLOURS ? training.ref(i) : REF.promote;
          const state = litState(lit, ref);
          const label =
            i < CREW_COLOURS
              ? say({ key: 'board.train', values: { colour: say({ key: `colour.${COLOURS[i]}` }) } })
              : say({ key: 'board.promote' });
          return (
            <g
              key={ref}
              transform={`translate(${at.x + 58 + step * (i + 0.5)} ${middle})`}
              {...handle(ref, state, label)}
            >
              <LitBox lit={state} wide={step / 2 - 1} high={15} corner={6} />
              <g className={state === '' ? 'sc-idle' : undefined}>
                {i < CREW_COLOURS ? <ColourMark colour={i} /> : <g transform="scale(1.05)">{sign('ring')}</g>}
              </g>
            </g>
          );
        })}
    </>
  );
}

/** SC-2.5: the break area, the front of the queue at the left. */
function Queue({ scene, lit, at }: { scene: Scene; lit: LitMap; at: Box }) {
  const { seen, seat, say } = scene;
  const queue = queueOf(seen, seat);
  const step = Math.min(28, (at.width - 26) / Math.max(1, queue.length));
  return (
    <>
      <Panel at={at} name={say({ key: 'board.break-area' })} />
      <path
        d={`M${at.x + 17} ${at.y + at.height - 26}L${at.x + 8} ${at.y + at.height - 18}L${at.x + 17} ${at.y + at.height - 10}`}
        className="sc-queue-front"
      />
      {queue.map((figure, i) => {
        const ref = i === 0 && lit.has(REF.recall) ? REF.recall : queueRef(figure, i);
        const state = litState(lit, ref);
        const label = say({ key: 'board.on-break', values: { n: i + 1, figure: figureName(figure, say) } });
        return (
          <g
            key={ref}
            transform={`translate(${at.x + 22 + step * (i + 0.5)} ${at.y + at.height - 18})`}
            {...partOf(scene, ref, state, label)}
          >
            <LitBox lit={state} wide={step / 2} high={18} corner={6} />
            <g transform="scale(0.92)">
              <Figure figure={figure} />
            </g>
          </g>
        );
      })}
    </>
  );
}

interface Item {
  readonly ref: string;
  readonly kind: 'artifact' | 'token';
  readonly of: number;
  /** Whether it stands for all of its kind. */
  readonly first: boolean;
}

/** Everything in storage, artifacts first. */
function cargoOf(scene: Scene, lit: LitMap): readonly Item[] {
  const { seen, seat } = scene;
  const artifacts = artifactsBy(seen, seat).flatMap((count, kind) =>
    times(count, (nth): Item => {
      const twin = twinRef(kind);
      const isTwin = nth === 1 && lit.has(twin);
      return {
        ref: isTwin ? twin : artifact.ref(kind),
        kind: 'artifact',
        of: kind,
        first: nth === 0 || isTwin,
      };
    }),
  );
  const tokens = tokensBy(seen, seat).map((of, nth): Item => ({ ref: REF.token, kind: 'token', of, first: nth === 0 }));
  return [...artifacts, ...tokens];
}

const itemLabel = ({ kind, of }: Item, say: Say): string =>
  kind === 'artifact' ? capital(artifactName(of, say)) : say({ key: 'board.pirate-token' });

/** SC-4.5, SC-11: storage slots; damage fills them from the left, cargo from where it ends. */
function Storage({ scene, lit, at }: { scene: Scene; lit: LitMap; at: Box }) {
  const { seen, seat, own, say, news } = scene;
  const cargo = cargoOf(scene, lit);
  const damage = seen.damage[seat];
  const extra = Math.max(0, capacityOf(seen, seat) - Math.max(0, STORAGE_SLOTS - damage));
  const slots = Math.max(STORAGE_SLOTS + extra, Math.min(damage, STORAGE_SLOTS) + cargo.length);
  const step = (at.width - 8) / slots;
  const size = Math.min(step - 2, at.height - 18);
  const middle = at.y + at.height - 5 - size / 2;
  const state = litState(lit, REF.storage);
  const x = (i: number) => at.x + 4 + step * (i + 0.5);
  const broken = Math.min(damage, STORAGE_SLOTS);
  const label = say({
    key: 'board.storage',
    values: { damage, free: Math.max(0, capacityOf(seen, seat) - cargo.length) },
  });
  return (
    <>
      <g {...partOf(scene, REF.storage, state, label)}>
        <Panel at={at} name={say({ key: 'board.storage-name' })} />
        {times(slots, (i) => (
          <rect
            key={i}
            x={x(i) - size / 2}
            y={middle - size / 2}
            width={size}
            height={size}
            rx="4"
            className={i < STORAGE_SLOTS ? 'sc-hold' : 'sc-hold sc-locker'}
          />
        ))}
        <g className={news.hit.includes(seat) ? 'sc-shaken' : undefined}>
          {times(broken, (i) => (
            <g key={i} transform={`translate(${x(i)} ${middle}) scale(${Math.round(size * 4.3) / 100})`}>
              {sign('damage')}
            </g>
          ))}
        </g>
        {damage > STORAGE_SLOTS && (
          <text x={x(STORAGE_SLOTS - 1)} y={middle + 5} className="sc-many">
            {`+${damage - STORAGE_SLOTS}`}
          </text>
        )}
        {state !== '' && (
          <g transform={`translate(${at.x + at.width / 2} ${at.y + at.height / 2})`}>
            <LitBox lit={state} wide={at.width / 2} high={at.height / 2} corner={8} />
          </g>
        )}
      </g>
      {cargo.map((item, i) => {
        const itemState = litState(lit, item.ref);
        const itemName = itemLabel(item, say);
        const named = item.first
          ? partOf(scene, item.ref, itemState, itemName)
          : { ...picture(itemName), [own ? 'data-ref' : 'data-show']: item.ref };
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: cargo has no other name
            key={i}
            transform={`translate(${x(broken + i)} ${middle})`}
            {...named}
          >
            <LitBox lit={itemState} wide={size / 2 + 1} corner={5} />
            <g transform={`scale(${Math.round(size * 3.7) / 100})`}>
              {item.kind === 'artifact' ? <Artifact kind={item.of} /> : <Pirate pirate={item.of} reward={false} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

const Hull = memo(({ hull, wide, paint }: { hull: string; wide: boolean; paint: string }) => (
  <>
    {wide && <path d="M0 60L-14 52V100L0 94ZM0 210L-14 204V252L0 244Z" fill="#4a5680" />}
    <path d={hull} className="sc-hull" style={{ stroke: paint }} />
    {wide && <path d="M622 110Q632 152 622 194Q612 152 622 110Z" fill="#8fd8ff" fillOpacity="0.7" />}
  </>
));

/** A ship as a cutaway: rooms, technologies, crew and cargo. */
export function Ship({ scene, box: frame }: { scene: Scene; box: Box }) {
  const { seat, palette, say, names } = scene;
  const lit = litOn(scene);
  const plan = planFor(frame);
  return (
    <g
      transform={placed(frame, plan.width, plan.height, 2)}
      {...group(say({ key: 'board.ship-of', values: { name: nameOf(names, seat) } }))}
    >
      <Hull hull={plan.hull} wide={plan === WIDE} paint={paintOf(palette, seat).main} />
      {ROOM_IDS.map((id, room) => (
        <Room key={id} scene={scene} lit={lit} room={room} at={plan.rooms[room]} />
      ))}
      <g transform={`translate(${plan.tech.x} ${plan.tech.y})`}>
        <TechBoard scene={scene} />
      </g>
      <ReadyRoom scene={scene} lit={lit} at={plan.ready} />
      <Kit scene={scene} lit={lit} at={plan.kit} />
      <Queue scene={scene} lit={lit} at={plan.queue} />
      <Storage scene={scene} lit={lit} at={plan.storage} />
    </g>
  );
}

/** Only the technologies of the ship, where cards are taken. */
export const ShipTechs = ({ scene, box: frame }: { scene: Scene; box: Box }) => (
  <g transform={placed(frame, TECH_BOARD_WIDTH, TECH_BOARD_HEIGHT, 2)}>
    <TechBoard scene={scene} />
  </g>
);
