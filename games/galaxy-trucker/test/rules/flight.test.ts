import { describe, expect, it } from 'vitest';
import { ALIEN } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { dice, flight, PLAIN_SHIP } from '../table.ts';

const SLAVERS = 'i-01'; // strength 6, lose 3 crew
const SMUGGLERS = 'i-02'; // strength 4, lose 2 goods
const PIRATES = 'i-03';
const STARDUST = 'i-04';
const OPEN_SPACE = 'i-05';
const PLANETS = 'i-13'; // 2 days: red red; red blue blue; yellow
const COMBAT_ZONE = 'i-16';
const SHIP_FOR_TWO = 'i-18'; // abandoned ship: 2 crew, 3 credits, 1 day
const EPIDEMIC = 'ii-05';
const TRAFFIC_JAM = 'em-02';
const TOLL_STATION = 'em-13'; // level 1: 2 credits

const CABIN: Drawing = { '7,7': 'start-cabin' };
/** A ship with this engine strength, up to 4. */
const engines = (strength: number): Drawing => ({
  ...CABIN,
  '8,7': 'engine',
  ...(strength > 1 ? { '7,6': 'structural', '8,6': 'engine' } : {}),
  ...(strength > 2 ? { '7,8': 'structural', '8,8': 'engine' } : {}),
  ...(strength > 3 ? { '7,5': 'structural', '8,5': 'engine' } : {}),
});
const moves = (t: ReturnType<typeof flight>) => t.events('moved').map(({ seat, to }) => [seat, to]);

