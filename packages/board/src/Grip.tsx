import type { ReactNode } from 'react';
import { type LitMap, type LitState, litState } from './handle.ts';

/** How the light around a handle looks. */
export const lightClass = (lit: LitState): string => (lit === '' ? '' : lit === 'chosen' ? 'sb-chosen' : 'sb-lit');

interface LitBoxProps {
  readonly lit: LitState;
  /** Half of its width and height. */
  readonly wide: number;
  readonly high?: number;
  readonly corner?: number;
}

/** The light around a handle; it takes the click as well. */
export function LitBox({ lit, wide, high = wide, corner = 12 }: LitBoxProps) {
  if (lit === '') return null;
  return <rect x={-wide} y={-high} width={2 * wide} height={2 * high} rx={corner} className={lightClass(lit)} />;
}

interface GripProps {
  /** The ref that it stands for; what belongs to somebody else has none. */
  readonly of: string | undefined;
  readonly lit: LitMap;
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A handle beside the board: a button when it is lit, else a picture with a name. */
export function Grip({ of, lit, name, className, children }: GripProps) {
  const state = of === undefined ? '' : litState(lit, of);
  return state === '' ? (
    <span className={className} data-ref={of} role="img" aria-label={name} title={name}>
      {children}
    </span>
  ) : (
    <button
      type="button"
      className={`${className} sb-grip`}
      data-ref={of}
      aria-label={name}
      aria-pressed={state === 'chosen'}
      title={name}
    >
      {children}
    </button>
  );
}
