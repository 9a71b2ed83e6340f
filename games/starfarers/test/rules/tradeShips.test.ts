import { describe, expect, it } from 'vitest';
import { giving, meet } from '../encounters.ts';
import { type TestTable, table } from '../table.ts';

const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const fly = (ship: number, to: string) => ({ do: 'fly', ship: `transporter-${ship}`, to });
const place = (at?: string, transporter?: number) => ({
  do: 'place-trade-ship',
  ...(at === undefined ? {} : { at }),
  ...(transporter === undefined ? {} : { transporter: `transporter-${transporter}` }),
});
const CALM = { 'near2-p2': { chit: 'chit-red-1' }, 'near2-p3': { chit: 'chit-yellow-1' } };
const THREE_SHIPS = {
  'transporter-1': colonyShip('near2-b'),
  'transporter-2': colonyShip('s192'),
  'transporter-3': colonyShip('s170'),
};
const BOTH_POINTS = { 'transporter-1': colonyShip('s201'), 'transporter-2': colonyShip('s210') };
const SEVEN_STATIONS = ['green-folk', 'merchants']
  .flatMap((base) => [1, 2, 3, 4, 5].map((dock) => `${base}-${dock}`))
  .slice(0, 7);
const granted = (seat: object, state: object = {}): TestTable =>
  meet('enc-29', { state: { ...state, seats: { 0: { hand: { ore: 3 }, ...seat } } } }).do(0, ...giving({ ore: 3 }));

