import { describe, expect, it } from 'vitest';
import { allowed, asking, type Form, NamedLuck, Random, Run, refuse, Script } from '../src/index.ts';
import { PICK, type Pick, pick, question, runOf, type Small, type SmallTable, smallGame } from './smallGame.ts';

const asked = (run: ReturnType<typeof runOf>) => run.asks.map(({ seat, question: { kind } }) => `${seat} ${kind}`);

describe('asking', () => {
  it('asks one seat and hands its answer over', () => {
    const run = runOf(function* (t) {
      t.state.log.push((yield* t.choose(1, PICK)).n);
      t.state.log.push((yield* t.choose(0, PICK)).n);
    });
    expect(asked(run)).toEqual(['1 pick']);
    run.answer(1, pick(2));
    expect(asked(run)).toEqual(['0 pick']);
    run.answer(0, pick(1));
    expect(run).toMatchObject({ over: true, asks: [], state: { log: [2, 1] } });
  });
  it('carries answers through rules nested in rules', () => {
    function* inner(t: SmallTable) {
      return (yield* t.choose(0, PICK)).n * 10;
    }
    const run = runOf(function* (t) {
      t.state.log.push((yield* inner(t)) + (yield* inner(t)));
    });
    run.answer(0, pick(1));
    run.answer(0, pick(2));
    expect(run.state.log).toEqual([30]);
  });
  it('asks all: nothing is known before the last answer, and answers come in seat order', () => {
    const run = runOf(function* (t) {
      const answers = yield* t.chooseAll([0, 1, 2], PICK);
      t.state.log.push(...answers.map(({ seat, action }) => seat * 10 + action.n));
    }, 3);
    run.answer(2, pick(1));
    run.answer(0, pick(2));
    expect(run.state.log).toEqual([]);
    expect(asked(run)).toEqual(['1 pick']);
    expect(run.given).toHaveLength(2);
    run.answer(1, pick(0));
    expect(run.state.log).toEqual([2, 10, 21]);
    expect(run.given).toEqual([]);
  });
  it('asks any: whoever comes first', () => {
    const run = runOf(function* (t) {
      const { seat, action } = yield* t.chooseAny([0, 1].map((one) => asking(one, PICK)));
      t.state.log.push(seat, action.n);
    });
    run.answer(1, pick(2));
    expect(run.state.log).toEqual([1, 2]);
  });
  it('waits for the invited first, then for those who owe an answer, last for those who are free', () => {
    const of = (urgency: 'owed' | 'invited' | 'free') => question({ urgency: () => urgency });
    const nextOf = (...urgencies: ('owed' | 'invited' | 'free')[]) =>
      runOf(function* (t) {
        yield* t.chooseAny(urgencies.map((urgency, seat) => asking(seat, of(urgency))));
      }).next().seat;
    expect(nextOf('free', 'owed', 'invited')).toBe(2);
    expect(nextOf('free', 'owed', 'owed')).toBe(1);
    expect(nextOf('free', 'free')).toBe(0);
  });
  it('does not ask nobody', () => {
    expect(() =>
      runOf(function* (t) {
        yield* t.chooseAll([], PICK);
      }),
    ).toThrow('Nobody to ask for pick');
  });
});

describe('judging', () => {
  const run = runOf(function* (t) {
    yield* t.choose(
      0,
      question({ judge: (_state, _seat, { n }) => ({ ok: false, rule: 'XX-3', code: 'odd', params: { n } }) }),
    );
  });
  it('allows what is offered', () => {
    expect(run.judge(0, pick(1))).toEqual({ ok: true });
  });
  it('refuses with the reason on the menu, else with what the question says', () => {
    expect(run.judge(0, pick(3))).toMatchObject({ ok: false, rule: 'XX-2', code: 'three-is-too-many' });
    expect(run.judge(0, pick(5))).toMatchObject({ ok: false, rule: 'XX-3', code: 'odd' });
  });
  it('refuses those who are not asked, and everybody at the end', () => {
    expect(run.judge(1, pick(1))).toEqual({ ok: false, code: 'not-asked', params: {} });
    expect(runOf(function* () {}).judge(0, pick(1))).toMatchObject({ code: 'match-over' });
  });
  it('says not-offered where nobody knows better', () => {
    const plain = runOf(function* (t) {
      yield* t.choose(0, PICK);
    });
    expect(plain.judge(0, pick(7))).toMatchObject({ code: 'not-offered', rule: 'XX-1' });
  });
  it('asks a form whether it is open and whether it agrees', () => {
    const closed = refuse('XX-4', 'closed');
    const form: Form<Small, Pick> = {
      do: 'pick',
      open: (state) => (state.phase === 0 ? allowed : closed),
      fields: () => [],
      check: (_state, _seat, { n }) => (n === 9 ? allowed : refuse('XX-5', 'nine')),
      sample: () => pick(9),
    };
    const withForm = runOf(function* (t) {
      yield* t.choose(0, { kind: 'form', rule: 'XX-1', forms: [form] });
    });
    expect(withForm.judge(0, pick(9))).toEqual({ ok: true });
    expect(withForm.judge(0, pick(1))).toMatchObject({ code: 'nine' });
    withForm.state.phase = 1;
    expect(withForm.judge(0, pick(9))).toMatchObject({ code: 'closed' });
  });
});

