import { type ActionCodec, actionCodec } from './codec.ts';
import {
  entriesOf,
  type Flat,
  type Noun,
  type Nouns,
  refsOf,
  sayAll,
  type ValueOf,
  type Values,
  type ValuesOf,
  valuesOf,
} from './nouns.ts';
import type { Phrase, PhraseValue } from './phrase.ts';
import type { Action, Seat } from './question.ts';

const MANNER: unique symbol = Symbol('manner');

/** What an action has beside its fields. */
export interface ActManner<V> {
  /** What can be clicked to mean it, beside what its fields point at. */
  readonly ref?: string | ((action: V, seat: Seat) => string | readonly string[]);
  /** What its sentence fills in, beside or instead of what its fields say. */
  say?(action: V): Readonly<Record<string, PhraseValue>>;
  /** Which of several sentences: `'role'` says `action.board-alien-role`. */
  variant?(action: V): string | undefined;
}

export interface Act<F extends Nouns> {
  readonly [MANNER]: ActManner<never>;
  readonly nouns: F;
}

/** An action with more to it than its fields: `'roll-dice': act({}, { ref: 'dice' })`. */
export function act<F extends Nouns>(nouns: F, manner: ActManner<Flat<ValuesOf<F>>>): Act<F> {
  return { [MANNER]: manner, nouns };
}

type ActSpec = Nouns | Act<Nouns>;
type NounsOf<X> = X extends Act<infer F> ? F : X;
type ActionIn<T, D extends keyof T & string> = Flat<{ readonly do: D } & ValuesOf<NounsOf<T[D]>>>;
type AnyAction<T> = { [D in keyof T & string]: ActionIn<T, D> }[keyof T & string];

/** Every action of a table: `export type Action = ActionsOf<typeof actions>`. */
export type ActionsOf<X> = X extends ActionTable<infer T> ? AnyAction<T> : never;

/** One action of a table: `ActionOf<typeof actions, 'fly'>`. */
export type ActionOf<X, D extends string> = X extends ActionTable<infer T> ? ActionIn<T, D & keyof T> : never;

type Bare<T> = { [D in keyof T]: Record<never, never> extends ValuesOf<NounsOf<T[D]>> ? D : never }[keyof T];
type Needed<F> = { [K in keyof F]: F[K] extends { readonly without: true } ? never : K }[keyof F];
type Args<F, N extends readonly PropertyKey[]> = { [I in keyof N]: ValueOf<F[N[I] & keyof F]> };

/** The fields that a maker was not told of. */
export interface Lacks<Fields> {
  readonly fields: Fields;
}
type Maker<F, N extends readonly PropertyKey[], A> = [Exclude<Needed<F>, N[number]>] extends [never]
  ? (...values: Args<F, N>) => A
  : Lacks<Exclude<Needed<F>, N[number]>>;

/** All actions of a game, declared once: type, written form, what is lit on the board, and what is filled in where it is said. */
export interface ActionTable<T> extends ActionCodec<AnyAction<T>> {
  /**
   * Makes actions of one kind out of numbers, each only once: `const toFly = actions.maker('fly', 'ship', 'to')`, then
   * `toFly(2, 17)`. What is made is frozen and shared, since random play needs millions.
   */
  maker<D extends keyof T & string, const N extends readonly (keyof NounsOf<T[D]> & string)[]>(
    kind: D,
    ...names: N
  ): Maker<NounsOf<T[D]>, N, ActionIn<T, D>>;
  /** The one action of a kind without fields. */
  only<D extends Bare<T> & string>(kind: D): ActionIn<T, D>;
  /** What can be clicked to mean the action. */
  refs(action: AnyAction<T>, seat: Seat): readonly string[];
  /** The sentence `action.<kind>`, filled in with what the fields say, by their names. */
  phrase(action: AnyAction<T>): Phrase;
}

interface Entry {
  readonly fields: readonly (readonly [string, Noun<unknown>])[];
  readonly ref?: string | ((action: object, seat: Seat) => string | readonly string[]);
  say?(action: object): Readonly<Record<string, PhraseValue>>;
  variant?(action: object): string | undefined;
}

