import type { DrawExtra } from '@starboard/kernel';
import { speaker } from '@starboard/text';
import { describe, expect, it } from 'vitest';
import { drawMap } from '../../src/terminal.ts';
import { phrases } from '../../src/text/phrases.ts';
import { flight } from '../table.ts';
import { ALL, played, type Table } from './scenes.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'A name that is much too long for its column'];

const drawn = (
  match: Pick<Table, 'view'>,
  seat: number,
  more: Partial<DrawExtra> = {},
  language: 'en' | 'de' = 'en',
) => {
  const { say } = speaker(phrases.words, language, NAMES);
  return drawMap(match.view(seat), language, { seat, names: NAMES, colour: false, say, ...more });
};

const SHIP = {
  '7,7': 'start-cabin',
  '7,6': ['hold-3', { goods: { yellow: 1, blue: 1 } }],
  '7,8': ['battery-3', { tokens: 2 }],
  '6,7': 'cannon',
  '8,7': ['cabin', { humans: 1 }],
  '8,6': 'engine',
} as const;

describe('the table in the terminal', () => {
  const t = flight({ deck: ['i-18', 'i-03'], ships: [SHIP], seats: [{ credits: 7 }] }).flyOn();

  it('draws the ship: components with their squares and connectors, crew, tokens and goods', () => {
    const lines = drawn(t.match, 0).split('\n');
    const middle = lines.find((line) => line.includes('St oo')) ?? '';
    expect(middle).toMatch(/^ {3}7 .*Hoyb\.[123] 3St oo3 [123]Ba\*\*\./);
    expect(lines.find((line) => line.includes('En v'))).toContain('Ca o ');
    expect(lines.some((line) => line.includes('Cn ^'))).toBe(true);
    expect(lines[lines.indexOf(middle) - 1]).toMatch(/\b7 {2}3/); // the starting cabin is square 7, with all pipes at its front
  });

  it('tells the card and the flight order, with the days behind the leader', () => {
    const text = drawn(t.match, 1);
    expect(text).toMatch(/Abandoned Ship \(I\)\. Cards left: 1\n {2}Give up 2 crew members\n/);
    const [head, first, second] = text.split('\n').slice(-3);
    expect([head, first, second].map((line) => line.replace(/ +/g, ' '))).toEqual([
      expect.stringContaining('engines cannons crew power exposed lost credits days'),
      expect.stringMatching(/^Ann Blue 1 1 3 2 \d+ 0 7$/),
      expect.stringMatching(/^Bo Green .*-2$/),
    ]);
  });

  it('fits a terminal in every phase and class, in both languages, for a watcher, too', () => {
    for (const round of ['1-IA', '2-IIA', '3-III', '3-IIIA']) {
      for (const phase of ['build', 'flight', 'ledger']) {
        const match = played(4, `terminal ${phase}`, { ...ALL, round1: round }, (state) => state.phase === phase, 9000);
        for (const [seat, language] of [
          [-1, 'en'],
          [0, 'de'],
        ] as const) {
          const text = drawn(match, seat, {}, language);
          const grid = text.split('\n').filter((line) => /^ {3}| {4}/.test(line));
          expect(Math.max(...grid.map((line) => line.length))).toBeLessThanOrEqual(100);
          expect(text).not.toMatch(/undefined|NaN|terminal\.|board\./);
        }
      }
    }
  });

  it('shows nothing of a tile that only another one has seen', () => {
    const match = played(2, 'hidden', ALL, (state) => state.phase === 'build' && state.handHidden[state.active] === 1);
    const { active } = match.state;
    expect(drawn(match, active)).toContain('In your hand: ');
    expect(drawn(match, 1 - active)).not.toContain('In your hand: ');
  });

  it('says the same in colour', () => {
    const colourful = drawn(t.match, 0, { colour: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours are made of
    expect(colourful.replace(/\u001b\[\d+m/g, '')).toBe(drawn(t.match, 0));
    expect(colourful).not.toBe(drawn(t.match, 0));
  });
});
