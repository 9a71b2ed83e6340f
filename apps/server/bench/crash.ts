import { parseArgs } from 'node:util';
import { startPostgres } from '../test/kit/postgres.ts';
import { crashRun } from './crashRun.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    lanes: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const tell = (news: string) => process.stderr.write(`\r${news}    `);
const kills = Number(values.kills);
const lanes = Number(values.lanes);
let failed = false;

async function run(name: string, database?: string): Promise<void> {
  const began = Date.now();
  const result = await crashRun({ kills, lanes, tell, ...(database === undefined ? {} : { database }) });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  process.stderr.write('\n');
  console.log(
    `${name}: ${result.kills} kills in ${seconds} s, ${result.tables} tables (${result.finished} finished), ` +
      `${result.lines} log lines, ${result.acknowledged} acknowledged actions, ${result.faults.length} faults`,
  );
  for (const fault of result.faults.slice(0, 20)) console.log(`  ${fault}`);
  failed ||= result.faults.length > 0;
}

if (values.only !== 'postgres') await run('SQLite');
if (values.only !== 'sqlite') {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') {
    console.log(postgres);
    failed = true;
  } else {
    await run('PostgreSQL', await postgres.fresh());
    await postgres.stop();
  }
}
process.exit(failed ? 1 : 0);
