import { describe, expect, it } from 'vitest';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';

const MISS = [1, 1];
const FLYING = { halves: ['flying'] };
const options = { newTechnology: true };
const fly = (setting: Parameters<typeof flight>[0]) => flight({ options, ...setting });
/** Seat 0 builds, with this tile in hand. */
const build = (hand: string, ship: Drawing) =>
  fly({ ships: [ship], seats: [{ hand, number: 0 }, { number: 0 }], deck: [], state: { phase: 'build', active: 0 } });
/** Seat 0 decides about aliens; what is aboard is filled by GT-8.7. */
const board = (ship: Drawing) =>
  fly({ ships: [ship], seats: [FLYING, FLYING], deck: [], state: { phase: 'boarding', active: 0 } });

const SHIP = 'i-18'; // 2 crew for 3 credits
const SLAVERS = 'i-01'; // strength 6, 3 crew

describe('GT-16.1 to GT-16.4: luxury cabins', () => {
  const luxury: Drawing = { ...PLAIN_SHIP, '7,6': 'luxury-cabin' };

  it('GT-16.1 its passenger is crew like any other', () => {
    const t = fly({ ships: [luxury], deck: ['i-19'] }).flyOn(); // asks for 5 crew
    expect([t.asked(), t.asker]).toEqual(['use', 0]);
    const lost = fly({ ships: [luxury], deck: [SHIP] })
      .flyOn()
      .do(0, 'use', { do: 'lose-crew', from: '7,6' });
    expect(lost.crewAt(0, '7,6')).toBe(0);
  });
  it('GT-16.2 exactly 1 human at launch', () => {
    const start: Drawing = { '7,7': ['start-cabin', { humans: 0 }], '7,6': ['luxury-cabin', { humans: 0 }] };
    const t = fly({ ships: [start, { '7,7': 'start-cabin' }], deck: [], state: { phase: 'check', active: 0 } });
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '7,6')]).toEqual([2, 1]);
  });
  it('GT-16.2 never an alien', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'luxury-cabin', '7,5': 'life-support-brown' };
    expect(board(ship).asked()).toBe('fly-on');
    expect(board({ ...ship, '7,6': 'cabin' }).asked()).toBe('boarding');
  });
  it('GT-16.3 an empty one is not filled by waking', () => {
    const ship: Drawing = { ...PLAIN_SHIP, '7,6': ['luxury-cabin', { humans: 0 }], '7,8': 'stasis-chamber' };
    const t = fly({ ships: [ship], deck: [SHIP] })
      .flyOn()
      .do(0, 'use', { do: 'lose-crew', from: '8,7' });
    t.do(0, { do: 'lose-crew', from: '8,7' });
    expect(t.refusal(0, { do: 'wake', from: '7,8', to: '7,6' })).toBe('GT-16.6 not-offered');
    expect(t.options(0, 'wake')).toEqual([{ do: 'wake', from: t.square('7,8'), to: t.square('8,7') }]);
  });
  it('GT-16.3 nor by astronauts of a junkyard', () => {
    const ship: Drawing = { '7,7': ['start-cabin', { humans: 1 }], '7,6': ['luxury-cabin', { humans: 0 }] };
    const t = fly({
      ships: [ship],
      deck: ['bc-4'],
      options: { ...options, bonusCards: true },
      draws: { hit: Array(8).fill(1) },
    });
    t.flyOn().do(0, { do: 'field', field: 1 });
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '7,6')]).toEqual([2, 0]); // the second astronaut is lost
  });
  it.each([1, 2, 3])('GT-16.4 pays %i on that level, if it is occupied', (level) => {
    const two: Drawing = { ...luxury, '7,8': ['luxury-cabin', { humans: 0 }] };
    expect(fly({ ships: [two], round: `${level}-I`, deck: [] }).ledger(0, 'luxury')).toBe(level);
  });
  it('GT-16.4 not after giving up', () => {
    const t = fly({ ships: [luxury, luxury], deck: ['i-04'] })
      .do(0, { do: 'give-up', half: 'ship' })
      .flyOn();
    expect([t.ledger(0, 'luxury'), t.ledger(1, 'luxury')]).toEqual([0, 1]);
  });
});

