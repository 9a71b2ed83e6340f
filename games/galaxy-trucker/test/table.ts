import type { Plain, Seat, Viewer } from '@starboard/kernel';
import {
  type Setting as KernelSetting,
  TestTable as KernelTable,
  matchAt,
  type Written,
} from '@starboard/kernel/testing';
import type { Action } from '../src/actions.ts';
import { SHIP_CLASSES, type ShipClass } from '../src/content/boards.ts';
import { COLOURS } from '../src/content/tiles.ts';
import type { TruckerEvent } from '../src/events.ts';
import { galaxyTrucker } from '../src/index.ts';
import { AT, boardOf, cell, LEDGER, type State } from '../src/state.ts';
import { type Drawing, shipOf, tilesOf } from './ships.ts';

interface Setting extends KernelSetting {
  /** The level and class of the only round, `1-I`. */
  readonly round?: string;
}

const OPTIONS = { building: 'turns', round2: 'none', round3: 'none' };

/** A table to try rules on: one round, building by turns, unless the options say otherwise. */
export const table = ({ players = 2, round = '1-I', options, ...setting }: Setting = {}): TestTable =>
  new TestTable(
    matchAt(galaxyTrucker, {
      ...setting,
      players,
      options: { ...OPTIONS, colours: COLOURS.slice(0, players), round1: round, ...options },
    }),
  );

interface Flight extends Omit<Setting, 'state'> {
  /** A ship for each seat, by kinds of components (`ships.ts`); a plain ship for those left out. */
  readonly ships?: readonly (Drawing | undefined)[];
  /** More about each seat, in the notation of scenarios. */
  readonly seats?: readonly (Plain | undefined)[];
  /** The cards to come, by id; then the flight ends. */
  readonly deck: readonly string[];
  readonly roads?: readonly string[];
  readonly state?: Plain;
}

/** Two dice for each of these sums; whatever is rolled after them misses all ships of class I to III. */
export const dice = (...sums: number[]): number[] => [
  ...sums.flatMap((sum) => [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)]),
  ...new Array<number>(60).fill(1),
];

/** A small ship with an engine, a cannon and two cabins, for those who only have to be there. */
export const PLAIN_SHIP: Drawing = { '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'cabin', '8,6': 'engine' };

/** A table in flight: every seat has a ship, seat 0 leads with two spaces between neighbours, the deck is known. */
export function flight({ ships = [], seats = [], deck, roads, state, players = 2, round = '1-I', ...rest }: Flight) {
  const shipClass = round.slice(2) as ShipClass;
  if (!SHIP_CLASSES.includes(shipClass)) throw new Error(`There is no class ${shipClass}`);
  const used = new Set<number>();
  const patched = Array.from({ length: players }, (_, seat) => {
    const drawing = startsAs(ships[seat] ?? PLAIN_SHIP, seat);
    return { position: -2 * seat, number: seat + 1, ship: shipOf(shipClass, drawing, used), ...seats[seat] };
  });
  return table({
    players,
    round,
    ...rest,
    state: {
      ...(roads === undefined ? {} : { roads }),
      phase: 'flight',
      seats: Object.fromEntries(patched.entries()),
      deck,
      ...state,
    },
  });
}

interface Yard extends Omit<Setting, 'state'> {
  /** As for a flight; a ship drawn by tiles alone (`b033/1`) may have any error. */
  readonly ships: readonly (Drawing | undefined)[];
  readonly seats?: readonly (Plain | undefined)[];
  readonly state?: Plain;
}

/** A table right after building: all number tiles are taken, in seat order unless `seats` says otherwise; ships are empty. */
export function yard({ ships, seats = [], state, players = 2, round = '1-I', ...rest }: Yard) {
  const shipClass = round.slice(2) as ShipClass;
  const used = new Set<number>();
  const patched = Array.from({ length: players }, (_, seat) => {
    const drawing = startsAs(ships[seat] ?? PLAIN_SHIP, seat);
    const ship = tilesOf(drawing, used) ?? shipOf(shipClass, drawing, used);
    return { number: seat + 1, ship: emptied(ship), ...seats[seat] };
  });
  return table({
    players,
    round,
    ...rest,
    state: { phase: 'build', seats: Object.fromEntries(patched.entries()), ...state },
  });
}

const emptied = (ship: Record<string, Plain>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(ship).map(([square, part]) => [square, { humans: 0, tokens: 0, ...(part as object) }]),
  );

/** The starting cabin of the seat's own colour. */
function startsAs(drawing: Drawing, seat: Seat): Drawing {
  const own = ['b001', 'b002', 'b003', 'b004', 'e01'][seat];
  return Object.fromEntries(
    Object.entries(drawing).map(([square, part]) => {
      if (part === 'start-cabin') return [square, own];
      return [square, typeof part !== 'string' && part[0] === 'start-cabin' ? ([own, part[1]] as const) : part];
    }),
  );
}

export class TestTable extends KernelTable<State, Action, TruckerEvent> {
  /** Everybody who is asked whether to fly on does so. */
  flyOn(): this {
    return this.all('fly-on', 'fly-on');
  }

  /** GT-14.1: everybody has read the accounts of the round. */
  closeRound(): this {
    return this.all('ledger', 'go-on');
  }

  /** An action with its squares by row and column: `{ do: 'power', part: '6,7' }`. */
  protected override written(step: Written): Exclude<Written, string> {
    const entries = Object.entries(super.written(step)).map(([field, value]) =>
      typeof value === 'string' && /^\d+,\d+$/.test(value) ? [field, this.square(value)] : [field, value],
    );
    return Object.fromEntries(entries) as Exclude<Written, string>;
  }

  /** The names of all events, in the order in which they were told. */
  get story(): TruckerEvent['event'][] {
    return this.match.trueHistory.flat().map((event) => event.event);
  }

  /** The square of a row and a column. */
  square(name: string): number {
    return boardOf(this.state).squares.findIndex(({ row, column }) => name === `${row},${column}`);
  }

  /** Whether a component stands there. */
  has(seat: Seat, name: string): boolean {
    return this.state.ship[cell(seat, this.square(name))] >= 0;
  }
  crewAt(seat: Seat, name: string): number {
    return this.state.crew[cell(seat, this.square(name))];
  }
  tokensAt(seat: Seat, name: string): number {
    return this.state.tokens[cell(seat, this.square(name))];
  }
  goodsAt(seat: Seat, name: string): number[] {
    const packed = this.state.goods[cell(seat, this.square(name))];
    return [0, 1, 2, 3].map((good) => (packed >> (good * 2)) & 3);
  }

  /** How many components a seat has lost, those left in its stash not counted. */
  lost(seat: Seat): number {
    return this.state.where.filter((where) => where === AT.lost + seat).length;
  }
  /** Strengths stated by a seat so far, cannons doubled. */
  strengths(seat: Seat): number[] {
    return this.events('strength-stated').flatMap((event) => (event.seat === seat ? [event.strength] : []));
  }
  /** What happened to a seat's ship, one word for each meteor or shot. */
  hits(seat: Seat): string[] {
    return this.events('hit').flatMap((hit) => (hit.seat === seat ? [hit.result] : []));
  }
  /** A line of a seat's ledger. */
  ledger(seat: Seat, line: (typeof LEDGER)[number]): number {
    return this.state.ledger[seat * LEDGER.length + LEDGER.indexOf(line)];
  }

  view(viewer: Viewer) {
    return this.match.view(viewer);
  }
}
