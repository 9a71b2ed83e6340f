import { anyLit, type Box, handle, LitBox, litState, PlayerMark, picture, round, times } from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { type CSSProperties, memo, useMemo } from 'react';
import { REF } from '../actions.ts';
import { type GameMap, HOME } from '../content/maps.ts';
import { ROUTE_COLOURS, STATIONS } from '../content/terms.ts';
import { STATION_EFFECTS } from '../content/triangles.ts';
import { place as placeNoun, route as routeNoun, shadowRoute } from '../nouns.ts';
import { mapOf, ON_STATION, OUT, SHADOW, shipsOf } from '../state.ts';
import type { Seen } from '../view.ts';
import { onRoute } from './causes.ts';
import { GlyphRow, glyphsOf, widthOf } from './effects.tsx';
import { Pirate, ShipPiece, Triangle } from './Figures.tsx';
import { Cover, unheard } from './handle.tsx';
import { sign } from './Icons.tsx';
import { MISSION_WIDTH, MissionCard, missionHeight } from './MissionCard.tsx';
import { effectsName, joined, missionLabel } from './names.ts';
import { markOf, NO_SEAT, paintOf, ROUTE_DASHES, ROUTE_TINTS } from './palette.ts';
import { openOf, type Scene } from './scene.ts';

/** Where everything of a map stands in its box: the map is stretched to fill it, its pieces keep their shape. */
interface Chart {
  readonly map: GameMap;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The size of pieces. */
  readonly unit: number;
  /** How far to the left and to the right a ship may stand. */
  readonly reach: readonly [least: number, most: number];
}

function chartOf(map: GameMap, { x, y, width, height }: Box): Chart {
  const unit = Math.max(0.5, Math.min(0.95 * Math.sqrt((width * height) / 194_400), width / 430, 1.7));
  const stretched = (values: readonly number[], from: number, to: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return values.map((value) => from + ((value - least) / (most - least)) * (to - from));
  };
  const [left, right] = [x + 46 * unit, x + width - 46 * unit];
  const [top, bottom] = [y + 38 * unit, y + height - 46 * unit];
  const spots = apart(
    stretched(
      map.places.map((place) => place.x),
      left,
      right,
    ),
    stretched(
      map.places.map((place) => place.y),
      top,
      bottom,
    ),
    [72 * unit, 84 * unit],
    { x: left, y: top, width: right - left, height: bottom - top },
  );
  const reach = [x + 20 * unit, x + width - 20 * unit] as const;
  return { map, unit, reach, x: spots.x.map(round), y: spots.y.map(round) };
}

const ROUNDS_OF_PUSHING = 40;

/** Moves places apart that would lie on each other, little by little, without leaving the box. */
function apart(x: number[], y: number[], [wide, high]: readonly [number, number], box: Box) {
  for (let round = 0; round < ROUNDS_OF_PUSHING; round++)
    for (let a = 0; a < x.length; a++)
      for (let b = a + 1; b < x.length; b++) {
        const [overX, overY] = [wide - Math.abs(x[a] - x[b]), high - Math.abs(y[a] - y[b])];
        if (overX <= 0 || overY <= 0) continue;
        const [along, over, least, most] =
          overX / wide < overY / high ? [x, overX, box.x, box.x + box.width] : [y, overY, box.y, box.y + box.height];
        const push = (over / 4) * (along[a] < along[b] ? -1 : 1);
        along[a] = Math.min(Math.max(along[a] + push, least), most);
        along[b] = Math.min(Math.max(along[b] - push, least), most);
      }
  return { x, y };
}

/** All routes of one colour are one path. */
const Routes = memo(({ chart: { map, x, y, unit } }: { chart: Chart }) =>
  ROUTE_COLOURS.map((id, colour) => (
    <path
      key={id}
      d={map.routes.map(({ a, b, colour: own }) => (own === colour ? `M${x[a]} ${y[a]}L${x[b]} ${y[b]}` : '')).join('')}
      className="sc-route"
      stroke={ROUTE_TINTS[colour]}
      strokeWidth={round((colour === 2 ? 4.4 : 3.2) * unit)}
      strokeDasharray={ROUTE_DASHES[colour]}
    />
  )),
);

const PLANETS = ['#6f8fd8', '#b07a5c', '#5ca39a', '#8a6fb8', '#b59a55', '#5f86a8'] as const;

