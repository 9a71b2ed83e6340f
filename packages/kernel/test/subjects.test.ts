import { describe, expect, it } from 'vitest';
import { aboutOf, allowed, asking, CLOCK, Menu, type Play, type Question, refuse, SPECTATOR } from '../src/index.ts';
import { checkLaws, LAWS } from '../src/laws/index.ts';
import { matchOf, PICK, type Pick, pick, runOf, type Small, type SmallTable, smallGame } from './smallGame.ts';

/** The numbers that may be picked. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const RANGE: Question<Small, Pick, Range> = {
  kind: 'range',
  rule: 'XX-1',
  options(menu, _state, _seat, { from, to }) {
    for (let n = from; n <= to; n++) menu.offer(pick(n));
  },
  judge: (_state, _seat, { n }, { to }) => refuse('XX-2', n > to ? 'too-high' : 'too-low'),
  complete: (_state, _seat, { n }, { from }) => pick(n === 0 ? from : n),
  urgency: (_state, _seat, { from }) => (from > 3 ? 'invited' : 'owed'),
  deadline: (_state, _seat, { to }) => to * 1000,
  timeUp: (_state, _seat, { to }) => pick(to),
};

const FORM: Question<Small, Pick, Range> = {
  kind: 'form',
  rule: 'XX-1',
  forms: [
    {
      do: 'pick',
      open: (_state, _seat, { to }) => (to > 0 ? allowed : refuse('XX-3', 'nothing-to-pick')),
      fields: (_state, _seat, { from, to }) => [{ name: 'n', type: 'number', min: from, max: to }],
      check: (_state, _seat, { n }, { from, to }) => (n >= from && n <= to ? allowed : refuse('XX-4', 'out-of-range')),
      sample: (_state, _seat, random, { from, to }) => pick(from + random.below(to - from + 1)),
      suggest: (_state, _seat, { from }) => [pick(from)],
    },
  ],
};

const range = { from: 2, to: 4 };

describe('what a question is about', () => {
  const match = () =>
    matchOf(function* (t) {
      t.checkpoint();
      t.state.log.push((yield* t.choose(0, RANGE, range)).n);
      yield* t.choose(1, PICK);
    });

  it('is handed to options, judges and whoever fills in, and decides when and how the clock answers', () => {
    const table = match();
    expect(table.decisions(0)[0]).toMatchObject({ options: [pick(2), pick(3), pick(4)], deadline: 4000 });
    expect(table.submit(0, pick(5))).toMatchObject({ code: 'too-high' });
    expect(table.submit(0, pick(1))).toMatchObject({ code: 'too-low' });
    table.submit(0, pick(0));
    expect(table.state.log).toEqual([2]);
    const late = match();
    late.submit(CLOCK, { do: 'time-up', seat: 0 }, 4000);
    expect(late.state.log).toEqual([4]);
  });
  it('is handed to forms', () => {
    const table = matchOf(function* (t) {
      yield* t.choose(0, FORM, range);
    });
    expect(table.decisions(0)[0].forms).toEqual([
      { do: 'pick', verdict: allowed, fields: [{ name: 'n', type: 'number', min: 2, max: 4 }] },
    ]);
    expect(table.submit(0, pick(5))).toMatchObject({ code: 'out-of-range' });
    expect([pick(2), pick(3), pick(4)]).toContainEqual(table.fallback(0));
    const closed = matchOf(function* (t) {
      yield* t.choose(0, FORM, { from: 0, to: 0 });
    });
    expect(closed.submit(0, pick(0))).toMatchObject({ code: 'nothing-to-pick' });
  });
  it('is seen by everybody, and read with its type', () => {
    const table = match();
    for (const viewer of [0, 1, SPECTATOR]) {
      const { decisions } = table.view(viewer);
      expect(aboutOf(RANGE, decisions)?.to).toBe(4);
      expect(aboutOf(FORM, decisions)).toBeUndefined();
    }
    table.submit(0, pick(3));
    const { decisions } = table.view(0);
    expect(aboutOf(RANGE, decisions)).toBeUndefined();
    expect('about' in decisions[0]).toBe(false);
  });
  it('may differ from seat to seat where whoever comes first goes on', () => {
    const high = { from: 5, to: 6 };
    const table = matchOf(function* (t) {
      const { seat, action } = yield* t.chooseAny([asking(0, RANGE, range), asking(1, RANGE, high)]);
      t.state.log.push(seat, action.n);
    });
    const { decisions } = table.view(SPECTATOR);
    expect(decisions.map(({ about }) => about)).toEqual([range, high]);
    expect(aboutOf(RANGE, decisions, 1)).toEqual(high);
    expect(table.next().seat).toBe(1);
    expect(table.submit(0, pick(5))).toMatchObject({ code: 'too-high' });
    table.submit(1, pick(5));
    expect(table.state.log).toEqual([1, 5]);
  });
  it('is the same for all who are asked together', () => {
    const table = matchOf(function* (t) {
      yield* t.chooseAll([0, 1], RANGE, range);
    });
    expect(table.decisions(SPECTATOR).map(({ about }) => about)).toEqual([range, range]);
  });
  it('is made again by forks, loads and undo, from what was answered since the checkpoint', () => {
    function* twice(t: SmallTable): Play<void> {
      t.checkpoint();
      const { n } = yield* t.choose(0, PICK);
      yield* t.choose(0, RANGE, { from: n, to: n + 1 });
    }
    const run = runOf(twice);
    run.answer(0, pick(2));
    expect(run.fork().asks[0].about).toEqual({ from: 2, to: 3 });
    const table = matchOf(twice);
    table.submit(0, pick(1));
    table.submit(0, { do: 'undo' });
    table.submit(0, pick(2));
    expect(table.decisions(1)[0].about).toEqual({ from: 2, to: 3 });
  });
  it('is never forgotten: it does not compile without', () => {
    const forgetful = (t: SmallTable) => [
      // @ts-expect-error Expected 3 arguments, but got 2.
      () => t.choose(0, RANGE),
      // @ts-expect-error Expected 3 arguments, but got 2.
      () => t.chooseAll([0], RANGE),
      // @ts-expect-error Expected 3 arguments, but got 2.
      () => asking(0, RANGE),
      // @ts-expect-error Property 'about' is missing
      () => t.chooseAny([{ seat: 0, question: PICK }]),
      // @ts-expect-error Property 'to' is missing
      () => t.choose(0, RANGE, { from: 1 }),
      // @ts-expect-error Expected 2 arguments, but got 3.
      () => t.choose(0, PICK, range),
      // @ts-expect-error Expected 4 arguments, but got 3.
      () => RANGE.options?.(new Menu(false), t.state, 0),
      () => PICK.options?.(new Menu(false), t.state, 0),
    ];
    expect(forgetful).toBeInstanceOf(Function);
  });
});

/** Asks for a number about anything. */
const questionAbout = <Q>(kind: string): Question<Small, Pick, Q> => ({
  kind,
  rule: 'XX-1',
  options: (menu, state, seat) => PICK.options?.(menu, state, seat),
});
const NUMBER = questionAbout<number>('number');
const LISTED = questionAbout<readonly number[]>('listed');

