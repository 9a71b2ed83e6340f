import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileWith, newFolder, PATIENCE, playedMatch, program, starboard } from './run.ts';

const sim = (...args: string[]) =>
  starboard(['sim', 'template', '--players', '2', '--bot-time', PATIENCE, '--json', ...args]);

describe.concurrent('sim', () => {
  it('gives the same results for the same seed, whatever the number of workers', async () => {
    const args = ['--games', '40', '--seed', '7', '--bots', 'greedy,random'];
    const runs = await Promise.all([sim(...args), sim(...args), sim(...args, '--workers', '3')]);
    const [first, ...others] = runs.map(({ out }) => ({ ...JSON.parse(out), speed: undefined }));
    expect(first.games).toBe(40);
    expect(first.seats[0].wins + first.seats[1].wins).toBeCloseTo(40);
    for (const other of others) expect(other).toEqual(first);
  });

  it('prints tables for people', async () => {
    const { code, out, err } = await starboard(['sim', 'template', '--games', '5']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^5 matches of template with 4 players in .* decisions\/s\n/);
    expect(out).toContain('decisions in a match');
  });

  it('passes options on', async () => {
    expect((await sim('--games', '2', '--option', 'hourglass=true')).code).toBe(0);
    expect((await sim('--games', '2', '--options', '{"hourglass":true}')).code).toBe(0);
  });
});

describe.concurrent('a bot that is a program', () => {
  it('sits down beside the others', async () => {
    const { code, out, err } = await sim('--games', '3', '--bots', `${program('first')},random`);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ games: 3, unfinished: 0 });
  });

  it('sits down in workers, too', async () => {
    const args = ['--games', '4', '--bots', `${program('first')},random`];
    const [here, there] = await Promise.all([sim(...args), sim(...args, '--workers', '2')]);
    expect(JSON.parse(there.out).seats).toEqual(JSON.parse(here.out).seats);
  });

  it.each([
    ['hangs', '60', 'gives no answer within 60 ms'],
    ['late', '200', 'gives no answer within 200 ms'],
    ['crashes', PATIENCE, 'ended (exit code 7)'],
    ['babbles', PATIENCE, 'answers without end'],
    ['is-not-there', PATIENCE, 'ended (exit code 1)'],
  ])('%s: loses its decisions and never the match', async (name, time, message) => {
    const { code, out, err } = await sim('--games', '2', '--bot-time', time, '--bots', `${program(name)},random`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 });
    expect(err).toContain(message);
    expect(err).toContain('the default action is taken for it');
    expect(err).toContain('is not asked any more');
  });

  it('lies: is told so, and goes on being asked while it is honest at times', async () => {
    const { code, out, err } = await sim('--games', '3', '--bots', `${program('lies')},random`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 3, unfinished: 0 });
    expect(err).toContain('"win-at-once" is no action of this game');
    expect(err).toContain('fuel: must be a whole number from 0 to 3');
  });
});

describe.concurrent('arena', () => {
  it('prints a line for each game, seats rotated on one seed, and the ratings', async () => {
    const args = ['arena', 'template', '--bots', 'greedy,random', '--players', '2', '--games', '9', '--json'];
    const { code, out } = await starboard([...args, '--workers', '2']);
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(11);
    expect(lines[1].seed).toBe(lines[0].seed);
    expect(lines[1].seats).toEqual([...lines[0].seats].reverse());
    expect(lines[10].ratings.map(({ bot }: { bot: string }) => bot).sort()).toEqual(['greedy', 'random']);
    expect((await starboard(args)).out).toBe(out);
  });

  it('prints a table for people, with programs among the bots', async () => {
    const bots = ['--bot-time', PATIENCE, '--bots', 'random', '--bots', program('first')];
    const { code, out } = await starboard(['arena', 'template', '--players', '2', '--games', '4', ...bots]);
    expect(code).toBe(0);
    expect(out).toContain('4 games');
    expect(out).toContain('rating');
  });
});

describe.concurrent('ladder', () => {
  const climbed = (games: number, ...more: string[]) =>
    starboard([
      ...['ladder', 'template', '--players', '2', '--bots', 'random,greedy,cadet'],
      '--games',
      `${games}`,
      ...more,
    ]);

  it('prints a table in Markdown, the same for any number of workers', async () => {
    const [one, two] = await Promise.all([climbed(6), climbed(6, '--workers', '2')]);
    expect(two).toEqual(one);
    expect(one).toMatchObject({ code: 0, err: '' });
    const rows = one.out.trim().split('\n');
    expect(rows).toHaveLength(5);
    expect(rows[2]).toMatch(/^\| `random` +\| 0 +\| 0 to 0 +\|/);
    for (const row of rows) expect(row.split('|')).toHaveLength(8);
  });

  it('goes on where it was broken off, with the same result', async () => {
    const file = join(newFolder(), 'ladder.jsonl');
    await climbed(4, '--keep', file);
    const kept = readFileSync(file, 'utf8').trim().split('\n');
    const [whole, gone] = await Promise.all([climbed(10), climbed(10, '--keep', file)]);
    expect(gone).toEqual(whole);
    expect(await climbed(4, '--keep', file)).toEqual(await climbed(4));
    expect(readFileSync(file, 'utf8').trim().split('\n').slice(0, kept.length)).toEqual(kept);
  });

  it('refuses games of another ladder, and what is no game', async () => {
    const file = join(newFolder(), 'ladder.jsonl');
    await climbed(2, '--keep', file);
    const other = await climbed(2, '--keep', file, '--seed', 'another');
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('is no game of this ladder')]);
    const broken = await climbed(2, '--keep', fileWith('{"seats":1}\n'));
    expect([broken.code, broken.err]).toEqual([2, expect.stringContaining('line 1: is no game')]);
  });
});

describe.concurrent('serve-bot', () => {
  it('answers every line, good or bad', async () => {
    const form = { name: 'crystals', type: 'counts', of: 'crystal', ids: ['ice', 'iron'], max: [1, 4], total: 3 };
    const lines = [
      JSON.stringify({ id: 1, decision: { options: [{ do: 'tow' }] } }),
      JSON.stringify({
        id: 2,
        decision: { options: [], forms: [{ do: 'drop', verdict: { ok: true }, fields: [form] }] },
      }),
      'nonsense',
      JSON.stringify({ id: 3, game: 'chess' }),
      JSON.stringify({ id: 4 }),
    ];
    const { code, out } = await starboard(['serve-bot', 'template'], `${lines.join('\n')}\n`);
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0]).toEqual({ id: 1, action: { do: 'tow' } });
    const { ice = 0, iron = 0 } = answers[1].action.crystals;
    expect(ice + iron).toBe(3);
    expect(answers[2].error).toContain('not JSON');
    expect(answers[3]).toEqual({ id: 3, error: 'game: this bot plays template' });
    expect(answers[4].error).toContain('decision');
  });

  it('looks ahead where it is given the match', async () => {
    const file = await playedMatch();
    const { outcome: _, ...running } = { ...file, log: file.log.slice(0, -1) };
    const { seat } = file.log[file.log.length - 1];
    const lines = [
      { id: 1, seat, match: running },
      { id: 2, seat, match: file },
      { id: 3, decision: {} },
    ];
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const { out } = await starboard(['serve-bot', 'template', '--bot', 'greedy'], input);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0].action.do).toBeTypeOf('string');
    expect(answers[1].error).toContain('is not asked anything');
    expect(answers[2].error).toContain('greedy looks ahead');
  });
});
