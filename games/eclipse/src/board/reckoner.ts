import { type Battle, battleOdds, type Odds } from '../oracle/index.ts';

/** So many battles are tried: a few thousandths of a second, and wrong by little more than one in a hundred. */
const TRIALS = { battles: 2000, seed: 1 };

export const tried = (battle: Battle): Odds => battleOdds(battle, TRIALS);

/** A battle whose odds are wanted, and what came of it. */
export interface Wanted {
  readonly key: string;
  readonly battle: Battle;
}
export interface Reckoned {
  readonly key: string;
  readonly odds: Odds;
}

/** What tries battles elsewhere: a thread of the browser. */
export interface Thread {
  postMessage(wanted: readonly Wanted[]): void;
  onmessage: ((message: { readonly data: readonly Reckoned[] }) => void) | null;
  onerror: ((problem: never) => void) | null;
}

/** More than these are not kept; the oldest go first. */
const MOST = 800;

/**
 * Odds of battles, reckoned in a thread of its own so that the page never waits: what is not known yet is asked for, and whoever
 * listens hears when there is more. Without a thread, or when it fails, they are reckoned at once.
 */
export class Reckoner {
  readonly #known = new Map<string, Odds>();
  readonly #asked = new Set<string>();
  readonly #fresh: Wanted[] = [];
  readonly #listeners = new Set<() => void>();
  #begin: (() => Thread) | undefined;
  #thread: Thread | undefined;
  #count = 0;

  constructor(begin: (() => Thread) | undefined) {
    this.#begin = begin;
  }

  /** The odds; `undefined` while they are being reckoned. */
  oddsOf(battle: Battle): Odds | undefined {
    const key = JSON.stringify(battle);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#begin === undefined) {
      const odds = tried(battle);
      this.#keep({ key, odds });
      return odds;
    }
    if (!this.#asked.has(key)) this.#ask({ key, battle });
    return undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How often there was something new. */
  readonly count = (): number => this.#count;

  /** All that one drawing of the table wants to know goes out together. */
  #ask(wanted: Wanted): void {
    this.#asked.add(wanted.key);
    if (this.#fresh.push(wanted) === 1) queueMicrotask(() => this.#open()?.postMessage(this.#fresh.splice(0)));
  }

  #open(): Thread | undefined {
    if (this.#thread !== undefined || this.#begin === undefined) return this.#thread;
    const thread = this.#begin();
    thread.onmessage = ({ data }) => this.#hear(data);
    thread.onerror = () => this.#fail();
    this.#thread = thread;
    return thread;
  }

  #hear(reckoned: readonly Reckoned[]): void {
    for (const one of reckoned) this.#keep(one);
    this.#tell();
  }

  #fail(): void {
    this.#begin = undefined;
    this.#asked.clear();
    this.#tell();
  }

  #keep({ key, odds }: Reckoned): void {
    this.#asked.delete(key);
    this.#known.set(key, odds);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }

  #tell(): void {
    this.#count++;
    for (const listener of this.#listeners) listener();
  }
}

const inThread = (): Thread =>
  new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: 'odds' }) as Thread;

/** The one of this page. */
export const reckoner = new Reckoner(typeof Worker === 'undefined' ? undefined : inThread);
