import type { Seat } from '@starboard/kernel';
import { TRADE_FEE } from '../content/tables.ts';
import { CLOAKING_FIELD } from '../content/technologies.ts';
import { dieOn, here, NONE, type Open, portOwner, type T } from '../state.ts';
import { modified } from './advantages.ts';

/** MV-8.2, MV-16.4, MV-19.18: what a buy or sell action costs here besides; nothing at one's own spaceport. */
export function feeAt(state: Open, seat: Seat): number {
  const owner = portOwner(state, here(state));
  if (owner === NONE || owner === seat || dieOn(state, CLOAKING_FIELD) > 0) return 0;
  return modified(state, seat, 'fee', TRADE_FEE);
}

/** MV-8.2, MV-8.4, MV-8.6: to the owner of the spaceport; the owner gets it from the bank, but not for a free purchase. */
export function payFee(t: T, seat: Seat, price: number): void {
  const { state } = t;
  const owner = portOwner(state, here(state));
  if (owner === NONE) return;
  if (owner === seat) {
    if (price > 0) receive(t, seat);
    return;
  }
  const credits = feeAt(state, seat);
  if (credits === 0) return;
  state.cash[seat] -= credits;
  state.cash[owner] += credits;
  t.tell?.({ event: 'fee-paid', rule: 'MV-8.2', seat, owner, credits });
}

function receive(t: T, seat: Seat): void {
  t.state.cash[seat] += TRADE_FEE;
  t.tell?.({ event: 'fee-received', rule: 'MV-8.4', seat, credits: TRADE_FEE });
}
