import type { Phrase, Phrasebook, PhraseValue } from '@starboard/kernel';
import { type Action, type ActionOf, HACKED, HALVES } from '../actions.ts';
import { SHIP_CLASSES } from '../content/boards.ts';
import { ROADS } from '../content/roads.ts';
import { RANDOM_DIFFICULTY, SPECIALISATIONS } from '../content/tables.ts';
import type { TruckerEvent } from '../events.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import {
  anAlien,
  cardPhrase,
  fromPhrase,
  goodPhrase,
  goodsPhrase,
  name,
  names,
  printedTilePhrase,
  projectilePhrase,
  squarePhrase,
  theAlien,
  tilePhrase,
} from './names.ts';

export { cardDetails } from './cardDetails.ts';
export * from './names.ts';

type Values = NonNullable<Phrase['values']>;

const SIDES = ['north', 'east', 'south', 'west'] as const;

const side = (front: number): Phrase => ({ key: `side.${SIDES[front]}` });
const turn = (quarters: number): Phrase => ({ key: `turn.${quarters}` });
const role = (index: number): Phrase => ({ key: `role.${SPECIALISATIONS[index]}` });

const nothing = (): Values => ({});
const atSquare = ({ at }: { readonly at: number }): Values => ({ at: squarePhrase(at) });
const fromSquare = ({ from }: { readonly from: number }): Values => ({ from: squarePhrase(from) });
const onPart = ({ part }: { readonly part: number }): Values => ({ part: squarePhrase(part) });
const boosted = ({ part, booster }: { readonly part: number; readonly booster: number }): Values => ({
  part: squarePhrase(part),
  booster: squarePhrase(booster),
});
const fromTo = ({ from, to }: { readonly from: number; readonly to: number }): Values => ({
  from: squarePhrase(from),
  to: squarePhrase(to),
});
const placed = ({ at, turn: quarters }: { readonly at: number; readonly turn: number }): Values => ({
  at: squarePhrase(at),
  turn: turn(quarters),
});
const printedTile = ({ tile }: { readonly tile: number }): Values => ({ tile: printedTilePhrase(tile) });
const withGood = ({ good }: { readonly good: number }): Values => ({ good: goodPhrase(good) });
const withNumber = ({ number }: { readonly number: number }): Values => ({ number });
const withCredits = ({ credits }: { readonly credits: number }): Values => ({ credits });
const ofSquare = ({ column, row }: { readonly column: number; readonly row: number }): Values => ({ column, row });
const ofHalf = ({ half }: { readonly half: number }): Values => ({ half: HALVES[half] });
const aimed = ({ row, at }: { readonly row: number; readonly at: number }): Values => ({ row, target: name(at) });
const boarding = (event: { readonly at: number; readonly alien: number; readonly role?: number }): Values => ({
  at: squarePhrase(event.at),
  alien: anAlien(event.alien),
  ...(event.role === undefined ? {} : { role: role(event.role) }),
});

