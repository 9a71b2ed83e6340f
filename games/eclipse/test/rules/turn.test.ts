import { describe, expect, it } from 'vitest';
import { build, colonise, move, research, table, take, trade } from '../table.ts';

describe('EC-5: rounds and turns', () => {
  it('EC-5.2, EC-5.8: clockwise from the start player', () => {
    const at = table({ players: 3, state: { start: 1 } });
    expect(at.question).toBe('1 turn');
    at.do(1, take('build'), 'end-action');
    expect(at.question).toBe('2 turn');
    at.do(2, take('build'), 'end-action');
    expect(at.question).toBe('0 turn');
  });
  it('EC-5.3: an action costs the leftmost disc; without one there is none', () => {
    const at = table();
    at.do(0, take('research'), 'end-action');
    expect(at.seat(0)).toMatchObject({ discs: 11, spent: 1 });
    const empty = table({ state: { seats: [{ discs: 0 }, {}] } });
    expect(empty.refusal(0, take('move'))).toBe('EC-5.3 no-disc-left');
    expect(empty.choices(0, 'pass', 'do')).toEqual(['pass']);
  });
  it('EC-5.4: the same action again and again', () => {
    const at = table();
    for (let i = 0; i < 2; i++) at.do(0, take('explore'), 'end-action').do(1, take('explore'), 'end-action');
    expect(at.seat(0).spent).toBe(2);
  });
  it('EC-5.5: activations by species and technology', () => {
    const left = (action: string, technologies = {}, species = ['terran-directorate', 'planta']) =>
      table({ species, state: { seats: [{ technologies }, {}] } }).do(0, take(action)).seen.left;
    expect(['explore', 'research', 'upgrade', 'build', 'move', 'influence'].map((action) => left(action))).toEqual([
      1, 1, 2, 2, 3, 2,
    ]);
    expect(left('build', { nano: ['nanorobots'] })).toBe(3);
    expect(left('move', { nano: ['improved-logistics'] })).toBe(4);
    expect(left('upgrade', { nano: ['pico-modulator'] })).toBe(4);
    expect(left('upgrade', {}, ['mechanema', 'planta'])).toBe(3);
    expect(left('research', {}, ['hydran-progress', 'planta'])).toBe(2);
  });
  it('EC-5.6: an action without a single activation is possible', () => {
    const at = table({ state: { seats: [{ materials: 0 }, {}] } });
    at.do(0, take('build'), 'end-action');
    expect(at.seat(0).spent).toBe(1);
    expect(at.question).toBe('1 turn');
  });
  it('EC-5.7: the phase ends at once when the last player passes for the first time', () => {
    const at = table();
    at.do(0, 'pass');
    at.do(1, take('build'), 'end-action');
    expect(at.question).toBe('0 turn');
    at.do(0, 'pass').do(1, 'pass');
    expect(at.toRound(2).seen).toMatchObject({ round: 2, active: 0 });
  });
  it('EC-5.9: it ends by itself when there is nothing left to do but trade', () => {
    const at = table({ state: { seats: [{ materials: 20, colony: 0 }, {}] } });
    at.do(0, take('build'), build('interceptor', '221'));
    expect(at.seen.left).toBe(1);
    at.do(0, build('interceptor', '221'));
    expect(at.question).toBe('1 turn');
  });
  it('EC-5.10: passing needs no disc, and is always possible', () => {
    const at = table({ state: { seats: [{ discs: 0 }, {}] } });
    at.do(0, 'pass');
    expect(at.seat(0).passed).toBe(true);
  });
  it('EC-5.11: colony ships and trade before, between and after activations', () => {
    const at = table({
      state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } }, seats: [{ materials: 3, science: 6 }, {}] },
    });
    at.do(0, take('build'), colonise('103', 0, 'money'), build('interceptor', '221'), trade('science', 'materials'));
    at.do(0, colonise('103', 1, 'science'));
    expect(at.seat(0)).toMatchObject({ materials: 1, colony: 1 });
    at.do(0, 'end-action');
    expect(at.refusal(0, build('cruiser', '221'))).toBe('not-asked');
  });
  it('EC-5.1, EC-5.8: four phases; the new start player begins with the next action phase', () => {
    const at = table({ players: 3 });
    at.do(0, take('build'), 'end-action').do(1, 'pass');
    at.endRound();
    expect(at.seen).toMatchObject({ round: 2, phase: 'action', active: 1 });
  });
  it('EC-5.5: more than the activations is refused', () => {
    const at = table({
      state: {
        galaxy: { 103: { at: '1-0', turn: 1 } },
        seats: [{ science: 30 }, {}],
        tray: { 'gauss-shield': 1, nanorobots: 1 },
      },
    });
    at.do(0, take('research'), research('gauss-shield', 'grid'));
    expect(at.question).toBe('1 turn');
    const moving = table({ state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } } } });
    moving.do(
      0,
      take('move'),
      move('interceptor-1', '103'),
      move('interceptor-1', '221'),
      move('interceptor-1', '103'),
    );
    expect(moving.refusal(0, move('interceptor-1', '221'))).toBe('EC-5.5 no-activation-left');
  });
});

