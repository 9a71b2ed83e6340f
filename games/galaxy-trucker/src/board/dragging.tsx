import type { LitMap, Palette } from '@starboard/board';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TILES } from '../content/tiles.ts';
import { cell } from '../state.ts';
import type { Seen } from '../view.ts';
import { HAND, HEAP, SHELF, STACK, STASH, squareRef, tileRef, turnRef } from './refs.ts';
import { FACE_DOWN } from './seen.ts';
import { Tile, TileBack } from './Tile.tsx';
import { fitsAt } from './turning.ts';

/** A tile that is being dragged, and where from: the hand, the table (warehouse or stash), a heap, or its place on the ship. */
interface Dragged {
  /** `FACE_DOWN` until it is known. */
  readonly tile: number;
  readonly from: 'hand' | 'table' | 'heap' | 'ship';
  readonly turn: number;
  /** Whether it was turned on purpose: then it is placed like that or not at all. */
  readonly meant: boolean;
}

interface Hands {
  readonly seen: Seen;
  readonly viewer: number;
  readonly lit: LitMap;
  readonly turn: number;
  /** Turns the tile in hand. */
  onTurn(turn: number): void;
  onPick(ref: string, also?: readonly string[]): void;
}

/** What can be dragged by this handle. */
function draggedBy(ref: string | undefined, { seen, viewer, lit, turn }: Hands): Dragged | undefined {
  if (ref === undefined || seen.phase !== 'build' || viewer < 0) return undefined;
  const [sort, value] = ref.split(':');
  const hand = seen.hand[viewer];
  if (hand >= 0) {
    if (sort === 'turn') return { tile: hand, from: 'hand', turn: Number(value), meant: true };
    return ref === HAND ? { tile: hand, from: 'hand', turn: Math.max(0, turn), meant: turn >= 0 } : undefined;
  }
  const fresh = seen.fresh[viewer];
  if (fresh >= 0 && ref === squareRef(fresh)) {
    const placed = seen.ship[cell(viewer, fresh)];
    return { tile: placed >> 2, from: 'ship', turn: turn < 0 ? placed & 3 : turn, meant: turn >= 0 };
  }
  if ((ref === HEAP || ref === STACK) && lit.has(ref)) return { tile: FACE_DOWN, from: 'heap', turn: 0, meant: false };
  const tile = sort === 'tile' && lit.has(ref) ? TILES.findIndex(({ id }) => id === value) : -1;
  return tile < 0 ? undefined : { tile, from: 'table', turn: 0, meant: false };
}

/** What was drawn on the way is in hand by now, and the one who drags it sees it. */
const known = (what: Dragged, { seen, viewer }: Pick<Hands, 'seen' | 'viewer'>): Dragged =>
  what.from === 'heap' && seen.hand[viewer] >= 0 ? { ...what, tile: seen.hand[viewer], from: 'hand' } : what;

const refOf = (target: Element | null): string | undefined =>
  target?.closest<SVGElement>('[data-ref]')?.dataset.ref ?? undefined;

/** Lets go of a tile that is in hand or on the ship: over a square, the warehouse or the stash. */
function letGo({ from, turn, meant }: Dragged, at: string, { seen, viewer, onPick }: Hands): void {
  if (at.startsWith('square:')) {
    const square = Number(at.slice('square:'.length));
    const exact = meant || fitsAt(seen, viewer, square, turn);
    if (from !== 'ship' || square !== seen.fresh[viewer]) onPick(at, exact ? [turnRef(turn)] : undefined);
  } else if (from === 'hand' && (at === SHELF || at === STASH)) onPick(at);
}

/** How far a pointer moves before it drags (px); how far above a finger the tile is seen. */
const SLACK = 8;
const ABOVE_FINGER = 46;
/** The table has to hear of one act before the next, and waits no longer than this for it (ms). */
const AFTER_TAKE = 60;
const PATIENCE = 3000;

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly ref: string;
  readonly what: Dragged;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Brings the tile under the pointer, as large as on the ship. */
function follow(svg: SVGSVGElement | null, ghost: SVGGElement | null, { x, y }: Point): void {
  const matrix = svg?.getScreenCTM() ?? undefined;
  if (svg === null || ghost === null || matrix === undefined) return;
  const square = svg.querySelector('[data-ref^="square:"]')?.getBoundingClientRect().width ?? 60;
  const at = `${(x - matrix.e) / matrix.a} ${(y - matrix.f) / matrix.d}`;
  ghost.setAttribute('transform', `translate(${at}) scale(${square / matrix.a / 96})`);
}

/** A tile that was dropped before the table knew whose it is. */
interface Waiting {
  readonly what: Dragged;
  readonly at: string;
}

interface Reach {
  readonly latest: RefObject<Hands>;
  readonly pointer: RefObject<Point>;
  readonly ghost: RefObject<SVGGElement | null>;
  setDragged(dragged: Dragged | undefined): void;
  setWaiting(waiting: Waiting): void;
}

/** One pointer from its press to its release. */
class Gesture {
  readonly #svg: SVGSVGElement;
  readonly #reach: Reach;
  #grip: Grip | undefined;
  #drags = false;
  #aimed: Element | null = null;

  constructor(svg: SVGSVGElement, reach: Reach) {
    this.#svg = svg;
    this.#reach = reach;
  }

