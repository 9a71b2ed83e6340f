// Changes rules one at a time and says which changes no test notices:
// npm run mutants -- --game starfarers [--sample 60] [--seed S] [--only TEXT] [--save]
// Works on a copy of the repository. Exits with 1 if there are survivors.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changed } from './changes.ts';
import { copyOf } from './copy.ts';
import { type Mutant, mutantsOf, sampleOf } from './sample.ts';
import { withRow } from './table.ts';
import { type Noticed, Tests } from './tests.ts';

const repository = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'rules' },
    only: { type: 'string', multiple: true },
    save: { type: 'boolean', default: false },
  },
});
const game = values.game ?? '';
const home = join(repository, 'games', game);
const size = Number(values.sample);
if (game === '' || !existsSync(join(home, 'src/rules'))) fail(`--game: there are no rules of ${game || 'no game'}`);
if (!Number.isSafeInteger(size) || size < 1) fail('--sample must be a whole number from 1 on');
if (values.save && values.only !== undefined) fail('--save is for a whole sample, and --only tries a part of it');

function fail(why: string): never {
  console.error(`mutants: ${why}`);
  process.exit(2);
}

/** Changes that no test can notice, with the reason. */
const equivalent: Readonly<Record<string, string>> = existsSync(join(home, 'test/mutants.json'))
  ? JSON.parse(readFileSync(join(home, 'test/mutants.json'), 'utf8'))
  : {};
const all = mutantsOf(home);
const stale = Object.keys(equivalent).filter((name) => !all.some((mutant) => mutant.name === name));
if (stale.length > 0) fail(`test/mutants.json names what is not there:\n${stale.join('\n')}`);
const only = values.only ?? [''];
const sample = sampleOf(all, size, values.seed).filter(({ name }) => only.some((text) => name.includes(text)));
const tried = sample.filter(({ name }) => equivalent[name] === undefined);

const copy = copyOf(repository);
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const tests = await Tests.of(copy.path, game);
const began = Date.now();
console.log(
  `${game}: ${all.length} changes, ${sample.length} drawn, ${sample.length - tried.length} of them equivalent`,
);
await tests.measure();
console.log(`All tests pass as it is (${seconds()} s)`);
const survivors: Mutant[] = [];
const found: Noticed[] = [];
for (const [i, mutant] of tried.entries()) {
  const noticed = await tryOut(mutant);
  if (noticed === undefined) survivors.push(mutant);
  else found.push(noticed);
  const verdict = noticed === undefined ? 'SURVIVED' : 'noticed';
  console.log(
    `${i + 1}/${tried.length} ${verdict} ${mutant.name}${noticed === undefined ? '' : `\n    by ${noticed.by}`}`,
  );
}
console.log(`\n${survivors.length} of ${sample.length} changes were noticed by no test (${seconds()} s)`);
for (const { path, line, name } of survivors) console.log(`  games/${game}/${path}:${line}\n    ${name}`);
if (values.save) save();
await tests.close();
process.exit(survivors.length > 0 ? 1 : 0);

function save(): void {
  const file = join(repository, 'docs/mutants.md');
  const byChapter = found.filter(({ inChapter }) => inChapter).length;
  const row = {
    game,
    seed: values.seed,
    date: new Date().toISOString().slice(0, 10),
    changes: all.length,
    sample: sample.length,
    byChapter,
    byOthers: found.length - byChapter,
    equivalent: sample.length - tried.length,
    survivors: survivors.map(({ name }) => name),
  };
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), row));
}

function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}

async function tryOut(mutant: Mutant): Promise<Noticed | undefined> {
  const file = join(copy.path, 'games', game, mutant.path);
  const source = readFileSync(file, 'utf8');
  const write = (text: string): void => {
    writeFileSync(file, text);
    tests.wrote(file);
  };
  write(changed(source, mutant));
  const by = await tests.failing(mutant.chapter);
  write(source);
  return by;
}
