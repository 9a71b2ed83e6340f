import {
  anyLit,
  between,
  group,
  handle,
  type LitState,
  lightClass,
  litState,
  type Size,
  Sky,
  shows,
  times,
} from '@starboard/board';
import { aboutOf, opposite, type Phrase, SIDES } from '@starboard/kernel';
import { type CSSProperties, memo } from 'react';
import { NEXT, stackOf } from '../content/galaxy.ts';
import { SECTORS, SITES, SITES_OF, turnedEdges } from '../content/sectors.ts';
import { ROUNDS } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { mayPlace, PLACE, sectorsLeft } from '../rules/explore.ts';
import { edgesOf, isExploded } from '../rules/galaxy.ts';
import { countShips } from '../rules/ships.ts';
import { LATER, NOBODY, SHIP_IDS, SHIP_TYPE, SHIPS } from '../state.ts';
import { Contents, Nebulas } from './Contents.tsx';
import { winsAt } from './chances.ts';
import { Gate, Gates, gateSpot } from './Gates.tsx';
import { boxAround, centreOf, edgesPath, hexPath, partPath, R } from './geometry.ts';
import { sign } from './Icons.tsx';
import { STAR_SCALE } from './levels.ts';
import { paintOf } from './palette.ts';
import { Ship } from './Ships.tsx';
import { type Scene, type Still, useStill } from './scene.ts';
import { siteName } from './sites.ts';
import { at, Thing, unheard } from './Thing.tsx';
import { Face, Ground, TileDefs } from './Tile.tsx';
import { spotOf, Tokens } from './Tokens.tsx';

const ZONE_PATH = hexPath(R - 3);
const SITE_PATH = hexPath(R - 2);

/** Sectors on the board, each once. */
const sectorsOf = ({ view }: Still): readonly number[] => [...new Set(view.placed.map((site) => SITES[site].sector))];

/** Empty hexes beside the known galaxy. */
function zonesOf({ view }: Pick<Scene, 'view'>): readonly number[] {
  const taken = new Set(view.placed.map((site) => view.hex[site]));
  const zones = new Set<number>();
  for (const hex of taken)
    for (let side = 0; side < SIDES; side++) {
      const next = NEXT[hex * SIDES + side];
      if (next >= 0 && !taken.has(next)) zones.add(next);
    }
  return [...zones];
}

const Zone = memo(({ scene: { say, view }, zone, state }: { scene: Still; zone: number; state: LitState }) => {
  if (state === '') return <path d={ZONE_PATH} transform={at(centreOf(zone))} className="ec-zone" {...unheard} />;
  const name = `${say(nouns.zone.say(zone))}, ${say({ key: 'board.zone', values: { ring: stackOf(zone) + 1, n: sectorsLeft(view, stackOf(zone)) } })}`;
  return (
    <g transform={at(centreOf(zone))}>
      <g {...handle(nouns.zone.ref(zone), state, name)}>
        <path d={ZONE_PATH} className={`ec-zone-lit ${lightClass(state)}`} />
      </g>
      <g className="ec-quiet" {...unheard}>
        <g transform="scale(1.3)" color="#8ff4ff">
          {sign('explore')}
        </g>
        <text y="30" className="ec-zone-ring">
          {'I'.repeat(stackOf(zone) + 1)}
        </text>
      </g>
    </g>
  );
});

/** Space, tints of their owners, and borders towards everybody else. */
const Grounds = memo(({ scene }: { scene: Still }) => {
  const { view, art, palette } = scene;
  return sectorsOf(scene).map((sector) => {
    const [site] = SITES_OF[sector];
    const owner = view.owner[site];
    const paint = paintOf(palette, owner);
    return (
      <g key={sector} transform={at(centreOf(view.hex[site]))}>
        <Ground art={art} sector={sector} turn={view.turn[site]} exploded={isExploded(view, sector)} />
        {owner !== NOBODY && (
          <>
            <path d={SITE_PATH} fill={paint.main} fillOpacity="0.2" />
            <path
              d={edgesPath(outerEdges(scene, site), R - 2.2)}
              stroke={paint.main}
              strokeWidth="3.4"
              strokeLinecap="round"
            />
          </>
        )}
      </g>
    );
  });
});

/** The edges of a site beyond which somebody else is, as bits. */
const outerEdges = ({ view }: Still, site: number): number =>
  times(SIDES, (side) => {
    const next = view.beside[site * SIDES + side];
    return next >= 0 && view.owner[next] === view.owner[site] ? 0 : 1 << side;
  }).reduce((bits, one) => bits | one, 0);

