import type { Seat } from '@starboard/kernel';
import { matchAt, type Setting, TestTable, type Written } from '@starboard/kernel/testing';
import type { Action } from '../src/actions.ts';
import type { EclipseEvent } from '../src/events.ts';
import { eclipse } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface SiteSeen {
  readonly at: string;
  readonly turn: number;
  readonly owner: number;
  readonly cubes: readonly number[];
  readonly built: readonly string[];
  readonly guards: number;
  readonly discovery: boolean;
  readonly ships: readonly Readonly<Record<string, number>>[];
  readonly space?: string;
}

interface PlayerSeen {
  readonly money: number;
  readonly science: number;
  readonly materials: number;
  readonly income: Readonly<Record<string, number>>;
  readonly upkeep: number;
  readonly track: Readonly<Record<string, number>>;
  readonly graveyard: Readonly<Record<string, number>>;
  readonly discs: number;
  readonly reserve: number;
  readonly spent: number;
  readonly colony: number;
  readonly technologies: Readonly<Record<string, readonly string[]>>;
  readonly blueprints: Readonly<
    Record<
      string,
      {
        readonly parts: readonly string[];
        readonly hull: number;
        readonly initiative: number;
        readonly movement: number;
        readonly computer: number;
        readonly shield: number;
      }
    >
  >;
  readonly kept: readonly string[];
  readonly reputation: readonly number[];
  readonly allies: readonly number[];
  readonly treasures: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly damage: Readonly<Record<string, number>>;
  readonly waiting: Readonly<Record<string, number>>;
  readonly passed: boolean;
  readonly eliminated: boolean;
  readonly points: number;
  readonly score: Readonly<Record<string, number>>;
}

interface Seen {
  readonly phase: string;
  readonly round: number;
  readonly active: number;
  readonly traitor: number;
  readonly doing?: string;
  readonly left?: number;
  readonly sites: Readonly<Record<string, SiteSeen>>;
  readonly tray: Readonly<Record<string, number>>;
  readonly stacks: readonly number[];
  readonly discarded: readonly string[];
  readonly exploded: readonly string[];
  readonly seats: readonly PlayerSeen[];
}

const TERRANS = [
  'terran-directorate',
  'terran-federation',
  'terran-union',
  'terran-republic',
  'terran-conglomerate',
  'terran-alliance',
];

export interface Given extends Setting {
  /** Who plays; Terrans where nothing is said. */
  readonly species?: readonly string[];
}

/** A table to try rules on: seat 0 begins, all are Terrans, unless something else is said. */
export function table({ species, state = {}, players = species?.length ?? 2, ...setting }: Given = {}): EclipseTable {
  const sitting = species ?? TERRANS.slice(0, players);
  return new EclipseTable(matchAt(eclipse, { ...setting, players, state: { start: 0, species: sitting, ...state } }));
}

/** The table before species are chosen. */
export const emptyTable = (setting: Setting = {}): EclipseTable => new EclipseTable(matchAt(eclipse, setting));

export class EclipseTable extends TestTable<State, Action, EclipseEvent> {
  get seen(): Seen {
    return eclipse.notation.describe(this.state) as unknown as Seen;
  }

  site(id: string): SiteSeen {
    return this.seen.sites[id];
  }

  seat(seat: Seat): PlayerSeen {
    return this.seen.seats[seat];
  }

  /** What is asked of whom: `0 turn`. */
  get question(): string {
    const [open] = this.match.decisions(-1);
    return open === undefined ? 'over' : `${open.seat} ${open.kind}`;
  }

  /** The numbers, or ids, that options of one kind differ by. */
  choices(seat: Seat, kind: string, field: string): readonly unknown[] {
    return [...new Set(this.options(seat, kind).map((option) => option[field]))];
  }

  /** All pass, so that the action phase ends. */
  passAll(): this {
    for (let i = 0; i < 2 * this.state.players && this.seen.phase === 'action'; i++) {
      const [open] = this.match.decisions(-1);
      if (open?.kind !== 'turn') break;
      this.do(open.seat, 'pass');
    }
    return this;
  }

  /** All pass and nothing more is done, until this round begins, or something else is asked. */
  toRound(round: number): this {
    while (this.seen.round < round && !this.match.over) {
      const [open] = this.match.decisions(-1);
      const quiet = QUIET[open.kind];
      if (quiet === undefined) break;
      this.do(open.seat, quiet);
    }
    return this;
  }

  endRound(): this {
    return this.toRound(this.seen.round + 1);
  }
}

/** What is said when nothing more is wanted. */
const QUIET: Readonly<Record<string, string>> = {
  turn: 'pass',
  upkeep: 'pay-upkeep',
  talks: 'end-talks',
  conquer: 'leave-open',
  claim: 'leave-open',
  'attack-population': 'spare',
  'keep-tile': 'keep-none',
  engage: 'attack',
};

// Actions as they are written, short.

export const take = (action: string): Written => ({ do: 'take-action', action });
export const build = (what: string, site: string): Written => ({ do: 'build', what, site });
export const move = (ship: string, to: string): Written => ({ do: 'move', ship, to });
export const explore = (zone: string): Written => ({ do: 'explore', zone });
export const place = (sector: string, turn: number): Written => ({ do: 'place', sector, turn });
export const research = (tech: string, track: string): Written => ({ do: 'research', tech, track });
export const fit = (type: string, slot: number, part: string): Written => ({ do: 'fit', type, slot, part });
export const takeOff = (type: string, slot: number): Written => ({ do: 'take-off', type, slot });
export const influence = (from: string, to: string): Written => ({ do: 'influence', from, to });
export const colonise = (site: string, square: number, track: string): Written => ({
  do: 'colonise',
  site,
  square,
  track,
});
export const trade = (give: string, takes: string): Written => ({ do: 'trade', give, take: takes });
export const propose = (player: number): Written => ({ do: 'propose', player });
export const retreat = (to: string): Written => ({ do: 'retreat', to });
export const aim = (target: string): Written => ({ do: 'aim', target });
export const back = (ship: string, to: string): Written => ({ do: 'bring-back', ship, to });
export const pulsar = (site: string, action: string): Written => ({ do: 'use-pulsar', site, action });

/** What a die must roll to show something: `die.burst`, `die[5]`. */
export const die = { blank: 1, 2: 2, 3: 3, 4: 4, 5: 5, burst: 6 } as const;
