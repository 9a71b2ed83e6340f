import { Random, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { TECH_BOARDS } from '../../src/content/boards.ts';
import { MISSIONS } from '../../src/content/missions.ts';
import { scorePer } from '../../src/content/scores.ts';
import { TECH, TECHS } from '../../src/content/technologies.ts';
import { NIAN, SYMBOL } from '../../src/content/terms.ts';
import { scoreOf } from '../../src/score.ts';
import { SLOTS } from '../../src/state.ts';
import {
  activate,
  attack,
  crewed,
  jump,
  mission,
  move,
  offered,
  on,
  positions,
  scene,
  shift,
  TESTER,
  TESTER_DRAWS,
  take,
  tester,
  told,
  withArtifacts,
} from '../scene.ts';

const A = 'advance';
const D = 'decline';
const R = 'resolve-row';
const S = 'repair-storage';
const rest = activate('maintenance', 'cadet');
const research = activate('research', 'blue-ensign');
const helm = activate('helm', 'red-ensign');
const payArtifact = { do: 'pay-artifact', kind: 'red-blue' };
const back = (faction: string, fields: number) => ({ do: 'shift-back', faction, fields });
const open = (room: string) => ({ do: 'open-room', room });

/** The tester with these technologies. */
const ship = (tech: Record<number, string>, more = {}, scenery = {}) =>
  scene({ ...TESTER, seats: { 0: tester({ tech, ...more }) }, ...scenery }, { draws: TESTER_DRAWS });
const sent = (card: string, figures: string[], more = {}, scenery = {}) =>
  scene({ ...TESTER, missions: { p3: card }, seats: { 0: tester(more) }, ...scenery }, { draws: TESTER_DRAWS }).do(
    0,
    ...mission(...figures),
  );
/** Seat 0 has the Diplomatic Lounge and is one field before the event; seat 1 is described. */
const eventOf = (faction: string, id: string, mine = {}, theirs = {}, scenery = {}) =>
  scene({
    ...{ ...TESTER, events: { [faction]: id } },
    seats: {
      0: tester({ tech: { 1: 't02' }, tracks: { [faction]: { position: 5 } }, ...mine }),
      1: tester({ at: 'p6', ...theirs }),
    },
    ...scenery,
  }).do(0, activate('slot-2', 'red-ensign'), on(faction));
const sound = { damage: 0, damagedSlots: [], ready: {}, queue: [], medals: 0 };
const points = (more: object, scenery = {}) =>
  scene({ seats: { 0: { ...sound, ...more } }, ...scenery }).at('seats.0.points');

describe('SC-24: missions', () => {
  it.each([
    ['m01', ['cadet', 'blue-ensign']],
    ['m19', ['blue-ensign', 'cadet', 'red-ensign']],
  ])('SC-24.1: %s draws 3 omegas; one is placed, the others go to their pile', (card, figures) => {
    const t = sent(card, figures, { tech: { 4: 't13' } }).do(0, R);
    expect(new Set(t.options(0, 'take-tech').map(({ card, slot }) => `${card} ${slot}`))).toEqual(
      new Set(['o02 1', 'o02 4', 'o03 1', 'o03 4', 'o04 1', 'o04 4']),
    );
    t.do(0, take('o02', 4)).declineAll();
    expect([t.at('seats.0.tech'), t.at('omegaDiscard'), t.at('techDiscard')]).toEqual([
      { 4: 'o02' },
      ['o03', 'o04'],
      ['t13'],
    ]);
  });
  it('SC-24.1: no other card uses the omega deck', () => {
    const omega = MISSIONS.filter(({ rows }) =>
      rows.some(({ effects }) => effects.some((effect) => effect.op === 'drawTech' && effect.deck === 'omega')),
    );
    expect(omega.map(({ id }) => id)).toEqual(['m01', 'm19']);
  });
  it('SC-24.2: Hive Mind counts androids on the mission and in the ready room, each an advance of its own', () => {
    const t = sent('m20', ['android', 'android', 'cadet'], { ready: { android: 3, cadet: 1 } }).do(0, R, R); // one more: 4
    t.do(0, on('fleet'), on('tincan'), on('nian'), on('nian'));
    expect([positions(t, 0), t.asker]).toEqual([[1, 1, 2], 1]);
  });
  it('SC-24.3: Stargate shows the top 3 missions to you alone, and their order stays', () => {
    const t = sent('m02', ['red-ensign', 'cadet']);
    const deck = t.at('missionDeck');
    t.do(0, R, 'peek');
    const known = (viewer: number) => (t.view(viewer).state.missionDeck as { known: number[] }).known;
    expect([known(0).map((card) => MISSIONS[card].id), known(1)]).toEqual([['m43', 'm44', 'm45'], []]);
    expect(t.at('missionDeck')).toEqual(deck);
  });
  it('SC-24.4: Tincan Library: 1 of 3 technologies on a free slot or in place of another', () => {
    const t = sent('m03', ['blue-ensign', 'cadet'], { tech: { 4: 't13' } }).do(0, R);
    expect(new Set(t.options(0, 'take-tech').map(({ slot }) => slot))).toEqual(new Set([1, 4]));
    t.do(0, take('t03', 4)).declineAll();
    expect([t.at('seats.0.tech'), t.at('techDiscard')]).toEqual([{ 4: 't03' }, ['t04', 't10', 't13']]);
  });
});

describe('SC-24: technologies', () => {
  it('SC-24.5: Artifact Blueprints: 2 points for each type, 6 at most', () => {
    const artifacts = { 'red-yellow': 2, 'red-blue': 2, 'yellow-blue': 2 };
    expect(points({ artifacts, tech: { 1: 'o10' } })).toBe(3 + 6);
    expect(points({ artifacts: { 'red-blue': 4 }, tech: { 1: 'o10' } })).toBe(2 + 2);
  });
  it('SC-24.6: cabinets: both kinds and medals may be mixed in one payment', () => {
    const t = ship({ 1: 't25', 4: 't26' }, { medals: 1 }).do(0, { do: 'promote', colour: 'red' });
    expect(offered(t, 0)).toEqual(['pay-medal', 'pay-artifact', 'pay-pirate']);
    t.do(0, 'pay-pirate', payArtifact); // only the medal is left
    expect([t.ready(0, 'red-commander'), t.state.medals[0]]).toEqual([1, 0]);
    expect([t.at('seats.0.artifacts'), t.at('seats.0.pirates')]).toEqual([{}, 0]);
  });
  it('SC-24.6: nothing may be discarded to take a medal, and one cabinet is for its kind only', () => {
    const t = ship({ 1: 't25' }, { artifacts: {} });
    expect(offered(t, 0)).toEqual(['activate', 'mission', 'pass']);
    expect(offered(ship({ 1: 't25' }), 0)).toEqual(['activate', 'mission', 'pass', 'specialise']);
  });
  it('SC-24.6: what may be spent is what is aboard', () => {
    const training = { do: 'specialise', figure: 'cadet', colour: 'red' };
    const paying = (tech: Record<number, string>, more = {}) => ship(tech, more).do(0, training).options(0);
    expect(paying({ 1: 't25' })).toEqual([payArtifact]); // no medal, and no pirate token
    expect(paying({ 1: 't26' })).toEqual([{ do: 'pay-pirate' }]);
    expect(paying({ 1: 't25', 4: 't26' }, { pirates: 0 })).toEqual([payArtifact]);
  });
  it('SC-24.7: Observers look at the printed rows, and answer once', () => {
    const t = sent('m36', ['cadet', 'android', 'yellow-ensign'], { tech: { 1: 't27' } }); // red, blue, red
    t.do(0, 'ignore-row', A);
    expect([positions(t, 0), t.asker]).toEqual([[1, 0, 0], 1]);
  });
  it('SC-24.8: the locker is never damaged, and serves even with overflow', () => {
    const cargo = { artifacts: {}, pirates: 2, tech: { 4: 't30' } };
    const hurt = (damage: number) =>
      sent('m01', ['yellow-ensign', 'cadet'], { ...cargo, damage })
        .do(0, R)
        .declineAll();
    expect([hurt(7).at('seats.0.pirates'), hurt(11).at('seats.0.pirates')]).toEqual([2, 2]); // moved there
    const full = sent('m01', ['yellow-ensign', 'cadet'], { ...cargo, damage: 7, pirates: 3 }).do(0, R, D);
    expect([full.at('seats.0.pirates'), full.state.damage[0]]).toEqual([2, 8]);
  });
  it('SC-24.9: the Holodeck copies rooms of all players and of the display, whatever their colour', () => {
    const display = ['t01', 't02', 't25', 't18', 't26', 'o01', 'o05', 'o11'];
    const seats = { 0: tester({ tech: { 1: 't17', 4: 't09' } }), 1: crewed('home', { tech: { 1: 't24', 4: 't27' } }) };
    const t = scene({ display, seats }, { draws: TESTER_DRAWS }).do(0, activate('slot-2', 'blue-ensign'));
    expect(t.options(0, 'copy-room').map(({ card }) => card)).toEqual(['t09', 't24', 't01', 't02', 't18']);
    t.do(0, { do: 'copy-room', card: 't24' }); // discard to: 2 artifacts, 2 medals
    expect([t.at('seats.0.tech'), t.at('seats.1.tech')]).toEqual([{ 4: 't09' }, { 1: 't24', 4: 't27' }]);
    expect([t.at('techDiscard'), t.state.medals[0]]).toEqual([['t17'], 2]);
  });
  it('SC-24.9: what comes to the slot of a Holodeck that went is not discarded for it', () => {
    const display = ['t13', 't08', 't25', 't20', 't26', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: tester({ tech: { 1: 't17' } }) } }, { draws: TESTER_DRAWS });
    t.do(0, activate('slot-2', 'blue-ensign'), { do: 'copy-room', card: 't08' }, D, D).do(1, 'pass');
    expect(t.at('seats.0.tech')).toEqual({});
    t.do(0, research, take('t13', 1)).declineAll().do(0, activate('slot-2', 'yellow-ensign'));
    expect(t.at('seats.0.tech')).toEqual({ 1: 't13' });
  });
  it('SC-24.10: Hull Plating needs a token in the storage for each damage; that under attack does not count', () => {
    const none = ship({ 1: 't31' }, { pirates: 0 }).do(0, activate('weapons', 'yellow-ensign'), attack('yellow'));
    expect([none.state.damage[0], none.at('seats.0.pirates')]).toEqual([4, 1]);
    const t = sent('m04', ['yellow-ensign', 'cadet'], { tech: { 1: 't31' } }).do(0, R, 'plate'); // one token, two damage
    expect([t.state.damage[0], t.at('seats.0.pirates'), t.asked()]).toEqual([4, 0, 'choose-track']);
    const locker = { tech: { 1: 't31', 4: 't30' }, damage: 9, artifacts: {} };
    expect(sent('m01', ['yellow-ensign', 'cadet'], locker).do(0, R).asked()).toBe('plate');
  });
  it('SC-24.11: Hyper Charger: each single move on its own', () => {
    const t = ship({ 1: 't32', 4: 't01' }).do(0, activate('slot-5', 'red-ensign'), 'mend', S, move('green'), 'mend', S);
    expect([t.state.damage[0], t.at('seats.0.at'), t.asker]).toEqual([1, 'p6', 1]);
  });
  it("SC-24.12: Ni'an Communicator: any row that shows a symbol, used or not, and once", () => {
    const t = sent('m22', ['cadet', 'blue-ensign', 'blue-ensign'], { tech: { 1: 't33' } }).do(0, A, A); // attack and ambush
    expect([positions(t, 0), t.asker]).toEqual([[0, 0, 2], 1]);
  });
  it.each([
    [0, [D, D]],
    [1, [attack('violet'), D]],
    [1, [D, attack('green')]],
    [2, [attack('violet'), attack('green')]],
  ])('SC-24.13: Quantum Torpedoes: %i pirates', (count, steps) => {
    const pirates = { 'p1-p3': 'violet-android', 'p3-p6': 'green-android' };
    const t = ship({ 1: 't09' }, { damage: 0 }, { pirates }).do(0, activate('slot-2', 'yellow-ensign'), ...steps);
    expect([t.at('seats.0.pirates'), t.state.damage[0], t.asker]).toEqual([1 + count, count, 1]);
  });
  it('SC-24.14: Repair Bots double each repair bonus of a placing', () => {
    const seat = { damagedSlots: [0, 5], damage: 5, ready: { 'blue-commander': 1 } };
    const begin = () => ship({ 3: 't34' }, seat).do(0, activate('research', 'blue-commander'), take('t18', 1), D);
    const t = begin().do(0, S, S, shift('research'), take('t02', 4), S, S); // a move and a repair; a repair and a medal
    expect(t.events('tech-placed').map(({ matches }) => matches)).toEqual([
      [SYMBOL.move, SYMBOL.repair],
      [SYMBOL.repair, SYMBOL.medal],
    ]);
    expect([t.state.damage[0], t.asker]).toEqual([1, 1]);
    expect(begin().do(0, S).asked()).toBe('repair');
    const less = begin().do(0, D, shift('research'), take('t02', 4), S); // the one may be declined, the other is there
    expect([less.asked(), less.do(0, D).state.damage[0], less.asker]).toEqual(['repair', 4, 1]);
  });
  it('SC-24.15: Stealth Paint: moves never damage and do not count; the first damage of the mission is ignored', () => {
    const t = sent('m05', ['red-ensign', 'yellow-ensign'], { tech: { 1: 't35' } });
    t.do(0, R, move('yellow'), move('yellow'), R, attack('yellow'));
    expect([t.state.damage[0], t.at('seats.0.pirates')]).toEqual([3, 2]);
    expect(t.events('damage-ignored').map(({ card }) => card)).toEqual([TECH.t35, TECH.t35, TECH.t35]);
  });
  it('SC-24.15: the first damage of each mission, and no more than that', () => {
    const ready = { 'yellow-ensign': 2, 'red-ensign': 1, cadet: 1 };
    const t = sent('m17', ['yellow-ensign', 'red-ensign'], { tech: { 1: 't35' }, ready });
    t.do(0, R, D, R, jump('p2')).do(1, 'pass'); // to the mission with 2 damage
    expect([t.state.damage[0], t.at('missions.p2')]).toEqual([3, 'm04']);
    t.do(0, ...mission('yellow-ensign', 'cadet'), R, D);
    expect([t.state.damage[0], t.events('damage-ignored').length]).toEqual([4, 2]);
    expect(sent('m01', ['yellow-ensign', 'cadet'], { tech: { 1: 't35' } }).do(0, R).state.damage[0]).toBe(3);
  });
  it('SC-24.15: it comes by itself, before Hull Plating, and only on missions', () => {
    const t = sent('m04', ['yellow-ensign', 'cadet'], { tech: { 1: 't35', 4: 't31' } }).do(0, R);
    expect([t.asked(), t.events('damage-ignored').length]).toEqual(['plate', 1]);
    const room = ship({ 1: 't35' }).do(0, activate('weapons', 'yellow-ensign'), attack('yellow'));
    expect(room.state.damage[0]).toBe(4);
  });
  it('SC-24.15: an attack in a trigger after step 5 is no longer part of the mission', () => {
    const seat = { tech: { 1: 't35', 4: 't33' }, tracks: { nian: { position: 3 } } };
    const t = sent('m48', ['cadet', 'cadet', 'cadet', 'cadet'], { ...seat, ready: { cadet: 4 } });
    t.do(0, A, attack('yellow')); // the communicator, and the bonus of field 4
    expect([t.state.damage[0], t.events('damage-ignored')]).toEqual([4, []]);
  });
  it('SC-24.15: the card that helps is named, whichever other one is aboard', () => {
    const both = ship({ 1: 't45', 4: 't35' }).do(0, helm, move('yellow'), D);
    expect(both.events('damage-ignored').map(({ card }) => card)).toEqual([TECH.t35]);
    const weapons = ship({ 1: 't35', 4: 't45' }).do(0, activate('weapons', 'yellow-ensign'), attack('yellow'));
    expect(weapons.events('damage-ignored').map(({ card }) => card)).toEqual([TECH.t45]);
  });
  it('SC-24.16: Training Visor: a cadet or an ensign is specialised, as for a medal', () => {
    const t = ship({ 1: 't36' }, { ready: { cadet: 1, 'red-ensign': 1, 'blue-commander': 1, android: 1 } });
    t.do(0, { do: 'use-ability', slot: 1 });
    expect(t.options(0, 'retrain').map(({ figure, colour }) => `${figure} ${colour}`)).toEqual([
      ...['cadet red', 'cadet yellow', 'cadet blue', 'red-ensign yellow', 'red-ensign blue'],
    ]);
  });
  it('SC-24.16: Training Visor: for free', () => {
    const visor = { do: 'use-ability', slot: 1 };
    const t = ship({ 1: 't36' }).do(0, visor, { do: 'retrain', figure: 'cadet', colour: 'red' });
    expect(t.events('specialised')).toMatchObject([{ free: true }]);
  });
  it('SC-24.17: Universal Translator: the whole advance on another track, not split', () => {
    const t = ship({ 1: 't37', 4: 't23' }).do(0, activate('slot-5', 'blue-ensign'), payArtifact, on('nian'));
    expect([t.asked(), offered(t, 0)]).toEqual(['advance', ['advance', 'decline']]);
    expect(positions(t.do(0, A), 0)).toEqual([0, 0, 2]);
  });
  it('SC-24.18: Wormhole Generator with Hyper Charger: a repair of 1, which Repair Bots do not double', () => {
    const tech = { 0: 't34', 3: 't32', 4: 't38' };
    const t = ship(tech, { damagedSlots: [2] }).do(0, research, take('t18', 1));
    expect(t.asked()).toBe('jump');
    expect([t.do(0, 'mend', S).state.damage[0], t.asker]).toEqual([2, 1]);
    expect(ship({ 4: 't38' }).do(0, research, take('t18', 1), jump('p12')).events('moved')).toEqual([]);
  });
  it('SC-24.25: Stealth Paint placed after the first damage of a mission ignores nothing', () => {
    const display = ['t35', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const crew = { ready: { 'yellow-commander': 1, cadet: 2 }, tracks: { tincan: { position: 3 } } };
    const t = sent('m35', ['cadet', 'yellow-commander', 'cadet'], crew, { display });
    t.do(0, R, on('tincan'), take('t35', 1), D, 'repeat-row'); // 1 damage, then the paint, then 1 damage again
    expect([t.at('seats.0.tech'), t.state.damage[0]]).toEqual([{ 1: 't35' }, 5]);
    const painted = sent('m35', ['cadet', 'yellow-commander', 'cadet'], { ...crew, tech: { 1: 't35' } });
    expect(painted.do(0, R, D, 'repeat-row').state.damage[0]).toBe(4);
  });
  it('SC-24.26: Hyper Charger, Translator and Hull Plating whatever the source, also in the turn of another', () => {
    const charger = ship({ 1: 't32', 4: 't02' }, { tracks: { fleet: { position: 3 } } });
    charger.do(0, activate('slot-5', 'red-ensign'), on('fleet')); // the bonus of field 4: 2 moves
    expect(offered(charger, 0)).toContain('mend');
    const translator = eventOf('nian', 'en4', {}, { tech: { 1: 't37' } }).do(0, D, D);
    expect([translator.asked(), translator.asker]).toEqual(['choose-track', 1]);
    const pirates = { 'p6-p7': 'violet-android' };
    const plating = eventOf('nian', 'en1', {}, { tech: { 1: 't31' } }, { pirates }).do(0, D);
    expect([plating.asked(), plating.asker]).toEqual(['plate', 1]);
  });
  it('SC-24.26: Stealth Paint covers no damage of an event', () => {
    const t = eventOf('nian', 'en1', {}, { tech: { 1: 't35' } }, { pirates: { 'p6-p7': 'violet-android' } }).do(0, D);
    expect(t.state.damage).toEqual([3, 4]);
  });
});