const Planet = memo(({ place, station }: { place: number; station: number }) => {
  if (station >= 0)
    return (
      <>
        <path d="M0-24L21-12V12L0 24L-21 12V-12Z" className="sc-station" />
        <path d="M-30 0H30M0-30V30" stroke="#8fa2d8" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M0-17L15-8.5V8.5L0 17L-15 8.5V-8.5Z" fill="#1a2450" stroke="#9fb4f0" strokeWidth="1.4" />
      </>
    );
  const colour = PLANETS[place % PLANETS.length];
  return (
    <>
      <circle r="19" fill={colour} />
      <path d="M-19 0A19 19 0 0 0 13 13.8A21 21 0 0 1-19 0Z" fill="#000" fillOpacity="0.3" />
      {place % 3 === 0 && (
        <ellipse rx="27" ry="6.5" transform="rotate(-16)" fill="none" stroke={colour} strokeWidth="2.4" />
      )}
      {place % 3 === 1 && (
        <path d="M-14-7Q0-13 14-8M-17 1Q0-4 17 0" fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="3" />
      )}
    </>
  );
});

/** The triangle of a station: on it, or the round in which it comes back. */
function StationTriangle({ seen, station }: { seen: Seen; station: number }) {
  const at = seen.triangle[station];
  if (at === OUT) return null;
  return at === ON_STATION ? (
    <g className="sc-ready-triangle">
      <path d="M0-17L20 14H-20Z" fill="#ffe9a8" stroke="#6d5410" strokeWidth="2" strokeLinejoin="round" />
      <GlyphRow glyphs={glyphsOf(STATION_EFFECTS[station])} x={0} y={6} wide={28} high={15} />
    </g>
  ) : (
    <g transform="scale(0.8)">
      <path d="M0 14L16-12H-16Z" fill="#2c2945" stroke="#9d96b8" strokeWidth="1.6" strokeLinejoin="round" />
      <text y="2" className="sc-number sc-number-down">
        {at}
      </text>
    </g>
  );
}

function placeLabel(scene: Scene, place: number): string {
  const { seen, say } = scene;
  const { id } = mapOf(seen).places[place];
  const station = seen.stationAt.indexOf(place);
  const number = seen.numberAt.indexOf(place, 1);
  const mission = seen.mission[place];
  const holder = seen.holder[place];
  const ships = times(shipsOf(seen), (ship) => ship).filter((ship) => seen.shipAt[ship] === place);
  return joined(
    place === HOME ? undefined : say({ key: `place.${id}` }),
    station >= 0 ? stationLabel(scene, station) : undefined,
    number > 0
      ? say({ key: seen.numberUp[number] === 1 ? 'board.number-up' : 'board.number-down', values: { n: number } })
      : undefined,
    mission >= 0 ? missionLabel(mission, say) : undefined,
    holder >= 0 && mission >= 0 ? say({ key: 'board.held-by', values: { name: shipName(scene, holder) } }) : undefined,
    ...ships.map((ship) => say({ key: 'board.ship-of', values: { name: shipName(scene, ship) } })),
  );
}

/** The seat of a ship; Captain Shadow has none. */
const seatOf = (seen: Seen, ship: number): number => (seen.solo && ship === SHADOW ? NO_SEAT : ship);

const shipName = (scene: Scene, ship: number): string =>
  scene.seen.solo && ship === SHADOW ? scene.say({ key: 'board.shadow' }) : nameOf(scene.names, ship);

function stationLabel({ seen, say }: Scene, station: number): string {
  const name = say({ key: `station.${STATIONS[station]}` });
  const at = seen.triangle[station];
  const effects = effectsName(STATION_EFFECTS[station], say);
  if (at === OUT) return joined(name, say({ key: 'board.triangle-out' }));
  if (at === ON_STATION) return `${name}: ${effects}`;
  return joined(name, say({ key: 'board.triangle-back', values: { n: at } }));
}

const CARD_SIZE = 0.7;

/** Half the height of what lies on a place, and where its name stands below it, in units of the chart. */
function heightsAt({ seen }: Scene, place: number): readonly [half: number, name: number] {
  const mission = seen.mission[place];
  if (mission < 0) return [27, seen.stationAt.includes(place) ? 33 : 29];
  const half = Math.max(20, (missionHeight(mission, false) * CARD_SIZE) / 2 + 2);
  return [half, half + 9];
}

