import {
  type AnyGame,
  type AnyMatch,
  loadMatch,
  type MatchFile,
  type MatchView,
  replayLines,
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

/** A recorded match, at any moment and through any eyes. */
export class ReplayHost {
  readonly #game: AnyGame;
  readonly #file: MatchFile;
  #match: AnyMatch;

  /** Throws where file and rules part. */
  constructor(game: AnyGame, file: MatchFile) {
    this.#game = game;
    this.#file = file;
    this.#match = loadMatch(game, file);
  }

  get length(): number {
    return this.#file.log.length;
  }

  frame(at: number, viewer: Viewer): Frame {
    if (at < this.#match.seq) this.#match = loadMatch(this.#game, this.#file, at);
    else replayLines(this.#match, this.#file.log.slice(this.#match.seq, at));
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