describe('EC-13: passing and reactions', () => {
  it('EC-13.1: the first to pass gains 2 money and begins the next round', () => {
    const at = table();
    at.do(0, take('build'), 'end-action').do(1, 'pass');
    expect(at.seat(1).money).toBe(5);
    at.do(0, 'pass').toRound(2);
    expect(at.seen.active).toBe(1);
    expect(at.seat(0).money).toBe(6);
  });
  it('EC-13.2: reactions are Upgrade, Build or Move with one activation, and cost a disc', () => {
    const at = table({ state: { seats: [{ technologies: { nano: ['nanorobots'] } }, {}] } });
    at.do(0, 'pass').do(1, take('build'), 'end-action');
    expect(at.choices(0, 'take-action', 'action')).toEqual(['upgrade', 'build', 'move']);
    expect(at.refusal(0, take('research'))).toBe('EC-13.2 no-reaction');
    at.do(0, take('build'));
    expect(at.seen.left).toBe(1);
    expect(at.seat(0).discs).toBe(11);
  });
  it('EC-13.3: passing is not taken back; passing again costs nothing', () => {
    const at = table();
    at.do(0, 'pass').do(1, take('build'), 'end-action').do(0, 'pass');
    expect(at.seat(0)).toMatchObject({ money: 5, passed: true });
    const broke = table({ state: { seats: [{ discs: 0 }, {}] } });
    broke.do(0, 'pass').do(1, take('build'), 'end-action');
    expect(broke.question).toBe('1 turn');
  });
  it('EC-13.4: if the next start player is eliminated, the next living one begins', () => {
    const at = table({
      players: 3,
      state: {
        seats: [{ technologies: { military: ['neutron-bombs'] } }, { recalled: true }, {}],
        sites: { 223: { ships: [{ cruiser: 1 }, {}, {}] } },
        passed: [1, 2],
      },
    });
    at.do(0, 'pass').do(0, 'drop-bombs', 'leave-open').toRound(2);
    expect(at.seen).toMatchObject({ round: 2, active: 2 });
  });
});

describe('EC-4: resources', () => {
  it('EC-4.2: so many for one of another, in turns', () => {
    const at = table({ state: { seats: [{ science: 5 }, {}] } });
    at.do(0, trade('science', 'money'), trade('science', 'money'));
    expect(at.seat(0)).toMatchObject({ science: 1, money: 5 });
    expect(at.refusal(0, trade('science', 'money'))).toBe('EC-4.2 too-little-to-trade');
    expect(at.refusal(1, trade('science', 'money'))).toBe('not-asked');
    expect(table({ species: ['orion-hegemony', 'planta'] }).refusal(0, trade('science', 'money'))).toBe(
      'EC-4.2 too-little-to-trade',
    );
  });
  it('EC-4.1: the store is never negative', () => {
    const at = table({ state: { seats: [{ science: 1 }, {}], tray: { nanorobots: 1 } } });
    at.do(0, take('research'));
    expect(at.refusal(0, research('nanorobots', 'nano'))).toBe('EC-7.1 too-little-science');
  });
  it('EC-4.3: income grows as cubes leave the track', () => {
    const income = (cubes: number) =>
      table({ state: { seats: [{ track: { money: cubes } }, {}] } }).seat(0).income.money;
    expect([12, 11, 7, 1, 0].map(income)).toEqual([0, 2, 8, 24, 28]);
  });
  it('EC-4.5, EC-4.6: upkeep grows as discs leave; more than 13 make no new space', () => {
    const upkeep = (discs: number) => table({ state: { seats: [{ discs }, {}] } }).seat(0).upkeep;
    expect([15, 13, 12, 11, 10, 7, 0].map(upkeep)).toEqual([0, 0, 0, 0, 1, 5, 30]);
  });
  it('EC-4.4, EC-4.7: a cube goes back to its colour, or to another track if that is full', () => {
    const at = table({
      state: {
        galaxy: { 103: { at: '1-0', turn: 1, owner: 0, cubes: [0, 1] } },
        seats: [{ track: { money: 12, science: 5 } }, {}],
      },
    });
    at.do(0, take('influence'), { do: 'influence', from: '103', to: 'track' });
    expect(at.question).toBe('0 return-cube');
    expect(at.choices(0, 'return-cube', 'track')).toEqual(['science', 'materials']);
    at.do(0, { do: 'return-cube', track: 'materials' });
    expect(at.seat(0).track).toEqual({ money: 12, science: 6, materials: 11 });
  });
});
