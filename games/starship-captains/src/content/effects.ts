import { frozen } from '@starboard/kernel';

/** SC-23: all that a room, row, bonus, triangle, event or passenger may do, in the order of its printed effects. */
export const EFFECT_OPS = [
  ...(['move', 'jump', 'attack', 'research', 'recycle', 'repair', 'damage', 'ambush'] as const),
  ...(['gainAndroid', 'gainMedal', 'gainArtifact', 'gainPirate', 'recall', 'advance', 'pay', 'choose'] as const),
  ...(['drawTech', 'peekMissions', 'forEach', 'copyRoom', 'specialise', 'openRoom', 'jumpToStation'] as const),
  ...(['shiftMarker', 'blastPirates', 'placePirates', 'discardPirates', 'takeTrackTech'] as const),
  ...(['others', 'forcedChoice', 'lose', 'ifAble', 'queueFrontToBack'] as const),
] as const;
export type EffectOp = (typeof EFFECT_OPS)[number];

/** SC-23.10, SC-23.17: what may be paid or lost. */
export const ITEMS = ['artifact', 'pirate', 'medal', 'android', 'tech'] as const;
export type Item = (typeof ITEMS)[number];

/** SC-1.9 */
export const DECKS = ['main', 'omega'] as const;
export type Deck = (typeof DECKS)[number];

/** SC-23.15: which routes get pirates: all at the stations, all at the own place, or one of them by choice. */
export const PIRATE_PLACES = ['allStations', 'ownLocation', 'oneAtOwnLocation'] as const;
export type PiratePlace = (typeof PIRATE_PLACES)[number];

type PlainOp =
  | 'jump'
  | 'attack'
  | 'research'
  | 'recycle'
  | 'ambush'
  | 'copyRoom'
  | 'openRoom'
  | 'jumpToStation'
  | 'blastPirates'
  | 'discardPirates'
  | 'takeTrackTech'
  | 'queueFrontToBack';

type CountedOp =
  | 'move'
  | 'repair'
  | 'damage'
  | 'gainAndroid'
  | 'gainMedal'
  | 'gainArtifact'
  | 'gainPirate'
  | 'recall'
  | 'peekMissions'
  | 'specialise';

type Each<Op extends EffectOp, Rest> = Op extends Op ? { readonly op: Op } & Rest : never;
type Nothing = Readonly<Record<never, never>>;
export type Effects = readonly Effect[];

/** SC-23: one printed effect. `faction` is an index into `FACTIONS`, or `ANY`. */
export type Effect =
  | Each<PlainOp, Nothing>
  | Each<CountedOp, { readonly n: number }>
  | { readonly op: 'advance'; readonly faction: number; readonly n: number }
  | { readonly op: 'pay'; readonly item: Item; readonly n: number; readonly effects: Effects }
  | Each<'choose' | 'forcedChoice', { readonly options: readonly Effects[] }>
  | { readonly op: 'drawTech'; readonly deck: Deck; readonly draw: number; readonly keep: number }
  | { readonly op: 'forEach'; readonly count: 'androidsInCrew'; readonly effects: Effects }
  | { readonly op: 'shiftMarker'; readonly max: number }
  | { readonly op: 'placePirates'; readonly where: PiratePlace }
  | { readonly op: 'others'; readonly effects: Effects }
  | { readonly op: 'lose'; readonly item: Item; readonly n: number }
  | {
      readonly op: 'ifAble';
      readonly cost: { readonly item: Item; readonly n: number };
      readonly effects: Effects;
    };

/** The effect of one op: `EffectOf<'pay'>`. */
export type EffectOf<Op extends EffectOp> = Extract<Effect, { readonly op: Op }>;

/** SC-5.12: whether an effect must be carried out; the others may be declined. */
export const MANDATORY: Readonly<Record<EffectOp, boolean>> = frozen({
  ...{ move: false, jump: false, attack: false, research: false, recycle: false, repair: false },
  ...{ damage: true, ambush: true, gainAndroid: true, gainMedal: true, gainArtifact: true, gainPirate: true },
  ...{ recall: false, advance: false, pay: false, choose: false, drawTech: false, peekMissions: false },
  ...{ forEach: false, copyRoom: false, specialise: false, openRoom: false, jumpToStation: false },
  ...{ shiftMarker: false, blastPirates: true, placePirates: true, discardPirates: false, takeTrackTech: false },
  ...{ others: true, forcedChoice: true, lose: true, ifAble: true, queueFrontToBack: true },
});
export const isMandatory = (op: EffectOp): boolean => MANDATORY[op];

/** The effects that an effect holds inside. */
function inside(effect: Effect): Effects {
  if ('options' in effect) return effect.options.flat();
  return 'effects' in effect ? effect.effects : [];
}

/** These effects and all that are inside them, in printed order. */
export const withNested = (effects: Effects): Effects =>
  effects.flatMap((effect) => [effect, ...withNested(inside(effect))]);
