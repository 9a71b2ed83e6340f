import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { CallOff, Clock } from '@starboard/clock';
import type { LogEntry, WrittenAction } from '@starboard/kernel';
import type { Hint } from '@starboard/protocol';
import type { MatchMaker } from '../replay.ts';
import type { BotAnswer, BotJob } from './messages.ts';

/** What is asked: who should decide, and at which match. */
export interface Asked {
  readonly table: string;
  /** Nothing behind its first `seq` lines is looked at: it may not be durable yet. */
  readonly log: readonly LogEntry[];
  readonly seq: number;
  readonly maker: MatchMaker;
  readonly seat: number;
  readonly level: string;
}

interface Queued extends Asked {
  readonly want: BotJob['want'];
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

interface Member {
  readonly worker: Worker;
  /** How much of each log it knows. */
  readonly known: Map<string, number>;
  job: { readonly id: number; readonly queued: Queued; readonly stopTimer: CallOff } | undefined;
}

/** No level thinks for longer than seconds: a worker that takes this long hangs. */
const LONGEST = 30_000;

/**
 * Bots think in worker threads, never on the thread that serves people. First come, first served; a table asks for one
 * decision at a time, so no table can crowd out the others.
 */
export class BotPool {
  readonly #size: number;
  readonly #members: Member[] = [];
  readonly #queue: Queued[] = [];
  readonly #clock: Clock;
  readonly #log: (problem: string) => void;
  #lastId = 0;
  #closed = false;

  constructor(size: number, clock: Clock, log: (problem: string) => void = () => {}) {
    this.#size = size;
    this.#clock = clock;
    this.#log = log;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async decide(asked: Asked): Promise<WrittenAction> {
    const answer = await this.#ask(asked, 'action');
    if ('action' in answer) return answer.action;
    throw new Error('A bot answered something else');
  }

  async hints(asked: Asked): Promise<readonly Hint[]> {
    const answer = await this.#ask(asked, 'hints');
    return 'hints' in answer ? answer.hints : [];
  }

  #ask(asked: Asked, want: BotJob['want']): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Error('The server is closing'));
      this.#queue.push({ ...asked, want, resolve, reject });
      this.#work();
    });
  }

  #work(): void {
    while (this.#queue.length > 0) {
      const idle = this.#idleMember(this.#queue[0].table);
      const queued = idle === undefined ? undefined : this.#queue.shift();
      if (idle === undefined || queued === undefined) return;
      this.#give(idle, queued);
    }
  }

  /** One that knows the table already, or any; a new one while there are too few. */
  #idleMember(table: string): Member | undefined {
    const idle = this.#members.filter(({ job }) => job === undefined);
    const member = idle.find(({ known }) => known.has(table)) ?? idle[0];
    return member ?? (this.#members.length < this.#size ? this.#hire() : undefined);
  }

  #hire(): Member {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const member: Member = { worker, known: new Map(), job: undefined };
    worker.on('message', (answer: BotAnswer) => this.#answered(member, answer));
    worker.on('error', (error) => this.#dismiss(member, error));
    worker.on('exit', () => this.#dismiss(member, new Error('A bot worker ended')));
    worker.unref();
    this.#members.push(member);
    return member;
  }

  #give(member: Member, queued: Queued): void {
    const { table, log, seq, maker, seat, level, want } = queued;
    const known = member.known.get(table);
    const fits = known !== undefined && known <= seq;
    const after = fits ? known : 0;
    const lines = log.slice(after, seq).map((entry) => ({ ...entry, action: JSON.stringify(entry.action) }));
    const id = ++this.#lastId;
    const luck = randomBytes(16).toString('hex');
    const hangs = () => this.#dismiss(member, new Error('A bot thought for too long'));
    member.job = { id, queued, stopTimer: this.#clock.after(LONGEST, hangs) };
    remember(member.known, table, seq);
    const job: BotJob = { id, table, ...(fits ? {} : { maker }), after, lines, seat, level, want, luck };
    member.worker.postMessage(job);
  }

  #answered(member: Member, answer: BotAnswer): void {
    const { job } = member;
    if (job === undefined || job.id !== answer.id) return;
    job.stopTimer();
    member.job = undefined;
    if ('failed' in answer) {
      member.known.delete(job.queued.table);
      job.queued.reject(new Error(answer.failed));
    } else job.queued.resolve(answer);
    this.#work();
  }

  /** Lets a worker go that failed; another takes its place when there is work. */
  #dismiss(member: Member, error: Error): void {
    const index = this.#members.indexOf(member);
    if (index < 0) return;
    this.#members.splice(index, 1);
    if (!this.#closed) this.#log(error.message);
    member.worker.terminate();
    if (member.job !== undefined) {
      member.job.stopTimer();
      member.job.queued.reject(error);
    }
    this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The server is closing'));
    await Promise.all(
      this.#members.splice(0).map(({ worker, job }) => {
        job?.stopTimer();
        job?.queued.reject(new Error('The server is closing'));
        return worker.terminate();
      }),
    );
  }
}

/** A worker forgets in the same order, at the same number. */
function remember(known: Map<string, number>, table: string, seq: number): void {
  known.delete(table);
  known.set(table, seq);
  for (const oldest of known.keys()) {
    if (known.size <= 60) break;
    known.delete(oldest);
  }
}
