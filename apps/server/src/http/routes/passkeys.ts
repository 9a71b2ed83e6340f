import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Me, PasskeyInfo } from '@starboard/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../problem.ts';
import type { App, RouteServices } from '../app.ts';
import type { Known } from '../identity.ts';

/** What a browser made, as the library of both ends types it; what is in it is verified there. */
const responseOf = <T>() => Type.Object({ response: Type.Unsafe<T>(Type.Object({}, { additionalProperties: true })) });

/** Passkeys: no password, nothing to be phished. A challenge belongs to the session that asked for it, and serves once. */
export function passkeyRoutes(app: App, services: RouteServices): void {
  addingRoutes(app, services);
  keepingRoutes(app, services);
  signInRoutes(app, services);
}

const fewOf = (config: RouteServices['config']) => ({
  rateLimit: { max: 20 * config.limitFactor, timeWindow: 60_000 },
});

function siteOf(request: FastifyRequest, { publicUrl }: RouteServices['config']) {
  const url = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  return { rpID: url.hostname, origin: url.origin };
}

async function challengeOf({ session }: Known, storage: RouteServices['storage']): Promise<string> {
  await storage.setChallenge(session.id, null);
  if (session.challenge === null) throw new Problem('bad-request', 'No challenge was asked for.');
  return session.challenge;
}

function addingRoutes(app: App, { identities, storage, config, clock }: RouteServices): void {
  const few = fewOf(config);

  app.post('/api/passkeys/options', { config: few, schema: { summary: 'Begin to add a passkey' } }, async (request) => {
    const { person, session } = await identities.required(request);
    const known = await storage.passkeysOf(person.id);
    const options = await generateRegistrationOptions({
      rpName: 'Starboard',
      rpID: siteOf(request, config).rpID,
      userName: person.account ?? person.name,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await storage.setChallenge(session.id, options.challenge);
    return options;
  });

  app.post(
    '/api/passkeys',
    {
      config: few,
      schema: { summary: 'Add a passkey', body: responseOf<RegistrationResponseJSON>(), response: { 200: Me } },
    },
    async (request) => {
      const known = await identities.required(request);
      const { rpID, origin } = siteOf(request, config);
      const result = await verifyRegistrationResponse({
        response: request.body.response,
        expectedChallenge: await challengeOf(known, storage),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (result?.verified !== true || result.registrationInfo === undefined) throw new Problem('bad-request');
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const public_key = Buffer.from(publicKey).toString('base64url');
      await storage.addPasskey({ id, person: known.person.id, public_key, counter, created_at: clock.now() });
      return identities.describe(known.person);
    },
  );
}

function keepingRoutes(app: App, { identities, storage }: RouteServices): void {
  app.get(
    '/api/passkeys',
    { schema: { summary: 'My passkeys', response: { 200: Type.Array(PasskeyInfo) } } },
    async (request) => {
      const { id } = await identities.me(request);
      return (await storage.passkeysOf(id)).map((key) => ({ id: key.id, createdAt: key.created_at }));
    },
  );

  app.delete(
    '/api/passkeys/:id',
    { schema: { summary: 'Forget a passkey', params: Type.Object({ id: Type.String({ maxLength: 1000 }) }) } },
    async (request, reply) => {
      const me = await identities.me(request);
      if (!(await storage.removePasskey(request.params.id, me.id)))
        throw new Problem('not-found', 'There is no such passkey.');
      return reply.status(204).send();
    },
  );
}

function signInRoutes(app: App, { identities, storage, config }: RouteServices): void {
  const few = fewOf(config);

  app.post(
    '/api/passkeys/sign-in/options',
    { config: few, schema: { summary: 'Begin to sign in by passkey' } },
    async (request) => {
      const { session } = await identities.required(request);
      const options = await generateAuthenticationOptions({
        rpID: siteOf(request, config).rpID,
        userVerification: 'preferred',
      });
      await storage.setChallenge(session.id, options.challenge);
      return options;
    },
  );

  app.post(
    '/api/passkeys/sign-in',
    {
      config: few,
      schema: { summary: 'Sign in by passkey', body: responseOf<AuthenticationResponseJSON>(), response: { 200: Me } },
    },
    async (request, reply) => {
      const known = await identities.required(request);
      const { response } = request.body;
      const expectedChallenge = await challengeOf(known, storage);
      const passkey = typeof response.id === 'string' ? await storage.passkey(response.id) : undefined;
      if (passkey === undefined) throw new Problem('wrong-password', 'This passkey is not known here.');
      const { rpID, origin } = siteOf(request, config);
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      }).catch(() => undefined);
      const person = await storage.person(passkey.person);
      if (result?.verified !== true || person === undefined) throw new Problem('wrong-password');
      await storage.countPasskey(passkey.id, result.authenticationInfo.newCounter);
      await identities.open(request, reply, person.id);
      return identities.describe(person);
    },
  );
}
