import type { Outcome, StateView, Verdict } from '@starboard/kernel';
import { type Static, Type } from 'typebox';
import { type ChatLine, Id, type Me, type TableInfo } from './http.ts';
import type { PackedDecision } from './packing.ts';
import type { ViewPatch } from './patch.ts';

/** Raised when an old client could no longer understand. */
export const PROTOCOL = 1;
/** A message larger than this closes the connection. */
export const MAX_MESSAGE = 16_384;

const closed = { additionalProperties: false };

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
      action: Type.Object({ do: Type.String({ maxLength: 100 }) }, { additionalProperties: true }),
    },
    closed,
  ),
  Type.Object(
    { t: Type.Literal('chat'), table: Id, id: Id, text: Type.String({ minLength: 1, maxLength: 500 }) },
    closed,
  ),
  Type.Object({ t: Type.Literal('ping'), n: Type.Integer() }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** What a viewer sees after a step, as changes to what it saw before. */
export interface StepMessage {
  readonly t: 'step';
  readonly table: string;
  /** Number of log entries after it; steps come without gaps, or the client asks again. */
  readonly seq: number;
  readonly at: number;
  /** Who acted; -1 is the clock. */
  readonly seat: number;
  readonly events: readonly unknown[];
  readonly patch: ViewPatch;
  readonly decisions: readonly PackedDecision[];
  readonly mayUndo: boolean;
  readonly over: boolean;
  readonly outcome?: Outcome;
  /** Fingerprint of the viewer's whole view, so that it can tell when it has lost the thread. */
  readonly hash: string;
}

/** The whole view: at first, and whenever changes are not enough. */
export interface SnapshotMessage {
  readonly t: 'snapshot';
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly viewer: number;
  readonly state: StateView;
  readonly decisions: readonly PackedDecision[];
  readonly mayUndo: boolean;
  readonly over: boolean;
  readonly outcome?: Outcome;
  /** All that happened so far, step by step, as this viewer may know it. */
  readonly history: readonly (readonly unknown[])[];
  readonly hash: string;
}

/** From the server. */
export type ServerMessage =
  | { readonly t: 'welcome'; readonly protocol: number; readonly me: Me; readonly now: number }
  | SnapshotMessage
  | StepMessage
  | { readonly t: 'ack'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string; readonly verdict: Extract<Verdict, { ok: false }> }
  | { readonly t: 'table'; readonly info: TableInfo }
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  | { readonly t: 'error'; readonly id?: string; readonly code: string; readonly message: string };
