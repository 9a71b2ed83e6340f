import { handle, type LitMap, lightClass, litState } from '@starboard/board';
import { memo } from 'react';
import { SITES } from '../content/sectors.ts';
import * as nouns from '../nouns.ts';
import { shipValue } from '../rules/blueprints.ts';
import { centreOf, partAngle, polar, R, type Spot } from './geometry.ts';
import { sign } from './Icons.tsx';
import { LEVEL, TOKEN_SCALE } from './levels.ts';
import { paintOf } from './palette.ts';
import { Cells, Ship } from './Ships.tsx';
import { litAmong, type Scene, type Still } from './scene.ts';
import { fleetsAt, heldAt, type Squad, squadsAt } from './squads.ts';
import { at, Thing, unheard } from './Thing.tsx';

const TOKEN = { single: 23, several: 33, high: 17 } as const;
/** From so many tokens on, there is one for each player. */
const MOST_TOKENS = 4;

const widthOf = ({ count }: Squad): number => (count > 1 ? TOKEN.several : TOKEN.single);

/** Where the middle of a site is: of a part of a nebula that of its third. */
export function spotOf({ view }: Pick<Still, 'view'>, site: number): Spot {
  const { x, y } = centreOf(view.hex[site]);
  const { part } = SITES[site];
  if (part < 0) return { x, y };
  const off = polar(R * 0.56, partAngle(part, view.turn[site]));
  return { x: x + off.x, y: y + off.y };
}

/** EC-10.3: a lock, close by with how many are held. */
const Held = ({ held, wide, level }: { held: number; wide: number; level: number }) => (
  <g transform={`translate(${-wide / 2} -9)`}>
    <rect x="-7" y="-6" width={level >= LEVEL.close ? 21 : 12} height="12" rx="6" fill="#5c1419" stroke="#ff9d96" />
    <g transform="translate(-1 0) scale(0.38)" color="#ffd3d0">
      {sign('lock')}
    </g>
    {level >= LEVEL.close && (
      <text x="8" y="4" className="ec-held">
        {held}
      </text>
    )}
  </g>
);

/** A pill with a ship and how many there are. */
const Token = ({ scene, squad, site, held }: { scene: Still; squad: Squad; site: number; held: number }) => {
  const { view, palette, level } = scene;
  const paint = paintOf(palette, squad.seat);
  const wide = widthOf(squad);
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
        <text x="9" y="4.4" className="ec-count">
          {squad.count}
        </text>
      )}
      {squad.damage > 0 &&
        (level >= LEVEL.close && squad.seat >= 0 && SITES[site].part < 0 ? (
          <g transform="translate(0 11) scale(0.6)">
            <Cells hull={shipValue(view, squad.seat, squad.kind, 'hull')} damage={squad.damage} />
          </g>
        ) : (
          <path d={`M${wide / 2 - 8}-9H${wide / 2 + 1}V0Z`} fill="#ff6a6e" stroke="#060a1c" />
        ))}
      {held > 0 && <Held held={held} wide={wide} level={level} />}
    </>
  );
};

/** Tokens in rows around a spot, the lowest row above the southern gate. */
function tokenSpots(squads: readonly Squad[], perRow: number, scale: number, lowest: number): readonly Spot[] {
  const rows = Math.ceil(squads.length / perRow);
  return squads.map((_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = squads.slice(row * perRow, (row + 1) * perRow);
    const widths = inRow.map((squad) => (widthOf(squad) + 1) * scale);
    const before = widths.slice(0, i % perRow).reduce((sum, wide) => sum + wide, 0);
    const total = widths.reduce((sum, wide) => sum + wide, 0);
    return {
      x: before + widths[i % perRow] / 2 - total / 2,
      y: lowest - (rows - 1 - row) * TOKEN.high * scale,
    };
  });
}

