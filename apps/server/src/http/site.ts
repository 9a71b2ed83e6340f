import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from './app.ts';

/** The web app, where it has been built. Every address that is no file and no interface is a page of it. */
export async function serveSite(app: App, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const named = /[\\/]assets[\\/]/.test(path); // the build puts a hash of the content into these names
        response.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]);
    if (page && built) return reply.sendFile('index.html');
    return reply.status(404).send({ code: 'not-found', message: 'There is nothing here.' });
  });
}
