import { memo, type ReactNode } from 'react';
import { TILE_KINDS, type TileKind } from '../content/tiles.ts';
import { Alien, Bolt } from './Figures.tsx';
import { INK } from './palette.ts';

/** The pictograms of all components, around the origin of a tile that is 100 wide. Barrels point up, exhausts down. */

const ROSE = '#ff7d8f';
const FLAME = '#ffb03a';
const STEEL = '#9aa7cc';

const barrel = (x: number, width = 12) => (
  <>
    <rect x={x - width / 2} y="-44" width={width} height="40" fill={ROSE} stroke={INK} strokeWidth="2" />
    <rect
      x={x - width / 2 - 3}
      y="-49"
      width={width + 6}
      height="11"
      rx="2"
      fill="#ffd0d6"
      stroke={INK}
      strokeWidth="2"
    />
  </>
);

const nozzle = (x: number, width = 14) => (
  <>
    <path d={`M${x - width * 0.7} 36L${x} 50L${x + width * 0.7} 36Z`} fill={FLAME} />
    <path
      d={`M${x - width / 2} 2H${x + width / 2}L${x + width} 38H${x - width}Z`}
      fill="#ffd08a"
      stroke={INK}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d={`M${x - width * 0.75} 22H${x + width * 0.75}`} stroke={INK} strokeWidth="2" />
  </>
);

const turret = <circle cy="8" r="20" fill="#b3445a" stroke={INK} strokeWidth="2.4" />;
const engineBlock = (
  <rect x="-24" y="-26" width="48" height="32" rx="7" fill="#8f5a1e" stroke={INK} strokeWidth="2.4" />
);
const room = (stroke: string) => (
  <>
    <rect x="-31" y="-31" width="62" height="62" rx="16" fill="#46558a" stroke={INK} strokeWidth="2" />
    <rect x="-26" y="-26" width="52" height="52" rx="12" fill="#141d3d" stroke={stroke} strokeWidth="3.2" />
  </>
);

/** Two arrows up: what is beside it gets stronger. */
const boost = (
  <path d="M-26 24L0 6L26 24V34L0 16L-26 34Z" fill="#ffe27a" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
);
const boosterBox = (
  <rect x="-31" y="-31" width="62" height="68" rx="8" fill="#2b2450" stroke="#a48bff" strokeWidth="2.6" />
);

const lifeSupport = (alien: number, dome: string, colour: string) => (
  <>
    <path d={dome} fill="#0e1a2c" stroke={colour} strokeWidth="3.6" strokeLinejoin="round" />
    <g transform="translate(0 -1) scale(0.86)">
      <Alien kind={alien} />
    </g>
    <path d="M18 18h14M25 11v14" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
  </>
);

const SQUARE_DOME = 'M-29-29H29V29H-29Z';
const ROUND_DOME = 'M-31 0A31 31 0 1 1 31 0A31 31 0 1 1-31 0Z';
const WEDGE_DOME = 'M-34-24L0-34L34-24L18 32H-18Z';

