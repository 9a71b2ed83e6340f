import type { OpenDecision, WrittenAction } from '@starboard/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalMatch } from '../src/match/localMatch.ts';
import { inRace, isBy, isLate, nextDeadline, worthTelling } from '../src/panel/race.ts';
import { LocalSession } from '../src/sessions/localSession.ts';
import { botsHere, hostHere, localMatch } from './threads.ts';

const open: LocalSession[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000 });
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
});

async function sitDown(match: LocalMatch, bots = botsHere()): Promise<LocalSession> {
  const session = new LocalSession(match, { host: hostHere(), bots, pace: () => 0 });
  open.push(session);
  await session.open();
  return session;
}

const trucker = (people: number, bots: number): LocalMatch => localMatch('galaxy-trucker', people, bots);
const seconds = (n: number): Promise<unknown> => vi.advanceTimersByTimeAsync(n * 1000);
const own = (session: LocalSession): OpenDecision | undefined => {
  const { view, viewer } = session.state()!;
  return view.decisions.find((decision) => decision.seat === viewer && decision.options !== undefined);
};
const option = (session: LocalSession, kind: string): WrittenAction =>
  own(session)!.options!.find((one) => one.do === kind)!;

/** All are ready, and building begins. */
async function building(people: number, bots: number, thread = botsHere()): Promise<LocalSession> {
  const session = await sitDown(trucker(people, bots), thread);
  await seconds(1);
  expect(await session.act(option(session, 'ready'))).toEqual({ ok: true });
  await seconds(0.1);
  return session;
}

