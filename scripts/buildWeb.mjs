// Builds the web app if its sources are newer than what was built. Must run on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
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
  const built = join(root, 'apps/web/dist/sw.js');
  return existsSync(built) && SOURCES.every((source) => newest(join(root, source)) <= statSync(built).mtimeMs);
}

const LOCK = join(modules, '.cache', 'starboard-web-build');
const LONGEST_BUILD = 180_000;

/** One build at a time: tests run side by side. @param {() => boolean} work */
function alone(work) {
  mkdirSync(join(modules, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      const since = existsSync(LOCK) ? Date.now() - statSync(LOCK).mtimeMs : 0;
      if (since > LONGEST_BUILD) rmSync(LOCK, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** Builds if needed; false if that failed. */
export function buildWeb() {
  return isBuilt() || alone(() => isBuilt() || build());
}

function build() {
  console.log('Building the web app ...');
  const vite = [commandOf('vite', 'vite'), 'build', 'apps/web', '--logLevel', 'warn'];
  // Whatever the caller runs as (tests have a name of their own), people get the production build.
  const options = shown();
  return spawnSync(pinnedNode, vite, { ...options, env: { ...options.env, NODE_ENV: 'production' } }).status === 0;
}

if (argv[1] === fileURLToPath(import.meta.url) && !buildWeb()) process.exitCode = 1;
