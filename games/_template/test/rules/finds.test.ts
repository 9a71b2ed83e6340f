import { describe, expect, it } from 'vitest';
import { FINDS } from '../../src/content/finds.ts';
import { market, seated, table } from '../table.ts';

/** Seat 0 has cracked a comet with this find inside. */
function cracked(find: string, seats: readonly object[] = [{ hand: {} }, { hand: {} }]) {
  const at = table({ state: { find, seats: seated(seats) }, draws: { bag: [2, 0, 0, 0, 0] } });
  at.burn(1, 0);
  return at.do(0, 'crack');
}

describe('TP-7: finds', () => {
  it('TP-3.9, TP-7.1: who cracks a comet turns over the top find; what helps stays', () => {
    const at = cracked('prism');
    expect(at.seen.seats.map(({ finds }) => finds)).toEqual([['prism'], []]);
    expect(at.heard(1, 'found')).toMatchObject([{ rule: 'TP-3.9', seat: 0 }]);
    expect(cracked('fuel-pod').seen.seats[0].finds).toEqual([]);
  });
  it('TP-3.9: a comet that is towed has none, and neither has one after the last find', () => {
    const at = table();
    at.burn(1, 0);
    at.do(0, 'tow');
    expect(at.events('found')).toEqual([]);
    const all = FINDS.map(({ id }) => id);
    const late = table({ state: { seats: { 1: { finds: all } } } });
    late.burn(1, 0);
    expect(late.do(0, 'crack').events('found')).toEqual([]);
  });
  it('TP-7.2: a fuel pod brings 2 fuel, if the station has them', () => {
    expect(cracked('fuel-pod').seen).toMatchObject({ station: 3, seats: [{ fuel: 7 }, { fuel: 6 }] });
    const poor = cracked('fuel-pod', [{ fuel: 2 }, { fuel: 14 }]);
    expect(poor.seen).toMatchObject({ station: 0, seats: [{ fuel: 2 }, { fuel: 14 }] });
  });
  it('TP-7.3: a geode brings 2 crystals more', () => {
    expect(cracked('geode').seen.seats[0].hand).toEqual({ ice: 4 });
  });
  it('TP-7.4: a solar storm costs every other crew 1 fuel, if it has any', () => {
    expect(cracked('solar-storm').seen).toMatchObject({ station: 6, seats: [{ fuel: 5 }, { fuel: 5 }] });
    expect(cracked('solar-storm', [{}, { fuel: 0 }]).events('leaked')).toEqual([]);
  });
  it('TP-7.5: with a cargo net the hold takes 7', () => {
    const at = market([{ ice: 7 }, {}], { finds: ['cargo-net'] });
    expect(at.do(0, 'close-market').seen.phase).toBe('chase');
    const full = market([{ ice: 8 }, {}], { finds: ['cargo-net'] });
    expect(full.do(0, 'close-market').seen.phase).toBe('hold');
  });
  it('TP-7.6: with a beacon a crystal brings 2 fuel, or what the station has', () => {
    const at = market([{ ice: 2 }, {}], { finds: ['beacon'], fuel: 8 });
    at.do(0, { do: 'sell', crystal: 'ice' });
    expect(at.seen).toMatchObject({ station: 1, seats: [{ fuel: 7 }, {}] });
    at.do(0, { do: 'sell', crystal: 'ice' });
    expect(at.seen).toMatchObject({ station: 0, seats: [{ fuel: 8 }, {}] });
  });
  it('TP-7.7: with a prism every set counts 4', () => {
    const at = market([{ ice: 1, iron: 1, glow: 1 }, {}], { finds: ['prism'], comet: 'faye' });
    expect(at.do(0, 'refine').seen.seats[0].points).toBe(1 + 4);
  });
});

describe('the content', () => {
  it('TP-1.6: has six finds, each with an effect or a modifier', () => {
    expect(FINDS).toHaveLength(6);
    for (const { effects = [], modifiers = [] } of FINDS) expect(effects.length + modifiers.length).toBe(1);
  });
  it('uses every verb', () => {
    const verbs = FINDS.flatMap(({ effects = [] }) => effects.map((effect) => effect.do));
    expect(new Set(verbs)).toEqual(new Set(['refuel', 'scoop', 'leak']));
  });
});
