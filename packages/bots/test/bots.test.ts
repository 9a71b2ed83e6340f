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
  playOf,
  policyBot,
  randomBot,
  searchBot,
  situationIn,
  situationOf,
} from '../src/index.ts';
import { Course, Futures } from '../src/search/futures.ts';
import { type PigAction, type PigState, pig } from './pig.ts';

type PigBot = Bot<PigState, PigAction>;
type PigRun = Run<PigState, PigAction, GameEvent>;

const SEEDS = 80;

/** Pig whose searches are contests among greedy's best answers. */
const contested: typeof pig = { ...pig, bot: { ...pig.bot, search: 'contest' } };

const BOTS: readonly PigBot[] = [
  randomBot(),
  policyBot(pig),
  greedyBot(pig),
  greedyBot(pig, { noise: 0.5 }),
  searchBot(pig, { iterations: 60 }),
  searchBot(contested, { iterations: 60 }, { name: 'contest' }),
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

  it('ends with its futures or its time, whichever is over first', () => {
    const run = afterBids('both', 5);
    const visits = (tick: number) => {
      let now = 0;
      const advance = () => {
        now += tick;
        return now;
      };
      const bot = searchBot(pig, { iterations: 30, ms: 1000 }, { now: advance });
      const thoughts = bot.analyse(situationOf(run, run.next()), Random.fromSeed('both'));
      return thoughts.reduce((sum, one) => sum + one.visits, 0);
    };
    expect(visits(1)).toBeGreaterThan(15);
    expect(visits(30)).toBe(visits(1));
    expect(visits(100)).toBe(9);
  });

  it.each(['captain', 'admiral'] as const)('%s thinks the same on a device ten times as slow', (level) => {
    const run = afterBids('slow', 5);
    const decide = (tick: number) => {
      let now = 0;
      let looks = 0;
      const clock = () => {
        looks++;
        now += tick;
        return now;
      };
      void parseBot(level, pig, 'bot', clock).decide(situationOf(run, run.next()), Random.fromSeed('slow'));
      return looks;
    };
    const quick = decide(0.02);
    expect(quick).toBeGreaterThan(20);
    expect(decide(0.2)).toBe(quick);
    expect(decide(1000)).toBeLessThan(6);
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

  it('plays futures on without a list where the game says what is plain', () => {
    const asked: string[] = [];
    const listing = (quick: typeof pig.bot.quick) => {
      asked.length = 0;
      const bot: typeof pig.bot = {
        ...pig.bot,
        ...(quick === undefined ? {} : { quick }),
        prior(_, __, { do: what }) {
          asked.push(what);
          return 1;
        },
      };
      const run = afterBids('quick', 5);
      searchBot({ ...pig, bot }, { iterations: 60 }).analyse(situationOf(run, run.next()), Random.fromSeed('quick'));
      return asked.length;
    };
    const plain: typeof pig.bot.quick = ({ pot }) => ({ do: pot > 15 ? 'bank' : 'roll' });
    expect(listing(plain)).toBeLessThan(listing(undefined) / 4);
  });

  it('gives the same try of each answer the same luck in every turn, by what is drawn', () => {
    const drawn: (readonly [number, number, string])[] = [];
    const bot: typeof pig.bot = { ...pig.bot, turn: ({ turn }) => turn };
    const run = afterBids('aligned', 5);
    const situation = situationOf(run, run.next());
    const futures = new Futures(Random.fromSeed('aligned'));
    for (const first of ['roll', 'bank'] as const) {
      const future = situation.simulator.fork(futures.random(3));
      const course = new Course({ ...pig, bot }, futures, 3, future, 2);
      future.answer(0, { do: first });
      for (let n = 0; !course.isOver() && n < 50; n++) {
        const { turn, pot } = future.state;
        future.answer(turn, { do: pot > 20 ? 'bank' : 'roll' });
        drawn.push([turn, future.state.pot, first]);
      }
    }
    const rollsOf = (first: string) => drawn.filter(([turn, , by]) => turn === 1 && by === first).map(([, pot]) => pot);
    expect(rollsOf('roll')).toEqual(rollsOf('bank'));
    expect(rollsOf('roll').length).toBeGreaterThan(1);
  });

  it('takes a win that is there', () => {
    const run = afterBids('win', 20);
    run.state.banked = [21, 10, 5];
    expect(searchBot(pig, { iterations: 200 }).decide(situationOf(run, run.next()), Random.fromSeed('win'))).toEqual({
      do: 'bank',
    });
  });
});

describe('a contest among the best answers of greedy', () => {
  const think = (game: typeof pig, run: PigRun, budget: { iterations: number } | { ms: number }, now?: () => number) =>
    searchBot(game, budget, { behind: 100, ...(now === undefined ? {} : { now }) }).analyse(
      situationOf(run, run.next()),
      Random.fromSeed('contest'),
    );
  const visitsOf = (thoughts: readonly { visits: number }[]) => thoughts.map(({ visits }) => visits);

  it('finds what greedy misses: who rolls at twelve may roll on', async () => {
    const run = afterBids('contest', 12);
    const own = await greedyBot(pig).decide(situationOf(run, run.next()), Random.fromSeed('greedy'));
    expect(own).toEqual({ do: 'bank' });
    const patient = searchBot(contested, { iterations: 4000 }, { behind: 100, certainty: 4 }); // none retires by bad luck
    const [best, other] = patient.analyse(situationOf(run, run.next()), Random.fromSeed('contest'));
    expect(best.action).toEqual({ do: 'roll' });
    expect(best.value).toBeGreaterThan(other.value);
  });

  it('stays with greedy where nothing is gained, and soon stops', async () => {
    const even: typeof pig = {
      ...contested,
      bot: {
        ...contested.bot,
        value: ({ banked: [own] }, out) => out.splice(0, 9, 0.5 + own / 1000, 0.25, 0.25),
        valueAfterTurn: (_, out) => out.splice(0, 9, 0.5, 0.25, 0.25),
        judgesEnds: true,
      },
    };
    const run = afterBids('even', 3);
    const thoughts = think(even, run, { iterations: 10_000 });
    expect(thoughts[0].action).toEqual({ do: 'bank' });
    expect(visitsOf(thoughts)).toEqual([8, 8]);
  });

  it('has no second thoughts where the game says that they do no good', () => {
    const bot: typeof pig.bot = { ...contested.bot, thinksTwice: ({ pot }) => pot > 12 };
    const first = think(contested, afterBids('twice', 12), { iterations: 1 })[0].action;
    const thoughts = think({ ...contested, bot }, afterBids('twice', 12), { iterations: 4000 });
    expect(thoughts[0].action).toEqual(first);
    expect(visitsOf(thoughts)).toEqual([0, 0]);
    const later = think({ ...contested, bot }, afterBids('twice', 13), { iterations: 4000 });
    expect(Math.min(...visitsOf(later))).toBeGreaterThan(0);
  });

  describe('of many', () => {
    const many: typeof pig = { ...contested, bot: { ...contested.bot, rivals: 'many' } };

    it('finds what few find, if nobody has to give up early', () => {
      const run = afterBids('contest', 12);
      const [best] = searchBot(many, { iterations: 4000 }, { behind: 100, certainty: 5 }).analyse(
        situationOf(run, run.next()),
        Random.fromSeed('contest'),
      );
      expect(best.action).toEqual({ do: 'roll' });
    });

    it('tells by two futures those apart whom luck does not touch', () => {
      const certain: typeof pig = {
        ...many,
        bot: {
          ...many.bot,
          turn: (state: PigState) => state.turn,
          value: ({ banked: [own], pot }, out) => out.splice(0, 9, 0.5 + (own + 2 * pot) / 1000, 0.25, 0.25),
          valueAfterTurn: (_, out) => out.splice(0, 9, 0.5, 0.25, 0.25),
          judgesEnds: true,
        },
      };
      expect(visitsOf(think(certain, afterBids('even', 3), { iterations: 10_000 }))).toEqual([2, 2]);
    });

    it('has room for twice as many rivals, and trusts no lead of fewer futures than four', () => {
      const competing = (game: typeof pig, iterations: number) =>
        visitsOf(think(game, started('bids'), { iterations })).filter((n) => n > 0).length;
      expect([competing(contested, 16), competing(many, 16)]).toEqual([2, 3]);
      const own = think(many, afterBids('trust', 12), { iterations: 1 })[0].action;
      expect(think(many, afterBids('trust', 12), { iterations: 6 })[0].action).toEqual(own);
    });
  });

  it('has no second thoughts where value cannot tell answers apart: the first impression decides', () => {
    const blind: typeof pig = {
      ...contested,
      bot: {
        ...contested.bot,
        value: (_, out) => out.splice(0, 9, 0.5, 0.25, 0.25),
        prior: (_, __, { do: move }) => (move === 'bank' ? 2 : 1),
      },
    };
    const thoughts = think(blind, afterBids('blind', 3), { iterations: 10_000 });
    expect(thoughts[0].action).toEqual({ do: 'bank' });
    expect(visitsOf(thoughts)).toEqual([0, 0]);
    const ponders: typeof pig = { ...blind, bot: { ...blind.bot, ponders: ({ pot }) => pot < 5 } };
    expect(visitsOf(think(ponders, afterBids('blind', 3), { iterations: 40 }))).toEqual([8, 8]);
    expect(visitsOf(think(ponders, afterBids('blind', 9), { iterations: 40 }))).toEqual([0, 0]);
  });

  it('goes on at first sight, in every seat, in games that ask for it', () => {
    const judged = (goesOn: 'greedily' | 'at-first-sight'): number => {
      let times = 0;
      const bot: typeof pig.bot = {
        ...contested.bot,
        goesOn,
        value(state, out) {
          times++;
          pig.bot.value(state, out);
        },
      };
      think({ ...contested, bot }, afterBids('sight', 9), { iterations: 40 });
      return times;
    };
    expect(judged('at-first-sight')).toBeLessThan(judged('greedily') / 4); // value judges no more than the ends
  });

  it('does not trust a lead that may be luck', () => {
    const moody: typeof pig = {
      ...contested,
      bot: {
        ...contested.bot,
        value: ({ pot, banked }, out) => out.splice(0, 9, (pot + banked[0]) % 2 === 0 ? 0.9 : 0.1, 0.2, 0.2),
        prior: (_, __, { do: move }) => (move === 'bank' ? 2 : 1),
      },
    };
    const left = Array.from({ length: 20 }, (_, n) => {
      const run = afterBids(`moods ${n}`, 6);
      const own = think(moody, run, { iterations: 1 })[0].action;
      return think(moody, run, { iterations: 40 })[0].action.do !== own.do;
    });
    expect(left.filter(Boolean).length).toBeLessThan(8);
  });

  it('plays no further what greedy thinks far behind', () => {
    const run = afterBids('far', 39);
    const thoughts = searchBot(contested, { iterations: 100 }, { behind: 0.1 }).analyse(
      situationOf(run, run.next()),
      Random.fromSeed('far'),
    );
    expect(visitsOf(thoughts)).toEqual([0, 0]);
    expect(thoughts[0].action).toEqual({ do: 'bank' });
  });

  it('plays on what greedy thinks far behind, in games that say that any answer may be the best', () => {
    const run = afterBids('far', 20);
    const playedOn = (rivals: 'few' | 'any') =>
      visitsOf(
        searchBot({ ...contested, bot: { ...contested.bot, rivals } }, { iterations: 100 }).analyse(
          situationOf(run, run.next()),
          Random.fromSeed('far'),
        ),
      ).filter((n) => n > 0).length;
    expect([playedOn('few'), playedOn('any')]).toEqual([0, 2]);
  });

  it('gives every answer the same futures, as many as its budget has', () => {
    const run = afterBids('budget', 9);
    const visits = visitsOf(think(contested, run, { iterations: 15 }));
    expect(visits).toEqual([7, 7]);
  });

  it('lets no more rivals compete than its budget can tell apart', () => {
    const run = started('bids');
    const competing = (iterations: number) =>
      visitsOf(think(contested, run, { iterations })).filter((n) => n > 0).length;
    expect([16, 24, 400].map(competing)).toEqual([2, 3, 3]);
  });

  it('stops when its time is up, with the best so far', () => {
    let now = 0;
    const run = afterBids('time', 9);
    const visits = visitsOf(think(contested, run, { ms: 12 }, () => now++));
    expect(visits.reduce((a, b) => a + b)).toBe(11);
    expect(now).toBe(13);
  });

  it('judges all futures at the beginning of the same turn, where the game counts turns', () => {
    const judged: number[] = [];
    const bot: typeof pig.bot = {
      ...contested.bot,
      turn: (state: PigState) => state.turn,
      valueAfterTurn(state: PigState, out: number[]) {
        judged.push(state.turn);
        pig.bot.value(state, out);
      },
    };
    think({ ...contested, bot }, afterBids('turns', 9), { iterations: 60 });
    expect(judged.length).toBeGreaterThan(15);
    expect([...new Set(judged)]).toEqual([1]);
  });

  it('lets nobody in its futures foresee luck: of those who roll once, more than a sixth lose the pot', () => {
    const bot: typeof pig.bot = {
      ...contested.bot,
      turn: (state: PigState) => state.turn,
      valueAfterTurn: ({ banked: [own] }: PigState, out: number[]) => out.splice(0, 9, own > 3 ? 1 : 0, 0, 0), // a bid of nothing won three
    };
    const run = afterBids('foresight', 9);
    const thoughts = searchBot({ ...contested, bot }, { iterations: 1000 }, { behind: 100, certainty: 100 }).analyse(
      situationOf(run, run.next()),
      Random.fromSeed('foresight'),
    );
    expect(visitsOf(thoughts)).toEqual([500, 500]);
    expect(thoughts[0].value).toBe(1);
    expect(thoughts[1].value).toBeLessThan(0.8); // who foresees every further roll loses one in six by the first
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

describe('greedy, where something is being resolved', () => {
  it('goes on at first sight until it is over, and judges then', async () => {
    const pots: number[] = [];
    const bot: typeof pig.bot = {
      ...pig.bot,
      prior: (_, __, { do: move }) => (move === 'roll' ? 2 : 1),
      value(state, out) {
        pots.push(state.pot);
        pig.bot.value(state, out);
      },
    };
    const decide = (game: typeof pig, run: PigRun) =>
      greedyBot(game).decide(situationOf(run, run.next()), Random.fromSeed('resolve'));
    await decide({ ...pig, bot: { ...bot, isUnderWay: ({ pot }) => pot > 0 } }, afterBids('resolve', 9));
    expect(pots).not.toEqual([]);
    expect(pots.every((pot) => pot === 0)).toBe(true); // whoever rolled went on until the pot was lost
    pots.length = 0;
    await decide({ ...pig, bot }, afterBids('resolve', 9));
    expect(pots.some((pot) => pot > 9)).toBe(true);
  });
});

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

describe('who slips', () => {
  const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
  /** What is done in a hundred tries where to bank is worth so much more than to roll, in log odds, and to roll looks better at first sight. */
  const chosen = (lead: number, slips: readonly number[], level = 'cadet'): readonly string[] => {
    const bot: typeof pig.bot = {
      ...pig.bot,
      slips,
      prior: (_, __, { do: what }) => (what === 'roll' ? 2 : 1),
      value: ({ banked }, out) => {
        const own = chance(banked[0] >= 9 ? lead : 0);
        out.splice(0, 3, own, (1 - own) / 2, (1 - own) / 2);
      },
    };
    const game = { ...pig, bot };
    const run = afterBids('slips', 9);
    const situation = situationOf(run, run.next());
    const player = parseBot(level, game);
    const random = Random.fromSeed('slips');
    const seen = new Set<string>();
    for (let n = 0; n < 100; n++) seen.add((player.decide(situation, random) as PigAction).do);
    return [...seen].sort();
  };
  it('confuses what is worth about the same, and never takes what is clearly worse', () => {
    expect(chosen(0.2, [0.3])).toEqual(['bank', 'roll']);
    expect(chosen(-0.2, [0.3])).toEqual(['bank', 'roll']);
    expect(chosen(0.4, [0.3])).toEqual(['bank']);
    expect(chosen(-0.4, [0.3])).toEqual(['roll']);
  });
  it('goes by first sight where all is worth the same', () => {
    expect(chosen(0, [0.3])).toEqual(['roll']);
  });
  it('slips as the game says of its level', () => {
    expect(chosen(0.2, [0.3, 0.1], 'pilot')).toEqual(['bank']);
    expect(chosen(0.2, [0.1, 0.3], 'pilot')).toEqual(['bank', 'roll']);
  });
});

describe('levels', () => {
  const plays = (bot: Parameters<typeof playOf>[1]) => LEVELS.map((level) => playOf(level, bot));
  it('slip less, the higher they are, and then search, the highest furthest', () => {
    for (const search of ['tree', 'contest'] as const) {
      const slips = plays({ search }).flatMap((play) => ('slips' in play ? [play.slips] : []));
      const futures = plays({ search }).flatMap((play) => ('iterations' in play ? [play.iterations] : []));
      expect(slips.length + futures.length).toBe(LEVELS.length);
      expect(slips).toEqual([...new Set(slips)].sort((a, b) => b - a));
      expect(futures).toEqual([...new Set(futures)].sort((a, b) => a - b));
      expect(futures.length).toBeGreaterThan(0);
    }
  });
  it('search where the game names no slips for them', () => {
    const kinds = plays({ slips: [0.5, 0.2, 0.1] }).map((play) => ('slips' in play ? play.slips : 'search'));
    expect(kinds).toEqual([0.5, 0.2, 0.1, 'search', 'search']);
  });
  it('think as far as the game says, the highest level last', () => {
    const futures = plays({ slips: [0.5, 0.2], futures: [7, 70, 700] }).map((play) =>
      'slips' in play ? 0 : play.iterations,
    );
    expect(futures).toEqual([0, 0, 7, 70, 700]);
    expect(() => plays({ slips: [0.5, 0.2], futures: [70, 700] })).toThrow('navigator');
    expect(() => plays({ slips: [0.5], futures: [1, 7, 70, 700] })).toThrow('pilot');
  });
});

describe('names of bots', () => {
  it('knows kinds, budgets and levels', () => {
    for (const spec of ['random', 'greedy', 'search', 'search:500ms', 'search:1000', ...LEVELS]) {
      expect(parseBot(spec, pig).name).toBe(spec);
    }
  });

  it.each(['', 'genius', 'search:', 'search:0', 'search:-5ms', 'search:1e9', 'search:5s', 'Search'])(
    'refuses %j',
    (spec) => {
      expect(() => parseBot(spec, pig)).toThrow(BadInput);
    },
  );
});
