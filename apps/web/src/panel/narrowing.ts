import type { Light, LitMap } from '@starboard/board';
import type { OpenDecision, Refusal, WrittenAction } from '@starboard/kernel';

export type RefsOf = (action: WrittenAction) => readonly string[];

export interface RefusedAction {
  readonly action: WrittenAction;
  readonly verdict: Refusal;
}

/** The options in which everything that was picked occurs. */
export function narrowed<T extends WrittenAction>(
  options: readonly T[],
  picked: readonly string[],
  refsOf: RefsOf,
): readonly T[] {
  if (picked.length === 0) return options;
  return options.filter((option) => {
    const refs = refsOf(option);
    return picked.every((ref) => refs.includes(ref));
  });
}

/** What a click on a thing comes to. */
export type Pick =
  | { readonly kind: 'act'; readonly action: WrittenAction }
  | { readonly kind: 'narrow'; readonly picked: readonly string[] }
  /** Nothing is possible with it, and this is why. */
  | { readonly kind: 'refused'; readonly refused: readonly RefusedAction[] };

/**
 * Picks a thing, or lets go of it. One option left is done at once; a thing that fits nothing picked so far starts anew. With
 * `also` several things are meant at once, and nothing but them.
 */
export function pick(
  decision: OpenDecision,
  picked: readonly string[],
  ref: string,
  refsOf: RefsOf,
  also: readonly string[] = [],
): Pick {
  if (also.length > 0) return pickTogether(decision, [ref, ...also], refsOf);
  if (picked.includes(ref)) return { kind: 'narrow', picked: picked.filter((one) => one !== ref) };
  const options = decision.options ?? [];
  for (const wanted of [[...picked, ref], [ref]]) {
    const left = narrowed(options, wanted, refsOf);
    if (left.length === 1) return { kind: 'act', action: left[0] };
    if (left.length > 1) return { kind: 'narrow', picked: wanted };
  }
  return { kind: 'refused', refused: refusedWith(decision, [ref], refsOf) };
}

const refusedWith = ({ refused = [] }: OpenDecision, wanted: readonly string[], refsOf: RefsOf) =>
  refused.filter(({ action }) => {
    const refs = refsOf(action);
    return wanted.every((one) => refs.includes(one));
  });

function pickTogether(decision: OpenDecision, wanted: readonly string[], refsOf: RefsOf): Pick {
  const left = narrowed(decision.options ?? [], wanted, refsOf);
  if (left.length === 1) return { kind: 'act', action: left[0] };
  if (left.length > 1) return { kind: 'narrow', picked: wanted };
  const refused = refusedWith(decision, wanted, refsOf);
  return { kind: 'refused', refused: refused.length > 0 ? refused : refusedWith(decision, wanted.slice(0, 1), refsOf) };
}

/** What is to light up. */
export function lights(options: readonly WrittenAction[], picked: readonly string[], refsOf: RefsOf): LitMap {
  const lit = new Map<string, Light>();
  for (const option of narrowed(options, picked, refsOf)) for (const ref of refsOf(option)) lit.set(ref, 'option');
  for (const ref of picked) lit.set(ref, 'chosen');
  return lit;
}

export interface Group {
  readonly kind: string;
  readonly options: readonly WrittenAction[];
  readonly forms: NonNullable<OpenDecision['forms']>;
  readonly refused: readonly RefusedAction[];
}

/** Everything that a decision offers and refuses, by kind: what is possible first. */
export function groups(decision: OpenDecision, picked: readonly string[], refsOf: RefsOf): readonly Group[] {
  const options = narrowed(decision.options ?? [], picked, refsOf);
  const forms = picked.length > 0 ? [] : (decision.forms ?? []);
  const refused = (decision.refused ?? []).filter(({ action }) => picked.every((ref) => refsOf(action).includes(ref)));
  const kinds = new Set([
    ...options.map((option) => option.do),
    ...forms.map((form) => form.do),
    ...refused.map(({ action }) => action.do),
  ]);
  const all = [...kinds].map((kind) => ({
    kind,
    options: options.filter((option) => option.do === kind),
    forms: forms.filter((form) => form.do === kind),
    refused: refused.filter(({ action }) => action.do === kind),
  }));
  const open = ({ options, forms }: Group) => options.length > 0 || forms.some(({ verdict }) => verdict.ok);
  return [...all.filter(open), ...all.filter((group) => !open(group))];
}
