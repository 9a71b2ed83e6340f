import type { Meta } from '@starboard/kernel';
import { PASSENGER_IDS } from './content/terms.ts';

export const BY_LOT = 'random';

export const meta: Meta = {
  id: 'starship-captains',
  name: { en: 'Starship Captains', de: 'Starship Captains' },
  rulePrefix: 'SC',
  rulesVersion: 2,
  players: { min: 1, max: 4 },
  length: 2,
  weight: 2,
  options: [
    { id: 'techBoard', kind: 'choice', choices: [BY_LOT, 'A', 'B'], default: BY_LOT, rule: 'SC-4.4' },
    {
      id: 'passenger',
      kind: 'choice',
      choices: [BY_LOT, ...PASSENGER_IDS],
      default: PASSENGER_IDS[0],
      rule: 'SC-22.18',
    },
  ],
};
