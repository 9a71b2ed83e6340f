import { spawnSync } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Without Python its tests are left out with a word, but for the machine that decides: there they fail. */
export const skipsPython = !hasPython && env.CI !== 'true';
if (skipsPython) console.warn('There is no python3 here: the tests of clients/python are left out.');

/** Runs Python in the root of the repository, against this checkout. */
export function python(args: readonly string[], input = ''): { code: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync('python3', args, {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...env, STARBOARD: `"${execPath}" "${MAIN}"`, PYTHONDONTWRITEBYTECODE: '1' },
  });
  return { code: status, out: stdout + stderr };
}
