import { describe, expect, it } from 'vitest';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';

const MISS = [1, 1];
const options = { newTechnology: true };
const fly = (setting: Parameters<typeof flight>[0]) => flight({ options, ...setting }).flyOn();

const SLAVERS = 'i-01'; // strength 6
const PIRATES = 'i-03'; // strength 5: small, large, small from the front

describe('GT-16.14: boosters in general', () => {
  it('GT-16.14 a booster that only touches a cannon does nothing', () => {
    const apart: Drawing = {
      '7,7': 'start-cabin',
      '6,7': 'structural',
      '6,8': 'b033',
      '7,8': 'e25/2',
      '7,6': 'battery-2',
    };
    const t = fly({ ships: [apart], deck: [SLAVERS] });
    expect([t.strengths(0), t.events('boosted'), t.asker]).toEqual([[2], [], 1]); // nothing to decide, and he has lost
  });
  it('GT-16.14 nor does one joined to components of another kind', () => {
    const wrong: Drawing = {
      '7,7': 'start-cabin',
      '6,7': 'cannon',
      '7,8': 'cannon-booster',
      '8,8': 'engine',
      '7,6': 'battery-2',
    };
    const t = fly({ ships: [wrong], deck: ['i-05', SLAVERS] });
    expect([t.strengths(0), t.events('boosted'), t.asker]).toEqual([[1, 2], [], 1]);
  });
});

describe('GT-16.20, GT-16.21: shield boosters', () => {
  const shielded: Drawing = { '7,7': 'start-cabin', '7,8': 'shield:n', '7,9': 'shield-booster', '7,6': 'battery-3' };
  const boost = { do: 'boost-shield', part: '7,8', booster: '7,9' };

  it('GT-16.20 for 2 batteries the shield stops a large shot', () => {
    const t = fly({ ships: [shielded], deck: [PIRATES], draws: { hit: [...MISS, 3, 4, ...MISS] } });
    expect(t.refusal(0, { do: 'shield', part: '7,8' })).toBe('GT-11.15 not-offered');
    t.do(0, boost);
    expect([t.hits(0)[1], t.tokensAt(0, '7,6'), t.lost(0)]).toEqual(['shielded', 1, 0]);
  });
  it('GT-16.20 and a large meteor', () => {
    const t = fly({ ships: [shielded], deck: ['i-11'], draws: { hit: [3, 4, ...MISS, ...MISS] } }).do(0, boost);
    expect([t.hits(0)[0], t.tokensAt(0, '7,6')]).toEqual(['shielded', 1]);
  });
  it('GT-16.20 not with 1 battery, nor without a booster joined to it', () => {
    const draws = { hit: [...MISS, 3, 3, ...MISS] }; // column 6
    const weak: Drawing = { ...shielded, '7,6': ['battery-3', { tokens: 1 }] };
    expect(fly({ ships: [weak], deck: [PIRATES], draws }).hits(0)[1]).toBe('destroyed');
    const apart: Drawing = { ...shielded, '7,9': 'structural', '8,9': 'shield-booster' };
    expect(fly({ ships: [apart], deck: [PIRATES], draws }).hits(0)[1]).toBe('destroyed');
  });
  it('GT-16.21 the covered sides do not change', () => {
    const draws = { hit: [3, 4, ...MISS, ...MISS, ...MISS, ...MISS] }; // row 7
    const left = fly({ ships: [shielded], deck: ['iii-11'], draws });
    expect(left.hits(0)[0]).toBe('destroyed');
    const right = fly({ ships: [shielded], deck: ['iii-09'], draws });
    expect(right.options(0, 'boost-shield')).toHaveLength(1);
  });

  describe('W-3 (GT-16.20): shields to all sides, all boosted but the one to the rear', () => {
    const ship: Drawing = {
      ...{
        '7,7': 'start-cabin',
        '7,8': 'shield:n',
        '7,9': 'shield-booster',
        '7,6': 'shield:w',
        '7,5': 'shield-booster',
      },
      ...{ '8,7': 'shield:s', '6,7': 'battery-3', '8,8': 'engine', '6,8': 'battery-3' },
    };

    it('W-3 (GT-16.20) small shots are stopped from everywhere for 1 battery, a large one from the rear is not', () => {
      // shots for the smallest crew: small from the right, the left and the front, large from the rear
      const draws = { hit: [3, 4, 3, 4, 3, 4, 3, 4] };
      const t = fly({ ships: [ship, PLAIN_SHIP], deck: ['ii-16'], draws });
      for (const part of ['7,8', '7,6', '7,8']) {
        t.do(0, { do: 'shield', part });
        if (t.asked() === 'take-token') t.do(0, { do: 'take-token', from: '6,7' });
      }
      expect(t.hits(0)).toEqual(['shielded', 'shielded', 'shielded', 'destroyed']);
      expect([t.tokensAt(0, '6,7'), t.has(0, '8,7')]).toEqual([0, false]);
    });
    it.each([
      ['right', 'iii-09', '7,8', '7,9'],
      ['left', 'iii-11', '7,6', '7,5'],
      ['front', 'i-11', '7,8', '7,9'],
    ])('W-3 (GT-16.20) large ones from the %s for 2', (_, card, part, booster) => {
      const t = fly({ ships: [ship], deck: [card], draws: { hit: [3, 4, ...Array(12).fill(1)] } });
      t.do(
        0,
        { do: 'boost-shield', part, booster },
        { do: 'take-token', from: '6,7' },
        { do: 'take-token', from: '6,7' },
      );
      expect([t.hits(0)[0], t.tokensAt(0, '6,7')]).toEqual(['shielded', 1]);
    });
  });
});

