// Plays attacker at a server of its own, on this machine alone: npm run probe, or npm run probe -- --quick
import { parseArgs } from 'node:util';
import { serverProcess, tempFolder } from '../../test/kit/servers.ts';
import { PROBES } from './probes.ts';

/** Limits as everybody has them. */
const STRICT = { STARBOARD_LIMIT_FACTOR: '1', STARBOARD_TABLES_EACH: '30', STARBOARD_METRICS_TOKEN: 'figures' };

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const folder = tempFolder();
const server = await serverProcess(folder.path, STRICT);
let holes = 0;
for (const { name, quick, run } of PROBES) {
  if (values.quick && !quick) continue;
  const { holds, seen } = await run(server.url).catch((error) => ({ holds: false, seen: String(error) }));
  if (!holds) holes++;
  console.log(`${holds ? 'shut' : 'OPEN'}  ${name.padEnd(52)} ${seen}`);
}
await server.end();
folder.remove();
console.log(holes === 0 ? 'Every door is shut.' : `${holes} open`);
process.exit(holes === 0 ? 0 : 1);
