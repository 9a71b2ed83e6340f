import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './geometry.ts';

/** How a screen is divided. The unit is one pixel of the screen, before zooming. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is drawn as long as nobody has measured. */
const UNMEASURED: Size = { width: 900, height: 800 };

/** The size of an element, followed as it changes. */
export function useSize(of: RefObject<Element | null>, fixed: Size | undefined): Size {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null || fixed !== undefined || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [of, fixed]);
  return fixed ?? size;
}

/** Counts the steps that a board has been told of, so that what moves starts anew with each. */
export function useStep(events: readonly unknown[]): number {
  const counted = useRef({ events, step: 0 });
  if (counted.current.events !== events) counted.current = { events, step: counted.current.step + 1 };
  return counted.current.step;
}

export const between = (least: number, n: number, most: number): number => Math.min(Math.max(least, n), most);

/** The screen without its edges. */
export function inner({ width, height }: Size): Box {
  const edge = between(2, width * 0.008, 10);
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** Cuts a box from top to bottom into parts of these heights; the one that is undefined gets the rest. */
export function rows({ x, y, width, height }: Box, gap: number, heights: readonly (number | undefined)[]): Box[] {
  const shown = heights.filter((high) => high !== 0).length;
  const fixed = heights.reduce<number>((sum, high) => sum + (high ?? 0), 0) + Math.max(0, shown - 1) * gap;
  let top = y;
  return heights.map((high) => {
    const box = { x, y: top, width, height: Math.max(0, high ?? height - fixed) };
    if (box.height > 0) top += box.height + gap;
    return box;
  });
}

export const columns = ({ x, y, width, height }: Box, gap: number, left: number): [Box, Box] => [
  { x, y, width: left, height },
  { x: x + left + gap, y, width: width - left - gap, height },
];
