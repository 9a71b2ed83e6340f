import type { FormField, Json, WrittenAction } from '@starboard/kernel';

type Counts = Readonly<Record<string, number>>;
export type FieldValue = number | readonly number[] | Counts;
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A form before anything is filled in. */
export function emptyForm(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, emptyField(field)]));
}

function emptyField(field: FormField): FieldValue {
  if (field.type === 'counts') return {};
  if (field.type === 'number') return field.min;
  return field.seats.length === field.min ? field.seats : [];
}

export const countOf = (values: FormValues, name: string, id: string): number =>
  (values[name] as Counts | undefined)?.[id] ?? 0;

export const totalOf = (values: FormValues, name: string): number =>
  Object.values((values[name] as Counts | undefined) ?? {}).reduce((sum, n) => sum + n, 0);

/** One more or one less of something, within what the field allows. */
export function step(
  values: FormValues,
  field: Extract<FormField, { type: 'counts' }>,
  id: string,
  by: number,
): FormValues {
  const now = countOf(values, field.name, id);
  const room = field.total === undefined ? Number.POSITIVE_INFINITY : field.total - totalOf(values, field.name);
  const most = Math.min(field.max[field.ids.indexOf(id)], now + Math.max(0, room));
  const next = Math.max(0, Math.min(most, now + by));
  return { ...values, [field.name]: { ...(values[field.name] as Counts), [id]: next } };
}

export function toggleSeat(values: FormValues, name: string, seat: number): FormValues {
  const seats = (values[name] as readonly number[] | undefined) ?? [];
  const next = seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat].sort((a, b) => a - b);
  return { ...values, [name]: next };
}

export function setNumber(
  values: FormValues,
  field: Extract<FormField, { type: 'number' }>,
  value: number,
): FormValues {
  return { ...values, [field.name]: Math.max(field.min, Math.min(field.max, Math.round(value))) };
}

/** Whether the form can be handed in as far as its own limits go; the rules judge the rest. */
export function isComplete(fields: readonly FormField[], values: FormValues): boolean {
  return fields.every((field) => {
    if (field.type === 'counts') return field.total === undefined || totalOf(values, field.name) === field.total;
    if (field.type === 'seats') return ((values[field.name] as readonly number[]) ?? []).length >= field.min;
    return true;
  });
}

/** The action that the form stands for. */
export function actionOf(kind: string, fields: readonly FormField[], values: FormValues): WrittenAction {
  const written = fields.map((field) => {
    const value = values[field.name];
    if (field.type !== 'counts') return [field.name, value as Json] as const;
    return [field.name, Object.fromEntries(Object.entries(value as Counts).filter(([, n]) => n > 0))] as const;
  });
  return { do: kind, ...Object.fromEntries(written) };
}
