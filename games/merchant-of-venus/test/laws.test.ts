import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { merchantOfVenus } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(merchantOfVenus, { seeds: 12, rules, hidden: ['contact', 'encounterDeck'] });
