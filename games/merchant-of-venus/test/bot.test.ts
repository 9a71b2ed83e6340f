import { greedyBot, policyBot, situationIn } from '@starboard/bots';
import { driftTests, judgementTests, searchTests } from '@starboard/bots/testing';
import { Match, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { pullOfStaying, readGuide } from '../src/bot/plans.ts';
import { BASE_AT, waysOf } from '../src/bot/travel.ts';
import { Kept } from '../src/bot/versions.ts';
import { termsOf, worthOf } from '../src/bot/worth.ts';
import { CULTURES } from '../src/content/cultures.ts';
import { SYSTEM } from '../src/content/systems.ts';
import { merchantOfVenus } from '../src/index.ts';
import { trading, venus } from './table.ts';

const { bot } = merchantOfVenus;
const valued = (at: ReturnType<typeof venus>): number[] => {
  const out: number[] = [];
  bot.value(at.state, out);
  return out;
};

describe('bot knowledge', () => {
  it('shares one victory among the seats, more for who has more', () => {
    const values = valued(venus({ players: 3, seats: [{ cash: 10 }, { cash: 500 }, { cash: 10 }] }));
    expect(values.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(values[1]).toBeGreaterThan(values[0]);
  });

  it('is more hopeful alone with more', () => {
    const alone = (cash: number) =>
      valued(venus({ players: 1, seats: [{ cash }] }, { options: { challenge: 'CH1' } }))[0];
    expect(alone(800)).toBeGreaterThan(alone(100));
  });

  it('thinks a good is worth more where it sells, and less over board', () => {
    const cultures = { CW: 'graw', JW: 'yxklyx' };
    const at = (field: string, goods: Record<string, number>) =>
      worthOf(venus({ round: 28, cultures, seats: [{ at: field, goods }] }).state, 0);
    const gain = (field: string) => at(field, { G01: 1 }) - at(field, {});
    expect(gain('CW-R1')).toBeGreaterThan(gain('JW-R1'));
    expect(at('CW-R1', { G01: 1 })).toBeGreaterThan(at('CW-R1', {}) + 50);
    const sold = trading('CW-C1', { cultures, seats: [{ goods: { G01: 1 } }] });
    const before = worthOf(sold.state, 0);
    expect(worthOf(sold.do(0, { do: 'sell', good: 'G01' }).state, 0)).toBeGreaterThan(before - 40);
  });

  it('knows how far it is to systems and to the base, by drive and dials', () => {
    const far = (setting: Parameters<typeof venus>[0]) => {
      const { state } = venus(setting);
      return waysOf(state, 0).far.map((far) => far[state.at[0]]);
    };
    expect(far({ seats: [{ at: 'GB' }] })[BASE_AT]).toBe(0);
    const [slow, quick] = ['none', 'combined-drive'].map((drive) => far({ seats: [{ at: 'IW-C1', drive }] })[BASE_AT]);
    expect(slow).toBeGreaterThan(20);
    expect(quick).toBeLessThan(slow);
    const [weak, strong] = [1, 6].map((laser) => far({ seats: [{ at: 'WT-C1', laser }] })[SYSTEM.GS]);
    expect(strong).toBeLessThan(weak);
  });

  it('MV-7.6.2: expects nothing of the base from waiting there, whether it has landed there or was set up there', () => {
    const pullTo = (flown: boolean) => {
      const { state } = venus({ round: 16, seats: [{ at: 'GB', cash: 120, flown }] });
      readGuide(state, 0, 14);
      return pullOfStaying(state, BASE_AT);
    };
    expect(pullTo(true)).toBe(pullTo(false));
  });

  it('knows how far the match is, and gives every action a key of its own', () => {
    expect(bot.progress(venus().state)).toBe(0);
    const at = venus({ seats: [{ at: 'AS-F5' }] });
    const keys = at.options(0).map((option) => bot.key(merchantOfVenus.actions.read(option)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('rather sells than throws over board', () => {
    const { state } = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ goods: { G01: 1 } }] });
    const prior = (action: object) => bot.prior(state, 0, merchantOfVenus.actions.read(action));
    expect(prior({ do: 'sell', good: 'G01' })).toBeGreaterThan(100 * prior({ do: 'jettison-good', good: 'G01' }));
  });
});

describe('thoughts that are kept', () => {
  it('are found again, and so are those that were asked for lately', () => {
    const kept = new Kept<string>(4);
    kept.set(1, 'one');
    kept.set(2, 'two');
    kept.set(3, 'three'); // those before are the former half now
    expect(kept.get(1)).toBe('one'); // and this one is among the new ones again
    kept.set(4, 'four');
    expect([1, 2, 3, 4].map((version) => kept.get(version))).toEqual(['one', undefined, 'three', 'four']);
  });
});

describe('a value that looks at nothing hidden', () => {
  /** Positions of a match among those who do what looks good at first sight. */
  async function* positions(every: number, looks: number) {
    const match = new Match(merchantOfVenus, { players: 3, seed: 'open' });
    const random = Random.fromSeed('open');
    for (let n = 1; n <= every * looks && !match.over; n++) {
      if (n % every === 0) yield { match, seat: match.next().seat, random };
      const { seat } = match.next();
      match.take(seat, await policyBot(merchantOfVenus).decide(situationIn(match, seat), random));
    }
  }

  it('is the same however the hidden cards are dealt out', async () => {
    let looked = 0;
    for await (const { match, seat, random } of positions(25, 12)) {
      const [as, dealt]: number[][] = [[], []];
      bot.value(match.fork().state, as);
      bot.value(match.fork().redealt(seat, random.spawn()).state, dealt);
      expect(dealt).toEqual(as);
      looked++;
    }
    expect(looked).toBeGreaterThan(8);
  });

  it('is asked for only once where no luck falls, and answers stay what they were', async () => {
    const counted = (valueIsOpen: boolean) => {
      const count = { values: 0 };
      const value = (...given: Parameters<typeof bot.value>) => {
        count.values++;
        bot.value(...given);
      };
      return { count, greedy: greedyBot({ ...merchantOfVenus, bot: { ...bot, value, valueIsOpen } }) };
    };
    const [once, twice] = [counted(true), counted(false)];
    for await (const { match, seat } of positions(23, 12)) {
      const [answer, same] = [once, twice].map(({ greedy }) =>
        greedy.decide(situationIn(match, seat), Random.fromSeed('same')),
      );
      expect(answer).toEqual(same);
    }
    expect(once.count.values).toBeLessThan(twice.count.values);
  });
});

searchTests(merchantOfVenus, [{ players: 3, looks: 2 }]);
judgementTests(merchantOfVenus, 3);
driftTests(merchantOfVenus, 3, 2);

describe('the judgement', () => {
  const { terms, judge } = bot.judgement!;
  type Position = Pick<ReturnType<typeof venus>, 'state'>;
  const parts = ({ state }: Position, seat = 0): Readonly<Record<string, number>> => {
    const out = new Float64Array(terms.length);
    judge(state, seat, state, out);
    return Object.fromEntries(terms.map((term, i) => [term, out[i]]));
  };
  const change = (at: ReturnType<typeof venus>, action: object): Readonly<Record<string, number>> => {
    const before = parts(at);
    const after = parts(at.do(0, action as Parameters<typeof at.do>[1]));
    return Object.fromEntries(terms.map((term) => [term, after[term] - before[term]]));
  };
  const cultures = { CW: 'graw', JW: 'yxklyx' };

  it('adds up to what a seat will have, in hundreds of credits, but for what a bot only tells itself', () => {
    const at = venus({ round: 5, cultures, seats: [{ at: 'CW-R1', goods: { G01: 2 }, cash: 90 }, { cash: 300 }] });
    for (const seat of [0, 1]) {
      const total = Object.values(parts(at, seat)).reduce((a, b) => a + b);
      const { hesitation } = termsOf(at.state, seat);
      expect(100 * total).toBeCloseTo(worthOf(at.state, seat) - hesitation);
    }
  });
  it('calls a sale credits, and a purchase a plan with its price', () => {
    const sale = change(trading('CW-C1', { cultures, seats: [{ goods: { G01: 1 } }] }), { do: 'sell', good: 'G01' });
    expect(sale.cash).toBeGreaterThan(0);
    expect(sale.plan).toBeLessThan(0);
    const market = trading('JW-C1', { cultures: { CW: 'graw', JW: CULTURES[0].id }, seats: [{ cash: 300 }] });
    const purchase = change(market, { do: 'buy-good', good: 'G01' });
    expect(purchase.cash).toBeLessThan(0);
    expect(purchase.plan).toBeGreaterThan(0);
  });
  it('knows nothing but credits, spaceports and fame once the game is over', () => {
    const over = venus({ phase: 'over', seats: [{ cash: 300, goods: { G01: 1 } }] });
    const { cash, spaceports, fame, technologies, ...rest } = parts(over);
    expect(cash).toBe(3);
    expect(Object.values(rest).every((worth) => worth === 0)).toBe(true);
  });
});
