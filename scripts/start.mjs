// Installs if needed, then starts a game of Starfarers; arguments are passed on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { argv } from 'node:process';
import { install } from './install.mjs';
import { pinnedNode, root, shown } from './tools.mjs';

if (!install()) process.exit(1);
const main = join(root, 'apps', 'cli', 'src', 'main.ts');
const game = spawn(pinnedNode, [main, 'play', 'starfarers', ...argv.slice(2)], shown());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => game.kill(signal));
game.on('error', (error) => {
  console.error(`The game cannot be started: ${error.message}`);
  process.exitCode = 1;
});
game.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
