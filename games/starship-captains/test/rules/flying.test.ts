import { describe, expect, it } from 'vitest';
import { MAPS, TECHS } from '../../src/content/index.ts';
import { SYMBOL } from '../../src/content/terms.ts';
import { matchesAt } from '../../src/rules/technology.ts';
import { table } from '../table.ts';
import { activate, drop, fleet, jump, move, onMission, ship, takeTech } from './steps.ts';

const HELM = activate('helm', 'red-ensign');

describe('SC-9.1, SC-9.2: moves', () => {
  it.each([
    ['violet', 'p6'],
    ['green', 'p11'],
    ['yellow', 'p8'],
  ])('SC-9.1 along the %s route of the home station to %s', (along, to) => {
    expect(ship({}).do(0, HELM, move(along)).at('seats.0.at')).toBe(to);
  });

  it('SC-9.1 any number of the moves, also back and forth', () => {
    expect(ship({}).do(0, HELM, 'decline').at('seats.0.at')).toBe('home');
    const once = ship({}).do(0, HELM);
    expect([once.about, once.do(0, move('violet')).about]).toEqual([{ left: 2 }, { left: 1 }]);
    once.do(0, 'decline');
    expect([once.at('seats.0.at'), once.asker]).toEqual(['p6', 1]);
    const back = ship({}).do(0, HELM, move('violet'), move('violet'));
    expect([back.at('seats.0.at'), back.events('moved').length, back.asker]).toEqual(['home', 2, 1]);
  });

  it('SC-9.1 every route leads from each of its ends to the other', () => {
    for (const { id, a, b, colour } of MAPS[0].routes) {
      const along = ['violet', 'green', 'yellow'][colour];
      const at = MAPS[0].places[a].id;
      expect(ship({ at }).do(0, HELM, move(along)).state.shipAt[0], id).toBe(b);
      expect(ship({ at }).do(0, HELM, move(along), move(along)).state.shipAt[0], id).toBe(a);
    }
  });

  it('SC-9.2 a move past a pirate costs 1 damage, and the pirate stays', () => {
    const pirates = { 'home-p6': 'violet-artifact-medal' };
    const t = ship({}, { pirates }).do(0, HELM, move('violet'), move('violet'));
    expect([t.at('seats.0.damage'), t.at('pirates')]).toEqual([5, pirates]);
    expect(t.events('damaged')).toMatchObject([{ rule: 'SC-9.2' }, { rule: 'SC-9.2' }]);
  });

  it('SC-9.2 also for a move that a track gives', () => {
    const fields = { trackSides: { fleet: 'a' }, pirates: { 'home-p6': 'violet-android' } };
    const t = ship({ tech: { 1: 't02' }, tracks: { fleet: { position: 3 } } }, fields);
    t.do(0, activate('slot-2', 'red-ensign'), { do: 'choose-track', faction: 'fleet' });
    expect(t.asked()).toBe('move');
    t.do(0, move('violet'));
    expect([t.at('seats.0.at'), t.at('seats.0.damage')]).toEqual(['p6', 4]);
    expect(t.events('damaged')).toMatchObject([{ rule: 'SC-9.2' }]);
  });

  it('SC-9.2 also for a move that is a technology bonus', () => {
    const t = ship({}, { pirates: { 'home-p6': 'violet-android' } });
    const gives = (card: number) => matchesAt(t.state, 0, 1, card).join() === `${SYMBOL.move}`;
    const { id } = TECHS[TECHS.findIndex((_, card) => gives(card))];
    const at = ship({}, { pirates: { 'home-p6': 'violet-android' }, display: [id] });
    at.do(0, activate('research', 'blue-ensign'), takeTech(id, 1));
    expect(at.asked()).toBe('move');
    at.do(0, move('violet'));
    expect([at.at('seats.0.at'), at.at('seats.0.damage')]).toEqual(['p6', 4]);
  });

  it('SC-9.2 a pirate on another route does no harm', () => {
    const t = ship({}, { pirates: { 'home-p8': 'violet-android', 'p3-p6': 'violet-android' } });
    expect(t.do(0, HELM, move('violet'), 'decline').at('seats.0.damage')).toBe(3);
  });
});

