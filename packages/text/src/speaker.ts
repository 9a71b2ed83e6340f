import { nameOf, type Phrase, type PhraseValue, type Refusal, type Seat, type Words } from '@starboard/kernel';
import { format } from './messages.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words by key, in every language. */
export type Bilingual = { readonly [L in Language]: Words };

/** Says things in one language, with the names of the people at one table. */
export interface Speaker {
  readonly language: Language;
  /** The sentence; the key itself where there are no words for it, so that a gap shows and nothing breaks. */
  say(phrase: Phrase): string;
  /** Why something may not be done. */
  refusal(verdict: Refusal): string;
  name(seat: Seat): string;
  /** Whether there are words for the key. */
  knows(key: string): boolean;
}

/** A speaker for one table: `speaker(bilingual(game.phrases.words, kernelWords), 'de', ['Ann', 'Bo'])`. */
export function speaker(words: Bilingual, language: Language, names: readonly string[]): Speaker {
  const book = words[language];
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const knows = (key: string) => Object.hasOwn(book, key);
  const name = (seat: Seat) => nameOf(names, seat);

  const say = ({ key, values = {} }: Phrase): string => {
    if (!knows(key)) return key;
    const filled = Object.entries(values).map(([id, value]) => [id, fill(value)] as const);
    return format(book, language, key, Object.fromEntries(filled));
  };
  const fill = (value: PhraseValue): number | string => {
    if (typeof value !== 'object') return value;
    if ('key' in value) return say(value);
    if ('seat' in value) return name(value.seat);
    return lists.format(value.list.map((entry) => String(fill(entry))));
  };
  /** A text in a refusal is the key of a name where there is one. */
  const named = (value: number | string) => (typeof value === 'string' && knows(value) ? { key: value } : value);

  return {
    language,
    name,
    knows,
    say,
    refusal({ code, params }) {
      const values = Object.entries(params).map(([id, value]) => [id, named(value)] as const);
      return say({ key: `refusal.${code}`, values: Object.fromEntries(values) });
    },
  };
}

/** Several books as one; later ones win. */
export function bilingual(...books: readonly Bilingual[]): Bilingual {
  return {
    en: Object.assign({}, ...books.map((book) => book.en)),
    de: Object.assign({}, ...books.map((book) => book.de)),
  };
}
