import { gameById } from '@starboard/games';
import { type AnyGame, type AnyMatch, BadInput, loadMatch, type MatchFile, readMatchFile } from '@starboard/kernel';
import { named, readFrom } from './files.ts';

export interface OpenFile {
  readonly file: MatchFile;
  readonly game: AnyGame;
}

/** Reads a match file and finds its game; nothing is replayed yet. */
export function openMatchFile(path: string): OpenFile {
  return readFrom(path, (text) => {
    const file = readMatchFile(text);
    const game = gameById(file.game);
    if (game === undefined) throw new BadInput('game', `${JSON.stringify(file.game)} is not known here`);
    return { file, game };
  });
}

/** Replays an opened file, up to `until` log entries. */
export function replayed(path: string, { file, game }: OpenFile, until?: number): AnyMatch {
  return named(path, () => loadMatch(game, file, until));
}

/** Whether a text may be replaced by a saved match: only by another one. */
export function isMatchText(text: string): boolean {
  try {
    readMatchFile(text);
    return true;
  } catch {
    return false;
  }
}
