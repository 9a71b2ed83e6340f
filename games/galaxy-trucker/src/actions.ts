import type { Seat } from '@starboard/kernel';
import { actionCodec, int, maybe, oneOf } from '@starboard/kernel/codec';
import { MAX_SQUARES } from './content/boards.ts';
import { CARDS, FIRST_EVIL } from './content/cards.ts';
import { GOODS, SPECIALISATIONS } from './content/tables.ts';
import { TILES } from './content/tiles.ts';
import { ALIENS } from './state.ts';

/** What a seat can do. Squares count from 0 in reading order of the ship board; turns are quarter turns clockwise. */
export type Action =
  // before building (GT-3)
  | { readonly do: 'plot'; readonly card: number }
  | { readonly do: 'ready' }
  // building (GT-4)
  | { readonly do: 'draw' }
  | { readonly do: 'take'; readonly tile: number }
  | { readonly do: 'take-reserved'; readonly tile: number }
  | { readonly do: 'draw-own' }
  | { readonly do: 'take-own'; readonly tile: number }
  | { readonly do: 'place'; readonly at: number; readonly turn: number }
  | { readonly do: 'return' }
  | { readonly do: 'reserve' }
  | { readonly do: 'move'; readonly at: number; readonly turn: number }
  | { readonly do: 'pick-up' }
  | { readonly do: 'look'; readonly pile: number }
  | { readonly do: 'flip' }
  | { readonly do: 'finish'; readonly number: number }
  | { readonly do: 'end-turn' }
  | { readonly do: 'sand-out' }
  | { readonly do: 'turn-over' }
  // ship check and launch (GT-7, GT-8, GT-18)
  | { readonly do: 'face'; readonly front: number }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'keep'; readonly at: number }
  | { readonly do: 'board-alien'; readonly at: number; readonly alien: number; readonly role?: number }
  | { readonly do: 'cast-off' }
  // between cards (GT-13, GT-16)
  | { readonly do: 'fly-on' }
  | { readonly do: 'fly-on-always' }
  | { readonly do: 'give-up'; readonly half: number }
  | { readonly do: 'turn-back' }
  | { readonly do: 'jump'; readonly booster: number; readonly engine: number }
  | { readonly do: 'stay' }
  | { readonly do: 'stay-always' }
  | { readonly do: 'ask-again' }
  | { readonly do: 'repay' }
  | { readonly do: 'go-on' }
  // power and strength (GT-10)
  | { readonly do: 'power'; readonly part: number }
  | { readonly do: 'boost'; readonly booster: number; readonly part: number }
  | { readonly do: 'call-alien' }
  | { readonly do: 'state' }
  | { readonly do: 'take-token'; readonly from: number }
  // hits (GT-11)
  | { readonly do: 'shield'; readonly part: number }
  | { readonly do: 'boost-shield'; readonly part: number; readonly booster: number }
  | { readonly do: 'fire'; readonly part: number }
  | { readonly do: 'take-hit' }
  // crew and goods (GT-9, GT-16)
  | { readonly do: 'lose-crew'; readonly from: number }
  | { readonly do: 'lose-good'; readonly from: number }
  | { readonly do: 'wake'; readonly from: number; readonly to: number }
  | { readonly do: 'sleep-on' }
  | { readonly do: 'unload'; readonly good: number; readonly from: number }
  | { readonly do: 'load'; readonly good: number; readonly to: number }
  | { readonly do: 'burn'; readonly reactor: number; readonly good: number; readonly battery: number }
  | { readonly do: 'loaded' }
  | { readonly do: 'give-good'; readonly good: number }
  | { readonly do: 'give-credit' }
  | { readonly do: 'diplomat' }
  // cards (GT-12, GT-19, GT-21)
  | { readonly do: 'land'; readonly planet: number }
  | { readonly do: 'skip-good'; readonly good: number }
  | { readonly do: 'pass' }
  | { readonly do: 'use' }
  | { readonly do: 'take-reward' }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  | { readonly do: 'bid'; readonly credits: number }
  | { readonly do: 'pay' }
  | { readonly do: 'refuse' }
  | { readonly do: 'set-die'; readonly number: number }
  | { readonly do: 'guess'; readonly number: number }
  | { readonly do: 'name-square'; readonly column: number; readonly row: number }
  | { readonly do: 'name-column'; readonly column: number }
  | { readonly do: 'burn-tokens'; readonly count: number }
  | { readonly do: 'pay-pairs'; readonly pairs: number }
  | { readonly do: 'give-part'; readonly at: number }
  | { readonly do: 'hack'; readonly what: number }
  | { readonly do: 'dodge' }
  | { readonly do: 'brave' }
  | { readonly do: 'pay-alien'; readonly at: number }
  | { readonly do: 'lose-alien'; readonly at: number }
  | { readonly do: 'empty-cabin'; readonly at: number }
  | { readonly do: 'lose-days' }
  | { readonly do: 'aim'; readonly row: number; readonly at: Seat }
  | { readonly do: 'field'; readonly field: number }
  | { readonly do: 'settle'; readonly at: number }
  | { readonly do: 'move-crew'; readonly from: number; readonly to: number }
  | { readonly do: 'charge'; readonly at: number }
  | { readonly do: 'move-token'; readonly from: number; readonly to: number }
  | { readonly do: 'add-tile'; readonly tile: number; readonly at: number; readonly turn: number }
  | { readonly do: 'hand-over' };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

