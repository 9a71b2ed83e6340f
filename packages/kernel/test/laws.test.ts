import { readFileSync } from 'node:fs';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../games/_template/src/rules/offer.ts';
import { type AnyGame, type Question, unruled } from '../src/index.ts';
import {
  brokenLaws,
  caseOf,
  checkLaws,
  LAWS,
  LawBroken,
  type LawSettings,
  placeholders,
  ruleIds,
} from '../src/laws/index.ts';
import { findBroken } from '../src/laws.ts';

const rules = ruleIds(readFileSync(new URL('../../../games/_template/rules/en.md', import.meta.url), 'utf8'));
const honest: AnyGame = template;
const words = honest.phrases.words;

// biome-ignore lint/suspicious/noExplicitAny: meddles with any game
type Any = any;

/** The table, with one of its methods replaced. */
const meddled = (change: object): AnyGame => ({
  ...honest,
  play: (t) =>
    honest.play(new Proxy(t, { get: (table, key) => (key in change ? Reflect.get(change, key) : bound(table, key)) })),
});
const bound = (table: object, key: string | symbol) => {
  const value = Reflect.get(table, key);
  return typeof value === 'function' ? value.bind(table) : value;
};

/** The game with another question in the place of one. */
const asksOtherwise = (kind: string, change: Partial<Question<Any, Any>>): AnyGame => ({
  ...honest,
  play: (t) => {
    const choose = (seat: number, question: Question<Any, Any>) =>
      t.choose(seat, question.kind === kind ? { ...question, ...change } : question);
    return honest.play(new Proxy(t, { get: (table, key) => (key === 'choose' ? choose : bound(table, key)) }));
  },
});

/** The game with a subject for one of its questions, and without the checkpoints of a phase, if there are to be none. */
const asksAbout = (kind: string, subject: (state: Any) => unknown, skipped?: string): AnyGame => ({
  ...honest,
  play: (t) => {
    const about = ({ kind: asked }: Question<Any, Any>) => (asked === kind ? subject(t.state) : undefined);
    const change: Record<string | symbol, unknown> = {
      choose: (seat: number, question: Any) => t.choose(seat, question, about(question)),
      chooseAll: (seats: readonly number[], question: Any) => t.chooseAll(seats, question, about(question)),
      checkpoint: () => t.state.phase !== skipped && t.checkpoint(),
    };
    return honest.play(new Proxy(t, { get: (table, key) => change[key] ?? bound(table, key) }));
  },
});

/** The game with another way to draw an answer to one of its questions. */
const draws = (kind: string, draw: Question<Any, Any>['draw']): AnyGame => ({
  ...honest,
  play: (t) => {
    const drawing = (question: Any): Any => (question.kind === kind ? { ...question, draw } : question);
    const change: Record<string | symbol, unknown> = {
      choose: (seat: number, question: Any, ...about: Any[]) => (t.choose as Any)(seat, drawing(question), ...about),
      chooseAll: (all: readonly number[], question: Any) => (t.chooseAll as Any)(all, drawing(question)),
    };
    return honest.play(new Proxy(t, { get: (table, key) => change[key] ?? bound(table, key) }));
  },
});

/** What the law says of the first matches of a game. */
function broken(law: number, game: AnyGame, settings: LawSettings = {}, seeds = 12): string {
  for (let seed = 0; seed < seeds; seed++) {
    try {
      checkLaws([LAWS[law - 1]], game, `seed-${seed}`, { rules, ...settings });
    } catch (error) {
      expect(error).toBeInstanceOf(LawBroken);
      expect((error as LawBroken).law).toBe(law);
      return (error as Error).message;
    }
  }
  return 'all is well';
}

let counter = 0;

