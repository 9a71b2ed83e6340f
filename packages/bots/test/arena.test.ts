import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  challenge,
  climb,
  type Fixture,
  type GameRecord,
  ladderGames,
  parseBot,
  playFixture,
  rate,
  schedule,
  seatShares,
  sprt,
  wilson,
  winShares,
} from '../src/index.ts';
import { pig } from './pig.ts';

const count = <T>(items: readonly T[], item: T) => items.filter((one) => one === item).length;

/** Games whose places are drawn by known strengths of bots and seats. */
function synthetic(fixtures: readonly Fixture[], strength: Record<string, number>, seat: readonly number[]) {
  const random = Random.fromSeed('synthetic');
  return fixtures.map((fixture): GameRecord => {
    const left = fixture.seats.map((_, i) => i);
    const places = fixture.seats.map(() => 0);
    for (let place = 1; left.length > 0; place++) {
      const weights = left.map((i) => 10 ** ((strength[fixture.seats[i]] + seat[i]) / 400));
      let at = random.fraction() * weights.reduce((a, b) => a + b, 0);
      const chosen = weights.findIndex((weight) => {
        at -= weight;
        return at < 0;
      });
      places[left.splice(chosen, 1)[0]] = place;
    }
    return { ...fixture, places, points: places, decisions: 1, unfinished: false };
  });
}

describe('schedule', () => {
  it('lets every line-up sit in every rotation on the same seed', () => {
    const fixtures = schedule({ bots: ['a', 'b', 'c', 'd'], players: 4, games: 20, seed: 's' });
    expect(fixtures).toHaveLength(20);
    for (const bot of ['a', 'b', 'c', 'd']) {
      for (const seat of [0, 1, 2, 3]) {
        expect(fixtures.filter(({ seats }) => seats[seat] === bot)).toHaveLength(5);
      }
    }
    for (let block = 0; block < 5; block++) {
      const games = fixtures.filter((fixture) => fixture.block === block);
      expect(new Set(games.map(({ seed }) => seed)).size).toBe(1);
      expect(new Set(games.map(({ seats }) => seats.join())).size).toBe(4);
    }
    expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(5);
  });

  it('gives everybody equally many games, with more bots than seats or fewer', () => {
    for (const bots of [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ]) {
      const chairs = schedule({ bots, players: 4, games: 96, seed: 's' }).flatMap(({ seats }) => seats);
      expect(new Set(bots.map((bot) => count(chairs, bot))).size).toBe(1);
    }
  });

  it('completes the last block', () => {
    expect(schedule({ bots: ['a', 'b', 'c', 'd'], players: 4, games: 5, seed: 's' })).toHaveLength(8);
  });

  it('plays no game twice where a line-up looks the same when it is turned', () => {
    const fixtures = schedule({ bots: ['a', 'b'], players: 4, games: 40, seed: 's' });
    expect(new Set(fixtures.map(({ seed, seats }) => `${seed} ${seats}`)).size).toBe(fixtures.length);
  });

  it('sets each of several bots alone among others, on the same seeds', () => {
    const fixtures = schedule({ bots: ['new', 'newer'], among: 'old', players: 3, games: 6, seed: 's' });
    expect(fixtures).toHaveLength(12);
    for (const { seats } of fixtures) expect(count(seats, 'old')).toBe(2);
    expect(new Set(fixtures.slice(0, 6).map(({ seed }) => seed))).toEqual(
      new Set(fixtures.slice(6).map(({ seed }) => seed)),
    );
  });
  it('sets one challenger against a field', () => {
    const fixtures = challenge('new', 'old', { players: 3, games: 6, seed: 's' });
    expect(fixtures.map(({ seats }) => seats.indexOf('new'))).toEqual([0, 2, 1, 0, 2, 1]);
    expect(fixtures.every(({ seats }) => count(seats, 'old') === 2)).toBe(true);
  });
});

describe('ratings', () => {
  const strength = { random: 0, weak: 150, strong: 400, best: 550 };
  const seat = [40, 0, 0, -40];
  const fixtures = schedule({ bots: Object.keys(strength), players: 4, games: 2000, seed: 's' });
  const table = rate(synthetic(fixtures, strength, seat), 60);

  it('recover known strengths of bots and seats', () => {
    expect(table.ratings.map(({ bot }) => bot)).toEqual(['best', 'strong', 'weak', 'random']);
    for (const { bot, rating, interval } of table.ratings) {
      expect(Math.abs(rating - strength[bot as keyof typeof strength])).toBeLessThan(35);
      expect(interval[0]).toBeLessThanOrEqual(rating);
      expect(interval[1]).toBeGreaterThanOrEqual(rating);
      expect(interval[1] - interval[0]).toBeLessThan(100);
    }
    table.seats.forEach((worth, i) => {
      expect(Math.abs(worth - seat[i])).toBeLessThan(25);
    });
  });

  it('are the same every time, and 0 for the weakest where random is absent', () => {
    const records = synthetic(
      schedule({ bots: ['x', 'y'], players: 2, games: 100, seed: 's' }),
      { x: 0, y: 200 },
      [0, 0],
    );
    expect(rate(records)).toEqual(rate(records));
    expect(rate(records).ratings.at(-1)).toMatchObject({ bot: 'x', rating: 0, interval: [0, 0] });
  });

  it('stay finite where one bot wins always, and equal where all games are draws', () => {
    const games = schedule({ bots: ['x', 'y'], players: 2, games: 40, seed: 's' });
    const record = (places: (seats: readonly string[]) => number[]) =>
      games.map((fixture) => ({
        ...fixture,
        places: places(fixture.seats),
        points: [0, 0],
        decisions: 1,
        unfinished: false,
      }));
    const [first] = rate(record((seats) => seats.map((bot) => (bot === 'y' ? 1 : 2)))).ratings;
    expect(first.bot).toBe('y');
    expect(first.rating).toBeGreaterThan(400);
    expect(first.rating).toBeLessThan(2000);
    for (const { rating } of rate(record(() => [1, 1])).ratings) expect(rating).toBeCloseTo(0);
  });

  it('have nothing to say without games', () => {
    expect(rate([])).toEqual({ ratings: [], seats: [] });
  });
});

