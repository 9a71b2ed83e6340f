import type { Effects } from './effects.ts';

/** SC-24.12: what a row may show: an attack, an ambush, a pirate token that is gained or paid. */
export const PRINTED_SYMBOLS = ['attack', 'ambush', 'pirate'] as const;
export type PrintedSymbol = (typeof PRINTED_SYMBOLS)[number];

/** Damage that a card may make its owner ignore (SC-24.15). */
export const DAMAGE_SCOPES = ['firstPerMission', 'movePastPirate', 'attackWithWeaponsRoom'] as const;
export type DamageScope = (typeof DAMAGE_SCOPES)[number];

/** Always on while the card lies on the board. */
export type Modifier = { readonly kind: 'modifier' } & (
  | MedalSubstitute
  | ExtraStorage
  | IgnoreDamageByDiscard
  | IgnoreDamage
  | ConvertEffect
  | TechBonusReplace
  | ConvertAdvance
  | Cost
  | QueueRemain
);
export const MODIFIERS = [
  ...(['medalSubstitute', 'extraStorage', 'ignoreDamageByDiscard', 'ignoreDamage', 'convertEffect'] as const),
  ...(['techBonusReplace', 'convertAdvance', 'cost', 'queueRemain'] as const),
] as const;
export type ModifierType = (typeof MODIFIERS)[number];

/** SC-24.6: the item may be spent for each medal of a cost. */
interface MedalSubstitute {
  readonly type: 'medalSubstitute';
  readonly item: 'artifact' | 'pirate';
}

/** SC-24.8: more storage slots, which cannot be damaged. */
interface ExtraStorage {
  readonly type: 'extraStorage';
  readonly slots: number;
}

/** SC-24.10: one such token of the cargo may be discarded for each damage, to ignore it. */
interface IgnoreDamageByDiscard {
  readonly type: 'ignoreDamageByDiscard';
  readonly item: 'pirate';
}

interface IgnoreDamage {
  readonly type: 'ignoreDamage';
  readonly scopes: readonly DamageScope[];
}

/** SC-24.11: each single move and each jump may be used as repair 1. */
interface ConvertEffect {
  readonly type: 'convertEffect';
  readonly from: readonly ('move' | 'jump')[];
  readonly to: 'repair';
}

/** SC-24.14, SC-24.18: what a technology bonus of that symbol is instead. */
interface TechBonusReplace {
  readonly type: 'techBonusReplace';
  readonly symbol: number;
  readonly effects: Effects;
}

/** SC-24.17: an advance on a named track may be taken whole on another one. */
interface ConvertAdvance {
  readonly type: 'convertAdvance';
}

interface Cost {
  readonly type: 'cost';
  readonly what: 'promote';
  readonly medals: number;
}

/** SC-20.3: figures that stay in the break area at the end of a round. */
interface QueueRemain {
  readonly type: 'queueRemain';
  readonly n: number;
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

export type Ability = Modifier | Trigger | TurnStart;

/** The modifier of one type: `ModifierOf<'extraStorage'>`. */
export type ModifierOf<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;
/** The trigger on one happening: `TriggerOn<'roomActivated'>`. */
export type TriggerOn<Name extends TriggerName> = Extract<Trigger, { readonly on: Name }>;
