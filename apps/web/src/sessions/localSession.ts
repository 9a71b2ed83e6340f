import { Store } from '@starboard/client';
import { type CallOff, type Clock, systemClock } from '@starboard/clock';
import {
  actorOf,
  allowed,
  CLOCK,
  type Difference,
  type LogEntry,
  type MatchFile,
  type Outcome,
  type Scenario,
  unruled,
  type Verdict,
  type WrittenAction,
} from '@starboard/kernel';
import type { BotsApi } from '../match/bots.worker.ts';
import type { Update } from '../match/host.ts';
import type { HostApi } from '../match/host.worker.ts';
import { type LocalMatch, people } from '../match/localMatch.ts';
import type { Thread } from '../match/workers.ts';
import type { Hint, TableSession, TableState } from '../session.ts';
import type { Saved } from './saves.ts';

export interface LocalSettings {
  readonly host: Thread<HostApi>;
  readonly bots: Thread<BotsApi>;
  /** Keeps what is new, if the match is to be kept. */
  readonly keep?: (saved: Saved, entries: readonly LogEntry[]) => Promise<void>;
  /** Hears how the match ended, when it does. */
  readonly ended?: (match: LocalMatch, outcome: Outcome) => void;
  /** Least time in ms between two actions of bots, so that people can follow. */
  readonly pace: () => number;
  readonly clock?: Clock;
  /** One person plays all seats, so nothing needs to be hidden when the eyes change. */
  readonly openHands?: boolean;
}

const HINT_TIME = 900;
/** How long a bot in a race waits after something went wrong. */
const RACE_RETRY = 200;

/** Whether there is nothing to do at the screen until a bot has acted: in a race, only for those who have finished. */
function isWaiting({ bot, botAt, view, viewer }: Update): boolean {
  const mayAct = view.decisions.some(({ seat, urgency }) => seat === viewer && urgency !== 'free');
  return bot !== undefined && (botAt === undefined || !mayAct);
}

/** A match on this device: the rules in one thread, the bots in another, every action kept. */
export class LocalSession implements TableSession {
  readonly kind = 'local';
  readonly match: LocalMatch;
  readonly bots: readonly number[];
  readonly #settings: LocalSettings;
  readonly #clock: Clock;
  readonly #store = new Store<TableState | undefined>(undefined);
  readonly #people: readonly number[];
  #log: LogEntry[];
  #update: Update | undefined;
  #toldBots: number;
  #thinking = false;
  #closed = false;
  #hurry = false;
  #wake: (() => void) | undefined;
  /** When the table began to rest, and those who wait for it to go on. */
  #restedAt: number | undefined;
  #resting: (() => void)[] = [];
  #stopTimer: CallOff = () => {};
  #saving: Promise<void> = Promise.resolve();

  constructor(match: LocalMatch, settings: LocalSettings) {
    this.match = match;
    this.bots = match.chairs.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    this.#settings = settings;
    this.#clock = settings.clock ?? systemClock;
    this.#people = people(match.chairs);
    this.#log = [...match.log];
    this.#toldBots = match.log.length;
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = this.#store.get;

  async open(): Promise<void> {
    const { host, bots } = this.#settings;
    const viewer = this.#people[0] ?? -1;
    const [update] = await Promise.all([
      host.call.open(this.match, viewer, this.#clock.now()),
      bots.call.open(this.match),
    ]);
    const first = update.person;
    const shared = this.#people.length > 1 && first !== undefined && first !== viewer;
    await this.#take(shared && this.#settings.openHands ? await host.call.look(first) : update);
  }

  /** Takes over what the match has become, keeps it, and lets the next bot think. */
  async #take(update: Update): Promise<void> {
    if (this.#closed) return;
    const before = this.#store.get();
    const same = before !== undefined && before.viewer === update.viewer;
    const history = [...(same ? before.history.slice(0, update.keep) : []), ...update.steps];
    this.#log.push(...update.entries);
    const raced = this.#update?.botAt !== undefined;
    this.#update = update;
    if (this.#settings.openHands && update.person !== undefined && update.person !== update.viewer) {
      await this.#take({ ...(await this.#settings.host.call.look(update.person)), entries: [] });
      return;
    }
    const passTo = this.#passTo(update);
    this.#store.set({
      game: this.match.game,
      options: this.match.options,
      names: this.match.names,
      viewer: update.viewer,
      view: update.view,
      history,
      commitment: update.commitment,
      ...(update.luck === undefined ? {} : { luck: update.luck }),
      link: 'live',
      pending: 0,
      chat: [],
      clockOffset: update.clockOffset,
      ...(passTo === undefined ? {} : { passTo }),
      ...(isWaiting(update) ? { thinking: update.bot } : {}),
      ...(this.#restedAt === undefined ? {} : { resting: true }),
    });
    if (raced) this.#wake?.();
    this.#keep(update);
    const { outcome } = update.view;
    if (outcome !== undefined && update.entries.length > 0) this.#settings.ended?.(this.match, outcome);
    this.#setTimer(update);
    void this.#letBotsPlay();
  }

  #passTo({ person, viewer }: Update): number | undefined {
    return this.#people.length > 1 && person !== undefined && person !== viewer ? person : undefined;
  }

