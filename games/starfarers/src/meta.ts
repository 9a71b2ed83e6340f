import type { Meta } from '@starboard/kernel';
import { COLOURS } from './content/building.ts';

export const meta: Meta = {
  id: 'starfarers',
  name: { en: 'Starfarers of Catan', de: 'Die Sternenfahrer von Catan' },
  rulePrefix: 'SF',
  rulesVersion: 3,
  playsLike: [2],
  players: { min: 3, max: 4 },
  length: 2,
  weight: 2,
  options: [
    { id: 'advancedSetup', kind: 'switch', default: false, rule: 'SF-2.14' },
    { id: 'fasterStart', kind: 'switch', default: false, rule: 'SF-6.4' },
    { id: 'twoYellowBalls', kind: 'switch', default: false, rule: 'SF-1.14' },
    { id: 'colours', kind: 'per-seat', choices: COLOURS, unique: true, rule: 'SF-1.1' },
    { id: 'transporters', kind: 'per-seat', choices: ['1', '2', '3'], unique: false, rule: 'SF-2.4' },
  ],
};
