import { type Static, Type } from 'typebox';

/** What the server says about people and tables, and what can be asked of it over HTTP. One schema for both ends. */

const text = (most: number, least = 1) => Type.String({ minLength: least, maxLength: most });

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{6,40}$' });
export const Name = text(40);
export const BotLevel = Type.Union(
  ['random', 'cadet', 'pilot', 'navigator', 'captain', 'admiral'].map((level) => Type.Literal(level)),
);

export const Me = Type.Object({
  id: Id,
  name: Name,
  /** Whether name and password, or a passkey, open this identity on other devices. */
  account: Type.Union([Type.String(), Type.Null()]),
  passkeys: Type.Integer(),
});
export type Me = Static<typeof Me>;

/** How a seat is to be filled when a table is made. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('me') }),
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String({ maxLength: 40 }) }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

export const Clock = Type.Union([
  Type.Object({ mode: Type.Literal('none') }),
  /** Seconds for each owed decision. */
  Type.Object({ mode: Type.Literal('live'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) }),
  Type.Object({ mode: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }),
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
  connected: Type.Boolean(),
  /** A bot plays for the person until they come back. */
  substituted: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const TableStatus = Type.Union(['open', 'running', 'paused', 'over'].map((status) => Type.Literal(status)));

export const TableInfo = Type.Object({
  id: Id,
  /** Six letters to be told over the phone. */
  code: Type.String(),
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  visibility: Type.Union([Type.Literal('private'), Type.Literal('listed')]),
  clock: Clock,
  status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('paused'), Type.Literal('over')]),
  seats: Type.Array(SeatInfo),
  host: Id,
  seq: Type.Integer(),
  /** Seats that owe an answer. */
  waitingFor: Type.Array(Type.Integer()),
  /** SHA-256 of the seed. */
  commitment: Type.String(),
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  watchers: Type.Integer(),
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
