import { searchTests } from '@starboard/bots/testing';
import { starshipCaptains } from '../src/index.ts';

searchTests(starshipCaptains, [{ players: 2 }, { players: 4 }]);
