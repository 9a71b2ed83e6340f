import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PlayMetrics } from '../play/context.ts';

/** Figures for Prometheus. */
export class Metrics implements PlayMetrics {
  readonly #registry = new Registry();
  readonly #actions = this.#counter('starboard_actions_total', 'Actions taken', ['by']);
  readonly #refused = this.#counter('starboard_refused_total', 'Actions refused');
  readonly #dropped = this.#counter(
    'starboard_messages_dropped_total',
    'Messages that were not understood or too many',
    ['why'],
  );
  readonly #steps = this.#counter('starboard_steps_sent_total', 'Steps sent to viewers');
  readonly #bytes = this.#counter('starboard_step_bytes_total', 'Bytes of the steps sent to viewers');
  readonly #seconds: Histogram;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#seconds = new Histogram({
      name: 'starboard_action_seconds',
      help: 'From the arrival of an action to its being durable and sent',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers: [this.#registry],
    });
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  acted(by: string): void {
    this.#actions.inc({ by });
  }

  refused(): void {
    this.#refused.inc();
  }

  dropped(why: string): void {
    this.#dropped.inc({ why });
  }

  took(seconds: number): void {
    this.#seconds.observe(seconds);
  }

  sent(bytes: number): void {
    this.#steps.inc();
    this.#bytes.inc(bytes);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
