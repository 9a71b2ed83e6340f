import { Match, seats } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CLASS, SHIP_CLASSES } from '../../src/content/boards.ts';
import { BONUS_OF_LEVEL, CARDS, CARDS_OF_LEVEL } from '../../src/content/cards.ts';
import { ROAD } from '../../src/content/roads.ts';
import { COLOURS, KIND, START_CABIN_OF_COLOUR, TILE_KIND, TILES } from '../../src/content/tiles.ts';
import { galaxyTrucker } from '../../src/index.ts';
import { ROUNDS } from '../../src/meta.ts';
import { beginRound, clearTable, drawCard, evilInHand } from '../../src/rules/roundSetup.ts';
import { AT, boardOf, placedAt, type State, type T } from '../../src/state.ts';
import { type TestTable, table } from '../table.ts';
import { finish, setUp } from '../yard.ts';

const count = (state: State, where: number): number => state.where.filter((one) => one === where).length;

/** The next round, without the flight. */
function nextRound({ run, state }: ReturnType<typeof setUp>): State {
  clearTable(run as unknown as T);
  state.round++;
  beginRound(run as unknown as T);
  return state;
}

/** Nobody builds, everybody gives up: the round is over. */
function skipRound(t: TestTable): TestTable {
  for (let i = 1; i <= t.state.players; i++) t.do(t.state.active, finish(i));
  return t.all('fly-on', { do: 'give-up', half: 'ship' }).closeRound();
}