describe('SF-12: granted trade ships', () => {
  it('SF-12.14: the player places it at once, choosing point and transporter, and pays nothing', () => {
    const t = granted({ ships: { 'transporter-2': colonyShip('s192') }, hand: { ore: 3, fuel: 1 } });
    expect(t.asked(0)).toBe('place-trade-ship');
    expect(t.options(0)).toEqual([place('s201', 1), place('s201', 3), place('s210', 1), place('s210', 3)]);
    t.do(0, place('s210', 3));
    expect(t.at('seats.0.ships.transporter-3')).toEqual(tradeShip('s210'));
    expect(t.at('seats.0.left.stations')).toBe(6);
    expect(t.at('seats.0.due')).toBe(0);
    expect(t.hand(0)).toMatchObject({ ore: 0, fuel: 1 });
  });

  it('SF-12.14: on a free own spaceport point, with a transporter from the supply', () => {
    const t = granted({ ships: { 'transporter-2': colonyShip('s201') } });
    expect(t.refusal(0, place('s201', 1))).toBe('SF-9.5 point-occupied');
    expect(t.refusal(0, place('s189', 1))).toBe('SF-9.5 not-your-spaceport-point');
    expect(t.refusal(0, place('s210', 2))).toBe('SF-9.4 transporter-in-use');
    t.do(0, place());
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip('s210'));
  });

  it('SF-12.14: there are only the three own transporters', () => {
    const seats = { 0: { hand: { ore: 3 }, ships: { 'transporter-1': colonyShip('s201') } }, 1: { ships: {} } };
    const t = meet('enc-29', { state: { seats } }).do(0, ...giving({ ore: 3 }));
    expect(t.options(0)).toEqual([place('s210', 2), place('s210', 3)]);
  });

  it('SF-12.14: the point must be named if there are several (SF-9.13)', () => {
    const t = granted({ ships: { 'transporter-2': colonyShip('s192') } });
    expect(t.refusal(0, place())).toBe('SF-9.13 point-not-named');
    t.do(0, place('s201'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip('s201'));
  });

  it('SF-12.14: he must place it if he can', () => {
    const t = granted({});
    for (const step of ['end-turn', 'decline', 'roll-mothership']) {
      expect(t.refusal(0, step)).toBe('SF-12.31 place-trade-ship-first');
    }
    expect(t.refusal(0, fly(1, 's200'))).toBe('SF-12.31 place-trade-ship-first');
  });

  it('SF-12.14: at once means as part of the result, before the speed is determined', () => {
    const t = granted({});
    expect(t.asked(0)).toBe('place-trade-ship');
    expect(t.history('speed-set')).toEqual([]);
    expect(t.do(0, place()).history('speed-set')).toHaveLength(1);
  });

  it('SF-12.14: it may fly this turn', () => {
    const t = granted({}).do(0, place(), fly(2, 's218'));
    expect(t.at('seats.0.ships.transporter-2')).toEqual(tradeShip('s218'));
  });

  it('SF-12.15: without a transporter it stays due, and the game goes on', () => {
    const t = granted({ ships: THREE_SHIPS }, { chits: CALM });
    expect(t.at('seats.0.due')).toBe(1);
    expect(t.asked(0)).toBe('flight');
    t.do(0, fly(2, 's181'), 'end-move');
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-12.15: without a trading station it stays due', () => {
    const t = granted({ stations: SEVEN_STATIONS });
    expect(t.at('seats.0.due')).toBe(1);
    expect(t.asked(0)).toBe('flight');
    t.do(0, 'end-turn');
  });

  it('SF-12.15: without a free own spaceport point it stays due', () => {
    const t = granted({ ships: BOTH_POINTS });
    expect(t.at('seats.0.due')).toBe(1);
    t.do(0, 'end-turn');
    expect(t.at('seats.0.due')).toBe(1);
  });

  it('SF-12.15: in the flight phase it is placed as soon as founding has freed a transporter', () => {
    const t = granted({ ships: THREE_SHIPS }, { chits: CALM });
    t.do(0, { do: 'found-colony', ship: 'transporter-1' });
    expect(t.options(0)).toEqual([place('s201', 1), place('s210', 1)]);
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, place('s201'), fly(1, 's200'), 'end-turn');
    expect(t.at('seats.0.due')).toBe(0);
  });

  it('SF-12.15: in the trade and build phase it is placed as soon as a spaceport offers a point', () => {
    const seat = { hand: { carbon: 3, food: 2 }, ships: BOTH_POINTS, due: 1 };
    const t = table({ state: { phase: 'build', seats: { 0: seat } } });
    expect(t.asked(0)).toBe('trade-and-build');
    t.do(0, { do: 'build-spaceport', at: 'gamma-b' });
    expect(t.options(0)).toEqual([place('s212', 3), place('s229', 3)]);
    expect(t.refusal(0, 'roll-mothership')).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, place('s229'));
    expect(t.asked(0)).toBe('trade-and-build');
  });

  it('SF-12.15: in the production phase it is placed before the dice', () => {
    const t = table({ state: { phase: 'production', seats: { 0: { due: 1 } } } });
    expect(t.refusal(0, 'roll-dice')).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, place());
    expect(t.asked(0)).toBe('roll-dice');
  });

  it('SF-12.15: several can be due, they are placed one at a time and never lapse', () => {
    const t = table({
      state: { phase: 'production', seats: { 0: { due: 3 } } },
      draws: { production: [1, 3], balls: [1, 2] },
    });
    t.do(0, place('s210', 3));
    expect(t.at('seats.0.due')).toBe(2);
    expect(t.asked(0)).toBe('roll-dice');
    t.do(0, 'roll-dice', 'roll-mothership', fly(1, 's200'), 'end-move');
    expect(t.options(0)).toEqual([place('s201', 2)]);
    t.do(0, place(), 'end-turn');
    expect(t.at('seats.0.due')).toBe(1);
  });

  it('SF-12.15: two that are due at the start of a turn are both placed before the dice', () => {
    const t = table({ state: { phase: 'production', seats: { 0: { due: 2, ships: {} } } } });
    t.do(0, place('s210', 2));
    expect(t.refusal(0, 'roll-dice')).toBe('SF-12.31 place-trade-ship-first');
    expect(t.options(0)).toEqual([place('s201', 1), place('s201', 3)]);
    t.do(0, place('s201', 3));
    expect([t.at('seats.0.due'), t.asked(0)]).toEqual([0, 'roll-dice']);
    expect(t.at('seats.0.ships')).toEqual({ 'transporter-2': tradeShip('s210'), 'transporter-3': tradeShip('s201') });
  });

  it('SF-12.15: not in the turn of another player', () => {
    const t = table({ state: { phase: 'production', active: 3, seats: { 0: { due: 1 } } } });
    expect(t.asked(0)).toBeUndefined();
    expect(t.asked(3)).toBe('roll-dice');
    expect(t.refusal(0, place('s210'))).toBe('not-asked');
  });

  it('SF-12.15: a point freed in the turn of another player is used at the start of his own', () => {
    const ships = { 'transporter-1': colonyShip('s210') };
    const state = { phase: 'flight', active: 3, seats: { 0: { due: 1 }, 3: { ships } } };
    const t = table({ state }).do(3, fly(1, 's202'), 'end-turn');
    expect(t.state.active).toBe(0);
    expect(t.options(0)).toEqual([place('s210', 2), place('s210', 3)]);
  });

  it('SF-12.31: it is not checked in the middle of a move, but at its end', () => {
    const t = granted({ ships: BOTH_POINTS }).do(0, fly(1, 's200'));
    expect(t.asked(0)).toBe('flight');
    t.do(0, 'end-move');
    expect(t.options(0)).toEqual([place('s201', 3)]);
  });

  it('SF-12.31: also when the move ends by itself', () => {
    const t = granted({ ships: BOTH_POINTS }).do(0, fly(1, 's190'));
    expect(t.at('flight.moving')).toBe('none');
    expect(t.asked(0)).toBe('place-trade-ship');
  });

  it('SF-12.31: "end turn" is refused while one can be placed, also at the end of a move', () => {
    const t = granted({ ships: BOTH_POINTS }).do(0, fly(1, 's200'));
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, 'end-move');
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, place(), 'end-turn');
  });

  it('SF-12.31: flying another ship does not skip it either', () => {
    const t = granted({ ships: BOTH_POINTS }).do(0, fly(1, 's200'));
    expect(t.refusal(0, fly(2, 's218'))).toBe('SF-12.31 place-trade-ship-first');
    t.do(0, 'end-move', place(), fly(2, 's218'));
    expect(t.at('seats.0.ships')).toEqual({
      'transporter-1': colonyShip('s200'),
      'transporter-2': colonyShip('s218'),
      'transporter-3': tradeShip('s201'),
    });
  });

  it('SF-12.31: a player out of time ends the move and places it', () => {
    const t = granted({ ships: BOTH_POINTS }).do(0, fly(1, 's200'));
    for (const wanted of ['end-move', 'place-trade-ship', 'end-turn']) {
      const action = t.match.fallback(0);
      expect(action.do).toBe(wanted);
      expect(t.match.take(0, action).ok).toBe(true);
    }
    expect(t.at('seats.0.due')).toBe(0);
    expect(t.state.active).toBe(1);
  });

  it('SF-12.31: at the start of a turn the points are checked first (SF-3.2)', () => {
    const t = table({ state: { phase: 'production', seats: { 0: { due: 1, fame: 22 } } } });
    expect(t.match.over).toBe(true);
    expect(t.at('seats.0.due')).toBe(1);
  });
});
