import { describe, expect, it } from 'vitest';
import {
  BadInput,
  completed,
  counts,
  int,
  like,
  listOf,
  maybe,
  type Noun,
  noun,
  player,
  seat,
  several,
  unlit,
  whether,
  word,
} from '../src/index.ts';

const ship = noun('ship', ['ant', 'bee', 'cat']);
const far = noun('ship', ['ant', 'bee', 'cat'], { ref: (value, seat) => `ship:${seat}:${value}` });

describe('a noun', () => {
  it('is written by its id, clicked and called after its sort', () => {
    expect(ship.write(1)).toBe('bee');
    expect(ship.read('bee', 'ship')).toBe(1);
    expect(ship.refs(1, 0)).toEqual(['ship:bee']);
    expect(ship.ref(1)).toBe('ship:bee');
    expect(ship.say(1)).toEqual({ key: 'ship.bee' });
  });

  it('may be another thing on the board for every seat', () => {
    expect(far.refs(2, 3)).toEqual(['ship:3:2']);
    expect(far.ref(2, 3)).toBe('ship:3:2');
    expect(far.say(2)).toEqual({ key: 'ship.cat' });
  });

  it('has the same values in another manner', () => {
    const wreck = like(ship, { say: (value) => ({ key: 'wreck', values: { number: value + 1 } }) });
    expect([wreck.write(0), wreck.ref(0), wreck.say(0)]).toEqual([
      'ant',
      'ship:ant',
      { key: 'wreck', values: { number: 1 } },
    ]);
    const berth = like(ship, { ref: (value) => `berth:${value}` });
    expect([berth.refs(2, 0), berth.say(2)]).toEqual([['berth:2'], { key: 'ship.cat' }]);
    expect(unlit(ship).refs(1, 0)).toEqual([]);
    expect(unlit(ship).write(1)).toBe('bee');
  });

  it('of numbers is said as it is, and clicked where it says how', () => {
    const cards = int(1, 3);
    expect([cards.write(2), cards.read(2, ''), cards.say(2), cards.refs(2, 0)]).toEqual([2, 2, 2, []]);
    expect(like(cards, { ref: (n) => `cards:${n}` }).ref(2)).toBe('cards:2');
  });

  it('of seats is said by name; another player can be clicked', () => {
    expect([seat.say(2), seat.refs(2, 0)]).toEqual([{ seat: 2 }, []]);
    expect([player.say(2), player.refs(2, 0), player.ref(1)]).toEqual([{ seat: 2 }, ['player:2'], 'player:1']);
  });

  it('of words and of yes or no is what a sentence chooses by', () => {
    expect(word(['fair', 'free']).say('free')).toBe('free');
    expect([whether.say(true), whether.say(false), whether.write(true)]).toEqual(['yes', 'no', true]);
  });

  it('of counts leaves out zeros, and says nothing where there is nothing', () => {
    const load = counts(ship, 5);
    expect(load.write([0, 2, 1])).toEqual({ bee: 2, cat: 1 });
    expect(load.read({ cat: 1, bee: 2 }, '')).toEqual([0, 2, 1]);
    const bees = { key: 'counted', values: { n: 2, of: { key: 'ship.bee' } } };
    expect(load.say([0, 2, 0])).toEqual({ list: [bees] });
    expect(load.say([0, 0, 0])).toEqual({ key: 'nothing' });
  });

  it('of lists keeps their order; of several things sorts them', () => {
    expect(listOf(ship).read(['cat', 'ant', 'cat'], '')).toEqual([2, 0, 2]);
    expect(several(ship, 3).read(['cat', 'ant'], '')).toEqual([0, 2]);
    expect(listOf(ship).write([2, 0])).toEqual(['cat', 'ant']);
    expect(several(player, 3).refs([1, 2], 0)).toEqual(['player:1', 'player:2']);
    expect(listOf(listOf(int(1, 6))).say([[1, 2], [3]])).toEqual({ list: [{ list: [1, 2] }, { list: [3] }] });
  });

  it('may be left out, for good or until it is completed', () => {
    expect(maybe(ship)).toMatchObject({ optional: true, without: true });
    expect(completed(ship, { key: 'ship.open' })).toMatchObject({ optional: true, left: { key: 'ship.open' } });
    expect(completed(ship)).not.toHaveProperty('without');
  });

  it.each<[Noun<unknown>, unknown, string]>([
    [ship, 'dog', 'here: "dog" is not known here (one of: ant, bee, cat)'],
    [ship, 1, 'here: 1 is not known here'],
    [ship, 'toString', 'is not known here'],
    [int(1, 3), 4, 'here: must be a whole number from 1 to 3'],
    [int(1, 3), null, 'must be a whole number'],
    [seat, -1, 'must be a whole number'],
    [whether, 1, 'must be true or false'],
    [word(['fair', 'free']), 'odd', '"odd" is not known here'],
    [counts(ship, 5), { bee: 6 }, 'here.bee: must be a whole number from 0 to 5'],
    [counts(ship, 5), { dog: 1 }, 'here.dog: "dog" is not known here'],
    [counts(ship, 5), [1], 'must be an object'],
    [several(ship, 3), ['ant', 'ant'], 'here: names something twice'],
    [several(ship, 2), ['ant', 'bee', 'cat'], 'here: has 3 entries, at most 2 are possible'],
    [listOf(ship), 'ant', 'must be a list'],
    [listOf(ship), ['ant', 'dog'], 'here.1: "dog" is not known here'],
  ])('refuses what it is not (%#)', (of, raw, problem) => {
    expect(() => of.read(raw, 'here')).toThrow(BadInput);
    expect(() => of.read(raw, 'here')).toThrow(problem);
  });
});
