import { sum } from './counts.ts';
import type { OptionValues } from './game.ts';
import type { Flat } from './nouns.ts';
import type { FieldRule, Viewer, ViewRules } from './view.ts';

/** What is known before the first state. */
export interface Seating {
  readonly players: number;
  readonly options: OptionValues;
}

/** Something to begin with, or how it follows from players and options. */
export type First<T> = T | ((seating: Seating) => T);

/** Who may know a column: all, each seat its own part, nobody, all how many there are, or as a function in `view.ts` says. */
export type Sight = 'public' | 'owner' | 'nobody' | 'summed' | 'secret';

/** One field of the state: its type, its first value, how it is copied, and who may know it. */
export interface Column<T, S extends Sight = 'public'> {
  first(seating: Seating): T;
  readonly sight: S;
  /** It is a list that rules change, so that every copy needs one of its own. */
  readonly isList: boolean;
  /** Its length changes. */
  readonly grows?: true;
  /** What all see of it where it is `summed`. */
  total?(value: T): number;
}

/** A column that no rule changes, shared by all copies. */
export interface Fixed<T, S extends Sight = 'public'> extends Column<T, S> {
  readonly fixed: true;
}

const firstOf = <T>(first: First<T>, seating: Seating): T =>
  typeof first === 'function' ? (first as (seating: Seating) => T)(seating) : first;

const scalar = <T>(first: First<T>): Column<T> => ({
  first: (seating) => firstOf(first, seating),
  sight: 'public',
  isList: false,
});

const listed = <T>(first: (seating: Seating) => T[], total?: (value: T[]) => number): Column<T[]> => ({
  first,
  sight: 'public',
  isList: true,
  ...(total === undefined ? {} : { total }),
});

/** A number. */
export const num = (first: First<number> = 0): Column<number> => scalar(first);

/** Yes or no. */
export const flag = (first: First<boolean> = false): Column<boolean> => scalar(first);

/** One of a few words: `oneOf<Phase>('build')`. */
export const oneOf = <T extends string>(first: First<T>): Column<T> => scalar(first);

/** What is set once and never changes: `fixed(({ players }) => players)`. */
export const fixed = <T>(first: First<T>): Fixed<T> => ({ ...scalar(first), fixed: true });

/** A list of so many numbers: `list(KINDS, SUPPLY_PER_KIND)`, or one that says its first values by place. */
export const list = (length: First<number>, each: number | ((at: number) => number) = 0): Column<number[]> =>
  listed((seating) => filled(firstOf(length, seating), each), sum);

/** A flat list with so many numbers for each seat: `hand[seat * KINDS + kind]` is `perSeat(KINDS)`. */
export const perSeat = (each = 1, first: number | ((at: number) => number) = 0): Column<number[]> =>
  listed(({ players }) => filled(players * each, first), sum);

function filled(length: number, each: number | ((at: number) => number)): number[] {
  const values: number[] = [];
  for (let at = 0; at < length; at++) values.push(typeof each === 'number' ? each : each(at));
  return values;
}

/** A list of numbers that grows and shrinks. */
export const numbers = (first: First<readonly number[]> = []): Column<number[]> => growing(first, sum);

/** Cards or tiles that lie on each other, the top last; `summed`, all see how many. */
export const pile = (first: First<readonly number[]> = []): Column<number[]> => growing(first, ({ length }) => length);

/** A list of things that are replaced, never changed: copies share them. */
export const things = <T>(first: First<readonly T[]> = []): Column<T[]> => growing(first, ({ length }) => length);

function growing<T>(first: First<readonly T[]>, total: (value: T[]) => number): Column<T[]> {
  return { ...listed((seating) => [...firstOf(first, seating)], total), grows: true };
}

/** Each seat sees its own part of the list, and -1 in place of the others'. */
export const owner = (of: Column<number[]>): Column<number[], 'owner'> => ({ ...of, sight: 'owner' });

/** Nobody sees it. */
export const nobody = <T>(of: Column<T>): Column<T, 'nobody'> => ({ ...of, sight: 'nobody' });

/** All see how many there are. */
export const summed = <T>(of: Column<T[]>): Column<T[], 'summed'> => ({ ...of, sight: 'summed' });

