import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/buildWeb.mjs';
import { bareApp } from '../../server/src/http/app.ts';
import { serveSite } from '../../server/src/http/site.ts';
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

/** What the first page may cost on the wire, headers included: a little more than it does. */
const MOST_BYTES = 125_000;

/** Everything that the page names but for the pictures of an installed app, and whatever its scripts import at once. */
function filesOf(html: string): readonly string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/[\w./-]+\.(?!png)\w+)"/g)].map(([, path]) => path);
  return [...new Set(['/', ...named, ...[...scriptsOf(html)].map((file) => `/assets/${file}`)])];
}

/** Loads the files over one connection and tells how many bytes came in, and how each was encoded. */
async function loaded(url: string, files: readonly string[], encoding: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const encodings = new Set<string | undefined>();
  let bytes = 0;
  for (const file of files) {
    const request = get(`${url}${file}`, { agent, headers: { 'accept-encoding': encoding } });
    const [[socket], [response]] = (await Promise.all([once(request, 'socket'), once(request, 'response')])) as [
      [Socket],
      [IncomingMessage],
    ];
    expect(response.statusCode).toBe(200);
    encodings.add(response.headers['content-encoding']);
    await once(response.resume(), 'end');
    bytes = socket.bytesRead;
  }
  agent.destroy();
  return { bytes, encodings: [...encodings] };
}

describe('on the wire', () => {
  it('every text of the build has its compressed twins, and nothing is left over', () => {
    expect(buildWeb()).toBe(true);
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(html|js|css|svg|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts)
      for (const end of ['br', 'gz']) expect(existsSync(join(DIST, `${text}.${end}`)), `${text}.${end}`).toBe(true);
  });

  it(`the first page takes less than ${MOST_BYTES / 1000} kB, compressed for whoever can read it`, async () => {
    expect(buildWeb()).toBe(true);
    const app = bareApp({ logLevel: 'silent', trustedProxies: [] });
    await serveSite(app, DIST);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const files = filesOf(readFileSync(join(DIST, 'index.html'), 'utf8'));
    const [br, gz, plain] = [
      await loaded(url, files, 'gzip, deflate, br'),
      await loaded(url, files, 'gzip'),
      await loaded(url, files, 'identity'),
    ];
    await app.close();
    console.log(`First page on the wire: br ${br.bytes}, gzip ${gz.bytes}, plain ${plain.bytes} bytes`);
    expect([br.encodings, gz.encodings, plain.encodings]).toEqual([['br'], ['gzip'], [undefined]]);
    expect(br.bytes).toBeLessThan(MOST_BYTES);
    expect(gz.bytes).toBeLessThan(1.2 * MOST_BYTES);
    expect(plain.bytes).toBeGreaterThan(2 * MOST_BYTES);
  });
});
