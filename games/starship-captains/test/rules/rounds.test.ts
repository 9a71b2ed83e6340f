import { describe, expect, it } from 'vitest';
import { activate, crewed, scene, take, told } from '../scene.ts';
import type { TestTable } from '../table.ts';

const bothPass = (t: TestTable) => t.do(t.state.active, 'pass').declineAll().do(t.state.active, 'pass');
const away = { 0: crewed('p2'), 1: crewed('p3') };

describe('SC-20: passing, round end, new round', () => {
  it('SC-20.1: who passes takes no more turns; the figures stay ready', () => {
    const t = scene({ seats: away }).do(0, 'pass');
    t.do(1, activate('maintenance', 'cadet'), 'decline');
    expect([t.asker, t.at('seats.0.passed'), t.ready(0, 'red-ensign')]).toEqual([1, true, 2]);
    expect(t.refusal(0, 'pass')).not.toBe('allowed');
  });
  it('SC-20.2: when all have passed, the round ends', () => {
    const t = scene({ seats: away }).do(0, 'pass');
    expect(t.state.round).toBe(1);
    expect([t.do(1, 'pass').state.round, t.state.passed]).toEqual([2, 0]);
  });
  it('SC-20.3: the front of the break area comes back until three are left', () => {
    const queue = ['red-ensign', 'cadet', 'yellow-ensign', 'blue-ensign', 'red-commander'];
    const seats = { 0: crewed('p2', { ready: {}, queue }), 1: crewed('p3', { ready: {}, queue: queue.slice(2) }) };
    const t = bothPass(scene({ seats }));
    expect(t.queue(0)).toEqual(['yellow-ensign', 'blue-ensign', 'red-commander']);
    expect([t.ready(0, 'red-ensign'), t.ready(0, 'cadet')]).toEqual([1, 1]);
    expect(t.queue(1)).toEqual(['yellow-ensign', 'blue-ensign', 'red-commander']);
  });
  it('SC-20.4: after round 4 the game is over, without a new round', () => {
    const t = bothPass(scene({ round: 4, seats: away }));
    expect([t.match.over, t.state.round, t.state.medals, t.ready(0, 'cadet')]).toEqual([true, 4, [0, 0], 1]);
    expect(told(t, 'game-ended', 'goods-gained')).toEqual(['game-ended']);
  });
  it.each([
    [2, 1, 1],
    [3, 0, 2],
    [4, 0, 2],
  ])('SC-20.5: in round %i everybody has %i medals and %i cadets', (round, medals, cadets) => {
    const t = bothPass(scene({ round: round - 1, seats: away }));
    expect([t.state.medals, t.ready(0, 'cadet'), t.ready(1, 'cadet')]).toEqual([[medals, medals], cadets, cadets]);
    const what = round === 2 ? 'medal' : 'cadet';
    expect(t.events('goods-gained')).toMatchObject([
      { seat: 0, what },
      { seat: 1, what },
    ]);
  });
  it('SC-20.6: triangles of the new round go to their stations', () => {
    const t = bothPass(
      scene({ stations: { tincan: { at: 'p7', triangle: 2 }, nian: { at: 'p10', triangle: 3 } }, seats: away }),
    );
    expect([t.at('stations.home.triangle'), t.at('stations.tincan.triangle')]).toEqual([0, 0]);
    expect(t.at('stations.nian.triangle')).toBe(3);
  });
  it('SC-20.6: where a ship is, on to the next round; in round 4 out of the game', () => {
    const seats = { 0: crewed('home'), 1: crewed('p3') };
    expect(bothPass(scene({ seats })).at('stations.home.triangle')).toBe(3);
    const last = scene({ round: 3, stations: { home: { triangle: 4 } }, seats });
    expect(bothPass(last).at('stations.home.triangle')).toBe(-1);
  });
  it('SC-20.7: the start player marker goes one place to the left', () => {
    const t = scene({ seats: away }, { players: 3 });
    t.do(0, 'pass').do(1, 'pass').do(2, 'pass');
    expect([t.state.start, t.asker]).toEqual([1, 1]);
    expect(t.do(1, 'pass').do(2, 'pass').do(0, 'pass').asker).toBe(2);
  });
  it('SC-20.8: the map and the display stay as they are', () => {
    const t = scene({ pirates: { 'p1-p2': 'green-android' }, seats: away });
    const map = () => ['missions', 'numbers', 'pirates', 'holders', 'display'].map((part) => t.at(part));
    const then = map();
    bothPass(t);
    expect(map()).toEqual(then);
  });
  it('SC-20.8: once-per-round abilities are ready again', () => {
    const t = scene({ seats: { 0: crewed('p2', { tech: { 1: 't36' } }), 1: crewed('p3') } });
    const use = { do: 'use-ability', slot: 1 };
    t.do(0, use, { do: 'retrain', figure: 'cadet', colour: 'red' });
    expect(t.refusal(0, use)).not.toBe('allowed');
    t.do(0, 'pass').do(1, 'pass').do(1, 'pass');
    expect(t.refusal(0, use)).toBe('allowed');
  });
  it('SC-20.8: a card that comes to the slot of one that was used has not been used', () => {
    const display = ['t43', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const seat = crewed('p2', { tech: { 1: 't36', 4: 't20' }, queue: ['cadet'], medals: 1 });
    const t = scene({ display, seats: { 0: seat, 1: crewed('p3') } });
    t.do(0, { do: 'use-ability', slot: 1 }, { do: 'retrain', figure: 'cadet', colour: 'red' });
    t.do(0, activate('slot-5', 'blue-ensign'), take('t43', 1));
    t.declineAll().do(1, 'pass');
    expect(t.refusal(0, { do: 'use-ability', slot: 1 })).toBe('allowed');
  });
  it('SC-20.9: nobody is asked: goods, triangles, start player; then the first turn', () => {
    const t = bothPass(scene({ seats: away }));
    expect(told(t, 'round-ended', 'goods-gained', 'station-restocked', 'round-began').slice(1)).toEqual([
      ...['round-ended', 'round-ended', 'goods-gained', 'goods-gained', 'station-restocked', 'round-began'],
    ]);
    expect([t.asked(), t.asker]).toEqual(['turn', 1]);
  });
});
