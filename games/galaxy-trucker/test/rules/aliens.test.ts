import { describe, expect, it } from 'vitest';
import { KIND, TILES } from '../../src/content/tiles.ts';
import type { Drawing } from '../ships.ts';
import { flight } from '../table.ts';

const MISS = [1, 1];
const options = { newTechnology: true };
const fly = (setting: Parameters<typeof flight>[0]) => flight({ options, ...setting });
const GAVE_UP = { halves: ['gave-up'] };

/** A ship with a cyan alien in the cabin of row 6, column 7. */
const OFFICE = {
  ...{ '7,7': 'start-cabin', '6,7': ['cabin', { alien: 'cyan' }] as const, '6,6': 'life-support-cyan' },
} satisfies Drawing;
const ALONE: Drawing = { '7,7': 'start-cabin' };

describe('GT-16.45, GT-16.46, GT-16.62: cyan aliens', () => {
  const FLYING = { halves: ['flying'] };
  const board = (ships: Drawing[], numbers = [1, 2]) =>
    fly({
      ships,
      seats: numbers.map((number) => ({ ...FLYING, number })),
      deck: [],
      state: { phase: 'boarding', active: 0 },
    });
  const cabin: Drawing = { '7,7': 'start-cabin', '6,7': 'cabin', '6,6': 'life-support-cyan' };
  const embark = (role: string, at = '6,7') => ({ do: 'board-alien', at, alien: 'cyan', role });

  it('GT-16.45 a normal cabin joined to a cyan life support takes one', () => {
    const t = board([cabin, ALONE]);
    expect(t.asked()).toBe('boarding');
    expect(t.refusal(0, { ...embark('lawyer'), alien: 'brown' })).toBe('GT-8.2 not-offered');
    t.do(0, embark('lawyer'));
    expect(t.crewAt(0, '6,7')).toBe(5);
  });
  it('GT-16.45 not a starting cabin, a luxury cabin or a stasis chamber', () => {
    const ship: Drawing = {
      ...{ '7,7': 'start-cabin', '7,6': 'life-support-cyan', '7,5': 'luxury-cabin' },
      ...{ '7,8': 'life-support-cyan', '7,9': 'stasis-chamber' },
    };
    expect(board([ship, ALONE]).asked()).toBe('fly-on');
  });
  it('GT-16.45 one cyan alien per ship', () => {
    const ship: Drawing = { ...cabin, '8,7': 'cabin', '8,6': 'life-support-cyan' };
    const t = board([ship, ALONE]);
    expect(t.options(0, 'board-alien')).toHaveLength(10); // two cabins, five cards
    expect(t.do(0, embark('trader')).asked()).toBe('fly-on');
  });
  it('GT-16.46 a card of his choice from those left, in the order of the number tiles', () => {
    const t = board([cabin, cabin], [2, 1]);
    expect(t.asker).toBe(1);
    t.do(1, embark('manager'));
    expect(t.asker).toBe(0);
    expect(t.refusal(0, embark('manager'))).toBe('GT-8.2 not-offered');
    t.do(0, embark('lawyer'));
    expect(t.state.role).toEqual([0, 1]);
  });
  it('GT-16.46 it works as long as the alien is aboard', () => {
    const lost = { lost: ['b100', 'b101'], credits: 10, role: 'lawyer' };
    const t = fly({ ships: [OFFICE], seats: [lost], deck: ['i-18'] })
      .flyOn()
      .do(0, 'use');
    t.do(0, { do: 'lose-crew', from: '6,7' }); // and one from the only cabin left
    expect([t.state.role[0], t.ledger(0, 'losses')]).toEqual([-1, -2]);
  });

  describe('GT-16.62', () => {
    const depot = { ...options, bonusCards: true };
    /** Adds a cabin beside the life support; the first tiles of the warehouse are cabins. */
    const addCabin = (t: ReturnType<typeof flight>, at: string) => {
      const cabins = t.options(0, 'add-tile').filter(({ tile, at: square }) => {
        return square === t.square(at) && TILES.find(({ id }) => id === tile)?.kind === KIND.cabin;
      });
      return t.do(0, cabins[0]);
    };
    const draws = { depot: [0, 0, 0, 0, 0, 0] };

    it('GT-16.62 the card of a lost alien stays out; one that boards in flight takes one that is left', () => {
      const ship: Drawing = { ...OFFICE, '6,6': 'e16' }; // connectors to all sides
      const t = fly({ ships: [ship], seats: [{ role: 'diplomat' }], options: depot, deck: ['i-01', 'bc-2'], draws });
      t.flyOn().do(0, 'diplomat').flyOn();
      t.all('lose-crew', { do: 'lose-crew', from: '8,7' }).flyOn();
      addCabin(t, '7,6');
      expect(t.options(0, 'board-alien').map(({ role }) => role)).toEqual([
        ...['lawyer', 'manager', 'trader', 'tech-freak'],
      ]);
    });
    it('GT-16.62 with none left it cannot board', () => {
      const ship: Drawing = { '7,7': 'start-cabin', '6,7': 'structural', '6,6': 'e16' };
      const roles = ['lawyer', 'manager', 'trader', 'tech-freak', 'diplomat'];
      const seats = roles.map((role) => ({ role }));
      const t = fly({ players: 5, ships: [ship], seats, options: depot, deck: ['bc-2'], draws }).flyOn();
      addCabin(t, '7,6');
      expect([t.crewAt(0, '7,6'), t.asker]).toEqual([2, 1]);
    });
    it('GT-16.62 after the round all five are there again', () => {
      const t = fly({ ships: [OFFICE], seats: [{ role: 'trader' }], options: { ...options, round2: '1-I' }, deck: [] });
      t.closeRound();
      expect([t.state.round, t.state.rolesTaken, t.state.role]).toEqual([1, 0, [-1, -1]]);
    });
  });
});

