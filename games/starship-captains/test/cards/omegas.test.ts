import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { scene } from '../scene.ts';

const sound = { damage: 0, damagedSlots: [], ready: {}, queue: [], medals: 0 };
const MISSIONS = { m06: 0, m13: 0, m18: 0, m27: 0, m50: 1 }; // red and blue; yellow and blue; red and yellow; red, red, yellow
const CREW = {
  ready: { 'red-ensign': 2, 'yellow-ensign': 1, 'red-commander': 1 },
  queue: ['red-ensign', 'blue-commander', 'cadet'],
};

type Card = readonly [id: string, name: string, points: number, ship: Plain, rest?: object];

/** Every omega: what it is worth on such a ship, in the upper middle slot. */
const OMEGAS: readonly Card[] = [
  ['o01', 'Red Service Record', 3, {}, { completed: MISSIONS }],
  ['o01', 'Red Service Record', 4, {}, { completed: { ...MISSIONS, m07: 0 } }], // red too: there is no limit
  ['o02', 'Yellow Service Record', 3, {}, { completed: MISSIONS }],
  ['o03', 'Blue Service Record', 2, {}, { completed: MISSIONS }],
  ['o04', 'Harmonic Lattice', 3, { tech: { 0: 't03', 2: 't42', 3: 't12', 4: 't29' } }], // both neighbours, and two below
  ['o05', 'Red Mess Hall', 4, CREW],
  ['o06', 'Yellow Mess Hall', 1, CREW],
  ['o07', 'Blue Mess Hall', 1, CREW],
  ['o08', "Officers' Club", 2, CREW],
  ['o09', 'Battle Scars', 6, { damage: 5, damagedSlots: [3] }],
  ['o10', 'Artifact Blueprints', 4, { artifacts: { 'red-yellow': 3, 'red-blue': 1 } }],
  ['o11', "Rogues' Gallery", 3, { pirates: 3 }],
  ['o12', 'Integrated Systems', 2, { tech: { 0: 't13', 3: 'o03', 4: 't25' } }],
  ['o12', 'Integrated Systems', 4, { tech: { 0: 't13', 2: 't01', 3: 't02', 4: 't25' } }], // no limit
];

describe('every omega', () => {
  for (const [id, name, points, ship, rest] of OMEGAS)
    it(`${id} ${name}: ${points} points`, () => {
      const total = (tech: object) =>
        scene({ ...rest, seats: { 0: { ...sound, ...ship, tech: { ...(ship.tech as Plain), ...tech } } } }).at(
          'seats.0.points',
        ) as number;
      expect(total({ 1: id }) - total({})).toBe(points);
      expect(en[`tech.${id}` as keyof typeof en]).toBe(name);
    });
  it('o01 to o12: all of them', () => {
    expect([...new Set(OMEGAS.map(([id]) => id))]).toEqual([
      ...['o01', 'o02', 'o03', 'o04', 'o05', 'o06', 'o07', 'o08', 'o09', 'o10', 'o11', 'o12'],
    ]);
  });
});
