import type { Modifier } from '@starboard/kernel';
import { PEOPLES, type People } from './board.ts';
import { CARBON, FOOD, FUEL, GOODS, ORE, RESOURCES, type Resource } from './resources.ts';
import { frozen, type IntTable } from './tables.ts';

/**
 * The named points at which rules ask what friendship cards (Freundschaftskarten) change. Without a card the first three are what a
 * mothership or the rules give, all others but the bank's rates are 0.
 */
export type Advantage =
  /** SF-10.3, SF-18.4: speed and strength; cards are no upgrades. */
  | 'drives'
  | 'cannons'
  /** SF-5.5: on a 7, half of the cards is due only with more cards than this. */
  | 'tribute-limit'
  /** SF-18.2: how many more of a resource a production roll brings that brings some. */
  | `harvest-${Resource}`
  /** SF-8.3, SF-8.4: cards that the Galactic Bank wants for one, as often as one likes, and once per turn. */
  | `bank-rate-${Resource}`
  | `once-rate-${Resource}`
  /** SF-18.6: may buy a fame ring for a trade good, once per own turn. */
  | 'buy-fame'
  /** SF-18.7: may draw a hidden card each from players with more points, once per own turn. */
  | 'levy'
  /** SF-18.8: gets one card of choice after a production roll that brings nothing. */
  | 'relief';

/** By resource. */
export const HARVEST = RESOURCES.map((name): Advantage => `harvest-${name}`);
export const BANK_RATE_AT = RESOURCES.map((name): Advantage => `bank-rate-${name}`);
export const ONCE_RATE_AT = RESOURCES.map((name): Advantage => `once-rate-${name}`);

export type FriendshipCard = {
  readonly id: string;
  /** Index of the people that gives it. */
  readonly people: number;
  readonly modifiers: readonly Modifier<Advantage>[];
};

type Draft = readonly [id: string, ...modifiers: Modifier<Advantage>[]];

const harvest = (resource: number): Draft => [`green-${RESOURCES[resource]}`, { at: HARVEST[resource], add: 1 }];
const licence = (resource: number, at: readonly Advantage[], to: number): Draft => [
  `merchant-${RESOURCES[resource]}`,
  { at: at[resource], to },
];
const drives = (add: number): Modifier<Advantage> => ({ at: 'drives', add });
const cannons = (add: number): Modifier<Advantage> => ({ at: 'cannons', add });
const allows = (at: Advantage): Modifier<Advantage> => ({ at, to: 1 });

/** SF-18.2 to SF-18.5: five cards of each people. */
const STACKS: Record<People, readonly Draft[]> = {
  'green-folk': [harvest(ORE), harvest(FUEL), harvest(CARBON), harvest(FOOD), harvest(GOODS)],
  scientists: [
    ['scientist-mixed-1', drives(1), cannons(1)],
    ['scientist-mixed-2', drives(1), cannons(1)],
    ['scientist-mixed-3', drives(1), cannons(1)],
    ['scientist-drives', drives(2)],
    ['scientist-cannons', cannons(2)],
  ],
  merchants: [
    licence(ORE, BANK_RATE_AT, 2),
    licence(FUEL, BANK_RATE_AT, 2),
    licence(CARBON, BANK_RATE_AT, 2),
    licence(FOOD, BANK_RATE_AT, 2),
    licence(GOODS, ONCE_RATE_AT, 1),
  ],
  diplomats: [
    ['diplomat-tribute', { at: 'tribute-limit', to: 12 }],
    ['diplomat-fame-1', allows('buy-fame')],
    ['diplomat-fame-2', allows('buy-fame')],
    ['diplomat-levy', allows('levy')],
    ['diplomat-relief', allows('relief')],
  ],
};

/** All friendship cards, people by people: the cards of a people are `people * 5` to `people * 5 + 4`. */
export const FRIENDSHIP_CARDS: readonly FriendshipCard[] = frozen(
  PEOPLES.flatMap((name, people) => STACKS[name].map(([id, ...modifiers]) => ({ id, people, modifiers }))),
);
export const CARDS_PER_PEOPLE = 5;

export const CARD_PEOPLE: IntTable = Uint8Array.from(FRIENDSHIP_CARDS, (card) => card.people);
