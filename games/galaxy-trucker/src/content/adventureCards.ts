import { frozen } from '@starboard/kernel';
import { type AdventureCard, type Draft, goods, goodsOfEach, hits } from './cardTypes.ts';

type Deck = readonly Draft<AdventureCard>[];

const LEVEL_I: Deck = [
  { id: 'i-01', kind: 'slavers', strength: 6, days: 1, crew: 3, credits: 5 },
  {
    id: 'i-02',
    kind: 'smugglers',
    firstFlight: true,
    strength: 4,
    days: 1,
    loseGoods: 2,
    goods: goods('yellow green blue'),
  },
  {
    id: 'i-03',
    kind: 'pirates',
    strength: 5,
    days: 1,
    shots: hits('small front, large front, small front'),
    credits: 4,
  },
  { id: 'i-04', kind: 'stardust', firstFlight: true },
  { id: 'i-05', kind: 'open-space', firstFlight: true },
  { id: 'i-06', kind: 'open-space' },
  { id: 'i-07', kind: 'open-space' },
  { id: 'i-08', kind: 'open-space' },
  { id: 'i-09', kind: 'meteors', firstFlight: true, meteors: hits('large front, small left, small right') },
  { id: 'i-10', kind: 'meteors', meteors: hits('small front, small rear, small left, small right') },
  { id: 'i-11', kind: 'meteors', meteors: hits('large front, small front, large front') },
  {
    id: 'i-12',
    kind: 'planets',
    days: 3,
    planets: goodsOfEach('red green blue blue blue, red yellow blue, red blue blue blue, red green'),
  },
  { id: 'i-13', kind: 'planets', firstFlight: true, days: 2, planets: goodsOfEach('red red, red blue blue, yellow') },
  { id: 'i-14', kind: 'planets', days: 3, planets: goodsOfEach('yellow green blue blue, yellow yellow') },
  { id: 'i-15', kind: 'planets', days: 2, planets: goodsOfEach('green green, yellow, blue blue blue') },
  {
    id: 'i-16',
    kind: 'combat-zone',
    firstFlight: true,
    lines: [
      { criterion: 'crew', penalty: { kind: 'days', count: 3 } },
      { criterion: 'engines', penalty: { kind: 'crew', count: 2 } },
      { criterion: 'cannons', penalty: { kind: 'shots', shots: hits('small rear, large rear') } },
    ],
  },
  { id: 'i-17', kind: 'abandoned-ship', firstFlight: true, crew: 3, credits: 4, days: 1 },
  { id: 'i-18', kind: 'abandoned-ship', crew: 2, credits: 3, days: 1 },
  { id: 'i-19', kind: 'abandoned-station', firstFlight: true, crew: 5, goods: goods('yellow green'), days: 1 },
  { id: 'i-20', kind: 'abandoned-station', crew: 6, goods: goods('red red'), days: 1 },
];

const LEVEL_II: Deck = [
  { id: 'ii-01', kind: 'slavers', strength: 7, days: 2, crew: 4, credits: 8 },
  { id: 'ii-02', kind: 'smugglers', strength: 8, days: 1, loseGoods: 3, goods: goods('red yellow yellow') },
  {
    id: 'ii-03',
    kind: 'pirates',
    strength: 6,
    days: 2,
    shots: hits('large front, small front, large front'),
    credits: 7,
  },
  { id: 'ii-04', kind: 'stardust' },
  { id: 'ii-05', kind: 'epidemic' },
  { id: 'ii-06', kind: 'open-space' },
  { id: 'ii-07', kind: 'open-space' },
  { id: 'ii-08', kind: 'open-space' },
  { id: 'ii-09', kind: 'meteors', meteors: hits('small front, large front, small left, large left, small left') },
  {
    id: 'ii-10',
    kind: 'meteors',
    meteors: hits('small front, small front, small rear, small rear, small left, small right'),
  },
  { id: 'ii-11', kind: 'meteors', meteors: hits('small front, large front, small right, large right, small right') },
  {
    id: 'ii-12',
    kind: 'planets',
    days: 4,
    planets: goodsOfEach('red red red yellow, red red green green, red blue blue blue blue'),
  },
  { id: 'ii-13', kind: 'planets', days: 3, planets: goodsOfEach('red red, green green green green') },
  { id: 'ii-14', kind: 'planets', days: 2, planets: goodsOfEach('red yellow, yellow green blue, green green, yellow') },
  {
    id: 'ii-15',
    kind: 'planets',
    days: 3,
    planets: goodsOfEach('green green green green, yellow yellow, blue blue blue'),
  },
  {
    id: 'ii-16',
    kind: 'combat-zone',
    lines: [
      { criterion: 'cannons', penalty: { kind: 'days', count: 4 } },
      { criterion: 'engines', penalty: { kind: 'goods', count: 3 } },
      {
        criterion: 'crew',
        penalty: { kind: 'shots', shots: hits('small right, small left, small front, large rear') },
      },
    ],
  },
  { id: 'ii-17', kind: 'abandoned-ship', crew: 5, credits: 8, days: 2 },
  { id: 'ii-18', kind: 'abandoned-ship', crew: 4, credits: 6, days: 1 },
  { id: 'ii-19', kind: 'abandoned-station', crew: 8, goods: goods('yellow yellow green'), days: 2 },
  { id: 'ii-20', kind: 'abandoned-station', crew: 7, goods: goods('red yellow'), days: 1 },
];

