import { Store } from '@starboard/client';
import { type MatchFile, unruled, type Verdict } from '@starboard/kernel';
import type { HostApi } from '../match/host.worker.ts';
import type { Thread } from '../match/workers.ts';
import type { TableSession, TableState } from '../session.ts';

/** A recorded match: any moment, any eyes. Nothing can be changed in it. */
export class ReplaySession implements TableSession {
  readonly kind = 'replay';
  readonly recorded: MatchFile;
  readonly #host: Thread<HostApi>;
  readonly #store = new Store<TableState | undefined>(undefined);
  #wanted: { at: number; viewer: number };
  #busy = false;

  constructor(file: MatchFile, host: Thread<HostApi>, at = file.log.length, viewer = -1) {
    this.recorded = file;
    this.#host = host;
    this.#wanted = { at: Math.max(0, Math.min(at, file.log.length)), viewer };
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = this.#store.get;

  get length(): number {
    return this.recorded.log.length;
  }

  /** Throws where the file and the rules part. */
  async open(): Promise<void> {
    await this.#host.call.replay(this.recorded);
    await this.#show();
  }

  async go(at: number): Promise<void> {
    this.#wanted = { ...this.#wanted, at: Math.max(0, Math.min(Math.round(at), this.length)) };
    await this.#show();
  }

  async lookAs(viewer: number): Promise<void> {
    this.#wanted = { ...this.#wanted, viewer };
    await this.#show();
  }

  /** Shows the latest wish; wishes that come while one is being fetched overtake each other. */
  async #show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let shown: object | undefined; shown !== this.#wanted; ) {
        shown = this.#wanted;
        const { at, viewer } = this.#wanted;
        const { view, history, commitment, luck } = await this.#host.call.frame(at, viewer);
        const { game, options, names } = this.recorded;
        const nobodyWaits = { link: 'live', pending: 0, chat: [], clockOffset: 0 } as const;
        this.#store.set({ game, options, names, viewer, view, history, commitment, luck, ...nobodyWaits });
      }
    } finally {
      this.#busy = false;
    }
  }

  async act(): Promise<Verdict> {
    return unruled('match-over');
  }

  async undo(): Promise<Verdict> {
    return unruled('nothing-to-undo');
  }

  async file(): Promise<MatchFile> {
    return this.recorded;
  }

  close(): void {
    this.#host.end();
  }
}
