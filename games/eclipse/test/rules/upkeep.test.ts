import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { PAY_UPKEEP, toAbandon, toTrade } from '../../src/actions.ts';
import { siteOf } from '../../src/content/sectors.ts';
import { RESOURCE } from '../../src/content/terms.ts';
import { UPKEEP } from '../../src/rules/upkeep.ts';
import { colonise, die, table, trade } from '../table.ts';

const upkeep = (seat: Plain, state: Plain = {}, more: object = {}) =>
  table({
    state: {
      seats: [
        { colony: 0, ...seat },
        { money: 9, colony: 0 },
      ],
      ...state,
      phase: 'upkeep',
    },
    ...more,
  });
const abandon = (site: string) => ({ do: 'abandon', site });

describe('EC-21: upkeep', () => {
  it('EC-21.2, EC-21.5: money first, then science and materials', () => {
    const at = upkeep({ money: 1, science: 0, materials: 0, discs: 9 });
    expect(at.events('upkeep-paid')[0]).toMatchObject({ seat: 0, upkeep: 2, money: 3, science: 3, materials: 3 });
    expect(at.seat(0)).toMatchObject({ money: 2, science: 3, materials: 3 });
  });
  it('EC-21.7, EC-21.3: 1 money, income 3, 7 discs: trade 2 science and pay', () => {
    const at = upkeep({ money: 1, science: 2, materials: 0, discs: 7 });
    expect(at.question).toBe('0 upkeep');
    expect(at.refusal(0, 'pay-upkeep')).toBe('EC-21.2 short-of-money');
    at.do(0, trade('science', 'money'));
    expect(at.seat(0)).toMatchObject({ money: 0, science: 3 });
  });
  it('EC-21.7: or abandon a sector without a money cube', () => {
    const at = upkeep(
      { money: 1, science: 2, materials: 0, discs: 7 },
      { galaxy: { 102: { at: '1-0', turn: 0, owner: 0 } } },
    );
    at.do(0, abandon('102'));
    expect(at.site('102').owner).toBe(-1);
    expect(at.seat(0).money).toBe(1);
  });
  it('EC-21.5: science to come cannot pay', () => {
    const at = upkeep({ money: 0, science: 1, materials: 1, discs: 7 });
    expect(at.options(0, 'trade')).toEqual([]);
    expect(at.options(0).map((option) => option.do)).toEqual(['abandon']);
  });
  it('EC-21.3: after abandoning a money cube income and upkeep are computed anew', () => {
    const at = upkeep(
      { money: 0, science: 0, materials: 0, discs: 6 },
      { galaxy: { 103: { at: '1-0', turn: 1, owner: 0, cubes: [0] } } },
    );
    expect(at.seat(0)).toMatchObject({ income: { money: 4 }, upkeep: 7 });
    at.do(0, abandon('103'));
    expect(at.seat(0)).toMatchObject({ income: { money: 3 }, upkeep: 5 });
    expect(at.question).toBe('0 upkeep');
  });
  it('EC-21.3: abandoning only while short', () => {
    const at = table({ state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } }, phase: 'upkeep' } });
    expect(at.question).toBe('0 upkeep');
    expect(at.refusal(0, abandon('103'))).toBe('EC-21.3 not-short');
  });
  it('EC-21.2: what belongs to no upkeep is refused as such, short or not', () => {
    for (const money of [0, 9]) {
      const at = upkeep({ money, discs: 6, colony: 3, technologies: { grid: ['advanced-economy'] } });
      expect(at.refusal(0, 'pass')).toBe('EC-21.2 not-offered');
    }
  });
  it('EC-21.4, EC-23.7: who cannot pay at all is eliminated; the last one wins at once', () => {
    const at = upkeep({ money: 0, science: 0, materials: 0, discs: 0 });
    at.do(0, abandon('221'));
    expect(at.seat(0).eliminated).toBe(true);
    expect(at.match.over).toBe(true);
    expect(at.match.outcome?.places).toEqual([2, 1]);
  });
  it('EC-21.3: for who is short and late the clock trades, and gives up the sector that came last only if it must', () => {
    const short = (seat: Plain) =>
      table({
        state: {
          phase: 'upkeep',
          galaxy: { 102: { at: '1-0', turn: 0, owner: 0 } },
          seats: [{ money: 0, materials: 0, colony: 0, discs: 6, ...seat }, {}],
        },
      }).state;
    expect(UPKEEP.timeUp?.(short({ science: 2 }), 0)).toEqual(toTrade(RESOURCE.science, RESOURCE.money));
    expect(UPKEEP.timeUp?.(short({ science: 1 }), 0)).toEqual(toAbandon(siteOf('102')));
    expect(UPKEEP.timeUp?.(short({ money: 9 }), 0)).toEqual(PAY_UPKEEP);
  });
  it('EC-21.1: colony ships first', () => {
    const at = table({
      state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } }, seats: [{ money: 0 }, {}], phase: 'upkeep' },
    });
    at.do(0, colonise('103', 0, 'money'), 'pay-upkeep');
    expect(at.seat(0).money).toBe(4);
  });
  it('EC-21.6: in turn order, one after the other', () => {
    const state = {
      galaxy: { 103: { at: '1-0', turn: 1, owner: 0 }, 102: { at: '1-3', turn: 0, owner: 1 } },
      start: 1,
      phase: 'upkeep',
    };
    const at = table({ state });
    expect(at.question).toBe('1 upkeep');
    at.do(1, 'pay-upkeep');
    expect(at.question).toBe('0 upkeep');
  });
  it('EC-21.8: ships and structures stay in an abandoned sector', () => {
    const galaxy = {
      102: { at: '1-0', turn: 0, owner: 0, built: ['orbital'], ships: [{ cruiser: 1 }, { cruiser: 1 }] },
    };
    const at = upkeep({ money: 0, science: 0, materials: 0, discs: 7 }, { galaxy });
    at.do(0, abandon('102'));
    expect(at.site('102')).toMatchObject({ owner: -1, built: ['orbital'], ships: [{ cruiser: 1 }, { cruiser: 1 }] });
  });
});

