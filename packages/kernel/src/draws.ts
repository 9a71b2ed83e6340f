import { BadInput, join, readArray, readInt, readObject, readRecord, readString } from './json.ts';

/** One draw, by its name in the rules: what it was drawn from, and what came. */
export type Drawn = { readonly name: string } & (
  | { readonly die: number; readonly is: number }
  | { readonly below: number; readonly is: number }
  | { readonly pick: readonly number[]; readonly is: number }
  /** So many things; what lies at place i now lay at place `is[i]`. */
  | { readonly shuffle: number; readonly is: readonly number[] }
);

/** A draw of a match, with the number of log entries before it. */
export type Draw = { readonly step: number } & Drawn;

const KINDS = ['die', 'below', 'pick', 'shuffle'] as const;
const MOST = 1_000_000;

/** Reads the list of a match file. Throws {@link BadInput}. */
export function readDraws(raw: unknown, where: string): readonly Draw[] {
  return readArray(raw, where, MOST).map((entry, i) => readDraw(entry, join(where, i)));
}

function readDraw(raw: unknown, where: string): Draw {
  const kind = KINDS.find((one) => Object.hasOwn(readRecord(raw, where), one));
  if (kind === undefined) throw new BadInput(where, `must be one of: ${KINDS.join(', ')}`);
  const entry = readObject(raw, where, ['step', 'name', kind, 'is']);
  const number = (value: unknown, key: string, least = 0) => readInt(value, join(where, key), least, MOST);
  const numbers = (value: unknown, key: string) =>
    readArray(value, join(where, key), MOST).map((one, i) => number(one, join(key, i)));
  const draw = { step: number(entry.step, 'step'), name: readString(entry.name, join(where, 'name'), 100) };
  switch (kind) {
    case 'pick':
      return { ...draw, pick: numbers(entry.pick, 'pick'), is: number(entry.is, 'is') };
    case 'shuffle':
      return { ...draw, shuffle: number(entry.shuffle, 'shuffle'), is: numbers(entry.is, 'is') };
    case 'die':
      return { ...draw, die: number(entry.die, 'die', 1), is: number(entry.is, 'is') };
    case 'below':
      return { ...draw, below: number(entry.below, 'below', 1), is: number(entry.is, 'is') };
  }
}
