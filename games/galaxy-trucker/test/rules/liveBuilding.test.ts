import { type Bot, recordMatch, situationIn, slownessOf } from '@starboard/bots';
import { actorOf, CLOCK, Match } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/actions.ts';
import { galaxyTrucker } from '../../src/index.ts';
import { AUTO_FLIP } from '../../src/meta.ts';
import { AT, RELAXED, type State } from '../../src/state.ts';
import { type TestTable, table } from '../table.ts';
import { at, finish, live, place, RUN, sandOut, take, takeReserved, tile } from '../yard.ts';

/** The last run is on: everything has been flipped once the sand had run out; seat 0 has finished. */
function lastRun(t: TestTable): TestTable {
  t.do(0, finish(1));
  for (let run = 1; t.state.flips > 0; run++) {
    sandOut(t, run * RUN);
    t.do(0, 'flip');
  }
  return t;
}

/** How often the sand has run when building is over. */
function runsOf(round: string, options: Record<string, string> = {}): number {
  const t = lastRun(live({ round, options }));
  return t.events('timer-flipped').length + 1;
}

describe('GT-4.10 to GT-4.13: the timer', () => {
  it.each([
    ['1-I', 2],
    ['2-II', 3],
    ['3-III', 4],
    ['1-III', 2],
    ['3-I', 4],
  ])('GT-4.10 the timer of %s runs %i times', (round, runs) => {
    expect(runsOf(round)).toBe(runs);
  });

  it('GT-4.10 one run is 90 seconds from the start of building, then from each flip', () => {
    const t = table({ options: { building: 'live' }, round: '2-II' });
    at(t, 1000, 0, 'ready');
    at(t, 5000, 1, 'ready');
    expect(t.state.sand).toBe(95_000);
    sandOut(t, 95_000);
    expect(at(t, 100_000, 1, 'flip')).toBe('allowed');
    expect([t.state.sand, t.state.flips]).toEqual([190_000, 1]);
  });

  it('GT-4.11 it may be flipped only when it has run out', () => {
    const t = live({ round: '2-II' });
    expect(at(t, RUN - 1, 0, 'flip')).toBe('GT-4.11 timer-runs');
    expect(at(t, RUN - 1, CLOCK, { do: 'time-up', seat: 0 } as never)).toBe('not-yet');
    sandOut(t, RUN);
    expect(at(t, RUN, 1, 'flip')).toBe('allowed');
    expect(t.events('timer-flipped')).toMatchObject([{ seat: 1, left: 1, byClock: false }]);
  });

  it('GT-4.11 nobody has to flip: while it lies empty building goes on without limit', () => {
    const t = sandOut(live(), RUN);
    expect(t.match.decisions(-1).every(({ deadline }) => deadline === undefined)).toBe(true);
    expect(at(t, RUN * 1000, 0, 'draw')).toBe('allowed');
    expect(t.state.phase).toBe('build');
  });

  it('GT-4.12 only a finished player makes the last flip', () => {
    const t = sandOut(live({ players: 3 }), RUN).do(2, finish(1));
    expect(t.refusal(0, 'flip')).toBe('GT-4.12 not-finished');
    t.do(2, 'flip');
    expect(t.state.flips).toBe(0);
  });

  it('GT-4.12 the flips before it are open to all', () => {
    const t = sandOut(live({ round: '3-III' }), RUN).do(1, 'flip');
    sandOut(t, 2 * RUN).do(0, 'flip');
    sandOut(t, 3 * RUN);
    expect(t.refusal(0, 'flip')).toBe('GT-4.12 not-finished');
  });

  it('GT-4.13 when it runs out on START building ends at once for everyone', () => {
    const t = lastRun(live({ players: 3 })).do(1, 'draw');
    expect(t.refusal(0, 'flip')).toBe('GT-4.11 timer-runs');
    sandOut(t, 2 * RUN);
    expect(t.events('building-ended')).toHaveLength(1);
    expect(t.state.phase).not.toBe('build');
    expect(t.state.hand).toEqual([-1, -1, -1]);
  });
});

