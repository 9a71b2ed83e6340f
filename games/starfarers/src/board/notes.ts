import type { Phrase } from '@starboard/kernel';
import { cardsPhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';

/** What a player has to have before his eyes to decide: the card being read, and the offers on the table. */
export function notesOf(view: Seen): readonly Phrase[] {
  const { offers, encounter } = view;
  const question = encounter.findLast((one) => one.question !== undefined)?.question;
  return [
    ...(question === undefined ? [] : [{ key: `card-question.${question}` }]),
    ...offers.map(({ id, from, give, want }) => ({
      key: 'label.offer',
      values: { offer: id, seat: { seat: from }, give: cardsPhrase(give), want: cardsPhrase(want) },
    })),
  ];
}
