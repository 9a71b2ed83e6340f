import type { AnyMatch, Viewer } from '@starboard/kernel';
import {
  diffWritten,
  packDecision,
  type SnapshotMessage,
  type StepMessage,
  type WrittenView,
  writeView,
  writtenHash,
} from '@starboard/protocol';

/** How many steps are kept for those who come back after a short break. */
const KEPT = 10;

/** What everybody sees of a state, written once for all viewers. */
export const writePublic = (match: AnyMatch): WrittenView => writeView(match.openView());

/** What one viewer has been shown, so that from then on only changes need to be told. */
export class Projection {
  readonly viewer: Viewer;
  readonly #table: string;
  #seq: number;
  #view: WrittenView;
  #decisions: string;
  /** The messages of the last steps, the newest last. */
  readonly #steps: string[] = [];

  constructor(table: string, viewer: Viewer, match: AnyMatch, open: WrittenView) {
    this.#table = table;
    this.viewer = viewer;
    this.#seq = match.seq;
    this.#view = this.#written(match, open);
    this.#decisions = this.#decisionText(match);
  }

  #written(match: AnyMatch, open: WrittenView): WrittenView {
    return new Map([...open, ...writeView(match.ownView(this.viewer))]);
  }

  #decisionText(match: AnyMatch): string {
    return JSON.stringify(match.decisions(this.viewer).map(packDecision));
  }

  /** The message about the match's last step, as text. */
  step(match: AnyMatch, open: WrittenView): string {
    const view = this.#written(match, open);
    const decisions = this.#decisionText(match);
    const { outcome } = match;
    const entry = match.log[match.seq - 1];
    const undone = entry.action.do === 'undo';
    const message: Omit<StepMessage, 'decisions'> = {
      t: 'step',
      table: this.#table,
      seq: match.seq,
      at: entry.at,
      seat: entry.seat,
      ...(undone ? { undone: true as const } : {}),
      events: undone ? [] : match.lastEvents(this.viewer),
      patch: diffWritten(this.#view, view),
      mayUndo: match.mayUndo(this.viewer).ok,
      over: match.over,
      ...(outcome === undefined ? {} : { outcome }),
      hash: writtenHash(view),
    };
    const text = JSON.stringify(message);
    const full = decisions === this.#decisions ? text : `${text.slice(0, -1)},"decisions":${decisions}}`;
    this.#seq = match.seq;
    this.#view = view;
    this.#decisions = decisions;
    this.#steps.push(full);
    if (this.#steps.length > KEPT) this.#steps.shift();
    return full;
  }

  /** The steps after `seq`, if they are still known. */
  since(seq: number): readonly string[] | undefined {
    const missing = this.#seq - seq;
    if (missing < 0 || missing > this.#steps.length) return undefined;
    return missing === 0 ? [] : this.#steps.slice(-missing);
  }

  snapshot(match: AnyMatch): string {
    const { outcome } = match;
    const state = Object.fromEntries([...this.#view].map(([key, text]) => [key, JSON.parse(text)]));
    const message: SnapshotMessage = {
      t: 'snapshot',
      table: this.#table,
      seq: match.seq,
      at: match.log.at(-1)?.at ?? 0,
      viewer: this.viewer,
      state,
      decisions: match.decisions(this.viewer).map(packDecision),
      mayUndo: match.mayUndo(this.viewer).ok,
      over: match.over,
      ...(outcome === undefined ? {} : { outcome }),
      history: match.history(this.viewer),
      hash: writtenHash(this.#view),
    };
    return JSON.stringify(message);
  }
}
