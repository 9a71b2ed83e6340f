import { describe, expect, it } from 'vitest';
import { systemClock } from '../src/index.ts';
import { HandClock } from '../src/testing.ts';

describe('a clock moved by hand', () => {
  it('does what falls due, in order, each at its moment', () => {
    const clock = new HandClock(1000);
    const done: [string, number][] = [];
    const note = (what: string) => () => done.push([what, clock.now()]);
    clock.after(300, note('late'));
    clock.after(100, () => {
      note('early')();
      clock.after(100, note('then'));
    });
    clock.after(150, note('never'))();
    clock.pass(299);
    expect(done).toEqual([
      ['early', 1100],
      ['then', 1200],
    ]);
    expect([clock.now(), clock.waiting]).toEqual([1299, 1]);
    clock.pass(1);
    expect(done.at(-1)).toEqual(['late', 1300]);
  });

  it('does again and again until it is called off', () => {
    const clock = new HandClock(0);
    const at: number[] = [];
    const stop = clock.every(10, () => at.push(clock.now()));
    clock.pass(35);
    stop();
    clock.pass(100);
    expect(at).toEqual([10, 20, 30]);
  });

  it('does at once what is due at once, without being moved', async () => {
    const clock = new HandClock();
    const before = clock.now();
    await new Promise<void>((resolve) => clock.after(0, resolve));
    expect([clock.now(), clock.waiting]).toEqual([before, 0]);
    const stop = clock.after(-5, () => expect.unreachable());
    stop();
    await new Promise(setImmediate);
  });
});

describe('the clock of the system', () => {
  it('goes on by itself', async () => {
    const before = systemClock.now();
    await new Promise<void>((resolve) => systemClock.after(1, resolve));
    await new Promise<void>((resolve) => {
      const stop = systemClock.every(1, () => {
        stop();
        resolve();
      });
      systemClock.after(1, () => expect.unreachable())();
    });
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });
});
