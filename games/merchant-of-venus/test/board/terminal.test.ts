import { terminalKit } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { merchantOfVenus } from '../../src/index.ts';
import { drawMap } from '../../src/terminal.ts';
import { venus } from '../table.ts';

const { drawn, tests } = terminalKit(merchantOfVenus, drawMap);

const start = venus().match;
const later = venus({
  players: 3,
  round: 12,
  cultures: { CW: 'graw' },
  contacts: { DW: 'niks' },
  knows: [['DW'], [], []],
  waiting: { P08: 'GB', P01: 'CW' },
  seats: [{ at: 'CW-C1', goods: { G01: 2 }, techs: { shuttle: 1 }, drive: 'red-drive', passengers: ['P10'] }],
}).match;

tests([
  ['at the start', start],
  ['in the middle', later],
]);

describe('what a terminal shows', () => {
  it('shows known markets with their prices, and unknown worlds', () => {
    const text = drawn(later, 0);
    expect(text).toContain(
      'Colony World: Graw, weak market; sells 6 Space Spice (30), Strong Flame (30), cargo hold (60)',
    );
    expect(text).toContain('Bionic Perfume (110)');
    expect(text).toContain('Jungle World: ?\n');
  });

  it('MV-1.21: shows a card that a probe has seen to its owner alone', () => {
    expect(drawn(later, 0)).toContain('Desert World: ? Niks');
    expect(drawn(later, 1)).toContain('Desert World: ?\n');
  });

  it('shows the ship of whoever looks, and a line for everybody', () => {
    const text = drawn(later, 0);
    expect(text).toContain('Colony World C1 (surface city)');
    expect(text).toContain('red drive');
    expect(text).toContain('Cargo (room 4): 2 Bionic Perfume, passenger from the Galactic Base to Graw (160)');
    expect(text.match(/the Galactic Base$/gm)).toHaveLength(2);
  });
});
