import { commitmentTo, type LogEntry, type MatchFile } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';
import type { StoredTable } from '../storage/storage.ts';
import { makerOf } from './replay.ts';

/**
 * Whether its rules are behind those of this server, which never goes on with it. One of the very same rules, or of later ones,
 * may go on, with the luck that its seed gives.
 */
export const isBehind = ({ begun, now }: NonNullable<TableInfo['stopped']>): boolean =>
  now !== undefined && begun < now;

/** A match that this server cannot play again, as its log says: for programs that have its rules. */
export function fileOfStopped(
  { row, seats }: StoredTable,
  names: readonly string[],
  log: readonly LogEntry[],
): MatchFile {
  const { game, rules, players, options, seed, luck, contributions, clock } = makerOf(row, seats.length);
  return {
    format: 'starboard-match',
    version: 1,
    game,
    rules,
    players,
    options: options as MatchFile['options'],
    names,
    luck,
    commitment: commitmentTo(seed, luck),
    ...(contributions === undefined ? {} : { contributions }),
    seed,
    ...(clock === undefined ? {} : { clock }),
    log,
  };
}
