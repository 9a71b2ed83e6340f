import { Store } from '@starboard/client';
import { type Clock, systemClock } from '@starboard/clock';
import {
  type AnyGame,
  allowed,
  atStep,
  type Lesson,
  type LessonStep,
  lessonPosition,
  playLesson,
  type Sentence,
  unruled,
  type Verdict,
  type WrittenAction,
} from '@starboard/kernel';
import type { Update } from '../match/host.ts';
import type { HostApi } from '../match/host.worker.ts';
import type { LocalMatch } from '../match/localMatch.ts';
import type { Thread } from '../match/workers.ts';
import type { TableSession, TableState } from '../session.ts';

export interface LessonSettings {
  readonly host: Thread<HostApi>;
  readonly names: readonly string[];
  readonly seed: string;
  readonly id: string;
  /** The learner has come to a step; none when the lesson is over. */
  readonly onStep: (id: string | undefined) => void;
  readonly clock?: Clock;
}

/** Where the learner stands. */
export interface Progress {
  /** The step, counted from 0; as many as there are steps when the lesson is over. */
  readonly at: number;
  /** What is said about the last try; `not-now` if it is nothing that the step speaks of. */
  readonly note?: Sentence | 'not-now';
  /** What was tried was done, and has to be taken back. */
  readonly spoilt?: boolean;
}

/**
 * A lesson, played in a real match by the real rules. What a step does not ask for is never submitted, so no step can get
 * stuck; back, resume and take back are one and the same: the lesson plays itself up to a step.
 */
export class LessonSession implements TableSession {
  readonly kind = 'local';
  readonly lesson: Lesson;
  readonly #game: AnyGame;
  readonly #settings: LessonSettings;
  readonly #clock: Clock;
  readonly #store = new Store<TableState | undefined>(undefined);
  readonly #progress = new Store<Progress>({ at: 0 });
  #match: LocalMatch | undefined;
  #history: readonly (readonly unknown[])[] = [];
  /** What happened before the step that the session was opened at: nobody has seen it. */
  #unseen = 0;
  #closed = false;

  constructor(game: AnyGame, lesson: Lesson, settings: LessonSettings) {
    this.#game = game;
    this.lesson = lesson;
    this.#settings = settings;
    this.#clock = settings.clock ?? systemClock;
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = this.#store.get;
  readonly onProgress = this.#progress.subscribe;
  readonly progress = this.#progress.get;

  /** Opens the lesson at a step. */
  async open(at: number): Promise<void> {
    const { host, seed, names, id } = this.#settings;
    const { game, position, seat } = this.lesson;
    const { log } = playLesson(this.#game, this.lesson, at, seed);
    this.#match = {
      id,
      game,
      players: position.players,
      options: position.options as LocalMatch['options'],
      seed,
      names: names.slice(0, position.players),
      chairs: Array.from({ length: position.players }, () => ({ kind: 'person' })),
      log,
      scenario: lessonPosition(this.lesson, seed),
    };
    const update = await host.call.open(this.#match, seat, this.#clock.now());
    this.#unseen = update.steps.length;
    this.#take(update);
    this.#come(at);
  }

  #take({ view, viewer, keep, steps, commitment, clockOffset }: Update): void {
    if (this.#closed || this.#match === undefined) return;
    this.#history = [...this.#history.slice(0, keep), ...steps];
    const { game, options, names } = this.#match;
    this.#store.set({
      game,
      options,
      names,
      viewer,
      view: { ...view, mayUndo: false },
      history: this.#history.slice(this.#unseen),
      commitment,
      link: 'live',
      pending: 0,
      chat: [],
      clockOffset,
    });
  }

  #come(at: number): void {
    this.#progress.set({ at });
    this.#settings.onStep(this.lesson.steps[at]?.id);
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#progress.get().at];
  }

  /** Whether an action is one of those that the learner is shown: what the step waits for, and mistakes that can be made. */
  readonly shows = (action: WrittenAction): boolean => {
    const what = this.step === undefined ? undefined : atStep(this.step, action);
    return what === 'right' || (what !== undefined && what.result !== 'stay');
  };

  /** Whether a form filled in may be what the step asks for. */
  readonly fills = (form: string): boolean => {
    const wait = this.step?.wait;
    const wanted = typeof wait === 'object' && 'act' in wait ? wait.act : [];
    return wanted.some((pattern) => pattern.do === form) || this.shows({ do: form });
  };

  async act(action: WrittenAction): Promise<Verdict> {
    const { step } = this;
    const { at, spoilt } = this.#progress.get();
    if (step === undefined || spoilt) return allowed;
    const what = atStep(step, action);
    if (what === undefined || (what !== 'right' && what.result === 'stay')) {
      this.#progress.set({ at, note: what?.say ?? 'not-now' });
      return allowed;
    }
    const { host } = this.#settings;
    const { verdict, update } = await host.call.act(this.lesson.seat, action, this.#clock.now());
    this.#take(update);
    if (!verdict.ok) return verdict;
    if (what !== 'right') this.#progress.set({ at, note: what.say, spoilt: what.result === 'back' });
    else await this.#tried(step);
    return allowed;
  }

  /** The right thing was done: perhaps it takes more of it. */
  async #tried({ wait }: LessonStep): Promise<void> {
    const { at } = this.#progress.get();
    const until = typeof wait === 'object' && 'act' in wait ? wait.until : undefined;
    const lacks = until === undefined ? [] : await this.#settings.host.call.lacks(until);
    if (lacks.length === 0) return this.next();
    const still = typeof wait === 'object' && 'act' in wait ? wait.still : undefined;
    this.#progress.set(still === undefined ? { at } : { at, note: still });
  }

  /** A thing was touched that the step may wait for. */
  async tap(ref: string): Promise<void> {
    const { step } = this;
    if (typeof step?.wait === 'object' && 'tap' in step.wait && step.wait.tap.includes(ref)) await this.next();
  }

  /** Goes on: first the others do what they do before the next step. */
  async next(): Promise<void> {
    const { at } = this.#progress.get();
    for (const { seat, action } of this.lesson.steps[at + 1]?.first ?? []) {
      const { verdict, update } = await this.#settings.host.call.act(seat, action, this.#clock.now());
      if (!verdict.ok) return this.back(at + 1); // the learner has left the script: it is laid out anew
      this.#take(update);
    }
    this.#come(at + 1);
  }

  /** Back to a step, or to the start of this one. */
  async back(to: number): Promise<void> {
    this.#history = [];
    await this.open(Math.max(0, to));
  }

  /** The match as it stands, to be played on against bots. */
  async playedOn(): Promise<LocalMatch> {
    const { log } = await this.#settings.host.call.file();
    const level = this.lesson.play.level;
    const chairs = (this.#match?.chairs ?? []).map((chair, i) =>
      i === this.lesson.seat ? chair : ({ kind: 'bot', level } as const),
    );
    return { ...(this.#match as LocalMatch), chairs, log };
  }

  undo(): Promise<Verdict> {
    return Promise.resolve(unruled('nothing-to-undo'));
  }

  close(): void {
    this.#closed = true;
    this.#settings.host.end();
  }
}
