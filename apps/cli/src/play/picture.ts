import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, MatchView, TerminalBoard, Viewer } from '@starboard/kernel';
import { type Language, speaker } from '@starboard/text';
import { folderOf } from '../gameFiles.ts';
import { colourful } from '../ui/style.ts';
import { wrap } from '../ui/text.ts';

export interface Picture {
  /** Whether it is a picture that people like to see at every turn, rather than all data. */
  readonly drawn: boolean;
  draw(view: MatchView, seat: Viewer, names: readonly string[]): string;
}

/** How to show what a viewer sees of this game: as the game draws it, or as plain data. */
export async function pictureOf(game: AnyGame, language: Language): Promise<Picture> {
  const board = await terminalBoard(game);
  if (board === undefined) return { drawn: false, draw: plain };
  return {
    drawn: true,
    draw: (view, seat, names) => {
      const { say } = speaker(game.phrases.words, language, names);
      return wrapped(board.drawMap(view, { seat, names, colour: colourful(), say }));
    },
  };
}

async function terminalBoard(game: AnyGame): Promise<TerminalBoard | undefined> {
  const { exports } = JSON.parse(readFileSync(join(folderOf(game), 'package.json'), 'utf8'));
  if (exports?.['./terminal'] === undefined) return undefined;
  return (await import(`@starboard/${game.meta.id}/terminal`)) as TerminalBoard;
}

const WIDTH = 100;

/** Long lines are sentences: what is drawn is narrower. */
const wrapped = (picture: string): string =>
  picture
    .split('\n')
    .map((line) => (line.includes('\u001b') ? line : wrap(line, WIDTH, `${/^ */.exec(line)?.[0]}  `)))
    .join('\n');

/** Every field of the view on a line of its own. */
function plain({ state }: MatchView): string {
  return Object.entries(state)
    .map(([key, value]) => wrap(`${key}: ${spaced(value)}`, WIDTH, '  '))
    .join('\n');
}

const spaced = (value: unknown): string => (JSON.stringify(value) ?? '').replace(/([,:])(?=\S)/g, '$1 ');
