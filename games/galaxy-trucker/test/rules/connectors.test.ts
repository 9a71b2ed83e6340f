import { type Plain, refusalId } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, CLASS } from '../../src/content/boards.ts';
import {
  BARRELS,
  CONNECTOR,
  DOUBLE,
  E,
  EXHAUST,
  N,
  S,
  SHIELD,
  SINGLE,
  SMOOTH,
  TILES,
  UNIVERSAL,
  W,
} from '../../src/content/tiles.ts';
import { buildingFault } from '../../src/rules/placement.ts';
import { anyHalf, exposedConnectors, joinedAt, matches } from '../../src/rules/ship.ts';
import { cell } from '../../src/state.ts';
import type { TestTable } from '../table.ts';
import { live, place, shift, take, tile } from '../yard.ts';

type Tiles = Readonly<Record<string, string>>;

/** A ship of named tiles with their turns, `{ '7,8': 'b121/1' }`, around its starting cabin; a tile is in hand. */
function ship(tiles: Tiles, hand: string, setting: Record<string, unknown> = {}) {
  const { round = '1-I', start = '7,7', options = {}, ...state } = setting;
  const all = start === '' ? tiles : { [start as string]: 'b001', ...tiles };
  const parts = Object.entries(all).map(([square, part]) => {
    const [id, turn = '0'] = part.split('/');
    return [square, { tile: id, turn: Number(turn) }];
  });
  const seats = { 0: { ship: Object.fromEntries(parts) } };
  return live({ round: round as string, options: options as Plain, state: { faceUp: [hand], seats, ...state } }).do(
    0,
    take(hand),
  );
}

/** What becomes of the tile in hand on this square. */
const put = (t: TestTable, square: string, turn = 0): string => t.refusal(0, place(t, square, turn));

/** Two components beside (6, 8): the one to its left is universal there, the one behind it as given. */
const corner = (behind: string): Tiles => ({ '6,7': 'b144/1', '7,8': behind });

describe('GT-5.1 to GT-5.3: connectors', () => {
  it('GT-5.1 each side is smooth, single, double or universal', () => {
    const found = new Set(TILES.flatMap(({ connectors }) => connectors));
    expect([...found].sort()).toEqual([SMOOTH, SINGLE, DOUBLE, UNIVERSAL]);
    expect(TILES[tile('b008')].connectors).toEqual([SMOOTH, SINGLE, DOUBLE, UNIVERSAL]);
  });

  it.each([
    [SINGLE, SINGLE, true],
    [DOUBLE, DOUBLE, true],
    [UNIVERSAL, SINGLE, true],
    [UNIVERSAL, DOUBLE, true],
    [UNIVERSAL, UNIVERSAL, true],
    [SINGLE, DOUBLE, false],
    [SMOOTH, SMOOTH, false],
    [SMOOTH, SINGLE, false],
    [SMOOTH, DOUBLE, false],
    [SMOOTH, UNIVERSAL, false],
  ])('GT-5.2 connectors %i and %i match: %s', (a, b, joined) => {
    expect(matches(a, b)).toBe(joined);
    expect(matches(b, a)).toBe(joined);
  });

  it('GT-5.2 neighbours are joined where both sides match, and nowhere else', () => {
    const t = ship({ '7,8': 'b121', '8,7': 'b143', '8,8': 'b119' }, 'b125'); // 0303, 3223, 0202
    const joined = (from: string, side: number) => joinedAt(t.state, 0, t.square(from), side);
    expect(joined('7,7', E)).toBe(t.square('7,8'));
    expect(joined('7,8', W)).toBe(t.square('7,7'));
    expect(joined('7,7', S)).toBe(t.square('8,7')); // universal on universal
    expect(joined('8,7', E)).toBe(t.square('8,8')); // double on double
    expect(joined('7,8', S)).toBe(-1); // smooth on smooth
    expect(joined('7,7', N)).toBe(-1); // nothing there
  });

  it('GT-5.3 single against double is an error', () => {
    expect(put(ship(corner('b010'), 'b019'), '6,8')).toBe('GT-5.3 connectors-clash'); // rear double on single
    expect(put(ship(corner('b010'), 'b019'), '6,8', 1)).toBe('allowed'); // rear single
  });

  it('GT-5.3 a connector against a smooth side is an error, either way round', () => {
    expect(put(ship(corner('b010'), 'b090'), '6,8')).toBe('GT-5.3 smooth-against-connector');
    expect(put(ship(corner('b121'), 'b125'), '6,8', 3)).toBe('GT-5.3 smooth-against-connector');
  });

  it('GT-5.3 smooth against smooth is allowed but does not join', () => {
    expect(put(ship(corner('b121'), 'b125'), '6,8')).toBe('allowed'); // joined on its left
    expect(put(ship({ '7,8': 'b121' }, 'b090'), '6,8')).toBe('GT-5.4 not-joined');
  });
});

