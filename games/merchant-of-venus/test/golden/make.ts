// Plays the golden matches anew: npx node games/merchant-of-venus/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { merchantOfVenus } from '../../src/index.ts';

/** Knows what it wants, but not always how to get it: such matches see more of the rules than those of better bots. */
const bot = 'pilot';

await recordGolden(merchantOfVenus, new URL('./', import.meta.url), [
  { name: 'one', players: 1, options: { challenge: 'CH1' }, bot },
  { name: 'two', players: 2, options: { pilots: 'choose' }, bot },
  { name: 'three', players: 3, options: { landingLimit: 'cities', marketShift: 'once' }, bot },
  { name: 'four', players: 4, options: { pirateDefeat: 'takes-a-good' }, bot },
]);
