import { terminalKit } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { galaxyTrucker } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { drawMap } from '../../src/terminal.ts';
import { flight } from '../table.ts';
import { ALL, played } from './scenes.ts';

const { drawn, tests } = terminalKit(galaxyTrucker, drawMap);

const SHIP = {
  '7,7': 'start-cabin',
  '7,6': ['hold-3', { goods: { yellow: 1, blue: 1 } }],
  '7,8': ['battery-3', { tokens: 2 }],
  '6,7': 'cannon',
  '8,7': ['cabin', { humans: 1 }],
  '8,6': 'engine',
} as const;

const MOMENTS = ['1-IA', '2-IIA', '3-III', '3-IIIA'].flatMap((round) =>
  ['build', 'flight', 'ledger'].map((phase) => {
    const isThere = (state: State) => state.phase === phase;
    return [`${round} ${phase}`, played(4, `terminal ${phase}`, { ...ALL, round1: round }, isThere, 9000)] as const;
  }),
);

tests(MOMENTS);

describe('what a terminal shows', () => {
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

  it.each(MOMENTS)('%s: fits a terminal', (_, match) => {
    const grid = drawn(match, 0, { language: 'de' })
      .split('\n')
      .filter((line) => /^ {3}| {4}/.test(line));
    expect(Math.max(...grid.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('shows nothing of a tile that only another one has seen', () => {
    const match = played(2, 'hidden', ALL, (state) => state.phase === 'build' && state.handHidden[state.active] === 1);
    const { active } = match.state;
    expect(drawn(match, active)).toContain('In your hand: ');
    expect(drawn(match, 1 - active)).not.toContain('In your hand: ');
  });
});
