import { seats } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/actions.ts';
import { CARDS } from '../../src/content/cards.ts';
import { ROAD } from '../../src/content/roads.ts';
import { CONNECTOR, KIND, TILE_KIND, UNIVERSAL } from '../../src/content/tiles.ts';
import { beginRound, clearTable } from '../../src/rules/roundSetup.ts';
import { AT, boardOf, placedAt, type T } from '../../src/state.ts';
import { table } from '../table.ts';
import { finish, live, look, Notes, place, setUp, take } from '../yard.ts';

/** The next round, without the flight. */
function nextRound({ run, state }: ReturnType<typeof setUp>): void {
  clearTable(run as unknown as T);
  state.round++;
  beginRound(run as unknown as T);
}

const levelsOf = (piles: readonly number[]): string[] => {
  const size = piles.length / 4;
  return [0, 1, 2, 3].map((pile) =>
    piles
      .slice(pile * size, (pile + 1) * size)
      .map((card) => CARDS[card].level)
      .join(' '),
  );
};

describe('GT-3.1, GT-3.7: the order of a round', () => {
  it('GT-3.1 Evil Machinations are chosen first: no road is drawn and no pile laid out before', () => {
    const t = table({ options: { evilMachinations: true, roughRoads: '2' } });
    expect([t.asked(), t.state.roads, t.state.piles]).toEqual(['plot', [], []]);
    t.do(0, t.options(0)[0]);
    expect(t.state.piles).toEqual([]);
    t.do(1, t.options(1)[0]);
    expect([t.state.phase, t.state.roads.length, t.state.piles.length]).toEqual(['build', 2, 8]);
  });

  it('GT-3.1 then roads, piles, building, ship check, launch, flight, rewards and penalties', () => {
    const t = table({ options: { evilMachinations: true, roughRoads: '1' } });
    for (const seat of [0, 1]) t.do(seat, t.options(seat)[0]);
    t.do(t.state.active, finish(1)).do(t.state.active, finish(2)).all('fly-on', { do: 'give-up', half: 'ship' });
    const told = t.match.trueHistory.flat().map(({ event }) => event);
    const steps = ['round-began', 'plotted', 'road-drawn', 'building-began', 'building-ended', 'launched', 'gave-up'];
    const places = [...steps, 'round-ended', 'game-ended'].map((event) => told.indexOf(event as never));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('GT-3.1 without the modules building is the first step', () => {
    expect(table().state.phase).toBe('build');
    expect(table({ options: { building: 'live' } }).state.phase).toBe('ready');
  });

  it('GT-3.7 roads of the set-up act right after the draw, in the order of their numbers, before the piles', () => {
    const notes = new Notes({ road: [ROAD.blackout, ROAD.madeToMeasure] });
    const { state } = setUp(2, { roughRoads: '2', building: 'turns' }, 'roads', notes);
    expect(state.roads).toEqual([ROAD.blackout, ROAD.madeToMeasure]); // the higher number was drawn first
    expect(notes.names).toEqual(['colours', 'road', 'own-stack', 'blackout', 'card', 'first-builder']);
  });

  it('GT-3.7 and after the Evil Machinations have been chosen', () => {
    const notes = new Notes({ road: [ROAD.madeToMeasure] });
    const { run } = setUp(2, { roughRoads: '1', evilMachinations: true }, 'roads', notes);
    run.begin();
    const pick = (seat: number): Action =>
      run.menu(run.asks.find((ask) => ask.seat === seat) ?? run.asks[0]).options[0];
    expect(notes.names).toEqual(['colours', 'evil']);
    for (const seat of [0, 1]) run.answer(seat, pick(seat));
    expect(notes.names).toEqual(['colours', 'evil', 'road', 'own-stack', 'card']);
  });
});

describe('GT-3.2 to GT-3.5: the piles', () => {
  it.each([
    [1, 8, '1 1'],
    [2, 12, '1 2 2'],
    [3, 16, '1 2 3 3'],
  ])('GT-3.2 level %i has %i cards in four piles, each of the levels %s', (level, cards, pile) => {
    for (const shipClass of ['I', 'IIA']) {
      const { state } = setUp(3, { round1: `${level}-${shipClass}` });
      expect(new Set(state.piles).size).toBe(cards);
      expect(levelsOf(state.piles)).toEqual([pile, pile, pile, pile]);
    }
  });

  it('GT-3.2 all of them make the flight deck', () => {
    const t = table({ round: '2-II' });
    const { piles } = t.state;
    t.do(t.state.active, finish(1)).do(t.state.active, finish(2));
    expect([...t.state.deck].sort()).toEqual([...piles].sort());
  });

  it('GT-3.3 three piles may be looked at, the fourth never, by anybody', () => {
    const t = live({ state: { faceUp: ['b121'] } });
    t.do(0, take('b121'), place(t, '7,8'));
    for (const pile of [1, 2, 3]) {
      t.do(0, look(pile));
      const seen = (t.view(0).state.piles as number[]).flatMap((card, i) => (card >= 0 ? [i >> 1] : []));
      expect(seen).toEqual([pile - 1, pile - 1]);
    }
    expect(t.refusal(0, look(4))).toBe('GT-3.3 pile-secret');
    expect(t.options(0, 'look')).toEqual([look(1), look(2), look(3)]);
    for (const viewer of [0, 1, -1]) expect((t.view(viewer).state.piles as number[]).slice(6)).toEqual([-1, -1]);
  });

  it('GT-3.4 cards of an earlier round do not come again', () => {
    const game = setUp(2, {});
    const all = [...game.state.piles];
    for (let round = 2; round <= 3; round++) {
      nextRound(game);
      all.push(...game.state.piles);
    }
    expect(all).toHaveLength(36);
    expect(new Set(all).size).toBe(36);
  });

  it('GT-3.5 first flight: round 1 uses the 8 starred cards of level I', () => {
    const { state } = setUp(2, { firstFlight: true });
    expect(state.piles.every((card) => CARDS[card].firstFlight)).toBe(true);
    expect(new Set(state.piles).size).toBe(8);
    const starred = (seed: string) => setUp(2, {}, seed).state.piles.filter((card) => CARDS[card].firstFlight).length;
    expect(['a', 'b', 'c'].every((seed) => starred(seed) === 8)).toBe(false);
  });

  it('GT-3.5 only in round 1, and only on level 1', () => {
    const game = setUp(2, { firstFlight: true, round2: '1-I' });
    nextRound(game);
    expect(game.state.piles.some((card) => CARDS[card].firstFlight)).toBe(false);
    expect(levelsOf(setUp(2, { firstFlight: true, round1: '2-II' }).state.piles)[0]).toBe('1 2 2');
  });
});

describe('GT-3.6: the boards', () => {
  it.each(['I', 'II', 'III', 'IIIA', 'IA'])('GT-3.6 class %s: the starting cabin stands on the start square', (id) => {
    const { state } = setUp(4, { round1: `1-${id}` });
    expect(boardOf(state).id).toBe(id);
    for (const seat of seats(state.players)) {
      const placed = placedAt(state, seat, boardOf(state).start);
      expect(TILE_KIND[placed >> 2]).toBe(KIND.startCabin);
      expect(CONNECTOR.slice(placed * 4, placed * 4 + 4)).toEqual(Array(4).fill(UNIVERSAL));
    }
    expect(state.ship.filter((placed) => placed >= 0)).toHaveLength(4);
  });

  it('GT-3.6 in class IIA there is none, and it comes back in the next round', () => {
    const game = setUp(2, { round1: '2-IIA', round2: '2-II' });
    expect(game.state.ship.every((placed) => placed < 0)).toBe(true);
    const [cabin] = game.state.colour; // the starting cabin of a colour has its number
    expect(game.state.where[cabin]).toBe(AT.box);
    nextRound(game);
    expect(game.state.where[cabin]).toBe(AT.ship);
  });
});