describe('GT-16.50: Lawyer', () => {
  const seat = { lost: ['b100', 'b101', 'b102'], credits: 20, role: 'lawyer' };

  it.each(['1-I', '2-II', '3-III'])('GT-16.50 nothing to pay in %s', (round) => {
    expect(fly({ ships: [OFFICE], round, seats: [seat], deck: [] }).ledger(0, 'losses')).toBe(0);
  });
  it('GT-16.50 half, rounded up, on an uninsured class', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': ['cabin', { alien: 'cyan' }], '8,6': 'life-support-cyan' };
    expect(fly({ ships: [ship, ALONE], round: '3-IIIA', seats: [seat], deck: [] }).ledger(0, 'losses')).toBe(-2);
  });
  it('GT-16.50 also after giving up', () => {
    const t = fly({ ships: [OFFICE], seats: [{ ...seat, ...GAVE_UP }], deck: [] });
    expect([t.ledger(0, 'finish'), t.ledger(0, 'losses')]).toEqual([0, 0]);
  });
});

describe('GT-16.52: Manager', () => {
  const brown: Drawing = { '8,7': ['cabin', { alien: 'brown' }], '8,8': 'life-support-brown' };
  const purple: Drawing = { '7,6': ['cabin', { alien: 'purple' }], '7,5': 'life-support-purple' };
  const office: Drawing = { '7,7': 'start-cabin', '6,7': ['cabin', { alien: 'cyan' }], '6,8': 'life-support-cyan' };
  const manager = { role: 'manager' };

  it('GT-16.52 a brown alien adds 3 to the engines', () => {
    const ship: Drawing = { ...office, ...brown, '8,6': 'engine' };
    const t = fly({ ships: [ship], seats: [manager], deck: ['i-05'] }).flyOn();
    expect(t.strengths(0)).toEqual([4]);
    const without = fly({ ships: [ship], seats: [{ role: 'trader' }], deck: ['i-05'] }).flyOn();
    expect(without.strengths(0)).toEqual([3]);
  });
  it('GT-16.52 a purple alien adds 3 to the cannons', () => {
    const t = fly({ ships: [{ ...office, ...purple, '7,8': 'cannon:e' }], seats: [manager], deck: ['i-02'] }).flyOn();
    expect(t.strengths(0)).toEqual([7]); // 0.5 + 3
  });
  it.each<[number, Drawing]>([
    [1, office],
    [3, { ...office, ...purple }],
    [6, { ...office, ...purple, ...brown }],
  ])('GT-16.52 on finishing %i for his own kind and those of the others', (credits, ship) => {
    expect(fly({ ships: [ship], seats: [manager], deck: [] }).ledger(0, 'manager')).toBe(credits);
  });
  it('GT-16.52 nothing after giving up', () => {
    expect(fly({ ships: [office], seats: [{ ...manager, ...GAVE_UP }], deck: [] }).ledger(0, 'manager')).toBe(0);
  });
});

