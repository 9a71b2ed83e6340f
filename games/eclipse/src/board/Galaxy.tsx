import { anyLit, between, handle, lightClass, litState, picture, type Size, Sky, shows, times } from '@starboard/board';
import { aboutOf, opposite, type Phrase, SIDES } from '@starboard/kernel';
import { NEXT, stackOf } from '../content/galaxy.ts';
import {
  eventOf,
  ORBITAL_SQUARE,
  PULSARS,
  SECTORS,
  SITES,
  SITES_OF,
  SUPERNOVAS,
  turnedEdges,
} from '../content/sectors.ts';
import { ROUNDS } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { mayPlace, PLACE, sectorsLeft } from '../rules/explore.ts';
import { edgesOf, isExploded, takesDisc } from '../rules/galaxy.ts';
import { isFilled } from '../rules/population.ts';
import { countShips } from '../rules/ships.ts';
import { ANCIENT_PORTAL, LATER, MONOLITH, NOBODY, PORTAL, SHIP_IDS, SHIP_TYPE, SHIPS } from '../state.ts';
import { Gate, Gates, gateSpot } from './Gates.tsx';
import { boxAround, centreOf, edgesPath, hexPath, partAngle, partPath, polar, R, type Spot } from './geometry.ts';
import { type SignName, sign } from './Icons.tsx';
import { markOf, paintOf } from './palette.ts';
import { Ship } from './Ships.tsx';
import type { Scene } from './scene.ts';
import { siteName } from './sites.ts';
import { explosionChance, heldAt, type Squad, squadsAt, squaresAt } from './squads.ts';
import {
  Disc,
  Extras,
  Face,
  Ground,
  InnerGates,
  ORBITAL_SPOT,
  PointStar,
  PULSAR_SPOTS,
  Sockets,
  Square,
  squareKind,
  squareSpots,
  TileDefs,
} from './Tile.tsx';

const at = ({ x, y }: Spot): string => `translate(${x} ${y})`;
/** What is told by the name of its site alone. */
const unheard = { 'aria-hidden': true } as const;
const ZONE_PATH = hexPath(R - 3);
const SITE_PATH = hexPath(R - 2);

/** Sectors on the board, each once. */
const sectorsOf = ({ view }: Scene): readonly number[] => [...new Set(view.placed.map((site) => SITES[site].sector))];

/** Where the middle of a site is: of a part of a nebula that of its third. */
export function spotOf({ view }: Scene, site: number): Spot {
  const { x, y } = centreOf(view.hex[site]);
  const { part } = SITES[site];
  if (part < 0) return { x, y };
  const off = polar(R * 0.56, partAngle(part, view.turn[site]));
  return { x: x + off.x, y: y + off.y };
}

/** Empty hexes beside the known galaxy. */
function zonesOf({ view }: Scene): readonly number[] {
  const taken = new Set(view.placed.map((site) => view.hex[site]));
  const zones = new Set<number>();
  for (const hex of taken)
    for (let side = 0; side < SIDES; side++) {
      const next = NEXT[hex * SIDES + side];
      if (next >= 0 && !taken.has(next)) zones.add(next);
    }
  return [...zones];
}

