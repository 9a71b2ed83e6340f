import { frozen } from '@starboard/kernel';
import { ADVENTURE_CARDS } from './adventureCards.ts';
import { BONUS_CARDS } from './bonusCards.ts';
import type { AdventureCard, BonusCard } from './cardTypes.ts';
import { EVIL_MACHINATIONS, type EvilMachination } from './evilMachinations.ts';

export * from './adventureCards.ts';
export * from './bonusCards.ts';
export {
  type AbandonedShip,
  type AbandonedStation,
  type AdventureCard,
  type BonusCard,
  CARD_KINDS,
  type CardKind,
  type CombatLine,
  type CombatZone,
  type Criterion,
  DIRECTIONS,
  type Direction,
  FRONT,
  type Junkyard,
  type JunkyardCost,
  type JunkyardField,
  type JunkyardReward,
  LEFT,
  type Meteors,
  type Penalty,
  type Pirates,
  type PlainCard,
  type Planets,
  type Projectile,
  REAR,
  RIGHT,
  type Slavers,
  type Smugglers,
  type SpaceBilliards,
  type StarDepot,
} from './cardTypes.ts';
export * from './evilMachinations.ts';

export type Card = AdventureCard | BonusCard | EvilMachination;

/** A card in the state is an index into this list: adventure cards, bonus cards, Evil Machinations. */
export const CARDS: readonly Card[] = frozen([...ADVENTURE_CARDS, ...BONUS_CARDS, ...EVIL_MACHINATIONS]);
export const CARD_COUNT = CARDS.length;

/** The Evil Machinations are the last cards. */
export const FIRST_EVIL = ADVENTURE_CARDS.length + BONUS_CARDS.length;
export const EVIL_COUNT = EVIL_MACHINATIONS.length;

const cardsWhere = (fits: (card: Card) => boolean): readonly number[] =>
  CARDS.flatMap((card, i) => (fits(card) ? [i] : []));

/** Base cards of level 1 to 3, at index 0 to 2, and the bonus cards that go with them (GT-2.5). */
export const CARDS_OF_LEVEL: readonly (readonly number[])[] = frozen(
  [1, 2, 3].map((level) => cardsWhere((card) => card.level === level && !card.bonus)),
);
export const BONUS_OF_LEVEL: readonly (readonly number[])[] = frozen(
  [1, 2, 3].map((level) => cardsWhere((card) => card.level === level && card.bonus)),
);

/** GT-3.5: the starred cards. */
export const FIRST_FLIGHT: readonly number[] = frozen(cardsWhere((card) => card.firstFlight));
