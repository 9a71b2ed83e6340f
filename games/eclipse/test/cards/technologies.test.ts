import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../src/content/discoveries.ts';
import { TECH_IDS, TECH_TRACK, TECHNOLOGIES } from '../../src/content/technologies.ts';
import { TRACKS } from '../../src/content/terms.ts';
import { fight } from '../fight.ts';
import { build, die, research, table, take } from '../table.ts';

const trackOf = (id: string): string => TRACKS[TECH_TRACK[TECH_IDS.indexOf(id)]] ?? 'nano';
const OPTIONS = { riftCannon: true };

/** Seat 0 researches this technology; seat 1 then does nothing, so that it is seat 0's turn again. */
const learnt = (id: string, state: Plain = {}, more: object = {}) => {
  const { seats = [{}, {}], ...rest } = state as { seats?: readonly Plain[] };
  const at = table({
    options: OPTIONS,
    state: {
      tray: { [id]: 1 },
      seats: [
        { science: 40, colony: 0, ...seats[0] },
        { colony: 0, ...seats[1] },
      ],
      ...rest,
    },
    ...more,
  });
  return at.do(0, take('research'), research(id, trackOf(id)));
};
const again = (at: ReturnType<typeof table>) => at.do(1, take('research'), 'end-action');
const own = (id: string): Plain => ({ technologies: { [trackOf(id)]: [id] } });

const PARTS = TECHNOLOGIES.flatMap(({ id, part }) => (part === undefined ? [] : [id]));
const DRIVES = ['fusion-drive', 'tachyon-drive', 'transition-drive'];

describe('technologies that allow a part', () => {
  it.each(PARTS)('EC-7.6, EC-8.4: %s', (id) => {
    const strong = { seats: [{ parts: { dreadnought: { 1: 'hypergrid-source' } } }, {}] };
    const before = table({ options: OPTIONS, state: strong }).do(0, take('upgrade'));
    expect(before.choices(0, 'fit', 'part')).not.toContain(id);
    const at = again(learnt(id, strong)).do(0, take('upgrade'));
    expect(at.choices(0, 'fit', 'part')).toContain(id);
    at.do(0, { do: 'fit', type: 'dreadnought', slot: DRIVES.includes(id) ? 7 : 6, part: id });
    expect(at.seat(0).blueprints.dreadnought.parts).toContain(id);
  });
});

describe('technologies that allow to build', () => {
  it.each(['starbase', 'orbital', 'monolith'])('EC-9.2: %s', (id) => {
    const at = again(learnt(id, { seats: [{ technologies: { military: [] }, materials: 20 }, {}] }));
    at.do(0, take('build'), build(id, '221'));
    expect(at.events('built')).toHaveLength(1);
  });
});

describe('technologies with a lasting power', () => {
  it.each([
    ['nanorobots', 'build', 3],
    ['improved-logistics', 'move', 4],
    ['pico-modulator', 'upgrade', 4],
  ])('EC-5.5: %s', (id, action, left) => {
    expect(again(learnt(id)).do(0, take(action)).seen.left).toBe(left);
  });
  it.each([
    ['advanced-economy', '1 money'],
    ['advanced-labs', '3 science'],
  ])('EC-7.9: %s opens a starred square of the start sector', (id, square) => {
    const open = (seat: Plain) =>
      table({ state: { seats: [seat, {}] } })
        .do(0, take('build'))
        .options(0, 'colonise')
        .map((option) => `${option.square} ${option.track}`);
    expect(open({})).toEqual([]);
    expect(open(own(id))).toEqual([square]);
  });
  it('EC-7.9: advanced-mining', () => {
    const state = { galaxy: { 318: { at: '3-0', owner: 0 } }, seats: [own('advanced-mining'), {}] };
    expect(table({ state }).do(0, take('build')).choices(0, 'colonise', 'square')).toContain(0);
  });
  it('EC-7.9: metasynthesis', () => {
    const at = table({ state: { seats: [own('metasynthesis'), {}] } }).do(0, take('build'));
    expect(at.choices(0, 'colonise', 'square')).toEqual([1, 3]);
  });
  it('EC-2.4: wormhole-generator', () => {
    const at = table({ state: { seats: [own('wormhole-generator'), {}] } }).do(0, take('explore'));
    expect(at.choices(0, 'explore', 'zone')).toHaveLength(6);
  });
  it('EC-10.7: cloaking-device', () => {
    const state = {
      galaxy: { 103: { at: '1-0', turn: 1 } },
      sites: { 221: { ships: [{}, { cruiser: 1 }] } },
      seats: [own('cloaking-device'), {}],
    };
    expect(table({ state }).do(0, take('move')).options(0, 'move')).toHaveLength(1);
  });
  it('EC-20.4, EC-20.5: neutron-bombs and neutron-absorber', () => {
    const siege = (seats: readonly Plain[]) =>
      table({
        state: {
          sites: { 223: { ships: [{ cruiser: 1 }, {}] } },
          seats: [seats[0], { ...seats[1], recalled: true }],
          phase: 'combat',
        },
      });
    const bombed = siege([own('neutron-bombs'), {}]);
    expect(bombed.options(0).map((option) => option.do)).toContain('drop-bombs');
    expect(
      siege([own('neutron-bombs'), own('neutron-absorber')])
        .options(0)
        .map((option) => option.do),
    ).not.toContain('drop-bombs');
  });
  it('EC-17.6: antimatter-splitter', () => {
    const red = { parts: { cruiser: { 1: 'hypergrid-source', 2: 'antimatter-cannon' } } };
    const dice = [die.blank, die.blank, die.burst];
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 2 }],
      owner: 0,
      dice,
      seats: [{ ...red, ...own('antimatter-splitter') }, {}],
    });
    expect(at.events('ship-destroyed')).toHaveLength(2);
  });
});

describe('technologies that act at once', () => {
  it('EC-7.7: advanced-robotics and quantum-grid', () => {
    expect(learnt('advanced-robotics').seat(0).discs).toBe(12);
    expect(learnt('quantum-grid').seat(0).discs).toBe(13);
  });
  it('EC-7.8: artifact-key', () => {
    const at = learnt('artifact-key', { seats: [{ money: 0 }, {}] }).do(0, { do: 'gain-resource', resource: 'money' });
    expect(at.seat(0).money).toBe(5);
  });
  it('EC-24.9: ancient-labs', () => {
    const at = learnt(
      'ancient-labs',
      { seats: [{ money: 0 }, {}] },
      { draws: { discovery: [discoveryOf('money-8')] } },
    );
    expect(at.do(0, 'take-reward').seat(0).money).toBe(8);
  });
  it('EC-26.4: warp-portal', () => {
    expect(learnt('warp-portal').do(0, { do: 'put-portal', site: '221' }).site('221').built).toEqual(['portal']);
  });
});

it('every technology has a test of its own', () => {
  const tested = [
    ...PARTS,
    ...[
      'starbase',
      'orbital',
      'monolith',
      'nanorobots',
      'improved-logistics',
      'pico-modulator',
      'advanced-economy',
      'advanced-labs',
    ],
    ...[
      'advanced-mining',
      'metasynthesis',
      'wormhole-generator',
      'cloaking-device',
      'neutron-bombs',
      'neutron-absorber',
    ],
    ...['antimatter-splitter', 'advanced-robotics', 'quantum-grid', 'artifact-key', 'ancient-labs', 'warp-portal'],
  ];
  expect([...tested].sort()).toEqual([...TECH_IDS].sort());
});
