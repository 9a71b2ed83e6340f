import type { Seat, WrittenAction } from '@starboard/kernel';
import type { Action } from '../actions.ts';

/** The handles of the board: each says what it is first. Squares are always those of one's own ship. */
export const squareRef = (square: number): string => `square:${square}`;
export const turnRef = (turn: number): string => `turn:${turn}`;
export const tileRef = (id: string): string => `tile:${id}`;
export const pileRef = (pile: number): string => `pile:${pile}`;
export const numberRef = (number: number): string => `number:${number}`;
export const sideRef = (side: string): string => `side:${side}`;
export const goodRef = (good: string): string => `good:${good}`;
export const alienRef = (alien: string): string => `alien:${alien}`;
export const roleRef = (role: string): string => `role:${role}`;
export const planetRef = (planet: number): string => `planet:${planet}`;
export const fieldRef = (field: number): string => `field:${field}`;
/** A row of the card Space Billiards. */
export const cardRowRef = (row: number): string => `card-row:${row}`;
/** Printed numbers beside the ship. */
export const columnRef = (number: number): string => `column:${number}`;
export const rowRef = (number: number): string => `row:${number}`;
export const dieRef = (number: number): string => `die:${number}`;
export const playerRef = (seat: Seat): string => `player:${seat}`;
/** An Evil Machination in one's hand. */
export const cardRef = (id: string): string => `card:${id}`;
export const HEAP = 'heap';
/** The face-up tiles, where a tile is returned. */
export const SHELF = 'shelf';
export const STASH = 'stash';
/** One's own stack with Made to Measure. */
export const STACK = 'stack';
/** The place of the tile in hand. */
export const HAND = 'hand';
export const TIMER = 'timer';
export const DECK = 'deck';
/** The card being resolved. */
export const CARD = 'card';
/** The strength that is about to be stated. */
export const STRENGTH = 'strength';
/** Whatever flies at the ship. */
export const HIT = 'hit';

type Fields = Readonly<Record<string, unknown>>;
type Refs = (action: Fields) => readonly (string | undefined)[];

const none: Refs = () => [];
const just =
  (...refs: readonly string[]): Refs =>
  () =>
    refs;
const given = (value: unknown, ref: (id: string) => string): string | undefined =>
  value === undefined ? undefined : ref(String(value));
const squares =
  (...fields: readonly string[]): Refs =>
  (action) =>
    fields.map((field) => given(action[field], (id) => `square:${id}`));
const at = squares('at');
const part = squares('part');
const tile: Refs = (action) => [given(action.tile, tileRef)];
const turned: Refs = (action) => [...at(action), given(action.turn, (id) => `turn:${id}`)];
const good: Refs = (action) => [given(action.good, goodRef)];
const die: Refs = (action) => [given(action.number, (id) => `die:${id}`)];
const column: Refs = (action) => [given(action.column, (id) => `column:${id}`)];

/** What can be clicked to mean this action, for every kind of action. */
const REFS: Readonly<Record<Action['do'], Refs>> = {
  plot: (action) => [given(action.card, cardRef)],
  ready: just(TIMER),
  draw: just(HEAP),
  take: tile,
  'take-reserved': tile,
  'draw-own': just(STACK),
  'take-own': tile,
  place: turned,
  return: just(SHELF),
  reserve: just(STASH),
  move: turned,
  'pick-up': just(HAND),
  look: (action) => [given(action.pile, (id) => `pile:${id}`)],
  flip: just(TIMER),
  finish: (action) => [given(action.number, (id) => `number:${id}`)],
  'end-turn': none,
  'sand-out': none,
  'turn-over': none,
  face: (action) => [given(action.front, sideRef)],
  remove: at,
  keep: at,
  'board-alien': (action) => [...at(action), given(action.alien, alienRef), given(action.role, roleRef)],
  'cast-off': none,
  'fly-on': just(DECK),
  'fly-on-always': none,
  'give-up': none,
  'turn-back': none,
  jump: squares('booster', 'engine'),
  stay: none,
  'stay-always': none,
  'ask-again': none,
  repay: none,
  'go-on': none,
  power: part,
  boost: squares('booster', 'part'),
  'call-alien': none,
  state: just(STRENGTH),
  'take-token': squares('from'),
  shield: part,
  'boost-shield': squares('part', 'booster'),
  fire: part,
  'take-hit': just(HIT),
  'lose-crew': squares('from'),
  'lose-good': squares('from'),
  wake: squares('from', 'to'),
  'sleep-on': none,
  unload: (action) => [...good(action), ...squares('from')(action)],
  load: (action) => [...good(action), ...squares('to')(action)],
  burn: (action) => [...good(action), ...squares('reactor', 'battery')(action)],
  loaded: none,
  'give-good': good,
  'give-credit': none,
  diplomat: none,
  land: (action) => [given(action.planet, (id) => `planet:${id}`)],
  'skip-good': good,
  pass: none,
  use: just(CARD),
  'take-reward': just(CARD),
  accept: none,
  decline: none,
  bid: none,
  pay: none,
  refuse: none,
  'set-die': die,
  guess: die,
  'name-square': (action) => [...column(action), given(action.row, (id) => `row:${id}`)],
  'name-column': column,
  'burn-tokens': none,
  'pay-pairs': none,
  'give-part': at,
  hack: none,
  dodge: none,
  brave: none,
  'pay-alien': at,
  'lose-alien': at,
  'empty-cabin': at,
  'lose-days': none,
  aim: (action) => [given(action.row, (id) => `card-row:${id}`), given(action.at, (id) => `player:${id}`)],
  field: (action) => [given(action.field, (id) => `field:${id}`)],
  settle: at,
  'move-crew': squares('from', 'to'),
  charge: at,
  'move-token': squares('from', 'to'),
  'hand-over': none,
  'add-tile': (action) => [...tile(action), ...turned(action)],
};

/** The refs of an action: clicking one of them narrows the open options to those that have it. */
export function refsOf(action: WrittenAction, _seat: Seat): string[] {
  const refs = Object.hasOwn(REFS, action.do) ? REFS[action.do as Action['do']](action) : [];
  return refs.filter((ref): ref is string => ref !== undefined);
}
