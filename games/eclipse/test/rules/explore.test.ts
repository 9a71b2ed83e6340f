import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../src/content/discoveries.ts';
import { sectorOf } from '../../src/content/sectors.ts';
import { explore, place, table, take } from '../table.ts';

const draw = (...ids: readonly string[]) => ids.map(sectorOf);
const zones = (at: ReturnType<typeof table>, seat = 0) => at.do(seat, take('explore')).choices(seat, 'explore', 'zone');

describe('EC-6: explore', () => {
  it("EC-6.1: zones beside one's sectors, where a wormhole opens", () => {
    expect(zones(table())).toEqual(['3-0', '3-1', '1-0', '2-11']);
  });
  it('EC-6.1: a zone behind a wall cannot be chosen, not even to discard', () => {
    const at = table();
    at.do(0, take('explore'));
    expect(at.refusal(0, explore('2-1'))).toBe('EC-6.1 not-offered');
  });
  it('EC-2.4, EC-6.1: with the Wormhole Generator every neighbouring zone', () => {
    const seats = [{ technologies: { nano: ['wormhole-generator'] } }, {}];
    expect([...zones(table({ state: { seats } }))].sort()).toEqual(['1-0', '2-1', '2-11', '3-0', '3-1', '3-17']);
  });
  it('EC-6.1, EC-10.5: from a ship that is not pinned, but not from one that is', () => {
    const galaxy = { 103: { at: '1-0', turn: 1, ships: [{ interceptor: 1 }, {}] } };
    expect(zones(table({ state: { galaxy } }))).toContain('1-1');
    const pinned = { 103: { at: '1-0', turn: 1, ships: [{ interceptor: 1 }, { interceptor: 1 }] } };
    expect(zones(table({ state: { galaxy: pinned } }))).not.toContain('1-1');
  });
  it('EC-6.2, EC-6.4, EC-6.13: the top sector of the ring, placed or discarded face up', () => {
    const at = table({ draws: { sector: draw('102') } });
    at.do(0, take('explore'), explore('1-0'));
    expect(at.question).toBe('0 place-sector');
    at.do(0, 'discard');
    expect(at.seen).toMatchObject({ discarded: ['102'], stacks: [9, 14, 5] });
    expect(at.question).toBe('1 turn');
  });
  it("EC-6.5: every orientation that connects with a sector of one's own, and no other", () => {
    const at = table({ draws: { sector: draw('102') } });
    at.do(0, take('explore'), explore('1-0'));
    expect(at.choices(0, 'place', 'turn')).toEqual([0, 1, 3, 4]);
    expect(at.refusal(0, place('102', 2))).toBe('EC-6.5 not-connected');
    const generator = table({
      draws: { sector: draw('102') },
      state: { seats: [{ technologies: { nano: ['wormhole-generator'] } }, {}] },
    });
    generator.do(0, take('explore'), explore('1-0'));
    expect(generator.choices(0, 'place', 'turn')).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('EC-6.6, EC-6.7: Ancients guard their discovery; it stays face down', () => {
    const at = table({ draws: { sector: draw('104') } });
    at.do(0, take('explore'), explore('1-0'), place('104', 0));
    expect(at.site('104')).toMatchObject({ guards: 2, discovery: true, owner: -1 });
    expect(at.question).toBe('1 turn');
  });
  it('EC-6.7, EC-6.8: without Ancients it is taken at once, before the disc', () => {
    const at = table({ draws: { sector: draw('110'), discovery: [discoveryOf('money-8')] } });
    at.do(0, take('explore'), explore('1-0'), place('110', 0));
    expect(at.question).toBe('0 discovery');
    at.do(0, 'take-reward');
    expect(at.question).toBe('0 claim');
    at.do(0, 'place-disc');
    expect(at.site('110')).toMatchObject({ owner: 0, discovery: false });
    expect(at.seat(0)).toMatchObject({ money: 11, discs: 10 });
  });
  it('EC-6.13: an Ancient Cruiser stands in the sector before the disc', () => {
    const at = table({ draws: { sector: draw('110'), discovery: [discoveryOf('ancient-cruiser')] } });
    at.do(0, take('explore'), explore('1-0'), place('110', 0), 'take-reward');
    expect(at.question).toBe('0 claim');
    expect(at.site('110').ships[0]).toEqual({ cruiser: 1 });
  });
  it('EC-6.8, EC-6.11: a disc is a choice, and impossible without one on the track', () => {
    const at = table({ draws: { sector: draw('102') } });
    at.do(0, take('explore'), explore('1-0'), place('102', 0), 'leave-open');
    expect(at.site('102').owner).toBe(-1);
    const last = table({ draws: { sector: draw('102') }, state: { seats: [{ discs: 1 }, {}] } });
    last.do(0, take('explore'), explore('1-0'), place('102', 0));
    expect(last.question).toBe('1 turn');
  });
  it('EC-6.9, EC-25.5: a second activation may start from the new sector, or be declined', () => {
    const at = table({ species: ['planta', 'mechanema'], draws: { sector: draw('103', '102') } });
    at.do(0, take('explore'), explore('1-0'), place('103', 1), 'place-disc');
    expect(at.choices(0, 'explore', 'zone')).toContain('1-1');
    at.do(0, 'end-action');
    expect(at.question).toBe('1 turn');
  });
  it('EC-6.3, EC-6.12: an empty stack is renewed from its discards, at the moment it is needed', () => {
    const at = table({ state: { stacks: [0, 5, 5], discarded: ['104'] } });
    expect(zones(at)).toContain('1-0');
    expect(at.seen.discarded).toEqual(['104']);
    at.do(0, explore('1-0'));
    expect(at.choices(0, 'place', 'sector')).toEqual(['104']);
    expect(at.seen.discarded).toEqual([]);
  });
  it('EC-6.3: with neither, zones of that ring cannot be chosen', () => {
    expect(zones(table({ state: { stacks: [0, 5, 5] } }))).not.toContain('1-0');
  });
  it('EC-6.6: without discoveries left none is placed', () => {
    const at = table({ draws: { sector: draw('110') }, state: { discoveries: { 'money-8': 5 } } });
    at.do(0, take('explore'), explore('1-0'), place('110', 0));
    expect(at.question).toBe('0 claim');
  });
});

describe('EC-25.7: Draco explores', () => {
  const draco = (more: object = {}) => table({ species: ['descendants-of-draco', 'planta'], ...more });
  it('EC-25.7: looks at two sectors and places one or none', () => {
    const at = draco({ draws: { sector: draw('102', '106') } });
    at.do(0, take('explore'), explore('1-0'), 'look-again');
    expect(at.choices(0, 'place', 'sector')).toEqual(['102', '106']);
    expect(at.refusal(0, 'look-again')).toBe('EC-25.7 looked-twice');
    at.do(0, place('106', 0), 'leave-open');
    expect(at.seen.discarded).toEqual(['102']);
  });
  it('EC-25.7: none of them, too', () => {
    const at = draco({ draws: { sector: draw('102', '106') } });
    at.do(0, take('explore'), explore('1-0'), 'look-again', 'discard');
    expect([...at.seen.discarded].sort()).toEqual(['102', '106']);
  });
  it('EC-25.7, EC-6.10: no second one if there is none; discards become the stack without the first', () => {
    const only = draco({ state: { stacks: [1, 5, 5] }, draws: { sector: draw('102') } });
    only.do(0, take('explore'), explore('1-0'));
    expect(only.refusal(0, 'look-again')).toBe('EC-25.7 no-second-sector');
    const renewed = draco({ state: { stacks: [1, 5, 5], discarded: ['106'] }, draws: { sector: draw('102') } });
    renewed.do(0, take('explore'), explore('1-0'), 'look-again');
    expect(renewed.choices(0, 'place', 'sector')).toEqual(['102', '106']);
  });
  it('EC-25.10, EC-25.9: places discs beside Ancients, but takes no discovery there', () => {
    const at = draco({ draws: { sector: draw('104') } });
    at.do(0, take('explore'), explore('1-0'), place('104', 0));
    expect(at.question).toBe('0 claim');
    at.do(0, 'place-disc');
    expect(at.site('104')).toMatchObject({ owner: 0, guards: 2, discovery: true });
  });
  it('EC-25.7: nobody else looks again', () => {
    const at = table({ draws: { sector: draw('102') } });
    at.do(0, take('explore'), explore('1-0'));
    expect(at.refusal(0, 'look-again')).toBe('EC-6.4 not-offered');
  });
});
