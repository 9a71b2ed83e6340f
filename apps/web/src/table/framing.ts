import { lookAt } from '@starboard/board';

/** So far apart, or so large, things should be for a finger and for a mouse. */
export const FINGER = 44;
export const MOUSE = 26;
/** What nothing else lies near may be smaller for a finger: a tap beside it means it, too. */
const SMALLEST = 24;
/** Below this the board stays whole. */
const WORTH_IT = 1.3;
const CLOSEST = 8;
/** How much of the frame things may fill: at most, and well. */
const FULL = 0.92;
const AIRY = 0.6;

/** The things with a ref that are to be seen: a map under a sheet is there, but not shown. */
export const shown = (ref: string): readonly Element[] =>
  [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });

/** So many pictures of the screen are waited for what may not be drawn at all. */
const PATIENCE = 120;

/** Does something as soon as these things are drawn and stay where they are: a board lays itself out anew once it knows its room. */
export function whenStill(refs: readonly string[], what: () => void): () => void {
  let before = '';
  let frame = 0;
  let left = PATIENCE;
  const wait = () => {
    const places = refs.flatMap(shown).map((element) => JSON.stringify(element.getBoundingClientRect()));
    const now = places.join();
    if (now !== '' && now === before) return what();
    before = now;
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(wait);
  };
  frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
const sizeOf = (box: Box): number => Math.min(widthOf(box), heightOf(box));
const apart = (a: Box, b: Box): number =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

/** How much larger these things have to become until each can be meant: by its size, or since nothing else lies near. */
function growth(things: readonly Box[], least: number): number {
  const needs = things.map((thing, i) => {
    const near = Math.min(...things.filter((_, other) => other !== i).map((other) => apart(thing, other)));
    return Math.min(least / sizeOf(thing), Math.max(Math.min(SMALLEST, least) / sizeOf(thing), least / near));
  });
  return Math.max(...needs);
}

/** The part of the frame that no sheet lies over. */
function openPart(frame: DOMRect): Box {
  const sheet = document.querySelector('.table[data-map] .desk')?.getBoundingClientRect();
  const { left, top, right, bottom } = frame;
  return { left, top, right, bottom: sheet === undefined ? bottom : Math.min(bottom, Math.max(top + 1, sheet.top)) };
}

export interface Framing {
  /** How large, or how far apart, things have to become. */
  readonly least: number;
  /** What has to be in sight if there is no room for all. */
  readonly heart?: readonly string[];
}

/** Brings the board so close that all these things can be touched; says whether it had to. */
export function frameAll(refs: readonly string[], { least, heart }: Framing): boolean {
  const content = document.querySelector('.board-content');
  const zoom = document.querySelector('.board-zoom');
  if (content === null || zoom === null) return false;
  const boxesOf = (all: readonly string[]): readonly (readonly DOMRect[])[] =>
    all
      .map((ref) => shown(ref).filter((element) => content.contains(element)))
      .filter((parts) => parts.length > 0)
      .map((parts) => parts.map((element) => element.getBoundingClientRect()));
  const things = boxesOf(refs);
  if (things.length === 0) return false;
  const whole = zoom.getBoundingClientRect();
  const seen = openPart(whole);
  const now = content.getBoundingClientRect();
  const scale = now.width / whole.width;
  // Of a thing that is drawn in several places the largest one is touched: a route is a thin line, but leads to a planet.
  const touched = things.map((parts) => parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]);
  const all = around(things.flat());
  const room = scale * Math.min(widthOf(seen) / widthOf(all), heightOf(seen) / heightOf(all));
  const touchable = growth(touched, least) * scale;
  const fits = FULL * room >= touchable;
  const hearts = boxesOf(heart ?? []).flat();
  // Where nothing is at the heart of it, all things stay in sight: a tap beside a small one means it, too.
  const wanted = fits || hearts.length > 0 ? touchable : (heart === undefined ? AIRY : FULL) * room;
  if (wanted < WORTH_IT && seen.bottom === whole.bottom) return false;
  const middle = fits || hearts.length === 0 ? all : around(hearts);
  const near = Math.min(CLOSEST, Math.max(1, wanted));
  // Nothing lies beyond the edge of the board; where a sheet covers the foot of the frame, the middle lies above it.
  const within = (share: number): number => Math.min(1 - 0.5 / near, Math.max(0.5 / near, share));
  const covered = (whole.bottom - seen.bottom) / 2 / (whole.height * near);
  lookAt({
    x: within(((middle.left + middle.right) / 2 - now.left) / now.width),
    y: within(((middle.top + middle.bottom) / 2 - now.top) / now.height + covered),
    scale: near,
  });
  return true;
}