const LEVEL_III: Deck = [
  { id: 'iii-01', kind: 'slavers', strength: 8, days: 2, crew: 5, credits: 10 },
  { id: 'iii-02', kind: 'smugglers', strength: 9, days: 2, loseGoods: 4, goods: goods('red red yellow yellow green') },
  {
    id: 'iii-03',
    kind: 'pirates',
    strength: 10,
    days: 2,
    shots: hits('small left, large front, small front, large front, small right'),
    credits: 12,
  },
  { id: 'iii-04', kind: 'sabotage' },
  { id: 'iii-05', kind: 'epidemic' },
  { id: 'iii-06', kind: 'open-space' },
  { id: 'iii-07', kind: 'open-space' },
  { id: 'iii-08', kind: 'open-space' },
  { id: 'iii-09', kind: 'meteors', meteors: hits('large right, small right, large right, small front, small rear') },
  {
    id: 'iii-10',
    kind: 'meteors',
    meteors: hits('large front, small rear, small rear, small left, small left, small right, small right'),
  },
  { id: 'iii-11', kind: 'meteors', meteors: hits('large left, small left, large left, small front, small rear') },
  {
    id: 'iii-12',
    kind: 'planets',
    days: 5,
    planets: goodsOfEach('yellow yellow yellow yellow yellow, red yellow yellow, red red'),
  },
  { id: 'iii-13', kind: 'planets', days: 1, planets: goodsOfEach('green blue blue blue blue, yellow blue') },
  {
    id: 'iii-14',
    kind: 'planets',
    days: 2,
    planets: goodsOfEach('red yellow blue, red green blue blue, red blue blue blue blue'),
  },
  {
    id: 'iii-15',
    kind: 'planets',
    days: 3,
    planets: goodsOfEach('red red red, yellow yellow yellow, green green green, blue blue blue'),
  },
  {
    id: 'iii-16',
    kind: 'combat-zone',
    lines: [
      { criterion: 'crew', penalty: { kind: 'goods', count: 4 } },
      { criterion: 'cannons', penalty: { kind: 'crew', count: 4 } },
      {
        criterion: 'engines',
        penalty: {
          kind: 'shots',
          shots: hits('small right, small left, small front, small front, large rear, large rear'),
        },
      },
    ],
  },
  { id: 'iii-17', kind: 'abandoned-ship', crew: 7, credits: 11, days: 2 },
  { id: 'iii-18', kind: 'abandoned-ship', crew: 6, credits: 10, days: 2 },
  { id: 'iii-19', kind: 'abandoned-station', crew: 9, goods: goods('red yellow green blue'), days: 2 },
  { id: 'iii-20', kind: 'abandoned-station', crew: 10, goods: goods('yellow yellow green green'), days: 2 },
];

const cardsOf = (level: 1 | 2 | 3, deck: Deck): AdventureCard[] =>
  deck.map((card) => ({ ...card, level, bonus: false, firstFlight: card.firstFlight ?? false }));

/** GT-1.3: the base game's flight cards, `i-01` to `iii-20`. */
export const ADVENTURE_CARDS: readonly AdventureCard[] = frozen([
  ...cardsOf(1, LEVEL_I),
  ...cardsOf(2, LEVEL_II),
  ...cardsOf(3, LEVEL_III),
]);
