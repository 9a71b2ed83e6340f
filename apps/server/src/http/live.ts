import type { WebSocket } from '@fastify/websocket';
import type { CallOff } from '@starboard/clock';
import type { WrittenAction } from '@starboard/kernel';
import { ClientMessage, PROTOCOL, type ProblemCode, protocolWords, type ServerMessage } from '@starboard/protocol';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Sink } from '../play/audience.ts';
import { networkOf } from '../play/whereabouts.ts';
import { Problem } from '../problem.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { App, Services } from './app.ts';
import { Buckets } from './buckets.ts';
import { problemOf } from './errors.ts';
import type { Identities, Known } from './identity.ts';
import type { Waking } from './waking.ts';

const messages = Compile(ClientMessage);

/** A reader that falls behind this far is cut off; it comes back and is told what it missed. */
const MOST_UNSENT = 2_000_000;
const MOST_TABLES = 100;
/** So many messages beyond the allowance, and the connection ends. */
const MOST_EXCESS = 200;
const HEARTBEAT = 30_000;

/** RFC 6455 and its registry. */
const CLOSE = { policy: 1008, restart: 1012, tooMany: 1013 } as const;

interface Connection {
  readonly socket: WebSocket;
  readonly person: PersonRow;
  /** By which it was opened, and with which it ends. */
  readonly session: string;
  readonly ip: string;
  readonly tables: Map<string, Sink>;
  excess: number;
  /** Characters, so far. */
  sent: number;
  heard: boolean;
}

/** Live play: one socket for each client, any number of tables on it. */
export class LiveSockets {
  readonly #services: Services;
  readonly #identities: Identities;
  readonly #waking: Waking;
  readonly #log: App['log'];
  readonly #connections = new Set<Connection>();
  readonly #perPerson: Buckets;
  readonly #perAddress: Buckets;
  /** Bytes that people make the server send by looking at tables anew: a few bytes ask for many. */
  readonly #looking: Buckets;
  readonly #lookingThere: Buckets;
  readonly #stopHeartbeat: CallOff;
  #closing = false;
  /** Sessions are being looked up. */
  #checking = false;

