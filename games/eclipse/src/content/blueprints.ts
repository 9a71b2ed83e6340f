import { frozen } from '@starboard/kernel';
import { partOf } from './parts.ts';
import type { Die } from './tables.ts';
import { GUARDS, type Guard, type ShipType, TYPES, VARIANTS, type Variant } from './terms.ts';

/** A blueprint: spaces column by column, each with its printed part or -1, and what is printed beside them (EC-8.5). */
export interface Blueprint {
  readonly slots: readonly number[];
  readonly initiative: number;
  readonly energy: number;
  readonly computer: number;
  /** EC-8.3: Starbases have no drive, all others need one. */
  readonly drives: boolean;
  /** How many spaces stand in each column. */
  readonly columns: readonly number[];
}

export const MOST_SLOTS = 8;

type Printed = readonly [
  slots: string,
  initiative: number,
  energy: number,
  computer: number,
  columns: readonly number[],
];

const blueprint = (type: ShipType, [slots, initiative, energy, computer, columns]: Printed): Blueprint => ({
  slots: slots.split(' ').map((id) => (id === '-' ? -1 : partOf(id))),
  initiative,
  energy,
  computer,
  drives: type !== 'starbase',
  columns,
});

type Four = Readonly<Record<ShipType, Printed>>;
const four = (printed: Four): readonly Blueprint[] => TYPES.map((type) => blueprint(type, printed[type]));

const INTERCEPTOR = 'nuclear-source ion-cannon nuclear-drive';
const CRUISER = 'electron-computer nuclear-source ion-cannon hull';
const DREADNOUGHT = 'electron-computer nuclear-source ion-cannon hull ion-cannon hull';

const STANDARD: Four = {
  interceptor: [`${INTERCEPTOR} -`, 2, 0, 0, [1, 2, 1]],
  cruiser: [`${CRUISER} - nuclear-drive`, 1, 0, 0, [2, 2, 2]],
  dreadnought: [`${DREADNOUGHT} - nuclear-drive`, 0, 0, 0, [2, 2, 2, 2]],
  starbase: ['electron-computer hull - ion-cannon hull', 4, 3, 0, [2, 1, 2]],
};

/** EC-25.2, EC-25.4, EC-25.12: the blueprints of the boards, one for each type of ship. */
export const BLUEPRINTS = frozen({
  standard: four(STANDARD),
  eridani: four({
    ...STANDARD,
    interceptor: [`${INTERCEPTOR} -`, 2, 1, 0, [1, 2, 1]],
    cruiser: [`${CRUISER} - nuclear-drive`, 1, 1, 0, [2, 2, 2]],
    dreadnought: [`${DREADNOUGHT} - nuclear-drive`, 0, 1, 0, [2, 2, 2, 2]],
  }),
  orion: four({
    interceptor: [`${INTERCEPTOR} gauss-shield`, 3, 1, 0, [1, 2, 1]],
    cruiser: [`${CRUISER} gauss-shield nuclear-drive`, 2, 2, 0, [2, 2, 2]],
    dreadnought: [`${DREADNOUGHT} gauss-shield nuclear-drive`, 1, 3, 0, [2, 2, 2, 2]],
    starbase: ['electron-computer hull ion-cannon gauss-shield hull', 5, 3, 0, [2, 1, 2]],
  }),
  planta: four({
    interceptor: [INTERCEPTOR, 0, 2, 1, [1, 1, 1]],
    cruiser: ['nuclear-source ion-cannon hull - nuclear-drive', 0, 2, 1, [1, 2, 2]],
    dreadnought: ['nuclear-source ion-cannon hull ion-cannon hull - nuclear-drive', 0, 2, 1, [1, 2, 2, 2]],
    starbase: ['electron-computer ion-cannon hull hull', 2, 5, 1, [1, 1, 2]],
  }),
});

/** EC-18.1: what ships of nobody can do. */
export interface GuardPlan {
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: readonly Die[];
  readonly missiles: readonly Die[];
}

const plan = (
  initiative: number,
  computer: number,
  hull: number,
  cannons: readonly Die[],
  missiles: readonly Die[] = [],
): GuardPlan => ({ initiative, computer, shield: 0, hull, cannons, missiles });

const times = (die: Die, n: number): readonly Die[] => Array.from({ length: n }, () => die);

const PLANS: Readonly<Record<Guard, Readonly<Record<Variant, GuardPlan>>>> = {
  ancient: { standard: plan(2, 1, 1, times('yellow', 2)), advanced: plan(1, 1, 2, ['orange']) },
  guardian: {
    standard: plan(3, 2, 2, times('yellow', 3)),
    advanced: plan(1, 1, 3, ['red'], times('orange', 2)),
  },
  gcds: {
    standard: plan(0, 2, 7, times('yellow', 4)),
    advanced: plan(2, 2, 3, ['red'], times('yellow', 4)),
  },
};

/** EC-3.6: by kind of ship, then by variant. */
export const GUARD_PLANS: readonly (readonly GuardPlan[])[] = frozen(
  GUARDS.map((guard) => VARIANTS.map((variant) => PLANS[guard][variant])),
);