describe('GT-16.54: Trader', () => {
  const cargo: Drawing = {
    ...OFFICE,
    ...{
      '7,8': ['special-hold-2', { goods: { red: 2 } }] as const,
      '8,7': ['hold-3', { goods: { yellow: 3 } }] as const,
    },
    ...{ '7,6': ['hold-2', { goods: { green: 1 } }] as const },
  };
  it('W-12 (GT-16.54) giving up with 2 red, 3 yellow and 1 green: 10 and 5 more', () => {
    const t = fly({ ships: [cargo], seats: [{ role: 'trader', ...GAVE_UP }], deck: [] });
    expect([t.ledger(0, 'goods'), t.ledger(0, 'trader')]).toEqual([10, 5]);
  });
  it('GT-16.54 on finishing 19 and 5 more', () => {
    const t = fly({ ships: [cargo], seats: [{ role: 'trader' }], deck: [] });
    expect([t.ledger(0, 'goods'), t.ledger(0, 'trader')]).toEqual([19, 5]);
  });
  it('GT-16.54 nothing for green and blue goods', () => {
    const ship: Drawing = { ...OFFICE, '7,8': ['hold-2', { goods: { green: 1, blue: 1 } }] };
    expect(fly({ ships: [ship], seats: [{ role: 'trader' }], deck: [] }).ledger(0, 'trader')).toBe(0);
  });
});

