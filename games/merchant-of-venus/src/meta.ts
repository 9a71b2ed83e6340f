import type { Meta } from '@starboard/kernel';
import { CHALLENGE_IDS } from './content/challenges.ts';

export const BY_LOT = 'random';

export const meta: Meta = {
  id: 'merchant-of-venus',
  name: { en: 'Merchant of Venus', de: 'Merchant of Venus' },
  rulePrefix: 'MV',
  rulesVersion: 5,
  playsLike: [2, 3, 4], // alone the challenges asked for less
  players: { min: 1, max: 4 },
  length: 3,
  weight: 3,
  options: [
    { id: 'rounds', kind: 'choice', choices: ['30', '20'], default: '30', rule: 'MV-3.1' },
    { id: 'pilots', kind: 'choice', choices: [BY_LOT, 'choose'], default: BY_LOT, rule: 'MV-2.8' },
    { id: 'landingLimit', kind: 'choice', choices: ['everywhere', 'cities'], default: 'everywhere', rule: 'MV-7.1.7' },
    { id: 'marketShift', kind: 'choice', choices: ['each-sale', 'once'], default: 'each-sale', rule: 'MV-7.3.7' },
    { id: 'pirateDefeat', kind: 'choice', choices: ['stops', 'takes-a-good'], default: 'stops', rule: 'MV-5.11.10' },
    { id: 'challenge', kind: 'choice', choices: [BY_LOT, ...CHALLENGE_IDS], default: BY_LOT, rule: 'MV-18.5' },
  ],
};
