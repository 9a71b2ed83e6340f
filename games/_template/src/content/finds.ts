import { idsOf, type Modifier } from '@starboard/kernel';

/** What a find does at once. If a card fits no verb, add one here, and its handler to `effects/index.ts`. */
export type Effect =
  | { readonly do: 'scoop'; readonly crystals: number }
  | { readonly do: 'refuel'; readonly fuel: number }
  | { readonly do: 'leak'; readonly fuel: number };

/** Numbers of the rules that a find can change for good: no rule asks who owns which card. */
export type Point = 'hold-size' | 'sale-price' | 'set-points';

export interface Find {
  readonly id: string;
  /** Spent as soon as it is found. */
  readonly effects?: readonly Effect[];
  /** In force as long as somebody has it. */
  readonly modifiers?: readonly Modifier<Point>[];
}

/** TP-7.1 to TP-7.6: what is found inside comets. A card is data; its words are `find.<id>` and `find.<id>.text`. */
export const FINDS: readonly Find[] = [
  { id: 'fuel-pod', effects: [{ do: 'refuel', fuel: 2 }] },
  { id: 'geode', effects: [{ do: 'scoop', crystals: 2 }] },
  { id: 'solar-storm', effects: [{ do: 'leak', fuel: 1 }] },
  { id: 'cargo-net', modifiers: [{ at: 'hold-size', add: 2 }] },
  { id: 'beacon', modifiers: [{ at: 'sale-price', add: 1 }] },
  { id: 'prism', modifiers: [{ at: 'set-points', add: 1 }] },
];

export const FIND_IDS = idsOf(FINDS);
