import type { Seat } from './question.ts';

/** Something to be said, before a language is chosen: a key of the game's words, and what to fill in. */
export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, PhraseValue>>;
}

export type PhraseValue =
  | number
  | string
  | Phrase
  | { readonly seat: Seat }
  /** Several things, joined as the language does it ("ore, fuel and food"). */
  | { readonly list: readonly PhraseValue[] };

/** Every word a player reads, by key, in both languages. */
export type Words = Readonly<Record<string, string>>;

export interface Phrasebook<A, E> {
  readonly words: { readonly en: Words; readonly de: Words };
  /** The keys of all sentences about actions and events, where tables declare them. */
  readonly sentences?: readonly string[];
  action(action: A): Phrase;
  event(event: E): Phrase;
}
