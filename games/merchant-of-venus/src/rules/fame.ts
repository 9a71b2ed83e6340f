import type { Seat } from '@starboard/kernel';
import type { TitleDeed } from '../content/encounters.ts';
import { TITLE_DEEDS } from '../content/encounters.ts';
import { NONE, type T } from '../state.ts';

/** Credits from the bank. */
export function gainCredits(t: T, seat: Seat, credits: number, rule: string): void {
  if (credits === 0) return;
  t.state.cash[seat] += credits;
  t.tell?.({ event: 'credits-gained', rule, seat, credits });
}

/** MV-1.18: a token for each point. */
export function gainFame(t: T, seat: Seat, count: number, rule: string): void {
  if (count === 0) return;
  t.state.fame[seat] += count;
  t.tell?.({ event: 'fame-gained', rule, seat, count });
}

/** MV-1.18: infamy is not set off against fame during the game. */
export function gainInfamy(t: T, seat: Seat, count: number, rule: string): void {
  if (count === 0) return;
  t.state.infamy[seat] += count;
  t.tell?.({ event: 'infamy-gained', rule, seat, count });
}

/** MV-19.26, MV-19.36: a title passes to another player who does what it asks for in his own turn. */
export function claimTitle(t: T, seat: Seat, deed: TitleDeed): void {
  const title = TITLE_DEEDS.indexOf(deed);
  const owner = t.state.titleOf[title];
  if (owner === NONE || owner === seat) return;
  t.state.titleOf[title] = seat;
  t.tell?.({ event: 'title-taken', rule: 'MV-19.26', seat, title });
}
