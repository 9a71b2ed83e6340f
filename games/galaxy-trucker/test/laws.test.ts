import { readFileSync } from 'node:fs';
import { gameLaws, ruleIds } from '@starboard/kernel/laws';
import { galaxyTrucker } from '../src/index.ts';

const catalogue = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');
gameLaws(galaxyTrucker, { seeds: 32, rules: ruleIds(catalogue), hidden: ['used'], timeout: 600_000 });
