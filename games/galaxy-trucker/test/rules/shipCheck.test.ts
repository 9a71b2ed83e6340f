import { describe, expect, it } from 'vitest';
import { faultySquares } from '../../src/rules/shipCheck.ts';
import { HALF } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { yard } from '../table.ts';

/** A start cabin, a structural module to its right and a life support (connectors to the front and both sides) behind it. */
const CORE = { '7,7': 'b001', '7,8': 'b138', '8,7': 'b025' };
const CLASH: Drawing = { ...CORE, '8,8': 'b030' }; // a double connector against the single one of (8,7)
const FAULTY: Record<string, Drawing> = {
  'a single connector against a double one': CLASH,
  'a connector against a smooth side': { ...CORE, '8,8': 'b090/1' },
  'a component in front of a barrel': { ...CORE, '8,8': 'b052/3' },
  'a component behind an exhaust': { '7,7': 'b001', '7,8': 'b064', '8,7': 'b138', '8,8': 'b090' },
};
const TWO_PARTS: Drawing = { '7,7': 'b001', '9,9': 'b005' }; // a cabin on its own

const removable = (t: ReturnType<typeof yard>, seat = 0) => t.options(seat, 'remove').map(({ at }) => at);
const keepable = (t: ReturnType<typeof yard>, seat = 0) => t.options(seat, 'keep').map(({ at }) => at);
const squares = (t: ReturnType<typeof yard>, ...names: string[]) => names.map((name) => t.square(name));

