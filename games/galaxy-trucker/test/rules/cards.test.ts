import { describe, expect, it } from 'vitest';
import { mayUse } from '../../src/rules/cards/abandoned.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';

const MISS = [1, 1];
const CANNONS = ['6,6', '6,8', '7,5', '7,9', '6,7'];

/** As many cannons to the front, and 2 humans. */
const gunship = (cannons: number): Drawing => ({
  '7,7': 'start-cabin',
  '7,6': 'structural',
  '7,8': 'structural',
  '8,8': 'engine',
  ...Object.fromEntries(CANNONS.slice(0, cannons).map((square) => [square, 'cannon'])),
});

describe('GT-12.1: Open Space', () => {
  const OPEN_SPACE = 'i-05';
  const racer: Drawing = { '7,7': 'start-cabin', '7,6': 'battery-2', '7,8': 'double-engine', '8,7': 'engine' };

  it('GT-12.1 each states his engine strength and moves at once, the leader first', () => {
    const t = flight({ ships: [racer, racer], deck: [OPEN_SPACE] }).flyOn();
    t.do(0, { do: 'power', part: '7,8' });
    expect([t.state.position, t.asker]).toEqual([[3, -2], 1]);
    t.do(1, 'state');
    expect(t.state.position).toEqual([3, -1]);
  });
  it('GT-12.1 strength 0 must give up and does not move', () => {
    const t = flight({ ships: [{ '7,7': 'start-cabin' }], deck: [OPEN_SPACE] }).flyOn();
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, forced: true, rule: 'GT-13.2' }]);
    expect(t.state.position).toEqual([0, -1]);
  });
  it('GT-12.1 a double engine without power is no engine', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'battery-2', '7,8': 'double-engine' };
    const t = flight({ ships: [ship], deck: [OPEN_SPACE] }).flyOn();
    t.do(0, 'state');
    expect(t.events('gave-up')).toMatchObject([{ seat: 0 }]);
  });
});

