import { type LitMap, times } from '@starboard/board';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildingFault } from '../rules/placement.ts';
import { boardOf, cell, type Open, TURNS } from '../state.ts';
import type { Seen } from '../view.ts';
import { squareRef, turnRef } from './refs.ts';

/** The tile that can be turned: the one in hand, or the one just placed. */
export function turnedTile(seen: Seen, seat: number): number {
  if (seen.hand[seat] >= 0) return seen.hand[seat];
  const fresh = seen.fresh[seat];
  return fresh >= 0 ? seen.ship[cell(seat, fresh)] >> 2 : -1;
}

/** The ship as it is while the tile that can be turned is in no place. */
function lifted(seen: Seen, seat: number): Open {
  if (seen.hand[seat] >= 0 || seen.fresh[seat] < 0) return seen;
  return { ...seen, ship: seen.ship.with(cell(seat, seen.fresh[seat]), -1) };
}

/** Whether the tile that can be turned fits a square when it is turned so. */
export const fitsAt = (seen: Seen, seat: number, square: number, turn: number): boolean =>
  buildingFault(lifted(seen, seat), seat, turnedTile(seen, seat) * 4 + turn, square) === 0;

/** What is lit while a turn is chosen: no squares into which the tile does not fit like that. */
export function litWithTurn(lit: LitMap, seen: Seen, seat: number, turn: number): LitMap {
  if (turn < 0) return lit;
  const state = lifted(seen, seat);
  const placed = turnedTile(seen, seat) * 4 + turn;
  const misfits = times(boardOf(state).count, (square) => square)
    .filter((square) => buildingFault(state, seat, placed, square) !== 0)
    .map(squareRef);
  const hidden = new Set(misfits);
  return new Map([...lit].filter(([ref, light]) => light === 'chosen' || !hidden.has(ref)));
}

/** The next turn with which something is possible, in one direction or the other. */
export function nextTurn(lit: LitMap, from: number, by: 1 | -1): number {
  const after = times(4, (i) => (from + by * (i + 1) + 8) % 4);
  return after.find((turn) => lit.has(turnRef(turn))) ?? after[0];
}

const anySquareChosen = (lit: LitMap): boolean =>
  [...lit].some(([ref, light]) => light === 'chosen' && ref.startsWith('square:'));

export interface Turning {
  /** The turn that was chosen for the tile, or -1. */
  readonly turn: number;
  /** Turns the tile in hand, and nothing else. */
  hold(turn: number): void;
  /** Chooses the next possible turn. */
  step(by: 1 | -1): void;
  /** What a click on a handle comes to: turns are chosen here, and squares take the turn along. */
  pick(ref: string): void;
}

interface Hands {
  readonly seen: Seen;
  readonly viewer: number;
  readonly lit: LitMap;
  onPick(ref: string, also?: readonly string[]): void;
}

/** GT-5.1: the tile in hand is turned before it is placed; GT-4.5: the one just placed can be turned where it is. */
export function useTurning({ seen, viewer, lit, onPick }: Hands): Turning {
  const [chosen, setChosen] = useState({ tile: -1, turn: -1 });
  const tile = seen.phase === 'build' && viewer >= 0 ? turnedTile(seen, viewer) : -1;
  const turn = tile >= 0 && chosen.tile === tile ? chosen.turn : -1;
  const inHand = tile >= 0 && seen.hand[viewer] >= 0;
  const fresh = seen.fresh[viewer];
  const placed = tile >= 0 && !inHand ? seen.ship[cell(viewer, fresh)] & 3 : 0;
  const turnTo = (to: number) => {
    // By turns a tile can be changed only once: there it is not turned on the way to somewhere else.
    const atOnce = !inHand && seen.building !== TURNS && lit.has(squareRef(fresh)) && fitsAt(seen, viewer, fresh, to);
    if (atOnce) onPick(squareRef(fresh), [turnRef(to)]);
    else setChosen({ tile, turn: to });
  };
  const inPlace = (by: 1 | -1) =>
    times(3, (i) => (placed + by * (i + 1) + 8) % 4).find((to) => fitsAt(seen, viewer, fresh, to)) ?? -1;
  return {
    turn,
    hold: (to) => setChosen({ tile, turn: to }),
    step(by) {
      if (tile < 0) return;
      if (inHand || seen.building === TURNS) return turnTo(nextTurn(lit, turn < 0 ? placed : turn, by));
      const to = inPlace(by);
      if (to >= 0) turnTo(to);
    },
    pick(ref) {
      const [sort, value] = ref.split(':');
      if (tile >= 0 && sort === 'turn' && !anySquareChosen(lit)) {
        if (Number(value) === turn) setChosen({ tile, turn: -1 });
        else turnTo(Number(value));
      } else if (turn >= 0 && sort === 'square') onPick(ref, [turnRef(turn)]);
      else onPick(ref);
    },
  };
}

