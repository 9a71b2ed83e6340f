import type { Deck, Effect, EffectOf, EffectOp, Effects, Item, PiratePlace } from './effects.ts';

/** Short ways to write effects in the lists of content. */
const counted =
  <Op extends EffectOp>(op: Op) =>
  (n: number): { readonly op: Op; readonly n: number } => ({ op, n });

export const move = counted('move');
export const repair = counted('repair');
export const damage = counted('damage');
export const gainAndroid = counted('gainAndroid');
export const gainMedal = counted('gainMedal');
export const gainArtifact = counted('gainArtifact');
export const gainPirate = counted('gainPirate');
export const recall = counted('recall');
export const peekMissions = counted('peekMissions');
export const specialise = counted('specialise');

export const jump: Effect = { op: 'jump' };
export const attack: Effect = { op: 'attack' };
export const research: Effect = { op: 'research' };
export const recycle: Effect = { op: 'recycle' };
export const ambush: Effect = { op: 'ambush' };
export const copyRoom: Effect = { op: 'copyRoom' };
export const openRoom: Effect = { op: 'openRoom' };
export const jumpToStation: Effect = { op: 'jumpToStation' };
export const blastPirates: Effect = { op: 'blastPirates' };
export const discardPirates: Effect = { op: 'discardPirates' };
export const takeTrackTech: Effect = { op: 'takeTrackTech' };
export const queueFrontToBack: Effect = { op: 'queueFrontToBack' };

export const advance = (faction: number, n: number): EffectOf<'advance'> => ({ op: 'advance', faction, n });
export const pay = (item: Item, n: number, ...effects: Effects): EffectOf<'pay'> => ({
  op: 'pay',
  item,
  n,
  effects,
});
export const choose = (...options: readonly Effects[]): Effect => ({ op: 'choose', options });
export const forcedChoice = (...options: readonly Effects[]): Effect => ({ op: 'forcedChoice', options });
export const drawTech = (deck: Deck, draw: number, keep: number): EffectOf<'drawTech'> => ({
  op: 'drawTech',
  deck,
  draw,
  keep,
});
export const forEachAndroid = (...effects: Effects): EffectOf<'forEach'> => ({
  op: 'forEach',
  count: 'androidsInCrew',
  effects,
});
export const shiftMarker = (max: number): EffectOf<'shiftMarker'> => ({ op: 'shiftMarker', max });
export const placePirates = (where: PiratePlace): EffectOf<'placePirates'> => ({ op: 'placePirates', where });
export const others = (...effects: Effects): EffectOf<'others'> => ({ op: 'others', effects });
export const lose = (item: Item, n: number): EffectOf<'lose'> => ({ op: 'lose', item, n });
export const ifAble = (item: Item, n: number, ...effects: Effects): EffectOf<'ifAble'> => ({
  op: 'ifAble',
  cost: { item, n },
  effects,
});