describe('GT-2.1: players', () => {
  it.each([2, 3, 4])('GT-2.1 %i players each have a colour, its starting cabin and 0 credits', (players) => {
    const { state } = setUp(players);
    expect(state.credits).toEqual(Array(players).fill(0));
    expect(new Set(state.colour).size).toBe(players);
    for (const seat of seats(state.players))
      expect(placedAt(state, seat, boardOf(state).start) >> 2).toBe(START_CABIN_OF_COLOUR[state.colour[seat]]);
    expect(state.fifthWheel).toBe(false);
  });

  it('GT-2.1 five with Fifth Wheel, and never one or six', () => {
    expect(setUp(5).state.fifthWheel).toBe(true);
    for (const players of [1, 6]) expect(() => new Match(galaxyTrucker, { players, seed: 'x' })).toThrow();
  });

  it('GT-2.1 colours that nobody chose are drawn by lot', () => {
    const lots = Array.from(
      { length: 12 },
      (_, i) => new Match(galaxyTrucker, { players: 3, seed: `lot ${i}` }).state.colour,
    );
    expect(new Set(lots.map(String)).size).toBeGreaterThan(6);
    expect(new Set(lots.flat())).toEqual(new Set([0, 1, 2, 3]));
    expect(new Match(galaxyTrucker, { players: 5, seed: 'lot' }).state.colour.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('GT-2.1 colours can be chosen, each by one player only', () => {
    const colours = ['red', 'yellow'];
    expect(setUp(2, { colours }).state.colour.map((colour) => COLOURS[colour])).toEqual(colours);
    expect(() => setUp(2, { colours: ['red', 'red'] })).toThrow('two seats have the same');
  });
});

describe('GT-2.2, GT-2.3: the warehouse', () => {
  it('GT-2.2 all tiles but the starting cabins lie face down, and nobody knows which is where', () => {
    const t = table({ players: 3 });
    expect(count(t.state, AT.faceDown)).toBe(140);
    for (const [tile, where] of t.state.where.entries())
      if (TILE_KIND[tile] === KIND.startCabin) expect([AT.ship, AT.ship + 1, AT.ship + 2, AT.box]).toContain(where);
    for (const viewer of [0, 1, 2, -1]) {
      const seen = t.view(viewer).state.where as number[];
      expect(seen.filter((where) => where === AT.faceDown)).toEqual([]);
      expect(t.options(0, 'take')).toEqual([]);
    }
  });

  it('GT-2.2 which tile comes first is a matter of luck', () => {
    const first = (seed: string) => {
      const t = table({ seed });
      return t.do(t.state.active, 'draw').state.hand[t.state.active];
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(first)).size).toBeGreaterThan(3);
  });

  it.each([
    [2, 75],
    [3, 50],
    [4, 25],
    [5, 0],
  ])('GT-2.3 with New Technology and %i players %i tiles are removed', (players, removed) => {
    const { state } = setUp(players, { newTechnology: true });
    expect(count(state, AT.removed)).toBe(removed);
    expect(count(state, AT.faceDown)).toBe(181 - removed);
    expect(state.where.some((where, tile) => TILES[tile].expansion && where === AT.faceDown)).toBe(true);
  });

  it('GT-2.3 none without New Technology', () => {
    expect(count(setUp(2).state, AT.removed)).toBe(0);
  });

  it('GT-2.3 unseen, and for the whole game; starting cabins never', () => {
    const game = setUp(2, { newTechnology: true });
    const removed = game.state.where.flatMap((where, tile) => (where === AT.removed ? [tile] : []));
    expect(removed.some((tile) => TILE_KIND[tile] === KIND.startCabin)).toBe(false);
    nextRound(game);
    expect(removed.every((tile) => game.state.where[tile] === AT.removed)).toBe(true);
    const t = table({ options: { newTechnology: true } });
    for (const viewer of [0, 1, -1]) expect(t.view(viewer).state.where).not.toContain(AT.removed);
  });
});

describe('GT-2.4: rounds', () => {
  const rounds = (options: Record<string, unknown>) => {
    const { levels, classes } = setUp(2, options).state;
    return levels.map((level, i) => `${level}-${SHIP_CLASSES[classes[i]]}`);
  };

  it('GT-2.4 the standard game: level 1 with class I, 2 with II, 3 with III', () => {
    expect(rounds({})).toEqual(['1-I', '2-II', '3-III']);
  });

  it('GT-2.4 an A-class, another level, fewer or more rounds', () => {
    expect(rounds({ round1: '1-IA', round2: '2-IIA', round3: '3-IIIA' })).toEqual(['1-IA', '2-IIA', '3-IIIA']);
    expect(rounds({ round1: '3-I', round2: '1-IIA', round3: 'none' })).toEqual(['3-I', '1-IIA']);
    expect(rounds({ round4: '3-IIIA', round5: '3-III' })).toHaveLength(5);
    expect(ROUNDS).toHaveLength(18);
  });

  it('GT-2.4 at least one round, and no level or class that does not exist', () => {
    for (const round1 of ['none', '4-I', '1-IV']) expect(() => rounds({ round1 })).toThrow();
  });
});

describe('GT-2.5 to GT-2.9: cards', () => {
  /** All cards of a level, drawn to the last. */
  function wholeStack(level: number, bonusCards: boolean): number[] {
    const { run, state } = setUp(2, { bonusCards });
    const drawn = state.piles.filter((card) => CARDS[card].level === level);
    while (drawn.length < (bonusCards ? 22 : 20)) drawn.push(drawCard(run as unknown as T, level));
    return drawn.sort((a, b) => a - b);
  }

  it.each([1, 2, 3])('GT-2.5 bonus cards are in the stack of level %i, if used', (level) => {
    const [cards, bonus] = [CARDS_OF_LEVEL[level - 1], BONUS_OF_LEVEL[level - 1]];
    expect(wholeStack(level, true)).toEqual([...cards, ...bonus]);
    expect(wholeStack(level, false)).toEqual(cards);
  });

  it('GT-2.5 they come up like other cards', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `bonus ${i}`);
    const drawn = (bonusCards: boolean) =>
      seeds.filter((seed) => setUp(2, { bonusCards }, seed).state.piles.some((card) => CARDS[card].bonus)).length;
    expect(drawn(true)).toBeGreaterThan(3);
    expect(drawn(false)).toBe(0);
  });

  it.each([2, 5])(
    'GT-2.6 each of %i players is dealt 4 of the 24 Evil Machinations, the rest stays unseen',
    (players) => {
      const { state } = setUp(players, { evilMachinations: true });
      for (const seat of seats(state.players)) expect(evilInHand(state, seat)).toHaveLength(4);
      expect(state.evil.filter((where) => where === 0)).toHaveLength(24 - 4 * players);
    },
  );

  it('GT-2.6 without the module nobody has any', () => {
    expect(setUp(2).state.evil.every((where) => where === 0)).toBe(true);
  });

  it('GT-2.7 Rough Roads: the level says how many, and nothing is removed', () => {
    const drawn = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const { state } = setUp(2, { roughRoads: '10' }, `roads ${i}`);
      expect(new Set(state.roads).size).toBe(10);
      for (const road of state.roads) drawn.add(road);
    }
    expect(drawn.size).toBe(25);
    expect(setUp(2).state.roads).toEqual([]);
  });

  it('GT-2.7 with a handicap Nightmare Trip is removed', () => {
    const drawn = new Set<number>();
    for (let i = 0; i < 30; i++)
      for (const road of setUp(2, { handicap: ['10', '3'] }, `roads ${i}`).state.roads) drawn.add(road);
    expect(drawn.size).toBe(24);
    expect(drawn).not.toContain(ROAD.nightmareTrip);
  });

  it('GT-2.8 if a stack has too few cards, the used ones of that level are shuffled into it', () => {
    const all = '3-III';
    const game = setUp(2, { round1: all, round2: all, round3: all, round4: all, round5: all });
    const used = new Set(game.state.piles);
    for (let round = 2; round <= 5; round++) {
      const { piles } = nextRound(game);
      expect(piles).toHaveLength(16);
      expect(new Set(piles).size).toBe(16); // no card twice in a round
      const again = piles.filter((card) => used.has(card));
      expect(again.length > 0).toBe(round > 2); // 20 cards of level III last for two rounds of 8
      for (const card of piles) used.add(card);
    }
    expect(CARDS_OF_LEVEL[2].every((card) => used.has(card))).toBe(true);
  });

  it('GT-2.9 4 Evil Machinations for five rounds: one is chosen in each of four, none in the fifth', () => {
    const rounds = { round2: '1-I', round3: '1-I', round4: '1-I', round5: '1-I' };
    const t = table({ options: { evilMachinations: true, ...rounds } });
    for (let left = 4; left > 0; left--) {
      expect(t.asked()).toBe('plot');
      expect(t.options(0, 'plot')).toHaveLength(left);
      expect(t.options(0)).toHaveLength(left); // he must choose one
      for (const seat of [0, 1]) t.do(seat, t.options(seat, 'plot')[0]);
      skipRound(t);
    }
    expect(t.state.round).toBe(4);
    expect(t.state.phase).toBe('build');
    expect(t.events('plotted')).toHaveLength(8);
  });

  it('GT-2.9 in a game of one round the other three stay in hand', () => {
    const t = table({ options: { evilMachinations: true } });
    expect(t.options(0, 'plot')).toHaveLength(4);
    for (const seat of [0, 1]) t.do(seat, t.options(seat, 'plot')[0]);
    expect(evilInHand(t.state, 0)).toHaveLength(3);
  });
});