describe('GT-5.4, GT-5.5: where components go', () => {
  it('GT-5.4 a new component must be joined to one in the ship', () => {
    const t = ship({}, 'b125'); // 3003
    expect(put(t, '5,7')).toBe('GT-5.4 not-joined'); // touches nothing
    expect(put(t, '7,6')).toBe('GT-5.4 not-joined'); // its right side is smooth
    expect(put(t, '7,8')).toBe('allowed');
  });

  it('GT-5.4 the first of a half of IIA goes anywhere, the others join their half', () => {
    const halves = { round: '2-IIA', start: '' };
    for (const square of ['5,3', '9,6', '7,9', '6,11']) expect(put(ship({}, 'b125', halves), square)).toBe('allowed');
    const left = ship({ '6,6': 'b121' }, 'b125', halves);
    expect(put(left, '8,4')).toBe('GT-5.4 not-joined');
    expect(put(left, '6,8')).toBe('allowed'); // the first of the right half
  });

  it('GT-5.4 the halves of IIA do not join each other', () => {
    const t = ship({ '6,6': 'b121', '8,9': 'b113' }, 'b125', { round: '2-IIA', start: '' });
    expect(put(t, '6,8')).toBe('GT-5.4 not-joined');
  });

  it.each(['I', 'II', 'III', 'IIIA', 'IA', 'IIA'] as const)(
    'GT-5.5 only squares of the board of class %s',
    (shipClass) => {
      const t = live({ round: `1-${shipClass}`, state: { faceUp: ['b125'] } }).do(0, take('b125'));
      const { count } = BOARDS[CLASS[shipClass]];
      if (count < 36) expect(t.refusal(0, { do: 'place', at: count, turn: 0 })).toBe('GT-5.5 off-board');
      expect(t.refusal(0, { do: 'place', at: 36, turn: 0 })).toBe('not-understood');
      expect(t.options(0, 'place').every((option) => (option.at as number) < count)).toBe(true);
    },
  );

  it('GT-5.5 tiles turn in steps of 90 degrees; barrels, exhausts and shields turn with them', () => {
    const t = ship({}, 'b033'); // barrel to the front, universal to the left
    expect(t.refusal(0, { do: 'place', at: t.square('6,7'), turn: 4 })).toBe('not-understood');
    expect(put(t, '6,7', 3)).toBe('allowed');
    const placed = t.state.ship[cell(0, t.square('6,7'))];
    expect(CONNECTOR.slice(placed * 4, placed * 4 + 4)).toEqual([SMOOTH, SMOOTH, UNIVERSAL, SMOOTH]);
    expect(BARRELS[placed]).toBe(1 << W);
    expect(EXHAUST[tile('b064') * 4 + 1]).toBe(1 << W);
    expect(SHIELD[tile('b129') * 4 + 1]).toBe((1 << E) | (1 << S));
  });
});

