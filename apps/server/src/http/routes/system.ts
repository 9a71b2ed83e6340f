import { games } from '@starboard/games';
import { GameInfo, PROTOCOL } from '@starboard/protocol';
import { Type } from 'typebox';
import { Problem } from '../../problem.ts';
import { sameHash } from '../../secrets.ts';
import type { App, RouteServices } from '../app.ts';

export function systemRoutes(app: App, { storage, config, metrics }: RouteServices): void {
  app.get('/health', { schema: { summary: 'Whether the server works' } }, async (_request, reply) => {
    const ok = await storage.healthy();
    return reply.status(ok ? 200 : 503).send({ ok, protocol: PROTOCOL, node: storage.node });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = config;
    const given = request.headers.authorization ?? '';
    // By token alone: behind a proxy everybody has the address of this machine.
    if (metricsToken === undefined || !sameHash(given, `Bearer ${metricsToken}`)) throw new Problem('not-found');
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  app.get(
    '/api/games',
    { schema: { summary: 'The games and their options', response: { 200: Type.Array(GameInfo) } } },
    async () =>
      games.map(({ meta: { id, name, rulesVersion, players, options } }) => ({
        id,
        name,
        rulesVersion,
        players,
        options: options.map((option) => ({ ...option })),
      })),
  );
}
