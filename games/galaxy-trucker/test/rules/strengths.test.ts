import { describe, expect, it } from 'vitest';
import type { Drawing } from '../ships.ts';
import { dice, flight } from '../table.ts';

const OPEN_SPACE = 'i-05';
const SLAVERS = 'i-01';
const COMBAT_ZONE = 'i-16'; // crew, engines, cannons

const BROWN: Drawing = { '7,6': ['cabin', { alien: 'brown' }], '7,5': 'life-support-brown' };
const PURPLE: Drawing = { '7,6': ['cabin', { alien: 'purple' }], '7,5': 'life-support-purple' };

/** The strength that seat 0 states first; cannons count double in the state. */
function stated(card: string, ship: Drawing, ...powered: string[]) {
  const t = flight({ deck: [card], ships: [{ '7,7': 'start-cabin', ...ship }], draws: { hit: dice() } }).flyOn();
  for (const part of powered) t.do(0, { do: 'power', part });
  if (t.asked() === 'state-strength' && t.asker === 0) t.do(0, 'state');
  const [strength] = t.strengths(0);
  return card === OPEN_SPACE ? strength : strength / 2;
}

describe('GT-10: engine strength', () => {
  it('GT-10.1 single engines count 1, powered double engines 2', () => {
    const engines = { '8,7': 'double-engine', '7,6': 'battery-3', '8,6': 'engine' };
    expect(stated(OPEN_SPACE, engines)).toBe(1);
    expect(stated(OPEN_SPACE, engines, '8,7')).toBe(3);
    expect(stated(OPEN_SPACE, { '8,7': 'engine', '7,6': 'structural', '8,6': 'engine' })).toBe(2);
  });
  it('GT-10.1 a brown alien adds 2', () => {
    expect(stated(OPEN_SPACE, { '8,7': 'engine', ...BROWN })).toBe(3);
  });
  it('GT-10.1 but only if there is thrust at all', () => {
    expect(stated(OPEN_SPACE, BROWN)).toBe(0);
    const idle = { '8,7': 'double-engine', '7,8': 'battery-2', ...BROWN };
    expect(stated(OPEN_SPACE, idle)).toBe(0);
    expect(stated(OPEN_SPACE, idle, '8,7')).toBe(4);
  });
  it('GT-10.1 a purple alien does not help', () => {
    expect(stated(OPEN_SPACE, { '8,7': 'engine', ...PURPLE })).toBe(1);
  });
});

describe('GT-10: cannon strength', () => {
  it('GT-10.2 the sum of all barrels, by their direction', () => {
    const cannons = { '6,7': 'cannon', '7,6': 'cannon:w', '7,8': 'cannon:e' };
    expect(stated(SLAVERS, cannons)).toBe(2);
  });
  it('GT-10.2 double cannons with power', () => {
    const cannons = { '6,7': 'double-cannon', '7,6': 'double-cannon:w', '8,7': 'battery-2' };
    expect(stated(SLAVERS, cannons, '6,7', '7,6')).toBe(3);
    expect(stated(SLAVERS, cannons, '7,6')).toBe(1);
  });
  it('GT-10.2 a purple alien adds 2, also to half a point', () => {
    expect(stated(SLAVERS, { '6,7': 'cannon', ...PURPLE })).toBe(3);
    expect(stated(SLAVERS, { '7,8': 'cannon:e', ...PURPLE })).toBe(2.5);
  });
  it('GT-10.2 but only if there is a barrel that counts', () => {
    expect(stated(SLAVERS, PURPLE)).toBe(0);
    expect(stated(SLAVERS, { '6,7': 'double-cannon', '8,7': 'battery-2', ...PURPLE })).toBe(0);
  });
  it('GT-10.2 a brown alien does not help', () => {
    expect(stated(SLAVERS, { '6,7': 'cannon', ...BROWN })).toBe(1);
  });
});

