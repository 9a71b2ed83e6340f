import { searchTests } from '@starboard/bots/testing';
import { starfarers } from '../src/index.ts';

searchTests(starfarers, [{ players: 4 }, { players: 3, options: { advancedSetup: true } }]);
