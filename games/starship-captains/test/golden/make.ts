// Plays the golden matches anew: node games/starship-captains/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { writeFileSync } from 'node:fs';
import { parseBot, recordMatch } from '@starboard/bots';
import { starshipCaptains } from '../../src/index.ts';

/** Searches a little: such matches see more of the rules than those of quicker bots. */
const BOT = 'search:30';

const MATCHES = [
  { name: 'one-with-teddy', players: 1, options: { techBoard: 'A', passenger: 'pa1' } },
  { name: 'one-with-quill', players: 1, options: { techBoard: 'B', passenger: 'pa2' } },
  { name: 'two', players: 2, options: { techBoard: 'A' } },
  { name: 'three', players: 3, options: { techBoard: 'B' } },
  { name: 'four', players: 4, options: {} },
];

for (const { name, players, options } of MATCHES) {
  const bots = Array.from({ length: players }, () => parseBot(BOT, starshipCaptains));
  const { file } = await recordMatch(starshipCaptains, bots, { players, options, seed: `golden ${name}` });
  const { log, ...head } = file;
  const lines = log.map((entry) => JSON.stringify(entry)).join(',\n');
  const path = new URL(`${name}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"log":[\n${lines}\n]}\n`);
}
