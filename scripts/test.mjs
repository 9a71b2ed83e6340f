// Installs if needed, then checks types and lint and runs the tests. Arguments go to Vitest as a filter:
// npm test -- games/starfarers
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { countTests } from './count.mjs';
import { install } from './install.mjs';
import { commandOf, pinnedNode, shown } from './tools.mjs';

if (!install()) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const steps = [
  check('types', 'typescript', 'tsc'),
  check('types of the browser', 'typescript', 'tsc', '-p', 'apps/web'),
  check('lint', '@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
];
const tests = unit(argv.slice(2));
const passed = tests.passed + steps.filter((ok) => ok).length;
const failed = tests.failed + steps.filter((ok) => !ok).length;
if (tests.skipped > 0) console.log(`${tests.skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} title @param {string} name @param {string} command @param {...string} args */
function check(title, name, command, ...args) {
  const ok = run(title, commandOf(name, command), args) === 0;
  console.log(ok ? `${title} ok` : `${title} failed`);
  return ok;
}

/** @param {string[]} filter */
function unit(filter) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = run('unit', commandOf('vitest', 'vitest'), ['run', ...reporters, ...filter]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return countTests(report, exitCode, env.CI === 'true');
}

/** @param {string} title @param {string} script @param {string[]} args */
function run(title, script, args) {
  console.log(`\n> ${title}`);
  return spawnSync(pinnedNode, [script, ...args], shown()).status;
}
