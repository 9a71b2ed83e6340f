import type { GameEvent, Seat } from '@starboard/kernel';
import type { Cards } from './actions.ts';
import type { Question, Stat } from './content/encounters.ts';

interface By {
  readonly rule: string;
  readonly seat: Seat;
}

/** What happens at the table, told in the order in which it happens. */
export type StarfarersEvent = GameEvent &
  (
    | (By & { readonly event: 'first-player'; readonly dice: readonly (readonly number[])[] })
    | (By & { readonly event: 'colony-placed'; readonly at: number })
    | (By & { readonly event: 'spaceport-placed'; readonly at: number; readonly ship: number })
    | (By & { readonly event: 'turn-began'; readonly turn: number })
    | (By & { readonly event: 'dice-rolled'; readonly dice: readonly number[] })
    | (By & { readonly event: 'produced'; readonly cards: Cards })
    | { readonly event: 'bank-short'; readonly rule: string; readonly kind: number }
    | (By & { readonly event: 'discarded'; readonly cards: Cards })
    | (By & { readonly event: 'stole'; readonly from: Seat; readonly kind?: number })
    | (By & { readonly event: 'declined' })
    | (By & { readonly event: 'relief-taken'; readonly kind: number })
    | (By & { readonly event: 'supply-drawn'; readonly kind?: number })
    | { readonly event: 'supply-rebuilt'; readonly rule: string; readonly cards: Cards }
    | (By & {
        readonly event: 'offered';
        readonly offer: number;
        readonly give: Cards;
        readonly want: Cards;
        readonly to: readonly Seat[];
      })
    | (By & { readonly event: 'offer-accepted'; readonly offer: number })
    | (By & { readonly event: 'offer-refused'; readonly offer: number })
    | (By & { readonly event: 'offer-withdrawn'; readonly offer: number })
    | (By & { readonly event: 'traded'; readonly with: Seat; readonly gave: Cards; readonly got: Cards })
    | (By & { readonly event: 'bank-traded'; readonly give: number; readonly cards: number; readonly take: number })
    | (By & { readonly event: 'ship-built'; readonly what: number; readonly at: number; readonly transporter: number })
    | (By & { readonly event: 'spaceport-built'; readonly at: number })
    | (By & { readonly event: 'upgrade-built'; readonly what: number })
    | (By & { readonly event: 'levied'; readonly from: readonly Seat[] })
    | (By & { readonly event: 'balls-drawn'; readonly balls: readonly number[] })
    | (By & { readonly event: 'speed-set'; readonly speed: number })
    | (By & { readonly event: 'encounter-read'; readonly question: Question })
    | (By & { readonly event: 'encounter-answered'; readonly yes: boolean })
    | (By & { readonly event: 'cards-given'; readonly cards: Cards })
    | (By & {
        readonly event: 'compared';
        readonly stat: Stat;
        readonly opponent: Seat;
        readonly own: number;
        readonly other: number;
      })
    | (By & { readonly event: 'nothing-happened' })
    | (By & { readonly event: 'fame-changed'; readonly rings: number })
    | (By & { readonly event: 'cards-gained'; readonly cards: Cards })
    | (By & { readonly event: 'card-passed'; readonly to: Seat; readonly kind?: number })
    | (By & { readonly event: 'upgrade-gained'; readonly what: number })
    | (By & { readonly event: 'upgrade-lost'; readonly what: number })
    | (By & { readonly event: 'ship-grounded'; readonly ship: number })
    | (By & { readonly event: 'trade-ship-granted' })
    | (By & { readonly event: 'trade-ship-placed'; readonly at: number; readonly transporter: number })
    | (By & { readonly event: 'jumped'; readonly ship: number; readonly to: number })
    | (By & { readonly event: 'cards-returned'; readonly cards: Cards })
    | { readonly event: 'encounters-shuffled'; readonly rule: string }
    | (By & {
        readonly event: 'flew';
        readonly ship: number;
        readonly from: number;
        readonly to: number;
        readonly way: readonly number[];
      })
    | (By & { readonly event: 'looked'; readonly planet: number; readonly chit?: number })
    | (By & { readonly event: 'colony-founded'; readonly at: number; readonly chits: readonly number[] })
    | (By & { readonly event: 'station-founded'; readonly at: number; readonly card: number })
    | (By & { readonly event: 'disc-won'; readonly people: number; readonly lostBy: Seat })
    | (By & {
        readonly event: 'obstacle-cleared';
        readonly planet: number;
        readonly chit: number;
        readonly reserve: number;
      })
    | (By & { readonly event: 'won'; readonly points: number })
  );