/** Where the middle of each route is shown: on the line, and if it can be not on a place or its name. */
function middlesOf(scene: Scene, { map, x, y, unit }: Chart): readonly Spot[] {
  const boxes = map.places.map(({ id }, place) => {
    const [half, name] = heightsAt(scene, place);
    const letters = scene.say({ key: `place.${id}` }).length * 2.8;
    const wide = Math.max(33, letters) * unit;
    return {
      left: x[place] - wide,
      right: x[place] + wide,
      top: y[place] - half * unit,
      bottom: y[place] + name * unit,
    };
  });
  return map.routes.map(({ a, b }) => {
    const spots = ALONG.map((t): Spot => [round(x[a] + (x[b] - x[a]) * t), round(y[a] + (y[b] - y[a]) * t)]);
    const room = ([px, py]: Spot) =>
      Math.min(
        ...boxes.map(({ left, right, top, bottom }) =>
          Math.hypot(Math.max(left - px, 0, px - right), Math.max(top - py, 0, py - bottom)),
        ),
        13 * unit,
      );
    return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
  });
}

type Spot = readonly [x: number, y: number];
const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7] as const;

/** A place at the other end of a route that is asked for means that route. */
const wayTo = (ref: string) => ({ 'data-ref': ref, className: 'sc-way' });

/** What is on a place: planet or station, its triangle or its mission. */
function Place({ scene, chart, place }: { scene: Scene; chart: Chart; place: number }) {
  const { seen, lit, say, viewer, palette, news } = scene;
  const { map, x, y, unit } = chart;
  const station = seen.stationAt.indexOf(place);
  const number = seen.numberAt.indexOf(place, 1);
  const mission = seen.mission[place];
  const holder = seen.holder[place];
  const here = viewer >= 0 && seen.shipAt[viewer] === place;
  const along = viewer < 0 || here ? -1 : map.neighbours[seen.shipAt[viewer]].indexOf(place);
  const viaRoute = along >= 0 && !lit.has(placeNoun.ref(place)) && lit.has(routeNoun.ref(along));
  const state = litState(lit, placeNoun.ref(place));
  const label = placeLabel(scene, place);
  const high = mission >= 0 ? missionHeight(mission, false) : 0;
  const wide = mission >= 0 ? 34 : 27;
  const [tall] = heightsAt(scene, place);
  const missionState = here ? litState(lit, REF.mission) : '';
  const card = mission >= 0 && (
    <g transform={`translate(${(-MISSION_WIDTH * CARD_SIZE) / 2} ${(-high * CARD_SIZE) / 2}) scale(${CARD_SIZE})`}>
      <g className={news.missions.includes(place) ? 'sc-fresh' : undefined}>
        <MissionCard mission={mission} say={say} named={false} />
      </g>
    </g>
  );
  return (
    <g transform={`translate(${x[place]} ${y[place]}) scale(${round(unit * 100) / 100})`}>
      <g {...unheard}>
        <g transform={mission >= 0 ? 'scale(1.35)' : undefined}>
          <Planet place={place} station={station} />
        </g>
        {station >= 0 && (
          <g>
            <StationTriangle seen={seen} station={station} />
          </g>
        )}
        {number > 0 && <Triangle number={number} up={seen.numberUp[number] === 1} />}
        {card}
        {viaRoute && <circle r={mission >= 0 ? 36 : 25} className="sc-hint" />}
      </g>
      <Cover
        is={
          viaRoute ? { ...picture(label), ...wayTo(routeNoun.ref(along)) } : handle(placeNoun.ref(place), state, label)
        }
        lit={state}
        x={-wide}
        y={-tall}
        width={2 * wide}
        height={2 * tall}
        corner={14}
      />
      {here && mission >= 0 && (
        <Cover
          is={handle(REF.mission, missionState, missionLabel(mission, say))}
          lit={missionState}
          x={-wide}
          y={-tall}
          width={2 * wide}
          height={2 * tall}
        />
      )}
      {holder >= 0 && mission >= 0 && (
        <g transform="translate(37 3) scale(0.62)">
          <path d="M-12 22V-12" stroke="#eef2ff" strokeWidth="2.6" />
          <PlayerMark paint={paintOf(palette, seatOf(seen, holder))} mark={markOf(seatOf(seen, holder))} />
        </g>
      )}
    </g>
  );
}

