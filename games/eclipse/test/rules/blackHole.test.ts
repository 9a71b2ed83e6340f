import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../src/content/discoveries.ts';
import { sectorOf } from '../../src/content/sectors.ts';
import { back, die, explore, move, place, table, take } from '../table.ts';

interface Hole {
  readonly hole?: string;
  readonly rolls?: readonly number[];
  readonly round?: number;
  readonly seat?: Plain;
  readonly galaxy?: Plain;
  readonly sites?: Plain;
  readonly state?: Plain;
  readonly draws?: Record<string, readonly number[]>;
}

/** A black hole north of the start sector of seat 0, whose Cruiser is ready; 103 is an inner sector. */
const hole = ({
  hole: id = '396',
  rolls = [],
  round = 1,
  seat = {},
  galaxy = {},
  sites = {},
  state = {},
  draws = {},
}: Hole = {}) =>
  table({
    options: { blackHole: id },
    draws: { ...(rolls.length > 0 ? { 'black-hole': rolls } : {}), ...draws },
    state: {
      round,
      galaxy: { [id]: { at: '3-0', turn: 1 }, 103: { at: '1-0', turn: 1 }, ...galaxy },
      sites: { 221: { ships: [{ cruiser: 1 }, {}] }, ...sites },
      seats: [
        { colony: 0, money: 60, ...seat },
        { colony: 0, money: 60 },
      ],
      ...state,
    },
  });
const fall = (at: ReturnType<typeof hole>, ship = 'cruiser-1', id = '396') => at.do(0, take('move'), move(ship, id));

