import { BEAT_TIME, type Beat, beatsOf, type Drama, isCause } from '@starboard/board';
import { Store } from '@starboard/client';
import { type CallOff, type Clock, systemClock } from '@starboard/clock';
import type { OpenDecision } from '@starboard/kernel';
import type { TableState } from '../session.ts';

/** What is on the stage. */
export interface Shown {
  readonly state: TableState;
  /** What is looked at just now; while there is one, nothing is asked. */
  readonly beat?: Beat;
  /** Tells one beat from the next. */
  readonly count: number;
}

export interface DirectorSettings {
  readonly drama: () => Drama;
  /** How fast: 1 is normal, 0 shows no beats at all. */
  readonly tempo: () => number;
  readonly clock?: Clock;
}

/** More steps than this at once are a return to the table, not news. */
const AT_ONCE = 4;

/**
 * Lets a table's states come onto the stage one after the other: what was rolled or turned over is seen while the picture is still
 * the old one, then the picture changes, and the next question comes last. What changes nothing in the match passes at once.
 */
export class Director {
  readonly #settings: DirectorSettings;
  readonly #clock: Clock;
  readonly #store: Store<Shown>;
  #latest: TableState;
  #waiting: TableState[] = [];
  /** What is still to be looked at of the step that is on. */
  #beats: readonly Beat[] = [];
  #coming: TableState | undefined;
  #stop: CallOff = () => {};

  constructor(state: TableState, settings: DirectorSettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? systemClock;
    this.#latest = state;
    this.#store = new Store<Shown>({ state, count: 0 });
  }

  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);
  readonly shown = (): Shown => this.#store.get();

  /** The table has changed. */
  take(state: TableState): void {
    const before = this.#latest;
    this.#latest = state;
    if (this.#settings.tempo() <= 0 || !follows(before, state)) return this.skip();
    if (state.history.length > before.history.length) this.#waiting.push(state);
    else this.#amend(state);
    if (this.#isIdle()) this.#next();
    else this.#show(this.#store.get().state, this.#store.get().beat);
  }

  /** Everything is shown as it is now. */
  skip(): void {
    this.#stop();
    this.#waiting = [];
    this.#beats = [];
    this.#coming = undefined;
    this.#show(this.#latest, undefined);
  }

  close(): void {
    this.#stop();
  }

  #isIdle(): boolean {
    return this.#coming === undefined && this.#store.get().beat === undefined;
  }

  /** Nothing happened, but something else is otherwise: a bot thinks, the link is lost. */
  #amend(state: TableState): void {
    if (this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = state;
    else if (this.#coming !== undefined) this.#coming = state;
    else this.#show(state, this.#store.get().beat);
  }

  #next(): void {
    const state = this.#waiting.shift();
    if (state === undefined) return this.#show(this.#latest, undefined);
    const seen = this.#store.get().state.history.length;
    this.#beats = beatsOf(this.#settings.drama(), state.history.slice(seen).flat());
    this.#coming = state;
    this.#play();
  }

  /** The next beat; with the first that is no cause the picture changes. */
  #play(): void {
    const [beat, ...rest] = this.#beats;
    this.#beats = rest;
    const still = beat !== undefined && isCause(beat) && this.#coming !== undefined;
    const state = still ? this.#store.get().state : (this.#coming ?? this.#store.get().state);
    if (!still) this.#coming = undefined;
    if (beat === undefined) {
      this.#show(state, undefined);
      return this.#next();
    }
    this.#show(state, beat, 1);
    const hurry = 1 + this.#waiting.length;
    this.#stop = this.#clock.after((BEAT_TIME[beat.kind] * this.#settings.tempo()) / hurry, () => this.#play());
  }

  /** What does not belong to the match is always as it is now. */
  #show(state: TableState, beat: Beat | undefined, more = 0): void {
    const { view, history } = state;
    const count = this.#store.get().count + more;
    if (beat !== undefined) {
      const closed = { ...view, mayUndo: false, decisions: view.decisions.map(unasked) };
      return this.#store.set({ state: { ...this.#latest, view: closed, history }, count, beat });
    }
    const isLatest = view === this.#latest.view && history === this.#latest.history;
    this.#store.set({ state: isLatest ? this.#latest : { ...this.#latest, view, history }, count });
  }
}

/** A question that cannot be answered yet. */
const unasked = ({ options: _, forms: _forms, refused: _refused, ...rest }: OpenDecision): OpenDecision => rest;

/** Whether a state goes on where another was: the same eyes, nothing taken back, not too much at once. */
const follows = (before: TableState, now: TableState): boolean =>
  before.viewer === now.viewer &&
  now.passTo === undefined &&
  now.history.length >= before.history.length &&
  now.history.length - before.history.length <= AT_ONCE &&
  (before.history.length === 0 || now.history[before.history.length - 1] === before.history.at(-1));
