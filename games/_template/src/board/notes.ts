import type { Phrase } from '@starboard/kernel';
import { events } from '../events.ts';
import { offered, offerStands, wanted } from '../state.ts';
import type { Seen } from '../view.ts';

/** What one has to have before one's eyes to decide: the offer on the table, in words. */
export function notesOf(view: Seen): readonly Phrase[] {
  if (!offerStands(view)) return [];
  const { captain: seat } = view;
  return [events.phrase({ event: 'offered', rule: 'TP-4.4', seat, give: offered(view), want: wanted(view) })];
}