describe('EC-32: black holes', () => {
  it('EC-32.1: cannot be controlled', () => {
    const at = hole({ sites: { 396: {} } }).do(0, take('influence'));
    expect(at.refusal(0, { do: 'influence', from: 'track', to: '396' })).toBe('EC-11.2 no-influence-space');
  });
  it('EC-32.2: the explorer does not take the discovery', () => {
    const at = table({ options: { blackHole: '396' }, draws: { sector: [sectorOf('396')] } });
    at.do(0, take('explore'), explore('3-0'), place('396', 1));
    expect(at.site('396')).toMatchObject({ discovery: true, owner: -1 });
    expect(at.question).toBe('1 turn');
  });
  it('EC-32.2, EC-32.13: who first moves there gets it, before the die', () => {
    const at = hole({
      sites: { 396: { discovery: true } },
      rolls: [die[2]],
      draws: { discovery: [discoveryOf('money-8')] },
    });
    fall(at);
    expect(at.question).toBe('0 discovery');
    expect(at.events('fell-into-black-hole')).toEqual([]);
    at.do(0, 'take-reward');
    expect(at.events('fell-into-black-hole')).toHaveLength(1);
  });
  it('EC-32.13: a Cruiser gained there rolls as well', () => {
    const at = hole({
      sites: { 396: { discovery: true } },
      rolls: [die[2], die[4]],
      draws: { discovery: [discoveryOf('ancient-cruiser')] },
    });
    fall(at).do(0, 'take-reward');
    expect(at.seat(0).waiting).toEqual({ 'cruiser-1': 3, 'cruiser-2': 2 });
  });
  it('EC-32.3, EC-32.18: the ship leaves the board and its movement ends', () => {
    const at = hole({ rolls: [die[3]], seat: { parts: { cruiser: { 4: 'nuclear-drive' } } } });
    fall(at);
    expect(at.site('396').ships[0]).toEqual({});
  });
  it.each([die.burst, die.blank])('EC-32.4: roll %i: back at once with 1 damage', (face) => {
    const at = hole({ rolls: [face] });
    fall(at);
    expect(at.site('103').ships[0]).toEqual({ cruiser: 1 });
    expect(at.seat(0).damage).toEqual({ 'cruiser-1': 1 });
  });
  it.each([
    [die[2], 5, 6],
    [die[3], 7, 8],
  ])('EC-32.5: roll %i in round %i: round %i', (face, round, later) => {
    const at = hole({ rolls: [face], round });
    expect(fall(at).seat(0).waiting).toEqual({ 'cruiser-1': later });
  });
  it.each([
    [die[4], 5, 7],
    [die[5], 6, 8],
  ])('EC-32.6: roll %i in round %i: round %i', (face, round, later) => {
    expect(fall(hole({ rolls: [face], round })).seat(0).waiting).toEqual({ 'cruiser-1': later });
  });
  it('EC-32.5, EC-32.6: what would come too late goes to the supply', () => {
    expect(fall(hole({ rolls: [die[3]], round: 8 })).seat(0)).toMatchObject({ waiting: {}, supply: { cruiser: 4 } });
    expect(fall(hole({ rolls: [die[4]], round: 7 })).seat(0)).toMatchObject({ waiting: {}, supply: { cruiser: 4 } });
    expect(fall(hole({ rolls: [die[4]], round: 6 })).seat(0).waiting).toEqual({ 'cruiser-1': 8 });
    const lost = (roll: number) => fall(hole({ rolls: [roll], round: 8 })).events('ship-lost');
    expect([lost(die[3]), lost(die[5])].flat().map(({ rule }) => rule)).toEqual(['EC-32.5', 'EC-32.6']);
  });
  it('EC-32.7, EC-32.19: comes back before an action of its round, undamaged', () => {
    const at = hole({ round: 6, seat: { waiting: { 'cruiser-2': 6 } } });
    expect(at.choices(0, 'bring-back', 'to')).toEqual(['103']);
    at.do(0, back('cruiser-2', '103'));
    expect(at.site('103').ships[0]).toEqual({ cruiser: 1 });
    expect(at.seat(0).damage).toEqual({});
    at.do(0, take('move'), move('cruiser-2', '221'));
  });
  it('EC-32.7: not in another round; lost when the phase ends', () => {
    expect(hole({ round: 5, seat: { waiting: { 'cruiser-2': 6 } } }).options(0, 'bring-back')).toEqual([]);
    const at = hole({ round: 6, seat: { waiting: { 'cruiser-2': 6 } } }).passAll();
    expect(at.seat(0)).toMatchObject({ waiting: {}, supply: { cruiser: 3 } });
  });
  it('EC-32.7: also before a reaction or a second pass', () => {
    const at = hole({ round: 6, seat: { waiting: { 'cruiser-2': 6 }, discs: 0 } });
    at.do(0, 'pass').do(1, take('build'), 'end-action');
    at.do(0, back('cruiser-2', '103'));
    expect(at.site('103').ships[0]).toEqual({ cruiser: 1 });
  });
  it('EC-32.8, EC-32.9: 396 leads to inner sectors; 001 is none', () => {
    const at = hole({ rolls: [die.burst], galaxy: { 102: { at: '1-2' } } });
    fall(at);
    expect([...at.choices(0, 'bring-back', 'to')].sort()).toEqual(['102', '103']);
  });
  it('EC-32.8, EC-32.17: 399 leads where a printed wormhole faces a zone, but not to itself', () => {
    const at = hole({ hole: '399', rolls: [die.burst], seat: { technologies: { nano: ['wormhole-generator'] } } });
    fall(at, 'cruiser-1', '399');
    const places = at.choices(0, 'bring-back', 'to');
    expect(places).toContain('221');
    expect(places).toContain('001');
    expect(places).not.toContain('399');
    expect(places).toEqual(expect.arrayContaining(['103', '223']));
  });
  it('EC-32.10, EC-32.20: without a legal sector the ship is lost, or waits', () => {
    const at = table({
      options: { blackHole: '396' },
      draws: { 'black-hole': [die.burst] },
      state: {
        galaxy: { 396: { at: '3-0', turn: 1 } },
        sites: { 221: { ships: [{ cruiser: 1 }, {}] } },
        round: 4,
        seats: [{ waiting: { 'cruiser-3': 4 } }, {}],
      },
    });
    expect(at.options(0, 'bring-back')).toEqual([]);
    fall(at);
    expect(at.events('ship-lost')).toMatchObject([{ rule: 'EC-32.10' }]);
    expect(at.seat(0).waiting).toEqual({ 'cruiser-3': 4 });
  });
  it('EC-32.11: damage greater than the hull destroys at once, for nobody', () => {
    const at = hole({ rolls: [die.burst] });
    fall(at, 'interceptor-1');
    expect(at.events('ship-lost')).toMatchObject([{ rule: 'EC-32.11', ship: 0 }]);
    expect(at.events('reputation-drawn')).toEqual([]);
  });
  it('EC-32.11, EC-20.11: the damage stays until step 3d', () => {
    const at = hole({ rolls: [die.burst] });
    fall(at).do(0, 'end-action');
    expect(at.seat(0).damage).toEqual({ 'cruiser-1': 1 });
    at.toRound(2);
    expect(at.seat(0).damage).toEqual({});
  });
  it('EC-32.12: one that came back at once may be moved again in the same action', () => {
    const at = hole({ rolls: [die.burst] });
    fall(at).do(0, move('cruiser-1', '221'));
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
  });
  it('EC-32.14: each ship rolls for itself', () => {
    const at = hole({ rolls: [die[2], die[4]], sites: { 221: { ships: [{ cruiser: 2 }, {}] } } });
    at.do(0, take('move'), move('cruiser-1', '396'), move('cruiser-2', '396'));
    expect(at.seat(0).waiting).toEqual({ 'cruiser-1': 2, 'cruiser-2': 3 });
  });
  it('EC-32.15: ships on the round track do not save from elimination', () => {
    const at = table({
      players: 3,
      state: {
        round: 3,
        seats: [{ technologies: { military: ['neutron-bombs'] } }, { recalled: true, waiting: { 'cruiser-1': 4 } }, {}],
        sites: { 223: { ships: [{ cruiser: 1 }, {}, {}] } },
        phase: 'combat',
      },
    });
    at.do(0, 'drop-bombs', 'leave-open');
    expect(at.seat(1).eliminated).toBe(true);
  });
  it('EC-32.17: half a connection leads in with the Wormhole Generator', () => {
    const closed = hole({ galaxy: { 396: { at: '3-0', turn: 0 } } }).do(0, take('move'));
    expect(closed.choices(0, 'move', 'to')).not.toContain('396');
    const open = hole({
      galaxy: { 396: { at: '3-0', turn: 0 } },
      seat: { technologies: { nano: ['wormhole-generator'] } },
    }).do(0, take('move'));
    expect(open.choices(0, 'move', 'to')).toContain('396');
  });
  it('EC-32.21, EC-1.10: everybody sees the round track', () => {
    const at = hole({ round: 2, seat: { waiting: { 'cruiser-2': 3 } } });
    expect((at.match.view(1).state.shipAt as number[])[9]).toBe(-13);
  });
  it('EC-26.7: a portal on a black hole can only be entered', () => {
    const at = hole({
      rolls: [die[2]],
      galaxy: { 281: { at: '2-1', ships: [{ interceptor: 1 }, {}] } },
      sites: { 396: { built: ['ancient-portal'] } },
    });
    at.do(0, take('move'), move('interceptor-2', '396'));
    expect(at.seat(0).waiting).toEqual({ 'interceptor-2': 2 });
  });
});
