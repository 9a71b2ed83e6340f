import { gameLaws } from '@starboard/kernel/laws';
import { rulesOf } from '@starboard/kernel/testing';
import { eclipse } from '../src/index.ts';

const rules = rulesOf(new URL('../', import.meta.url));
gameLaws(eclipse, { seeds: 40, rules });
