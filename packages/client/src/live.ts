import { type CallOff, type Clock, systemClock } from '@starboard/clock';
import type { ClientMessage, Me, ServerMessage } from '@starboard/protocol';
import { PROTOCOL } from '@starboard/protocol/wire';
import { type Keepsakes, keepsakesInMemory } from './luckPart.ts';
import { Store } from './store.ts';
import { TableWatch } from './tableWatch.ts';

/** `outdated`: the server speaks another version, so the page has to be loaded anew. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'outdated' | 'closed';

/** The little of a WebSocket that is needed; the browser's, Node's and the `ws` package's all have it. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error' | 'message', listener: (event: { data?: unknown }) => void): void;
}

export interface LiveOptions {
  /** Opens a socket; `new WebSocket(url)` if left out. */
  readonly open?: (url: string) => Socket;
  /** First wait after a break, in ms; doubled up to `longestWait`, with some chance in it. */
  readonly shortestWait?: number;
  readonly longestWait?: number;
  /** How often the line is tried; silence for twice as long is a break. */
  readonly pingEvery?: number;
  readonly clock?: Clock;
  /** Where it is remembered what this client adds to the luck of matches; as long as the program runs if left out. */
  readonly keepsakes?: Keepsakes;
}

const OPEN = 1;
/** A socket of the platform hands out events of its own type, of which a client reads next to nothing. */
const open = (url: string): Socket => new WebSocket(url) as unknown as Socket;

/** The socket's address for a server: `liveUrl('https://play.example.org')`. */
export const liveUrl = (baseUrl: string): string => `${baseUrl.replace(/^http/, 'ws')}/api/live`;

/** One socket for any number of tables. It connects by itself, and again whenever the line breaks. */
export class LiveConnection {
  readonly status = new Store<LinkStatus>('connecting');
  readonly me = new Store<Me | undefined>(undefined);
  readonly #url: string;
  readonly #options: Required<LiveOptions>;
  readonly #watches = new Map<string, TableWatch>();
  #socket: Socket | undefined;
  #failures = 0;
  #stopRetry: CallOff = () => {};
  #stopPinging: CallOff = () => {};
  #pinged = 0;
  #heardAt = 0;
  #offset = 0;
  #quickest = Number.POSITIVE_INFINITY;

  constructor(url: string, options: LiveOptions = {}) {
    this.#url = url;
    this.#options = {
      open,
      shortestWait: 250,
      longestWait: 15_000,
      pingEvery: 10_000,
      clock: systemClock,
      keepsakes: keepsakesInMemory(),
      ...options,
    };
    this.#connect();
  }

  /** The server's clock now, in ms since 1970. */
  serverNow(): number {
    return this.#now() + this.#offset;
  }

  #now(): number {
    return this.#options.clock.now();
  }

  /** Round trip of the quickest ping so far, in ms. */
  get latency(): number | undefined {
    return Number.isFinite(this.#quickest) ? this.#quickest : undefined;
  }

  /** The table, kept up to date until {@link TableWatch.close}. */
  watch(table: string): TableWatch {
    const known = this.#watches.get(table);
    if (known !== undefined) return known;
    const watch = new TableWatch(table, {
      send: (message) => this.#send(message),
      newId,
      clock: this.#options.clock,
      keepsakes: this.#options.keepsakes,
      forget: (closed) => {
        if (this.#watches.get(table) === closed) this.#watches.delete(table);
      },
    });
    this.#watches.set(table, watch);
    if (this.status.get() === 'open') watch.resume();
    return watch;
  }

  /** Tries at once instead of waiting: when the browser says that it is online again, or the page is shown again. */
  hurry(): void {
    if (this.status.get() === 'waiting') this.#connect();
    else if (this.status.get() === 'open') this.#ping();
  }

  /** Ends the connection for good. */
  close(): void {
    this.status.set('closed');
    this.#drop();
  }

  #connect(): void {
    this.#stopRetry();
    this.status.set('connecting');
    const socket = this.#options.open(this.#url);
    this.#socket = socket;
    const current = (then: (data: unknown) => void) => (event: { data?: unknown }) => {
      if (this.#socket === socket) then(event.data);
    };
    this.#heardAt = this.#now();
    this.#stopPinging = this.#options.clock.every(this.#options.pingEvery, () => this.#ping());
    socket.addEventListener(
      'message',
      current((data) => this.#hear(String(data))),
    );
    socket.addEventListener(
      'close',
      current(() => this.#broken()),
    );
    socket.addEventListener(
      'error',
      current(() => this.#broken()),
    );
  }

  #drop(): void {
    this.#stopRetry();
    this.#stopPinging();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #broken(): void {
    this.#drop();
    if (this.status.get() === 'closed') return;
    const { shortestWait, longestWait, clock } = this.#options;
    const wait = Math.min(longestWait, shortestWait * 2 ** this.#failures++) * (0.5 + Math.random() / 2);
    this.status.set('waiting');
    this.#stopRetry = clock.after(wait, () => this.#connect());
  }

  #ping(): void {
    if (this.#now() - this.#heardAt > 2 * this.#options.pingEvery) {
      this.#broken();
      return;
    }
    this.#pinged = this.#now();
    this.#send({ t: 'ping', n: this.#pinged });
  }

  #send(message: ClientMessage): void {
    if (this.status.get() === 'open' && this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#heardAt = this.#now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        return this.#welcomed(message);
      case 'pong':
        return this.#timed(message.n, message.now);
      case 'ack':
      case 'refused':
        this.#answered(message);
        return;
      case 'error':
        if (!this.#answered(message)) this.#watches.get(message.table ?? '')?.hear(message);
        return;
      case 'table':
        return this.#watches.get(message.info.id)?.hear(message);
      default:
        return this.#watches.get(message.table)?.hear(message);
    }
  }

  #answered(message: Extract<ServerMessage, { t: 'ack' | 'refused' | 'error' }>): boolean {
    return [...this.#watches.values()].some((watch) => watch.answered(message));
  }

  #welcomed({ protocol, me, now }: Extract<ServerMessage, { t: 'welcome' }>): void {
    if (protocol !== PROTOCOL) {
      this.#drop();
      this.status.set('outdated');
      return;
    }
    this.#failures = 0;
    this.#offset = now - this.#now();
    this.#quickest = Number.POSITIVE_INFINITY;
    this.me.set(me);
    this.status.set('open');
    this.#ping();
    for (const watch of this.#watches.values()) watch.resume();
  }

  /** The quicker the round trip, the better it tells the server's time. */
  #timed(sent: number, serverTime: number): void {
    const now = this.#now();
    const trip = now - sent;
    if (trip > this.#quickest) return;
    this.#quickest = trip;
    this.#offset = serverTime - (sent + trip / 2);
  }
}

/** Not `randomUUID`: browsers have that only on secure pages, and a table at home is often plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
