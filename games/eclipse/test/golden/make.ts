// Plays the golden matches anew: npx node games/eclipse/test/golden/make.ts. Only when old logs must change, and with a raised
// `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { eclipse } from '../../src/index.ts';

/** Searches a little: such matches see more of the rules than those of quicker bots. */
const bot = 'search:30';
const ADVANCED = { ancients: 'advanced', guardians: 'advanced', center: 'advanced' };

await recordGolden(eclipse, new URL('./', import.meta.url), [
  { name: 'two', players: 2, options: { blackHole: '396', riftCannon: true }, bot },
  { name: 'three', players: 3, options: { blackHole: '399', ...ADVANCED }, bot },
  { name: 'four', players: 4, options: {}, bot },
  { name: 'six', players: 6, options: { warpPortals: false }, bot },
]);
