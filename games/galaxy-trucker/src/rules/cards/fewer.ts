import type { Play, Seat } from '@starboard/kernel';
import type { T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';

/** GT-17.3: which of the goods on offer the second one does without. */
const skipQuestion = flightQuestion<readonly number[]>({
  kind: 'skip-good',
  rule: 'GT-17.3',
  options(menu, _state, _seat, goods) {
    for (let good = 0; good < 4; good++) if (goods.includes(good)) menu.offer({ do: 'skip-good', good });
  },
});

/** GT-17.2: the second taker gets one good less, his choice which. */
export function* chooseFewer(t: T, seat: Seat, goods: readonly number[]): Play<readonly number[]> {
  const kinds = new Set(goods);
  let skipped = goods[0];
  if (kinds.size > 1) {
    const action = yield* ask(t, seat, skipQuestion, goods);
    if (action.do === 'skip-good') skipped = action.good;
  }
  const at = goods.indexOf(skipped);
  return goods.filter((_, i) => i !== at);
}
