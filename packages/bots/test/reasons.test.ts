import { Random } from '@starboard/kernel';
import { matchAt } from '@starboard/kernel/testing';
import { starfarers } from '@starboard/starfarers';
import { describe, expect, it } from 'vitest';
import { advise, reasonsFor, searchBot, situationIn } from '../src/index.ts';

/** Before the mothership is shaken, with all that a colony ship costs. */
const builder = () =>
  matchAt(starfarers, {
    players: 3,
    options: { colours: ['red', 'yellow', 'blue'] },
    state: { active: 0, turn: 1, phase: 'build', seats: { 0: { hand: { ore: 1, fuel: 1, carbon: 1, food: 1 } } } },
  });

describe('reasons', () => {
  const why = (kind: string) => {
    const match = builder();
    const offered = match.decisions(0).flatMap((open) => open.options ?? []);
    const named = (wanted: string) => starfarers.actions.read(offered.find((one) => one.do === wanted));
    const idle = named('roll-mothership');
    return reasonsFor(starfarers, situationIn(match, 0), named(kind), idle, Random.fromSeed('why')).map(
      (reason) => `${reason.kind}.${reason.term}`,
    );
  };
  it('name what an answer is good for, and what it costs', () => {
    expect(why('build-ship')).toEqual(['why.ships', 'but.hand']);
  });
  it('are none where an answer is as good as doing nothing', () => {
    expect(why('roll-mothership')).toEqual([]);
  });
  it('come with the best answer of a search, and with that alone', () => {
    const match = builder();
    const adviser = searchBot(starfarers, { iterations: 60 });
    const [best, ...others] = advise(starfarers, match, 0, adviser, Random.fromSeed('advice'));
    expect(best.action.do).toBe('build-ship');
    expect(best.why).toContain('why.ships');
    expect(others.every((one) => one.why.length === 0)).toBe(true);
    expect(best.share).toBeGreaterThan(0);
  });
});
