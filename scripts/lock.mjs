// Completes package-lock.json with the optional packages of other platforms. npm leaves out those that the registry in
// use does not hold, and `npm ci` then refuses the whole file, here and on the platforms that need them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './tools.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = new Map([
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
]);

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/** The lock with an entry for every optional package that is named by exact version. @param {Lock} lock @returns {Lock} */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const platform = platformOf(name);
      if (packages[path] || !platform || !/^\d/.test(version)) continue;
      const { cpu, libc, os } = platform;
      packages[path] = { version, cpu, ...(parent.dev && { dev: true }), ...libc, optional: true, ...os }; // npm's order
    }
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(inOrder) };
}

/** The platform that a package's name speaks of, as in `@rolldown/binding-linux-x64-musl`. @param {string} name */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = os.includes('linux') ? words.flatMap((word) => LIBRARIES.get(word) ?? []) : [];
  if (cpu.length === 0) return undefined;
  return { cpu, libc: libc.length > 0 ? { libc } : {}, os: os.length > 0 ? { os } : {} };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(completed(JSON.parse(before)), null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
}
