import { Credentials, Me } from '@starboard/protocol';
import { Problem } from '../../problem.ts';
import { hashPassword, isPassword } from '../../secrets.ts';
import type { App, RouteServices } from '../app.ts';

export function accountRoutes(app: App, { identities, storage, config }: RouteServices): void {
  const few = { rateLimit: { max: 10 * config.limitFactor, timeWindow: 60_000 } };

  app.post(
    '/api/account',
    { config: few, schema: { summary: 'Name and password for me', body: Credentials, response: { 200: Me } } },
    async (request) => {
      const me = await identities.me(request);
      const { account, password } = request.body;
      const hash = await hashPassword(password);
      if (!(await storage.setAccount(me.id, account, hash))) throw new Problem('name-taken');
      return identities.describe({ ...me, account: account.toLowerCase() });
    },
  );

  app.post(
    '/api/sign-in',
    {
      config: few,
      schema: { summary: 'Be known here by name and password', body: Credentials, response: { 200: Me } },
    },
    async (request, reply) => {
      const { account, password } = request.body;
      const person = await storage.personByAccount(account);
      const right = await isPassword(password, person?.password);
      if (!right || person === undefined) throw new Problem('wrong-password');
      await identities.open(request, reply, person.id);
      return identities.describe(person);
    },
  );

  app.post('/api/sign-out', { schema: { summary: 'Not be known here any more' } }, async (request, reply) => {
    const known = await identities.known(request);
    if (known !== undefined) await storage.removeSession(known.session.id);
    identities.close(request, reply);
    return reply.status(204).send();
  });
}
