import type { CSSProperties, ReactNode } from 'react';
import { picking } from './handle.ts';
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

interface StatProps {
  readonly sign: ReactNode;
  readonly word: string;
  readonly value: ReactNode;
  /** How it comes to that. */
  readonly more?: string;
}

/** A number with its sign. */
export const Stat = ({ sign, word, value, more }: StatProps) => (
  <span className="sb-stat" role="img" aria-label={`${word}${more === undefined ? '' : ` (${more})`}`} title={word}>
    {sign}
    <b>{value}</b>
    {more !== undefined && <small>{more}</small>}
  </span>
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