function Zones({ scene, zones }: { scene: Scene; zones: readonly number[] }) {
  const { lit, say, view } = scene;
  return zones.map((zone) => {
    const ref = nouns.zone.ref(zone);
    const state = litState(lit, ref);
    const name = `${say(nouns.zone.say(zone))}, ${say({ key: 'board.zone', values: { ring: stackOf(zone) + 1, n: sectorsLeft(view, stackOf(zone)) } })}`;
    if (state === '')
      return <path key={zone} d={ZONE_PATH} transform={at(centreOf(zone))} className="ec-zone" {...unheard} />;
    return (
      <g key={zone} transform={at(centreOf(zone))}>
        <g {...handle(ref, state, name)}>
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
}

/** Space, tints of their owners, and borders towards everybody else. */
function Grounds({ scene }: { scene: Scene }) {
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
}

/** The edges of a site beyond which somebody else is, as bits. */
const outerEdges = ({ view }: Scene, site: number): number =>
  times(SIDES, (side) => {
    const next = view.beside[site * SIDES + side];
    return next >= 0 && view.owner[next] === view.owner[site] ? 0 : 1 << side;
  }).reduce((bits, one) => bits | one, 0);

/** What takes clicks: each site, with all that is there in its name. */
function Sites({ scene }: { scene: Scene }) {
  const { view, lit } = scene;
  return view.placed.map((site) => {
    const ref = nouns.site.ref(site);
    const state = litState(lit, ref);
    const { part } = SITES[site];
    const path = part < 0 ? SITE_PATH : partPath(part, view.turn[site], R - 2);
    return (
      <g key={site} transform={at(centreOf(view.hex[site]))} {...handle(ref, state, siteName(scene, site))}>
        <path d={path} className={state === '' ? 'ec-site' : lightClass(state)} />
      </g>
    );
  });
}

/** Squares, disc, points and treasures of whole sectors. */
function Contents({ scene }: { scene: Scene }) {
  const { view, art, palette, lit, say } = scene;
  return view.placed.map((site) => {
    const { sector, part } = SITES[site];
    if (part >= 0 || isExploded(view, sector)) return null;
    const { squares, points, id, artifact, portal } = SECTORS[sector];
    const owner = view.owner[site];
    const paint = owner === NOBODY ? undefined : paintOf(palette, owner);
    const spots = squareSpots(squares.length);
    const pulsar = PULSARS.indexOf(sector);
    const disc =
      pulsar >= 0
        ? owner === NOBODY
          ? undefined
          : PULSAR_SPOTS[view.pulsar[pulsar]]
        : { x: 0, y: squares.length > 3 ? 4 : 0 };
    const extras: readonly SignName[] = [
      ...(view.sealed[site] > 0 ? (['discovery'] as const) : []),
      ...(artifact ? (['artifact'] as const) : []),
      ...(portal || (view.built[site] & (PORTAL | ANCIENT_PORTAL)) !== 0 ? (['portal'] as const) : []),
      ...((view.built[site] & MONOLITH) === 0 ? [] : (['monolith'] as const)),
    ];
    return (
      <g key={site} transform={at(centreOf(view.hex[site]))}>
        <g className="ec-quiet" {...unheard}>
          {pulsar >= 0 && <Sockets />}
          {disc !== undefined && takesDisc(view, site) && (
            <g transform={at(disc)}>
              <Disc paint={paint} mark={markOf(owner)} />
            </g>
          )}
          {points > 0 && (
            <g transform="translate(-41 0)">
              <PointStar points={points} />
            </g>
          )}
          <Extras names={extras} />
          <text x="-23" y="-41.5" className="ec-number">
            {id}
          </text>
          {SUPERNOVAS.includes(sector) && (
            <g transform="translate(0 15)">
              <rect x="-19" y="-8" width="38" height="16" rx="8" className="ec-risk" />
              <text y="4" className="ec-risk-text">
                {explosionChance(view, site)} %
              </text>
            </g>
          )}
        </g>
        {squaresAt(view, site).map((square) => {
          const spot = square === ORBITAL_SQUARE ? ORBITAL_SPOT : spots[square];
          const ref = `square:${nouns.site.ids[site]}:${square}`;
          const state = litState(lit, ref);
          const kind = squareKind(sector, square);
          const cube = isFilled(view, site, square) ? paint : undefined;
          const drawn = (
            <Square
              key={ref}
              art={art}
              kind={kind}
              advanced={square !== ORBITAL_SQUARE && squares[square].advanced}
              orbital={square === ORBITAL_SQUARE}
              cube={cube}
            />
          );
          const name = say({
            key: 'board.square',
            values: { n: square + 1, kind: { key: `board.square-kind.${kind}` }, site: nouns.site.say(site) },
          });
          return state === '' ? (
            <g key={square} transform={at(spot)} className="ec-quiet" {...unheard} data-square={ref}>
              {drawn}
            </g>
          ) : (
            <g key={square} transform={at(spot)} {...handle(ref, state, name)}>
              {drawn}
              <rect x="-9.5" y="-9.5" width="19" height="19" rx="5" className={lightClass(state)} />
            </g>
          );
        })}
      </g>
    );
  });
}

/** Discoveries in the parts of a nebula, the ways between them, and their letters. */
function Nebulas({ scene }: { scene: Scene }) {
  const { view } = scene;
  return sectorsOf(scene)
    .filter((sector) => eventOf(sector) === 'nebula')
    .map((sector) => {
      const [first] = SITES_OF[sector];
      return (
        <g key={sector} transform={at(centreOf(view.hex[first]))} className="ec-quiet" {...unheard}>
          <InnerGates turn={view.turn[first]} />
          {SITES_OF[sector].map((site, part) => {
            const angle = partAngle(part, view.turn[site]);
            const letter = polar(14, angle);
            const find = polar(30, angle);
            return (
              <g key={site}>
                <text x={letter.x} y={letter.y + 3.4} className="ec-part">
                  {'abc'[part]}
                </text>
                {view.sealed[site] > 0 && squadsAt(view, site).length === 0 && (
                  <g transform={`${at(find)} scale(0.6)`} color="#5fe0a0">
                    {sign('discovery')}
                  </g>
                )}
              </g>
            );
          })}
        </g>
      );
    });
}

const TOKEN = { single: 23, several: 33, high: 17 } as const;

/** A pill with a ship and how many there are. */
const Token = ({ scene, squad, held }: { scene: Scene; squad: Squad; held: number }) => {
  const { palette } = scene;
  const paint = paintOf(palette, squad.seat);
  const wide = squad.count > 1 ? TOKEN.several : TOKEN.single;
  return (
    <>
      <rect
        x={-wide / 2}
        y={-TOKEN.high / 2}
        width={wide}
        height={TOKEN.high}
        rx={TOKEN.high / 2}
        fill="#060a1c"
        stroke={paint.main}
        strokeWidth="1.6"
      />
      <g transform={`translate(${squad.count > 1 ? -6 : 0} 0) scale(0.6)`}>
        <Ship kind={squad.kind} paint={paint} />
      </g>
      {squad.count > 1 && (
        <text x="9" y="4.2" className="ec-count">
          {squad.count}
        </text>
      )}
      {squad.damage > 0 && <path d={`M${wide / 2 - 8}-9H${wide / 2 + 1}V0Z`} fill="#ff6a6e" stroke="#060a1c" />}
      {held > 0 && (
        <g transform={`translate(${-wide / 2} -7) scale(0.42)`} color="#ff9d96">
          <circle r="13" fill="#060a1c" />
          {sign('lock')}
        </g>
      )}
    </>
  );
};

/** Tokens in rows of three around a spot. */
function tokenSpots(squads: readonly Squad[], small: boolean): readonly Spot[] {
  const perRow = small ? 1 : 3;
  return squads.map((_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = squads.slice(row * perRow, (row + 1) * perRow);
    const widths = inRow.map(({ count }) => (count > 1 ? TOKEN.several : TOKEN.single) + 1);
    const before = widths.slice(0, i % perRow).reduce((sum, wide) => sum + wide, 0);
    const total = widths.reduce((sum, wide) => sum + wide, 0);
    const rows = Math.ceil(squads.length / perRow);
    return {
      x: before + widths[i % perRow] / 2 - total / 2,
      y: small ? (row - (rows - 1) / 2) * 16 : rows > 1 ? 20 + row * 17 : 28,
    };
  });
}

/** All ships of the galaxy; those that can be chosen are handles. */
function Ships({ scene }: { scene: Scene }) {
  const { view, lit, say, viewer } = scene;
  return view.placed.map((site) => {
    const squads = squadsAt(view, site);
    if (squads.length === 0) return null;
    const small = SITES[site].part >= 0;
    const spots = tokenSpots(squads, small);
    return (
      <g key={site} transform={at(spotOf(scene, site))}>
        {squads.map((squad, i) => {
          const refs = squad.ships.map((ship) => nouns.ship.ref(ship, squad.seat));
          const ref = refs.find((one) => lit.has(one)) ?? refs[0];
          const state = ref === undefined || squad.seat !== viewer ? '' : litState(lit, ref);
          const held = squad.seat < 0 ? 0 : heldAt(view, squad.seat, site).held;
          const key = `${squad.seat}-${squad.kind}`;
          const token = <Token scene={scene} squad={squad} held={held} />;
          if (state === '')
            return (
              <g key={key} transform={at(spots[i])} className="ec-quiet" {...unheard} data-ship={ref}>
                {token}
              </g>
            );
          const wide = (squad.count > 1 ? TOKEN.several : TOKEN.single) / 2 + 3;
          const ship = squad.ships[refs.indexOf(ref)];
          const name = `${say(nouns.ship.say(ship))}, ${say(nouns.site.say(site))}`;
          return (
            <g key={key} transform={at(spots[i])}>
              <g className="ec-quiet" {...unheard}>
                {token}
              </g>
              <g {...handle(ref, state, name)}>
                <rect x={-wide} y="-11" width={2 * wide} height="22" rx="11" className={lightClass(state)} />
              </g>
            </g>
          );
        })}
      </g>
    );
  });
}

/** The sector that is about to be placed, as it would lie, and what turns it. */
function Ghost({ scene }: { scene: Scene }) {
  const { decisions, art, say, viewer, turn } = scene;
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
        <Face art={art} sector={sector} turn={turn} />
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
      <g {...picture(say({ key: 'board.round', values: { n: view.round, of: ROUNDS } }))}>
        {times(ROUNDS, (i) => (
          <g key={i} transform={`translate(${i * wide} 0)`}>
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

/** How the galaxy stands in its part of the screen. */
export function galaxyFit({ view, lit, decisions }: Scene, size: Size, top: number) {
  const ghost = aboutOf(PLACE, decisions)?.zone;
  const shown = [
    ...new Set(view.placed.map((site) => view.hex[site])),
    ...(ghost === undefined ? [] : [ghost]),
    ...zonesOf({ view } as Scene).filter((zone) => lit.has(nouns.zone.ref(zone))),
  ];
  const box = boxAround(shown);
  const isBusy = ['turn:', 'build:'].some((sort) => anyLit(lit, sort));
  const [width, height] = [size.width - 16, size.height - top - (isBusy ? 106 : 46)];
  const scale = Math.max(0.1, Math.min(width / (box.width + 24), height / (box.height + 24), 1.5));
  return {
    scale,
    x: 8 + (width - box.width * scale) / 2 - box.x * scale,
    y: top + (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** The galaxy: as large as there is room for. */
export function Galaxy({ scene, size, top }: { scene: Scene; size: Size; top: number }) {
  const { scale, x, y } = galaxyFit(scene, size, top);
  const zones = zonesOf(scene).filter((zone) => zone !== aboutOf(PLACE, scene.decisions)?.zone);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the map; every handle has its own name
    <svg className="ec-galaxy" viewBox={`0 0 ${size.width} ${size.height}`} data-hex={Math.round(scale * 2 * R)}>
      <TileDefs art={scene.art} />
      <Sky />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
        <Zones scene={scene} zones={zones} />
        <g {...unheard}>
          <Grounds scene={scene} />
        </g>
        <Sites scene={scene} />
        <g {...unheard} className="ec-quiet">
          <Gates view={scene.view} viewer={scene.viewer} />
        </g>
        <Nebulas scene={scene} />
        <Contents scene={scene} />
        <Ships scene={scene} />
        <Ghost scene={scene} />
      </g>
      <Rounds scene={scene} size={size} />
    </svg>
  );
}
