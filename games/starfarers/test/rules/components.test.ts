import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  BALLS,
  BUILDABLES,
  CHIT_INDEX,
  CHIT_PIRATE,
  COLONY_VALUE,
  COST,
  DISC_VALUE,
  FAME_RINGS_PER_POINT,
  ICE_PLANET_VALUE,
  KINDS,
  PIRATE_LAIR_VALUE,
  RESOURCES,
  SPACEPORT_VALUE,
} from '../../src/content/index.ts';
import { drawBalls } from '../../src/rules/balls.ts';
import { fameLeft } from '../../src/rules/fame.ts';
import { cardsAtBase, pointsOf, type State, type T } from '../../src/state.ts';
import { freshTable, type TestTable, table } from '../table.ts';

/** Plays on by chance and looks at the table after every step. */
function playOn(t: TestTable, steps: number, look: (state: State) => void): void {
  const run = t.match.fork();
  const luck = Random.fromSeed('somebody');
  for (let i = 0; i < steps && !run.over; i++) {
    const ask = run.next();
    const { options } = run.menu(ask);
    const forms = (ask.question.forms ?? []).filter((form) => form.open?.(run.state, ask.seat, ask.about).ok ?? true);
    const form = options.length === 0 || luck.below(5) === 0 ? forms[i % forms.length] : undefined;
    const answer = form?.sample(run.state, ask.seat, luck, ask.about) ?? options[luck.below(options.length)];
    run.answer(ask.seat, answer);
    look(run.state);
  }
}

const KINDS_OF_GAMES = [
  { players: 4, seed: 'four beginners' },
  { players: 3, seed: 'three beginners' },
  { players: 4, seed: 'four who know', options: { advancedSetup: true } },
  { players: 3, seed: 'three who know', options: { advancedSetup: true, fasterStart: true, twoYellowBalls: true } },
];

/** How often each pair of balls shows in so many draws; the lower ball first. */
function pairs(t: TestTable, draws: number): Record<string, number> {
  const run = t.match.fork();
  const shown: Record<string, number> = {};
  for (let i = 0; i < draws; i++) {
    const pair = ballsOf(drawBalls(run as T, 0, 'SF-1.13'));
    shown[pair] = (shown[pair] ?? 0) + 1;
  }
  return shown;
}

const ballsOf = (draw: number): string =>
  [draw >> 2, draw & 3]
    .sort()
    .map((ball) => BALLS[ball])
    .join(' ');

