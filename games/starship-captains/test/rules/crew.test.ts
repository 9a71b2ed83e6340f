import { describe, expect, it } from 'vitest';
import { activate, doubleShift, move, promote, ship, specialise } from './steps.ts';

describe('SC-6: specialise and promote', () => {
  it('SC-6.1 only figures of the ready room', () => {
    const t = ship({ medals: 9, ready: { 'red-ensign': 1 }, queue: ['cadet', 'yellow-ensign'] });
    expect(t.refusal(0, specialise('cadet', 'red'))).toBe('SC-6.1 not-ready');
    expect(t.refusal(0, specialise('yellow-ensign', 'red'))).toBe('SC-6.1 not-ready');
    expect(t.refusal(0, promote('yellow'))).toBe('SC-6.1 not-ready');
    expect([...t.options(0, 'specialise'), ...t.options(0, 'promote')]).toEqual([
      specialise('red-ensign', 'yellow'),
      specialise('red-ensign', 'blue'),
      promote('red'),
    ]);
  });

  it.each([
    ['cadet', 'red'],
    ['cadet', 'yellow'],
    ['cadet', 'blue'],
    ['red-ensign', 'blue'],
    ['blue-ensign', 'yellow'],
  ])('SC-6.2 for 1 medal a %s becomes an ensign: %s', (figure, colour) => {
    const t = ship({ ready: { [figure]: 1 } }).do(0, specialise(figure, colour));
    expect(t.at('seats.0')).toMatchObject({ medals: 0, ready: { [`${colour}-ensign`]: 1 } });
    expect(t.ready(0, figure as 'cadet')).toBe(0);
    expect(t.events('specialised')).toMatchObject([{ free: false }]);
  });

  it('SC-6.2 not into the same colour, not without a medal', () => {
    expect(ship({}).refusal(0, specialise('red-ensign', 'red'))).toBe('SC-6.2 same-colour');
    const t = ship({ medals: 0 });
    expect(t.refusal(0, specialise('cadet', 'red'))).toBe('SC-6.2 too-few-medals');
    expect(t.options(0, 'specialise')).toEqual([]);
  });

  it('SC-6.3 for 3 medals an ensign becomes a commander of the same colour', () => {
    const t = ship({ medals: 4 }).do(0, promote('blue'));
    expect([t.at('seats.0.medals'), t.ready(0, 'blue-ensign'), t.ready(0, 'blue-commander')]).toEqual([1, 0, 1]);
    expect(ship({ medals: 2 }).refusal(0, promote('blue'))).toBe('SC-6.3 too-few-medals');
  });

  it.each([
    ['in the ready room', { ready: { 'red-ensign': 1, 'red-commander': 3, 'blue-commander': 2 }, queue: [] }],
    ['on break, too', { ready: { 'red-ensign': 1, 'red-commander': 1 }, queue: new Array(4).fill('blue-commander') }],
  ])('SC-6.4 at most five commanders, %s', (_, crew) => {
    const t = ship({ medals: 9, ...crew });
    expect(t.refusal(0, promote('red'))).toBe('SC-6.4 no-rings');
    expect(t.options(0, 'promote')).toEqual([]);
  });

  it('SC-6.4 the fifth there may be', () => {
    const t = ship({
      medals: 3,
      ready: { 'red-ensign': 1, 'red-commander': 2 },
      queue: ['blue-commander', 'red-commander'],
    });
    expect(t.do(0, promote('red')).ready(0, 'red-commander')).toBe(3);
  });

  it.each(['red-commander', 'blue-commander', 'android'])(
    'SC-6.5 a %s is neither specialised nor promoted',
    (figure) => {
      const t = ship({ medals: 9, ready: { [figure]: 1 } });
      for (const colour of ['red', 'yellow', 'blue']) {
        expect(t.refusal(0, specialise(figure, colour))).toBe('SC-6.5 not-trainable');
        expect(t.refusal(0, promote(colour))).toBe('SC-6.1 not-ready');
      }
    },
  );

  it('SC-6.5 a cadet is promoted only after it was specialised, for 4 medals together', () => {
    const t = ship({ medals: 4, ready: { cadet: 1 } });
    expect(t.options(0, 'promote')).toEqual([]);
    t.do(0, specialise('cadet', 'yellow'), promote('yellow'));
    expect(t.at('seats.0')).toMatchObject({ medals: 0, ready: { 'yellow-commander': 1 } });
    expect(
      ship({ medals: 3, ready: { cadet: 1 } })
        .do(0, specialise('cadet', 'red'))
        .refusal(0, promote('red')),
    ).toBe('SC-6.3 too-few-medals');
  });

  it('SC-6.6 any number of medals; those spent are gone', () => {
    const t = ship({ medals: 60, tech: { 1: 't13' } }).do(0, promote('red'), activate('slot-2', 'yellow-ensign'));
    expect(t.at('seats.0.medals')).toBe(60 - 3 + 2);
    expect(t.events('paid').filter(({ what }) => what === 'medal')).toHaveLength(3);
  });

  it('SC-6.7 medals gained in the turn are for a later one', () => {
    const t = ship({ medals: 1, ready: { 'yellow-commander': 1, 'red-ensign': 1 }, tech: { 1: 't13' } });
    t.do(0, activate('slot-2', 'yellow-commander'));
    expect([t.at('seats.0.medals'), t.refusal(0, promote('red'))]).toEqual([3, 'SC-5.4 turn-start-over']);
    t.do(0, doubleShift('slot-2')).do(1, 'pass').do(0, promote('red'));
    expect(t.at('seats.0')).toMatchObject({ medals: 2, ready: { 'red-commander': 1 } });
  });

  it('SC-6.8 a cadet becomes a red ensign, who activates the helm (rulebook example)', () => {
    const t = ship({ medals: 1, ready: { cadet: 1, 'blue-ensign': 1 }, queue: ['yellow-ensign'] });
    expect(t.refusal(0, activate('helm', 'red-ensign'))).toBe('SC-7.3 not-ready');
    t.do(0, specialise('cadet', 'red'), activate('helm', 'red-ensign'), move('violet'), move('green'));
    expect(t.at('seats.0')).toMatchObject({ at: 'p3', medals: 0, ready: { 'blue-ensign': 1 } });
    expect(t.queue(0)).toEqual(['yellow-ensign', 'red-ensign']);
  });
});
