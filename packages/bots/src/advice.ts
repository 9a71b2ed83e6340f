import type { Action, AnyGame, AnyMatch, Random, Seat, WrittenAction } from '@starboard/kernel';
import { type Reason, reasonsFor } from './reasons.ts';
import type { SearchBot } from './searchBot.ts';
import { situationIn } from './situation.ts';

/** What a bot would do in somebody's place. */
export interface Advice {
  readonly action: WrittenAction;
  /** How likely the seat is to win by it, as the bot sees it. */
  readonly value: number;
  /** How much of its thinking the bot spent on it, from 0 to 1. */
  readonly share: number;
  /** Of the best answer: the keys of the words that say why, and what it costs. */
  readonly why: string[];
}

const MOST = 5;

/** What a search would do, the best first, and why. */
export function advise(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  adviser: SearchBot<unknown, Action>,
  random: Random,
): readonly Advice[] {
  const situation = situationIn(match, seat);
  const thoughts = adviser.analyse(situation, random);
  const visits = thoughts.reduce((sum, thought) => sum + thought.visits, 0);
  return thoughts.slice(0, MOST).map(({ action, value, visits: own }, i) => ({
    action: game.actions.write(action) as WrittenAction,
    value,
    share: visits === 0 ? 1 / thoughts.length : own / visits,
    why: i > 0 ? [] : reasonsFor(game, situation, action, match.fallback(seat), random).map(keyOf),
  }));
}

const keyOf = ({ kind, term }: Reason): string => `${kind}.${term}`;
