// What imports what at run time, among the sources of this repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './tools.mjs';

/** Of a source: the modules that are loaded with it. Types are not, nor what is asked for later by `import()`. @param {string} source */
export function imported(source) {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s+)?'([^']+)'/gm;
  return [...source.matchAll(statement)].map(([, from]) => from);
}

/** All sources, tests left out: by path the paths that they import. @returns {Map<string, string[]>} */
export function importGraph() {
  const files = packages().flatMap((folder) =>
    ['src', 'testing', 'bench', 'bin'].flatMap((part) => sourcesIn(join(folder, part))),
  );
  const exported = exportsOfPackages();
  /** @param {string} file @param {string} from */
  const found = (file, from) => (from.startsWith('.') ? join(dirname(file), from) : exported.get(from));
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const targets = imported(source).flatMap((from) => found(file, from) ?? []);
      return [file, targets.filter((target) => existsSync(join(root, target)))];
    }),
  );
}

/** The folders of all packages, as in the workspaces of `package.json`. */
function packages() {
  const folders = ['packages', 'games', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @param {string} folder */
function sourcesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
}

/** By the name under which a file of a package is imported, its path. */
function exportsOfPackages() {
  return new Map(
    packages().flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([key, file]) => [join(name, key), join(folder, String(file))]);
    }),
  );
}

/** Groups of modules that import each other in a circle. @param {Map<string, string[]>} graph @returns {string[][]} */
export function cyclesIn(graph) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];
  /** @param {string} node */
  const visit = (node) => {
    order.set(node, order.size);
    let low = order.size - 1;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) cycles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort(([a], [b]) => a.localeCompare(b, 'en'));
}
