import { frozen } from '@starboard/kernel';
import { type BonusCard, type Draft, hits, type JunkyardReward } from './cardTypes.ts';

const reward = (parts: Partial<JunkyardReward>): JunkyardReward => ({
  ...{ astronauts: 0, credits: 0, batteries: 0, days: 0 },
  ...parts,
});

const LEVEL_I: readonly Draft<BonusCard>[] = [
  {
    id: 'bc-1',
    kind: 'space-billiards',
    rows: [
      hits('small front, small left'),
      hits('large front'),
      hits('small right, small rear'),
      hits('small left, small right'),
    ],
  },
  { id: 'bc-2', kind: 'star-depot', tiles: 6, days: 1 },
];

const LEVEL_II: readonly Draft<BonusCard>[] = [
  {
    id: 'bc-3',
    kind: 'space-billiards',
    rows: [
      hits('large front, small left, small right'),
      hits('large left, small left'),
      hits('large right, small rear'),
      hits('small front, small front, small front'),
    ],
  },
  {
    id: 'bc-4',
    kind: 'junkyard',
    fields: [
      {
        cost: { kind: 'shots', shots: hits('small left, small right') },
        reward: reward({ astronauts: 2, credits: 2 }),
      },
      { cost: { kind: 'batteries', count: 2 }, reward: reward({ days: 3 }) },
      { cost: { kind: 'crew', count: 1 }, reward: reward({ batteries: 3 }) },
      { cost: { kind: 'meteors', meteors: hits('large front, small front') }, reward: reward({ credits: 5 }) },
    ],
  },
];

const LEVEL_III: readonly Draft<BonusCard>[] = [
  {
    id: 'bc-5',
    kind: 'space-billiards',
    rows: [
      hits('large front, large front'),
      hits('large left, small left, small left'),
      hits('large right, small right, small right'),
      hits('large front, small rear, small left, small right'),
    ],
  },
  {
    id: 'bc-6',
    kind: 'junkyard',
    fields: [
      {
        cost: { kind: 'shots', shots: hits('large rear, small left, small right') },
        reward: reward({ astronauts: 3, credits: 4 }),
      },
      { cost: { kind: 'batteries', count: 3 }, reward: reward({ days: 5 }) },
      { cost: { kind: 'crew', count: 2 }, reward: reward({ batteries: 4 }) },
      {
        cost: { kind: 'meteors', meteors: hits('large left, large right, small front') },
        reward: reward({ credits: 8 }),
      },
    ],
  },
];

const cardsOf = (level: 1 | 2 | 3, deck: readonly Draft<BonusCard>[]): BonusCard[] =>
  deck.map((card) => ({ ...card, level, bonus: true, firstFlight: false }));

/** GT-21.1: two of each level, `bc-1` to `bc-6`. */
export const BONUS_CARDS: readonly BonusCard[] = frozen([
  ...cardsOf(1, LEVEL_I),
  ...cardsOf(2, LEVEL_II),
  ...cardsOf(3, LEVEL_III),
]);
