import type { Action, Random, Situation } from '@starboard/kernel';
import type { Bot, Thinking } from './bot.ts';
import { Contest } from './search/contest.ts';
import { Search, SearchMemory, type Thought } from './search/search.ts';
import { ANY, CONTEST, type ContestSettings, DEFAULTS, MANY, type SearchSettings } from './search/settings.ts';

/** How long a search may think on one decision: a number of futures, time, or whichever is over first. */
export type Budget =
  | { readonly iterations: number; readonly ms?: number }
  | { readonly iterations?: number; readonly ms: number };

/** What thinks: it plays futures one by one, and knows at any time what is best so far. */
interface Engine<A> {
  iterate(): void;
  /** Whether so many more futures cannot change the answer. */
  decided(futuresLeft: number): boolean;
  /** What it thinks of each answer, the best first. */
  thoughts(): Thought<A>[];
}

export interface SearchOptions extends Partial<SearchSettings & ContestSettings> {
  readonly name?: string;
  /** The clock of budgets in ms. */
  readonly now?: () => number;
  /** Which part of the budget may be used, from 0 to 1: less than 1 where others wait. */
  readonly share?: () => number;
}

export interface SearchBot<S, A> extends Bot<S, A> {
  decide(situation: Situation<S, A>, random: Random): A;
  /** What the bot thinks of each answer, the best first: for hints. */
  analyse(situation: Situation<S, A>, random: Random): Thought<A>[];
}

/** Compares answers by playing many futures of each, in the way that suits the game (`bot.search`). */
export function searchBot<S, A extends Action>(
  game: Thinking<S, A>,
  budget: Budget,
  options: SearchOptions = {},
): SearchBot<S, A> {
  const { name = 'search', now = () => performance.now(), share = () => 1, ...changed } = options;
  const engineFor = game.bot.search === 'contest' ? contests(game, changed) : trees(game, changed);

  const analyse = (situation: Situation<S, A>, random: Random): Thought<A>[] => {
    const part = partOf(budget, share());
    const end = endOf(part, now);
    const engine = engineFor(situation, random, part.iterations);
    if (engine.thoughts().length > 1) for (let n = 0; !end(n, engine); n++) engine.iterate();
    return engine.thoughts();
  };
  return { name, analyse, decide: (situation, random) => analyse(situation, random)[0].action };
}

type Engines<S, A extends Action> = (situation: Situation<S, A>, random: Random, futures: number) => Engine<A>;

const CONTESTS = { few: CONTEST, any: ANY, many: MANY };

function contests<S, A extends Action>(game: Thinking<S, A>, changed: Partial<ContestSettings>): Engines<S, A> {
  const settings = { ...CONTESTS[game.bot.rivals ?? 'few'], ...changed };
  return (situation, random, futures) => {
    const rivals = Math.min(settings.rivals, Math.max(2, Math.floor(futures / settings.least))); // no more than can be told apart
    return new Contest(game, { ...settings, rivals }, situation, random);
  };
}

/** One memory for each number of players, made when it is needed. */
function trees<S, A extends Action>(game: Thinking<S, A>, changed: Partial<SearchSettings>): Engines<S, A> {
  const settings = { ...DEFAULTS, ...changed };
  const memories = new Map<number, SearchMemory>();
  return (situation, random) => {
    const { players } = situation.simulator;
    const memory = memories.get(players) ?? new SearchMemory(players, settings.nodes);
    memories.set(players, memory);
    return new Search(game, settings, memory, situation, random);
  };
}

/** When a part of a budget is used up: after how many futures, and after how much time. */
const partOf = ({ iterations = Infinity, ms = Infinity }: Budget, share: number) => ({
  iterations: Math.max(1, Math.ceil(iterations * share)),
  ms: ms * share,
});

/** Whether a search has thought long enough after n futures. Its time begins now. */
function endOf(
  { iterations, ms }: ReturnType<typeof partOf>,
  now: () => number,
): (n: number, engine: Engine<unknown>) => boolean {
  const end = ms === Infinity ? Infinity : now() + ms;
  return (n, engine) => n >= iterations || engine.decided(iterations - n) || (end !== Infinity && now() >= end);
}
