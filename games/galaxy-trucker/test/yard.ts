import { type Actor, CLOCK, Random, Run, readOptions, refusalId, Script, type Seat } from '@starboard/kernel';
import { TILES } from '../src/content/tiles.ts';
import type { TruckerEvent } from '../src/events.ts';
import { galaxyTrucker } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type TestTable, table } from './table.ts';

/** Milliseconds that the sand runs. */
export const RUN = 90_000;

/** A table that builds against the timer: everybody was ready at time 0. */
export function live(setting: Parameters<typeof table>[0] = {}): TestTable {
  const t = table({ ...setting, options: { building: 'live', ...setting.options } });
  for (let seat = 0; seat < t.state.players; seat++) t.do(seat, 'ready');
  return t;
}

/** A table that builds by turns; seat 0 begins, the others follow in seat order. */
export function turns(setting: Parameters<typeof table>[0] = {}): TestTable {
  return table({ ...setting, state: { ...setting.state, active: 0 } });
}

/** The number of a tile. */
export const tile = (id: string): number => TILES.findIndex((one) => one.id === id);

export const take = (id: string) => ({ do: 'take', tile: id });
export const takeReserved = (id: string) => ({ do: 'take-reserved', tile: id });
export const place = (t: TestTable, square: string, turn = 0) => ({ do: 'place', at: t.square(square), turn });
export const shift = (t: TestTable, square: string, turn = 0) => ({ do: 'move', at: t.square(square), turn });
export const look = (pile: number) => ({ do: 'look', pile });
export const finish = (number: number) => ({ do: 'finish', number });

/** The moment of the timer has come. */
export function sandOut(t: TestTable, at: number): TestTable {
  const verdict = t.match.submit(CLOCK, { do: 'time-up', seat: 0 }, at);
  if (!verdict.ok) throw new Error(`The clock was refused: ${refusalId(verdict)}`);
  return t;
}

/** The turn clock of a seat has run out, in a match whose seats have `clock` ms. */
export function turnOver(t: TestTable, seat: Seat, at: number): string {
  const verdict = t.match.submit(CLOCK, { do: 'time-up', seat }, at);
  return verdict.ok ? 'allowed' : refusalId(verdict);
}

/** Does something at a moment of match time. */
export function at(t: TestTable, moment: number, actor: Actor, action: string | { readonly do: string }): string {
  const verdict = t.match.submit(actor, typeof action === 'string' ? { do: action } : action, moment);
  return verdict.ok ? 'allowed' : refusalId(verdict);
}

/** A set-up alone, with its draws laid down if need be; and what was told. */
export function setUp(players: number, options: Record<string, unknown> = {}, seed = 'set-up', script?: Script) {
  const events: TruckerEvent[] = [];
  const read = readOptions(galaxyTrucker.meta, options, players);
  const run = Run.setUp(galaxyTrucker, players, read, Random.fromSeed(seed), {
    tell: (event) => events.push(event),
    ...(script === undefined ? {} : { script }),
  });
  return { run, state: run.state as State, events };
}

/** Notes the names of all draws, repetitions left out; those that are not laid down are left to luck. */
export class Notes extends Script {
  readonly names: string[] = [];
  #note(name: string): void {
    if (this.names.at(-1) !== name) this.names.push(name);
  }
  override number(name: string, least: number, most: number): number | undefined {
    this.#note(name);
    return super.number(name, least, most);
  }
  override order<I>(name: string, items: I[]): I[] | undefined {
    this.#note(name);
    return super.order(name, items);
  }
}
