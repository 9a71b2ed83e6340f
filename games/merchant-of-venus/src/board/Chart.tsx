import { handle, type LitState, litState, type Palette, picture, type Say, shows, starField } from '@starboard/board';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { BASE_STOP, CULTURES } from '../content/cultures.ts';
import { BASE, CHART, FIELDS } from '../content/fields.ts';
import { NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PIRATES } from '../content/pirates.ts';
import { ORBITAL_AT, SYSTEMS } from '../content/systems.ts';
import { MARKETS, NAVIGATION, PIRATES_HERE, TELEPORTAL } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { aboard, NONE, ON_BASE, openMissions, topMarket } from '../state.ts';
import type { Seen } from '../view.ts';
import { NAME_PLACES, nameLines, PATHS, type Spot, WORLDS, wayPath } from './layout.ts';
import { fieldName, joined, numberedCulture, systemName } from './names.ts';
import { CATEGORY_COLOURS, CLASS_COLOURS, GREEN_LINE, GREY_LINE, INK, LANE, paintOf } from './palette.ts';
import type { Stop } from './reach.ts';
import { ClassGlyph, Drill, Flag, fieldSign, Head, MarketBadge, Spaceport, shipSign } from './Signs.tsx';
import { nameOf, type Scene } from './scene.ts';
import { Worlds } from './Worlds.tsx';

/** What is told by the names of handles alone. */
const unheard = { 'aria-hidden': true } as const;

/** The sky goes on beyond the chart, for frames that are wider or higher. */
const BEYOND = 700;
const SKY = [CHART.width + 2 * BEYOND, CHART.height + 2 * BEYOND] as const;
const STARS = starField(21, 620, ...SKY);
const BRIGHT = starField(87, 110, ...SKY);

