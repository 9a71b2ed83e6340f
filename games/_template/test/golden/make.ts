// Plays the golden matches anew: npx node games/_template/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { template } from '../../src/index.ts';

await recordGolden(template, new URL('./', import.meta.url), [
  { name: 'three-crews', players: 3, options: { hourglass: true } },
  { name: 'four-in-a-scramble', players: 4, options: { scramble: true }, bot: 'random' },
  { name: 'two-at-random', players: 2, options: {}, bot: 'random' },
  { name: 'two-of-the-old-luck', players: 2, options: {}, luck: 1 },
]);
