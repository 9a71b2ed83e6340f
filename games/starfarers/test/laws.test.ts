import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { starfarers } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(starfarers, { seeds: 200, rules, hidden: ['hand', 'supply', 'chit'] });
