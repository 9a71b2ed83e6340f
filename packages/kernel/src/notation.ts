import type { Notation } from './game.ts';
import { join, type Plain, readId, readInt, readObject, readRecord } from './json.ts';
import type { Noun } from './nouns.ts';
import type { Seat } from './question.ts';
import { seats } from './seats.ts';

/** How one part of a position is written down, and read back. Without `read` it follows from the rest. */
export interface Part<S> {
  /** Undefined where there is nothing to say. */
  show(state: S): unknown;
  read?(state: S, raw: unknown, where: string): void;
}

/** The same for each seat. */
export interface SeatPart<S> {
  show(state: S, seat: Seat): unknown;
  read?(state: S, seat: Seat, raw: unknown, where: string): void;
}

/** A noun for what a field of the state holds. */
type NounFor<V> = [V] extends [readonly (infer T)[]] ? Noun<readonly T[]> : Noun<V>;
type NounForEach<V> = [V] extends [readonly (infer T)[]] ? Noun<T> : never;

type KeysOf<S, V> = { [K in keyof S]: S[K] extends V ? K : never }[keyof S] & string;

/** By name: a part, only how it is shown, or a noun for a field of the state of that name. */
type Parts<S, P> = {
  readonly [K in keyof P]: Part<S> | Part<S>['show'] | (K extends keyof S ? NounFor<S[K]> : never);
};
type SeatParts<S, P> = {
  readonly [K in keyof P]: SeatPart<S> | SeatPart<S>['show'] | (K extends keyof S ? NounForEach<S[K]> : never);
};

/** What is done around the reading of the seats. */
interface Around<S> {
  /** First, for every seat that is described: takes up what lies there, so that the order of the seats does not matter. */
  clear?(state: S, seat: Seat, described: Plain): void;
  /** Last: counts what follows from all seats. */
  settle?(state: S): void;
}

/**
 * How the positions of a game are written down, each part once: `const position = positionOf<State>()`, then
 * `position.table({ round: int(1, 4), seats: position.seats({ medals: int(0, 9), points: pointsOf }) })`. Parts are read in the
 * order in which they stand there.
 */
export const positionOf = <S extends { readonly players: number }>() => ({
  table<P extends Parts<S, P>>(parts: P): Notation<S> {
    const all = new Map(Object.entries(parts).map(([key, part]) => [key, wholePart<S>(key, part as AnyPart)]));
    return {
      patch: (state, raw) => readParts(all, raw, 'state', (part, value, where) => part.read?.(state, value, where)),
      describe: (state) => shown(all, (part) => part.show(state)),
    };
  },

  /** A field that holds a seat. */
  seat: (key: KeysOf<S, Seat>): Part<S> => ({
    show: (state) => state[key],
    read(state, raw, where) {
      (state as Fields)[key] = readInt(raw, where, 0, state.players - 1);
    },
  }),

  seats<P extends SeatParts<S, P>>(parts: P, { clear, settle }: Around<S> = {}): Part<S> {
    const all = new Map(Object.entries(parts).map(([key, part]) => [key, seatPart<S>(key, part as AnyPart)]));
    return {
      show: (state) => seats(state.players).map((seat) => shown(all, (part) => part.show(state, seat))),
      read(state, raw, where) {
        const described = Object.entries(readRecord(raw, where)).map(([key, value]) => {
          const inside = join(where, key);
          return { seat: readInt(Number(key), inside, 0, state.players - 1), value: readRecord(value, inside), inside };
        });
        if (clear !== undefined) for (const { seat, value } of described) clear(state, seat, value);
        for (const { seat, value, inside } of described)
          readParts(all, value, inside, (part, entry, at) => part.read?.(state, seat, entry, at));
        settle?.(state);
      },
    };
  },
});

type Show = (...of: readonly unknown[]) => unknown;
type AnyPart = Show | Noun<unknown> | { readonly show: Show };
type Fields = Record<string, unknown>;
type Lists = Record<string, unknown[]>;

function wholePart<S>(key: string, part: AnyPart): Part<S> {
  if (typeof part === 'function') return { show: part };
  if ('show' in part) return part;
  return {
    show: (state) => part.write((state as Fields)[key]),
    read(state, raw, where) {
      (state as Fields)[key] = part.read(raw, where);
    },
  };
}

function seatPart<S>(key: string, part: AnyPart): SeatPart<S> {
  if (typeof part === 'function') return { show: part };
  if ('show' in part) return part;
  return {
    show: (state, seat) => part.write((state as Lists)[key][seat]),
    read(state, seat, raw, where) {
      (state as Lists)[key][seat] = part.read(raw, where);
    },
  };
}

/** Reads what is described; what follows from the rest is refused like any unknown key. */
function readParts<P extends { readonly read?: unknown }>(
  parts: ReadonlyMap<string, P>,
  raw: unknown,
  where: string,
  read: (part: P, value: unknown, where: string) => void,
): void {
  const readable = [...parts].filter(([, part]) => part.read !== undefined);
  const keys = readable.map(([key]) => key);
  const described = readObject(raw, where, [], keys);
  for (const [key, part] of readable) if (described[key] !== undefined) read(part, described[key], join(where, key));
}

function shown<P>(parts: ReadonlyMap<string, P>, show: (part: P) => unknown): Plain {
  const said = Array.from(parts, ([key, part]) => [key, show(part)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** One of a list of ids, or `none`, which is -1 inside. */
export const orNone = (of: Noun<number>): Noun<number> => ({
  ...of,
  write: (value) => (value < 0 ? 'none' : of.write(value)),
  read: (raw, where) => (raw === 'none' ? -1 : of.read(raw, where)),
});

/** Values by the ids of what they belong to, or what `show` makes of them; where that is undefined, nothing is said. */
export function named<T>(ids: readonly string[], values: readonly T[]): Readonly<Record<string, T>>;
export function named<T>(ids: readonly string[], values: readonly T[], show: (value: T, i: number) => unknown): Plain;
export function named<T>(ids: readonly string[], values: readonly T[], show?: (value: T, i: number) => unknown): Plain {
  const said = ids.map((id, i) => [id, show === undefined ? values[i] : show(values[i], i)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** Reads what is described by id: `eachNamed(raw, where, RESOURCES, (kind, value, at) => …)`. */
export function eachNamed(
  raw: unknown,
  where: string,
  ids: readonly string[],
  read: (i: number, value: unknown, where: string) => void,
): void {
  for (const [id, value] of Object.entries(readRecord(raw, where))) {
    const inside = join(where, id);
    read(readId(id, inside, ids), value, inside);
  }
}
