import type { Clock } from '@starboard/clock';
import webpush from 'web-push';
import type { NoticeEvent } from '../play/context.ts';
import type { Storage } from '../storage/storage.ts';
import { type Letter, post } from './outside.ts';
import type { Keys } from './vapid.ts';

interface NoticeLog {
  info(about: object, message: string): void;
}

/** Nobody is told about one table more often than this, in ms. */
const QUIET = 60_000;

/** Tells people who are not here that it is their turn, in their browser and at an address of their own. */
export class Notifier {
  readonly #storage: Storage;
  readonly #keys: Keys;
  readonly #publicUrl: string;
  readonly #private: boolean;
  readonly #clock: Clock;
  readonly #log: NoticeLog;
  readonly #told = new Map<string, number>();

  constructor(
    storage: Storage,
    keys: Keys,
    publicUrl: string,
    privateAddresses: boolean,
    clock: Clock,
    log: NoticeLog,
  ) {
    this.#storage = storage;
    this.#keys = keys;
    this.#publicUrl = publicUrl;
    this.#private = privateAddresses;
    this.#clock = clock;
    this.#log = log;
  }

  get key(): string {
    return this.#keys.publicKey;
  }

  turnOf(table: string, game: string, person: string, event: NoticeEvent = 'your-turn'): void {
    if (!this.#isDue(`${table} ${person} ${event}`)) return;
    const notice = JSON.stringify({ event, table, game, url: `${this.#publicUrl}/t/${table}` });
    Promise.all([this.#push(person, notice), this.#webhook(person, notice)]).catch((error) =>
      this.#log.info({ person, error: String(error) }, 'notice not delivered'),
    );
  }

  #isDue(key: string): boolean {
    const now = this.#clock.now();
    if (now - (this.#told.get(key) ?? 0) < QUIET) return false;
    if (this.#told.size > 10_000) this.#told.clear();
    this.#told.set(key, now);
    return true;
  }

  async #push(person: string, notice: string): Promise<void> {
    for (const { endpoint, p256dh, auth } of await this.#storage.pushOf(person)) {
      try {
        const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
          vapidDetails: {
            subject: this.#keys.subject,
            publicKey: this.#keys.publicKey,
            privateKey: this.#keys.privateKey,
          },
          TTL: 86_400,
        });
        const status = await this.#post({ to: endpoint, headers: headers as Letter['headers'], body: body ?? '' });
        if (status === 404 || status === 410) await this.#storage.removePush(endpoint);
        else if (status >= 300) this.#log.info({ person, status }, 'push not delivered');
      } catch (error) {
        this.#log.info({ person, error: String(error) }, 'push not delivered');
      }
    }
  }

  #post(letter: Letter): Promise<number> {
    return post(letter, { privateAddresses: this.#private, clock: this.#clock });
  }

  async #webhook(person: string, notice: string): Promise<void> {
    const url = (await this.#storage.person(person))?.webhook;
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(notice) };
    if (url != null) await this.#post({ to: url, headers, body: notice });
  }
}
