import type { Light, LitMap } from '@starboard/board';
import { sameAction, type WrittenAction } from '@starboard/kernel';
import { useMemo, useState } from 'react';
import { lights, narrowed, type RefsOf } from '../panel/narrowing.ts';
import type { Guide } from './Table.tsx';
import type { Asked } from './useAsked.ts';

const NOTHING: readonly string[] = [];
const NO_OPTIONS: readonly WrittenAction[] = [];
const option = (ref: string): readonly [string, Light] => [ref, 'option'];
const chosen = (ref: string): readonly [string, Light] => [ref, 'chosen'];

/** What was picked towards an answer, and what lights up for it. */
export interface Picks {
  readonly picked: readonly string[];
  /** The options in which all of it occurs. */
  readonly open: readonly WrittenAction[];
  readonly lit: LitMap;
  pick(refs: readonly string[]): void;
  clear(): void;
  /** An option that somebody looks at is shown on the board. */
  point(action: WrittenAction | undefined): void;
}

export function usePicks({ decision, race, key }: Asked, refsOf: RefsOf, guide?: Guide): Picks {
  const options = decision?.options ?? NO_OPTIONS;
  const [picks, setPicks] = useState({ key: '', picked: NOTHING });
  const [pointed, setPointed] = useState<{ key: string; action: WrittenAction }>();
  const picked = useMemo(() => {
    if (picks.key !== key) return NOTHING;
    const gone = race && narrowed(options, picks.picked, refsOf).length === 0;
    return gone ? NOTHING : picks.picked;
  }, [picks, key, race, options, refsOf]);
  const open = useMemo(() => narrowed(options, picked, refsOf), [options, picked, refsOf]);
  const lit = useMemo(() => {
    const led = guide === undefined ? options : options.filter(guide.shows);
    const all = new Map([...lights(led, picked, refsOf), ...(guide?.taps ?? NOTHING).map(option)]);
    // In a race it may have gone from under the pointer.
    const points = pointed?.key === key && (!race || options.some((one) => sameAction(one, pointed.action)));
    return points ? new Map([...all, ...refsOf(pointed.action).map(chosen)]) : all;
  }, [options, picked, refsOf, pointed, key, race, guide]);
  return {
    picked,
    open,
    lit,
    pick: (refs) => setPicks({ key, picked: refs }),
    clear: () => setPicks({ key: '', picked: NOTHING }),
    point: (action) => setPointed(action === undefined ? undefined : { key, action }),
  };
}