/** What law 6 says of a game that goes twice through the given rules. */
function law6(turn: (t: SmallTable) => Play<void>, players = { min: 2, max: 4 }): string {
  const small = smallGame(function* (t) {
    for (; t.state.phase < 2; t.state.phase++) yield* turn(t);
  });
  const game = { ...small, meta: { ...small.meta, players } };
  try {
    for (let seed = 0; seed < 20; seed++) checkLaws([LAWS[5]], game, `seed-${seed}`);
    return 'all is well';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('law 6 finds a subject that tells what is hidden', () => {
  it.each<[string, (t: SmallTable) => Play<void>]>([
    [
      'from everybody else: the hidden number of the seat that is asked',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, NUMBER, t.state.secret[0]);
      },
    ],
    [
      'from all but one: a number that only a third seat knows',
      function* (t) {
        t.checkpoint();
        yield* t.chooseAll([0, 1], NUMBER, t.state.secret.at(-1) ?? 0);
      },
    ],
    [
      'in a hint: whether it is even',
      function* (t) {
        t.checkpoint();
        yield* t.chooseAny([asking(0, PICK), asking(1, NUMBER, t.state.secret[0] % 2)]);
      },
    ],
    [
      'one question later',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, NUMBER, 1);
        yield* t.choose(0, NUMBER, t.state.secret[1]);
      },
    ],
    [
      'and was looked at before the last question',
      function* (t) {
        t.checkpoint();
        const seen = t.state.secret[1];
        yield* t.choose(0, PICK);
        yield* t.choose(0, NUMBER, seen);
      },
    ],
    [
      'and was answered in secret',
      function* (t) {
        t.checkpoint();
        const { n } = yield* t.choose(0, PICK);
        t.state.secret[0] = n;
        yield* t.choose(1, NUMBER, n);
      },
    ],
    [
      'and was drawn in secret',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, PICK);
        const drawn = t.pick('bag', t.state.secret);
        yield* t.choose(1, NUMBER, drawn);
      },
    ],
  ])('%s', (_what, turn) => {
    expect(law6(turn)).toMatch(/Law 6 broken .* seat \d is told by what is asked \(.*number of \d/);
  });

  it('from people who watch somebody play alone', () => {
    const alone = { min: 1, max: 1 };
    const told = law6(function* (t) {
      t.checkpoint();
      yield* t.choose(0, NUMBER, t.state.secret[0]);
    }, alone);
    expect(told).toMatch(/Law 6 broken .* a spectator is told by what is asked \(number of 0\)/);
    const honest = law6(function* (t) {
      t.checkpoint();
      yield* t.choose(0, NUMBER, t.state.phase);
    }, alone);
    expect(honest).toBe('all is well');
  });
  it('and a list of the state itself', () => {
    expect(
      law6(function* (t) {
        t.checkpoint();
        yield* t.choose(0, LISTED, t.state.secret);
      }),
    ).toContain('may not know');
  });
});

describe('law 6 leaves an honest subject alone', () => {
  it.each<[string, (t: SmallTable) => Play<void>]>([
    [
      'that names a place, not what is there',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, NUMBER, t.state.secret.length - 1);
      },
    ],
    [
      'that is a roll of dice',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, PICK);
        yield* t.choose(1, NUMBER, t.die('hit'));
      },
    ],
    [
      'that somebody chose before all, and nothing else tells',
      function* (t) {
        t.checkpoint();
        const { n } = yield* t.choose(0, PICK);
        yield* t.choose(0, NUMBER, n);
      },
    ],
    [
      'that was hidden and is shown now',
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, PICK);
        t.reveal();
        yield* t.choose(1, NUMBER, t.state.secret[0]);
      },
    ],
  ])('%s', (_what, turn) => {
    expect(law6(turn)).toBe('all is well');
  });
});