  get #hands(): Hands {
    return this.#reach.latest.current;
  }

  #aim(at: Element | null): void {
    if (at === this.#aimed) return;
    this.#aimed?.classList.remove('gt-aimed');
    this.#aimed = at;
    this.#aimed?.classList.add('gt-aimed');
  }

  #under(): Element | null {
    const { x, y } = this.#reach.pointer.current;
    return document.elementFromPoint(x, y)?.closest('[data-ref]') ?? null;
  }

  stop(): void {
    this.#grip = undefined;
    this.#drags = false;
    this.#aim(null);
    this.#reach.setDragged(undefined);
  }

  press(event: PointerEvent): void {
    if (this.#grip !== undefined) return this.stop(); // a second finger
    const ref = refOf(event.target as Element);
    const what = event.button === 0 ? draggedBy(ref, this.#hands) : undefined;
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    if (ref !== undefined && what !== undefined)
      this.#grip = { id: event.pointerId, x: event.clientX, y: event.clientY, lift, ref, what };
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    if (!this.#drags && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
    const { pointer, ghost } = this.#reach;
    pointer.current = { x: event.clientX, y: event.clientY - grip.lift };
    if (!this.#drags) this.#begin(grip);
    follow(this.#svg, ghost.current, pointer.current);
    this.#aim(this.#under());
  }

  #begin({ id, ref, what }: Grip): void {
    this.#drags = true;
    this.#svg.setPointerCapture(id);
    this.#reach.setDragged(what);
    if (what.from === 'heap') this.#hands.onPick(ref);
    if (what.from === 'hand' && what.meant) this.#hands.onTurn(what.turn);
  }

  release(event: PointerEvent): void {
    if (this.#grip?.id !== event.pointerId) return;
    const { turn } = this.#hands;
    const held = known(this.#grip.what, this.#hands);
    const isHeld = held.from === 'hand' || held.from === 'ship';
    const what = isHeld && turn >= 0 ? { ...held, turn, meant: true } : held;
    const at = this.#drags ? refOf(this.#under()) : undefined;
    if (this.#drags) noClick(this.#svg);
    this.stop();
    if (at === undefined) return;
    if (isHeld) letGo(what, at, this.#hands);
    else if (at.startsWith('square:') || at === STASH) {
      this.#reach.setWaiting({ what, at });
      if (what.from === 'table') this.#hands.onPick(tileRef(what.tile));
    }
  }

  /** The board must not be panned by what drags a tile. */
  keep(event: MouseEvent | TouchEvent): void {
    const fingers = 'touches' in event ? event.touches.length : 1;
    if (fingers === 1 && draggedBy(refOf(event.target as Element), this.#hands) !== undefined) event.stopPropagation();
  }
}

/** Lets a gesture hear of the pointer, until the function that it gives back is called. */
function listening(svg: SVGSVGElement, gesture: Gesture): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  svg.addEventListener('pointerdown', (event) => gesture.press(event), { signal });
  svg.addEventListener('pointermove', (event) => gesture.move(event), { signal });
  svg.addEventListener('pointerup', (event) => gesture.release(event), { signal });
  svg.addEventListener('pointercancel', () => gesture.stop(), { signal });
  svg.addEventListener('mousedown', (event) => gesture.keep(event), { signal });
  svg.addEventListener('touchstart', (event) => gesture.keep(event), { signal });
  return () => ends.abort();
}

/** Tiles can be dragged where they are to go, with mouse, pen and finger; whoever only taps notices nothing of it. */
export function useDragging(frame: RefObject<SVGSVGElement | null>, hands: Hands) {
  const [dragged, setDragged] = useState<Dragged>();
  const [waiting, setWaiting] = useState<Waiting>();
  const ghost = useRef<SVGGElement>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const latest = useRef(hands);
  latest.current = hands;

  useLayoutEffect(() => follow(frame.current, ghost.current, pointer.current));

  useEffect(() => {
    const svg = frame.current;
    if (svg === null) return;
    return listening(svg, new Gesture(svg, { latest, pointer, ghost, setDragged, setWaiting }));
  }, [frame]);

  // First it is taken; when all know that it is in this hand, it is put where it was dropped.
  const { seen, viewer } = hands;
  const taken = waiting !== undefined && seen.hand[viewer] === known(waiting.what, hands).tile;
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(
      () => {
        setWaiting(undefined);
        if (taken) letGo({ ...waiting.what, from: 'hand' }, waiting.at, latest.current);
      },
      taken ? AFTER_TAKE : PATIENCE,
    );
    return () => clearTimeout(timer);
  }, [waiting, taken]);

  return { dragged: dragged === undefined ? undefined : known(dragged, hands), ghost };
}

/** A drag ends with a click that nobody meant. */
function noClick(svg: SVGSVGElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  svg.addEventListener('click', swallow, true);
  setTimeout(() => svg.removeEventListener('click', swallow, true), 0);
}

interface GhostProps {
  readonly of: Dragged | undefined;
  readonly ghost: RefObject<SVGGElement | null>;
  readonly turn: number;
  readonly art: string;
  readonly palette: Palette;
}

/** The tile under the pointer; the one in hand can be turned on its way. */
export const Ghost = ({ of, ghost, turn, art, palette }: GhostProps) =>
  of === undefined ? null : (
    <g ref={ghost} className="gt-dragged">
      {of.tile === FACE_DOWN ? (
        <TileBack />
      ) : (
        <Tile tile={of.tile} turn={of.from !== 'table' && turn >= 0 ? turn : of.turn} art={art} palette={palette} />
      )}
    </g>
  );
