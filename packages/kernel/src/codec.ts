import { BadInput, type Json, join, readObject, readRecord, shown } from './json.ts';
import { type Entry, valuesOf } from './nouns.ts';
import type { Action, Seat } from './question.ts';

/** Between actions as rules use them and actions as the world sees them. */
export interface ActionCodec<A extends Action> {
  readonly kinds: readonly string[];
  /** The fields of each kind, and what they hold. */
  readonly nouns: ReadonlyMap<string, readonly Entry[]>;
  write(action: A): { readonly do: string; readonly [field: string]: Json };
  /** Throws {@link BadInput} for anything that is no action of this game. */
  read(raw: unknown, where?: string): A;
  /** What can be clicked to mean an action. */
  refs(action: A, seat: Seat): readonly string[];
}

/** What the match itself understands, in every game. */
const RESERVED = ['undo', 'time-up'];

/** A codec from one table: for each kind of action the nouns of its fields. */
export function actionCodec(nouns: ReadonlyMap<string, readonly Entry[]>): Omit<ActionCodec<Action>, 'refs'> {
  const kinds = [...nouns.keys()];
  const taken = kinds.find((kind) => RESERVED.includes(kind));
  if (taken !== undefined) throw new Error(`${taken} is an action of every match, no game can have its own`);
  const fieldsOf = (kind: unknown, where: string) => {
    const fields = typeof kind === 'string' ? nouns.get(kind) : undefined;
    if (fields === undefined) throw new BadInput(join(where, 'do'), `${shown(kind)} is no action of this game`);
    return fields;
  };
  return {
    kinds,
    nouns,
    write(action) {
      const written: Record<string, Json> & { do: string } = { do: action.do };
      const values = valuesOf(action);
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
      const action: Action & Record<string, unknown> = { do: String(object.do) };
      for (const [name, field] of fields) {
        if (Object.hasOwn(object, name)) action[name] = field.read(object[name], join(where, name));
      }
      return action;
    },
  };
}

/** A number for what an action is and does: its kind and its fields, be they numbers or lists of numbers. */
export function actionKey<A extends Action>({ kinds }: ActionCodec<A>): (action: A) => number {
  return (action) => {
    const values = valuesOf(action);
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
