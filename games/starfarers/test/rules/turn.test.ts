import { describe, expect, it } from 'vitest';
import { POINTS } from '../../src/content/index.ts';
import { table } from '../table.ts';

const everything = { ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 };
const noShip = { ships: {} };
const trader = (at: string) => ({ ships: { 'transporter-1': { kind: 'trade-ship', at } } });
const settler = (at: string) => ({ ships: { 'transporter-1': { kind: 'colony-ship', at } } });
const fifteen = { fame: 22 }; // 11 points, and 4 for spaceport and colonies
const drive = { do: 'build-upgrade', what: 'drive' };
const bankTrade = { do: 'bank', give: 'ore', cards: 3, take: 'fuel' };
const offer = { do: 'offer', give: { ore: 1 }, want: { fuel: 1 }, to: [1] };

describe('SF-3: the phases of a turn', () => {
  it('SF-3.1: production, trade and build, flight, and then the next player', () => {
    const t = table({ draws: { production: [1, 1], balls: [3, 1] } });
    const phases = [t.at('phase')];
    for (const step of ['roll-dice', 'roll-mothership', 'end-turn']) phases.push(t.do(0, step).at('phase'));
    expect(phases).toEqual(['production', 'build', 'flight', 'production']);
    expect([t.at('active'), t.at('turn')]).toEqual([1, 2]);
  });
  it('SF-3.1: no phase is left out and none comes early', () => {
    const t = table({ state: { seats: { 0: { hand: everything } } }, draws: { production: [1, 1], balls: [3, 1] } });
    for (const early of [drive, bankTrade, 'roll-mothership', 'end-turn'])
      expect(t.refusal(0, early)).toBe('SF-3.9 not-offered');
    t.do(0, 'roll-dice');
    expect(t.refusal(0, { do: 'fly', ship: 'transporter-1', to: 's210' })).toBe('SF-3.4 not-in-trade-and-build');
  });
  it('SF-3.1: what holds for one turn only does not outlast it', () => {
    const cards = ['merchant-goods', 'diplomat-fame-1'];
    const seats = { 0: { hand: everything, cards, ...noShip }, 1: noShip, 2: noShip, 3: noShip };
    const t = table({ state: { phase: 'build', seats }, draws: { production: Array(8).fill(1) } });
    t.do(0, 'buy-fame', { do: 'bank', give: 'goods', cards: 1, take: 'ore' }, 'end-turn');
    for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'end-turn');
    expect(t.at('used')).toEqual({ fame: false, levy: false, goodsRate: false });
    t.do(0, 'roll-dice', 'buy-fame', { do: 'bank', give: 'goods', cards: 1, take: 'ore' });
  });
  it('SF-3.2: whoever has 15 points at the start of the turn wins before rolling', () => {
    const t = table({ state: { phase: 'flight', active: 3, seats: { 0: fifteen } } });
    expect(t.match.over).toBe(false);
    t.do(3, 'end-turn');
    expect(t.match.over).toBe(true);
    expect(t.heard(-1).map(({ event }) => event)).toEqual(['turn-began', 'won']);
    expect(t.match.outcome?.places[0]).toBe(1);
    expect(t.refusal(0, 'roll-dice')).toMatch(/match-over$/);
  });
  it('SF-3.2: 14 points are not enough', () => {
    const t = table({ state: { phase: 'flight', active: 3, seats: { 0: { fame: 21 } } } }).do(3, 'end-turn');
    expect([t.match.over, t.points(0), t.asked(0)]).toEqual([false, 14, 'roll-dice']);
  });
  it('SF-3.3: first the dice and what the planets give, then the supply card', () => {
    const t = table({ draws: { production: [4, 4], supply: [4] } });
    expect(t.refusal(0, { do: 'draw-supply', cards: 1 })).toBe('SF-3.9 not-offered');
    t.do(0, 'roll-dice', { do: 'draw-supply', cards: 1 });
    const told = t.history().map(({ event }) => event);
    const order = ['dice-rolled', 'produced', 'supply-drawn'].map((event) => told.indexOf(event as 'produced'));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });
  it('SF-3.3: both dice are rolled, once each', () => {
    const t = table({ draws: { production: [2, 6] } }).do(0, 'roll-dice');
    expect(t.heard(-1, 'dice-rolled')).toMatchObject([{ seat: 0, dice: [2, 6] }]);
  });
  it('SF-3.4: trading and building in any order and number', () => {
    const seats = { 0: { hand: everything }, 1: { hand: { fuel: 2 } } };
    const t = table({ state: { phase: 'build', seats } });
    const ship = { do: 'build-ship', what: 'colony-ship', at: 's210' };
    t.do(0, drive, bankTrade, drive, offer).do(1, { do: 'accept', offer: 1 });
    t.do(0, { do: 'deal', offer: 1, with: 1 }, ship, { do: 'bank', give: 'goods', cards: 2, take: 'ore' }, drive);
    expect(t.at('phase')).toBe('build');
    expect(t.at('seats.0.upgrades.drive')).toBe(3);
  });
  it('SF-3.4: one may also do nothing at all', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [3, 1] } }).do(0, 'roll-mothership');
    expect(t.at('phase')).toBe('flight');
  });
  it('SF-3.5: speed, then perhaps an encounter, then the ships move', () => {
    const calm = table({ state: { phase: 'build' }, draws: { balls: [3, 1] } }).do(0, 'roll-mothership');
    expect(calm.heard(-1).map(({ event }) => event)).toEqual(['balls-drawn', 'speed-set']);
    calm.do(0, { do: 'fly', ship: 'transporter-1', to: 's210' });
    expect(calm.at('seats.0.ships.transporter-1.at')).toBe('s210');
  });
  it('SF-3.5: after a black ball no ship moves before the encounter is over', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [0, 1], encounter: [0] } }).do(0, 'roll-mothership');
    expect(t.asked(0)).toBe('encounter-give');
    expect(t.refusal(0, { do: 'fly', ship: 'transporter-1', to: 's210' })).toMatch(/^SF-12\./);
    t.do(0, { do: 'give', cards: 0 });
    expect([t.at('phase'), t.asked(0)]).toEqual(['flight', 'flight']);
    expect(t.heard(-1).at(-1)).toMatchObject({ event: 'speed-set', speed: 3 });
  });
});