describe('GT-16.56, GT-16.64: Tech Freak', () => {
  const freak = { role: 'tech-freak' };
  const racer = (tokens: number): Drawing => ({
    ...OFFICE,
    ...{ '7,8': 'double-engine', '8,7': ['battery-2', { tokens }] as const },
  });
  const power = { do: 'power', part: '7,8' };

  it('W-13 (GT-16.56) with 1 token he powers a double engine and keeps it', () => {
    const t = fly({ ships: [racer(1)], seats: [freak], deck: ['i-05'] })
      .flyOn()
      .do(0, power);
    expect([t.strengths(0), t.tokensAt(0, '8,7'), t.events('free-power').length]).toEqual([[2], 1, 1]);
  });
  it('W-13 (GT-16.56) with none he cannot', () => {
    const t = fly({ ships: [racer(0)], seats: [freak], deck: ['i-05'] }).flyOn();
    expect([t.strengths(0), t.events('gave-up')[0].seat]).toEqual([[0], 0]);
  });
  it('W-13 (GT-16.56) three double cannons cost 2 tokens', () => {
    const ship: Drawing = {
      ...{ '7,7': 'start-cabin', '8,7': ['cabin', { alien: 'cyan' }] as const, '8,6': 'life-support-cyan' },
      ...{ '6,7': 'double-cannon', '7,6': 'double-cannon', '7,8': 'double-cannon', '8,8': 'battery-3' },
    };
    const t = fly({ ships: [ship], seats: [freak], deck: ['i-01'] }).flyOn();
    for (const part of ['6,7', '7,6', '7,8']) t.do(0, { do: 'power', part });
    expect([t.strengths(0), t.tokensAt(0, '8,8')]).toEqual([[12], 1]);
  });
  it('GT-16.56 not for tokens lost to an event', () => {
    const t = fly({ ships: [racer(2)], seats: [freak], deck: ['i-02'] }).flyOn(); // smugglers take 2
    expect([t.tokensAt(0, '8,7'), t.events('free-power')]).toEqual([0, []]);
  });
  it('GT-16.64 the free battery comes back with each card', () => {
    const t = fly({ ships: [racer(1)], seats: [freak], deck: ['i-05', 'i-06'] })
      .flyOn()
      .do(0, power)
      .flyOn();
    t.do(0, power);
    expect([t.strengths(0), t.tokensAt(0, '8,7')]).toEqual([[2, 2], 1]);
  });
  it('GT-16.64 a cost of 2 can be paid with 1 token aboard', () => {
    const ship: Drawing = {
      ...OFFICE,
      ...{ '7,8': 'engine-booster', '8,8': 'double-engine', '8,7': ['battery-2', { tokens: 1 }] as const },
    };
    const t = fly({ ships: [ship], seats: [freak], deck: ['i-05', 'i-04'] }).flyOn();
    t.do(0, { do: 'jump', booster: '7,8', engine: '8,8' });
    expect([t.tokensAt(0, '8,7'), t.events('jumped').length]).toEqual([0, 1]);
  });
  it('GT-16.64 what is powered after a card belongs to the card just resolved', () => {
    const ship: Drawing = {
      ...{ ...racer(2), '8,7': 'battery-3' },
      ...{ '7,6': 'shield:s', '7,5': 'shield-booster' },
    };
    // alone after Open Space the seat is the new leader, and with Green with Envy shot at from the rear
    const draws = { hit: [3, 4] };
    const t = fly({ ships: [ALONE, ship], seats: [{}, freak], roads: ['rr-02'], deck: ['i-05'], draws }).flyOn();
    t.do(1, power);
    expect([t.asked(), t.tokensAt(1, '8,7')]).toEqual(['defend', 3]);
    t.do(1, { do: 'boost-shield', part: '7,6', booster: '7,5' });
    expect(t.tokensAt(1, '8,7')).toBe(1); // in full
  });
});

