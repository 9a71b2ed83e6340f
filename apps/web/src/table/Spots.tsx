import { useEffect, useRef } from 'react';
import { zoomBoard } from './BoardFrame.tsx';
import { FINGER, frameAll, MOUSE, shown, whenStill } from './framing.ts';
import { useMedia } from './useMedia.ts';

/** Around a thing, in px. */
const MARGIN = 6;

/** The list that a thing lies in and that scrolls, if it does. */
function listOf(element: Element): Element | undefined {
  for (let list = element.parentElement; list !== null && list !== document.body; list = list.parentElement)
    if (list.scrollHeight > list.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(list).overflowY)) return list;
  return undefined;
}

/** Whether a thing is not scrolled out of its list. */
function isInSight(element: Element): boolean {
  const list = listOf(element)?.getBoundingClientRect();
  if (list === undefined) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > list.top && (top + bottom) / 2 < list.bottom;
}

/** Scrolls the list of a thing, and nothing else, until it is seen. */
function bringIntoSight(element: Element): void {
  const list = listOf(element);
  if (list === undefined || isInSight(element)) return;
  const [of, to] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  list.scrollTop += to.top + to.height / 2 - (of.top + of.height / 2);
}

/** Rings around things, wherever they are drawn: on the board, in a hand, in a panel. They take no clicks. */
export function Spots({ refs, seq }: { refs: readonly string[]; seq: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const finger = useMedia('(pointer: coarse)');
  useEffect(() => {
    if (refs.length === 0) return draw(layer.current, []);
    let frame = 0;
    const follow = () => {
      const boxes = refs
        .flatMap(shown)
        .filter(isInSight)
        .map((element) => element.getBoundingClientRect());
      draw(layer.current, boxes);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [refs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: framed anew at every step
  useEffect(() => {
    if (refs.length === 0) return;
    return whenStill(refs, () => {
      if (!frameAll(refs, { least: finger ? FINGER : MOUSE })) zoomBoard('fit');
      for (const element of refs.flatMap(shown)) bringIntoSight(element);
    });
  }, [refs, seq, finger]);
  return <div className="spots" ref={layer} aria-hidden="true" />;
}

function draw(layer: HTMLDivElement | null, boxes: readonly DOMRect[]): void {
  if (layer === null) return;
  while (layer.children.length > boxes.length) layer.lastElementChild?.remove();
  while (layer.children.length < boxes.length) layer.append(document.createElement('i'));
  for (const [i, { left, top, width, height }] of boxes.entries()) {
    const { style } = layer.children[i] as HTMLElement;
    style.transform = `translate(${left - MARGIN}px, ${top - MARGIN}px)`;
    style.width = `${width + 2 * MARGIN}px`;
    style.height = `${height + 2 * MARGIN}px`;
  }
}