describe('GT-16.5 to GT-16.7, GT-16.60: stasis chambers', () => {
  /** 2 humans, 2 aliens and 4 sleepers. */
  const mixed: Drawing = {
    ...{ '7,7': 'start-cabin', '7,8': 'stasis-chamber' },
    ...{ '6,7': ['cabin', { alien: 'brown' }] as const, '6,6': 'life-support-brown' },
    ...{ '8,7': ['cabin', { alien: 'purple' }] as const, '8,6': 'life-support-purple' },
  };

  it('GT-16.5 4 humans at launch, who are no crew', () => {
    const empty: Drawing = { '7,7': ['start-cabin', { humans: 0 }], '7,6': ['stasis-chamber', { sleepers: 0 }] };
    const t = fly({ ships: [empty, { '7,7': 'start-cabin' }], deck: [], state: { phase: 'check', active: 0 } });
    expect(t.crewAt(0, '7,6')).toBe(4);
    const few = fly({ ships: [{ '7,7': 'start-cabin', '7,6': 'stasis-chamber' }], deck: ['i-16'] }).flyOn();
    expect(few.events('crew-stated')[0].crew).toBe(2);
  });
  it('GT-16.5 they cannot be given up, and do not keep the ship flying', () => {
    const t = fly({ ships: [{ '7,7': 'start-cabin', '7,6': 'stasis-chamber' }], deck: [SHIP, 'i-04'] }).flyOn();
    t.do(0, 'use'); // both humans go
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, rule: 'GT-13.2', forced: true }]);
    expect(t.crewAt(0, '7,6')).toBe(4);
  });
  it('GT-16.5 it is no cabin: no alien boards it', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'stasis-chamber', '7,5': 'life-support-brown' };
    expect(board(ship).asked()).toBe('fly-on');
  });
  it('W-1 (GT-16.6) he gives a human and an alien and wakes three', () => {
    const t = fly({ ships: [mixed], deck: [SHIP, 'iii-01'] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '6,7' });
    t.do(0, { do: 'wake', from: '7,8', to: '7,7' });
    expect(t.refusal(0, { do: 'wake', from: '7,8', to: '7,7' })).toBe('GT-16.6 not-offered'); // full
    t.do(0, { do: 'wake', from: '7,8', to: '6,7' }, { do: 'wake', from: '7,8', to: '6,7' });
    expect(['7,7', '6,7', '8,7', '7,8'].map((square) => t.crewAt(0, square))).toEqual([2, 2, 4, 1]);
    expect(t.asked()).toBe('fly-on');
  });
  it('W-2 (GT-16.7) slavers then take all five, and nobody can wake the last sleeper', () => {
    const t = fly({ ships: [mixed], deck: [SHIP, 'iii-01', 'i-04'] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '6,7' });
    for (const to of ['7,7', '6,7', '6,7']) t.do(0, { do: 'wake', from: '7,8', to });
    t.flyOn();
    expect(['7,7', '6,7', '8,7', '7,8'].map((square) => t.crewAt(0, square))).toEqual([0, 0, 0, 1]);
    expect(t.events('gave-up')[0]).toMatchObject({ seat: 0, forced: true });
  });
  it('GT-16.6 any number, also none', () => {
    const t = fly({ ships: [mixed], deck: [SHIP] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '6,7' }, 'sleep-on');
    expect([t.crewAt(0, '7,8'), t.crewAt(0, '7,7'), t.asked()]).toEqual([4, 1, 'over']);
  });
  it('GT-16.6 a place beside an alien is not free', () => {
    const t = fly({ ships: [mixed], deck: [SHIP] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '6,7' });
    expect(t.refusal(0, { do: 'wake', from: '7,8', to: '8,7' })).toBe('GT-16.6 not-offered');
  });
  it('GT-16.7 without an awake human he must give up; aliens wake nobody', () => {
    const t = fly({ ships: [mixed], deck: [SHIP, 'i-04'] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '7,7' });
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, rule: 'GT-13.2' }]);
    expect([t.crewAt(0, '7,8'), t.asker]).toEqual([4, 1]);
  });
  it('GT-16.60 waking is offered between the lines of a Combat Zone, so that the woken count in the next', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '8,7': 'cabin', '7,8': 'stasis-chamber', '7,6': 'stasis-chamber' };
    const t = fly({
      ships: [ship, { '7,7': 'start-cabin', '8,7': 'engine' }],
      deck: ['i-16'],
      draws: { hit: Array(4).fill(1) },
    });
    t.flyOn().do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' }); // engines: 2 crew
    expect([t.asked(), t.events('chosen-as-worst').length]).toEqual(['wake', 2]);
    t.do(0, { do: 'wake', from: '7,8', to: '8,7' }, 'sleep-on');
    expect(t.events('chosen-as-worst').map(({ criterion }) => criterion)).toEqual(['crew', 'engines', 'cannons']);
  });
  it('GT-16.60 the passenger of a luxury cabin is an awake human', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'luxury-cabin', '7,8': 'stasis-chamber' };
    const t = fly({ ships: [ship], deck: [SHIP] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '7,7' });
    expect(t.options(0, 'wake')).toEqual([{ do: 'wake', from: t.square('7,8'), to: t.square('7,7') }]);
  });
  it('GT-16.60 sleepers lost with their chamber are no loss of crew', () => {
    const cabin = ['start-cabin', { humans: 1 }] as const;
    const ship: Drawing = { '7,7': cabin, '7,6': 'stasis-chamber', '7,8': 'stasis-chamber' };
    const draws = { sabotage: [4, 4, 3, 4] }; // column 8, row 7
    const t = fly({ ships: [ship], deck: ['iii-04'], draws }).flyOn();
    expect([t.has(0, '7,8'), t.events('crew-lost'), t.asked()]).toEqual([false, [], 'over']);
  });
  it('GT-16.60 crew lost with its cabin is', () => {
    const ship: Drawing = { '7,7': ['start-cabin', { humans: 1 }], '8,7': 'cabin', '7,8': 'stasis-chamber' };
    const draws = { sabotage: [3, 4, 4, 4] }; // column 7, row 8
    const t = fly({ ships: [ship], deck: ['iii-04'], draws }).flyOn();
    expect([t.asked(), t.asker]).toEqual(['wake', 0]);
  });
});

