import { describe, expect, it } from 'vitest';
import type { Drawing } from '../ships.ts';
import { dice, flight } from '../table.ts';

const PIRATES = 'i-03'; // from the front: small, large, small
const LARGE_FRONT = 'i-11'; // large, small, large
const LARGE_LEFT = 'iii-11';
const LARGE_RIGHT = 'iii-09';
const SMALL = 'i-10'; // from the front, the rear, the left, the right
const MISS = 2;

/** One ship alone against a card. The sums of the dice are those of its hits, one after the other. */
function alone(card: string, ship: Drawing, sums: number[], more: Partial<Parameters<typeof flight>[0]> = {}) {
  const seats = [{}, { halves: ['gave-up'] }];
  return flight({ deck: [card], ships: [ship], seats, draws: { hit: dice(...sums) }, ...more }).flyOn();
}

/** Where the hits met the ship, by name. */
const met = (t: ReturnType<typeof flight>, ...names: string[]) => {
  expect(t.events('hit').map(({ at }) => at)).toEqual(names.map((name) => (name === '' ? -1 : t.square(name))));
};

const CROSS: Drawing = { '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'engine', '7,6': 'cannon:w', '7,8': 'cannon:e' };

describe('GT-11: where a hit goes', () => {
  it('GT-11.1 from front and rear the dice name a column, from left and right a row', () => {
    met(alone(SMALL, CROSS, [7, 7, 7, 7]), '6,7', '8,7', '7,6', '7,8');
    met(alone(SMALL, CROSS, [6, 8, 6, 8]), '7,6', '7,8', '6,7', '8,7');
  });
  it('GT-11.1 a number that is not on the board is a miss', () => {
    const t = alone(SMALL, CROSS, [4, 10, 3, 12]);
    met(t, '', '', '', '');
    expect(t.hits(0)).toEqual(['missed', 'missed', 'missed', 'missed']);
  });
  it('GT-11.1 so is a line without components on this ship', () => {
    expect(alone(SMALL, CROSS, [5, 9, 9, 5]).hits(0)).toEqual(['missed', 'missed', 'missed', 'missed']);
    expect(alone(SMALL, CROSS, [5]).events('hit')[0].rule).toBe('GT-11.1');
  });
  it('GT-11.2 the first component of the line is hit, on the side of the attack', () => {
    const t = alone(SMALL, CROSS, [7, 7, 7, 7]);
    expect(t.events('hit').map(({ side }) => side)).toEqual([0, 2, 3, 1]);
    met(t, '6,7', '8,7', '7,6', '7,8');
  });
  it('GT-11.2 across empty squares', () => {
    met(alone(SMALL, { '7,7': 'start-cabin', '8,7': 'cannon:s' }, [MISS, MISS, 8]), '', '', '8,7', '');
  });
  it('GT-11.3 one roll counts for all, each resolves it in flight order', () => {
    const seats = [{ position: 0 }, { position: 5 }];
    const t = flight({ deck: [SMALL], ships: [CROSS, CROSS], seats, draws: { hit: dice(7) } }).flyOn();
    expect(t.events('dice-rolled')).toHaveLength(4);
    expect(t.events('dice-rolled')[0]).toMatchObject({ dice: [6, 1], seats: [1, 0] });
    expect(t.events('hit').map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });
  it('GT-11.13 nobody is asked to roll: the foremost ship concerned stands first', () => {
    const t = flight({ deck: [PIRATES], draws: { hit: dice() } }).flyOn();
    expect(t.asked()).toBe('over');
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('GT-11: small meteors', () => {
  it('GT-11.4 a smooth side is safe; barrels and exhausts are smooth', () => {
    const t = alone(SMALL, CROSS, [7, 7, 7, 7]);
    expect(t.hits(0)).toEqual(['bounced', 'bounced', 'bounced', 'bounced']);
    expect(t.events('hit')[0].rule).toBe('GT-11.4');
  });
  const EXPOSED: Drawing = { '7,7': 'start-cabin', '8,7': 'shield:n', '7,6': 'battery-2' };
  it('GT-11.4 a connector is hit, unless a shield covers the side, for a battery', () => {
    const t = alone(SMALL, EXPOSED, [7]);
    expect(t.asked()).toBe('defend');
    t.do(0, { do: 'shield', part: '8,7' });
    expect([t.hits(0)[0], t.tokensAt(0, '7,6'), t.has(0, '7,7')]).toEqual(['shielded', 1, true]);
    expect(t.events('hit')[0].rule).toBe('GT-11.4');
  });
  it('GT-11.4 without a shield the component is destroyed', () => {
    const t = alone(SMALL, { '7,7': 'start-cabin', '8,7': 'cabin' }, [7]);
    expect([t.hits(0)[0], t.has(0, '7,7'), t.has(0, '8,7')]).toEqual(['destroyed', false, true]);
  });
  it('GT-11.4 a shield without a battery is no defence', () => {
    const t = alone(SMALL, { '7,7': 'start-cabin', '8,7': 'shield:n', '7,6': ['battery-2', { tokens: 0 }] }, [7]);
    expect(t.hits(0)[0]).toBe('destroyed');
  });
  it('GT-11.4 a shield that covers other sides is none either', () => {
    const t = alone(SMALL, { '7,7': 'start-cabin', '8,7': 'shield:s', '7,6': 'battery-2' }, [7]);
    expect(t.hits(0)[0]).toBe('destroyed');
  });
  it('GT-11.4 the owner may take the hit', () => {
    const t = alone(SMALL, EXPOSED, [7]).do(0, 'take-hit');
    expect([t.hits(0)[0], t.tokensAt(0, '7,6'), t.has(0, '7,7')]).toEqual(['destroyed', 2, false]);
  });
});

describe('GT-11: large meteors', () => {
  it('GT-11.5 a cannon in the same column shoots a large meteor down', () => {
    const t = flight({ deck: ['i-09'], draws: { hit: dice(7) } }).flyOn();
    expect([t.hits(0)[0], t.hits(1)[0], t.has(0, '6,7')]).toEqual(['shot-down', 'shot-down', true]);
  });
  it('GT-11.5 from the front the next column is not enough', () => {
    const t = alone(LARGE_FRONT, { '7,7': 'start-cabin', '6,7': 'cannon', '7,8': 'cabin' }, [8]);
    expect([t.hits(0)[0], t.has(0, '7,8')]).toEqual(['destroyed', false]);
  });
  it('GT-11.5 nor is a cannon that points elsewhere', () => {
    const t = alone(LARGE_FRONT, { '7,7': 'start-cabin', '7,8': 'cannon:e' }, [8]);
    expect(t.hits(0)[0]).toBe('destroyed');
  });
  it('GT-11.5 the cannon may stand anywhere in the line', () => {
    const frame = { '7,6': 'structural', '7,5': 'structural', '8,5': 'structural', '9,5': 'structural' };
    const t = alone(LARGE_FRONT, { '7,7': 'start-cabin', ...frame, '9,6': 'cannon' }, [6]);
    met(t, '7,6', '', '');
    expect([t.hits(0)[0], t.has(0, '7,6')]).toEqual(['shot-down', true]);
  });
  it.each([
    ['left', LARGE_LEFT, '7,6', 'cannon:w'],
    ['right', LARGE_RIGHT, '7,8', 'cannon:e'],
  ])('GT-11.5 from the %s a cannon in the same row or the next one', (_, card, at, cannon) => {
    const ship = { '7,7': 'start-cabin', [at]: cannon, '6,7': 'structural', '8,7': 'cabin', '8,8': 'structural' };
    expect(alone(card, ship, [7]).hits(0)[0]).toBe('shot-down');
    expect(alone(card, ship, [6]).hits(0)[0]).toBe('shot-down');
    expect(alone(card, ship, [8]).hits(0)[0]).toBe('shot-down');
    expect(alone(card, { ...ship, '9,8': 'structural' }, [9]).hits(0)[0]).toBe('destroyed');
  });
  it('GT-11.5 from the rear only in the same column', () => {
    const ship = { '7,7': 'start-cabin', '8,7': 'cannon:s', '7,6': 'cabin' };
    const antiverse = { roads: ['rr-08'] }; // what comes from the front comes from the rear
    expect(alone(LARGE_FRONT, ship, [7], antiverse).hits(0)[0]).toBe('shot-down');
    expect(alone(LARGE_FRONT, ship, [6], antiverse).hits(0)[0]).toBe('destroyed');
  });
  const DOUBLE: Drawing = { '7,7': 'start-cabin', '6,7': 'double-cannon', '7,6': 'battery-2' };
  it('GT-11.5 a double cannon costs a battery, and only if the owner wants', () => {
    const t = alone(LARGE_FRONT, DOUBLE, [7]);
    expect([t.asked(), t.options(0).map((option) => option.do)]).toEqual(['defend', ['take-hit', 'fire']]);
    t.do(0, { do: 'fire', part: '6,7' });
    expect([t.hits(0)[0], t.tokensAt(0, '7,6'), t.has(0, '6,7')]).toEqual(['shot-down', 1, true]);
    const calm = alone(LARGE_FRONT, DOUBLE, [7]).do(0, 'take-hit');
    expect([calm.hits(0)[0], calm.tokensAt(0, '7,6'), calm.has(0, '6,7')]).toEqual(['destroyed', 2, false]);
  });
  it('GT-11.5 without a battery it does not fire', () => {
    const t = alone(LARGE_FRONT, { ...DOUBLE, '7,6': ['battery-2', { tokens: 0 }] }, [7]);
    expect(t.hits(0)[0]).toBe('destroyed');
  });
  it('GT-11.5 shields do not help, and smooth sides neither', () => {
    const ship = { '7,7': 'start-cabin', '8,7': 'shield:n', '7,6': 'battery-2', '6,7': 'structural' };
    const t = alone(LARGE_FRONT, ship, [7]);
    expect([t.asked(), t.hits(0)[0]]).toEqual(['over', 'destroyed']);
    expect(alone(LARGE_FRONT, { '7,7': 'start-cabin', '7,8': 'cannon:e' }, [8]).hits(0)[0]).toBe('destroyed');
  });
});

describe('GT-11: shots', () => {
  const SHIELDED: Drawing = { '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'shield:n', '7,6': 'battery-3' };
  it('GT-11.6 a shield stops a small shot for a battery', () => {
    const t = alone(PIRATES, SHIELDED, [7]).do(0, { do: 'shield', part: '8,7' });
    expect([t.hits(0)[0], t.tokensAt(0, '7,6')]).toEqual(['shielded', 2]);
    expect(t.events('hit')[0].rule).toBe('GT-11.6');
  });
  it('GT-11.6 otherwise the component is destroyed, connector or not', () => {
    const t = alone(PIRATES, SHIELDED, [7]).do(0, 'take-hit');
    expect([t.hits(0)[0], t.has(0, '6,7')]).toEqual(['destroyed', false]); // its barrel is smooth
    expect(alone(PIRATES, { '7,7': 'start-cabin', '6,7': 'cannon' }, [7]).has(0, '6,7')).toBe(false);
  });
  it('GT-11.7 nothing stops a large shot', () => {
    const t = alone(PIRATES, SHIELDED, [MISS, 7]);
    expect([t.asked(), t.hits(0)]).toEqual(['over', ['missed', 'destroyed', 'missed']]);
    expect([t.has(0, '6,7'), t.tokensAt(0, '7,6')]).toEqual([false, 3]);
  });
  it('GT-11.7 but a boosted shield, or plating', () => {
    const options = { newTechnology: true };
    const boosted = { ...SHIELDED, '8,6': 'shield-booster' };
    const t = alone(PIRATES, boosted, [MISS, 7], { options });
    t.do(0, { do: 'boost-shield', part: '8,7', booster: '8,6' });
    expect([t.hits(0)[1], t.tokensAt(0, '7,6')]).toEqual(['shielded', 1]);
    expect(t.events('hit')[1].rule).toBe('GT-16.20');
    const plated = alone(PIRATES, { '7,7': 'start-cabin', '6,7': 'e40/3' }, [MISS, 7], { options });
    expect(plated.hits(0)[1]).toBe('bounced');
  });
});

describe('GT-11: what is lost', () => {
  it('GT-11.8 a destroyed component is a lost one, what is on it goes to the bank', () => {
    const hold = ['special-hold-1', { goods: { red: 1 } }] as const;
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'battery-2', '7,8': hold, '8,7': 'cabin' };
    const before = alone(PIRATES, ship, [MISS, MISS, MISS]).state;
    const t = alone(PIRATES, ship, [6, 8, 7]);
    expect([t.has(0, '7,6'), t.has(0, '7,8'), t.has(0, '7,7'), t.lost(0)]).toEqual([false, false, false, 3]);
    expect(t.state.bankTokens - before.bankTokens).toBe(2);
    expect(t.state.bankGoods[0] - before.bankGoods[0]).toBe(1);
    expect(t.state.bankHumans - before.bankHumans).toBe(2);
  });
  const CHAIN: Drawing = { '7,7': 'start-cabin', '7,6': 'structural', '7,5': 'cabin', '8,5': 'battery-2' };
  it('GT-11.9 if the ship is in several parts the owner chooses the one that flies on', () => {
    const t = alone(PIRATES, CHAIN, [MISS, 6]);
    expect([t.asked(), t.options(0).map(({ at }) => at)]).toEqual(['keep', [t.square('7,5'), t.square('7,7')]]);
    t.do(0, { do: 'keep', at: '7,7' });
    expect([t.has(0, '7,7'), t.has(0, '7,5'), t.has(0, '8,5'), t.lost(0)]).toEqual([true, false, false, 3]);
    expect(t.events('part-lost').map(({ how }) => how)).toEqual(['destroyed', 'fell', 'fell']);
  });
  it('GT-11.9 one part alone: what is on the others goes to the bank', () => {
    const t = alone(PIRATES, CHAIN, [MISS, 6]).do(0, { do: 'keep', at: '7,5' });
    expect([t.has(0, '7,7'), t.crewAt(0, '7,5'), t.tokensAt(0, '8,5'), t.lost(0)]).toEqual([false, 2, 2, 2]);
    expect(t.events('crew-lost')).toMatchObject([{ rule: 'GT-11.9', humans: 2 }]);
  });
  it('GT-11.9 a ship in one piece is not asked', () => {
    const t = alone(PIRATES, { '7,7': 'start-cabin', '7,6': 'cabin' }, [MISS, 6]);
    expect([t.asked(), t.has(0, '7,6'), t.has(0, '7,7')]).toEqual(['over', false, true]);
  });
  it('GT-11.10 the choice is free: without a human the player gives up after the card', () => {
    const t = alone(PIRATES, { '7,7': 'start-cabin', '7,6': 'structural', '7,5': 'battery-2' }, [MISS, 6]);
    t.do(0, { do: 'keep', at: '7,5' });
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-13.2', seat: 0, forced: true }]);
    expect(t.events('dice-rolled')).toHaveLength(3); // the rest of the card still concerned him
  });
  const ALIEN: Drawing = { '7,7': 'start-cabin', '7,8': ['cabin', { alien: 'brown' }], '6,8': 'life-support-brown' };
  it('GT-11.11 an alien without life support is lost at once', () => {
    const t = alone(PIRATES, ALIEN, [8]);
    expect([t.has(0, '6,8'), t.crewAt(0, '7,8')]).toEqual([false, 0]);
    expect(t.events('crew-lost')).toMatchObject([{ rule: 'GT-9.10', alien: 0 }]);
    const { story } = t;
    expect(story.indexOf('crew-lost')).toBeLessThan(story.indexOf('dice-rolled', story.indexOf('hit')));
  });
  it('GT-11.12 each hit meets the ship as it is then', () => {
    const t = alone(PIRATES, { '7,7': 'start-cabin', '6,7': 'cabin', '5,7': 'cannon', '8,7': 'cabin' }, [7, 7, 7]);
    met(t, '5,7', '6,7', '7,7');
    expect([t.lost(0), t.has(0, '8,7')]).toEqual([3, true]);
  });
  it('GT-11.14 what one event removes comes off together, and then the parts are judged once', () => {
    const through = { roads: ['rr-11'] }; // a shot that destroys something hits the next component, too
    const wings = { '6,7': 'structural', '6,6': 'cabin', '6,8': 'cabin' };
    const t = alone(PIRATES, { '7,7': 'start-cabin', ...wings, '8,7': 'cabin' }, [MISS, 7], through);
    expect([t.has(0, '6,7'), t.has(0, '7,7')]).toEqual([false, false]);
    expect(t.options(0).map(({ at }) => at)).toEqual([t.square('6,6'), t.square('6,8'), t.square('8,7')]);
    t.do(0, { do: 'keep', at: '8,7' });
    expect([t.asked(), t.lost(0)]).toEqual(['over', 4]);
  });
  it('GT-11.14 class IIA: each half by itself', () => {
    const ship = { '6,3': 'cabin', '6,4': 'structural', '6,5': 'cabin', '6,9': 'cabin' };
    const other = { halves: ['gave-up', 'gave-up'] };
    const t = alone(PIRATES, ship, [MISS, 4], {
      round: '2-IIA',
      ships: [ship, { '6,4': 'cabin', '6,9': 'cabin' }],
      seats: [{}, other],
    });
    expect(t.options(0).map(({ at }) => at)).toEqual([t.square('6,3'), t.square('6,5')]);
    t.do(0, { do: 'keep', at: '6,3' });
    expect([t.has(0, '6,5'), t.has(0, '6,9'), t.lost(0)]).toEqual([false, true, 2]);
  });
});

describe('GT-11: when to decide', () => {
  const SHIELDED: Drawing = { '7,7': 'start-cabin', '7,6': 'battery-3', '8,7': 'shield:n', '6,7': 'cannon' };
  it('GT-11.15 after the roll, and only if the hit would do something', () => {
    expect(alone(SMALL, SHIELDED, [7]).asked()).toBe('over'); // the barrel is smooth
    expect(alone(SMALL, SHIELDED, [9]).asked()).toBe('over'); // a miss
    const t = alone(PIRATES, SHIELDED, [7]);
    expect([t.asked(), t.events('dice-rolled')[0].dice]).toEqual(['defend', [6, 1]]);
  });
  it('GT-11.15 in flight order, each defence by itself', () => {
    const t = flight({ deck: [PIRATES], ships: [SHIELDED, SHIELDED], draws: { hit: dice(7) } }).flyOn();
    expect([t.asked(), t.asker]).toEqual(['defend', 0]);
    expect(t.refusal(1, { do: 'shield', part: '8,7' })).toBe('not-asked');
    t.do(0, 'take-hit');
    expect([t.asked(), t.asker, t.has(0, '6,7')]).toEqual(['defend', 1, false]);
    t.do(1, { do: 'shield', part: '8,7' });
    expect([t.hits(0)[0], t.hits(1)[0]]).toEqual(['destroyed', 'shielded']);
  });
  it('GT-11.15 each hit is a decision of its own', () => {
    const t = alone(PIRATES, SHIELDED, [7, MISS, 7]).do(0, { do: 'shield', part: '8,7' });
    expect(t.asked()).toBe('defend');
    t.do(0, 'take-hit');
    expect([t.hits(0), t.tokensAt(0, '7,6')]).toEqual([['shielded', 'missed', 'destroyed'], 2]);
  });
});