describe('GT-10: stating a strength', () => {
  const ship: Drawing = { '7,7': 'start-cabin', '8,7': 'double-engine', '7,6': 'battery-3', '8,6': 'engine' };
  it('GT-10.3 each card asks anew, and batteries are paid each time', () => {
    const t = flight({ deck: [OPEN_SPACE, 'i-06', 'i-07'], ships: [ship] }).flyOn();
    t.do(0, { do: 'power', part: '8,7' }).flyOn();
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[3], 2]);
    t.do(0, 'state').flyOn();
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[3, 1], 2]);
    t.do(0, { do: 'power', part: '8,7' });
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[3, 1, 3], 1]);
  });
  it('GT-10.3 and so does each line of one card', () => {
    const armed = { ...ship, '6,7': 'double-cannon' };
    const t = flight({ deck: [COMBAT_ZONE], ships: [armed], draws: { hit: dice() } }).flyOn();
    t.do(0, { do: 'power', part: '8,7' }); // engines
    expect([t.asked(), t.asker]).toEqual(['lose-crew', 1]);
    t.do(1, { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '7,7' });
    expect(t.options(0, 'power').map(({ part }) => part)).toEqual([t.square('6,7')]); // now cannons
    t.do(0, { do: 'power', part: '6,7' });
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[3, 4], 1]);
  });
  it('GT-10.4 power is voluntary', () => {
    const t = flight({ deck: [OPEN_SPACE], ships: [ship] }).flyOn();
    expect([t.asked(), t.options(0).map((option) => option.do)]).toEqual(['state-strength', ['state', 'power']]);
    t.do(0, 'state');
    expect([t.strengths(0), t.tokensAt(0, '7,6')]).toEqual([[1], 3]);
  });
  it('GT-10.4 single parts and aliens always count: nothing is asked', () => {
    const t = flight({ deck: [OPEN_SPACE], ships: [{ '7,7': 'start-cabin', '8,7': 'engine', ...BROWN }] }).flyOn();
    expect([t.asked(), t.strengths(0)]).toEqual(['over', [3]]);
  });
  it('GT-10.4 only double parts of the right kind can be powered, and only once', () => {
    const armed = { ...ship, '6,7': 'double-cannon', '7,8': 'double-cannon:e' };
    const t = flight({ deck: [SLAVERS], ships: [armed] }).flyOn();
    expect(t.refusal(0, { do: 'power', part: '8,6' })).toBe('GT-10.4 not-offered');
    expect(t.refusal(0, { do: 'power', part: '8,7' })).toBe('GT-10.4 not-offered');
    t.do(0, { do: 'power', part: '6,7' });
    expect(t.refusal(0, { do: 'power', part: '6,7' })).toBe('GT-10.4 not-offered');
  });
  it('GT-10.4 without tokens there is nothing to choose', () => {
    const empty = { ...ship, '7,6': ['battery-3', { tokens: 0 }] } as const;
    const t = flight({ deck: [OPEN_SPACE], ships: [empty] }).flyOn();
    expect([t.asked(), t.strengths(0)]).toEqual(['over', [1]]);
  });
  it('GT-10.4 what the tokens do not reach for is refused', () => {
    const pair = { '6,7': 'double-cannon', '6,8': 'cannon-booster', '7,6': 'double-cannon:w', '8,7': 'battery-3' };
    const cheap = { options: { newTechnology: true }, roads: ['rr-07'] }; // each use costs 1 more
    const t = flight({ deck: [SLAVERS], ships: [{ '7,7': 'start-cabin', ...pair }], ...cheap }).flyOn();
    t.do(0, { do: 'power', part: '6,7' });
    expect(t.refusal(0, { do: 'power', part: '7,6' })).toBe('GT-9.6 no-tokens');
    t.do(0, { do: 'boost', booster: '6,8', part: '6,7' });
    expect([t.strengths(0), t.tokensAt(0, '8,7')]).toEqual([[10], 0]);
  });
});
