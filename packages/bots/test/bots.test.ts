import { asking, BadInput, type GameEvent, Match, Random, Run } from '@starboard/kernel';
import { matchAt } from '@starboard/kernel/testing';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  greedyBot,
  LEVELS,
  parseBot,
  playMatch,
  policyBot,
  randomBot,
  searchBot,
  situationIn,
  situationOf,
} from '../src/index.ts';
import { type PigAction, type PigState, pig } from './pig.ts';

type PigBot = Bot<PigState, PigAction>;
type PigRun = Run<PigState, PigAction, GameEvent>;

const SEEDS = 80;

const BOTS: readonly PigBot[] = [
  randomBot(),
  policyBot(pig),
  greedyBot(pig),
  greedyBot(pig, { noise: 0.5 }),
  searchBot(pig, { iterations: 60 }),
];

function started(seed: string, players = 3): PigRun {
  const run = Run.setUp(pig, players, {}, Random.fromSeed(seed), { forkable: true });
  run.begin();
  return run;
}

function afterBids(seed: string, pot: number): PigRun {
  const run = started(seed);
  for (let seat = 0; seat < run.players; seat++) run.answer(seat, { do: 'bid', pay: seat });
  run.state.pot = pot;
  return run;
}

/** The same table with other hidden bonuses. */
function permuted(run: PigRun, viewer: number): PigRun {
  const other = run.fork(true);
  const hidden = other.state.bonus.filter((_, seat) => seat !== viewer).reverse();
  other.state.bonus = other.state.bonus.map((own, seat) => (seat === viewer ? own : (hidden.shift() ?? own)));
  return other;
}

describe('what bots are given', () => {
  it.each(BOTS)('$name decides the same when hidden things are permuted', async (bot) => {
    for (const pot of [0, 4, 9, 17]) {
      const run = afterBids(`pot ${pot}`, pot);
      const other = permuted(run, 0);
      expect(other.state.bonus).not.toEqual(run.state.bonus);
      const decided = await bot.decide(situationOf(run, run.next()), Random.fromSeed('same'));
      expect(await bot.decide(situationOf(other, other.next()), Random.fromSeed('same'))).toEqual(decided);
    }
  });

  it.each(BOTS)('$name does not see what others have answered in secret', async (bot) => {
    const decisions = [0, 5].map((pay) => {
      const run = started('secret');
      run.answer(0, { do: 'bid', pay });
      return bot.decide(situationOf(run, run.next()), Random.fromSeed('same'));
    });
    const [low, high] = await Promise.all(decisions);
    expect(low).toEqual(high);
    expect(low.do).toBe('bid');
  });

  it('tells what the question is about, then and after the match has gone on', () => {
    const offer = { give: [1, 0, 0], want: [0, 1, 0] };
    const match = matchAt(template, { state: { seats: { 0: { hand: { ice: 1 } }, 1: { hand: {} } } } });
    for (const [seat, fuel] of [1, 0].entries()) match.submit(seat, { do: 'burn', fuel });
    match.submit(0, { do: 'tow' });
    match.take(0, { do: 'offer', ...offer });
    const run = match.fork();
    const situations = [situationIn(match, 1), situationOf(run, run.next())];
    for (const { about, view } of situations) {
      expect(about).toEqual(offer);
      expect(view().decisions.find(({ seat }) => seat === 1)?.about).toEqual(offer);
    }
    match.submit(1, { do: 'decline' });
    run.answer(1, { do: 'decline' });
    for (const { about } of situations) expect(about).toEqual(offer);
  });

  it('shows a view and a menu when asked', () => {
    const match = new Match(pig, { players: 2, seed: 'view' });
    const situation = situationIn(match, 1);
    expect(situation.view().decisions).toHaveLength(2);
    expect(situation.menu().options).toEqual([]);
    const run = afterBids('view', 3);
    expect(situationOf(run, run.next()).view().decisions[0].options).toEqual([{ do: 'roll' }, { do: 'bank' }]);
  });
});

