import { allowed, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toTrade } from '../actions.ts';
import { KINDS, RESOURCES } from '../content/terms.ts';
import type { Open, T } from '../state.ts';
import { storeOf } from './population.ts';
import { speciesOf } from './powers.ts';

/** EC-4.1: resources come into the store. */
export function gain(t: T, seat: Seat, resources: readonly number[], rule: string): void {
  resources.forEach((n, kind) => {
    if (n === 0) return;
    t.state.store[seat * KINDS + kind] += n;
    t.tell?.({ event: 'gained', rule, seat, resource: kind, n });
  });
}

/** EC-4.2: so many of one resource for one of another. */
export function mayTrade(state: Open, seat: Seat, give: number): Verdict {
  const { rate } = speciesOf(state, seat);
  const have = storeOf(state, seat, give);
  return have >= rate
    ? allowed
    : refuse('EC-4.2', 'too-little-to-trade', { rate, have, resource: `resource.${RESOURCES[give]}` });
}

export function offerTrades(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let give = 0; give < KINDS; give++)
    for (let take = 0; take < KINDS; take++)
      if (give !== take) menu.offer(toTrade(give, take), mayTrade(state, seat, give));
}

export function trade(t: T, seat: Seat, give: number, take: number): void {
  const { rate } = speciesOf(t.state, seat);
  t.state.trades++;
  t.state.store[seat * KINDS + give] -= rate;
  t.state.store[seat * KINDS + take]++;
  t.tell?.({ event: 'traded', rule: 'EC-4.2', seat, give, take, n: rate });
}
