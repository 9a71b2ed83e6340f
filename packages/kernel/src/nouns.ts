import { BadInput, type Json, join, readArray, readBoolean, readId, readInt, readRecord } from './json.ts';
import type { Phrase, PhraseValue } from './phrase.ts';
import type { Seat } from './question.ts';

/**
 * A kind of value that actions and events speak of: how it is written in logs and on the wire (stable ids), read back into
 * what rules use (small integers), pointed at on the board and said.
 */
export interface Noun<T> {
  write(value: T): Json;
  /** Throws {@link BadInput} for anything that is no such value. */
  read(raw: unknown, where: string): T;
  /** What can be clicked to mean it, in an action of this seat. */
  refs(value: T, seat: Seat): readonly string[];
  /** What a sentence fills in for it. */
  say(value: T): PhraseValue;
  /** The least and the greatest value, where there are so few that actions can be made once and shared. */
  readonly range?: readonly [number, number];
  /** It may be left out. */
  readonly optional?: boolean;
  /** What is said where it is left out. */
  readonly left?: PhraseValue;
}

/** A noun that stands for one thing on the board. */
export interface Lit<T> extends Noun<T> {
  /** The handle that the board draws for it; the seat, where it is another thing for every player. */
  ref(value: T, seat?: Seat): string;
}

/** One of a fixed list of ids; an index inside. */
export interface Thing extends Lit<number> {
  readonly ids: readonly string[];
  /** Its name, which can also stand alone. */
  say(value: number): Phrase;
}

/** A field that an action goes without at times. */
export interface Maybe<T> extends Noun<T> {
  readonly optional: true;
  readonly without: true;
}

/** How a noun is pointed at and said, where the usual manner does not do. */
export interface Manner<N extends Noun<unknown>> {
  ref?(value: ValueOf<N>, seat: Seat): string;
  say?(value: ValueOf<N>): ReturnType<N['say']>;
}

export type ValueOf<N> = N extends Noun<infer T> ? T : never;

const NOTHING: readonly string[] = [];
const nothing = (): readonly string[] => NOTHING;

/** A number said as it is, or a word that a sentence chooses by. */
const asItIs = (value: number | string): PhraseValue => value;

/**
 * One of a list of ids: `noun('crystal', ['ice', 'iron'])` is written `ice`, clicked on the board as `crystal:ice`, and called
 * `crystal.ice` in the words.
 */
export function noun(sort: string, ids: readonly string[], manner: Manner<Thing> = {}): Thing {
  const index = new Map(ids.map((id, i) => [id, i]));
  const thing: Omit<Thing, 'ref'> = {
    ids,
    range: [0, ids.length - 1],
    write: (value) => ids[value],
    read: (raw, where) => (typeof raw === 'string' ? index.get(raw) : undefined) ?? readId(raw, where, ids),
    refs: nothing,
    say: (value) => ({ key: `${sort}.${ids[value]}` }),
  };
  return like(thing, { ref: (value) => `${sort}:${ids[value]}`, ...manner });
}

/** The same values in another manner: `like(crystal, { ref: (kind) => `pile:${CRYSTALS[kind]}` })`. */
export function like<N extends Noun<unknown>>(of: N, manner: Manner<N> & { ref: unknown }): N & Lit<ValueOf<N>>;
export function like<N extends Noun<unknown>>(of: N, manner: Manner<N>): N;
export function like(of: Noun<unknown>, manner: object): Noun<unknown> {
  const { ref, say = of.say }: Manner<Noun<unknown>> = manner;
  if (ref === undefined) return { ...of, say };
  const lit: Lit<unknown> = {
    ...of,
    say,
    ref: (value, seat = -1) => ref(value, seat),
    refs: (value, seat) => [ref(value, seat)],
  };
  return lit;
}

/** The same values, but nothing to click. */
export function unlit<N extends Noun<unknown>>(of: N): Noun<ValueOf<N>> {
  // What a noun is of follows from its type, which the checker does not look through.
  return { ...(of as unknown as Noun<ValueOf<N>>), refs: nothing };
}

/** A whole number: `int(1, 3)`. */
export function int(least: number, most: number): Noun<number> {
  return {
    range: [least, most],
    write: (value) => value,
    read: (raw, where) => readInt(raw, where, least, most),
    refs: nothing,
    say: asItIs,
  };
}

/** More seats than any game has. */
const MOST_SEATS = 10;

/** The seat that acts, or to which something happens: said by name. */
export const seat: Noun<Seat> = { ...int(0, MOST_SEATS - 1), say: (value) => ({ seat: value }) };

/** Another player, who can be clicked. */
export const player: Lit<Seat> = like(seat, { ref: (value) => `player:${value}` });

