import { allowed, refuse, type Seat, sum, type Verdict } from '@starboard/kernel';
import { KINDS, SUPPLY_BELOW, SUPPLY_REBUILD_PER_KIND, TWO_SUPPLY_BELOW } from '../content/index.ts';
import { pointsOf, type State, type T } from '../state.ts';
import { takeFromSupply } from './cards.ts';

/** SF-6.1, SF-6.4: supply cards for a player with so many points. */
export function supplyRight(state: State, seat: Seat): number {
  const points = pointsOf(state, seat);
  if (points >= SUPPLY_BELOW) return 0;
  return state.fasterStart && points < TWO_SUPPLY_BELOW ? 2 : 1;
}

export function mayDrawSupply(state: State, cards: number): Verdict {
  if (state.supplyRight < cards) return refuse('SF-6.1', 'no-right-to-supply', { cards, right: state.supplyRight });
  if (sum(state.supply) === 0 && sum(state.bank) === 0) return refuse('SF-6.10', 'no-supply-anywhere');
  return allowed;
}

/** SF-6.1, SF-6.8: the top card, or two; the stack is formed anew as soon as it is used up. */
export function drawSupply(t: T, seat: Seat, cards: number): void {
  for (let i = 0; i < cards; i++) drawOne(t, seat, i > 0);
}

function drawOne(t: T, seat: Seat, again: boolean): void {
  const { state } = t;
  if (sum(state.supply) === 0) rebuildSupply(t);
  if (again && sum(state.supply) === 0) return;
  const kind = t.pick('supply', state.supply);
  takeFromSupply(state, seat, kind);
  state.supplyRight--;
  t.tell?.({ event: 'supply-drawn', rule: 'SF-6.1', seat, kind });
  if (sum(state.supply) === 0) rebuildSupply(t);
}

/** SF-6.6, SF-6.7: six cards of each kind from the bank, or all that it has of a kind. */
export function rebuildSupply(t: T): void {
  const { state } = t;
  for (let kind = 0; kind < KINDS; kind++) {
    const cards = Math.min(SUPPLY_REBUILD_PER_KIND, state.bank[kind]);
    state.bank[kind] -= cards;
    state.supply[kind] += cards;
  }
  if (sum(state.supply) > 0) {
    t.tell?.({ event: 'supply-rebuilt', rule: 'SF-6.6', cards: state.supply.slice() });
  }
}
