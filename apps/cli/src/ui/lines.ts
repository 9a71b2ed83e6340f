import { stdin, stdout } from 'node:process';
import { createInterface, type Interface } from 'node:readline';

/** Lines that somebody types, or that a pipe brings; none is lost while bots think. */
export class Lines {
  readonly interactive = stdin.isTTY === true && stdout.isTTY === true;
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #taker: ((line: string | undefined) => void) | undefined;
  #ended = false;
  #interrupted = false;

  constructor() {
    this.#reader = createInterface({ input: stdin, output: stdout, terminal: this.interactive });
    this.#reader.on('line', (line) => this.#give(line));
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#hand(undefined);
    });
    const interrupt = () => {
      this.#interrupted = true;
      this.#hand(undefined);
    };
    this.#reader.on('SIGINT', interrupt);
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', interrupt);
  }

  /** Whether somebody wants to leave at once. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** The next line; undefined at the end of the input, or when somebody interrupts. */
  next(prompt: string): Promise<string | undefined> {
    const line = this.#waiting.shift();
    stdout.write(prompt);
    if (line !== undefined || this.#ended || this.#interrupted) {
      if (!this.interactive) stdout.write(`${line ?? ''}\n`);
      return Promise.resolve(line);
    }
    return new Promise((resolve) => {
      this.#taker = (typed) => {
        if (!this.interactive || typed === undefined) stdout.write(`${typed ?? ''}\n`);
        resolve(typed);
      };
    });
  }

  /** One more question after an interruption, where there is somebody to ask. */
  lastQuestion(prompt: string): Promise<string | undefined> {
    this.#interrupted = false;
    return this.interactive && !this.#ended ? this.next(prompt) : Promise.resolve(undefined);
  }

  close(): void {
    this.#reader.close();
  }

  #give(line: string): void {
    if (this.#taker === undefined) this.#waiting.push(line);
    else this.#hand(line);
  }

  #hand(line: string | undefined): void {
    const taker = this.#taker;
    this.#taker = undefined;
    taker?.(line);
  }
}