/** Names lie over everything else, so that they can be read. */
function Names({ scene, chart: { map, x, y, unit } }: { scene: Scene; chart: Chart }) {
  return map.places.map(({ id }, place) => {
    const [, below] = heightsAt(scene, place);
    return (
      <text
        key={id}
        x={x[place]}
        y={round(y[place] + below * unit)}
        className="sc-place-name"
        fontSize={round(Math.max(8, 10 * unit))}
      >
        {scene.say({ key: `place.${id}` })}
      </text>
    );
  });
}

/** Where ships stand around a place. */
const BERTHS = [
  [-34, -16],
  [34, -16],
  [-34, 14],
  [34, 14],
] as const;

function Ship({ scene, chart, ship }: { scene: Scene; chart: Chart; ship: number }) {
  const { seen, palette, news, viewer } = scene;
  const { x, y, unit, reach } = chart;
  const at = seen.shipAt[ship];
  const berth = times(shipsOf(seen), (other) => other)
    .filter((other) => seen.shipAt[other] === at)
    .indexOf(ship);
  const [dx, dy] = BERTHS[berth];
  const across = Math.min(Math.max(x[at] + dx * unit, reach[0]), reach[1]);
  const from = news.from.get(ship);
  const moved = from !== undefined && from >= 0 && from !== at;
  const style = moved
    ? ({ '--dx': `${round(x[from] - x[at])}px`, '--dy': `${round(y[from] - y[at])}px` } as CSSProperties)
    : undefined;
  return (
    <g className={moved ? 'sc-sail' : undefined} style={style} pointerEvents="none">
      <g transform={`translate(${round(across)} ${round(y[at] + dy * unit)}) scale(${round(unit * 95) / 100})`}>
        {ship === viewer && <circle r="19" className="sc-own-ship" />}
        <ShipPiece paint={paintOf(palette, seatOf(seen, ship))} seat={seatOf(seen, ship)} />
      </g>
    </g>
  );
}

function Pirates({ scene, chart, middles }: { scene: Scene; chart: Chart; middles: readonly Spot[] }) {
  const { seen, news } = scene;
  const { map, unit } = chart;
  return map.routes.map(({ id, a, b, colour }, route) => {
    if (seen.pirate[route] < 0) return null;
    const fresh = news.pirates.includes(a * 8 + colour) || news.pirates.includes(b * 8 + colour);
    return (
      <g
        key={id}
        transform={`translate(${middles[route].join(' ')}) scale(${round(unit * 100) / 100})`}
        pointerEvents="none"
      >
        <g className={fresh ? 'sc-fresh' : undefined}>
          <Pirate pirate={seen.pirate[route]} />
        </g>
      </g>
    );
  });
}

interface RouteProps {
  readonly scene: Scene;
  readonly chart: Chart;
  /** The ship at whose place the routes are. */
  readonly ship: number;
  readonly refOf: (along: number) => string;
}

/** Routes that are asked for, lit up under everything else. */
function LitRoutes({ scene: { seen, lit }, chart: { map, x, y, unit }, ship, refOf }: RouteProps) {
  const at = seen.shipAt[ship];
  return ROUTE_COLOURS.map((id, colour) => {
    const state = litState(lit, refOf(colour));
    const to = map.neighbours[at][colour];
    return state === '' ? null : (
      <path
        key={id}
        d={`M${x[at]} ${y[at]}L${x[to]} ${y[to]}`}
        data-ref={refOf(colour)}
        className={state === 'chosen' ? 'sc-lit-route sc-lit-chosen' : 'sc-lit-route'}
        strokeWidth={round(11 * unit)}
      />
    );
  });
}

/** In the middle of each route at a ship's place: what it is called, and a button when it is asked for. */
function RouteHandles({ scene, chart, middles, ship, refOf }: RouteProps & { readonly middles: readonly Spot[] }) {
  const { seen, lit, say } = scene;
  const { map, x, y, unit } = chart;
  const at = seen.shipAt[ship];
  return ROUTE_COLOURS.map((id, colour) => {
    const state = litState(lit, refOf(colour));
    const to = map.neighbours[at][colour];
    const route = map.routesAt[at][colour];
    const isFree = seen.pirate[route] < 0;
    const values = { colour: say({ key: `route-colour.${id}` }), to: say({ key: `place.${map.places[to].id}` }) };
    const label = joined(say({ key: 'board.route', values }), isFree ? undefined : say({ key: 'board.pirate' }));
    const turn = Math.round((Math.atan2(y[to] - y[at], x[to] - x[at]) * 180) / Math.PI);
    return (
      <g
        key={id}
        transform={`translate(${middles[route].join(' ')}) scale(${round(unit * 100) / 100})`}
        {...handle(refOf(colour), state, label)}
      >
        {state === '' || !isFree ? (
          <circle r="15" fill="transparent" />
        ) : (
          <path d="M-4-7L6 0L-4 7Z" transform={`rotate(${turn})`} fill={ROUTE_TINTS[colour]} stroke="#060a1a" />
        )}
        <LitBox lit={state} wide={15} corner={15} />
        <Price scene={scene} along={colour} />
      </g>
    );
  });
}