describe('SF-3: with and without a ship', () => {
  it('SF-3.6: without a ship on the board the turn ends after trade and build', () => {
    const t = table({ state: { phase: 'build', seats: { 0: noShip } } });
    expect(t.refusal(0, 'roll-mothership')).toBe('SF-3.6 no-ship-on-board');
    t.do(0, 'end-turn');
    expect([t.at('active'), t.at('phase')]).toEqual([1, 'production']);
    expect(t.history('balls-drawn')).toEqual([]);
  });
  it('SF-3.6: a ship built in this turn counts', () => {
    const t = table({
      state: { phase: 'build', seats: { 0: { hand: everything, ...noShip } } },
      draws: { balls: [3, 1] },
    });
    t.do(0, { do: 'build-ship', what: 'trade-ship', at: 's210' });
    expect(t.refusal(0, 'end-turn')).toBe('SF-3.7 roll-mothership-first');
    expect(t.refusal(0, 'roll-mothership')).toBe('allowed');
  });
  it('SF-3.7: with a ship the mothership is rolled, wanted or not', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [3, 1] } });
    expect(t.refusal(0, 'end-turn')).toBe('SF-3.7 roll-mothership-first');
    expect(t.options(0, 'end-turn')).toEqual([]);
    t.do(0, 'roll-mothership', 'end-turn');
    expect([t.at('active'), t.at('seats.0.ships.transporter-1.at')]).toEqual([1, 's201']);
  });
  it('SF-3.7: wherever the ship is, be it on the first point of all', () => {
    const t = table({ state: { phase: 'build', seats: { 0: trader(POINTS[0].id) } } });
    expect(t.refusal(0, 'end-turn')).toBe('SF-3.7 roll-mothership-first');
    expect(t.options(0, 'roll-mothership')).toHaveLength(1);
  });
  it('SF-3.8: once the mothership is rolled nobody trades, builds or uses a card as an action', () => {
    const cards = ['diplomat-fame-1', 'diplomat-levy'];
    const seats = { 0: { hand: everything, cards }, 1: { hand: { ore: 1 }, fame: 4 } };
    const draws = { balls: [3, 1] };
    const actions = [
      drive,
      { do: 'build-ship', what: 'trade-ship', at: 's210' },
      { do: 'build-spaceport', at: 'gamma-b' },
      bankTrade,
      offer,
      'buy-fame',
      { do: 'levy', from: [1] },
    ];
    for (const action of actions) {
      expect(table({ state: { phase: 'build', seats } }).refusal(0, action)).toBe('allowed');
      const rolled = table({ state: { phase: 'build', seats }, draws }).do(0, 'roll-mothership');
      expect(rolled.refusal(0, action)).toBe('SF-3.8 not-in-flight');
    }
  });
  it('SF-3.8: nor do the others trade', () => {
    const t = table({ state: { phase: 'build', seats: { 1: { hand: { ore: 1 } } } }, draws: { balls: [3, 1] } });
    const theirs = { do: 'offer', give: { ore: 1 }, want: { fuel: 1 }, to: [0] };
    t.do(0, 'roll-mothership');
    expect(t.refusal(1, theirs)).toBe('not-asked');
  });
});

