// Plays the golden matches anew: npx node games/galaxy-trucker/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { recordGolden } from '@starboard/bots/golden';
import { galaxyTrucker } from '../../src/index.ts';

const TURNS = { building: 'turns' };
const TWO_ROUNDS = { round3: 'none' };
const ONE_ROUND = { round2: 'none', round3: 'none' };
const EVERYTHING = { evilMachinations: true, roughRoads: '2', bonusCards: true };

await recordGolden(galaxyTrucker, new URL('./', import.meta.url), [
  { name: 'four-by-turns', players: 4, options: { ...TURNS, ...TWO_ROUNDS } },
  { name: 'three-live', players: 3, options: ONE_ROUND },
  {
    name: 'five-everything',
    players: 5,
    options: { ...TURNS, ...EVERYTHING, round1: '1-IA', round2: '2-IIA', round3: 'none' },
  },
  { name: 'four-evil-roads', players: 4, options: { ...TURNS, ...TWO_ROUNDS, ...EVERYTHING } },
  {
    name: 'two-new-technology',
    players: 2,
    options: { ...TURNS, newTechnology: true, ...ONE_ROUND, round1: '3-IIIA' },
  },
]);
