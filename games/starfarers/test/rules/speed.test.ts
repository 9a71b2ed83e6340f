import { describe, expect, it } from 'vitest';
import { POINT_INDEX, WAYS } from '../../src/content/index.ts';
import { gaining, giving, losing, meet } from '../encounters.ts';
import { type TestTable, table } from '../table.ts';

const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const fly = (ship: number, to: string) => ({ do: 'fly', ship: `transporter-${ship}`, to });
const rolling = (balls: number[], seat: object = {}, options: object = {}) =>
  table({ state: { phase: 'build', seats: { 0: seat } }, draws: { balls }, options: { ...options } }).do(
    0,
    'roll-mothership',
  );
const speed = (t: TestTable) => (t.history('speed-set').at(-1) as { speed?: number } | undefined)?.speed;
const between = (from: string, to: unknown) =>
  WAYS.between(POINT_INDEX.get(from) ?? 0, POINT_INDEX.get(to as string) ?? 0);
/** How far the flights that are offered to a ship go. */
const reach = (t: TestTable, ship: number, from: string) =>
  Math.max(
    0,
    ...t
      .options(0, 'fly')
      .filter((action) => action.ship === `transporter-${ship}`)
      .map(({ to }) => between(from, to)),
  );

describe('SF-11: speed', () => {
  const [blue, yellow, red] = [1, 2, 3];

  it('SF-11.1: red and blue give base speed 4 (booklet)', () => {
    expect(speed(rolling([red, blue]))).toBe(4);
    expect(speed(rolling([blue, red]))).toBe(4);
  });

  it('SF-11.1: blue and yellow give 3, yellow and red 5', () => {
    expect(speed(rolling([blue, yellow]))).toBe(3);
    expect(speed(rolling([yellow, blue]))).toBe(3);
    expect(speed(rolling([yellow, red]))).toBe(5);
    expect(speed(rolling([red, yellow]))).toBe(5);
  });

  it('SF-11.1: the two balls are drawn without putting back, so no colour shows twice', () => {
    for (const ball of [blue, yellow, red]) expect(() => rolling([ball, ball])).toThrow(`there is no ${ball} to draw`);
  });

  it('SF-11.1: without the black ball there is no encounter', () => {
    const t = rolling([red, blue]);
    expect(t.asked(0)).toBe('flight');
    expect(t.history('encounter-read')).toEqual([]);
  });

  it('SF-11.1: Yellow has speed 4 and flies his ship 4 points, but not 5 (booklet)', () => {
    const t = table({ state: { phase: 'build', active: 1 }, draws: { balls: [red, blue] } }).do(1, 'roll-mothership');
    expect(between('s178', 's180')).toBe(4);
    expect(between('s178', 's181')).toBe(5);
    expect(t.refusal(1, fly(1, 's181'))).toBe('SF-13.1 too-far');
    t.do(1, fly(1, 's180'));
    expect(t.at('seats.1.ships.transporter-1')).toEqual(colonyShip('s180'));
  });

  for (const [name, ball] of Object.entries({ blue, yellow, red })) {
    it(`SF-11.2: black and ${name}: first an encounter, then base speed 3`, () => {
      for (const balls of [
        [0, ball],
        [ball, 0],
      ]) {
        const t = table({ state: { phase: 'build' }, draws: { balls, encounter: [2] } }).do(0, 'roll-mothership');
        expect(t.asked(0)).toBe('encounter-give');
        expect(speed(t)).toBeUndefined();
        t.do(0, { do: 'give', cards: 0 });
        expect(speed(t)).toBe(3);
        expect(t.at('flight.baseSpeed')).toBe(3);
      }
    });
  }

  it('SF-11.2: no ship moves before the encounter is over', () => {
    const t = meet('enc-03');
    expect(t.refusal(0, fly(1, 's192'))).toBe('SF-12.1 not-offered');
    expect(t.refusal(0, 'end-turn')).toBe('SF-12.1 not-offered');
  });

  it('SF-11.3: drives on the mothership and on friendship cards are added', () => {
    expect(speed(rolling([red, blue], { upgrades: { drive: 2 } }))).toBe(6);
    expect(speed(rolling([red, blue], { cards: ['scientist-drives'] }))).toBe(6);
    expect(
      speed(rolling([red, blue], { upgrades: { drive: 2 }, cards: ['scientist-drives', 'scientist-mixed-1'] })),
    ).toBe(9);
    expect(speed(rolling([red, blue], { upgrades: { cannon: 2 }, cards: ['scientist-cannons'] }))).toBe(4);
  });

  it('SF-11.3: the speed holds for each ship separately', () => {
    const t = rolling([red, blue], {
      ships: { 'transporter-1': colonyShip('s192'), 'transporter-2': colonyShip('s210') },
    });
    t.do(0, fly(1, 's171'));
    expect(between('s192', 's171')).toBe(4);
    expect(t.at('flight.flown')).toMatchObject({ 'transporter-1': 4, 'transporter-2': 0 });
    t.do(0, fly(2, 's170'));
    expect(between('s210', 's170')).toBe(4);
    expect(t.at('seats.0.ships.transporter-2')).toEqual(colonyShip('s170'));
  });

  it('SF-11.4: a drive won in the encounter counts', () => {
    const t = meet('enc-02', { state: { seats: { 0: { hand: { ore: 3 } } } } });
    t.do(0, ...giving({ ore: 3 }), gaining('drive'));
    expect(speed(t)).toBe(4);
    expect(reach(t, 1, 's201')).toBe(4);
  });

  it('SF-11.4: a drive lost in the encounter does not', () => {
    const t = meet('enc-28', { state: { seats: { 0: { upgrades: { drive: 2 } } } } });
    t.do(0, ...giving(), losing('drive'));
    expect(speed(t)).toBe(4);
    expect(reach(t, 1, 's201')).toBe(4);
  });

  it('SF-11.4: drives on a card won by a space jump count', () => {
    const ships = { 'transporter-1': tradeShip('s201'), 'transporter-2': colonyShip('s210') };
    const seat = { hand: { ore: 2 }, upgrades: { 'freight-ring': 1 }, ships };
    const t = meet('enc-28', { state: { seats: { 0: seat } } });
    t.do(0, ...giving({ ore: 2 }), { do: 'jump-and-found', to: 'scientists-1', card: 'scientist-drives' });
    expect(speed(t)).toBe(5);
    expect(reach(t, 2, 's210')).toBe(5);
  });

  /** The first ship far from home, a trade ship one step from the Scientists, and a third one at the spaceport. */
  const nearScientists = {
    upgrades: { 'freight-ring': 1 },
    ships: {
      'transporter-1': colonyShip('s192'),
      'transporter-2': tradeShip('s034'),
      'transporter-3': colonyShip('s201'),
    },
  };
  const found = [fly(2, 'scientists-1'), { do: 'found-station', ship: 'transporter-2', card: 'scientist-drives' }];

  it('SF-11.5: drives won by founding raise the movement of ships that have not started', () => {
    const t = rolling([1, 2], nearScientists);
    expect(reach(t, 1, 's192')).toBe(3);
    t.do(0, ...found);
    expect(reach(t, 1, 's192')).toBe(5);
    expect(reach(t, 3, 's201')).toBe(5);
  });

  it('SF-11.5: a ship whose move has ended gets nothing', () => {
    const t = rolling([1, 2], nearScientists).do(0, fly(1, 's181'), 'end-move', ...found);
    expect(t.refusal(0, fly(1, 's170'))).toBe('SF-13.6 move-has-ended');
    expect(reach(t, 3, 's201')).toBe(5);
  });

  it('SF-11.6: a grounded ship gets no movement from new drives', () => {
    const t = meet('enc-05', { state: { seats: { 0: nearScientists } } }).do(0, ...giving(), ...found);
    expect(t.refusal(0, fly(1, 's181'))).toBe('SF-12.13 ship-grounded');
    expect(reach(t, 1, 's192')).toBe(0);
    expect(reach(t, 3, 's201')).toBe(5);
  });

  it('SF-11.6: neither does one that has made a space jump', () => {
    const seat = { ...nearScientists, hand: { ore: 2 } };
    const t = meet('enc-28', { state: { seats: { 0: seat } } });
    t.do(0, ...giving({ ore: 2 }), { do: 'jump', to: 's170' }, ...found);
    expect(t.refusal(0, fly(1, 's169'))).toBe('SF-13.6 move-has-ended');
    expect(reach(t, 3, 's201')).toBe(5);
  });

  it('SF-11.6: a ship placed later in the phase has the raised speed', () => {
    const t = rolling([1, 2], { ...nearScientists, due: 1 }).do(0, ...found);
    expect(t.asked(0)).toBe('place-trade-ship');
    t.do(0, { do: 'place-trade-ship', at: 's210' });
    expect(reach(t, 2, 's210')).toBe(5);
  });
});