describe('a race on this device', () => {
  it('goes on without the person: bots build at their own pace', async () => {
    const session = await building(1, 2);
    expect(own(session)?.kind).toBe('build');
    expect(session.state()!.thinking).toBeUndefined();
    const before = session.log.length;
    await seconds(30);
    const acts = session.log.slice(before);
    expect(new Set(acts.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
    expect(acts.length).toBeGreaterThan(6);
    expect(acts.length).toBeLessThan(120);
    const times = acts.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('takes quick clicks one after the other, without waiting for any', async () => {
    const session = await building(1, 1);
    const seq = session.log.length;
    const clicks = [session.act({ do: 'draw' }), session.act({ do: 'return' }), session.act({ do: 'draw' })];
    expect(await Promise.all(clicks)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(session.log.slice(seq).map(({ action }) => action.do)).toEqual(['draw', 'return', 'draw']);
    expect(session.state()!.view.seq).toBe(session.log.length);
  });

  it('is not slowed down by a person who clicks all the time', async () => {
    const acts = async (clicks: boolean): Promise<number> => {
      const session = await building(1, 1);
      for (let i = 0; i < 60; i++) {
        if (clicks) await session.act({ do: i % 2 === 0 ? 'draw' : 'return' });
        await seconds(0.5);
      }
      return session.log.filter(({ seat }) => seat === 1).length;
    };
    const alone = await acts(false);
    expect(Math.abs((await acts(true)) - alone)).toBeLessThanOrEqual(Math.ceil(alone / 4));
  });

  it('cannot be hurried by somebody who still builds, but by somebody who has finished', async () => {
    const session = await building(1, 1);
    session.hurry();
    const before = session.log.length;
    await seconds(0.05);
    expect(session.log.length).toBe(before);
    expect(await session.act(option(session, 'finish'))).toEqual({ ok: true });
    expect(session.state()!.thinking).toBe(1);
    session.hurry();
    await seconds(0.05);
    const acts = session.log.slice(before + 1);
    expect(acts.filter(({ seat }) => seat === 1).length).toBeGreaterThan(3);
    // It took them no time here, and all the time that they need there.
    expect(acts.at(-1)!.at - acts[0].at).toBeGreaterThan(10_000);
    expect(acts.at(-1)!.action.do).toBe('time-up');
    expect(option(session, 'flip')).toBeDefined();
  });

  it('lets the hourglass speak', async () => {
    const session = await building(1, 1);
    const { view, viewer } = session.state()!;
    const deadline = nextDeadline(view.decisions, viewer, true)!;
    expect(deadline - (Date.now() + session.state()!.clockOffset)).toBeGreaterThan(80_000);
    await seconds(95);
    expect(session.log.some(({ action }) => action.do === 'time-up')).toBe(true);
  });

  it('passes the device to the next person when the first has finished', async () => {
    const session = await sitDown(trucker(2, 0));
    await session.act(option(session, 'ready'));
    await session.lookAs(1);
    await session.act(option(session, 'ready'));
    expect(session.state()).toMatchObject({ viewer: 1 });
    expect(session.state()!.passTo).toBeUndefined();
    await session.act(option(session, 'finish'));
    expect(session.state()).toMatchObject({ viewer: 1, passTo: 0 });
  });
});

/** Bots that can be held while they think. */
function heldBots() {
  const { call, end } = botsHere();
  let held: (() => void)[] | undefined;
  const decide: typeof call.decide = async (...asked) => {
    const action = await call.decide(...asked);
    await (held === undefined ? undefined : new Promise<void>((go) => held?.push(go)));
    return action;
  };
  return {
    thread: { call: { ...call, decide }, end },
    hold: () => {
      held = [];
    },
    release: () => {
      const thinking = held ?? [];
      held = undefined;
      for (const go of thinking) go();
      return thinking.length;
    },
  };
}

describe('a race that rests', () => {
  it('hears of no bot that was still thinking when it began to, and asks it anew afterwards', async () => {
    const bots = heldBots();
    const session = await building(1, 1, bots.thread);
    bots.hold();
    await seconds(30);
    const before = session.log.length;
    session.rest();
    expect(bots.release()).toBe(1);
    await seconds(30);
    expect(session.log.length).toBe(before);
    await session.goOn();
    await seconds(30);
    expect(session.log.length).toBeGreaterThan(before);
  });
});

describe('what a screen knows of a race', () => {
  const asked = (seat: number, kind: string, deadline?: number): OpenDecision => ({
    seat,
    kind,
    rule: 'GT-4.1',
    urgency: 'owed',
    ...(deadline === undefined ? {} : { deadline }),
  });

  it('is one where the question says so, to those who can answer it', async () => {
    const both = [{ ...asked(0, 'build', 90), race: true as const }, asked(1, 'build')];
    const mine = [
      { ...both[0], options: [{ do: 'draw' }] },
      { ...both[1], options: [{ do: 'draw' }] },
    ];
    expect([0, 1, -1].map((viewer) => inRace(mine, viewer))).toEqual([true, false, false]);
    expect(inRace(both, 0)).toBe(false);
    const session = await sitDown(trucker(1, 1));
    const races = () => inRace(session.state()!.view.decisions, 0);
    expect(races()).toBe(false); // all say that they are ready first
    await session.act(option(session, 'ready'));
    await seconds(1);
    expect(races()).toBe(true);
  });
  it('shows everybody the same hourglass, and elsewhere only one’s own clock', () => {
    const both = [asked(0, 'build', 90), asked(1, 'build')];
    expect(nextDeadline(both, 1, true)).toBe(90);
    expect(nextDeadline(both, 1, false)).toBeUndefined();
    expect(nextDeadline(both, -1, false)).toBe(90);
  });
  it('tells what concerns all, and what others do but seldom', () => {
    const took = { event: 'tile-taken', seat: 1 };
    const flipped = { event: 'timer-flipped', seat: 1 };
    const empty = { event: 'sand-ran-out' };
    const before = Array.from({ length: 9 }, () => [took, empty]);
    expect(worthTelling([...before, [took, flipped, empty]])).toEqual([flipped, empty]);
    expect(worthTelling([])).toEqual([]);
    expect([took, empty].filter(isBy(1))).toEqual([took]);
  });
  it('knows what is only late', () => {
    const refusal = (code: string) => ({ ok: false, rule: 'GT-4.1', code, params: {} }) as const;
    expect([isLate(refusal('stale')), isLate(refusal('tile-gone'))]).toEqual([true, false]);
  });
});
