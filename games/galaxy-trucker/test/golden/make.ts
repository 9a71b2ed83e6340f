// Plays the golden matches anew: node games/galaxy-trucker/test/golden/make.ts. Only when old logs must change, and with a
// raised `rulesVersion`; the commit says why.
import { writeFileSync } from 'node:fs';
import { parseBot, recordMatch } from '@starboard/bots';
import { galaxyTrucker } from '../../src/index.ts';

const TURNS = { building: 'turns' };
const TWO_ROUNDS = { round3: 'none' };
const ONE_ROUND = { round2: 'none', round3: 'none' };
const EVERYTHING = { evilMachinations: true, roughRoads: '2', bonusCards: true };

const MATCHES = [
  { name: 'four-by-turns', players: 4, options: { ...TURNS, ...TWO_ROUNDS }, bot: 'greedy' },
  { name: 'three-live', players: 3, options: ONE_ROUND, bot: 'greedy' },
  {
    name: 'five-everything',
    players: 5,
    options: { ...TURNS, ...EVERYTHING, round1: '1-IA', round2: '2-IIA', round3: 'none' },
    bot: 'greedy',
  },
  { name: 'four-evil-roads', players: 4, options: { ...TURNS, ...TWO_ROUNDS, ...EVERYTHING }, bot: 'greedy' },
  {
    name: 'two-new-technology',
    players: 2,
    options: { ...TURNS, newTechnology: true, ...ONE_ROUND, round1: '3-IIIA' },
    bot: 'greedy',
  },
];

for (const { name, players, options, bot } of MATCHES) {
  const bots = Array.from({ length: players }, () => parseBot(bot, galaxyTrucker));
  const { file } = await recordMatch(galaxyTrucker, bots, { players, options, seed: `golden ${name}` });
  const { log, ...head } = file;
  const lines = log.map((entry) => JSON.stringify(entry)).join(',\n');
  const path = new URL(`${name}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"log":[\n${lines}\n]}\n`);
}
