import {
  anyLit,
  type Box,
  capital,
  Die,
  handle,
  LitBox,
  type LitMap,
  litState,
  type Palette,
  picture,
  type Say,
  times,
} from '@starboard/board';
import type { ReactNode } from 'react';
import { GOODS, SPECIALISATIONS } from '../content/tables.ts';
import { ALIENS, STATE_ENGINES } from '../state.ts';
import type { Seen } from '../view.ts';
import { Alien, Cube } from './Figures.tsx';
import { sign } from './Icons.tsx';
import { alienRef, dieRef, goodRef, roleRef, STRENGTH, tileRef } from './refs.ts';
import { ShelfTile } from './Shelf.tsx';
import { depotTiles } from './seen.ts';
import { halves, statedNow } from './strength.ts';
import { Turner } from './Tools.tsx';

interface ExtrasProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly art: string;
  readonly lit: LitMap;
  readonly say: Say;
  readonly palette: Palette;
  readonly box: Box;
}

/** One thing in the bar: drawn within 100 wide and high. */
interface Extra {
  readonly key: string;
  readonly wide: number;
  readonly ref?: string;
  readonly name: string;
  readonly art: ReactNode;
}

const goodsExtras = ({ seen, lit, say }: ExtrasProps): Extra[] =>
  GOODS.flatMap((id, good) => {
    const waiting = seen.phase === 'flight' ? seen.pool[good] : 0;
    if (waiting === 0 && !lit.has(goodRef(good))) return [];
    return [
      {
        key: id,
        wide: 1,
        ref: goodRef(good),
        name: `${capital(say({ key: `good.${id}` }))}: ${waiting}`,
        art: (
          <>
            <g transform="scale(2.5)">
              <Cube good={good} />
            </g>
            {waiting > 0 && (
              <>
                <circle cx="30" cy="-30" r="20" fill="#eef2ff" stroke="#0a1029" strokeWidth="2" />
                <text x="30" y="-20" className="gt-chip-count">
                  {waiting}
                </text>
              </>
            )}
          </>
        ),
      },
    ];
  });

const RoleWord = ({ word }: { word: string }) => (
  <text className="gt-role" y="10">
    {word}
  </text>
);

const alienExtras = ({ lit, say }: ExtrasProps): Extra[] => [
  ...ALIENS.flatMap((id, kind) =>
    lit.has(alienRef(kind))
      ? [
          {
            key: id,
            wide: 1,
            ref: alienRef(kind),
            name: capital(say({ key: `alien.${id}` })),
            art: (
              <g transform="scale(2)">
                <Alien kind={kind} />
              </g>
            ),
          },
        ]
      : [],
  ),
  ...SPECIALISATIONS.flatMap((id, role) => {
    if (!lit.has(roleRef(role))) return [];
    const name = capital(say({ key: `role.${id}` }));
    return [{ key: id, wide: 2.1, ref: roleRef(role), name, art: <RoleWord key={id} word={name} /> }];
  }),
];

const dieExtras = ({ lit }: ExtrasProps): Extra[] =>
  times(6, (i) => i + 1).flatMap((number) =>
    lit.has(dieRef(number))
      ? [
          {
            key: `die ${number}`,
            wide: 1,
            ref: dieRef(number),
            name: String(number),
            art: (
              <g transform="scale(1.8)">
                <Die shows={number} />
              </g>
            ),
          },
        ]
      : [],
  );

function strengthExtras({ seen, seat, lit, say }: ExtrasProps): Extra[] {
  if (!lit.has(STRENGTH)) return [];
  const engines = seen.stating === STATE_ENGINES;
  const now = statedNow(seen, seat, engines);
  const shown = engines ? String(now) : halves(now);
  return [
    {
      key: STRENGTH,
      wide: 2,
      ref: STRENGTH,
      name: say({ key: engines ? 'board.engines' : 'board.cannons', values: { n: shown } }),
      art: (
        <>
          <g transform="translate(-44 0) scale(3)">{sign(engines ? 'engine' : 'cannon')}</g>
          <text className="gt-strength" x="34" y="22">
            {shown}
          </text>
        </>
      ),
    },
  ];
}

/** Whether a bar is needed at all. */
export const hasExtras = (seen: Seen, lit: LitMap): boolean =>
  (seen.phase === 'flight' && seen.pool.some((n) => n > 0)) ||
  lit.has(STRENGTH) ||
  ['good:', 'alien:', 'role:', 'die:'].some((sort) => anyLit(lit, sort)) ||
  depotTiles(seen).length > 0;

/** GT-21.7: tiles on offer, and the turns of the one that is chosen. */
function Depot({ seen, art, lit, say, palette, box }: ExtrasProps) {
  const tiles = depotTiles(seen);
  const chosen = tiles.find((tile) => lit.get(tileRef(tile)) === 'chosen');
  const shown = chosen === undefined ? tiles : [chosen];
  const parts = shown.length + (chosen === undefined ? 0 : 4.4);
  const size = Math.min(box.height, box.width / parts);
  const left = box.x + (box.width - size * parts) / 2;
  const y = box.y + box.height / 2;
  return (
    <>
      {shown.map((tile, i) => (
        <ShelfTile
          key={tile}
          tile={tile}
          x={left + (i + 0.5) * size}
          y={y}
          size={size}
          lit={litState(lit, tileRef(tile))}
          art={art}
          say={say}
          palette={palette}
        />
      ))}
      {chosen !== undefined && (
        <Turner tile={chosen} art={art} lit={lit} say={say} palette={palette} x={left + 1.4 * size} y={y} size={size} />
      )}
    </>
  );
}

/** What a question asks about and what is on no ship: goods that wait, aliens at the ramp, dice, a strength. */
export function Extras(props: ExtrasProps) {
  const { seen, lit, box } = props;
  if (depotTiles(seen).length > 0) return <Depot {...props} />;
  const all = [...strengthExtras(props), ...goodsExtras(props), ...alienExtras(props), ...dieExtras(props)];
  const wide = all.reduce((sum, extra) => sum + extra.wide, 0);
  const size = Math.min(box.height, box.width / Math.max(1, wide));
  let left = box.x + (box.width - wide * size) / 2;
  return all.map(({ key, ref, name, art, wide: parts }) => {
    const x = left + (parts * size) / 2;
    left += parts * size;
    const state = ref === undefined ? '' : litState(lit, ref);
    return (
      <g
        key={key}
        transform={`translate(${Math.round(x)} ${Math.round(box.y + box.height / 2)}) scale(${Math.round(size * 9) / 1000})`}
        {...(ref === undefined ? picture(name) : handle(ref, state, name))}
      >
        <rect x={-parts * 50} y="-50" width={parts * 100} height="100" rx="14" className="gt-extra" />
        {art}
        <LitBox lit={state} wide={parts * 50} high={50} corner={14} />
      </g>
    );
  });
}
