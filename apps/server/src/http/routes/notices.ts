import { PushSubscription, Webhook } from '@starboard/protocol';
import { Type } from 'typebox';
import { leadsInside } from '../../notices/outside.ts';
import { Problem } from '../../problem.ts';
import type { App, RouteServices } from '../app.ts';

/** Browsers in which one person is told. */
const MOST_BROWSERS = 10;

export function noticeRoutes(app: App, { identities, storage, notifier, config }: RouteServices): void {
  /** At the door already; names are looked at when something is sent there. */
  const refuseInside = (address: string): void => {
    if (!URL.canParse(address)) throw new Problem('bad-request');
    if (!config.privateWebhooks && leadsInside(address)) throw new Problem('inside');
  };
  const few = { rateLimit: { max: 20 * config.limitFactor, timeWindow: 60_000 } };

  app.get('/api/push', { schema: { summary: 'The key for push subscriptions' } }, async () => ({ key: notifier.key }));

  app.post(
    '/api/push',
    { config: few, schema: { summary: 'Tell this browser when it is my turn', body: PushSubscription } },
    async (request, reply) => {
      const { id } = await identities.me(request);
      const { endpoint, keys } = request.body;
      refuseInside(endpoint);
      const others = (await storage.pushOf(id)).filter((one) => one.endpoint !== endpoint);
      if (others.length >= MOST_BROWSERS) throw new Problem('too-many');
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
      const { id } = await identities.me(request);
      const { url } = request.body;
      if (url !== null) refuseInside(url);
      await storage.setWebhook(id, url);
      return reply.status(204).send();
    },
  );
}
