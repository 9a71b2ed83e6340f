import { type ActionsOf, act, actionTable, int, maybe, player } from '@starboard/kernel';
import {
  alien,
  cardRow,
  column,
  die,
  evil,
  field,
  good,
  hacked,
  half,
  numberTile,
  PLACE,
  pile,
  planet,
  printedTile,
  role,
  row,
  side,
  square,
  turn,
} from './nouns.ts';

const tile = printedTile;

/** Everything a seat can do, and the clock for it. Squares count from 0 in reading order of the ship board. */
export const actions = actionTable({
  // before building (GT-3)
  plot: { card: evil },
  ready: act({}, { ref: PLACE.timer }),
  // building (GT-4)
  draw: act({}, { ref: PLACE.heap }),
  take: { tile },
  'take-reserved': { tile },
  'draw-own': act({}, { ref: PLACE.stack }),
  'take-own': { tile },
  place: { at: square, turn },
  return: act({}, { ref: PLACE.shelf }),
  reserve: act({}, { ref: PLACE.stash }),
  move: { at: square, turn },
  'pick-up': act({}, { ref: PLACE.hand }),
  look: { pile },
  flip: act({}, { ref: PLACE.timer }),
  finish: { number: numberTile },
  'end-turn': {},
  'sand-out': {},
  'turn-over': {},
  // ship check and launch (GT-7, GT-8, GT-18)
  face: { front: side },
  remove: { at: square },
  keep: { at: square },
  'board-alien': act(
    { at: square, alien, role: maybe(role) },
    { variant: ({ role: as }) => (as === undefined ? undefined : 'role') },
  ),
  'cast-off': {},
  // between cards (GT-13, GT-16)
  'fly-on': act({}, { ref: PLACE.deck }),
  'fly-on-always': {},
  'give-up': { half },
  'turn-back': {},
  jump: { booster: square, engine: square },
  stay: {},
  'stay-always': {},
  'ask-again': {},
  repay: {},
  'go-on': {},
  // power and strength (GT-10)
  power: { part: square },
  boost: { booster: square, part: square },
  'call-alien': {},
  state: act({}, { ref: PLACE.strength }),
  'take-token': { from: square },
  // hits (GT-11)
  shield: { part: square },
  'boost-shield': { part: square, booster: square },
  fire: { part: square },
  'take-hit': act({}, { ref: PLACE.hit }),
  // crew and goods (GT-9, GT-16)
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
  // cards (GT-12, GT-19, GT-21)
  land: { planet },
  'skip-good': { good },
  pass: {},
  use: act({}, { ref: PLACE.card }),
  'take-reward': act({}, { ref: PLACE.card }),
  accept: {},
  decline: {},
  bid: { credits: int(0, 100_000) },
  pay: {},
  refuse: {},
  'set-die': { number: die },
  guess: { number: die },
  'name-square': { column, row },
  'name-column': { column },
  'burn-tokens': { count: int(0, 100) },
  'pay-pairs': { pairs: int(0, 36) },
  'give-part': { at: square },
  hack: { what: hacked },
  dodge: {},
  brave: {},
  'pay-alien': { at: square },
  'lose-alien': { at: square },
  'empty-cabin': { at: square },
  'lose-days': {},
  aim: { row: cardRow, at: player },
  field: { field },
  settle: { at: square },
  'move-crew': { from: square, to: square },
  charge: { at: square },
  'move-token': { from: square, to: square },
  'add-tile': { tile, at: square, turn },
  'hand-over': {},
});

export type Action = ActionsOf<typeof actions>;
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

// Made once and shared: random play needs millions.

export const READY = actions.only('ready');
export const DRAW = actions.only('draw');
export const DRAW_OWN = actions.only('draw-own');
export const RETURN = actions.only('return');
export const RESERVE = actions.only('reserve');
export const PICK_UP = actions.only('pick-up');
export const FLIP = actions.only('flip');
export const END_TURN = actions.only('end-turn');
export const SAND_OUT = actions.only('sand-out');
export const TURN_OVER = actions.only('turn-over');
export const CAST_OFF = actions.only('cast-off');
export const FLY_ON = actions.only('fly-on');
export const FLY_ON_ALWAYS = actions.only('fly-on-always');
export const TURN_BACK = actions.only('turn-back');
export const STAY = actions.only('stay');
export const STAY_ALWAYS = actions.only('stay-always');
export const ASK_AGAIN = actions.only('ask-again');
export const REPAY = actions.only('repay');
export const GO_ON = actions.only('go-on');
export const CALL_ALIEN = actions.only('call-alien');
export const STATE = actions.only('state');
export const TAKE_HIT = actions.only('take-hit');
export const SLEEP_ON = actions.only('sleep-on');
export const LOADED = actions.only('loaded');
export const GIVE_CREDIT = actions.only('give-credit');
export const DIPLOMAT = actions.only('diplomat');
export const PASS = actions.only('pass');
export const USE = actions.only('use');
export const TAKE_REWARD = actions.only('take-reward');
export const ACCEPT = actions.only('accept');
export const DECLINE = actions.only('decline');
export const PAY = actions.only('pay');
export const REFUSE = actions.only('refuse');
export const DODGE = actions.only('dodge');
export const BRAVE = actions.only('brave');
export const LOSE_DAYS = actions.only('lose-days');
export const HAND_OVER = actions.only('hand-over');
export const toPlace = actions.maker('place', 'at', 'turn');
export const toMove = actions.maker('move', 'at', 'turn');
export const toTake = actions.maker('take', 'tile');
export const toTakeReserved = actions.maker('take-reserved', 'tile');
export const toTakeOwn = actions.maker('take-own', 'tile');
export const toLook = actions.maker('look', 'pile');
export const toFinish = actions.maker('finish', 'number');
export const toFace = actions.maker('face', 'front');
export const toRemove = actions.maker('remove', 'at');
export const toKeep = actions.maker('keep', 'at');
export const toGiveUp = actions.maker('give-up', 'half');
export const toPower = actions.maker('power', 'part');
export const toTakeToken = actions.maker('take-token', 'from');
export const toShield = actions.maker('shield', 'part');
export const toFire = actions.maker('fire', 'part');
export const toLoseCrew = actions.maker('lose-crew', 'from');
export const toLoseGood = actions.maker('lose-good', 'from');
export const toGivePart = actions.maker('give-part', 'at');
export const toLand = actions.maker('land', 'planet');
export const toLoad = actions.maker('load', 'good', 'to');
export const toUnload = actions.maker('unload', 'good', 'from');
