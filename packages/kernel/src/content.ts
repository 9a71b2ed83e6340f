/** Freezes plain content all the way down. */
export function frozen<T>(content: T): T {
  if (typeof content !== 'object' || content === null || Object.isFrozen(content)) return content;
  Object.freeze(content);
  for (const part of Object.values(content)) frozen(part);
  return content;
}

type Camel<Id extends string> = Id extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Id;

/** From each id, written in camel case, to its place in the list: `indexes(['red-blue']).redBlue === 0`. */
export function indexes<Id extends string>(ids: readonly Id[]): Readonly<Record<Camel<Id>, number>> {
  const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return frozen(Object.fromEntries(ids.map((id, i) => [camel(id), i])) as Record<Camel<Id>, number>);
}

/** The ids of a list of things. */
export const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** From the id of each thing to its place in the list. */
export const byId = (list: readonly { readonly id: string }[]): Readonly<Record<string, number>> =>
  frozen(Object.fromEntries(list.map((thing, i) => [thing.id, i])));
