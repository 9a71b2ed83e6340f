import { BadInput, type Json, join, readArray, readId, readInt, readObject, readRecord, shown } from './json.ts';
import type { Action, Seat } from './question.ts';

/** How one value is written in logs and on the wire (stable ids), and read back into what rules use (small integers). */
export interface Field<T> {
  write(value: T): Json;
  read(raw: unknown, where: string): T;
  /** The field may be left out. */
  readonly optional?: boolean;
}

/** One of a fixed list of ids; an index inside. */
export function oneOf(ids: readonly string[]): Field<number> {
  const index = new Map(ids.map((id, i) => [id, i]));
  return {
    write: (value) => ids[value],
    read: (raw, where) => (typeof raw === 'string' ? index.get(raw) : undefined) ?? readId(raw, where, ids),
  };
}

/** A whole number. */
export function int(least: number, most: number): Field<number> {
  return { write: (value) => value, read: (raw, where) => readInt(raw, where, least, most) };
}

/** A text out of a fixed list, the same inside and outside. */
export function word<T extends string>(words: readonly T[]): Field<T> {
  return { write: (value) => value, read: (raw, where) => words[readId(raw, where, words)] };
}

/** How many of each of a fixed list of ids; zeros are left out outside, a flat array inside. */
export function counts(ids: readonly string[], most: number): Field<readonly number[]> {
  return {
    write: (value) => Object.fromEntries(ids.map((id, i) => [id, value[i]] as const).filter(([, n]) => n > 0)),
    read: (raw, where) => {
      const result = ids.map(() => 0);
      for (const [id, n] of Object.entries(readRecord(raw, where))) {
        result[readId(id, join(where, id), ids)] = readInt(n, join(where, id), 0, most);
      }
      return result;
    },
  };
}

/** A list of values, each at most once, in rising order. */
export function several(of: Field<number>, most: number): Field<readonly number[]> {
  return {
    write: (value) => value.map((entry) => of.write(entry)),
    read: (raw, where) => {
      const entries = readArray(raw, where, most).map((entry, i) => of.read(entry, join(where, i)));
      if (new Set(entries).size !== entries.length) throw new BadInput(where, 'names something twice');
      return entries.sort((a, b) => a - b);
    },
  };
}

/** A field that may be left out. */
export function maybe<T>(of: Field<T>): Field<T> {
  return { ...of, optional: true };
}

type Fields<A> = { readonly [K in Exclude<keyof A, 'do'>]-?: Field<NonNullable<A[K]>> };
export type Specs<A extends Action> = { readonly [D in A['do']]: Fields<Extract<A, { do: D }>> };

/** Between actions as rules use them and actions as the world sees them. */
export interface ActionCodec<A extends Action> {
  readonly kinds: readonly string[];
  write(action: A): { readonly do: string; readonly [field: string]: Json };
  /** Throws {@link BadInput} for anything that is no action of this game. */
  read(raw: unknown, where?: string): A;
  /** What can be clicked to mean an action; where it is missing, the board says it. */
  refs?(action: A, seat: Seat): readonly string[];
}

/** What the match itself understands, in every game. */
const RESERVED = ['undo', 'time-up'];

/** A codec from one table: for each kind of action the fields it has. */
export function actionCodec<A extends Action>(specs: Specs<A>): ActionCodec<A> {
  const kinds = Object.keys(specs);
  const taken = kinds.find((kind) => RESERVED.includes(kind));
  if (taken !== undefined) throw new Error(`${taken} is an action of every match, no game can have its own`);
  const table = new Map<string, [string, Field<unknown>][]>(
    kinds.map((kind) => [kind, Object.entries(specs[kind as A['do']]) as [string, Field<unknown>][]]),
  );
  const fieldsOf = (kind: unknown, where: string) => {
    const fields = typeof kind === 'string' ? table.get(kind) : undefined;
    if (fields === undefined) throw new BadInput(join(where, 'do'), `${shown(kind)} is no action of this game`);
    return fields;
  };
  return {
    kinds,
    write(action) {
      const written: Record<string, Json> & { do: string } = { do: action.do };
      const values = action as unknown as Record<string, unknown>;
      for (const [name, field] of fieldsOf(action.do, '')) {
        if (values[name] !== undefined) written[name] = field.write(values[name]);
      }
      return written;
    },
    read(raw, where = '') {
      const fields = fieldsOf(readRecord(raw, where).do, where);
      const names = fields.map(([name]) => name);
      const needed = fields.filter(([, field]) => field.optional !== true).map(([name]) => name);
      const object = readObject(raw, where, ['do', ...needed], names);
      const action: Record<string, unknown> = { do: object.do };
      for (const [name, field] of fields) {
        if (Object.hasOwn(object, name)) action[name] = field.read(object[name], join(where, name));
      }
      return action as unknown as A;
    },
  };
}

/** A number for what an action is and does: its kind and its fields, be they numbers or lists of numbers. */
export function actionKey<A extends Action>({ kinds }: ActionCodec<A>): (action: A) => number {
  return (action) => {
    const values = action as unknown as Record<string, unknown>;
    let key = kinds.indexOf(action.do) + 1;
    for (const name in values) if (name !== 'do') key = mixed(key, values[name]);
    return key;
  };
}

const mixed = (key: number, value: unknown): number =>
  Array.isArray(value) ? value.reduce<number>(mixed, key) : (key * 191 + Number(value) + 1) % 1_000_003;

/** Whether two actions, or any two pieces of plain data, say the same; a field that is undefined is none. */
export function sameAction(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in left) if (left[key] !== undefined && !sameAction(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
}
