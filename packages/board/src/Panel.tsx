import type { CSSProperties, ReactNode } from 'react';
import { Grip } from './Grip.tsx';
import { type LitMap, NOTHING_LIT, picking } from './handle.ts';
import type { Paint } from './paint.ts';
import type { PlayerPanelProps } from './props.ts';

interface PanelProps {
  readonly of: PlayerPanelProps<unknown>;
  readonly paint: Paint;
  /** A class of the game's own. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What stands beside the board about one player. */
export function Panel({ of, paint, className, children }: PanelProps) {
  const { names, seat, motion, onPick, compact = false } = of;
  return (
    <article
      className={`sb-panel ${className}${compact ? ' sb-compact' : ''}`}
      data-motion={motion ? 'on' : 'off'}
      aria-label={names[seat]}
      style={{ '--sb-paint': paint.main } as CSSProperties}
      {...picking(onPick)}
    >
      {children}
    </article>
  );
}

/** A sign, drawn around the origin. */
export const SignFrame = ({
  size = 18,
  reach = 12,
  children,
}: {
  size?: number;
  reach?: number;
  children: ReactNode;
}) => (
  <svg
    className="sb-sign"
    width={size}
    height={size}
    viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The mark of a player on his colour, 23 across. */
export const PlayerMark = ({ paint, mark }: { paint: Paint; mark: string }) => (
  <>
    <circle r="11.5" fill={paint.main} stroke="#060a1a" />
    <path d={mark} fill={paint.ink} transform="scale(0.95)" />
  </>
);

interface HeadingProps {
  /** What a click on it means, if anything. */
  readonly of?: string;
  readonly lit?: LitMap;
  readonly name: string;
  /** What is said of the player beside the name: points, credits. */
  readonly said: string;
  readonly paint: Paint;
  readonly mark: string;
  readonly children: ReactNode;
}

/** The first line of a panel: mark and name, and behind them what matters most. */
export const Heading = ({ of, lit = NOTHING_LIT, name, said, paint, mark, children }: HeadingProps) => (
  <Grip of={of} lit={lit} name={`${name}, ${said}`} className="sb-heading">
    <SignFrame size={26}>
      <PlayerMark paint={paint} mark={mark} />
    </SignFrame>
    <b className="sb-name">{name}</b>
    {children}
  </Grip>
);

interface StatProps {
  readonly sign: ReactNode;
  readonly word: string;
  readonly value: ReactNode;
  /** How it comes to that. */
  readonly more?: string;
  /** What is told of it after a question mark. */
  readonly of?: string;
  readonly lit?: LitMap;
}

/** A number with its sign. */
export const Stat = ({ sign, word, value, more, of, lit = NOTHING_LIT }: StatProps) => (
  <Grip of={of} lit={lit} name={`${word}${more === undefined ? '' : ` (${more})`}`} className="sb-stat">
    {sign}
    <b>{value}</b>
    {more !== undefined && <small>{more}</small>}
  </Grip>
);

interface ExplainedProps {
  readonly label: string;
  readonly things: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

/** Things by name; a tap shows what they do. */
export const Explained = ({ label, things }: ExplainedProps) =>
  things.length === 0 ? null : (
    <div className="sb-explained">
      <span className="sb-label">{label}</span>
      {things.map(({ id, name, text }) => (
        <details key={id}>
          <summary>{name}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