describe('search', () => {
  it('stops when its time is up', () => {
    let now = 0;
    const clock = () => now++;
    const bot = searchBot(pig, { ms: 50 }, { now: clock });
    const run = afterBids('clock', 5);
    const thoughts = bot.analyse(situationOf(run, run.next()), Random.fromSeed('clock'));
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(49);
    expect(now).toBe(51);
  });

  it('uses no more of its budget than its share, and all of it again later', () => {
    let share = 0.25;
    const run = afterBids('share', 5);
    const visits = (budget: { ms: number } | { iterations: number }) => {
      let now = 0;
      const bot = searchBot(pig, budget, { now: () => now++, share: () => share });
      const thoughts = bot.analyse(situationOf(run, run.next()), Random.fromSeed('share'));
      return thoughts.reduce((sum, one) => sum + one.visits, 0);
    };
    expect([visits({ ms: 400 }), visits({ iterations: 40 })]).toEqual([99, 10]);
    share = 1;
    expect(visits({ ms: 400 })).toBe(399);
  });

  it('answers by first impression when there is no time at all', () => {
    const bot = searchBot(pig, { ms: 0 });
    const run = afterBids('hurry', 5);
    expect(['roll', 'bank']).toContain(bot.decide(situationOf(run, run.next()), Random.fromSeed('hurry')).do);
  });

  it('thinks no longer than its futures, and stops early when the answer stands', () => {
    const bot = searchBot(pig, { iterations: 200 });
    const run = afterBids('count', 39);
    const thoughts = bot.analyse(situationOf(run, run.next()), Random.fromSeed('count'));
    expect(thoughts[0].action).toEqual({ do: 'bank' });
    expect(thoughts[0].value).toBeGreaterThan(thoughts[1].value);
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(200);
    expect(thoughts.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1);
  });

  it('judges all futures at the end of the same turn, where the game counts turns', () => {
    const judged = new Set<number>();
    const bot = {
      ...pig.bot,
      turn: (state: PigState) => state.turn,
      value(state: PigState, out: number[]) {
        judged.add(state.turn);
        pig.bot.value(state, out);
      },
    };
    const run = afterBids('turns', 5);
    searchBot({ ...pig, bot }, { iterations: 100 }, { turns: 1, decisions: 1000 }).analyse(
      situationOf(run, run.next()),
      Random.fromSeed('turns'),
    );
    expect([...judged]).toEqual([1]);
  });

  it('takes a win that is there', () => {
    const run = afterBids('win', 20);
    run.state.banked = [21, 10, 5];
    expect(searchBot(pig, { iterations: 200 }).decide(situationOf(run, run.next()), Random.fromSeed('win'))).toEqual({
      do: 'bank',
    });
  });
});

describe('first impressions of any size', () => {
  /** Pig with other priors; the win of the turn is to bank. */
  const withPriors = (roll: number, bank: number, bid = 1) => ({
    ...pig,
    bot: { ...pig.bot, prior: (_: PigState, __: number, { do: move }: PigAction) => ({ roll, bank, bid })[move] },
  });
  const decisive = () => {
    const run = afterBids('win', 20);
    run.state.banked = [21, 10, 5];
    return situationOf(run, run.next());
  };

  it.each([
    [1, 1],
    [1e-200, 1e200],
    [1e200, 1e-200],
    [1e200, 1e200],
    [1e-200, 1e-200],
  ])('search finds the better answer among priors of %s and %s', (roll, bank) => {
    const thoughts = searchBot(withPriors(roll, bank), { iterations: 200 }).analyse(
      decisive(),
      Random.fromSeed('priors'),
    );
    expect(thoughts[0].action).toEqual({ do: 'bank' });
    for (const { prior, value } of thoughts) expect([prior, value].every(Number.isFinite)).toBe(true);
    expect(thoughts.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1);
  });

  it('only proportions count: search thinks the same of priors of any scale', () => {
    const think = (scale: number) =>
      searchBot(withPriors(3 * scale, scale, 2 * scale), { iterations: 100 }).analyse(
        situationOf(started('scale'), started('scale').next()),
        Random.fromSeed('scale'),
      );
    expect(think(1e200)).toEqual(think(1));
    expect(think(1e-200)).toEqual(think(1));
  });
});

describe('greedy in a race', () => {
  it('asks itself what each answer is worth, not what the others do meanwhile', async () => {
    const asked: number[] = [];
    const racing = {
      kind: 'turn',
      rule: 'PG-2',
      race: true as const,
      options(menu: { offer(action: PigAction): void }, _: PigState, seat: number) {
        asked.push(seat);
        menu.offer({ do: 'roll' });
        menu.offer({ do: 'bank' });
      },
    };
    const race: typeof pig = {
      ...pig,
      *play(t) {
        t.checkpoint();
        yield* t.chooseAny([0, 1, 2].map((seat) => asking(seat, racing)));
        t.state.begun = true;
        t.checkpoint();
        yield* t.chooseAny([0, 1, 2].map((seat) => asking(seat, racing)));
      },
    };
    const run = Run.setUp(race, 3, {}, Random.fromSeed('race'), { forkable: true });
    run.begin();
    await greedyBot(race).decide(situationOf(run, asking(2, racing)), Random.fromSeed('race'));
    expect([...new Set(asked)]).toEqual([2]);
  });
});

