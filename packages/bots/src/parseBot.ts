import { type Action, BadInput } from '@starboard/kernel';
import type { Bot, Thinking } from './bot.ts';
import { greedyBot } from './greedyBot.ts';
import { LEVELS, type Level, playOf } from './levels.ts';
import { randomBot } from './randomBot.ts';
import { type Budget, searchBot } from './searchBot.ts';

/** What may be written where a bot is asked for. */
export const BOT_SPECS: readonly string[] = ['random', 'greedy', 'search', 'search:500ms', 'search:1000', ...LEVELS];

const SECOND: Budget = { ms: 1000 };

/** Futures in which answers are tried by those who slip. */
const HASTY = 2;

const isLevel = (spec: string): spec is Level => LEVELS.some((level) => level === spec);

/** The bot of a name: a kind, a level, or a search with its budget ('search:500ms', 'search:1000' futures). */
export function parseBot<S, A extends Action>(
  spec: string,
  game: Thinking<S, A>,
  where = 'bot',
  now: () => number = () => performance.now(),
  share: () => number = () => 1,
): Bot<S, A> {
  const search = (budget: Budget) => searchBot(game, budget, { name: spec, now, share });
  const levelBot = (level: Level) => {
    const play = playOf(level, game.bot);
    if (!('slips' in play)) return search(play);
    return greedyBot(game, { name: spec, noise: play.slips, ...(play.slips > 0 ? { samples: HASTY } : {}) });
  };
  switch (spec) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot(game);
    case 'search':
      return search(SECOND);
    default:
      return isLevel(spec) ? levelBot(spec) : search(readBudget(spec, where));
  }
}

function readBudget(spec: string, where: string): Budget {
  const found = /^search:([1-9]\d{0,6})(ms)?$/.exec(spec);
  if (found === null) {
    const shown = JSON.stringify(spec.slice(0, 40));
    throw new BadInput(where, `${shown} is no bot (one of: ${BOT_SPECS.join(', ')})`);
  }
  const amount = Number(found[1]);
  return found[2] === undefined ? { iterations: amount } : { ms: amount };
}