/** The tokens of a site: by type where there is room or something can be chosen, else one for each player. */
export function tokensAt({ view, level, lit }: Pick<Scene, 'view' | 'level' | 'lit'>, site: number): readonly Squad[] {
  const squads = squadsAt(view, site);
  const small = SITES[site].part >= 0 && level < LEVEL.close;
  if (level > LEVEL.overview && !small && (level > LEVEL.play || squads.length <= MOST_TOKENS)) return squads;
  const isLit = ({ seat, ships }: Squad) => ships.some((ship) => lit.has(nouns.ship.ref(ship, seat)));
  return [...squads.filter(isLit), ...fleetsAt(squads.filter((squad) => !isLit(squad)))];
}

function layoutOf({ level }: Still, site: number, squads: readonly Squad[]): readonly Spot[] {
  const scale = scaleAt(level, site);
  if (SITES[site].part >= 0) return tokenSpots(squads, 1, scale, ((squads.length - 1) * TOKEN.high * scale) / 2);
  const perRow = level >= LEVEL.close ? 3 : 2;
  const lowest = level >= LEVEL.close ? (squads.length > perRow ? 37 : 28) : level === LEVEL.play ? 33 : 30;
  return tokenSpots(squads, perRow, scale, lowest);
}

const scaleAt = (level: number, site: number): number =>
  SITES[site].part >= 0 ? Math.min(1.5, TOKEN_SCALE[level]) : TOKEN_SCALE[level];

interface SquadAtProps {
  readonly scene: Still;
  readonly site: number;
  readonly lit: LitMap;
  readonly squad: Squad;
  /** How many of them may not leave. */
  readonly held: number;
  readonly place: string;
}

/** Ships of one type and seat; if one of them can be chosen, a handle. */
function SquadAt({ scene, site, lit, squad, held, place }: SquadAtProps) {
  const { say, viewer, explaining } = scene;
  const refs = squad.ships.map((ship) => nouns.ship.ref(ship, squad.seat));
  const ref = refs.find((one) => lit.get(one) === 'chosen') ?? refs.find((one) => lit.has(one)) ?? refs[0];
  const state = ref === undefined || squad.seat !== viewer || explaining ? '' : litState(lit, ref);
  const token = <Token scene={scene} squad={squad} site={site} held={held} />;
  if (state === '')
    return (
      <g transform={place} data-ship={ref}>
        <Thing scene={scene} of={`squad:${nouns.site.ids[site]}:${squad.seat}:${squad.kind}`}>
          {token}
        </Thing>
      </g>
    );
  const wide = widthOf(squad) / 2 + 3;
  const name = `${say(nouns.ship.say(squad.ships[refs.indexOf(ref)]))}, ${say(nouns.site.say(site))}`;
  return (
    <g transform={place}>
      <g className="ec-quiet" {...unheard}>
        {token}
      </g>
      <g {...handle(ref, state, name)}>
        <rect x={-wide} y="-11" width={2 * wide} height="22" rx="11" className={lightClass(state)} />
      </g>
    </g>
  );
}

/** The ships of a site. */
const TokensAt = memo(({ scene, site, lit }: { scene: Still; site: number; lit: LitMap }) => {
  const { view, level } = scene;
  const squads = tokensAt({ view, level, lit }, site);
  const spots = layoutOf(scene, site, squads);
  return (
    <g transform={at(spotOf(scene, site))}>
      {squads.map((squad, i) => {
        const first = squads.findIndex(({ seat }) => seat === squad.seat) === i;
        return (
          <SquadAt
            key={`${squad.seat}-${squad.kind}`}
            scene={scene}
            site={site}
            lit={lit}
            squad={squad}
            held={first && squad.seat >= 0 ? heldAt(view, squad.seat, site).held : 0}
            place={`${at(spots[i])} scale(${scaleAt(level, site)})`}
          />
        );
      })}
    </g>
  );
});

/** All ships of the galaxy. */
export const Tokens = ({ scene, still }: { scene: Scene; still: Still }) =>
  still.view.placed.map((site) => {
    const squads = squadsAt(still.view, site);
    if (squads.length === 0) return null;
    const refs = squads.flatMap(({ seat, ships }) => ships.map((ship) => nouns.ship.ref(ship, seat)));
    return <TokensAt key={site} scene={still} site={site} lit={litAmong(scene.lit, refs)} />;
  });
