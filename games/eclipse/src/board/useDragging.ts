import { type RefObject, useEffect, useRef } from 'react';

/** So far a pointer has to go before a tap becomes a drag. */
const FAR = 7;

const refAt = (target: EventTarget | null, sort: string): HTMLElement | SVGElement | undefined =>
  (target instanceof Element &&
    target.closest<HTMLElement>(`button[data-ref^="${sort}:"], g[role="button"][data-ref^="${sort}:"]`)) ||
  undefined;

/** What follows the pointer: a copy of what is dragged. */
function shadowOf(part: Element, within: Element): HTMLElement {
  const shadow = document.createElement('div');
  shadow.className = 'ec-dragged';
  shadow.setAttribute('aria-hidden', 'true');
  const picture = part.closest('.ec-part-tile')?.querySelector('svg');
  if (picture !== null && picture !== undefined) shadow.append(picture.cloneNode(true));
  within.append(shadow);
  return shadow;
}

/** EC-8.1: parts can be dragged onto a space of a blueprint, by mouse or finger; a tap does it, too. */
export function useDragging(
  of: RefObject<HTMLElement | null>,
  on: boolean,
  drop: (part: string, also: readonly string[]) => void,
): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const element = of.current;
    if (!on || element === null) return;
    let held: { readonly part: Element; readonly x: number; readonly y: number } | undefined;
    let shadow: HTMLElement | undefined;
    const begin = ({ target, clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      const part = refAt(target, 'part');
      held = part === undefined || !isPrimary ? undefined : { part, x, y };
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (held === undefined) return;
      if (shadow === undefined && Math.hypot(x - held.x, y - held.y) < FAR) return;
      shadow ??= shadowOf(held.part, element);
      const box = element.getBoundingClientRect();
      shadow.style.transform = `translate(${x - box.left}px, ${y - box.top}px)`;
    };
    const end = ({ clientX: x, clientY: y, type }: PointerEvent) => {
      const part = held?.part.getAttribute('data-ref');
      const dragged = shadow !== undefined;
      shadow?.remove();
      [held, shadow] = [undefined, undefined];
      if (!dragged || type === 'pointercancel' || part === null || part === undefined) return;
      const slot = document.elementFromPoint(x, y)?.closest('[data-ref^="slot:"]')?.getAttribute('data-ref');
      if (slot !== null && slot !== undefined) latest.current(part, [slot]);
    };
    element.addEventListener('pointerdown', begin);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      shadow?.remove();
    };
  }, [of, on]);
}
