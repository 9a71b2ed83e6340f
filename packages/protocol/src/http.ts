import { LEVELS } from '@starboard/bots/levels';
import { type Static, Type } from 'typebox';

/** What the server says about people and tables, and what can be asked of it over HTTP. One schema for both ends. */

const text = (most: number, least = 1) => Type.String({ minLength: least, maxLength: most });

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{6,40}$' });
const Name = text(40);
/** From the weakest to the strongest. */
export const BotLevel = Type.Enum(['random', ...LEVELS]);
export type BotLevel = Static<typeof BotLevel>;

export const Me = Type.Object({
  id: Id,
  name: Name,
  /** Whether name and password, or a passkey, open this identity on other devices. */
  account: Type.Union([Type.String(), Type.Null()]),
  passkeys: Type.Integer(),
  /** May see what was reported. */
  admin: Type.Optional(Type.Literal(true)),
});
export type Me = Static<typeof Me>;

/** How a seat is to be filled when a table is made. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('me') }),
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** Minutes that somebody must be away before the others may let a bot play on: 3, or three days where the clock counts days. */
const absence = Type.Optional(Type.Integer({ minimum: 1, maximum: 43_200 }));

export const Clock = Type.Union([
  Type.Object({ mode: Type.Literal('none'), absence }),
  /** Seconds for each owed decision. */
  Type.Object({ mode: Type.Literal('live'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }), absence }),
  Type.Object({ mode: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }), absence }),
]);
export type Clock = Static<typeof Clock>;

