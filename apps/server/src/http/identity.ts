import type { Me } from '@starboard/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { hashSecret, newSecret, sameHash } from '../secrets.ts';
import type { PersonRow, SessionRow } from '../storage/schema.ts';
import type { Services } from './app.ts';
import { Buckets } from './buckets.ts';

const COOKIE = 'starboard';
const YEAR = 365 * 86_400;
const DAY = 86_400_000;

export interface Known {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/** Who sends a request: known by a secret in a cookie, or by a program's token. Only hashes of secrets are kept. */
export class Identities {
  readonly #services: Pick<Services, 'storage' | 'config' | 'clock' | 'play'>;

  /** Addresses have their own limits. */
  readonly #requests: Buckets;

  constructor(services: Pick<Services, 'storage' | 'config' | 'clock' | 'play'>) {
    this.#services = services;
    const factor = services.config.limitFactor;
    this.#requests = new Buckets({ burst: 120 * factor, perSecond: 5 * factor }, services.clock);
  }

  async known(request: FastifyRequest): Promise<Known | undefined> {
    const [id, secret] = credential(request)?.split('.', 2) ?? [];
    if (id === undefined || secret === undefined || id.length > 40) return undefined;
    const { storage } = this.#services;
    const session = await storage.session(id);
    if (!sameHash(hashSecret(secret), session?.hash ?? '') || session === undefined) return undefined;
    if (await this.#hasExpired(session)) return undefined;
    const person = await storage.person(session.person);
    if (person === undefined) return undefined;
    await this.#see(person, session);
    return { person, session };
  }

  /** Once a day is often enough. */
  async #see(person: PersonRow, session: SessionRow): Promise<void> {
    const { storage, clock } = this.#services;
    const now = clock.now();
    if (now - person.seen_at > DAY) await storage.see(person.id, now);
    if (now - session.seen_at > DAY) await storage.seeSession(session.id, now);
  }

  /** A secret that nobody uses for a long time opens nothing any more. */
  async #hasExpired({ id, seen_at }: SessionRow): Promise<boolean> {
    const { storage, clock, config } = this.#services;
    if (config.sessionDays === 0 || clock.now() - seen_at <= config.sessionDays * DAY) return false;
    await storage.removeSession(id);
    return true;
  }

  async required(request: FastifyRequest): Promise<Known> {
    const known = await this.known(request);
    if (known === undefined) throw new Problem('sign-in');
    if (!this.#requests.take(known.person.id)) throw new Problem('slow-down');
    this.#services.play.note(known.person.id, request.ip);
    return known;
  }

  async me(request: FastifyRequest): Promise<PersonRow> {
    return (await this.required(request)).person;
  }

  async newGuest(request: FastifyRequest, reply: FastifyReply): Promise<PersonRow> {
    const person = newPerson(`Guest ${Math.floor(1000 + Math.random() * 9000)}`, this.#services.clock.now());
    await this.#services.storage.createPerson(person);
    await this.open(request, reply, person.id);
    return person;
  }

  /** From now on this browser is that person. */
  async open(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
    const credential = await this.newSession(person, 'cookie');
    reply.setCookie(COOKIE, credential, { ...this.#attributes(request), maxAge: YEAR });
  }

  close(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE, this.#attributes(request));
  }

  async newSession(person: string, kind: SessionRow['kind']): Promise<string> {
    const secret = newSecret();
    const id = newId();
    const now = this.#services.clock.now();
    const row = { id, person, kind, hash: hashSecret(secret), challenge: null, created_at: now, seen_at: now };
    await this.#services.storage.addSession(row);
    return `${id}.${secret}`;
  }

  #attributes(request: FastifyRequest) {
    const secure = this.#services.config.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
    return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure };
  }

  isAdmin(account: string | null): boolean {
    return account !== null && this.#services.config.admins.includes(account);
  }

  /** A person as they see themselves. */
  async describe({ id, name, account }: PersonRow): Promise<Me> {
    const passkeys = await this.#services.storage.passkeysOf(id);
    return { id, name, account, passkeys: passkeys.length, ...(this.isAdmin(account) ? { admin: true as const } : {}) };
  }
}

function credential({ headers, cookies }: FastifyRequest): string | undefined {
  const bearer = headers.authorization?.match(/^Bearer ([\w.-]{1,200})$/)?.[1];
  return bearer ?? cookies?.[COOKIE];
}

export function newPerson(name: string, now: number, owner: string | null = null): PersonRow {
  const unset = { account: null, password: null, webhook: null };
  return { id: newId(), name, owner, ...unset, created_at: now, seen_at: now };
}