  #keep(update: Update): void {
    const { keep } = this.#settings;
    if (keep === undefined) return;
    const { log: _, ...match } = this.match;
    const turn = update.person === undefined ? {} : { turn: update.person };
    const saved = { ...match, updatedAt: this.#clock.now(), seq: this.#log.length, over: update.view.over, ...turn };
    const unsaved =
      update.entries.length === 0 && this.#log.length === this.match.log.length ? this.#log : update.entries;
    this.#saving = this.#saving.then(() => keep(saved, unsaved));
  }

  /** Resolves when everything that happened so far is on the disk. */
  saved(): Promise<void> {
    return this.#saving;
  }

  #setTimer({ deadline, view }: Update): void {
    this.#stopTimer();
    if (deadline === undefined || view.over || this.#restedAt !== undefined) return;
    this.#stopTimer = this.#clock.after(Math.max(0, deadline - this.#matchNow()), async () => {
      if (!this.#closed) await this.#take(await this.#settings.host.call.tick(this.#clock.now()));
    });
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#closed) {
        await this.#awake();
        const bot = this.#update?.bot;
        if (bot === undefined) break;
        await this.#botTurn(bot);
      }
    } finally {
      this.#thinking = false;
      this.#hurry = false;
    }
  }

  async #botTurn(seat: number): Promise<void> {
    const { host, bots, pace } = this.#settings;
    const chair = this.match.chairs[seat];
    if (chair.kind !== 'bot') return;
    if (this.#update?.botAt !== undefined) return this.#race(seat, chair.level, this.#update.botAt);
    const seq = this.#log.length;
    const started = this.#clock.now();
    const action = await bots.call.decide(seat, chair.level, ...this.#newsForBots()).catch(() => undefined);
    await this.#pause(pace() - (this.#clock.now() - started));
    if (this.#closed) return;
    // Somebody else may have acted while the bot thought: then it thinks again.
    if (this.#log.length !== seq || this.#update?.bot !== seat) return;
    const given = action === undefined ? undefined : await host.call.act(seat, action, this.#clock.now());
    const taken = given?.verdict.ok === true ? given : await host.call.fallback(seat, this.#clock.now());
    await this.#take(taken.update);
  }

  /**
   * In a race the bot acts when its time has come, whatever the others do meanwhile; what it wanted may be gone by then.
   * Whenever something happens, another bot may be the next, so it is asked anew.
   */
  async #race(seat: number, level: string, at: number): Promise<void> {
    const { host, bots } = this.#settings;
    const wait = at - this.#matchNow();
    if (this.#hurry && wait > 0) return this.#skip(await host.call.skipTo(at, this.#clock.now()));
    const seen = this.#update;
    await this.#pause(wait);
    await this.#awake();
    if (this.#closed || this.#update !== seen) return;
    const action = await bots.call.decide(seat, level, ...this.#newsForBots()).catch(() => undefined);
    if (this.#closed || action === undefined) return this.#pause(RACE_RETRY);
    if (this.#restedAt !== undefined) return; // time stood still while it thought: it is asked anew
    const { verdict, update } = await host.call.act(seat, action, this.#clock.now());
    await this.#take(update);
    if (!verdict.ok) await this.#pause(RACE_RETRY);
  }

  /** Who has finished need not wait; but the hourglass runs as it would have run, and when it is empty he may want to turn it. */
  #skip(update: Update): Promise<void> {
    if (update.entries.some((entry) => actorOf(entry) === CLOCK)) this.#hurry = false;
    return this.#take(update);
  }

  #matchNow(): number {
    return this.#clock.now() + (this.#store.get()?.clockOffset ?? 0);
  }

  /** What the bots' copy of the match does not know yet. */
  #newsForBots(): readonly [from: number, entries: readonly LogEntry[]] {
    const from = this.#toldBots;
    this.#toldBots = this.#log.length;
    return [from, this.#log.slice(from)];
  }

  #pause(ms: number): Promise<void> {
    if (this.#hurry || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.#clock.after(ms, resolve);
      this.#wake = () => {
        stop();
        resolve();
      };
    });
  }

  /** The bots play on without pauses, up to the next decision of a person. Nobody may hurry them in a race that he is in. */
  hurry(): void {
    if (this.#update === undefined || !isWaiting(this.#update)) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** Time stands still while nobody is there: neither a clock nor a bot acts. */
  rest(): void {
    const state = this.#store.get();
    if (this.#restedAt !== undefined || state === undefined || state.view.over) return;
    this.#restedAt = this.#clock.now();
    this.#stopTimer();
    this.#store.set({ ...state, resting: true });
  }

  /** Somebody is there again: time goes on where it stood. */
  async goOn(): Promise<void> {
    if (this.#restedAt === undefined) return;
    const ms = this.#clock.now() - this.#restedAt;
    this.#restedAt = undefined;
    await this.#take({ ...(await this.#settings.host.call.rested(ms)), entries: [] });
    for (const wake of this.#resting.splice(0)) wake();
  }

  #awake(): Promise<void> {
    if (this.#restedAt === undefined || this.#closed) return Promise.resolve();
    return new Promise((resolve) => this.#resting.push(resolve));
  }

  async act(action: WrittenAction): Promise<Verdict> {
    await this.goOn();
    const seat = this.#store.get()?.viewer ?? -1;
    const { verdict, update } = await this.#settings.host.call.act(seat, action, this.#clock.now());
    await this.#take(update);
    return verdict;
  }

  async undo(): Promise<Verdict> {
    const seat = this.#store.get()?.viewer ?? -1;
    if (seat < 0) return unruled('nothing-to-undo');
    const { verdict, update } = await this.#settings.host.call.undo(seat, this.#clock.now());
    await this.#take(update);
    return verdict.ok ? allowed : verdict;
  }

  hint(): Promise<readonly Hint[]> {
    return this.#settings.bots.call.hint(this.#store.get()?.viewer ?? -1, HINT_TIME, ...this.#newsForBots());
  }

  async lookAs(seat: number): Promise<void> {
    await this.#take({ ...(await this.#settings.host.call.look(seat)), entries: [] });
  }

  get people(): readonly number[] {
    return this.#people;
  }

  file(): Promise<MatchFile> {
    return this.#settings.host.call.file();
  }

  /** This position as a scenario, the whole truth of it: for bug reports. */
  position(): Promise<Scenario> {
    return this.#settings.host.call.position();
  }

  /** Of a puzzle: what is still missing. */
  missing(): Promise<readonly Difference[]> {
    return this.#settings.host.call.missing();
  }

  /** Actions so far: of a puzzle, to compare them with its solution. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  close(): void {
    this.#closed = true;
    this.#stopTimer();
    this.#wake?.();
    for (const wake of this.#resting.splice(0)) wake();
    this.#settings.host.end();
    this.#settings.bots.end();
  }
}
