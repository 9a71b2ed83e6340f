import {
  type Action,
  ActionSpace,
  type AnyGame,
  type Json,
  Observer,
  type OptionValues,
  Random,
  Run,
  type Seat,
  type Situation,
  sameAction,
} from '@starboard/kernel';
import type { Bot } from '../bot.ts';

/** What a seat saw, what it could do and what it did. */
export interface RecordedDecision {
  readonly seat: Seat;
  readonly observation: readonly number[];
  readonly legal: readonly number[];
  /** The index of what was done; -1 where it has none, since it was made up freely. */
  readonly action: number;
  readonly did: { readonly do: string; readonly [field: string]: Json };
}

// biome-ignore lint/suspicious/noExplicitAny: a recorder writes down matches of any game
type AnyBot = Bot<any, any>;

/** Writes down what bots see and do, as an environment would tell it. */
export class Recorder {
  readonly observer: Observer;
  readonly space: ActionSpace;
  decisions: RecordedDecision[] = [];
  readonly #game: AnyGame;
  /** Only for what the seat may not know, which is not told. */
  readonly #random = Random.fromSeed('recorder');

  constructor(game: AnyGame, players: number, options: OptionValues) {
    this.#game = game;
    this.space = new ActionSpace(game, players);
    this.observer = new Observer(Run.setUp(game, players, options, Random.fromSeed('schema')));
  }

  /** The same bot, with what it decides written down. */
  watching(bot: AnyBot): AnyBot {
    return {
      ...bot,
      name: bot.name,
      decide: async (situation: Situation<unknown, Action>, random: Random) => {
        const told = this.#seen(situation);
        const action: Action = await bot.decide(situation, random);
        const place = told.actions.findIndex((one) => sameAction(one, action));
        this.decisions.push({
          seat: situation.seat,
          observation: told.observation,
          legal: told.legal,
          action: place < 0 ? -1 : told.legal[place],
          did: this.#game.actions.write(action),
        });
        return action;
      },
    };
  }

  /** A re-dealt future looks the same to the seat, so it will do for an observation. */
  #seen(situation: Situation<unknown, Action>) {
    const fork = situation.simulator.fork(this.#random);
    const seen = new Float32Array(this.observer.size);
    this.observer.write(fork, situation.seat, seen);
    const { indexes, actions } = this.space.legal(situation, fork.state);
    return { observation: [...seen], legal: [...indexes], actions: [...actions] };
  }
}
