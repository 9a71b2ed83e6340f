import { describe, expect, it } from 'vitest';
import { openedWith, optionGroups, presetOf } from '../src/games/optionGroups.ts';
import { metaOf } from '../src/games/registry.ts';

const trucker = metaOf('galaxy-trucker')!;
const spec = (id: string) => trucker.options.find((one) => one.id === id)!;
const groupsWith = (chosen: Readonly<Record<string, string>>, players = 4) =>
  optionGroups(trucker, (id) => chosen[id] ?? presetOf(spec(id), false), players);
const shown = (chosen: Readonly<Record<string, string>>, players?: number) =>
  groupsWith(chosen, players).flatMap(({ specs }) => specs.map(({ id }) => id));

describe('the options of a new table', () => {
  it('are all there, each in one group', () => {
    const all = [...shown({ building: 'relaxed', roughRoads: '2' }), ...shown({ building: 'turns' })];
    expect(new Set(all)).toEqual(new Set(trucker.options.map(({ id }) => id)));
    expect(new Set(shown({})).size).toBe(shown({}).length);
  });
  it('need no groups where there are few', () => {
    const few = metaOf('merchant-of-venus')!;
    expect(optionGroups(few, () => undefined, 2)).toEqual([{ name: undefined, specs: few.options }]);
  });
  it('begin with how one builds, and end with what few people touch', () => {
    const groups = groupsWith({});
    expect(groups.map(({ name }) => name)).toEqual(['basic', 'rounds', 'modules', 'seats', 'expert']);
    expect(groups[0].specs[0].id).toBe('building');
    expect(groups[1].specs.map(({ id }) => id)).toEqual(['round1', 'round2', 'round3', 'round4', 'round5']);
  });
  it('show only what means something beside the others', () => {
    expect(shown({})).not.toContain('relaxedFactor');
    expect(shown({ building: 'relaxed' })).toContain('relaxedFactor');
    expect(shown({ building: 'turns' })).not.toContain('autoFlip');
    expect(shown({}, 3)).not.toContain('fifthWheelForFour');
    expect(shown({ roughRoads: '2' })).toContain('handicap');
  });
  it('are preset otherwise where several people share a device', () => {
    expect([presetOf(spec('building'), false), presetOf(spec('building'), true)]).toEqual(['live', 'turns']);
    expect(openedWith(trucker, {}, 2, false)).toEqual({});
    expect(openedWith(trucker, {}, 2, true)).toEqual({ building: 'turns' });
    expect(openedWith(trucker, { building: 'live' }, 2, true)).toEqual({ building: 'live' });
  });
  it('forget what was chosen for other seats than there are', () => {
    const colours = ['blue', 'green', 'red'];
    expect(openedWith(trucker, { colours }, 3, false)).toEqual({ colours });
    expect(openedWith(trucker, { colours }, 2, false)).toEqual({});
  });
});
