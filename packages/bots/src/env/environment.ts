import {
  type Action,
  ActionSpace,
  type AnyGame,
  Observer,
  type Outcome,
  Random,
  Run,
  readOptions,
  readPlayers,
  type Seat,
} from '@starboard/kernel';
import { EnvMatch, type EnvSetup } from './envMatch.ts';

export interface EnvPlan {
  readonly players: number;
  readonly options?: unknown;
  readonly seed: string;
  /** How many matches are played side by side. */
  readonly matches: number;
}

/** An action that is not possible, or a seat or match that there is not. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Matches of a game side by side, for programs that learn; each begins anew as soon as it is over. */
export class Environment {
  readonly game: AnyGame;
  readonly space: ActionSpace;
  readonly observer: Observer;
  readonly players: number;
  readonly matches: EnvMatch[] = [];
  /** How each match ended that did so in the last step. */
  readonly ended: (Outcome | undefined)[] = [];
  /** What the seat on turn sees in each match, one after the other; written anew with every step. */
  readonly observed: Float32Array;
  readonly #setup: EnvSetup;
  readonly #count: number;
  #seed: string;
  #episodes: number[] = [];

  constructor(game: AnyGame, plan: EnvPlan) {
    this.game = game;
    this.players = readPlayers(game.meta, plan.players);
    this.#setup = { players: this.players, options: readOptions(game.meta, plan.options, this.players) };
    this.space = new ActionSpace(game, this.players);
    this.observer = new Observer(Run.setUp(game, this.players, this.#setup.options, Random.fromSeed('schema')));
    this.#count = plan.matches;
    this.observed = new Float32Array(plan.matches * this.observer.size);
    this.#seed = plan.seed;
    this.reset();
  }

  /** Begins all matches anew. The same seed gives the same matches. */
  reset(seed: string = this.#seed): void {
    this.#seed = seed;
    this.#episodes = new Array<number>(this.#count).fill(0);
    for (let i = 0; i < this.#count; i++) {
      this.matches[i] = this.#begin(i);
      this.ended[i] = undefined;
      this.#look(i);
    }
  }

  /** One decision in every match. Where one of the actions is not possible, nothing happens in any of them. */
  step(indexes: ArrayLike<number>): void {
    if (indexes.length !== this.#count)
      throw new EnvError(`a step takes an action for each of the ${this.#count} matches, not ${indexes.length}`);
    const actions = this.matches.map((match, i) => this.#possible(match, i, indexes[i]));
    for (let i = 0; i < actions.length; i++) {
      this.#play(i, actions[i]);
      this.#look(i); // at once: its state is still at hand for the processor
    }
  }

  /** What the seat on turn of a match sees now: a part of {@link observed}. */
  seenIn(place: number): Float32Array {
    return this.observed.subarray(place * this.observer.size, (place + 1) * this.observer.size);
  }

  /** The match at this place. */
  at(place: number): EnvMatch {
    const match = this.matches[place];
    if (match === undefined) throw new EnvError(`there is no match ${place}, but ${this.#count} from 0 on`);
    return match;
  }

  /** What a seat of a match sees now. */
  observe(place: number, seat: Seat): Float32Array {
    const { run } = this.at(place);
    if (!(seat >= 0 && seat < this.players))
      throw new EnvError(`there is no seat ${seat}, but ${this.players} from 0 on`);
    const seen = new Float32Array(this.observer.size);
    this.observer.write(run, seat, seen);
    return seen;
  }

  #possible(match: EnvMatch, place: number, index: number): Action {
    const action = match.actionAt(index);
    if (action !== undefined) return action;
    const asked = `seat ${match.seat} of match ${place}, with ${match.legal.indexes.length} actions`;
    throw new EnvError(`action ${index} is not possible for ${asked}; nothing was done in any match`);
  }

  #look(place: number): void {
    const { run, seat } = this.matches[place];
    this.observer.write(run, seat, this.observed, place * this.observer.size);
  }

  #play(place: number, action: Action): void {
    const match = this.matches[place];
    match.answer(action);
    this.ended[place] = match.over ? match.outcome() : undefined;
    if (!match.over) return;
    this.#episodes[place]++;
    this.matches[place] = this.#begin(place);
  }

  #begin(place: number): EnvMatch {
    return new EnvMatch(this.game, this.space, this.#setup, `${this.#seed}/${place}/${this.#episodes[place]}`);
  }
}