/** What takes clicks: each site, with all that is there in its name. */
const Site = memo(({ scene, site, state }: { scene: Still; site: number; state: LitState }) => {
  const { view } = scene;
  const { part } = SITES[site];
  const path = part < 0 ? SITE_PATH : partPath(part, view.turn[site], R - 2);
  return (
    <g transform={at(centreOf(view.hex[site]))} {...handle(nouns.site.ref(site), state, siteName(scene, site))}>
      <path d={path} className={state === '' ? 'ec-site' : lightClass(state)} />
    </g>
  );
});

/** The ship that is about to move, if it has been chosen. */
function movingShip({ options = [] }: Scene): number {
  const ships = new Set(options.flatMap((option) => (option.do === 'move' ? [option.ship] : [])));
  const [only] = ships;
  return ships.size === 1 && typeof only === 'string' ? nouns.ship.ids.indexOf(only) : -1;
}

/** What would come of it if the ship that was chosen went where there are others. */
function Prospects({ scene }: { scene: Scene }) {
  const { view, viewer, lit, level } = scene;
  const ship = movingShip(scene);
  if (ship < 0) return null;
  return view.placed.map((site) => {
    if (!lit.has(nouns.site.ref(site))) return null;
    const wins = winsAt(view, viewer, site, { seat: viewer, ships: [ship] });
    if (wins === undefined) return null;
    const { x, y } = spotOf(scene, site);
    return (
      <g
        key={site}
        transform={`translate(${x} ${y - 6}) scale(${STAR_SCALE[level]})`}
        className={wins >= 50 ? 'ec-prospect ec-prospect-good' : 'ec-prospect'}
        {...unheard}
      >
        <rect x="-21" y="-9" width="42" height="18" rx="9" />
        <text y="4.4">{wins} %</text>
      </g>
    );
  });
}

/** The sector that is about to be placed, as it would lie, and what turns it. */
function Ghost({ scene }: { scene: Scene }) {
  const { decisions, art, say, viewer, turn, level } = scene;
  const about = aboutOf(PLACE, decisions);
  if (about === undefined) return null;
  const mine = decisions.some(({ seat, kind }) => seat === viewer && kind === PLACE.kind);
  const sector = ghostSector(scene) ?? about.sectors[0];
  const { x, y } = centreOf(about.zone);
  const wormholes = turnedEdges(SECTORS[sector].wormholes, turn);
  const words: Phrase = mine ? { key: 'board.ghost-turn' } : { key: 'board.ghost' };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="ec-quiet" {...unheard}>
        <Face art={art} sector={sector} turn={turn} level={level} />
      </g>
      <g
        {...(mine
          ? shows('turn', `${say(nouns.sector.say(sector))}. ${say(words)}`)
          : { role: 'img', 'aria-label': say(nouns.sector.say(sector)) })}
        className="ec-ghost"
      >
        <path d={ZONE_PATH} className="ec-ghost-edge" />
        {mine && (
          <g color="#ffe27a" transform="translate(0 6) scale(0.9)">
            <circle r="13" fill="#060a1c" fillOpacity="0.7" />
            {sign('turn')}
          </g>
        )}
      </g>
      <g className="ec-quiet" {...unheard}>
        {times(SIDES, (side) => (
          <g key={side} transform={gateSpot({ x: 0, y: 0 }, side)}>
            {ghostGate(scene, about.zone, side, ((wormholes >> side) & 1) === 1)}
          </g>
        ))}
      </g>
    </g>
  );
}

/** The sector that was picked among two, or the last one that was turned over. */
export function ghostSector({ decisions, lit }: Pick<Scene, 'decisions' | 'lit'>): number | undefined {
  const sectors = aboutOf(PLACE, decisions)?.sectors ?? [];
  return sectors.find((sector) => lit.get(nouns.sector.ref(sector)) === 'chosen') ?? sectors.at(-1);
}

/** How a border of the ghost would look. */
function ghostGate({ view }: Scene, zone: number, side: number, here: boolean) {
  const hex = NEXT[zone * SIDES + side];
  const next = view.placed.find(
    (site) => view.hex[site] === hex && ((edgesOf(view, site) >> opposite(side)) & 1) === 1,
  );
  if (next === undefined) return here ? <Gate kind="zone" /> : null;
  const there = ((turnedEdges(SITES[next].wormholes, view.turn[next]) >> opposite(side)) & 1) === 1;
  if (here && there) return <Gate kind="joined" />;
  return here ? <Gate kind="closed" /> : null;
}

/** The turns that are allowed for a sector at a zone. */
export function legalTurns(scene: Pick<Scene, 'view' | 'viewer' | 'decisions' | 'lit'>): readonly number[] {
  const about = aboutOf(PLACE, scene.decisions);
  const sector = ghostSector(scene);
  const asked = scene.decisions.find(({ kind }) => kind === PLACE.kind);
  if (about === undefined || sector === undefined || asked === undefined) return [];
  countShips(scene.view);
  return times(SIDES, (turn) => turn).filter((turn) => mayPlace(scene.view, asked.seat, sector, about.zone, turn).ok);
}