/** Who sees what of it is said by a function in `view.ts`. */
export const secret = <T>(of: Column<T>): Column<T, 'secret'> => ({ ...of, sight: 'secret' });

/** The columns of a state, by the names of its fields. */
export type Columns = Readonly<Record<string, Column<unknown, Sight>>>;

type Value<C> = C extends Column<infer T, infer _S> ? T : never;
type OpenValue<C> = Value<C> extends readonly (infer E)[] ? readonly E[] : Value<C>;
type FixedKeys<F> = { [K in keyof F]: F[K] extends { readonly fixed: true } ? K : never }[keyof F];
type SeenBy<F, S extends Sight> = { [K in keyof F]: F[K] extends { readonly sight: S } ? K : never }[keyof F];

/** The state: `export interface State extends StateOf<typeof fields> {}`, an interface so that messages stay short. */
export type StateOf<F> = Flat<Changing<F, Exclude<keyof F, FixedKeys<F>>> & Lasting<F, FixedKeys<F>>>;
type Changing<F, Names extends keyof F> = { -readonly [K in Names]: Value<F[K]> };
type Lasting<F, Names extends keyof F> = { readonly [K in Names]: Value<F[K]> };

/**
 * What all may know, to be read only: `export interface Open extends OpenOf<typeof fields> {}`. A state is one, and so is what
 * any viewer sees: a reader that takes it serves rules and boards, and the checker proves that it reads nothing secret.
 */
export type OpenOf<F> = Reading<F, SeenBy<F, 'public'>>;
type Reading<F, Names extends keyof F> = { readonly [K in Names]: OpenValue<F[K]> };

/** The state before anything is dealt. In `setup`: `copy(empty(fields, { players, options }))`, since copies are alike. */
export function empty<F extends Columns>(fields: F, seating: Seating): StateOf<F> {
  const state: Record<string, unknown> = {};
  for (const name in fields) state[name] = fields[name].first(seating);
  return state as StateOf<F>;
}

/** A function for each secret column, and for no other. */
type Secrets<F> = { readonly [K in SeenBy<F, 'secret'>]: (state: StateOf<F>, viewer: Viewer) => unknown } & {
  readonly [K in Exclude<keyof F, SeenBy<F, 'secret'>>]?: never;
};
type Shown<V> = { readonly [K in keyof V]: V[K] extends (...args: never) => infer T ? T : never };

declare const SEEN: unique symbol;

/** Who may know what of a state, for {@link viewState}; its type knows what is seen. */
export type View<F, V> = ViewRules<StateOf<F>> & { readonly [SEEN]?: Flat<OpenOf<F> & CutOf<F> & Shown<V>> };

type CutOf<F> = { readonly [K in SeenBy<F, 'owner'>]: readonly number[] } & {
  readonly [K in SeenBy<F, 'summed'>]: number;
};

/** What a viewer sees of the state: `export interface Seen extends SeenOf<typeof view> {}`. */
export type SeenOf<V> = V extends { readonly [SEEN]?: infer S } ? NonNullable<S> : never;

/** Who sees what of the state: as the columns say, with a function for each that is `secret`. Hiding happens only here. */
export function viewOf<F extends Columns, V extends Secrets<F>>(fields: F, secrets: V): View<F, V> {
  const odd = Object.keys(secrets).find((name) => fields[name]?.sight !== 'secret');
  if (odd !== undefined) throw new Error(`${odd} is no secret field of the state`);
  const rules = Object.entries<Column<unknown, Sight>>(fields).map(([name, { sight, total }]) => {
    if (sight === 'summed') return [name, (state: Values) => total?.(state[name])] as const;
    return [name, sight === 'secret' ? secrets[name as keyof V] : sight] as const;
  });
  // A rule for each field, made by name: what they are together only the type says.
  return { ...Object.fromEntries<FieldRule<never>>(rules as never), [COLUMNS]: fields } as unknown as View<F, V>;
}

const COLUMNS: unique symbol = Symbol('columns');

/** The columns that a view was made of; what else it shows has none. */
export const columnsOf = (view: object): Columns => (view as { readonly [COLUMNS]?: Columns })[COLUMNS] ?? {};

type Values = Readonly<Record<string, unknown>>;
