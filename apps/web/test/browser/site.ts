import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../../../scripts/buildWeb.mjs';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the server's own, so that nothing comes to depend on more. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The build as it is now: whoever builds anew meanwhile does not pull it away from under a page. */
function filesNow(): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(DIST, join(parentPath, name)));
  return new Map(paths.map((path) => [`/${path.split(sep).join('/')}`, readFileSync(join(DIST, path))]));
}

/** The built app behind a server that can do nothing but hand out files: what a device has when it is offline. */
export async function serveDist(): Promise<Site> {
  if (!buildWeb()) throw new Error('The web app cannot be built');
  const files = filesNow();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    const body = path.startsWith('/api') ? undefined : files.get(file);
    if (body === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
