import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { randomBot, recordMatch } from '@starboard/bots';
import type { MatchFile } from '@starboard/kernel';
import { template } from '@starboard/template';
import { vi } from 'vitest';
import { run } from '../src/cli.ts';

const MAIN = fileURLToPath(new URL('../bin/starboard.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line within this process: quicker, where nothing is read from the standard input. */
export async function here(...args: readonly string[]): Promise<Ended> {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text) => out.push(`${text}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((text) => err.push(`${text}\n`));
  const code = await run(args);
  log.mockRestore();
  error.mockRestore();
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs the real command line as a process of its own. */
export function starboard(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(execPath, [MAIN, ...args], { stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** How long honest programs may think, in ms: no machine is so busy. */
export const PATIENCE = '600000';

/** A folder of its own for each test. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'starboard-cli-'));

export function fileWith(content: string | Uint8Array, name = 'file.json'): string {
  const path = join(newFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** A whole match of the tiny game between two random bots. */
export async function playedMatch(seed = 'x'): Promise<MatchFile> {
  const { file } = await recordMatch(template, [randomBot(), randomBot()], { players: 2, seed });
  return { ...file, names: ['Ann', 'Bo'] };
}

/** A small bot program out of this folder's `bots`. */
export const program = (name: string): string =>
  `exec:"${execPath}" "${fileURLToPath(new URL(`./bots/${name}.mjs`, import.meta.url))}"`;