  constructor(app: App, services: Services, identities: Identities, waking: Waking) {
    const { clock } = services;
    const factor = services.config.limitFactor;
    this.#services = services;
    this.#identities = identities;
    this.#waking = waking;
    this.#log = app.log;
    this.#perPerson = new Buckets({ burst: 60 * factor, perSecond: 20 * factor }, clock);
    // A whole club behind one address may build ships at the same time.
    this.#perAddress = new Buckets({ burst: 800 * factor, perSecond: 300 * factor }, clock);
    this.#looking = new Buckets({ burst: 4_000_000 * factor, perSecond: 100_000 * factor }, clock);
    this.#lookingThere = new Buckets({ burst: 40_000_000 * factor, perSecond: 1_000_000 * factor }, clock);
    this.#stopHeartbeat = clock.every(HEARTBEAT, () => this.#beat());
    services.storage.subscribe((notice) => {
      if (notice.k === 'ended') this.#closeAll(notice.sessions, notice.person);
      if (notice.k === 'missed') this.#endUnknown();
    });
    services.metrics.gauge('starboard_sockets', 'Open sockets', () => this.#connections.size);
  }

  route(app: App): void {
    app.route({
      method: 'GET',
      url: '/api/live',
      schema: { hide: true },
      preValidation: async (request) => {
        if (this.#closing) throw new Problem('slow-down');
        request.known = await this.#identities.required(request);
      },
      handler: async (_request, reply) => reply.status(426).send({ code: 'bad-request', message: 'A web socket.' }),
      wsHandler: (socket, request) => this.#connected(socket, request as FastifyRequest),
    });
  }

  #connected(socket: WebSocket, request: FastifyRequest): void {
    if (request.known === undefined) return socket.terminate();
    const { person, session } = request.known;
    const connection: Connection = {
      socket,
      person,
      session: session.id,
      ip: networkOf(request.ip),
      tables: new Map(),
      excess: 0,
      sent: 0,
      heard: true,
    };
    if (!this.#mayConnect(connection)) return socket.close(CLOSE.tooMany);
    if (this.#closing) return socket.close(CLOSE.restart);
    this.#connections.add(connection);
    socket.on('message', (data) => this.#receive(connection, String(data)));
    socket.on('pong', () => {
      connection.heard = true;
    });
    socket.on('error', (error) => this.#log.debug({ person: person.id, error: error.message }, 'socket failed'));
    socket.on('close', () => this.#disconnected(connection));
    this.#identities
      .describe(person)
      .then((me) => this.#send(connection, { t: 'welcome', protocol: PROTOCOL, me, now: this.#services.clock.now() }))
      .catch(() => socket.close(CLOSE.restart));
  }

  #mayConnect({ person, ip }: Connection): boolean {
    const factor = this.#services.config.limitFactor;
    const others = [...this.#connections];
    const ofPerson = others.filter((one) => one.person.id === person.id).length;
    return ofPerson < 20 * factor && (factor >= 10 || others.filter((one) => one.ip === ip).length < 200 * factor);
  }

  /** From this moment on nothing is heard from it or told to it, also where the other side never answers. */
  #end(connection: Connection, code: number): void {
    connection.socket.close(code);
    this.#disconnected(connection);
  }

  #disconnected(connection: Connection): void {
    this.#connections.delete(connection);
    for (const [table, sink] of connection.tables) this.#unwatch(table, sink);
    connection.tables.clear();
  }

  #unwatch(table: string, sink: Sink): void {
    this.#services.play
      .table(table)
      .then((live) => live.unwatch(sink))
      .catch((error) => this.#log.info({ table, error: String(error) }, 'could not unwatch'));
  }

  #send(connection: Connection, message: ServerMessage): void {
    this.#sendText(connection, JSON.stringify(message));
  }

  #sendText(connection: Connection, text: string): void {
    const { socket } = connection;
    if (socket.readyState !== socket.OPEN) return;
    connection.sent += text.length;
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    else socket.send(text);
  }

  #receive(connection: Connection, text: string): void {
    if (!this.#connections.has(connection)) return;
    if (!this.#perPerson.take(connection.person.id) || !this.#perAddress.take(connection.ip))
      return this.#refuseFlood(connection, text);
    const message = parsed(text);
    if (message === undefined) {
      this.#services.metrics.dropped('not-understood');
      this.#log.debug({ person: connection.person.id, text: text.slice(0, 200) }, 'message not understood');
      return this.#error(connection, 'bad-request', {});
    }
    this.#handle(connection, message).catch((error) => this.#failed(connection, message, error));
  }

  /** The answer names the message, so that its sender can try again later. */
  #refuseFlood(connection: Connection, text: string): void {
    this.#services.metrics.dropped('too-many');
    if (++connection.excess > MOST_EXCESS) {
      this.#log.warn({ person: connection.person.id, ip: connection.ip }, 'flood: connection ended');
      return this.#end(connection, CLOSE.policy);
    }
    const message = parsed(text);
    if (message?.t === 'act') this.#send(connection, { t: 'refused', id: message.id, verdict: SLOW_DOWN });
    else this.#error(connection, 'slow-down', message !== undefined && 'id' in message ? { id: message.id } : {});
  }

  #failed(connection: Connection, message: ClientMessage, error: unknown): void {
    const problem = problemOf(error);
    if (problem.status >= 500) this.#log.error({ message, err: error }, 'message failed');
    const id = 'id' in message ? { id: message.id } : {};
    const table = 'table' in message ? { table: message.table } : {};
    this.#error(connection, problem.code, { ...id, ...table }, problem.message);
  }

  #error(connection: Connection, code: ProblemCode, about: { id?: string; table?: string }, message?: string): void {
    this.#send(connection, { t: 'error', ...about, code, message: message ?? protocolWords.en[`problem.${code}`] });
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { play } = this.#services;
    const { person } = connection;
    if ('table' in message && message.t !== 'leave') this.#waking.ask(message.table, connection.ip);
    switch (message.t) {
      case 'ping':
        return this.#send(connection, { t: 'pong', n: message.n, now: this.#services.clock.now() });
      case 'watch':
        return this.#watch(connection, message.table, message.seq);
      case 'leave': {
        const sink = connection.tables.get(message.table);
        connection.tables.delete(message.table);
        if (sink !== undefined) this.#unwatch(message.table, sink);
        return;
      }
      case 'chat': {
        await (await play.table(message.table)).chat(person.id, message.id, message.text);
        return this.#send(connection, { t: 'ack', id: message.id, seq: 0 });
      }
      case 'luck': {
        const luck = 'hash' in message ? { hash: message.hash } : { value: message.value };
        await (await play.table(message.table)).addLuck(person.id, message.seat, luck);
        return this.#send(connection, { t: 'ack', id: message.id, seq: 0 });
      }
      case 'act': {
        const { table, id, seat, seq, after } = message;
        const acted = await (await play.table(table)).act(person.id, {
          id,
          seat,
          seq,
          after,
          action: message.action as WrittenAction,
        });
        if (acted.ok) this.#send(connection, { t: 'ack', id, seq: acted.seq });
        else this.#send(connection, { t: 'refused', id, verdict: acted });
      }
    }
  }

  async #watch(connection: Connection, id: string, seq: number | undefined): Promise<void> {
    const { tables, person, ip } = connection;
    const sink = tables.get(id) ?? { person: person.id, send: (text: string) => this.#sendText(connection, text) };
    if (tables.size >= MOST_TABLES && !tables.has(id)) throw new Problem('too-many');
    if (!this.#looking.has(person.id) || !this.#lookingThere.has(ip)) throw new Problem('slow-down');
    const before = connection.sent;
    tables.set(id, sink);
    try {
      const table = await this.#services.play.table(id);
      await table.watch(sink, seq);
      const sent = connection.sent - before;
      this.#looking.charge(person.id, sent);
      this.#lookingThere.charge(ip, sent);
      if (!this.#connections.has(connection)) await table.unwatch(sink);
    } catch (error) {
      tables.delete(id);
      throw error;
    }
  }

  #beat(): void {
    for (const connection of this.#connections) {
      connection.excess = 0;
      if (!connection.heard) connection.socket.terminate();
      connection.heard = false;
      connection.socket.ping();
    }
    this.#endUnknown();
  }

  /** Ends what was opened by a session that has ended meanwhile, though nobody said so here. */
  #endUnknown(): void {
    const open = [...this.#connections];
    if (this.#checking || open.length === 0) return;
    this.#checking = true;
    this.#services.storage
      .knownSessions([...new Set(open.map(({ session }) => session))])
      .then((known) => {
        const alive = new Set(known);
        for (const connection of open) if (!alive.has(connection.session)) this.#end(connection, CLOSE.policy);
      })
      .catch((error) => this.#log.warn({ error: String(error) }, 'sessions could not be read'))
      .finally(() => {
        this.#checking = false;
      });
  }

  /** Ends every connection of somebody who is not known any more, at all nodes. */
  dismiss(person: string): Promise<void> {
    return this.#ended([], person);
  }

  /** Ends the connections of sessions that have ended, at all nodes. */
  end(sessions: readonly string[]): Promise<void> {
    return this.#ended(sessions);
  }

  async #ended(sessions: readonly string[], person?: string): Promise<void> {
    this.#closeAll(sessions, person);
    const { storage } = this.#services;
    if (storage.shared)
      await storage.publish({ k: 'ended', n: storage.node, sessions, ...(person === undefined ? {} : { person }) });
  }

  #closeAll(sessions: readonly string[], gone: string | undefined): void {
    for (const connection of [...this.#connections]) {
      const { person, session } = connection;
      const dismissed = gone !== undefined && (person.id === gone || person.owner === gone);
      if (dismissed || sessions.includes(session)) this.#end(connection, CLOSE.policy);
    }
  }

  /** Lets everybody go; they come back to whichever server is there then. */
  close(): void {
    this.#closing = true;
    this.#stopHeartbeat();
    for (const { socket } of this.#connections) socket.close(CLOSE.restart);
  }
}

const SLOW_DOWN = { ok: false as const, rule: 'table', code: 'slow-down', params: {} };

function parsed(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return messages.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    known?: Known;
  }
}
