import {
  Credentials,
  Id,
  Me,
  NewPassword,
  PasswordAgain,
  Recovery,
  RecoveryCodes,
  SessionInfo,
} from '@starboard/protocol';
import { Type } from 'typebox';
import { newRecoveryCode } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import { hashPassword, hashSecret, isPassword } from '../../secrets.ts';
import type { App, RouteServices } from '../app.ts';

const RECOVERY_CODES = 8;

/** Requests a minute, from one address. */
const fewOf = (config: RouteServices['config']) => ({
  rateLimit: { max: 10 * config.limitFactor, timeWindow: 60_000 },
});

/** Tries at one account, from however many addresses they come. Beyond that not even the right password is looked at. */
async function mayTry(account: string, { limits, config }: RouteServices): Promise<void> {
  const tries = { most: 300 * config.limitFactor, window: 3_600_000 };
  if (!(await limits.take(`account ${account.toLowerCase()}`, tries))) throw new Problem('slow-down');
}

export function accountRoutes(app: App, services: RouteServices): void {
  passwordRoutes(app, services);
  sessionRoutes(app, services);
  recoveryRoutes(app, services);
}

/** Known by name and password. */
function passwordRoutes(app: App, services: RouteServices): void {
  const { identities, storage, config, sockets } = services;
  const few = fewOf(config);

  app.post(
    '/api/account',
    { config: few, schema: { summary: 'Name and password for me', body: NewPassword, response: { 200: Me } } },
    async (request) => {
      const { person: me, session } = await identities.required(request);
      const { account, password, old } = request.body;
      if (me.password !== null && !(await isPassword(old ?? '', me.password))) throw new Problem('wrong-password');
      const hash = await hashPassword(password);
      if (!(await storage.setAccount(me.id, account, hash))) throw new Problem('name-taken');
      if (me.password !== null) await sockets.end(await storage.removeSessions(me.id, session.id));
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
      await mayTry(account, services);
      const person = await storage.personByAccount(account);
      const right = await isPassword(password, person?.password);
      if (!right || person === undefined) throw new Problem('wrong-password');
      await identities.open(request, reply, person.id);
      return identities.describe(person);
    },
  );
}

/** The browsers in which somebody is known. */
function sessionRoutes(app: App, { identities, storage, sockets }: RouteServices): void {
  app.post('/api/sign-out', { schema: { summary: 'Not be known here any more' } }, async (request, reply) => {
    const known = await identities.known(request);
    if (known !== undefined) {
      await storage.removeSession(known.session.id);
      await sockets.end([known.session.id]);
    }
    identities.close(request, reply);
    return reply.status(204).send();
  });

  app.get(
    '/api/sessions',
    { schema: { summary: 'The browsers in which I am known', response: { 200: Type.Array(SessionInfo) } } },
    async (request) => {
      const { person, session } = await identities.required(request);
      return (await storage.sessionsOf(person.id)).map(({ id, created_at, seen_at }) => ({
        id,
        createdAt: created_at,
        seenAt: seen_at,
        here: id === session.id,
      }));
    },
  );

  app.delete(
    '/api/sessions/:id',
    { schema: { summary: 'Not be known in that browser any more', params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const me = await identities.me(request);
      const mine = (await storage.sessionsOf(me.id)).find(({ id }) => id === request.params.id);
      if (mine === undefined) throw new Problem('not-found', 'There is no such session.');
      await storage.removeSession(mine.id);
      await sockets.end([mine.id]);
      return reply.status(204).send();
    },
  );
}

/** Codes for when the password is forgotten. */
function recoveryRoutes(app: App, services: RouteServices): void {
  const { identities, storage, config, sockets } = services;
  const few = fewOf(config);

  app.post(
    '/api/recovery-codes',
    {
      config: few,
      schema: {
        summary: 'Codes that let me in once each, shown this once',
        body: PasswordAgain,
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const me = await identities.me(request);
      if (me.account === null) throw new Problem('no-account');
      await mayTry(me.account, services);
      // Whoever finds an open browser must not make themselves a key for later.
      if (!(await isPassword(request.body.password, me.password))) throw new Problem('wrong-password');
      const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode());
      await storage.setRecovery(me.id, codes.map(hashSecret));
      return { codes };
    },
  );

  app.post(
    '/api/recover',
    {
      config: few,
      schema: { summary: 'A new password by one of the codes', body: Recovery, response: { 200: Me } },
    },
    async (request, reply) => {
      const { account, code, password } = request.body;
      await mayTry(account, services);
      const person = await storage.personByAccount(account);
      const hash = hashSecret(code.trim().toUpperCase());
      if (person === undefined || !(await storage.useRecovery(person.id, hash))) throw new Problem('wrong-password');
      await storage.setAccount(person.id, account, await hashPassword(password));
      await sockets.end(await storage.removeSessions(person.id));
      await identities.open(request, reply, person.id);
      return identities.describe(person);
    },
  );
}
