import type { LogEntry } from '@starboard/kernel';
import type {
  AuditRow,
  ChatRow,
  CheckpointRow,
  LogRow,
  PasskeyRow,
  PersonRow,
  ReportRow,
  SeatRow,
  SessionRow,
  TableRow,
} from './schema.ts';

/** A line of the log on its way in. `seq` is its own number, counted from 1. */
export interface NewEntry extends LogEntry {
  readonly table: string;
  readonly seq: number;
  /** By which a repeated send is known; unique at its table. */
  readonly actionId?: string;
  /** When a server has to act next at this table (a bot's move, a deadline), in ms since 1970: told to other nodes. */
  readonly due?: number;
}

/** `conflict`: somebody else was first, look again. `duplicate`: this very action is in the log already. */
export type Appended =
  | { readonly kind: 'stored' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'duplicate'; readonly seq: number };

export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly votes: readonly { readonly seat: number; readonly voter: number }[];
}

/** How many tables one host may have. */
export interface MostTables {
  /** That anybody may join and that wait for players. */
  readonly listed: number;
  /** That are not over. Those that everybody has left do not count. */
  readonly tables: number;
}

export type Created = 'made' | 'code-taken' | 'too-many-listed' | 'too-many-tables';

export type ChatEntry = Omit<ChatRow, 'id'> & { readonly id: number };

/** What nodes tell each other: that something is new, never what. `n` is the node that says it. */
export type Notice =
  | { readonly k: 'log'; readonly t: string; readonly s: number; readonly n: string; readonly d?: number }
  | { readonly k: 'table'; readonly t: string; readonly n: string }
  | { readonly k: 'chat'; readonly t: string; readonly n: string }
  /** Who is connected at this node, and how many only watch. */
  | {
      readonly k: 'here';
      readonly t: string;
      readonly n: string;
      readonly seats: readonly number[];
      readonly w: number;
    }
  /** Sessions that have ended, or a person who is not known any more: their sockets close. */
  | { readonly k: 'ended'; readonly n: string; readonly sessions: readonly string[]; readonly person?: string }
  | { readonly k: 'alive'; readonly n: string }
  /** Does not know who is connected at the others: they say so again. */
  | { readonly k: 'hello'; readonly n: string }
  | { readonly k: 'gone'; readonly n: string }
  /** Some may have been missed. */
  | { readonly k: 'missed'; readonly n: string };

