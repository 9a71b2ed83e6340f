import type { Clock } from '@starboard/clock';
import type { Verdict, WrittenAction } from '@starboard/kernel';
import type { ClientMessage, ServerMessage, StepMessage, TableInfo } from '@starboard/protocol';
import { type Keepsakes, LuckPart } from './luckPart.ts';
import { ApiProblem } from './problem.ts';
import { Store } from './store.ts';
import { NOTHING, told, type WatchedTable } from './watchedTable.ts';

type Act = Extract<ClientMessage, { t: 'act' }>;

interface Pending {
  readonly message: Act | Extract<ClientMessage, { t: 'chat' | 'luck' }>;
  resolve(verdict: Verdict): void;
  reject(problem: ApiProblem): void;
  /** Refused as stale while the action that it follows was not decided: sent again when that one is. */
  readonly waits?: true;
}

/** What a watch needs of its connection. */
export interface Line {
  /** Sends now if the line is up; what is lost is sent again by {@link TableWatch.resume}. */
  send(message: ClientMessage): void;
  newId(): string;
  readonly clock: Clock;
  readonly keepsakes: Keepsakes;
  forget(watch: TableWatch): void;
}

const ALLOWED: Verdict = { ok: true };

/** One table, kept up to date for as long as it is watched, through any break of the connection. */
export class TableWatch {
  readonly table: string;
  /** The table as far as it is known: `useSyncExternalStore(watch.state.subscribe, watch.state.get)`. */
  readonly state = new Store<WatchedTable>(NOTHING);
  readonly #line: Line;
  readonly #pending = new Map<string, Pending>();
  /** Actions that were not taken, while one that follows them is under way. */
  readonly #failed = new Set<string>();
  readonly #stepListeners = new Set<(step: StepMessage) => void>();
  readonly #luck: LuckPart;
  /** What was last sent of it. */
  #luckSent: string | undefined;

  constructor(table: string, line: Line) {
    this.table = table;
    this.#line = line;
    this.#luck = new LuckPart(table, line.keepsakes);
  }

  /** Hears every step once, in order, after it has been applied: for animation, sound and logs. Not those of a snapshot. */
  onStep(listener: (step: StepMessage) => void): () => void {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  }

  /**
   * Acts for a seat. Resolves when the server has made it durable or has refused it, however often the connection breaks in
   * between; it happens at most once. Rejects with {@link ApiProblem} when the watch is closed first. Nobody has to wait for
   * one answer before the next action: they are taken in this order, and one that is refused does not spoil the next.
   */
  act(seat: number, action: WrittenAction): Promise<Verdict> {
    const { match } = this.state.get();
    const seq = match === undefined ? {} : { seq: match.seq };
    const before = this.#lastOf(seat);
    const after = before === undefined ? {} : { after: before };
    return this.#send({ t: 'act', table: this.table, id: this.#line.newId(), seat, action, ...seq, ...after });
  }

  /** The last action of a seat that has not been answered yet. */
  #lastOf(seat: number): string | undefined {
    const acts = [...this.#pending.values()].map(({ message }) => message).filter((message) => message.t === 'act');
    return acts.findLast((act) => act.seat === seat)?.id;
  }

  undo(seat: number): Promise<Verdict> {
    return this.act(seat, { do: 'undo' });
  }

  async chat(text: string): Promise<void> {
    await this.#send({ t: 'chat', table: this.table, id: this.#line.newId(), text });
  }

