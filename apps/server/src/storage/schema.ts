import type { LuckVersion } from '@starboard/kernel';
import type { Generated } from 'kysely';

/** The database as it lies there. Times are ms since 1970, structured things JSON, yes and no are 1 and 0. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  tables: TableRow;
  seats: SeatRow;
  votes: { table_id: string; seat: number; voter: number };
  log: LogRow;
  chat: ChatRow;
  /** Of what is limited at all nodes together, up to a moment. */
  counts: { name: string; count: number; until: number };
  checkpoints: CheckpointRow;
  recovery: { person: string; hash: string };
  push: { endpoint: string; person: string; p256dh: string; auth: string };
  /** Who may not sit at a table again. */
  removals: { table_id: string; person: string; at: number };
  /** Who does not want to hear whom. */
  mutes: { person: string; muted: string };
  reports: ReportRow;
  audit: AuditRow;
}

export interface PersonRow {
  id: string;
  name: string;
  account: string | null;
  password: string | null;
  /** Of a program: the person who made its token. */
  owner: string | null;
  webhook: string | null;
  created_at: number;
  /** Exact to about a day. */
  seen_at: number;
}

/** A secret by which somebody is known: a browser's cookie or a program's token. Only its hash is kept. */
export interface SessionRow {
  id: string;
  person: string;
  kind: 'cookie' | 'token';
  hash: string;
  challenge: string | null;
  created_at: number;
  /** Exact to about a day. */
  seen_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  created_at: number;
}

export interface TableRow {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: string;
  seed: string;
  /** How luck follows from seed and contributions. */
  luck: LuckVersion;
  /** What people add to the luck, as JSON; see `mixing.ts`. */
  mixing: string;
  clock: string;
  visibility: 'private' | 'listed';
  status: 'open' | 'starting' | 'running' | 'paused' | 'over';
  host: string;
  created_at: number;
  updated_at: number;
  started_at: number | null;
  paused_at: number | null;
  paused_ms: number;
  /** How often it was paused. */
  pauses: number;
  rematch: string | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  name: string;
  level: string | null;
  /** Of an open seat: the only one who may take it, until the host opens it to all. */
  kept_for: string | null;
  /** Before the start: the person wants the others to wait. */
  unready: number;
  /** A bot plays for the person. */
  substituted: number;
  /** When the person took the seat back from a bot. */
  back_at: number | null;
}

/** A match in the middle, so that nobody has to play it again up to there. What the log says counts. */
export interface CheckpointRow {
  table_id: string;
  seq: number;
  rules: number;
  data: string;
}

export interface LogRow {
  table_id: string;
  seq: number;
  at: number;
  seat: number;
  action: string;
  hash: string;
  action_id: string | null;
}

/** What somebody says of another person at a table, with what was said there. */
export interface ReportRow {
  id: string;
  at: number;
  table_id: string;
  reporter: string | null;
  reporter_name: string;
  person: string | null;
  name: string;
  reason: string;
  /** The last lines of the chat, as JSON. */
  lines: string;
  closed_at: number | null;
}

/** Who did what to whom, for those who run the server. Nothing here is ever changed. */
export interface AuditRow {
  id: string;
  at: number;
  act: 'removed' | 'reported' | 'closed';
  /** Names, as they were. */
  actor: string;
  name: string;
  table_id: string;
}

export interface ChatRow {
  id: Generated<number>;
  table_id: string;
  at: number;
  person: string | null;
  name: string;
  seat: number;
  text: string;
  message_id: string;
}