/** What the label of each action fills in. */
const ACTIONS: { readonly [D in Action['do']]: (action: ActionOf<D>) => Values } = {
  plot: ({ card }) => ({ card: cardPhrase(card) }),
  ready: nothing,
  draw: nothing,
  take: printedTile,
  'take-reserved': printedTile,
  'draw-own': nothing,
  'take-own': printedTile,
  place: placed,
  return: nothing,
  reserve: nothing,
  move: placed,
  'pick-up': nothing,
  look: ({ pile }) => ({ pile }),
  flip: nothing,
  finish: withNumber,
  'end-turn': nothing,
  'sand-out': nothing,
  'turn-over': nothing,
  face: ({ front }) => ({ front: side(front) }),
  remove: atSquare,
  keep: atSquare,
  'board-alien': boarding,
  'cast-off': nothing,
  'fly-on': nothing,
  'fly-on-always': nothing,
  'give-up': ofHalf,
  'turn-back': nothing,
  jump: ({ booster, engine }) => ({ booster: squarePhrase(booster), engine: squarePhrase(engine) }),
  stay: nothing,
  'stay-always': nothing,
  'ask-again': nothing,
  repay: nothing,
  'go-on': nothing,
  power: onPart,
  boost: boosted,
  'call-alien': nothing,
  state: nothing,
  'take-token': fromSquare,
  shield: onPart,
  'boost-shield': boosted,
  fire: onPart,
  'take-hit': nothing,
  'lose-crew': fromSquare,
  'lose-good': fromSquare,
  wake: fromTo,
  'sleep-on': nothing,
  unload: (action) => ({ ...withGood(action), ...fromSquare(action) }),
  load: (action) => ({ ...withGood(action), to: squarePhrase(action.to) }),
  burn: (action) => ({
    ...withGood(action),
    reactor: squarePhrase(action.reactor),
    battery: squarePhrase(action.battery),
  }),
  loaded: nothing,
  'give-good': withGood,
  'give-credit': nothing,
  diplomat: nothing,
  land: ({ planet }) => ({ planet }),
  'skip-good': withGood,
  pass: nothing,
  use: nothing,
  'take-reward': nothing,
  accept: nothing,
  decline: nothing,
  bid: withCredits,
  pay: nothing,
  refuse: nothing,
  'set-die': withNumber,
  guess: withNumber,
  'name-square': ofSquare,
  'name-column': ({ column }) => ({ column }),
  'burn-tokens': ({ count }) => ({ count }),
  'pay-pairs': ({ pairs }) => ({ pairs }),
  'give-part': atSquare,
  hack: ({ what }) => ({ what: HACKED[what] }),
  dodge: nothing,
  brave: nothing,
  'pay-alien': atSquare,
  'lose-alien': atSquare,
  'empty-cabin': atSquare,
  'lose-days': nothing,
  aim: aimed,
  field: ({ field }) => ({ field }),
  settle: atSquare,
  'move-crew': fromTo,
  charge: atSquare,
  'move-token': fromTo,
  'add-tile': (action) => ({ ...printedTile(action), ...placed(action) }),
  'hand-over': nothing,
};

function action(action: Action): Phrase {
  const fill = ACTIONS[action.do] as (action: Action) => Values;
  const variant = action.do === 'board-alien' && action.role !== undefined ? '-role' : '';
  return { key: `action.${action.do}${variant}`, values: fill(action) };
}

export type EventOf<K extends TruckerEvent['event']> = Extract<TruckerEvent, { event: K }>;

const oneTile = ({ tile }: { readonly tile?: number }): Values =>
  tile === undefined ? {} : { tile: tilePhrase(tile) };
const tileAt = (event: { readonly tile: number; readonly at: number }): Values => ({
  ...oneTile(event),
  ...atSquare(event),
});
const withGoods = ({ goods }: { readonly goods: readonly number[] }): Values => ({ goods: goodsPhrase(goods) });

/** Two dice name a line of the ship, four a column and a row (GT-11.1, GT-23.5). */
function rolled(event: EventOf<'dice-rolled'>): Values {
  const { dice, why, large, seats, turned } = event;
  const from = isTurned(event) ? event.from ^ 2 : event.from;
  if (isSquare(why)) return { why, column: dice[0] + dice[1], row: dice[2] + dice[3], seats: names(seats) };
  const line = { key: from % 2 === 0 ? 'number.column' : 'number.row', values: { number: dice[0] + dice[1] } };
  const said = { projectile: projectilePhrase(why === 'meteor', large), from: fromPhrase(from), line };
  if (!isSplit(event)) return { ...said, seats: names(seats) };
  const others = seats.filter((seat) => !turned.includes(seat));
  return { ...said, seats: names(others), back: fromPhrase(from ^ 2), turned: names(turned) };
}

/** GT-20.38: it comes from the other side for all of them, or for some. */
const isTurned = ({ seats, turned }: EventOf<'dice-rolled'>): boolean => turned.length === seats.length;
const isSplit = ({ seats, turned }: EventOf<'dice-rolled'>): boolean =>
  turned.length > 0 && turned.length < seats.length;

const isSquare = (why: EventOf<'dice-rolled'>['why']): boolean => why !== 'meteor' && why !== 'shot';