describe('GT-16.8 to GT-16.11: cannons', () => {
  const bi = 'e08'; // barrels to the front and to the right, a connector at the rear
  const battery = { '7,6': 'battery-2' };

  it('GT-16.8 the squares in front of both barrels must be empty', () => {
    const t = build(bi, { '7,7': 'start-cabin', '7,8': 'structural', '6,8': 'battery-2' });
    expect(t.refusal(0, { do: 'place', at: '6,7', turn: 0 })).toBe('GT-6.11 barrel-blocked');
    const free = build(bi, { '7,7': 'start-cabin' });
    expect(free.refusal(0, { do: 'place', at: '6,7', turn: 0 })).toBe('allowed');
  });
  it('GT-16.8 and stay so', () => {
    const t = build('b104', { '7,7': 'start-cabin', '7,8': 'structural', '6,7': bi });
    const beside = [0, 1, 2, 3].map((turn) => t.refusal(0, { do: 'place', at: '6,8', turn }));
    expect(beside.filter((answer) => answer === 'GT-6.11 blocks-barrel').length).toBeGreaterThan(0);
    expect(beside).not.toContain('allowed');
  });
  it('GT-16.9 one battery fires both barrels: 1.5 with one to the front, else 1', () => {
    const front = fly({ ships: [{ '7,7': 'start-cabin', '6,7': bi, ...battery }], deck: [SLAVERS] }).flyOn();
    front.do(0, { do: 'power', part: '6,7' });
    expect([front.strengths(0), front.tokensAt(0, '7,6')]).toEqual([[3], 1]);
    const aside = fly({ ships: [{ '7,7': 'start-cabin', '7,8': `${bi}/1`, ...battery }], deck: [SLAVERS] }).flyOn();
    aside.do(0, { do: 'power', part: '7,8' });
    expect(aside.strengths(0)).toEqual([2]);
  });
  it('GT-16.9 without power it does nothing', () => {
    const t = fly({ ships: [{ '7,7': 'start-cabin', '6,7': bi, ...battery }], deck: [SLAVERS] })
      .flyOn()
      .do(0, 'state');
    expect(t.strengths(0)).toEqual([0]);
  });
  it('GT-16.10 a battery shoots a large meteor down before either barrel', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '6,7': bi, ...battery };
    const front = fly({ ships: [ship], deck: ['i-11'], draws: { hit: [3, 4, ...MISS, ...MISS] } }).flyOn();
    front.do(0, { do: 'fire', part: '6,7' });
    expect([front.hits(0)[0], front.tokensAt(0, '7,6')]).toEqual(['shot-down', 1]);
    const draws = { hit: [3, 4, ...MISS, ...MISS, ...MISS, ...MISS] }; // row 7, next to that of the cannon
    const right = fly({ ships: [ship], deck: ['iii-09'], draws })
      .flyOn()
      .do(0, { do: 'fire', part: '6,7' });
    expect([right.hits(0)[0], right.has(0, '7,7')]).toEqual(['shot-down', true]);
    const left = fly({ ships: [ship], deck: ['iii-11'], draws }).flyOn();
    expect([left.hits(0)[0], left.has(0, '7,6')]).toEqual(['destroyed', false]);
  });
  it('GT-16.11 a cannon-engine is a cannon and an engine, each of strength 1', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'cannon-engine' };
    const t = fly({ ships: [ship], deck: ['i-05', 'i-02'] })
      .flyOn()
      .flyOn();
    expect(t.strengths(0)).toEqual([1, 2]); // cannons are doubled
    expect(t.state.position[0]).toBe(1);
  });
  it('GT-16.11 exhaust to the rear, barrel to the front, both squares empty', () => {
    const tile = 'e10'; // one connector, to the right
    const t = build(tile, { '7,7': 'start-cabin' });
    expect(t.refusal(0, { do: 'place', at: '7,8', turn: 2 })).toBe('GT-6.5 engine-direction');
    expect(t.refusal(0, { do: 'place', at: '7,6', turn: 0 })).toBe('allowed');
    const before = build(tile, { '7,7': 'start-cabin', '6,7': 'structural', '6,6': 'battery-2' });
    expect(before.refusal(0, { do: 'place', at: '7,6', turn: 0 })).toBe('GT-6.11 barrel-blocked');
    const behind = build(tile, { '7,7': 'start-cabin', '8,7': 'structural', '8,6': 'battery-2' });
    expect(behind.refusal(0, { do: 'place', at: '7,6', turn: 0 })).toBe('GT-6.11 exhaust-blocked');
  });
});