describe('shares of wins', () => {
  it('count wins by bot and by seat, and split shared ones', () => {
    const base = { block: 0, seed: 's', points: [0, 0], decisions: 1, unfinished: false };
    const records = [
      { ...base, seats: ['a', 'b'], places: [1, 2] },
      { ...base, seats: ['b', 'a'], places: [1, 1] },
    ];
    expect(winShares(records).get('a')).toMatchObject({ wins: 1.5, games: 2, share: 0.75 });
    expect(seatShares(records).map(({ wins }) => wins)).toEqual([1.5, 0.5]);
  });

  it('have Wilson intervals', () => {
    expect(wilson(50, 100).map((x) => x.toFixed(3))).toEqual(['0.404', '0.596']);
    expect(wilson(100, 100).map((x) => x.toFixed(3))).toEqual(['0.963', '1.000']);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('sequential test', () => {
  const plan = { worse: 0.25, better: 0.35, cap: 400 };

  it('stops as soon as the games say enough, and at the cap', () => {
    expect(sprt(5, 10, plan)).toBe('go-on');
    expect(sprt(30, 50, plan)).toBe('better');
    expect(sprt(10, 80, plan)).toBe('not-better');
    expect(sprt(120, 400, plan)).toBe('undecided');
  });
});

describe('a small arena', () => {
  it('plays fixtures to records that rank the bots, the same every time', async () => {
    const fixtures = schedule({ bots: ['random', 'greedy'], players: 2, games: 60, seed: 'arena' });
    const play = () => Promise.all(fixtures.map((fixture) => playFixture(pig, fixture, (name) => parseBot(name, pig))));
    const records = await play();
    expect(records).toEqual(await play());
    expect(records[0]).toMatchObject({ ...fixtures[0], unfinished: false });
    expect(rate(records).ratings.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
  });
});

describe('a ladder', () => {
  const bots = ['low', 'middle', 'high'];
  const plan = { bots, players: 4, games: 600, seed: 's' };
  const strength = { low: 0, middle: 100, high: 260 };

  it('lets only neighbours play, with half of the chairs each, and no game twice', () => {
    const fixtures = ladderGames({ ...plan, games: 20 });
    const games = (a: string, b: string) =>
      fixtures.filter(({ seats }) => seats.includes(a) && seats.includes(b) && new Set(seats).size === 2);
    for (const [lower, upper] of [
      ['low', 'middle'],
      ['middle', 'high'],
    ]) {
      const mine = games(lower, upper);
      expect(mine.length).toBeGreaterThanOrEqual(20);
      for (const { seats } of mine) expect(count(seats, upper)).toBe(2);
      for (const seat of [0, 1, 2, 3])
        expect(mine.filter(({ seats }) => seats[seat] === upper)).toHaveLength(mine.length / 2);
    }
    expect(games('low', 'high')).toEqual([]);
    expect(new Set(fixtures.map(({ seed, seats }) => `${seed} ${seats}`)).size).toBe(fixtures.length);
  });

  it('shares out an odd chair in turns', () => {
    const chairs = ladderGames({ ...plan, players: 3, games: 60 }).flatMap(({ seats }) => seats);
    expect(count(chairs, 'low')).toBe(count(chairs, 'high'));
    expect(count(chairs, 'middle')).toBe(2 * count(chairs, 'low'));
  });

  it('has the same first games however long it is', () => {
    const short = ladderGames({ ...plan, games: 20 });
    expect(ladderGames({ ...plan, games: 40 }).slice(0, short.length)).toEqual(short);
  });

  it('tells how far each stands above the one below, as far as games can say', () => {
    const rungs = climb(synthetic(ladderGames(plan), strength, [30, 0, 0, -30]), bots, 60);
    expect(rungs[0]).toEqual({ bot: 'low', rating: 0, interval: [0, 0] });
    for (const [i, step] of [100, 160].entries()) {
      const told = rungs[i + 1].step;
      expect(Math.abs((told?.rating ?? 0) - step)).toBeLessThan(35);
      const [low, high] = told?.interval ?? [0, 0];
      expect(low).toBeLessThan(told?.rating ?? 0);
      expect(high).toBeGreaterThan(told?.rating ?? 0);
      expect(high - low).toBeLessThan(100);
      expect(told?.games).toBeGreaterThanOrEqual(600);
    }
    expect(rungs[2].rating).toBeCloseTo((rungs[1].step?.rating ?? 0) + (rungs[2].step?.rating ?? 0));
  });
});
