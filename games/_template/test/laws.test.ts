import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { template } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(template, { seeds: 50, rules, hidden: ['deck', 'bag', 'hand', 'wish', 'finds'] });