describe('SF-1: players and pieces', () => {
  it('SF-1.1: three or four players, neither fewer nor more', () => {
    expect(freshTable({ players: 3 }).state.players).toBe(3);
    expect(freshTable({ players: 4 }).state.players).toBe(4);
    const colours = undefined;
    expect(() => freshTable({ players: 2, options: { colours } })).toThrow(/players/);
    expect(() => freshTable({ players: 5, options: { colours } })).toThrow(/players/);
  });
  it('SF-1.1: everybody chooses a colour', () => {
    const t = freshTable({ players: 3, options: { colours: ['white', 'blue', 'red'] } });
    expect([0, 1, 2].map((seat) => t.at(`seats.${seat}.colour`))).toEqual(['white', 'blue', 'red']);
  });
  it('SF-1.1: no colour twice, and none but the four', () => {
    const choose = (...colours: string[]) => freshTable({ players: 3, options: { colours } });
    expect(() => choose('red', 'red', 'blue')).toThrow(/two seats have the same/);
    expect(() => choose('red', 'green', 'blue')).toThrow(/colours/);
  });
  it('SF-1.1: without a choice the colours are drawn by lot, each at most once', () => {
    const drawn = Array.from({ length: 12 }, (_, i) => {
      const t = freshTable({ players: 3, options: { colours: undefined }, seed: `lot ${i}` });
      return [0, 1, 2].map((seat) => t.at(`seats.${seat}.colour`));
    });
    for (const colours of drawn) expect(new Set(colours).size).toBe(3);
    expect(new Set(drawn.map((colours) => colours.join(' '))).size).toBeGreaterThan(4);
  });
  it('SF-1.2: every colour begins with 9 colonies, 7 stations, 3 rings, 3 transporters and a bare mothership', () => {
    const t = freshTable({ options: { advancedSetup: true } });
    for (let seat = 0; seat < 4; seat++) {
      expect(t.at(`seats.${seat}.left`)).toEqual({ colonies: 9, stations: 7, rings: 3 });
      expect(t.at(`seats.${seat}.ships`)).toEqual({});
      expect(t.at(`seats.${seat}.upgrades`)).toEqual({ drive: 0, cannon: 0, 'freight-ring': 0 });
      expect(t.points(seat)).toBe(0);
    }
  });
  it('SF-1.2: no piece is lost or made, whatever happens', () => {
    for (const game of KINDS_OF_GAMES) {
      const t = freshTable(game);
      const before = t.match.game.conserved(t.state);
      playOn(t, 1500, (state) => expect(t.match.game.conserved(state)).toEqual(before));
    }
  });
  it('SF-1.3: the transporters of a colour are told apart as 1, 2 and 3', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: { ore: 2, fuel: 2, carbon: 2, food: 2 } } } } });
    t.do(0, { do: 'build-ship', what: 'colony-ship', at: 's210', transporter: 'transporter-3' });
    expect(Object.keys(t.at('seats.0.ships') as object)).toEqual(['transporter-1', 'transporter-3']);
    const fourth = { do: 'build-ship', what: 'colony-ship', at: 's210', transporter: 'transporter-4' };
    expect(t.refusal(0, fourth)).toBe('not-understood');
  });
});

describe('SF-1: resource cards', () => {
  it('SF-1.4: there are ore, fuel, carbon, food and trade goods, and nothing else', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: { ore: 3 } } } } });
    expect(Object.keys(t.hand(0) as object)).toEqual(['ore', 'fuel', 'carbon', 'food', 'goods']);
    for (const take of ['fuel', 'carbon', 'food', 'goods'])
      expect(t.options(0, 'bank')).toContainEqual({ do: 'bank', give: 'ore', cards: 3, take });
    expect(t.refusal(0, { do: 'bank', give: 'ore', cards: 3, take: 'gold' })).toBe('not-understood');
  });
  it('SF-1.5: bank, supply stack and hands hold 20 of each kind at all times', () => {
    for (const game of KINDS_OF_GAMES) {
      const t = freshTable(game);
      playOn(t, 1500, ({ players, bank, supply, hand }) => {
        for (let kind = 0; kind < KINDS; kind++) {
          let cards = bank[kind] + supply[kind];
          for (let seat = 0; seat < players; seat++) cards += hand[seat * KINDS + kind];
          if (cards !== 20) expect.fail(`${cards} cards of ${RESOURCES[kind]}`);
        }
        expect(Math.min(...bank, ...supply, ...hand)).toBeGreaterThanOrEqual(0);
      });
    }
  });
});

describe('SF-1: board and chits', () => {
  it('SF-1.8: no ship crosses the sun: from one colony point of a system to the next it is more than 2 steps', () => {
    const at = (to: string) => {
      const ships = { 'transporter-1': { kind: 'colony-ship', at: 'near1-a' } };
      const t = table({ state: { phase: 'flight', flight: { baseSpeed: 2 }, seats: { 0: { ships } } } });
      return t.refusal(0, { do: 'fly', ship: 'transporter-1', to });
    };
    expect(at('near1-b')).toBe('SF-13.1 too-far');
    expect(at('near1-c')).toBe('SF-13.1 too-far');
    expect(at('s098')).toBe('allowed');
  });
  it.each([
    [3, [1, 2]],
    [12, [6, 6]],
  ])('SF-1.10: the chit 3/12 of beta produces on a %i', (_, dice) => {
    const t = table({ draws: { production: dice } }).do(0, 'roll-dice');
    expect([t.at('seats.2.hand.ore'), t.at('seats.3.hand.ore')]).toEqual([1, 1]);
  });
  it.each([
    [2, [1, 1]],
    [11, [5, 6]],
  ])('SF-1.10: the chit 2/11 of delta produces on a %i', (_, dice) => {
    const t = table({ draws: { production: dice } }).do(0, 'roll-dice');
    expect([t.at('seats.0.hand.fuel'), t.at('seats.1.hand.fuel')]).toEqual([1, 1]);
  });
});

