import { Random, Run, readOptions, Script } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CHITS, HOME_POINTS, PEOPLES, PLANETS, POINTS } from '../../src/content/index.ts';
import type { StarfarersEvent } from '../../src/events.ts';
import { starfarers } from '../../src/index.ts';
import { cardsAtBase, PIECE } from '../../src/state.ts';
import { freshTable, type TestTable, table } from '../table.ts';

type Draws = ConstructorParameters<typeof Script>[0];

const advancedSetup = { advancedSetup: true };
const homeIds = HOME_POINTS.map((point) => POINTS[point].id);
const beginner = {
  red: { spaceport: 'beta-c', colonies: ['gamma-b', 'delta-b'], ship: 's201' },
  yellow: { spaceport: 'alpha-a', colonies: ['gamma-c', 'delta-a'], ship: 's178' },
  blue: { spaceport: 'delta-c', colonies: ['alpha-c', 'beta-a'], ship: 's187' },
  white: { spaceport: 'gamma-a', colonies: ['alpha-b', 'beta-b'], ship: 's204' },
};

/** A set-up whose own draws are laid down; tells what happened in it. */
function setUpWith(draws: Draws, players = 4, script = new Script(draws)) {
  const events: StarfarersEvent[] = [];
  const options = readOptions(starfarers.meta, {}, players);
  const tell = (event: StarfarersEvent) => void events.push(event);
  const run = Run.setUp(starfarers, players, options, Random.fromSeed('set-up'), { script, tell });
  return { state: run.state, events };
}

/** Notes the names of all draws and leaves them to luck. */
class Notes extends Script {
  readonly names: string[] = [];
  #note(name: string): undefined {
    if (this.names.at(-1) !== name) this.names.push(name);
  }
  override number = (name: string) => this.#note(name);
  override pick = (name: string) => this.#note(name);
  override order = (name: string) => this.#note(name);
}

const placing = (t: TestTable): number => t.match.asks[0].seat;

/** Places colonies on these points, in the order in which the seats are asked. */
function place(t: TestTable, ...points: string[]): TestTable {
  for (const at of points) t.do(placing(t), { do: 'place-colony', at });
  return t;
}

/** The spaceport of each seat on its first colony, the ship on the first spaceport point. */
function placeSpaceports(t: TestTable): TestTable {
  while (t.state.phase === 'place-spaceport') {
    const seat = placing(t);
    t.do(seat, t.options(seat, 'place-spaceport')[0]);
  }
  return t;
}