describe('GT-16.12, GT-16.13: holds', () => {
  it('GT-16.12 a mixed hold takes red goods only in its marked container', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'mixed-hold' };
    const t = fly({ ships: [ship], deck: ['i-13'] })
      .flyOn()
      .do(0, { do: 'land', planet: 1 }); // two red
    t.do(0, { do: 'load', good: 'red', to: '7,6' });
    expect([t.goodsAt(0, '7,6'), t.asker]).toEqual([[1, 0, 0, 0], 1]); // the other finds no place
  });
  it('GT-16.12 others anywhere', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'mixed-hold' };
    const t = fly({ ships: [ship], deck: ['i-15'] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 }); // three blue
    for (let i = 0; i < 3; i++) t.do(0, { do: 'load', good: 'blue', to: '7,6' });
    expect(t.goodsAt(0, '7,6')).toEqual([0, 0, 0, 3]);
  });
  it.each([
    ['e13', 1],
    ['e14', 2],
  ])('GT-16.13 battery hold %s is a battery and a hold of %i', (tile, room) => {
    const ship: Drawing = {
      '7,7': 'start-cabin',
      '7,6': `${tile}/2`,
      '7,8': 'double-engine',
    };
    const t = fly({ ships: [ship], deck: ['i-05', 'i-15'] }).flyOn();
    t.do(0, { do: 'power', part: '7,8' });
    expect([t.tokensAt(0, '7,6'), t.state.position[0]]).toEqual([1, 2]);
    t.flyOn().do(0, { do: 'land', planet: 3 });
    for (let i = 0; i < room; i++) t.do(0, { do: 'load', good: 'blue', to: '7,6' });
    expect([t.goodsAt(0, '7,6'), t.asker]).toEqual([[0, 0, 0, room], 1]);
  });
});

