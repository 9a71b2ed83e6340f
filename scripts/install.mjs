// Installs what package-lock.json names, if it is not there yet. Must run on Node 20 with node_modules absent.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { modules, pinnedNode, root, withPath } from './tools.mjs';

const UNREACHABLE = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/** Whether everything that the lock asks for is installed in that version; optional packages may be missing.
 * @param {Lock} wanted @param {Lock} installed */
export function isUpToDate(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, resolved, link, optional }]) => {
      const found = installed.packages[path];
      if (!found) return optional === true;
      return link ? found.resolved === resolved : found.version === version;
    });
}

/** What to tell a person when `npm ci` failed. @param {string} output */
export function whyInstallFailed(output) {
  return UNREACHABLE.test(output)
    ? 'The package registry cannot be reached. Connect to the network (or set a mirror in your npm configuration) and try again.'
    : '`npm ci` failed; its output is above.';
}

/** Makes node_modules fit package-lock.json. False, with a clear message shown, if that is impossible. */
export function install() {
  if (isInstalled()) return true;
  console.log('Installing packages ...');
  const { status, error, output } = npmCi();
  if (status === 0 && existsSync(pinnedNode)) return true;
  if (status !== 0) console.error(output.trim());
  console.error(
    status === 0 ? missingNode : error ? `npm cannot be started: ${error.message}` : whyInstallFailed(output),
  );
  return false;
}

const missingNode =
  'The pinned Node was not installed. Allow install scripts for the package `node` (npm config: ignore-scripts=false) and try again.';

function isInstalled() {
  const record = join(modules, '.package-lock.json');
  return (
    existsSync(pinnedNode) && existsSync(record) && isUpToDate(read(join(root, 'package-lock.json')), read(record))
  );
}

/** @param {string} file @returns {Lock} */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function npmCi() {
  // The machine's own Node does the work: the pinned one is being replaced.
  const env = withPath(process.env, (path) => path.filter((folder) => folder !== join(modules, '.bin')));
  const { status, error, stdout, stderr } = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: platform === 'win32',
  });
  return { status, error, output: `${stdout ?? ''}${stderr ?? ''}` };
}

if (argv[1] === fileURLToPath(import.meta.url) && !install()) process.exitCode = 1;
