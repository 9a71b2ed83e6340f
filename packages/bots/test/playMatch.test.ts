import { loadMatch, Random, Run } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, parseBot, playMatch, randomBot, randomPlayout, recordMatch } from '../src/index.ts';
import { type PigAction, type PigState, pig } from './pig.ts';

const lineUp = (...specs: string[]) => specs.map((spec) => parseBot(spec, pig));

describe('playMatch', () => {
  const plan = { players: 3, seed: 'plan', describe: true };

  it('gives the same match for the same plan', async () => {
    const bots = () => lineUp('search:40', 'greedy', 'random');
    expect(await playMatch(pig, bots(), plan)).toEqual(await playMatch(pig, bots(), plan));
  });

  it('plays what the recorded match plays, and the record replays', async () => {
    const bots = lineUp('greedy', 'random', 'cadet');
    const { file, ...recorded } = await recordMatch(pig, bots, plan);
    expect(recorded).toEqual(await playMatch(pig, bots, plan));
    expect(file.names).toEqual(['greedy', 'random', 'cadet']);
    expect(loadMatch(pig, file).outcome).toEqual(recorded.outcome);
  });

  it('ranks every seat at the end', async () => {
    const { outcome, unfinished, decisions, final } = await playMatch(pig, lineUp('random', 'random', 'random'), plan);
    expect(Math.min(...outcome.places)).toBe(1);
    expect(outcome.points).toHaveLength(3);
    expect(unfinished).toBe(false);
    expect(decisions).toBeGreaterThan(10);
    expect(final).toHaveProperty('banked');
  });

  it('breaks off at the limit as a draw', async () => {
    const restless: Bot<PigState, PigAction> = {
      name: 'restless',
      decide: async ({ question }) => (question.kind === 'bid' ? { do: 'bid', pay: 0 } : { do: 'roll' }),
    };
    const { outcome, unfinished, decisions } = await playMatch(pig, [restless, restless], {
      players: 2,
      seed: 'for ever',
      limit: 500,
    });
    expect({ places: outcome.places, unfinished, decisions }).toEqual({
      places: [1, 1],
      unfinished: true,
      decisions: 500,
    });
  });

  it('needs a bot for each seat', async () => {
    await expect(playMatch(pig, [randomBot()], { players: 2, seed: 'alone' })).rejects.toThrow('2 seats');
  });
});

describe('randomPlayout', () => {
  const begun = () => {
    const run = Run.setUp(pig, 4, {}, Random.fromSeed('playout'));
    run.begin();
    return run;
  };

  it('plays to the end, the same way with the same luck', () => {
    const [one, two] = [begun(), begun()];
    const decisions = randomPlayout(one, Random.fromSeed('luck'), 10_000);
    expect(one.over).toBe(true);
    expect(randomPlayout(two, Random.fromSeed('luck'), 10_000)).toBe(decisions);
    expect(two.state).toEqual(one.state);
  });

  it('stops at the limit', () => {
    const run = begun();
    expect(randomPlayout(run, Random.fromSeed('luck'), 7)).toBe(7);
    expect(run.over).toBe(false);
  });
});
