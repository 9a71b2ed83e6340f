import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, execPath } from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIN, ROOT, skipsPython } from './python.ts';
import { PATIENCE } from './run.ts';

let folder: string;

/** `npx starboard`, at which programs have all the time that a busy machine may need. */
const NPX = `#!/bin/sh
shift
case "$*" in *exec:*) set -- "$@" --bot-time ${PATIENCE} ;; esac
exec "${execPath}" "${MAIN}" "$@"
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-page-'));
  mkdirSync(join(folder, 'bin'));
  const npx = join(folder, 'bin', 'npx');
  writeFileSync(npx, NPX);
  chmodSync(npx, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Follows a page: saves its programs under the names that they begin with, runs its commands, and returns what each said. */
function follow(page: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const said: string[] = [];
  for (const [, language, block] of text.matchAll(/^```(python|sh)\n([\s\S]*?)^```$/gm)) {
    const name = /^# (\S+\.py)\n/.exec(block)?.[1];
    if (language === 'python' && name !== undefined) writeFileSync(join(folder, name), block);
    else said.push(...block.trim().split('\n').map(command));
  }
  return said;
}

function command(line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${join(folder, 'bin')}${delimiter}${env.PATH}` },
  });
  expect(status, `${line}\n${stderr}`).toBe(0);
  return stdout + stderr;
}

describe.skipIf(skipsPython)('pages that can be followed', () => {
  it('write a bot in ten minutes', () => {
    const [sim, rules, arena] = follow('write-a-bot.md');
    expect(sim).toContain('20 matches of template');
    expect(sim.match(/mybot\.py/g)).toHaveLength(1); // no word of a fault
    expect(rules).toContain('TP-1');
    for (const bot of ['random', 'mybot.py', 'better.py']) expect(arena).toContain(bot);
  });

  it('train a value in an hour', () => {
    const said = follow('train-a-value.md').join('');
    const curve = [...said.matchAll(/matches: ([\d.]+) bits/g)].map(([, bits]) => Number(bits));
    expect(curve).toHaveLength(3);
    expect(curve[2]).toBeLessThan(1);
    expect(curve[2]).toBeLessThan(curve[0]);
    expect(JSON.parse(readFileSync(join(folder, 'value.json'), 'utf8'))).toMatchObject({
      game: 'template',
      games: 120,
    });
  });
});
