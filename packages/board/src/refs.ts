import { type AnyGame, BadInput, type Seat, type WrittenAction } from '@starboard/kernel';

/** What a board may export to say which things on it mean an action, where the game's table does not say it. */
export type RefsOf = (action: WrittenAction, seat: Seat) => readonly string[];

/** What can be clicked to mean an action: as the game's table says, or else the board; nothing for what is no action. */
export function refsIn(game: AnyGame, board?: RefsOf): RefsOf {
  const { actions } = game;
  if (actions.refs === undefined) return board ?? (() => []);
  return (action, seat) => {
    try {
      return actions.refs?.(actions.read(action), seat) ?? [];
    } catch (error) {
      if (error instanceof BadInput) return [];
      throw error;
    }
  };
}
