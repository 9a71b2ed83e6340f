import { sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../src/content/boards.ts';
import { CARDS, CARDS_OF_LEVEL } from '../../src/content/cards.ts';
import { TIMER_RUN_MS, TRACK_SPACES } from '../../src/content/tables.ts';
import { TILE_KINDS, TILES } from '../../src/content/tiles.ts';
import { AT, type State, spaceOf } from '../../src/state.ts';
import { flight } from '../table.ts';
import { setUp } from '../yard.ts';

/** How many tiles of each kind are anywhere on the table. */
function inPlay(state: State, counts: (tile: number) => boolean = () => true): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const [tile, { kind }] of TILES.entries()) {
    if (state.where[tile] === AT.box || !counts(tile)) continue;
    kinds[TILE_KINDS[kind]] = (kinds[TILE_KINDS[kind]] ?? 0) + 1;
  }
  return kinds;
}

describe('GT-1: what is on the table', () => {
  it('GT-1.1 144 base tiles: 4 starting cabins and 140 others', () => {
    const kinds = inPlay(setUp(4).state);
    expect(kinds).toEqual({
      'start-cabin': 4,
      cabin: 16,
      'life-support-brown': 6,
      'life-support-purple': 6,
      cannon: 23,
      'double-cannon': 8,
      engine: 19,
      'double-engine': 7,
      'battery-2': 9,
      'battery-3': 6,
      'hold-2': 9,
      'hold-3': 6,
      'special-hold-1': 6,
      'special-hold-2': 3,
      shield: 8,
      structural: 8,
    });
    expect(sum(Object.values(kinds))).toBe(144);
  });

  it('GT-1.2 with the expansion 186 tiles', () => {
    const { state } = setUp(5, { newTechnology: true });
    expect(sum(Object.values(inPlay(state)))).toBe(186);
    expect(sum(Object.values(inPlay(state, (tile) => TILES[tile].expansion)))).toBe(42);
  });

  it('GT-1.7 the expansion tiles', () => {
    expect(inPlay(setUp(5).state, (tile) => TILES[tile].expansion)).toEqual({
      'start-cabin': 1,
      'luxury-cabin': 4,
      'stasis-chamber': 2,
      'bi-cannon': 2,
      'cannon-engine': 2,
      'mixed-hold': 1,
      'battery-hold': 2,
      'life-support-cyan': 6,
      'shield-booster': 4,
      'cannon-booster': 4,
      'engine-booster': 4,
      reactor: 4,
      plating: 6,
    });
  });

  it.each([1, 2, 3])('GT-1.3 20 adventure cards of level %i, on the piles or in their stack', (level) => {
    const { state } = setUp(2, { round1: '3-III' });
    const laid = state.piles.filter((card) => CARDS[card].level === level);
    const stack = CARDS_OF_LEVEL[level - 1].filter((card) => state.used[card] === 0);
    expect(new Set([...laid, ...stack]).size).toBe(20);
    expect([laid.length, stack.length]).toEqual(level === 3 ? [8, 12] : [4, 16]);
    expect(state.piles).toHaveLength(16);
  });

  it('GT-1.4 two six-sided dice, one timer of 90 seconds', () => {
    const t = flight({ deck: ['i-11'], draws: { hit: [1, 1, 6, 6, 1, 6] } }).flyOn();
    expect(t.events('dice-rolled').map(({ dice }) => dice)).toEqual([
      [1, 1],
      [6, 6],
      [1, 6],
    ]);
    const faces = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
        flight({ deck: ['ii-10'], seed })
          .flyOn()
          .events('dice-rolled')
          .flatMap(({ dice }) => dice),
      ),
    );
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(TIMER_RUN_MS).toBe(90_000);
  });

  it.each(['1-I', '2-II', '3-III'])('GT-1.4 a closed track of 40 spaces in round %s', (round) => {
    expect(TRACK_SPACES).toBe(40);
    expect([spaceOf(39), spaceOf(40), spaceOf(-1)]).toEqual([39, 0, 39]);
    const lapped = (lead: number) => {
      const t = flight({ round, deck: ['ii-05'], seats: [{ position: lead }, { position: 0 }] }).flyOn();
      return t.events('gave-up').length;
    };
    expect([lapped(40), lapped(41)]).toEqual([0, 1]);
  });

  it.each([
    ['red', 4],
    ['yellow', 3],
    ['green', 2],
    ['blue', 1],
  ])('GT-1.5 a %s good is sold for %i', (colour, value) => {
    const ships = [{ '7,7': 'start-cabin', '7,8': ['special-hold-1', { goods: { [colour]: 1 } }] as const }];
    const t = flight({ deck: [], ships });
    expect(t.events('ledger-line').filter(({ line }) => line === 'goods')).toMatchObject([{ seat: 0, credits: value }]);
  });

  it('GT-1.5 red goods need a special hold', () => {
    const ship = (hold: string) => ({ ...{ '7,7': 'start-cabin', '8,7': 'engine' }, '7,8': hold });
    const offers = (hold: string) => {
      const t = flight({ deck: ['i-13'], ships: [ship(hold)] })
        .flyOn()
        .do(0, { do: 'land', planet: 2 });
      return t.options(0, 'load').map(({ good }) => good);
    };
    expect(offers('hold-2')).toEqual(['blue']);
    expect(offers('special-hold-1')).toEqual(['red', 'blue']);
  });

  it('GT-1.6 ship boards: I 18 squares, II 27, III 36, IIIA 36, IA 18, IIA two halves of 14', () => {
    expect(BOARDS.map(({ id, count }) => [id, count])).toEqual([
      ['I', 18],
      ['II', 27],
      ['III', 36],
      ['IIIA', 36],
      ['IA', 18],
      ['IIA', 28],
    ]);
    const halves = BOARDS.map(({ squares }) => squares.filter(({ half }) => half === 1).length);
    expect(halves).toEqual([0, 0, 0, 0, 0, 14]);
  });
});