describe('greedy and luck', () => {
  /** How often each answer is tried in a position of Pig, where a roll is luck, and banking is none. */
  const tries = async (pot: number): Promise<readonly number[]> => {
    const tried = [0, 0];
    const counting: typeof pig = {
      ...pig,
      bot: {
        ...pig.bot,
        value: (state, out) => {
          tried[state.pot === 0 && state.banked[0] >= pot ? 1 : 0]++;
          pig.bot.value(state, out);
        },
      },
    };
    const run = afterBids('luck', pot);
    await greedyBot(counting, { samples: 6 }).decide(situationOf(run, run.next()), Random.fromSeed('luck'));
    return tried;
  };
  it('tries in all futures what luck touches, and the best of what it does not', async () => {
    expect(await tries(9)).toEqual([6, 6]);
  });
  it('tries in two futures what luck does not touch', async () => {
    const still: typeof pig = { ...pig, bot: { ...pig.bot, value: (_, out) => out.splice(0, 9, 0.5, 0.25, 0.25) } };
    let calls = 0;
    const counted: typeof pig = {
      ...still,
      bot: {
        ...still.bot,
        value: (state, out) => {
          calls++;
          still.bot.value(state, out);
        },
      },
    };
    const run = afterBids('luck', 9);
    await greedyBot(counted, { samples: 6 }).decide(situationOf(run, run.next()), Random.fromSeed('luck'));
    expect(calls).toBe(4);
  });
});

describe('strength', () => {
  it('greedy beats random, and search beats both', async () => {
    expect(await share('greedy', 'random')).toBeGreaterThan(0.6);
    expect(await share('search:150', 'random')).toBeGreaterThan(0.65);
    expect(await share('search:150', 'greedy')).toBeGreaterThan(0.55); // 0.65 of 600 games
  });
});

/** The part of two-player games that the first wins, with seats swapped on each seed. */
async function share(first: string, second: string): Promise<number> {
  const bots = [parseBot(first, pig), parseBot(second, pig)];
  let wins = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    for (const seat of [0, 1]) {
      const { outcome } = await playMatch(pig, seat === 0 ? bots : [...bots].reverse(), {
        players: 2,
        seed: `strength ${seed}`,
      });
      if (outcome.places[seat] === 1) wins += outcome.places[1 - seat] === 1 ? 0.5 : 1;
    }
  }
  return wins / (2 * SEEDS);
}

describe('what a game tells its bots to ignore', () => {
  const choose = (ignored: readonly string[]) => {
    const game = {
      ...pig,
      bot: { ...pig.bot, ignores: (_: PigState, _seat: number, { do: what }: PigAction) => ignored.includes(what) },
    };
    const run = afterBids('ignore', 40);
    const situation = situationOf(run, run.next());
    const bots = [greedyBot(game), searchBot(game, { iterations: 30 })];
    return bots.map((bot) => (bot.decide(situation, Random.fromSeed('ignore')) as PigAction).do);
  };

  it('is left out by bots that compare answers', () => {
    expect(choose(['bank'])).toEqual(['roll', 'roll']);
    expect(choose(['roll'])).toEqual(['bank', 'bank']);
  });

  it('is thought of all the same where nothing else is left', () => {
    expect(choose(['bank', 'roll'])).toEqual(choose([]));
  });
});

describe('names of bots', () => {
  it('knows kinds, budgets and levels', () => {
    for (const spec of ['random', 'greedy', 'search', 'search:500ms', 'search:1000', ...LEVELS]) {
      expect(parseBot(spec, pig).name).toBe(spec);
    }
  });

  it('upper levels look one decision ahead where a game says that this plays better', () => {
    let judged = 0;
    const counting = {
      ...pig.bot,
      value: (state: PigState, out: number[]) => {
        judged++;
        pig.bot.value(state, out);
      },
    };
    const run = afterBids('levels', 9);
    const judgements = (spec: string, upperLevels?: 'look-ahead') => {
      judged = 0;
      const bot = parseBot(spec, {
        ...pig,
        bot: { ...counting, ...(upperLevels === undefined ? {} : { upperLevels }) },
      });
      void bot.decide(situationOf(run, run.next()), Random.fromSeed('levels'));
      return judged;
    };
    expect(judgements('navigator')).toBeGreaterThan(100);
    expect(judgements('navigator', 'look-ahead')).toBeLessThan(30);
    expect(judgements('navigator', 'look-ahead')).toBe(judgements('greedy'));
  });
  it.each(['', 'genius', 'search:', 'search:0', 'search:-5ms', 'search:1e9', 'search:5s', 'Search'])(
    'refuses %j',
    (spec) => {
      expect(() => parseBot(spec, pig)).toThrow(BadInput);
    },
  );
});
