import { byId, frozen } from '@starboard/kernel';
import { categoryOf, EQUIPMENT, type EquipmentId } from './terms.ts';

/** What a culture's technology class sells (MV-7.2.5). */
export const CLASSES = ['bioengineers', 'industry', 'technology', 'metaphysics', 'primitives'] as const;
export type CultureClass = (typeof CLASSES)[number];

const SOLD: Readonly<Record<CultureClass, readonly EquipmentId[]>> = {
  bioengineers: ['shield'],
  industry: ['laser', 'yellow-drive'],
  technology: ['red-drive'],
  metaphysics: ['combined-drive'],
  primitives: ['cargo-hold'],
};

/** MV-1.8: a good (Ware); `resale` by market: weak, active, strong. */
export interface Good {
  readonly id: string;
  readonly cost: number;
  readonly resale: readonly number[];
  readonly category: number;
  /** MV-7.2.4: the room it needs in a hold. */
  readonly size: number;
  readonly count: number;
  /** The cultures that buy it, in the order printed. */
  readonly buyers: readonly number[];
  /** MV-16.4: the culture that follows the last buyer, 1 following 14. */
  readonly blackMarket: number;
}

/** A culture (Kultur) with its first-contact card and its good; index 0 is the culture with the printed number 1. */
export interface Culture {
  readonly id: string;
  readonly number: number;
  readonly technologyClass: CultureClass;
  /** MV-6.6: credits on its first-contact card. */
  readonly credits: number;
  /** MV-7.2.5: indices into {@link EQUIPMENT}. */
  readonly equipment: readonly number[];
  readonly good: Good;
}

/** Stands for the Galactic Base where else a culture stands. */
export const BASE_STOP = 14;

interface Printed {
  readonly cost: number;
  readonly resale: readonly [weak: number, active: number, strong: number];
  readonly size: number;
  readonly count: number;
  readonly buyers: readonly number[];
}

function culture(
  number: number,
  id: string,
  technologyClass: CultureClass,
  credits: number,
  printed: Printed,
): Culture {
  const { cost, resale, size, count } = printed;
  const buyers = printed.buyers.map((buyer) => buyer - 1);
  const blackMarket = (buyers[buyers.length - 1] + 1) % 14;
  const good = {
    id: `G${`${number}`.padStart(2, '0')}`,
    cost,
    resale,
    category: categoryOf(cost),
    size,
    count,
    buyers,
    blackMarket,
  };
  const equipment = SOLD[technologyClass].map((item) => EQUIPMENT.findIndex((one) => one.id === item));
  return { id, number, technologyClass, credits, equipment, good };
}

/** A culture in the state is an index into this list, and so is its good. */
export const CULTURES: readonly Culture[] = frozen([
  culture(1, 'nillis', 'bioengineers', 80, {
    cost: 80,
    resale: [110, 140, 180],
    size: 1,
    count: 5,
    buyers: [3, 4, 5, 6],
  }),
  culture(2, 'volois', 'metaphysics', 120, {
    cost: 140,
    resale: [180, 220, 270],
    size: 2,
    count: 6,
    buyers: [3, 4, 5, 6],
  }),
  culture(3, 'graw', 'primitives', 90, { cost: 30, resale: [50, 80, 110], size: 1, count: 6, buyers: [4, 5, 6, 7] }),
  culture(4, 'niks', 'bioengineers', 80, { cost: 20, resale: [40, 60, 80], size: 1, count: 6, buyers: [5, 6, 7, 8] }),
  culture(5, 'dell', 'industry', 60, { cost: 10, resale: [30, 50, 70], size: 1, count: 6, buyers: [7, 8, 9, 10] }),
  culture(6, 'humans', 'technology', 90, {
    cost: 120,
    resale: [160, 200, 250],
    size: 1,
    count: 5,
    buyers: [7, 8, 9, 10],
  }),
  culture(7, 'shenna', 'primitives', 90, {
    cost: 50,
    resale: [80, 110, 140],
    size: 2,
    count: 6,
    buyers: [8, 9, 10, 11],
  }),
  culture(8, 'yxklyx', 'technology', 100, {
    cost: 50,
    resale: [70, 100, 130],
    size: 1,
    count: 6,
    buyers: [9, 10, 11, 12, 13],
  }),
  culture(9, 'zum', 'industry', 100, { cost: 40, resale: [60, 90, 120], size: 1, count: 6, buyers: [11, 12, 13, 14] }),
  culture(10, 'eeepeeep', 'technology', 100, {
    cost: 200,
    resale: [250, 300, 360],
    size: 2,
    count: 4,
    buyers: [11, 12, 13, 14],
  }),
  culture(11, 'whynoms', 'industry', 80, {
    cost: 110,
    resale: [140, 180, 220],
    size: 2,
    count: 5,
    buyers: [12, 13, 14, 1, 2],
  }),
  culture(12, 'cholos', 'bioengineers', 90, {
    cost: 60,
    resale: [90, 120, 150],
    size: 1,
    count: 6,
    buyers: [14, 1, 2, 3],
  }),
  culture(13, 'wollow', 'primitives', 90, {
    cost: 90,
    resale: [120, 160, 200],
    size: 2,
    count: 5,
    buyers: [14, 1, 2, 3],
  }),
  culture(14, 'qossuth', 'metaphysics', 120, {
    cost: 160,
    resale: [200, 250, 300],
    size: 2,
    count: 4,
    buyers: [1, 2, 3, 4],
  }),
]);

export const CULTURE_COUNT = CULTURES.length;
export const CULTURE: Readonly<Record<string, number>> = byId(CULTURES);

export const GOODS: readonly Good[] = frozen(CULTURES.map(({ good }) => good));
/** MV-7.3.1: `BUYS[culture]`: the goods it buys. */
export const BUYS: readonly (readonly number[])[] = frozen(
  CULTURES.map((_, buyer) => GOODS.flatMap(({ buyers }, good) => (buyers.includes(buyer) ? [good] : []))),
);