describe('GT-7: ship check', () => {
  it.each(Object.entries(FAULTY))('GT-7.1 finds %s', (_, ship) => {
    const t = yard({ ships: [ship] });
    expect([t.asked(), t.asker]).toEqual(['check', 0]);
    expect(removable(t).length).toBeGreaterThan(1);
  });
  it('GT-7.1 finds a ship in several parts', () => {
    const t = yard({ ships: [TWO_PARTS] });
    expect([t.asked(), keepable(t)]).toEqual(['check', squares(t, '7,7', '9,9')]);
  });
  it('GT-7.1 a ship without errors flies at once', () => {
    expect(yard({ ships: [] }).asked()).toBe('fly-on');
  });
  it('GT-7.2 the owner chooses what to remove; it is a lost component', () => {
    const t = yard({ ships: [CLASH] });
    expect(removable(t)).toEqual(squares(t, '8,7', '8,8'));
    t.do(0, { do: 'remove', at: '8,7' });
    expect([t.has(0, '8,7'), t.has(0, '8,8'), t.lost(0), t.asked()]).toEqual([false, true, 1, 'fly-on']);
    expect(t.events('part-lost')).toMatchObject([{ rule: 'GT-7.2', how: 'removed' }]);
  });
  it('GT-7.2 until the ship is legal', () => {
    const ship = { ...CLASH, '8,9': 'b114' }; // one more clash: double against single
    const t = yard({ ships: [ship] });
    expect(removable(t)).toEqual(squares(t, '8,7', '8,8', '8,9'));
    t.do(0, { do: 'remove', at: '8,7' });
    expect(removable(t)).toEqual(squares(t, '8,8', '8,9'));
    t.do(0, { do: 'remove', at: '8,9' });
    expect([t.lost(0), t.asked()]).toEqual([2, 'fly-on']);
  });
  it('GT-7.3 the owner keeps one of several parts, and the others are lost components', () => {
    const t = yard({ ships: [TWO_PARTS] }).do(0, { do: 'keep', at: '9,9' });
    expect([t.has(0, '9,9'), t.has(0, '7,7'), t.lost(0)]).toEqual([true, false, 1]);
    expect(t.crewAt(0, '9,9')).toBe(2);
  });
  it('GT-7.3 one with a place for a human, if there is one', () => {
    const t = yard({ ships: [{ '7,7': 'b001', '9,9': 'b090', '5,7': 'b091' }] });
    expect(keepable(t)).toEqual(squares(t, '7,7'));
    expect(t.refusal(0, { do: 'keep', at: '9,9' })).toBe('GT-7.2 not-offered');
  });
  it('GT-7.3 a cabin in a dead column is no place for a human', () => {
    const blackout = { roads: ['rr-18'], blackout: 9 };
    const t = yard({ ships: [TWO_PARTS], state: blackout });
    expect(keepable(t)).toEqual(squares(t, '7,7'));
  });
  it('GT-7.3 otherwise any of them', () => {
    const t = yard({ ships: [{ '9,9': 'b090', '6,7': 'b091' }] });
    expect(keepable(t)).toEqual(squares(t, '6,7', '9,9'));
  });
  it('GT-7.4 engines that do not point to the rear are removed', () => {
    const t = yard({ ships: [{ '7,7': 'b001', '8,7': 'b064/1', '7,8': 'b065' }] });
    expect([t.has(0, '8,7'), t.has(0, '7,8'), t.lost(0)]).toEqual([false, true, 1]);
    expect(t.events('part-lost')).toMatchObject([{ rule: 'GT-7.4', seat: 0, how: 'removed' }]);
  });
  it('GT-7.4 class IA: by the direction that is chosen now', () => {
    const ship = { '3,3': 'b001', '3,4': 'b064' }; // the exhaust points south
    const north = yard({ round: '1-IA', ships: [ship, { '3,3': 'b002' }] });
    north.do(0, { do: 'face', front: 'north' }).do(1, { do: 'face', front: 'north' });
    expect(north.has(0, '3,4')).toBe(true);
    const east = yard({ round: '1-IA', ships: [ship, { '3,3': 'b002' }] });
    east.do(0, { do: 'face', front: 'east' }).do(1, { do: 'face', front: 'north' });
    expect([east.has(0, '3,4'), east.lost(0)]).toEqual([false, 1]);
  });
  it('GT-7.5 no error is left for the flight', () => {
    const t = yard({
      ships: [FAULTY['a component behind an exhaust'], { '7,7': 'b002', '9,5': 'b006', '8,8': 'b091' }],
    });
    for (let seat = 0; seat < 2; seat++) {
      while (t.options(seat, 'remove').length > 0) t.do(seat, t.options(seat, 'remove')[0]);
      while (t.options(seat, 'keep').length > 0) t.do(seat, t.options(seat, 'keep')[0]);
    }
    expect([faultySquares(t.state, 0), faultySquares(t.state, 1), t.asked()]).toEqual([[], [], 'fly-on']);
  });
  it('GT-7.6 a ship without a human gives up before the first card', () => {
    const t = yard({ ships: [{ '7,7': 'b090' }] });
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-7.6', seat: 0, forced: true }]);
    expect([t.events('card-revealed'), t.asker]).toEqual([[], 1]);
  });
  it('GT-7.6 class IIA: so does a half, and the other flies on', () => {
    const t = yard({
      round: '2-IIA',
      ships: [
        { '6,4': 'b005', '6,9': 'b090' },
        { '6,4': 'b006', '6,9': 'b007' },
      ],
    });
    expect(t.state.half.slice(0, 2)).toEqual([HALF.flying, HALF.gaveUp]);
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-7.6', seat: 0, half: 1 }]);
    expect([t.asked(), t.asker]).toEqual(['fly-on', 0]);
  });
  it('GT-7.7 only what takes part in an error can be removed', () => {
    const t = yard({ ships: [CLASH] });
    expect(t.refusal(0, { do: 'remove', at: '7,8' })).toBe('GT-7.2 not-offered');
    expect(t.refusal(1, { do: 'remove', at: '8,7' })).toBe('not-asked');
  });
  it('GT-7.7 all owners do it at the same time', () => {
    const other = { '7,7': 'b002', '7,8': 'b139', '8,7': 'b026', '8,8': 'b091/1' };
    const t = yard({ ships: [CLASH, other] });
    expect([removable(t, 0).length, removable(t, 1).length]).toEqual([2, 2]);
    t.do(1, { do: 'remove', at: '8,8' }).do(0, { do: 'remove', at: '8,8' });
    expect(t.asked()).toBe('fly-on');
  });
  it('GT-7.7 class IA: once all directions are fixed', () => {
    const ship = { '3,3': 'b001', '3,4': 'b138', '4,3': 'b025', '4,4': 'b030' };
    const t = yard({ round: '1-IA', ships: [ship, { '3,3': 'b002' }] });
    t.do(0, { do: 'face', front: 'north' });
    expect([t.asked(), t.asker]).toEqual(['direction', 1]);
    t.do(1, { do: 'face', front: 'north' });
    expect([t.asked(), t.asker]).toEqual(['check', 0]);
  });
  it('GT-7.8 class IIA: each half is checked on its own', () => {
    const whole = { '6,4': 'b005', '6,9': 'b007' };
    const t = yard({ round: '2-IIA', ships: [{ '6,4': 'b006', '8,4': 'b008', '6,9': 'b009' }, whole] });
    expect(keepable(t)).toEqual(squares(t, '6,4', '8,4')); // the other half is no part of it
    t.do(0, { do: 'keep', at: '8,4' });
    expect([t.has(0, '6,4'), t.has(0, '8,4'), t.has(0, '6,9'), t.lost(0)]).toEqual([false, true, true, 1]);
  });
  it('GT-7.8 class IIA: a half may be empty, and gives up', () => {
    const t = yard({ round: '2-IIA', ships: [{ '6,9': 'b005' }, { '6,4': 'b006', '6,9': 'b007' }] });
    expect(t.state.half).toEqual([HALF.gaveUp, HALF.flying, HALF.flying, HALF.flying]);
    expect(t.refusal(0, { do: 'give-up', half: 'left' })).toBe('GT-13.1 not-offered');
  });
});