describe('SF-2: beginner set-up, pieces', () => {
  it.each(Object.entries(beginner))(
    'SF-2.1: %s has its spaceport and 2 colonies on the fixed points',
    (colour, { spaceport, colonies }) => {
      const t = freshTable();
      const seat = ['red', 'yellow', 'blue', 'white'].indexOf(colour);
      expect(t.at(`seats.${seat}.spaceports`)).toEqual([spaceport]);
      expect((t.at(`seats.${seat}.colonies`) as string[]).sort()).toEqual([...colonies].sort());
    },
  );
  it('SF-2.1: the points go with the colour, not with the seat', () => {
    const t = freshTable({ players: 3, options: { colours: ['white', 'red', 'blue'] } });
    expect(['0', '1', '2'].map((seat) => t.at(`seats.${seat}.spaceports`))).toEqual([
      ['gamma-a'],
      ['beta-c'],
      ['delta-c'],
    ]);
  });
  it('SF-2.2: the spaceport takes 1 colony and 1 ring out of the supply', () => {
    const t = freshTable();
    const ofColonies = 2 + 1 + 1; // two colonies, one under the spaceport, one on the ship
    expect(t.at('seats.0.left')).toEqual({ colonies: 9 - ofColonies, stations: 7, rings: 3 - 1 });
    expect(t.at('seats.0.spaceports')).toHaveLength(1);
  });
  it('SF-2.2: a colony that becomes a spaceport costs one ring and no further colony', () => {
    const t = place(table({ options: advancedSetup }), ...homeIds);
    const before = t.at('seats.3.left');
    expect(before).toEqual({ colonies: 6, stations: 7, rings: 3 });
    placeSpaceports(t);
    expect(t.at('seats.3.left')).toEqual({ colonies: 5, stations: 7, rings: 2 });
    expect(t.points(3)).toBe(4);
  });
  it('SF-2.3: everybody has one free colony ship on the spaceport point of the set-up', () => {
    const t = freshTable();
    Object.values(beginner).forEach(({ ship }, seat) => {
      expect(t.at(`seats.${seat}.ships`)).toEqual({ 'transporter-1': { kind: 'colony-ship', at: ship } });
    });
  });
  it('SF-2.4: the transporter of the free ship may be named for each seat', () => {
    const t = freshTable({ options: { transporters: ['3', '1', '2', '1'] } });
    const ships = [0, 1, 2, 3].map((seat) => Object.keys(t.at(`seats.${seat}.ships`) as object));
    expect(ships).toEqual([['transporter-3'], ['transporter-1'], ['transporter-2'], ['transporter-1']]);
  });
  it('SF-2.4: there is no fourth transporter, and a choice is made for every seat or for none', () => {
    expect(() => freshTable({ options: { transporters: ['4', '1', '1', '1'] } })).toThrow(/transporters/);
    expect(() => freshTable({ options: { transporters: ['1'] } })).toThrow(/transporters/);
  });
  it('SF-2.4: in the advanced set-up it is named with the placing, and is 1 if it is not', () => {
    const t = place(table({ options: advancedSetup }), ...homeIds);
    const spaceport = (seat: number) => (t.at(`seats.${seat}.colonies`) as string[])[0];
    const portOf = (seat: number) => t.options(seat).find(({ at }) => at === spaceport(seat))?.ship;
    const [named, silent] = [placing(t), placing(t) - 1];
    t.do(named, { do: 'place-spaceport', at: spaceport(named), ship: portOf(named), transporter: 'transporter-2' });
    t.do(silent, { do: 'place-spaceport', at: spaceport(silent), ship: portOf(silent) });
    expect(Object.keys(t.at(`seats.${named}.ships`) as object)).toEqual(['transporter-2']);
    expect(Object.keys(t.at(`seats.${silent}.ships`) as object)).toEqual(['transporter-1']);
  });
  it('SF-2.5: the supply then holds 5 colonies, 7 stations, 2 rings and 2 transporters', () => {
    for (const players of [3, 4]) {
      const t = freshTable({ players });
      for (let seat = 0; seat < players; seat++) {
        expect(t.at(`seats.${seat}.left`)).toEqual({ colonies: 5, stations: 7, rings: 2 });
        expect(Object.keys(t.at(`seats.${seat}.ships`) as object)).toHaveLength(3 - 2);
      }
    }
  });
});

