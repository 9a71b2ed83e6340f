import { POINT_INDEX, SPACEPORT_POINTS } from './board.ts';
import { COLOURS, type Colour } from './building.ts';
import { frozen } from './tables.ts';

export type Setup = {
  readonly spaceport: number;
  readonly colonies: readonly number[];
  /** Where the free colony ship (Kolonieschiff) stands. */
  readonly colonyShip: number;
  /** SF-2.4: the transporter of that ship unless the seat names another. */
  readonly transporter: number;
};

/** SF-2.1: the fixed points of the beginner set-up: the spaceport, then two colonies. */
const BEGINNER_POINTS: Record<Colour, readonly [string, string, string]> = {
  red: ['beta-c', 'gamma-b', 'delta-b'],
  yellow: ['alpha-a', 'gamma-c', 'delta-a'],
  blue: ['delta-c', 'alpha-c', 'beta-a'],
  white: ['gamma-a', 'alpha-b', 'beta-b'],
};

function pointNamed(id: string): number {
  const point = POINT_INDEX.get(id);
  if (point === undefined) throw new Error(`set-up: no point ${id}`);
  return point;
}

/** SF-2.1, SF-2.3: by colour; the colony ship stands on the upper spaceport point of the spaceport. */
export const BEGINNER_SETUP: readonly Setup[] = frozen(
  COLOURS.map((colour) => {
    const [spaceport, ...colonies] = BEGINNER_POINTS[colour].map(pointNamed);
    return { spaceport, colonies, colonyShip: SPACEPORT_POINTS[spaceport * 2], transporter: 1 };
  }),
);
