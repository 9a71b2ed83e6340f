import type { Meta } from '@starboard/kernel';
import { VARIANTS } from './content/terms.ts';

export const BLACK_HOLE_CHOICES = ['none', 'random', '396', '399'] as const;

export const meta: Meta = {
  id: 'eclipse',
  name: { en: 'Eclipse', de: 'Eclipse' },
  rulePrefix: 'EC',
  rulesVersion: 2,
  playsLike: [1],
  players: { min: 2, max: 6 },
  length: 3,
  weight: 3,
  options: [
    { id: 'pulsars', kind: 'switch', default: true, rule: 'EC-30.2' },
    { id: 'blackHole', kind: 'choice', choices: BLACK_HOLE_CHOICES, default: 'random', rule: 'EC-30.3' },
    { id: 'supernovas', kind: 'switch', default: true, rule: 'EC-30.2' },
    { id: 'nebulas', kind: 'switch', default: true, rule: 'EC-30.2' },
    { id: 'warpPortals', kind: 'switch', default: true, rule: 'EC-3.4' },
    { id: 'ancients', kind: 'choice', choices: VARIANTS, default: 'standard', rule: 'EC-3.6' },
    { id: 'guardians', kind: 'choice', choices: VARIANTS, default: 'standard', rule: 'EC-3.6' },
    { id: 'center', kind: 'choice', choices: VARIANTS, default: 'standard', rule: 'EC-3.6' },
    { id: 'riftCannon', kind: 'switch', default: false, rule: 'EC-3.15' },
  ],
};
