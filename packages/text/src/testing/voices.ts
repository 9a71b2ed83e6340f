import { type AnyGame, kernelWords, type Phrase, type PhraseValue } from '@starboard/kernel';
import { expect } from 'vitest';
import { bilingual, LANGUAGES, speaker } from '../speaker.ts';

export const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];

/** Says and checks a game's phrases at a table of Ann, Bo, Cy, Di and Ed. */
export function voicesOf({ phrases }: AnyGame) {
  const words = bilingual(kernelWords, phrases.words);
  const speakers = LANGUAGES.map((language) => speaker(words, language, NAMES));
  const [english, german] = speakers;

  /** There are words for these keys in both languages. */
  function expectWords(...keys: readonly string[]): void {
    for (const key of keys) {
      expect(words.en[key], `${key} in English`).toBeTruthy();
      expect(words.de[key], `${key} in German`).toBeTruthy();
    }
  }

  /** Says a phrase in both languages; every key in it must have words, and all that they fill in. */
  function expectSaid(phrase: Phrase): void {
    for (const voice of speakers) {
      const check = (value: PhraseValue): void => {
        if (typeof value !== 'object' || 'seat' in value) return;
        if ('list' in value) return value.list.forEach(check);
        if (!voice.knows(value.key)) throw new Error(`no words for ${value.key}`);
        Object.values(value.values ?? {}).forEach(check);
      };
      check(phrase);
      expectClean(voice.say(phrase), phrase);
    }
  }

  /** A phrase in English and German. */
  const both = (phrase: Phrase): string[] => speakers.map((voice) => voice.say(phrase));

  return { words, speakers, english, german, both, expectWords, expectSaid };
}

export type Voices = ReturnType<typeof voicesOf>;

/** Nothing in a sentence was left open. */
export function expectClean(said: string, of: unknown): void {
  if (/[{}]|undefined|NaN| {2}| [.,]|^[a-z-]+\.[a-z.-]+$/.test(said)) throw new Error(`${said}: ${JSON.stringify(of)}`);
}