describe('GT-4.16, GT-4.17: when time is up', () => {
  it('GT-4.16 a tile in hand goes face up to the warehouse, one from the stash back there', () => {
    const t = lastRun(live({ players: 3, state: { seats: { 2: { stash: ['b033'] } } } }));
    t.do(1, 'draw').do(2, takeReserved('b033'));
    const drawn = t.state.hand[1];
    sandOut(t, 2 * RUN);
    expect(t.state.where[drawn]).toBe(AT.faceUp);
    expect(t.state.where[tile('b033')]).toBe(AT.stash + 2);
    expect(t.state.stash[4]).toBe(tile('b033'));
  });

  it('GT-4.16 a tile that is placed but not welded stays where it is', () => {
    const t = live({ state: { faceUp: ['b121'] } });
    t.do(1, take('b121'), place(t, '7,8'));
    sandOut(lastRun(t), 2 * RUN);
    expect(t.has(1, '7,8')).toBe(true);
  });

  it('GT-4.17 the others get the numbers that are left by their last building action, the earlier the lower', () => {
    const t = live({ players: 4 });
    t.do(1, 'draw').do(3, 'draw').do(2, 'draw').do(1, 'return');
    sandOut(lastRun(t), 2 * RUN);
    expect(t.state.number).toEqual([1, 4, 3, 2]);
    expect(t.events('finished').filter(({ rule }) => rule === 'GT-4.17')).toHaveLength(3);
  });

  it('GT-4.17 in a tie seat order decides, and a number taken before is skipped', () => {
    const t = live({ players: 4 }).do(3, finish(2));
    sandOut(t, RUN).do(3, 'flip');
    sandOut(t, 2 * RUN);
    expect(t.state.number).toEqual([1, 3, 4, 2]);
  });
});

describe('GT-4.22, GT-4.23: clocks', () => {
  it.each([
    [undefined, 3],
    ['2', 2],
    ['10', 10],
  ])('GT-4.22 relaxed: a factor of %s makes runs %i times as long', (relaxedFactor, factor) => {
    const options = { building: 'relaxed', ...(relaxedFactor === undefined ? {} : { relaxedFactor }) };
    const t = live({ options });
    expect(t.state.building).toBe(RELAXED);
    expect(t.state.sand).toBe(factor * RUN);
    sandOut(t, factor * RUN).do(0, finish(1), 'flip');
    expect(t.state.sand).toBe(2 * factor * RUN);
  });

  it('GT-4.22 no factor beyond 10 or below 2', () => {
    for (const relaxedFactor of ['1', '11']) expect(() => live({ options: { relaxedFactor } })).toThrow();
  });

  it('GT-4.23 building starts when all seats are ready', () => {
    const t = table({ players: 3, options: { building: 'live' } });
    t.do(2, 'ready').do(0, 'ready');
    expect(t.state.phase).toBe('ready');
    expect(t.refusal(0, 'draw')).toBe('not-asked');
    expect(t.refusal(1, 'draw')).toBe('GT-4.23 not-offered');
    t.do(1, 'ready');
    expect(t.state.phase).toBe('build');
    expect(t.events('building-began')).toHaveLength(1);
  });

  it('GT-4.23 run-outs and the end of time are clock actions in the log', () => {
    const t = sandOut(lastRun(live()), 2 * RUN);
    const clock = t.match.log.filter((entry) => actorOf(entry) === CLOCK);
    expect(clock.map(({ at: moment, action }) => [moment, action.do])).toEqual([
      [RUN, 'time-up'],
      [2 * RUN, 'time-up'],
    ]);
  });

  it('GT-4.23 a request logged before the end of time counts, a later one is refused and changes nothing', () => {
    const t = lastRun(live({ players: 3 }));
    expect(at(t, 2 * RUN, 1, 'draw')).toBe('allowed');
    sandOut(t, 2 * RUN);
    const { hash } = t.match;
    expect(at(t, 2 * RUN, 1, 'return')).not.toBe('allowed');
    expect(at(t, 2 * RUN, 2, 'draw')).not.toBe('allowed');
    expect(t.match.hash).toBe(hash);
  });

  it('GT-4.23 the log with its clock replays exactly', () => {
    const t = lastRun(live()).do(1, 'draw');
    sandOut(t, 2 * RUN);
    const { game, players, options, seed, luck } = t.match;
    const again = new Match(game, { players, options, seed, luck: luck.version });
    for (const entry of t.match.log) again.replay(entry);
    expect(again.log.map(({ hash }) => hash)).toEqual(t.match.log.map(({ hash }) => hash));
  });
});

