import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { galaxyTrucker } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(galaxyTrucker, { seeds: 32, rules, hidden: ['used'] });
