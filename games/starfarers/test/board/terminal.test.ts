import { Match } from '@starboard/kernel';
import { terminalKit } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { starfarers } from '../../src/index.ts';
import { drawMap } from '../../src/terminal.ts';
import { played } from './scenes.ts';

const { drawn, tests } = terminalKit(starfarers, drawMap);

const start = new Match(starfarers, { players: 4, seed: 'terminal' });
const MATCHES = [
  ['at the start', start],
  ['late', played(3, 'late', 500)],
] as const;

tests(MATCHES);

describe('the map in the terminal', () => {
  it('shows every point, the home systems and what stands on them', () => {
    const map = drawn(start, 0);
    for (const sign of ['001', '242', '(a)', '<5>', 'Alp', 'scien', '[R]', '(W)', 'R1c', 'C8', 'O3/12']) {
      expect(map).toContain(sign);
    }
    expect(map).toContain('Your cards: ore');
    expect(map).toMatch(/\n.*points +cards +drives +cannons +rings +fame\n>?.[RYBW] Ann +4 +3 /);
    expect(drawn(start, -1)).not.toContain('Your cards');
  });

  it('shows chits that lie face down by their dot alone', () => {
    const map = drawn(start, 0);
    expect(map.match(/[OFCVG]\?[yrbgov]/g)).toHaveLength(21);
    expect(map).not.toContain('P4');
  });

  it.each(MATCHES)('%s: fits a terminal', (_, match) => {
    for (const language of ['en', 'de'] as const) {
      const lines = drawn(match, -1, { language }).split('\n');
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
      for (const line of lines.slice(0, 26)) expect(line.length, line).toBeLessThanOrEqual(78);
    }
  });
});
