import { describe, expect, it } from 'vitest';
import { activate, crewed, jump, mission, move, scene, told } from '../scene.ts';
import { type TestTable, table } from '../table.ts';

const VIOLET = 0;
const GREEN = 2;
const YELLOW = 4;
const ONLY_THE_FIRST = {
  1: { at: 'p12' },
  2: { at: 'p9', faceUp: false },
  3: { at: 'p5', faceUp: false },
  4: { at: 'p1', faceUp: false },
};

/** Completes Recruiting Drive on planet 8, without using any row. */
const recruit = (t: TestTable) => t.do(0, ...mission('cadet', 'blue-ensign'));
/** The next completed mission causes a riot; number 1 goes to planet 8, and these pirates are drawn. */
const riot = (pirate: number[], more = {}) =>
  scene({ numbers: ONLY_THE_FIRST, seats: { 0: crewed('p8') }, ...more }, { draws: { pirate } });

describe('SC-16: new mission and riot', () => {
  it('SC-16.1: the highest number face up goes face down to the planet, and a new mission to its own', () => {
    const t = recruit(scene({ seats: { 0: crewed('p8') } }));
    expect([t.at('missions.p8'), t.at('missions.p1')]).toEqual([undefined, 'm43']);
    expect(t.at('numbers.4')).toEqual({ at: 'p8', faceUp: false });
    expect(t.at('numbers.3')).toEqual({ at: 'p5', faceUp: true });
  });
  it('SC-16.2: the planet from which the card was taken, wherever the ship is now', () => {
    const t = scene({ seats: { 0: crewed('p13') } }, { draws: { pirate: [VIOLET] } });
    t.do(0, ...mission('red-ensign', 'cadet', 'blue-ensign'), 'resolve-row', jump('p9'));
    expect([t.at('seats.0.at'), t.at('numbers.4.at')]).toEqual(['p9', 'p13']);
  });
  it('SC-16.3: reserved for who holds that planet', () => {
    const t = recruit(scene({ seats: { 0: crewed('p8'), 1: crewed('p1'), 2: crewed('p1') } }, { players: 3 }));
    expect(t.at('missions.p1')).toBe('m43');
    t.do(1, activate('maintenance', 'cadet'), 'decline');
    expect(t.refusal(2, 'mission')).toBe('SC-10.6 reserved');
  });
  it('SC-16.3: of several ships without a holder whoever comes first', () => {
    const seats = { 0: crewed('p1'), 1: crewed('p1'), 2: crewed('p1') };
    const t = scene({ seats }, { players: 3 }).do(0, activate('helm', 'red-ensign'), move('yellow'), 'decline');
    t.do(1, activate('maintenance', 'cadet'), 'decline').do(2, activate('maintenance', 'cadet'), 'decline');
    t.do(0, ...mission('cadet', 'red-ensign'));
    expect([t.at('missions.p1'), t.at('holders.p1')]).toEqual(['m43', undefined]);
    expect(t.do(1, activate('maintenance', 'red-ensign'), 'decline').refusal(2, 'mission')).toBe('allowed');
  });
  it.each([
    [2, 7],
    [4, 8],
  ])('SC-16.4: with %i players there are always %i missions', (players, count) => {
    const plain = table({ players });
    const [place] = Object.keys(plain.at('missions') as object);
    const t = table({ players, state: { seats: { 0: crewed(place, { ready: { cadet: 4 } }) } } });
    const missions = () => Object.keys(t.at('missions') as object).length;
    expect(missions()).toBe(count);
    t.do(0, 'mission').declineAll();
    expect([missions(), t.at(`missions.${place}`)]).toEqual([count, undefined]);
  });
  it('SC-16.5: after the 1 a pirate for each number, on the route of its colour; then all are face up again', () => {
    const t = recruit(riot([VIOLET, GREEN, YELLOW, GREEN]));
    expect(t.at('pirates')).toEqual({
      ...{ 'p5-p8': 'violet-artifact-medal', 'p7-p9': 'green-artifact-medal' },
      ...{ 'p3-p5': 'yellow-artifact-medal', 'p1-p4': 'green-artifact-medal' },
    });
    expect(t.at('numbers')).toEqual({
      ...{ 1: { at: 'p8', faceUp: true }, 2: { at: 'p9', faceUp: true } },
      ...{ 3: { at: 'p5', faceUp: true }, 4: { at: 'p1', faceUp: true } },
    });
  });
  it('SC-16.6: of two pirates for one route that of the higher number is discarded', () => {
    const t = recruit(riot([VIOLET, GREEN, VIOLET + 1, GREEN])); // 1 on planet 8, 3 on planet 5: the same route
    expect(t.at('pirates.p5-p8')).toBe('violet-artifact-medal');
    expect(t.state.pirateDiscard).toEqual([0, 1, 0, 0, 0, 0]);
  });
  it('SC-16.7: the riot comes after the new mission and before the end of the turn', () => {
    const t = scene({ numbers: ONLY_THE_FIRST, seats: { 0: crewed('p13') } });
    t.do(0, ...mission('red-ensign', 'cadet', 'blue-ensign'), 'resolve-row', jump('p7'));
    expect(told(t, 'mission-placed', 'riot', 'station-used')).toEqual(['mission-placed', 'riot', 'station-used']);
  });
  it('SC-16.8: it does no damage', () => {
    const t = recruit(riot([VIOLET, GREEN, YELLOW, GREEN]));
    expect([t.state.damage, t.events('damaged')]).toEqual([[3, 3], []]);
  });
  it('SC-16.9: all are drawn first, so what is discarded does not come back; the highest numbers get none', () => {
    const am = 'yellow-artifact-medal';
    const pirates = {
      'home-p8': 'yellow-android',
      'p1-p2': 'yellow-android',
      'p2-p5': 'yellow-android',
      'p1-p4': 'yellow-android',
    };
    const seats = { 0: crewed('p8', { pirates: 12 }), 1: { pirates: 12 } };
    const t = recruit(riot([YELLOW, YELLOW], { pirates, seats })); // the last two pirates of the supply
    expect(t.at('pirates')).toEqual({ ...pirates, 'p9-p11': am });
    expect(t.state.pirateDiscard).toEqual([0, 0, 0, 0, 1, 0]);
    expect(t.at('numbers.4.faceUp')).toBe(true);
  });
  it('SC-16.10: violet and green come, yellow is discarded because of a pirate since the setup (rulebook example)', () => {
    const t = recruit(riot([VIOLET, GREEN, YELLOW, VIOLET], { pirates: { 'p3-p5': 'violet-android' } }));
    expect([t.at('pirates.p5-p8'), t.at('pirates.p7-p9')]).toEqual(['violet-artifact-medal', 'green-artifact-medal']);
    expect([t.at('pirates.p3-p5'), t.state.pirateDiscard[YELLOW]]).toEqual(['violet-android', 1]);
    expect(t.state.numberUp.slice(1)).toEqual([1, 1, 1, 1]);
  });
  it('SC-16.11: who waits on the highest number gets the new mission, from the next own turn on', () => {
    const t = recruit(scene({ seats: { 0: crewed('p8'), 1: crewed('p1') } }));
    expect([t.at('holders.p1'), t.refusal(1, 'mission')]).toEqual([1, 'allowed']);
  });
});
