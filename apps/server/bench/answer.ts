import type { FormField, OpenDecision, WrittenAction } from '@starboard/kernel';

/** Any answer to a decision: an option by chance, or else a form filled in somehow. Kinds to `avoid` are the last resort. */
export function anyAnswer(
  decision: OpenDecision,
  chance: () => number = Math.random,
  avoid: readonly string[] = [],
): WrittenAction | undefined {
  const all = decision.options ?? [];
  const wanted = avoid.length === 0 ? all : all.filter((option) => !avoid.includes(option.do));
  const options = wanted.length > 0 ? wanted : all;
  if (options.length > 0) return options[Math.floor(chance() * options.length)];
  const form = decision.forms?.find(({ verdict }) => verdict.ok);
  if (form === undefined) return undefined;
  return {
    do: form.do,
    ...Object.fromEntries(form.fields.map((field) => [field.name, filled(field)])),
  } as WrittenAction;
}

function filled(field: FormField) {
  if (field.type === 'number') return field.min;
  if (field.type === 'seats') return field.seats.slice(0, field.min);
  let left = field.total ?? 0;
  const counts: Record<string, number> = {};
  field.ids.forEach((id, i) => {
    const taken = Math.min(left, field.max[i]);
    if (taken > 0) counts[id] = taken;
    left -= taken;
  });
  return counts;
}

/** What a seat has to answer now, if anything. */
export function owedBy(decisions: readonly OpenDecision[], seat: number): OpenDecision | undefined {
  return decisions.find((one) => one.seat === seat && one.urgency === 'owed');
}
