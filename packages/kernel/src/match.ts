import type { Draw } from './draws.ts';
import type { Game, GameEvent, OptionValues, Outcome } from './game.ts';
import { fingerprint } from './hash.ts';
import { BadInput, type Json, type Plain, readInt, readObject, readRecord } from './json.ts';
import {
  type Contribution,
  commitmentTo,
  defaultsOf,
  type Luck,
  type LuckVersion,
  luckFrom,
  luckOf,
  readContributions,
} from './luck.ts';
import { readOptions, readPlayers } from './options.ts';
import { type Action, type Ask, type FormField, type Seat, type Urgency, urgencyOf } from './question.ts';
import { Run, type SavedRun } from './run.ts';
import type { Script } from './script.ts';
import type { Simulator } from './simulator.ts';
import { allowed, type Refusal, unruled, type Verdict } from './verdict.ts';
import { openPart, ownPart, type StateView, type Viewer, viewEvent, viewState } from './view.ts';

/** An action as the world sees it. */
export type WrittenAction = { readonly do: string; readonly [field: string]: Json };

/** One line of the log. `seat` is -1 for the clock, see {@link actorOf}. */
export interface LogEntry {
  readonly at: number;
  readonly seat: Seat;
  readonly action: WrittenAction;
  /** Fingerprint of the state after it. */
  readonly hash: string;
}

/** The clock: it acts when somebody's time is up. It has no seat and sees nothing. */
export const CLOCK = 'clock';
export type Actor = Seat | typeof CLOCK;

/** What stands for the clock in logs, where everybody has a number. */
export const CLOCK_SEAT = -1;

/** Who acted, by a line of a log. */
export const actorOf = ({ seat }: { readonly seat: number }): Actor => (seat === CLOCK_SEAT ? CLOCK : seat);

/** Whose time is up, from the clock's action. */
function readTimeUp(raw: unknown): Seat {
  const action = readObject(raw, '', ['do', 'seat']);
  if (action.do !== 'time-up') throw new BadInput('do', 'the clock says time-up and nothing else');
  return readInt(action.seat, 'seat', 0, 100);
}

function isUndo(raw: unknown): boolean {
  if (readRecord(raw, '').do !== 'undo') return false;
  readObject(raw, '', ['do']);
  return true;
}

/** Everything a match follows from, together with its log. */
export interface MatchSetup {
  readonly players: number;
  readonly options?: unknown;
  readonly seed: string;
  /** How luck follows from the seed; as in all new matches if left out. */
  readonly luck?: LuckVersion;
  /** What each seat has added to the luck; left out where nobody was asked to. */
  readonly contributions?: readonly Contribution[] | undefined;
  /** Hears of every draw, the set-up's too. */
  readonly drawn?: ((draw: Draw) => void) | undefined;
  /** Time to think for each owed decision, in ms; none if left out. */
  readonly clock?: number | undefined;
  /** A scenario's position: the first state is changed, and draws are laid down in advance. */
  readonly position?: { readonly snapshot?: Plain; readonly patch: unknown; readonly script: Script };
}

/** An open question as one viewer sees it: in full for the seat that is asked, by its kind and subject for all others. */
export interface OpenDecision {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  readonly urgency: Urgency;
  /** What it is about, for everybody to know; see `aboutOf`. */
  readonly about?: unknown;
  /** All who are asked act as fast as they can. */
  readonly race?: true;
  readonly deadline?: number;
  readonly options?: readonly WrittenAction[];
  readonly refused?: readonly { readonly action: WrittenAction; readonly verdict: Refusal }[];
  readonly forms?: readonly { readonly do: string; readonly verdict: Verdict; readonly fields: readonly FormField[] }[];
}

/** What a seat, or a spectator, is shown; `MatchView<Seen>` where the game is known. */
export interface MatchView<Seen = StateView> {
  readonly seq: number;
  readonly over: boolean;
  readonly state: Seen;
  readonly decisions: readonly OpenDecision[];
  readonly mayUndo: boolean;
  readonly outcome?: Outcome;
}

interface Step<E> {
  readonly entry: LogEntry;
  readonly events: readonly E[];
  /** Nothing was drawn or shown, so the seat may take it back. */
  readonly undoable: boolean;
}

/** A match in the middle, as plain data: with its log it goes on from there, and nothing has to be played again. */
export interface SavedMatch<S, A, E> {
  readonly run: SavedRun<S, A>;
  /** The steps that count: which line of the log each is, whether it may be taken back, and what it told. */
  readonly steps: readonly (readonly [line: number, undoable: boolean, events: readonly E[]])[];
}