/** The part that turns with the tile. */
const TURNING: Partial<Record<TileKind, ReactNode>> = {
  cannon: (
    <>
      {barrel(0, 14)}
      {turret}
      <circle cy="8" r="8" fill="#ffd0d6" stroke={INK} strokeWidth="2" />
    </>
  ),
  'double-cannon': (
    <>
      {barrel(-14)}
      {barrel(14)}
      <rect x="-28" y="-10" width="56" height="38" rx="12" fill="#b3445a" stroke={INK} strokeWidth="2.4" />
      <Bolt y={9} size={1.15} />
    </>
  ),
  engine: (
    <>
      {nozzle(0)}
      {engineBlock}
      <path d="M-14-18V-2M0-18V-2M14-18V-2" stroke="#ffd08a" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  'double-engine': (
    <>
      {nozzle(-15, 11)}
      {nozzle(15, 11)}
      <rect x="-30" y="-26" width="60" height="34" rx="8" fill="#8f5a1e" stroke={INK} strokeWidth="2.4" />
      <Bolt y={-9} size={1.15} />
    </>
  ),
  shield: (
    <>
      <path d="M-22-17Q0-41 22-22M17-22Q41 0 17 22" fill="none" stroke={INK} strokeWidth="11" strokeLinecap="round" />
      <path d="M-24-18Q2-42 20-20Q42-2 18 24" fill="none" stroke="#5ff0c8" strokeWidth="7" strokeLinecap="round" />
      <path d="M-13-10Q2-23 9-9Q23-2 10 13" fill="none" stroke="#5ff0c8" strokeOpacity="0.65" strokeWidth="3.5" />
    </>
  ),
  'bi-cannon': (
    <>
      {barrel(0)}
      <g transform="rotate(90)">{barrel(0)}</g>
      <circle r="21" fill="#b3445a" stroke={INK} strokeWidth="2.4" />
      <Bolt size={1.15} />
    </>
  ),
  'cannon-engine': (
    <>
      {nozzle(0, 13)}
      {barrel(0)}
      <path d="M-20-8H20L26 12H-26Z" fill="#8f5a1e" stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
      <circle r="8" cy="1" fill="#ffd0d6" stroke={INK} strokeWidth="2" />
    </>
  ),
};

/** The part that stays upright. */
const UPRIGHT: Partial<Record<TileKind, ReactNode>> = {
  'start-cabin': room('#eef2ff'),
  cabin: room('#aebbe6'),
  'luxury-cabin': (
    <>
      {room('#ffd76a')}
      <path
        d="M-17-19L-9-31L0-21L9-31L17-19V-13H-17Z"
        fill="#ffd76a"
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  'life-support-brown': lifeSupport(0, SQUARE_DOME, '#c08a4e'),
  'life-support-purple': lifeSupport(1, ROUND_DOME, '#b176f0'),
  'life-support-cyan': lifeSupport(2, WEDGE_DOME, '#4fdbe0'),
  'battery-2': <rect x="-24" y="-26" width="48" height="52" rx="6" fill="#123326" stroke="#5fe08a" strokeWidth="2.4" />,
  'battery-3': <rect x="-31" y="-26" width="62" height="52" rx="6" fill="#123326" stroke="#5fe08a" strokeWidth="2.4" />,
  shield: (
    <>
      <circle cx="-8" cy="8" r="14" fill="#0f4a44" stroke="#5ff0c8" strokeWidth="2.4" />
      <Bolt x={-8} y={8} size={0.95} />
    </>
  ),
  structural: (
    <>
      <path
        d="M-30-30L30 30M30-30L-30 30M-30-30H30V30H-30Z"
        fill="none"
        stroke={INK}
        strokeWidth="11"
        strokeLinejoin="round"
      />
      <path
        d="M-30-30L30 30M30-30L-30 30M-30-30H30V30H-30Z"
        fill="none"
        stroke={STEEL}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle r="8" fill="#dfe6fa" stroke={INK} strokeWidth="2" />
    </>
  ),
  'stasis-chamber': (
    <rect x="-31" y="-32" width="62" height="64" rx="8" fill="#0d3a55" stroke="#8fd8ff" strokeWidth="2.4" />
  ),
  'shield-booster': (
    <>
      {boosterBox}
      <path d="M-20-8Q0-34 20-8" fill="none" stroke="#5ff0c8" strokeWidth="7" strokeLinecap="round" />
      {boost}
    </>
  ),
  'cannon-booster': (
    <>
      {boosterBox}
      <path d="M-9-4V-26H9V-4ZM-13-26H13V-19H-13Z" fill={ROSE} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      {boost}
    </>
  ),
  'engine-booster': (
    <>
      {boosterBox}
      <path d="M-7-27H7L14-6H-14Z" fill="#ffd08a" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path d="M-8-5L0 5L8-5Z" fill={FLAME} />
      {boost}
    </>
  ),
  reactor: (
    <>
      <path d="M-22-30H22L32-8V30H-32V-8Z" fill="#4a3430" stroke="#ff9d6b" strokeWidth="2.6" strokeLinejoin="round" />
      <path
        d="M-16 24C-30 8-14 2-12-12C-2-6 0 0-3 8C4 4 4-2 4-6C16 4 14 16 6 24Z"
        fill={FLAME}
        stroke={INK}
        strokeWidth="2"
      />
      <Bolt x={19} y={8} size={1.05} />
    </>
  ),
  plating: (
    <>
      <path d="M-28-28H28V28H-28Z" fill="#6d7796" stroke={INK} strokeWidth="2.4" />
      <path d="M-28-4L-4-28H14L-28 14ZM-28 28V26L26-28H28V-10L-10 28ZM10 28L28 10V28Z" fill="#8f9abb" />
      <path d="M-20-20h0M20-20h0M20 20h0M-20 20h0" stroke="#e6ebfa" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
};

for (const kind of TILE_KINDS) {
  const drawnBySlots = /hold/.test(kind);
  if (!drawnBySlots && TURNING[kind] === undefined && UPRIGHT[kind] === undefined)
    throw new Error(`board: ${kind} has no picture`);
}

/** Whether a kind has a part that turns, and one that does not. */
export const TURNS: readonly boolean[] = TILE_KINDS.map((kind) => TURNING[kind] !== undefined);
export const STANDS: readonly boolean[] = TILE_KINDS.map((kind) => UPRIGHT[kind] !== undefined);

export const turningArt = (kind: number): ReactNode => TURNING[TILE_KINDS[kind]];
export const uprightArt = (kind: number): ReactNode => UPRIGHT[TILE_KINDS[kind]];

/** Every pictogram once; tiles point to them, so that a ship needs few elements. */
export const KindDefs = memo(({ art }: { art: string }) => (
  <defs>
    {TILE_KINDS.map((id, kind) => (
      <g key={id}>
        {TURNS[kind] && <g id={`${art}t${kind}`}>{turningArt(kind)}</g>}
        {STANDS[kind] && <g id={`${art}u${kind}`}>{uprightArt(kind)}</g>}
      </g>
    ))}
  </defs>
));
