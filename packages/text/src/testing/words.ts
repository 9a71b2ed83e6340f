import type { AnyGame } from '@starboard/kernel';
import { placeholders } from '@starboard/kernel/laws';
import { describe, expect, it } from 'vitest';
import { keysIn, questionKindsIn, refusalsIn, type Source } from './sources.ts';
import { expectClean, NAMES, type Voices } from './voices.ts';

export interface WordSettings {
  /** Phases that a screen names. */
  readonly phases?: readonly string[];
  /** Keys and nouns that are never said of one. */
  readonly neverOne?: readonly string[];
}

const SPELLED_OUT =
  /\b(?:fuer|ueber|koenn|muess|gross|groess|waehl|haelt|zurueck|Stueck|Haelfte|Plaetz|Raeum|faehig|fuehr|ausfuehr|vorrueck|Plaett)/i;
const LEFT_OVER = /\b(?:the|and|with|your|you|from|ship|take|lose|discard|of|to|on)\b/;

/** A message without the parts that no player reads. */
const bare = (message: string): string =>
  [/\{\w+\}/g, /\{\w+, \w+,/g, /[\w=]+ \{/g].reduce((left, part) => left.replace(part, ''), message);

const isCounted = (message: string, name: string): boolean => new RegExp(`\\{${name}, (?:plural|number)`).test(message);

/** Messages that say "{n} points", as other messages would not, which have a singular for 1: as `key: noun`. */
export function withoutSingular(words: Readonly<Record<string, string>>): string[] {
  const messages = Object.entries(words);
  const plurals = new Set<string>();
  for (const [, text] of messages)
    for (const [, one, many] of text.matchAll(/one \{# ([^{}]+)\} other \{# ([^{}]+)\}/g))
      if (one !== many) plurals.add(many);
  return messages.flatMap(([key, text]) =>
    [...plurals]
      .filter((noun) => new RegExp(`\\{(?!seat\\})\\w+\\} ${noun}(?!\\p{L})`, 'u').test(text))
      .map((noun) => `${key}: ${noun}`),
  );
}

/** Both books of words: complete, no longer than needed, and well written. */
export function wordTests(
  game: AnyGame,
  voices: Voices,
  sources: readonly Source[],
  { phases = [], neverOne = [] }: WordSettings,
): void {
  const { actions, eventView, meta } = game;
  const { en, de } = game.phrases.words;
  const { words, speakers, expectWords } = voices;
  const questions = sources.flatMap(questionKindsIn);
  const refusals = sources.flatMap(refusalsIn);

  describe('words', () => {
    it('fill in the same in both languages', () => {
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en))
        expect([key, ...placeholders(de[key])]).toEqual([key, ...placeholders(en[key])]);
    });

    it('are there for every action, event, question, phase and option', () => {
      expectWords(...actions.kinds.flatMap((kind) => [`action.${kind}`, `kind.${kind}`]));
      expectWords(...(game.phrases.sentences ?? []));
      expectWords(...Object.keys(eventView).map((event) => `event.${event}`));
      expectWords(...questions.map((kind) => `question.${kind}`));
      expectWords(...phases.map((phase) => `phase.${phase}`));
      for (const option of meta.options) {
        expectWords(`option.${option.id}`, `option-text.${option.id}`);
        if (option.kind !== 'switch') expectWords(...option.choices.map((choice) => `option.${option.id}.${choice}`));
      }
    });

    it('are there for every refusal, which brings along all that they fill in', () => {
      for (const { path, code, names } of refusals) {
        expectWords(`refusal.${code}`);
        const missing = placeholders(words.en[`refusal.${code}`]).filter((name) => !names.includes(name));
        expect(missing, `${code} in ${path}`).toEqual([]);
      }
    });

    const coached = Object.keys(en).filter((key) => key.startsWith('coach.'));
    if (coached.length > 0)
      it('tell newcomers how every question works', () => {
        expect(coached.map((key) => key.slice('coach.'.length)).sort()).toEqual([...new Set(questions)].sort());
      });

    it('are there for nothing that does not exist', () => {
      const unused = (prefix: string, ids: readonly string[]) =>
        Object.keys(en).filter((key) => key.startsWith(prefix) && !ids.includes(key.slice(prefix.length)));
      expect(unused('kind.', actions.kinds)).toEqual([]);
      expect(unused('question.', questions)).toEqual([]);
      const options = meta.options.map(({ id }) => id);
      expect(unused('option-text.', options)).toEqual([]);
      const codes = refusals.map(({ code }) => code);
      expect(unused('refusal.', codes)).toEqual([]);
    });

    it('are there for all that the board says', () => {
      expectWords(...sources.filter(({ path }) => path.startsWith('board/')).flatMap(keysIn));
    });

    it('can be said with any number and any name', () => {
      for (const voice of speakers) {
        for (const [key, text] of Object.entries(game.phrases.words[voice.language])) {
          for (const n of [0, 1, 2, 7]) {
            const values = placeholders(text).map((name) => [name, isCounted(text, name) ? n : NAMES[0]] as const);
            expectClean(voice.say({ key, values: Object.fromEntries(values) }), key);
          }
        }
      }
    });

    it('have a singular wherever there may be one', () => {
      for (const book of [en, de]) {
        const left = withoutSingular(book).filter((one) => !one.split(': ').some((part) => neverOne.includes(part)));
        expect(left).toEqual([]);
      }
    });

    it('quote and space as the language does', () => {
      for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/["„]| {2}|[äöüß]/);
      for (const [key, text] of Object.entries(de)) expect(text, key).not.toMatch(/["”]| {2}/);
    });

    it('are German in German: real umlauts, nothing left over', () => {
      for (const [key, text] of Object.entries(de)) {
        expect(bare(text), key).not.toMatch(SPELLED_OUT);
        expect(bare(text), key).not.toMatch(LEFT_OVER);
        if (text.split(' ').length > 4) expect(text, key).not.toBe(en[key]);
      }
    });
  });
}
