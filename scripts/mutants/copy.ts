import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'screenshots', '.git']);

/** Beside the repository a second one, in which files may be changed: nothing that happens to it is left behind in the first. */
export function copyOf(repository: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'starboard-mutants-'));
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  for (const name of ['packages', 'games', 'apps', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, name), join(path, name), {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(basename(from)),
    });
  linkModules(join(repository, 'node_modules'), join(path, 'node_modules'));
  return { path, remove };
}

/** Packages of others are linked; ours are those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  const own = '@starboard';
  for (const name of readdirSync(from))
    if (name !== own && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, own), join(to, own), { recursive: true, verbatimSymlinks: true });
}
