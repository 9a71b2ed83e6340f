import { describe, expect, it } from 'vitest';
import { actorOf, asking, CLOCK, commitmentTo, Random, SPECTATOR, sha256 } from '../src/index.ts';
import { matchOf, PICK, pick, question, type SmallTable } from './smallGame.ts';

function* turns(t: SmallTable) {
  while (t.state.phase < 4) {
    t.checkpoint();
    const seat = t.state.phase % 2;
    const { n } = yield* t.choose(seat, PICK);
    t.state.log.push(n);
    t.tell?.({ event: 'told', rule: 'XX-1', n });
    t.state.phase++;
  }
}

describe('submitting', () => {
  it('takes what is offered and writes it down', () => {
    const match = matchOf(turns);
    expect(match.submit(0, { do: 'pick', n: 2 }, 50)).toEqual({ ok: true });
    expect(match.log).toEqual([{ at: 50, seat: 0, action: { do: 'pick', n: 2 }, hash: match.hash }]);
    expect(match.state.log).toEqual([2]);
  });
  it('refuses everything else and changes nothing', () => {
    const match = matchOf(turns);
    match.submit(0, pick(1), 100);
    const before = JSON.stringify([match.state, match.log, match.asks.map(({ seat }) => seat)]);
    const codeOf = (seat: number, raw: unknown, at?: number) => {
      const verdict = match.submit(seat, raw, at);
      return verdict.ok ? 'ok' : verdict.code;
    };
    expect(codeOf(0, pick(1))).toBe('not-asked');
    expect(codeOf(7, pick(1))).toBe('not-asked');
    expect(codeOf(1, pick(3))).toBe('three-is-too-many');
    expect(codeOf(1, pick(8))).toBe('not-offered');
    expect(codeOf(1, pick(1), 99)).toBe('time-runs-backwards');
    expect(codeOf(1, pick(1), 100.5)).toBe('time-runs-backwards');
    expect(codeOf(1, { do: 'undo', why: 'so' })).toBe('not-understood');
    for (const raw of [
      null,
      undefined,
      5,
      'pick',
      [],
      {},
      { do: 5 },
      { do: 'jump' },
      pick(99),
      { do: 'pick' },
      { ...pick(1), x: 1 },
    ])
      expect(codeOf(1, raw)).toBe('not-understood');
    expect(JSON.stringify([match.state, match.log, match.asks.map(({ seat }) => seat)])).toBe(before);
  });
  it('is over at the end', () => {
    const match = matchOf(turns);
    expect(match.outcome).toBeUndefined();
    for (let i = 0; i < 4; i++) match.submit(i % 2, pick(0));
    expect(match.over).toBe(true);
    expect(match.outcome).toEqual({ places: [1, 1], points: [0, 0] });
    expect(match.submit(0, pick(0))).toMatchObject({ code: 'match-over' });
    expect(match.submit(CLOCK, { do: 'time-up', seat: 0 })).toMatchObject({ code: 'match-over' });
    expect(match.undo(1)).toMatchObject({ code: 'nothing-to-undo' });
  });
  it('stays whole when rules fail: a bug in them loses one action, not the match', () => {
    const match = matchOf(function* (t) {
      t.checkpoint();
      t.state.log.push((yield* t.choose(0, PICK)).n);
      const { n } = yield* t.choose(1, PICK);
      t.state.log.push(n);
      if (n === 2) throw new Error('a bug');
      yield* t.choose(0, PICK);
    });
    match.submit(0, pick(1));
    const { hash } = match;
    expect(() => match.submit(1, pick(2))).toThrow('a bug');
    expect(match.hash).toBe(hash);
    expect(match.submit(1, pick(1))).toEqual({ ok: true });
  });
  it('commits to its seed from the start', () => {
    expect(matchOf(turns).commitment).toBe(commitmentTo('seed'));
    expect(matchOf(turns, { luck: 1 }).commitment).toBe(sha256('seed'));
  });
});

