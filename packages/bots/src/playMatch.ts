import {
  type Action,
  type Ask,
  CLOCK,
  type Game,
  type GameEvent,
  LUCK,
  type LuckVersion,
  luckFrom,
  luckOf,
  Match,
  type MatchFile,
  matchFile,
  type Outcome,
  Random,
  Run,
  readOptions,
  readPlayers,
  refusalId,
  type Seat,
  type Situation,
} from '@starboard/kernel';
import type { Bot } from './bot.ts';
import { slownessOf } from './levels.ts';
import { type Racetrack, VirtualClock } from './race.ts';
import { situationIn, situationOf } from './situation.ts';

export interface MatchPlan {
  readonly players: number;
  readonly options?: unknown;
  readonly seed: string;
  /** As in all new matches if left out. */
  readonly luck?: LuckVersion;
  /** Decisions after which a match is broken off as a draw, so that nothing hangs. */
  readonly limit?: number;
  /** Whether the result describes the last state. */
  readonly describe?: boolean;
}

export interface MatchResult {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Broken off at the limit; the outcome is a draw. */
  readonly unfinished: boolean;
  readonly final?: Readonly<Record<string, unknown>>;
}

export interface RecordedResult extends MatchResult {
  readonly file: MatchFile;
}

const LIMIT = 100_000;

/** Plays a match among bots, one for each seat, quickly: no log, no events. The same plan gives the same match. */
export async function playMatch<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  bots: readonly Bot<S, A>[],
  plan: MatchPlan,
): Promise<MatchResult> {
  const players = readPlayers(game.meta, plan.players);
  const options = readOptions(game.meta, plan.options, players);
  const run = Run.setUp(game, players, options, luckOf(luckFrom(plan.seed, players, plan.luck)), { forkable: true });
  run.begin();
  const decisions = await playOn(run, bots, plan, {
    situation: (ask) => situationOf(run, ask),
    answer: (seat, action, at) => run.answer(seat, action, at),
    timeUp: ({ seat, question, about }, at) => {
      const action = question.timeUp?.(run.state, seat, about);
      if (action !== undefined) run.answer(seat, action, at);
    },
  });
  return result(game, run, decisions, plan);
}

/** The same match with its log, checked action by action, as a file that can be replayed. */
export async function recordMatch<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  bots: readonly Bot<S, A>[],
  plan: MatchPlan,
): Promise<RecordedResult> {
  const { players, options, seed, luck = LUCK } = plan;
  const match = new Match(game, { players, options, seed, luck });
  const decisions = await playOn(match, bots, plan, {
    situation: (ask) => situationIn(match, ask.seat),
    answer: (seat, action, at) => {
      const verdict = match.take(seat, action, at);
      if (!verdict.ok) throw new Error(`${bots[seat].name} was refused: ${refusalId(verdict)}`);
    },
    timeUp: ({ seat }, at) => {
      match.submit(CLOCK, { do: 'time-up', seat }, at);
    },
  });
  const names = bots.map((bot) => bot.name);
  return { ...result(game, match, decisions, plan), file: matchFile(match, names, true) };
}

/** Each bot's own luck: it follows from the seed and the seat, whoever else plays and wherever the match is run. */
export function botRandoms(seed: string, players: number): Random[] {
  return Array.from({ length: players }, (_, seat) => Random.fromSeed(`${seed} bot ${seat}`));
}

interface Playing<S, A extends Action> extends Racetrack<S, A> {
  readonly over: boolean;
}

interface Hands<S, A> {
  situation(ask: Ask<S, A>): Situation<S, A>;
  answer(seat: Seat, action: A, at: number): void;
  timeUp(ask: Ask<S, A>, at: number): void;
}

/** Asks whoever is to act until the end or the limit; returns the number of decisions. */
async function playOn<S, A extends Action>(
  playing: Playing<S, A>,
  bots: readonly Bot<S, A>[],
  { players, seed, limit = LIMIT }: MatchPlan,
  { situation, answer, timeUp }: Hands<S, A>,
): Promise<number> {
  if (bots.length !== players) throw new Error(`${players} seats need as many bots, not ${bots.length}`);
  const randoms = botRandoms(seed, players);
  const clock = new VirtualClock(players, (seat) => slownessOf(bots[seat].name));
  let decisions = 0;
  for (; decisions < limit && !playing.over; decisions++) {
    const { ask, isLate } = clock.next(playing);
    if (isLate) {
      timeUp(ask, clock.now);
      continue;
    }
    const { seat } = ask;
    const decided = bots[seat].decide(situation(ask), randoms[seat]);
    answer(seat, decided instanceof Promise ? await decided : decided, clock.now); // no pause where none is needed
  }
  return decisions;
}

function result<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  { over, state, players }: { over: boolean; state: S; players: number },
  decisions: number,
  plan: MatchPlan,
): MatchResult {
  const { points } = game.outcome(state);
  const outcome = over ? game.outcome(state) : { places: Array.from({ length: players }, () => 1), points };
  const final = plan.describe === true ? { final: game.notation.describe(state) } : {};
  return { outcome, decisions, unfinished: !over, ...final };
}
