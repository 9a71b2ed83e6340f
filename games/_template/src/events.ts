import type { Seat } from '@starboard/kernel';

/** What happens, and by which rule. Who may see what of it is in `view.ts`. */
export type CometEvent =
  | { readonly event: 'comet-appeared'; readonly rule: 'TP-3.1'; readonly comet: number }
  | { readonly event: 'burned'; readonly rule: 'TP-3.2'; readonly seat: Seat; readonly fuel: number }
  | { readonly event: 'tie-rolled'; readonly rule: 'TP-3.4'; readonly seat: Seat; readonly die: number }
  | { readonly event: 'towed'; readonly rule: 'TP-3.7'; readonly seat: Seat; readonly comet: number }
  | { readonly event: 'cracked'; readonly rule: 'TP-3.8'; readonly seat: Seat; readonly comet: number }
  | {
      readonly event: 'scooped';
      readonly rule: 'TP-2.2' | 'TP-3.5' | 'TP-3.8';
      readonly seat: Seat;
      readonly crystal?: number;
    }
  | { readonly event: 'wished'; readonly rule: 'TP-2.3'; readonly seat: Seat; readonly crystal: number }
  | { readonly event: 'refined'; readonly rule: 'TP-4.2'; readonly seat: Seat }
  | { readonly event: 'sold'; readonly rule: 'TP-4.3'; readonly seat: Seat; readonly crystal: number }
  | {
      readonly event: 'offered';
      readonly rule: 'TP-4.4';
      readonly seat: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  | { readonly event: 'declined'; readonly rule: 'TP-4.7'; readonly seat: Seat }
  | { readonly event: 'swapped'; readonly rule: 'TP-4.6'; readonly seat: Seat; readonly captain: Seat }
  | { readonly event: 'market-closed'; readonly rule: 'TP-4.8'; readonly seat: Seat }
  | {
      readonly event: 'dropped';
      readonly rule: 'TP-5.1';
      readonly seat: Seat;
      readonly count: number;
      readonly crystals?: readonly number[];
    };
