import { type AnyMatch, Match, Random } from '@starboard/kernel';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { follow, Thinker } from '../src/index.ts';

const newMatch = (): AnyMatch => new Match(template, { players: 2, seed: 'thinker' });

/** A clock by which every look at it takes a while. */
function ticking() {
  let ms = 0;
  return { now: () => ms++, looks: () => ms };
}

async function played(lines: number): Promise<AnyMatch> {
  const match = newMatch();
  const thinker = new Thinker();
  const random = Random.fromSeed('bot');
  while (match.seq < lines) {
    const { seat } = match.next();
    expect(match.submit(seat, await thinker.decide(match, seat, 'cadet', random)).ok).toBe(true);
  }
  return match;
}

describe('a copy of a match beside which bots think', () => {
  it('follows the log, passes over what it has, and refuses a gap', async () => {
    const { log, hash } = await played(8);
    const copy = newMatch();
    follow(copy, 0, log.slice(0, 5));
    follow(copy, 3, log.slice(3));
    expect(copy.seq).toBe(8);
    expect(copy.hash).toBe(hash);
    expect(() => follow(newMatch(), 2, log.slice(2))).toThrow('known up to line 0');
  });
});

describe('bots of a thread', () => {
  it('think for the part of their time that they are given, each time anew', async () => {
    const match = await played(2);
    const { seat } = match.next();
    const clock = ticking();
    const thinker = new Thinker(clock.now);
    const looksFor = async (share: number): Promise<number> => {
      const before = clock.looks();
      await thinker.decide(match, seat, 'search:64ms', Random.fromSeed('bot'), share);
      return clock.looks() - before;
    };
    const whole = await looksFor(1);
    expect(await looksFor(0.25)).toBeLessThan(whole / 2);
    expect(await looksFor(1)).toBe(whole);
  });

  it('give hints that may be done, the best first', async () => {
    const match = await played(2);
    const { seat } = match.next();
    const hints = new Thinker(ticking().now).hints(match, seat, 100, Random.fromSeed('hint'));
    expect(hints.length).toBeGreaterThan(1);
    const shares = hints.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    for (const { action } of hints) expect(match.judge(seat, template.actions.read(action)).ok).toBe(true);
  });
});
