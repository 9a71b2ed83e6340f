/** Input that cannot be used. Says where and why; thrown inside parsers and caught at the door they belong to. */
export class BadInput extends Error {
  readonly where: string;

  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`);
    this.name = 'BadInput';
    this.where = where;
  }
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Plain = Readonly<Record<string, unknown>>;

/** Files and messages larger than this are not even parsed. */
export const MAX_TEXT = 8_000_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper than any honest document. */
const MAX_DEPTH = 50;

/** Text to plain data, or a clear complaint. */
export function parseJson(text: string, where = ''): unknown {
  if (text.length > MAX_TEXT) throw new BadInput(where, `too large (${text.length} characters, at most ${MAX_TEXT})`);
  const raw = parsed(text, where);
  refuseTraps(raw, where === '' ? [] : [where]);
  return raw;
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(where, `not JSON (${error instanceof Error ? error.message : error})`);
  }
}

/** No keys that could change other objects, and no nesting that could exhaust whoever walks through it. */
function refuseTraps(raw: unknown, path: (string | number)[]): void {
  if (typeof raw !== 'object' || raw === null) return;
  if (path.length > MAX_DEPTH) throw new BadInput(path.slice(0, 3).join('.'), 'nested too deeply');
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== 'object' && !FORBIDDEN.has(key)) continue;
    path.push(key);
    if (FORBIDDEN.has(key)) throw new BadInput(path.join('.'), 'forbidden key');
    refuseTraps(value, path);
    path.pop();
  }
}

/** A plain object with no keys but those named; `required` ones must be there. */
export function readObject(
  raw: unknown,
  where: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Plain {
  const object = readRecord(raw, where);
  for (const key of Object.keys(object)) {
    if (!required.includes(key) && !optional.includes(key)) throw new BadInput(join(where, key), 'unknown key');
  }
  for (const key of required) if (!Object.hasOwn(object, key)) throw new BadInput(join(where, key), 'missing');
  return object;
}

/** A plain object with any keys, but for those that could change other objects. */
export function readRecord(raw: unknown, where: string): Plain {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadInput(where, 'must be an object');
  for (const key of Object.keys(raw)) if (FORBIDDEN.has(key)) throw new BadInput(join(where, key), 'forbidden key');
  return raw as Plain;
}

export function readArray(raw: unknown, where: string, most = 1_000_000): readonly unknown[] {
  if (!Array.isArray(raw)) throw new BadInput(where, 'must be a list');
  if (raw.length > most) throw new BadInput(where, `has ${raw.length} entries, at most ${most} are possible`);
  return raw;
}

export function readString(raw: unknown, where: string, most = 10_000): string {
  if (typeof raw !== 'string') throw new BadInput(where, 'must be a text');
  if (raw.length > most) throw new BadInput(where, `is longer than ${most} characters`);
  return raw;
}

export function readInt(raw: unknown, where: string, least: number, most: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) {
    throw new BadInput(where, `must be a whole number from ${least} to ${most}`);
  }
  return raw + 0; // no minus zero
}

export function readBoolean(raw: unknown, where: string): boolean {
  if (typeof raw !== 'boolean') throw new BadInput(where, 'must be true or false');
  return raw;
}

/** The index of one of the known ids. */
export function readId(raw: unknown, where: string, ids: readonly string[]): number {
  const index = typeof raw === 'string' ? ids.indexOf(raw) : -1;
  if (index < 0)
    throw new BadInput(
      where,
      `${shown(raw)} is not known here${ids.length <= 12 ? ` (one of: ${ids.join(', ')})` : ''}`,
    );
  return index;
}

/** Whether it comes back from JSON as it was; a field that is undefined is none. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((field) => field === undefined || isPlain(field))
  );
}

export const join = (where: string, key: string | number): string => (where === '' ? String(key) : `${where}.${key}`);

/** A value as it may stand in a complaint. */
export function shown(raw: unknown): string {
  if (typeof raw === 'object' && raw !== null) return Array.isArray(raw) ? 'a list' : 'an object';
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
