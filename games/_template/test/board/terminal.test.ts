import { terminalKit } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { template } from '../../src/index.ts';
import { drawMap } from '../../src/terminal.ts';
import { market, seated, table } from '../table.ts';

const { drawn, tests } = terminalKit(template, drawMap);

const traded = market([{ ice: 2, glow: 1 }, { iron: 1 }], { comet: 'halley', finds: ['prism'] }).match;

/** The comet of seat 0 has burst. */
function burst() {
  const state = { find: 'geode', seats: seated([{ hand: {} }, { hand: {} }]) };
  const at = table({ scramble: true, state, draws: { bag: [2, 0, 0], debris: [0, 0, 1] } });
  at.burn(1, 0);
  return at.do(0, 'crack').match;
}

tests([
  ['at the start', table().match],
  ['at the market', traded],
  ['in a scramble', burst()],
]);

describe('what a terminal shows', () => {
  it('shows the sky, and who has what', () => {
    expect(drawn(traded, 1)).toContain('* Halley; 5 points; 7 comets to come');
    expect(drawn(traded, 1)).toMatch(/^>Ann +5 +5 +3 +0 {2}Prism$/m);
    expect(drawn(burst(), 1)).toContain('Lies open: 2 ice and 1 iron');
  });
  it('shows a hold to its owner alone', () => {
    expect(drawn(traded, 0)).toContain('Your hold: 2 ice and 1 glow\nWish: ');
    expect(drawn(traded, 1)).not.toContain('2 ice');
  });
});
