// Installs if needed, then runs the tests and, beside them, checks types and lint. Arguments go to Vitest as a filter:
// npm test -- games/starfarers
import { spawn } from 'node:child_process';
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
const checks = [
  check('types', 'typescript', 'tsc'),
  check('types of the browser', 'typescript', 'tsc', '-p', 'apps/web'),
  check('lint', '@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
];
const tests = await unit(argv.slice(2));
const held = (await Promise.all(checks)).map(report);
const passed = tests.passed + held.filter((ok) => ok).length;
const failed = tests.failed + held.filter((ok) => !ok).length;
if (tests.skipped > 0) console.log(`${tests.skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @typedef {{ title: string, ok: boolean, output: string }} Checked
 */

/** A check that runs beside the tests; what it says is kept until they are done. @param {string} title @param {string} name
 * @param {string} command @param {...string} args @returns {Promise<Checked>} */
async function check(title, name, command, ...args) {
  let output = '';
  const child = spawn(pinnedNode, [commandOf(name, command), ...args], {
    ...shown(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { title, ok: (await ended(child)) === 0, output };
}

/** @param {Checked} checked @returns {boolean} */
function report({ title, ok, output }) {
  console.log(ok ? `${title} ok` : `\n> ${title}\n${output.trim()}\n${title} failed`);
  return ok;
}

/** @param {string[]} filter */
async function unit(filter) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await ended(
    spawn(pinnedNode, [commandOf('vitest', 'vitest'), 'run', ...reporters, ...filter], shown()),
  );
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return countTests(found, exitCode, env.CI === 'true');
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} */
function ended(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
