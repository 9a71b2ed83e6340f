import type { Phrase, StateView } from '@starboard/kernel';
import type { Seen } from '../terminal.ts';
import { cardsPhrase } from '../text/names.ts';

interface Read {
  readonly question?: string;
}

/** What a player has to have before his eyes to decide: the card being read, and the offers on the table. */
export function notesOf(view: StateView): readonly Phrase[] {
  const { offers, encounter } = view as unknown as Seen & { readonly encounter: readonly Read[] };
  const question = encounter.findLast((one) => one.question !== undefined)?.question;
  return [
    ...(question === undefined ? [] : [{ key: `card-question.${question}` }]),
    ...offers.map(({ id, from, give, want }) => ({
      key: 'label.offer',
      values: { offer: id, seat: { seat: from }, give: cardsPhrase(give), want: cardsPhrase(want) },
    })),
  ];
}
