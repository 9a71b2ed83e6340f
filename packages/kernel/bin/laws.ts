// Tries the laws on many seeded matches: npm run laws -- --seeds 5000 [--game starfarers] [--law 3] [--workers 2]
// [--from 0] [--samples 12]. One match again: --game starfarers --case '{"seed":…}'
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { games } from '@starboard/games';
import { brokenLaws, LAWS, type LawCase, type LawSettings, ruleIds } from '../src/laws/index.ts';

interface Job {
  readonly games: readonly string[];
  readonly laws: readonly number[];
  readonly seeds: readonly number[];
  readonly case?: LawCase;
  readonly samples?: number;
}

interface Report {
  readonly game: string;
  readonly failures: readonly { readonly law: number; readonly text: string }[];
}

const SHOWN_PER_LAW = 3;
const gamesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../games');

/** What was asked for makes no sense. */
class BadUsage extends Error {}

if (isMainThread) await main().catch(complain);
else work(workerData as Job);

function complain(error: Error): void {
  const usage = error instanceof BadUsage || 'code' in error;
  console.error(usage ? `laws: ${error.message}` : error);
  process.exitCode = usage ? 2 : 3;
}

function count(text: string, name: string, least: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new BadUsage(`--${name} must be a whole number from ${least} on`);
}

function readCase(text: string): LawCase {
  try {
    return JSON.parse(text) as LawCase;
  } catch {
    throw new BadUsage('--case must be JSON, as a broken law prints it');
  }
}

function catalogues(): ReadonlySet<string> {
  const texts = readdirSync(gamesFolder).flatMap((folder) => {
    try {
      return [readFileSync(join(gamesFolder, folder, 'rules/en.md'), 'utf8')];
    } catch {
      return [];
    }
  });
  return ruleIds(texts.join('\n'));
}

function work(job: Job): void {
  const rules = catalogues();
  const settings: LawSettings = { rules, ...(job.samples === undefined ? {} : { samples: job.samples }) };
  const laws = LAWS.filter(({ number }) => job.laws.includes(number));
  for (const number of job.seeds) {
    for (const game of games.filter(({ meta }) => job.games.includes(meta.id))) {
      const failures = brokenLaws(laws, game, job.case ?? `seed-${number}`, settings).map(
        ({ law, message, cause }) => ({ law, text: `${message}${cause instanceof Error ? `\n  ${cause.stack}` : ''}` }),
      );
      parentPort?.postMessage({ game: game.meta.id, failures } satisfies Report);
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      seeds: { type: 'string', default: '200' },
      from: { type: 'string', default: '0' },
      game: { type: 'string', multiple: true },
      law: { type: 'string', multiple: true },
      workers: { type: 'string', default: '2' },
      samples: { type: 'string' },
      case: { type: 'string' },
    },
  });
  const ids = values.game ?? games.map(({ meta }) => meta.id);
  const unknown = ids.find((id) => !games.some(({ meta }) => meta.id === id));
  if (unknown !== undefined) throw new BadUsage(`there is no game ${unknown}`);
  const laws = values.law?.map((law) => count(law, 'law', 1)) ?? LAWS.map(({ number }) => number);
  const missing = laws.find((law) => !LAWS.some(({ number }) => number === law));
  if (missing !== undefined) throw new BadUsage(`there is no law ${missing}`);
  const total = values.case === undefined ? count(values.seeds, 'seeds', 1) : 1;
  const seeds = Array.from({ length: total }, (_, i) => count(values.from, 'from', 0) + i);
  const workers = Math.min(count(values.workers, 'workers', 1), total);
  const jobs = Array.from(
    { length: workers },
    (_, worker): Job => ({
      games: ids,
      laws,
      seeds: seeds.filter((_, i) => i % workers === worker),
      ...(values.case === undefined ? {} : { case: readCase(values.case) }),
      ...(values.samples === undefined ? {} : { samples: count(values.samples, 'samples', 1) }),
    }),
  );
  console.log(`Laws ${laws.join(', ')} of ${ids.join(', ')}: ${total} seeds, ${workers} workers`);
  process.exitCode = (await run(jobs, total * ids.length)) === 0 ? 0 : 1;
}

/** Runs the jobs, prints as it goes, and returns the number of failures. */
async function run(jobs: readonly Job[], total: number): Promise<number> {
  const start = Date.now();
  const failed = new Map<string, number>();
  let done = 0;
  let shownAt = start;
  const hear = ({ game, failures }: Report) => {
    done++;
    for (const { law, text } of failures) {
      const key = `${game}, law ${law}`;
      const count = (failed.get(key) ?? 0) + 1;
      failed.set(key, count);
      if (count <= SHOWN_PER_LAW) console.log(`\n${text}`);
    }
    if (Date.now() - shownAt > 5_000) {
      shownAt = Date.now();
      const perSecond = (done / ((shownAt - start) / 1000)).toFixed(1);
      stdout.write(`  ${done} of ${total} matches, ${perSecond} a second, ${sum(failed)} failures\n`);
    }
  };
  await Promise.all(
    jobs.map(
      (workerData) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData });
          worker.on('message', hear);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  for (const [key, count] of failed) console.log(`${key}: broken by ${count} matches`);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${failed.size === 0 ? 'All laws hold' : 'Laws are broken'}: ${done} matches in ${seconds} s`);
  return sum(failed);
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
