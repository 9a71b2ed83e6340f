import { refuse } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bilingual, speaker } from '../src/index.ts';

const words = {
  en: {
    ore: 'ore',
    fuel: 'fuel',
    'ore-cards': '{n, plural, one {# ore card} other {# ore cards}}',
    gives: '{who} gives {what} to {whom}',
    broken: 'an {open brace',
    tag: 'a <b> sign and {n}',
    'refusal.too-few': 'You have {n} of {kind}.',
  },
  de: {
    ore: 'Erz',
    fuel: 'Treibstoff',
    'ore-cards': '{n, plural, one {# Erzkarte} other {# Erzkarten}}',
    gives: '{who} gibt {whom} {what}',
    'refusal.too-few': 'Du hast {n} {kind}.',
  },
};
const names = ['Ann', 'Bo'];
const english = speaker(words, 'en', names);
const german = speaker(words, 'de', names);
const list = { list: [{ key: 'ore' }, { key: 'fuel' }, { key: 'ore-cards', values: { n: 2 } }] };
const gift = { key: 'gives', values: { who: { seat: 0 }, whom: { seat: 1 }, what: list } };

describe('a speaker', () => {
  it('counts as the language does', () => {
    expect(english.say({ key: 'ore-cards', values: { n: 1 } })).toBe('1 ore card');
    expect(english.say({ key: 'ore-cards', values: { n: 3 } })).toBe('3 ore cards');
    expect(german.say({ key: 'ore-cards', values: { n: 3 } })).toBe('3 Erzkarten');
  });

  it('fills in names, phrases within phrases, and lists', () => {
    expect(english.say(gift)).toBe('Ann gives ore, fuel, and 2 ore cards to Bo');
    expect(german.say(gift)).toBe('Ann gibt Bo Erz, Treibstoff und 2 Erzkarten');
  });

  it('says the same again with other names', () => {
    expect(speaker(words, 'en', ['Cy', 'Di']).say(gift)).toContain('Cy gives');
  });

  it('numbers a seat that has no name', () => {
    expect(speaker(words, 'en', []).say({ key: 'gives', values: { who: { seat: 2 }, whom: 'x', what: 'y' } })).toBe(
      '#3 gives y to x',
    );
  });

  it('shows the key where words are missing, also those that every object has', () => {
    expect(english.say({ key: 'nothing-here' })).toBe('nothing-here');
    expect(english.say({ key: 'constructor' })).toBe('constructor');
    expect(english.say({ key: '__proto__' })).toBe('__proto__');
    expect(english.knows('ore')).toBe(true);
    expect(english.knows('toString')).toBe(false);
  });

  it('shows the sentence as it stands where it cannot be filled in', () => {
    expect(english.say({ key: 'broken' })).toBe('an {open brace');
    expect(english.say({ key: 'ore-cards' })).toContain('plural');
    expect(english.say({ key: 'tag', values: { n: 1 } })).toBe('a <b> sign and 1');
  });

  it('tells a refusal, with names by key', () => {
    const verdict = refuse('SF-1.1', 'too-few', { n: 1, kind: 'ore' });
    expect(english.refusal(verdict)).toBe('You have 1 of ore.');
    expect(german.refusal(verdict)).toBe('Du hast 1 Erz.');
    expect(english.refusal(refuse('SF-1.1', 'unheard-of'))).toBe('refusal.unheard-of');
  });
});

describe('several books', () => {
  it('are one, and later ones win', () => {
    const both = bilingual(words, { en: { ore: 'iron' }, de: { ore: 'Eisen' } });
    expect([both.en.ore, both.en.fuel, both.de.ore]).toEqual(['iron', 'fuel', 'Eisen']);
  });
});