describe('SF-2: chits and stacks', () => {
  const outer = PLANETS.filter((planet) => planet.beginnerChit < 0);
  const chitOn = (t: TestTable, planet: string) => t.at(`chits.${planet}`) as { chit: string; faceUp: boolean };

  it('SF-2.6: home chits lie face up as the set-up shows', () => {
    const numbers: Record<string, number[][]> = {
      alpha: [[8], [4], [11]],
      beta: [[10], [3, 12], [8]],
      gamma: [[5], [6], [3]],
      delta: [[6], [2, 11], [9]],
    };
    const t = freshTable();
    for (const [system, shown] of Object.entries(numbers)) {
      shown.forEach((wanted, i) => {
        const { chit, faceUp } = chitOn(t, `${system}-p${i + 1}`);
        expect([CHITS.find(({ id }) => id === chit)?.numbers, faceUp]).toEqual([wanted, true]);
      });
    }
  });
  it('SF-2.6: every other planet has a face-down chit of its own colour, each chit once', () => {
    const t = freshTable();
    const laid = outer.map(({ id, dot }) => {
      const { chit, faceUp } = chitOn(t, id);
      expect([CHITS.find((one) => one.id === chit)?.dot, faceUp]).toEqual([dot, false]);
      return chit;
    });
    expect(new Set(laid).size).toBe(21);
  });
  it('SF-2.6: the chits of a colour are shuffled', () => {
    const laid = (seed: string) => outer.map(({ id }) => chitOn(freshTable({ seed }), id).chit).join();
    expect(new Set(['a', 'b', 'c', 'd'].map(laid)).size).toBe(4);
  });
  it('SF-2.6: nobody sees a face-down chit', () => {
    const t = freshTable();
    for (const viewer of [-1, 0, 1, 2, 3]) {
      const shown = (t.view(viewer) as { chit: number[] }).chit;
      PLANETS.forEach((planet, i) => {
        expect(shown[i] < 0, planet.id).toBe(planet.beginnerChit < 0);
      });
    }
  });
  it('SF-2.7: the 5 reserve chits lie beside the board, and luck says which one comes', () => {
    const t = freshTable();
    const white = CHITS.filter((chit) => chit.dot === 'white').map((chit) => chit.id);
    expect(t.at('reserve')).toEqual(white);
    for (const { id } of PLANETS) expect(white).not.toContain(chitOn(t, id).chit);
    const came = Array.from({ length: 12 }, (_, i) => {
      const ships = { 'transporter-1': { kind: 'colony-ship', at: 'near1-a' } };
      const chits = { 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } };
      const seats = { 0: { ships, upgrades: { cannon: 4 } } };
      const cleared = table({ seed: `reserve ${i}`, state: { phase: 'flight', chits, seats } });
      return chitOn(cleared.do(0, { do: 'clear', planet: 'near1-p2' }), 'near1-p2').chit;
    });
    for (const chit of came) expect(white).toContain(chit);
    expect(new Set(came).size).toBeGreaterThan(2);
  });
  it('SF-2.8: 60 cards make the supply stack, before the first ones are drawn; 8 of each kind stay in the bank', () => {
    for (const players of [3, 4]) {
      const t = freshTable({ players });
      expect(t.at('bank')).toEqual({ ore: 8, fuel: 8, carbon: 8, food: 8, goods: 8 });
      expect(t.state.supply.reduce((a, b) => a + b)).toBe(60 - 3 * players);
      t.state.supply.forEach((cards, kind) => {
        const drawn = t.state.hand.filter((_, i) => i % 5 === kind).reduce((a, b) => a + b);
        expect(cards + drawn).toBe(12);
      });
    }
  });
  it('SF-2.8: the stack is face down: everybody sees its size and nothing else', () => {
    const t = freshTable();
    for (const viewer of [-1, 0, 1, 2, 3]) expect(t.view(viewer).supply).toBe(48);
  });
  it('SF-2.9: everybody draws 3 cards that only their owner sees', () => {
    const t = freshTable();
    for (let seat = 0; seat < 4; seat++) {
      const hands = t.view(seat).hand as (number | number[])[];
      expect(hands.map((hand, i) => (i === seat ? (hand as number[]).reduce((a, b) => a + b) : hand))).toEqual([
        3, 3, 3, 3,
      ]);
      expect(hands[seat]).toEqual(Object.values(t.hand(seat) as object));
    }
    expect(t.view(-1).hand).toEqual([3, 3, 3, 3]);
  });
  it('SF-2.9: the three cards come from the supply stack by luck', () => {
    const hands = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(freshTable({ seed }).hand(0)));
    expect(new Set(hands).size).toBeGreaterThan(2);
  });
  it('SF-2.10: 1 fame ring each, no upgrades, 4 points', () => {
    const t = freshTable();
    for (let seat = 0; seat < 4; seat++) {
      expect(t.at(`seats.${seat}.fame`)).toBe(1);
      expect(t.at(`seats.${seat}.upgrades`)).toEqual({ drive: 0, cannon: 0, 'freight-ring': 0 });
      expect(t.points(seat)).toBe(4);
    }
  });
  it('SF-2.11: the friendship cards lie open at their bases, the discs on them', () => {
    const t = freshTable();
    PEOPLES.forEach((people, i) => {
      expect(cardsAtBase(t.state, i)).toEqual([5 * i, 5 * i + 1, 5 * i + 2, 5 * i + 3, 5 * i + 4]);
      expect(t.at(`discs.${people}`)).toBe(-1);
    });
    expect(t.view(-1).cards).toEqual([0, 0, 0, 0]);
  });
  it('SF-2.11: the 32 encounter cards are shuffled face down', () => {
    const t = freshTable();
    expect(t.at('deck')).toHaveLength(32);
    expect(t.view(0)).toMatchObject({ deck: 32 });
    const met = Array.from({ length: 10 }, (_, i) => {
      const seat = table({ seed: `pile ${i}`, state: { phase: 'build' }, draws: { balls: [0, 1] } });
      return seat.do(0, 'roll-mothership').history('encounter-read')[0];
    });
    expect(new Set(met.map((event) => JSON.stringify(event))).size).toBeGreaterThan(2);
  });
});

