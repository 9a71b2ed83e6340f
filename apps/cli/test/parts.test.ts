import { situationIn } from '@starboard/bots';
import { refuse, unruled } from '@starboard/kernel';
import { matchAt } from '@starboard/kernel/testing';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { splitSpecs } from '../src/botSpecs.ts';
import { commandWords } from '../src/exec/botProcess.ts';
import { requestOf } from '../src/exec/protocol.ts';
import { distribution } from '../src/jobs/summary.ts';
import { readField } from '../src/play/forms.ts';
import { Voice } from '../src/play/voice.ts';
import { playWords } from '../src/play/words.ts';
import { closest } from '../src/ui/closest.ts';
import { bar } from '../src/ui/progress.ts';
import { harmless, rounded, spelled, table, wrap } from '../src/ui/text.ts';

describe('a request to a bot program', () => {
  it('says what its decision is about, and what those of others are about', () => {
    const offer = { give: [1, 0, 0], want: [0, 1, 0] };
    const match = matchAt(template, { players: 3, state: { seats: { 0: { hand: { ice: 1 } } } } });
    for (const [seat, fuel] of [1, 0, 0].entries()) match.submit(seat, { do: 'burn', fuel });
    match.submit(0, { do: 'tow' });
    match.take(0, { do: 'offer', ...offer });
    const { decision, view } = requestOf(template, situationIn(match, 1) as never);
    expect([decision, ...view.decisions].map(({ seat, about }) => [seat, about])).toEqual([
      [1, offer],
      [0, undefined],
      [2, offer],
    ]);
  });
});

describe('lists of bots', () => {
  it('are split at commas, but not within a program', () => {
    expect(splitSpecs(['greedy,random', 'search:500ms'])).toEqual(['greedy', 'random', 'search:500ms']);
    expect(splitSpecs(['exec:bot --pick a,b,greedy,exec:other'])).toEqual([
      'exec:bot --pick a,b',
      'greedy',
      'exec:other',
    ]);
    expect(splitSpecs(['human, exec:python3 bot.py'])).toEqual(['human', 'exec:python3 bot.py']);
  });

  it('have programs whose words are held together by quotes', () => {
    expect(commandWords(`python3 "my bot.py" --name='A B' c`)).toEqual(['python3', 'my bot.py', '--name=A B', 'c']);
  });
});

describe('refusals', () => {
  const voice = new Voice(template, 'de', ['Ann', 'Bo']);
  it('are followed by their rule, if they have one', () => {
    expect(voice.refusal(unruled('not-asked'))).toBe('Du hast gerade nichts zu entscheiden.');
    expect(voice.refusal(refuse('TP-4.2', 'no-full-set'))).toContain('TP-4.2');
  });
});

describe('a form field', () => {
  const voice = new Voice(template, 'de', ['Ann', 'Bo', 'Cy']);
  const crystals = {
    name: 'give',
    type: 'counts',
    of: 'crystal',
    ids: ['ice', 'iron', 'glow'],
    max: [2, 2, 2],
  } as const;

  it.each([
    ['2 ice 1 glow', { ice: 2, glow: 1 }],
    ['ice=2, glow', { ice: 2, glow: 1 }],
    ['eis 2 glimmer 1', { ice: 2, glow: 1 }],
    ['2 0 1', { ice: 2, glow: 1 }],
    ['gl', { glow: 1 }],
    ['', {}],
    ['2 gold', { bad: '2' }],
    ['gold', { bad: 'gold' }],
    ['i', { bad: 'i' }],
  ])('of counts reads %j', (line, value) => {
    expect(readField(crystals, line, voice)).toEqual(value);
  });

  it('of a number or of seats reads what is in reach', () => {
    const number = { name: 'n', type: 'number', min: 1, max: 3 } as const;
    expect(readField(number, '3', voice)).toBe(3);
    expect(readField(number, '4', voice)).toEqual({ bad: '4' });
    expect(readField(number, 'x', voice)).toEqual({ bad: 'x' });
    const seats = { name: 's', type: 'seats', seats: [1, 2], min: 1 } as const;
    expect(readField(seats, 'cy 1', voice)).toEqual([1, 2]);
    expect(readField(seats, 'Ann', voice)).toEqual({ bad: 'Ann' });
    expect(readField(seats, '', voice)).toEqual({ bad: '' });
  });
});

describe('small helpers', () => {
  it('say the same things in both languages', () => {
    expect(Object.keys(playWords.de)).toEqual(Object.keys(playWords.en));
  });

  it('wrap, align, round and spell', () => {
    expect(wrap('  one two three', 9, '    ')).toBe('  one two\n    three');
    expect(
      table(
        ['who', 'n'],
        [
          ['Ann', 5],
          ['Bo', 12],
        ],
      ),
    ).toBe('who   n\nAnn   5\nBo   12');
    expect([rounded(1234567), rounded(0.012345)]).toEqual(['1,230,000', '0.0123']);
    expect(spelled('build-ship')).toBe('Build ship');
    expect(harmless('a\u001b[2Jb\u202ec')).toBe('a�[2Jb�c');
  });

  it('guess what was meant', () => {
    expect(closest('gmaes', ['games', 'rules'])).toBe('games');
    expect(closest('xyz', ['games', 'rules'])).toBeUndefined();
  });

  it('show how far long work is', () => {
    expect(bar('sim', 50, 100, 2000)).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 50/100 2 s left`);
  });

  it('sum numbers up', () => {
    expect(distribution([3, 1, 2])).toEqual({ mean: 2, least: 1, p5: 1, median: 2, p95: 3, most: 3 });
    expect(distribution([])).toMatchObject({ mean: 0, most: 0 });
  });
});
