import type { Play, Seat } from '@starboard/kernel';
import type { T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';

/** GT-17.3: which good the second one does without. `offer` holds what is offered while it is asked. */
const skipQuestion = flightQuestion({
  kind: 'skip-good',
  rule: 'GT-17.3',
  options(menu, state) {
    for (let good = 0; good < 4; good++) if (state.offer[good] > 0) menu.offer({ do: 'skip-good', good });
  },
});

/** GT-17.2: the second taker gets one good less, his choice which. */
export function* chooseFewer(t: T, seat: Seat, goods: readonly number[]): Play<readonly number[]> {
  const kinds = new Set(goods);
  let skipped = goods[0];
  if (kinds.size > 1) {
    const counts = [0, 0, 0, 0];
    for (const good of goods) counts[good]++;
    t.state.offer = counts;
    const action = yield* ask(t, seat, skipQuestion);
    if (action.do === 'skip-good') skipped = action.good;
    t.state.offer = [0, 0, 0, 0];
  }
  const at = goods.indexOf(skipped);
  return goods.filter((_, i) => i !== at);
}
