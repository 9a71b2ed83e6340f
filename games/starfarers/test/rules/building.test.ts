import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { mayPlaceShip } from '../../src/rules/building.ts';
import { PIECE } from '../../src/state.ts';
import { meet } from '../encounters.ts';
import { type TestTable, table } from '../table.ts';

type Step = Exclude<Parameters<TestTable['refusal']>[1], string>;

/** Red's spaceport beta-c has the spaceport points s201, where the free colony ship stands, and s210. */
const FREE_POINT = 's210';
const RICH = { ore: 5, fuel: 5, carbon: 5, food: 5, goods: 5 };
const COLONY_SHIP = { do: 'build-ship', what: 'colony-ship', at: FREE_POINT };
const TRADE_SHIP = { do: 'build-ship', what: 'trade-ship', at: FREE_POINT };
const SPACEPORT = { do: 'build-spaceport', at: 'gamma-b' };
const DRIVE = { do: 'build-upgrade', what: 'drive' };
const CANNON = { do: 'build-upgrade', what: 'cannon' };
const FREIGHT_RING = { do: 'build-upgrade', what: 'freight-ring' };

const PRICES: readonly [what: string, price: Record<string, number>, build: Step][] = [
  ['a colony ship', { ore: 1, fuel: 1, carbon: 1, food: 1 }, COLONY_SHIP],
  ['a trade ship', { ore: 1, fuel: 1, goods: 2 }, TRADE_SHIP],
  ['a spaceport', { carbon: 3, food: 2 }, SPACEPORT],
  ['a drive', { fuel: 2 }, DRIVE],
  ['a cannon', { carbon: 2 }, CANNON],
  ['a freight ring', { ore: 2 }, FREIGHT_RING],
];
const NOTHING = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };
const NINE_COLONIES = ['gamma-b', 'delta-b', 'near1-a', 'near1-b', 'near2-a', 'near2-b', 'near3-a', 'near3-b'];
const SEVEN_DOCKS = ['green-folk', 'merchants']
  .flatMap((base) => [1, 2, 3, 4, 5].map((dock) => `${base}-${dock}`))
  .slice(0, 7);

const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const building = (seat: object = {}, others: object = {}) =>
  table({ state: { phase: 'build', seats: { 0: { hand: RICH, ...seat }, ...others } } });
const refusedAndKept = (t: TestTable, step: Step): string => {
  const before = t.hand(0);
  const refusal = t.refusal(0, step);
  expect(t.hand(0)).toEqual(before);
  return refusal;
};

