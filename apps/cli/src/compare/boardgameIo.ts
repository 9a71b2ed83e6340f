import { createRequire } from 'node:module';
import { env } from 'node:process';
import { BadInput, Random } from '@starboard/kernel';
import { rate, rateLater } from '../bench/measure.ts';
import { BUILD, doMove, type LikeState, mayDo, newState, SEATS, winnerOf } from './rules.ts';

const FOLDER = new URL('../../compare/package.json', import.meta.url);
const load = createRequire(FOLDER);

/** The other engine, as far as it is asked; its own types are installed with it or not at all. */
interface State {
  readonly G: LikeState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
type Reducer = (state: State, action: object) => State;
interface Engine {
  readonly version: string;
  readonly reducer: Reducer;
  initial(): State;
  /** An action of a player. */
  move(move: number, player: string): object;
  /** What an app has of a match. */
  client(): { state(): State; take(move: number): void };
  bot(iterations: number, depth: number): { play(state: State, player: string): Promise<unknown> };
}

function engine(): Engine {
  env.NODE_ENV ??= 'production'; // as quick as it can be
  let version: string;
  try {
    version = load('boardgame.io/package.json').version;
  } catch {
    throw new BadInput('--compare', 'boardgame.io is not installed: npm ci --prefix apps/cli/compare');
  }
  const { Client } = load('boardgame.io/client');
  const { MCTSBot } = load('boardgame.io/ai');
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal');
  const reducer = CreateGameReducer({ game });
  return {
    version,
    reducer,
    initial: () => InitializeGame({ game, numPlayers: SEATS }),
    move: (move, playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'move', args: [move], playerID } }),
    client() {
      const client = Client({ game, numPlayers: SEATS, debug: false });
      client.start();
      return { state: () => client.getState(), take: (move) => client.moves.move(move) };
    },
    bot: (iterations, playoutDepth) =>
      new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth, seed: 'like' }),
  };
}

/** The like game on boardgame.io. */
const game = {
  name: 'like',
  seed: 'like',
  setup: newState,
  moves: {
    move({ G, random }: { G: LikeState; random: { D6(): number } }, move: number) {
      if (!mayDo(G, G.active, move)) return 'INVALID_MOVE';
      doMove(G, move, random.D6());
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }: { G: LikeState }) => (winnerOf(G) < 0 ? undefined : { winner: String(winnerOf(G)) }),
  ai: { enumerate: (G: LikeState) => movesOf(G).map((move) => ({ move: 'move', args: [move] })) },
};

const movesOf = (G: LikeState): number[] =>
  Array.from({ length: 2 * BUILD }, (_, move) => move).filter((move) => mayDo(G, G.active, move));

export interface Compared {
  readonly version: string;
  /** By a client, and by the reducer alone, which is what its own bots use. */
  readonly clientPerSecond: number;
  readonly reducerPerSecond: number;
  readonly searchesPerSecond: number;
}

export async function measureBoardgameIo(seconds: number, iterations: number, depth: number): Promise<Compared> {
  const other = engine();
  const random = Random.fromSeed('like');
  const any = ({ G }: State): number => {
    const moves = movesOf(G);
    return moves[random.below(moves.length)];
  };
  const clientPerSecond = rate(seconds, () => {
    const client = other.client();
    let moves = 0;
    for (let state = client.state(); state.ctx.gameover === undefined; state = client.state(), moves++)
      client.take(any(state));
    return moves;
  });
  const play = (state: State, most: number): [State, number] => {
    let moves = 0;
    let now = state;
    for (; now.ctx.gameover === undefined && moves < most; moves++)
      now = other.reducer(now, other.move(any(now), now.ctx.currentPlayer));
    return [now, moves];
  };
  const reducerPerSecond = rate(seconds, () => play(other.initial(), 100_000)[1]);
  const [middle] = play(other.initial(), 40);
  const bot = other.bot(iterations, depth);
  const searchesPerSecond = await rateLater(seconds, async () => {
    await bot.play(middle, middle.ctx.currentPlayer);
    return iterations;
  });
  return { version: other.version, clientPerSecond, reducerPerSecond, searchesPerSecond };
}
