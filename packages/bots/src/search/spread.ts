/** Mean and deviation of a stream of numbers (Welford). */
export class Spread {
  #count = 0;
  mean = 0;
  #squares = 0;

  add(x: number): void {
    this.#count++;
    const ahead = x - this.mean;
    this.mean += ahead / this.#count;
    this.#squares += ahead * (x - this.mean);
  }

  get deviation(): number {
    return this.#count < 2 ? 0 : Math.sqrt(this.#squares / this.#count);
  }
}
