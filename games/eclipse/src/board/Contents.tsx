import { handle, type LitMap, lightClass, litState } from '@starboard/board';
import { memo } from 'react';
import { eventOf, ORBITAL_SQUARE, PULSARS, SECTORS, SITES, SITES_OF, SUPERNOVAS } from '../content/sectors.ts';
import { HOLE_ROUNDS } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { isBlackHole, isExploded, takesDisc } from '../rules/galaxy.ts';
import { isFilled } from '../rules/population.ts';
import { ANCIENT_PORTAL, MONOLITH, NOBODY, PORTAL } from '../state.ts';
import { centreOf, partAngle, polar } from './geometry.ts';
import { type SignName, sign } from './Icons.tsx';
import { LEVEL, STAR_SCALE } from './levels.ts';
import { markOf, paintOf } from './palette.ts';
import { litAmong, type Scene, type Still } from './scene.ts';
import { explosionChance, squadsAt, squaresAt } from './squads.ts';
import { at, Thing, unheard } from './Thing.tsx';
import {
  Disc,
  Extra,
  InnerGates,
  ORBITAL_SPOT,
  PointStar,
  PULSAR_SPOTS,
  Sockets,
  Square,
  squareKind,
  squareSpots,
} from './Tile.tsx';

const squareRef = (site: number, square: number): string => `square:${nouns.site.ids[site]}:${square}`;

/** The squares of a sector; those that can be chosen are handles. */
function Squares({ scene, site, lit }: { scene: Still; site: number; lit: LitMap }) {
  const { view, art, palette, say, level } = scene;
  const { sector } = SITES[site];
  const { squares } = SECTORS[sector];
  const owner = view.owner[site];
  const spots = squareSpots(squares.length);
  return squaresAt(view, site).map((square) => {
    const spot = square === ORBITAL_SQUARE ? ORBITAL_SPOT : spots[square];
    const ref = squareRef(site, square);
    const state = litState(lit, ref);
    const kind = squareKind(sector, square);
    const cube = isFilled(view, site, square) ? paintOf(palette, owner) : undefined;
    if (level === LEVEL.overview && state === '')
      return cube === undefined ? (
        <circle key={square} cx={spot.x * 0.72} cy={spot.y} r="4" className="ec-free-square" data-square={ref} />
      ) : null;
    const drawn = (
      <Square
        art={art}
        kind={kind}
        advanced={square !== ORBITAL_SQUARE && squares[square].advanced}
        orbital={square === ORBITAL_SQUARE}
        planet={level >= LEVEL.close}
        cube={cube}
      />
    );
    if (state === '')
      return (
        <g key={square} transform={at(spot)} className="ec-quiet" {...unheard} data-square={ref}>
          {drawn}
        </g>
      );
    const name = say({
      key: 'board.square',
      values: { n: square + 1, kind: { key: `board.square-kind.${kind}` }, site: nouns.site.say(site) },
    });
    return (
      <g key={square} transform={at(spot)} {...handle(ref, state, name)}>
        {drawn}
        <rect x="-9.5" y="-9.5" width="19" height="19" rx="5" className={lightClass(state)} />
      </g>
    );
  });
}

/** The disc of whoever controls a sector; on a pulsar it lies on one of its spaces. */
function DiscAt({ scene, site }: { scene: Still; site: number }) {
  const { view, palette, level } = scene;
  const { sector } = SITES[site];
  const owner = view.owner[site];
  const pulsar = PULSARS.indexOf(sector);
  if (!takesDisc(view, site) || (pulsar >= 0 && owner === NOBODY)) return null;
  const spot =
    pulsar >= 0 ? PULSAR_SPOTS[view.pulsar[pulsar]] : { x: 0, y: SECTORS[sector].squares.length > 3 ? 4 : 0 };
  return (
    <g transform={`${at(spot)}${level === LEVEL.overview && pulsar < 0 ? ' scale(1.3)' : ''}`}>
      <Thing scene={scene} of={`disc:${nouns.site.ids[site]}`}>
        <Disc paint={owner === NOBODY ? undefined : paintOf(palette, owner)} mark={markOf(owner)} />
      </Thing>
    </g>
  );
}

/** What lies at the right corner of a sector, the most telling first. */
function treasuresAt({ view }: Still, site: number): readonly SignName[] {
  const { artifact, portal } = SECTORS[SITES[site].sector];
  return [
    ...(view.sealed[site] > 0 ? (['discovery'] as const) : []),
    ...((view.built[site] & MONOLITH) === 0 ? [] : (['monolith'] as const)),
    ...(portal || (view.built[site] & (PORTAL | ANCIENT_PORTAL)) !== 0 ? (['portal'] as const) : []),
    ...(artifact ? (['artifact'] as const) : []),
  ];
}

