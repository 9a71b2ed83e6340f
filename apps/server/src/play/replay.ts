import { gameById } from '@starboard/games';
import { type AnyMatch, type LogEntry, type LuckVersion, Match, type MatchSetup } from '@starboard/kernel';
import type { Clock } from '@starboard/protocol';
import { Problem } from '../problem.ts';
import type { LogRow, TableRow } from '../storage/schema.ts';
import { contributionsOf, mixingOf } from './mixing.ts';

const DAY = 86_400_000;

/** Time for each owed decision, in ms. */
function clockMs(clock: Clock): number | undefined {
  if (clock.mode === 'none') return undefined;
  return clock.mode === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

/** All that a match is made of, besides its log. */
export interface MatchMaker extends MatchSetup {
  readonly game: string;
  readonly rules: number;
  readonly luck: LuckVersion;
}

export function makerOf(row: TableRow, players: number): MatchMaker {
  const { game, rules, seed, luck } = row;
  const contributions = luck === 1 ? undefined : contributionsOf(mixingOf(row));
  const clock = clockMs(JSON.parse(row.clock));
  return { game, rules, players, options: JSON.parse(row.options), seed, luck, contributions, clock };
}

export function newMatch(maker: MatchMaker): AnyMatch {
  return new Match(gameOf(maker), maker);
}

function gameOf({ game: id, rules }: MatchMaker) {
  const game = gameById(id);
  if (game === undefined || game.meta.rulesVersion !== rules) throw new Problem('other-rules');
  return game;
}

/** The match at the end of these lines, of which a checkpoint was kept: nothing is played again. */
export function matchAt(maker: MatchMaker, log: readonly LogEntry[], data: string): AnyMatch {
  return Match.load(gameOf(maker), maker, log, JSON.parse(data));
}

/** Whether a match of these rules goes the same way under those that this server has. */
export const playsLike = (game: string, rules: number): boolean =>
  gameById(game)?.meta.playsLike?.includes(rules) ?? false;

/** The version of the rules that this server has. */
export function rulesHere(game: string): number | undefined {
  return gameById(game)?.meta.rulesVersion;
}

/** A line of the log as the rules know it. */
export const entryOf = ({ at, seat, action, hash }: LogRow): LogEntry => ({
  at,
  seat,
  action: JSON.parse(action),
  hash,
});