describe('SF-9: building in general', () => {
  it('SF-9.1: the active player builds as often as he has the cards', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: { fuel: 6 } } } } });
    t.do(0, DRIVE, DRIVE, DRIVE);
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 3, cannon: 0, 'freight-ring': 0 });
    expect(t.hand(0)).toEqual(NOTHING);
    expect(t.refusal(0, DRIVE)).toBe('SF-9.14 cannot-pay');
  });

  it('SF-9.1: things of all kinds may be built in one phase', () => {
    const t = building({ hand: { ore: 4, fuel: 4, carbon: 6, food: 3, goods: 2 } });
    t.do(0, DRIVE, COLONY_SHIP, SPACEPORT, CANNON, FREIGHT_RING, { ...TRADE_SHIP, at: 's212' });
    expect(t.hand(0)).toEqual(NOTHING);
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 1, cannon: 1, 'freight-ring': 1 });
    expect(Object.keys(t.at('seats.0.ships') as object)).toHaveLength(3);
  });

  it('SF-9.1: whoever is active builds, with his own cards and pieces', () => {
    const t = table({ state: { phase: 'build', active: 2, seats: { 2: { hand: RICH } } } });
    expect(t.options(2, 'build-spaceport').map(({ at }) => at)).toEqual(['alpha-c', 'beta-a']);
    expect(t.refusal(2, { do: 'build-spaceport', at: 'gamma-b' })).toBe('SF-9.9 not-your-colony');
    t.do(2, { do: 'build-spaceport', at: 'beta-a' }, { ...TRADE_SHIP, at: 's226' }, DRIVE);
    expect(t.at('seats.2.spaceports')).toEqual(['delta-c', 'beta-a']);
    expect(t.at('seats.2.ships.transporter-2')).toEqual(tradeShip('s226'));
    expect(t.at('seats.2.upgrades.drive')).toBe(1);
    expect(t.hand(2)).toEqual({ ore: 4, fuel: 2, carbon: 2, food: 3, goods: 3 });
    expect(t.points(2)).toBe(5);
  });

  it('SF-9.1: payments go to the bank stacks, not to the supply stack', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: RICH } }, bank: { carbon: 2, food: 0 } } });
    const supply = t.at('supply');
    t.do(0, SPACEPORT);
    expect(t.at('bank.carbon')).toBe(5);
    expect(t.at('bank.food')).toBe(2);
    expect(t.at('supply')).toEqual(supply);
  });

  it('SF-9.1: nobody builds before the dice, in the flight phase or in the turn of another', () => {
    const beforeDice = table({ state: { phase: 'production', seats: { 0: { hand: RICH } } } });
    expect(beforeDice.refusal(0, DRIVE)).toBe('SF-3.9 not-offered');
    const inFlight = table({ state: { phase: 'flight', seats: { 0: { hand: RICH } } } });
    expect(inFlight.refusal(0, DRIVE)).toBe('SF-3.8 not-in-flight');
    const foreignTurn = building({}, { 1: { hand: RICH } });
    expect(foreignTurn.refusal(1, DRIVE)).toBe('SF-7.6 not-offered');
    expect(foreignTurn.at('seats.1.upgrades.drive')).toBe(0);
  });

  for (const [what, price, build] of PRICES) {
    const rule = what === 'a spaceport' ? 'SF-9.3' : 'SF-9.2';
    it(`${rule}: ${what} costs ${Object.entries(price).map(([kind, n]) => `${n} ${kind}`)}`, () => {
      const t = building({ hand: price }).do(0, build);
      expect(t.hand(0)).toEqual(NOTHING);
      expect(t.history().at(-1)?.event).toMatch(/-built$/);
    });

    it(`SF-9.14: ${what} is refused if one card of any kind is missing, and nothing is paid in part`, () => {
      for (const kind of Object.keys(price)) {
        const t = building({ hand: { ...RICH, [kind]: price[kind] - 1 } });
        expect(refusedAndKept(t, build)).toBe('SF-9.14 cannot-pay');
      }
    });
  }

  it('SF-9.14: other cards do not stand in for missing ones', () => {
    const t = building({ hand: { ore: 10, fuel: 1 } });
    expect(refusedAndKept(t, DRIVE)).toBe('SF-9.14 cannot-pay');
  });

  it('SF-9.12: there is no action that sells, returns or tears down', () => {
    const t = building().do(0, DRIVE);
    for (const verb of ['sell', 'return', 'tear-down', 'destroy']) {
      expect(t.refusal(0, { do: verb, what: 'drive' })).toBe('not-understood');
    }
    expect(t.refusal(0, { do: 'lose-upgrade', what: 'drive' })).toBe('SF-3.4 not-in-trade-and-build');
    expect(t.at('seats.0.upgrades.drive')).toBe(1);
  });

  it('SF-9.12: in a random game buildings stay, and upgrades go only when a card asks for one', () => {
    const run = table({ seed: 'nothing is torn down' }).match.fork();
    const random = Random.fromSeed('a random player');
    /** All that can only grow: buildings, colonies and rings out of the supply, upgrades. */
    const built = () => {
      const { coloniesLeft, ringsLeft, upgrades, piece } = run.state;
      const used = [...coloniesLeft, ...ringsLeft].map((left) => -left);
      return [piece.filter((found) => found >= PIECE.colony).length, ...used, ...upgrades];
    };
    let losses = 0;
    for (let step = 0; step < 3000 && !run.over; step++) {
      const before = built();
      const ask = run.next();
      const { options } = run.menu(ask);
      const form = ask.question.forms?.[0]?.sample(run.state, ask.seat, random, ask.about);
      const action = options.length > 0 ? options[random.below(options.length)] : form;
      if (action === undefined) throw new Error(`Nothing to do at ${ask.question.kind}`);
      run.answer(ask.seat, action);
      const after = built();
      if (action.do === 'lose-upgrade') losses++;
      else expect(before.some((count, i) => count > after[i])).toBe(false);
    }
    expect(losses).toBeGreaterThan(0);
  });
});

