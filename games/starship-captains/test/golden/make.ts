// Plays the golden matches anew: npx node games/starship-captains/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { starshipCaptains } from '../../src/index.ts';

/** Searches a little: such matches see more of the rules than those of quicker bots. */
const bot = 'search:30';

await recordGolden(starshipCaptains, new URL('./', import.meta.url), [
  { name: 'one-with-teddy', players: 1, options: { techBoard: 'A', passenger: 'pa1' }, bot },
  { name: 'one-with-quill', players: 1, options: { techBoard: 'B', passenger: 'pa2' }, bot },
  { name: 'two', players: 2, options: { techBoard: 'A' }, bot },
  { name: 'three', players: 3, options: { techBoard: 'B' }, bot },
  { name: 'four', players: 4, options: {}, bot },
]);
