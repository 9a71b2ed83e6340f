import type { Meta } from '@starboard/kernel';

export const meta: Meta = {
  id: 'template',
  name: { en: 'Comet Rush', de: 'Kometenjagd' },
  rulePrefix: 'TP',
  rulesVersion: 2,
  players: { min: 2, max: 4 },
  length: 1,
  weight: 1,
  options: [
    { id: 'hourglass', kind: 'switch', default: false, rule: 'TP-1.5' },
    { id: 'scramble', kind: 'switch', default: false, rule: 'TP-1.7' },
  ],
};
