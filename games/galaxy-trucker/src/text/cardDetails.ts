import type { Phrase, PhraseValue } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import type { CombatLine, JunkyardCost, JunkyardReward } from '../content/cardTypes.ts';
import { listedGoodsPhrase, projectilesPhrase } from './names.ts';

const counted = (key: string, n: number): Phrase => ({ key, values: { n } });
const goods = (of: readonly number[]): Phrase => ({
  key: 'detail.reward-goods',
  values: { goods: listedGoodsPhrase(of) },
});

/** What is printed on a card, line by line: its strength, what it costs and what it brings. */
export function cardDetails(card: number): readonly Phrase[] {
  const one = CARDS[card];
  switch (one.kind) {
    case 'slavers':
      return [
        counted('detail.strength', one.strength),
        counted('detail.lose-crew', one.crew),
        counted('detail.reward-credits', one.credits),
        counted('detail.days', one.days),
      ];
    case 'smugglers':
      return [
        counted('detail.strength', one.strength),
        counted('detail.lose-goods', one.loseGoods),
        goods(one.goods),
        counted('detail.days', one.days),
      ];
    case 'pirates':
      return [
        counted('detail.strength', one.strength),
        { key: 'detail.lose-shots', values: { projectiles: projectilesPhrase(one.shots, false) } },
        counted('detail.reward-credits', one.credits),
        counted('detail.days', one.days),
      ];
    case 'meteors':
      return [{ key: 'detail.meteors', values: { projectiles: projectilesPhrase(one.meteors, true) } }];
    case 'planets':
      return [
        ...one.planets.map((of, i) => ({
          key: 'detail.planet',
          values: { number: i + 1, goods: listedGoodsPhrase(of) },
        })),
        counted('detail.days', one.days),
      ];
    case 'combat-zone':
      return one.lines.map(combatLine);
    case 'abandoned-ship':
      return [
        counted('detail.give-crew', one.crew),
        counted('detail.reward-credits', one.credits),
        counted('detail.days', one.days),
      ];
    case 'abandoned-station':
      return [counted('detail.need-crew', one.crew), goods(one.goods), counted('detail.days', one.days)];
    case 'space-billiards':
      return one.rows.map((meteors, i) => ({
        key: 'detail.row',
        values: { number: i + 1, projectiles: projectilesPhrase(meteors, true) },
      }));
    case 'junkyard':
      return one.fields.map(({ cost, reward }, i) => ({
        key: 'detail.field',
        values: { number: i + 1, cost: costPhrase(cost), reward: rewardPhrase(reward) },
      }));
    case 'star-depot':
      return [counted('detail.depot', one.tiles), counted('detail.days', one.days)];
    case 'stardust':
    case 'epidemic':
    case 'sabotage':
    case 'open-space':
    case 'evil':
      return [];
  }
}

function combatLine({ criterion, penalty }: CombatLine): Phrase {
  const key = `detail.combat-${penalty.kind}`;
  if (penalty.kind !== 'shots') return { key, values: { criterion, n: penalty.count } };
  return { key, values: { criterion, projectiles: projectilesPhrase(penalty.shots, false) } };
}

function costPhrase(cost: JunkyardCost): Phrase {
  const key = `cost.${cost.kind}`;
  if (cost.kind === 'shots') return { key, values: { projectiles: projectilesPhrase(cost.shots, false) } };
  if (cost.kind === 'meteors') return { key, values: { projectiles: projectilesPhrase(cost.meteors, true) } };
  return counted(key, cost.count);
}

function rewardPhrase(reward: JunkyardReward): PhraseValue {
  const parts = ['astronauts', 'credits', 'batteries', 'days'] as const;
  return { list: parts.filter((part) => reward[part] > 0).map((part) => counted(`reward.${part}`, reward[part])) };
}
