import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changed, changesOf } from './changes.ts';
import { mutantsOf, sampleOf } from './sample.ts';
import { withRow } from './table.ts';
import { counted, fewerMatches } from './tests.ts';

const repository = join(import.meta.dirname, '../..');
const home = join(repository, 'games/_template');
const becomes = (source: string): string[] => changesOf(source).map((change) => changed(source, change));
const copies = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('starboard-mutants-'));

describe('changes', () => {
  it('leave out one side of a condition, swap and and or, and move the edge of a comparison', () => {
    expect(becomes('f(a && b.c < d)')).toEqual([
      'f(a || b.c < d)',
      'f(a)',
      'f(b.c < d)',
      'f(a && b.c <= d)',
      'f(a && b.c >= d)',
    ]);
  });
  it('let a condition always and never hold, and count one more', () => {
    expect(becomes('if (!a) b = 2;')).toEqual([
      'if (true) b = 2;',
      'if (false) b = 2;',
      'if (a) b = 2;',
      'if (!a) b = 3;',
    ]);
  });
  it('leave alone how lots are drawn among what is allowed', () => {
    expect(becomes('const q = { draw: (a) => a + 1, options: (a) => f(a, 1) };')).toEqual([
      'const q = { draw: (a) => a + 1, options: (a) => f(a, 2) };',
    ]);
  });
  it('leave types, imports, and checks for bugs as they are', () => {
    expect(
      becomes("import { a } from 'b';\ntype C = 1 | 2;\nconst d = e as 3;\nif (f < 1) throw new Error();"),
    ).toEqual([expect.stringContaining('if (f <= 1)'), expect.stringContaining('if (f >= 1)')]);
  });
  it('do not move an edge twice', () => {
    expect(becomes('f(a > 1, 1)')).toEqual(['f(a >= 1, 1)', 'f(a <= 1, 1)', 'f(a > 1, 2)']);
  });
  it('are called by their place, and told from those that look the same', () => {
    const names = changesOf('function fee() {\n  return a - b + (a - b);\n}').map(
      ({ line, name }) => `${line} ${name}`,
    );
    expect(names).toContain('2 fee: `a - b` becomes `a + b`');
    expect(names).toContain('2 fee: `a - b` becomes `a + b` (2)');
  });
});

describe('a sample', () => {
  const mutants = mutantsOf(home);
  it('is the same for a seed, and another for another', () => {
    const names = (seed: string) => sampleOf(mutants, 9, seed).map(({ name }) => name);
    expect(names('a')).toEqual(names('a'));
    expect(names('a')).not.toEqual(names('b'));
  });
  it('keeps its members where others come and go', () => {
    const sample = sampleOf(mutants, 9, 'a');
    const fewer = mutants.filter((mutant) => sample.includes(mutant) || mutant.path !== 'src/score.ts').reverse();
    expect(fewer.length).toBeLessThan(mutants.length);
    expect(sampleOf(fewer, 9, 'a')).toEqual(sample);
  });
});

it('a loop that does not end is counted, with and without braces', () => {
  let turns = 0;
  const turnsOfLoops = () => {
    if (++turns > 9) throw new Error('enough');
  };
  for (const source of ['while (true) {}', 'for (;;) ;', 'do ; while (true)']) {
    turns = 0;
    const run = new Function('globalThis', counted(source, 'loop.ts'));
    expect(() => run({ turnsOfLoops })).toThrow('enough');
  }
});

it('laws are tried on 20 matches at most', () => {
  expect(fewerMatches('gameLaws(game, { seeds: 200, rules });')).toBe('gameLaws(game, { seeds: 20, rules });');
  expect(fewerMatches('gameLaws(game, { seeds: 12, rules });')).toBe('gameLaws(game, { seeds: 12, rules });');
});

it('the table has a row for each game and seed, and its survivors below', () => {
  const empty = '# T\n\n| game | … |\n| --- | --- |\n\nSurvivors:\n';
  const some = { date: '2026-01-02', changes: 9, sample: 4, byChapter: 1, byOthers: 1, equivalent: 0 };
  const found = { seed: 's', ...some, survivors: ['x.ts a', 'x.ts b'] };
  const both = withRow(withRow(empty, { game: 'b', ...found }), { game: 'a', ...found });
  const aligned = both.replace('| b | s |', '| b    | s   |');
  const again = withRow(aligned, { game: 'b', ...found, byOthers: 3, survivors: [] });
  const text = withRow(again, { game: 'a', ...found, seed: 'r', byOthers: 3, survivors: [] });
  expect(text.split('\n').slice(2)).toEqual([
    '| game | … |',
    '| --- | --- |',
    '| a | r | 2026-01-02 | 9 | 4 | 1 | 3 | 0 | 0 | 0.0 % |',
    '| a | s | 2026-01-02 | 9 | 4 | 1 | 1 | 0 | 2 | 50.0 % |',
    '| b | s | 2026-01-02 | 9 | 4 | 1 | 3 | 0 | 0 | 0.0 % |',
    '',
    'Survivors:',
    '',
    '- a, s: x.ts a',
    '- a, s: x.ts b',
    '',
  ]);
});

describe('npm run mutants', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { cwd: repository });
  const sources = () => mutantsOf(home).map(({ path }) => readFileSync(join(home, path), 'utf8'));

  it('says what notices a change, and leaves everything as it was', async () => {
    const [before, left] = [sources(), copies()];
    const { stdout } = await run('--game', '_template', '--sample', '3', '--seed', 'rules');
    expect(stdout).toContain(
      '1/3 noticed rules/chase.ts rollOff: `tied.length === 1` becomes `false`\n    by test/rules/chase.test.ts',
    );
    expect(stdout).toContain('0 of 3 changes were noticed by no test');
    expect(sources()).toEqual(before);
    expect(
      copies().filter((name) => !left.includes(name) && existsSync(join(tmpdir(), name, 'games/_template'))),
    ).toEqual([]);
  });
  it('ends with 1 where a change is noticed by nothing, and names it', async () => {
    const only = ['--sample', '400', '--only', 'bag.ts scoop: `crystal === undefined` becomes `false`'];
    await expect(run('--game', '_template', ...only)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/SURVIVED rules\/bag\.ts scoop/),
    });
  });
  it('refuses what makes no sense', async () => {
    await expect(run('--game', 'nothing')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--game'),
    });
    await expect(run('--game', '_template', '--save', '--only', 'bag.ts')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--save'),
    });
  });
});
