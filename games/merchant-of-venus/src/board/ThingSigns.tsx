import { SignFrame } from '@starboard/board';
import type { ReactNode } from 'react';
import { TECHS } from '../content/technologies.ts';
import {
  BUY_LASER,
  BUY_SHIELD,
  EQUIPMENT,
  LASER,
  RED,
  RED_DRIVE,
  SHIELD,
  YELLOW,
  YELLOW_DRIVE,
} from '../content/terms.ts';
import { fieldSign, StatGlyph } from './Signs.tsx';

/** Glyphs of technologies and equipment, about 20 wide; the frame around a technology tells its type. */

const PATHS: Readonly<Record<string, string>> = {
  'fancy-spoiler': 'M-10 5H10M-7 5V-2L10-7L7 0L-7 2',
  'less-fancy-spoiler': 'M-10 5H10M-6 5V0L8-3',
  'market-flux': 'M-8-3A9 9 0 0 1 8-3M8-9V-3H2M8 3A9 9 0 0 1-8 3M-8 9V3H-2',
  'strong-flame': 'M0-11Q9-2 7 5Q5 10 0 10Q-7 9-7 3Q-6-1-3-3Q-2 2 1 2Q4-3 0-11Z',
  'cloaking-field': 'M-11 0Q0-10 11 0Q0 10-11 0ZM-8 8L8-8',
  'drilling-licence': 'M-7-10H7L4-3H-4ZM-4-3L0 10L4-3M-3 2H3',
  shuttle: 'M-10 6L-4-6H5L10 6ZM-4-6V6M2 0H6',
  'stasis-tanks': 'M-7-10H7V10H-7ZM-3 6Q0-1 3 6M0-6V-3',
  jammer: 'M0 10V-1M-5 10H5M-4-5A6 6 0 0 1 4-5M-8-9A12 12 0 0 1 8-9',
  'data-probe': 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0ZM-10 9L-3 3M10-9L3-3M-9-8L-3-3',
  'fuzzy-dice': 'M-11-3H-1V7H-11ZM2-9H11V0H2Z',
  'zen-custom-paint': 'M9-10L-1 1M-1 1Q-7 1-9 9Q-1 9 2 3Z',
};
const CRATE = 'M-10-7H10V8H-10ZM-10-1H10M-3-1V3H3V-1';

const Line = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="#f4f5ff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
);

/** Boosters are told by the number that gives thrust. */
const Booster = ({ id }: { id: string }) => (
  <>
    <Line d="M-11 6L-7 0L-11-6M-6 6L-2 0L-6-6" />
    <text className="mv-glyph-number" x="5" y="6">
      {id.at(-1)}
    </text>
  </>
);

function techGlyph(id: string): ReactNode {
  if (id === 'variable-laser') return <StatGlyph stat={LASER} />;
  if (id === 'variable-shield') return <StatGlyph stat={SHIELD} />;
  return id.startsWith('thrust-booster') ? <Booster id={id} /> : <Line d={PATHS[id] ?? CRATE} />;
}

export const TechSign = ({ tech, size = 28 }: { tech: number; size?: number }) => (
  <span className={`mv-sign mv-tech-${TECHS[tech].type}`} style={{ width: size, height: size }}>
    <SignFrame size={size - 8} reach={14}>
      {techGlyph(TECHS[tech].id)}
    </SignFrame>
  </span>
);

function equipmentGlyph(item: number): ReactNode {
  if (item === BUY_LASER) return <StatGlyph stat={LASER} />;
  if (item === BUY_SHIELD) return <StatGlyph stat={SHIELD} />;
  const { drive } = EQUIPMENT[item];
  if (drive === 0) return <Line d={CRATE} />;
  const isBoth = drive === (YELLOW_DRIVE | RED_DRIVE);
  return (
    <g transform={isBoth ? 'scale(0.32)' : 'scale(0.5)'}>
      {(drive & YELLOW_DRIVE) !== 0 && <g transform={isBoth ? 'translate(-20 0)' : ''}>{fieldSign(YELLOW)}</g>}
      {(drive & RED_DRIVE) !== 0 && <g transform={isBoth ? 'translate(20 0)' : ''}>{fieldSign(RED)}</g>}
    </g>
  );
}

export const EquipmentSign = ({ item, size = 28 }: { item: number; size?: number }) => (
  <span className="mv-sign" style={{ width: size, height: size }}>
    <SignFrame size={size - 8} reach={14}>
      {equipmentGlyph(item)}
    </SignFrame>
  </span>
);