describe('SC-9.3, SC-9.4: jumps', () => {
  const jumping = (more = {}) => ship({ tech: { 1: 't05' } }, more).do(0, activate('slot-2', 'red-ensign'));

  it('SC-9.3 to any other place, past all pirates', () => {
    const pirates = { 'home-p6': 'violet-android', 'home-p8': 'violet-android', 'home-p11': 'violet-android' };
    expect(jumping().options(0, 'jump')).toHaveLength(13);
    const t = jumping({ pirates }).do(0, jump('p12'));
    expect(t.at('seats.0')).toMatchObject({ at: 'p12', damage: 3 });
  });

  it('SC-9.3 not to the place where the ship is; and it may be declined', () => {
    const t = jumping();
    expect(t.refusal(0, jump('home'))).toBe('SC-9.3 here-already');
    expect(t.do(0, 'decline').at('seats.0.at')).toBe('home');
  });

  it('SC-9.3 not off the map', () => {
    for (const place of ['p14', 'p15']) expect(jumping().refusal(0, jump(place))).toBe('SC-3.1 not-on-map');
    const four = table({ players: 4, state: { seats: { 0: { tech: { 0: 't05' } } } } });
    four.do(0, activate('slot-1', 'red-ensign'), jump('p15'));
    expect(four.at('seats.0.at')).toBe('p15');
  });

  it('SC-9.4 any number of ships on one place', () => {
    const t = fleet({ 0: { at: 'p6' }, 1: { at: 'p6' }, 2: { at: 'home' } }, { active: 2, start: 2 });
    t.do(2, HELM, move('violet'), 'decline');
    expect(t.state.shipAt).toEqual([6, 6, 6]);
  });
});

describe('SC-9.5 to SC-9.7', () => {
  it('SC-9.5 the damage of a move comes before the next move is decided', () => {
    const t = ship(
      { damage: 6, artifacts: { 'red-blue': 1, 'red-yellow': 1 } },
      { pirates: { 'home-p6': 'violet-android' } },
    ).do(0, HELM, move('violet'));
    expect([t.asked(), t.at('seats.0.at')]).toEqual(['drop', 'p6']);
    t.do(0, drop('red-blue'));
    expect(t.asked()).toBe('move');
  });

  it('SC-9.6 a jump to a station ends on another station only', () => {
    const t = ship(
      { at: 'p7', tech: { 1: 't04' }, damage: 0, damagedSlots: [], tracks: { fleet: { position: 5 } } },
      { events: { fleet: 'ef2' } },
    ).do(0, activate('slot-2', 'red-ensign'), 'advance');
    expect(t.options(0, 'jump').map(({ to }) => to)).toEqual(['home', 'p10']);
    expect(t.refusal(0, jump('p7'))).toBe('SC-9.3 here-already');
    expect(t.refusal(0, jump('p6'))).toBe('SC-9.6 no-station');
    t.do(0, 'decline');
    expect([t.at('seats.0.at'), t.asked()]).toEqual(['p7', 'choose-track']);
  });

  it('SC-9.6 like any jump it goes past pirates, and may become a repair with the Hyper Charger', () => {
    const t = ship(
      { at: 'p6', tech: { 1: 't04', 4: 't32' }, damage: 0, damagedSlots: [0], tracks: { fleet: { position: 5 } } },
      { events: { fleet: 'ef2' }, pirates: { 'p6-p7': 'violet-android' } },
    ).do(0, activate('slot-2', 'red-ensign'), 'decline', 'advance');
    expect(t.options(0, 'mend')).toHaveLength(1);
    t.do(0, jump('p7'), 'decline');
    expect(t.at('seats.0')).toMatchObject({ at: 'p7', damage: 0 });
  });

  it.each([
    [{}, 0],
    [{ 'home-p6': 'violet-android' }, 1],
    [{ 'home-p6': 'violet-android', 'p3-p6': 'violet-android' }, 2],
  ])(
    'SC-9.7 a mission two routes away is reached with one activation of the helm: %j, %i damage',
    (pirates, damage) => {
      const t = ship({ damage: 0 }, { pirates }).do(0, HELM, move('violet'), move('green'));
      expect(t.at('seats.0')).toMatchObject({ at: 'p3', damage });
      t.do(1, 'pass');
      expect(t.options(0, 'mission')).toHaveLength(1);
    },
  );

  it('SC-9.1 moves of a row work alike', () => {
    const t = onMission('m05', ['red-ensign', 'yellow-ensign']).do(0, 'resolve-row', move('green'), move('green'));
    expect([t.at('seats.0.at'), t.asked()]).toEqual(['p6', 'row']);
  });
});