/** GT-22.1: what was rolled before brings one more Rough Road. */
function difficulties(dice: readonly number[]): PhraseValue {
  const rolled = dice.map((die) => RANDOM_DIFFICULTY[die - 1]);
  const list = rolled.map((what, i) => (rolled.indexOf(what) < i ? 'rough-road' : what));
  return { list: list.map((what) => ({ key: `difficulty.${what}` })) };
}

/** "Ann: 3 and Bo: 0", without those who had no choice. */
const bySeat = (numbers: readonly number[]): PhraseValue => ({
  list: numbers.flatMap((n, seat) => (n < 0 ? [] : [{ key: 'number.of', values: { seat: name(seat), n } }])),
});

/** GT-0.7: cannon strengths are doubled inside. */
const strength = (doubled: number): number => doubled / 2;

/** An id that a message selects by: ICU has no hyphens there. */
const selected = (id: string): string => id.replaceAll('-', '_');

/** What the sentence of each event fills in, beside the seat. */
const EVENTS: { readonly [K in TruckerEvent['event']]: (event: EventOf<K>) => Values } = {
  'round-began': ({ round, level, shipClass }) => ({
    round,
    level,
    class: { key: `class.${SHIP_CLASSES[shipClass]}` },
  }),
  'difficulty-rolled': ({ dice }) => ({ results: difficulties(dice) }),
  plotted: ({ card }) => (card === undefined ? {} : { card: cardPhrase(card) }),
  'road-drawn': ({ road }) => ({ road: { key: `road.${ROADS[road].name}` } }),
  'blackout-rolled': withNumber,
  'building-began': nothing,
  'tile-taken': (event) => ({ from: event.from, ...oneTile(event) }),
  'tile-placed': tileAt,
  'tile-moved': tileAt,
  'tile-picked-up': oneTile,
  'tile-returned': oneTile,
  'tile-reserved': oneTile,
  'pile-looked-at': ({ pile }) => ({ pile }),
  'sand-ran-out': nothing,
  'timer-flipped': ({ left }) => ({ left }),
  finished: withNumber,
  'turn-began': nothing,
  'building-ended': nothing,
  'direction-chosen': ({ front }) => ({ front: side(front) }),
  'part-lost': (event) => ({ ...tileAt(event), how: event.how }),
  'alien-boarded': boarding,
  launched: nothing,
  'card-revealed': ({ card, left }) => ({ card: cardPhrase(card), left }),
  'card-without-effect': ({ card }) => ({ card: cardPhrase(card) }),
  'deck-comes-again': ({ cards }) => ({ cards }),
  'gave-up': ofHalf,
  jumped: ofHalf,
  returned: ofHalf,
  'ship-turned': nothing,
  moved: ({ days }) => ({ days: Math.abs(days) }),
  powered: onPart,
  boosted,
  'tokens-lost': (event) => ({ ...fromSquare(event), count: event.count }),
  'free-power': nothing,
  'strength-stated': (event) => ({
    what: event.what,
    strength: event.what === 'engines' ? event.strength : strength(event.strength),
  }),
  'crew-stated': ({ crew }) => ({ crew }),
  'fussy-roll': ({ die, alien }) => ({ die, alien: theAlien(alien) }),
  'dice-rolled': rolled,
  hit: ({ meteor, large, at, result }) => ({
    projectile: projectilePhrase(meteor, large),
    ...(result === 'missed' ? {} : { at: squarePhrase(at), result: selected(result) }),
  }),
  'crew-lost': (event) => ({
    ...fromSquare(event),
    ...(event.alien < 0 ? { humans: event.humans } : { alien: theAlien(event.alien) }),
  }),
  'crew-boarded': (event) => ({ ...atSquare(event), humans: event.humans }),
  woken: fromTo,
  'crew-moved': fromTo,
  'goods-offered': withGoods,
  'goods-loaded': (event) => ({ ...withGood(event), to: squarePhrase(event.to) }),
  'goods-unloaded': (event) => ({ ...withGood(event), ...fromSquare(event) }),
  'goods-returned': withGoods,
  'goods-lost': (event) => ({ ...withGood(event), ...fromSquare(event) }),
  'goods-burnt': (event) => ({
    ...withGood(event),
    reactor: squarePhrase(event.reactor),
    battery: squarePhrase(event.battery),
  }),
  'tokens-gained': (event) => ({ ...atSquare(event), count: event.count }),
  credits: ({ change, why }) => ({ credits: Math.abs(change), why: selected(why) }),
  'loan-taken': nothing,
  'loan-repaid': nothing,
  landed: ({ planet }) => ({ planet }),
  passed: nothing,
  'opportunity-used': nothing,
  'enemy-fought': (event) => ({
    result: event.result,
    strength: strength(event.strength),
    enemy: strength(event.enemy),
  }),
  'reward-declined': nothing,
  'diplomat-used': nothing,
  'chosen-as-worst': ({ criterion }) => ({ criterion }),
  explosion: atSquare,
  'bid-made': withCredits,
  'bid-won': withCredits,
  'bids-shown': ({ bids }) => ({ bids: bySeat(bids) }),
  'numbers-shown': ({ what, numbers }) => ({ what, numbers: bySeat(numbers) }),
  'token-moved': fromTo,
  guessed: withNumber,
  'die-shown': withNumber,
  'square-named': ofSquare,
  hacked: ({ what }) => ({ what: HACKED[what] }),
  decided: ({ what }) => ({ what: selected(what) }),
  'rockets-swapped': ({ with: other }) => ({ with: name(other) }),
  'rockets-closed-up': nothing,
  'row-aimed': aimed,
  'field-taken': ({ field }) => ({ field }),
  'depot-opened': ({ tiles }) => ({ tiles: { list: tiles.map(tilePhrase) } }),
  'tile-added': (event) => ({
    ...tileAt(event),
    ...(event.replaced < 0 ? {} : { replaced: tilePhrase(event.replaced) }),
  }),
  arrived: ({ place }) => ({ place }),
  'ledger-line': ({ line, credits }) => ({ line: { key: `ledger.${line}` }, credits: Math.abs(credits) }),
  insolvent: ({ waived }) => ({ waived }),
  'round-ended': ({ round }) => ({ round }),
  ruined: nothing,
  'game-ended': nothing,
};

