import { byId, frozen } from '@starboard/kernel';
import { adds, becomes, type Lasting } from './abilities.ts';

/** What a reward does once, when its owner wants it; then it is discarded (MV-14.5). */
export type OneShot =
  /** MV-19.19 */
  | { readonly kind: 'movement'; readonly bonus: number }
  /** MV-19.20 */
  | { readonly kind: 'strong-sale' }
  /** MV-19.8 */
  | { readonly kind: 'voucher'; readonly what: 'equipment' | 'technology'; readonly amount: number }
  /** MV-19.21 */
  | { readonly kind: 'pardon'; readonly most: number }
  /** MV-19.14 */
  | { readonly kind: 'beacon' };

/** MV-14: a reward (Belohnung). */
export interface Reward {
  readonly id: string;
  /** MV-14.4 */
  readonly relic: boolean;
  readonly fame: number;
  /** MV-14.2 */
  readonly tradeIn: boolean;
  readonly lasting: Lasting;
  readonly once?: OneShot;
}

const relic = (id: string, ...lasting: Lasting): Reward => ({ id, relic: true, fame: 3, tradeIn: false, lasting });
const permit = (id: string, ...lasting: Lasting): Reward => ({ id, relic: false, fame: 0, tradeIn: true, lasting });
const medal = (id: string, fame: number): Reward => ({ id, relic: false, fame, tradeIn: false, lasting: [] });
const single = (id: string, once: OneShot): Reward => ({ ...permit(id), once });

/** A reward in the state is an index into this list. */
export const REWARDS: readonly Reward[] = frozen([
  relic('R01', becomes('compass', 4)),
  relic('R02', adds('thrust-2', 1)),
  relic('R03', adds('shield', 1)),
  relic('R04', adds('laser', 1)),
  relic('R05', adds('larger-holds', 1)),
  relic('R06', adds('free-target', 1)),
  permit('R07', adds('sales', 1)),
  permit('R08', adds('buys', 1)),
  permit('R09', adds('price-basic', -10)),
  permit('R10', adds('fare', 20)),
  permit('R11', becomes('fee', 0)),
  permit('R12', becomes('pirate-loss', 0)),
  permit('R13', adds('first-contact', 30)),
  permit('R14', adds('pilot', 1)),
  single('R15', { kind: 'movement', bonus: 6 }),
  single('R16', { kind: 'movement', bonus: 6 }),
  single('R17', { kind: 'strong-sale' }),
  single('R18', { kind: 'strong-sale' }),
  single('R19', { kind: 'voucher', what: 'equipment', amount: 40 }),
  single('R20', { kind: 'voucher', what: 'technology', amount: 30 }),
  medal('R21', 3),
  medal('R22', 4),
  single('R23', { kind: 'pardon', most: 3 }),
  single('R24', { kind: 'beacon' }),
]);

export const REWARD_COUNT = REWARDS.length;
export const REWARD: Readonly<Record<string, number>> = byId(REWARDS);

const doing = (kind: OneShot['kind']): readonly number[] =>
  frozen(REWARDS.flatMap(({ once }, reward) => (once?.kind === kind ? [reward] : [])));

export const FUEL_CELLS = doing('movement');
export const RUSH_ORDERS = doing('strong-sale');
export const VOUCHERS = doing('voucher');
export const PARDONS = doing('pardon');
export const BEACONS = doing('beacon');