describe('SF-2.12: the fourth colour in a game of three', () => {
  const three = (setting: Parameters<typeof table>[0] = {}) => table({ players: 3, ...setting });

  it.each(Object.entries(beginner))('SF-2.12: %s is set up without a ship if nobody plays it', (unused, pieces) => {
    const colours = ['red', 'yellow', 'blue', 'white'].filter((colour) => colour !== unused);
    const t = freshTable({ players: 3, options: { colours } });
    expect((t.at('blocked.neutral') as string[]).sort()).toEqual([pieces.spaceport, ...pieces.colonies].sort());
    expect(t.state.shipAt.filter((at) => at >= 0)).toHaveLength(3);
    expect(t.state.piece[POINTS.findIndex(({ id }) => id === pieces.ship)]).toBe(0);
  });
  it('SF-2.12: with four players nothing is neutral', () => {
    expect(freshTable().at('blocked')).toEqual({ neutral: [], closed: [] });
  });
  it('SF-2.12: its points are blocked', () => {
    const ships = { 'transporter-1': { kind: 'colony-ship', at: 's204' } };
    const t = three({ state: { phase: 'flight', seats: { 0: { ships } } } });
    expect(t.refusal(0, { do: 'fly', ship: 'transporter-1', to: 'gamma-a' })).toBe('SF-13.4 point-occupied');
  });
  it('SF-2.12: it produces nothing: a 12 at beta brings ore to blue alone', () => {
    const t = three({ draws: { production: [6, 6] } }).do(0, 'roll-dice');
    expect([0, 1, 2].map((seat) => t.at(`seats.${seat}.hand.ore`))).toEqual([0, 0, 1]);
    expect(t.heard(-1, 'produced')).toMatchObject([{ seat: 2 }]);
  });
  it('SF-2.12: it does not count where the bank is short: blue alone is entitled to ore', () => {
    const t = three({ state: { bank: { ore: 1 } }, draws: { production: [6, 6] } }).do(0, 'roll-dice');
    expect([t.at('seats.2.hand.ore'), t.at('bank.ore')]).toEqual([1, 0]);
  });
  it('SF-2.12: it has no points', () => {
    const t = three();
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([4, 4, 4]);
    expect(t.match.game.outcome(t.state).points).toHaveLength(3);
  });
  it('SF-2.12: it does not protect its spaceport points, which a fourth player would', () => {
    const ships = { 'transporter-1': { kind: 'colony-ship', at: 's203' } };
    const state = { phase: 'flight', seats: { 0: { ships } } };
    const home = { do: 'fly', ship: 'transporter-1', to: 's204' };
    const free = { 3: { ships: {} } };
    expect(three({ state }).refusal(0, home)).toBe('allowed');
    expect(table({ state: { ...state, seats: { ...state.seats, ...free } } }).refusal(0, home)).toBe(
      'SF-13.7 foreign-spaceport-point',
    );
  });
});

