import { gameById } from '@starboard/games';
import { type Contribution, type LuckVersion, Match, refusalId } from '@starboard/kernel';
import type { Clock } from '@starboard/protocol';
import { Problem } from '../problem.ts';
import type { LogRow, TableRow } from '../storage/schema.ts';
import { contributionsOf, mixingOf } from './mixing.ts';

// biome-ignore lint/suspicious/noExplicitAny: the server holds matches of every game
export type AnyMatch = Match<any, any, any>;

const DAY = 86_400_000;

/** Time for each owed decision, in ms. */
export function clockMs(clock: Clock): number | undefined {
  if (clock.mode === 'none') return undefined;
  return clock.mode === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

/** All that a match is made of, besides its log. */
export interface MatchMaker {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: unknown;
  readonly seed: string;
  readonly luck: LuckVersion;
  /** What each seat has added to the luck. */
  readonly contributions: readonly Contribution[] | undefined;
  readonly clock: number | undefined;
}

export function makerOf(row: TableRow, players: number): MatchMaker {
  const { game, rules, seed, luck } = row;
  const contributions = luck === 1 ? undefined : contributionsOf(mixingOf(row));
  const clock = clockMs(JSON.parse(row.clock));
  return { game, rules, players, options: JSON.parse(row.options), seed, luck, contributions, clock };
}

export function newMatch(maker: MatchMaker): AnyMatch {
  return new Match(gameOf(maker), setupOf(maker));
}

function gameOf({ game: id, rules }: MatchMaker) {
  const game = gameById(id);
  if (game === undefined || game.meta.rulesVersion !== rules) throw new Problem('other-rules');
  return game;
}

const setupOf = ({ players, options, seed, luck, contributions, clock }: MatchMaker) => ({
  players,
  options,
  seed,
  luck,
  ...(contributions === undefined ? {} : { contributions }),
  ...(clock === undefined ? {} : { clock }),
});

/** The match at the end of these lines, of which a checkpoint was kept: nothing is played again. */
export function matchAt(maker: MatchMaker, lines: readonly Line[], data: string): AnyMatch {
  const log = lines.map(({ at, seat, action, hash }) => ({ at, seat, action: JSON.parse(action), hash }));
  return Match.load(gameOf(maker), setupOf(maker), log, JSON.parse(data));
}

/** The version of the rules that this server has. */
export function rulesHere(game: string): number | undefined {
  return gameById(game)?.meta.rulesVersion;
}

export type Line = Pick<LogRow, 'at' | 'seat' | 'action' | 'hash'>;

/** Plays one line of the log again. It was allowed once, so anything else is a fault of rules or database. */
export function replayLine(match: AnyMatch, { at, seat, action, hash }: Line): void {
  const verdict = match.replay({ at, seat, action: JSON.parse(action) });
  if (!verdict.ok) throw new Error(`Line ${match.seq + 1} of the log is refused: ${refusalId(verdict)}`);
  if (match.log.at(-1)?.hash !== hash) throw new Error(`Line ${match.seq} of the log leads to another state`);
}