/** What the way past a pirate costs, and what a fight gives. */
function Price({ scene, along }: { scene: Scene; along: number }) {
  const kind = openOf(scene, 'attack').length > 0 ? 'attack' : 'move';
  if (!openOf(scene, kind).some((option) => option.along === ROUTE_COLOURS[along])) return null;
  const glyphs = glyphsOf(onRoute(scene.seen, scene.viewer, { do: kind, along }));
  const wide = widthOf(glyphs) * 0.62;
  return glyphs.length === 0 ? null : (
    <g transform="translate(0 -24)" pointerEvents="none">
      <rect x={-wide / 2 - 4} y="-10" width={wide + 8} height="20" rx="7" className="sc-price" />
      <GlyphRow glyphs={glyphs} x={0} y={0} wide={wide} high={16} />
    </g>
  );
}

/** The deck of missions. */
function MissionDeck({ scene, box, unit }: { scene: Scene; box: Box; unit: number }) {
  const { seen, lit, say } = scene;
  const state = litState(lit, REF.deck);
  const { cards, known } = seen.missionDeck;
  const size = Math.max(0.7, Math.min(1.1, unit));
  return (
    <g
      transform={`translate(${box.x + 28 * size} ${box.y + box.height - 24 * size}) scale(${round(size * 100) / 100})`}
      {...handle(
        REF.deck,
        state,
        joined(
          say({ key: 'board.mission-deck', values: { n: cards } }),
          ...known.map((mission) => missionLabel(mission, say)),
        ),
      )}
    >
      <rect x="-20" y="-14" width="30" height="32" rx="4" className="sc-deck" />
      <rect x="-17" y="-17" width="30" height="32" rx="4" className="sc-deck" />
      <g transform="translate(-1 -3) scale(0.8)">{sign('mission')}</g>
      <text x="-2" y="13.6" className="sc-deck-count">
        {cards}
      </text>
      {known.length > 0 && <g transform="translate(16 -12) scale(0.6)">{sign('peekMissions')}</g>}
      <g transform="translate(-3 0)">
        <LitBox lit={state} wide={22} high={22} corner={8} />
      </g>
    </g>
  );
}

/** SC-2: the main board. */
export function StarMap({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, viewer, lit } = scene;
  const map = mapOf(seen);
  const { x, y, width, height } = box;
  const chart = useMemo(() => chartOf(map, { x, y, width, height }), [map, x, y, width, height]);
  const middles = middlesOf(scene, chart);
  const shadow = seen.solo && anyLit(lit, 'shadow-route:');
  const ships = times(shipsOf(seen), (ship) => ship);
  return (
    <g>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="12" className="sc-space" />
      <Routes chart={chart} />
      {viewer >= 0 && <LitRoutes scene={scene} chart={chart} ship={viewer} refOf={routeNoun.ref} />}
      {shadow && <LitRoutes scene={scene} chart={chart} ship={SHADOW} refOf={shadowRoute.ref} />}
      <MissionDeck scene={scene} box={box} unit={chart.unit} />
      {chart.map.places.map(({ id }, place) => (
        <Place key={id} scene={scene} chart={chart} place={place} />
      ))}
      <Pirates scene={scene} chart={chart} middles={middles} />
      <Names scene={scene} chart={chart} />
      {viewer >= 0 && (
        <RouteHandles scene={scene} chart={chart} middles={middles} ship={viewer} refOf={routeNoun.ref} />
      )}
      {shadow && <RouteHandles scene={scene} chart={chart} middles={middles} ship={SHADOW} refOf={shadowRoute.ref} />}
      {ships.map((ship) => (
        <Ship key={`${ship} ${scene.news.from.has(ship) ? scene.step : ''}`} scene={scene} chart={chart} ship={ship} />
      ))}
    </g>
  );
}
