import { Grip, type LitMap, type Say, SignFrame } from '@starboard/board';
import type { ReactNode } from 'react';
import { CULTURES, GOODS } from '../content/cultures.ts';
import * as nouns from '../nouns.ts';
import { CLASS_COLOURS } from './palette.ts';
import { fieldSign, GoodSign, MarketBadge, SpeedDie, StatGlyph } from './Signs.tsx';

/** Small pictures that panels and cards have in common. */

export const Good = ({ good, size = 30 }: { good: number; size?: number }) => (
  <SignFrame size={size} reach={24}>
    <GoodSign good={good} category={GOODS[good].category} />
  </SignFrame>
);

export const Die = ({ shows, size = 30, effect = false }: { shows: number; size?: number; effect?: boolean }) => (
  <SignFrame size={size} reach={23}>
    <SpeedDie shows={shows} effect={effect} />
  </SignFrame>
);

export const Kind = ({ kind, size = 26 }: { kind: number; size?: number }) => (
  <SignFrame size={size} reach={30}>
    {fieldSign(kind)}
  </SignFrame>
);

export const Stat = ({ stat, size = 20 }: { stat: number; size?: number }) => (
  <SignFrame size={size} reach={15}>
    <StatGlyph stat={stat} />
  </SignFrame>
);

export const Market = ({ market, size = 20 }: { market: number; size?: number }) => (
  <SignFrame size={size} reach={12}>
    <MarketBadge market={market} />
  </SignFrame>
);

/** The number of a culture in the colour of its technology class. */
export const CultureMark = ({ culture, size = 30 }: { culture: number; size?: number }) => (
  <SignFrame size={size} reach={24}>
    <circle r="20" fill="#0c1330" stroke={CLASS_COLOURS[CULTURES[culture].technologyClass]} strokeWidth="4" />
    <text y="8" className="mv-mark-number">
      {CULTURES[culture].number}
    </text>
  </SignFrame>
);

/** An amount; its sign is drawn by the style sheet, for names that are heard say only the number. */
export const Credits = ({ n }: { n: number | string }) => (
  <span className="mv-credits">
    <small />
    {n}
  </span>
);

/** What is told by the name of the thing around it. */
export const Unheard = ({ children }: { children: ReactNode }) => (
  <span className="mv-unheard" aria-hidden="true">
    {children}
  </span>
);

/** A name for those who hear the board, over a picture of many parts for those who see it. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="mv-heard">{name}</span>
    <Unheard>{children}</Unheard>
  </>
);

interface ChipProps {
  readonly of: string | undefined;
  readonly lit: LitMap;
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something with a name that can be lit. */
export const Chip = ({ of, lit, name, className = '', children }: ChipProps) => (
  <Grip of={of} lit={lit} name={name} className={`mv-chip ${className}`}>
    <Unheard>{children}</Unheard>
  </Grip>
);

/** What only changes the picture. */
export function Shows({
  what,
  name,
  pressed,
  className,
  children,
}: {
  what: string;
  name: string;
  pressed?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <button type="button" className={className} data-show={what} aria-pressed={pressed} title={name}>
      <Named name={name}>{children}</Named>
    </button>
  );
}

export const passengerStop = (to: number, say: Say): string =>
  to >= CULTURES.length ? say({ key: 'board.base' }) : say(nouns.culture.say(to));