describe('SF-1: the box', () => {
  it('SF-1.11: four full motherships use the upgrades up; the last one of each kind can still be built', () => {
    const full = { drive: 6, cannon: 6, 'freight-ring': 5 };
    const last = { drive: 5, cannon: 5, 'freight-ring': 4 };
    const hand = { ore: 4, fuel: 4, carbon: 4 };
    const seats = { 0: { upgrades: last, hand }, 1: { upgrades: full }, 2: { upgrades: full }, 3: { upgrades: full } };
    const t = table({ state: { phase: 'build', seats } });
    for (const what of ['drive', 'cannon', 'freight-ring']) {
      t.do(0, { do: 'build-upgrade', what });
      expect(t.refusal(0, { do: 'build-upgrade', what })).toBe('SF-10.1 upgrade-at-maximum');
    }
    expect(t.at('seats.0.upgrades')).toEqual(full);
  });
  it('SF-1.11: of the 40 fame rings every player has one, the rest lie in the box', () => {
    expect(fameLeft(freshTable({ players: 4 }).state)).toBe(36);
    expect(fameLeft(freshTable({ players: 3 }).state)).toBe(37);
  });
  it('SF-1.12: 32 encounter cards, 5 friendship cards at each of 4 bases, and a disc on each', () => {
    const t = freshTable();
    expect(t.at('deck')).toHaveLength(32);
    expect([0, 1, 2, 3].map((people) => cardsAtBase(t.state, people).length)).toEqual([5, 5, 5, 5]);
    expect(t.at('discs')).toEqual({ 'green-folk': -1, scientists: -1, merchants: -1, diplomats: -1 });
  });
});

describe('SF-1: the balls of the mothership', () => {
  it('SF-1.13: two different balls of four; each of the 6 pairs is equally likely', () => {
    const shown = pairs(table(), 6000);
    expect(Object.keys(shown).sort()).toEqual([
      'black blue',
      'black red',
      'black yellow',
      'blue red',
      'blue yellow',
      'yellow red',
    ]);
    for (const [pair, times] of Object.entries(shown)) expect(Math.abs(times - 1000), pair).toBeLessThan(120);
  });
  it.each([
    ['red and yellow', [3, 2], 5],
    ['red and blue', [3, 1], 4],
    ['blue and yellow', [1, 2], 3],
  ])('SF-1.13: %s are worth their sum', (_, balls, speed) => {
    const t = table({ state: { phase: 'build' }, draws: { balls } }).do(0, 'roll-mothership');
    expect(t.at('flight.baseSpeed')).toBe(speed);
  });
  it('SF-1.13: the black ball is worth 0 and brings an encounter', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [0, 3] } }).do(0, 'roll-mothership');
    expect(t.history('balls-drawn')).toMatchObject([{ balls: [0, 3] }]);
    expect(t.history('encounter-read')).toHaveLength(1);
  });
  it('SF-1.14: two yellow balls are an option that is off unless it is chosen', () => {
    expect(freshTable().state.twoYellowBalls).toBe(false);
    expect(pairs(table(), 600)).not.toHaveProperty('yellow yellow');
    const twoYellow = table({ options: { twoYellowBalls: true } });
    expect(twoYellow.state.twoYellowBalls).toBe(true);
    expect(pairs(twoYellow, 600)).toHaveProperty('yellow yellow');
  });
  it('SF-1.16: with two yellow balls they give 4, and each of the 10 pairs of single balls is equally likely', () => {
    const options = { twoYellowBalls: true };
    const shown = pairs(table({ options }), 10_000);
    const likely = { 'black blue': 1, 'black red': 1, 'black yellow': 2, 'blue red': 1, 'blue yellow': 2 };
    const expected: Record<string, number> = { ...likely, 'yellow red': 2, 'yellow yellow': 1 };
    expect(Object.keys(shown).sort()).toEqual(Object.keys(expected).sort());
    for (const [pair, times] of Object.entries(shown)) {
      expect(Math.abs(times - 1000 * expected[pair]), pair).toBeLessThan(150);
    }
    const t = table({ options, state: { phase: 'build' }, draws: { balls: [2, 2] } }).do(0, 'roll-mothership');
    expect(t.at('flight.baseSpeed')).toBe(4);
  });
  it('SF-1.16: all balls are back before the next draw, of the same player or of another', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [3, 1, 3, 1], production: [1, 1] } });
    t.do(0, 'roll-mothership', 'end-turn').do(1, 'roll-dice', 'roll-mothership');
    expect(t.history('balls-drawn')).toMatchObject([
      { seat: 0, balls: [3, 1] },
      { seat: 1, balls: [3, 1] },
    ]);
  });
  it('SF-1.16: one draw says nothing about the next', () => {
    const run = table().match.fork() as T;
    const after: Record<string, number> = {};
    for (let i = 0; i < 7200; i++) {
      const both = `${ballsOf(drawBalls(run, 0, 'SF-1.16'))}, ${ballsOf(drawBalls(run, 1, 'SF-1.16'))}`;
      after[both] = (after[both] ?? 0) + 1;
    }
    expect(Object.keys(after)).toHaveLength(36);
    for (const [both, times] of Object.entries(after)) expect(Math.abs(times - 200), both).toBeLessThan(60);
  });
});

