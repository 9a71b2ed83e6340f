import { describe, expect, it } from 'vitest';
import { POINT_INDEX } from '../../src/content/index.ts';
import { PIECE } from '../../src/state.ts';
import { colonyShip, flight, fly, foundColony, KNOWN, passTurns } from '../flight.ts';
import { table } from '../table.ts';

describe('SF-16: three players', () => {
  const COLONIES = { a: 'near1-a', b: 'near1-b', c: 'near1-c' };
  const third = (players: number, free: keyof typeof COLONIES, first: string, second: string) =>
    flight({
      players,
      ships: { 1: colonyShip(COLONIES[free]) },
      others: { 1: { colonies: [first] }, 2: { colonies: [second] } },
    });

  it.each([
    ['a', 'near1-b', 'near1-c'],
    ['b', 'near1-a', 'near1-c'],
    ['c', 'near1-a', 'near1-b'],
  ] as const)(
    'SF-16.1: two colonies in an outer system are the limit; point %s, or any other, stays free',
    (free, first, second) => {
      expect(third(3, free, first, second).refusal(0, foundColony(1))).toBe('SF-16.1 system-is-full');
      third(4, free, first, second).do(0, foundColony(1));
    },
  );

  it('SF-16.1: the second one may be founded', () => {
    const t = flight({ players: 3, ships: { 1: colonyShip('near1-b') }, others: { 1: { colonies: ['near1-a'] } } });
    t.do(0, foundColony(1));
    expect(t.at('seats.0.colonies')).toContain('near1-b');
  });

  it('SF-16.1: spaceports and own colonies count', () => {
    const t = flight({
      players: 3,
      ships: { 1: colonyShip('near1-b') },
      own: { colonies: ['gamma-b', 'delta-b', 'near1-c'] },
      others: { 1: { spaceports: ['alpha-a', 'near1-a'] } },
    });
    expect(t.refusal(0, foundColony(1))).toBe('SF-16.1 system-is-full');
  });

  it('SF-16.1: ships do not count, and other systems do not matter', () => {
    flight({
      players: 3,
      ships: { 1: colonyShip('near1-b'), 2: colonyShip('near1-a') },
      others: { 1: { colonies: ['near2-a'] }, 2: { colonies: ['near2-b'] } },
    }).do(0, foundColony(1), foundColony(2));
  });

  it('SF-16.2: a colony ship may end its move on the third point, and must leave it in the next flight phase', () => {
    const t = flight({
      players: 3,
      ships: { 1: colonyShip('s110') },
      others: { 1: { colonies: ['near1-a'] }, 2: { colonies: ['near1-c'] } },
      draws: { production: [6, 6, 6, 6, 6, 6], balls: [3, 1] },
    });
    t.do(0, fly(1, 'near1-b'));
    expect(t.refusal(0, foundColony(1))).toBe('SF-16.1 system-is-full');
    passTurns(t.do(0, 'end-turn'), 1, 2).do(0, 'roll-dice', 'roll-mothership');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's128'), 'end-turn');
  });

  it('SF-16.3: the pieces of the fourth colour block their home points', () => {
    const t = flight({ players: 3, ships: { 1: colonyShip('s190'), 2: colonyShip('s203') }, chits: KNOWN });
    for (const id of ['gamma-a', 'alpha-b', 'beta-b']) expect(t.state.piece[POINT_INDEX.get(id)!]).toBe(PIECE.neutral);
    expect(t.refusal(0, fly(1, 'alpha-b'))).toBe('SF-13.4 point-occupied');
    expect(t.refusal(0, fly(2, 'gamma-a'))).toBe('SF-13.4 point-occupied');
  });

  it('SF-16.3: the limit of two does not concern home systems', () => {
    const t = table({ players: 3, options: { advancedSetup: true } });
    for (const at of ['alpha-a', 'alpha-b', 'alpha-c']) t.do(t.match.next().seat, { do: 'place-colony', at });
    expect(t.at('seats.0.colonies')).toHaveLength(1);
  });
});