describe('SF-3.9: the turn goes on by actions', () => {
  it('SF-3.9: the dice are rolled first of all, and by nobody else', () => {
    const t = table({ state: { seats: { 0: { hand: everything } } } });
    expect(t.options(0)).toEqual([{ do: 'roll-dice' }]);
    expect(t.refusal(1, 'roll-dice')).toBe('not-asked');
  });
  it('SF-3.9: exactly once', () => {
    const t = table({ draws: { production: [1, 1] } }).do(0, 'roll-dice');
    expect(t.refusal(0, 'roll-dice')).toBe('SF-3.4 not-in-trade-and-build');
  });
  it('SF-3.9: trade and build begins by itself when the dice result is carried out', () => {
    const t = table({ draws: { production: [1, 1] } }).do(0, 'roll-dice');
    expect([t.at('phase'), t.asked(0)]).toEqual(['build', 'trade-and-build']);
  });
  it('SF-3.9: but not while a 7 is still being carried out', () => {
    const t = table({ state: { seats: { 1: { hand: everything } } }, draws: { production: [3, 4] } });
    t.do(0, 'roll-dice');
    expect([t.at('phase'), t.asked(0), t.asked(1)]).toEqual(['production', undefined, 'discard']);
    t.do(1, { do: 'discard', cards: { ore: 6, fuel: 6, carbon: 3 } });
    expect([t.at('phase'), t.asked(0)]).toEqual(['production', 'steal']);
    t.do(0, 'decline');
    expect([t.at('phase'), t.asked(0)]).toEqual(['build', 'trade-and-build']);
  });
  it('SF-3.9: the mothership is rolled exactly once', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [3, 1] } }).do(0, 'roll-mothership');
    expect(t.refusal(0, 'roll-mothership')).toBe('SF-3.8 not-in-flight');
    expect(t.history('balls-drawn')).toHaveLength(1);
  });
  it('SF-3.9: the flight phase ends with end turn', () => {
    const t = table({ state: { phase: 'flight' } }).do(0, 'end-turn');
    expect(t.heard(-1, 'turn-began')).toMatchObject([{ seat: 1 }]);
    expect(t.refusal(0, 'end-turn')).toBe('not-asked');
  });
});

describe('SF-3.10: owed decisions', () => {
  const relief = { cards: ['diplomat-relief'] };
  const build = { do: 'build-upgrade', what: 'drive' };

  it('SF-3.10: nothing goes on while a discard is owed, not even for the others', () => {
    const seats = { 0: { hand: { fuel: 4 } }, 1: { hand: everything } };
    const t = table({ state: { seats }, draws: { production: [3, 4] } }).do(0, 'roll-dice');
    for (const step of ['end-turn', 'roll-mothership', build, { do: 'steal', from: 1 }])
      expect(t.refusal(0, step)).toBe('not-asked');
    expect(t.refusal(2, { do: 'offer', give: { ore: 1 }, want: { fuel: 1 }, to: [0] })).toBe('not-asked');
    for (const step of ['decline', 'roll-dice']) expect(t.refusal(1, step)).toBe('SF-5.1 not-offered');
  });
  it('SF-3.10: nor while a theft is owed', () => {
    const seats = { 0: { hand: { fuel: 4 } }, 1: { hand: { ore: 1 } } };
    const t = table({ state: { seats }, draws: { production: [3, 4] } }).do(0, 'roll-dice');
    for (const step of [build, 'roll-mothership', { do: 'draw-supply', cards: 1 }])
      expect(t.refusal(0, step)).toBe('SF-5.3 not-offered');
    expect(t.refusal(1, 'decline')).toBe('not-asked');
  });
  it('SF-3.10: nor while Galactic relief is owed by another player', () => {
    const t = table({ state: { seats: { 3: relief } }, draws: { production: [5, 4] } }).do(0, 'roll-dice');
    expect(t.asked(3)).toBe('relief');
    expect(t.refusal(0, 'roll-mothership')).toBe('not-asked');
    t.do(3, 'decline');
    expect(t.asked(0)).toBe('trade-and-build');
  });
  it('SF-3.10: nor while an encounter waits for its answer, nor while its cards are owed', () => {
    const seats = { 0: { hand: { ore: 2 } } };
    const t = table({ state: { phase: 'build', seats }, draws: { balls: [0, 1], encounter: [0] } });
    t.do(0, 'roll-mothership');
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.1 not-offered');
    t.do(0, { do: 'give', cards: 2 });
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.6 not-offered');
    t.do(0, { do: 'pay', cards: { ore: 2 } });
    expect(t.hand(0)).toMatchObject({ ore: 0 });
  });
  it('SF-3.10: nor while a due trade ship is to be placed', () => {
    const t = table({ state: { seats: { 0: { due: 1 } } } });
    expect(t.asked(0)).toBe('place-trade-ship');
    expect(t.refusal(0, 'roll-dice')).toMatch(/^SF-12\./);
    expect(t.refusal(1, 'roll-dice')).toBe('not-asked');
    t.do(0, { do: 'place-trade-ship', at: 's210' });
    expect(t.asked(0)).toBe('roll-dice');
  });
  it('SF-3.10: open trade offers are not owed: the active player goes on', () => {
    const seats = { 0: { hand: { ore: 1, fuel: 2 } }, 1: { hand: { fuel: 1 } } };
    const t = table({ state: { phase: 'build', seats }, draws: { balls: [3, 1] } }).do(0, offer);
    const urgency = (seat: number) => t.match.decisions(seat).find((open) => open.seat === seat)?.urgency;
    expect([0, 1, 2].map(urgency)).toEqual(['owed', 'invited', 'free']);
    t.do(0, 'roll-mothership');
    expect(t.at('phase')).toBe('flight');
  });
});

