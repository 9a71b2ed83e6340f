import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROBES } from '../../bench/probe/probes.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The lines of the list of threats: what is tried, and the test that guards against it. */
const threats = text.split('\n').flatMap((line) => {
  const found = /^\| (.+?) +\| .+? +\| `([^`]+\.test\.ts)`: (.+?) +\|$/.exec(line);
  return found === null ? [] : [{ tried: found[1], path: found[2], name: found[3] }];
});

describe('docs/security.md', () => {
  it('names a test for every threat', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| -'));
    expect(threats.length).toBe(lines.length - 1);
    expect(threats.length).toBeGreaterThan(40);
  });

  it.each(threats)('guards against who tries to $tried', ({ path, name }) => {
    const file = join(ROOT, path);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`'${name}'`);
  });

  it('and the probes have names of their own', () => {
    expect(new Set(PROBES.map(({ name }) => name)).size).toBe(PROBES.length);
  });
});
