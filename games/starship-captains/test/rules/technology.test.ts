import { describe, expect, it } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import { TECH_COUNT } from '../../src/content/technologies.ts';
import { SYMBOL } from '../../src/content/terms.ts';
import { activate, crewed, fix, move, offered, on, scene, shift, take, takeable, withArtifacts } from '../scene.ts';

const { repair: REPAIR, medal: MEDAL, move: MOVE } = SYMBOL;
const research = activate('research', 'blue-ensign');
const matches = (t: ReturnType<typeof scene>) => t.events('tech-placed').at(-1)?.matches;

describe('SC-14: technologies', () => {
  it('SC-14.1: a room can be activated, an ability and an omega cannot; an omega scores', () => {
    const tech = { 0: 't01', 1: 't25', 2: 'o11' };
    const t = scene({ seats: { 0: crewed('home', { tech, damagedSlots: [], damage: 0, pirates: 2 }) } });
    const rooms = new Set(t.options(0, 'activate').map(({ room }) => room));
    expect([...rooms]).toEqual(['helm', 'weapons', 'research', 'maintenance', 'slot-1']);
    expect(t.at('seats.0.points')).toBe(2 + 2 + 2); // androids, pirate tokens, and the omega for these
  });
  it('SC-14.2: any card of the display goes to a slot without card and without damage', () => {
    const t = scene({ seats: { 0: crewed() } }).do(0, research);
    expect(takeable(t, 0)).toEqual(['t01', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11']);
    expect(new Set(t.options(0, 'take-tech').map(({ slot }) => slot))).toEqual(new Set([1, 4]));
    expect(t.refusal(0, take('t01', 0))).toBe('SC-14.6 slot-damaged');
    expect(t.refusal(0, take('t50', 1))).toBe('SC-14.2 tech-not-offered');
    expect(t.refusal(0, activate('helm', 'red-ensign'))).toBe('SC-7.12 one-option');
    expect(t.do(0, take('o01', 1)).at('seats.0.tech')).toEqual({ 1: 'o01' });
  });
  it('SC-14.2: without such a slot there is no effect', () => {
    const display = ['t10', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed('home', { tech: { 1: 't01', 4: 't04' } }) } }).do(0, research);
    expect([t.asked(), t.asker]).toEqual(['turn', 1]);
  });
  it('SC-14.15: not onto another card without leave to replace it', () => {
    const t = scene({ seats: { 0: crewed('home', { tech: { 1: 't04' } }) } }).do(0, research);
    expect(t.refusal(0, take('t01', 1))).toBe('SC-14.15 slot-taken');
  });
  it('SC-14.3: recycling puts the new one in place of an own technology', () => {
    const display = ['t03', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed('home', { tech: { 1: 't20', 4: 't01' } }) } });
    t.do(0, activate('slot-2', 'blue-ensign'));
    expect(t.refusal(0, take('t18', 0))).toBe('SC-14.6 slot-damaged');
    t.do(0, take('t18', 4));
    expect(t.at('seats.0.tech')).toEqual({ 1: 't20', 4: 't18' });
    expect(t.at('techDiscard')).toEqual(['t01']);
  });
  it('SC-14.4: a card that may replace does so with plain research, too', () => {
    const display = ['t01', 't06', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed('home', { tech: { 1: 't03', 4: 't04' } }) } }).do(0, research);
    expect(takeable(t, 0)).toEqual(['t06']);
    expect(t.do(0, take('t06', 1)).at('techDiscard')).toEqual(['t03']);
  });
  it('SC-14.5: replaced cards go to the pile of their deck, and artifacts on them to theirs', () => {
    const t = scene(
      {
        events: { fleet: 'ef1' },
        seats: { 0: crewed('home', { tech: { 0: 't20', 1: 't04', 4: 'o01' }, tracks: { fleet: { position: 5 } } }) },
      },
      { draws: { artifact: [1] } },
    );
    t.do(0, activate('slot-2', 'red-ensign'), 'decline', 'advance', { do: 'open-room', room: 'slot-2' });
    t.do(1, 'decline', 'pass').do(0, activate('slot-1', 'blue-ensign'), take('t18', 1));
    expect([t.at('techDiscard'), t.state.artifactDiscard]).toEqual([['t04'], [0, 1, 0]]);
    expect(conserved(t.state).artifacts).toBe(27); // and the new card is an ordinary room
    t.declineAll().do(0, activate('slot-1', 'blue-ensign'), take('t02', 4));
    expect([t.at('techDiscard'), t.at('omegaDiscard')]).toEqual([['t04'], ['o01']]);
  });
  it('SC-14.6: a damaged slot takes no card, but its printed symbols count', () => {
    const t = scene({ seats: { 0: crewed() } }).do(0, research);
    expect(t.options(0, 'take-tech').some(({ slot }) => slot === 0)).toBe(false);
    t.do(0, take('t01', 1)); // its repair at the top faces the frame, its medal at the left the damaged first slot
    expect([matches(t), t.do(0, 'decline').state.medals[0]]).toEqual([[REPAIR, MEDAL], 1]);
  });
  it('SC-14.7: the symbols are repair, medal and move, one on an edge at most', () => {
    const display = ['t16', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed('home', { damagedSlots: [0] }) } });
    t.do(0, research, take('t16', 1)); // medal at the left, repair at the bottom, nothing at the top and at the right
    expect(matches(t)).toEqual([MEDAL, REPAIR]);
    expect(t.asked()).toBe('repair');
  });
  it('SC-14.8: an edge faces the frame, the card beside it, or the print of a slot without card', () => {
    const place = (tech: Record<number, string>) =>
      matches(scene({ seats: { 0: crewed('home', { damagedSlots: [], tech }) } }).do(0, research, take('t18', 1)));
    expect(place({})).toEqual([MOVE, REPAIR]); // right: printed in slot 3; bottom: printed in slot 5
    expect(place({ 2: 't03' })).toEqual([REPAIR]); // its left edge shows repair, and covers the print
    expect(place({ 2: 't01' })).toEqual([REPAIR]); // its left edge shows a medal
    expect(place({ 2: 't29' })).toEqual([MOVE, REPAIR]); // its left edge shows move
    expect(place({ 4: 't01' })).toEqual([MOVE, REPAIR]); // its top edge shows repair
    expect(place({ 4: 't02' })).toEqual([MOVE]); // its top edge is empty
  });
  it('SC-14.9: repair, a medal, a move: one for each match', () => {
    const t = scene({ seats: { 0: crewed('home', { damage: 3 }) } }).do(0, research, take('t18', 1));
    expect(t.asked()).toBe('move');
    t.do(0, move('violet'));
    expect([t.at('seats.0.at'), t.asked()]).toEqual(['p6', 'repair']);
    t.do(0, 'repair-storage');
    expect([t.state.damage[0], t.asker]).toEqual([2, 1]);
    expect(scene({ seats: { 0: crewed() } }).do(0, research, take('t01', 1), 'decline').state.medals[0]).toBe(1);
  });
  it('SC-14.10: a pair gives one bonus; edges between older cards give none', () => {
    const tech = { 0: 't25', 2: 't16', 5: 't04' }; // repair between the last two
    const display = ['t02', 't03', 't10', 't18', 't13', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed('home', { damagedSlots: [3], tech }) } });
    t.do(0, research, take('t03', 1)); // left repair and right medal face those of the cards beside it
    expect(matches(t)).toEqual([REPAIR, MEDAL]);
    expect(t.do(0, 'decline').state.medals[0]).toBe(1);
  });
  it('SC-14.11: top, left, right, bottom', () => {
    const display = ['t40', 't02', 't15', 't18', 't04', 'o01', 'o05', 'o11'];
    const t = scene({ display, seats: { 0: crewed() } }).do(0, research, take('t40', 1));
    expect(matches(t)).toEqual([MEDAL, MOVE]); // left before right
    const one = scene({ display, seats: { 0: crewed('home', { damagedSlots: [0] }) } }).do(0, research, take('t15', 2));
    expect(matches(one)).toEqual([MOVE, REPAIR]); // top before left
    expect(matches(scene({ seats: { 0: crewed() } }).do(0, research, take('t18', 1)))).toEqual([MOVE, REPAIR]);
  });
  it('SC-14.12: at the end of the turn the lowest empty slot first, omegas also by the technology deck', () => {
    const tech = { 1: 't22' };
    const t = scene({ seats: { 0: crewed('home', { ready: { 'blue-commander': 1 }, damagedSlots: [], tech }) } });
    t.do(0, activate('research', 'blue-commander'), take('o05', 3), 'decline', shift('slot-2'), take('t02', 5));
    t.declineAll();
    expect(t.at('display')).toEqual(['t01', 't03', 't13', 't18', 't25', 'o01', 't04', 'o11']);
  });
  it('SC-14.13: a second research of the turn has fewer cards to choose from', () => {
    const t = scene({ seats: { 0: crewed('home', { ready: { 'blue-commander': 1 } }) } });
    t.do(0, activate('research', 'blue-commander'), take('o05', 1), shift('research'));
    expect(takeable(t, 0)).toEqual(['t01', 't02', 't13', 't18', 't25', 'o01', 'o11']);
  });
  it('SC-14.14: a room that was taken can be activated in the double shift', () => {
    const t = scene({ seats: { 0: crewed('home', { ready: { 'blue-commander': 1 } }) } });
    t.do(0, activate('research', 'blue-commander'), take('t18', 4), shift('slot-5'));
    expect(t.asked()).toBe('repair');
  });
  it('SC-14.14: an ability works from its placing on, but changes no bonus of its own', () => {
    const display = ['t46', 't48', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const sideB = { options: { techBoard: 'B' } };
    const own = scene({ display, seats: { 0: crewed('home', { damagedSlots: [1] }) } }, sideB);
    own.do(0, research, take('t46', 3));
    expect([matches(own), own.state.medals[0]]).toEqual([[REPAIR, MEDAL], 0]);
    expect(own.do(0, 'decline').state.medals[0]).toBe(1);
    const artifacts = { 'red-blue': 2 };
    const t = scene({ display, seats: { 0: crewed('home', { artifacts }) } });
    t.do(0, withArtifacts('research', 'red-blue', 'red-blue'), take('t48', 1)); // repair at the bottom matches
    expect(t.do(0, 'decline').asked()).toBe('advance');
  });
  it('SC-14.15: one card in a slot, six on a ship', () => {
    const tech = { 0: 't03', 1: 't04', 2: 't10', 3: 't11', 4: 't19' };
    const t = scene({ techDeck: ['t09'], seats: { 0: crewed('home', { tech, damagedSlots: [] }) } }).do(0, research);
    expect(new Set(t.options(0, 'take-tech').map(({ slot }) => slot))).toEqual(new Set([5]));
    t.do(0, take('t02', 5)).declineAll().do(1, 'pass').do(0, research);
    expect([t.asked(), t.asker]).toEqual(['turn', 0]);
  });
  const display = ['t28', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
  const lockers = { tech: { 1: 't30', 5: 't20' }, damagedSlots: [0, 2, 3] };
  it('SC-14.16: the old card leaves first: its ability and its slots are gone before the bonuses', () => {
    const seat = { tech: { 1: 't46', 4: 't20' }, damage: 8 };
    const t = scene({ seats: { 0: crewed('home', seat) } });
    t.do(0, activate('slot-5', 'blue-ensign'), take('t02', 1)); // faces the print at the left, the card at the bottom
    expect([matches(t), t.state.medals[0]]).toEqual([[MEDAL, MEDAL], 2]); // one each, no longer two
    const locker = scene({ display, seats: { 0: crewed('home', { ...lockers, damage: 8, pirates: 2 }) } });
    locker.do(0, activate('slot-6', 'blue-ensign'), take('t28', 1));
    expect([locker.asked(), locker.at('seats.0.pirates')]).toEqual(['repair', 0]);
  });
  it('SC-14.16: while its owner decides what cargo goes, the new card lies in its slot', () => {
    const cargo = { damage: 6, pirates: 2, artifacts: { 'red-blue': 2 } };
    const t = scene({ display, seats: { 0: crewed('home', { ...lockers, ...cargo }) } });
    t.do(0, activate('slot-6', 'blue-ensign'), take('t28', 1));
    expect([t.asked(), t.at('seats.0.tech'), t.at('techDiscard')]).toEqual(['drop', { 1: 't28', 5: 't20' }, ['t30']]);
    expect(conserved(t.state).technologies).toBe(TECH_COUNT);
    t.do(0, 'drop-pirate', 'drop-pirate');
    expect([t.asked(), t.at('seats.0.artifacts')]).toEqual(['repair', { 'red-blue': 2 }]); // then the bonuses
  });
  it('SC-14.17: what matches is fixed at placing; the trigger of the card comes last', () => {
    const display = ['t50', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = scene({ display, trackTech: ['t34'], seats: { 0: crewed('home', { tech: { 1: 't10' } }) } });
    t.do(0, research, take('t50', 4));
    expect([matches(t), t.asked(), t.state.medals[0]]).toEqual([[MEDAL, REPAIR], 'repair', 1]);
    t.do(0, fix(5)); // the slot whose print has just matched
    expect([t.state.medals[0], t.asked()]).toEqual([2, 'repair']);
  });
  it('SC-14.18: also a card that another player took by an event is replaced at the end of the turn', () => {
    const tracks = { tincan: { position: 3 }, fleet: { position: 5 }, nian: { position: 3 } };
    const t = scene({
      ...{ events: { fleet: 'ef3' } },
      seats: { 0: crewed('home', { tech: { 1: 't04' }, tracks }), 1: crewed('home', { tracks }) },
    });
    t.do(0, activate('slot-2', 'red-ensign'), 'decline', 'advance', 'decline');
    t.do(1, { do: 'shift-back', faction: 'nian', fields: 1 }, on('tincan'), take('t02', 4));
    expect(t.declineAll().at('display')).toEqual(['t01', 't03', 't13', 't18', 't25', 'o01', 'o05', 'o11']);
  });
  it('SC-14.18: in the solo game after each action card, too', () => {
    const t = scene({ actions: ['a1', 'a2', 'a3', 'a4'], seats: { 0: crewed() } }, { players: 1 });
    t.do(0, research, take('t02', 4)).declineAll();
    expect(t.at('display')).toEqual(['t04', 't03', 't13', 't12', 't20', 'o01', 'o05']);
    expect(offered(t, 0)).toContain('pass');
  });
  it('SC-14.18: also if it was the passenger that brought a research', () => {
    const seat = crewed('home', { tracks: { tincan: { position: 3 } } });
    const t = scene({ actions: ['a4'], seats: { 0: seat } }, { players: 1, options: { passenger: 'pa6' } });
    t.do(0, activate('maintenance', 'cadet'), 'decline', 'advance', take('t02', 4)).declineAll();
    expect(t.at('display')).toEqual(['t01', 't03', 't13', 't12', 't20', 'o01', 'o05']);
  });
});