describe('EC-22: cleanup', () => {
  it('EC-22.1: technologies, discs, graveyards, colony ships, passing, round', () => {
    const at = table({
      state: {
        tray: {},
        seats: [
          { colony: 0, money: 50, graveyard: { science: 2 } },
          { money: 50, colony: 0 },
        ],
      },
    });
    at.do(0, { do: 'take-action', action: 'build' }, 'end-action').toRound(2);
    expect(at.seat(0)).toMatchObject({
      discs: 12,
      spent: 0,
      colony: 3,
      passed: false,
      graveyard: { science: 0 },
      track: { science: 12 },
    });
    expect(at.events('technologies-drawn')[1].techs.filter((tech) => tech < 24)).toHaveLength(5);
  });
  it('EC-22.1, EC-4.4: a cube of a graveyard whose track is full goes elsewhere', () => {
    const at = table({ state: { seats: [{ colony: 0, graveyard: { science: 3 } }, { colony: 0 }] } });
    at.passAll();
    expect(at.question).toBe('0 return-cube');
    expect(at.choices(0, 'return-cube', 'track')).toEqual(['money', 'materials']);
  });
  it('EC-22.1: the supernova comes first, then the technologies', () => {
    const at = table({ draws: { supernova: [die[5], die[5]] }, state: { galaxy: { 397: { at: '3-1' } } } }).toRound(2);
    const told = at.match.trueHistory.flat().map(({ event }) => event);
    expect(told.indexOf('supernova-tested')).toBeLessThan(told.lastIndexOf('technologies-drawn'));
  });
  it('EC-22.1: stops when the bag is empty', () => {
    const at = table({ state: { bag: { starbase: 1 }, tray: {} } });
    at.state.tray.fill(0);
    expect(table({ state: { tray: {}, bag: { starbase: 2 } } }).toRound(2).seen.tray).toEqual({ starbase: 2 });
  });
  it('EC-22.2, EC-31.10: the disc of a pulsar keeps its space', () => {
    const at = table({
      state: {
        galaxy: { 393: { at: '3-1', owner: 0 } },
        pulsars: { 393: 'upgrade' },
        seats: [{ colony: 0 }, { colony: 0 }],
      },
    });
    expect(at.toRound(2).site('393')).toMatchObject({ owner: 0, space: 'upgrade' });
  });
  it('EC-22.3: the number of players at the start counts, also after eliminations', () => {
    const at = table({
      players: 3,
      state: {
        tray: {},
        seats: [
          { money: 0, science: 0, materials: 0, discs: 0, colony: 0 },
          { money: 50, colony: 0 },
          { money: 50, colony: 0 },
        ],
        phase: 'upkeep',
      },
    });
    at.do(0, abandon('221'));
    expect(at.events('technologies-drawn')[1].techs.filter((tech) => tech < 24)).toHaveLength(6);
  });
});
