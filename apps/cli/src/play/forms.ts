import type { FormField, Json, WrittenAction } from '@starboard/kernel';
import type { Lines } from '../ui/lines.ts';
import type { Voice } from './voice.ts';

type Field<T extends FormField['type']> = Extract<FormField, { type: T }>;

const CANCEL = new Set(['cancel', 'abbrechen']);

/** Asks for one field after the other. Undefined if somebody cancels or leaves. */
export async function fillIn(
  kind: string,
  fields: readonly FormField[],
  lines: Lines,
  voice: Voice,
): Promise<WrittenAction | undefined> {
  const action: Record<string, Json> & { do: string } = { do: kind };
  console.log(voice.own('form-hint'));
  for (const field of fields) {
    const value = await askField(field, lines, voice);
    if (value === undefined) return undefined;
    action[field.name] = value;
  }
  return action;
}

/** Asks until the answer fits. */
async function askField(field: FormField, lines: Lines, voice: Voice): Promise<Json | undefined> {
  for (;;) {
    const line = await lines.next(promptOf(field, voice));
    if (line === undefined || CANCEL.has(line.trim().toLowerCase())) return undefined;
    const value = readField(field, line, voice);
    if (typeof value !== 'object' || !('bad' in value)) return value;
    console.log(voice.own('form-bad', { word: value.bad }));
  }
}

interface Bad {
  readonly bad: string;
}

/** What was typed for a field, or the word in it that does not fit. */
export function readField(field: FormField, line: string, voice: Voice): number | readonly number[] | Counts | Bad {
  const words = line.split(/[\s,;=:]+/).filter((word) => word !== '');
  if (field.type === 'counts') return readCounts(field, words, voice);
  if (field.type === 'seats') return readSeats(field, words, voice);
  const number = wholeNumber(words[0]);
  return number !== undefined && number >= field.min && number <= field.max ? number : { bad: line };
}

type Counts = { readonly [id: string]: number };

/** `2 ore 1 fuel`, `ore 2`, `ore=2 fuel`, or one number for each in the order shown. */
function readCounts(field: Field<'counts'>, words: readonly string[], voice: Voice): Counts | Bad {
  const numbers = words.map(wholeNumber);
  if (words.length === field.ids.length && numbers.every((n) => n !== undefined)) {
    return Object.fromEntries(field.ids.map((id, i) => [id, numbers[i] ?? 0] as const).filter(([, n]) => n > 0));
  }
  const counts: Record<string, number> = {};
  for (let i = 0; i < words.length; i++) {
    const before = numbers[i];
    const id = idOf(field, words[before === undefined ? i : i + 1] ?? '', voice);
    if (id === undefined) return { bad: words[i] };
    const after = before === undefined ? numbers[i + 1] : undefined;
    counts[id] = (counts[id] ?? 0) + (before ?? after ?? 1);
    if (before !== undefined || after !== undefined) i++;
  }
  return counts;
}

function idOf(field: Field<'counts'>, word: string, voice: Voice): string | undefined {
  const typed = word.toLowerCase();
  const names = (id: string) => [id, voice.of(id, field.of)].map((name) => name.toLowerCase());
  const fits = (test: (name: string) => boolean) => field.ids.filter((id) => names(id).some(test));
  const begun = typed === '' ? [] : fits((name) => name.startsWith(typed));
  return fits((name) => name === typed)[0] ?? (begun.length === 1 ? begun[0] : undefined);
}

function readSeats(field: Field<'seats'>, words: readonly string[], voice: Voice): readonly number[] | Bad {
  const seats = new Set<number>();
  for (const word of words) {
    const seat = field.seats.find(
      (one) => String(one) === word || voice.name(one).toLowerCase() === word.toLowerCase(),
    );
    if (seat === undefined) return { bad: word };
    seats.add(seat);
  }
  return seats.size < field.min ? { bad: words.join(' ') } : [...seats].sort((a, b) => a - b);
}

const wholeNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^-?\d{1,9}$/.test(word) ? Number(word) : undefined;

function promptOf(field: FormField, voice: Voice): string {
  const name = voice.of(field.name, 'field');
  if (field.type === 'number') return voice.own('form-number', { name, min: field.min, max: field.max });
  if (field.type === 'seats') {
    const seats = field.seats.map((seat) => `${seat} ${voice.name(seat)}`).join(', ');
    return voice.own('form-seats', { name, seats });
  }
  const limits = field.ids.map((id, i) => `${voice.of(id, field.of)} 0-${field.max[i]}`).join(', ');
  return field.total === undefined
    ? voice.own('form-counts', { name, limits })
    : voice.own('form-counts-total', { name, limits, total: field.total });
}
