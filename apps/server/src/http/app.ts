import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { Clock } from '@starboard/clock';
import { MAX_MESSAGE } from '@starboard/protocol';
import fastify from 'fastify';
import type { Config } from '../config.ts';
import type { Notifier } from '../notices/notifier.ts';
import type { Play } from '../play/play.ts';
import { networkOf } from '../play/whereabouts.ts';
import type { Storage } from '../storage/storage.ts';
import { answerErrors } from './errors.ts';
import { Identities } from './identity.ts';
import { Limits, storeOf } from './limits.ts';
import { LiveSockets } from './live.ts';
import type { Metrics } from './metrics.ts';
import { refuseForeign } from './origin.ts';
import { accountRoutes } from './routes/account.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { noticeRoutes } from './routes/notices.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { systemRoutes } from './routes/system.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveSite } from './site.ts';
import { Waking } from './waking.ts';

/** What the routes are made of. */
export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly play: Play;
  readonly metrics: Metrics;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

export type App = ReturnType<typeof bareApp>;

export function bareApp(config: Pick<Config, 'logLevel' | 'trustedProxies'>) {
  return fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: ({ method, url, ip }) => ({ method, url, ip }) },
    },
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 65_536,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** Everything on one port: the interface, live play, and the web app. */
export async function addRoutes(app: App, services: Services): Promise<LiveSockets> {
  const { config, storage, play, clock } = services;
  const identities = new Identities(services);
  const limits = new Limits(storage, clock);
  const waking = new Waking((id) => play.isAwake(id), config.limitFactor, clock);
  const sockets = new LiveSockets(app, services, identities, waking);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  answerErrors(app);
  await app.register(helmet, policy(config));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: 1200 * config.limitFactor,
    timeWindow: 60_000,
    store: storeOf(limits),
    keyGenerator: ({ ip }: { ip: string }) => networkOf(ip),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Starboard', version: '1', description: 'Tables for people and bots.' },
    },
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE, clientTracking: true },
    errorHandler: (error, socket, request) => {
      // Frames and lines that break are the other side's fault, and noted by the live sockets; faults of ours have no code.
      if ((error as NodeJS.ErrnoException).code === undefined) request.log.error({ err: error }, 'socket failed');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request) => refuseForeign(request, config));
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', NOTHING_OF_THE_DEVICE);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  const routes = { ...services, identities, sockets, limits, waking };
  await app.register(async (scope: App) => {
    systemRoutes(scope, routes);
    peopleRoutes(scope, routes);
    accountRoutes(scope, routes);
    passkeyRoutes(scope, routes);
    tableRoutes(scope, routes);
    moderationRoutes(scope, routes);
    noticeRoutes(scope, routes);
    sockets.route(scope);
  });
  await serveSite(app, config.site);
  return sockets;
}

export interface RouteServices extends Services {
  readonly identities: Identities;
  readonly sockets: LiveSockets;
  readonly limits: Limits;
  readonly waking: Waking;
}

/** No page of ours needs them, so nothing that gets into one may have them. */
const NOTHING_OF_THE_DEVICE = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A strict content policy: scripts, workers and connections of this very server only. */
function policy({ publicUrl }: Config) {
  const secure = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Tables at home are plain http.
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  };
}
