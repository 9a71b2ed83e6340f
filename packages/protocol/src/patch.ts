import type { StateView } from '@starboard/kernel';

/**
 * What changed from one view to the next: `[key, value]` for a new value, `[key, [index, value, index, value …], 'at']` for
 * single entries of a list that kept its length.
 */
export type ViewPatch = readonly (
  | readonly [key: string, value: unknown]
  | readonly [key: string, entries: readonly unknown[], 'at']
)[];

export function diffViews(before: StateView, after: StateView): ViewPatch {
  const patch: ViewPatch[number][] = [];
  for (const key of Object.keys(after)) {
    const old = before[key];
    const now = after[key];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    const entries =
      Array.isArray(old) && Array.isArray(now) && old.length === now.length ? changedEntries(old, now) : undefined;
    patch.push(
      entries === undefined || entries.length >= (now as unknown[]).length ? [key, now] : [key, entries, 'at'],
    );
  }
  for (const key of Object.keys(before)) if (!(key in after)) patch.push([key, undefined]);
  return patch;
}

function changedEntries(old: readonly unknown[], now: readonly unknown[]): unknown[] {
  return now.flatMap((value, i) => (JSON.stringify(value) === JSON.stringify(old[i]) ? [] : [i, value]));
}

/** A new view; the old one is left as it is. */
export function patchView(view: StateView, patch: ViewPatch): StateView {
  const next: Record<string, unknown> = { ...view };
  for (const [key, value, at] of patch) {
    if (at === undefined) {
      if (value === undefined || value === null) delete next[key];
      else next[key] = value;
      continue;
    }
    const list = [...(next[key] as unknown[])];
    const entries = value as readonly unknown[];
    for (let i = 0; i < entries.length; i += 2) list[entries[i] as number] = entries[i + 1];
    next[key] = list;
  }
  return next;
}
