// Builds the web app if its sources are newer than what was built. Must run on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { commandOf, modules, pinnedNode, root, shown } from './tools.mjs';

const SOURCES = ['apps/web', 'games', 'packages', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'test', 'golden', 'docs']);

/** When anything in there was changed last. @param {string} path @returns {number} */
export function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path)
    .filter((name) => !IGNORED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Whether there is a build that fits the sources. */
export function isBuilt() {
  const built = join(root, 'apps/web/dist/sw.js.br'); // written last
  return existsSync(built) && SOURCES.every((source) => newest(join(root, source)) <= statSync(built).mtimeMs);
}

const LOCK = join(modules, '.cache', 'starboard-web-build.lock');

/** Builds if needed, one at a time, as tests run side by side; false if that failed. */
export function buildWeb() {
  return isBuilt() || alone(LOCK, () => isBuilt() || build());
}

function build() {
  console.log('Building the web app ...');
  const vite = [commandOf('vite', 'vite'), 'build', 'apps/web', '--logLevel', 'warn'];
  // Whatever the caller runs as (tests have a name of their own), people get the production build.
  const options = shown();
  return spawnSync(pinnedNode, vite, { ...options, env: { ...options.env, NODE_ENV: 'production' } }).status === 0;
}

if (argv[1] === fileURLToPath(import.meta.url) && !buildWeb()) process.exitCode = 1;
