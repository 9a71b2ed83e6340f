import {
  type EventsOf,
  eventTable,
  happening,
  hiding,
  int,
  like,
  listOf,
  maybe,
  type PhraseValue,
  type SeenEventsOf,
  seat,
  whether,
  word,
} from '@starboard/kernel';
import { DIRECTIONS } from './content/cardTypes.ts';
import { RANDOM_DIFFICULTY } from './content/tables.ts';
import {
  alien,
  card,
  column,
  dice,
  die,
  evil,
  field,
  good,
  hacked,
  half,
  numberTile,
  ownAlien,
  pile,
  planet,
  road,
  role,
  row,
  shipClass,
  side,
  square,
  tile,
  turn,
} from './nouns.ts';
import { SETTLED } from './state.ts';
import {
  fromPhrase,
  goodsPhrase,
  name,
  names,
  projectilePhrase,
  squarePhrase,
  theAlien,
  tilePhrase,
} from './text/names.ts';

/** How a component is lost (GT-23.7), or taken off before the flight. */
const LOST_BY = ['destroyed', 'fell', 'given-up', 'removed'] as const;
export type LostBy = (typeof LOST_BY)[number];

/** Why credits change hands in flight. */
const CREDIT_REASONS = ['reward', 'ship', 'toll', 'bid', 'guess', 'union', 'goods-sold', 'loan', 'field'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

const DECISIONS = ['pay', 'refuse', 'dodge', 'brave', 'lose-days', 'hand-over'] as const;
const RESULTS = ['missed', 'bounced', 'shielded', 'shot-down', 'escorted', 'destroyed'] as const;
const ROLLS = ['meteor', 'shot', 'sabotage', 'madness', 'fatigue'] as const;

const number = int(-1_000_000, 1_000_000);
const numbers = listOf(number);
const seats = listOf(seat);
/** How many goods of each colour. */
const goods = like(numbers, { say: goodsPhrase });
const line = like(word(SETTLED), { say: (one) => ({ key: `ledger.${one}` }) });

/** An id that a message selects by: ICU has no hyphens there. */
const selected = (id: string): string => id.replaceAll('-', '_');

/** GT-0.7: cannon strengths are doubled inside. */
const strength = (doubled: number): number => doubled / 2;

/** "Ann: 3 and Bo: 0", without those who had no choice. */
const bySeat = (shown: readonly number[]): PhraseValue => ({
  list: shown.flatMap((n, one) => (n < 0 ? [] : [{ key: 'number.of', values: { seat: name(one), n } }])),
});

/** GT-22.1: what was rolled before brings one more Rough Road. */
function difficulties(rolls: readonly number[]): PhraseValue {
  const rolled = rolls.map((one) => RANDOM_DIFFICULTY[one - 1]);
  const list = rolled.map((what, i) => (rolled.indexOf(what) < i ? 'rough-road' : what));
  return { list: list.map((what) => ({ key: `difficulty.${what}` })) };
}

interface Roll {
  readonly dice: readonly number[];
  readonly why: (typeof ROLLS)[number];
  readonly large: boolean;
  readonly from: number;
  readonly seats: readonly number[];
  /** GT-20.38: those of them whom it meets from the opposite side. */
  readonly turned: readonly number[];
}

const isSquare = ({ why }: Roll): boolean => why !== 'meteor' && why !== 'shot';
/** GT-20.38: it comes from the other side for some. */
const isSplit = ({ seats: all, turned }: Roll): boolean => turned.length > 0 && turned.length < all.length;

/** Two dice name a line of the ship, four a column and a row (GT-11.1, GT-23.5). */
function rolled(roll: Roll): Readonly<Record<string, PhraseValue>> {
  const { dice: shown, why, large, seats: all, turned } = roll;
  if (isSquare(roll)) return { column: shown[0] + shown[1], row: shown[2] + shown[3] };
  const from = turned.length === all.length ? roll.from ^ 2 : roll.from;
  const said = {
    projectile: projectilePhrase(why === 'meteor', large),
    from: fromPhrase(from),
    line: { key: from % 2 === 0 ? 'number.column' : 'number.row', values: { number: shown[0] + shown[1] } },
  };
  if (!isSplit(roll)) return said;
  return { ...said, seats: names(all.filter((one) => !turned.includes(one))), back: fromPhrase(from ^ 2) };
}

/** What happens at the table, told in the order in which it happens. Tiles, squares, cards and goods are indexes. */
export const events = eventTable({
  // a round begins (GT-3)
  'round-began': { round: number, level: number, shipClass },
  'difficulty-rolled': happening({ dice }, { say: (event) => ({ results: difficulties(event.dice) }) }),
  /** GT-19.17 */
  plotted: hiding({ seat, card: evil }, { card: ['seat'] }),
  'road-drawn': { road },
  'blackout-rolled': { number },
  'building-began': {},
  // building (GT-4)
  /** GT-4.2: a tile drawn face down is seen by its taker. */
  'tile-taken': hiding(
    { seat, from: word(['heap', 'table', 'stash', 'stack']), tile, hidden: maybe(whether) },
    { tile: (event, viewer) => event.hidden !== true || event.seat === viewer },
  ),
  'tile-placed': { seat, tile, at: square, turn },
  'tile-moved': { seat, tile, at: square, turn },
  'tile-picked-up': { seat, tile },
  /** GT-20.51: face down into the dark. */
  'tile-returned': hiding(
    { seat, tile, dark: whether },
    { tile: (event, viewer) => !event.dark || event.seat === viewer },
  ),
  'tile-reserved': { seat, tile },
  'pile-looked-at': { seat, pile },
  'sand-ran-out': {},
  'timer-flipped': happening(
    { seat, left: number, byClock: whether },
    { variant: ({ byClock }) => (byClock ? 'by-clock' : undefined) },
  ),
  finished: { seat, number: numberTile },
  'turn-began': { seat },
  'building-ended': {},
  // ship check and launch (GT-7, GT-8)
  'direction-chosen': { seat, front: side },
  'part-lost': happening(
    { seat, tile, at: square, turn, how: word(LOST_BY) },
    { variant: ({ how }) => (how === 'removed' ? how : undefined) },
  ),
  'alien-boarded': happening(
    { seat, at: square, alien, role: maybe(role) },
    { variant: (event) => (event.role === undefined ? undefined : 'role') },
  ),
  launched: { positions: numbers },
  // flight (GT-9 to GT-13)
  'card-revealed': { card, left: number },
  'card-without-effect': { card },
  'deck-comes-again': { cards: number },
  'gave-up': happening({ seat, half, forced: whether }, { variant: ({ forced }) => (forced ? 'forced' : undefined) }),
  jumped: { seat, half },
  returned: { seat, half },
  'ship-turned': { seat },
  moved: happening(
    { seat, days: number, to: number },
    { say: ({ days }) => ({ days: Math.abs(days) }), variant: ({ days }) => (days < 0 ? 'back' : undefined) },
  ),
  powered: { seat, part: square },
  boosted: { seat, booster: square, part: square },
  'tokens-lost': { seat, from: square, count: number },
  'free-power': { seat },
  'strength-stated': happening(
    { seat, what: word(['engines', 'cannons', 'rear']), half, strength: number },
    { say: (event) => (event.what === 'engines' ? {} : { strength: strength(event.strength) }) },
  ),
  'crew-stated': { seat, crew: number },
  'fussy-roll': happening(
    { seat, die, alien: ownAlien },
    { variant: (event) => (event.die === 1 ? 'leaves' : undefined) },
  ),
  'dice-rolled': happening(
    { dice, why: word(ROLLS), large: whether, from: int(0, DIRECTIONS.length - 1), seats, turned: seats },
    { say: rolled, variant: (event) => (isSquare(event) ? 'square' : isSplit(event) ? 'both' : undefined) },
  ),
  /** `at` is -1 where it missed. */
  hit: happening(
    { seat, meteor: whether, large: whether, side: number, at: number, result: word(RESULTS) },
    {
      say: ({ meteor, large, at, result }) => ({
        projectile: projectilePhrase(meteor, large),
        at: squarePhrase(at),
        result: selected(result),
      }),
      variant: ({ result }) => (result === 'missed' ? result : undefined),
    },
  ),
  /** `alien` is -1 where humans are lost. */
  'crew-lost': happening(
    { seat, from: square, humans: number, alien: number },
    {
      say: (event) => (event.alien < 0 ? {} : { alien: theAlien(event.alien) }),
      variant: (event) => (event.alien < 0 ? undefined : 'alien'),
    },
  ),
  'crew-boarded': { seat, at: square, humans: number },
  woken: { seat, from: square, to: square },
  'crew-moved': { seat, from: square, to: square },
  'goods-offered': { seat, goods },
  'goods-loaded': { seat, good, to: square },
  'goods-unloaded': { seat, good, from: square },
  'goods-returned': { seat, goods },
  'goods-lost': { seat, good, from: square },
  'goods-burnt': { seat, good, reactor: square, battery: square },
  'tokens-gained': { seat, at: square, count: number },
  credits: happening(
    { seat, change: number, why: word(CREDIT_REASONS) },
    {
      say: ({ change, why }) => ({ credits: Math.abs(change), why: selected(why) }),
      variant: ({ change }) => (change < 0 ? 'paid' : undefined),
    },
  ),
  'loan-taken': { seat },
  'loan-repaid': { seat },
  landed: { seat, planet },
  passed: { seat },
  'opportunity-used': { seat },
  'enemy-fought': happening(
    { seat, result: word(['won', 'draw', 'lost']), strength: number, enemy: number },
    { say: (event) => ({ strength: strength(event.strength), enemy: strength(event.enemy) }) },
  ),
  'reward-declined': { seat },
  'diplomat-used': { seat },
  'chosen-as-worst': { seat, criterion: word(['crew', 'engines', 'cannons', 'looks']) },
  explosion: { seat, at: square },
  // Evil Machinations and bonus cards
  'bid-made': { seat, credits: number },
  'bid-won': { seat, credits: number },
  'bids-shown': happening({ bids: numbers }, { say: ({ bids }) => ({ bids: bySeat(bids) }) }),
  guessed: { seat, number: die },
  'die-shown': { number: die },
  'square-named': { seat, column, row },
  hacked: { seat, what: hacked },
  decided: happening({ seat, what: word(DECISIONS) }, { say: ({ what }) => ({ what: selected(what) }) }),
  'rockets-swapped': { seat, with: seat },
  'rockets-closed-up': { positions: numbers },
  'row-aimed': { seat, row: number, at: seat },
  'field-taken': { seat, field },
  'depot-opened': { tiles: listOf(tile) },
  /** `replaced` is -1 where the square was free. */
  'tile-added': happening(
    { seat, tile, at: square, turn, replaced: number },
    {
      say: ({ replaced }) => (replaced < 0 ? {} : { replaced: tilePhrase(replaced) }),
      variant: ({ replaced }) => (replaced < 0 ? undefined : 'replacing'),
    },
  ),
  /** Secret choices, by seat; -1: had none. */
  'numbers-shown': happening(
    { what: word(['tokens', 'columns']), numbers },
    { say: (event) => ({ numbers: bySeat(event.numbers) }) },
  ),
  'token-moved': { seat, from: square, to: square },
  // the end of a round (GT-14) and of the game (GT-15)
  arrived: { seat, place: number },
  'ledger-line': happening(
    { seat, line, credits: number },
    {
      say: ({ credits }) => ({ credits: Math.abs(credits) }),
      variant: ({ credits }) => (credits < 0 ? 'paid' : undefined),
    },
  ),
  insolvent: { seat, waived: number },
  'round-ended': { round: number },
  ruined: { seat },
  'game-ended': {},
});

/** As rules tell it: whole. */
export type TruckerEvent = EventsOf<typeof events>;
export type EventOf<K extends TruckerEvent['event']> = Extract<TruckerEvent, { event: K }>;

/** As a viewer gets it: what is hidden may be missing. */
export type SeenEvent = SeenEventsOf<typeof events>;