describe('SF-2: who begins', () => {
  it('SF-2.13: the highest roll of two dice', () => {
    const { state, events } = setUpWith({ 'first-player': [1, 2, 6, 5, 4, 4, 5, 5] });
    expect(state.active).toBe(1);
    expect(events).toMatchObject([{ event: 'first-player', seat: 1, dice: [[3, 11, 8, 10]] }]);
  });
  it('SF-2.13: those tied for the highest roll again among themselves, as often as it takes', () => {
    const first = [6, 4, 1, 1, 5, 5, 4, 6];
    const { state, events } = setUpWith({ 'first-player': [...first, 2, 1, 6, 6, 6, 6, 3, 4, 4, 4] });
    expect(events).toMatchObject([
      {
        seat: 3,
        dice: [
          [10, 2, 10, 10],
          [3, 12, 12],
          [7, 8],
        ],
      },
    ]);
    expect(state.active).toBe(3);
  });
  it('SF-2.13: play goes clockwise', () => {
    const noShips = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ships: {} }]));
    const t = table({ state: { active: 2, seats: noShips }, draws: { production: Array(10).fill(1) } });
    const turns = [2, 3, 0, 1, 2].map((seat) => {
      expect(t.asked(seat)).toBe('roll-dice');
      t.do(seat, 'roll-dice', 'end-turn');
      return t.state.active;
    });
    expect(turns).toEqual([3, 0, 1, 2, 3]);
  });
  it('SF-2.18: clockwise is the order of the seats, whatever the colours and whoever begins', () => {
    const colours = ['white', 'blue', 'yellow', 'red'];
    const t = place(table({ options: { colours, ...advancedSetup }, state: { active: 1 } }));
    const asked = homeIds.map((at) => {
      const seat = placing(t);
      place(t, at);
      return seat;
    });
    expect(asked.slice(0, 4)).toEqual([1, 2, 3, 0]);
  });
  it('SF-2.19: the beginner set-up asks nothing: the first question is the dice roll of whoever begins', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = freshTable({ seed });
      expect(t.match.asks.map(({ seat, question }) => [seat, question.kind])).toEqual([[t.state.active, 'roll-dice']]);
      expect(t.heard(-1).at(-1)).toMatchObject({ event: 'first-player', seat: t.state.active });
    }
  });
  it('SF-2.19: first the chits, then three cards each, then the roll for the first player', () => {
    const notes = new Notes({});
    setUpWith({}, 4, notes);
    const chits = ['yellow', 'red', 'blue', 'green', 'orange', 'violet'].map((dot) => `chits-${dot}`);
    expect(notes.names).toEqual(['colours', ...chits, 'supply', 'first-player']);
  });
  it('SF-2.19: in the advanced set-up the roll comes before the first colony', () => {
    const t = freshTable({ options: advancedSetup });
    expect(t.heard(-1, 'first-player')).toMatchObject([{ seat: t.state.active }]);
    expect(t.at(`seats.${t.state.active}.colonies`)).toEqual([]);
    expect(t.asked(t.state.active)).toBe('place-colony');
  });
  it('SF-2.20: the beginner set-up is played unless the advanced one is chosen', () => {
    const option = starfarers.meta.options.find(({ id }) => id === 'advancedSetup');
    expect(option).toMatchObject({ kind: 'switch', default: false });
    expect(freshTable().at('phase')).toBe('production');
    expect(freshTable({ options: advancedSetup }).at('phase')).toBe('place-colony');
  });
});

