import { describe, expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { activate, changes, pick, scene, TESTER_DRAWS, tester } from '../scene.ts';

type Step = string | { readonly do: string };
type Card = readonly [id: string, name: string, techs: string[], steps: readonly Step[], changes: object];

const rest = activate('maintenance', 'cadet');
/** You on planet 3 beside a pirate; the only action card is that of the passenger. */
const table = (passenger: string, more = {}) =>
  scene(
    { actions: ['a4'], pirates: { 'p3-p5': 'violet-android' }, seats: { 0: tester({ medals: 1, ...more }) } },
    { players: 1, options: { passenger }, draws: TESTER_DRAWS },
  );

/** Every passenger: its technologies, what you decide in its action, and all that is different then. */
const PASSENGERS: readonly Card[] = [
  ['pa1', 'Teddy', ['t30', 't34'], [], {}],
  ['pa2', 'Inspector Quill', ['t18', 't31'], [pick(0)], { medals: 0 }],
  ['pa2', 'Inspector Quill', ['t18', 't31'], [pick(1)], { damage: 4 }],
  ['pa3', 'Professor Amaranth', ['t19', 't25'], [], { artifacts: 2 }],
  [
    'pa4',
    'Envoy Zerra-Lin',
    ['t33', 't35'],
    [{ do: 'place-pirate', along: 'green' } as Step],
    { routes: ['p3-p5', 'p3-p6'] },
  ],
  ['pa5', 'Cadet Prince Olo', ['t36', 't40'], [], {}],
  ['pa6', 'Unit Tea-7', ['t21', 't49'], ['advance', 'decline'], { androids: 1, tracks: [0, 1, 0] }],
];

describe('every passenger', () => {
  it.each(PASSENGERS)('%s %s', (id, name, techs, steps, changed) => {
    const t = table(id);
    expect([t.at('trackTech'), en[`passenger.${id}` as keyof typeof en]]).toEqual([techs, name]);
    expect(changes(t, 0, () => t.do(0, rest, 'decline', ...steps))).toEqual(changed);
    expect([t.asked(), t.events('action-drawn').length]).toEqual(['turn', 1]);
  });
  it('pa2 Inspector Quill: without a medal the damage', () => {
    expect(table('pa2', { medals: 0 }).do(0, rest, 'decline').state.damage[0]).toBe(4);
  });
  it('pa5 Cadet Prince Olo: the front figure goes to the end', () => {
    const t = table('pa5', { queue: ['red-ensign', 'blue-ensign'] }).do(0, rest, 'decline');
    expect(t.queue(0)).toEqual(['blue-ensign', 'cadet', 'red-ensign']);
  });
  it('pa6 Unit Tea-7: nothing without an android', () => {
    expect(
      table('pa6', { ready: { cadet: 1 } })
        .do(0, rest, 'decline')
        .asked(),
    ).toBe('turn');
  });
  it.each<readonly [string, string, number, object]>([
    ['pa1', 'Teddy', 2, {}],
    ['pa2', 'Inspector Quill', 4 - 3, { damage: 2, damagedSlots: [1] }],
    ['pa3', 'Professor Amaranth', -3 + 2, { artifacts: { 'red-blue': 2 } }],
    ['pa3', 'Professor Amaranth', -3 + 6, { artifacts: { 'red-blue': 4, 'red-yellow': 4 } }],
    ['pa4', 'Envoy Zerra-Lin', -2, { tracks: { nian: { position: 6 } } }],
    ['pa4', 'Envoy Zerra-Lin', 2, { tracks: { nian: { position: 7 } } }],
    ['pa4', 'Envoy Zerra-Lin', 2, { tracks: { nian: { position: 0, laps: 1 } } }],
    ['pa5', 'Cadet Prince Olo', -3 + 2, { ready: { 'red-commander': 1 }, queue: ['blue-commander'] }],
    ['pa6', 'Unit Tea-7', -2 + 3, { ready: { android: 3 } }],
  ])('%s %s: %i points', (passenger, _, points, more) => {
    const sound = { damage: 0, damagedSlots: [], ready: {}, queue: [], medals: 0, ...more };
    const total = (id: string) =>
      scene({ seats: { 0: sound } }, { players: 1, options: { passenger: id } }).at('seats.0.points') as number;
    expect(total(passenger) - total('pa1')).toBe(points - 2); // Teddy is worth 2
  });
});
