import type { Phrase } from '@starboard/kernel';
import type { Effect, EffectOf, EffectOp, Effects, Item } from '../content/effects.ts';
import { MISSIONS } from '../content/missions.ts';
import { ANY, COLOURS } from '../content/terms.ts';
import { trackPhrase } from './names.ts';

const plain = ({ op }: Effect): Phrase => ({ key: `does.${op}` });
const withNumber = ({ op, n }: { readonly op: EffectOp; readonly n: number }): Phrase => ({
  key: `does.${op}`,
  values: { n },
});
const itemPhrase = (item: Item, n: number): Phrase => ({ key: `item.${item}`, values: { n } });
const either = ({ op, options }: EffectOf<'choose' | 'forcedChoice'>): Phrase =>
  linked(options.map(together), `does.${op}`, 'does.or');

/** How each effect is put into words; `does.<op>` is the sentence of most of them. */
const EFFECTS: { readonly [Op in EffectOp]: (effect: EffectOf<Op>) => Phrase } = {
  move: withNumber,
  jump: plain,
  attack: plain,
  research: plain,
  recycle: plain,
  repair: withNumber,
  damage: withNumber,
  ambush: plain,
  gainAndroid: withNumber,
  gainMedal: withNumber,
  gainArtifact: withNumber,
  gainPirate: withNumber,
  recall: withNumber,
  advance: ({ faction, n }) =>
    faction === ANY
      ? { key: 'does.advance-any', values: { n } }
      : { key: 'does.advance', values: { n, track: trackPhrase(faction) } },
  pay: ({ item, n, effects }) => ({
    key: 'does.pay',
    values: { item: itemPhrase(item, n), effects: together(effects) },
  }),
  choose: either,
  forcedChoice: either,
  drawTech: ({ deck, draw, keep }) => ({
    key: deck === 'omega' ? 'does.drawTech-omega' : 'does.drawTech',
    values: { draw, keep },
  }),
  peekMissions: withNumber,
  forEach: ({ effects }) => ({ key: 'does.forEach', values: { effects: together(effects) } }),
  copyRoom: plain,
  specialise: withNumber,
  openRoom: plain,
  jumpToStation: plain,
  shiftMarker: ({ max }) => ({ key: 'does.shiftMarker', values: { max } }),
  blastPirates: plain,
  placePirates: ({ where }) => ({ key: 'does.placePirates', values: { where } }),
  discardPirates: plain,
  takeTrackTech: plain,
  others: ({ effects }) => ({ key: 'does.others', values: { effects: together(effects) } }),
  lose: ({ item, n }) => ({ key: 'does.lose', values: { item: itemPhrase(item, n) } }),
  ifAble: ({ cost, effects }) => ({
    key: 'does.ifAble',
    values: { item: itemPhrase(cost.item, cost.n), effects: together(effects) },
  }),
  queueFrontToBack: plain,
};

/** SC-23: one printed effect, with all that is inside it: "discard 1 artifact to gain 2 medals". */
export function effectPhrase(effect: Effect): Phrase {
  const say = EFFECTS[effect.op] as (effect: Effect) => Phrase;
  return say(effect);
}

/** SC-5.10: effects in their order: "suffer 1 damage, advance up to 3 on the Ni'an track". */
export const effectsPhrase = (effects: Effects): Phrase => linked(merged(effects), 'does.then', 'does.then');

/** The same inside another effect: "gain 1 android and advance 1 on the Tincan track". */
function together(effects: Effects): Phrase {
  const phrases = merged(effects);
  if (phrases.length === 0) return NOTHING;
  return phrases.length === 1 ? phrases[0] : { key: 'does.list', values: { effects: { list: phrases } } };
}

const NOTHING: Phrase = { key: 'does.nothing' };

/** "three times advance 1 on one track of your choice": an effect that is printed several times in a row is said once. */
function merged(effects: Effects): Phrase[] {
  const runs: { readonly effect: Effect; readonly text: string; n: number }[] = [];
  for (const effect of effects) {
    const text = JSON.stringify(effect);
    const last = runs.at(-1);
    if (last?.text === text) last.n++;
    else runs.push({ effect, text, n: 1 });
  }
  return runs.map(({ effect, n }) => {
    const once = effectPhrase(effect);
    return n === 1 ? once : { key: 'does.times', values: { n, effect: once } };
  });
}

/** Several phrases as one: `first` is the link at the start, `next` the one after that. */
function linked(phrases: readonly Phrase[], first: string, next: string): Phrase {
  const [head = NOTHING, ...tail] = phrases;
  return tail.length === 0 ? head : { key: first, values: { first: head, rest: linked(tail, next, next) } };
}

/** SC-15.4: a row of a mission: "Yellow: suffer 1 damage, advance 1 on the Ni'an track". */
export function rowPhrase(mission: number, row: number): Phrase {
  const { colour, effects } = MISSIONS[mission].rows[row];
  return { key: `row.${COLOURS[colour]}`, values: { effects: effectsPhrase(effects) } };
}

/** All rows of a mission, from the top. */
export const missionRows = (mission: number): readonly Phrase[] =>
  MISSIONS[mission].rows.map((_, row) => rowPhrase(mission, row));