describe('SC-24: events, passengers, omegas', () => {
  const CREWED = { ready: { cadet: 1, 'red-ensign': 2, 'yellow-ensign': 1, 'blue-commander': 1, android: 1 } };
  const figures = (t: ReturnType<typeof scene>, room: string) =>
    t
      .options(0, 'activate')
      .filter((option) => option.room === room)
      .map(({ figure }) => figure);

  it('SC-24.19: Crowdsourcing: the room is grey for every figure and every pair of artifacts', () => {
    const artifacts = { 'yellow-blue': 2 };
    const t = eventOf('fleet', 'ef1', { ...CREWED, artifacts }, { ready: CREWED.ready });
    t.do(0, open('helm')).do(1, D).do(0, D).do(1, 'pass');
    expect(figures(t, 'helm')).toEqual(['cadet', 'red-ensign', 'yellow-ensign', 'blue-commander']);
    expect(t.refusal(0, withArtifacts('helm', 'yellow-blue', 'yellow-blue'))).toBe('allowed');
  });
  it('SC-24.19: for its owner only, and worth nothing', () => {
    const t = eventOf('fleet', 'ef1', {}, {});
    const before = t.at('seats.0.points');
    t.do(0, open('helm')).do(1, D).do(0, D);
    expect(t.at('seats.0.points')).toBe(before);
    expect(
      t
        .options(1, 'activate')
        .filter(({ room }) => room === 'helm')
        .map(({ figure }) => figure),
    ).toEqual(['red-ensign']);
  });
  it.each([
    ['fleet', 'ef2', 'jumped'],
    ['nian', 'en1', 'damaged'],
  ])(
    'SC-24.20: on the %s track %s waits for the end of the turn, before the station triangle',
    (faction, id, happens) => {
      const t = eventOf(faction, id, { at: 'p7' }, {}, { pirates: { 'p6-p7': 'violet-android' } }).do(0, D);
      if (id === 'ef2') t.do(0, jump('p10'), D).do(1, D, D);
      expect(told(t, happens, 'station-used').slice(0, 1)).toEqual([happens]);
      expect(told(t, 'station-used')).toEqual(['station-used']);
      expect(t.at(`stations.${id === 'ef2' ? 'nian' : 'tincan'}.triangle`)).toBe(2);
    },
  );
  it('SC-24.21: Open Discussion: moving back gives no bonus, does not go below the start field, and costs no lap', () => {
    const tracks = { fleet: { position: 5 }, tincan: { position: 2, laps: 1 }, nian: { position: 7 } };
    const t = eventOf('fleet', 'ef3', { tracks });
    const fields = (faction: string) =>
      t
        .options(0, 'shift-back')
        .filter((option) => option.faction === faction)
        .map((option) => option.fields);
    expect([fields('fleet'), fields('tincan'), fields('nian')]).toEqual([
      [1, 2, 3],
      [1, 2],
      [1, 2, 3],
    ]);
    t.do(0, back('tincan', 2));
    expect([positions(t, 0), t.state.laps.slice(0, 3), t.asked()]).toEqual([[6, 0, 7], [0, 1, 0], 'other-track']);
    const again = eventOf('fleet', 'ef3', { tracks }).do(0, back('nian', 1)); // back onto the field of the event
    expect([again.asked(), again.at('events.nian')]).toEqual(['other-track', 'en5']);
  });
  it('SC-24.21: another marker than the one that moved back, or none', () => {
    const tracks = { fleet: { position: 5 }, nian: { position: 3 } };
    const t = eventOf('fleet', 'ef3', { tracks }).do(0, back('nian', 1));
    expect([t.options(0, 'choose-track').map(({ faction }) => faction), t.about]).toEqual([
      ['fleet', 'tincan'],
      { from: NIAN, left: 1 },
    ]);
    expect(positions(t.do(0, D), 0)).toEqual([6, 0, 2]);
  });
  it('SC-24.22: only Teddy has no action', () => {
    const acts = ['pa1', 'pa2', 'pa3', 'pa4', 'pa5', 'pa6'].map((passenger) => {
      const seats = { 0: tester({ medals: 1, queue: ['red-ensign', 'blue-ensign'] }) };
      const t = scene({ actions: ['a4'], seats }, { players: 1, options: { passenger } }).do(0, rest, D);
      return t.asked() !== 'turn' || told(t, 'artifacts-gained', 'queue-turned').length > 0;
    });
    expect(acts).toEqual([false, true, true, true, true, true]);
  });
  it('SC-24.23: Harmonic Lattice: each edge between two cards once; prints do not count', () => {
    const lattice = { 1: 't40', 3: 'o04' };
    expect(points({ tech: lattice })).toBe(0); // medal and move match, but both with what is printed
    expect(points({ tech: { ...lattice, 2: 't29' } })).toBe(1); // now the move of a card, once
    expect(points({ tech: { ...lattice, 2: 't15' } })).toBe(0); // a card with another symbol there
    expect(points({ tech: { 0: 'o04', 1: 't18', 4: 't01' } })).toBe(1); // repair at the bottom of one, at the top of the other
    expect(points({ tech: { 0: 'o04' } }, { techBoard: 'b' })).toBe(0); // slots 2 and 5 both show move, 4 and 5 repair
  });
  it('SC-24.23: edge by edge, on both sides of the board, whatever cards lie there', () => {
    const shown = (card: number, edge: number) => (card < 0 ? -1 : TECHS[card].symbols[edge]);
    const pairs = (techBoard: number, tech: readonly number[]) =>
      sum(
        TECH_BOARDS[techBoard].slots.map(
          ({ neighbours }, slot) =>
            neighbours.filter((next, edge) => {
              const symbol = shown(tech[slot], edge);
              return next > slot && symbol >= 0 && symbol === shown(tech[next], (edge + 2) % 4);
            }).length,
        ),
      );
    const t = scene({ seats: { 0: sound } });
    const random = Random.fromSeed('lattice');
    const score = scorePer('matchingSymbolPairs', 1);
    for (let i = 0; i < 200; i++) {
      const deck = random.shuffle(TECHS.map((_, card) => card));
      for (let slot = 0; slot < SLOTS; slot++) t.state.tech[slot] = random.below(3) === 0 ? -1 : deck[slot];
      t.state.techBoard = i % 2;
      expect(scoreOf(t.state, 0, score)).toBe(pairs(i % 2, t.state.tech.slice(0, SLOTS)));
    }
  });
  it('SC-24.24: crew of a colour in the ready room and on break, commanders, damage, missions once', () => {
    const crew = {
      ready: { 'red-ensign': 2, 'blue-commander': 1, cadet: 1 },
      queue: ['red-commander', 'yellow-ensign'],
    };
    const worth = (omega: string, more: object, scenery = {}) =>
      Number(points({ ...more, tech: { 1: omega } }, scenery)) - Number(points(more, scenery));
    expect(['o05', 'o06', 'o07', 'o08'].map((omega) => worth(omega, crew))).toEqual([3, 1, 1, 2]);
    expect(points({ damage: 9, damagedSlots: [0, 2], tech: { 1: 'o09' } })).toBe(0);
    expect(points({ tech: { 0: 'o01', 1: 'o12', 2: 't01', 4: 't50' } })).toBe(2); // of technologies those that are no omegas
    const completed = { m36: 0, m13: 0, m18: 1 }; // red, blue, red; yellow, blue
    expect(['o01', 'o02', 'o03'].map((omega) => worth(omega, {}, { completed }))).toEqual([1, 1, 2]);
    const many = { completed: { m45: 0, m46: 0, m48: 0, m49: 0 } }; // of each all colours: there is no limit
    expect(['o01', 'o02', 'o03'].map((omega) => worth(omega, {}, many))).toEqual([4, 4, 4]);
  });
  it('SC-24.27: Crowdsourcing: an artifact of the supply, seen by nobody, that stays on its room', () => {
    const t = eventOf('fleet', 'ef1');
    const supply = t.state.artifactSupply.reduce((sum, n) => sum + n);
    t.do(0, open('weapons')).do(1, D).do(0, D);
    expect(t.state.artifactSupply.reduce((sum, n) => sum + n)).toBe(supply - 1);
    for (const viewer of [0, 1]) expect((t.view(viewer).state.sealed as number[])[1]).toBe(1);
    t.do(1, 'pass').do(0, 'pass');
    expect([t.state.round, t.state.sealed[1] > 0]).toEqual([2, true]);
  });
  it('SC-24.28: Open Discussion: up to as many fields as were moved back, or fewer', () => {
    const shift = () => eventOf('fleet', 'ef3').do(0, back('fleet', 3), on('tincan'));
    expect(positions(shift().do(0, D), 0)).toEqual([3, 1, 0]);
    const t = shift().do(0, A, S, A);
    expect([positions(t, 0), t.asker]).toEqual([[3, 3, 0], 0]);
    expect(t.asked()).toBe('advance'); // the rest of the lounge
  });
});
