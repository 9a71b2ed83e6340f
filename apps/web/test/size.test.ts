import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/buildWeb.mjs';
import { DIST } from './browser/site.ts';

/** Scripts that a page loads before anything is clicked: those it names, and whatever these import at once. */
function scriptsOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(DIST, 'assets', file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(name);
  };
  for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) visit(name);
  return found;
}

describe('the first page', () => {
  it('loads less than 150 kB of JavaScript (gzip), and no rules of any game', () => {
    expect(buildWeb()).toBe(true);
    const scripts = [...scriptsOf(readFileSync(join(DIST, 'index.html'), 'utf8'))];
    const sizes = scripts.map((file) => gzipSync(readFileSync(join(DIST, 'assets', file))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`First page: ${(total / 1000).toFixed(1)} kB of JavaScript in ${scripts.length} files (gzip)`);
    expect(total).toBeGreaterThan(30_000);
    expect(total).toBeLessThan(150_000);
    const code = scripts.map((file) => readFileSync(join(DIST, 'assets', file), 'utf8')).join('\n');
    expect(code).not.toContain('too-few-freight-rings');
  });

  it('has neither inline scripts nor inline styles', () => {
    const html = readFileSync(join(DIST, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
    expect(html).not.toMatch(/<style|style="/);
  });
});