describe('SF-9: ships', () => {
  it('SF-9.4: a colony ship takes a colony and the transporter of choice', () => {
    const t = building().do(0, { ...COLONY_SHIP, transporter: 'transporter-3' });
    expect(t.at('seats.0.ships.transporter-3')).toEqual(colonyShip(FREE_POINT));
    expect(t.at('seats.0.left')).toEqual({ colonies: 4, stations: 7, rings: 2 });
  });

  it('SF-9.4: a trade ship takes a trading station and the transporter of choice', () => {
    const t = building().do(0, { ...TRADE_SHIP, transporter: 'transporter-2' });
    expect(t.at('seats.0.ships.transporter-2')).toEqual(tradeShip(FREE_POINT));
    expect(t.at('seats.0.left')).toEqual({ colonies: 5, stations: 6, rings: 2 });
  });

  it('SF-9.4: there are three transporters to choose from, and those on the board are not among them', () => {
    const nobodyElse = { 1: { ships: {} }, 2: { ships: {} }, 3: { ships: {} } };
    const chosen = (ships: object) =>
      building({ ships }, nobodyElse)
        .options(0, 'build-ship')
        .filter(({ what, at }) => what === 'colony-ship' && at === FREE_POINT)
        .map(({ transporter }) => transporter);
    expect(chosen({})).toEqual(['transporter-1', 'transporter-2', 'transporter-3']);
    expect(chosen({ 'transporter-2': colonyShip('s192') })).toEqual(['transporter-1', 'transporter-3']);
  });

  it('SF-9.4: a transporter that is on the board cannot be taken', () => {
    const t = building();
    expect(refusedAndKept(t, { ...COLONY_SHIP, transporter: 'transporter-1' })).toBe('SF-9.4 transporter-in-use');
    expect(mayPlaceShip(t.state, 0, 0, -1, 0)).toMatchObject({ params: { transporter: 1 } }); // people count from 1
  });

  it('SF-9.5: a new ship stands on a free spaceport point of any own spaceport', () => {
    const t = building({ spaceports: ['beta-c', 'near2-b'] });
    expect(t.options(0, 'build-ship').map(({ at }) => at)).toEqual(expect.arrayContaining(['s210', 's147', 's157']));
    t.do(0, { ...COLONY_SHIP, at: 's157' });
    expect(t.at('seats.0.ships.transporter-2')).toEqual(colonyShip('s157'));
  });

  it('SF-9.5: not on a point with an own or a foreign ship', () => {
    expect(refusedAndKept(building(), { ...COLONY_SHIP, at: 's201' })).toBe('SF-9.5 point-occupied');
    const t = building({ ships: {} }, { 1: { ships: { 'transporter-1': tradeShip('s201') } } });
    expect(refusedAndKept(t, { ...COLONY_SHIP, at: 's201' })).toBe('SF-9.5 point-occupied');
    t.do(0, COLONY_SHIP);
  });

  it('SF-9.5: not on a spaceport point of another, beside an own colony, or elsewhere', () => {
    for (const at of ['s189', 's212', 's192', 'near2-b', 'green-folk-1']) {
      expect(refusedAndKept(building(), { ...COLONY_SHIP, at })).toBe('SF-9.5 not-your-spaceport-point');
    }
  });

  it('SF-9.6: no ship while all three transporters are on the board', () => {
    const ships = {
      'transporter-1': colonyShip('s192'),
      'transporter-2': tradeShip('s181'),
      'transporter-3': colonyShip('s170'),
    };
    const t = building({ ships });
    expect(refusedAndKept(t, COLONY_SHIP)).toBe('SF-9.6 no-transporter-left');
    expect(refusedAndKept(t, TRADE_SHIP)).toBe('SF-9.6 no-transporter-left');
    expect(t.options(0, 'build-ship')).toEqual([]);
  });

  it('SF-9.6: no colony ship without a colony in the supply; a trade ship can still be built', () => {
    const t = building({ colonies: NINE_COLONIES, ships: {} });
    expect(t.at('seats.0.left.colonies')).toBe(0);
    expect(refusedAndKept(t, COLONY_SHIP)).toBe('SF-9.6 no-colony-left');
    t.do(0, TRADE_SHIP);
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip(FREE_POINT));
  });

  it('SF-9.6: no trade ship without a trading station in the supply; a colony ship can still be built', () => {
    const t = building({ stations: SEVEN_DOCKS });
    expect(t.at('seats.0.left.stations')).toBe(0);
    expect(refusedAndKept(t, TRADE_SHIP)).toBe('SF-9.6 no-station-left');
    t.do(0, COLONY_SHIP);
  });

  it('SF-9.6: no ship without a free own spaceport point', () => {
    const t = building({}, { 1: { ships: { 'transporter-1': colonyShip(FREE_POINT) } } });
    expect(refusedAndKept(t, COLONY_SHIP)).toBe('SF-9.6 no-free-spaceport-point');
    expect(refusedAndKept(t, TRADE_SHIP)).toBe('SF-9.6 no-free-spaceport-point');
    t.do(0, SPACEPORT, { ...COLONY_SHIP, at: 's229' });
    expect(t.at('seats.0.ships.transporter-2')).toEqual(colonyShip('s229'));
  });

  it('SF-9.7: a ship built this turn flies in this turn', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: RICH } } }, draws: { balls: [1, 3] } });
    t.do(0, TRADE_SHIP, 'roll-mothership', { do: 'fly', ship: 'transporter-2', to: 's202' });
    expect(t.at('seats.0.ships.transporter-2')).toEqual(tradeShip('s202'));
  });

  it('SF-9.8: the first ship is the one with the lowest transporter, whatever its kind or age', () => {
    const seat = { hand: { ...RICH }, ships: { 'transporter-2': colonyShip('s201') } };
    const t = table({
      state: { phase: 'build', seats: { 0: seat } },
      draws: { balls: [0, 1], encounter: [4] },
    });
    t.do(0, { ...TRADE_SHIP, transporter: 'transporter-1' }, 'roll-mothership', { do: 'give', cards: 0 });
    expect(t.at('flight.grounded')).toBe('transporter-1');
  });

  it('SF-9.8: without transporter 1 on the board it is transporter 2, or else 3', () => {
    const ships = { 'transporter-3': tradeShip('s201'), 'transporter-2': colonyShip('s210') };
    const two = meet('enc-05', { state: { seats: { 0: { ships } } } }).do(0, { do: 'give', cards: 0 });
    expect(two.at('flight.grounded')).toBe('transporter-2');
    const last = { 'transporter-3': tradeShip('s201') };
    const three = meet('enc-05', { state: { seats: { 0: { ships: last } } } }).do(0, { do: 'give', cards: 0 });
    expect(three.at('flight.grounded')).toBe('transporter-3');
  });

  it('SF-9.13: without a choice a ship takes the lowest free transporter and the only free point', () => {
    const t = building({ ships: { 'transporter-2': colonyShip('s201') } });
    t.do(0, { do: 'build-ship', what: 'trade-ship' });
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip(FREE_POINT));
  });

  it('SF-9.13: the point must be named if more than one is free', () => {
    const t = building({ ships: {} });
    expect(refusedAndKept(t, { do: 'build-ship', what: 'colony-ship' })).toBe('SF-9.13 point-not-named');
    t.do(0, { do: 'build-ship', what: 'colony-ship', at: 's210' });
    expect(t.at('seats.0.ships.transporter-1')).toEqual(colonyShip('s210'));
  });

  it('SF-9.13: a ship keeps its transporter until it founds; then another ship may take it', () => {
    const chits = { 'near2-p2': { chit: 'chit-red-1' }, 'near2-p3': { chit: 'chit-yellow-1' } };
    const ships = {
      'transporter-1': colonyShip('near2-b'),
      'transporter-2': colonyShip('s201'),
      'transporter-3': tradeShip('s170'),
    };
    const t = table({ state: { phase: 'flight', chits, seats: { 0: { ships, due: 1 } } } });
    t.do(0, { do: 'fly', ship: 'transporter-2', to: 's181' }, 'end-move');
    expect(t.at('seats.0.ships')).toEqual({ ...ships, 'transporter-2': colonyShip('s181') });
    t.do(0, { do: 'found-colony', ship: 'transporter-1' });
    expect(t.options(0)).toEqual([
      { do: 'place-trade-ship', at: 's201', transporter: 'transporter-1' },
      { do: 'place-trade-ship', at: 's210', transporter: 'transporter-1' },
    ]);
  });
});