function Treasures({ scene, site }: { scene: Still; site: number }) {
  const all = treasuresAt(scene, site);
  const few = scene.level === LEVEL.overview;
  const names = few ? all.slice(0, 1) : all;
  return names.map((name, i) => (
    <Thing key={name} scene={scene} of={`${name}:${nouns.site.ids[site]}`}>
      <Extra name={name} at={i} of={names.length} scale={few ? 0.85 : 0.52} />
    </Thing>
  ));
}

/** EC-33: how likely it is that a supernova explodes in this round. */
function Risk({ scene, site }: { scene: Still; site: number }) {
  const { view, say, level } = scene;
  if (level === LEVEL.overview || !SUPERNOVAS.includes(SITES[site].sector)) return null;
  const n = explosionChance(view, site);
  const wide = level === LEVEL.one ? 62 : 38;
  return (
    <g transform={`translate(0 15) scale(${STAR_SCALE[level]})`}>
      <Thing scene={scene} of={`risk:${nouns.site.ids[site]}`}>
        <rect x={-wide / 2} y="-8" width={wide} height="16" rx="8" className="ec-risk" />
        <text y="4" className="ec-risk-text">
          {level === LEVEL.one ? say({ key: 'board.risk-short', values: { n } }) : `${n} %`}
        </text>
      </Thing>
    </g>
  );
}

/** EC-32.4 to EC-32.6: when ships come back out of the black hole, by the die. */
function HoleTable({ scene, site }: { scene: Still; site: number }) {
  const { say, level } = scene;
  if (level < LEVEL.one || !isBlackHole(site)) return null;
  const rows = [0, 1, 2].map((rounds) => ({
    rounds,
    faces: HOLE_ROUNDS.flatMap((n, face) => (n === rounds ? [say({ key: `face.${[0, 2, 3, 4, 5, 6][face]}` })] : [])),
  }));
  return (
    <g className="ec-quiet" {...unheard}>
      {rows.map(({ rounds, faces }, i) => (
        <text key={rounds} y={i * 9 + 22} className="ec-hole-text">
          {faces.join(', ')}: {say({ key: `board.hole.${rounds}` })}
        </text>
      ))}
    </g>
  );
}

const Content = memo(({ scene, site, lit }: { scene: Still; site: number; lit: LitMap }) => {
  const { view, level } = scene;
  const { sector } = SITES[site];
  const { points, id } = SECTORS[sector];
  return (
    <g transform={at(centreOf(view.hex[site]))}>
      {PULSARS.includes(sector) && (
        <g className="ec-quiet" {...unheard}>
          <Sockets />
        </g>
      )}
      <DiscAt scene={scene} site={site} />
      {points > 0 && level > LEVEL.overview && (
        <g transform={`translate(${level === LEVEL.play ? -40 : -41} 0) scale(${STAR_SCALE[level]})`}>
          <Thing scene={scene} of={`points:${nouns.site.ids[site]}`}>
            <PointStar points={points} />
          </Thing>
        </g>
      )}
      <Treasures scene={scene} site={site} />
      {level >= LEVEL.close && (
        <text x="-21" y="-39.5" className="ec-number" {...unheard}>
          {id}
        </text>
      )}
      <Risk scene={scene} site={site} />
      <HoleTable scene={scene} site={site} />
      <Squares scene={scene} site={site} lit={lit} />
    </g>
  );
});

/** Squares, disc, points and treasures of whole sectors. */
export const Contents = ({ scene, still }: { scene: Scene; still: Still }) =>
  still.view.placed.map((site) => {
    const { sector, part } = SITES[site];
    if (part >= 0 || isExploded(still.view, sector)) return null;
    const refs = squaresAt(still.view, site).map((square) => squareRef(site, square));
    return <Content key={site} scene={still} site={site} lit={litAmong(scene.lit, refs)} />;
  });

/** Discoveries in the parts of a nebula, the ways between them, and their letters. */
export const Nebulas = memo(({ scene }: { scene: Still }) => {
  const { view, level } = scene;
  const sectors = [...new Set(view.placed.map((site) => SITES[site].sector))];
  return sectors
    .filter((sector) => eventOf(sector) === 'nebula')
    .map((sector) => {
      const [first] = SITES_OF[sector];
      return (
        <g key={sector} transform={at(centreOf(view.hex[first]))}>
          <g className="ec-quiet" {...unheard}>
            <InnerGates turn={view.turn[first]} />
          </g>
          {SITES_OF[sector].map((site, part) => {
            const angle = partAngle(part, view.turn[site]);
            const letter = polar(14, angle);
            return (
              <g key={site}>
                {level >= LEVEL.close && (
                  <text x={letter.x} y={letter.y + 3.4} className="ec-part" {...unheard}>
                    {'abc'[part]}
                  </text>
                )}
                {view.sealed[site] > 0 && squadsAt(view, site).length === 0 && (
                  <Thing scene={scene} of={`discovery:${nouns.site.ids[site]}`}>
                    <g transform={`${at(polar(30, angle))} scale(0.7)`} color="#5fe0a0">
                      {sign('discovery')}
                    </g>
                  </Thing>
                )}
              </g>
            );
          })}
        </g>
      );
    });
});
