import { describe, expect, it } from 'vitest';
import { epilogueOf } from '../../src/content/tables.ts';
import { activate, on, scene } from '../scene.ts';

const sound = { damage: 0, damagedSlots: [], ready: {}, queue: [], medals: 0 };
const points = (more = {}, rest = {}, setting = {}) =>
  scene({ ...rest, seats: { 0: { ...sound, ...more } } }, setting).at('seats.0.points');

describe('SC-21: end of the game', () => {
  it('SC-21.1: the printed points of completed missions', () => {
    expect(points({}, { completed: { m01: 0, m05: 0, m48: 0, m50: 1 } })).toBe(4 + 5 + 10);
  });
  it('SC-21.2: zones, and 5 for each lap', () => {
    const tracks = { fleet: { position: 4 }, tincan: { position: 9, laps: 1 }, nian: { position: 0, laps: 2 } };
    expect(points({ tracks })).toBe(2 + 4 + 5 + 10);
  });
  it('SC-21.3: omegas on the own board, and the passenger of the solo game', () => {
    expect(points({ tech: { 0: 'o12', 1: 't01', 2: 't02' } })).toBe(2);
    expect(points({}, {}, { players: 1, options: { passenger: 'pa1' } })).toBe(2);
  });
  it('SC-21.4: 1 for each commander, android and pirate token', () => {
    const queue = ['blue-commander', 'blue-ensign'];
    expect(points({ ready: { 'red-commander': 2, android: 3, cadet: 1 }, queue })).toBe(3 + 3);
    expect(points({ pirates: 4 })).toBe(4);
  });
  it('SC-21.5: half a point for each artifact and each medal', () => {
    expect(points({ medals: 3 })).toBe(1.5);
    expect(points({ medals: 1, artifacts: { 'red-blue': 2, 'yellow-blue': 2 } })).toBe(2.5);
  });
  it('SC-21.6: -1 for each damage, in the storage, beyond it, and on technology slots', () => {
    expect(points({ damage: 5 })).toBe(-5);
    expect(points({ damage: 10 })).toBe(-10);
    expect(points({ damage: 1, damagedSlots: [0, 2, 5] })).toBe(-4);
  });
  it('SC-21.7: a face-down artifact on a room scores nothing', () => {
    const seat = {
      ...sound,
      ready: { 'red-ensign': 1 },
      tech: { 1: 't02', 2: 'o10' },
      tracks: { fleet: { position: 5 } },
    };
    const t = scene({ events: { fleet: 'ef1' }, seats: { 0: seat } });
    t.do(0, activate('slot-2', 'red-ensign'), on('fleet'), { do: 'open-room', room: 'helm' });
    expect([t.state.sealed.filter((kind) => kind > 0).length, t.at('seats.0.points')]).toEqual([1, 2]); // the track
  });
  it.each([
    [
      [3, 1],
      [1, 2],
    ],
    [
      [2, 2],
      [1, 1],
    ],
    [
      [0, 4],
      [2, 1],
    ],
  ])('SC-21.8: with tokens %j the places are %j', ([first, second], places) => {
    const seats = { 0: { ...sound, at: 'p2', pirates: first }, 1: { ...sound, at: 'p3', pirates: second } };
    const t = scene({ round: 4, seats }).do(0, 'pass').do(1, 'pass');
    expect(t.match.outcome?.places).toEqual(places);
  });
  it.each([
    ...[
      [-6, 0],
      [0, 0],
      [20, 0],
      [20.5, 0],
      [21, 21],
      [43.5, 43],
    ],
    ...[
      [74.5, 74],
      [75, 75],
      [110, 75],
    ],
  ])('SC-21.9: a total of %d has the epilogue %d', (total, band) => {
    expect(epilogueOf(total)).toBe(band);
  });
  it('SC-21.10: 24 + 11 + 4 + 6 + 1.5 - 3 = 43.5 (rulebook example)', () => {
    const seat = {
      ...{ tracks: { fleet: { laps: 1 }, tincan: { position: 7 }, nian: { position: 8 } } },
      ...{ tech: { 0: 'o12', 1: 't01', 2: 't02', 3: 't13', 4: 't18' }, damage: 3 },
      ...{ ready: { 'red-commander': 2, android: 3 }, pirates: 1, medals: 2, artifacts: { 'red-blue': 1 } },
    };
    expect(points(seat, { completed: { m19: 0, m44: 0, m45: 0 } })).toBe(43.5);
  });
});
