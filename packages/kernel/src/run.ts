import { sameAction } from './codec.ts';
import type { Drawn } from './draws.ts';
import type { Game, GameEvent } from './game.ts';
import type { NamedLuck } from './namedLuck.ts';
import { type Action, type Answer, type Ask, Menu, type Question, type Seat, urgencyOf } from './question.ts';
import { Random } from './random.ts';
import type { Script } from './script.ts';
import type { Play, Table } from './table.ts';
import { allowed, refuse, unruled, type Verdict } from './verdict.ts';

const ASKED = Object.freeze({ done: false, value: undefined });

/** What `yield*` runs when rules ask: pauses once, then hands the answer over. One per run, used again and again. */
class Asker {
  #asked = false;
  readonly #result: { done: true; value: unknown } = { done: true, value: undefined };

  [Symbol.iterator](): this {
    return this;
  }

  next(): { done: boolean; value: unknown } {
    this.#asked = !this.#asked;
    return this.#asked ? ASKED : this.#result;
  }

  give(value: unknown): void {
    this.#result.value = value;
  }
}

type Mode = 'one' | 'all' | 'any';

type Given<A> = Answer<A> & { readonly at: number };

interface Checkpoint<S, A> {
  readonly state: S;
  readonly random: Random;
  readonly named: NamedLuck | undefined;
  readonly script: Script | undefined;
  readonly now: number;
  /** What has been answered since. */
  readonly since: Given<A>[];
}

/** A run as plain data: the state of its last checkpoint, the luck to come, and the answers since. */
export interface SavedRun<S, A> {
  readonly state: S;
  readonly luck: readonly number[];
  readonly now: number;
  readonly since: readonly Given<A>[];
}

/** A run that a bot may hold: one re-dealt future of the match. */
export interface Sandbox<S, A>
  extends Pick<
    Run<S, A & Action, GameEvent>,
    'state' | 'asks' | 'over' | 'next' | 'menu' | 'answer' | 'players' | 'canFork' | 'nameLuck' | 'disclosures'
  > {
  /** This future dealt once more, for a seat that is to think in it. */
  redealt(viewer: Seat, random: Random, forkable?: boolean): Sandbox<S, A>;
}

const NOBODY: readonly never[] = [];

export interface RunExtras<E> {
  readonly forkable?: boolean;
  readonly script?: Script | undefined;
  readonly tell?: ((event: E) => void) | undefined;
  readonly drawn?: ((draw: Drawn) => void) | undefined;
}

/** A question among those of all kinds: a run hands it the very subject that it was put with. */
const ofAny = <S, A extends Action>(question: unknown): Question<S, A, unknown> => question as Question<S, A, unknown>;

/**
 * A game being played: the state, the rules waiting in the middle of their sentence, and the questions that are open.
 * It trusts its callers: answers are checked by {@link Match}, and by nobody in a search.
 */
export class Run<S, A extends Action, E extends GameEvent> implements Table<S, E> {
  readonly game: Game<S, A, E>;
  state: S;
  players: number;
  now = 0;
  over = false;
  asks: readonly Ask<S, A>[] = NOBODY;
  tell: ((event: E) => void) | undefined;
  /** Hears of every draw, if anybody wants to. */
  drawn: ((draw: Drawn) => void) | undefined;
  script: Script | undefined;
  /** How often luck was used or something hidden was shown. */
  disclosures = 0;
  /** How often rules said that something hidden is shown now. */
  reveals = 0;

  #random: Random;
  /** Where draws go by their names. */
  #named: NamedLuck | undefined;
  #play: Play<void> | undefined;
  readonly #asker = new Asker();
  #mode: Mode = 'one';
  readonly #one: { seat: Seat; question: Question<S, A, unknown>; about: unknown }[] = [];
  #given: Answer<A>[] = [];

  /** Whether the run can be forked between checkpoints: costs a copy of the state for each of them. */
  readonly #forkable: boolean;
  #atCheckpoint = false;
  #checkpoint: Checkpoint<S, A> | undefined;

  private constructor(game: Game<S, A, E>, state: S, players: number, random: Random, forkable: boolean) {
    this.game = game;
    this.state = state;
    this.players = players;
    this.#random = random;
    this.#forkable = forkable;
  }

