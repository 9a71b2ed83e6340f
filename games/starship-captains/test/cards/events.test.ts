import { describe, expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { activate, changes, jump, on, pick, scene, TESTER_DRAWS, take, tester } from '../scene.ts';

const A = 'advance';
const D = 'decline';
const S = 'repair-storage';
type Step = string | { readonly do: string };
type Turn = readonly [seat: number, steps: readonly Step[]];
type Card = readonly [id: string, name: string, turns: readonly Turn[], mine: object, theirs: object];

const lounge = activate('slot-2', 'red-ensign');
const payArtifact = { do: 'pay-artifact', kind: 'red-blue' };
const openHelm = { do: 'open-room', room: 'helm' };
const FACTION: Readonly<Record<string, string>> = { f: 'fleet', n: 'nian', t: 'tincan' };
const STATIONS = ['home-p6', 'home-p8', 'home-p11', 'p2-p10', 'p4-p7', 'p6-p7', 'p7-p9', 'p8-p10', 'p10-p13'];
const PIRATES = { 'p3-p5': 'violet-android', 'p1-p3': 'violet-android' };

/**
 * Every event: seat 0 on planet 3, beside 2 pirates, enters its field; seat 1 on planet 6 has passed. What each of them does,
 * and all that is different then.
 */
const EVENTS: readonly Card[] = [
  [
    'ef1',
    'Crowdsourcing',
    [
      [0, [openHelm]],
      [1, [openHelm]],
      [0, [D]],
    ],
    { tracks: [6, 5, 5] },
    {},
  ],
  [
    'ef2',
    'Diplomatic Order #12',
    [
      [0, [D, jump('home'), on('fleet')]],
      [1, [jump('p10'), on('fleet')]],
    ],
    { tracks: [7, 5, 5], at: 'home' },
    { at: 'p10', tracks: [2, 1, 1], medals: 1 },
  ],
  [
    'ef3',
    'Open Discussion',
    [
      [0, [{ do: 'shift-back', faction: 'nian', fields: 3 } as Step, on('fleet'), A, D]],
      [1, [D]],
      [0, [D]],
    ],
    { tracks: [8, 5, 2], medals: 1 },
    {},
  ],
  [
    'ef4',
    'Shore Leave Lottery',
    [
      [0, ['recall', 'recall']],
      [1, ['recall']],
      [0, [D]],
    ],
    { tracks: [6, 5, 5], recalled: 2 },
    { recalled: 1 },
  ],
  [
    'ef5',
    'Parade of Honours',
    [
      [0, [S]],
      [1, [D]],
      [0, [D]],
    ],
    { tracks: [6, 5, 5], medals: 1, damage: 2 },
    { medals: 1 },
  ],
  ['en1', 'Explosive Crisis', [[0, [D]]], { tracks: [5, 5, 6], damage: 5, routes: [] }, { routes: [] }],
  ['en2', "Raiders' Regatta", [[0, [D]]], { tracks: [5, 5, 6], routes: STATIONS }, { routes: STATIONS }],
  [
    'en3',
    'Black Market Night',
    [
      [0, [pick(0), payArtifact]],
      [1, [pick(1), 'pay-pirate']],
      [0, [D]],
    ],
    { tracks: [5, 5, 6], artifacts: 0, medals: 2 },
    { pirates: 0, medals: 2 },
  ],
  [
    'en4',
    'Ceasefire Toast',
    [
      [0, [{ do: 'discard-pirate', along: 'violet' } as Step, A]],
      [1, [A]],
      [0, [D]],
    ],
    { tracks: [5, 5, 7], routes: ['p3-p5'] },
    { tracks: [1, 1, 2], artifacts: 2, routes: ['p3-p5'] },
  ],
  ['en5', 'Loot Raffle', [[0, [D]]], { tracks: [5, 5, 6], artifacts: 3 }, { artifacts: 3 }],
  [
    'et1',
    'Gift of the Tincan',
    [[0, [take('t50', 4), S, S, D]]],
    { tracks: [5, 6, 5], tech: { 1: 't02', 4: 't50' }, medals: 2, damage: 1 },
    { artifacts: 2 },
  ],
];

describe('every event', () => {
  it.each(EVENTS)('%s %s', (id, name, turns, mine, theirs) => {
    const tracks = { fleet: { position: 5 }, tincan: { position: 5 }, nian: { position: 5 } };
    const low = { fleet: { position: 1 }, tincan: { position: 1 }, nian: { position: 1 } };
    const faction = FACTION[id[1]];
    const pirates = id === 'en2' ? {} : PIRATES;
    const t = scene(
      {
        ...{ events: { [faction]: id }, pirates },
        seats: { 0: tester({ tech: { 1: 't02' }, tracks }), 1: tester({ at: 'p6', tracks: low, passed: true }) },
      },
      { draws: { artifact: TESTER_DRAWS.artifact } },
    );
    let other = {};
    const own = changes(t, 0, () => {
      other = changes(t, 1, () => {
        t.do(0, lounge, on(faction));
        for (const [seat, steps] of turns) t.do(seat, ...steps);
      });
    });
    expect([own, other]).toEqual([mine, theirs]);
    expect([t.asked(), t.asker, t.at(`events.${faction}`)]).toEqual(['turn', 0, 'none']);
    expect(en[`event-card.${id}` as keyof typeof en]).toBe(name);
  });
  it('ef1 Crowdsourcing: the room is grey from then on', () => {
    const t = scene({
      events: { fleet: 'ef1' },
      seats: { 0: tester({ tech: { 1: 't02' }, tracks: { fleet: { position: 5 } } }) },
    });
    expect(t.refusal(0, activate('helm', 'blue-ensign'))).not.toBe('allowed');
    t.do(0, lounge, on('fleet'), openHelm).do(1, D).do(0, D).do(1, 'pass');
    expect(t.do(0, activate('helm', 'blue-ensign')).asked()).toBe('move');
  });
  it.each<readonly [string, string, readonly Step[], object]>([
    ['sf1', 'Inspection Tour', ['recall', D], { tracks: [6, 5, 5], medals: 1, recalled: 1 }],
    ['sn1', 'Toll Raiders', [A, A, D], { tracks: [5, 5, 8], routes: ['p1-p3', 'p3-p5', 'p3-p6'], artifacts: 2 }],
    ['st1', 'Tincan Parcel', [take('t34', 4), D], { tracks: [5, 6, 5], tech: { 1: 't02', 4: 't34' } }],
  ])('%s %s (solo game)', (id, name, steps, changed) => {
    const tracks = { fleet: { position: 5 }, tincan: { position: 5 }, nian: { position: 5 } };
    const faction = FACTION[id[1]];
    const seats = { 0: tester({ tech: { 1: 't02' }, tracks }) };
    const t = scene(
      { actions: [], pirates: { 'p3-p5': 'violet-android' }, seats },
      { players: 1, draws: { artifact: [0] } },
    );
    expect(t.at(`events.${faction}`)).toBe(id);
    expect(changes(t, 0, () => t.do(0, lounge, on(faction), ...steps))).toEqual(changed);
    expect([t.asked(), en[`event-card.${id}` as keyof typeof en]]).toEqual(['turn', name]);
  });
});
