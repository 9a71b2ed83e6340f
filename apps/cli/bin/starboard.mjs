#!/usr/bin/env node
// Starts the command line on the pinned Node, which runs TypeScript directly; an older Node hands over to it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv, platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(versions.node, 10) >= 24) {
  await import('../src/main.ts');
} else {
  const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  const node = join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const game = spawn(node, [fileURLToPath(import.meta.url), ...argv.slice(2)], { stdio: 'inherit' });
  // The terminal tells both of Ctrl-C; only the game answers it, and may still ask whether to save.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => game.kill('SIGTERM'));
  game.on('error', (error) => {
    console.error(`starboard: the pinned Node cannot be started (${error.message})`);
    process.exitCode = 3;
  });
  game.on('exit', (code) => {
    process.exitCode = code ?? 3;
  });
}
