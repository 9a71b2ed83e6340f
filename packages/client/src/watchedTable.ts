import type { MatchView } from '@starboard/kernel';
import type { ChatLine, Problem, ServerMessage, SnapshotMessage, StepMessage, TableInfo } from '@starboard/protocol';
import { patchView, unpackDecision, viewHash } from '@starboard/protocol/wire';
import type { Distrust } from './luckPart.ts';

/** The match as this viewer sees it. Plain data, never changed in place. */
export interface LiveMatch extends MatchView {
  /** Match time of the last step, in ms. */
  readonly at: number;
  /** Whose eyes these are: a seat, or -1. */
  readonly viewer: number;
  /** All that happened, step by step, the set-up first. */
  readonly history: readonly (readonly unknown[])[];
}

/** A table as this client knows it. */
export interface WatchedTable {
  readonly info: TableInfo | undefined;
  /** Undefined before the first snapshot, and while seats are open. */
  readonly match: LiveMatch | undefined;
  readonly chat: readonly ChatLine[];
  /** Actions sent and not yet answered. */
  readonly pending: number;
  readonly problem: Problem | undefined;
  /** In what the server does not keep its word about the luck. */
  readonly distrust: Distrust | undefined;
}

export const NOTHING: WatchedTable = {
  info: undefined,
  match: undefined,
  chat: [],
  pending: 0,
  problem: undefined,
  distrust: undefined,
};

/** The state after a message, or `lost` if it does not fit what is known: then the table has to be asked for again. */
export function told(state: WatchedTable, message: ServerMessage): WatchedTable | 'lost' {
  switch (message.t) {
    case 'table':
      return { ...state, info: message.info, problem: undefined };
    case 'presence':
      return { ...state, info: withPresence(state.info, message) };
    case 'snapshot':
      return { ...state, match: opened(message) };
    case 'step': {
      const match = stepped(state.match, message);
      return match === 'lost' ? 'lost' : match === state.match ? state : { ...state, match };
    }
    case 'chat':
      return { ...state, chat: withLines(state.chat, message.lines) };
    case 'error':
      return { ...state, problem: { code: message.code, message: message.message } };
    default:
      return state;
  }
}

function opened({ t: _t, table: _table, hash: _hash, decisions, ...rest }: SnapshotMessage): LiveMatch {
  return { ...rest, decisions: decisions.map(unpackDecision) };
}

/** The same match if the step is known already. */
function stepped(match: LiveMatch | undefined, step: StepMessage): LiveMatch | undefined | 'lost' {
  if (match === undefined || step.seq > match.seq + 1) return 'lost';
  if (step.seq <= match.seq) return match;
  const state = patchView(match.state, step.patch);
  if (viewHash(state) !== step.hash) return 'lost';
  const { seq, at, mayUndo, over, outcome } = step;
  return {
    seq,
    at,
    viewer: match.viewer,
    state,
    decisions: step.decisions?.map(unpackDecision) ?? match.decisions,
    mayUndo,
    over,
    ...(outcome === undefined ? {} : { outcome }),
    history: step.undone === true ? match.history.slice(0, -1) : [...match.history, step.events],
  };
}

function withPresence(
  info: TableInfo | undefined,
  { connected, watchers }: Extract<ServerMessage, { t: 'presence' }>,
): TableInfo | undefined {
  if (info === undefined) return undefined;
  const seats = info.seats.map((seat, i) => ({ ...seat, connected: connected[i] ?? seat.connected }));
  return { ...info, seats, watchers };
}

function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = lines.filter((line) => !known.some(({ id }) => id === line.id));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.id - b.id);
}
