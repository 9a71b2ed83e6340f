import { CULTURE_COUNT } from '../content/cultures.ts';
import { MARKETS } from '../content/terms.ts';
import { type T, topMarket } from '../state.ts';

/** MV-7.3.5: the top market token goes under the stack. */
export function shiftMarket(t: T, culture: number, rule: string): void {
  const { market } = t.state;
  const top = market[culture * 3];
  market[culture * 3] = market[culture * 3 + 1];
  market[culture * 3 + 1] = market[culture * 3 + 2];
  market[culture * 3 + 2] = top;
  t.tell?.({ event: 'market-shifted', rule, culture, market: topMarket(t.state, culture) });
}

/** MV-6.3: the three market tokens are shuffled and stacked face up. */
export function stackMarket(t: T, culture: number): void {
  const tokens = t.shuffle(
    'market',
    MARKETS.map((_, token) => token),
  );
  for (let i = 0; i < tokens.length; i++) t.state.market[culture * 3 + i] = tokens[i];
}

/** MV-7.3.3, MV-5.12.5: goods of a discovered culture come from its supply area to its market. */
export function produce(t: T, culture: number, most: number, rule: string): void {
  const { state } = t;
  const system = state.home[culture];
  if (system < 0) return;
  const count = Math.min(most, state.supply[culture]);
  state.supply[culture] -= count;
  state.stock[system * CULTURE_COUNT + culture] += count;
  if (count > 0 || most > 1) t.tell?.({ event: 'produced', rule, culture, count });
}
