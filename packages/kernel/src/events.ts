import type { GameEvent } from './game.ts';
import { entriesOf, type Flat, type Noun, type Nouns, sayAll, type Values, type ValuesOf, valuesOf } from './nouns.ts';
import type { Phrase, PhraseValue } from './phrase.ts';
import type { EventViews, Viewer } from './view.ts';

const MANNER: unique symbol = Symbol('manner');

/** What an event has beside its fields. `event` is as a viewer got it: what was hidden is missing. */
export interface EventManner<V> {
  /** What its sentence fills in, beside or instead of what its fields say. */
  say?(event: V): Readonly<Record<string, PhraseValue>>;
  /** Which of several sentences: `'lost'` says `event.fame-changed-lost`. */
  variant?(event: V): string | undefined;
}

/** Those who know: the seats in these fields, or whoever a function says. */
export type Knowing<F extends Nouns> =
  | readonly (keyof F & string)[]
  | ((event: Flat<ValuesOf<F>>, viewer: Viewer) => boolean);

type Knows = (event: Values, viewer: Viewer) => boolean;

export interface Happening<F extends Nouns, Hidden = never> {
  readonly [MANNER]: {
    readonly manner: EventManner<never>;
    /** Who knows each of the fields that not all know. */
    readonly hides: Readonly<Record<string, Knows>>;
    /** Who hears of it at all. */
    readonly told?: Knows;
    readonly hidden?: Hidden;
  };
  readonly nouns: F;
}

type Told<F> = Flat<{ readonly rule: string } & ValuesOf<F>>;
type Heard<F, Hidden> = Flat<{ readonly rule: string } & ValuesOf<F, Hidden>>;

/** An event with more to it than its fields: `'dice-rolled': happening({ seat, dice }, { say: ({ dice }) => ({ … }) })`. */
export function happening<F extends Nouns>(nouns: F, manner: EventManner<Told<F>>): Happening<F> {
  return { [MANNER]: { manner, hides: {} }, nouns };
}

/**
 * An event of which not all know every field: `stole: hiding({ seat, from, kind }, { kind: ['seat', 'from'] })`. Who misses
 * something gets the sentence `event.stole-hidden`.
 */
export function hiding<F extends Nouns, const H extends keyof F & string>(
  nouns: F,
  known: { readonly [K in H]: Knowing<F> },
  manner: EventManner<Heard<F, H>> = {},
): Happening<F, H> {
  const hides = Object.entries<Knowing<F>>(known).map(([name, who]) => [name, knowsBy(who)] as const);
  return { [MANNER]: { manner, hides: Object.fromEntries(hides) }, nouns };
}

/** An event that only some hear of: `wished: toldTo({ seat, crystal }, ['seat'])`. */
export function toldTo<F extends Nouns>(
  nouns: F,
  knowing: Knowing<F>,
  manner: EventManner<Told<F>> = {},
): Happening<F> {
  return { [MANNER]: { manner, hides: {}, told: knowsBy(knowing) }, nouns };
}

function knowsBy<F extends Nouns>(who: Knowing<F>): Knows {
  // It is asked about this kind of event alone.
  if (typeof who === 'function') return who as unknown as Knows;
  return (event, viewer) => who.some((name) => isOrHas(event[name], viewer));
}

const isOrHas = (seats: unknown, viewer: Viewer): boolean =>
  Array.isArray(seats) ? seats.includes(viewer) : seats === viewer;

type EventSpec = Nouns | Happening<Nouns, unknown>;
type NounsOf<X> = X extends Happening<infer F, infer _H> ? F : X;
type HiddenOf<X> = X extends Happening<infer _F, infer H> ? H : never;
type EventIn<T, K extends keyof T & string> = Flat<{ readonly event: K } & Told<NounsOf<T[K]>>>;
type SeenIn<T, K extends keyof T & string> = Flat<{ readonly event: K } & Heard<NounsOf<T[K]>, HiddenOf<T[K]>>>;
type AnyEvent<T> = { [K in keyof T & string]: EventIn<T, K> }[keyof T & string];
type AnySeen<T> = { [K in keyof T & string]: SeenIn<T, K> }[keyof T & string];

/** Every event of a table, whole, as rules tell it: `export type Event = EventsOf<typeof events>`. */
export type EventsOf<X> = X extends EventTable<infer T> ? AnyEvent<T> : never;

/** Every event of a table as viewers get it: what is hidden may be missing. */
export type SeenEventsOf<X> = X extends EventTable<infer T> ? AnySeen<T> : never;

/** All events of a game, declared once: type, who may know what, and what is filled in where they are said. */
export interface EventTable<T> {
  readonly kinds: readonly string[];
  /** The keys of all sentences that every viewer together needs, but for variants. */
  readonly sentences: readonly string[];
  /** What each viewer gets of an event. */
  readonly views: EventViews<AnyEvent<T>>;
  /** The sentence `event.<kind>`, filled in with what the fields say, by their names. */
  phrase(event: AnySeen<T>): Phrase;
}

interface Entry {
  readonly fields: readonly (readonly [string, Noun<unknown>])[];
  readonly hides: Readonly<Record<string, Knows>>;
  readonly told: Knows | undefined;
  readonly manner: EventManner<object>;
}

/** The table of a game's events: for each kind its fields, or how it is told ({@link happening}, {@link hiding}, {@link toldTo}). */
export function eventTable<const T extends Readonly<Record<string, EventSpec>>>(specs: T): EventTable<T> {
  const kinds = Object.keys(specs);
  const table = new Map(kinds.map((kind) => [kind, entryOf(specs[kind])]));
  const known = (kind: string): Entry => {
    const entry = table.get(kind);
    if (entry === undefined) throw new Error(`${kind} is no event of this game`);
    return entry;
  };
  const declared = {
    kinds,
    sentences: kinds.flatMap((kind) =>
      Object.keys(known(kind).hides).length === 0 ? [`event.${kind}`] : [`event.${kind}`, `event.${kind}-hidden`],
    ),
    views: Object.fromEntries(kinds.map((kind) => [kind, viewOf(known(kind))])),
    phrase(event: GameEvent): Phrase {
      const { fields, hides, manner } = known(event.event);
      const values = valuesOf(event);
      const misses = Object.keys(hides).some((name) => values[name] === undefined);
      const variant = misses ? 'hidden' : manner.variant?.(event);
      const key = variant === undefined ? `event.${event.event}` : `event.${event.event}-${variant}`;
      return { key, values: { ...sayAll(fields, values), ...manner.say?.(event) } };
    },
  };
  // Made by kind; its type says which kinds there are and what each has.
  return declared as unknown as EventTable<T>;
}

function entryOf(spec: EventSpec): Entry {
  if (!(MANNER in spec)) return { fields: entriesOf(spec as Nouns), hides: {}, told: undefined, manner: {} };
  const { nouns, [MANNER]: how } = spec as Happening<Nouns>;
  return { fields: entriesOf(nouns), hides: how.hides, told: how.told, manner: how.manner as EventManner<object> };
}

function viewOf({ hides, told }: Entry): 'public' | ((event: Values, viewer: Viewer) => unknown) {
  const hidden = Object.entries(hides);
  if (told !== undefined) return (event, viewer) => (told(event, viewer) ? event : undefined);
  if (hidden.length === 0) return 'public';
  return (event, viewer) => {
    const unknown = hidden.filter(([, knows]) => !knows(event, viewer)).map(([name]) => name);
    if (unknown.length === 0) return event;
    return Object.fromEntries(Object.entries(event).filter(([name]) => !unknown.includes(name)));
  };
}
