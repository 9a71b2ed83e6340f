/** What this browser keeps under a name, as JSON; undefined where it keeps nothing, or nothing that can be read. */
export function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** The same where it is a record. */
export function rememberedRecord(key: string): Readonly<Record<string, unknown>> {
  const known = remembered(key);
  return typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
}

/** Keeps something. A browser that keeps nothing has forgotten it when the page is closed. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full, or not allowed
  }
}
