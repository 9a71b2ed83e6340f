import { frozen } from '@starboard/kernel';
import { SYSTEM } from './systems.ts';
import { CATEGORIES, type Category, FIELD_KIND, MARKETS, type Market, STATS, type Stat } from './terms.ts';

/** MV-19.27 to MV-19.34: what a mission (Auftrag) asks for. Lists of categories are bits. */
export type Condition =
  | {
      readonly kind: 'land';
      /** The present kind of the field, or -1 for any city or spaceport. */
      readonly fieldKind: number;
      readonly goods: number;
      readonly passengers: number;
      readonly laser: number;
      readonly shield: number;
      readonly techs: number;
    }
  | { readonly kind: 'land-and-pay'; readonly credits: number }
  /** `market` is -1 where any will do. */
  | { readonly kind: 'sell-good'; readonly categories: number; readonly market: number }
  | {
      readonly kind:
        | 'buy-good'
        | 'unload-foreign-good'
        | 'make-first-contact'
        | 'drop-off-passenger'
        | 'jump-teleportal';
    }
  | { readonly kind: 'defeat-pirate'; readonly by: number }
  | { readonly kind: 'sell-all-categories'; readonly categories: number }
  | { readonly kind: 'pass-tests'; readonly count: number }
  | { readonly kind: 'own-upgrades' | 'own-spaceports' | 'pilot-level' | 'cash'; readonly least: number };

export type ConditionKind = Condition['kind'];

/** MV-13.3: missions that are looked at when the turn of their owner ends. */
export const AT_TURN_END: readonly ConditionKind[] = frozen(['own-upgrades', 'own-spaceports', 'pilot-level', 'cash']);

export interface Mission {
  readonly id: string;
  /** MV-13.4: counts at the end, once it is completed. */
  readonly fame: number;
  /** MV-13.1: the system it names, or -1. */
  readonly target: number;
  readonly condition: Condition;
}

const mission = (id: string, fame: number, target: string | undefined, condition: Condition): Mission => ({
  id,
  fame,
  target: target === undefined ? -1 : SYSTEM[target],
  condition,
});

const land = (needs: Partial<Omit<Extract<Condition, { kind: 'land' }>, 'kind'>> = {}): Condition => ({
  kind: 'land',
  fieldKind: -1,
  goods: 0,
  passengers: 0,
  laser: 0,
  shield: 0,
  techs: 0,
  ...needs,
});

const bits = (categories: readonly Category[]): number =>
  categories.reduce((all, category) => all | (1 << CATEGORIES.indexOf(category)), 0);
const sellGood = (categories: readonly Category[], market?: Market): Condition => ({
  kind: 'sell-good',
  categories: bits(categories),
  market: market === undefined ? -1 : MARKETS.indexOf(market),
});
const defeat = (by: Stat): Condition => ({ kind: 'defeat-pirate', by: STATS.indexOf(by) });

/** A mission in the state is an index into this list. */
export const MISSIONS: readonly Mission[] = frozen([
  mission('M01', 3, 'JW', sellGood(['basic', 'quality'])),
  mission('M02', 3, 'IW', land({ goods: 2 })),
  mission('M03', 4, 'RP', land()),
  mission('M04', 4, 'WT', land({ laser: 3 })),
  mission('M05', 3, 'WW', land({ passengers: 1 })),
  mission('M06', 4, 'IM', sellGood(CATEGORIES, 'strong')),
  mission('M07', 4, 'PP', { kind: 'land-and-pay', credits: 30 }),
  mission('M08', 4, 'NH', land({ fieldKind: FIELD_KIND['neutral-spaceport'] })),
  mission('M09', 4, 'AS', land({ fieldKind: FIELD_KIND.asteroid })),
  mission('M10', 4, 'GS', land({ techs: 1 })),
  mission('M11', 3, 'DW', { kind: 'unload-foreign-good' }),
  mission('M12', 3, 'GP', sellGood(['quality', 'luxury'])),
  mission('M13', 2, 'CW', { kind: 'buy-good' }),
  mission('M14', 3, 'IB', land({ shield: 3 })),
  mission('M15', 4, undefined, { kind: 'own-upgrades', least: 2 }),
  mission('M16', 3, undefined, { kind: 'make-first-contact' }),
  mission('M17', 5, undefined, defeat('laser')),
  mission('M18', 3, undefined, { kind: 'cash', least: 300 }),
  mission('M19', 3, undefined, { kind: 'drop-off-passenger' }),
  mission('M20', 5, undefined, { kind: 'sell-all-categories', categories: bits(CATEGORIES) }),
  mission('M21', 5, undefined, { kind: 'own-spaceports', least: 1 }),
  mission('M22', 4, undefined, { kind: 'pilot-level', least: 3 }),
  mission('M23', 4, undefined, { kind: 'pass-tests', count: 3 }),
  mission('M24', 3, undefined, { kind: 'jump-teleportal' }),
]);

export const MISSION_COUNT = MISSIONS.length;