  /** Sets a match up; {@link begin} then plays until the first question. */
  static setUp<S, A extends Action, E extends GameEvent>(
    game: Game<S, A, E>,
    players: number,
    options: Parameters<Game<S, A, E>['setup']>[2],
    random: Random,
    extra: RunExtras<E> = {},
  ): Run<S, A, E> {
    const run = new Run(game, undefined as S, players, random, extra.forkable ?? false);
    run.tell = extra.tell;
    run.drawn = extra.drawn;
    run.script = extra.script;
    run.state = game.setup(run, players, options);
    return run;
  }

  /** Goes on from the state of a checkpoint. */
  static resume<S, A extends Action, E extends GameEvent>(
    game: Game<S, A, E>,
    state: S,
    players: number,
    random: Random,
    forkable = false,
  ): Run<S, A, E> {
    return Run.#from(
      game,
      players,
      { state, random, named: undefined, script: undefined, now: 0, since: [] },
      forkable,
    );
  }

  /** Goes on from what {@link save} gave. */
  static load<S, A extends Action, E extends GameEvent>(
    game: Game<S, A, E>,
    players: number,
    { state, luck, now, since }: SavedRun<S, A>,
    forkable = false,
  ): Run<S, A, E> {
    return Run.#from(
      game,
      players,
      { state, random: Random.restore(luck), named: undefined, script: undefined, now, since },
      forkable,
    );
  }

  /** Starts the rules on a checkpoint and gives them the answers since once more. */
  static #from<S, A extends Action, E extends GameEvent>(
    game: Game<S, A, E>,
    players: number,
    { state, random, named, script, now, since }: Omit<Checkpoint<S, A>, 'since'> & Pick<SavedRun<S, A>, 'since'>,
    forkable: boolean,
  ): Run<S, A, E> {
    const run = new Run(game, state, players, random, forkable);
    run.#named = named;
    run.script = script;
    run.now = now;
    run.begin();
    for (let i = 0; i < since.length; i++) run.answer(since[i].seat, since[i].action, since[i].at);
    return run;
  }

  begin(): void {
    this.#play = this.game.play(this);
    this.#goOn();
  }

  #goOn(): void {
    this.asks = NOBODY;
    if (this.#play?.next().done === true) {
      this.over = true;
      this.asks = NOBODY;
    }
  }

  /** Whether all who are asked answer before anything goes on, none of them knowing what the others say. */
  get asksAll(): boolean {
    return this.#mode === 'all' && this.asks.length > 0;
  }

  /** Whoever is to act next when nobody hurries: the invited first, then those who owe an answer, in seat order. */
  next(): Ask<S, A> {
    const asks = this.asks;
    if (asks.length === 1 || this.#mode === 'all') return asks[0];
    let owing: Ask<S, A> | undefined;
    for (let i = 0; i < asks.length; i++) {
      const urgency = urgencyOf(asks[i], this.state);
      if (urgency === 'invited') return asks[i];
      if (urgency === 'owed' && owing === undefined) owing = asks[i];
    }
    return owing ?? asks[0];
  }

  menu(ask: Ask<S, A>, explains = false): Menu<A> {
    const menu = new Menu<A>(explains);
    ask.question.options?.(menu, this.state, ask.seat, ask.about);
    return menu;
  }

  /** Whether the seat may do this now, and if not, why. */
  judge(seat: Seat, action: A): Verdict {
    if (this.over) return unruled('match-over');
    const ask = this.asks.find((open) => open.seat === seat);
    if (ask === undefined) return unruled('not-asked');
    const { question, about } = ask;
    const form = question.forms?.find((one) => one.do === action.do);
    if (form !== undefined) {
      const open = form.open?.(this.state, seat, about) ?? allowed;
      return open.ok ? form.check(this.state, seat, action, about) : open;
    }
    const isMeant = (one: A): boolean => one.do === action.do && sameAction(one, action);
    if (this.menu(ask).options.some(isMeant)) return allowed;
    const known = this.menu(ask, true).refused.find((refused) => isMeant(refused.action));
    const verdict = known?.verdict ?? question.judge?.(this.state, seat, action, about);
    return verdict === undefined || verdict.ok ? refuse(question.rule, 'not-offered') : verdict;
  }

  /** Takes the answer of a seat that is being asked, and plays on until the next question or the end. */
  answer(seat: Seat, action: A, at = this.now): void {
    if (this.#forkable) this.#remember(seat, action, at);
    else this.#atCheckpoint = false;
    this.now = at;
    if (this.#mode === 'one') this.#asker.give(action);
    else if (this.#mode === 'any') this.#asker.give({ seat, action });
    else if (!this.#collect(seat, action)) return;
    this.#goOn();
  }

  /** Keeps one of several answers; true when it was the last one. */
  #collect(seat: Seat, action: A): boolean {
    this.#given.push({ seat, action });
    this.asks = this.asks.filter((ask) => ask.seat !== seat);
    if (this.asks.length > 0) return false;
    // The last one sees what the others chose, so it cannot be taken back.
    if (this.#given.length > 1) this.disclosures++;
    this.#asker.give(this.#given.sort((a, b) => a.seat - b.seat));
    this.#given = [];
    return true;
  }

  #remember(seat: Seat, action: A, at: number): void {
    if (this.#atCheckpoint) {
      this.#checkpoint = this.#here();
      this.#atCheckpoint = false;
    }
    this.#checkpoint?.since.push({ seat, action, at });
  }

  #here(): Checkpoint<S, A> {
    return {
      state: this.game.copy(this.state),
      random: this.#random.clone(),
      named: this.#named?.clone(),
      script: this.script?.clone(),
      now: this.now,
      since: [],
    };
  }

  /** Whether the state alone says how play goes on. */
  get atCheckpoint(): boolean {
    return this.#atCheckpoint;
  }

  /** Whether it can be forked here: at a checkpoint, and behind one that a forkable run remembers. */
  get canFork(): boolean {
    return this.#atCheckpoint || this.#checkpoint !== undefined;
  }

  /** Everything needed to go on from here, as plain data; for {@link Run.load}. Scripted draws are not kept. */
  save(): SavedRun<S, A> {
    const { state, random, now, since } = this.#lastCheckpoint();
    return { state, luck: random.save(), now, since: [...since] };
  }

  /** An independent copy of the last checkpoint; only the answers since are shared. */
  #lastCheckpoint(): Checkpoint<S, A> {
    if (this.#atCheckpoint) return this.#here();
    if (this.#checkpoint === undefined) throw new Error('This run cannot be forked here');
    return this.#copied(this.#checkpoint);
  }

  #copied({ state, random, named, script, now, since }: Checkpoint<S, A>): Checkpoint<S, A> {
    const luck = { random: random.clone(), named: named?.clone(), script: script?.clone() };
    return { state: this.game.copy(state), ...luck, now, since };
  }

  /** The run as it was before the last answer; undefined if that is further back than this run can see. */
  beforeLastAnswer(): Run<S, A, E> | undefined {
    if (this.#checkpoint === undefined) return undefined;
    const { since, ...rest } = this.#copied(this.#checkpoint);
    return Run.#from(this.game, this.players, { ...rest, since: since.slice(0, -1) }, true);
  }

  /** Answers already given to a question that still waits for others. */
  get given(): readonly Answer<A>[] {
    return this.#given;
  }

  /** The same match once more: same state, same questions, same luck to come. */
  fork(forkable = false): Run<S, A, E> {
    return this.#branch(forkable, 0);
  }

  /**
   * A future that `viewer` cannot tell from the real one: what it may not know is re-dealt, what others have secretly
   * answered is asked again, and the luck is new.
   */
  redealt(viewer: Seat, random: Random, forkable = false): Run<S, A, E> {
    const branch = this.#branch(forkable, this.#given.length);
    branch.redeal(viewer, random);
    branch.script = undefined;
    for (const { seat, action } of this.#given) if (seat === viewer) branch.answer(seat, action);
    return branch;
  }

  /** Re-deals what `viewer` may not know, here and now, with new luck to come. Forks only from the next checkpoint on. */
  redeal(viewer: Seat, random: Random): void {
    this.game.redeal(this.state, viewer, random);
    this.#random = random.spawn();
    this.#named = undefined;
    this.#checkpoint = undefined;
  }

  /** Other luck from here on, by names. Draws made since the last checkpoint are not made again, so forks wait for the next one. */
  nameLuck(luck: NamedLuck): void {
    this.#named = luck;
    if (!this.#atCheckpoint) this.#checkpoint = undefined;
  }

  /** Copies the last checkpoint and replays the answers since, but for the `without` newest. */
  #branch(forkable: boolean, without: number): Run<S, A, E> {
    const { since, ...rest } = this.#lastCheckpoint();
    const kept = without === 0 ? since : since.slice(0, since.length - without);
    const branch = Run.#from(this.game, this.players, { ...rest, since: kept }, forkable);
    branch.now = this.now;
    return branch;
  }

  choose<B extends Action, Q>(seat: Seat, question: Question<S, B, Q>, about?: unknown): Play<B> {
    const asked = ofAny<S, A>(question);
    if (this.#one.length === 0) this.#one.push({ seat, question: asked, about });
    else {
      const one = this.#one[0];
      one.seat = seat;
      one.question = asked;
      one.about = about;
    }
    return this.#ask('one', this.#one) as Play<B>;
  }

  chooseAll<B extends Action, Q>(
    seats: readonly Seat[],
    question: Question<S, B, Q>,
    about?: unknown,
  ): Play<readonly Answer<B>[]> {
    if (seats.length === 0) throw new Error(`Nobody to ask for ${question.kind}`);
    const asked = ofAny<S, A>(question);
    const asks = seats.map((seat) => ({ seat, question: asked, about }));
    return this.#ask('all', asks) as Play<readonly Answer<B>[]>;
  }

  chooseAny<B extends Action>(asks: readonly Ask<S, B>[]): Play<Answer<B>> {
    return this.#ask('any', asks as readonly unknown[] as readonly Ask<S, A>[]) as Play<Answer<B>>;
  }

  #ask(mode: Mode, asks: readonly Ask<S, A>[]): unknown {
    this.#mode = mode;
    this.asks = asks;
    return this.#asker;
  }

  checkpoint(): void {
    this.#atCheckpoint = true;
  }

  #luckOf(name: string): Random {
    return this.#named === undefined ? this.#random : this.#named.of(name);
  }

  /** Luck between a checkpoint and its question would be drawn twice by a fork. */
  #disclose(): void {
    this.disclosures++;
    if (this.#atCheckpoint && this.asks.length === 0 && this.#play !== undefined) {
      throw new Error('A checkpoint must be followed by a question, not by a draw');
    }
  }

  die(name: string, sides = 6): number {
    this.#disclose();
    const is = this.script?.number(name, 1, sides) ?? this.#luckOf(name).below(sides) + 1;
    this.drawn?.({ name, die: sides, is });
    return is;
  }

  roll(name: string, dice: number, sides = 6): readonly number[] {
    const faces: number[] = [];
    for (let i = 0; i < dice; i++) faces.push(this.die(name, sides));
    return faces;
  }

  below(name: string, n: number): number {
    this.#disclose();
    const is = this.script?.number(name, 0, n - 1) ?? this.#luckOf(name).below(n);
    this.drawn?.({ name, below: n, is });
    return is;
  }

  pick(name: string, counts: readonly number[]): number {
    this.#disclose();
    const is = this.script?.pick(name, counts) ?? this.#luckOf(name).pick(counts);
    this.drawn?.({ name, pick: [...counts], is });
    return is;
  }

  shuffle<T>(name: string, items: T[]): T[] {
    this.#disclose();
    return this.script?.order(name, items) ?? this.#shuffled(name, items);
  }

  #shuffled<T>(name: string, items: T[]): T[] {
    if (this.drawn === undefined) return this.#luckOf(name).shuffle(items);
    const before = [...items];
    const is = this.#luckOf(name).shuffle(before.map((_, i) => i));
    this.drawn({ name, shuffle: items.length, is });
    is.forEach((from, i) => {
      items[i] = before[from];
    });
    return items;
  }

  reveal(): void {
    this.reveals++;
    this.#disclose();
  }
}
