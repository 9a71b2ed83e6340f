import type { KeyboardEvent, MouseEvent, SVGAttributes } from 'react';

/** Whether something occurs in the open options, or has been chosen among them already. */
export type Light = 'option' | 'chosen';
export type LitState = '' | Light;
export type LitMap = ReadonlyMap<string, Light>;

export const NOTHING_LIT: LitMap = new Map();

export const litState = (lit: LitMap, ref: string): LitState => lit.get(ref) ?? '';

/** While things are explained, everything that has a name is lit. */
export class EverythingLit extends Map<string, Light> {
  override get(ref: string) {
    return super.get(ref) ?? 'option';
  }
}

/** Whether any ref of this sort is lit. */
export function anyLit(lit: LitMap, sort: string): boolean {
  for (const ref of lit.keys()) if (ref.startsWith(sort)) return true;
  return false;
}

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

/** What is only to be seen. */
export const picture = (name: string): SVGAttributes<SVGGElement> => ({ role: 'img', 'aria-label': name });

/** Several things that belong together. */
export const group = (name: string): SVGAttributes<SVGGElement> => ({ role: 'group', 'aria-label': name });

/** What changes the picture alone. */
export const shows = (
  what: string,
  name: string,
  pressed?: boolean,
): SVGAttributes<SVGGElement> & { readonly 'data-show': string } => ({
  'data-show': what,
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
});

/** What a click or a key press on a picture meant: the nearest element that stands for something. */
const meantBy = (target: EventTarget): DOMStringMap | undefined =>
  (target as Element).closest<SVGElement | HTMLElement>('[data-ref], [data-show]')?.dataset;

/** As near as a finger means a thing, in px. */
const NEAR = 22;

/** What can be chosen nearest to a tap that missed it by less than a finger's breadth. */
function besideTap(picture: Element, x: number, y: number): Element | undefined {
  let [best, far]: [Element | undefined, number] = [undefined, NEAR];
  for (const one of picture.querySelectorAll('[role="button"]:is([data-ref], [data-show])')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const away = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (width > 0 && away < far) [best, far] = [one, away];
  }
  return best;
}

/** Whether a finger did it. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean => (nativeEvent as PointerEvent).pointerType === 'touch';

interface Picking {
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * One listener for a whole picture, so that its parts need no functions and stay as they are. Things that are not lit are told,
 * too: the table can say why nothing is possible there. `show` is told what only changes the picture.
 */
export function picking(onPick: (ref: string) => void, show?: (what: string) => void): Picking {
  const pick = (target: EventTarget): boolean => {
    const meant = meantBy(target);
    if (meant?.ref !== undefined) onPick(meant.ref);
    if (meant?.show !== undefined) show?.(meant.show);
    return meant !== undefined;
  };
  return {
    onClick(event) {
      const hit = (event.target as Element).closest('[role="button"], button');
      const meant =
        hit === null && isTouch(event) ? besideTap(event.currentTarget, event.clientX, event.clientY) : undefined;
      pick(meant ?? event.target);
    },
    onKeyDown(event) {
      const isButton = event.target instanceof HTMLButtonElement;
      if (isButton || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (pick(event.target)) event.preventDefault();
    },
  };
}
