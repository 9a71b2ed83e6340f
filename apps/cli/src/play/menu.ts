import type { FormField, OpenDecision, Refusal, WrittenAction } from '@starboard/kernel';
import { bold, dim } from '../ui/style.ts';
import type { Voice } from './voice.ts';

/** One numbered line: an action, a form to fill in, or something that is refused. */
export interface Entry {
  readonly number: number;
  readonly kind: string;
  readonly label: string;
  readonly action?: WrittenAction;
  readonly fields?: readonly FormField[];
  readonly refusal?: Refusal;
}

/** Everything the decision offers and refuses, numbered; options of one kind stand together. */
export function entriesOf(decision: OpenDecision, voice: Voice): readonly Entry[] {
  const options = (decision.options ?? []).map((action) => ({ kind: action.do, label: voice.action(action), action }));
  const forms = (decision.forms ?? []).map(({ do: kind, verdict, fields }) => ({
    kind,
    label: `${voice.of(kind, 'kind', 'form')} …`,
    ...(verdict.ok ? { fields } : { refusal: verdict }),
  }));
  const refused = (decision.refused ?? []).map(({ action, verdict }) => ({
    kind: action.do,
    label: voice.action(action),
    refusal: verdict,
  }));
  const all = [...options, ...forms, ...refused];
  const closed = (entry: object) => 'refusal' in entry;
  return [...byKind(all.filter((entry) => !closed(entry))), ...byKind(all.filter(closed))].map((entry, i) => ({
    number: i + 1,
    ...entry,
  }));
}

function byKind<T extends { readonly kind: string }>(entries: readonly T[]): readonly T[] {
  return Object.values(Object.groupBy(entries, ({ kind }) => kind)).flatMap((group) => group ?? []);
}

/** The menu as text: a heading over each kind with several options, the refused ones grey at the end. */
export function menuText(entries: readonly Entry[], voice: Voice): string {
  const width = String(entries.length).length + 2;
  const line = ({ number, label }: Entry) => `${String(number).padStart(width)}  ${label}`;
  const open = entries.filter(({ refusal }) => refusal === undefined);
  const refused = entries.filter(({ refusal }) => refusal !== undefined);
  const groups = Object.entries(Object.groupBy(open, ({ kind }) => kind)).map(([kind, group = []]) =>
    [...(group.length > 1 ? [bold(voice.of(kind, 'kind'))] : []), ...group.map(line)].join('\n'),
  );
  return [
    ...groups,
    ...(refused.length > 0 ? [[voice.own('refused'), ...refused.map(line)].map(dim).join('\n')] : []),
  ].join('\n');
}
