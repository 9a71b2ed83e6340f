import type { GameEvent, Seat } from '@starboard/kernel';

interface By {
  readonly rule: string;
  readonly seat: Seat;
}

/** What happens at the table, told in the order in which it happens. Figures, cards, places and colours are indexes. */
export type CaptainsEvent = GameEvent &
  (
    | { readonly event: 'round-began'; readonly rule: string; readonly round: number; readonly start: Seat }
    | (By & { readonly event: 'turn-began' })
    | (By & { readonly event: 'specialised'; readonly figure: number; readonly colour: number; readonly free: boolean })
    | (By & { readonly event: 'promoted'; readonly colour: number })
    | (By & { readonly event: 'ability-used'; readonly card: number })
    | (By & { readonly event: 'room-activated'; readonly room: number; readonly card: number; readonly figure: number })
    | (By & {
        readonly event: 'room-opened-by-artifacts';
        readonly room: number;
        readonly card: number;
        readonly kinds: readonly number[];
      })
    | (By & { readonly event: 'double-shift'; readonly room: number; readonly card: number })
    | (By & { readonly event: 'commanded'; readonly figure: number; readonly place: number })
    | (By & { readonly event: 'passed' })
    | (By & { readonly event: 'mission-taken'; readonly mission: number; readonly at: number })
    | (By & { readonly event: 'assigned'; readonly row: number; readonly figure: number })
    | (By & { readonly event: 'row-resolved'; readonly row: number; readonly again: boolean })
    | (By & { readonly event: 'row-ignored'; readonly row: number })
    | (By & { readonly event: 'mission-completed'; readonly mission: number; readonly points: number })
    | {
        readonly event: 'mission-placed';
        readonly rule: string;
        readonly mission: number;
        readonly at: number;
        readonly number: number;
        readonly to: number;
      }
    | { readonly event: 'riot'; readonly rule: string }
    | {
        readonly event: 'pirate-placed';
        readonly rule: string;
        readonly at: number;
        readonly along: number;
        readonly pirate: number;
      }
    | {
        readonly event: 'pirate-discarded';
        readonly rule: string;
        readonly pirate: number;
        readonly at: number;
        readonly along: number;
      }
    | (By & { readonly event: 'moved'; readonly from: number; readonly to: number; readonly pirate: boolean })
    | (By & { readonly event: 'jumped'; readonly from: number; readonly to: number })
    | (By & { readonly event: 'damaged'; readonly total: number })
    | (By & { readonly event: 'damage-ignored'; readonly card: number })
    | (By & { readonly event: 'repaired'; readonly slot: number })
    | (By & { readonly event: 'attacked'; readonly along: number; readonly pirate: number })
    | (By & { readonly event: 'artifacts-gained'; readonly kinds: readonly number[] })
    | (By & { readonly event: 'pirates-gained'; readonly count: number })
    | (By & { readonly event: 'cargo-dropped'; readonly kind: number })
    | (By & {
        readonly event: 'paid';
        readonly what: 'artifact' | 'pirate' | 'medal' | 'android' | 'tech';
        readonly kind: number;
      })
    | (By & { readonly event: 'medals-gained'; readonly count: number })
    | (By & { readonly event: 'androids-gained'; readonly count: number })
    | (By & { readonly event: 'androids-returned'; readonly count: number })
    | (By & { readonly event: 'recalled'; readonly figure: number })
    | (By & { readonly event: 'advanced'; readonly faction: number; readonly to: number; readonly lap: boolean })
    | (By & { readonly event: 'trophy-taken'; readonly faction: number })
    | (By & { readonly event: 'moved-back'; readonly faction: number; readonly to: number })
    | (By & { readonly event: 'event-triggered'; readonly card: number })
    | { readonly event: 'event-removed'; readonly rule: string; readonly card: number }
    | (By & {
        readonly event: 'tech-placed';
        readonly card: number;
        readonly slot: number;
        readonly replaced: number;
        readonly matches: readonly number[];
      })
    | (By & { readonly event: 'tech-discarded'; readonly card: number })
    | { readonly event: 'techs-discarded'; readonly rule: string; readonly cards: readonly number[] }
    | { readonly event: 'display-refilled'; readonly rule: string; readonly slot: number; readonly card: number }
    | (By & { readonly event: 'techs-drawn'; readonly count: number; readonly cards?: readonly number[] })
    | (By & { readonly event: 'missions-peeked'; readonly count: number; readonly cards?: readonly number[] })
    | (By & { readonly event: 'room-copied'; readonly card: number })
    | (By & { readonly event: 'room-sealed'; readonly room: number })
    | (By & { readonly event: 'queue-turned'; readonly figure: number })
    | (By & { readonly event: 'triggered'; readonly card: number })
    | (By & { readonly event: 'station-used'; readonly station: number })
    | { readonly event: 'station-restocked'; readonly rule: string; readonly station: number; readonly round: number }
    | (By & { readonly event: 'goods-gained'; readonly what: 'medal' | 'cadet' })
    | { readonly event: 'action-drawn'; readonly rule: string; readonly card: number }
    | { readonly event: 'shadow-moved'; readonly rule: string; readonly to: number }
    | { readonly event: 'shadow-completed'; readonly rule: string; readonly mission: number }
    | { readonly event: 'shadow-discarded-tech'; readonly rule: string; readonly card: number }
    | (By & { readonly event: 'round-ended'; readonly recalled: number })
    | (By & { readonly event: 'epilogue'; readonly points: number })
    | { readonly event: 'game-ended'; readonly rule: string; readonly points: readonly number[] }
  );