describe('GT-2.10: modules', () => {
  it('GT-2.10 each module is an option of its own, and any combination can be set up', () => {
    const switches = ['newTechnology', 'fifthWheelForFour', 'evilMachinations', 'bonusCards', 'unshuffled'];
    for (let bits = 0; bits < 64; bits++) {
      const chosen = Object.fromEntries(switches.map((id, i) => [id, (bits & (1 << i)) !== 0]));
      const options = { ...chosen, roughRoads: bits & 32 ? '3' : '0', round1: ROUNDS[bits % 18], building: 'turns' };
      const { state } = setUp(2 + (bits % 4), options, `combination ${bits}`);
      expect(state.evilMachinations).toBe(chosen.evilMachinations);
      expect(state.bonusCards).toBe(chosen.bonusCards);
      expect(state.unshuffled).toBe(chosen.unshuffled);
      expect(state.roads.length).toBe(bits & 32 && !chosen.evilMachinations ? 3 : 0);
    }
  });

  it('GT-2.10 Fifth Wheel needs New Technology: with it both are in', () => {
    for (const options of [{}, { newTechnology: false }]) {
      const { newTechnology, fifthWheel } = setUp(5, options).state;
      expect([newTechnology, fifthWheel]).toEqual([true, true]);
    }
    const four = setUp(4, { fifthWheelForFour: true }).state;
    expect([four.newTechnology, four.fifthWheel]).toEqual([true, true]);
    expect(setUp(4, { newTechnology: true }).state.fifthWheel).toBe(false);
    expect(setUp(3, { fifthWheelForFour: true }).state.fifthWheel).toBe(false);
  });

  it('GT-2.10 the class of each round and the handicap are options, too', () => {
    expect(boardOf(setUp(2, { round1: '2-IIA' }).state).id).toBe('IIA');
    expect(setUp(2, { handicap: ['4', '0'] }).state.handicap).toEqual([4, 0]);
    expect(CLASS.IIA).toBe(5);
  });
});
