import { HandClock } from '@starboard/clock/testing';
import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../../src/index.ts';
import { freePort } from './ports.ts';
import { type Env, serverHere, tempFolder } from './servers.ts';

/** A server for all tests of a file, with a folder of its own; after them both are gone. */
export class TestServer {
  /** Its time, which stands still until the test moves it. */
  readonly clock = new HandClock();
  readonly #folder = tempFolder();
  readonly #env: Env;
  #server: Server | undefined;

  constructor(env: Env = {}) {
    this.#env = env;
    beforeAll(() => this.open());
    afterAll(async () => {
      await this.close();
      this.#folder.remove();
    });
  }

  get #running(): Server {
    if (this.#server === undefined) throw new Error('The server starts with the tests');
    return this.#server;
  }

  get url(): string {
    return this.#running.url;
  }

  get port(): number {
    return this.#running.port;
  }

  /** Where its data are. */
  get data(): string {
    return this.#folder.path;
  }

  /** Opens it; once more at the same port. */
  async open(): Promise<void> {
    const port = this.#server?.port ?? (await freePort());
    this.#server = await serverHere(this.data, { ...this.#env, PORT: String(port) }, this.clock);
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}
