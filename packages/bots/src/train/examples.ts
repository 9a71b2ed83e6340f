import type { Action, Game, GameEvent, OptionValues, Random, Situation } from '@starboard/kernel';
import { winOf } from '../arena/shares.ts';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedyBot.ts';
import { playMatch } from '../playMatch.ts';

/** A position of a match: what each seat's terms were in it, and what came of it. */
export interface Example {
  /** The parts of the game's judgement, seat by seat. */
  readonly terms: Float64Array;
  readonly progress: number;
  /** Who won: a share of 1 for each seat. */
  readonly won: readonly number[];
  /** What the game's own `value` said. */
  readonly said: readonly number[];
}

/** Decisions between two positions, where the game counts no turns. */
const EVERY = 8;

/** Plays one match of greedy bots that waver, and returns its positions, one for each turn, as the seat on turn knew them. */
export async function examplesOf<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
  options: OptionValues,
  seed: string,
): Promise<Example[]> {
  const { bot: knowledge } = game;
  const { judgement } = knowledge;
  if (judgement === undefined) throw new Error(`${game.meta.id} has no judgement to learn from`);
  const each = judgement.terms.length;
  const seen: Omit<Example, 'won'>[] = [];
  const part = new Float64Array(each);
  let turn = -1;
  let decisions = 0;
  const look = ({ simulator }: Situation<S, A>, random: Random): void => {
    const { state } = simulator.fork(random.clone());
    const now = knowledge.turn?.(state) ?? Math.floor(decisions++ / EVERY);
    if (now === turn) return;
    turn = now;
    const terms = new Float64Array(players * each);
    for (let seat = 0; seat < players; seat++) {
      judgement.judge(state, seat, state, part);
      terms.set(part, seat * each);
    }
    const said: number[] = [];
    knowledge.value(state, said);
    seen.push({ terms, progress: knowledge.progress(state), said });
  };
  const player = greedyBot(game, { samples: 2, noise: 0.3 });
  const watched: Bot<S, A> = {
    name: 'watched',
    decide(situation, random) {
      look(situation, random);
      return player.decide(situation, random);
    },
  };
  const bots = Array.from({ length: players }, () => watched);
  const { outcome } = await playMatch(game, bots, { players, options, seed });
  const won = outcome.places.map((_, seat) => winOf(outcome, seat));
  return won.some((share) => share > 0) ? seen.map((one) => ({ ...one, won })) : [];
}
