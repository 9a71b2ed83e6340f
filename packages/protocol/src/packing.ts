import type { OpenDecision, Refusal, WrittenAction } from '@starboard/kernel';

/**
 * Many actions of one kind differ in a single field (a ship may fly to eighty points). They travel as one action with a list
 * in that field: `{ do: 'fly', ship: 'transporter-1', '*': 'to', to: ['s063', 's064'] }`.
 */
export type PackedAction = { readonly do: string; readonly '*'?: string; readonly [field: string]: unknown };

export function packActions(actions: readonly WrittenAction[]): PackedAction[] {
  const packed: PackedAction[] = [];
  for (let i = 0; i < actions.length; ) {
    const field = varyingField(actions[i], actions[i + 1]);
    let end = i + 1;
    while (field !== undefined && end < actions.length && varyingField(actions[i], actions[end]) === field) end++;
    const run = actions.slice(i, end);
    packed.push(field === undefined ? run[0] : { ...run[0], '*': field, [field]: run.map((action) => action[field]) });
    i = end;
  }
  return packed;
}

export function unpackActions(packed: readonly PackedAction[]): WrittenAction[] {
  return packed.flatMap(({ '*': field, ...action }) => {
    if (field === undefined) return [action as WrittenAction];
    return (action[field] as unknown[]).map((value) => ({ ...action, [field]: value }) as WrittenAction);
  });
}

/** The one field in which two actions of the same kind differ, if it is one and holds no structure. */
function varyingField(a: WrittenAction, b: WrittenAction | undefined): string | undefined {
  if (b === undefined || a.do !== b.do) return undefined;
  const fields = Object.keys(a);
  if (fields.length !== Object.keys(b).length || !fields.every((field) => field in b)) return undefined;
  const differing = fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
  const simple = differing.length === 1 && typeof a[differing[0]] !== 'object' && typeof b[differing[0]] !== 'object';
  return simple ? differing[0] : undefined;
}

/** An open decision on the wire: options packed, refused ones packed by the verdict that they share. */
export type PackedDecision = Omit<OpenDecision, 'options' | 'refused'> & {
  readonly options?: readonly PackedAction[];
  readonly refused?: readonly { readonly verdict: Refusal; readonly actions: readonly PackedAction[] }[];
};

export function packDecision({ options, refused, ...decision }: OpenDecision): PackedDecision {
  return {
    ...decision,
    ...(options === undefined ? {} : { options: packActions(options) }),
    ...(refused === undefined ? {} : { refused: packRefused(refused) }),
  };
}

export function unpackDecision({ options, refused, ...decision }: PackedDecision): OpenDecision {
  return {
    ...decision,
    ...(options === undefined ? {} : { options: unpackActions(options) }),
    ...(refused === undefined
      ? {}
      : {
          refused: refused.flatMap(({ verdict, actions }) =>
            unpackActions(actions).map((action) => ({ action, verdict })),
          ),
        }),
  };
}

function packRefused(refused: NonNullable<OpenDecision['refused']>): NonNullable<PackedDecision['refused']> {
  const groups = new Map<string, { verdict: Refusal; actions: WrittenAction[] }>();
  for (const { action, verdict } of refused) {
    const key = JSON.stringify(verdict);
    const group = groups.get(key) ?? { verdict, actions: [] };
    group.actions.push(action);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ verdict, actions }) => ({ verdict, actions: packActions(actions) }));
}
