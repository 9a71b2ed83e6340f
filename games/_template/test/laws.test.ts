import { readFileSync } from 'node:fs';
import { gameLaws, ruleIds } from '@starboard/kernel/laws';
import { template } from '../src/index.ts';

const catalogue = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

gameLaws(template, { seeds: 50, rules: ruleIds(catalogue), hidden: ['deck', 'bag', 'hand', 'wish'] });