/** EC-32.5: the rounds, and the ships that come back in them. */
function Rounds({ scene, size }: { scene: Scene; size: Size }) {
  const { view, say, palette, lit, viewer } = scene;
  const wide = between(18, (size.width - 20) / ROUNDS, 27);
  const late = view.shipAt.flatMap((where, i) => (where < LATER ? [{ round: LATER - where, ship: i }] : []));
  return (
    <g transform={`translate(10 ${size.height - 34})`}>
      <g {...group(say({ key: 'board.round', values: { n: view.round, of: ROUNDS } }))}>
        {times(ROUNDS, (i) => (
          <g key={i} transform={`translate(${i * wide} 0)`}>
            <Thing scene={scene} of={`round:${i + 1}`}>
              <rect
                width={wide - 3}
                height="24"
                rx="6"
                className={
                  i + 1 === view.round ? 'ec-round ec-now' : i + 1 < view.round ? 'ec-round ec-past' : 'ec-round'
                }
              />
              <text
                x={(wide - 3) / 2}
                y="17"
                className={i + 1 === view.round ? 'ec-round-text ec-now-text' : 'ec-round-text'}
              >
                {i + 1}
              </text>
            </Thing>
          </g>
        ))}
      </g>
      {late.map(({ round, ship }, i) => {
        const seat = Math.floor(ship / SHIPS);
        const ref = nouns.ship.ref(ship % SHIPS, seat);
        const state = seat === viewer ? litState(lit, ref) : '';
        const name = `${say(nouns.ship.say(ship % SHIPS))}, ${say({ key: 'board.back-in', values: { round } })}`;
        return (
          <g
            key={SHIP_IDS[ship % SHIPS] + seat}
            transform={`translate(${(round - 0.5) * wide - 1.5} ${-14 - 20 * late.slice(0, i).filter((one) => one.round === round).length})`}
            {...handle(ref, state, name)}
          >
            {state !== '' && <rect x="-12" y="-12" width="24" height="24" rx="8" className={lightClass(state)} />}
            <g transform="scale(0.7)">
              <Ship kind={SHIP_TYPE[ship % SHIPS]} paint={paintOf(palette, seat)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

type Fitted = Pick<Scene, 'view' | 'lit' | 'decisions'>;

/** The width of a hex on the screen, before zooming. */
export const hexWidth = (scene: Fitted, size: Size, top: number): number => galaxyFit(scene, size, top).scale * 2 * R;

/** How the galaxy stands in its part of the screen. */
export function galaxyFit({ view, lit, decisions }: Fitted, size: Size, top: number) {
  const ghost = aboutOf(PLACE, decisions)?.zone;
  const shown = [
    ...new Set(view.placed.map((site) => view.hex[site])),
    ...(ghost === undefined ? [] : [ghost]),
    ...zonesOf({ view }).filter((zone) => lit.has(nouns.zone.ref(zone))),
  ];
  const box = boxAround(shown);
  const isBusy = ['turn:', 'build:'].some((sort) => anyLit(lit, sort));
  // What lies at the foot of the map has two rows where it is narrow.
  const foot = !isBusy ? 46 : size.width < 480 ? 158 : 106;
  const [width, height] = [size.width - 16, size.height - top - foot];
  const scale = Math.max(0.1, Math.min(width / (box.width + 24), height / (box.height + 24), 1.5));
  return {
    scale,
    x: 8 + (width - box.width * scale) / 2 - box.x * scale,
    y: top + (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** The galaxy: as large as there is room for. */
export function Galaxy({ scene, size, top }: { scene: Scene; size: Size; top: number }) {
  const { lit } = scene;
  const still = useStill(scene);
  const { scale, x, y } = galaxyFit(scene, size, top);
  const zones = zonesOf(scene).filter((zone) => zone !== aboutOf(PLACE, scene.decisions)?.zone);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the map; every handle has its own name
    <svg
      className="sb-board ec-galaxy"
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-level={scene.level}
      data-motion={scene.motion ? 'on' : 'off'}
      style={{ '--ec-scale': scale.toFixed(3) } as CSSProperties}
    >
      <TileDefs art={scene.art} />
      <Sky />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
        {zones.map((zone) => (
          <Zone key={zone} scene={still} zone={zone} state={litState(lit, nouns.zone.ref(zone))} />
        ))}
        <g {...unheard}>
          <Grounds scene={still} />
        </g>
        {still.view.placed.map((site) => (
          <Site key={site} scene={still} site={site} state={litState(lit, nouns.site.ref(site))} />
        ))}
        <Gates scene={still} />
        <Nebulas scene={still} />
        <Contents scene={scene} still={still} />
        <Tokens scene={scene} still={still} />
        <Prospects scene={scene} />
        <Ghost scene={scene} />
      </g>
      <Rounds scene={scene} size={size} />
    </svg>
  );
}