/** Two questions after each checkpoint, with luck in between. */
function* rounds(t: SmallTable) {
  while (t.state.phase < 5) {
    t.checkpoint();
    const { n } = yield* t.choose(0, PICK);
    t.state.log.push(n, t.die('die'));
    t.state.log.push((yield* t.choose(1, PICK)).n, t.now);
    t.state.phase++;
  }
}

describe('forks', () => {
  it('are the same match, at a checkpoint and between checkpoints', () => {
    const run = runOf(rounds);
    for (let i = 0; i < 9; i++) {
      const fork = run.fork(true);
      expect(fork.state).toEqual(run.state);
      expect(asked(fork)).toEqual(asked(run));
      run.answer(i % 2, pick(i % 3), i * 100);
      fork.answer(i % 2, pick(i % 3), i * 100);
      expect(fork.state).toEqual(run.state);
    }
  });
  it('leave the original alone', () => {
    const run = runOf(rounds);
    run.answer(0, pick(1));
    const before = structuredClone(run.state);
    run.fork().answer(1, pick(2));
    expect(run.state).toEqual(before);
  });
  it('are refused where no checkpoint was ever said', () => {
    const run = runOf(function* (t) {
      yield* t.choose(0, PICK);
    });
    expect(() => run.fork()).toThrow('cannot be forked');
  });
  it('keep the draws that a script has still to give', () => {
    const run = Run.setUp(smallGame(rounds), 2, {}, Random.fromSeed('s'), {
      forkable: true,
      script: new Script({ die: [6, 5] }),
    });
    run.begin();
    run.answer(0, pick(0));
    const fork = run.fork();
    for (const one of [run, fork]) {
      one.answer(1, pick(0));
      one.answer(0, pick(0));
    }
    expect(run.state.log).toEqual([0, 6, 0, 0, 0, 5]);
    expect(fork.state.log).toEqual(run.state.log);
  });
  it('are saved as plain data and loaded again', () => {
    const run = runOf(rounds);
    run.answer(0, pick(1), 5);
    const loaded = Run.load(run.game, 2, JSON.parse(JSON.stringify(run.save())));
    for (const one of [run, loaded]) {
      one.answer(1, pick(2), 9);
      one.answer(0, pick(2), 10);
    }
    expect(loaded.state).toEqual(run.state);
  });
  it('go one answer back', () => {
    const run = runOf(rounds);
    expect(run.beforeLastAnswer()).toBeUndefined();
    run.answer(0, pick(1));
    const before = structuredClone(run.state);
    run.answer(1, pick(2));
    expect(run.beforeLastAnswer()?.state).toEqual(before);
  });
});

describe('checkpoints', () => {
  it('must be followed by a question, not by a draw', () => {
    for (const draw of [
      (t: SmallTable) => t.die('x'),
      (t: SmallTable) => t.reveal(),
      (t: SmallTable) => t.shuffle('x', [1, 2]),
    ])
      expect(() =>
        runOf(function* (t) {
          t.checkpoint();
          draw(t);
          yield* t.choose(0, PICK);
        }),
      ).toThrow('followed by a question');
  });
});

