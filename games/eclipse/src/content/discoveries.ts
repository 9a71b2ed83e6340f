import { frozen } from '@starboard/kernel';
import { FOUND_PARTS, PARTS } from './parts.ts';

/** EC-24: what a discovery gives, besides or instead of points. */
export type Reward =
  /** Money, science, materials. */
  | { readonly kind: 'resources'; readonly resources: readonly number[] }
  | { readonly kind: 'technology' }
  | { readonly kind: 'cruiser' }
  | { readonly kind: 'orbital'; readonly resources: readonly number[] }
  | { readonly kind: 'monolith' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'part'; readonly part: number };

export interface Discovery {
  readonly id: string;
  readonly copies: number;
  readonly reward: Reward;
}

const resources = (id: string, copies: number, ...of: readonly number[]): Discovery => ({
  id,
  copies,
  reward: { kind: 'resources', resources: of },
});

const ofParts = FOUND_PARTS.map(
  (part): Discovery => ({
    id: `part-${PARTS[part].id}`,
    copies: 1,
    reward: { kind: 'part', part },
  }),
);

/** EC-1.7, EC-24: the kinds of discoveries. The Rift Conductor belongs to the Rift Cannon (EC-27.1). */
export const DISCOVERIES: readonly Discovery[] = frozen([
  resources('materials-6', 3, 0, 0, 6),
  resources('science-5', 3, 0, 5, 0),
  resources('money-8', 3, 8, 0, 0),
  resources('mixed', 2, 3, 2, 2),
  { id: 'ancient-tech', copies: 3, reward: { kind: 'technology' } },
  { id: 'ancient-cruiser', copies: 3, reward: { kind: 'cruiser' } },
  { id: 'ancient-orbital', copies: 2, reward: { kind: 'orbital', resources: [0, 0, 2] } },
  { id: 'ancient-monolith', copies: 1, reward: { kind: 'monolith' } },
  { id: 'ancient-warp-portal', copies: 1, reward: { kind: 'portal' } },
  ...ofParts,
]);

export const DISCOVERY_IDS: readonly string[] = DISCOVERIES.map(({ id }) => id);

/** The kind of discovery with this id. */
export function discoveryOf(id: string): number {
  const at = DISCOVERY_IDS.indexOf(id);
  if (at < 0) throw new Error(`There is no discovery ${id}`);
  return at;
}
