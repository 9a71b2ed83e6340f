import {
  type Action,
  type AnyGame,
  type AnyMatch,
  carriedOver,
  type GameEvent,
  loadMatch,
  Match,
  type MatchFile,
  type MatchView,
  replayLines,
  type SavedMatch,
  type Viewer,
} from '@starboard/kernel';
import { type Luck, luckIn } from './host.ts';

export interface Frame {
  readonly at: number;
  readonly view: MatchView;
  readonly history: readonly (readonly unknown[])[];
  readonly commitment: string;
  readonly luck: Luck;
}

/** So many lines are played again at most when somebody steps back. */
const STRIDE = 50;

/** A recorded match, at any moment and through any eyes. */
export class ReplayHost {
  readonly #game: AnyGame;
  readonly #file: MatchFile;
  /** Kept on the way: the match after 50 lines, after 100 and so on. */
  readonly #checkpoints: SavedMatch<object, Action, GameEvent>[] = [];
  #match: AnyMatch;

  /** Throws where file and rules part. */
  constructor(game: AnyGame, file: MatchFile) {
    this.#game = game;
    this.#file = carriedOver(game, file);
    this.#match = loadMatch(game, this.#file, file.log.length, (match) => this.#keep(match));
  }

  #keep(match: AnyMatch): void {
    const saved = match.seq % STRIDE === 0 ? match.save() : undefined;
    if (saved !== undefined) this.#checkpoints.push(saved);
  }

  get length(): number {
    return this.#file.log.length;
  }

  /** The match at the last checkpoint before this line. */
  #before(at: number): AnyMatch {
    const { luck = 1, seed = '', log, ...file } = this.#file;
    const strides = Math.floor(at / STRIDE);
    if (strides === 0) return loadMatch(this.#game, this.#file, 0);
    const { run, steps } = this.#checkpoints[strides - 1];
    const saved = { run: structuredClone(run), steps }; // the match plays on in it
    return Match.load(this.#game, { ...file, luck, seed }, log.slice(0, strides * STRIDE), saved);
  }

  frame(at: number, viewer: Viewer): Frame {
    const isBack = at < this.#match.seq;
    if (isBack || at - this.#match.seq > STRIDE) this.#match = this.#before(at);
    replayLines(this.#match, this.#file.log.slice(this.#match.seq, at));
    const match = this.#match;
    return {
      at,
      view: match.view(viewer),
      history: match.history(viewer),
      commitment: match.commitment,
      luck: luckIn(match),
    };
  }
}