  /** Stops watching. */
  close(): void {
    this.#line.send({ t: 'leave', table: this.table });
    this.#line.forget(this);
    for (const { reject } of this.#pending.values()) reject(new ApiProblem('closed', 'The table is left', 0));
    this.#pending.clear();
  }

  #send(message: Pending['message']): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#count();
      this.#line.send(message);
    });
  }

  #count(): void {
    this.state.set({ ...this.state.get(), pending: this.#pending.size });
  }

  /** Asks for what is missing, then repeats what has not been answered. Called when the line is up (again). */
  resume(): void {
    this.#askAgain(this.state.get().match?.seq);
    for (const { message } of this.#pending.values()) this.#line.send(message);
  }

  #askAgain(seq: number | undefined): void {
    this.#line.send({ t: 'watch', table: this.table, ...(seq === undefined ? {} : { seq }) });
  }

  /** A message that names this table. */
  hear(message: ServerMessage): void {
    const before = this.state.get();
    const after = told(before, message);
    if (after === 'lost') {
      this.#askAgain(undefined);
      return;
    }
    this.state.set(after);
    if (message.t === 'table') this.#mixLuck(message.info);
    if (message.t === 'step' && after.match !== before.match) for (const hear of this.#stepListeners) hear(message);
  }

  /** Adds this client's part to the luck when it is time, and watches that the server keeps its word. */
  #mixLuck(info: TableInfo): void {
    const distrust = this.#luck.distrust(info);
    if (distrust !== this.state.get().distrust) this.state.set({ ...this.state.get(), distrust });
    const luck = this.#luck.due(info);
    const text = JSON.stringify(luck);
    if (luck === undefined || text === this.#luckSent) return;
    this.#luckSent = text;
    const seat = info.yourSeat;
    this.#send({ t: 'luck', table: this.table, id: this.#line.newId(), seat, ...luck }).then(
      () => this.#luck.confirmed(seat, luck),
      () => {
        this.#luckSent = undefined; // too late, or lost: the next word of the table tells
      },
    );
  }

  /** The answer to something this watch has sent; false if it was not for this one. */
  answered(message: Extract<ServerMessage, { t: 'ack' | 'refused' | 'error' }>): boolean {
    const pending = message.id === undefined ? undefined : this.#pending.get(message.id);
    if (message.id === undefined || pending === undefined) return false;
    if (message.t === 'error' && message.code === 'storage') {
      // Nothing is decided yet.
      this.#line.clock.after(2000, () => {
        if (this.#pending.has(pending.message.id)) this.#line.send(pending.message);
      });
      return true;
    }
    if (message.t === 'refused' && this.#sendAgain(pending, message.verdict)) return true;
    this.#pending.delete(message.id);
    this.#count();
    this.#release(message.id, message.t === 'ack');
    if (message.t === 'ack') pending.resolve(ALLOWED);
    else if (message.t === 'refused') pending.resolve(message.verdict);
    else pending.reject(new ApiProblem(message.code, message.message, 0));
    return true;
  }

  /** True if it was refused only because of the action before it, which does not count any more, or not yet. */
  #sendAgain(pending: Pending, verdict: Verdict): boolean {
    const { message } = pending;
    if (message.t !== 'act' || verdict.ok || verdict.code !== 'stale' || message.after === undefined) return false;
    if (this.#pending.has(message.after)) this.#pending.set(message.id, { ...pending, waits: true });
    else if (this.#failed.delete(message.after)) this.#sendAlone(message.id, pending, message);
    else return false;
    return true;
  }

  /** What the person saw when he chose it has not changed: it is judged as if the refused one had never been. */
  #sendAlone(id: string, pending: Pending, { after: _, ...alone }: Act): void {
    const { resolve, reject } = pending;
    this.#pending.set(id, { message: alone, resolve, reject });
    this.#line.send(alone);
  }

  /** What followed an action that is decided now. */
  #release(id: string, taken: boolean): void {
    for (const [next, pending] of this.#pending) {
      const { message, waits } = pending;
      if (message.t !== 'act' || message.after !== id) continue;
      if (!taken && waits) this.#sendAlone(next, pending, message);
      else if (!taken) this.#failed.add(id);
      else if (waits) {
        const { waits: _, ...again } = pending;
        this.#pending.set(next, again);
        this.#line.send(message);
      }
    }
  }
}
