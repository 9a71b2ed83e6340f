import { PEOPLES, type People } from './board.ts';
import { CARBON, FOOD, FUEL, GOODS, KINDS, ORE, RESOURCES } from './resources.ts';
import { frozen, type IntTable } from './tables.ts';

/** What a friendship card (Freundschaftskarte) does; resources are indexes. */
export type FriendshipEffect =
  /** SF-18.2: one more of a resource whenever a production roll brings some. */
  | { readonly do: 'production-bonus'; readonly resource: number }
  /** SF-8.3, SF-8.4: a better rate at the Galactic Bank for one resource. */
  | { readonly do: 'bank-rate'; readonly resource: number; readonly give: number; readonly oncePerTurn: boolean }
  /** SF-10.3, SF-18.4: adds to speed and strength, without being an upgrade. */
  | { readonly do: 'upgrade-bonus'; readonly drives: number; readonly cannons: number }
  /** SF-5.5: on a 7, half of the cards is due only with more cards than this. */
  | { readonly do: 'tribute-limit'; readonly cards: number }
  /** SF-18.6: once per own turn, fame rings for cards of one resource. */
  | { readonly do: 'buy-fame'; readonly resource: number; readonly cards: number; readonly rings: number }
  /** SF-18.7: once per own turn, one hidden card each from up to so many players with more points. */
  | { readonly do: 'draw-from-stronger'; readonly targets: number }
  /** SF-18.8: one card of choice after a production roll that brings nothing. */
  | { readonly do: 'relief' };

export const FRIENDSHIP_VERBS = [
  'production-bonus',
  'bank-rate',
  'upgrade-bonus',
  'tribute-limit',
  'buy-fame',
  'draw-from-stronger',
  'relief',
] as const satisfies readonly FriendshipEffect['do'][];
export type FriendshipVerb = FriendshipEffect['do'];

export type FriendshipCard = {
  readonly id: string;
  /** Index of the people that gives it. */
  readonly people: number;
  readonly effect: FriendshipEffect;
};

type Draft = readonly [id: string, effect: FriendshipEffect];

const harvest = (resource: number): Draft => [`green-${RESOURCES[resource]}`, { do: 'production-bonus', resource }];
const licence = (resource: number, give: number, oncePerTurn: boolean): Draft => [
  `merchant-${RESOURCES[resource]}`,
  { do: 'bank-rate', resource, give, oncePerTurn },
];
const systems = (name: string, drives: number, cannons: number): Draft => [
  `scientist-${name}`,
  { do: 'upgrade-bonus', drives, cannons },
];

/** SF-18.2 to SF-18.5: five cards of each people. */
const STACKS: Record<People, readonly Draft[]> = {
  'green-folk': [harvest(ORE), harvest(FUEL), harvest(CARBON), harvest(FOOD), harvest(GOODS)],
  scientists: [
    systems('mixed-1', 1, 1),
    systems('mixed-2', 1, 1),
    systems('mixed-3', 1, 1),
    systems('drives', 2, 0),
    systems('cannons', 0, 2),
  ],
  merchants: [
    licence(ORE, 2, false),
    licence(FUEL, 2, false),
    licence(CARBON, 2, false),
    licence(FOOD, 2, false),
    licence(GOODS, 1, true),
  ],
  diplomats: [
    ['diplomat-tribute', { do: 'tribute-limit', cards: 12 }],
    ['diplomat-fame-1', { do: 'buy-fame', resource: GOODS, cards: 1, rings: 1 }],
    ['diplomat-fame-2', { do: 'buy-fame', resource: GOODS, cards: 1, rings: 1 }],
    ['diplomat-levy', { do: 'draw-from-stronger', targets: 2 }],
    ['diplomat-relief', { do: 'relief' }],
  ],
};

/** All friendship cards, people by people: the cards of a people are `people * 5` to `people * 5 + 4`. */
export const FRIENDSHIP_CARDS: readonly FriendshipCard[] = frozen(
  PEOPLES.flatMap((name, people) => STACKS[name].map(([id, effect]) => ({ id, people, effect }))),
);
export const CARDS_PER_PEOPLE = 5;
export const FRIENDSHIP_CARD_COUNT = FRIENDSHIP_CARDS.length;
export const FRIENDSHIP_CARD_INDEX: ReadonlyMap<string, number> = new Map(FRIENDSHIP_CARDS.map(({ id }, i) => [id, i]));

/** The cards with a verb, as bits: `(CARDS_DOING.relief >> card) & 1`. */
export const CARDS_DOING: Readonly<Record<FriendshipVerb, number>> = frozen(
  Object.fromEntries(
    FRIENDSHIP_VERBS.map((verb) => [
      verb,
      FRIENDSHIP_CARDS.reduce((bits, card, i) => (card.effect.do === verb ? bits | (1 << i) : bits), 0),
    ]),
  ) as Record<FriendshipVerb, number>,
);

const effects = FRIENDSHIP_CARDS.map((card) => card.effect);

export const CARD_PEOPLE: IntTable = Uint8Array.from(FRIENDSHIP_CARDS, (card) => card.people);
export const CARD_DRIVES: IntTable = Uint8Array.from(effects, (effect) =>
  effect.do === 'upgrade-bonus' ? effect.drives : 0,
);
export const CARD_CANNONS: IntTable = Uint8Array.from(effects, (effect) =>
  effect.do === 'upgrade-bonus' ? effect.cannons : 0,
);

/** The card with this verb for each resource. */
const cardFor = (verb: 'production-bonus' | 'bank-rate'): IntTable =>
  Int8Array.from({ length: KINDS }, (_, kind) =>
    effects.findIndex((effect) => effect.do === verb && effect.resource === kind),
  );
export const PRODUCTION_BONUS_CARD: IntTable = cardFor('production-bonus');
export const BANK_RATE_CARD: IntTable = cardFor('bank-rate');

/** SF-8.3, SF-8.4: cards to give for one with a bank-rate card (0 on others), and whether only once per turn. */
export const CARD_GIVE: IntTable = Uint8Array.from(effects, (effect) => (effect.do === 'bank-rate' ? effect.give : 0));
export const CARD_ONCE_PER_TURN: IntTable = Uint8Array.from(effects, (effect) =>
  effect.do === 'bank-rate' && effect.oncePerTurn ? 1 : 0,
);

/** SF-5.5: the limit of cards in hand on a 7 that a card gives its owner, 0 for none. */
export const CARD_HAND_LIMIT: IntTable = Uint8Array.from(effects, (effect) =>
  effect.do === 'tribute-limit' ? effect.cards : 0,
);
