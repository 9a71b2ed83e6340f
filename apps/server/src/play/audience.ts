import type { AnyMatch, Viewer } from '@starboard/kernel';
import type { ProblemCode, ServerMessage } from '@starboard/protocol';
import { protocolWords } from '@starboard/protocol';
import { Projection, writePublic } from './projection.ts';

/** Somebody who is told what happens at a table: one connection. */
export interface Sink {
  readonly person: string;
  send(text: string): void;
}

/** Steps after which what an absent viewer saw last is forgotten. */
const PATIENCE = 40;

/** All who look at a table, each with the eyes of their own seat or of a spectator. */
export class Audience {
  readonly #table: string;
  readonly #count: (bytes: number) => void;
  readonly #sinks = new Map<Sink, Viewer>();
  readonly #projections = new Map<Viewer, { readonly shown: Projection; unseen: number }>();

  constructor(table: string, count: (bytes: number) => void) {
    this.#table = table;
    this.#count = count;
  }

  get empty(): boolean {
    return this.#sinks.size === 0;
  }

  people(): readonly string[] {
    return [...this.#sinks.keys()].map(({ person }) => person);
  }

  add(sink: Sink, viewer: Viewer, match: AnyMatch | undefined, seq: number | undefined): void {
    this.#sinks.set(sink, viewer);
    if (match === undefined) return;
    const shown = this.#projection(viewer, match);
    const missing = seq === undefined ? undefined : shown.since(seq);
    for (const text of missing ?? [shown.snapshot(match)]) sink.send(text);
  }

  remove(sink: Sink): void {
    this.#sinks.delete(sink);
  }

  #projection(viewer: Viewer, match: AnyMatch): Projection {
    const known = this.#projections.get(viewer);
    if (known !== undefined) {
      known.unseen = 0;
      return known.shown;
    }
    const shown = new Projection(this.#table, viewer, match, writePublic(match));
    this.#projections.set(viewer, { shown, unseen: 0 });
    return shown;
  }

  /** Tells the match's last step, to each viewer in its own words. */
  step(match: AnyMatch): void {
    if (this.#projections.size === 0) return;
    const open = writePublic(match);
    const looking = new Set(this.#sinks.values());
    for (const [viewer, projection] of this.#projections) {
      projection.unseen = looking.has(viewer) ? 0 : projection.unseen + 1;
      if (projection.unseen > PATIENCE) {
        this.#projections.delete(viewer);
        continue;
      }
      const text = projection.shown.step(match, open);
      for (const [sink, eyes] of this.#sinks) {
        if (eyes !== viewer) continue;
        this.#count(text.length);
        sink.send(text);
      }
    }
  }

  /** People have changed seats, or the match has begun: whoever has other eyes now looks anew. */
  reseat(seatOf: (person: string) => Viewer, match: AnyMatch | undefined): void {
    for (const [sink, before] of this.#sinks) {
      const now = seatOf(sink.person);
      if (now === before && (match === undefined || this.#projections.has(now))) continue;
      this.add(sink, now, match, undefined);
    }
  }

  /** The seats whose people are connected here, and the number of those who only watch. */
  present(): { readonly seats: readonly number[]; readonly watchers: number } {
    const viewers = [...this.#sinks.values()];
    const seats = [...new Set(viewers.filter((viewer) => viewer >= 0))].sort((a, b) => a - b);
    return { seats, watchers: viewers.filter((viewer) => viewer < 0).length };
  }

  each(tell: (sink: Sink) => void): void {
    for (const sink of [...this.#sinks.keys()]) tell(sink);
  }

  all(message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.each((sink) => sink.send(text));
  }

  error(code: ProblemCode): void {
    const text = errorText(this.#table, code);
    this.each((sink) => sink.send(text));
  }
}

export function errorText(table: string, code: ProblemCode): string {
  const message: ServerMessage = { t: 'error', table, code, message: protocolWords.en[`problem.${code}`] };
  return JSON.stringify(message);
}
