import { Match, type MatchView, type Viewer } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { starfarers } from '../src/index.ts';
import { drawMap } from '../src/terminal.ts';
import type { Seen } from '../src/view.ts';

const names = ['Ann', 'Bo', 'Cy', 'A name that is much too long for its column'];
const viewOf = (players: number, viewer: Viewer) =>
  new Match(starfarers, { players, seed: 'terminal' }).view(viewer) as MatchView<Seen>;

describe('the map in the terminal', () => {
  it('shows every point, the home systems and what stands on them', () => {
    const map = drawMap(viewOf(4, 0), 'en', { seat: 0, names, colour: false });
    for (const sign of ['001', '242', '(a)', '<5>', 'Alp', 'scien', '[R]', '(W)', 'R1c', 'C8', 'O3/12']) {
      expect(map).toContain(sign);
    }
    expect(map).toContain('Your cards: ore');
    expect(map).toContain('4 points');
  });

  it('shows chits that lie face down by their dot alone', () => {
    const map = drawMap(viewOf(4, 0), 'en', { seat: 0, names, colour: false });
    expect(map.match(/[OFCVG]\?[yrbgov]/g)).toHaveLength(21);
    expect(map).not.toContain('P4');
  });

  it('fits a terminal, in both languages, for a spectator, too', () => {
    for (const language of ['en', 'de'] as const) {
      const map = drawMap(viewOf(3, -1), language, { seat: -1, names, colour: false });
      expect(Math.max(...map.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(
        Math.max(
          ...map
            .split('\n')
            .slice(0, 26)
            .map((line) => line.length),
        ),
      ).toBeLessThanOrEqual(78);
      expect(map).not.toContain('Your cards');
    }
  });

  it('says the same in colour', () => {
    const [plain, colourful] = [false, true].map((colour) => drawMap(viewOf(4, 1), 'de', { seat: 1, names, colour }));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours are made of
    expect(colourful.replace(/\u001b\[\d+m/g, '')).toBe(plain);
    expect(colourful).not.toBe(plain);
  });
});
