import type { KeyboardEvent } from 'react';
import { ARROWS, isArrow } from './BoardFrame.tsx';

const THINGS = '[role="button"], button:not(:disabled)';

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys go from thing to thing on a board: to the nearest one that lies there, things straight ahead first. */
export function walkBoard(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as Element).closest(THINGS);
  if (!isArrow(event.key) || from === null || event.defaultPrevented) return;
  const [right, down] = ARROWS[event.key];
  const [x, y] = middle(from);
  let [best, far]: [HTMLElement | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const one of event.currentTarget.querySelectorAll<HTMLElement>(THINGS)) {
    if (one === from || !one.checkVisibility({ visibilityProperty: true })) continue;
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
    if (ahead > 1 && ahead >= aside / 2 && ahead + 2 * aside < far) [best, far] = [one, ahead + 2 * aside];
  }
  event.preventDefault();
  best?.focus();
}