describe('SF-1.15: the overview sheet', () => {
  it('SF-1.15: the prices that can be looked up are those that are paid', () => {
    const everything = { ore: 3, fuel: 3, carbon: 3, food: 3, goods: 3 };
    const spend = (build: Record<string, unknown> & { do: string }): number[] => {
      const t = table({ state: { phase: 'build', seats: { 0: { hand: everything } } } }).do(0, build);
      return Object.values(t.hand(0) as Record<string, number>).map((left) => 3 - left);
    };
    const price = (what: (typeof BUILDABLES)[number]) => COST[BUILDABLES.indexOf(what)];
    for (const what of ['colony-ship', 'trade-ship'] as const)
      expect(spend({ do: 'build-ship', what, at: 's210' })).toEqual(price(what));
    for (const what of ['drive', 'cannon', 'freight-ring'] as const)
      expect(spend({ do: 'build-upgrade', what })).toEqual(price(what));
    expect(spend({ do: 'build-spaceport', at: 'gamma-b' })).toEqual(price('spaceport'));
  });
  it('SF-1.15: the values that can be looked up are those that are counted, in every position', () => {
    for (const game of KINDS_OF_GAMES) {
      const t = freshTable(game);
      const { describe: written } = t.match.game.notation;
      playOn(t, 1200, (state) => {
        const described = written(state) as { seats: Record<string, unknown[]>[]; discs: Record<string, number> };
        described.seats.forEach((seat, i) => {
          const lairs = seat.trophies.filter((chit) => CHIT_PIRATE[CHIT_INDEX.get(String(chit))!] > 0).length;
          const points =
            seat.colonies.length * COLONY_VALUE +
            seat.spaceports.length * SPACEPORT_VALUE +
            Object.values(described.discs).filter((owner) => owner === i).length * DISC_VALUE +
            lairs * PIRATE_LAIR_VALUE +
            (seat.trophies.length - lairs) * ICE_PLANET_VALUE +
            Math.floor(Number(seat.fame) / FAME_RINGS_PER_POINT);
          expect(pointsOf(state, i)).toBe(points);
        });
      });
    }
  });
  it('SF-1.15: the sheet cannot change', () => {
    for (const shown of [COST, ...COST]) expect(Object.isFrozen(shown)).toBe(true);
  });
});
