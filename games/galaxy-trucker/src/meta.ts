import type { Meta } from '@starboard/kernel';
import { SHIP_CLASSES } from './content/boards.ts';
import { COLOURS } from './content/tiles.ts';

const upTo = (least: number, most: number): readonly string[] =>
  Array.from({ length: most - least + 1 }, (_, i) => String(least + i));

/** GT-2.4: a round is a level and a ship class, written `2-IIA`. */
export const ROUNDS: readonly string[] = [1, 2, 3].flatMap((level) =>
  SHIP_CLASSES.map((shipClass) => `${level}-${shipClass}`),
);

export const NO_ROUND = 'none';
export const MOST_ROUNDS = 5;

export const BUILDING = ['live', 'relaxed', 'turns'] as const;
export const AUTO_FLIP = ['off', '5', '15', '30', '60'] as const;

/** GT-2.10: every module is an option of its own, and any combination is legal. */
export const meta: Meta = {
  id: 'galaxy-trucker',
  name: { en: 'Galaxy Trucker', de: 'Galaxy Trucker' },
  rulePrefix: 'GT',
  rulesVersion: 3,
  playsLike: [2],
  players: { min: 2, max: 5 },
  length: 1,
  weight: 2,
  options: [
    {
      id: 'building',
      kind: 'choice',
      choices: BUILDING,
      default: 'live',
      shared: 'turns',
      rule: 'GT-4.22',
      group: 'basic',
    },
    {
      id: 'relaxedFactor',
      kind: 'choice',
      choices: upTo(2, 10),
      default: '3',
      rule: 'GT-4.22',
      group: 'basic',
      onlyIf: (value) => value('building') === 'relaxed',
    },
    {
      id: 'takesPerTurn',
      kind: 'choice',
      choices: upTo(1, 6),
      default: '4',
      rule: 'GT-4.32',
      group: 'basic',
      onlyIf: (value) => value('building') === 'turns',
    },
    { id: 'buildErrors', kind: 'choice', choices: ['forbid', 'allow'], default: 'forbid', rule: 'GT-4.19' },
    {
      id: 'autoFlip',
      kind: 'choice',
      choices: AUTO_FLIP,
      default: 'off',
      rule: 'GT-4.28',
      onlyIf: (value) => value('building') !== 'turns',
    },
    { id: 'firstFlight', kind: 'switch', default: false, rule: 'GT-3.5', group: 'basic' },
    { id: 'limitedGoods', kind: 'switch', default: true, rule: 'GT-0.8' },
    { id: 'round1', kind: 'choice', choices: ROUNDS, default: '1-I', rule: 'GT-2.4', group: 'rounds' },
    { id: 'round2', kind: 'choice', choices: [...ROUNDS, NO_ROUND], default: '2-II', rule: 'GT-2.4', group: 'rounds' },
    { id: 'round3', kind: 'choice', choices: [...ROUNDS, NO_ROUND], default: '3-III', rule: 'GT-2.4', group: 'rounds' },
    {
      id: 'round4',
      kind: 'choice',
      choices: [...ROUNDS, NO_ROUND],
      default: NO_ROUND,
      rule: 'GT-2.4',
      group: 'rounds',
    },
    {
      id: 'round5',
      kind: 'choice',
      choices: [...ROUNDS, NO_ROUND],
      default: NO_ROUND,
      rule: 'GT-2.4',
      group: 'rounds',
    },
    { id: 'newTechnology', kind: 'switch', default: false, rule: 'GT-2.3', group: 'modules' },
    {
      id: 'fifthWheelForFour',
      kind: 'switch',
      default: false,
      rule: 'GT-17.1',
      group: 'modules',
      onlyIf: (_, players) => players === 4,
    },
    { id: 'evilMachinations', kind: 'switch', default: false, rule: 'GT-2.6', group: 'modules' },
    { id: 'roughRoads', kind: 'choice', choices: upTo(0, 10), default: '0', rule: 'GT-20.1', group: 'modules' },
    {
      id: 'handicap',
      kind: 'per-seat',
      choices: upTo(0, 10),
      unique: false,
      rule: 'GT-20.2',
      group: 'modules',
      onlyIf: (value) => value('roughRoads') !== '0' || value('difficulty') !== '0',
    },
    { id: 'bonusCards', kind: 'switch', default: false, rule: 'GT-2.5', group: 'modules' },
    { id: 'unshuffled', kind: 'switch', default: false, rule: 'GT-8.5' },
    { id: 'difficulty', kind: 'choice', choices: upTo(0, 10), default: '0', rule: 'GT-22.1', group: 'modules' },
    { id: 'colours', kind: 'per-seat', choices: COLOURS, unique: true, rule: 'GT-2.1', group: 'seats' },
  ],
  quick: { building: 'relaxed', firstFlight: true },
};
