import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Another site must not act in the name of whoever visits it. Browsers say where a request comes from; whoever sends a
 * bearer token is no browser that was led here.
 */
export function refuseForeign(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): void {
  const live = request.headers.upgrade !== undefined;
  if (HARMLESS.has(request.method) && !live) return;
  if (isForeign(request, config)) throw new Problem('foreign-origin');
}

function isForeign({ headers, host }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return !['same-origin', 'none', undefined].includes(siteOf(headers['sec-fetch-site']));
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  if (publicUrl !== undefined && from.origin === new URL(publicUrl).origin) return false;
  return from.host !== host;
}

const siteOf = (site: string | string[] | undefined): string | undefined => (Array.isArray(site) ? site[0] : site);
