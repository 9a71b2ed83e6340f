import { useState } from 'react';
import type { Hint, TableSession } from '../session.ts';

/** A hint that was asked for: `undefined` while the bot thinks, empty if it has no idea either. */
export interface Hinting {
  readonly hints: readonly Hint[] | undefined;
}

export interface Hints {
  /** Undefined as long as nobody has asked. */
  readonly open: Hinting | undefined;
  ask(): void;
  close(): void;
}

/** Hints hold for one question (`key`) and vanish with it. */
export function useHint(session: TableSession, key: string): Hints {
  const [asked, setAsked] = useState<Hinting & { readonly key: string }>();
  const ask = () => {
    if (session.hint === undefined) return;
    setAsked({ key, hints: undefined });
    const tell = (hints: readonly Hint[]) => setAsked((now) => (now?.key === key ? { key, hints } : now));
    session.hint().then(tell, () => tell([]));
  };
  return { open: asked?.key === key ? asked : undefined, ask, close: () => setAsked(undefined) };
}