describe('SF-2: advanced set-up', () => {
  const advanced = (players = 4, active = 0) => table({ players, options: advancedSetup, state: { active } });

  it.each([
    [4, 1, [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0, 0, 3, 2, 1]],
    [3, 2, [2, 0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 2]],
  ])(
    'SF-2.14: %i players place clockwise, back, clockwise, and back again for the spaceports',
    (players, first, order) => {
      const t = advanced(players, first);
      const asked: number[] = [];
      while (t.state.phase !== 'production') {
        const seat = placing(t);
        asked.push(seat);
        t.do(seat, t.options(seat)[0]);
      }
      expect(asked).toEqual(order);
    },
  );
  it('SF-2.14: only the one whose turn it is places', () => {
    const t = advanced();
    expect(t.refusal(1, { do: 'place-colony', at: 'alpha-a' })).toBe('not-asked');
    t.do(0, { do: 'place-colony', at: 'alpha-a' });
    expect(t.refusal(0, { do: 'place-colony', at: 'alpha-b' })).toBe('not-asked');
  });
  it('SF-2.14: on any free home colony point and nowhere else', () => {
    const t = place(advanced(), 'alpha-a');
    expect(t.options(1).map(({ at }) => at)).toEqual(homeIds.filter((id) => id !== 'alpha-a'));
    expect(t.refusal(1, { do: 'place-colony', at: 'alpha-a' })).toBe('SF-2.14 point-occupied');
    expect(t.refusal(1, { do: 'place-colony', at: 'near1-a' })).toBe('SF-2.14 not-a-home-point');
    expect(t.refusal(1, { do: 'place-colony', at: 's178' })).toBe('SF-2.14 not-a-home-point');
  });
  it('SF-2.14: each turns one of the own 3 colonies into a spaceport, with the ship on one of its 2 points', () => {
    const t = place(advanced(4, 1), ...homeIds);
    expect(t.at('seats.0.colonies')).toEqual(['delta-c', 'beta-a', 'beta-b']);
    const port = (at: string, ship: string) => t.refusal(0, { do: 'place-spaceport', at, ship });
    expect(port('alpha-a', 's178')).toBe('SF-2.14 not-your-colony');
    expect(port('near1-a', 's098')).toBe('SF-2.14 not-your-colony');
    expect(port('beta-a', 's190')).toBe('SF-2.14 not-your-spaceport-point');
    expect(port('beta-a', 's227')).toBe('SF-2.14 not-your-spaceport-point');
    expect(port('beta-a', 's226')).toBe('allowed');
    expect(t.at('seats.0.spaceports')).toEqual(['beta-a']);
    expect(t.at('seats.0.colonies')).toEqual(['delta-c', 'beta-b']);
    expect(t.at('seats.0.ships')).toEqual({ 'transporter-1': { kind: 'colony-ship', at: 's226' } });
  });
  it('SF-2.15: the chits of each letter are shuffled face up within their system', () => {
    const laid = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = freshTable({ seed, options: advancedSetup });
      return ['alpha', 'beta', 'gamma', 'delta'].map((letter) => {
        const chits = [1, 2, 3].map((i) => t.at(`chits.${letter}-p${i}`) as { chit: string; faceUp: boolean });
        expect(chits.every(({ faceUp }) => faceUp)).toBe(true);
        expect(chits.map(({ chit }) => chit).sort()).toEqual([1, 2, 3].map((i) => `chit-${letter}-${i}`));
        return chits.map(({ chit }) => chit).join();
      });
    });
    for (let system = 0; system < 4; system++) expect(new Set(laid.map((one) => one[system])).size).toBeGreaterThan(1);
  });
  it('SF-2.15: one player may take all three points of a system', () => {
    const t = place(advanced(), 'alpha-a', 'beta-a', 'beta-b', 'beta-c');
    place(t, 'gamma-a', 'gamma-b', 'gamma-c', 'alpha-b', 'alpha-c');
    expect(t.at('seats.0.colonies')).toEqual(['alpha-a', 'alpha-b', 'alpha-c']);
  });
  it('SF-2.16: with three players nothing is neutral, and the 3 points left over are closed', () => {
    const t = place(advanced(3), ...homeIds.slice(0, 9));
    expect(t.at('blocked')).toEqual({ neutral: [], closed: [] });
    placeSpaceports(t);
    expect(t.at('blocked.neutral')).toEqual([]);
    expect([...(t.at('blocked.closed') as string[])].sort()).toEqual(homeIds.slice(9));
  });
  it('SF-2.16: with four players no point is left over', () => {
    expect(placeSpaceports(place(advanced(), ...homeIds)).at('blocked')).toEqual({ neutral: [], closed: [] });
  });
  it('SF-2.17: whoever began the first round takes the first turn', () => {
    for (const first of [0, 1, 2, 3]) {
      const t = placeSpaceports(place(advanced(4, first), ...homeIds));
      expect([t.state.active, t.at('turn'), t.asked(first)]).toEqual([first, 1, 'roll-dice']);
    }
  });
  it('SF-2.17: all else is as for beginners: 4 points, 3 cards, 1 fame ring, no upgrades', () => {
    const t = placeSpaceports(place(freshTable({ options: advancedSetup }), ...homeIds));
    for (let seat = 0; seat < 4; seat++) {
      expect(t.points(seat)).toBe(4);
      expect(t.at(`seats.${seat}.fame`)).toBe(1);
      expect(t.at(`seats.${seat}.upgrades`)).toEqual({ drive: 0, cannon: 0, 'freight-ring': 0 });
      expect(t.at(`seats.${seat}.left`)).toEqual({ colonies: 5, stations: 7, rings: 2 });
      expect(Object.values(t.hand(seat) as Record<string, number>).reduce((a, b) => a + b)).toBe(3);
    }
    expect(t.at('bank')).toEqual({ ore: 8, fuel: 8, carbon: 8, food: 8, goods: 8 });
  });
  it('SF-2.22: every step is the naming of a point, and none can be skipped', () => {
    const t = advanced(4, 1);
    for (const step of ['end-turn', 'roll-dice', 'decline']) expect(t.refusal(1, step)).toBe('SF-2.22 not-offered');
    expect(t.refusal(1, 'place-colony')).toBe('not-understood');
    place(t, ...homeIds);
    for (const step of ['end-turn', 'roll-dice', 'decline']) expect(t.refusal(0, step)).toBe('SF-2.22 not-offered');
    expect(t.refusal(0, { do: 'place-spaceport', at: 'beta-a' })).toBe('not-understood');
    expect(t.at('phase')).toBe('place-spaceport');
  });
  it('SF-2.22: colony, spaceport point and transporter are all free to choose', () => {
    const t = place(advanced(4, 1), ...homeIds);
    expect(t.options(0)).toHaveLength(3 * 2 * 3);
    for (const at of t.at('seats.0.colonies') as string[]) {
      const choices = t.options(0).filter((option) => option.at === at);
      expect(new Set(choices.map(({ ship }) => ship)).size).toBe(2);
      expect(new Set(choices.map(({ transporter }) => transporter)).size).toBe(3);
    }
  });
  it('SF-2.22: there is always a legal choice', () => {
    for (const players of [3, 4]) {
      const t = advanced(players);
      for (let placed = 0; placed < 3 * players; placed++) {
        const seat = placing(t);
        const choices = t.options(seat);
        expect(choices).toHaveLength(12 - placed);
        t.do(seat, choices[(placed * 7) % choices.length]);
      }
      for (let placed = 0; placed < players; placed++) {
        expect(t.options(placing(t))).toHaveLength(18);
        t.do(placing(t), t.options(placing(t))[(placed * 5) % 18]);
      }
      expect(t.at('phase')).toBe('production');
    }
  });
});

