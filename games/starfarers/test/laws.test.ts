import { readFileSync } from 'node:fs';
import { gameLaws, ruleIds } from '@starboard/kernel/laws';
import { starfarers } from '../src/index.ts';

const catalogue = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

gameLaws(starfarers, {
  seeds: 200,
  rules: ruleIds(catalogue),
  hidden: ['hand', 'supply', 'chit'],
  timeout: 600_000,
});
