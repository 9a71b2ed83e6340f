import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { starshipCaptains } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(starshipCaptains, { seeds: 60, rules, hidden: ['techDeck', 'missionDeck'] });