describe('GT-9: cards and days', () => {
  it('GT-9.1 cards are revealed one by one, and the flight ends after the last', () => {
    const t = flight({ deck: [OPEN_SPACE, STARDUST] }).flyOn();
    expect(t.events('card-revealed').map(({ left }) => left)).toEqual([1, 0]);
    expect([t.asked(), t.story.includes('round-ended')]).toEqual(['over', true]);
  });
  it('GT-9.1 or when everybody has given up', () => {
    const t = flight({ deck: [OPEN_SPACE, STARDUST] });
    t.do(0, { do: 'give-up', half: 'ship' }).do(1, { do: 'give-up', half: 'ship' });
    expect([t.asked(), t.events('card-revealed')]).toEqual(['over', []]);
  });
  it('GT-9.1 with nobody in the race a card has no effect', () => {
    const seats = [{ hyper: [1] }, { hyper: [1] }];
    const t = flight({ deck: [STARDUST, OPEN_SPACE], seats });
    expect(t.events('card-without-effect')).toMatchObject([{ rule: 'GT-9.1' }]);
    expect([t.state.position, t.asked()]).toEqual([[0, -2], 'fly-on']); // both are back
  });
  it('GT-9.1 except Traffic Jam', () => {
    const seats = [{ hyper: [2], position: 9 }, { hyper: [2] }];
    const t = flight({ deck: [TRAFFIC_JAM, STARDUST, STARDUST], seats, options: { evilMachinations: true } });
    expect(t.story).toContain('rockets-closed-up');
  });
  it('GT-9.2 days gained: so many free spaces ahead, occupied ones are not counted', () => {
    const t = flight({ deck: [OPEN_SPACE], ships: [engines(1), engines(3)] }).flyOn();
    expect(moves(t)).toEqual([
      [0, 1],
      [1, 2], // -1, 0, and past the other rocket
    ]);
  });
  it('GT-9.2 days lost: so many free spaces behind', () => {
    const t = flight({ deck: [SHIP_FOR_TWO], ships: [PLAIN_SHIP], seats: [{}, { position: -1 }] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '8,7' });
    expect(t.state.position).toEqual([-2, -1]);
  });
  it('GT-9.2 several rockets in a row are skipped together', () => {
    const seats = [{ position: 0 }, { position: 2 }, { position: 1 }];
    const ships = [engines(2), engines(1), engines(1)];
    const t = flight({ players: 3, deck: [OPEN_SPACE], ships, seats }).flyOn();
    expect(moves(t)).toEqual([
      [1, 3],
      [2, 2],
      [0, 4], // 1, and past 2 and 3
    ]);
  });
  it('GT-9.3 a rocket a lap ahead or behind is in the way, too', () => {
    const seats = [{ position: 38 }, { position: 0 }];
    const t = flight({ deck: [OPEN_SPACE], ships: [engines(2), engines(1)], seats }).flyOn();
    expect(moves(t)).toEqual([
      [0, 41], // 39, and past space 0
      [1, 2], // past space 1, where the leader is
    ]);
    expect(t.events('gave-up')).toEqual([]);
  });
  it('GT-9.3 positions run on without end', () => {
    const seats = [{ position: 39 }, { position: 30 }];
    const t = flight({ deck: [OPEN_SPACE], ships: [engines(3), engines(1)], seats }).flyOn();
    expect(t.state.position).toEqual([42, 31]);
  });
  it('GT-9.3 a ship in hyperspace occupies its space', () => {
    const t = flight({ deck: [OPEN_SPACE, STARDUST], ships: [engines(1)], seats: [{}, { position: 1, hyper: [2] }] });
    t.do(0, 'fly-on');
    expect(moves(t)).toEqual([[0, 2]]);
  });
  it('GT-9.3 one that gave up does not', () => {
    const seats = [{}, { position: 1, halves: ['gave-up'] }];
    expect(moves(flight({ deck: [OPEN_SPACE], ships: [engines(1)], seats }).flyOn())).toEqual([[0, 1]]);
  });
  it('GT-9.4 who loses days moves rearmost first', () => {
    const t = flight({ deck: [PLANETS], seats: [{}, { position: -1 }] }).flyOn();
    t.do(0, { do: 'land', planet: 1 }).do(1, { do: 'land', planet: 2 });
    expect(moves(t)).toEqual([
      [1, -3],
      [0, -2],
    ]);
  });
  it('GT-9.4 who gains days moves foremost first', () => {
    const seats = [{ position: -1 }, { position: 0 }];
    const t = flight({ deck: [OPEN_SPACE], ships: [engines(1), engines(1)], seats }).flyOn();
    expect(moves(t)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('GT-9: order and decisions', () => {
  it('GT-9.5 decisions in flight order, each knowing those before', () => {
    const t = flight({ deck: [PLANETS], seats: [{ position: -3 }, { position: 4 }] });
    expect(t.asker).toBe(1); // to give up or not
    t.flyOn();
    expect([t.asked(), t.asker]).toEqual(['land', 1]);
    expect(t.refusal(0, 'pass')).toBe('not-asked');
    t.do(1, { do: 'land', planet: 1 });
    expect([t.asked(), t.asker]).toEqual(['land', 0]);
    expect(t.refusal(0, { do: 'land', planet: 1 })).toBe('GT-12.2 planet-taken');
  });
  it('GT-9.12 the order is fixed when a pass begins: each acts once', () => {
    const ships = [engines(1), engines(1), engines(4)];
    const seats = [{ position: 0 }, { position: -1 }, { position: -2 }];
    const t = flight({ players: 3, deck: [OPEN_SPACE, 'i-06'], ships, seats });
    t.do(0, 'fly-on').do(1, 'fly-on').do(2, 'fly-on');
    expect(t.events('moved').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(t.state.position[2]).toBe(4); // he has overtaken both
    t.flyOn();
    expect(
      t
        .events('moved')
        .slice(3)
        .map(({ seat }) => seat),
    ).toEqual([2, 0, 1]);
  });
  it('GT-9.12 who leaves the race during the pass is skipped', () => {
    const jumper = { ...CABIN, '8,7': 'engine-booster', '8,6': 'engine', '7,6': 'battery-2' };
    const options = { newTechnology: true };
    const draws = { hit: dice() };
    const t = flight({ deck: [PIRATES, STARDUST], ships: [jumper, CABIN], options, draws }).flyOn();
    t.do(0, 'stay').do(0, { do: 'jump', booster: '8,7', engine: '8,6' });
    expect(t.events('enemy-fought').map(({ seat }) => seat)).toEqual([1]);
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[1], [1], [1]]);
  });
  it('GT-9.13 the steps of a card: give-up window, reveal, jumps, resolution', () => {
    const jumper = { ...CABIN, '8,7': 'engine-booster', '8,6': 'engine', '7,6': 'battery-2' };
    const t = flight({ deck: [STARDUST, STARDUST], ships: [jumper, CABIN], options: { newTechnology: true } });
    expect([t.asked(), t.story.includes('card-revealed')]).toEqual(['fly-on', false]);
    t.do(0, 'fly-on');
    expect(t.story).not.toContain('card-revealed');
    t.do(1, 'fly-on');
    expect([t.asked(), t.story.includes('card-revealed'), t.story.includes('moved')]).toEqual(['jump', true, false]);
    t.do(0, 'stay');
    expect(t.story).toContain('moved');
  });
  it('GT-9.13 then forced giving up, return from hyperspace, and lapping once more', () => {
    const seats = [
      { position: 60 },
      { position: 0, hyper: [1] }, // lapped, but judged when it is back
      { position: 20 },
    ];
    const ships = [engines(2), CABIN, CABIN];
    const t = flight({ players: 3, deck: [STARDUST, SLAVERS], ships, seats });
    t.do(0, 'fly-on').do(2, { do: 'give-up', half: 'ship' });
    const forced = t.events('gave-up').filter((event) => event.forced);
    expect(forced).toMatchObject([{ rule: 'GT-13.3', seat: 1 }]);
    expect(t.story.lastIndexOf('gave-up')).toBeGreaterThan(t.story.indexOf('returned'));
  });
  it('GT-9.13 those in the race give up before others return', () => {
    const seats = [{ hyper: [1] }, {}];
    const t = flight({ deck: [SLAVERS, STARDUST], ships: [CABIN, CABIN], seats }).do(1, 'fly-on');
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-13.2', seat: 1 }]);
    expect(t.story.indexOf('gave-up')).toBeLessThan(t.story.indexOf('returned'));
  });
  it('GT-9.13 after-card effects come last, and then giving up once more', () => {
    const fatigue = { roads: ['rr-06'], draws: { fatigue: [3, 4, 3, 4] } }; // (7,7) falls off
    const t = flight({ deck: [OPEN_SPACE], ships: [engines(1), engines(1)], ...fatigue }).flyOn();
    const { story } = t;
    expect(story.lastIndexOf('moved')).toBeLessThan(story.indexOf('part-lost'));
    expect(story.lastIndexOf('part-lost')).toBeLessThan(story.indexOf('gave-up'));
    expect(t.events('gave-up').map(({ seat, rule }) => [seat, rule])).toEqual([
      [0, 'GT-13.2'],
      [1, 'GT-13.2'],
    ]);
  });
  it('GT-9.14 a cost that cannot be paid is not offered', () => {
    const t = flight({ deck: ['i-17'], ships: [CABIN, PLAIN_SHIP] }).flyOn(); // takes 3 crew
    expect(t.asker).toBe(1); // seat 0 has 2
    const poor = flight({ deck: [TOLL_STATION], seats: [{ credits: 1 }, { credits: 2 }], draws: { hit: dice() } });
    poor.flyOn();
    expect([poor.asked(), poor.asker]).toEqual(['toll-station', 1]);
  });
  it('GT-9.14 loans count', () => {
    const t = flight({ deck: [TOLL_STATION], options: { evilMachinations: true } }).flyOn();
    t.do(0, 'pay');
    expect([t.state.credits[0], t.state.loans[0]]).toEqual([8, 1]);
  });
  it('GT-9.14 a penalty takes what there is', () => {
    const t = flight({ deck: [SLAVERS], ships: [CABIN, CABIN] }).flyOn(); // 3 of 2 crew
    expect([t.crewAt(0, '7,7'), t.crewAt(1, '7,7')]).toEqual([0, 0]);
  });
  it('GT-9.15 a standing answer counts until it is changed', () => {
    const t = flight({ deck: [STARDUST, STARDUST, PLANETS, STARDUST] });
    t.do(0, 'fly-on-always').do(1, 'fly-on');
    expect([t.asked(), t.asker]).toEqual(['fly-on', 1]);
    t.do(1, 'fly-on').do(1, 'fly-on');
    expect([t.asked(), t.asker]).toEqual(['land', 0]);
    t.do(0, 'ask-again');
    expect(t.asked()).toBe('land'); // it answers nothing else
    t.do(0, 'pass').do(1, 'pass');
    expect([t.asked(), t.asker]).toEqual(['fly-on', 0]);
  });
  it('GT-9.15 it can be taken back while others are asked, until one has left the flight', () => {
    const t = flight({ deck: [STARDUST, STARDUST, PLANETS, STARDUST] });
    t.do(0, 'fly-on-always').do(1, 'fly-on');
    expect([t.asker, t.options(0)]).toEqual([1, [{ do: 'ask-again' }]]);
    t.do(0, 'ask-again');
    expect([t.asker, t.options(0)]).toEqual([1, []]); // the other one still owes his answer
    t.do(1, 'fly-on');
    expect([t.asked(), t.asker]).toEqual(['fly-on', 0]);
    const gone = flight({ deck: [SLAVERS, STARDUST], ships: [CABIN] })
      .do(0, 'fly-on-always')
      .do(1, 'fly-on');
    expect([gone.asked(), gone.options(0)]).toEqual(['lose-crew', [{ do: 'ask-again' }]]); // he gives up after the card
    while (gone.asked() === 'lose-crew') gone.do(1, gone.options(1, 'lose-crew')[0]);
    expect([gone.asked(), gone.options(0)]).toEqual(['fly-on', []]);
  });
  it('GT-9.15 so does "no jump at the reveal"', () => {
    const jumper = { ...CABIN, '8,7': 'engine-booster', '8,6': 'engine', '7,6': 'battery-2' };
    const options = { newTechnology: true };
    const t = flight({ deck: [STARDUST, STARDUST, STARDUST], ships: [jumper], options }).flyOn();
    expect(t.asked()).toBe('jump');
    t.do(0, 'stay-always').flyOn();
    expect(t.asked()).toBe('over');
  });
  it('GT-9.15 which says nothing about other moments to jump', () => {
    const jumper = { ...CABIN, '8,7': 'engine-booster', '8,6': 'engine', '7,6': 'battery-2' };
    const t = flight({ deck: [COMBAT_ZONE], ships: [jumper], options: { newTechnology: true } }).flyOn();
    t.do(0, 'stay-always');
    expect([t.asked(), t.asker]).toEqual(['jump', 0]); // instead of having his crew counted
  });
});

describe('GT-9: batteries', () => {
  const ARMED: Drawing = {
    ...CABIN,
    '6,7': 'double-cannon',
    '7,8': 'double-cannon:e',
    '7,6': 'battery-2',
    '8,7': 'battery-3',
  };
  it('GT-9.6 each use is decided separately, and which token is taken', () => {
    const t = flight({ deck: [SLAVERS], ships: [ARMED] }).flyOn();
    const bank = t.state.bankTokens;
    t.do(0, { do: 'power', part: '7,8' });
    expect(t.options(0).map(({ from }) => from)).toEqual([t.square('7,6'), t.square('8,7')]);
    t.do(0, { do: 'take-token', from: '8,7' });
    expect([t.tokensAt(0, '7,6'), t.tokensAt(0, '8,7'), t.state.bankTokens]).toEqual([2, 2, bank + 1]);
    expect(t.options(0).map((option) => option.do)).toEqual(['state', 'power']);
  });
  it('GT-9.6 power is never compulsory', () => {
    const t = flight({ deck: [SLAVERS], ships: [ARMED] })
      .flyOn()
      .do(0, 'state');
    expect([t.strengths(0), t.tokensAt(0, '7,6'), t.tokensAt(0, '8,7')]).toEqual([[0], 2, 3]);
  });
  it('GT-9.6 a battery that is empty pays nothing', () => {
    const t = flight({ deck: [SLAVERS], ships: [{ ...ARMED, '7,6': ['battery-2', { tokens: 0 }] }] }).flyOn();
    t.do(0, { do: 'power', part: '6,7' });
    expect([t.asked(), t.tokensAt(0, '8,7')]).toEqual(['state-strength', 2]); // nothing to choose
  });
});

describe('GT-9: goods', () => {
  const hold = (part: string, goods: Record<string, number>) => [part, { goods }] as const;
  const FREIGHT: Drawing = { ...CABIN, '7,6': hold('hold-2', { blue: 2 }), '8,7': 'special-hold-2' };
  it('GT-9.7 goods go into free containers; the rest goes back', () => {
    const t = flight({ deck: [PLANETS], ships: [FREIGHT] })
      .flyOn()
      .do(0, { do: 'land', planet: 2 });
    t.do(0, { do: 'load', good: 'red', to: '8,7' }, { do: 'load', good: 'blue', to: '8,7' });
    expect(t.goodsAt(0, '8,7')).toEqual([1, 0, 0, 1]);
    expect(t.asker).toBe(1); // nothing fits any more
    expect(t.events('goods-returned')).toMatchObject([{ goods: [0, 0, 0, 1] }]);
  });
  it('GT-9.7 the cargo may be rearranged, and anything thrown away', () => {
    const ship = { ...CABIN, '7,6': 'hold-2', '8,7': hold('special-hold-2', { blue: 1, green: 1 }) };
    const t = flight({ deck: [PLANETS], ships: [ship] })
      .flyOn()
      .do(0, { do: 'land', planet: 1 });
    const [green, blue] = [t.state.bankGoods[2], t.state.bankGoods[3]];
    t.do(0, { do: 'unload', good: 'blue', from: '8,7' }, { do: 'unload', good: 'green', from: '8,7' });
    t.do(0, { do: 'load', good: 'red', to: '8,7' }, { do: 'load', good: 'red', to: '8,7' });
    t.do(0, { do: 'load', good: 'green', to: '7,6' }, 'loaded');
    expect([t.goodsAt(0, '8,7'), t.goodsAt(0, '7,6')]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect([t.state.bankGoods[2], t.state.bankGoods[3]]).toEqual([green, blue + 1]);
  });
  it('GT-9.7 goods need not be taken', () => {
    const t = flight({ deck: [PLANETS], ships: [FREIGHT] })
      .flyOn()
      .do(0, { do: 'land', planet: 1 }, 'loaded');
    expect(t.goodsAt(0, '8,7')).toEqual([0, 0, 0, 0]);
  });
  it('GT-9.7 only at that moment', () => {
    const t = flight({ deck: [PLANETS], ships: [FREIGHT] });
    expect(t.refusal(0, { do: 'unload', good: 'blue', from: '7,6' })).toBe('GT-13.1 not-offered');
    t.flyOn();
    expect(t.refusal(0, { do: 'unload', good: 'blue', from: '7,6' })).toBe('GT-12.2 not-offered');
  });
  it('GT-9.7 red goods only into special containers', () => {
    const ship = { ...CABIN, '7,6': 'hold-2', '8,7': 'special-hold-1' };
    const t = flight({ deck: [PLANETS], ships: [ship] })
      .flyOn()
      .do(0, { do: 'land', planet: 1 });
    expect(t.refusal(0, { do: 'load', good: 'red', to: '7,6' })).toBe('GT-9.7 not-offered');
    t.do(0, { do: 'load', good: 'red', to: '8,7' });
    expect([t.goodsAt(0, '8,7'), t.asker]).toEqual([[1, 0, 0, 0], 1]);
  });
  it('GT-9.8 the most valuable goods go first', () => {
    const ship = {
      ...CABIN,
      '7,6': hold('hold-2', { yellow: 1, green: 1 }),
      '8,7': hold('special-hold-2', { red: 1, blue: 1 }),
    };
    const t = flight({ deck: [SMUGGLERS], ships: [ship] }).flyOn();
    expect([t.goodsAt(0, '8,7'), t.goodsAt(0, '7,6')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ]);
    expect(t.events('goods-lost').map(({ good }) => good)).toEqual([0, 1]);
  });
  it('GT-9.8 the owner chooses among equals', () => {
    const ship = { ...CABIN, '7,6': hold('hold-2', { green: 2 }), '8,7': hold('hold-3', { green: 1, blue: 1 }) };
    const t = flight({ deck: [SMUGGLERS], ships: [ship] }).flyOn();
    expect([t.asked(), t.options(0).map(({ from }) => from)]).toEqual([
      'lose-good',
      [t.square('7,6'), t.square('8,7')],
    ]);
    t.do(0, { do: 'lose-good', from: '8,7' });
    expect([t.goodsAt(0, '7,6'), t.goodsAt(0, '8,7')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
  });
  it('GT-9.8 each missing good costs a battery token', () => {
    const ship = { ...CABIN, '7,6': hold('hold-2', { blue: 1 }), '8,7': 'battery-2' };
    const t = flight({ deck: [SMUGGLERS], ships: [ship] }).flyOn();
    expect([t.goodsAt(0, '7,6'), t.tokensAt(0, '8,7')]).toEqual([[0, 0, 0, 0], 1]);
  });
  it('GT-9.8 if those run out nothing more happens', () => {
    const t = flight({ deck: [SMUGGLERS], ships: [{ ...CABIN, '8,7': ['battery-2', { tokens: 1 }] }] }).flyOn();
    expect([t.tokensAt(0, '8,7'), t.crewAt(0, '7,7'), t.asked()]).toEqual([0, 2, 'over']);
  });
});

describe('GT-9: crew', () => {
  const MIXED: Drawing = {
    ...CABIN,
    '7,6': ['cabin', { alien: 'purple' }],
    '7,5': 'life-support-purple',
    '8,7': 'cabin',
  };
  it('GT-9.9 the owner chooses who is lost, humans or aliens', () => {
    const t = flight({ deck: [SLAVERS], ships: [MIXED] }).flyOn();
    expect([t.asked(), t.options(0).map(({ from }) => from)]).toEqual([
      'lose-crew',
      [t.square('7,6'), t.square('7,7'), t.square('8,7')],
    ]);
    t.do(0, { do: 'lose-crew', from: '7,6' }, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect([t.crewAt(0, '7,6'), t.crewAt(0, '7,7'), t.crewAt(0, '8,7')]).toEqual([0, 2, 0]);
  });
  it('GT-9.9 if there are not enough, all are lost', () => {
    const t = flight({ deck: [SLAVERS], ships: [{ ...CABIN, '8,7': ['cabin', { humans: 1 }] }, CABIN] }).flyOn();
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '8,7'), t.asked()]).toEqual([0, 0, 'over']);
  });
  it('GT-9.9 an empty cabin cannot be named', () => {
    const t = flight({
      deck: [SLAVERS],
      ships: [{ ...MIXED, '8,7': ['cabin', { humans: 0 }], '8,6': 'cabin' }],
    }).flyOn();
    expect(t.refusal(0, { do: 'lose-crew', from: '8,7' })).toBe('GT-9.9 not-offered');
  });
  const SUPPORTED: Drawing = {
    ...CABIN,
    '7,8': ['cabin', { alien: 'brown' }],
    '6,8': 'life-support-brown',
  };
  const alone = [{}, { halves: ['gave-up'] }];
  it('GT-9.10 an alien is lost with its last life support', () => {
    const t = flight({ deck: [PIRATES], ships: [SUPPORTED], seats: alone, draws: { hit: dice(8) } }).flyOn();
    expect([t.has(0, '6,8'), t.has(0, '7,8'), t.crewAt(0, '7,8')]).toEqual([false, true, 0]);
    expect(t.events('crew-lost')).toMatchObject([{ rule: 'GT-9.10', alien: 0, humans: 0 }]);
  });
  it('GT-9.10 not while another one is joined', () => {
    const ship = { ...SUPPORTED, '7,9': 'life-support-brown' };
    const t = flight({ deck: [PIRATES], ships: [ship], seats: alone, draws: { hit: dice(8) } }).flyOn();
    expect([t.has(0, '6,8'), t.crewAt(0, '7,8')]).toEqual([false, ALIEN.brown]);
  });
  it('GT-9.10 one of another colour does not help', () => {
    const ship = { ...SUPPORTED, '7,9': 'life-support-purple' };
    const t = flight({ deck: [PIRATES], ships: [ship], seats: alone, draws: { hit: dice(8) } }).flyOn();
    expect(t.crewAt(0, '7,8')).toBe(0);
  });
  it('GT-9.10 and with its cabin', () => {
    const ship = { ...CABIN, '7,8': ['cabin', { alien: 'brown' }], '7,9': 'life-support-brown' } as const;
    const t = flight({ deck: [PIRATES], ships: [ship], seats: alone, draws: { hit: dice(8) } }).flyOn();
    expect(t.events('crew-lost')).toMatchObject([{ alien: 0, from: t.square('7,8') }]);
  });
  it('GT-9.11 the crew counts humans and aliens, each 1, but not sleepers', () => {
    const ship = { ...MIXED, '8,8': 'stasis-chamber' };
    const t = flight({ deck: [COMBAT_ZONE], ships: [ship], options: { newTechnology: true } }).flyOn();
    expect(t.events('crew-stated').map(({ crew }) => crew)).toEqual([5, 4]);
  });
  it('GT-9.11 an epidemic that empties a cabin lowers it', () => {
    const t = flight({
      round: '2-I',
      deck: [EPIDEMIC, COMBAT_ZONE],
      ships: [{ ...CABIN, '8,7': 'cabin' }],
      draws: { hit: dice() },
    });
    t.flyOn();
    expect(t.events('crew-stated').map(({ crew }) => crew)[0]).toBe(2);
  });
});
