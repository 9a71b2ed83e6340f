import { describe, expect, it } from 'vitest';
import { MISSION as MISSIONS } from '../../src/content/missions.ts';
import { epilogueOf } from '../../src/content/tables.ts';
import { TECH, TECHS } from '../../src/content/technologies.ts';
import { BY_SHADOW } from '../../src/rules/solo.ts';
import { SHADOW } from '../../src/state.ts';
import { activate, crewed, on, scene, take, told } from '../scene.ts';
import { type TestTable, table } from '../table.ts';

const TECHNOLOGY = 'a1';
const MISSION = 'a2';
const PIRATE = 'a3';
const PASSENGER = 'a4';
const ORDER = [PASSENGER, PIRATE, MISSION, TECHNOLOGY];
const rest = activate('maintenance', 'cadet');
/** You against Captain Shadow, whose action cards come in this order. */
const alone = (
  actions: string[],
  { you = {}, ...more }: { you?: object; [part: string]: unknown } = {},
  setting = {},
) =>
  scene(
    {
      ...more,
      actions,
      seats: { 0: crewed('p6', { ready: { cadet: 3, 'red-ensign': 3, 'blue-ensign': 3 }, ...you }) },
    },
    { players: 1, ...setting },
  );
const doRest = (t: TestTable) => t.do(0, rest, 'decline');
const shadowAt = (t: TestTable) => t.at('shadow');

