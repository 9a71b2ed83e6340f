import { describe, expect, it } from 'vitest';
import { phrases } from '../../src/text/phrases.ts';

const under = (prefix: string): string[] =>
  Object.keys(phrases.words.en)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

describe('newcomers', () => {
  it('are told how every question works', () => {
    expect(under('coach.')).toEqual(under('question.'));
  });
});