describe('SF-9: spaceports', () => {
  it('SF-9.9: a ring on an own colony, without a transporter', () => {
    const ships = {
      'transporter-1': colonyShip('s192'),
      'transporter-2': tradeShip('s181'),
      'transporter-3': colonyShip('s170'),
    };
    const t = building({ ships }).do(0, SPACEPORT);
    expect(t.at('seats.0.spaceports')).toEqual(['beta-c', 'gamma-b']);
    expect(t.at('seats.0.colonies')).toEqual(['delta-b']);
    expect(t.at('seats.0.left.rings')).toBe(1);
    expect(t.at('seats.0.ships')).toEqual(ships);
  });

  it('SF-9.9: three rings, one of them used in the set-up', () => {
    const t = building({ hand: { carbon: 9, food: 6 }, colonies: ['gamma-b', 'delta-b', 'near2-b'] });
    t.do(0, SPACEPORT, { do: 'build-spaceport', at: 'delta-b' });
    expect(t.at('seats.0.left.rings')).toBe(0);
    expect(refusedAndKept(t, { do: 'build-spaceport', at: 'near2-b' })).toBe('SF-9.9 no-spaceport-ring-left');
  });

  it('SF-9.9: only on an own colony that is none yet', () => {
    for (const at of ['beta-c', 'gamma-c', 'near2-b', 's201']) {
      expect(refusedAndKept(building(), { ...SPACEPORT, at })).toBe('SF-9.9 not-your-colony');
    }
  });

  it('SF-9.10: a spaceport raises the points by 1', () => {
    const t = building();
    expect(t.points(0)).toBe(4);
    t.do(0, SPACEPORT);
    expect(t.points(0)).toBe(5);
  });

  it('SF-9.10: the point counts at once, so it can end the game', () => {
    const t = building({ fame: 20 });
    expect(t.points(0)).toBe(14);
    t.do(0, SPACEPORT);
    expect(t.match.over).toBe(true);
    expect(t.match.outcome?.places[0]).toBe(1);
  });

  const yellowBesideGamma = () =>
    table({
      state: {
        phase: 'build',
        seats: { 0: { hand: RICH, ships: {} }, 1: { ships: { 'transporter-1': colonyShip('s212') } } },
      },
      draws: { production: [1, 3], balls: [1, 3] },
    });

  it('SF-9.11: a foreign ship on a point that becomes a spaceport point does not hinder the building', () => {
    const t = yellowBesideGamma().do(0, SPACEPORT);
    expect(t.at('seats.0.spaceports')).toEqual(['beta-c', 'gamma-b']);
    expect(t.at('seats.1.ships.transporter-1')).toEqual(colonyShip('s212'));
    expect(t.refusal(0, { ...COLONY_SHIP, at: 's212' })).toBe('SF-9.5 point-occupied');
  });

  it('SF-9.11: it must leave in the next flight phase of its owner', () => {
    const t = yellowBesideGamma().do(0, SPACEPORT, 'end-turn').do(1, 'roll-dice', 'roll-mothership');
    expect(t.refusal(1, 'end-turn')).toBe('SF-9.11 must-leave');
    t.do(1, { do: 'fly', ship: 'transporter-1', to: 's205' }, 'end-turn');
    expect(t.state.active).toBe(2);
  });

  it('SF-9.11: moving away and back again does not count', () => {
    const t = yellowBesideGamma().do(0, SPACEPORT, 'end-turn').do(1, 'roll-dice', 'roll-mothership');
    t.do(1, { do: 'fly', ship: 'transporter-1', to: 's205' });
    expect(t.refusal(1, { do: 'fly', ship: 'transporter-1', to: 's212' })).toBe('SF-13.7 foreign-spaceport-point');
  });

  it('SF-9.11: without the spaceport the ship may stay where it is', () => {
    const t = yellowBesideGamma().do(0, 'end-turn').do(1, 'roll-dice', 'roll-mothership', 'end-turn');
    expect(t.at('seats.1.ships.transporter-1')).toEqual(colonyShip('s212'));
  });

  it('SF-9.11: a ship that cannot fly this turn may stay, and must leave a turn later', () => {
    const t = meet('enc-03', {
      state: {
        active: 1,
        seats: { 0: { spaceports: ['beta-c', 'near2-b'] }, 1: { ships: { 'transporter-1': colonyShip('s157') } } },
      },
    });
    t.do(1, { do: 'give', cards: 0 });
    expect(t.refusal(1, 'end-turn')).toBe('SF-9.11 must-leave');
    const grounded = meet('enc-05', {
      state: {
        active: 1,
        seats: { 0: { spaceports: ['beta-c', 'near2-b'] }, 1: { ships: { 'transporter-1': colonyShip('s157') } } },
      },
    });
    grounded.do(1, { do: 'give', cards: 0 }, 'end-turn');
    expect(grounded.state.active).toBe(2);
  });
});