/** The database did not take or give what it was asked for. Nothing was changed. */
export class StorageProblem extends Error {
  constructor(cause: unknown) {
    super(`The database failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.name = 'StorageProblem';
  }
}

/** A change of what people have added to the luck; nothing is changed where it is not `from` any more. */
export interface MixChange {
  readonly from: string;
  readonly to: string;
}

/** A seat, and who sits there. */
export interface SeatHolder {
  readonly seat: number;
  readonly person: string | null;
}

/** All that is kept. Every method is one transaction; those that return a boolean say whether anything was changed. */
export interface Storage {
  /** This process among several on one database. */
  readonly node: string;
  /** Whether other processes may write here, too. */
  readonly shared: boolean;

  /** The only write of play. Durable when it resolves. */
  append(entry: NewEntry): Promise<Appended>;
  /** The log after so many entries. */
  entries(table: string, after: number): Promise<readonly LogRow[]>;
  /** The newest, which replaces those before. */
  checkpoint(table: string): Promise<CheckpointRow | undefined>;
  keepCheckpoint(row: CheckpointRow): Promise<void>;
  /** Where in the log the action with this id is. */
  seqOfAction(table: string, actionId: string): Promise<number | undefined>;

  /** Within these limits for each host; nobody gets past them by asking often at the same time. */
  createTable(row: TableRow, seats: readonly SeatRow[], most?: MostTables): Promise<Created>;
  table(id: string): Promise<StoredTable | undefined>;
  /** The table with this code, unless it is over. */
  idByCode(code: string): Promise<string | undefined>;
  listedTables(limit: number): Promise<readonly string[]>;
  tablesOf(person: string, limit: number): Promise<readonly string[]>;
  /** At which bots, clocks or the luck go on by themselves. */
  runningTables(): Promise<readonly string[]>;
  /** If every seat is taken: people add to the luck, then it begins under this version of the rules. */
  fillTable(id: string, at: number, rules: number, change: MixChange): Promise<boolean>;
  /** Before the start. */
  mix(id: string, change: MixChange): Promise<boolean>;
  /** The luck is as it was mixed. */
  startTable(id: string, at: number, mixed: string): Promise<boolean>;
  /** From now on the match is one of these rules, and each line of its log has the fingerprint that they give. */
  carryOver(id: string, from: number, to: number, hashes: readonly string[]): Promise<boolean>;
  pauseTable(id: string, at: number): Promise<boolean>;
  resumeTable(id: string, at: number): Promise<boolean>;
  endTable(id: string, at: number): Promise<boolean>;
  /** Of this host, at which no other person sits: with all that belongs to it. */
  dropTable(id: string, host: string): Promise<boolean>;
  /** Only before the start. */
  removeTable(id: string): Promise<boolean>;
  setRematch(id: string, rematch: string): Promise<boolean>;

  takeSeat(table: string, seat: number, person: string, name: string): Promise<boolean>;
  /** Before the start: open again. */
  freeSeat(table: string, seat: number, person: string): Promise<boolean>;
  /** Before the start: a bot or nobody, where no person sits. */
  planSeat(table: string, seat: number, kind: 'open' | 'bot', level: string | null, name: string): Promise<boolean>;
  /** Before the start: whether the match may begin for this person. */
  setReady(table: string, seat: number, person: string, isReady: boolean): Promise<boolean>;
  /** Before the start: whoever sits in one of them sits in the other; only while these people do. */
  swapSeats(table: string, one: SeatHolder, other: SeatHolder): Promise<boolean>;
  /** A bot of this level plays for the person. Ends all votes on the seat. */
  substitute(table: string, seat: number, level: string): Promise<boolean>;
  /** The person plays again. */
  giveBack(table: string, seat: number, at: number): Promise<boolean>;
  vote(table: string, seat: number, voter: number, wanted: boolean): Promise<void>;

  /** The line as it is kept; the first one where it came twice. */
  addChat(line: Omit<ChatEntry, 'id'>): Promise<ChatEntry>;
  chat(table: string, after: number, limit: number): Promise<readonly ChatEntry[]>;

  /** The person may not sit at this table again. */
  remember(table: string, person: string, at: number): Promise<void>;
  isRemoved(table: string, person: string): Promise<boolean>;
  mute(person: string, muted: string, wanted: boolean): Promise<void>;
  mutesOf(person: string): Promise<readonly string[]>;
  /** Those who do not want to hear this person. */
  mutersOf(muted: string): Promise<readonly string[]>;
  addReport(row: ReportRow): Promise<void>;
  /** Open ones, the oldest first, so that none is out of reach behind many others; then closed ones, the last closed first. */
  reports(limit: number): Promise<readonly ReportRow[]>;
  closeReport(id: string, at: number): Promise<boolean>;
  audit(row: AuditRow): Promise<void>;
  auditLog(limit: number): Promise<readonly AuditRow[]>;

  createPerson(row: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | undefined>;
  personByAccount(account: string): Promise<PersonRow | undefined>;
  /** Also at every table that is not over. */
  rename(id: string, name: string): Promise<void>;
  setAccount(id: string, account: string, password: string): Promise<boolean>;
  setWebhook(id: string, url: string | null): Promise<void>;
  /**
   * Forgets the person and the programs they own; a bot of this level plays on, and tables that they host and that have not begun are
   * closed. Returns the tables concerned.
   */
  removePerson(id: string, level: string): Promise<readonly string[]>;

  /** All that is kept of a person, but for secrets; undefined if nobody is known by this id. */
  dataOf(id: string): Promise<object | undefined>;

  /** The person is here. */
  see(id: string, at: number): Promise<void>;
  /** Forgets guests who were last seen before, have no account and no passkey, and sit at or host no table. Returns how many. */
  pruneGuests(before: number): Promise<number>;

  addSession(row: SessionRow): Promise<void>;
  session(id: string): Promise<SessionRow | undefined>;
  setChallenge(id: string, challenge: string | null): Promise<void>;
  /** The session is used. */
  seeSession(id: string, at: number): Promise<void>;
  removeSession(id: string): Promise<boolean>;
  /** The browsers in which somebody is known. */
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  /** Which of these there are. */
  knownSessions(ids: readonly string[]): Promise<readonly string[]>;
  /** All browsers but one. Returns which. */
  removeSessions(person: string, except?: string): Promise<readonly string[]>;
  tokensOf(owner: string): Promise<readonly { id: string; name: string; created_at: number; person: string }[]>;

  addPasskey(row: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(id: string, person: string): Promise<boolean>;

  /** Hashes of codes that serve once; those before them serve no more. */
  setRecovery(person: string, hashes: readonly string[]): Promise<void>;
  /** Whether there was such a code; there is none any more. */
  useRecovery(person: string, hash: string): Promise<boolean>;

  addPush(person: string, endpoint: string, p256dh: string, auth: string): Promise<void>;
  removePush(endpoint: string, person?: string): Promise<void>;
  pushOf(person: string): Promise<readonly { endpoint: string; p256dh: string; auth: string }[]>;

  /** How often this was counted up to that moment, once more now. */
  count(name: string, until: number): Promise<number>;
  /** Forgets what was counted up to moments before. */
  pruneCounts(before: number): Promise<void>;

  /** Tells the other nodes; this one does not hear it. */
  publish(notice: Notice): Promise<void>;
  subscribe(listener: (notice: Notice) => void): void;
  /** Whether the database answers. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
