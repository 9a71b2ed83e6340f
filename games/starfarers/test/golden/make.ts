// Plays the golden matches anew: npx node games/starfarers/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { starfarers } from '../../src/index.ts';

await recordGolden(starfarers, new URL('./', import.meta.url), [
  { name: 'four-beginners', players: 4, options: {} },
  { name: 'three-beginners', players: 3, options: {} },
  { name: 'four-advanced-faster', players: 4, options: { advancedSetup: true, fasterStart: true } },
  { name: 'three-advanced-yellow', players: 3, options: { advancedSetup: true, twoYellowBalls: true } },
  { name: 'four-random', players: 4, options: {}, bot: 'random' },
]);
