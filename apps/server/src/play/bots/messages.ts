import type { LogEntry, WrittenAction } from '@starboard/kernel';
import type { Hint } from '@starboard/protocol';
import type { MatchMaker } from '../replay.ts';

/** A decision that is asked of a worker. It keeps the matches it knows, so only what is new is sent. */
export interface BotJob {
  readonly id: number;
  readonly table: string;
  /** Sent where the worker does not know the match yet. */
  readonly maker?: MatchMaker;
  /** How long the log is before `lines`. */
  readonly after: number;
  readonly lines: readonly LogEntry[];
  readonly seat: number;
  readonly level: string;
  readonly want: 'action' | 'hints';
  /** The bot's own luck. */
  readonly luck: string;
  /** The part of its thinking time that it has. */
  readonly share: number;
}

export type BotAnswer =
  | { readonly id: number; readonly action: WrittenAction }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly failed: string };
