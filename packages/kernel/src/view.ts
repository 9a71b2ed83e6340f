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
    else if (rule === 'owner') view[key] = ownPart(state[key] as readonly number[], players, viewer);
    else if (rule !== 'nobody') view[key] = rule(state, viewer);
  }
  return view;
}

const own = (value: unknown): unknown => (Array.isArray(value) ? value.slice() : value);

function ownPart(values: readonly number[], players: number, viewer: Viewer): readonly number[] {
  const stride = values.length / players;
  return values.map((value, i) => (Math.floor(i / stride) === viewer ? value : -1));
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