describe('SC-22: solo game, setup', () => {
  it('SC-22.1: the map and the triangles of 2 players', () => {
    const t = table({ players: 1 });
    expect([t.state.map, Object.keys(t.at('missions') as object).length]).toEqual([0, 7]);
    expect([Object.keys(t.at('numbers') as object), t.state.stationAt.length]).toEqual([['1', '2', '3', '4'], 3]);
  });
  it('SC-22.2: 5 alphas and 2 omegas in the display', () => {
    const { display } = table({ players: 1 }).state;
    expect(display.map((card) => TECHS[card].type === 'omega')).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(display.some((card) => TECHS[card].beta)).toBe(false);
  });
  it('SC-22.3: the solo events, one on each track', () => {
    expect(table({ players: 1 }).at('events')).toEqual({ fleet: 'sf1', tincan: 'st1', nian: 'sn1' });
  });
  it('SC-22.4: the technologies of the passenger lie with the Tincan event, and nothing else', () => {
    const t = table({ players: 1, options: { passenger: 'pa2' } });
    expect(t.at('trackTech')).toEqual(['t18', 't31']);
    const elsewhere = [...(t.at('techDeck') as string[]), ...(t.at('display') as string[])];
    expect(elsewhere).not.toContain('t18');
    expect(elsewhere).not.toContain('t31');
  });
  it('SC-22.5: Shadow has a ship at home, gets no goods and uses no triangle', () => {
    const t = table({ players: 1 });
    expect([shadowAt(t), t.state.medals, t.state.ready.length]).toEqual(['home', [1], 8]);
    const parked = doRest(alone([PASSENGER, PIRATE], { shadow: 'p7' }));
    expect(parked.at('stations.tincan.triangle')).toBe(0);
    parked.do(0, 'pass');
    expect([parked.state.round, parked.state.medals]).toEqual([2, [1]]);
  });
  it('SC-22.6: four action cards of the four types, three more for later rounds', () => {
    const t = table({ players: 1, seed: 'other' });
    expect([...t.state.actionDeck].sort()).toEqual([0, 1, 2, 3]);
    expect([...t.state.actionLater].sort()).toEqual([4, 5, 6]);
  });
  it('SC-22.18: the passenger is a setting: one of six, or a random one', () => {
    const passengers = (passenger: string, seeds: string[]) =>
      seeds.map((seed) => table({ players: 1, seed, options: { passenger } }).state.passenger);
    expect(passengers('pa5', ['a', 'b', 'c'])).toEqual([4, 4, 4]);
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    expect(new Set(passengers('random', seeds))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('SC-22: solo game, action cards', () => {
  it('SC-22.7: one after each turn, the k-th above slot k', () => {
    const t = doRest(alone([PASSENGER, TECHNOLOGY, PIRATE]));
    expect(t.state.actionsPlayed).toHaveLength(1);
    expect([t.asked(), t.asker]).toEqual(['turn', 0]);
    doRest(t);
    expect([t.at('display'), t.at('techDiscard')]).toEqual([
      ['t01', 't03', 't13', 't12', 't20', 'o01', 'o05'],
      ['t02'],
    ]);
  });
  it('SC-22.8: technology: Shadow jumps to you, and the card below is replaced at once', () => {
    const t = doRest(alone([TECHNOLOGY]));
    expect([shadowAt(t), t.at('display.0'), t.at('techDiscard')]).toEqual(['p6', 't03', ['t01']]);
    expect(t.events('display-refilled')).toMatchObject([{ slot: 0, card: TECH.t03 }]);
  });
  it('SC-22.8: an empty slot stays empty when there is no technology left, and nothing is discarded', () => {
    const t = alone([TECHNOLOGY], { you: { tech: { 1: 't17' } } });
    t.state.techDeck = [];
    t.state.display[0] = -1;
    doRest(t);
    expect([shadowAt(t), t.state.display[0], t.state.techDiscard]).toEqual(['p6', -1, []]);
    expect(told(t, 'shadow-discarded-tech', 'display-refilled')).toEqual([]);
  });
  it('SC-22.9: mission: Shadow goes to one that is exactly 1 move away; you choose', () => {
    const t = doRest(
      alone([MISSION], { shadow: 'p1', missions: { p3: 'm01' }, pirates: { 'p1-p3': 'violet-android' } }),
    );
    expect([t.asked(), t.options(0).map(({ to }) => to)]).toEqual(['shadow-mission', ['p3', 'p4', 'p2']]);
    t.do(0, { do: 'shadow-mission', to: 'p3' });
    expect([shadowAt(t), t.at('missions.p3'), t.at('numbers.4')]).toEqual([
      'p3',
      undefined,
      { at: 'p3', faceUp: false },
    ]);
    expect([t.at('missions.p1'), t.at('pirates.p1-p3')]).toEqual(['m43', 'violet-android']);
  });
  it('SC-22.9: never to your planet, and not the one on its own planet', () => {
    const t = doRest(alone([MISSION], { shadow: 'home', you: { at: 'p6' } }));
    expect(t.options(0).map(({ to }) => to)).toEqual(['p11', 'p8']);
    const none = { p1: 'none', p3: 'none', p6: 'none', p9: 'none', p12: 'none', p7: 'none' };
    const stuck = doRest(alone([MISSION], { shadow: 'p4', missions: none }));
    expect([shadowAt(stuck), stuck.at('missions.p4'), stuck.events('shadow-completed')]).toEqual(['p4', 'm50', []]);
  });
  it('SC-22.9: a riot may follow', () => {
    const down = (at: string) => ({ at, faceUp: false });
    const numbers = { 1: { at: 'p12' }, 2: down('p9'), 3: down('p5'), 4: down('p1') };
    const t = doRest(alone([MISSION], { shadow: 'p9', numbers }, { draws: { pirate: [0, 2, 4, 0] } }));
    expect([shadowAt(t), t.events('riot').length, t.state.numberUp]).toEqual(['p11', 1, [0, 1, 1, 1, 1]]);
  });
  it('SC-22.10: pirate: one at the place of Shadow is discarded; you choose among several', () => {
    const pirates = { 'home-p6': 'violet-artifact-medal', 'home-p8': 'green-android', 'p1-p2': 'green-android' };
    const t = doRest(alone([PIRATE], { pirates }));
    expect(t.options(0).map(({ along }) => along)).toEqual(['violet', 'yellow']);
    t.do(0, { do: 'shadow-pirate', along: 'yellow' });
    expect(Object.keys(t.at('pirates') as object)).toEqual(['home-p6', 'p1-p2']);
    expect(t.state.pirateDiscard).toEqual([0, 0, 0, 1, 0, 0]);
    expect(doRest(alone([PIRATE])).asked()).toBe('turn');
  });
  it('SC-22.11: passenger: its action; Teddy has none', () => {
    const card = (passenger: string) => doRest(alone([PASSENGER], {}, { options: { passenger } }));
    expect(card('pa1').asked()).toBe('turn');
    expect(card('pa3').events('artifacts-gained')).toHaveLength(1);
  });
  it('SC-22.12: if you pass, all remaining cards are resolved', () => {
    const t = alone(ORDER, { shadow: 'p4' }).do(0, 'pass').declineAll();
    expect(t.events('action-drawn')).toHaveLength(4);
    expect(t.state.round).toBe(2);
  });
  it('SC-22.12: without action cards you go on until you pass', () => {
    const t = doRest(doRest(alone([PIRATE])));
    expect([t.events('action-drawn').length, t.state.round, t.asked()]).toEqual([1, 1, 'turn']);
  });
  it('SC-22.13: 5 cards in round 2, 6 in round 3, 7 in round 4', () => {
    const t = alone(ORDER, { you: { at: 'p12' } });
    const sizes = [t.state.actionDeck.length];
    for (const _ of [2, 3, 4]) sizes.push(t.do(0, 'pass').declineAll().state.actionDeck.length);
    expect(sizes).toEqual([4, 5, 6, 7]);
    expect(t.state.actionLater).toEqual([]);
  });
  it('SC-22.14: its ship holds planets, but keeps no station triangle away: it is no player’s ship', () => {
    const t = doRest(alone([MISSION, PIRATE], { shadow: 'p12', you: { at: 'p6' }, missions: { p4: 'none' } }));
    expect([shadowAt(t), t.at('holders.p13')]).toEqual(['p13', SHADOW]);
    const home = alone([], { shadow: 'home', you: { at: 'p2' } }).do(0, 'pass');
    expect([home.state.round, shadowAt(home), home.at('stations.home.triangle')]).toEqual([2, 'home', 0]);
    const yours = alone([], { shadow: 'p1', you: { at: 'home' } }).do(0, 'pass');
    expect(yours.at('stations.home.triangle')).toBe(3);
  });
  it('SC-22.15: at most 2 events', () => {
    const tracks = { fleet: { position: 5 }, nian: { position: 5 } };
    const t = alone([], { you: { tech: { 1: 't02' }, tracks } });
    t.do(0, activate('slot-2', 'red-ensign'), on('fleet')).declineAll();
    t.do(0, activate('slot-2', 'red-ensign'), on('nian')).declineAll();
    expect([t.at('events.tincan'), t.at('trackTech'), t.at('techDiscard')]).toEqual(['none', [], ['t30', 't34']]);
  });
  it('SC-22.16: the Tincan event: one of the technologies, as with recycling; the others are discarded', () => {
    const t = alone([], { you: { tech: { 1: 't02' }, tracks: { tincan: { position: 5 } } } });
    t.do(0, activate('slot-2', 'red-ensign'), on('tincan'));
    expect(t.options(0, 'take-tech').map(({ card, slot }) => [card, slot])).toEqual([
      ...[
        ['t30', 1],
        ['t30', 4],
        ['t34', 1],
        ['t34', 4],
      ],
    ]);
    t.do(0, take('t34', 1));
    expect([t.at('seats.0.tech'), t.at('techDiscard')]).toEqual([{ 1: 't34' }, ['t30', 't02']]);
  });
  it('SC-22.17: the passenger adds its points; there is a total with an epilogue and no winner', () => {
    const you = { at: 'p2', damage: 0, damagedSlots: [], ready: {}, queue: [] };
    const t = alone([], { round: 4, you, completed: { m48: 0, m50: 0 } }).do(0, 'pass');
    expect(t.match.outcome).toEqual({ places: [1], points: [21] });
    expect(epilogueOf(21)).toBe(21);
  });
  it('SC-22.19: the card is drawn after the end of your turn, and is no turn itself', () => {
    const t = alone([TECHNOLOGY, PIRATE], { you: { at: 'p7' } });
    t.do(0, activate('research', 'blue-ensign'), take('o01', 1), 'decline');
    expect(told(t, 'station-used', 'display-refilled', 'action-drawn')).toEqual([
      ...['station-used', 'display-refilled', 'action-drawn', 'display-refilled'],
    ]);
    const other = doRest(alone([TECHNOLOGY], { you: { at: 'p10' }, stations: { nian: { at: 'p10', triangle: 3 } } }));
    expect([shadowAt(other), other.events('station-used')]).toEqual(['p10', []]);
  });
  it('SC-22.20: beside you it holds nothing; if it is there already, it only discards the technology', () => {
    const t = doRest(alone([TECHNOLOGY]));
    expect(t.at('holders.p6')).toBe(0);
    const there = doRest(alone([TECHNOLOGY], { shadow: 'p6' }));
    expect([there.events('shadow-moved'), there.at('techDiscard')]).toEqual([[], ['t01']]);
  });
  it('SC-22.21: a planet that it holds is closed to you until it leaves', () => {
    const missions = { p3: 'none', p1: 'm35' };
    const t = alone([PIRATE, MISSION], { shadow: 'p2', missions, numbers: { 4: { at: 'p3' } }, you: { at: 'p5' } });
    t.do(0, activate('helm', 'red-ensign'), { do: 'move', along: 'green' }, 'decline');
    expect([t.at('seats.0.at'), t.at('holders.p2'), t.refusal(0, 'mission')]).toEqual([
      'p2',
      SHADOW,
      'SC-10.6 reserved',
    ]);
    doRest(t);
    expect([shadowAt(t), t.at('holders.p2'), t.refusal(0, 'mission')]).toEqual(['p1', 0, 'allowed']);
  });
  it('SC-22.22: discarded technologies go to the pile of their deck, and omegas are replaced from the technology deck', () => {
    const t = alone([PASSENGER, PIRATE, 'a7', 'a5', 'a6', TECHNOLOGY], { shadow: 'p4', you: { at: 'p12' } });
    t.do(0, 'pass').declineAll();
    expect(t.at('omegaDiscard')).toEqual(['o01']);
    expect(t.at('display.5')).toMatch(/^t/);
  });
  it('SC-22.22: missions discarded by Shadow are out of the game', () => {
    const start = alone([MISSION], { shadow: 'p9' });
    const points = start.at('seats.0.points');
    const t = doRest(start);
    expect([t.state.missionDone[MISSIONS.m12], t.at('seats.0.points')]).toEqual([BY_SHADOW, points]);
    expect(t.state.missionDone.filter((by) => by === 1)).toEqual([]);
  });
  it('SC-22.23: all choices are yours, also after you have passed', () => {
    const t = alone([MISSION, PASSENGER], { shadow: 'p1' }, { options: { passenger: 'pa4' } }).do(0, 'pass');
    expect([t.asked(), t.asker]).toEqual(['shadow-mission', 0]);
    t.do(0, { do: 'shadow-mission', to: 'p2' });
    expect([t.asked(), t.asker]).toEqual(['place-pirate', 0]);
  });
  it('SC-22.24: you start every round, and the goods are for you alone', () => {
    const t = alone([], { you: { at: 'p12', medals: 0, ready: {} } });
    t.do(0, 'pass').declineAll();
    expect([t.state.start, t.asker, t.state.medals]).toEqual([0, 0, [1]]);
    t.do(0, 'pass').declineAll();
    expect([t.ready(0, 'cadet'), t.asker]).toEqual([1, 0]);
  });
});
