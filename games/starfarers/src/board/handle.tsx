import type { KeyboardEvent, MouseEvent, SVGAttributes } from 'react';

/** Whether something occurs in the open options, or has been chosen among them already. */
export type LitState = '' | 'option' | 'chosen';

export type LitMap = ReadonlyMap<string, 'option' | 'chosen'>;

export const litState = (lit: LitMap, ref: string): LitState => lit.get(ref) ?? '';

type Handle = SVGAttributes<SVGGElement> & { readonly 'data-ref': string };

/** What makes an element of a picture a handle: its ref and its name, and a button when it is lit. */
export function handle(ref: string, lit: LitState, name: string): Handle {
  if (lit === '') return { 'data-ref': ref, role: 'img', 'aria-label': name };
  return {
    'data-ref': ref,
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    'aria-pressed': lit === 'chosen',
  };
}

interface LitProps {
  readonly lit: LitState;
  readonly radius: number;
}

/** At least as big as a thumb wants it. */
const THUMB = 27;

/** The light around a handle, and the room that takes the click. */
export function Lit({ lit, radius }: LitProps) {
  if (lit === '') return null;
  return (
    <>
      <circle r={radius} className={lit === 'chosen' ? 'sf-chosen' : 'sf-lit'} />
      <circle r={Math.max(radius + 2, THUMB)} className="sf-touch" />
    </>
  );
}

const refAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGElement | HTMLElement>('[data-ref]')?.dataset.ref;

interface Picking {
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * One listener for a whole picture, so that its parts need no functions and stay as they are. Things that are not lit are told,
 * too: the table can say why nothing is possible there.
 */
export function picking(onPick: (ref: string) => void): Picking {
  const pick = (target: EventTarget): boolean => {
    const ref = refAt(target);
    if (ref !== undefined) onPick(ref);
    return ref !== undefined;
  };
  return {
    onClick(event) {
      pick(event.target);
    },
    onKeyDown(event) {
      const isButton = event.target instanceof HTMLButtonElement;
      if (isButton || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (pick(event.target)) event.preventDefault();
    },
  };
}
