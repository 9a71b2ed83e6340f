import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_PLAY, type PlaySettings } from './play/context.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Whether somebody has chosen it: then it is that one or none. */
  readonly portAsked: boolean;
  /** Folder of everything that is kept. */
  readonly data: string;
  /** `postgres://…`, or the path of a file. */
  readonly database: string;
  /** The address that people use, where a proxy stands in front. */
  readonly publicUrl: string | undefined;
  /** Whose `X-Forwarded-For` is believed: addresses, networks, or `loopback`; nobody else's. */
  readonly trustedProxies: readonly string[];
  /** All rate limits are multiplied by this. */
  readonly limitFactor: number;
  readonly privateWebhooks: boolean;
  /** Guests who are not seen for so many days are forgotten; 0: never. */
  readonly guestDays: number;
  /** Sessions that nobody uses for so many days end; 0: never. */
  readonly sessionDays: number;
  /** Accounts whose people see what was reported. */
  readonly admins: readonly string[];
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** The built web app. */
  readonly site: string;
  readonly play: PlaySettings;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Settings from the environment; `docs/self-hosting.md` explains them. */
export function readConfig(env: Env): Config {
  const data = resolve(env.STARBOARD_DATA ?? 'data');
  const number = (name: string, fallback: number, least = 0): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!Number.isFinite(value) || value < least) throw new Error(`${name} must be a number of at least ${least}`);
    return value;
  };
  const publicUrl = env.STARBOARD_PUBLIC_URL || undefined;
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) throw new Error('STARBOARD_PUBLIC_URL must be an address');
  return {
    host: env.HOST ?? '0.0.0.0',
    port: number('PORT', 3000),
    portAsked: (env.PORT ?? '') !== '',
    data,
    database: env.STARBOARD_DATABASE_URL || join(data, 'starboard.sqlite'),
    publicUrl,
    trustedProxies: readProxies(env),
    limitFactor: number('STARBOARD_LIMIT_FACTOR', 1, 0.01),
    privateWebhooks: env.STARBOARD_PRIVATE_WEBHOOKS === '1',
    guestDays: number('STARBOARD_GUEST_DAYS', 90),
    sessionDays: number('STARBOARD_SESSION_DAYS', 180),
    admins: (env.STARBOARD_ADMINS ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
    metricsToken: env.STARBOARD_METRICS_TOKEN || undefined,
    logLevel: env.STARBOARD_LOG ?? 'info',
    site: resolve(import.meta.dirname, '../../web/dist'),
    play: {
      ...DEFAULT_PLAY,
      botPace: number('STARBOARD_BOT_PACE', DEFAULT_PLAY.botPace),
      inviteWait: number('STARBOARD_INVITE_WAIT', DEFAULT_PLAY.inviteWait),
      grace: number('STARBOARD_GRACE', DEFAULT_PLAY.grace),
      luckWait: number('STARBOARD_LUCK_WAIT', DEFAULT_PLAY.luckWait),
      luckWaitAway: number('STARBOARD_LUCK_WAIT_AWAY', DEFAULT_PLAY.luckWaitAway),
      kept: number('STARBOARD_TABLES_KEPT', DEFAULT_PLAY.kept, 1),
      tablesEach: number('STARBOARD_TABLES_EACH', DEFAULT_PLAY.tablesEach, 1),
      botWorkers: number('STARBOARD_BOT_WORKERS', Math.min(4, Math.max(1, availableParallelism() - 1)), 1),
    },
  };
}

const KNOWN_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `none`, or a list such as `loopback, 10.0.0.0/8`. */
function readProxies({ STARBOARD_TRUST_PROXY: former, STARBOARD_TRUSTED_PROXIES: text }: Env): readonly string[] {
  if (former) throw new Error('STARBOARD_TRUST_PROXY believed anybody: name the proxies in STARBOARD_TRUSTED_PROXIES');
  if (text === 'none') return [];
  const proxies = (text || 'loopback').split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => !KNOWN_NETWORKS.has(one) && !isNetwork(one));
  if (wrong !== undefined) throw new Error(`STARBOARD_TRUSTED_PROXIES: “${wrong}” is no address and no network`);
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}
