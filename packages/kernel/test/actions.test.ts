import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ActionOf,
  type ActionsOf,
  act,
  actionTable,
  BadInput,
  completed,
  counts,
  int,
  maybe,
  noun,
  player,
} from '../src/index.ts';

const ship = noun('ship', ['ant', 'bee', 'cat'], { ref: (value, seat) => `ship:${seat}:${value}` });
const point = noun('point', ['p1', 'p2', 'p3', 'p4']);
const ore = noun('ore', ['iron', 'gold']);

const actions = actionTable({
  fly: { ship, to: point },
  land: { ship, at: completed(point, { key: 'point.open' }), crew: maybe(int(1, 9)) },
  pay: { ores: counts(ore, 9) },
  'roll-dice': act({}, { ref: 'dice' }),
  bank: act(
    { give: ore, cards: int(1, 3), take: ore },
    { ref: ({ take }) => ['bank', `pile:${take}`], say: ({ give, cards }) => ({ give: `${cards} of ${give}` }) },
  ),
  steal: { from: player },
  wait: {},
});

type Action = ActionsOf<typeof actions>;
const toFly = actions.maker('fly', 'ship', 'to');
const toBank = actions.maker('bank', 'take', 'give', 'cards');
const WAIT = actions.only('wait');

describe('the table of actions', () => {
  it('gives the type of every action', () => {
    expectTypeOf<ActionOf<typeof actions, 'fly'>>().toEqualTypeOf<{
      readonly do: 'fly';
      readonly ship: number;
      readonly to: number;
    }>();
    expectTypeOf<Extract<Action, { do: 'land' }>>().toEqualTypeOf<{
      readonly do: 'land';
      readonly ship: number;
      readonly at: number;
      readonly crew?: number;
    }>();
    expectTypeOf<Extract<Action, { do: 'pay' }>['ores']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf(toFly).toEqualTypeOf<(ship: number, to: number) => ActionOf<typeof actions, 'fly'>>();
  });

  it('does not make what lacks a field, and no kind or field that is not there', () => {
    // @ts-expect-error: where to?
    expectTypeOf(actions.maker('fly', 'ship')).toBeFunction();
    // @ts-expect-error: it has fields
    expect(actions.only('fly')).toEqual({ do: 'fly' });
    // @ts-expect-error: no such field
    expect(() => actions.maker('fly', 'ship', 'too')).toThrow('too of fly has no range: write a literal');
    // @ts-expect-error: no such kind
    expect(() => actions.maker('flee', 'ship')).toThrow('flee is no action of this game');
    expect(() => actions.maker('pay', 'ores')).toThrow('ores of pay has no range: write a literal');
  });

  it('writes ids and reads them back', () => {
    const pairs: readonly (readonly [Action, unknown])[] = [
      [
        { do: 'fly', ship: 1, to: 3 },
        { do: 'fly', ship: 'bee', to: 'p4' },
      ],
      [
        { do: 'land', ship: 0, at: 1 },
        { do: 'land', ship: 'ant', at: 'p2' },
      ],
      [
        { do: 'pay', ores: [0, 2] },
        { do: 'pay', ores: { gold: 2 } },
      ],
      [WAIT, { do: 'wait' }],
    ];
    for (const [action, written] of pairs) {
      expect(actions.write(action)).toEqual(written);
      expect(actions.read(JSON.parse(JSON.stringify(written)))).toEqual(action);
    }
    expect(actions.read({ do: 'land', ship: 'ant' })).toEqual({ do: 'land', ship: 0 });
  });

  it('refuses what is no action', () => {
    for (const raw of [
      undefined,
      [],
      { do: 'hop' },
      { do: 'toString' },
      { do: 'fly', ship: 'ant' },
      { do: 'wait', n: 1 },
    ])
      expect(() => actions.read(raw)).toThrow(BadInput);
    expect(() => actionTable({ undo: {} })).toThrow('undo is an action of every match');
  });

  it('makes each action once, frozen, as if it were written out', () => {
    expect(toFly(2, 3)).toEqual({ do: 'fly', ship: 2, to: 3 });
    expect(toFly(2, 3)).toBe(toFly(2, 3));
    expect(Object.isFrozen(toFly(0, 0))).toBe(true);
    expect(Object.keys(toBank(1, 0, 3))).toEqual(['do', 'give', 'cards', 'take']);
    expect(toBank(1, 0, 3)).toEqual({ do: 'bank', give: 0, cards: 3, take: 1 });
    const all = [0, 1, 2].flatMap((from) => [0, 1, 2, 3].map((to) => toFly(from, to)));
    expect(new Set(all).size).toBe(12);
    expect(actions.maker('land', 'ship', 'at')(1, 2)).toEqual({ do: 'land', ship: 1, at: 2 });
    expect(WAIT).toBe(WAIT);
    expect(Object.isFrozen(WAIT)).toBe(true);
  });

  it('makes nothing out of range', () => {
    expect(() => toFly(3, 0)).toThrow('There is no fly with ship, to 3, 0');
    expect(() => toFly(1, -1)).toThrow('There is no fly with ship, to 1, -1');
    expect(() => toFly(1, 4)).toThrow('There is no fly');
    expect(() => toBank(0, 0, 0)).toThrow('There is no bank with take, give, cards 0, 0, 0');
    const rich = actionTable({ accept: { offer: int(0, 1_000_000) } });
    expect(() => rich.maker('accept', 'offer')).toThrow('accept is too rich for a maker: write a literal');
  });

  it('lights what the action and its fields point at', () => {
    expect(actions.refs({ do: 'fly', ship: 1, to: 3 }, 2)).toEqual(['ship:2:1', 'point:p4']);
    expect(actions.refs({ do: 'roll-dice' }, 0)).toEqual(['dice']);
    expect(actions.refs(toBank(1, 0, 2), 0)).toEqual(['bank', 'pile:1', 'ore:iron', 'ore:gold']);
    expect(actions.refs({ do: 'steal', from: 3 }, 0)).toEqual(['player:3']);
    expect(actions.refs(actions.read({ do: 'land', ship: 'cat' }), 0)).toEqual(['ship:0:2']);
    expect(actions.refs(WAIT, 0)).toEqual([]);
  });

  it('fills in fields by name, and what is left open', () => {
    expect(actions.phrase({ do: 'fly', ship: 1, to: 3 })).toEqual({
      key: 'action.fly',
      values: { ship: { key: 'ship.bee' }, to: { key: 'point.p4' } },
    });
    expect(actions.phrase(toBank(1, 0, 2))).toEqual({
      key: 'action.bank',
      values: { give: '2 of 0', cards: 2, take: { key: 'ore.gold' } },
    });
    expect(actions.phrase(actions.read({ do: 'land', ship: 'ant' })).values).toEqual({
      ship: { key: 'ship.ant' },
      at: { key: 'point.open' },
    });
    expect(actions.phrase(WAIT)).toEqual({ key: 'action.wait' });
  });

  it('chooses among several sentences', () => {
    const table = actionTable({ cook: act({ n: int(0, 9) }, { variant: ({ n }) => (n > 1 ? 'many' : undefined) }) });
    expect([1, 2].map((n) => table.phrase({ do: 'cook', n }).key)).toEqual(['action.cook', 'action.cook-many']);
  });
});
