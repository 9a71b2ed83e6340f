import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { build, move, propose, table, take } from '../table.ts';

/** Four players; 106 of seat 0 touches 102 of seat 1 between their start sectors. */
const BORDER = {
  106: { at: '1-1', turn: 0, owner: 0 },
  102: { at: '1-2', turn: 0, owner: 1 },
};
const table4 = (state: Plain = {}, more: object = {}) =>
  table({ players: 4, state: { galaxy: BORDER, ...state }, ...more });
const cube = (track: string) => ({ do: 'give-cube', track });

/** Seats 0 and 1 as partners. */
const partners = (state: Plain = {}) => table4({ allies: [[0, 1]], ...state });

describe('EC-14: diplomacy', () => {
  it('EC-14.3, EC-14.9: both give an ambassador with a cube, the proposer first', () => {
    const at = table4().do(0, take('build'), propose(1));
    expect(at.question).toBe('1 envoy');
    at.do(1, 'accept-envoy');
    expect(at.question).toBe('0 give-cube');
    at.do(0, cube('money'));
    expect(at.question).toBe('1 give-cube');
    at.do(1, cube('science'));
    expect(at.seat(0)).toMatchObject({ allies: [1], track: { money: 9 }, score: { ambassadors: 1 } });
    expect(at.seat(1)).toMatchObject({ allies: [0], track: { science: 9 } });
  });
  it('EC-14.9: once in a turn to each; a refusal costs nothing', () => {
    const at = table4().do(0, take('build'), propose(1)).do(1, 'decline-envoy');
    expect(at.refusal(0, propose(1))).toBe('EC-14.9 proposed-already');
    expect(at.seat(0)).toMatchObject({ allies: [], track: { money: 10 } });
  });
  it('EC-14.1: in an action or reaction, not before', () => {
    expect(table4().refusal(0, propose(1))).toBe('EC-5.2 not-offered');
  });
  it('EC-14.2, EC-2.5: a full connection is needed; the Wormhole Generator does not help', () => {
    const apart = { 106: { at: '1-1', turn: 0, owner: 0 }, 102: { at: '1-2', turn: 5, owner: 1 } };
    const at = table4({ galaxy: apart, seats: [{ technologies: { nano: ['wormhole-generator'] } }, {}, {}, {}] }).do(
      0,
      take('build'),
    );
    expect(at.refusal(0, propose(1))).toBe('EC-14.2 no-border');
  });
  it('EC-14.2, EC-26.1: warp portals connect, too', () => {
    const galaxy = { 281: { at: '2-3', owner: 0 }, 381: { at: '3-9', owner: 1 } };
    table4({ galaxy }).do(0, take('build'), propose(1));
  });
  it('EC-14.2: no ships where the other is', () => {
    const at = table4({ sites: { 102: { ships: [{ interceptor: 1 }, {}, {}, {}] } } }).do(0, take('build'));
    expect(at.refusal(0, propose(1))).toBe('EC-14.2 ships-meet');
  });
  it('EC-14.2: not twice, not without a cube, not without room', () => {
    expect(partners().do(0, take('build')).refusal(0, propose(1))).toBe('EC-14.2 allied-already');
    const poor = { track: { money: 0, science: 0, materials: 0 } };
    expect(
      table4({ seats: [poor, {}, {}, {}] })
        .do(0, take('build'))
        .refusal(0, propose(1)),
    ).toBe('EC-14.2 no-room-for-envoy');
  });
  it('EC-14.7: the Traitor makes no new relations', () => {
    expect(table4({ traitor: 1 }).do(0, take('build')).refusal(0, propose(1))).toBe('EC-14.7 traitor');
  });
  it('EC-14.4, EC-14.11: a reputation tile makes room, and only when it must', () => {
    const species = ['mechanema', 'terran-federation', 'terran-union', 'terran-republic'];
    const full = table4({ seats: [{ reputation: [1, 2, 3, 3] }, {}, {}, {}] }, { species });
    full.do(0, take('build'), propose(1)).do(1, 'accept-envoy').do(0, cube('money'));
    expect(full.question).toBe('0 make-room');
    full.do(0, { do: 'return-tile', value: 1 });
    expect([...full.seat(0).reputation].sort()).toEqual([2, 3, 3]);
    const roomy = table4({ seats: [{ reputation: [1, 2, 3, 3] }, {}, {}, {}] });
    roomy.do(0, take('build'), propose(1)).do(1, 'accept-envoy').do(0, cube('money'));
    expect(roomy.question).toBe('1 give-cube');
  });
  it('EC-14.5, EC-14.6: a ship left with a partner breaks the relations', () => {
    const at = partners({
      sites: { 106: { ships: [{ interceptor: 1 }, {}, {}, {}] } },
      seats: [{ colony: 0 }, { colony: 0 }, {}, {}],
    });
    at.do(0, take('move'), move('interceptor-2', '102'), 'end-action');
    expect(at.question).toBe('0 return-cube');
    at.do(0, { do: 'return-cube', track: 'money' }).do(1, { do: 'return-cube', track: 'money' });
    expect(at.seat(0).allies).toEqual([]);
    expect(at.seen.traitor).toBe(0);
    expect(at.seat(0).score.traitor).toBe(-2);
  });
  it('EC-14.5, EC-14.2: the Galactic Center is a sector like any other', () => {
    const center = (guards: number) => ({ '001': { guards, ships: [{ interceptor: 1 }, { interceptor: 1 }, {}, {}] } });
    const at = partners({ sites: center(0) }).do(0, take('build'), 'end-action');
    expect([at.seen.traitor, at.question]).toEqual([0, '0 return-cube']);
    expect(
      table4({ sites: center(0) })
        .do(0, take('build'))
        .refusal(0, propose(1)),
    ).toBe('EC-14.2 ships-meet');
  });
  it('EC-5.9, EC-14.1: an action of four players stays open while somebody could be asked', () => {
    const seats = [{ materials: 9, colony: 0 }, {}, {}, {}];
    const open = table4({ seats }).do(0, take('build'), build('interceptor', '221'), build('interceptor', '221'));
    expect(open.question).toBe('0 build');
    const shut = table({ players: 4, state: { seats } });
    shut.do(0, take('build'), build('interceptor', '221'), build('interceptor', '221'));
    expect(shut.question).toBe('1 turn');
  });
  it('EC-14.5: passing through is no aggression', () => {
    const at = partners({ sites: { 106: { ships: [{ interceptor: 1 }, {}, {}, {}] } } });
    at.do(0, take('move'), move('interceptor-2', '102'), move('interceptor-2', '106'), 'end-action');
    expect(at.seat(0).allies).toEqual([1]);
  });
  it('EC-14.7: other relations stay, and several broken at once are one tile', () => {
    const at = table4({
      allies: [
        [0, 1],
        [0, 2],
      ],
      sites: { 106: { ships: [{ interceptor: 1 }, {}, {}, {}] } },
      seats: [{ colony: 0 }, {}, {}, {}],
    });
    at.do(0, take('move'), move('interceptor-2', '102'), 'end-action');
    at.do(0, { do: 'return-cube', track: 'money' }).do(1, { do: 'return-cube', track: 'money' });
    expect(at.seat(0).allies).toEqual([2]);
    expect(at.seat(0).score.traitor).toBe(-2);
  });
  it('EC-14.8: none with two or three players', () => {
    const at = table({ players: 3, state: { galaxy: BORDER } }).do(0, take('build'));
    expect(at.options(0, 'propose')).toEqual([]);
  });
  it('EC-14.10: also at the end of a turn in which a ship came back and then one passed', () => {
    const at = table4(
      {
        allies: [[0, 1]],
        round: 4,
        galaxy: { ...BORDER, 396: { at: '3-3', turn: 0 } },
        seats: [{ waiting: { 'cruiser-1': 4 } }, {}, {}, {}],
      },
      { options: { blackHole: '396' } },
    );
    at.do(0, { do: 'bring-back', ship: 'cruiser-1', to: '102' }, 'pass');
    expect(at.seen.traitor).toBe(0);
  });
  it('EC-14.12: partners in two parts of one nebula do not meet', () => {
    const at = partners({
      galaxy: { ...BORDER, 295: { at: '2-3', turn: 0 } },
      sites: {
        '295a': { ships: [{ interceptor: 1 }, {}, {}, {}] },
        '295c': { ships: [{}, { interceptor: 1 }, {}, {}] },
      },
    });
    at.do(0, take('build'), 'end-action');
    expect(at.seat(0).allies).toEqual([1]);
  });
  it('EC-14.1, EC-20.13: talks after combat, in turn order; a refused pair is not asked again', () => {
    const at = table4({ phase: 'combat' });
    expect(at.question).toBe('0 talks');
    at.do(0, propose(1)).do(1, 'decline-envoy');
    expect(at.question).not.toBe('1 talks');
    expect(at.question).not.toBe('0 talks');
  });
  it('EC-20.13: who ends the talks is not asked again, and nothing was proposed', () => {
    const at = table4({ phase: 'combat' });
    expect(at.question).toBe('0 talks');
    at.do(0, 'end-talks');
    expect([at.question, at.events('envoy-offered')]).toEqual(['1 talks', []]);
    at.do(1, 'end-talks');
    expect(at.question).not.toContain('talks');
  });
  it('EC-23.6: when a partner is eliminated, the cube comes back', () => {
    const broke = { money: 0, science: 0, materials: 0, discs: 0, colony: 0 };
    const at = table4({
      galaxy: {},
      allies: [[1, 2]],
      seats: [{ colony: 0 }, { colony: 0 }, broke, {}],
      phase: 'upkeep',
    });
    expect(at.seat(1)).toMatchObject({ allies: [2], track: { money: 9 } });
    at.do(2, { do: 'abandon', site: '225' });
    expect(at.question).toBe('1 return-cube');
    at.do(1, { do: 'return-cube', track: 'money' });
    expect(at.seat(1)).toMatchObject({ allies: [], track: { money: 10 } });
    expect(at.seat(2).eliminated).toBe(true);
  });
});