describe('GT-16.25 to GT-16.29, GT-16.61: cannon boosters', () => {
  const boost = (part: string) => ({ do: 'boost', booster: '7,8', part });
  const armed = (front: string, right: string): Drawing => ({
    ...{ '7,7': 'start-cabin', '7,8': 'cannon-booster', '6,8': front, '7,9': right },
    ...{ '7,6': 'battery-3', '8,7': 'cabin' },
  });
  const singles = armed('cannon', 'cannon:e'); // 1.5

  it('GT-16.25 +3 for a cannon to the front', () => {
    const t = fly({ ships: [singles], deck: [SLAVERS] }).do(0, boost('6,8'));
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[9], 2]);
  });
  it('GT-16.25 +1.5 for any other', () => {
    const t = fly({ ships: [singles], deck: [SLAVERS] }).do(0, boost('7,9'));
    expect(t.strengths(0)).toEqual([6]);
  });
  it('GT-16.25 the same for a double cannon', () => {
    const t = fly({ ships: [armed('double-cannon', 'cannon:e')], deck: [SLAVERS] });
    t.do(0, { do: 'power', part: '6,8' }, boost('6,8'));
    expect(t.strengths(0)).toEqual([11]); // 2 + 0.5 + 3
  });
  it.each([
    ['one barrel to the front', 'e08', '6,8', 10],
    ['no barrel to the front', 'e08/1', '7,9', 7],
  ])('GT-16.25 a bi-directional cannon with %s', (_, cannon, square, strength) => {
    const ship = square === '6,8' ? armed(cannon, 'cannon:e') : armed('cannon', cannon);
    const t = fly({ ships: [ship], deck: [SLAVERS] }).do(0, { do: 'power', part: square }, boost(square));
    expect(t.strengths(0)).toEqual([strength]);
  });
  it('GT-16.26 a double or bi-directional cannon must be powered as well', () => {
    const t = fly({ ships: [armed('double-cannon', 'e08/1')], deck: [SLAVERS] });
    expect(t.refusal(0, boost('6,8'))).toBe('GT-10.4 not-offered');
    expect(t.refusal(0, boost('7,9'))).toBe('GT-10.4 not-offered');
    t.do(0, { do: 'power', part: '6,8' }, boost('6,8'));
    expect(t.tokensAt(0, '7,6')).toBe(1);
  });
  it('GT-16.26 with one token left it is powered, but not boosted', () => {
    const ship: Drawing = { ...armed('double-cannon', 'cannon:e'), '7,6': ['battery-3', { tokens: 1 }] };
    const t = fly({ ships: [ship], deck: [SLAVERS] }).do(0, { do: 'power', part: '6,8' });
    expect([t.strengths(0), t.has(0, '6,8')]).toEqual([[5], true]);
  });
  it('GT-16.27 the boosted cannon is destroyed, the booster stays', () => {
    const t = fly({ ships: [singles], deck: [SLAVERS] }).do(0, boost('6,8'));
    expect([t.has(0, '6,8'), t.has(0, '7,8'), t.has(0, '7,9')]).toEqual([false, true, true]);
    expect(t.events('part-lost')).toMatchObject([{ how: 'destroyed', rule: 'GT-16.27' }]);
  });
  it('GT-16.27 a cannon-engine is lost with its engine half', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,8': 'cannon-booster', '7,9': 'cannon-engine', '7,6': 'battery-3' };
    const t = fly({ ships: [ship], deck: [SLAVERS, 'i-05'] }).do(0, boost('7,9'));
    expect([t.strengths(0), t.has(0, '7,9')]).toEqual([[8], false]);
  });
  it('GT-16.28 one booster boosts one cannon at a time', () => {
    const t = fly({ ships: [singles], deck: [SLAVERS] }).do(0, boost('6,8'));
    expect(t.events('boosted')).toHaveLength(1);
    expect([t.asked(), t.strengths(0)]).toEqual(['lose-crew', [9]]); // nothing left to decide
  });
  it('GT-16.28 it does not help against meteors', () => {
    const ship = armed('double-cannon', 'structural');
    const t = fly({ ships: [ship], deck: ['i-11'], draws: { hit: [4, 4, ...MISS, ...MISS] } });
    expect(t.options(0).map((option) => option.do)).toEqual(['take-hit', 'fire']);
  });
  it('GT-16.29 it is destroyed when the fight is clear, before the penalty and the next player', () => {
    const t = fly({ ships: [singles], deck: [SLAVERS] }).do(0, boost('6,8'));
    const told = t.match.trueHistory.flat().map(({ event }) => event);
    expect(told.slice(told.indexOf('strength-stated'))).toEqual(['strength-stated', 'enemy-fought', 'part-lost']);
    expect(t.asked()).toBe('lose-crew');
  });
  it('GT-16.29 the number stated stands: the winner takes his reward after the cannon is gone', () => {
    const ship: Drawing = { ...armed('double-cannon', 'cannon:e'), '6,6': 'cannon', '6,7': 'structural' }; // 6.5
    const t = fly({ ships: [ship], deck: [SLAVERS] }).do(0, { do: 'power', part: '6,8' }, boost('6,8'));
    expect([t.strengths(0), t.has(0, '6,8'), t.asked()]).toEqual([[13], false, 'reward']);
  });
  it('GT-16.29 in a Combat Zone it is gone before the next player states', () => {
    const other: Drawing = { ...PLAIN_SHIP, '7,6': 'battery-2', '7,8': 'double-cannon' };
    const t = fly({ ships: [singles, other], deck: ['ii-16'], draws: { hit: Array(8).fill(1) } }).do(0, boost('6,8'));
    expect([t.has(0, '6,8'), t.asked(), t.asker]).toEqual([false, 'state-strength', 1]);
  });
  it('GT-16.61 a cannon-engine may be boosted by either booster', () => {
    const ship = (booster: string): Drawing => ({
      ...{ '7,7': 'start-cabin', '7,8': booster, '7,9': 'cannon-engine', '7,6': 'battery-3' },
    });
    const fight = fly({ ships: [ship('cannon-booster')], deck: [SLAVERS] });
    expect(fight.options(0, 'boost')).toHaveLength(1);
    const flee = fly({ ships: [ship('engine-booster')], deck: [SLAVERS, 'i-04'] });
    flee.do(0, { do: 'jump', booster: '7,8', engine: '7,9' });
    expect([flee.has(0, '7,9'), flee.events('jumped').length]).toEqual([false, 1]);
  });
  it('GT-16.61 a cannon can be boosted by only one booster each time', () => {
    const ship: Drawing = {
      ...{ '7,7': 'start-cabin', '6,7': 'cannon', '6,6': 'cannon-booster', '6,8': 'cannon-booster' },
      ...{ '8,7': 'battery-3' },
    };
    const t = fly({ ships: [ship], deck: [SLAVERS] });
    expect(t.options(0, 'boost')).toHaveLength(2);
    t.do(0, { do: 'boost', booster: '6,6', part: '6,7' });
    expect([t.events('boosted').length, t.strengths(0)]).toEqual([1, [8]]);
  });
  it('GT-16.61 several boosters may boost several cannons', () => {
    const ship: Drawing = {
      ...{ '7,7': 'start-cabin', '7,8': 'cannon-booster', '6,8': 'cannon', '7,6': 'cannon-booster', '6,6': 'cannon' },
      ...{ '8,7': 'battery-3' },
    };
    const t = fly({ ships: [ship], deck: [SLAVERS] }).do(0, boost('6,8'), { do: 'boost', booster: '7,6', part: '6,6' });
    expect([t.strengths(0), t.lost(0), t.tokensAt(0, '8,7')]).toEqual([[16], 2, 1]);
  });

  describe('W-4 (GT-16.25): the last line of a Combat Zone', () => {
    const strong: Drawing = {
      ...{ '7,7': 'start-cabin', '8,7': 'cabin', '7,6': 'structural', '7,8': 'structural' },
      ...{ '6,6': 'cannon', '6,8': 'cannon', '7,5': 'cannon', '7,9': 'cannon' },
    };
    /** A cannon to the front holds the booster, which holds a double cannon and one to the side. */
    const last: Drawing = {
      ...{ '7,7': 'start-cabin', '7,6': ['battery-2', { tokens: 1 }] as const, '8,6': 'engine' },
      ...{ '7,8': 'cannon', '8,8': 'e27', '8,9': 'double-cannon', '9,8': 'cannon:s' },
    };
    const zone = () => {
      const t = fly({ ships: [strong, last], deck: ['i-16'], draws: { hit: [...MISS, ...MISS] } });
      t.do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' }); // engines: 2 crew
      expect([t.strengths(0).at(-1), t.asker]).toEqual([8, 1]);
      return t;
    };

    it('W-4 (GT-16.25) the double cannon powered makes 3.5, not enough', () => {
      const t = zone().do(1, { do: 'power', part: '8,9' });
      expect([t.strengths(1).at(-1), t.events('chosen-as-worst').at(-1)?.seat]).toEqual([7, 1]);
    });
    it('W-4 (GT-16.25) the sideways cannon boosted makes 3, and the double cannon asks for 2 batteries', () => {
      const t = zone();
      expect(t.refusal(1, { do: 'boost', booster: '8,8', part: '8,9' })).toBe('GT-10.4 not-offered');
      t.do(1, { do: 'boost', booster: '8,8', part: '9,8' });
      expect(t.strengths(1).at(-1)).toBe(6);
    });
    it('W-4 (GT-16.25) the front cannon boosted makes 4.5, but drags three components along', () => {
      const t = zone().do(1, { do: 'boost', booster: '8,8', part: '7,8' });
      t.do(1, { do: 'keep', at: '7,6' });
      expect([t.strengths(1).at(-1), t.lost(1), t.events('chosen-as-worst').at(-1)?.seat]).toEqual([9, 4, 0]);
      expect(t.events('part-lost').map(({ how }) => how)).toEqual(['destroyed', 'fell', 'fell', 'fell']);
    });
  });
});
