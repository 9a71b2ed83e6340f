import { frozen, type Modifier } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { SYMBOLS } from './terms.ts';
import { gainMedal, jump, move, repair } from './verbs.ts';

/** SC-24.12: what a row may show: an attack, an ambush, a pirate token that is gained or paid. */
export const PRINTED_SYMBOLS = ['attack', 'ambush', 'pirate'] as const;
export type PrintedSymbol = (typeof PRINTED_SYMBOLS)[number];

/**
 * The named points at which rules ask what technologies change for good. Without any, storage, the two costs and bonuses are what
 * the rules say; all others are 0, and something is allowed that has more.
 */
export const POINTS = [
  /** SC-24.8: storage slots, of which the ones of a locker cannot be damaged. */
  'storage',
  /** SC-6.3: medals for a promotion. */
  'promotion-cost',
  /** SC-20.3: figures that stay in the break area at the end of a round. */
  'stay-on-break',
  /** SC-24.6: such cargo may be spent for each medal of a cost. */
  'artifacts-as-medals',
  'pirates-as-medals',
  /** SC-24.10: a pirate token may be discarded for each damage, to ignore it. */
  'pirates-for-damage',
  /** SC-24.15, SC-24.25: the first damage of a mission, that of moving past a pirate, and of attacking with the weapons room, is ignored. */
  'safe-on-missions',
  'safe-past-pirates',
  'safe-in-weapons-room',
  /** SC-24.11: each single move and each jump may be used as repair 1. */
  'repair-for-moves',
  /** SC-24.17: an advance on a named track may be taken whole on another one. */
  'any-track',
  /** SC-24.14, SC-24.18: what the bonus of a symbol is, as an index into `BONUSES`. */
  'bonus-repair',
  'bonus-medal',
  'bonus-move',
] as const;
export type Point = (typeof POINTS)[number];

/** Damage that a card may make its owner ignore (SC-24.15). */
export type DamagePoint = Extract<Point, `safe-${string}`>;

/** The point of each symbol. */
export const BONUS_AT = SYMBOLS.map((symbol): Point => `bonus-${symbol}`);

/** SC-14.9: the bonus of each symbol, in their order; then what technologies make of it (SC-24.14, SC-24.18). */
export const BONUSES: readonly Effects[] = frozen([
  [repair(1)],
  [gainMedal(1)],
  [move(1)],
  [repair(2)],
  [gainMedal(2)],
  [jump],
]);
export const BONUS = { repairTwo: 3, twoMedals: 4, jump: 5 } as const;

/** Always on while the card lies on the board. */
export interface Lasting {
  readonly kind: 'modifier';
  readonly modifiers: readonly Modifier<Point>[];
}

export const TRIGGERS = [
  ...(['missionCompleted', 'roomActivated', 'pirateDefeated', 'stationUsed', 'androidReturned'] as const),
  'placedSelf',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

/** SC-24.7, SC-24.12: only what is printed on the mission counts. */
interface MissionTrigger {
  readonly kind: 'trigger';
  readonly on: 'missionCompleted';
  /** It needs a row of this colour; -1 for any mission. */
  readonly rowColour: number;
  /** It needs one of these symbols; any mission if there are none. */
  readonly shows: readonly PrintedSymbol[];
  readonly effects: Effects;
}

/** SC-5.14 */
interface RoomTrigger {
  readonly kind: 'trigger';
  readonly on: 'roomActivated';
  /** It needs this basic room; -1 for any room. */
  readonly room: number;
  readonly by: 'crew' | 'artifacts' | 'any';
  readonly effects: Effects;
}

interface PlainTrigger {
  readonly kind: 'trigger';
  readonly on: Exclude<TriggerName, 'missionCompleted' | 'roomActivated'>;
  readonly effects: Effects;
}

/** Resolves its effects after something has happened. */
export type Trigger = MissionTrigger | RoomTrigger | PlainTrigger;

/** SC-5.4: may be used at the start of the own turn. */
export interface TurnStart {
  readonly kind: 'turnStart';
  /** SC-20.8 */
  readonly oncePerRound: boolean;
  readonly effects: Effects;
}

export type Ability = Lasting | Trigger | TurnStart;

/** The trigger on one happening: `TriggerOn<'roomActivated'>`. */
export type TriggerOn<Name extends TriggerName> = Extract<Trigger, { readonly on: Name }>;