/** Yes or no; a sentence chooses by `yes` and `no`: `{dark, select, yes {…} other {…}}`. */
export const whether: Noun<boolean> = {
  write: (value) => value,
  read: readBoolean,
  refs: nothing,
  say: (value) => (value ? 'yes' : 'no'),
};

/** A text out of a fixed list, the same inside and outside; a sentence chooses by it. */
export function word<const T extends string>(words: readonly T[]): Noun<T> {
  return {
    write: (value) => value,
    read: (raw, where) => words[readId(raw, where, words)],
    refs: nothing,
    say: asItIs,
  };
}

/**
 * How many of each thing; zeros are left out outside, a flat list inside. Said with the sentences `counted` (`{n} {of}`) and
 * `nothing`.
 */
export function counts(of: Thing, most: number): Noun<readonly number[]> {
  const { ids } = of;
  return {
    write: (value) => Object.fromEntries(ids.map((id, i) => [id, value[i]] as const).filter(([, n]) => n > 0)),
    read: (raw, where) => {
      const result = ids.map(() => 0);
      for (const [id, n] of Object.entries(readRecord(raw, where))) {
        result[of.read(id, join(where, id))] = readInt(n, join(where, id), 0, most);
      }
      return result;
    },
    refs: nothing,
    say: (value) => {
      const list = value.flatMap((n, i) => (n > 0 ? [{ key: 'counted', values: { n, of: of.say(i) } }] : []));
      return list.length === 0 ? { key: 'nothing' } : { list };
    },
  };
}

/** A list of values in their order. */
export function listOf<T>(of: Noun<T>, most = 1000): Noun<readonly T[]> {
  return {
    write: (value) => value.map((entry) => of.write(entry)),
    read: (raw, where) => readArray(raw, where, most).map((entry, i) => of.read(entry, join(where, i))),
    refs: (value, seat) => value.flatMap((entry) => of.refs(entry, seat)),
    say: (value) => ({ list: value.map((entry) => of.say(entry)) }),
  };
}

/** Several different things, in rising order whatever the order they come in. */
export function several(of: Noun<number>, most: number): Noun<readonly number[]> {
  const list = listOf(of, most);
  return {
    ...list,
    read: (raw, where) => {
      const entries = list.read(raw, where);
      if (new Set(entries).size !== entries.length) throw new BadInput(where, 'names something twice');
      return entries.toSorted((a, b) => a - b);
    },
  };
}

/** A field that an action goes without at times; `left` is said then. */
export function maybe<T>(of: Noun<T>, left?: PhraseValue): Maybe<T> {
  return { ...of, optional: true, without: true, ...(left === undefined ? {} : { left }) };
}

/** A field that rules always find, but that an answer from outside may leave open: the question's `complete` fills it in. */
export function completed<T>(of: Noun<T>, left?: PhraseValue): Noun<T> {
  return { ...of, optional: true, ...(left === undefined ? {} : { left }) };
}

/** Nouns by the name of the field. */
export type Nouns = Readonly<Record<string, Noun<unknown>>>;

/** `{ readonly … }`, written out, so that messages of the checker are short. */
export type Flat<T> = { [K in keyof T]: T[K] } & {};

type MaybeKeys<F> = { [K in keyof F]: F[K] extends { readonly without: true } ? K : never }[keyof F];

/** The values of the fields; some may be missing. */
export type ValuesOf<F, Missing = never> = {
  readonly [K in Exclude<keyof F, MaybeKeys<F> | Missing>]: ValueOf<F[K]>;
} & { readonly [K in keyof F & (MaybeKeys<F> | Missing)]?: ValueOf<F[K]> };

export type Values = Readonly<Record<string, unknown>>;

/** An action or an event as fields by name. */
export const valuesOf = (of: object): Values => of as Values;

/** A field and what it holds. */
export type Entry = readonly [string, Noun<unknown>];

export const entriesOf = (nouns: Nouns): readonly Entry[] =>
  // A noun takes its own values alone; what comes here was checked against the fields by the types of tables.
  Object.entries(nouns as unknown as Readonly<Record<string, Noun<unknown>>>);

/** Everything among the fields that can be clicked. */
export const refsOf = (fields: readonly Entry[], values: Values, seat: Seat): string[] =>
  fields.flatMap(([name, of]) => (values[name] === undefined ? [] : of.refs(values[name], seat)));

/** What a sentence fills in, by the names of the fields. */
export function sayAll(fields: readonly Entry[], values: Values): Record<string, PhraseValue> {
  const said: Record<string, PhraseValue> = {};
  for (const [name, of] of fields) {
    const value = values[name] === undefined ? of.left : of.say(values[name]);
    if (value !== undefined) said[name] = value;
  }
  return said;
}
