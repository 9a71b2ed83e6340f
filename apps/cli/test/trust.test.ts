import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseBot, recordMatch } from '@starboard/bots';
import { games } from '@starboard/games';
import {
  commitmentTo,
  contributionHash,
  type Draw,
  luckOf,
  Match,
  type MatchFile,
  matchFile,
  Random,
  sha256,
  withDraws,
} from '@starboard/kernel';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { fileWith, here } from './run.ts';

const docs = new URL('../../../docs/', import.meta.url);
const SCRIPT = fileURLToPath(new URL('examples/verify.py', docs));

/** Whether there is a Python; where CI=true there must be one. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && env.CI === 'true') throw new Error('There is no python3');

const python = (file: object) => {
  const { status, stdout, stderr } = spawnSync('python3', ['-B', SCRIPT, fileWith(JSON.stringify(file))], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

const SEED = sha256('a seed');
const commitment = commitmentTo(SEED);
const given = (seat: number) => {
  const value = sha256(`value ${seat}`);
  return { hash: contributionHash(commitment, seat, value), value };
};
/** Seats 0 and 3 have opened theirs, seat 1 has not, and seat 2 has given nothing. */
const contributions = [given(0), { hash: given(1).hash }, {}, given(3)];

/** A match of people who have added to its luck. */
function together(): MatchFile {
  const match = new Match(template, { players: 4, seed: SEED, contributions });
  const random = Random.fromSeed('together');
  while (!match.over) {
    const { seat } = match.next();
    const options = match.decisions(seat).find((one) => one.seat === seat)?.options ?? [];
    const action = options[random.below(Math.max(1, options.length))];
    const verdict = action === undefined ? match.take(seat, match.fallback(seat)) : match.submit(seat, action);
    expect(verdict.ok).toBe(true);
  }
  return withDraws(template, matchFile(match, ['Ann', 'Bo', 'Cy', 'Dee'], true));
}

const file = together();
const draws = file.draws ?? [];
const changedDraw = (kind: string, is: (draw: Draw) => Draw['is']) => {
  const at = draws.findIndex((draw) => kind in draw);
  expect(at).toBeGreaterThanOrEqual(0);
  return { draws: draws.with(at, { ...draws[at], is: is(draws[at]) } as Draw) };
};
const swapped = ({ is }: Draw) => (is as number[]).with(0, (is as number[])[1]).with(1, (is as number[])[0]);

const FORGED: [string, () => object][] = [
  ['another seed', () => ({ seed: sha256('luckier') })],
  [
    'another seed with its commitment',
    () => ({ seed: sha256('luckier'), commitment: commitmentTo(sha256('luckier')) }),
  ],
  ['another commitment', () => ({ commitment: commitmentTo('x') })],
  ['another contribution', () => ({ contributions: contributions.with(0, { ...given(0), value: sha256('chosen') }) })],
  ['another hash', () => ({ contributions: contributions.with(0, { ...given(0), hash: sha256('chosen') }) })],
  ['a contribution left out', () => ({ contributions: contributions.with(3, {}) })],
  ['a contribution opened afterwards', () => ({ contributions: contributions.with(1, given(1)) })],
  ['all contributions left out', () => ({ contributions: undefined })],
  ['contributions of seats exchanged', () => ({ contributions: [given(3), contributions[1], {}, given(0)] })],
  ['a shuffle of another order', () => changedDraw('shuffle', swapped)],
  ['a pick of another kind', () => changedDraw('pick', ({ is }) => (is as number) + 1)],
  ['another number', () => changedDraw('below', ({ is }) => (is as number) + 1)],
];

describe('verify', () => {
  it('tells who has added to the luck, and that every draw follows', async () => {
    const { code, out } = await here('verify', fileWith(JSON.stringify(file)));
    expect(code).toBe(0);
    expect(out).toContain(`All ${draws.length} draws follow from the seed and what was added to it.\n`);
    expect(out).toContain('Added to the luck: Ann and Dee.\n');
    expect(out).toContain('did not open it in time, so added nothing: Bo.\n');
    expect(out).toContain('Added nothing to the luck (bots never do): Cy.\n');
    const { out: json } = await here('verify', fileWith(JSON.stringify(file)), '--json');
    expect(JSON.parse(json)).toMatchObject({ ok: true, luck: 2, draws: draws.length, contributions });
    expect((await here('replay', fileWith(JSON.stringify(file)), '--lang', 'de')).out).toContain(
      'Zum Glück beigetragen: Ann und Dee.',
    );
  });

  it.each(FORGED)('finds %s', async (_, forged) => {
    const { code, out, err } = await here('verify', fileWith(JSON.stringify({ ...file, ...forged() })));
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^Not as recorded: /);
  });
});

describe.skipIf(!hasPython)('docs/examples/verify.py', () => {
  it('finds nothing wrong with an honest match', () => {
    expect(python(file)).toEqual({
      code: 0,
      out: `Seed and contributions (seats [0, 3]) fit what was promised; all ${draws.length} draws follow from them.\n`,
      err: '',
    });
  });

  it.each(FORGED)('finds %s', (_, forged) => {
    const { code, out, err } = python({ ...file, ...forged() });
    expect([code, err]).toEqual([1, '']);
    expect(out).not.toBe('');
  });

  it.each(games.map((game) => [game.meta.id, game] as const))('follows every draw of %s', async (_, game) => {
    const players = game.meta.players.max;
    const bots = Array.from({ length: players }, () => parseBot('random', game));
    const { file: played } = await recordMatch(game, bots, { players, seed: `python ${game.meta.id}`, limit: 3000 });
    const whole = withDraws(game, played);
    expect(whole.draws?.length).toBeGreaterThan(10);
    expect(python(whole)).toMatchObject({ code: 0, err: '' });
  });

  it('refuses what it cannot check', () => {
    const { draws: _, ...rest } = file;
    expect(python(rest).code).toBe(2);
    expect(python({ ...file, luck: 1 }).code).toBe(2);
  });
});

describe('docs/trust.md', () => {
  const text = readFileSync(new URL('trust.md', docs), 'utf8');
  const said = (what: string): string => new RegExp(`^${what} +(.*)$`, 'm').exec(text)?.[1] ?? '';

  it('has an example that is true', () => {
    const values = ['aa'.repeat(32), undefined, '0b'.repeat(32)];
    const seed = said('seed');
    const luck = { version: 2 as const, seed, contributions: values.map((value) => (value ? { value } : {})) };
    expect(said('commitment')).toBe(commitmentTo(seed));
    for (const seat of [0, 2])
      expect(said(`hash of seat ${seat}`)).toBe(contributionHash(commitmentTo(seed), seat, values[seat] ?? ''));
    const [words, dice] = [luckOf(luck), luckOf(luck)];
    expect(said('first words')).toBe(Array.from({ length: 6 }, () => words.below(2 ** 32)).join(' '));
    expect(said('as six dice')).toBe(Array.from({ length: 6 }, () => dice.below(6) + 1).join(' '));
    const key = Buffer.from(Int32Array.from(luckOf(luck).save().slice(0, 8)).buffer).toString('hex');
    expect(said('key')).toBe(key);
  });
});