describe('the laws find what is wrong', () => {
  it.each<[number, string, AnyGame, string, LawSettings?]>([
    [1, 'no end in sight', honest, 'no end after 20 decisions', { most: 20 }],
    [
      1,
      'a place that is skipped',
      { ...honest, outcome: () => ({ places: [1, 3, 3, 3], points: [0, 0, 0, 0] }) },
      'outcome',
    ],
    [
      1,
      'rules that fail',
      {
        ...honest,
        play: () => {
          throw new Error('oh');
        },
      },
      'playing failed: oh',
    ],
    [
      2,
      'a state from outside',
      { ...honest, setup: (t, n, options) => ({ ...honest.setup(t, n, options), appearedAt: counter++ }) },
      'the log does not replay',
    ],
    [
      2,
      'a state that is not JSON',
      { ...honest, setup: (t, n, options) => ({ ...honest.setup(t, n, options), station: Infinity }) },
      'after a stored checkpoint',
    ],
    [3, 'a copy that shares', { ...honest, copy: (state) => ({ ...honest.copy(state), fuel: state.fuel }) }, 'fork'],
    [
      3,
      'a copy that forgets',
      { ...honest, copy: (state) => ({ ...honest.copy(state), sets: state.sets.map(() => 0) }) },
      'the fork differs',
    ],
    [
      4,
      'words that are missing',
      {
        ...honest,
        phrases: {
          ...honest.phrases,
          words: { ...words, de: { ...words.de, 'event.sold': undefined as unknown as string } },
        },
      },
      'event.sold',
    ],
    [
      4,
      'other placeholders',
      { ...honest, phrases: { ...honest.phrases, words: { ...words, de: { ...words.de, 'event.sold': '{seat}' } } } },
      'event.sold fills in (crystal, fuel, seat) in English and (seat) in German',
    ],
    [
      4,
      'a rule that does not exist',
      honest,
      'unknown rule',
      { rules: new Set([...rules].filter((id) => id !== 'TP-4.2')) },
    ],
    [
      4,
      'a phrase without its values',
      { ...honest, phrases: { ...honest.phrases, action: ({ do: kind }) => ({ key: `action.${kind}` }) } },
      'nothing to fill in for {',
    ],
    [
      4,
      'an option that is lost in writing',
      { ...honest, actions: { ...honest.actions, write: (action) => ({ ...honest.actions.write(action), fuel: 3 }) } },
      'refuse',
    ],
    [
      4,
      'a judge that names no rule',
      asksOtherwise('harvest', { judge: () => unruled('captain-only') }),
      'captain-only names no rule',
    ],
    [
      4,
      'something greyed out by no rule',
      asksOtherwise('harvest', {
        options(menu) {
          menu.offer({ do: 'tow' });
          menu.offer({ do: 'crack' }, unruled('match-over'));
        },
      }),
      'match-over names no rule',
    ],
    [
      4,
      'a form that is closed by no rule',
      asksOtherwise('harvest', { forms: [{ ...OFFER, open: () => unruled('not-asked') }] }),
      'not-asked names no rule',
    ],
    [
      5,
      'something that is not conserved',
      { ...honest, conserved: (state) => ({ station: state.station }) },
      'station was',
    ],
    [6, 'a deck for all to see', { ...honest, view: { ...honest.view, deck: 'public' } }, 'sees what it may not know'],
    [
      6,
      'wishes for spectators',
      {
        ...honest,
        view: { ...honest.view, wish: (state: { wish: number[] }, viewer: number) => (viewer < 0 ? state.wish : 0) },
      },
      'as a spectator',
    ],
    [
      6,
      'an event that says too much',
      { ...honest, eventView: { ...honest.eventView, scooped: 'public' } },
      'hears what it may not know',
    ],
    [7, 'a comet turned over and back', meddled({ reveal: () => {} }), 'told its seat something and can be undone'],
    [8, 'nothing is dealt anew', { ...honest, redeal: () => {} }, 'deals changed nothing: bots are shown the truth'],
    [
      8,
      'a deck left as it is',
      {
        ...honest,
        redeal: (state, viewer, random) => {
          const deck = [...state.deck];
          honest.redeal(state, viewer, random);
          state.deck.splice(0, deck.length, ...deck);
        },
      },
      'never changed deck: bots are shown the truth',
      { hidden: ['deck'] },
    ],
    [
      8,
      'crystals out of nowhere',
      {
        ...honest,
        redeal: (state, viewer, random) => {
          honest.redeal(state, viewer, random);
          state.bag[0]++;
          state.bag[1]--;
        },
      },
      're-dealing makes or loses something',
    ],
    [
      8,
      'a new hand for oneself',
      { ...honest, redeal: (state, viewer, random) => honest.redeal(state, (viewer + 1) % state.players, random) },
      'looks different',
    ],
    [4, 'a draw that is no option', draws('burn', () => ({ do: 'burn', fuel: 3 })), 'was drawn and is no option'],
    [8, 'a bot that knows more', honest, 'the bot decides by what it may not know', { bot: () => () => counter++ }],
  ])('law %i: %s', (law, _what, game, message, settings) => {
    expect(broken(law, game, settings)).toContain(message);
  });
  it('and leave alone what draws from its options, or does not draw', () => {
    expect(
      broken(
        4,
        draws('burn', () => ({ do: 'burn', fuel: 0 })),
      ),
    ).toBe('all is well');
    expect(
      broken(
        4,
        draws('burn', () => undefined),
      ),
    ).toBe('all is well');
  });
  it('and leave an honest game alone', () => {
    for (const { number } of LAWS) expect(broken(number, honest)).toBe('all is well');
  });
});

