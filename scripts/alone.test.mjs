import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alone } from './alone.mjs';

const folder = mkdtempSync(join(tmpdir(), 'starboard-alone-'));
const lock = join(folder, 'deep', 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

describe('alone', () => {
  it('holds the lock while it works, and gives it back, also after a failure', () => {
    expect(alone(lock, () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
    expect(existsSync(lock)).toBe(false);
    const failing = () => {
      throw new Error('oh');
    };
    expect(() => alone(lock, failing)).toThrow('oh');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, String(pid));
    expect(alone(lock, () => 'done')).toBe('done');
  });

  it('waits for one that is still there', () => {
    writeFileSync(lock, String(process.pid));
    const mark = join(folder, 'mark');
    const script = "const fs = require('fs'); fs.writeFileSync(process.argv[2], ''); fs.rmSync(process.argv[1]);";
    spawn(process.execPath, ['-e', script, lock, mark]);
    expect(alone(lock, () => existsSync(mark))).toBe(true);
  });
});
