import type { AnyGame } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { voicesOf } from '../src/testing/index.ts';
import { keysIn, questionKindsIn, refusalsIn } from '../src/testing/sources.ts';
import { expectClean } from '../src/testing/voices.ts';
import { withoutSingular } from '../src/testing/words.ts';

const source = (text: string) => ({ path: 'rules/fly.ts', text });

describe('what a source says', () => {
  it('is every refusal, with all that it brings along', () => {
    const text = `
      refuse('TP-1.1', 'too-far', { most: (a + b) * 2, far });
      const WHY = ['TP-1.2', 'too-late'];
      refuse(rule, near ? 'too-near' : 'too-far')`;
    expect(refusalsIn(source(text)).map(({ code, names }) => [code, ...names])).toEqual([
      ['too-far', 'most', 'far'],
      ['too-near'],
      ['too-far'],
      ['too-late'],
    ]);
  });

  it('is every question, however it is made', () => {
    const text = `const burn = { kind: 'burn', rule: 'TP-3.2' };
      const tollQuestion = payOr('toll', 'TP-3.4', REFUSE);
      t.tell('missed', 'TP-3.3');`;
    expect(questionKindsIn(source(text))).toEqual(['burn', 'toll']);
  });

  it('is every key on the board', () => {
    expect(keysIn(source(`say({ key: 'label.fuel' }); <Word word="label.deck" />`))).toEqual([
      'label.fuel',
      'label.deck',
    ]);
  });
});

describe('books of words', () => {
  it('say "{n} points" nowhere if elsewhere there is a singular', () => {
    const words = {
      total: '{n, plural, one {# Punkt} other {# Punkte}}',
      crew: '{n, plural, one {# roter Fähnrich} other {# rote Fähnriche}}',
      won: '{seat} hat {points} Punkte.',
      sent: '{n} rote Fähnriche sind unterwegs.',
      damage: '{n} Schaden',
      point: '{n} Punktezahl',
    };
    expect(withoutSingular(words)).toEqual(['won: Punkte', 'sent: rote Fähnriche']);
  });
});

describe('voices', () => {
  const words = { en: { flew: '{seat} flew {far}.' }, de: { flew: '{seat} flog {far}.' } };
  const { both, expectSaid, expectWords } = voicesOf({ phrases: { words } } as unknown as AnyGame);

  it('say it in both languages', () => {
    const flew = { key: 'flew', values: { seat: { seat: 1 }, far: 3 } };
    expect(both(flew)).toEqual(['Bo flew 3.', 'Bo flog 3.']);
    expectSaid(flew);
    expectWords('flew', 'refusal.match-over');
  });

  it('find words that are missing, also inside others, and what is not filled in', () => {
    expect(() => expectSaid({ key: 'sank' })).toThrow('no words for sank');
    const inside = { key: 'flew', values: { seat: { seat: 1 }, far: { list: [{ key: 'not-far' }] } } };
    expect(() => expectSaid(inside)).toThrow('no words for not-far');
    expect(() => expectSaid({ key: 'flew', values: { far: 3 } })).toThrow('{seat}');
    expect(() => expectWords('sank')).toThrow('sank in English');
    expect(() => expectClean('Bo  flew.', 'flew')).toThrow('Bo  flew.');
  });
});
