import type { ReactNode } from 'react';
import { type LitMap, litState } from './handle.tsx';

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
      className={`${className} gt-grip`}
      data-ref={of}
      aria-label={name}
      aria-pressed={state === 'chosen'}
      title={name}
    >
      {children}
    </button>
  );
}
