import { Match, type Plain, type Seat, type Viewer } from '@starboard/kernel';
import { TestTable as KernelTable, matchAt, type Setting } from '@starboard/kernel/testing';
import type { Action } from '../src/actions.ts';
import type { StarfarersEvent } from '../src/events.ts';
import { starfarers } from '../src/index.ts';
import { pointsOf, type State } from '../src/state.ts';

export const COLOURS = ['red', 'yellow', 'blue', 'white'];

/**
 * A table to try rules on. Seats 0 to 3 play red, yellow, blue and white unless the options say otherwise; seat 0 is active, with an
 * empty hand, unless the state says so.
 */
export function table(setting: Setting = {}) {
  const players = setting.players ?? 4;
  const empty = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { hand: {} }]));
  const { seats, ...rest } = (setting.state ?? {}) as { seats?: Record<string, Plain> } & Plain;
  const patched = Object.fromEntries(
    Object.entries(empty).map(([seat, hand]) => [seat, { ...hand, ...seats?.[seat] }]),
  );
  const match = matchAt(starfarers, {
    ...setting,
    players,
    options: { colours: COLOURS.slice(0, players), ...setting.options },
    state: { active: 0, seats: patched, ...rest },
  });
  return new TestTable(match);
}

/** A match as its set-up leaves it: hands, chits and first player by the luck of the seed. */
export function freshTable({ players = 4, options, seed }: Pick<Setting, 'players' | 'options' | 'seed'> = {}) {
  const colours = COLOURS.slice(0, players);
  return new TestTable(
    new Match(starfarers, { players, options: { colours, ...options }, seed: seed ?? 'test table' }),
  );
}

export class TestTable extends KernelTable<State, Action, StarfarersEvent> {
  points(seat: Seat): number {
    return pointsOf(this.state, seat);
  }

  hand(seat: Seat): unknown {
    return this.at(`seats.${seat}.hand`);
  }

  /** All events so far with nothing hidden. */
  history(kind?: string): readonly StarfarersEvent[] {
    return this.match.trueHistory.flat().filter((event) => kind === undefined || event.event === kind);
  }

  view(viewer: Viewer): Plain {
    return this.match.view(viewer).state;
  }
}
