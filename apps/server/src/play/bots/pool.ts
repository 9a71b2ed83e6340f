import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { CallOff, Clock } from '@starboard/clock';
import type { LogEntry, WrittenAction } from '@starboard/kernel';
import type { Hint } from '@starboard/protocol';
import type { MatchMaker } from '../replay.ts';
import { FairQueue, type Payer } from './fairQueue.ts';
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
  readonly payer: Payer;
}

/** What a bot wants to do, and which part of its thinking time it had. */
export interface Decided {
  readonly action: WrittenAction;
  readonly share: number;
}

interface Answered {
  readonly answer: BotAnswer;
  readonly share: number;
}

interface Queued extends Asked {
  readonly want: BotJob['want'];
  resolve(answered: Answered): void;
  reject(error: Error): void;
}

interface Member {
  readonly worker: Worker;
  /** How much of each log it knows. */
  readonly known: Map<string, number>;
  job:
    | {
        readonly id: number;
        readonly queued: Queued;
        readonly share: number;
        readonly began: number;
        readonly stopTimer: CallOff;
      }
    | undefined;
}

/** No level thinks for longer than seconds: a worker that takes this long hangs. */
const LONGEST = 30_000;

/** A queue of so many decisions for each worker is short: bots think as long as their level says. */
const SHORT = 4;
/** The least part of its thinking time that a bot has. */
const LEAST = 1 / 16;

/** The part of its thinking time that a bot has when so many decisions stand before a worker: 1, 1/2, 1/4 and so on. */
export function shareAt(queue: number): number {
  let share = 1;
  while (share > LEAST && queue * share > SHORT) share /= 2;
  return share;
}

/**
 * Bots think in worker threads, never on the thread that serves people. Thinking time is shared out fairly, by address, person and
 * table, and where there are several workers no address has all of them. Where many wait, bots think for a shorter time, and that is told.
 */
export class BotPool {
  readonly #size: number;
  readonly #members: Member[] = [];
  readonly #queue = new FairQueue<Queued>();
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

  async decide(asked: Asked): Promise<Decided> {
    const { answer, share } = await this.#ask(asked, 'action');
    if ('action' in answer) return { action: answer.action, share };
    throw new Error('A bot answered something else');
  }

  async hints(asked: Asked): Promise<readonly Hint[]> {
    const { answer } = await this.#ask(asked, 'hints');
    return 'hints' in answer ? answer.hints : [];
  }

  #ask(asked: Asked, want: BotJob['want']): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Error('The server is closing'));
      this.#queue.push({ ...asked, want, resolve, reject });
      this.#work();
    });
  }

  #work(): void {
    while (this.#members.length < this.#size || this.#members.some(({ job }) => job === undefined)) {
      const queued = this.#queue.take(Math.max(1, this.#size - 1));
      if (queued === undefined) return;
      this.#give(this.#idleMember(queued.table), queued);
    }
  }

  /** One that knows the table already, or any; a new one while there are too few. */
  #idleMember(table: string): Member {
    const idle = this.#members.filter(({ job }) => job === undefined);
    return idle.find(({ known }) => known.has(table)) ?? idle[0] ?? this.#hire();
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
    const lines = log.slice(after, seq);
    const id = ++this.#lastId;
    const luck = randomBytes(16).toString('hex');
    const { own, addresses } = this.#queue.crowdOf(queued.payer);
    const share = shareAt((own * addresses) / this.#size);
    const hangs = () => this.#dismiss(member, new Error('A bot thought for too long'));
    member.job = { id, queued, share, began: this.#clock.now(), stopTimer: this.#clock.after(LONGEST, hangs) };
    remember(member.known, table, seq);
    const job: BotJob = { id, table, ...(fits ? {} : { maker }), after, lines, seat, level, want, luck, share };
    member.worker.postMessage(job);
  }

  #answered(member: Member, answer: BotAnswer): void {
    const { job } = member;
    if (job === undefined || job.id !== answer.id) return;
    this.#free(member);
    if ('failed' in answer) {
      member.known.delete(job.queued.table);
      job.queued.reject(new Error(answer.failed));
    } else job.queued.resolve({ answer, share: job.share });
    this.#work();
  }

  /** Its job is over; the time is put down to whoever it was for. */
  #free(member: Member): void {
    const { job } = member;
    if (job === undefined) return;
    job.stopTimer();
    member.job = undefined;
    this.#queue.done(job.queued, 1 + this.#clock.now() - job.began);
  }

  /** Lets a worker go that failed; another takes its place when there is work. */
  #dismiss(member: Member, error: Error): void {
    const index = this.#members.indexOf(member);
    if (index < 0) return;
    this.#members.splice(index, 1);
    if (!this.#closed) this.#log(error.message);
    member.worker.terminate();
    member.job?.queued.reject(error);
    this.#free(member);
    this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.empty()) reject(new Error('The server is closing'));
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
