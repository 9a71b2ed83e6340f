import type { Seat } from '@starboard/kernel';
import { actionCodec, counts, int, maybe, oneOf, several } from '@starboard/kernel/codec';
import {
  CARDS_PER_KIND,
  FRIENDSHIP_CARDS,
  KINDS,
  PLANETS,
  POINT_COUNT,
  POINTS,
  RESOURCES,
  TRANSPORTERS_PER_PLAYER,
  UPGRADES,
} from './content/index.ts';

/** Cards by kind: `[2, 0, 0, 1, 0]` is 2 ore and 1 food. */
export type Cards = readonly number[];

/** Everything a player can do. Points, kinds, upgrades, cards and planets are indexes; transporters count from 0. */
export type Action =
  // set-up (SF-2)
  | { readonly do: 'place-colony'; readonly at: number }
  | { readonly do: 'place-spaceport'; readonly at: number; readonly ship: number; readonly transporter: number }
  // production (SF-4 to SF-6)
  | { readonly do: 'roll-dice' }
  | { readonly do: 'discard'; readonly cards: Cards }
  | { readonly do: 'steal'; readonly from: Seat }
  | { readonly do: 'decline' }
  | { readonly do: 'take'; readonly kind: number }
  | { readonly do: 'draw-supply'; readonly cards: number }
  // trade (SF-7, SF-8)
  | { readonly do: 'offer'; readonly give: Cards; readonly want: Cards; readonly to: readonly Seat[] }
  | { readonly do: 'counter'; readonly offer: number; readonly give: Cards; readonly want: Cards }
  | { readonly do: 'accept'; readonly offer: number }
  | { readonly do: 'refuse'; readonly offer: number }
  | { readonly do: 'withdraw'; readonly offer: number }
  | { readonly do: 'deal'; readonly offer: number; readonly with: Seat }
  | { readonly do: 'bank'; readonly give: number; readonly cards: number; readonly take: number }
  // building (SF-9) and friendship cards (SF-18)
  | { readonly do: 'build-ship'; readonly what: number; readonly at: number; readonly transporter: number }
  | { readonly do: 'build-spaceport'; readonly at: number }
  | { readonly do: 'build-upgrade'; readonly what: number }
  | { readonly do: 'buy-fame' }
  | { readonly do: 'levy'; readonly from: readonly Seat[] }
  // encounters (SF-12)
  | { readonly do: 'give'; readonly cards: number }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'pay'; readonly cards: Cards }
  | { readonly do: 'give-card'; readonly kind: number }
  | { readonly do: 'gain-upgrade'; readonly what: number }
  | { readonly do: 'lose-upgrade'; readonly what: number }
  | { readonly do: 'place-trade-ship'; readonly at: number; readonly transporter: number }
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'jump-and-found'; readonly to: number; readonly card: number }
  // flight (SF-13 to SF-20)
  | { readonly do: 'roll-mothership' }
  | { readonly do: 'fly'; readonly ship: number; readonly to: number }
  | { readonly do: 'end-move' }
  | { readonly do: 'found-colony'; readonly ship: number }
  | { readonly do: 'found-station'; readonly ship: number; readonly card: number }
  | { readonly do: 'clear'; readonly planet: number }
  | { readonly do: 'end-turn' };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

const point = oneOf(POINTS.map(({ id }) => id));
const planet = oneOf(PLANETS.map(({ id }) => id));
const kind = oneOf(RESOURCES);
const upgrade = oneOf(UPGRADES);
const card = oneOf(FRIENDSHIP_CARDS.map(({ id }) => id));
const cards = counts(RESOURCES, CARDS_PER_KIND);
const seat = int(0, 3);
const offer = int(0, 1_000_000);

/** Transporters are numbered from 1 on the table (SF-1.3) and from 0 inside. */
const transporter = oneOf(['transporter-1', 'transporter-2', 'transporter-3']);

