import { BadInput } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('the notation', () => {
  it('describes what it is told', () => {
    const at = table({
      state: {
        round: 4,
        galaxy: {
          214: {
            at: '2-1',
            turn: 3,
            owner: 0,
            cubes: [0],
            built: ['orbital'],
            guards: 1,
            discovery: true,
            ships: [{ cruiser: 2 }, {}],
          },
        },
        seats: [
          {
            money: 7,
            graveyard: { money: 1 },
            kept: ['shard-hull'],
            muon: 'cruiser',
            treasures: 2,
            damage: { 'cruiser-2': 1 },
          },
          { waiting: { 'cruiser-1': 5 } },
        ],
        allies: [[0, 1]],
        traitor: 1,
        discarded: ['301'],
        exploded: ['397'],
      },
    });
    expect(at.site('214')).toMatchObject({
      at: '2-1',
      turn: 3,
      owner: 0,
      cubes: [0],
      built: ['orbital'],
      guards: 1,
      discovery: true,
      ships: [{ cruiser: 2 }, {}],
    });
    expect(at.seat(0)).toMatchObject({
      money: 7,
      kept: ['shard-hull'],
      treasures: 2,
      damage: { 'cruiser-2': 1 },
      allies: [1],
    });
    expect(at.seat(1).waiting).toEqual({ 'cruiser-1': 5 });
    expect(at.seen).toMatchObject({ round: 4, traitor: 1, discarded: ['301'], exploded: ['397'] });
  });
  it.each<[object, string]>([
    [{ moon: 1 }, 'state.moon: unknown key'],
    [{ galaxy: { 999: {} } }, '"999" is not known here'],
    [{ galaxy: { 102: { at: '0-0' } } }, 'state.galaxy.102.at: is not empty'],
    [{ sites: { 102: {} } }, 'state.sites.102: is not on the board'],
    [{ galaxy: { 102: { at: '1-0', cubes: [0] } } }, 'state.galaxy.102: nobody controls it'],
    [
      { sites: { 221: { ships: [{ cruiser: 4 }, {}] }, 223: { ships: [{ cruiser: 1 }, {}] } } },
      'there is no such ship left',
    ],
    [{ seats: [{}] }, 'state.seats: needs one entry for each of the 2 seats'],
    [{ seats: [{ reputation: [4, 4, 4, 4] }, { reputation: [4] }] }, 'there is no such tile left'],
    [{ seats: [{ parts: { interceptor: { 4: 'hull' } } }, {}] }, 'must be a whole number from 0 to 3'],
    [{ tray: { gold: 1 } }, '"gold" is not known here'],
    [{ phase: 'lunch' }, 'state.phase'],
    [{ round: 9 }, 'state.round'],
  ])('refuses %j', (state, problem) => {
    expect(() => table({ state: { ...state } })).toThrow(BadInput);
    expect(() => table({ state: { ...state } })).toThrow(problem);
  });
});
