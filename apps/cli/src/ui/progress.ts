import { stderr } from 'node:process';

const WIDTH = 30;
const EVERY = 100;

/** A bar on standard error, where somebody watches; nothing at all elsewhere. */
export class Progress {
  readonly #title: string;
  readonly #total: number;
  readonly #start = Date.now();
  #shownAt = 0;
  #done = 0;

  constructor(title: string, total: number) {
    this.#title = title;
    this.#total = total;
  }

  add(n = 1): void {
    this.#done += n;
    const now = Date.now();
    if (!stderr.isTTY || now - this.#shownAt < EVERY) return;
    this.#shownAt = now;
    stderr.write(`\r${bar(this.#title, this.#done, this.#total, now - this.#start)}`);
  }

  end(): void {
    if (this.#shownAt > 0) stderr.write('\r\u001b[K');
  }
}

/** One line: how much is done, and how long the rest will take. */
export function bar(title: string, done: number, total: number, elapsed: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(share * WIDTH);
  const left = done === 0 ? '' : ` ${Math.ceil((elapsed * (total - done)) / done / 1000)} s left`;
  return `${title} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${left}\u001b[K`;
}