/** What never changes: sky, worlds, lanes and lines. */
const Ground = memo(({ art }: { art: string }) => (
  <g className="mv-ground" {...unheard}>
    <defs>
      {[
        ['blue', '#1b2f78'],
        ['rose', '#5a1f6a'],
        ['teal', '#0f5a66'],
      ].map(([id, colour]) => (
        <radialGradient key={id} id={`${art}-wash-${id}`}>
          <stop offset="0" stopColor={colour} stopOpacity="0.5" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
    <ellipse cx="700" cy="330" rx="900" ry="560" fill={`url(#${art}-wash-blue)`} />
    <ellipse cx="1760" cy="820" rx="760" ry="560" fill={`url(#${art}-wash-rose)`} />
    <ellipse cx="900" cy="1330" rx="820" ry="420" fill={`url(#${art}-wash-teal)`} />
    <g transform={`translate(${-BEYOND} ${-BEYOND})`} strokeLinecap="round">
      <path d={STARS} stroke="#cfdcff" strokeOpacity="0.45" strokeWidth="3.2" />
      <path d={BRIGHT} stroke="#fff" strokeOpacity="0.8" strokeWidth="5" />
    </g>
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={PATHS.lanes} stroke={LANE} strokeWidth="50" opacity="0.75" />
      <path d={PATHS.bridge} stroke={LANE} strokeWidth="50" opacity="0.75" />
    </g>
    <Worlds art={art} />
    <g fill="none" strokeLinejoin="round">
      <path d={PATHS.solid} stroke={GREY_LINE} strokeWidth="6" />
      <path d={PATHS.dashed} stroke={GREY_LINE} strokeWidth="6" strokeDasharray="12 9" />
      <path d={PATHS.green} stroke={INK} strokeWidth="18" />
      <path d={PATHS.green} stroke={GREEN_LINE} strokeWidth="14" />
      <path d={PATHS.green} stroke="#08261a" strokeWidth="5" />
      <path d={PATHS.bridge} stroke="#0d1430" strokeWidth="20" />
      <path d={PATHS.bridge} stroke={GREY_LINE} strokeWidth="6" strokeDasharray="12 9" />
    </g>
  </g>
));

interface FieldProps {
  readonly field: number;
  readonly kind: number;
  readonly owner: number;
  readonly extra: number;
  readonly palette: Palette;
  readonly lit: LitState;
  readonly name: string;
  /** How the field stands to the flight: what is left there and how the ship would stop. */
  readonly left: number;
  readonly ends: Stop['ends'];
  readonly faint: boolean;
  readonly arrow: boolean;
  /** Whether its light is seen: not while everything is explained. */
  readonly shines: boolean;
}

const TURN = 180 / Math.PI;

/** What lies on a field of its own: pirates by category, the number of a teleportal, a hexagon in an orbital ring. */
function Extra({ kind, extra }: { kind: number; extra: number }) {
  if (kind === TELEPORTAL)
    return (
      <text className="mv-number" y="8">
        {extra + 1}
      </text>
    );
  if (kind !== PIRATES_HERE || extra < 0) return null;
  const { category, modifier } = PIRATES[extra];
  return (
    <>
      <path
        d="M-22-9L-9-22H9L22-9V9L9 22H-9L-22 9Z"
        fill="none"
        stroke={CATEGORY_COLOURS[category][1]}
        strokeWidth="5"
      />
      <g className="mv-course" transform="translate(16 18)">
        <circle r="12" fill={INK} stroke={CATEGORY_COLOURS[category][1]} strokeWidth="2.5" />
        <text className="mv-small-number" y="5">{`+${modifier}`}</text>
      </g>
    </>
  );
}

const Field = memo((props: FieldProps) => {
  const { field, kind, owner, extra, palette, lit, name, left, ends, faint, arrow, shines } = props;
  const { x, y } = FIELDS[field];
  const paint = owner < 0 ? undefined : paintOf(palette, owner);
  const isPortHere = paint !== undefined && isOrbital(field);
  const ring = isOrbital(field) && kind === NAVIGATION;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={faint ? 'mv-field mv-faint' : 'mv-field'}
      {...handle(nouns.field.ref(field), lit, name)}
    >
      {lit !== '' && <circle r="40" className="mv-touch" />}
      {left >= 0 && (
        <circle
          r="36"
          className={ends === '' ? 'mv-halo' : ends === 'landing' ? 'mv-halo mv-stop' : 'mv-halo mv-stop mv-dry'}
        />
      )}
      {arrow && <circle r="34" className="mv-arrow" />}
      {lit === 'chosen' && <circle r="42" className="mv-chosen" />}
      {lit === 'option' && shines && left < 0 && !arrow && <circle r="34" className="sb-lit" />}
      {ring && !isPortHere && <circle r="31" fill="none" stroke="#a9dcff" strokeWidth="5" />}
      {isPortHere && !ring ? <Spaceport {...paint} /> : fieldSign(kind)}
      {isPortHere && ring && <circle r="31" fill="none" stroke={paint.main} strokeWidth="8" />}
      {paint !== undefined && !isPortHere && (
        <g transform="translate(16 -16)">
          <Drill main={paint.main} />
        </g>
      )}
      <Extra kind={kind} extra={extra} />
      {left >= 0 && (
        <g className="mv-bp" transform="translate(24 -24)">
          <rect
            x="-19"
            y="-16"
            width="38"
            height="32"
            rx="16"
            className={ends === '' ? 'mv-pill' : 'mv-pill mv-pill-stop'}
          />
          <text y="8.5" className={ends === '' ? 'mv-pill-text' : 'mv-pill-text mv-pill-text-stop'}>
            {left}
          </text>
        </g>
      )}
    </g>
  );
});

const isOrbital = (field: number): boolean => ORBITAL_AT[field] >= 0;

function extraOf(view: Seen, field: number): number {
  if (view.kind[field] === TELEPORTAL) return view.teleportal.indexOf(field);
  return view.kind[field] === PIRATES_HERE ? view.pirateAt.indexOf(field) : NONE;
}

/** All fields, in the order of the content. */
function Fields({ scene, places, declares }: { scene: Scene; places: readonly string[]; declares: boolean }) {
  const { view, lit, say, names, palette, reach, stop, explaining } = scene;
  const way = new Set([...(stop?.way ?? []), ...scene.way]);
  const isFlying = reach.size > 0;
  return FIELDS.map(({ id }, field) => {
    const reached = reach.get(field);
    const state = stop?.field === field ? 'chosen' : litState(lit, nouns.field.ref(field));
    return (
      <Field
        key={id}
        field={field}
        kind={view.kind[field]}
        owner={view.marker[field]}
        extra={extraOf(view, field)}
        palette={palette}
        lit={state === '' && reached !== undefined ? 'option' : state}
        name={fieldName(places[field], view, field, names, reached, say)}
        left={reached?.left ?? -1}
        ends={reached?.ends ?? ''}
        faint={isFlying && reached === undefined && !way.has(field)}
        arrow={declares && state !== '' && !explaining}
        shines={!explaining}
      />
    );
  });
}

/** Numbers in runs: 1, 4-6. */
export function inRuns(values: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && last[last.length - 1] === value - 1) last.push(value);
    else runs.push([value]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run[run.length - 1]}` : run.join(' '))).join(' ');
}

/** The numbers of the exits of navigation fields, each near its field on the line; with a value in force only that one. */
function Exits({ view }: { view: Seen }) {
  const { course } = view;
  return NAVIGATION_EXITS.map((exits, field) => {
    if (exits.length === 0 || view.kind[field] !== NAVIGATION) return null;
    const from = FIELDS[field];
    return (
      <g key={from.id} className={course > 0 ? 'mv-exits mv-exit-set' : 'mv-exits mv-course'} {...unheard}>
        {[...new Set(exits)].map((to) => {
          const numbers = [1, 2, 3, 4, 5, 6].filter((value) => exits[value - 1] === to);
          if (course > 0 && !numbers.includes(course)) return null;
          const text = course > 0 ? `${course}` : inRuns(numbers);
          const target = FIELDS[to];
          const length = Math.hypot(target.x - from.x, target.y - from.y);
          const share = Math.min(46, length * 0.46) / length;
          const width = 18 + text.length * 10;
          return (
            <g
              key={target.id}
              transform={`translate(${from.x + (target.x - from.x) * share} ${from.y + (target.y - from.y) * share})`}
            >
              <g className="mv-exit-mark">
                <rect x={-width / 2} y="-12" width={width} height="24" rx="12" className="mv-exit" />
                <text y="6.5" className="mv-exit-text">
                  {text}
                </text>
              </g>
            </g>
          );
        })}
      </g>
    );
  });
}

/** A culture with the number of its good and its market, or the card that nobody has turned over yet. */
function Token({ scene, system }: { scene: Scene; system: number }) {
  const { view, lit, say } = scene;
  const { id, market } = SYSTEMS[system];
  const culture = view.culture[system];
  const state = litState(lit, nouns.system.ref(system));
  const place = systemName(id, say);
  const seen = view.contact[system];
  const label =
    culture >= 0
      ? joined(place, numberedCulture(culture, say), say({ key: `market.${MARKETS[topMarket(view, culture)]}` }))
      : joined(place, seen >= 0 ? numberedCulture(seen, say) : undefined, say({ key: 'board.unknown' }));
  const is = state === '' ? shows(`market ${system}`, label) : handle(nouns.system.ref(system), state, label);
  return (
    <g transform={`translate(${market.x} ${market.y})`} {...is} className="mv-token">
      <g className="mv-mark">
        {state !== '' && <circle r="42" className={state === 'chosen' ? 'sb-chosen' : 'sb-lit'} />}
        {culture >= 0 ? (
          <>
            <circle r="27" fill="#0c1330" stroke={CLASS_COLOURS[CULTURES[culture].technologyClass]} strokeWidth="5" />
            <g className="mv-course" transform="translate(0 -12)">
              <ClassGlyph of={CULTURES[culture].technologyClass} />
            </g>
            <text className="mv-culture" y="15">
              {CULTURES[culture].number}
            </text>
            <g className="mv-badge" transform="translate(22 -24) scale(1.35)">
              <MarketBadge market={topMarket(view, culture)} />
            </g>
          </>
        ) : (
          <>
            <rect
              x="-19"
              y="-25"
              width="38"
              height="50"
              rx="6"
              className={seen >= 0 ? 'mv-card mv-card-seen' : 'mv-card'}
            />
            <text className="mv-unknown" y="10">
              {seen >= 0 ? CULTURES[seen].number : '?'}
            </text>
          </>
        )}
      </g>
    </g>
  );
}

/** White where somebody lives who is known; the anomalies in italics. */
function Names({ view, say }: { view: Seen; say: Say }) {
  const name = (id: string, text: string, look: string): ReactNode => {
    const { x, y, anchor, broken } = NAME_PLACES[id];
    return (
      <text key={id} className={`mv-name ${look}`} x={x} y={y} textAnchor={anchor}>
        {nameLines(text, broken).map((line, i) => (
          <tspan key={line} x={x} dy={i === 0 ? 0 : '1.02em'}>
            {line}
          </tspan>
        ))}
      </text>
    );
  };
  return (
    <g {...unheard} className="mv-chart">
      {WORLDS.map(({ id, isAnomaly }, system) =>
        name(id, systemName(id, say), isAnomaly ? 'mv-anomaly' : view.culture[system] >= 0 ? 'mv-known' : ''),
      )}
      {name('GB', say({ key: 'board.base' }), 'mv-haven')}
    </g>
  );
}

/** Missions, passengers who wait, and where the passengers of the seat want to go. */
function Marks({ scene }: { scene: Scene }) {
  const { view, seat, palette, say } = scene;
  const { main } = paintOf(palette, seat);
  const places = SYSTEMS.map(({ market }) => market);
  const spotOf = (stop: number): Spot | undefined =>
    stop === BASE_STOP ? FIELDS[BASE] : view.home[stop] >= 0 ? places[view.home[stop]] : undefined;
  const marks: ReactNode[] = [];
  const put = (key: string, { x, y }: Spot, dx: number, dy: number, label: string, sign: ReactNode) =>
    marks.push(
      <g key={key} transform={`translate(${x + dx} ${y + dy})`} {...picture(label)}>
        <g className="mv-mark">{sign}</g>
      </g>,
    );
  for (const mission of openMissions(view, seat)) {
    const { target, id } = MISSIONS[mission];
    if (target >= 0) put(id, places[target], -44, -22, say(nouns.mission.say(mission)), <Flag main={main} />);
  }
  PASSENGERS.forEach(({ id, to }, passenger) => {
    const at = view.passengerAt[passenger];
    const label = say(nouns.passenger.say(passenger));
    if (at === aboard(seat)) {
      const spot = spotOf(to);
      if (spot !== undefined) put(id, spot, -6, 44, label, <Head rim={main} />);
    } else if (at >= 0 && at < SYSTEMS.length) put(id, places[at], -40, 20, label, <Head />);
    else if (at === ON_BASE) put(id, FIELDS[BASE], 44, 12, label, <Head />);
  });
  return marks;
}

interface ShipProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly palette: Palette;
  readonly isOwn: boolean;
  readonly lit: LitState;
  readonly label: string;
  /** Where it is, and the fields that it has just entered one after the other. */
  readonly field: number;
  readonly way: string;
}

const Ship = memo(({ seat, x, y, palette, isOwn, lit, label, field, way }: ShipProps) => {
  const { main, deep } = paintOf(palette, seat);
  const flying = useFlight(field, way);
  const ring = lit === '' ? 'mv-own' : lit === 'chosen' ? 'mv-own mv-own-chosen' : 'mv-own mv-own-lit';
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="mv-ship"
      {...(isOwn ? handle('ship', lit, label) : picture(label))}
    >
      <g ref={flying}>
        <g className="mv-mark">
          {isOwn && <circle r="46" className={ring} />}
          <g transform="scale(1.05)">{shipSign(seat, main, deep)}</g>
        </g>
      </g>
    </g>
  );
});

/** By the number of ships on a field: how far each of them stands aside and above. */
const PLACES: readonly (readonly (readonly [aside: number, above: number])[])[] = [
  [[0, 0]],
  [
    [-30, -8],
    [30, 8],
  ],
  [
    [-34, -16],
    [34, -16],
    [0, 30],
  ],
  [
    [-36, -28],
    [36, -28],
    [-36, 30],
    [36, 30],
  ],
];

/** Ships that share a field stand beside each other. */
function Ships({ scene }: { scene: Scene }) {
  const { view, viewer, lit, palette, say, news, motion } = scene;
  return view.at.map((field, seat) => {
    const together = view.at.flatMap((other, one) => (other === field ? [one] : []));
    const { x, y } = FIELDS[field];
    const [aside, above] = PLACES[together.length - 1][together.indexOf(seat)];
    return (
      <Ship
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        key={seat}
        seat={seat}
        x={x + aside}
        y={y + above}
        palette={palette}
        isOwn={seat === viewer}
        lit={seat === viewer ? litState(lit, 'ship') : ''}
        label={joined(
          say({ key: 'board.ship-of', values: { name: nameOf(scene, seat) } }),
          say(nouns.field.say(field)),
        )}
        field={field}
        way={motion && news.flown === seat ? news.way.join(' ') : ''}
      />
    );
  });
}

const STEP_MS = 140;
const MOST_MS = 1600;

/** Runs a ship along the way it has just come, from where it was; `way` is the fields with spaces, empty if it has not moved. */
function useFlight(field: number, way: string) {
  const flying = useRef<SVGGElement>(null);
  const flight = useRef<Animation>(undefined);
  const before = useRef(field);
  useLayoutEffect(() => {
    const entered = way === '' ? [] : way.split(' ').map(Number);
    const start = before.current === field ? [] : [before.current];
    const fields = [...start, ...entered].map((one) => FIELDS[one]);
    before.current = field;
    // What happens next, a landing for instance, lets the ship fly on to where it is.
    if (entered.at(-1) !== field) return;
    const { x: toX, y: toY } = FIELDS[field];
    const frames = fields.map(({ x, y }) => ({ transform: `translate(${x - toX}px, ${y - toY}px)` }));
    flight.current?.cancel();
    flight.current = flying.current?.animate?.(frames, { duration: Math.min(MOST_MS, entered.length * STEP_MS) });
  }, [field, way]);
  return flying;
}

/** The way that was chosen or is being looked at. */
function Way({ scene }: { scene: Scene }) {
  const { stop, way, view, viewer } = scene;
  const fields = stop !== undefined ? [view.at[viewer], ...stop.way] : way;
  if (fields.length < 2) return null;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" {...unheard}>
      <path d={wayPath(fields)} stroke={INK} strokeWidth="23" />
      <path d={wayPath(fields)} className="mv-way" />
    </g>
  );
}

/** Before the roll: arrows from the ship along each line that can be declared. */
function Arrows({ scene, declares }: { scene: Scene; declares: boolean }) {
  const { view, viewer, lit } = scene;
  if (!declares || scene.explaining) return null;
  const from = FIELDS[view.at[viewer]];
  return NEIGHBOURS[view.at[viewer]].map((to) => {
    if (litState(lit, nouns.field.ref(to)) === '') return null;
    const { x, y, id } = FIELDS[to];
    const angle = Math.atan2(y - from.y, x - from.x) * TURN;
    return (
      <g
        key={id}
        transform={`translate(${(from.x * 0.42 + x * 0.58).toFixed(1)} ${(from.y * 0.42 + y * 0.58).toFixed(1)}) rotate(${angle.toFixed(1)})`}
        {...unheard}
      >
        <path d="M-15-17L17 0L-15 17L-7 0Z" className="mv-pointer" />
      </g>
    );
  });
}

interface ChartProps {
  readonly scene: Scene;
  readonly art: string;
  readonly places: readonly string[];
}

/** Whether the viewer is asked for a direction. */
const isDeclaring = ({ decisions, viewer }: Scene): boolean =>
  decisions.some(({ seat, kind }) => seat === viewer && kind === 'declare');

/** Everything on the chart, from the sky to the ships. */
export function Chart({ scene, art, places }: ChartProps) {
  const { view, say } = scene;
  const declares = isDeclaring(scene);
  return (
    <>
      <Ground art={art} />
      <Way scene={scene} />
      <Arrows scene={scene} declares={declares} />
      <Fields scene={scene} places={places} declares={declares} />
      <Exits view={view} />
      {SYSTEMS.map(({ id }, system) => (
        <Token key={id} scene={scene} system={system} />
      ))}
      <Names view={view} say={say} />
      <Marks scene={scene} />
      <Ships scene={scene} />
    </>
  );
}
