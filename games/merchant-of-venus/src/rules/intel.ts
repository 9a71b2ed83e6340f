import { allowed, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toBuyIntel } from '../actions.ts';
import { INTEL } from '../content/encounters.ts';
import { type Open, type T, TRACK, USED } from '../state.ts';

/** MV-5.12.7, MV-5.12.13: intel on the track, for cash, but not again in the turn in which one used it. */
export function mayBuyIntel(state: Open, seat: Seat, intel: number): Verdict {
  if ((state.intelUsed & (1 << intel)) !== 0) return refuse('MV-5.12.13', 'intel-just-used');
  const { price } = INTEL[intel];
  return state.cash[seat] >= price ? allowed : refuse('MV-1.22', 'too-little-cash', { price });
}

export function offerIntel(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let intel = 0; intel < INTEL.length; intel++)
    if (state.intelAt[intel] === TRACK) menu.offer(toBuyIntel(intel), mayBuyIntel(state, seat, intel));
}

/** MV-5.12.7: no buy action; paid to the bank. */
export function buyIntel(t: T, seat: Seat, intel: number): void {
  const { price } = INTEL[intel];
  t.state.cash[seat] -= price;
  t.state.intelAt[intel] = seat;
  t.state.used |= USED.aside;
  t.tell?.({ event: 'intel-bought', rule: 'MV-5.12.7', seat, intel, credits: price });
}