/** Some events have several sentences: above all those of which a viewer got only a part (see `view.ts`). */
function variantOf(event: TruckerEvent): string {
  switch (event.event) {
    case 'plotted':
      return event.card === undefined ? '-hidden' : '';
    case 'tile-taken':
    case 'tile-returned':
      return event.tile === undefined ? '-hidden' : '';
    case 'timer-flipped':
      return event.byClock ? '-by-clock' : '';
    case 'part-lost':
      return event.how === 'removed' ? '-removed' : '';
    case 'alien-boarded':
      return event.role === undefined ? '' : '-role';
    case 'gave-up':
      return event.forced ? '-forced' : '';
    case 'moved':
      return event.days < 0 ? '-back' : '';
    case 'fussy-roll':
      return event.die === 1 ? '-leaves' : '';
    case 'dice-rolled':
      return isSquare(event.why) ? '-square' : isSplit(event) ? '-both' : '';
    case 'hit':
      return event.result === 'missed' ? '-missed' : '';
    case 'crew-lost':
      return event.alien < 0 ? '' : '-alien';
    case 'credits':
      return event.change < 0 ? '-paid' : '';
    case 'ledger-line':
      return event.credits < 0 ? '-paid' : '';
    case 'tile-added':
      return event.replaced < 0 ? '' : '-replacing';
    default:
      return '';
  }
}

function event(event: TruckerEvent): Phrase {
  const fill = EVENTS[event.event] as (event: TruckerEvent) => Values;
  const seat = 'seat' in event ? { seat: name(event.seat) } : {};
  return { key: `event.${event.event}${variantOf(event)}`, values: { ...seat, ...fill(event) } };
}

export const phrases: Phrasebook<Action, TruckerEvent> = { words: { en, de }, action, event };