describe('GT-12.2: Planets', () => {
  const PLANETS = 'i-13'; // 2 days: 2 red; red and 2 blue; yellow
  const freighter: Drawing = { ...PLAIN_SHIP, '7,6': 'hold-2', '7,8': 'special-hold-1' };

  it('GT-12.2 each planet takes one ship', () => {
    const t = flight({ deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 3 });
    expect(t.refusal(1, { do: 'land', planet: 3 })).toBe('GT-12.2 planet-taken');
    expect(t.refusal(1, { do: 'land', planet: 4 })).toBe('GT-12.2 not-offered');
    t.do(1, { do: 'land', planet: 2 });
    expect(t.events('landed').map(({ planet }) => planet)).toEqual([3, 2]);
  });
  it('GT-12.2 a player may pass, and keeps his days', () => {
    const t = flight({ deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 1 })
      .do(1, 'pass');
    expect(t.state.position).toEqual([-3, -2]);
  });
  it('GT-12.2 all who landed lose the days, the rearmost first', () => {
    const t = flight({ deck: [PLANETS], seats: [{ position: 0 }, { position: -1 }] }).flyOn();
    t.do(0, { do: 'land', planet: 1 }).do(1, { do: 'land', planet: 2 });
    expect(t.state.position).toEqual([-2, -3]);
    expect(t.events('moved').map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it('GT-12.2 nobody is asked when no planet is left', () => {
    const t = flight({ players: 3, deck: ['i-14'] }).flyOn(); // two planets
    t.do(0, { do: 'land', planet: 1 }).do(1, { do: 'land', planet: 2 });
    expect(t.asked()).toBe('over');
  });
  it('GT-12.16 goods are loaded before the next player decides, days are lost at the end', () => {
    const t = flight({ ships: [freighter], deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 2 });
    expect([t.asked(), t.asker]).toEqual(['load', 0]);
    t.do(0, { do: 'load', good: 'red', to: '7,8' }, { do: 'load', good: 'blue', to: '7,6' });
    t.do(0, { do: 'load', good: 'blue', to: '7,6' });
    expect([t.asked(), t.asker, t.state.position[0]]).toEqual(['land', 1, 0]);
    expect([t.goodsAt(0, '7,8'), t.goodsAt(0, '7,6')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 2],
    ]);
    expect(t.do(1, 'pass').state.position[0]).toBe(-3);
  });
});

describe('GT-12.3, GT-12.4: abandoned ships and stations', () => {
  const SHIP = 'i-18'; // 2 crew, 3 credits, 1 day
  const STATION = 'i-19'; // 5 crew, yellow and green, 1 day

  it('GT-12.3 the first who wants it gives crew, takes the credits and loses the days', () => {
    const t = flight({ players: 3, deck: [SHIP] })
      .flyOn()
      .do(0, 'pass')
      .do(1, 'use');
    t.do(1, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect([t.crewAt(1, '7,7'), t.crewAt(1, '8,7')]).toEqual([2, 0]);
    expect(t.events('credits')).toMatchObject([{ seat: 1, change: 3, rule: 'GT-12.3' }]);
    expect([t.asked(), t.state.position]).toEqual(['over', [0, -3, -4]]);
  });
  it('GT-12.3 he must have that many crew', () => {
    const lonely: Drawing = { ...PLAIN_SHIP, '7,7': ['start-cabin', { humans: 1 }], '8,7': 'structural' };
    const t = flight({ ships: [lonely], deck: [SHIP] }).flyOn();
    expect(t.asker).toBe(1);
    expect(mayUse(t.state, 0)).toMatchObject({ ok: false, rule: 'GT-12.3', code: 'too-few-crew' });
  });
  it('GT-12.3 who gives his last human must give up after the card', () => {
    const two: Drawing = { ...PLAIN_SHIP, '8,7': 'structural' };
    const t = flight({ ships: [two], deck: [SHIP, 'i-05'] })
      .flyOn()
      .do(0, 'use');
    expect([t.state.credits[0], t.events('gave-up')[0].seat, t.asker]).toEqual([3, 0, 1]);
  });
  it('GT-12.4 with enough crew the goods are loaded, nobody is lost, and the card ends', () => {
    const ship: Drawing = { ...PLAIN_SHIP, '7,8': 'cabin', '7,6': 'hold-2' };
    const t = flight({ ships: [undefined, ship, ship], players: 3, deck: [STATION] }).flyOn();
    expect(t.asker).toBe(1); // seat 0 has 4 crew
    expect(mayUse(t.state, 0)).toMatchObject({ ok: false, rule: 'GT-12.4', code: 'too-few-crew' });
    t.do(1, 'use', { do: 'load', good: 'yellow', to: '7,6' }, { do: 'load', good: 'green', to: '7,6' });
    expect(t.events('crew-lost')).toEqual([]);
    expect([t.goodsAt(1, '7,6'), t.state.position[1], t.asked()]).toEqual([[0, 1, 1, 0], -3, 'over']);
  });
  it('GT-12.4 passing leaves it to the next', () => {
    const ship: Drawing = { ...PLAIN_SHIP, '7,8': 'cabin' };
    const t = flight({ ships: [ship, ship], deck: [STATION] })
      .flyOn()
      .do(0, 'pass');
    expect([t.asked(), t.asker]).toEqual(['use', 1]);
  });
});

describe('GT-12.5 to GT-12.9, GT-12.18: enemies', () => {
  const SMUGGLERS = 'i-02'; // strength 4, 2 goods; yellow, green, blue for 1 day
  const SLAVERS = 'i-01'; // strength 6, 3 crew; 5 credits for 1 day
  const PIRATES = 'i-03'; // strength 5, small, large and small from the front; 4 credits for 1 day

  it('GT-12.5 equal strength: nothing happens, and the enemy goes on; lower: he loses, and it goes on', () => {
    const t = flight({ players: 3, ships: [gunship(4), gunship(3), gunship(0)], deck: [SMUGGLERS] }).flyOn();
    expect(t.events('enemy-fought').map(({ seat, result }) => [seat, result])).toEqual([
      [0, 'draw'],
      [1, 'lost'],
      [2, 'lost'],
    ]);
  });
  it('GT-12.5 higher: the enemy is defeated, those behind are not attacked', () => {
    const t = flight({ ships: [gunship(5)], deck: [SMUGGLERS] }).flyOn();
    expect(t.events('enemy-fought')).toMatchObject([{ seat: 0, result: 'won', strength: 10, enemy: 8 }]);
    expect([t.asked(), t.asker]).toEqual(['reward', 0]);
  });
  it('GT-12.5 half a point is enough to lose or win', () => {
    const aside: Drawing = { ...gunship(4), '8,7': 'cannon:s' }; // 4.5
    const t = flight({ ships: [aside], deck: [SMUGGLERS] }).flyOn();
    expect(t.events('enemy-fought')).toMatchObject([{ strength: 9, result: 'won' }]);
  });
  it('GT-12.6 the winner takes the reward and loses the days', () => {
    const ship: Drawing = { ...gunship(5), '8,7': 'hold-3' };
    const t = flight({ ships: [ship], deck: [SMUGGLERS] })
      .flyOn()
      .do(0, 'take-reward');
    t.do(0, { do: 'load', good: 'yellow', to: '8,7' }, 'loaded');
    expect([t.goodsAt(0, '8,7'), t.state.position[0]]).toEqual([[0, 1, 0, 0], -1]);
  });
  it('GT-12.6 or he declines both', () => {
    const ship: Drawing = { ...gunship(5), '8,7': 'hold-3' };
    const t = flight({ ships: [ship], deck: [SMUGGLERS] })
      .flyOn()
      .do(0, 'decline');
    expect([t.goodsAt(0, '8,7'), t.state.position[0], t.asked()]).toEqual([[0, 0, 0, 0], 0, 'over']);
    expect(t.events('reward-declined')).toMatchObject([{ seat: 0 }]);
  });
  it('GT-12.7 smugglers take the most valuable goods, then battery tokens', () => {
    const hold: Drawing = { ...PLAIN_SHIP, '7,6': ['hold-2', { goods: { blue: 1, green: 1 } }] };
    const rich: Drawing = { ...hold, '7,8': ['special-hold-1', { goods: { red: 1 } }] };
    const poor: Drawing = { ...PLAIN_SHIP, '7,6': ['hold-2', { goods: { blue: 1 } }], '7,8': 'battery-2' };
    const t = flight({ ships: [rich, poor], deck: [SMUGGLERS] }).flyOn();
    expect([t.goodsAt(0, '7,8'), t.goodsAt(0, '7,6')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
    expect([t.goodsAt(1, '7,6'), t.tokensAt(1, '7,8')]).toEqual([[0, 0, 0, 0], 1]);
  });
  it('GT-12.8 slavers take crew from a loser', () => {
    const t = flight({ deck: [SLAVERS] }).flyOn();
    t.do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' }); // the third is in the only cabin left
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '8,7'), t.asker]).toEqual([1, 0, 1]);
  });
  it('GT-12.8 and pay the winner credits', () => {
    const ship: Drawing = { ...gunship(5), '7,5': 'double-cannon', '7,9': 'double-cannon', '8,7': 'battery-2' };
    const t = flight({ ships: [ship], deck: [SLAVERS] }).flyOn();
    t.do(0, { do: 'power', part: '7,5' }, { do: 'power', part: '7,9' }, 'take-reward');
    expect(t.strengths(0)).toEqual([14]);
    expect(t.events('credits')).toMatchObject([{ seat: 0, change: 5 }]);
    expect(t.state.position[0]).toBe(-1);
  });
  it('GT-12.9 pirates shoot at all losers with one roll each', () => {
    const t = flight({ players: 3, deck: [PIRATES], draws: { hit: [3, 3, ...MISS, ...MISS] } }).flyOn();
    expect(t.events('dice-rolled')).toMatchObject([
      { seats: [0, 1, 2], large: false, from: 0, dice: [3, 3] },
      { seats: [0, 1, 2], large: true },
      { seats: [0, 1, 2], large: false },
    ]);
    expect([0, 1, 2].map((seat) => t.has(seat, '8,6'))).toEqual([false, false, false]);
  });
  it('GT-12.9 the foremost loser rolls: losers come in flight order, the winner is not shot at', () => {
    const winner: Drawing = { ...gunship(5), '7,5': 'double-cannon', '8,7': 'battery-2' };
    const t = flight({ players: 3, ships: [undefined, undefined, winner], deck: [PIRATES], draws: { hit: [1] } });
    t.flyOn().do(2, { do: 'power', part: '7,5' }, 'take-reward');
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
  it('GT-12.18 the reward is taken at once, the days are lost after all attacks and before the shots', () => {
    const winner: Drawing = { ...gunship(5), '7,5': 'double-cannon', '8,7': 'battery-2' };
    const draws = { hit: [...MISS, ...MISS, ...MISS] };
    const t = flight({ ships: [undefined, winner], deck: [PIRATES], draws }).flyOn();
    t.do(1, { do: 'power', part: '7,5' }, 'take-reward');
    const told = t.match.trueHistory.flat().map(({ event }) => event);
    const wanted = ['enemy-fought', 'credits', 'moved', 'dice-rolled'];
    expect(told.filter((event) => wanted.includes(event))).toEqual([
      ...['enemy-fought', 'enemy-fought', 'credits', 'moved'],
      ...['dice-rolled', 'dice-rolled', 'dice-rolled'],
    ]);
  });
});

describe('GT-12.10: meteors', () => {
  it('GT-12.10 each meteor is rolled once and threatens all ships in the race', () => {
    const draws = { hit: [...MISS, ...MISS, ...MISS, 3, 3] };
    const t = flight({ players: 3, deck: ['i-10'], seats: [undefined, { halves: ['gave-up'] }], draws }).flyOn();
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual(Array(4).fill([0, 2]));
    expect([t.hits(0).length, t.hits(1).length, t.hits(2).length]).toEqual([4, 0, 4]);
  });
});

describe('GT-12.11, GT-12.12, GT-12.17: Combat Zone', () => {
  const ZONE = 'i-16'; // crew: 3 days; engines: 2 crew; cannons: small and large shot from the rear
  const draws = { hit: [...MISS, ...MISS] };

  it('GT-12.11 the lowest of each line suffers; at a tie the one further ahead, by the order of that line', () => {
    const t = flight({ deck: [ZONE], draws }).flyOn();
    expect(t.state.position).toEqual([-4, -2]); // the leader lost 3 days: now the other is ahead
    t.do(1, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect(t.events('chosen-as-worst')).toMatchObject([
      { seat: 0, criterion: 'crew' },
      { seat: 1, criterion: 'engines' },
      { seat: 1, criterion: 'cannons' },
    ]);
    expect(t.events('dice-rolled')).toMatchObject([
      { seats: [1], large: false, from: 2 },
      { seats: [1], large: true, from: 2 },
    ]);
  });
  it('GT-12.11 strengths are stated in flight order at their line', () => {
    const ship: Drawing = { ...PLAIN_SHIP, '7,6': 'battery-2', '7,8': 'double-cannon', '7,5': 'double-engine' };
    const t = flight({ ships: [ship, ship], deck: [ZONE], draws }).flyOn();
    expect([t.asker, t.events('crew-stated').length]).toEqual([1, 2]); // engines, seat 1 leads now
    t.do(1, { do: 'power', part: '7,5' });
    expect([t.asker, t.strengths(1)]).toEqual([0, [3]]);
    expect(t.refusal(0, { do: 'power', part: '7,8' })).toBe('GT-10.4 not-offered');
  });
  it('GT-12.12 alone in the race nobody suffers in a Combat Zone', () => {
    const t = flight({ deck: [ZONE], seats: [undefined, { halves: ['gave-up'] }] }).flyOn();
    expect([t.events('chosen-as-worst'), t.state.position[0], t.lost(0)]).toEqual([[], 0, 0]);
  });
  it('GT-12.12 nor by Sabotage', () => {
    const t = flight({ deck: ['iii-04'], seats: [undefined, { halves: ['gave-up'] }] }).flyOn();
    expect([t.events('chosen-as-worst'), t.events('dice-rolled')]).toEqual([[], []]);
  });
  it('GT-12.17 crew is counted in flight order, and who jumps then leaves the other alone', () => {
    const jumper: Drawing = { ...PLAIN_SHIP, '7,6': 'battery-2', '7,8': 'engine-booster', '8,8': 'engine' };
    const options = { newTechnology: true };
    const t = flight({ ships: [undefined, jumper], deck: ['iii-04', 'i-04'], options }).flyOn();
    t.do(1, 'stay');
    expect(t.events('crew-stated').map(({ seat }) => seat)).toEqual([0]);
    t.do(1, { do: 'jump', booster: '7,8', engine: '8,8' });
    expect([t.events('chosen-as-worst'), t.events('dice-rolled')]).toEqual([[], []]);
  });
});

describe('GT-12.13 to GT-12.15: mishaps', () => {
  const cabin: Drawing = { '7,7': 'start-cabin' }; // four exposed connectors

  it('GT-12.13 stardust: a day for each exposed connector, the rearmost first', () => {
    const t = flight({ ships: [cabin, cabin], seats: [{}, { position: -1 }], deck: ['i-04'] }).flyOn();
    expect(t.state.position).toEqual([-4, -5]);
    expect(t.events('moved')).toMatchObject([
      { seat: 1, days: -4 },
      { seat: 0, days: -4 },
    ]);
  });
  it('GT-12.13 a ship without exposed connectors stays', () => {
    const round = { '6,7': 'b021/3', '7,6': 'b027/2', '7,8': 'b090', '8,7': 'b091/1' }; // one connector each
    const closed: Drawing = { '7,7': 'start-cabin', ...round };
    const t = flight({ ships: [closed], deck: ['i-04'] }).flyOn();
    expect(t.state.position[0]).toBe(0);
  });
  it('GT-12.14 epidemic: every occupied cabin joined to another loses one, judged before the card', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '6,7': ['cabin', { humans: 1 }], '8,7': 'cabin', '7,8': 'engine' };
    const apart: Drawing = { '7,7': 'start-cabin', '6,7': 'structural', '5,7': 'cabin', '8,7': 'engine' };
    const t = flight({ ships: [ship, apart], deck: ['ii-05'] }).flyOn();
    expect(['6,7', '7,7', '8,7'].map((square) => t.crewAt(0, square))).toEqual([0, 1, 1]);
    expect(['5,7', '7,7'].map((square) => t.crewAt(1, square))).toEqual([2, 2]);
  });
  it('GT-12.14 an empty cabin infects nobody, an alien dies of it', () => {
    const empty: Drawing = { '7,7': 'start-cabin', '6,7': ['cabin', { humans: 0 }] };
    const alien: Drawing = { '7,7': 'start-cabin', '6,7': ['cabin', { alien: 'brown' }], '6,6': 'life-support-brown' };
    const t = flight({ ships: [empty, alien], deck: ['ii-05'] }).flyOn();
    expect(t.crewAt(0, '7,7')).toBe(2);
    expect([t.crewAt(1, '7,7'), t.crewAt(1, '6,7')]).toEqual([1, 0]);
  });
  it('GT-12.14 luxury cabins count, stasis chambers do not', () => {
    const luxury: Drawing = { '7,7': 'start-cabin', '6,7': 'luxury-cabin' };
    const stasis: Drawing = { '7,7': 'start-cabin', '6,7': 'stasis-chamber' };
    const t = flight({ ships: [luxury, stasis], deck: ['ii-05'], options: { newTechnology: true } }).flyOn();
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '6,7')]).toEqual([1, 0]);
    expect([t.crewAt(1, '7,7'), t.crewAt(1, '6,7')]).toEqual([2, 4]);
  });
  it('GT-12.15 sabotage: the smallest crew is hit on the square rolled, the column first', () => {
    const draws = { sabotage: [3, 4, 3, 3] };
    const t = flight({ ships: [undefined, cabin], deck: ['iii-04'], draws }).flyOn();
    expect(t.events('chosen-as-worst')).toMatchObject([{ seat: 1, criterion: 'crew' }]);
    const again = flight({ deck: ['iii-04'], draws }).flyOn(); // a tie: further ahead
    expect([again.has(0, '6,7'), again.has(1, '6,7'), again.lost(0)]).toEqual([false, true, 1]);
  });
  it('GT-12.15 what is no longer joined falls off', () => {
    const t = flight({ deck: ['iii-04'], draws: { sabotage: [3, 4, 4, 4] } }).flyOn(); // the cabin of column 7, row 8
    t.do(0, { do: 'keep', at: '6,7' });
    expect(t.events('part-lost').map(({ how }) => how)).toEqual(['destroyed', 'fell']);
  });
  it('GT-12.15 an empty square is rolled again, three tries in all', () => {
    const third = flight({ deck: ['iii-04'], draws: { sabotage: [1, 1, 1, 1, 3, 2, 2, 3, 3, 4, 3, 3] } }).flyOn();
    expect([third.events('dice-rolled').length, third.lost(0)]).toEqual([3, 1]);
    const never = flight({ deck: ['iii-04'], draws: { sabotage: Array(12).fill(1) } }).flyOn();
    expect([never.events('dice-rolled').length, never.lost(0)]).toEqual([3, 0]);
  });
});