describe('GT-4.27, GT-4.28: flipping', () => {
  it('GT-4.27 with a tile in hand, and by finished players', () => {
    const t = live({ round: '3-III' }).do(0, 'draw').do(1, finish(1));
    sandOut(t, RUN).do(0, 'flip');
    sandOut(t, 2 * RUN).do(1, 'flip');
    expect(t.state.hand[0]).toBeGreaterThanOrEqual(0);
    expect(t.events('timer-flipped').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('GT-4.27 after one run-out the first flip counts, the others are refused', () => {
    const t = sandOut(live({ round: '3-III' }), RUN).do(1, 'flip');
    expect(t.refusal(0, 'flip')).toBe('GT-4.11 timer-runs');
    expect(t.state.flips).toBe(2);
  });

  it('GT-4.27 no undo turns the timer back', () => {
    const t = sandOut(live({ round: '3-III' }), RUN).do(1, 'flip');
    expect(t.refusal(1, 'undo')).toBe('already-revealed');
  });

  it('GT-4.28 a player who does nothing blocks nobody: the others finish and make the last flip', () => {
    const t = lastRun(live({ players: 3 })).do(2, 'draw', 'return', finish(2));
    expect(t.match.decisions(1)[1].deadline).toBeUndefined();
    sandOut(t, 2 * RUN);
    expect(t.state.number).toEqual([1, 3, 2]);
  });

  it('GT-4.28 autoFlip is off unless a time is set', () => {
    expect(live().state.autoFlip).toBe(0);
    expect(AUTO_FLIP[0]).toBe('off');
    expect(sandOut(live({ round: '2-II' }), RUN).state.flipAt).toBe(-1);
  });

  it('GT-4.28 autoFlip: the clock flips an empty timer after that time', () => {
    const t = sandOut(live({ round: '2-II', options: { autoFlip: '15' } }), RUN);
    expect(at(t, RUN + 14_999, CLOCK, { do: 'time-up', seat: 0 } as never)).toBe('not-yet');
    sandOut(t, RUN + 15_000);
    expect(t.events('timer-flipped')).toMatchObject([{ left: 1, byClock: true }]);
    expect(t.state.sand).toBe(2 * RUN + 15_000);
  });

  it('GT-4.28 autoFlip: a player may flip first', () => {
    const t = sandOut(live({ round: '2-II', options: { autoFlip: '15' } }), RUN);
    expect(at(t, RUN + 3000, 0, 'flip')).toBe('allowed');
    expect([t.state.sand, t.state.flipAt]).toEqual([2 * RUN + 3000, -1]);
  });

  it('GT-4.28 autoFlip: onto START only once somebody has finished', () => {
    const t = sandOut(live({ options: { autoFlip: '30' } }), RUN);
    expect(t.state.flipAt).toBe(-1);
    expect(at(t, RUN + 50_000, 1, finish(1))).toBe('allowed');
    expect(t.state.flipAt).toBe(RUN + 80_000);
    sandOut(t, RUN + 80_000);
    expect(t.state.flips).toBe(0);
  });
});

describe('GT-4.20, GT-4.30: time among bots', () => {
  /** Draws and returns, and finishes or flips only when the timer lies empty and `finishes`. */
  const dawdler = (finishes: boolean): Bot<State, Action> => ({
    name: 'admiral',
    decide(situation) {
      const { options } = situation.menu();
      const first = (...kinds: string[]) => options.find((option) => kinds.includes(option.do));
      const empty = (situation.view().state as { sand: number }).sand < 0;
      const late = empty && finishes ? (first('flip') ?? first('finish')) : undefined;
      return late ?? first('return', 'draw') ?? options[0];
    },
  });
  const played = recordMatch(galaxyTrucker, [dawdler(true), dawdler(false)], {
    players: 2,
    seed: 'virtual time',
    options: { round2: 'none', round3: 'none' },
  });
  const building = async () => {
    const { log } = (await played).file;
    return log.slice(2, 1 + log.findLastIndex((entry) => actorOf(entry) === CLOCK));
  };

  it('GT-4.30 time is virtual: the runs end, and building ends by the same rules', async () => {
    const log = await building();
    const clock = log.filter((entry) => actorOf(entry) === CLOCK);
    expect(clock).toHaveLength(2);
    expect(clock[0].at).toBe(RUN);
    const flip = log.find(({ action }) => action.do === 'flip');
    expect(flip?.at).toBeGreaterThanOrEqual(RUN);
    expect(clock[1].at).toBe((flip?.at ?? 0) + RUN);
    expect(log.some(({ seat, action }) => seat === 1 && action.do === 'finish')).toBe(false);
  });

  it.each([0, 1])('GT-4.20 each request of seat %i takes its time, at least 400 ms', async (seat) => {
    const moments = (await building()).filter((entry) => entry.seat === seat).map((entry) => entry.at);
    expect(moments.length).toBeGreaterThan(100);
    moments.reduce((before, now) => {
      expect(now - before).toBeGreaterThanOrEqual(400);
      return now;
    }, 0);
  });

  it('GT-4.20 a weaker bot is slower, none is faster than a good player', () => {
    for (const level of ['cadet', 'pilot', 'navigator', 'captain', 'admiral'])
      expect(slownessOf(level)).toBeGreaterThanOrEqual(1);
    expect(slownessOf('cadet')).toBeGreaterThan(slownessOf('captain'));
  });

  it('GT-4.20 a bot is offered what a person in its seat is offered, and sees no more', () => {
    const t = live({ players: 3 }).do(0, 'draw').do(1, 'draw');
    const situation = situationIn(t.match, 1);
    expect(situation.menu().options.map((option) => option.do)).toEqual(t.options(1).map((option) => option.do));
    expect(situation.view()).toEqual(t.match.view(1));
    expect(t.view(1).state.hand).toEqual([-2, t.state.hand[1], -1]);
  });
});
