// Plays the golden matches anew: node games/starfarers/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { writeFileSync } from 'node:fs';
import { parseBot, recordMatch } from '@starboard/bots';
import { starfarers } from '../../src/index.ts';

const MATCHES = [
  { name: 'four-beginners', players: 4, options: {}, bot: 'greedy' },
  { name: 'three-beginners', players: 3, options: {}, bot: 'greedy' },
  { name: 'four-advanced-faster', players: 4, options: { advancedSetup: true, fasterStart: true }, bot: 'greedy' },
  { name: 'three-advanced-yellow', players: 3, options: { advancedSetup: true, twoYellowBalls: true }, bot: 'greedy' },
  { name: 'four-random', players: 4, options: {}, bot: 'random' },
];

for (const { name, players, options, bot } of MATCHES) {
  const bots = Array.from({ length: players }, () => parseBot(bot, starfarers));
  const { file } = await recordMatch(starfarers, bots, { players, options, seed: `golden ${name}` });
  const { log, ...head } = file;
  const lines = log.map((entry) => JSON.stringify(entry)).join(',\n');
  const path = new URL(`${name}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"log":[\n${lines}\n]}\n`);
}
