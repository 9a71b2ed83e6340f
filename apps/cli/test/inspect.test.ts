import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@starboard/games';
import { loadMatch, openScenario, readMatchFile, readScenario, runScenario } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { here, newFolder } from './run.ts';

const GOLDEN: Readonly<Record<string, string>> = {
  template: '_template/test/golden/two-of-the-old-luck.json',
  starfarers: 'starfarers/test/golden/three-beginners.json',
};
const pathOf = (game: string): string => fileURLToPath(new URL(`../../../games/${GOLDEN[game]}`, import.meta.url));

describe('inspect', () => {
  it.each(Object.keys(GOLDEN))('%s: writes positions down as scenarios that are the very same', async (id) => {
    const game = games.find(({ meta }) => meta.id === id)!;
    const file = readMatchFile(readFileSync(pathOf(id), 'utf8'));
    for (const share of [0, 0.3, 0.7, 0.95]) {
      const to = Math.floor(file.log.length * share);
      const { code, out } = await here('inspect', pathOf(id), '--to', String(to), '--scenario', '-');
      expect(code).toBe(0);
      const scenario = readScenario(out);
      expect(runScenario(game, scenario)).toEqual([]);
      const match = loadMatch(game, file, to);
      const opened = openScenario(game, scenario);
      for (const { seat, action } of scenario.steps) expect(opened.submit(seat, action).ok).toBe(true);
      expect(JSON.stringify(opened.state)).toBe(JSON.stringify(match.state));
      expect(opened.decisions(0)).toEqual(match.decisions(0).map(({ deadline: _, ...open }) => open));
    }
  });

  it('shows a position and what may be done in it, in words', async () => {
    const { code, out } = await here('inspect', pathOf('starfarers'), '--to', '40', '--lang', 'de');
    expect(code).toBe(0);
    expect(out).toMatch(/\(SF-\d+\.\d+\)/);
  });

  it('keeps the scenario in a file, and overwrites none', async () => {
    const into = join(newFolder(), 'position.json');
    expect((await here('inspect', pathOf('template'), '--scenario', into)).code).toBe(0);
    expect(existsSync(into)).toBe(true);
    expect((await here('scenario', into)).code).toBe(0);
    const again = await here('inspect', pathOf('template'), '--scenario', into);
    expect(again.code).toBe(2);
    expect(again.err).toContain(into);
  });

  it('refuses a snapshot that is no state of the game', async () => {
    const { out } = await here('inspect', pathOf('template'), '--to', '5', '--scenario', '-');
    const game = games.find(({ meta }) => meta.id === 'template')!;
    const scenario = readScenario(out);
    const damaged = (change: object) => () =>
      openScenario(game, { ...scenario, snapshot: { ...scenario.snapshot, ...change } });
    expect(damaged({ fuel: 'much' })).toThrow('snapshot.fuel: must be a list');
    expect(damaged({ extra: 1 })).toThrow('snapshot.extra: no such field');
  });
});
