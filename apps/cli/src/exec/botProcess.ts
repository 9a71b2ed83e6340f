import { type ChildProcess, spawn } from 'node:child_process';
import { BadInput } from '@starboard/kernel';

/** A bot program did not answer as it should. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
}

/** An answer may be this long; nobody's move needs more. */
const MAX_LINE = 1_000_000;

const running = new Set<ChildProcess>();
process.on('exit', stopBotProcesses);

/** Ends every bot program that is still there. */
export function stopBotProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

interface Waiting {
  readonly id: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (fault: BotFault) => void;
}

/** A program that is asked by lines of JSON, one at a time. It is started when needed, and again after it failed. */
export class BotProcess {
  readonly #words: readonly string[];
  readonly #limit: number;
  #child: ChildProcess | undefined;
  #waiting: Waiting | undefined;
  #pending = '';
  #lastId = 0;

  constructor(command: string, limit: number) {
    this.#words = commandWords(command);
    this.#limit = limit;
  }

  /** The answer to one request, or a {@link BotFault} within the time limit. */
  ask(request: object): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(`gives no answer within ${this.#limit} ms`), this.#limit);
      this.#waiting = {
        id,
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (fault) => {
          clearTimeout(timer);
          reject(fault);
        },
      };
      this.#child ??= this.#start();
      this.#child.stdin?.write(`${JSON.stringify({ id, ...request })}\n`);
    });
  }

  #start(): ChildProcess {
    const [program, ...args] = this.#words;
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    running.add(child);
    this.#pending = '';
    const mine = () => this.#child === child;
    child.on('error', (error) => mine() && this.#fail(`cannot be started (${error.message})`));
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (mine()) this.#fail(`ended (${signal ?? `exit code ${code}`})`);
    });
    // Writing to a program that has gone is told by its exit.
    child.stdin?.on('error', () => {});
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => mine() && this.#read(chunk));
    return child;
  }

  #read(chunk: string): void {
    const lines = (this.#pending + chunk).split('\n');
    this.#pending = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
    if (this.#pending.length > MAX_LINE) this.#fail('answers without end');
  }

  #take(line: string): void {
    const waiting = this.#waiting;
    if (waiting === undefined || line.trim() === '') return;
    const answer = parsed(line);
    if (answer === undefined) this.#fail(`answers ${shown(line)}, which is no JSON object`);
    // An answer to an earlier question comes too late to count.
    else if (answer.id === waiting.id) {
      this.#waiting = undefined;
      waiting.resolve(answer);
    }
  }

  #fail(problem: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.stop();
    waiting?.reject(new BotFault(problem));
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    running.delete(child);
    child.kill('SIGKILL');
  }
}

function parsed(line: string): { readonly id?: unknown } | undefined {
  try {
    const value: unknown = line.length > MAX_LINE ? undefined : JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const shown = (line: string): string => JSON.stringify(line.length > 60 ? `${line.slice(0, 57)}…` : line);

/** The words of a command line; quotes hold words together. No shell takes part. */
export function commandWords(command: string): readonly string[] {
  const words = [...command.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single),
  );
  if (words.length === 0) throw new BadInput('exec:', 'names no program');
  return words;
}
