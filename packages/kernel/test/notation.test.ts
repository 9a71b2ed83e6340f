import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachNamed, int, listOf, named, noun, orNone, positionOf, type Seat, whether, word } from '../src/index.ts';

interface State {
  readonly players: number;
  phase: 'day' | 'night';
  windy: boolean;
  active: Seat;
  deck: number[];
  leader: number;
  sheep: number[];
  wolves: number;
}

const card = noun('card', ['ace', 'king', 'queen']);
const meadow = (): State => ({
  ...{ players: 3, phase: 'day', windy: false, active: 0, deck: [2, 0], leader: -1, sheep: [1, 2, 3], wolves: 4 },
});

const position = positionOf<State>();
const notation = position.table({
  phase: word(['day', 'night']),
  windy: whether,
  active: position.seat('active'),
  deck: listOf(card, 3),
  leader: orNone(card),
  seats: position.seats(
    {
      sheep: int(0, 9),
      neighbours: (state, seat) => state.sheep[(seat + 1) % state.players],
      lambs: {
        show: () => undefined,
        read(state, seat, raw, where) {
          state.sheep[seat] += int(1, 2).read(raw, where);
        },
      },
    },
    {
      clear(state, seat, described) {
        if (described.sheep !== undefined) state.sheep[seat] = 0;
      },
      settle(state) {
        state.wolves = 10 - state.sheep.reduce((all, n) => all + n, 0);
      },
    },
  ),
  wolves: ({ wolves }) => wolves,
});

const patched = (patch: unknown): State => {
  const state = meadow();
  notation.patch(state, patch);
  return state;
};

describe('a notation', () => {
  it('writes a position down in ids, seat by seat', () => {
    expect(notation.describe(meadow())).toEqual({
      ...{ phase: 'day', windy: false, active: 0, deck: ['queen', 'ace'], leader: 'none' },
      seats: [
        { sheep: 1, neighbours: 2 },
        { sheep: 2, neighbours: 3 },
        { sheep: 3, neighbours: 1 },
      ],
      wolves: 4,
    });
  });
  it('changes what is described and nothing else', () => {
    expect(patched({})).toEqual(meadow());
    expect(patched({ phase: 'night', windy: true, active: 2, deck: ['king'], leader: 'ace' })).toEqual({
      ...meadow(),
      ...{ phase: 'night', windy: true, active: 2, deck: [1], leader: 0 },
    });
    expect(patched({ leader: 'none' }).leader).toBe(-1);
  });
  it('reads seats by number, in the order of the parts, and settles what follows', () => {
    expect(patched({ seats: { 2: { lambs: 1, sheep: 0 }, 0: { sheep: 5 } } })).toMatchObject({
      sheep: [5, 2, 1],
      wolves: 2,
    });
  });
  it.each([
    [{ fog: true }, 'state.fog: unknown key'],
    [{ wolves: 3 }, 'state.wolves: unknown key'],
    [{ seats: { 0: { neighbours: 3 } } }, 'state.seats.0.neighbours: unknown key'],
    [{ phase: 'dusk' }, 'state.phase: "dusk" is not known here (one of: day, night)'],
    [{ active: 3 }, 'state.active: must be a whole number from 0 to 2'],
    [{ seats: { 3: {} } }, 'state.seats.3: must be a whole number from 0 to 2'],
    [{ seats: { ann: {} } }, 'state.seats.ann: must be a whole number from 0 to 2'],
    [{ seats: { 1: { sheep: 10 } } }, 'state.seats.1.sheep: must be a whole number from 0 to 9'],
    [{ deck: ['ace', 'joker'] }, 'state.deck.1: "joker" is not known here (one of: ace, king, queen)'],
    [[], 'state: must be an object'],
  ])('complains of %j', (patch, complaint) => {
    expect(() => patched(patch)).toThrow(complaint);
  });
  it('reads what it has written', () => {
    const states = fc.record({
      phase: fc.constantFrom('day' as const, 'night' as const),
      windy: fc.boolean(),
      active: fc.nat({ max: 2 }),
      deck: fc.uniqueArray(fc.nat({ max: 2 })),
      leader: fc.integer({ min: -1, max: 2 }),
      sheep: fc.array(fc.nat({ max: 9 }), { minLength: 3, maxLength: 3 }),
    });
    fc.assert(
      fc.property(states, (given) => {
        const state: State = { ...meadow(), ...given };
        const { phase, windy, active, deck, leader } = notation.describe(state);
        const written = {
          phase,
          windy,
          active,
          deck,
          leader,
          seats: named(['0', '1', '2'], given.sheep, (sheep) => ({ sheep })),
        };
        expect(patched(JSON.parse(JSON.stringify(written)))).toMatchObject(given);
      }),
      { seed: 2026 },
    );
  });
});

describe('values by id', () => {
  it('stand beside their ids, or what is made of them, if anything', () => {
    expect(named(['ore', 'fuel'], [0, 3])).toEqual({ ore: 0, fuel: 3 });
    expect(named(['ore', 'fuel'], [0, 3], (n) => n || undefined)).toEqual({ fuel: 3 });
    expect(named(['east', 'west'], [1, -1], (at) => card.ids[at])).toEqual({ east: 'king' });
  });
  it('are read by id', () => {
    const found: unknown[] = [];
    eachNamed({ fuel: 2, ore: 'x' }, 'bank', ['ore', 'fuel'], (...read) => found.push(read));
    expect(found).toEqual([
      [1, 2, 'bank.fuel'],
      [0, 'x', 'bank.ore'],
    ]);
    expect(() => eachNamed({ gold: 1 }, 'bank', ['ore'], () => {})).toThrow('bank.gold: "gold" is not known here');
  });
});