describe('GT-5.6: exposed connectors', () => {
  const exposed = (tiles: Tiles) => exposedConnectors(ship(tiles, 'b125').state, 0, anyHalf);

  it('GT-5.6 a starting cabin alone has 4', () => {
    expect(exposed({})).toBe(4);
  });

  it('GT-5.6 each counts 1, whatever its type; a side with a component beyond counts 0', () => {
    expect(exposed({ '7,8': 'b121' })).toBe(4); // 3 of the cabin and 1 universal
    expect(exposed({ '7,8': 'b010' })).toBe(5); // 3 and 2 single ones
    expect(exposed({ '8,7': 'b143' })).toBe(6); // 3, 2 double ones and 1 universal
    expect(exposed({ '7,8': 'b033' })).toBe(3); // barrels and smooth sides do not count
  });

  it('GT-5.6 the edge of the board and squares that are not on it count as empty', () => {
    expect(exposed({ '6,7': 'b141', '5,7': 'b121/1' })).toBe(6); // (5, 7) has nothing but (6, 7) around it
    expect(exposed({ '8,7': 'b142/3' })).toBe(5); // (9, 7) is no square
  });

  it('GT-5.6 a connector against a smooth side has a component beyond it, so it is not exposed', () => {
    expect(exposed({ '7,8': 'b090/2' })).toBe(4); // its universal side points away from the cabin
  });
});

