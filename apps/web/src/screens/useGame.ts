import type { AnyGame } from '@starboard/kernel';
import { type Loaded, useLoaded } from '../app/useLoaded.ts';
import type { BoardModule } from '../games/boardModule.ts';
import { loadBoard, loadGame } from '../games/registry.ts';

export interface WholeGame {
  readonly game: AnyGame;
  readonly board: BoardModule | undefined;
}

/** Rules, words and drawing of a game; nothing yet where no game is named. */
export function useGame(id: string | undefined): Loaded<WholeGame> {
  return useLoaded<WholeGame>(`game ${id}`, async () => {
    if (id === undefined) return new Promise(() => undefined);
    const [game, board] = await Promise.all([loadGame(id), loadBoard(id)]);
    return { game, board };
  });
}