/** How far a wheel rolls for a quarter turn (px), and how long it then rests (ms); how far two fingers turn (radians). */
const WHEEL_STEP = 40;
const WHEEL_REST = 140;
const FINGER_STEP = Math.PI / 5;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]):not([type="radio"]), select, textarea') !== null;

/** R and Shift+R, the wheel over the ship and the hand, and two fingers that turn: all of them turn the tile. */
export function useTurningHands(frame: RefObject<SVGSVGElement | null>, active: boolean, turning: Turning): void {
  const latest = useRef(turning);
  latest.current = turning;
  useEffect(() => {
    const element = frame.current;
    if (!active || element === null) return;
    const step = (by: 1 | -1) => latest.current.step(by);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    const wheel = wheelOf(step);
    const fingers = fingersOf(step);
    // Before the table hears of it: there R opens the rules.
    addEventListener('keydown', press, true);
    element.addEventListener('wheel', wheel, { passive: false });
    for (const kind of FINGER_EVENTS) element.addEventListener(kind, fingers);
    return () => {
      removeEventListener('keydown', press, true);
      element.removeEventListener('wheel', wheel);
      for (const kind of FINGER_EVENTS) element.removeEventListener(kind, fingers);
    };
  }, [frame, active]);
}

/** Elsewhere on the board, and with Ctrl (a pinch), the wheel zooms as always. */
function wheelOf(step: (by: 1 | -1) => void): (event: WheelEvent) => void {
  let rolled = 0;
  let restsUntil = 0;
  return (event) => {
    if (event.ctrlKey || (event.target as Element).closest('[data-turns]') === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp < restsUntil) return;
    rolled = Math.sign(rolled) === Math.sign(event.deltaY) ? rolled + event.deltaY : event.deltaY;
    if (Math.abs(rolled) < WHEEL_STEP && event.deltaMode === 0) return;
    step(rolled > 0 ? 1 : -1);
    rolled = 0;
    restsUntil = event.timeStamp + WHEEL_REST;
  };
}

const FINGER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave'] as const;

function fingersOf(step: (by: 1 | -1) => void): (event: PointerEvent) => void {
  const down = new Map<number, readonly [x: number, y: number]>();
  let from = 0;
  const angle = (): number => {
    const [[ax, ay], [bx, by]] = [...down.values()];
    return Math.atan2(by - ay, bx - ax);
  };
  return (event) => {
    if (event.pointerType !== 'touch') return;
    if (event.type === 'pointerdown') {
      down.set(event.pointerId, [event.clientX, event.clientY]);
      if (down.size === 2) from = angle();
      return;
    }
    if (event.type !== 'pointermove') {
      down.delete(event.pointerId);
      return;
    }
    if (!down.has(event.pointerId)) return;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    if (down.size !== 2) return;
    const moved = Math.atan2(Math.sin(angle() - from), Math.cos(angle() - from));
    if (Math.abs(moved) < FINGER_STEP) return;
    step(moved > 0 ? 1 : -1);
    from = angle();
  };
}
