import { describe, expect, it } from 'vitest';
import { EVENTS, SECTORS, sectorOf } from '../../src/content/sectors.ts';
import { die, explore, influence, move, place, pulsar, table, take } from '../table.ts';

// EC-30.1: each of the eight sectors of Galactic Events, explored north of the start sector of seat 0.

/** Turned so that it is joined with the start sector in the south. */
const joined = (id: string): number => {
  const { wormholes } = SECTORS[sectorOf(id)];
  for (let turn = 0; turn < 6; turn++) if ((wormholes >> ((3 + 6 - turn) % 6)) & 1) return turn;
  throw new Error(`${id} has no wormhole`);
};
const explored = (id: string, draws: Record<string, readonly number[]> = {}) =>
  table({
    options: { blackHole: id === '399' ? '399' : '396' },
    draws: { sector: [sectorOf(id)], ...draws },
    state: {
      galaxy: { 103: { at: '1-0', turn: 1 } },
      seats: [
        { money: 40, colony: 0 },
        { money: 40, colony: 0 },
      ],
    },
  }).do(0, take('explore'), explore('3-0'), place(id, joined(id)));

describe('pulsars', () => {
  it.each(['393', '394'])('EC-31: %s takes a disc on its Move space, and gives one activation elsewhere', (id) => {
    const at = explored(id).do(0, 'place-disc');
    expect(at.site(id)).toMatchObject({ owner: 0, space: 'move' });
    at.do(1, 'pass').do(0, pulsar(id, 'upgrade'));
    expect([at.site(id).space, at.seen.left]).toEqual(['upgrade', 1]);
  });
});

describe('black holes', () => {
  it.each([
    ['396', ['103']],
    ['399', ['001', '103', '221', '223']],
  ])('EC-32: %s keeps its discovery, takes no disc, and gives ships back in its own places', (id, places) => {
    const at = explored(id, { 'black-hole': [die.burst] });
    expect(at.site(id)).toMatchObject({ owner: -1, discovery: true });
    expect(at.do(1, 'pass').do(0, take('influence')).refusal(0, influence('track', id))).toBe(
      'EC-11.2 no-influence-space',
    );
    at.do(0, 'end-action').do(1, 'pass').do(0, take('build'), 'end-action').do(1, 'pass');
    at.do(0, take('move'), move('interceptor-1', id), 'take-points');
    expect(at.seat(0).treasures).toBe(1);
    expect(at.events('fell-into-black-hole')).toMatchObject([{ seat: 0, die: die.burst }]);
    expect(at.events('ship-lost')).toMatchObject([{ rule: 'EC-32.11' }]);
    const sturdy = table({
      options: { blackHole: id },
      draws: { 'black-hole': [die.blank] },
      state: {
        galaxy: { [id]: { at: '3-0', turn: 1 }, 103: { at: '1-0', turn: 1 } },
        sites: { 221: { ships: [{ cruiser: 1 }, {}] } },
      },
    }).do(0, take('move'), move('cruiser-1', id));
    const offered = sturdy.choices(0, 'bring-back', 'to');
    if (id === '396') expect(sturdy.site('103').ships[0]).toEqual({ cruiser: 1 });
    else expect(offered).toEqual(expect.arrayContaining(places as string[]));
    expect(offered).not.toContain(id);
  });
});

describe('supernovas', () => {
  it.each(['397', '398'])('EC-33: %s is tested in every cleanup, and bursts below the round', (id) => {
    const at = explored(id, { supernova: [die[2], die.blank, die.blank, die.burst] }).do(0, 'place-disc');
    expect(at.site(id).owner).toBe(0);
    at.toRound(2);
    expect([at.seen.exploded, at.site(id).owner]).toEqual([[], 0]);
    at.toRound(3);
    expect([at.seen.exploded, at.site(id).owner]).toEqual([[id], -1]);
    expect(at.events('supernova-tested').map(({ dice, science, round }) => [dice, science, round])).toEqual([
      [2, 1, 1],
      [0, 1, 2],
    ]);
  });
});

describe('nebulas', () => {
  it.each(['295', '395'])('EC-34: %s has three parts, two discoveries and one Ancient', (id) => {
    const at = table({
      draws: { sector: [sectorOf(id)] },
      state: { stacks: [9, 9, 9], seats: [{ technologies: { nano: ['wormhole-generator'] } }, {}] },
    }).do(0, take('explore'), explore(id === '295' ? '2-1' : '3-0'), place(id, 0));
    const parts = ['a', 'b', 'c'].map((part) => at.site(`${id}${part}`));
    expect(parts.map(({ discovery }) => discovery)).toEqual([true, false, true]);
    expect(parts.map(({ guards }) => guards)).toEqual([0, 1, 0]);
    expect(at.question).toBe('1 turn');
    expect(at.seat(0).treasures).toBe(0);
  });
});

it('all eight sectors are tried, two of each kind', () => {
  const all = SECTORS.flatMap(({ id, event }) => (event === undefined ? [] : [`${event} ${id}`]));
  expect(all.sort()).toEqual(
    ['pulsar 393', 'pulsar 394', 'nebula 295', 'nebula 395']
      .concat(['black-hole 396', 'black-hole 399', 'supernova 397', 'supernova 398'])
      .sort(),
  );
  expect(EVENTS).toHaveLength(4);
});
