#!/usr/bin/env node
// Starts the command line on the pinned Node, which runs TypeScript directly; an older Node hands over to it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv, platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(versions.node, 10) >= 24) {
  await import('../src/main.ts');
} else {
  const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  const node = join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
