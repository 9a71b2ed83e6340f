import { fingerprint, type StateView } from '@starboard/kernel';

/**
 * What changed from one view to the next: `[key, value]` for a new value, `[key]` for a field that went away, and
 * `[key, [index, value, index, value …], 'at']` for single entries of a list that kept its length.
 */
export type ViewPatch = readonly (
  | readonly [key: string]
  | readonly [key: string, value: unknown]
  | readonly [key: string, entries: readonly unknown[], 'at']
)[];

/** A view with each field as JSON text: quick to compare, and fields that everybody sees are written once for all viewers. */
export type WrittenView = ReadonlyMap<string, string>;

export function writeView(view: StateView): WrittenView {
  const written = new Map<string, string>();
  for (const key of Object.keys(view)) {
    const text = JSON.stringify(view[key]);
    if (text !== undefined) written.set(key, text);
  }
  return written;
}

export function diffViews(before: StateView, after: StateView): ViewPatch {
  return diffWritten(writeView(before), writeView(after));
}

export function diffWritten(before: WrittenView, after: WrittenView): ViewPatch {
  const patch: ViewPatch[number][] = [];
  for (const [key, now] of after) {
    const old = before.get(key);
    if (old === now) continue;
    const entries = old === undefined ? undefined : changedEntries(JSON.parse(old), JSON.parse(now));
    const short = entries !== undefined && JSON.stringify(entries).length < now.length;
    patch.push(short ? [key, entries, 'at'] : [key, JSON.parse(now)]);
  }
  for (const key of before.keys()) if (!after.has(key)) patch.push([key]);
  return patch;
}

/** The entries that differ, if both are lists of one length. */
function changedEntries(old: unknown, now: unknown): unknown[] | undefined {
  if (!Array.isArray(old) || !Array.isArray(now) || old.length !== now.length) return undefined;
  return now.flatMap((value, i) => (JSON.stringify(value) === JSON.stringify(old[i]) ? [] : [i, value]));
}

/** A new view; the old one is left as it is. */
export function patchView(view: StateView, patch: ViewPatch): StateView {
  const next: Record<string, unknown> = { ...view };
  for (const [key, value, at] of patch) {
    if (at === 'at') next[key] = patchList(next[key] as readonly unknown[], value as readonly unknown[]);
    else if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next;
}

function patchList(list: readonly unknown[], entries: readonly unknown[]): readonly unknown[] {
  const next = [...list];
  for (let i = 0; i < entries.length; i += 2) next[entries[i] as number] = entries[i + 1];
  return next;
}

/** By which both ends can tell that they see the same; the order of the fields does not count. */
export function viewHash(view: StateView): string {
  return writtenHash(writeView(view));
}

export function writtenHash(view: WrittenView): string {
  return fingerprint([...view.keys()].sort().map((key) => `${key}:${view.get(key)}`));
}