/** The table of a game's actions: for each kind its fields, or an {@link act}. */
export function actionTable<const T extends Readonly<Record<string, ActSpec>>>(specs: T): ActionTable<T> {
  const nouns = Object.entries<ActSpec>(specs).map(([kind, spec]) => [kind, nounsOf(spec)] as const);
  const table = new Map<string, Entry>(nouns.map(([kind, fields]) => [kind, entryOf(fields, specs[kind])]));
  const known = (kind: string): Entry => {
    const entry = table.get(kind);
    if (entry === undefined) throw new Error(`${kind} is no action of this game`);
    return entry;
  };
  const declared = {
    ...actionCodec(new Map(nouns.map(([kind, fields]) => [kind, entriesOf(fields)]))),
    maker: (kind: string, ...names: readonly string[]) => pooled(kind, known(kind), names),
    only: (kind: string) => made(kind, known(kind), {}),
    refs(action: Action, seat: Seat): readonly string[] {
      const { fields, ref = [] } = known(action.do);
      const own = typeof ref === 'function' ? ref(action, seat) : ref;
      return [...(typeof own === 'string' ? [own] : own), ...refsOf(fields, valuesOf(action), seat)];
    },
    phrase(action: Action): Phrase {
      const { fields, say, variant } = known(action.do);
      const version = variant?.(action);
      const key = version === undefined ? `action.${action.do}` : `action.${action.do}-${version}`;
      if (fields.length === 0 && say === undefined) return { key };
      return { key, values: { ...sayAll(fields, valuesOf(action)), ...say?.(action) } };
    },
  };
  // Made by kind; its type says which kinds there are and what each has.
  return declared as unknown as ActionTable<T>;
}

const nounsOf = (spec: ActSpec): Nouns => (MANNER in spec ? (spec as Act<Nouns>).nouns : (spec as Nouns));

function entryOf(nouns: Nouns, spec: ActSpec): Entry {
  const manner = MANNER in spec ? (spec as Act<Nouns>)[MANNER] : {};
  // The manner of one action takes that action alone, and is asked for no other.
  return { ...(manner as unknown as Entry), fields: entriesOf(nouns) };
}

/** Through text, since that gives the same hidden class as an object literal with these fields; other ways do not. */
function made(kind: string, { fields }: Entry, values: Values): object {
  const action = Object.fromEntries([['do', kind], ...fields.map(([name]) => [name, values[name]])]);
  return Object.freeze(JSON.parse(JSON.stringify(action)));
}

type Range = readonly [number, number];
const NONE: Range = [0, 0];

/** One list for all actions of a kind, filled in as they are needed. A number out of range is a mistake of the rules. */
function pooled(kind: string, entry: Entry, names: readonly string[]) {
  const ranges = names.map((name) => rangeOf(kind, entry, name));
  const sizes = ranges.map(([least, most]) => most - least + 1);
  const [[a0, a1], [b0, b1] = NONE, [c0, c1] = NONE, [d0, d1] = NONE] = ranges;
  const [, ofB = 1, ofC = 1, ofD = 1] = sizes;
  const pool = roomFor(kind, sizes);
  const make = (...values: readonly number[]): object =>
    made(kind, entry, Object.fromEntries(names.map((name, i) => [name, values[i]])));
  const find = (a: number, b: number, c: number, d: number): object => {
    if (a < a0 || a > a1 || b < b0 || b > b1 || c < c0 || c > c1 || d < d0 || d > d1)
      throw new Error(`There is no ${kind} with ${names.join(', ')} ${[a, b, c, d].slice(0, names.length).join(', ')}`);
    const at = (((a - a0) * ofB + b - b0) * ofC + c - c0) * ofD + d - d0;
    const known = pool[at];
    if (known !== undefined) return known;
    pool[at] = make(a, b, c, d);
    return pool[at];
  };
  // Missing arguments are slower than fewer parameters.
  if (names.length === 1) return (a: number) => find(a, 0, 0, 0);
  if (names.length === 2) return (a: number, b: number) => find(a, b, 0, 0);
  return names.length === 3 ? (a: number, b: number, c: number) => find(a, b, c, 0) : find;
}

const MOST_FIELDS = 4;
const MOST_SHARED = 100_000;

function roomFor(kind: string, sizes: readonly number[]): object[] {
  const all = sizes.reduce((product, size) => product * size, 1);
  if (all > MOST_SHARED || sizes.length > MOST_FIELDS)
    throw new Error(`${kind} is too rich for a maker: write a literal`);
  return new Array<object>(all);
}

function rangeOf(kind: string, { fields }: Entry, name: string): Range {
  const range = fields.find(([field]) => field === name)?.[1].range;
  if (range === undefined) throw new Error(`${name} of ${kind} has no range: write a literal`);
  return range;
}