/**
 * A match with its log: the door through which every action comes, from people, bots and the clock alike. What is refused
 * changes nothing.
 */
export class Match<S extends object, A extends Action, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly players: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly luck: Luck;
  readonly contributions: readonly Contribution[] | undefined;
  readonly clock: number | undefined;
  readonly log: LogEntry[] = [];

  readonly #position: MatchSetup['position'];
  readonly #drawn: MatchSetup['drawn'];
  #run: Run<S, A, E>;
  #heard: E[] = [];
  #setupEvents: readonly E[];
  /** The steps that count: an undo takes the last one away. */
  #steps: Step<E>[] = [];

  constructor(game: Game<S, A, E>, setup: MatchSetup) {
    this.game = game;
    this.players = readPlayers(game.meta, setup.players);
    this.options = readOptions(game.meta, setup.options, this.players);
    this.seed = setup.seed;
    this.contributions = setup.contributions && readContributions(setup.contributions, 'contributions', this.players);
    const alone = luckFrom(this.seed, this.players, setup.luck);
    this.luck = this.contributions === undefined ? alone : { ...alone, contributions: this.contributions };
    this.clock = setup.clock;
    this.#position = setup.position;
    this.#drawn = setup.drawn;
    this.#run = this.#start(true);
    this.#setupEvents = this.#heard;
  }

  /** The state of the last moment at which nothing was half done, and what was answered since. */
  checkpoint(): Pick<SavedRun<S, A>, 'state' | 'since'> {
    return this.#run.save();
  }

  /** For {@link Match.load}. Matches from a scenario's position are not kept. */
  save(): SavedMatch<S, A, E> | undefined {
    if (this.#position !== undefined || this.seq === 0) return undefined;
    const lines = new Map(this.log.map((entry, line) => [entry, line]));
    const steps = this.#steps.map(({ entry, undoable, events }) => [lines.get(entry) ?? -1, undoable, events] as const);
    return { run: this.#run.save(), steps };
  }

  /** The match at the end of this log, from what {@link save} gave there. Throws where they do not belong together. */
  static load<S extends object, A extends Action, E extends GameEvent>(
    game: Game<S, A, E>,
    setup: MatchSetup,
    log: readonly LogEntry[],
    { run, steps }: SavedMatch<S, A, E>,
  ): Match<S, A, E> {
    const match = new Match(game, setup);
    match.#adopt(Run.load(game, match.players, run, true));
    match.log.push(...log);
    match.#steps = steps.map(([line, undoable, events]) => ({ entry: log[line], undoable, events }));
    if (log.length === 0 || match.hash !== log.at(-1)?.hash) throw new Error('What was kept belongs to another log');
    return match;
  }

  #start(isNew: boolean): Run<S, A, E> {
    this.#heard = [];
    const run = Run.setUp(this.game, this.players, this.options, luckOf(this.luck), {
      forkable: true,
      tell: (event) => this.#heard.push(event),
      drawn: isNew ? this.#listener : undefined,
    });
    if (this.#position !== undefined) {
      const { snapshot } = this.#position;
      if (snapshot !== undefined) run.state = this.game.copy(asState(snapshot, run.state));
      this.game.notation.patch(run.state, this.#position.patch);
      run.script = this.#position.script.copy();
    }
    run.begin();
    return run;
  }

  get #listener(): Run<S, A, E>['drawn'] {
    const hear = this.#drawn;
    return hear && ((draw) => hear({ step: this.seq, ...draw }));
  }

  /** Number of log entries. */
  get seq(): number {
    return this.log.length;
  }

  get over(): boolean {
    return this.#run.over;
  }

  /** Fingerprint of the true state; for logs and servers, never for a client. */
  get hash(): string {
    return fingerprint(this.#run.state);
  }

  /** Shown from the start: with the seed, shown at the end, it proves that no die was touched. Tells nothing of the luck. */
  get commitment(): string {
    return commitmentTo(this.seed, this.luck.version);
  }

  get outcome(): Outcome | undefined {
    return this.#run.over ? this.game.outcome(this.#run.state) : undefined;
  }

  /** The true state: for hosts, tests and analysis. Not for clients and not for bots. */
  get state(): S {
    return this.#run.state;
  }

  /** Who is asked what. */
  get asks(): readonly Ask<S, A>[] {
    return this.#run.asks;
  }

  /** Whoever is to act next when nobody hurries. */
  next(): Ask<S, A> {
    return this.#run.next();
  }

  /** Scripted draws of which not one was made: misspelt, in all likelihood. */
  get unusedDraws(): readonly string[] {
    return this.#run.script?.untouched ?? [];
  }

  /** The same match at this moment, to be played on freely. */
  fork(): Run<S, A, E> {
    return this.#run.fork(true);
  }

  /** What a bot in this seat may hold: it deals out futures, never the truth. */
  simulator(seat: Seat): Simulator<S, A> {
    return { seat, players: this.players, fork: (random, forkable) => this.#run.redealt(seat, random, forkable) };
  }

  /** Takes an action as it comes from the world: plain data of any shape. `at` is match time in ms. */
  submit(actor: Actor, raw: unknown, at = this.#lastTime()): Verdict {
    if (this.#run.over) return unruled('match-over');
    if (!Number.isSafeInteger(at) || at < this.#lastTime()) return unruled('time-runs-backwards');
    try {
      if (actor === CLOCK) return this.#timeUp(readTimeUp(raw), at);
      if (isUndo(raw)) return this.undo(actor, at);
      return this.take(actor, this.game.actions.read(raw), at);
    } catch (error) {
      if (error instanceof BadInput) return unruled('not-understood', { problem: error.message });
      throw error;
    }
  }

  /** Takes a line of a log once more. */
  replay(line: Omit<LogEntry, 'hash'>): Verdict {
    return this.submit(actorOf(line), line.action, line.at);
  }

  /** Takes an action in the form that rules use. */
  take(seat: Seat, given: A, at = this.#lastTime()): Verdict {
    const ask = this.#run.asks.find((open) => open.seat === seat);
    const action = ask?.question.complete?.(this.#run.state, seat, given, ask.about) ?? given;
    const verdict = this.judge(seat, action);
    if (!verdict.ok) return verdict;
    this.#carryOut(seat, action, { at, seat, action: this.game.actions.write(action) });
    return allowed;
  }

  /** Whether the seat may do this now, and if not, why. */
  judge(seat: Seat, action: A): Verdict {
    return this.#run.judge(seat, action);
  }

  #carryOut(seat: Seat, action: A, entry: Omit<LogEntry, 'hash'>): void {
    const run = this.#run;
    const before = run.disclosures;
    this.#heard = [];
    try {
      run.answer(seat, action, entry.at);
    } catch (error) {
      this.#rebuild();
      throw error;
    }
    const logged = { ...entry, hash: fingerprint(run.state) };
    this.log.push(logged);
    this.#steps.push({
      entry: logged,
      events: this.#heard,
      undoable: run.disclosures === before && entry.seat === seat,
    });
  }

  /** A deadline that has passed: the clock answers for the seat. */
  #timeUp(seat: Seat, at: number): Verdict {
    const ask = this.#run.asks.find((open) => open.seat === seat);
    if (ask === undefined) return unruled('not-asked');
    const deadline = this.deadline(ask);
    if (deadline === undefined || at < deadline) return unruled('not-yet');
    const action = this.fallback(ask.seat);
    this.#carryOut(ask.seat, action, { at, seat: CLOCK_SEAT, action: { do: 'time-up', seat: ask.seat } });
    return allowed;
  }

  /** When the clock will answer for this seat, if it will. */
  deadline(ask: Ask<S, A>): number | undefined {
    const ruled = ask.question.deadline?.(this.#run.state, ask.seat, ask.about);
    if (ruled === 'none') return undefined;
    if (ruled !== undefined || this.clock === undefined || urgencyOf(ask, this.#run.state) !== 'owed') return ruled;
    return this.#lastTime() + this.clock;
  }

  /** What is done for a seat that does not answer: the rule's own default, or else the first thing that is possible. */
  fallback(seat: Seat): A {
    const ask = this.#run.asks.find((open) => open.seat === seat);
    if (ask === undefined) throw new Error(`Seat ${seat} is not asked anything`);
    const { question, about } = ask;
    const { state } = this.#run;
    const action =
      question.timeUp?.(state, seat, about) ??
      this.#run.menu(ask).options[0] ??
      question.forms
        ?.map((form) => form.sample(state, seat, defaultsOf(this.luck), about))
        .find((one) => one !== undefined);
    if (action === undefined) throw new Error(`${question.kind} has no answer at all`);
    return action;
  }

  /** Takes the last step back, as long as it is the seat's own and nothing was drawn, shown or done by others since. */
  undo(seat: Seat, at = this.#lastTime()): Verdict {
    const verdict = this.mayUndo(seat);
    if (!verdict.ok) return verdict;
    this.#steps.pop();
    const before = this.#run.beforeLastAnswer();
    if (before === undefined) this.#rebuild();
    else this.#adopt(before);
    this.log.push({ at, seat, action: { do: 'undo' }, hash: this.hash });
    return allowed;
  }

  mayUndo(seat: Seat): Verdict {
    const last = this.#steps.at(-1);
    if (last === undefined || this.#run.over) return unruled('nothing-to-undo');
    if (actorOf(last.entry) !== seat) return unruled('others-have-acted');
    return last.undoable ? allowed : unruled('already-revealed');
  }

  #adopt(run: Run<S, A, E>): void {
    run.tell = (event) => this.#heard.push(event);
    run.drawn = this.#listener;
    this.#run = run;
  }

  /** Plays the steps that count once more, from the seed. */
  #rebuild(): void {
    this.#run = this.#start(false);
    for (const { entry } of this.#steps) {
      const actor = actorOf(entry);
      const seat = actor === CLOCK ? (entry.action.seat as Seat) : actor;
      const action = actor === CLOCK ? this.fallback(seat) : this.game.actions.read(entry.action);
      this.#run.answer(seat, action, entry.at);
    }
    this.#run.drawn = this.#listener;
  }

  #lastTime(): number {
    return this.log.at(-1)?.at ?? 0;
  }

  /** The events of the step that stands last, or of the set-up, as a viewer may know them. */
  lastEvents(viewer: Viewer): readonly unknown[] {
    return this.#visible(this.#steps.at(-1)?.events ?? this.#setupEvents, viewer);
  }

  /** All that happened, step by step, as a viewer may know it; the set-up first. */
  history(viewer: Viewer): readonly (readonly unknown[])[] {
    return [this.#setupEvents, ...this.#steps.map((step) => step.events)].map((events) =>
      this.#visible(events, viewer),
    );
  }

  /** All that happened, with nothing hidden: for hosts and tests. */
  get trueHistory(): readonly (readonly E[])[] {
    return [this.#setupEvents, ...this.#steps.map((step) => step.events)];
  }

  #visible(events: readonly E[], viewer: Viewer): readonly unknown[] {
    return events.map((event) => viewEvent(this.game.eventView, event, viewer)).filter((event) => event !== undefined);
  }

  view(viewer: Viewer): MatchView {
    const outcome = this.outcome;
    return {
      seq: this.seq,
      over: this.over,
      state: viewState(this.game.view, this.#run.state, this.players, viewer),
      decisions: this.decisions(viewer),
      mayUndo: this.mayUndo(viewer).ok,
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** Of the state in {@link view} what is the same for everybody: for hosts that show it to many, at once and before it changes. */
  openView(): StateView {
    return openPart(this.game.view, this.#run.state);
  }

  /** Of the state in {@link view} all but {@link openView}. */
  ownView(viewer: Viewer): StateView {
    return ownPart(this.game.view, this.#run.state, this.players, viewer);
  }

  decisions(viewer: Viewer): readonly OpenDecision[] {
    return this.#run.asks.map((ask) => {
      const deadline = this.deadline(ask);
      return {
        seat: ask.seat,
        kind: ask.question.kind,
        rule: ask.question.rule,
        urgency: urgencyOf(ask, this.#run.state),
        ...(ask.about === undefined ? {} : { about: ask.about }),
        ...(ask.question.race === true ? { race: true as const } : {}),
        ...(deadline === undefined ? {} : { deadline }),
        ...(ask.seat === viewer ? this.#answers(ask) : {}),
      };
    });
  }

  #answers(ask: Ask<S, A>): Pick<OpenDecision, 'options' | 'refused' | 'forms'> {
    const { state } = this.#run;
    const { write } = this.game.actions;
    const menu = this.#run.menu(ask, true);
    return {
      options: menu.options.map(write),
      refused: menu.refused.map(({ action, verdict }) => ({ action: write(action), verdict })),
      forms: (ask.question.forms ?? []).map((form) => ({
        do: form.do,
        verdict: form.open?.(state, ask.seat, ask.about) ?? allowed,
        fields: form.fields(state, ask.seat, ask.about),
      })),
    };
  }
}

/** A state from outside: it has the fields of this game's states, and each is of the right kind. */
function asState<S extends object>(snapshot: Plain, like: S): S {
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  for (const [key, value] of Object.entries(like)) {
    if (kind(snapshot[key]) !== kind(value)) throw new BadInput(`snapshot.${key}`, `must be a ${kind(value)}`);
  }
  const odd = Object.keys(snapshot).find((key) => !Object.hasOwn(like, key));
  if (odd !== undefined) throw new BadInput(`snapshot.${odd}`, 'no such field');
  return snapshot as S;
}

/** A match whose types the holder does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: matches of all games pass through here
export type AnyMatch = Match<any, any, any>;
