import { readFileSync } from 'node:fs';
import { HandClock } from '@starboard/clock/testing';
import { type FormField, type LogEntry, readScenario, runScenario } from '@starboard/kernel';
import { template } from '@starboard/template';
import { afterEach, describe, expect, it } from 'vitest';
import { branchOf, type LocalMatch } from '../src/match/localMatch.ts';
import { LocalSession, type LocalSettings } from '../src/sessions/localSession.ts';
import { ReplaySession } from '../src/sessions/replaySession.ts';
import type { Saved } from '../src/sessions/saves.ts';
import { botsHere, cometRush, hostHere, replayed } from './threads.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const session of open.splice(0)) session.close();
});

async function sitDown(match: LocalMatch, settings: Partial<LocalSettings> = {}): Promise<LocalSession> {
  const session = new LocalSession(match, { host: hostHere(), bots: botsHere(), pace: () => 0, ...settings });
  open.push(session);
  await session.open();
  return session;
}

const ownDecision = (session: LocalSession) => {
  const { view, viewer } = session.state()!;
  return view.decisions.find((decision) => decision.seat === viewer && decision.options !== undefined);
};

/** Resolves when the person at the screen has something to do, or the device has to be passed, or all is over. */
async function myTurn(session: LocalSession): Promise<void> {
  const isMine = () => {
    const { view, passTo, thinking } = session.state()!;
    return view.over || passTo !== undefined || thinking === undefined;
  };
  await expect.poll(isMine, { interval: 1 }).toBe(true);
}

/** Plays the first possible option, whatever it is, until the end. */
async function playOn(session: LocalSession, seen: number[] = []): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    await myTurn(session);
    const state = session.state()!;
    if (state.view.over) return;
    if (state.passTo !== undefined) {
      seen.push(state.passTo);
      await session.lookAs(state.passTo);
      continue;
    }
    const decision = ownDecision(session)!;
    const form = decision.forms?.find(({ do: kind }) => kind === 'drop');
    if (form !== undefined) {
      const field = form.fields[0] as Extract<FormField, { type: 'counts' }> & { total: number };
      let left = field.total;
      const crystals = Object.fromEntries(
        field.ids.map((id, at) => {
          const n = Math.min(left, field.max[at]);
          left -= n;
          return [id, n];
        }),
      );
      expect(await session.act({ do: 'drop', crystals })).toEqual({ ok: true });
      continue;
    }
    const action = decision.options!.find((one) => one.do === 'close-market') ?? decision.options![0];
    expect(await session.act(action)).toEqual({ ok: true });
  }
  throw new Error('The match does not end');
}

describe('a match on this device', () => {
  it('is played to the end by one person and bots, and its file can be verified', async () => {
    const session = await sitDown(cometRush(1, 2));
    await playOn(session);
    const state = session.state()!;
    expect(state.view.outcome?.places).toHaveLength(3);
    const file = await session.file();
    expect((await replayed(file)).over).toBe(true);
    const host = hostHere();
    expect(await host.call.verify(file)).toEqual({ ok: true });
    expect(await host.call.verify({ ...file, seed: 'another' })).toMatchObject({ ok: false });
    const points = await host.call.points(file);
    expect(points).toHaveLength(file.log.length + 1);
    expect(points.at(-1)).toEqual(state.view.outcome?.points);
  });

  it('tells how it ended, once', async () => {
    const ends: unknown[] = [];
    const ended: LocalSettings['ended'] = ({ id }, { places }) => ends.push([id, places]);
    const match = cometRush(1, 1);
    const session = await sitDown(match, { ended });
    await playOn(session);
    expect(ends).toEqual([[match.id, session.state()!.view.outcome?.places]]);
    await sitDown({ ...match, log: session.log }, { ended });
    expect(ends).toHaveLength(1);
  });

  it('keeps every action as it happens, and goes on from what was kept', async () => {
    const kept: LogEntry[] = [];
    let saved: Saved | undefined;
    const keep = async (match: Saved, entries: readonly LogEntry[]) => {
      saved = match;
      kept.splice(match.seq - entries.length, kept.length, ...entries);
    };
    const match = cometRush(1, 1);
    const session = await sitDown(match, { keep });
    await myTurn(session);
    await session.act(ownDecision(session)!.options![0]);
    await myTurn(session);
    await session.saved();
    expect(kept).toEqual(session.log);
    expect(saved).toMatchObject({ id: match.id, seq: kept.length, over: false, turn: 0 });
    const again = await sitDown({ ...match, log: [...kept] });
    await myTurn(again);
    expect(again.state()!.view).toEqual(session.state()!.view);
  });

  it('hides hands while the device is passed from one person to the next', async () => {
    const session = await sitDown(cometRush(2, 0));
    const passed: number[] = [];
    expect(session.state()!.viewer).toBe(0);
    await session.act(ownDecision(session)!.options![0]);
    expect(session.state()).toMatchObject({ viewer: 0, passTo: 1 });
    await playOn(session, passed);
    expect(new Set(passed)).toEqual(new Set([0, 1]));
  });

  it('refuses with a rule, and changes nothing', async () => {
    const session = await sitDown(cometRush(1, 1));
    await myTurn(session);
    const before = session.state()!.view;
    expect(await session.act({ do: 'tow' })).toMatchObject({ ok: false });
    expect(session.state()!.view).toEqual(before);
  });

  it('takes a step back', async () => {
    const session = await sitDown(cometRush(2, 0));
    const before = session.state()!;
    await session.act(ownDecision(session)!.options![0]);
    expect(session.state()!.view.mayUndo).toBe(true);
    expect(await session.undo()).toEqual({ ok: true });
    expect(session.state()!.view.state).toEqual(before.view.state);
    expect(session.state()!.history).toEqual(before.history);
    expect(session.log.map(({ action }) => action.do)).toEqual(['burn', 'undo']);
  });

  it('gives its position away as a scenario that can be run', async () => {
    const session = await sitDown(cometRush(1, 1));
    await session.act(ownDecision(session)!.options![0]);
    const scenario = readScenario(JSON.stringify(await session.position()));
    expect(runScenario(template, scenario)).toEqual([]);
  });

  it('knows what a search would do', async () => {
    const session = await sitDown(cometRush(1, 1));
    const hints = await session.hint();
    const options = ownDecision(session)!.options!;
    expect(options).toContainEqual(hints[0].action);
    expect(hints.every(({ value, share }) => value >= 0 && value <= 1 && share >= 0 && share <= 1)).toBe(true);
  });

  it('lets the clock answer when the time is up', async () => {
    const clock = new HandClock();
    const session = await sitDown({ ...cometRush(2, 0), options: { hourglass: true } }, { clock });
    const { view, clockOffset } = session.state()!;
    const deadline = view.decisions[0].deadline!;
    expect(clock.now() + clockOffset).toBe(0);
    clock.pass(deadline - 1);
    expect(clock.waiting).toBe(1);
    clock.pass(1);
    await expect.poll(() => session.log.length).toBeGreaterThan(0);
    expect(session.log[0]).toMatchObject({ seat: -1, at: deadline, action: { do: 'time-up' } });
  });
});