const square = int(0, MAX_SQUARES - 1);
const turn = int(0, 3);
const seat = int(0, 4);
const tile = oneOf(TILES.map(({ id }) => id));
const good = oneOf(GOODS);
const dice = int(2, 12);
const die = int(1, 6);
const evilCard = oneOf(CARDS.slice(FIRST_EVIL).map(({ id }) => id));
const SIDES = ['north', 'east', 'south', 'west'];

export const HALVES = ['left', 'right', 'ship'] as const;
export const WHOLE_SHIP = 2;
/** GT-19.44: what the Cosmic Hacker takes. */
export const HACKED = ['batteries', 'goods'] as const;

export const actions = actionCodec<Action>({
  plot: { card: evilCard },
  ready: {},
  draw: {},
  take: { tile },
  'take-reserved': { tile },
  'draw-own': {},
  'take-own': { tile },
  place: { at: square, turn },
  return: {},
  reserve: {},
  move: { at: square, turn },
  'pick-up': {},
  look: { pile: int(1, 4) },
  flip: {},
  finish: { number: int(1, 5) },
  'end-turn': {},
  'sand-out': {},
  'turn-over': {},
  face: { front: oneOf(SIDES) },
  remove: { at: square },
  keep: { at: square },
  'board-alien': { at: square, alien: oneOf(ALIENS), role: maybe(oneOf(SPECIALISATIONS)) },
  'cast-off': {},
  'fly-on': {},
  'fly-on-always': {},
  'give-up': { half: oneOf(HALVES) },
  'turn-back': {},
  jump: { booster: square, engine: square },
  stay: {},
  'stay-always': {},
  'ask-again': {},
  repay: {},
  'go-on': {},
  power: { part: square },
  boost: { booster: square, part: square },
  'call-alien': {},
  state: {},
  'take-token': { from: square },
  shield: { part: square },
  'boost-shield': { part: square, booster: square },
  fire: { part: square },
  'take-hit': {},
  'lose-crew': { from: square },
  'lose-good': { from: square },
  wake: { from: square, to: square },
  'sleep-on': {},
  unload: { good, from: square },
  load: { good, to: square },
  burn: { reactor: square, good, battery: square },
  loaded: {},
  'give-good': { good },
  'give-credit': {},
  diplomat: {},
  land: { planet: int(1, 4) },
  'skip-good': { good },
  pass: {},
  use: {},
  'take-reward': {},
  accept: {},
  decline: {},
  bid: { credits: int(0, 100_000) },
  pay: {},
  refuse: {},
  'set-die': { number: die },
  guess: { number: die },
  'name-square': { column: dice, row: dice },
  'name-column': { column: dice },
  'burn-tokens': { count: int(0, 100) },
  'pay-pairs': { pairs: int(0, 36) },
  'give-part': { at: square },
  hack: { what: oneOf(HACKED) },
  dodge: {},
  brave: {},
  'pay-alien': { at: square },
  'lose-alien': { at: square },
  'empty-cabin': { at: square },
  'lose-days': {},
  aim: { row: int(1, 4), at: seat },
  field: { field: int(1, 4) },
  settle: { at: square },
  'move-crew': { from: square, to: square },
  charge: { at: square },
  'move-token': { from: square, to: square },
  'add-tile': { tile, at: square, turn },
  'hand-over': {},
});

