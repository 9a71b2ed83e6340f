import type { Phrase } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import type { Seen } from '../view.ts';

/** What a player has to have before his eyes to decide: what the card on the table does. */
export function notesOf(seen: Seen): readonly Phrase[] {
  const card = CARDS[seen.card];
  if (seen.phase !== 'flight' || card === undefined) return [];
  return [{ key: card.kind === 'evil' ? `evil.${card.name}.text` : `card.${card.kind}.text` }];
}
