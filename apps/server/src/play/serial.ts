/** Does one thing after the other. A failure is told to whoever asked for it and stops nobody else. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(work);
    this.#last = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  async idle(): Promise<void> {
    while (this.busy) await this.#last;
  }
}
