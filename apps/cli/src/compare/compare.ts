import { measureBoardgameIo } from './boardgameIo.ts';
import { decisionsPerSecond, searchesPerSecond } from './ours.ts';
import { newState } from './rules.ts';

/** One thing that both engines do, and how often they do it in a second. */
export interface Comparison {
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
}

const ITERATIONS = 200;
const DEPTH = 20;

/** The same game on Starboard and on boardgame.io, in the same process, one after the other. */
export async function compare(seconds: number) {
  const other = await measureBoardgameIo(seconds, ITERATIONS, DEPTH);
  const ours = decisionsPerSecond(seconds);
  const comparisons: readonly Comparison[] = [
    { what: 'random decisions; there by a client', ours, theirs: other.clientPerSecond },
    { what: 'random decisions; there by the reducer alone', ours, theirs: other.reducerPerSecond },
    {
      what: `search iterations, ${DEPTH} decisions each`,
      ours: searchesPerSecond(seconds, ITERATIONS, DEPTH),
      theirs: other.searchesPerSecond,
    },
  ];
  return { version: other.version, stateBytes: JSON.stringify(newState()).length, comparisons };
}