describe('several at once', () => {
  function* secret(t: SmallTable) {
    t.checkpoint();
    t.state.log.push(...(yield* t.chooseAll([0, 1], PICK)).map(({ action }) => action.n));
    yield* t.choose(0, PICK);
  }
  it('shows nobody what others answered, only who is still asked', () => {
    const match = matchOf(secret);
    match.submit(1, pick(2));
    const view = match.view(0);
    expect(view.state.log).toEqual([]);
    expect(view.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(match.history(0).flat()).toEqual([]);
  });
  it('lets nobody answer twice', () => {
    const match = matchOf(secret);
    match.submit(1, pick(2));
    expect(match.submit(1, pick(1))).toMatchObject({ code: 'not-asked' });
  });
  it('takes an answer back until the last one is given, which shows them all', () => {
    const match = matchOf(secret);
    match.submit(1, pick(2));
    expect(match.undo(0)).toMatchObject({ code: 'others-have-acted' });
    expect(match.undo(1)).toEqual({ ok: true });
    expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    match.submit(1, pick(1));
    match.submit(0, pick(0));
    expect(match.state.log).toEqual([0, 1]);
    expect(match.undo(0)).toMatchObject({ code: 'already-revealed' });
  });
});

describe('time', () => {
  function* timed(t: SmallTable) {
    t.checkpoint();
    const { n } = yield* t.choose(0, question({ deadline: () => 1_000, timeUp: () => pick(2) }));
    t.state.log.push(n, t.now);
    yield* t.choose(1, PICK);
  }
  it('runs out by rule: the clock answers what the rule says', () => {
    const match = matchOf(timed);
    expect(match.view(1).decisions[0].deadline).toBe(1_000);
    expect(match.submit(CLOCK, { do: 'time-up', seat: 0 }, 999)).toMatchObject({ code: 'not-yet' });
    expect(match.submit(CLOCK, { do: 'time-up', seat: 1 }, 1_000)).toMatchObject({ code: 'not-asked' });
    for (const raw of [pick(1), { do: 'time-up' }, { do: 'other', seat: 0 }, { do: 'time-up', seat: '0' }, null])
      expect(match.submit(CLOCK, raw, 1_000)).toMatchObject({ code: 'not-understood' });
    expect(match.submit(CLOCK, { do: 'time-up', seat: 0 }, 1_200)).toEqual({ ok: true });
    expect(match.state.log).toEqual([2, 1_200]);
    expect(match.log[0]).toMatchObject({ seat: -1, action: { do: 'time-up', seat: 0 } });
    expect(match.undo(0)).toMatchObject({ code: 'others-have-acted' });
    expect(actorOf(match.log[0])).toBe(CLOCK);
  });
  it('is told by the log, which can be played again line by line', () => {
    const [match, again] = [matchOf(timed), matchOf(timed)];
    match.submit(CLOCK, { do: 'time-up', seat: 0 }, 1_200);
    match.submit(1, pick(1), 1_300);
    for (const line of match.log) expect(again.replay(line)).toEqual({ ok: true });
    expect(again.log).toEqual(match.log);
  });
  it('is nothing that spectators can touch, though they have the number of the clock in logs', () => {
    const match = matchOf(timed);
    expect(match.submit(SPECTATOR, { do: 'time-up', seat: 0 }, 1_200)).toMatchObject({ code: 'not-understood' });
    match.submit(CLOCK, { do: 'time-up', seat: 0 }, 1_200);
    expect(match.undo(SPECTATOR)).toMatchObject({ code: 'others-have-acted' });
    expect(match.view(SPECTATOR).mayUndo).toBe(false);
    // @ts-expect-error the clock is no viewer
    expect(match.decisions(CLOCK).every(({ options }) => options === undefined)).toBe(true);
    // @ts-expect-error and has nothing to take back
    expect(match.undo(CLOCK)).toMatchObject({ ok: false });
  });
  it('runs out by the match clock, for those who owe an answer', () => {
    const match = matchOf(turns, { clock: 500 });
    match.submit(0, pick(1), 200);
    expect(match.deadline(match.next())).toBe(700);
    expect(match.submit(CLOCK, { do: 'time-up', seat: 1 }, 700)).toEqual({ ok: true });
    expect(match.state.log).toEqual([1, 0]);
  });
  it('does not run out for those who are free', () => {
    const match = matchOf(
      function* (t) {
        yield* t.chooseAny([asking(0, PICK), asking(1, question({ urgency: () => 'free' }))]);
      },
      { clock: 500 },
    );
    expect(match.view(0).decisions.map(({ deadline }) => deadline)).toEqual([500, undefined]);
  });
  it('answers by form where nothing can be listed', () => {
    const form = { do: 'pick', fields: () => [], check: () => ({ ok: true }) as const, sample: () => pick(9) };
    const match = matchOf(function* (t) {
      t.state.log.push((yield* t.choose(0, { kind: 'form', rule: 'XX-1', forms: [form] })).n);
      yield* t.choose(1, { kind: 'dead-end', rule: 'XX-1' });
    });
    expect(match.fallback(0)).toEqual(pick(9));
    expect(() => match.fallback(1)).toThrow('not asked');
    match.submit(0, pick(9));
    expect(() => match.fallback(1)).toThrow('dead-end has no answer at all');
  });
});

describe('undo', () => {
  it('gives back the state, question and history before, and is written down', () => {
    const match = matchOf(turns);
    match.submit(0, pick(1), 10);
    const [hash, history] = [match.hash, JSON.stringify(match.history(0))];
    match.submit(1, pick(2), 20);
    expect(match.view(1).mayUndo).toBe(true);
    expect(match.view(0).mayUndo).toBe(false);
    expect(match.submit(1, { do: 'undo' }, 30)).toEqual({ ok: true });
    expect(match.hash).toBe(hash);
    expect(JSON.stringify(match.history(0))).toBe(history);
    expect(match.log.at(-1)).toEqual({ at: 30, seat: 1, action: { do: 'undo' }, hash });
    expect(match.lastEvents(0)).toEqual([{ event: 'told', rule: 'XX-1', n: 1 }]);
  });
  it('goes back several own steps, further than the last checkpoint', () => {
    const match = matchOf(function* (t) {
      for (;;) {
        t.checkpoint();
        t.state.log.push((yield* t.choose(0, PICK)).n);
      }
    });
    const start = match.hash;
    for (const n of [1, 2, 0]) match.submit(0, pick(n));
    for (let i = 0; i < 3; i++) expect(match.undo(0)).toEqual({ ok: true });
    expect(match.hash).toBe(start);
    expect(match.undo(0)).toMatchObject({ code: 'nothing-to-undo' });
    match.submit(0, pick(2));
    expect(match.state.log).toEqual([2]);
    expect(match.trueHistory).toHaveLength(2);
  });
  it('is refused after a draw and after a reveal', () => {
    for (const show of [(t: SmallTable) => t.die('d'), (t: SmallTable) => t.reveal()]) {
      const match = matchOf(function* (t) {
        t.checkpoint();
        yield* t.choose(0, PICK);
        show(t);
        yield* t.choose(0, PICK);
      });
      match.submit(0, pick(0));
      expect(match.undo(0)).toMatchObject({ code: 'already-revealed' });
    }
  });
  it('takes the same luck again afterwards', () => {
    const match = matchOf(function* (t) {
      t.checkpoint();
      yield* t.choose(0, PICK);
      t.checkpoint();
      yield* t.choose(0, PICK);
      t.state.log.push(...t.roll('r', 5));
      yield* t.choose(0, PICK);
    });
    match.submit(0, pick(0));
    match.undo(0);
    match.submit(0, pick(0));
    match.submit(0, pick(0));
    const other = matchOf(function* (t) {
      t.state.log.push(...t.roll('r', 5));
      yield* t.choose(0, PICK);
    });
    expect(match.state.log).toEqual(other.state.log);
  });
});

describe('views', () => {
  it('show each seat its own and hide the others', () => {
    const match = matchOf(turns, { players: 3 });
    expect(match.view(1).state).toEqual({ phase: 0, log: [], secret: [-1, 11, -1] });
    expect(match.view(-1).state.secret).toEqual([-1, -1, -1]);
  });
  it('show the menu to the seat that is asked, the kind of question to all others', () => {
    const match = matchOf(turns);
    expect(match.view(1).decisions).toEqual([{ seat: 0, kind: 'pick', rule: 'XX-1', urgency: 'owed' }]);
    const [own] = match.view(0).decisions;
    expect(own.options).toEqual([pick(0), pick(1), pick(2)]);
    expect(own.refused).toMatchObject([{ action: pick(3), verdict: { code: 'three-is-too-many', params: { n: 3 } } }]);
  });
  it('are copies: whoever changes one changes nothing else', () => {
    const match = matchOf(turns);
    (match.view(0).state.log as number[]).push(99);
    expect(match.state.log).toEqual([]);
  });
});

describe('the simulator', () => {
  it('deals out futures in which only the own secret is true', () => {
    const match = matchOf(turns);
    const { simulator } = { simulator: match.simulator(0) };
    const fork = simulator.fork(Random.fromSeed('r'));
    expect(fork.state.secret[0]).toBe(10);
    expect(fork.state.secret[1]).not.toBe(11);
    fork.answer(0, pick(1));
    expect(match.state.log).toEqual([]);
    expect(simulator).toMatchObject({ seat: 0, players: 2 });
  });
});
