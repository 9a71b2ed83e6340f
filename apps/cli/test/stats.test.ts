import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../src/jobs/effects.ts';
import { fileWith, here, newFolder } from './run.ts';

const GAME = ['stats', 'starship-captains', '--players', '2', '--bot', 'random', '--games', '6', '--least', '1'];

describe('starboard stats', () => {
  const results = [
    { outcome: { places: [1, 2], points: [12, 6] }, features: [['seat 0', 'card a'], ['seat 1']] },
    { outcome: { places: [1, 1], points: [8, 8] }, features: [['seat 0'], ['seat 1', 'card a', 'card a']] },
    { outcome: { places: [2, 1], points: [3, 5] }, features: [['seat 0', 'card b'], ['seat 1']] },
  ];

  it('compares those who had a card with the others, each chair once', () => {
    const [a, b] = effectsOf(results);
    expect(a).toMatchObject({
      feature: 'card a',
      with: { games: 2, wins: 1.5, share: 0.75 },
      without: { games: 4, wins: 1.5, share: 0.375 },
      lift: { mean: 0.75 - 0.375 },
      points: { mean: 10 - 5.5 },
    });
    expect(a.lift.margin).toBeCloseTo(1.959964 * Math.sqrt(0.125 / 2 + 0.6875 / 3 / 4), 4);
    expect(a.points.margin).toBeCloseTo(1.959964 * Math.sqrt(8 / 2 + 13 / 3 / 4), 4);
    expect(b).toMatchObject({ feature: 'card b', with: { games: 1, wins: 0 }, points: { mean: 3 - 7.8 } });
  });

  it('leaves out what too few had or missed, and orders by kind and lift', () => {
    expect(effectsOf(results).map(({ feature }) => feature)).toEqual(['card a', 'card b', 'seat 0', 'seat 1']);
    expect(effectsOf(results, 3).map(({ feature }) => feature)).toEqual(['seat 0', 'seat 1']);
    expect(effectsOf(results, 4)).toEqual([]);
  });

  it('counts technologies, missions, turns and seats of Starship Captains, the same every time', async () => {
    const { code, out } = await here(...GAME, '--json');
    expect(code).toBe(0);
    const { effects, ...head } = JSON.parse(out);
    expect(head).toEqual({ game: 'starship-captains', players: 2, bot: 'random', seed: '1', games: 6 });
    const kinds = new Set(effects.map(({ feature }: { feature: string }) => feature.split(' ')[0]));
    expect([...kinds]).toEqual(['mission', 'seat', 'tech', 'turn']);
    expect((await here(...GAME, '--json', '--workers', '2')).out).toBe(out);
  });

  it('keeps matches in a file and goes on after them, as if it had never been broken off', async () => {
    const file = join(newFolder(), 'kept.jsonl');
    const kept = () => readFileSync(file, 'utf8');
    const { out } = await here(...GAME, '--json');
    expect((await here(...GAME, '--json', '--games', '2', '--keep', file)).code).toBe(0);
    const begun = kept();
    expect(begun.split('\n')).toHaveLength(4); // the plan, two matches, and the end of the last line
    expect((await here(...GAME, '--json', '--keep', file, '--workers', '2')).out).toBe(out);
    expect(kept().startsWith(begun)).toBe(true);
    const whole = kept();
    expect((await here(...GAME, '--json', '--keep', file)).out).toBe(out);
    expect((await here(...GAME, '--json', '--games', '2', '--keep', file)).out).toBe(
      (await here(...GAME, '--json', '--games', '2')).out,
    );
    expect(kept()).toBe(whole);
  });

  it('refuses to add to what another plan has kept, and to what is torn', async () => {
    const file = join(newFolder(), 'kept.jsonl');
    await here(...GAME, '--games', '1', '--keep', file);
    const first = readFileSync(file, 'utf8');
    const other = await here(...GAME, '--games', '1', '--keep', file, '--seed', '2');
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('something else') });
    expect(readFileSync(file, 'utf8')).toBe(first);
    const torn = fileWith(first.slice(0, -4));
    expect(await here(...GAME, '--keep', torn)).toMatchObject({ code: 2, err: expect.stringContaining('torn') });
    const odd = fileWith(`${first}nonsense\n`);
    expect(await here(...GAME, '--keep', odd)).toMatchObject({ code: 2, err: expect.stringContaining('line 3') });
  });

  it('prints a table for each kind, with names in both languages', async () => {
    const { out } = await here(...GAME);
    expect(out).toMatch(
      /^6 matches of starship-captains with 2 players, all of them random\n\nmission .*chairs {2}wins/,
    );
    expect(out).toMatch(/\n {3}1 {9}6 /);
    const name = /\nt\d\d {3}(\S.*?) {2}/;
    const german = (await here(...GAME, '--lang', 'de')).out;
    expect(name.exec(german)?.[1]).not.toBe(name.exec(out)?.[1]);
  });

  it('counts finds and comets of Comet Rush, and nothing but seats where a game names nothing else', async () => {
    const kinds = async (game: string, players: string) => {
      const { out } = await here(
        ...['stats', game, '--players', players, '--bot', 'random', '--games', '6', '--least', '1', '--json'],
      );
      return [...new Set(JSON.parse(out).effects.map(({ feature }: { feature: string }) => feature.split(' ')[0]))];
    };
    expect((await kinds('template', '2')).sort()).toEqual(['comets', 'find', 'seat']);
    expect(await kinds('starfarers', '3')).toEqual(['seat']);
  });
});
