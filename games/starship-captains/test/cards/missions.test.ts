import { describe, expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import {
  attack,
  changes,
  fix,
  jump,
  mission,
  move,
  on,
  pick,
  scene,
  TESTER,
  TESTER_DRAWS,
  take,
  tester,
} from '../scene.ts';

type Step = string | { readonly do: string };
type Row = readonly [
  id: string,
  name: string,
  points: number,
  crew: string,
  steps: readonly Step[],
  changes: object,
  more?: object,
];

const R = 'resolve-row';
const A = 'advance';
const D = 'decline';
const S = 'repair-storage';
const FIGURES: Readonly<Record<string, string>> = {
  r: 'red-ensign',
  y: 'yellow-ensign',
  b: 'blue-ensign',
  a: 'android',
};
/** With two bonuses: a medal, and a move that is declined. */
const OMEGA = { tech: { 1: 'o02', 4: 't13' }, medals: 1 };
const RESEARCHED = { tech: { 1: 'o05', 4: 't13' } };
const DEFEATED = { pirates: 2, androids: 3, routes: [] };

/** Every mission with all rows resolved: printed points, a figure for each row, the steps, and all that is different then. */
const MISSIONS: readonly Row[] = [
  [
    'm01',
    'Steal Secret Plans',
    4,
    'yb',
    [R, A, A, R, take('o02', 1), D],
    { damage: 4, tracks: [0, 0, 2], artifacts: 2, ...OMEGA },
  ],
  ['m02', 'Stargate', 4, 'rb', [R, 'peek', jump('p9'), R], { at: 'p9', artifacts: 2, routes: ['p3-p5', 'p9-p12'] }],
  ['m03', 'Tincan Library', 4, 'br', [R, take('t03', 1), R, A], { tech: { 1: 't03', 4: 't13' }, tracks: [0, 1, 0] }],
  [
    'm04',
    'Gladiator Audit',
    4,
    'yb',
    [R, on('fleet'), A, A, A, move('green'), D, R, S],
    { damage: 4, tracks: [4, 0, 0], medals: 1, at: 'p6', artifacts: 2 },
  ],
  [
    'm05',
    'Borrowed Lighthouse',
    5,
    'ry',
    [R, move('violet'), move('violet'), R, attack('yellow')],
    { damage: 4, ...DEFEATED },
  ],
  ['m06', 'Customs Paperwork', 4, 'rb', [R, A, A, A, R, S], { tracks: [3, 0, 0], medals: 2, damage: 2 }],
  ['m07', 'Singing Asteroids', 5, 'br', [R, R, move('violet'), A, A], { artifacts: 3, at: 'p1', tracks: [0, 0, 2] }],
  [
    'm08',
    'Weather for Sale',
    4,
    'by',
    [R, fix(0), R, A, A, S],
    { damage: 2, damagedSlots: [2, 3, 5], tracks: [0, 2, 0] },
  ],
  [
    'm09',
    'Duel at Minus Nine',
    4,
    'yy',
    [R, attack('yellow'), A, A, R],
    { damage: 4, ...DEFEATED, tracks: [0, 0, 2], artifacts: 2, medals: 1 },
  ],
  [
    'm10',
    "Smugglers' Picnic",
    4,
    'yr',
    [R, R, A, A, A, A, D],
    { routes: ['p1-p3', 'p3-p5'], artifacts: 4, tracks: [0, 0, 4] },
  ],
  [
    'm11',
    'Clockwork at Light Speed',
    4,
    'br',
    [R, 'recall', R, move('green'), A, A],
    { recalled: 1, at: 'p6', tracks: [2, 0, 0], medals: 1 },
  ],
  [
    'm12',
    'Escort the Choir',
    4,
    'ry',
    [R, move('violet'), on('nian'), A, R],
    { at: 'p1', tracks: [0, 0, 2], artifacts: 2, medals: 1 },
  ],
  ['m13', 'Lost Luggage', 5, 'yb', [R, pick(1), R, S], { medals: 1, damage: 2 }],
  ['m13', 'Lost Luggage', 5, 'yb', [R, pick(0), R, S], { artifacts: 2, damage: 2 }],
  ['m14', 'Wreck Appraisal', 4, 'yb', [R, pick(0), S, fix(2), R], { damage: 2, damagedSlots: [0, 3, 5], artifacts: 2 }],
  ['m14', 'Wreck Appraisal', 4, 'yb', [R, pick(1), A, A, A, A, D, R], { tracks: [0, 0, 4], artifacts: 3 }],
  [
    'm15',
    'Test Pilot Wanted',
    4,
    'rb',
    [R, 'pay-pirate', move('green'), D, A, A, A, A, D, R, take('o05', 1)],
    { pirates: 0, at: 'p6', tracks: [4, 0, 0], medals: 1, ...RESEARCHED },
  ],
  [
    'm16',
    'Tea with an Oracle',
    4,
    'ra',
    [R, on('nian'), A, A, R, A, A, S, A],
    { tracks: [0, 3, 3], artifacts: 2, damage: 2, androids: 1 },
  ],
  [
    'm17',
    'Minefield Hopscotch',
    4,
    'yr',
    [R, A, A, A, A, D, R, jump('p12')],
    { damage: 4, tracks: [4, 0, 0], medals: 1, at: 'p12' },
  ],
  ['m18', 'Recruiting Drive', 4, 'ry', [R, R, 'recall'], { medals: 2, recalled: 1 }],
  [
    'm19',
    'Omega Megacomputer',
    6,
    'bay',
    [R, take('o02', 1), D, R, A, A, S, R],
    { ...OMEGA, tracks: [0, 2, 0], medals: 2, damage: 2, androids: 1 },
  ],
  [
    'm20',
    'Hive Mind',
    6,
    'bar',
    [R, R, on('fleet'), on('fleet'), on('nian'), R, A, A, S],
    { tracks: [2, 2, 1], medals: 1, damage: 2 },
  ],
  [
    'm21',
    'Negotiate the Snow Line',
    6,
    'ryb',
    [R, A, R, on('nian'), on('tincan'), R, S],
    { tracks: [1, 1, 1], damage: 2 },
  ],
  [
    'm22',
    'The Toll Gate War',
    6,
    'yyr',
    [R, attack('yellow'), R, A, A, A, A, D, R, move('green'), D],
    { damage: 4, ...DEFEATED, routes: ['p1-p3'], tracks: [0, 0, 4], artifacts: 2, at: 'p6' },
  ],
  [
    'm23',
    'Garden on a Comet',
    7,
    'bbr',
    [R, R, S, A, R, A, A],
    { artifacts: 2, damage: 2, tracks: [2, 1, 0], medals: 1 },
  ],
  [
    'm24',
    'Evacuate the Museum',
    6,
    'ybr',
    [R, R, take('o05', 1), R, jump('p12')],
    { damage: 4, artifacts: 3, ...RESEARCHED, at: 'p12' },
  ],
  ['m25', 'Trial of the Toaster', 6, 'rby', [R, A, R, R], { tracks: [0, 1, 0], androids: 3, medals: 1 }],
  [
    'm26',
    'Ghost Frequency',
    7,
    'bby',
    [R, take('o05', 1), R, S, R, A, A],
    { ...RESEARCHED, damage: 2, tracks: [0, 0, 2], artifacts: 2, routes: ['p1-p3', 'p3-p5'] },
  ],
  [
    'm27',
    'Race Around the Rings',
    6,
    'rry',
    [R, move('violet'), move('yellow'), move('green'), R, A, A, A, A, D, R, attack('yellow')],
    { at: 'p5', tracks: [4, 0, 0], medals: 1, damage: 4, ...DEFEATED },
  ],
  [
    'm28',
    'Plague of Polite Moths',
    7,
    'byr',
    [R, S, S, R, R, on('fleet')],
    { damage: 1, medals: 1, tracks: [1, 0, 0] },
  ],
  [
    'm29',
    'Free the Cartographers',
    6,
    'yrb',
    [R, A, A, R, move('green'), D, on('tincan'), R],
    { damage: 4, tracks: [2, 1, 0], medals: 2, at: 'p6' },
  ],
  [
    'm30',
    'Diplomatic Dance-Off',
    6,
    'ryb',
    [R, on('fleet'), on('tincan'), R, A, A, R],
    { tracks: [1, 1, 2], artifacts: 2, medals: 1 },
  ],
  ['m31', 'Treaty of the Broken Chair', 7, 'rby', [R, A, A, A, R, S, R], { tracks: [2, 0, 1], damage: 2, medals: 2 }],
  [
    'm32',
    'Deep Core Whisper',
    6,
    'bya',
    [R, take('o05', 4), S, R, R, A, A, S, A],
    { tech: { 4: 'o05' }, damage: 1, artifacts: 3, tracks: [0, 3, 0], androids: 1 },
  ],
  [
    'm33',
    'Bounty on Breakfast',
    6,
    'yry',
    [R, attack('yellow'), attack('green'), R, move('green'), R, A, A, A],
    { damage: 2, pirates: 3, androids: 4, routes: [], at: 'p6', tracks: [0, 0, 3], artifacts: 2 },
    { damage: 0 },
  ],
  [
    'm34',
    'Trouble at Tollhouse Nine',
    7,
    'yyb',
    [R, attack('yellow'), R, R, fix(0), fix(2)],
    { damage: 4, damagedSlots: [3, 5], ...DEFEATED, routes: ['p1-p3'], artifacts: 2, medals: 1 },
  ],
  [
    'm35',
    'Rescue the Understudy',
    6,
    'ryb',
    [R, 'recall', R, on('fleet'), A, A, A, D, R, fix(0)],
    { recalled: 1, damage: 4, damagedSlots: [2, 3, 5], tracks: [4, 0, 0], medals: 1 },
  ],
  [
    'm36',
    "Lighthouse Keepers' Strike",
    7,
    'rbr',
    [R, on('nian'), A, R, S, R, A, A],
    { tracks: [2, 0, 2], artifacts: 2, medals: 1, damage: 2 },
  ],
  [
    'm37',
    'Hatchery Watch',
    7,
    'ybr',
    [R, R, A, A, S, R, move('violet')],
    { medals: 1, tracks: [0, 2, 0], damage: 2, artifacts: 2, at: 'p1' },
  ],
  [
    'm38',
    'Sunken Observatory',
    6,
    'bbr',
    [R, take('o05', 1), R, R, A, A, fix(0), A],
    { damage: 4, damagedSlots: [2, 3, 5], ...RESEARCHED, artifacts: 2, tracks: [0, 3, 0] },
  ],
  [
    'm39',
    'Pirate Poetry Night',
    6,
    'ryb',
    [R, A, A, A, R, 'pay-pirate', on('fleet'), A, A, R],
    { tracks: [3, 0, 3], artifacts: 2, pirates: 0, medals: 2 },
  ],
  [
    'm40',
    'Antimatter Bake Sale',
    6,
    'bry',
    [R, { do: 'pay-artifact', kind: 'red-blue' } as Step, A, A, S, R, A, A, R, S],
    { artifacts: 0, androids: 3, tracks: [2, 2, 0], medals: 1, damage: 1 },
  ],
  [
    'm41',
    'Borderland Census',
    7,
    'rby',
    [R, jump('p4'), R, on('nian'), R],
    { at: 'p4', routes: ['p3-p5', 'p4-p7'], tracks: [0, 0, 1], medals: 1 },
  ],
  [
    'm42',
    'Rust Prophets',
    6,
    'bya',
    [R, { do: 'pay-tech', slot: 4 } as Step, on('fleet'), A, A, R, R, A, A, S, A],
    { tech: {}, tracks: [3, 3, 0], medals: 1, pirates: 2, damage: 2, androids: 1 },
  ],
  [
    'm43',
    'The Long Parley',
    9,
    'rryb',
    [R, A, A, R, on('tincan'), A, S, R, A, R, A],
    { tracks: [2, 3, 1], medals: 1, damage: 2 },
  ],
  [
    'm44',
    'Siege of the Sugar Moon',
    9,
    'yyrb',
    [R, attack('yellow'), R, A, A, A, A, R, move('green'), D, R, S, fix(0)],
    { damage: 2, damagedSlots: [2, 3, 5], ...DEFEATED, tracks: [0, 0, 4], artifacts: 2, at: 'p6' },
    { damage: 1 },
  ],
  [
    'm45',
    'Raise the Sleeping Fleet',
    9,
    'rrby',
    [R, 'recall', R, A, A, R, S, R],
    { recalled: 1, tracks: [2, 0, 0], medals: 2, damage: 2 },
  ],
  [
    'm46',
    "Library at the World's Edge",
    9,
    'bbyr',
    [R, take('o05', 1), R, R, A, A, S, R, move('violet')],
    { ...RESEARCHED, artifacts: 2, tracks: [0, 2, 0], damage: 2, at: 'p1' },
  ],
  ['m47', 'Grand Android Wedding', 9, 'arby', [R, A, R, on('fleet'), R, R], { tracks: [1, 1, 0], medals: 1 }],
  [
    'm48',
    'Convoy of Fools',
    10,
    'yryb',
    [R, attack('yellow'), R, move('green'), D, R, R, A, A],
    { damage: 4, ...DEFEATED, at: 'p6', routes: ['home-p6'], artifacts: 2, tracks: [2, 0, 0], medals: 1 },
  ],
  [
    'm49',
    'Map the Folded Sea',
    9,
    'brby',
    [R, jump('p12'), R, on('nian'), R, take('o05', 1), R, S],
    { at: 'p12', tracks: [0, 0, 1], ...RESEARCHED, damage: 2 },
  ],
  [
    'm50',
    "Seven Siblings' Inheritance",
    9,
    'rybr',
    [R, R, A, R, A, A, S, S, R, on('fleet')],
    { medals: 1, tracks: [1, 2, 1], artifacts: 2, damage: 1 },
  ],
];

describe('every mission, with all its rows', () => {
  for (const [id, name, points, crew, steps, changed, more] of MISSIONS)
    it(`${id} ${name}: worth ${points}`, () => {
      const seats = { 0: tester({ tech: { 4: 't13' }, ...more }) };
      const pirates = id === 'm33' ? { ...TESTER.pirates, 'p3-p6': 'yellow-android' } : TESTER.pirates;
      const t = scene({ ...TESTER, pirates, missions: { p3: id }, seats }, { draws: TESTER_DRAWS });
      const figures = [...crew].map((letter) => FIGURES[letter]);
      const found = changes(t, 0, () => t.do(0, ...mission(...figures), ...steps));
      expect(found).toEqual(changed);
      expect([t.asked(), t.asker, t.at('completed')]).toEqual(['turn', 1, { [id]: 0 }]);
      expect(t.events('row-resolved')).toHaveLength(crew.length);
      expect(t.events('mission-completed')[0].points).toBe(points);
      expect(en[`mission.${id}` as keyof typeof en]).toBe(name);
    });
  it('m01 to m50: all of them', () => {
    expect(new Set(MISSIONS.map(([id]) => id)).size).toBe(50);
  });
});
