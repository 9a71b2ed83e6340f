import { type Notice, StorageProblem } from '../storage/storage.ts';
import type { Context } from './context.ts';
import { LiveTable } from './table.ts';

/** The tables in memory; those that nobody has used for longest are dropped first. */
export class Tables {
  readonly #context: Context;
  readonly #loaded = new Map<string, Promise<LiveTable | undefined>>();
  #closed = false;

  constructor(context: Context) {
    this.#context = context;
  }

  get size(): number {
    return this.#loaded.size;
  }

  has(id: string): boolean {
    return this.#loaded.has(id);
  }

  /** The table, from memory or from the database. */
  async get(id: string): Promise<LiveTable | undefined> {
    const known = this.#loaded.get(id);
    const loading = known ?? LiveTable.load(this.#context, id);
    this.#loaded.delete(id);
    this.#loaded.set(id, loading);
    if (known !== undefined) return known;
    try {
      const table = await loading;
      if (table === undefined) this.#loaded.delete(id);
      else await this.#makeRoom();
      return table;
    } catch (error) {
      this.#loaded.delete(id);
      throw error;
    }
  }

  forget(id: string): void {
    this.#loaded.delete(id);
    this.#context.timers.clear(id);
  }

  async #makeRoom(): Promise<void> {
    let surplus = this.#loaded.size - this.#context.settings.kept;
    for (const [id, loading] of [...this.#loaded]) {
      if (surplus-- <= 0) return;
      const table = await loading.catch(() => undefined);
      if (table?.idle !== false && this.#loaded.get(id) === loading) this.#loaded.delete(id);
    }
  }

  /** A bot or the clock is due at this table. */
  ring(id: string): void {
    if (this.#closed) return;
    this.#drive(id).catch((error) => this.#stuck(id, error));
  }

  /** Tries again later, unless nothing but another program would help. */
  #stuck(id: string, error: unknown): void {
    this.#context.log.error({ table: id, error: String(error) }, 'table could not go on');
    if (!this.#closed && error instanceof StorageProblem)
      this.#context.timers.set(id, this.#context.clock.now() + 5000);
  }

  async #drive(id: string): Promise<void> {
    const table = await this.get(id);
    await table?.drive();
  }

  /** Looks through all matches that run, so that bots and clocks go on after a restart. */
  async wake(): Promise<void> {
    for (const id of await this.#context.storage.runningTables()) {
      if (this.#closed) return;
      if (!this.#loaded.has(id)) await this.#drive(id).catch((error) => this.#stuck(id, error));
    }
  }

  /** News from other nodes. */
  async hear(notice: Notice): Promise<void> {
    const { presence, storage, timers, settings } = this.#context;
    const now = this.#context.clock.now();
    if (notice.n !== '' && presence.alive(notice.n, now) && notice.k !== 'hello') await this.#sayHello();
    switch (notice.k) {
      case 'log':
        if (this.#loaded.has(notice.t)) return (await this.get(notice.t))?.hearOf('log');
        return timers.set(
          notice.t,
          notice.d === undefined ? undefined : notice.d + settings.grace * (1 + Math.random()),
        );
      case 'table':
        if (this.#loaded.has(notice.t)) return (await this.get(notice.t))?.hearOf('table');
        if (!timers.has(notice.t)) timers.set(notice.t, now + 2 * settings.grace);
        return;
      case 'chat':
        return this.#hearChat(notice.t);
      case 'here':
        if (presence.set(notice.t, notice.n, notice.seats, notice.w)) await this.#tellPresence([notice.t]);
        return;
      case 'gone':
        return this.#tellPresence(presence.gone(notice.n));
      case 'hello':
        return this.#sayWhoIsHere();
      case 'missed':
        for (const node of presence.others(storage.node)) presence.gone(node);
        await this.#sayHello();
        for (const id of [...this.#loaded.keys()]) await (await this.get(id))?.hearOf('table');
        return;
      case 'alive':
        for (const node of presence.silent(now))
          if (node !== storage.node) await this.#tellPresence(presence.gone(node));
        return;
    }
  }

  /** Who is connected at other nodes is not known here: without it somebody who is there would seem to be away. */
  async #sayHello(): Promise<void> {
    const { storage } = this.#context;
    if (storage.shared) await storage.publish({ k: 'hello', n: storage.node });
  }

  async #sayWhoIsHere(): Promise<void> {
    const { storage, presence } = this.#context;
    for (const [t, { seats, watchers }] of presence.allAt(storage.node))
      await storage.publish({ k: 'here', t, n: storage.node, seats, w: watchers });
  }

  async #hearChat(id: string): Promise<void> {
    const table = this.#loaded.has(id) ? await this.get(id) : undefined;
    if (table !== undefined && !table.audience.empty) await table.tellChat(await this.#context.storage.chat(id, 0, 20));
  }

  async #tellPresence(ids: readonly string[]): Promise<void> {
    for (const id of ids) if (this.#loaded.has(id)) (await this.get(id))?.tellPresence();
  }

  /** Waits until everything that was begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#context.timers.clearAll();
    for (const loading of this.#loaded.values()) await (await loading.catch(() => undefined))?.settled();
  }
}
