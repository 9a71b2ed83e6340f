import { type SyntheticEvent, useCallback, useMemo, useState } from 'react';

/** What somebody wants to have explained: a thing of the board, or at least something that has a name. */
export interface AskedAbout {
  readonly ref: string;
  readonly name: string;
}

export interface Explaining {
  /** Undefined while touches do something. */
  readonly asked: AskedAbout | undefined;
  start(): void;
  stop(): void;
  about(ref: string): void;
  /** Signs and numbers that stand for nothing that can be done have a name all the same. */
  onTouch(event: SyntheticEvent): void;
}

const NOTHING: AskedAbout = { ref: '', name: '' };

const nameOf = (ref: string): string =>
  [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"], [data-show="${CSS.escape(ref)}"]`)]
    .map((element) => element.getAttribute('aria-label') ?? '')
    .find((name) => name !== '') ?? '';

/** The name of what was touched, unless it is a thing of the board or a button, or a part of one. */
function namedAt(target: Element): string {
  if (target.closest('[data-ref], [data-show], button, a, summary') !== null) return '';
  return target.closest('[role="img"]')?.getAttribute('aria-label') ?? '';
}

/** `?`: from then on touches explain, and do nothing else. */
export function useExplaining(): Explaining {
  const [asked, setAsked] = useState<AskedAbout>();
  const start = useCallback(() => setAsked(NOTHING), []);
  const stop = useCallback(() => setAsked(undefined), []);
  const about = useCallback((ref: string) => setAsked({ ref, name: nameOf(ref) }), []);
  const isOn = asked !== undefined;
  const onTouch = useCallback(
    ({ target }: SyntheticEvent) => {
      const name = isOn ? namedAt(target as Element) : '';
      if (name !== '') setAsked({ ref: '', name });
    },
    [isOn],
  );
  return useMemo(() => ({ asked, start, stop, about, onTouch }), [asked, start, stop, about, onTouch]);
}
