import { describe, expect, it } from 'vitest';
import { starboard } from './run.ts';

const make = async (seed: string) =>
  (await starboard(['dataset', 'template', '--games', '3', '--bots', 'greedy,random', '--seed', seed])).out;

describe.concurrent('dataset', () => {
  it('is the same by the same seed, and other matches by another', async () => {
    const [one, again, other] = await Promise.all([make('a'), make('a'), make('b')]);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('has a schema, then matches with what was seen, possible and done', async () => {
    const [schema, ...matches] = (await make('c'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(schema).toMatchObject({ game: 'template', players: 2, bots: ['greedy', 'random'] });
    expect(matches).toHaveLength(3);
    for (const { places, points, rewards, decisions } of matches) {
      expect([places.length, points.length, rewards.length]).toEqual([2, 2, 2]);
      expect(decisions.length).toBeGreaterThan(5);
      for (const { seat, observation, legal, action, did } of decisions) {
        expect(observation).toHaveLength(schema.observation.size);
        expect(observation[seat]).toBe(1);
        if (action >= 0) expect(legal).toContain(action);
        const kind = schema.actions.blocks.find(
          ({ at, size }: { at: number; size: number }) => action >= at && action < at + size,
        );
        if (action >= 0) expect(kind.do).toBe(did.do);
      }
    }
  });
});