describe('SF-2.21: a closed home colony point', () => {
  /** In a game of three, delta-c is closed; a colony ship of seat 0 is near it. */
  const closed = (at: string, baseSpeed: number) => {
    const ships = { 'transporter-1': { kind: 'colony-ship', at } };
    const seats = { 0: { ships }, 2: { spaceports: ['near4-a'], ships: {} } };
    const state = { phase: 'flight', flight: { baseSpeed }, seats };
    const t = table({ players: 3, state });
    t.state.piece[POINTS.findIndex(({ id }) => id === 'delta-c')] = PIECE.closed;
    return t;
  };
  const fly = (to: string) => ({ do: 'fly', ship: 'transporter-1', to });

  it('SF-2.21: no move may end on it', () => {
    expect(closed('s187', 3).refusal(0, fly('delta-c'))).toBe('SF-13.4 point-occupied');
  });
  it('SF-2.21: it may be jumped over, and counts as a step', () => {
    const t = closed('s187', 2).do(0, fly('s198'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual({ kind: 'colony-ship', at: 's198' });
    expect(t.history('flew')).toMatchObject([
      { way: [POINTS.findIndex(({ id }) => id === 'delta-c'), t.state.shipAt[0]] },
    ]);
  });
  it('SF-2.21: its neighbours are ordinary space points on which a move may end', () => {
    for (const to of ['s187', 's198']) {
      const t = closed('s188', 3);
      expect(t.refusal(0, fly(to))).toBe('allowed');
      expect(t.refusal(0, 'end-turn')).toBe('allowed');
    }
  });
  it('SF-2.21: nothing can be founded or built on it', () => {
    const t = closed('s187', 3);
    expect(t.refusal(0, { do: 'found-colony', ship: 'transporter-1' })).toBe('SF-15.1 not-on-a-colony-point');
    t.do(0, 'end-turn');
    const rich = table({
      players: 3,
      options: advancedSetup,
      state: { seats: { 0: { hand: { carbon: 3, food: 2 } } } },
    });
    placeSpaceports(place(rich, ...homeIds.slice(0, 9))).do(0, 'roll-dice');
    expect(rich.refusal(0, { do: 'build-spaceport', at: homeIds[9] })).toBe('SF-9.9 not-your-colony');
  });
  it('SF-2.21: it produces nothing and is worth nothing', () => {
    const t = table({ players: 3, options: advancedSetup, draws: { production: [5, 4] } });
    placeSpaceports(place(t, ...homeIds.slice(0, 9))); // all of delta is closed
    const nine = PLANETS.find(({ id }) => (t.at(`chits.${id}`) as { chit: string }).chit === 'chit-delta-2');
    expect(nine?.system).toBe(3);
    t.do(0, 'roll-dice');
    expect(t.heard(-1, 'produced')).toEqual([]);
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([4, 4, 4]);
  });
});