export const actions = actionCodec<Action>({
  'place-colony': { at: point },
  'place-spaceport': { at: point, ship: point, transporter: maybe(transporter) },
  'roll-dice': {},
  discard: { cards },
  steal: { from: seat },
  decline: {},
  take: { kind },
  'draw-supply': { cards: int(1, 2) },
  offer: { give: cards, want: cards, to: several(seat, 3) },
  counter: { offer, give: cards, want: cards },
  accept: { offer },
  refuse: { offer },
  withdraw: { offer },
  deal: { offer, with: seat },
  bank: { give: kind, cards: int(1, 3), take: kind },
  'build-ship': { what: oneOf(['colony-ship', 'trade-ship']), at: maybe(point), transporter: maybe(transporter) },
  'build-spaceport': { at: point },
  'build-upgrade': { what: upgrade },
  'buy-fame': {},
  levy: { from: several(seat, 2) },
  give: { cards: int(0, 3) },
  yes: {},
  no: {},
  pay: { cards },
  'give-card': { kind },
  'gain-upgrade': { what: upgrade },
  'lose-upgrade': { what: upgrade },
  'place-trade-ship': { at: maybe(point), transporter: maybe(transporter) },
  jump: { to: point },
  'jump-and-found': { to: point, card },
  'roll-mothership': {},
  fly: { ship: transporter, to: point },
  'end-move': {},
  'found-colony': { ship: transporter },
  'found-station': { ship: transporter, card },
  clear: { planet },
  'end-turn': {},
});

// Actions without fields, and the most frequent ones with fields, are made once and shared: random play makes millions.

export const ROLL_DICE: Action = Object.freeze({ do: 'roll-dice' });
export const ROLL_MOTHERSHIP: Action = Object.freeze({ do: 'roll-mothership' });
export const END_TURN: Action = Object.freeze({ do: 'end-turn' });
export const END_MOVE: Action = Object.freeze({ do: 'end-move' });
export const DECLINE: Action = Object.freeze({ do: 'decline' });
export const BUY_FAME: Action = Object.freeze({ do: 'buy-fame' });
export const YES: Action = Object.freeze({ do: 'yes' });
export const NO: Action = Object.freeze({ do: 'no' });

const times = <A>(n: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: n }, (_, i) => Object.freeze(make(i)));

export const TAKE = times(KINDS, (kind): Action => ({ do: 'take', kind }));
export const GIVE_CARD = times(KINDS, (kind): Action => ({ do: 'give-card', kind }));
export const GIVE = times(4, (cards): Action => ({ do: 'give', cards }));
export const BUILD_UPGRADE = times(UPGRADES.length, (what): Action => ({ do: 'build-upgrade', what }));
export const GAIN_UPGRADE = times(UPGRADES.length, (what): Action => ({ do: 'gain-upgrade', what }));
export const LOSE_UPGRADE = times(UPGRADES.length, (what): Action => ({ do: 'lose-upgrade', what }));
export const CLEAR = times(PLANETS.length, (planet): Action => ({ do: 'clear', planet }));
export const FOUND_COLONY = times(TRANSPORTERS_PER_PLAYER, (ship): Action => ({ do: 'found-colony', ship }));
export const BUILD_SPACEPORT = times(POINT_COUNT, (at): Action => ({ do: 'build-spaceport', at }));

/** `FLY[ship * POINT_COUNT + to]` */
export const FLY = times(
  TRANSPORTERS_PER_PLAYER * POINT_COUNT,
  (i): Action => ({ do: 'fly', ship: Math.floor(i / POINT_COUNT), to: i % POINT_COUNT }),
);

/** `BANK[(cards * KINDS + give) * KINDS + take]` */
export const BANK = times(
  4 * KINDS * KINDS,
  (i): Action => ({
    do: 'bank',
    cards: Math.floor(i / KINDS / KINDS),
    give: Math.floor(i / KINDS) % KINDS,
    take: i % KINDS,
  }),
);
