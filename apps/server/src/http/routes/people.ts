import { FreshToken, Id, isPlainName, Me, NewToken, Rename, TableInfo, TokenInfo } from '@starboard/protocol';
import { Type } from 'typebox';
import { SUBSTITUTE } from '../../play/context.ts';
import { Problem } from '../../problem.ts';
import type { App, RouteServices } from '../app.ts';
import { newPerson } from '../identity.ts';

const MOST_TOKENS = 20;

export function peopleRoutes(app: App, services: RouteServices): void {
  meRoutes(app, services);
  tokenRoutes(app, services);
}

function meRoutes(app: App, { identities, storage, play, sockets, config }: RouteServices): void {
  const few = { rateLimit: { max: 60 * config.limitFactor, timeWindow: 60_000 } };

  app.post(
    '/api/me',
    { config: few, schema: { summary: 'Who I am; a new guest where nobody is known yet', response: { 200: Me } } },
    async (request, reply) => {
      const known = await identities.known(request);
      return identities.describe(known?.person ?? (await identities.newGuest(request, reply)));
    },
  );

  app.get('/api/me', { schema: { summary: 'Who I am', response: { 200: Me } } }, async (request) =>
    identities.describe(await identities.me(request)),
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Take another name', body: Rename, response: { 200: Me } } },
    async (request) => {
      const me = await identities.me(request);
      const name = request.body.name.trim();
      if (!isPlainName(name)) throw new Problem('bad-name');
      await storage.rename(me.id, name);
      await play.refresh(await storage.tablesOf(me.id, 50));
      return identities.describe({ ...me, name });
    },
  );

  app.get('/api/me/data', { config: few, schema: { summary: 'All that is kept of me' } }, async (request) => {
    const data = await storage.dataOf((await identities.me(request)).id);
    if (data === undefined) throw new Problem('sign-in');
    return data;
  });

  app.delete('/api/me', { schema: { summary: 'Forget me' } }, async (request, reply) => {
    const me = await identities.me(request);
    const tables = await storage.removePerson(me.id, SUBSTITUTE);
    await sockets.dismiss(me.id);
    await play.refresh(tables);
    identities.close(request, reply);
    return reply.status(204).send();
  });

  app.get(
    '/api/me/tables',
    { schema: { summary: 'Tables at which I sit', response: { 200: Type.Array(TableInfo) } } },
    async (request) => {
      const me = await identities.me(request);
      return [...(await play.infos(await storage.tablesOf(me.id, 50), me.id))];
    },
  );
}

/** Programs that play, and by what they are known. */
function tokenRoutes(app: App, { identities, storage, play, sockets, clock }: RouteServices): void {
  app.get(
    '/api/tokens',
    { schema: { summary: 'Tokens of my programs', response: { 200: Type.Array(TokenInfo) } } },
    async (request) => {
      const tokens = await storage.tokensOf((await identities.me(request)).id);
      return tokens.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
    },
  );

  app.post(
    '/api/tokens',
    { schema: { summary: 'A token by which a program plays', body: NewToken, response: { 200: FreshToken } } },
    async (request) => {
      const me = await identities.me(request);
      if (!isPlainName(request.body.name)) throw new Problem('bad-name');
      if (me.owner !== null || (await storage.tokensOf(me.id)).length >= MOST_TOKENS) throw new Problem('too-many');
      const program = newPerson(request.body.name, clock.now(), me.id);
      await storage.createPerson(program);
      const token = await identities.newSession(program.id, 'token');
      return { id: token.split('.')[0], name: program.name, createdAt: program.created_at, token };
    },
  );

  app.delete(
    '/api/tokens/:id',
    { schema: { summary: 'End a token', params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const mine = await storage.tokensOf((await identities.me(request)).id);
      const token = mine.find(({ id }) => id === request.params.id);
      if (token === undefined) throw new Problem('not-found', 'There is no such token.');
      const tables = await storage.removePerson(token.person, SUBSTITUTE);
      await sockets.dismiss(token.person);
      await play.refresh(tables);
      return reply.status(204).send();
    },
  );
}
