import { byId, frozen } from '@starboard/kernel';
import { adds, type Lasting } from './abilities.ts';
import { CULTURE_COUNT } from './cultures.ts';
import type { Category } from './terms.ts';

/** MV-16.0: where a technology goes. */
export const TECH_TYPES = ['ship-upgrade', 'structure', 'special', 'supply'] as const;
export type TechType = (typeof TECH_TYPES)[number];

/**
 * A kind of token of a race technology (Rassentechnologie). The thrust boosters differ from token to token, so each of them is a
 * kind of its own; who has one of a family may have no other of it (MV-7.2.9).
 */
export interface Tech {
  readonly id: string;
  readonly family: string;
  readonly culture: number;
  readonly cost: number;
  readonly category: Category;
  readonly type: TechType;
  readonly count: number;
  /** Room in a hold: structure technologies alone need any. */
  readonly size: number;
  /** Any number of it may be owned, and one is given back at each use (MV-16.3, MV-16.10). */
  readonly used: boolean;
  readonly lasting: Lasting;
}

type Printed = Pick<Tech, 'cost' | 'category' | 'type' | 'count'> & Partial<Pick<Tech, 'family' | 'used' | 'lasting'>>;

const tech = (number: number, id: string, printed: Printed): Tech => ({
  id,
  family: id,
  culture: number - 1,
  size: printed.type === 'structure' ? 1 : 0,
  used: false,
  lasting: [],
  ...printed,
});

const booster = (value: 2 | 3 | 4): Tech =>
  tech(7, `thrust-booster-${value}`, {
    family: 'thrust-booster',
    cost: 30,
    category: 'basic',
    type: 'special',
    count: 1,
    lasting: [adds(`thrust-${value}`, 1)],
  });

/** A technology in the state is an index into this list. */
export const TECHS: readonly Tech[] = frozen([
  tech(1, 'fancy-spoiler', {
    family: 'spoiler',
    cost: 60,
    category: 'quality',
    type: 'structure',
    count: 1,
    lasting: [adds('odd-speed', 1), adds('even-speed', 2), adds('spoiler-dice', 1)],
  }),
  tech(1, 'less-fancy-spoiler', {
    family: 'spoiler',
    cost: 30,
    category: 'basic',
    type: 'structure',
    count: 1,
    lasting: [adds('odd-speed', 1), adds('spoiler-dice', 1)],
  }),
  tech(2, 'market-flux', { cost: 90, category: 'luxury', type: 'ship-upgrade', count: 2 }),
  tech(3, 'strong-flame', { cost: 30, category: 'basic', type: 'supply', count: 3, used: true }),
  tech(4, 'cloaking-field', { cost: 60, category: 'quality', type: 'ship-upgrade', count: 2 }),
  tech(5, 'drilling-licence', {
    cost: 60,
    category: 'luxury',
    type: 'supply',
    count: 3,
    lasting: [adds('drill', 1)],
  }),
  tech(6, 'shuttle', { cost: 60, category: 'quality', type: 'ship-upgrade', count: 2 }),
  booster(2),
  booster(3),
  booster(4),
  tech(8, 'stasis-tanks', {
    cost: 60,
    category: 'quality',
    type: 'structure',
    count: 2,
    lasting: [adds('stasis', 1)],
  }),
  tech(9, 'jammer', {
    cost: 30,
    category: 'basic',
    type: 'supply',
    count: 2,
    lasting: [adds('jam', 1), adds('mission-fame', 3)],
  }),
  tech(10, 'data-probe', { cost: 30, category: 'basic', type: 'supply', count: 3, used: true }),
  tech(11, 'fuzzy-dice', {
    cost: 30,
    category: 'basic',
    type: 'special',
    count: 3,
    lasting: [adds('fuzzy-dice', 2)],
  }),
  tech(12, 'variable-shield', { cost: 90, category: 'luxury', type: 'ship-upgrade', count: 2 }),
  tech(13, 'zen-custom-paint', {
    cost: 30,
    category: 'basic',
    type: 'supply',
    count: 3,
    lasting: [adds('fare-dice', 2), adds('final-fame', -3)],
  }),
  tech(14, 'variable-laser', { cost: 90, category: 'luxury', type: 'ship-upgrade', count: 2 }),
]);

export const TECH_COUNT = TECHS.length;
export const TECH: Readonly<Record<string, number>> = byId(TECHS);

export const MARKET_FLUX = TECH['market-flux'];
export const STRONG_FLAME = TECH['strong-flame'];
export const CLOAKING_FIELD = TECH['cloaking-field'];
export const SHUTTLE = TECH.shuttle;
export const DATA_PROBE = TECH['data-probe'];
export const VARIABLE_SHIELD = TECH['variable-shield'];
export const VARIABLE_LASER = TECH['variable-laser'];

/** MV-16.3: movement points of a strong flame. */
export const FLAME_SPEED = 10;

/** By culture: its technologies. */
export const TECHS_OF: readonly (readonly number[])[] = frozen(
  Array.from({ length: CULTURE_COUNT }, (_, culture) =>
    TECHS.flatMap((one, tech) => (one.culture === culture ? [tech] : [])),
  ),
);

/** MV-5.4.2: the ship upgrades (Schiffsverbesserungen), each with a place for a die. */
export const UPGRADES: readonly number[] = frozen(
  TECHS.flatMap(({ type }, tech) => (type === 'ship-upgrade' ? [tech] : [])),
);

/** By technology: the others of its family, itself included. */
export const FAMILY: readonly (readonly number[])[] = frozen(
  TECHS.map(({ family }) => TECHS.flatMap((one, tech) => (one.family === family ? [tech] : []))),
);
