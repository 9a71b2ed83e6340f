import { lookAt } from '@starboard/board';
import { useEffect, useRef } from 'react';
import { useMedia } from './useMedia.ts';

/** Around a thing, in px. */
const MARGIN = 6;
/** So large the smallest thing spoken of should be, for a finger and for a mouse. */
const FINGER = 44;
const MOUSE = 26;
/** Below this the board stays whole. */
const WORTH_IT = 1.3;
const CLOSEST = 6;

const shown = (ref: string): readonly Element[] =>
  [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });

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
      frameAll(refs, finger ? FINGER : MOUSE);
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

/** Does something as soon as these things are drawn and stay where they are: a board lays itself out anew once it knows its room. */
function whenStill(refs: readonly string[], what: () => void): () => void {
  let before = '';
  let frame = 0;
  const wait = () => {
    const places = refs.flatMap(shown).map((element) => JSON.stringify(element.getBoundingClientRect()));
    const now = places.join();
    if (now !== '' && now === before) return what();
    before = now;
    frame = requestAnimationFrame(wait);
  };
  frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);
}

/** Brings the board so close that all that is spoken of can be touched, and is in sight. */
function frameAll(refs: readonly string[], least: number): void {
  const content = document.querySelector('.board-content');
  const zoom = document.querySelector('.board-zoom');
  if (content === null || zoom === null) return;
  const things = refs
    .map((ref) => shown(ref).filter((element) => content.contains(element)))
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.map((element) => element.getBoundingClientRect()));
  const boxes = things.flat();
  if (boxes.length === 0) return;
  const whole = zoom.getBoundingClientRect();
  const now = content.getBoundingClientRect();
  const scale = now.width / whole.width;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // Of a thing that is drawn in several places the largest one is touched: a route is a thin line, but leads to a planet.
  const sizes = things.map((parts) => Math.max(...parts.map(({ width, height }) => Math.min(width, height))));
  const smallest = Math.min(...sizes) / scale;
  const room = 0.6 * Math.min((whole.width * scale) / (right - left), (whole.height * scale) / (bottom - top));
  const wanted = Math.min(CLOSEST, least / smallest, room);
  if (wanted < WORTH_IT) return lookAt({ x: 0.5, y: 0.5, scale: 1 });
  // Nothing lies beyond the edge of the board.
  const within = (share: number): number => Math.min(1 - 0.5 / wanted, Math.max(0.5 / wanted, share));
  lookAt({
    x: within(((left + right) / 2 - now.left) / now.width),
    y: within(((top + bottom) / 2 - now.top) / now.height),
    scale: wanted,
  });
}
