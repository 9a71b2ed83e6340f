// What the bootstraps share. Must run on Node 20 with node_modules absent.
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const modules = join(root, 'node_modules');

/** The pinned Node, whatever Node the machine has. */
export const pinnedNode =
  process.platform === 'win32' ? join(modules, 'node', 'bin', 'node.exe') : join(modules, '.bin', 'node');

/**
 * @typedef {Record<string, string | undefined>} Env
 * @typedef {{ cwd: string, env: Env, stdio: 'inherit' }} RunOptions
 */

/** Runs a program in the root, its output shown, with the pinned tools first on the path. @returns {RunOptions} */
export function shown() {
  return { cwd: root, env: withPath(process.env, (path) => [join(modules, '.bin'), ...path]), stdio: 'inherit' };
}

/** @param {Env} env @param {(path: string[]) => string[]} change @returns {Env} */
export function withPath(env, change) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: change((env[key] ?? '').split(delimiter)).join(delimiter) };
}

/** The script behind a command of an installed package. @param {string} name @param {string} command */
export function commandOf(name, command) {
  const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  return join(modules, name, typeof bin === 'string' ? bin : bin[command]);
}
