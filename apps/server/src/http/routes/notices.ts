import { PushSubscription, Webhook } from '@starboard/protocol';
import { Type } from 'typebox';
import type { App, RouteServices } from '../app.ts';

export function noticeRoutes(app: App, { identities, storage, notifier, config }: RouteServices): void {
  const few = { rateLimit: { max: 20 * config.limitFactor, timeWindow: 60_000 } };

  app.get('/api/push', { schema: { summary: 'The key for push subscriptions' } }, async () => ({ key: notifier.key }));

  app.post(
    '/api/push',
    { config: few, schema: { summary: 'Tell this browser when it is my turn', body: PushSubscription } },
    async (request, reply) => {
      const { id } = await identities.me(request);
      const { endpoint, keys } = request.body;
      await storage.addPush(id, endpoint, keys.p256dh, keys.auth);
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/push',
    {
      schema: {
        summary: 'No longer tell this browser',
        body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }),
      },
    },
    async (request, reply) => {
      await storage.removePush(request.body.endpoint, (await identities.me(request)).id);
      return reply.status(204).send();
    },
  );

  app.put(
    '/api/me/webhook',
    { config: few, schema: { summary: 'An address that is told when it is my turn', body: Webhook } },
    async (request, reply) => {
      await storage.setWebhook((await identities.me(request)).id, request.body.url);
      return reply.status(204).send();
    },
  );
}