describe('a table that is left alone', () => {
  it('rests: no clock runs and no bot acts until somebody comes back', async () => {
    const clock = new HandClock();
    const session = await sitDown({ ...cometRush(2, 0), options: { hourglass: true } }, { clock });
    const deadline = session.state()!.view.decisions[0].deadline!;
    clock.pass(deadline - 1000);
    session.rest();
    expect(session.state()!.resting).toBe(true);
    clock.pass(60_000);
    expect(session.log).toEqual([]);
    await session.goOn();
    const { resting, clockOffset } = session.state()!;
    expect([resting, clock.now() + clockOffset]).toEqual([undefined, deadline - 1000]);
    clock.pass(999);
    expect(session.log).toEqual([]);
    clock.pass(1);
    await expect.poll(() => session.log.length).toBeGreaterThan(0);
  });

  it('goes on by itself when somebody acts', async () => {
    const session = await sitDown(cometRush(1, 1), { clock: new HandClock() });
    await myTurn(session);
    session.rest();
    await session.act(ownDecision(session)!.options![0]);
    expect(session.state()!.resting).toBeUndefined();
    await expect.poll(() => session.log.length).toBeGreaterThan(1);
  });
});

describe('a replay', () => {
  it('shows any moment through any eyes, and play can go on from there', async () => {
    const session = await sitDown(cometRush(1, 2));
    await playOn(session);
    const file = await session.file();
    const replay = new ReplaySession(file, hostHere());
    open.push(replay);
    await replay.open();
    expect(replay.state()!.view.over).toBe(true);
    await replay.go(5);
    expect(replay.state()!.view.seq).toBe(5);
    await replay.lookAs(2);
    const hands = replay.state()!.view.state.hand as unknown[];
    expect(Array.isArray(hands[2])).toBe(true);
    expect(hands[0]).toBeTypeOf('number');
    await replay.go(6);
    expect(replay.state()!.view.seq).toBe(6);
    expect(await replay.act()).toMatchObject({ ok: false });

    const branch = await sitDown(branchOf(file, 5, 2, 'cadet'));
    await myTurn(branch);
    expect(branch.log.slice(0, 5)).toEqual(file.log.slice(0, 5));
    expect(branch.state()!.viewer).toBe(2);
    await playOn(branch);
  });
});

describe('a puzzle', () => {
  it('is solved by its own steps, played by one person in all seats', async () => {
    const scenario = readFileSync(
      new URL('../../../games/_template/scenarios/tie-for-halley.json', import.meta.url),
      'utf8',
    );
    const { players, steps } = JSON.parse(scenario);
    const match = { ...cometRush(players, 0), scenario };
    const session = await sitDown(match, { openHands: true });
    expect(await session.missing()).not.toEqual([]);
    for (const { action, refused } of steps) {
      if (refused === undefined) expect(await session.act(action)).toEqual({ ok: true });
    }
    expect(await session.missing()).toEqual([]);
  });
});
