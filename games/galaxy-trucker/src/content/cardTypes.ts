import { GOODS } from './tables.ts';

/** GT-12, GT-21, GT-19: kinds of flight cards (Flugkarten). */
export const CARD_KINDS = [
  ...(['slavers', 'smugglers', 'pirates', 'stardust', 'epidemic', 'sabotage', 'open-space', 'meteors'] as const),
  ...(['planets', 'combat-zone', 'abandoned-ship', 'abandoned-station'] as const),
  ...(['space-billiards', 'junkyard', 'star-depot', 'evil'] as const),
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** GT-0.3: the sides of a ship that something comes from. */
export const DIRECTIONS = ['front', 'right', 'rear', 'left'] as const;
export type Direction = 0 | 1 | 2 | 3;
export const FRONT = 0;
export const RIGHT = 1;
export const REAR = 2;
export const LEFT = 3;

/** GT-11: a meteor or a shot. */
export interface Projectile {
  readonly large: boolean;
  readonly from: Direction;
}

interface CardBase {
  readonly id: string;
  /** 1 to 3; 0 for an Evil Machination. */
  readonly level: 0 | 1 | 2 | 3;
  readonly bonus: boolean;
  /** GT-3.5: one of the eight starred cards. */
  readonly firstFlight: boolean;
}

/** GT-12.8: `crew` is what a loser loses. */
export interface Slavers extends CardBase {
  readonly kind: 'slavers';
  readonly strength: number;
  readonly days: number;
  readonly crew: number;
  readonly credits: number;
}

/** GT-12.7 */
export interface Smugglers extends CardBase {
  readonly kind: 'smugglers';
  readonly strength: number;
  readonly days: number;
  /** Goods that a loser loses. */
  readonly loseGoods: number;
  /** Goods that the winner gains. */
  readonly goods: readonly number[];
}

/** GT-12.9 */
export interface Pirates extends CardBase {
  readonly kind: 'pirates';
  readonly strength: number;
  readonly days: number;
  readonly shots: readonly Projectile[];
  readonly credits: number;
}

/** GT-12.1, GT-12.13, GT-12.14, GT-12.15: cards without numbers. */
export interface PlainCard extends CardBase {
  readonly kind: 'stardust' | 'epidemic' | 'sabotage' | 'open-space';
}

/** GT-12.10 */
export interface Meteors extends CardBase {
  readonly kind: 'meteors';
  readonly meteors: readonly Projectile[];
}

/** GT-12.2: the goods of each planet. */
export interface Planets extends CardBase {
  readonly kind: 'planets';
  readonly days: number;
  readonly planets: readonly (readonly number[])[];
}

/** GT-12.11: what is compared, and what the lowest suffers. */
export type Criterion = 'crew' | 'engines' | 'cannons';
export type Penalty =
  | { readonly kind: 'days' | 'crew' | 'goods'; readonly count: number }
  | { readonly kind: 'shots'; readonly shots: readonly Projectile[] };
export interface CombatLine {
  readonly criterion: Criterion;
  readonly penalty: Penalty;
}
export interface CombatZone extends CardBase {
  readonly kind: 'combat-zone';
  readonly lines: readonly CombatLine[];
}

/** GT-12.3: `crew` is given up. */
export interface AbandonedShip extends CardBase {
  readonly kind: 'abandoned-ship';
  readonly crew: number;
  readonly credits: number;
  readonly days: number;
}

/** GT-12.4: `crew` is needed, and kept. */
export interface AbandonedStation extends CardBase {
  readonly kind: 'abandoned-station';
  readonly crew: number;
  readonly goods: readonly number[];
  readonly days: number;
}

/** GT-21.2: the meteors of each row. */
export interface SpaceBilliards extends CardBase {
  readonly kind: 'space-billiards';
  readonly rows: readonly (readonly Projectile[])[];
}

/** GT-21.4, GT-21.5 */
export type JunkyardCost =
  | { readonly kind: 'crew' | 'batteries'; readonly count: number }
  | { readonly kind: 'shots'; readonly shots: readonly Projectile[] }
  | { readonly kind: 'meteors'; readonly meteors: readonly Projectile[] };
export interface JunkyardReward {
  readonly astronauts: number;
  readonly credits: number;
  readonly batteries: number;
  /** Days that the rocket moves forward. */
  readonly days: number;
}
export interface JunkyardField {
  readonly cost: JunkyardCost;
  readonly reward: JunkyardReward;
}
export interface Junkyard extends CardBase {
  readonly kind: 'junkyard';
  readonly fields: readonly JunkyardField[];
}

/** GT-21.7, GT-21.9 */
export interface StarDepot extends CardBase {
  readonly kind: 'star-depot';
  readonly tiles: number;
  readonly days: number;
}

export type BonusCard = SpaceBilliards | Junkyard | StarDepot;
export type AdventureCard =
  | (Slavers | Smugglers | Pirates | PlainCard | Meteors | Planets)
  | (CombatZone | AbandonedShip | AbandonedStation);

/** A card as its deck lists it. */
export type Draft<C extends CardBase> = C extends CardBase
  ? Omit<C, 'level' | 'bonus' | 'firstFlight'> & { readonly firstFlight?: true }
  : never;

function placeIn(list: readonly string[], word: string): number {
  const place = list.indexOf(word);
  if (place < 0) throw new Error(`cards: '${word}' is none of ${list.join(', ')}`);
  return place;
}

/** 'red blue blue' as indexes into GOODS. */
export const goods = (names: string): readonly number[] => names.split(' ').map((name) => placeIn(GOODS, name));

/** 'red red, red blue' as the goods of two planets. */
export const goodsOfEach = (planets: string): readonly (readonly number[])[] => planets.split(', ').map(goods);

const SIZES = ['small', 'large'] as const;

/** 'small front, large rear' as two projectiles. */
export const hits = (list: string): readonly Projectile[] =>
  list.split(', ').map((hit) => {
    const [size, from] = hit.split(' ');
    return { large: placeIn(SIZES, size) === 1, from: placeIn(DIRECTIONS, from) as Direction };
  });