// Actions without fields, and the most frequent ones with fields, are made once and shared: random play makes millions.

const once = <D extends Action['do']>(name: D): Action => Object.freeze({ do: name }) as unknown as Action;

export const READY = once('ready');
export const DRAW = once('draw');
export const DRAW_OWN = once('draw-own');
export const RETURN = once('return');
export const RESERVE = once('reserve');
export const PICK_UP = once('pick-up');
export const FLIP = once('flip');
export const END_TURN = once('end-turn');
export const SAND_OUT = once('sand-out');
export const TURN_OVER = once('turn-over');
export const CAST_OFF = once('cast-off');
export const FLY_ON = once('fly-on');
export const FLY_ON_ALWAYS = once('fly-on-always');
export const TURN_BACK = once('turn-back');
export const STAY = once('stay');
export const STAY_ALWAYS = once('stay-always');
export const ASK_AGAIN = once('ask-again');
export const REPAY = once('repay');
export const GO_ON = once('go-on');
export const CALL_ALIEN = once('call-alien');
export const STATE = once('state');
export const TAKE_HIT = once('take-hit');
export const SLEEP_ON = once('sleep-on');
export const LOADED = once('loaded');
export const GIVE_CREDIT = once('give-credit');
export const DIPLOMAT = once('diplomat');
export const PASS = once('pass');
export const USE = once('use');
export const TAKE_REWARD = once('take-reward');
export const ACCEPT = once('accept');
export const DECLINE = once('decline');
export const PAY = once('pay');
export const REFUSE = once('refuse');
export const DODGE = once('dodge');
export const BRAVE = once('brave');
export const LOSE_DAYS = once('lose-days');
export const HAND_OVER = once('hand-over');

const times = <A>(n: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: n }, (_, i) => Object.freeze(make(i)));

/** `PLACE[at * 4 + turn]` */
export const PLACE = times(MAX_SQUARES * 4, (i): Action => ({ do: 'place', at: i >> 2, turn: i & 3 }));
export const MOVE = times(MAX_SQUARES * 4, (i): Action => ({ do: 'move', at: i >> 2, turn: i & 3 }));
export const TAKE = times(TILES.length, (tile): Action => ({ do: 'take', tile }));
export const TAKE_RESERVED = times(TILES.length, (tile): Action => ({ do: 'take-reserved', tile }));
export const TAKE_OWN = times(TILES.length, (tile): Action => ({ do: 'take-own', tile }));
export const LOOK = times(4, (pile): Action => ({ do: 'look', pile }));
export const FINISH = times(6, (number): Action => ({ do: 'finish', number }));
export const FACE = times(4, (front): Action => ({ do: 'face', front }));
export const REMOVE = times(MAX_SQUARES, (at): Action => ({ do: 'remove', at }));
export const KEEP = times(MAX_SQUARES, (at): Action => ({ do: 'keep', at }));
export const GIVE_UP = times(3, (half): Action => ({ do: 'give-up', half }));
export const POWER = times(MAX_SQUARES, (part): Action => ({ do: 'power', part }));
export const TAKE_TOKEN = times(MAX_SQUARES, (from): Action => ({ do: 'take-token', from }));
export const SHIELD = times(MAX_SQUARES, (part): Action => ({ do: 'shield', part }));
export const FIRE = times(MAX_SQUARES, (part): Action => ({ do: 'fire', part }));
export const LOSE_CREW = times(MAX_SQUARES, (from): Action => ({ do: 'lose-crew', from }));
export const LOSE_GOOD = times(MAX_SQUARES, (from): Action => ({ do: 'lose-good', from }));
export const GIVE_PART = times(MAX_SQUARES, (at): Action => ({ do: 'give-part', at }));
export const LAND = times(5, (planet): Action => ({ do: 'land', planet }));
/** `LOAD[good * MAX_SQUARES + to]` */
export const LOAD = times(
  4 * MAX_SQUARES,
  (i): Action => ({ do: 'load', good: Math.floor(i / MAX_SQUARES), to: i % MAX_SQUARES }),
);
export const UNLOAD = times(
  4 * MAX_SQUARES,
  (i): Action => ({ do: 'unload', good: Math.floor(i / MAX_SQUARES), from: i % MAX_SQUARES }),
);