describe('GT-16.38, GT-16.39, GT-16.42: reactors', () => {
  const PLANETS = 'i-13'; // 2 days: 2 red; red and 2 blue; yellow
  const empty = (part: string) => [part, { tokens: 0 }] as const;
  /** A reactor joined to two batteries. */
  const plant: Drawing = { '7,7': 'start-cabin', '7,8': 'e35/3', '6,8': empty('battery-2'), '7,9': empty('battery-3') };
  const burn = (good: string, battery: string) => ({ do: 'burn', reactor: '7,8', good, battery });

  it('GT-16.38 burns a good that could not be stored and fills one battery', () => {
    const t = fly({ ships: [plant], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 });
    t.do(0, burn('yellow', '7,9'));
    expect([t.tokensAt(0, '7,9'), t.tokensAt(0, '6,8'), t.asker]).toEqual([3, 0, 1]);
  });
  it('GT-16.38 or one that was aboard', () => {
    const ship: Drawing = { ...plant, '7,6': ['hold-2', { goods: { blue: 1 } }] };
    const t = fly({ ships: [ship], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 });
    t.do(0, { do: 'unload', good: 'blue', from: '7,6' }, burn('blue', '6,8'), {
      do: 'load',
      good: 'yellow',
      to: '7,6',
    });
    expect([t.goodsAt(0, '7,6'), t.tokensAt(0, '6,8')]).toEqual([[0, 1, 0, 0], 2]);
  });
  it('GT-16.38 a battery hold too', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,8': 'reactor', '7,9': ['battery-hold', { tokens: 1 }] };
    const t = fly({ ships: [ship], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 });
    t.do(0, burn('yellow', '7,9'));
    expect(t.tokensAt(0, '7,9')).toBe(2);
  });
  it('GT-16.39 one good for each reactor, however many batteries are joined', () => {
    const ship: Drawing = { ...plant, '7,6': 'hold-2' };
    const t = fly({ ships: [ship], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 2 });
    t.do(0, burn('red', '7,9'));
    expect(t.refusal(0, burn('blue', '6,8'))).toBe('GT-9.7 not-offered');
  });
  it('GT-16.39 only when goods are gained', () => {
    const ship: Drawing = { ...plant, '7,6': ['hold-2', { goods: { blue: 1 } }] };
    const t = fly({ ships: [ship], deck: [PLANETS, PLANETS] });
    expect(t.refusal(0, burn('blue', '7,9'))).toBe('GT-13.1 not-offered');
    t.flyOn();
    expect(t.refusal(0, burn('blue', '7,9'))).toBe('GT-12.2 not-offered');
  });
  it('GT-16.42 the battery must have a free place', () => {
    const full: Drawing = { ...plant, '7,9': 'battery-3', '7,6': 'hold-2' };
    const t = fly({ ships: [full], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 });
    expect(t.refusal(0, burn('yellow', '7,9'))).toBe('GT-9.7 not-offered');
    expect(t.refusal(0, burn('yellow', '6,8'))).toBe('allowed');
  });
  it('GT-16.42 first Contaminated Goods, then Crafty Crew, then loading and reactors', () => {
    const ship: Drawing = { ...plant, '7,6': 'hold-2', '8,7': 'cabin' };
    const roads = ['rr-12', 'rr-15'];
    const t = fly({ ships: [ship], roads, deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 2 });
    for (let i = 0; i < 2; i++) t.do(0, { do: 'lose-crew', from: '8,7' }); // 3 goods, no alien: the third in the other cabin
    expect([t.asked(), t.crewAt(0, '7,7')]).toEqual(['union', 1]);
    t.do(0, { do: 'give-good', good: 'red' });
    expect(t.asked()).toBe('load');
    expect(t.do(0, burn('blue', '7,9')).tokensAt(0, '7,9')).toBe(3);
  });
});

describe('GT-16.43: plating', () => {
  const plated: Drawing = { '7,7': 'start-cabin', '7,8': 'e40' }; // its only connector joins the cabin

  it('GT-16.43 shots and meteors of any size do nothing to a plated side', () => {
    const hit = [4, 4, 4, 4, 4, 4]; // column 8
    const shots = fly({ ships: [plated], deck: ['i-03'], draws: { hit } }).flyOn(); // pirates: small, large, small
    expect([shots.hits(0), shots.lost(0)]).toEqual([['bounced', 'bounced', 'bounced'], 0]);
    const meteors = fly({ ships: [plated], deck: ['i-11'], draws: { hit } }).flyOn(); // large, small, large
    expect([meteors.hits(0), meteors.lost(0)]).toEqual([['bounced', 'bounced', 'bounced'], 0]);
  });
  it('GT-16.43 its sides with connectors are like any other', () => {
    const open: Drawing = { '7,7': 'start-cabin', '8,7': 'e37' }; // connectors to the front and to the left
    const t = fly({ ships: [open], deck: ['i-10'], draws: { hit: [...MISS, ...MISS, 4, 4, 4, 4] } }).flyOn();
    expect([t.hits(0), t.has(0, '8,7')]).toEqual([['missed', 'missed', 'destroyed', 'missed'], false]);
  });
  it('GT-16.43 no protection from Sabotage', () => {
    const t = fly({ ships: [plated], deck: ['iii-04'], draws: { sabotage: [4, 4, 3, 4] } }).flyOn();
    expect(t.has(0, '7,8')).toBe(false);
  });
  it('GT-16.43 nor from explosions', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '8,7': 'battery-2', '8,8': 'plating' };
    const draws = { sabotage: [3, 4, 4, 4] };
    const t = fly({ ships: [ship], roads: ['rr-14'], deck: ['iii-04'], draws }).flyOn();
    expect(t.events('part-lost').map(({ rule }) => rule)).toContain('GT-20.5');
    expect(t.has(0, '8,8')).toBe(false);
  });
});
