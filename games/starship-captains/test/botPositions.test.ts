import { type Position, positionTests } from '@starboard/bots/testing';
import { starshipCaptains } from '../src/index.ts';
import { activate, crewed, mission, scene } from './scene.ts';

/** A ship on planet 2 with this mission. */
const on = (card: string, ready: Record<string, number>, more = {}, rest = {}) =>
  scene({ missions: { p2: card }, seats: { 0: crewed('p2', { ready, ...more }) }, ...rest });
const TRIO = { 'red-ensign': 1, 'yellow-ensign': 1, 'blue-ensign': 1 };
const CLEAN = { damage: 0, damagedSlots: [] };

/** The end of the last round: no mission, no pirate and no damage near a ship with this crew. */
const idle = (ready: Record<string, number>, more = {}) =>
  scene({
    round: 4,
    missions: { p2: 'none', p6: 'none' },
    pirates: {},
    seats: { 0: crewed('home', { ready, ...CLEAN, ...more }), 1: crewed('home', { passed: true }) },
  });

const positions: readonly Position[] = [
  {
    name: 'does a mission of 7 points that its three ensigns are made for',
    at: () => on('m28', TRIO),
    right: [{ do: 'mission' }],
  },
  {
    name: 'does a mission of 9 points with everybody it has',
    at: () => on('m43', { 'red-ensign': 2, 'yellow-ensign': 1, 'blue-ensign': 1 }),
    right: [{ do: 'mission' }],
  },
  ...(
    [
      [0, 'm28', [], 'blue-ensign'],
      [1, 'm28', ['blue-ensign'], 'yellow-ensign'],
      [2, 'm28', ['blue-ensign', 'yellow-ensign'], 'red-ensign'],
      [0, 'm18', [], 'red-ensign'],
      [1, 'm07', ['blue-ensign'], 'red-ensign'],
      [0, 'm43', [], 'red-ensign'],
      [2, 'm43', ['red-ensign', 'red-ensign'], 'yellow-ensign'],
      [0, 'm36', [], 'red-ensign'],
      [0, 'm12', [], 'red-ensign'],
      [1, 'm23', ['blue-ensign'], 'blue-ensign'],
    ] as const
  ).map(
    ([row, card, before, right]): Position => ({
      name: `puts ${right} on row ${row + 1} of ${card}`,
      at: () =>
        on(card, { cadet: 2, 'red-ensign': 2, 'yellow-ensign': 2, 'blue-ensign': 2 }).do(0, ...mission(...before)),
      right: [{ do: 'assign', figure: right }],
    }),
  ),
  {
    name: 'puts an android on a golden row',
    at: () => on('m16', { 'red-ensign': 1, 'yellow-ensign': 2, android: 1 }).do(0, ...mission('red-ensign')),
    right: [{ do: 'assign', figure: 'android' }],
  },
  {
    name: 'resolves a row that gives a medal',
    at: () => on('m18', TRIO).do(0, ...mission('red-ensign', 'yellow-ensign')),
    right: [{ do: 'resolve-row' }],
  },
  {
    name: 'does not pass with a crew that is ready',
    at: () => on('m28', { ...TRIO, cadet: 1 }),
    wrong: [{ do: 'pass' }],
  },
  {
    name: 'does not pass when there is no mission here, either',
    at: () => scene({ seats: { 0: crewed('p1', { ready: { 'red-ensign': 2, 'blue-ensign': 1 } }) } }),
    wrong: [{ do: 'pass' }],
  },
  {
    name: 'does not mend a ship that is whole',
    at: () => scene({ seats: { 0: crewed('p1', CLEAN) } }),
    wrong: [activate('maintenance', 'blue-ensign'), { do: 'activate', room: 'maintenance' }],
  },
  {
    name: 'does not fire where there is no pirate',
    at: () => scene({ seats: { 0: crewed('p1') }, pirates: {} }),
    wrong: [{ do: 'activate', room: 'weapons' }],
  },
  {
    name: 'has no android steer, when an ensign is there who can do nothing else',
    at: () => scene({ seats: { 0: crewed('p1', { ready: { 'red-ensign': 1, android: 1 } }) } }),
    wrong: [{ do: 'pass' }],
  },
  {
    name: 'flies out of home in the first round',
    at: () => scene({ seats: { 0: crewed('home', { ready: { 'red-ensign': 2 }, ...CLEAN }) } }),
    wrong: [{ do: 'pass' }, { do: 'specialise' }],
  },
  {
    name: 'does not turn an ensign of a mission into one that the mission has no use for',
    at: () => on('m28', TRIO, { medals: 3 }),
    wrong: [{ do: 'specialise' }, { do: 'promote' }],
  },
  {
    name: 'does the mission at the end of the last round, with whomever it has',
    at: () => on('m28', { cadet: 3 }, {}, { round: 4 }),
    right: [{ do: 'mission' }],
  },
  {
    name: 'mends with the last ensign of the last round, if nothing else is left',
    at: () =>
      scene({
        round: 4,
        missions: { p2: 'none' },
        seats: { 0: crewed('home', { ready: { 'blue-ensign': 1 }, damage: 6, damagedSlots: [0, 1, 2, 3, 4, 5] }) },
      }),
    right: [{ do: 'activate', room: 'maintenance' }],
  },
  {
    name: 'fires at a pirate beside it with the last figure of the match',
    at: () =>
      scene({
        round: 4,
        missions: { p2: 'none' },
        pirates: { 'home-p6': 'violet-artifact-medal' },
        seats: { 0: crewed('home', { ready: { 'yellow-ensign': 1 }, ...CLEAN }) },
      }),
    right: [{ do: 'activate', room: 'weapons' }],
  },
  {
    name: 'hits the pirate that it aims at',
    at: () =>
      scene({
        pirates: { 'home-p6': 'violet-artifact-medal' },
        seats: { 0: crewed('home', CLEAN) },
      }).do(0, activate('weapons', 'yellow-ensign')),
    right: [{ do: 'attack' }],
  },
  {
    name: 'moves when it has manned the helm',
    at: () => scene({ seats: { 0: crewed('home', CLEAN) } }).do(0, activate('helm', 'red-ensign')),
    right: [{ do: 'move' }],
  },
  {
    name: 'takes a technology when it has done the research',
    at: () => scene({ seats: { 0: crewed('home', CLEAN) } }).do(0, activate('research', 'blue-ensign')),
    right: [{ do: 'take-tech' }],
  },
  {
    name: 'mends when it has manned maintenance',
    at: () => scene({ seats: { 0: crewed('home', { damage: 4 }) } }).do(0, activate('maintenance', 'blue-ensign')),
    wrong: [{ do: 'decline' }],
  },
  {
    name: 'advances where it may',
    at: () => on('m12', TRIO).do(0, ...mission('red-ensign', 'yellow-ensign'), 'resolve-row', 'decline'),
    wrong: [{ do: 'decline' }],
  },
  {
    name: 'resolves a row that only helps',
    at: () =>
      on('m36', { 'red-ensign': 2, 'blue-ensign': 1 }).do(0, ...mission('red-ensign', 'blue-ensign', 'red-ensign')),
    right: [{ do: 'resolve-row' }],
  },
  {
    name: 'does research with an ensign who can do nothing else',
    at: () => scene({ seats: { 0: crewed('home', { ready: { 'blue-ensign': 1 }, ...CLEAN }) } }),
    right: [{ do: 'activate', room: 'research' }],
  },
  {
    name: 'passes rather than fire where there is no pirate, when nothing else is left',
    at: () => idle({ 'yellow-ensign': 1 }),
    right: [{ do: 'pass' }],
  },
  {
    name: 'passes rather than have a cadet mend a ship that is whole',
    at: () => idle({ cadet: 2 }),
    right: [{ do: 'pass' }],
  },
  {
    name: 'does not give two artifacts to fire at nothing',
    at: () => idle({ 'red-ensign': 1 }, { artifacts: { 'red-yellow': 1, 'yellow-blue': 1 } }),
    wrong: [{ do: 'activate-with-artifacts', room: 'weapons' }],
  },
  {
    name: 'does not give two artifacts to mend a ship that is whole',
    at: () => idle({ 'red-ensign': 1 }, { artifacts: { 'red-blue': 2 } }),
    wrong: [{ do: 'activate-with-artifacts', room: 'maintenance' }],
  },
];

positionTests(starshipCaptains, positions);
