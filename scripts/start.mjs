// Installs and builds if needed, then starts the server; arguments are passed on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { install } from './install.mjs';
import { pinnedNode, root, shown } from './tools.mjs';

if (!install()) process.exit(1);
const { buildWeb } = await import('./buildWeb.mjs');
if (!buildWeb()) process.exit(1);
const main = join(root, 'apps', 'server', 'src', 'main.ts');
const terminal = [join(root, 'apps', 'cli', 'src', 'main.ts'), 'play', 'starfarers'];
const program = existsSync(main) ? ['--max-semi-space-size=16', main] : terminal; // short pauses for garbage
const server = spawn(pinnedNode, [...program, ...argv.slice(2)], shown());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  console.error(`The server cannot be started: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
