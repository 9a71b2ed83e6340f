import type { MatchView, StateView, Verdict } from '@starboard/kernel';
import { type Static, Type } from 'typebox';
import { type ChatLine, Id, LuckBytes, type Me, type TableInfo } from './http.ts';
import type { PackedDecision } from './packing.ts';
import type { ViewPatch } from './patch.ts';

const closed = { additionalProperties: false };

const luck = { t: Type.Literal('luck'), table: Id, id: Id, seat: Type.Integer({ minimum: 0, maximum: 15 }) };

/** From the client. `id` is chosen by the client; sending a message with the same id again does nothing but repeat the answer. */
export const ClientMessage = Type.Union([
  /** Wants to see a table; `seq` is the last step it has, so that only what is missing is sent. */
  Type.Object({ t: Type.Literal('watch'), table: Id, seq: Type.Optional(Type.Integer({ minimum: 0 })) }, closed),
  Type.Object({ t: Type.Literal('leave'), table: Id }, closed),
  Type.Object(
    {
      t: Type.Literal('act'),
      table: Id,
      id: Id,
      seat: Type.Integer({ minimum: 0, maximum: 15 }),
      /** The last step that the person saw: refused as `stale` if this seat has been answered for since. */
      seq: Type.Optional(Type.Integer({ minimum: 0 })),
      /**
       * An action of one's own that this one follows, not yet answered perhaps: whoever plays fast need not wait. Refused as
       * `stale` if that one was not taken.
       */
      after: Type.Optional(Id),
      action: Type.Object({ do: Type.String({ maxLength: 100 }) }, { additionalProperties: true }),
    },
    closed,
  ),
  Type.Object(
    { t: Type.Literal('chat'), table: Id, id: Id, text: Type.String({ minLength: 1, maxLength: 500 }) },
    closed,
  ),
  /** Adds to the luck of a match: first the hash, and when all hashes are in, what it was made of. */
  Type.Object({ ...luck, hash: LuckBytes }, closed),
  Type.Object({ ...luck, value: LuckBytes }, closed),
  Type.Object({ t: Type.Literal('ping'), n: Type.Integer() }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Of what the kernel shows a viewer, all that goes over the wire as it is. `seq` goes without gaps, or the client asks again. */
type Shown = Omit<MatchView, 'state' | 'decisions'>;

/** What a viewer sees after a step, as changes to what it saw before. */
export interface StepMessage extends Shown {
  readonly t: 'step';
  readonly table: string;
  readonly at: number;
  /** Who acted; -1 is the clock. */
  readonly seat: number;
  /** The last step was taken back: `events` is empty, and what that step told is void. */
  readonly undone?: true;
  readonly events: readonly unknown[];
  readonly patch: ViewPatch;
  /** Left out where they are the same as after the step before. */
  readonly decisions?: readonly PackedDecision[];
  /** Fingerprint of the viewer's whole view, so that it can tell when it has lost the thread. */
  readonly hash: string;
}

/** The whole view: at first, and whenever changes are not enough. */
export interface SnapshotMessage extends Shown {
  readonly t: 'snapshot';
  readonly table: string;
  readonly at: number;
  readonly viewer: number;
  readonly state: StateView;
  readonly decisions: readonly PackedDecision[];
  /** All that happened so far, step by step, as this viewer may know it. */
  readonly history: readonly (readonly unknown[])[];
  readonly hash: string;
}

/** Who is connected, as far as this server knows: sent instead of a whole `table` when only that has changed. */
export interface PresenceMessage {
  readonly t: 'presence';
  readonly table: string;
  readonly connected: readonly boolean[];
  readonly watchers: number;
}

/** From the server. */
export type ServerMessage =
  | { readonly t: 'welcome'; readonly protocol: number; readonly me: Me; readonly now: number }
  | SnapshotMessage
  | StepMessage
  | PresenceMessage
  /** The action is durable; sent after the step that it made. `seq` is 0 for a chat line and for luck. */
  | { readonly t: 'ack'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string; readonly verdict: Extract<Verdict, { ok: false }> }
  | { readonly t: 'table'; readonly info: TableInfo }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  | {
      readonly t: 'error';
      readonly id?: string;
      readonly table?: string;
      readonly code: string;
      readonly message: string;
    };
