import type { GameEvent, Seat } from '@starboard/kernel';
import type { SETTLED } from './state.ts';

interface By {
  readonly rule: string;
  readonly seat: Seat;
}

/** How a component is lost (GT-23.7), or taken off before the flight. */
export type LostBy = 'destroyed' | 'fell' | 'given-up' | 'removed';

/** What happens at the table, told in the order in which it happens. Tiles, squares, cards and goods are indexes. */
export type TruckerEvent = GameEvent &
  // a round begins (GT-3)
  (
    | {
        readonly event: 'round-began';
        readonly rule: string;
        readonly round: number;
        readonly level: number;
        readonly shipClass: number;
      }
    | { readonly event: 'difficulty-rolled'; readonly rule: string; readonly dice: readonly number[] }
    | (By & { readonly event: 'plotted'; readonly card?: number })
    | { readonly event: 'road-drawn'; readonly rule: string; readonly road: number }
    | { readonly event: 'blackout-rolled'; readonly rule: string; readonly number: number }
    | { readonly event: 'building-began'; readonly rule: string }
    // building (GT-4)
    | (By & {
        readonly event: 'tile-taken';
        readonly from: 'heap' | 'table' | 'stash' | 'stack';
        readonly tile?: number;
        readonly hidden?: boolean;
      })
    | (By & { readonly event: 'tile-placed'; readonly tile: number; readonly at: number; readonly turn: number })
    | (By & { readonly event: 'tile-moved'; readonly tile: number; readonly at: number; readonly turn: number })
    | (By & { readonly event: 'tile-picked-up'; readonly tile: number })
    | (By & { readonly event: 'tile-returned'; readonly tile?: number; readonly dark: boolean })
    | (By & { readonly event: 'tile-reserved'; readonly tile: number })
    | (By & { readonly event: 'pile-looked-at'; readonly pile: number })
    | { readonly event: 'sand-ran-out'; readonly rule: string }
    | (By & { readonly event: 'timer-flipped'; readonly left: number; readonly byClock: boolean })
    | (By & { readonly event: 'finished'; readonly number: number })
    | (By & { readonly event: 'turn-began' })
    | { readonly event: 'building-ended'; readonly rule: string }
    // ship check and launch (GT-7, GT-8)
    | (By & { readonly event: 'direction-chosen'; readonly front: number })
    | (By & {
        readonly event: 'part-lost';
        readonly tile: number;
        readonly at: number;
        readonly turn: number;
        readonly how: LostBy;
      })
    | (By & { readonly event: 'alien-boarded'; readonly at: number; readonly alien: number; readonly role?: number })
    | { readonly event: 'launched'; readonly rule: string; readonly positions: readonly number[] }
    // flight (GT-9 to GT-13)
    | { readonly event: 'card-revealed'; readonly rule: string; readonly card: number; readonly left: number }
    | { readonly event: 'card-without-effect'; readonly rule: string; readonly card: number }
    | { readonly event: 'deck-comes-again'; readonly rule: string; readonly cards: number }
    | (By & { readonly event: 'gave-up'; readonly half: number; readonly forced: boolean })
    | (By & { readonly event: 'jumped'; readonly half: number })
    | (By & { readonly event: 'returned'; readonly half: number })
    | (By & { readonly event: 'ship-turned' })
    | (By & { readonly event: 'moved'; readonly days: number; readonly to: number })
    | (By & { readonly event: 'powered'; readonly part: number })
    | (By & { readonly event: 'boosted'; readonly booster: number; readonly part: number })
    | (By & { readonly event: 'tokens-lost'; readonly from: number; readonly count: number })
    | (By & { readonly event: 'free-power' })
    | (By & {
        readonly event: 'strength-stated';
        readonly what: 'engines' | 'cannons' | 'rear';
        readonly half: number;
        readonly strength: number;
      })
    | (By & { readonly event: 'crew-stated'; readonly crew: number })
    | (By & { readonly event: 'fussy-roll'; readonly die: number; readonly alien: number })
    | {
        readonly event: 'dice-rolled';
        readonly rule: string;
        readonly dice: readonly number[];
        readonly why: 'meteor' | 'shot' | 'sabotage' | 'madness' | 'fatigue';
        readonly large: boolean;
        readonly from: number;
        readonly seats: readonly Seat[];
        /** GT-20.38: those of them whom it meets from the opposite side. */
        readonly turned: readonly Seat[];
      }
    | (By & {
        readonly event: 'hit';
        readonly meteor: boolean;
        readonly large: boolean;
        readonly side: number;
        /** -1: it missed. */
        readonly at: number;
        readonly result: 'missed' | 'bounced' | 'shielded' | 'shot-down' | 'escorted' | 'destroyed';
      })
    | (By & { readonly event: 'crew-lost'; readonly from: number; readonly humans: number; readonly alien: number })
    | (By & { readonly event: 'crew-boarded'; readonly at: number; readonly humans: number })
    | (By & { readonly event: 'woken'; readonly from: number; readonly to: number })
    | (By & { readonly event: 'crew-moved'; readonly from: number; readonly to: number })
    | (By & { readonly event: 'goods-offered'; readonly goods: readonly number[] })
    | (By & { readonly event: 'goods-loaded'; readonly good: number; readonly to: number })
    | (By & { readonly event: 'goods-unloaded'; readonly good: number; readonly from: number })
    | (By & { readonly event: 'goods-returned'; readonly goods: readonly number[] })
    | (By & { readonly event: 'goods-lost'; readonly good: number; readonly from: number })
    | (By & {
        readonly event: 'goods-burnt';
        readonly good: number;
        readonly reactor: number;
        readonly battery: number;
      })
    | (By & { readonly event: 'tokens-gained'; readonly at: number; readonly count: number })
    | (By & { readonly event: 'credits'; readonly change: number; readonly why: CreditReason })
    | (By & { readonly event: 'loan-taken' })
    | (By & { readonly event: 'loan-repaid' })
    | (By & { readonly event: 'landed'; readonly planet: number })
    | (By & { readonly event: 'passed' })
    | (By & { readonly event: 'opportunity-used' })
    | (By & {
        readonly event: 'enemy-fought';
        readonly result: 'won' | 'draw' | 'lost';
        readonly strength: number;
        readonly enemy: number;
      })
    | (By & { readonly event: 'reward-declined' })
    | (By & { readonly event: 'diplomat-used' })
    | (By & { readonly event: 'chosen-as-worst'; readonly criterion: 'crew' | 'engines' | 'cannons' | 'looks' })
    | (By & { readonly event: 'explosion'; readonly at: number })
    // Evil Machinations and bonus cards
    | (By & { readonly event: 'bid-made'; readonly credits: number })
    | (By & { readonly event: 'bid-won'; readonly credits: number })
    | { readonly event: 'bids-shown'; readonly rule: string; readonly bids: readonly number[] }
    | (By & { readonly event: 'guessed'; readonly number: number })
    | { readonly event: 'die-shown'; readonly rule: string; readonly number: number }
    | (By & { readonly event: 'square-named'; readonly column: number; readonly row: number })
    | (By & { readonly event: 'hacked'; readonly what: number })
    | (By & {
        readonly event: 'decided';
        readonly what: 'pay' | 'refuse' | 'dodge' | 'brave' | 'lose-days' | 'hand-over';
      })
    | (By & { readonly event: 'rockets-swapped'; readonly with: Seat })
    | { readonly event: 'rockets-closed-up'; readonly rule: string; readonly positions: readonly number[] }
    | (By & { readonly event: 'row-aimed'; readonly row: number; readonly at: Seat })
    | (By & { readonly event: 'field-taken'; readonly field: number })
    | { readonly event: 'depot-opened'; readonly rule: string; readonly tiles: readonly number[] }
    | (By & {
        readonly event: 'tile-added';
        readonly tile: number;
        readonly at: number;
        readonly turn: number;
        readonly replaced: number;
      })
    /** Secret choices, by seat; -1: had none. */
    | {
        readonly event: 'numbers-shown';
        readonly rule: string;
        readonly what: 'tokens' | 'columns';
        readonly numbers: readonly number[];
      }
    | (By & { readonly event: 'token-moved'; readonly from: number; readonly to: number })
    // the end of a round (GT-14) and of the game (GT-15)
    | (By & { readonly event: 'arrived'; readonly place: number })
    | (By & { readonly event: 'ledger-line'; readonly line: (typeof SETTLED)[number]; readonly credits: number })
    | (By & { readonly event: 'insolvent'; readonly waived: number })
    | { readonly event: 'round-ended'; readonly rule: string; readonly round: number }
    | (By & { readonly event: 'ruined' })
    | { readonly event: 'game-ended'; readonly rule: string }
  );

/** Why credits change hands in flight. */
export type CreditReason = 'reward' | 'ship' | 'toll' | 'bid' | 'guess' | 'union' | 'goods-sold' | 'loan' | 'field';
