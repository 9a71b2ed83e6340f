import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  empty,
  fixed,
  flag,
  list,
  nobody,
  num,
  numbers,
  type OpenOf,
  oneOf,
  owner,
  perSeat,
  pile,
  type SeenOf,
  type StateOf,
  secret,
  summed,
  things,
  viewOf,
  viewState,
} from '../src/index.ts';

type Phase = 'build' | 'fly';
interface Offer {
  readonly give: number;
}

const fields = {
  players: fixed(({ players }) => players),
  hard: fixed(({ options }) => options.hard === true),
  phase: oneOf<Phase>('build'),
  turn: num(1),
  fast: flag(),
  stock: num(({ players }) => 10 * players),
  board: list(4, -1),
  price: list(3, (at) => at * at),
  fame: perSeat(),
  cards: perSeat(2, (at) => at),
  path: numbers([3, 1]),
  offers: things<Offer>([{ give: 1 }]),
  deck: summed(pile([7, 8, 9])),
  supply: summed(list(3, 4)),
  bids: summed(things<Offer>([{ give: 1 }, { give: 2 }])),
  wish: owner(perSeat(2, 5)),
  node: nobody(num(-1)),
  hand: secret(perSeat(2, 1)),
  top: secret(num(6)),
};

interface State extends StateOf<typeof fields> {}
interface Open extends OpenOf<typeof fields> {}

const view = viewOf(fields, {
  hand: (state, viewer) => (viewer < 0 ? [] : state.hand.slice(viewer * 2, viewer * 2 + 2)),
  top: (state, viewer) => (viewer === 0 ? state.top : undefined),
});
interface Seen extends SeenOf<typeof view> {}

const first = (players = 2): State => empty(fields, { players, options: { hard: true } });
const seen = (state: State, viewer: number) => viewState(view, state, 2, viewer) as unknown as Seen;

describe('fields of a state', () => {
  it('give its type, and what all may read of it', () => {
    expectTypeOf<State['phase']>().toEqualTypeOf<Phase>();
    expectTypeOf<State['hand']>().toEqualTypeOf<number[]>();
    expectTypeOf<State['offers']>().toEqualTypeOf<Offer[]>();
    expectTypeOf<Open['board']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<keyof Open>().toEqualTypeOf<
      Exclude<keyof State, 'deck' | 'supply' | 'bids' | 'wish' | 'node' | 'hand' | 'top'>
    >();
    expectTypeOf<State>().toExtend<Open>();
    expectTypeOf<Seen>().toExtend<Open>();
    // @ts-expect-error: what is fixed stays
    first().players = 3;
  });

  it('give its first value, in their order, by players and options', () => {
    expect(JSON.stringify(first())).toBe(
      JSON.stringify({
        players: 2,
        hard: true,
        phase: 'build',
        turn: 1,
        fast: false,
        stock: 20,
        board: [-1, -1, -1, -1],
        price: [0, 1, 4],
        fame: [0, 0],
        cards: [0, 1, 2, 3],
        path: [3, 1],
        offers: [{ give: 1 }],
        deck: [7, 8, 9],
        supply: [4, 4, 4],
        bids: [{ give: 1 }, { give: 2 }],
        wish: [5, 5, 5, 5],
        node: -1,
        hand: [1, 1, 1, 1],
        top: 6,
      }),
    );
    expect(first(3).hand).toHaveLength(6);
  });

  it('share no list between two first values', () => {
    const one = first();
    one.path.push(9);
    one.deck.pop();
    one.hand[0] = 9;
    expect(first()).toMatchObject({ path: [3, 1], deck: [7, 8, 9], hand: [1, 1, 1, 1] });
  });
});

describe('a view of them', () => {
  it('has the type of what is seen', () => {
    expectTypeOf<Seen['hand']>().toEqualTypeOf<number[]>();
    expectTypeOf<Seen['top']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Seen['deck']>().toEqualTypeOf<number>();
    expectTypeOf<Seen['wish']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Seen>().not.toHaveProperty('node');
  });

  it('shows what all may know, counts, own parts, and secrets as their functions say', () => {
    expect(seen(first(), 0)).toEqual({
      players: 2,
      hard: true,
      phase: 'build',
      turn: 1,
      fast: false,
      stock: 20,
      board: [-1, -1, -1, -1],
      price: [0, 1, 4],
      fame: [0, 0],
      cards: [0, 1, 2, 3],
      path: [3, 1],
      offers: [{ give: 1 }],
      deck: 3,
      supply: 12,
      bids: 2,
      wish: [5, 5, -1, -1],
      hand: [1, 1],
      top: 6,
    });
    expect(seen(first(), 1)).toMatchObject({ wish: [-1, -1, 5, 5], top: undefined });
    expect(seen(first(), -1)).toMatchObject({ wish: [-1, -1, -1, -1], hand: [] });
    expect(seen(first(), 0)).not.toHaveProperty('node');
  });

  it('is cut off from the state', () => {
    const state = first();
    const before = JSON.stringify(seen(state, 0));
    const held = seen(state, 0);
    state.board[0] = 5;
    state.path.push(2);
    state.offers.pop();
    state.hand[0] = 0;
    expect(JSON.stringify(held)).toBe(before);
  });

  it('has a function for each secret, and for nothing else', () => {
    // @ts-expect-error: what of the top?
    viewOf(fields, { hand: () => 1 });
    // @ts-expect-error: the turn is for all to see
    expect(() => viewOf(fields, { hand: () => 1, top: () => 1, turn: () => 1 })).toThrow('turn is no secret field');
    expect(() => viewOf(fields, { hand: () => 1, top: () => 1, hat: () => 1 })).toThrow('hat is no secret field');
  });
});