export const NewTable = Type.Object(
  {
    game: text(40),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
    visibility: Type.Union([Type.Literal('private'), Type.Literal('listed')]),
    clock: Clock,
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

export const SeatInfo = Type.Object({
  kind: Type.Union([Type.Literal('person'), Type.Literal('open'), Type.Literal('bot')]),
  name: Type.String(),
  /** Of a bot, also of one that plays for an absent person. */
  level: Type.Optional(Type.String()),
  person: Type.Optional(Id),
  /** Of an open seat: the only one who may take it; `name` is theirs. */
  keptFor: Type.Optional(Id),
  /** Before the start: the person wants the others to wait. */
  unready: Type.Optional(Type.Literal(true)),
  connected: Type.Boolean(),
  /** Of a person who is away: from which moment on (ms since 1970, by the server's clock) the others may let a bot play on. */
  replaceableAt: Type.Optional(Type.Integer()),
  /** A bot plays for the person until they come back. */
  substituted: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const TableStatus = Type.Union([
  Type.Literal('open'),
  /** Every seat is taken, and people's clients add to the luck. */
  Type.Literal('starting'),
  Type.Literal('running'),
  Type.Literal('paused'),
  Type.Literal('over'),
]);
export type TableStatus = Static<typeof TableStatus>;

/** 32 bytes in hexadecimal digits. */
export const LuckBytes = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const LuckInfo = Type.Object({
  /** How luck follows from seed and contributions. 1 is old: there are no contributions. */
  version: Type.Integer(),
  /** What each seat has added so far: its hash, then what it opened. Empty for luck 1. */
  contributions: Type.Array(Type.Object({ hash: Type.Optional(Type.String()), value: Type.Optional(Type.String()) })),
  /** While the table is starting: what is waited for, and until when at the latest (ms since 1970, by the server's clock). */
  awaited: Type.Optional(Type.Union([Type.Literal('hashes'), Type.Literal('values')])),
  due: Type.Optional(Type.Integer()),
});
export type LuckInfo = Static<typeof LuckInfo>;

export const TableInfo = Type.Object({
  id: Id,
  /** Six letters to be told over the phone. */
  code: Type.String(),
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  visibility: Type.Union([Type.Literal('private'), Type.Literal('listed')]),
  clock: Clock,
  status: TableStatus,
  seats: Type.Array(SeatInfo),
  host: Id,
  seq: Type.Integer(),
  /** Seats that owe an answer; while the table is starting, those whose part of the luck is waited for. */
  waitingFor: Type.Array(Type.Integer()),
  /** What binds the server to the seed, and tells nothing of it. */
  commitment: Type.String(),
  luck: LuckInfo,
  /** The seed itself, when the match is over. */
  seed: Type.Optional(Type.String()),
  /** The moment (ms since 1970, by the server's clock) at which match time was 0; pauses move it. Missing before the start. */
  timeZero: Type.Optional(Type.Integer()),
  /** Places and points by seat, when the match is over. */
  outcome: Type.Optional(Type.Object({ places: Type.Array(Type.Integer()), points: Type.Array(Type.Number()) })),
  /**
   * The match cannot go on here: it was begun under another version of the rules, and they would have led elsewhere. `now`
   * is the version that this server has, if it has the game at all.
   */
  stopped: Type.Optional(Type.Object({ begun: Type.Integer(), now: Type.Optional(Type.Integer()) })),
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  watchers: Type.Integer(),
  /** The server has much to do: bots here think for this part of their time. Left out where they have all of it. */
  botShare: Type.Optional(Type.Number()),
  /** The table at which these people play again. */
  rematch: Type.Optional(Id),
  /** Your seat, or -1. */
  yourSeat: Type.Integer(),
  /** Seats that want a bot to play on for an absent seat: `votes[seat]` lists who has voted. */
  votes: Type.Record(Type.String(), Type.Array(Type.Integer())),
});
export type TableInfo = Static<typeof TableInfo>;

export const ChatLine = Type.Object({
  id: Type.Integer(),
  at: Type.Integer(),
  name: Type.String(),
  seat: Type.Integer(),
  text: Type.String(),
});
export type ChatLine = Static<typeof ChatLine>;

export const Problem = Type.Object({ code: Type.String(), message: Type.String() });
export type Problem = Static<typeof Problem>;

/** What can be sent along. */
export const Rename = Type.Object({ name: Name }, { additionalProperties: false });
export const Credentials = Type.Object(
  { account: Type.String({ pattern: '^[A-Za-z0-9._-]{3,40}$' }), password: text(200, 8) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;
/** `old` is needed where there is a password already. */
export const NewPassword = Type.Object(
  { ...Credentials.properties, old: Type.Optional(text(200)) },
  { additionalProperties: false },
);
export type NewPassword = Static<typeof NewPassword>;
export const PasswordAgain = Type.Object({ password: text(200) }, { additionalProperties: false });
export const Recovery = Type.Object({ ...Credentials.properties, code: text(40) }, { additionalProperties: false });
export type Recovery = Static<typeof Recovery>;
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
/** A browser in which one is known. */
export const SessionInfo = Type.Object({
  id: Id,
  createdAt: Type.Integer(),
  /** Exact to about a day. */
  seenAt: Type.Integer(),
  /** Whether it is the one that asks. */
  here: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;
export const PasskeyInfo = Type.Object({ id: Type.String(), createdAt: Type.Integer() });
export type PasskeyInfo = Static<typeof PasskeyInfo>;
export const JoinTable = Type.Object(
  { seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })) },
  { additionalProperties: false },
);
export const Vote = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 15 }), wanted: Type.Boolean() },
  { additionalProperties: false },
);
const OneSeat = Type.Integer({ minimum: 0, maximum: 15 });
export const SwapSeats = Type.Object({ one: OneSeat, other: OneSeat }, { additionalProperties: false });
export const Readiness = Type.Object({ ready: Type.Boolean() }, { additionalProperties: false });
export const RemovePerson = Type.Object({ seat: OneSeat }, { additionalProperties: false });
export const Mute = Type.Object({ person: Id, wanted: Type.Boolean() }, { additionalProperties: false });
export const NewReport = Type.Object({ seat: OneSeat, reason: text(500) }, { additionalProperties: false });
/** What somebody has said of another person, for those who run the server. */
export const Report = Type.Object({
  id: Id,
  at: Type.Integer(),
  table: Id,
  reporter: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  /** What was said at the table before. */
  lines: Type.Array(Type.Object({ name: Type.String(), text: Type.String() })),
  closedAt: Type.Optional(Type.Integer()),
});
export type Report = Static<typeof Report>;
/** Who did what to whom, by the names that they had. */
export const AuditEntry = Type.Object({
  at: Type.Integer(),
  act: Type.Union([Type.Literal('removed'), Type.Literal('reported'), Type.Literal('closed')]),
  actor: Type.String(),
  name: Type.String(),
  table: Id,
});
export type AuditEntry = Static<typeof AuditEntry>;
export const NewToken = Type.Object({ name: Name }, { additionalProperties: false });
export const Webhook = Type.Object(
  { url: Type.Union([Type.String({ maxLength: 500, pattern: '^https?://' }), Type.Null()]) },
  { additionalProperties: false },
);
export const PushSubscription = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({ p256dh: text(200), auth: text(100) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** A token by which a program sits at tables, as a person of its own. */
export const TokenInfo = Type.Object({ id: Id, name: Name, createdAt: Type.Integer() });
export type TokenInfo = Static<typeof TokenInfo>;
/** The token itself is shown once. */
export const FreshToken = Type.Object({ ...TokenInfo.properties, token: Type.String() });
export type FreshToken = Static<typeof FreshToken>;

/** What a bot would do: how likely the seat is to win with it, how much of its thinking went into it, and the keys of the words that say why. */
export const Hint = Type.Object({
  action: Type.Object({ do: Type.String() }, { additionalProperties: true }),
  value: Type.Number(),
  share: Type.Number(),
  why: Type.Array(Type.String()),
});
export type Hint = Static<typeof Hint>;

export const GameInfo = Type.Object({
  id: Type.String(),
  name: Type.Object({ en: Type.String(), de: Type.String() }),
  rulesVersion: Type.Integer(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(Type.Object({}, { additionalProperties: true })),
});
export type GameInfo = Static<typeof GameInfo>;
