import { draw, modifiersOf, type Seat } from '@starboard/kernel';
import { FINDS, type Point } from '../content/finds.ts';
import { happen } from '../effects/index.ts';
import { type CometTable, type Open, SPENT } from '../state.ts';

/** TP-7.1: what a number of the rules is for a crew, with all that it has found: `modified(state, seat, 'hold-size', 5)`. */
export const modified = modifiersOf<Open, Point>(
  FINDS.map(({ modifiers = [] }, find) => ({
    modifiers,
    times: (state, seat) => (state.found[find] === seat ? 1 : 0),
  })),
);

/** TP-3.9, TP-7.1: the top find happens at once, or stays with its finder. */
export function search(t: CometTable, seat: Seat): void {
  const find = draw(t, 'find', t.state.finds);
  if (find === undefined) return;
  const { effects = [], modifiers = [] } = FINDS[find];
  t.state.found[find] = modifiers.length > 0 ? seat : SPENT;
  t.tell?.({ event: 'found', rule: 'TP-3.9', seat, find });
  for (const effect of effects) happen(t, seat, effect);
}
