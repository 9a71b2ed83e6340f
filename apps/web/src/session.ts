import type { Advice } from '@starboard/bots';
import type { Distrust } from '@starboard/client';
import type { Contribution, MatchFile, MatchView, OptionValues, Verdict, WrittenAction } from '@starboard/kernel';
import type { ChatLine, TableInfo } from '@starboard/protocol';

/** What a screen shows of a match, whoever holds it: a server, a worker in this browser, or a file. Never changed in place. */
export interface TableState {
  readonly game: string;
  readonly options: OptionValues;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat whose eyes are used; -1 is a spectator. */
  readonly viewer: number;
  readonly view: MatchView;
  /** All that happened, step by step, as the viewer may know it. */
  readonly history: readonly (readonly unknown[])[];
  readonly commitment: string;
  /** How the luck came about: `version` and what each seat has added, where they were asked to. Nobody asks at a puzzle. */
  readonly luck?: { readonly version: number; readonly contributions?: readonly Contribution[] };
  /** In what the server does not keep its word about it. */
  readonly distrust?: Distrust;
  /** How the link to whoever holds the match is: a local one is always `live`. */
  readonly link: 'live' | 'connecting' | 'lost';
  /** Actions sent and not yet acknowledged. */
  readonly pending: number;
  /** Of an online table. */
  readonly info?: TableInfo;
  readonly chat: readonly ChatLine[];
  /** Milliseconds to add to this device's clock to get match time. */
  readonly clockOffset: number;
  /** Hot-seat: the person to whom the device is to be passed; until then nothing is shown. */
  readonly passTo?: number;
  /** The bot that is thinking. */
  readonly thinking?: number;
  /** Time stands still on this device until somebody comes back to the table. */
  readonly resting?: boolean;
}

/** What a bot would do, and why. */
export type Hint = Advice;

/** A seat at a table. Screens know this and nothing of servers and workers. */
export interface TableSession {
  readonly kind: 'online' | 'local' | 'replay';
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  state(): TableState | undefined;
  act(action: WrittenAction): Promise<Verdict>;
  undo(): Promise<Verdict>;
  hint?(): Promise<readonly Hint[]>;
  say?(text: string): Promise<void>;
  /** The seats of bots, where the session knows them. */
  readonly bots?: readonly number[];
  /** Hot-seat: looks through the eyes of another seat. */
  lookAs?(seat: number): void;
  /** The match as a document; of an online match only when it is over. */
  file?(): Promise<MatchFile>;
  close(): void;
}
