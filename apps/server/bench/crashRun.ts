import { join } from 'node:path';
import { openStorage } from '../src/storage/open.ts';
import { guest } from '../test/kit/people.ts';
import { freePort } from '../test/kit/ports.ts';
import { type Process, serverProcess, tempFolder } from '../test/kit/servers.ts';
import { type Audit, audit } from './audit.ts';
import { type Acknowledged, keepPlaying, seated } from './lanes.ts';

export interface CrashPlan {
  readonly kills: number;
  readonly lanes: number;
  /** `postgres://…`; a file of its own if left out. */
  readonly database?: string;
  tell?(news: string): void;
}

export interface CrashResult extends Audit {
  readonly kills: number;
  readonly finished: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** By then everybody has acted, on any machine; if not, something stands still. */
const LONGEST = 300_000;

async function waitFor(wanted: () => boolean): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end && !wanted(); ) await pause(20);
}

/** Kills the server again and again while people and bots play, then looks whether anything was lost or doubled. */
export async function crashRun({ kills, lanes, database, tell = () => {} }: CrashPlan): Promise<CrashResult> {
  const folder = tempFolder();
  const address = database ?? join(folder.path, 'starboard.sqlite');
  const env = {
    PORT: String(await freePort()),
    ...(database === undefined ? {} : { STARBOARD_DATABASE_URL: database }),
  };
  let server: Process = await serverProcess(folder.path, env);
  const { url } = server;
  const all: Acknowledged[] = [];
  /** The table of each lane. */
  const current = Array.from({ length: lanes }, () => '');
  const moves = (id: string) =>
    all.filter(({ table }) => table === id).reduce((sum, { actions }) => sum + actions.length, 0);
  const count = () => all.reduce((sum, { actions }) => sum + actions.length, 0);
  let stopped = false;
  let finished = 0;
  const lane = async (n: number) => {
    const people = await Promise.all([guest(url), guest(url)]);
    const links = people.map((one) => one.live(url, { pingEvery: 2000 }));
    while (!stopped) {
      const table = await seated(n % 2 === 0 ? 'template' : 'starfarers', people);
      current[n] = table;
      await Promise.all(
        links.map(async (link, seat) => {
          const acknowledged: Acknowledged = { table, seat, actions: [] };
          all.push(acknowledged);
          const watch = link.watch(table);
          await keepPlaying(watch, acknowledged, () => stopped);
          watch.close();
        }),
      );
      if (!stopped) finished++;
    }
    for (const link of links) link.close();
  };
  const troubles: string[] = [];
  const playing = Promise.all(
    Array.from({ length: lanes }, (_, n) => lane(n).catch((error) => troubles.push(`${current[n]}: ${error}`))),
  );
  for (let kill = 1; kill <= kills; kill++) {
    // In the middle of play, not before everybody is back.
    const busy = count() + 4 * lanes;
    await waitFor(() => count() >= busy);
    await pause(Math.random() * 300);
    await server.kill();
    server = await serverProcess(folder.path, env);
    tell(`killed ${kill} of ${kills}, ${count()} actions so far`);
  }
  const before = current.map(moves);
  const wentOn = (table: string, n: number) => current[n] !== table || moves(table) > before[n];
  const last = [...current];
  await waitFor(() => last.every(wentOn));
  const stuck = last.filter((table, n) => !wentOn(table, n)).map((table) => `${table}: stands still`);
  stopped = true;
  await playing;
  const code = await server.end();
  const storage = await openStorage(address);
  const result = await audit(storage, all);
  await storage.close();
  folder.remove();
  const faults = [...result.faults, ...stuck, ...troubles, ...(code === 0 ? [] : [`the server ended with ${code}`])];
  return { ...result, faults, kills, finished };
}