describe('GT-16.58, GT-16.63, GT-16.65: Diplomat', () => {
  const diplomat = { role: 'diplomat' };
  const SLAVERS = 'i-01';
  const office: Drawing = { ...OFFICE, '7,8': 'stasis-chamber' };

  it('GT-16.58 defeated by an enemy: no consequences, the enemy goes on, and the alien is gone', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: [SLAVERS] }).flyOn();
    expect(t.events('enemy-fought')).toMatchObject([{ seat: 0, result: 'lost' }]);
    t.do(0, 'diplomat');
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '6,7'), t.state.role[0]]).toEqual([2, 0, -1]);
    expect(t.events('enemy-fought')).toMatchObject([{ seat: 0 }, { seat: 1, result: 'lost' }]);
  });
  it('GT-16.58 pirates do not shoot at him', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: ['i-03'], draws: { hit: Array(6).fill(1) } }).flyOn();
    t.do(0, 'diplomat');
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[1], [1], [1]]);
  });
  it('GT-16.58 he need not be sent, and works once', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: [SLAVERS, SLAVERS] })
      .flyOn()
      .do(0, 'accept');
    expect(t.events('crew-lost').map(({ seat }) => seat)).toEqual([0, 0, 0]);
    const twice = fly({ ships: [OFFICE], seats: [diplomat], deck: [SLAVERS, SLAVERS] })
      .flyOn()
      .do(0, 'diplomat');
    twice.all('lose-crew', { do: 'lose-crew', from: '8,7' }).flyOn();
    expect(twice.events('diplomat-used')).toHaveLength(1);
    expect(twice.crewAt(0, '7,7')).toBe(0);
  });
  it('GT-16.58 not where he is not defeated', () => {
    const guns = { '5,7': 'cannon', '6,8': 'cannon', '7,8': 'structural', '7,9': 'cannon', '7,6': 'structural' };
    const ship: Drawing = { ...OFFICE, ...guns, '7,5': 'cannon' };
    const t = fly({ ships: [ship], seats: [diplomat], deck: ['i-02'] }).flyOn();
    expect([t.events('enemy-fought')[0].result, t.asked()]).toEqual(['draw', 'over']);
  });
  it('GT-16.58 a line of a Combat Zone then hits nobody else', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: ['i-16'], draws: { hit: [...MISS, ...MISS] } }).flyOn();
    expect([t.asked(), t.events('chosen-as-worst')[0]]).toMatchObject(['diplomat', { seat: 0, criterion: 'crew' }]);
    t.do(0, 'diplomat');
    expect(t.state.position).toEqual([0, -2]);
    expect(t.events('chosen-as-worst')[1]).toMatchObject({ seat: 0, criterion: 'engines' }); // no second Diplomat
  });
  it('GT-16.60 after he has left sleepers may be woken', () => {
    const t = fly({ ships: [office], seats: [diplomat], deck: [SLAVERS] })
      .flyOn()
      .do(0, 'diplomat');
    expect([t.asked(), t.asker]).toEqual(['wake', 0]);
    t.do(0, { do: 'wake', from: '7,8', to: '6,7' }, 'sleep-on');
    expect(t.crewAt(0, '6,7')).toBe(1);
  });
  it('GT-16.63 he decides at once, before the next player is attacked', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: [SLAVERS] }).flyOn();
    expect([t.asked(), t.asker, t.events('enemy-fought').length]).toEqual(['diplomat', 0, 1]);
  });
  it('GT-16.63 five players: the penalty of the second lowest does not change', () => {
    const t = fly({ players: 5, ships: [OFFICE], seats: [diplomat], deck: ['i-16'], draws: { hit: Array(4).fill(1) } });
    t.flyOn().do(0, 'diplomat');
    expect(t.events('moved')).toMatchObject([{ seat: 1, days: -2 }]);
  });
  it('GT-16.63 five players: the second lowest may use his, the lowest suffers in full', () => {
    const seats = [undefined, diplomat];
    const t = fly({ players: 5, ships: [ALONE, OFFICE], seats, deck: ['i-16'], draws: { hit: Array(4).fill(1) } });
    t.flyOn().do(1, 'diplomat');
    expect(t.events('moved')).toMatchObject([{ seat: 0, days: -3 }]);
  });
  it('GT-16.65 he does not help against Sabotage', () => {
    const draws = { sabotage: [3, 3, 3, 3] }; // column 6, row 6
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: ['iii-04'], draws }).flyOn();
    expect([t.has(0, '6,6'), t.events('diplomat-used')]).toEqual([false, []]);
  });
  it('GT-16.65 nor against meteors', () => {
    const draws = { hit: [3, 4, ...MISS, ...MISS] };
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: ['i-11'], draws }).flyOn();
    expect([t.hits(0)[0], t.events('diplomat-used')]).toEqual(['destroyed', []]);
  });
  it('GT-16.65 nor against Evil Machinations', () => {
    const t = fly({ ships: [OFFICE], seats: [diplomat], deck: ['em-03'], draws: { hit: Array(6).fill(1) } }).flyOn();
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[0], [0], [0]]);
    expect(t.events('diplomat-used')).toEqual([]);
  });
  it('GT-16.65 nor against Rough Roads', () => {
    const ship: Drawing = { ...OFFICE, '7,8': 'engine' };
    // Green with Envy: the new leader is shot at
    const seats = [{}, diplomat];
    const t = fly({ ships: [ALONE, ship], seats, roads: ['rr-02'], deck: ['i-05'], draws: { hit: [4, 4] } }).flyOn();
    expect([t.has(1, '7,8'), t.events('diplomat-used')]).toEqual([false, []]);
  });
});
