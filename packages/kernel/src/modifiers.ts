import type { Seat } from './question.ts';

/** What a card or token does to a number that rules ask for by name: adds to it, or makes it something else. */
export interface Modifier<P extends string> {
  readonly at: P;
  readonly add?: number;
  readonly to?: number;
}

/** Something that has modifiers, and how many of it a seat has in force. */
export interface ModifierSource<S, P extends string> {
  readonly modifiers: readonly Modifier<P>[];
  times(state: S, seat: Seat): number;
}

/**
 * Lasting advantages at named points, so that no rule asks who owns which card: `modified(state, seat, 'bank-rate', 3)` is the
 * number after all that the seat has in force. First what it becomes (of several, as the last one says), then what is added. Each
 * point looks only at the sources that speak of it.
 */
export function modifiersOf<S, P extends string>(
  sources: readonly ModifierSource<S, P>[],
): (state: S, seat: Seat, at: P, value: number) => number {
  const points = new Map<P, { readonly source: ModifierSource<S, P>; readonly modifier: Modifier<P> }[]>();
  for (const source of sources) {
    for (const modifier of source.modifiers) {
      const entry = { source, modifier };
      const others = points.get(modifier.at);
      if (others === undefined) points.set(modifier.at, [entry]);
      else others.push(entry);
    }
  }
  return (state, seat, at, value) => {
    const here = points.get(at);
    if (here === undefined) return value;
    let base = value;
    let added = 0;
    for (let i = 0; i < here.length; i++) {
      const { source, modifier } = here[i];
      const times = source.times(state, seat);
      if (times === 0) continue;
      if (modifier.to !== undefined) base = modifier.to;
      if (modifier.add !== undefined) added += modifier.add * times;
    }
    return base + added;
  };
}
