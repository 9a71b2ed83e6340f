import { readFileSync } from 'node:fs';
import { gameLaws, ruleIds } from '@starboard/kernel/laws';
import { starshipCaptains } from '../src/index.ts';

const catalogue = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

gameLaws(starshipCaptains, {
  seeds: 60,
  rules: ruleIds(catalogue),
  hidden: ['techDeck', 'missionDeck'],
  timeout: 600_000,
});