describe('SF-3.11: the flight phase', () => {
  const fly = (to: string, ship = 'transporter-1') => ({ do: 'fly', ship, to });

  it('SF-3.11: moving, looking, clearing and founding in any order, then end turn', () => {
    const ships = {
      'transporter-1': { kind: 'colony-ship', at: 's098' },
      'transporter-2': { kind: 'colony-ship', at: 's210' },
    };
    const chits = {
      'near1-p1': { chit: 'chit-yellow-1' },
      'near1-p2': { chit: 'chit-blue-2' },
      'near1-p3': { chit: 'chit-red-1' },
    };
    const seats = { 0: { ships, upgrades: { cannon: 4 } } };
    const t = table({ state: { phase: 'flight', flight: { baseSpeed: 5 }, chits, seats }, draws: { reserve: [1] } });
    t.do(0, fly('near1-a'), { do: 'clear', planet: 'near1-p2' }, { do: 'found-colony', ship: 'transporter-1' });
    t.do(0, fly('s201', 'transporter-2'), 'end-move', 'end-turn');
    const told = ['looked', 'obstacle-cleared', 'colony-founded', 'turn-began'].map((event) => t.history(event).length);
    expect(told).toEqual([2, 1, 1, 1]);
  });
  it('SF-3.11: end turn needs no move at all', () => {
    expect(table({ state: { phase: 'flight' } }).refusal(0, 'end-turn')).toBe('allowed');
  });
  it('SF-3.11: end turn is refused while a move cannot end where the ship is', () => {
    const state = { phase: 'flight', flight: { baseSpeed: 5 }, seats: { 0: trader('s098') } };
    const t = table({ state }).do(0, fly('near1-a'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('near1-a');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.10 trade-ship-on-colony-point');
    t.do(0, fly('s098'), 'end-turn');
  });
  it('SF-3.11: end turn is refused while a colony ship should leave its colony point', () => {
    const t = table({ state: { phase: 'flight', flight: { baseSpeed: 3 }, seats: { 0: settler('near1-a') } } });
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly('s098'), 'end-turn');
  });
  it('SF-3.11: end turn is refused while a ship should leave a foreign spaceport point', () => {
    const t = table({ state: { phase: 'flight', flight: { baseSpeed: 3 }, seats: { 0: settler('s189') } } });
    expect(t.refusal(0, 'end-turn')).toBe('SF-9.11 must-leave');
    t.do(0, t.options(0, 'fly')[0], 'end-turn');
  });
  it('SF-3.12: when all ships have founded the phase still ends only by end turn', () => {
    const chits = { 'near1-p1': { chit: 'chit-yellow-1' }, 'near1-p2': { chit: 'chit-blue-1' } };
    const state = { phase: 'flight', flight: { baseSpeed: 3 }, chits, seats: { 0: settler('near1-a') } };
    const t = table({ state }).do(0, { do: 'found-colony', ship: 'transporter-1' });
    expect([t.at('phase'), t.at('active')]).toEqual(['flight', 0]);
    expect(t.options(0)).toEqual([{ do: 'end-turn' }]);
    t.do(0, 'end-turn');
    expect(t.at('active')).toBe(1);
  });
  it('SF-3.12: nobody else can act in it', () => {
    const seats = { 1: { hand: everything } };
    const t = table({ state: { phase: 'flight', seats } });
    for (const step of ['end-turn', 'roll-dice', fly('s189'), { ...offer, to: [0] }])
      expect(t.refusal(1, step)).toBe('not-asked');
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([0]);
  });
});