describe('GT-5.7, GT-5.8: what is accepted', () => {
  it('GT-5.7 not on a square that is taken', () => {
    expect(put(ship({ '7,8': 'b121' }, 'b125'), '7,8')).toBe('GT-5.7 square-taken');
    expect(put(ship({}, 'b125'), '7,7')).toBe('GT-5.7 square-taken');
  });

  it('GT-5.4, GT-5.7 every square says why nothing goes there', () => {
    const t = ship({ '7,8': 'b121' }, 'b125');
    const [decision] = t.match.decisions(0).filter(({ seat }) => seat === 0);
    const told = (square: string) =>
      decision.refused
        ?.filter(({ action }) => action.do === 'place' && action.at === t.square(square))
        .map(({ verdict }) => refusalId(verdict));
    expect(told('7,7')).toEqual(['GT-5.7 square-taken']);
    expect(told('9,5')).toEqual(['GT-5.4 not-joined']);
  });
  it('GT-5.7 not in front of a barrel, and no barrel towards a component', () => {
    expect(put(ship(corner('b033'), 'b090'), '6,8')).toBe('GT-6.11 blocks-barrel');
    expect(put(ship(corner('b010'), 'b041'), '6,8', 3)).toBe('GT-6.11 barrel-blocked');
  });

  it('GT-5.7 not behind an exhaust, and no exhaust towards a component', () => {
    expect(put(ship({ '7,8': 'b064', '8,7': 'b143' }, 'b127'), '8,8')).toBe('GT-6.11 blocks-exhaust');
    expect(put(ship({ '8,7': 'b143', '8,8': 'b119' }, 'b064'), '7,8')).toBe('GT-6.11 exhaust-blocked');
  });

  it('GT-5.7 an engine points to the rear; in class IA anywhere; with Somersaults to the rear or the front', () => {
    expect(put(ship({}, 'b064'), '8,7', 1)).toBe('GT-6.5 engine-direction');
    expect(put(ship({}, 'b064'), '7,6', 2)).toBe('GT-6.5 engine-direction');
    expect(put(ship({}, 'b064'), '7,8')).toBe('allowed');
    const free = { round: '1-IA', start: '3,3' };
    expect(put(ship({}, 'b064', free), '4,3', 1)).toBe('allowed');
    expect(put(ship({}, 'b064', free), '3,2', 2)).toBe('allowed');
    const somersaults = { roads: ['rr-16'] };
    expect(put(ship({}, 'b064', somersaults), '7,6', 2)).toBe('allowed');
    expect(put(ship({}, 'b064', somersaults), '7,8')).toBe('allowed');
    expect(put(ship({}, 'b064', somersaults), '8,7', 1)).toBe('GT-6.5 engine-direction');
  });

  it.each([
    ['connectors that clash', corner('b010'), 'b019', '6,8', 0],
    ['a connector on a smooth side', corner('b121'), 'b125', '6,8', 3],
    ['a component in front of a barrel', corner('b033'), 'b090', '6,8', 0],
    ['a barrel towards a component', corner('b010'), 'b041', '6,8', 3],
    ['an exhaust towards a component', { '8,7': 'b143', '8,8': 'b119' }, 'b064', '7,8', 0],
    ['an engine to the left', {}, 'b064', '8,7', 1],
  ])('GT-4.19 with building errors allowed: %s', (_, tiles, hand, square, turn) => {
    const errors = { options: { buildErrors: 'allow' } };
    expect(put(ship(tiles as Tiles, hand), square, turn)).not.toBe('allowed');
    expect(put(ship(tiles as Tiles, hand, errors), square, turn)).toBe('allowed');
    expect(put(ship(tiles as Tiles, hand, errors), '5,7')).toBe('GT-5.4 not-joined');
    expect(put(ship(tiles as Tiles, hand, errors), '7,7')).toBe('GT-5.7 square-taken');
  });

  it('GT-5.7 exactly then: every tile, turn and square around a ship with all kinds of sides', () => {
    const t = ship({ '7,8': 'b010', '6,7': 'b033/3', '7,6': 'b064/0', '8,7': 'b143', '8,8': 'b119' }, 'b125');
    const { neighbour, count } = BOARDS[CLASS.I];
    /** The rule once more, read side by side. */
    const accepts = (placed: number, square: number): boolean => {
      if (t.state.ship[cell(0, square)] >= 0) return false;
      const sides = [N, E, S, W].map((side) => {
        const there = neighbour[square * 4 + side] < 0 ? -1 : t.state.ship[cell(0, neighbour[square * 4 + side])];
        if (there < 0) return 'empty';
        const back = (side + 2) % 4;
        const pointing = (BARRELS[placed] | EXHAUST[placed]) & (1 << side);
        const pointedAt = (BARRELS[there] | EXHAUST[there]) & (1 << back);
        const pair = [CONNECTOR[placed * 4 + side], CONNECTOR[there * 4 + back]].sort().join('');
        if (pointing + pointedAt > 0) return 'error';
        return pair === '00' ? 'apart' : ['11', '13', '22', '23', '33'].includes(pair) ? 'joined' : 'error';
      });
      const rearward = EXHAUST[placed] === 0 || EXHAUST[placed] === 1 << S;
      return rearward && sides.includes('joined') && !sides.includes('error');
    };
    let accepted = 0;
    for (let placed = 0; placed < TILES.length * 4; placed++) {
      for (let square = 0; square < count; square++) {
        const expected = accepts(placed, square);
        if (expected) accepted++;
        if ((buildingFault(t.state, 0, placed, square) === 0) !== expected)
          throw new Error(`${TILES[placed >> 2].id}/${placed & 3} on square ${square}: ${expected}`);
      }
    }
    expect(accepted).toBeGreaterThan(500);
  });

  it('GT-5.8 the tile placed last is turned and moved as if it were not there', () => {
    const t = ship({}, 'b137'); // 1303
    t.do(0, place(t, '7,8'));
    expect(t.refusal(0, shift(t, '7,9'))).toBe('GT-5.4 not-joined'); // beside itself only
    expect(t.refusal(0, shift(t, '7,8', 1))).toBe('GT-5.4 not-joined'); // its smooth side to the cabin
    expect(t.refusal(0, shift(t, '7,7'))).toBe('GT-5.7 square-taken');
    expect(t.refusal(0, { do: 'move', at: 18, turn: 0 })).toBe('GT-5.5 off-board');
    t.do(0, shift(t, '7,8', 2), shift(t, '7,6'));
    expect([t.has(0, '7,8'), t.has(0, '7,6')]).toEqual([false, true]);
  });
});
