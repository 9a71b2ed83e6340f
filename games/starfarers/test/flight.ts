import type { Plain, Seat } from '@starboard/kernel';
import { type TestTable, table } from './table.ts';

type Draws = NonNullable<Parameters<typeof table>[0]>['draws'];

export const colonyShip = (at: string): Plain => ({ kind: 'colony-ship', at });
export const tradeShip = (at: string): Plain => ({ kind: 'trade-ship', at });

/** Ships by the number of their transporter: `ships({ 1: colonyShip('s110') })`. */
export const ships = (standing: Readonly<Record<number, Plain>>): Plain =>
  Object.fromEntries(Object.entries(standing).map(([n, ship]) => [`transporter-${n}`, ship]));

export const fly = (transporter: number, to: string) => ({ do: 'fly', ship: `transporter-${transporter}`, to });
export const foundColony = (transporter: number) => ({ do: 'found-colony', ship: `transporter-${transporter}` });
export const foundStation = (transporter: number, card: string) => ({
  do: 'found-station',
  ship: `transporter-${transporter}`,
  card,
});
export const clear = (planet: string) => ({ do: 'clear', planet });

/** Only numbers in the system near1, all of them known to seat 0: nothing to see and nothing in the way. */
export const KNOWN: Plain = {
  'near1-p1': { chit: 'chit-yellow-1', seenBy: [0] },
  'near1-p2': { chit: 'chit-blue-1', seenBy: [0] },
  'near1-p3': { chit: 'chit-red-1', seenBy: [0] },
};

/** The same numbers, but nobody has seen them. */
export const UNSEEN: Plain = {
  'near1-p1': { chit: 'chit-yellow-1' },
  'near1-p2': { chit: 'chit-blue-1' },
  'near1-p3': { chit: 'chit-red-1' },
};

interface Flight {
  readonly speed?: number;
  /** The ships of seat 0, by transporter. */
  readonly ships?: Readonly<Record<number, Plain>>;
  /** More about seat 0. */
  readonly own?: Plain;
  /** About the other seats. */
  readonly others?: Readonly<Record<number, Plain>>;
  readonly chits?: Plain;
  readonly players?: number;
  readonly options?: Plain;
  readonly draws?: Draws;
  readonly flight?: Plain;
  readonly state?: Plain;
}

/** Seat 0 in its flight phase, with base speed 3 unless told; the other seats have no ships unless told. */
export function flight(setting: Flight = {}): TestTable {
  const players = setting.players ?? 4;
  const others = Array.from({ length: players - 1 }, (_, i) => [i + 1, { ships: {}, ...setting.others?.[i + 1] }]);
  return table({
    players,
    ...(setting.options === undefined ? {} : { options: setting.options }),
    ...(setting.draws === undefined ? {} : { draws: setting.draws }),
    state: {
      phase: 'flight',
      seats: {
        0: { ...(setting.ships === undefined ? {} : { ships: ships(setting.ships) }), ...setting.own },
        ...Object.fromEntries(others),
      },
      chits: setting.chits ?? KNOWN,
      flight: { baseSpeed: setting.speed ?? 3, ...setting.flight },
      ...setting.state,
    },
  });
}

/** Whole turns in which nothing is traded, built or flown. Needs scripted dice and balls, and no hand above the limit. */
export function passTurns(t: TestTable, ...seats: readonly Seat[]): TestTable {
  for (const seat of seats) {
    t.do(seat, 'roll-dice');
    if (t.options(seat, 'roll-mothership').length > 0) t.do(seat, 'roll-mothership');
    t.do(seat, 'end-turn');
  }
  return t;
}
