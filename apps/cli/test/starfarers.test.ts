import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { here, newFolder, PATIENCE, program, starboard } from './run.ts';

const auto = (turns: number): string => 'auto\n'.repeat(turns);

describe.concurrent('Starfarers on the command line', () => {
  it('is played with a map, saved, verified, replayed and resumed', async () => {
    const file = join(newFolder(), 'match.json');
    const seats = ['--seats', 'human,random,random', '--seed', '1', '--option', 'colours=red,blue,white'];
    const played = await starboard(['play', 'starfarers', ...seats, '--save', file], auto(15));
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toContain('[R]');
    expect(played.out).toContain(`Saved as ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8')).names).toEqual(['Player 1', 'random 2', 'random 3']);
    expect(await starboard(['verify', file])).toMatchObject({ code: 0 });
    const replay = await starboard(['replay', file, '--to', '5', '--seat', '2', '--lang', 'de']);
    expect(replay.out).toContain('Deine Karten: Erz');
    const again = await starboard(['play', '--resume', file], auto(3));
    expect([again.code, again.err]).toEqual([0, '']);
  });

  it('is played by a program, wrong answers and all', async () => {
    const bots = `${program('first')},${program('lies')},random`;
    const { code, out } = await starboard([
      'sim',
      'starfarers',
      '--bot-time',
      PATIENCE,
      '--bots',
      bots,
      '--games',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, unfinished: 0, players: 3 });
  });

  it('tells wins by colour, as the start positions go by colour', async () => {
    const { out } = await starboard(['sim', 'starfarers', '--games', '3', '--json']);
    expect(Object.keys(JSON.parse(out).colours)).toEqual(['blue', 'red', 'white', 'yellow']);
  });
});

describe('the rules of Starfarers', () => {
  it('are there in both languages', async () => {
    expect((await here('rules', 'starfarers', 'SF-2.1')).out).toContain('SF-2.1');
    expect((await here('rules', 'starfarers', 'SF-2.1', '--lang', 'de')).out).toContain('SF-2.1');
  });
});
