import { frozen } from '@starboard/kernel';
import { adds, becomes, type Lasting } from './abilities.ts';
import { CULTURE } from './cultures.ts';

/** MV-15: a pilot (Pilot): what level 2 can do, and what the two sides of level 3 add to it. */
export interface Pilot {
  readonly id: string;
  readonly home: number;
  readonly second: Lasting;
  readonly third: readonly [a: Lasting, b: Lasting];
}

const THRUST_ANY = ([1, 2, 3, 4, 5, 6] as const).map((value) => adds(`thrust-${value}`, 1));

/** A pilot in the state is an index into this list. */
export const PILOTS: readonly Pilot[] = frozen([
  {
    id: 'human',
    home: CULTURE.humans,
    second: [becomes('rerolls', 1)],
    third: [[becomes('rerolls', 3)], [adds('sales', 1)]],
  },
  {
    id: 'eeepeeep',
    home: CULTURE.eeepeeep,
    second: [adds('course-shift', 1)],
    third: [THRUST_ANY, [adds('free-exit', 1)]],
  },
  {
    id: 'whynom',
    home: CULTURE.whynoms,
    second: [adds('price-equipment', -10), adds('price-technology', -10)],
    third: [[becomes('price-spaceport', 170)], [adds('larger-holds', 1)]],
  },
  {
    id: 'qossuth',
    home: CULTURE.qossuth,
    second: [adds('pirates', 1)],
    third: [[adds('test-reroll', 1)], [adds('bounty-shield', 30), adds('bounty-pilot', 30)]],
  },
]);

export const PILOT_IDS = PILOTS.map(({ id }) => id);
/** MV-15.3: the sides of a level-3 card. */
export const SIDES = ['a', 'b'] as const;
