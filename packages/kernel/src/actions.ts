import { type ActionCodec, actionCodec, type Specs } from './codec.ts';
import { entriesOf, type Flat, type Noun, type Nouns, refsOf, sayAll, type ValueOf, type ValuesOf } from './nouns.ts';
import type { Phrase, PhraseValue } from './phrase.ts';
import type { Action, Seat } from './question.ts';

const MANNER: unique symbol = Symbol('manner');

/** What an action has beside its fields. */
export interface ActManner<V> {
  /** What can be clicked to mean it, beside what its fields point at. */
  readonly ref?: string | ((action: V, seat: Seat) => string | readonly string[]);
  /** What its sentence fills in, beside or instead of what its fields say. */
  say?(action: V): Readonly<Record<string, PhraseValue>>;
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
    ...actionCodec<Action>(Object.fromEntries(nouns) as unknown as Specs<Action>),
    maker: (kind: string, ...names: readonly string[]) => pooled(kind, known(kind), names),
    only: (kind: string) => made(kind, known(kind), {}),
    refs(action: Action, seat: Seat): readonly string[] {
      const { fields, ref = [] } = known(action.do);
      const own = typeof ref === 'function' ? ref(action, seat) : ref;
      return [...(typeof own === 'string' ? [own] : own), ...refsOf(fields, action as unknown as Values, seat)];
    },
    phrase(action: Action): Phrase {
      const { fields, say } = known(action.do);
      const key = `action.${action.do}`;
      if (fields.length === 0 && say === undefined) return { key };
      return { key, values: { ...sayAll(fields, action as unknown as Values), ...say?.(action) } };
    },
  };
  return declared as unknown as ActionTable<T>;
}

type Values = Readonly<Record<string, unknown>>;

const nounsOf = (spec: ActSpec): Nouns => (MANNER in spec ? (spec as Act<Nouns>).nouns : (spec as Nouns));

function entryOf(nouns: Nouns, spec: ActSpec): Entry {
  const manner = MANNER in spec ? (spec as Act<Nouns>)[MANNER] : {};
  return { ...(manner as unknown as Entry), fields: entriesOf(nouns) };
}

/** Through text, since that gives the same hidden class as an object literal with these fields; other ways do not. */
function made(kind: string, { fields }: Entry, values: Values): object {
  const action = Object.fromEntries([['do', kind], ...fields.map(([name]) => [name, values[name]])]);
  return Object.freeze(JSON.parse(JSON.stringify(action)));
}

type Numbers = readonly [number, number?, number?, number?];

/** One list of all actions of a kind, filled in as they are needed, with a stride for each field. */
function pooled(kind: string, entry: Entry, names: readonly string[]) {
  const ranges = names.map((name) => rangeOf(kind, entry, name));
  const strides = ranges.map((_, i) =>
    ranges.slice(i + 1).reduce((size, [least, most]) => size * (most - least + 1), 1),
  );
  const pool = new Array<object | undefined>(ranges.reduce((size, [least, most]) => size * (most - least + 1), 1)).fill(
    undefined,
  );
  const start = ranges.reduce((sum, [least], i) => sum + least * strides[i], 0);
  const [first = 0, second = 0, third = 0, fourth = 0] = strides;
  const make = (at: number, ...values: Numbers): object => {
    ranges.forEach(([least, most], i) => {
      const value = values[i];
      if (value === undefined || !(value >= least && value <= most))
        throw new Error(`${kind} with ${names[i]} ${value}: it goes from ${least} to ${most}`);
    });
    const action = made(kind, entry, Object.fromEntries(names.map((name, i) => [name, values[i]])));
    pool[at] = action;
    return action;
  };
  return (a: number, b = 0, c = 0, d = 0): object => {
    const at = a * first + b * second + c * third + d * fourth - start;
    return pool[at] ?? make(at, a, b, c, d);
  };
}

const MOST_FIELDS = 4;

function rangeOf(kind: string, { fields }: Entry, name: string): readonly [number, number] {
  if (fields.length > MOST_FIELDS) throw new Error(`${kind} has too many fields for a maker: write a literal`);
  const range = fields.find(([field]) => field === name)?.[1].range;
  if (range === undefined) throw new Error(`${name} of ${kind} has no range: write a literal`);
  return range;
}