describe('all laws on one match', () => {
  /** Conserves nothing, and a deck for all to see breaks three laws. */
  const bad: AnyGame = {
    ...honest,
    conserved: (state) => ({ station: state.station }),
    view: { ...honest.view, deck: 'public' },
  };
  it('play it, read it from its file and walk through it, each once', () => {
    let starts = 0;
    const setup: AnyGame['setup'] = (t, n, options) => {
      starts++;
      return honest.setup(t, n, options);
    };
    checkLaws(LAWS, { ...honest, setup }, 'seed-1', { rules });
    expect(starts).toBe(3);
  });
  it('say which are broken, not only the first', () => {
    const found = brokenLaws(LAWS, bad, 'seed-1', { rules }).map(({ law }) => law);
    expect(found.sort()).toEqual([5, 6, 7, 8]);
    expect(brokenLaws(LAWS, honest, 'seed-1', { rules })).toEqual([]);
  });
  it('look for the smallest match that breaks each of them, and say how to play it again', () => {
    const found = findBroken(bad, { rules }, { numRuns: 20, seed: 1 });
    expect([...found.keys()].sort()).toEqual([5, 6, 7, 8]);
    const [five, six] = [5, 6].map((law) => String((found.get(law) as Error).cause));
    expect(five).toMatch(/Law 5 broken by template, seed seed-\d+, step 1: station was/);
    expect(five).toMatch(
      /npm run laws -- --game template --law 5 --case '{"seed":"seed-\d+","players":2,.*"steps":2}'/,
    );
    expect(six).toMatch(/Law 6 broken by template.* sees what it may not know/);
    expect(six).toMatch(/--law 6 --case '{"seed":"seed-\d+","players":2,.*}'/);
  });
  it('name the law under which rules fail', () => {
    const failing: AnyGame = {
      ...honest,
      redeal: () => {
        throw new Error('oh');
      },
    };
    const [first] = brokenLaws(LAWS, failing, 'seed-1', { rules });
    expect(first.message).toMatch(/^Law [68] broken by template, seed seed-1, step \d+: .*oh\n {2}again: npm run laws/);
    expect(first.cause).toMatchObject({ message: 'oh' });
  });
});

describe('a subject that leaks', () => {
  const nextComet = (state: Any) => ({ comet: state.deck[0] ?? -1 });
  it.each<[string, AnyGame]>([
    ['the next comet', asksAbout('harvest', nextComet)],
    ['the next comet, one step after the last checkpoint', asksAbout('harvest', nextComet, 'harvest')],
    ['the hand of whoever is asked', asksAbout('harvest', ({ hand, captain }) => hand[captain * 3])],
    ['whether anybody wishes for ice', asksAbout('burn', ({ wish }) => wish.includes(0))],
    ['the bag, from which hands can be told', asksAbout('burn', ({ bag }) => ({ ice: bag[0] }))],
  ])('is found by law 6 alone: %s', (_what, game) => {
    expect(broken(6, game)).toContain('is told by what is asked');
    for (const { number } of LAWS.filter((law) => law.number !== 6)) expect(broken(number, game)).toBe('all is well');
  });
  it('is found by laws 6 and 7: what a captain scooped, told by closing the market', () => {
    const game = asksAbout('drop', ({ hand }) => hand.slice(0, 3));
    expect(broken(6, game)).toContain('is told by what is asked');
    expect(broken(7, game, {}, 150)).toContain('told its seat something and can be undone');
  });
  it('is not mistaken for one that all may know', () => {
    const open = asksAbout('harvest', ({ comet, fuel, deck }) => ({ comet, fuel: [...fuel], left: deck.length }));
    for (const { number } of LAWS) expect(broken(number, open)).toBe('all is well');
  });
  it('must be plain data', () => {
    expect(
      broken(
        4,
        asksAbout('burn', () => new Map()),
      ),
    ).toContain('the subject of burn is not plain data');
  });
  it('must follow from the checkpoint and what was answered since', () => {
    expect(
      broken(
        3,
        asksAbout('burn', () => counter++),
      ),
    ).toContain('the fork differs');
  });
});

describe('cases', () => {
  it('follow from the seed', () => {
    expect(caseOf(honest, 'a')).toEqual(caseOf(honest, 'a'));
    const cases = Array.from({ length: 40 }, (_, i) => caseOf(honest, `s${i}`));
    expect(new Set(cases.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(cases.map(({ options }) => options.hourglass))).toEqual(new Set([true, false, undefined]));
  });
});

describe('placeholders', () => {
  it('are read out of ICU messages', () => {
    expect(placeholders('no')).toEqual([]);
    expect(placeholders('{b} and {a}')).toEqual(['a', 'b']);
    expect(placeholders('{n, plural, =0 {none} one {# ship of {who}} other {# ships}} at {place}')).toEqual([
      'n',
      'place',
      'who',
    ]);
    expect(placeholders("it's '{quoted}' {real}")).toEqual(['real']);
  });
});
