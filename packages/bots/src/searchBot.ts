import type { Action, Random, Situation } from '@starboard/kernel';
import type { Bot, Thinking } from './bot.ts';
import { Search, SearchMemory, type Thought } from './search/search.ts';
import { DEFAULTS, type SearchSettings } from './search/settings.ts';

/** How long a search may think on one decision: a number of futures, or time. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

export interface SearchOptions extends Partial<SearchSettings> {
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

/** Compares answers by playing many futures of each. */
export function searchBot<S, A extends Action>(
  game: Thinking<S, A>,
  budget: Budget,
  options: SearchOptions = {},
): SearchBot<S, A> {
  const { name = 'search', now = () => performance.now(), share = () => 1, ...changed } = options;
  const settings = { ...DEFAULTS, ...changed };
  const memoryFor = memories(settings.nodes);

  const analyse = (situation: Situation<S, A>, random: Random): Thought<A>[] => {
    const search = new Search(game, settings, memoryFor(situation.simulator.players), situation, random);
    if (search.thoughts().length > 1) think(search, partOf(budget, share()), now);
    return search.thoughts();
  };
  return { name, analyse, decide: (situation, random) => analyse(situation, random)[0].action };
}

/** One memory for each number of players, made when it is needed. */
function memories(nodes: number): (players: number) => SearchMemory {
  const kept = new Map<number, SearchMemory>();
  return (players) => {
    const memory = kept.get(players) ?? new SearchMemory(players, nodes);
    kept.set(players, memory);
    return memory;
  };
}

const partOf = (budget: Budget, share: number): Budget =>
  'ms' in budget ? { ms: budget.ms * share } : { iterations: Math.max(1, Math.ceil(budget.iterations * share)) };

function think<S, A extends Action>(search: Search<S, A>, budget: Budget, now: () => number): void {
  if ('ms' in budget) {
    const end = now() + budget.ms;
    while (now() < end) search.iterate();
    return;
  }
  for (let left = budget.iterations; left > 0 && !search.decided(left); left--) search.iterate();
}
