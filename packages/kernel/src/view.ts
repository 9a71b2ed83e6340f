import type { Seat } from './question.ts';

/** Somebody who only watches. */
export const SPECTATOR = -1;
export type Viewer = Seat | typeof SPECTATOR;

/**
 * Who may know a field of the state: everybody, nobody, each seat its own part of a flat list (`owner`: the list holds as
 * many entries for each seat, others see -1 there), or as a function says.
 */
export type FieldRule<S> = 'public' | 'owner' | 'nobody' | ((state: S, viewer: Viewer) => unknown);

/** One line for each field of the state: a field that nobody thought about does not compile. */
export type ViewRules<S> = { readonly [K in keyof S]-?: FieldRule<S> };

/** One line for each kind of event. A function returns what the viewer may see of it, or undefined for nothing at all. */
export type EventViews<E extends { readonly event: string }> = {
  readonly [K in E['event']]: 'public' | ((event: Extract<E, { event: K }>, viewer: Viewer) => unknown);
};

export type StateView = Readonly<Record<string, unknown>>;

/**
 * What a viewer may see of a state. Hiding happens only here. Lists are copied, what is in them is shared: rules replace
 * things, they never change them.
 */
export function viewState<S extends object>(rules: ViewRules<S>, state: S, players: number, viewer: Viewer): StateView {
  const view: Record<string, unknown> = {};
  for (const key of Object.keys(rules) as (keyof S & string)[]) {
    const rule = rules[key];
    if (rule === 'public') view[key] = own(state[key]);
    else if (rule !== 'nobody') view[key] = seenField(rules, key, state, players, viewer);
  }
  return view;
}

/** Of {@link viewState} the part that is the same for everybody, to be read at once and not kept. */
export function openPart<S extends object>(rules: ViewRules<S>, state: S): StateView {
  const view: Record<string, unknown> = {};
  for (const key of partsOf(rules).open) view[key] = state[key as keyof S];
  return view;
}

/** Of {@link viewState} the part that each viewer has for itself. */
export function ownPart<S extends object>(rules: ViewRules<S>, state: S, players: number, viewer: Viewer): StateView {
  return viewState(partsOf(rules).own as ViewRules<S>, state, players, viewer);
}

interface Parts {
  readonly open: readonly string[];
  readonly own: Readonly<Record<string, unknown>>;
}

const parts = new WeakMap<object, Parts>();

/** Rules in two: what is public, and all else. */
function partsOf(rules: object): Parts {
  const known = parts.get(rules);
  if (known !== undefined) return known;
  const entries = Object.entries(rules);
  const made: Parts = {
    open: entries.filter(([, rule]) => rule === 'public').map(([key]) => key),
    own: Object.fromEntries(entries.filter(([, rule]) => rule !== 'public')),
  };
  parts.set(rules, made);
  return made;
}

/** What a viewer may see of one field, to be read at once and not kept: what all may know is not copied. */
export function seenField<S extends object>(
  rules: ViewRules<S>,
  key: keyof S,
  state: S,
  players: number,
  viewer: Viewer,
): unknown {
  const rule = rules[key];
  if (rule === 'public') return state[key];
  if (rule === 'owner') return ownEntries(state[key] as readonly number[], players, viewer);
  return rule === 'nobody' ? undefined : rule(state, viewer);
}

const own = (value: unknown): unknown => (Array.isArray(value) ? value.slice() : value);

function ownEntries(values: readonly number[], players: number, viewer: Viewer): readonly number[] {
  const stride = values.length / players;
  const part = new Array<number>(values.length).fill(-1);
  for (let i = viewer * stride; i >= 0 && i < (viewer + 1) * stride; i++) part[i] = values[i];
  return part;
}

/** What a viewer may see of an event, or undefined. */
export function viewEvent<E extends { readonly event: string }>(
  views: EventViews<E>,
  event: E,
  viewer: Viewer,
): unknown {
  const rule = views[event.event as E['event']] as 'public' | ((event: E, viewer: Viewer) => unknown);
  return rule === 'public' ? event : rule(event, viewer);
}
