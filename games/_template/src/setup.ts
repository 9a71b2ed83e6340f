import { empty, type OptionValues, seats } from '@starboard/kernel';
import { KINDS } from './content/crystals.ts';
import { copy } from './copy.ts';
import { scoop } from './rules/bag.ts';
import { nextComet } from './rules/chase.ts';
import { type CometTable, fields, type State } from './state.ts';

/** TP-2: the first table. Draws go through the table, so that the seed decides them. */
export function setup(t: CometTable, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
  t.shuffle('comets', state.deck);
  t.shuffle('finds', state.finds);
  for (const seat of seats(state.players)) {
    state.wish[seat] = t.below('wish', KINDS);
    t.tell?.({ event: 'wished', rule: 'TP-2.3', seat, crystal: state.wish[seat] });
    for (let i = 0; i < 2; i++) scoop(t, state, seat, 'TP-2.2');
  }
  nextComet(t, state);
  return state;
}
