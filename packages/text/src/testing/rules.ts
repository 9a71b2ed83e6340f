import { readFileSync } from 'node:fs';
import type { AnyGame } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '../catalogue.ts';
import type { Source } from './sources.ts';

/** The rule catalogue: the same in both languages, and all that is cited. */
export function catalogueTests({ meta }: AnyGame, home: URL, sources: readonly Source[]): void {
  const [en, de] = ['en', 'de'].map((language) => {
    const chapters = parseCatalogue(readFileSync(new URL(`rules/${language}.md`, home), 'utf8'));
    return { chapters: chapters.map(({ number }) => number), rules: chapters.flatMap(({ rules }) => rules) };
  });
  const ids = en.rules.map(({ id }) => id);
  const cited = (text: string): string[] => [
    ...new Set(text.match(new RegExp(`\\b${meta.rulePrefix}-\\d+(?:\\.\\d+)+`, 'g'))),
  ];

  describe('the rule catalogue', () => {
    it('has the same rules in English and German, in the same order', () => {
      expect(new Set(ids).size).toBe(ids.length);
      expect(de.rules.map(({ id }) => id)).toEqual(ids);
      expect(de.chapters).toEqual(en.chapters);
    });

    it('refers only to rules that exist, alike in both languages', () => {
      const references = (rules: typeof en.rules) => rules.map(({ text }) => cited(text).sort());
      expect(ids).toEqual(expect.arrayContaining(references(en.rules).flat()));
      expect(references(de.rules)).toEqual(references(en.rules));
    });

    it('has every rule that the sources cite', () => {
      for (const { path, text } of sources) for (const id of cited(text)) expect(ids, `${id} in ${path}`).toContain(id);
    });
  });
}