describe('re-dealt runs', () => {
  it('keep what the viewer knows and deal the rest anew', () => {
    const run = runOf(rounds);
    run.answer(0, pick(1));
    const dealt = run.redealt(1, Random.fromSeed('deal'));
    expect(dealt.state.secret[1]).toBe(run.state.secret[1]);
    expect(dealt.state.secret[0]).not.toBe(run.state.secret[0]);
    expect(dealt.state.log).toEqual(run.state.log);
  });
  it('have luck of their own', () => {
    const rolls = (run: ReturnType<typeof runOf>) => {
      for (let i = 0; i < 10; i++) run.answer(i % 2, pick(0));
      return run.state.log.join();
    };
    const run = runOf(rounds);
    const [a, b] = ['a', 'b'].map((seed) => rolls(run.redealt(0, Random.fromSeed(seed))));
    expect(a).not.toBe(b);
    expect(rolls(run)).not.toBe(a);
  });
  it('get other luck to come where it is named, the same from the same, and forks of them go on with it', () => {
    const named = (word: number) => {
      const run = runOf(rounds);
      run.answer(0, pick(0));
      run.answer(1, pick(0));
      const before = run.state.log.length;
      run.nameLuck(new NamedLuck([word, 1, 1, 1]));
      for (let i = 0; i < 6; i++) run.answer(i % 2, pick(0));
      const fork = run.fork();
      for (let i = 0; i < 4; i++) for (const one of [run, fork]) one.answer(i % 2, pick(0));
      expect(fork.state.log).toEqual(run.state.log);
      return [run.state.log.slice(0, before).join(), run.state.log.slice(before).join()];
    };
    const [before, after] = named(1);
    expect(named(1)).toEqual([before, after]);
    expect(named(2)[0]).toBe(before);
    expect(named(2)[1]).not.toBe(after);
  });
  it('do not know named luck once they are dealt again', () => {
    const rolls = (seed: string) => {
      const run = runOf(rounds);
      run.nameLuck(new NamedLuck([1, 1, 1, 1]));
      const dealt = run.redealt(0, Random.fromSeed(seed));
      for (let i = 0; i < 10; i++) dealt.answer(i % 2, pick(0));
      return dealt.state.log.join();
    };
    expect(rolls('a')).not.toBe(rolls('b'));
  });
  it('ask others again for what they secretly answered, but keep the own answer', () => {
    const run = runOf(function* (t) {
      t.checkpoint();
      t.state.log.push(...(yield* t.chooseAll([0, 1, 2], PICK)).map(({ action }) => action.n));
    }, 3);
    run.answer(0, pick(1));
    run.answer(2, pick(2));
    const dealt = run.redealt(2, Random.fromSeed('deal'));
    expect(dealt.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    dealt.answer(0, pick(0));
    dealt.answer(1, pick(0));
    expect(dealt.state.log).toEqual([0, 0, 2]);
  });
  it('hold no way back to the truth', () => {
    const run = runOf(rounds);
    run.answer(0, pick(1));
    const dealt = run.redealt(1, Random.fromSeed('deal'), true);
    expect(() => dealt.fork()).toThrow('cannot be forked');
    expect(dealt.canFork).toBe(false);
    dealt.answer(1, pick(1));
    expect(dealt.canFork).toBe(true);
    expect(dealt.fork().state.secret[0]).toBe(dealt.state.secret[0]);
  });
});

describe('telling', () => {
  it('tells listeners only: a fork makes no events', () => {
    const heard: number[] = [];
    const run = runOf(
      function* (t) {
        t.checkpoint();
        const { n } = yield* t.choose(0, PICK);
        t.tell?.({ event: 'told', rule: 'XX-1', n });
      },
      2,
      ({ n }) => heard.push(n),
    );
    run.fork().answer(0, pick(2));
    expect(heard).toEqual([]);
    run.answer(0, pick(1));
    expect(heard).toEqual([1]);
  });
});

describe('draws', () => {
  it('come in all kinds, by name', () => {
    const run = runOf(function* (t) {
      t.state.log.push(
        t.die('d', 4),
        ...t.roll('r', 2),
        t.below('b', 5),
        t.pick('p', [0, 0, 1]),
        ...t.shuffle('s', [7, 8]),
      );
      yield* t.choose(0, PICK);
    });
    const [die, first, second, below, picked, ...shuffled] = run.state.log;
    expect(die).toBeLessThanOrEqual(4);
    expect(Math.min(die, first, second)).toBeGreaterThanOrEqual(1);
    expect(below).toBeLessThan(5);
    expect(picked).toBe(2);
    expect(shuffled.sort()).toEqual([7, 8]);
  });
  it('follow the script as long as it goes, then luck', () => {
    const script = new Script({ d: [3], r: [6, 6], p: [1], s: [[9]] });
    const run = Run.setUp(
      smallGame(function* (t) {
        t.state.log.push(t.die('d'), ...t.roll('r', 2), t.pick('p', [1, 1]), ...t.shuffle('s', [7, 8, 9]));
        yield* t.choose(0, PICK);
      }),
      2,
      {},
      Random.fromSeed('s'),
      { script },
    );
    run.begin();
    expect(run.state.log).toEqual([3, 6, 6, 1, 9, 7, 8]);
  });
  it('refuse a script that cannot be', () => {
    expect(() => new Script({ d: [7] }).number('d', 1, 6)).toThrow('draws.d: 7 is not a whole number from 1 to 6');
    expect(() => new Script({ d: [[1]] }).number('d', 1, 6)).toThrow('draws.d');
    expect(() => new Script({ p: [0] }).pick('p', [0, 1])).toThrow('draws.p: there is no 0 to draw');
    expect(() => new Script({ s: [[5]] }).order('s', [1, 2])).toThrow('draws.s: 5 is not among the items');
    expect(() => new Script({ s: [1] }).order('s', [1, 2])).toThrow('draws.s: a shuffle is scripted by a list');
  });
});
