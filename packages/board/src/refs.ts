import { type AnyGame, BadInput, type Seat, type WrittenAction } from '@starboard/kernel';

/** Which things on a board mean an action. */
export type RefsOf = (action: WrittenAction, seat: Seat) => readonly string[];

/** What can be clicked to mean an action, as the game's table says; nothing for what is no action. */
export function refsIn({ actions }: AnyGame): RefsOf {
  return (action, seat) => {
    try {
      return actions.refs(actions.read(action), seat);
    } catch (error) {
      if (error instanceof BadInput) return [];
      throw error;
    }
  };
}
