import type { Clock } from '@starboard/clock';
import type { Storage } from '../storage/storage.ts';
import type { BotPool } from './bots/pool.ts';
import type { Presence } from './presence.ts';
import type { Timers } from './timers.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface PlaySettings {
  /** Least time between a step and a bot's next move, in ms. */
  readonly botPace: number;
  /** How long a bot waits for people who were invited to answer (to an offer, say), in ms. */
  readonly inviteWait: number;
  /** How much later than the node that drives a table another one takes over, in ms. */
  readonly grace: number;
  /** How long people are waited for who are to add to the luck, for their hashes and again for what they open, in ms. */
  readonly luckWait: number;
  /** The same at a table whose clock counts days, where people may be away. */
  readonly luckWaitAway: number;
  /** So many time-outs of one seat in a row, and a bot plays on for it. */
  readonly patience: number;
  /** Tables kept in memory though nobody watches them. */
  readonly kept: number;
  readonly botWorkers: number;
  /** Tables of one host that are not over. */
  readonly tablesEach: number;
}

export const DEFAULT_PLAY: PlaySettings = {
  botPace: 350,
  inviteWait: 8000,
  grace: 3000,
  luckWait: 20_000,
  luckWaitAway: 12 * 3_600_000,
  patience: 2,
  kept: 500,
  botWorkers: 1,
  tablesEach: 30,
};

/** What people are told of who are away. */
export type NoticeEvent = 'your-turn' | 'vote';

/** Plays on for absent people. */
export const SUBSTITUTE = 'navigator';

export interface PlayLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Counted for `/metrics`. */
export interface PlayMetrics {
  acted(kind: 'person' | 'bot' | 'clock'): void;
  refused(): void;
  /** From the arrival of an action to its step being sent, in seconds. */
  took(seconds: number): void;
  sent(bytes: number): void;
}

/** What every table at this server shares. */
export interface Context {
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly timers: Timers;
  readonly presence: Presence;
  readonly whereabouts: Whereabouts;
  readonly settings: PlaySettings;
  readonly log: PlayLog;
  readonly metrics: PlayMetrics;
  readonly clock: Clock;
  /** A person who is not connected owes an answer, or others want a bot to play for them. */
  turnOf(table: string, game: string, person: string, event?: NoticeEvent): void;
}
