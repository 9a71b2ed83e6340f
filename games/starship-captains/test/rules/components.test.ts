import { describe, expect, it } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import {
  ACTION_CARDS,
  ARTIFACT_COLOURS,
  ARTIFACT_TYPES,
  ARTIFACTS_PER_TYPE,
  BOX,
  EVENTS,
  MAPS,
  MAX_COMMANDERS,
  MISSIONS,
  OMEGAS,
  PASSENGERS,
  PIRATES,
  TECH_BOARDS,
  TECHNOLOGIES,
  TRACKS,
  TRIANGLES,
} from '../../src/content/index.ts';
import { table } from '../table.ts';
import { activate, cards, ids, onMission, onTrack, promote, ship, takeTech, tokens, withArtifacts } from './steps.ts';

const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
/** Without a gap, whatever was dealt. */
const DISPLAY = ['t19', 't25', 't12', 't11', 't10'];

describe('SC-1.1 to SC-1.4: what is on the table', () => {
  it('SC-1.1 boards, cards and tokens of the box', () => {
    expect([MAPS.length, TRACKS.length, ...TRACKS.map((sides) => sides.length)]).toEqual([2, 3, 2, 2, 2]);
    expect([TRIANGLES.length, MISSIONS.length, TECHNOLOGIES.length, OMEGAS.length]).toEqual([16, 50, 50, 12]);
    expect(EVENTS.filter(({ solo }) => !solo)).toHaveLength(11);
    expect([PIRATES.length, BOX.pirates, BOX.artifacts]).toEqual([30, 30, 27]);
    expect([BOX.medals, BOX.damage, BOX.trophies, BOX.stationCards]).toEqual([18, 32, 3, 2]);
  });

  it.each([2, 3, 4])('SC-1.1 with %i players all limited components are at the table, each once', (players) => {
    expect(conserved(table({ players }).state)).toMatchObject({
      ...{ pirates: 30, artifacts: 27, technologies: 62, 'technologies twice': 0, missions: 50 },
    });
  });

  it('SC-1.2 figures, rings and ships', () => {
    expect(BOX).toMatchObject({ ensignsPerColour: 18, cadets: 12, androids: 8, promotionRings: 20, ships: 4 });
  });

  it('SC-1.3 for each player a board of two sides, 3 markers and 5 rings', () => {
    expect(TECH_BOARDS).toHaveLength(2);
    expect([BOX.factionMarkers, BOX.promotionRings]).toEqual([4 * 3, 4 * MAX_COMMANDERS]);
    const { state } = table({ players: 4 });
    expect([state.position.length, state.shipAt.length, MAX_COMMANDERS]).toEqual([12, 4, 5]);
  });

  it('SC-1.4 passengers, action cards and solo events are only in the solo game', () => {
    expect([PASSENGERS.length, ACTION_CARDS.length, EVENTS.filter(({ solo }) => solo).length]).toEqual([6, 7, 3]);
    const alone = table({ players: 1 }).state;
    expect([alone.actionDeck.length, alone.actionLater.length, alone.passenger]).toEqual([4, 3, 0]);
    expect(alone.event.every((card) => EVENTS[card].solo)).toBe(true);
    const together = table().state;
    expect([together.actionDeck.length, together.actionLater.length, together.passenger]).toEqual([0, 0, -1]);
    expect(together.event.some((card) => EVENTS[card].solo)).toBe(false);
  });
});

describe('SC-1.5, SC-1.6: what runs out and what does not', () => {
  it('SC-1.5 more medals than the box holds', () => {
    const t = ship({ medals: BOX.medals, tech: { 1: 't13' } }).do(0, activate('slot-2', 'yellow-ensign'));
    expect(t.at('seats.0.medals')).toBe(20);
  });

  it('SC-1.5 more androids, also for one ship alone', () => {
    const t = ship({ ready: { 'blue-ensign': 1, android: BOX.androids }, tech: { 1: 't21' } });
    expect(t.do(0, activate('slot-2', 'blue-ensign')).ready(0, 'android')).toBe(9);
  });

  it('SC-1.5 more damage', () => {
    const t = ship({ damage: BOX.damage }, { pirates: { 'home-p6': 'violet-android' } });
    t.do(0, activate('helm', 'red-ensign'), { do: 'move', along: 'violet' });
    expect(t.at('seats.0.damage')).toBe(33);
  });

  it('SC-1.6 a sixth ring there is not', () => {
    const t = ship({ medals: 9, ready: { 'red-ensign': 1, 'red-commander': 5 } });
    expect(t.refusal(0, promote('red'))).toBe('SC-6.4 no-rings');
  });

  it('SC-1.6 a 31st pirate and a 28th artifact there is not', () => {
    const t = onMission('m10', ['yellow-ensign', 'red-ensign']);
    t.state.pirateSupply.fill(0);
    t.state.artifactSupply.fill(0);
    t.do(0, 'resolve-row');
    expect([t.events('pirate-placed'), t.events('artifacts-gained')]).toEqual([[], []]);
    expect(t.asked()).toBe('row');
  });

  it('SC-1.6 also for the cargo there is no 31st pirate', () => {
    const t = onMission('m42', ['cadet', 'yellow-ensign', 'cadet']);
    t.state.pirateSupply.fill(0);
    t.do(0, 'resolve-row');
    expect([t.at('seats.0.pirates'), t.events('pirates-gained'), t.asker]).toEqual([0, [], 1]);
  });

  it('SC-1.6 nor is there one on a table that somebody writes down', () => {
    expect(() => ship({ artifacts: { 'red-blue': ARTIFACTS_PER_TYPE + 1 } })).toThrow('not so many artifacts');
    const three = { 0: { pirates: 12 }, 1: { pirates: 12 }, 2: { pirates: 7 } };
    expect(() => table({ players: 3, state: { seats: three } })).toThrow('not so many pirates');
  });
});

describe('SC-1.7, SC-1.8, SC-1.13: supplies', () => {
  const digging = (draws = {}) => ship({ damage: 0, tech: { 1: 't24' } }, {}, draws);
  const dig = activate('slot-2', 'blue-ensign'); // 2 artifacts, 2 medals

  it('SC-1.7 an empty supply of artifacts is renewed from the discard pile', () => {
    const t = digging({ artifact: [1, 1] });
    t.state.artifactSupply = [0, 0, 0];
    t.state.artifactDiscard = [9, 9, 9];
    t.do(0, dig);
    expect(t.at('seats.0.artifacts')).toEqual({ 'red-blue': 2 });
    expect([t.state.artifactSupply, t.state.artifactDiscard]).toEqual([
      [9, 7, 9],
      [0, 0, 0],
    ]);
  });

  it('SC-1.7 discarded artifacts lie face up', () => {
    const t = ship({ artifacts: { 'red-blue': 1, 'red-yellow': 1 } });
    t.do(0, withArtifacts('helm', 'red-yellow', 'red-blue'));
    expect((t.view(1).state as { artifactDiscard: number[] }).artifactDiscard).toEqual([1, 1, 0]);
  });

  it('SC-1.7 if there are none at all nothing is drawn', () => {
    const t = digging();
    t.state.artifactSupply = [0, 0, 0];
    t.do(0, dig);
    expect(t.at('seats.0')).toMatchObject({ artifacts: {}, medals: 3 });
  });

  it('SC-1.8 pirates have a discard pile of their own', () => {
    const t = onMission('m10', ['yellow-ensign', 'red-ensign'], {}, {}, { pirate: [4] });
    t.state.pirateSupply.fill(0);
    t.state.pirateDiscard = [0, 0, 0, 0, 6, 0];
    t.do(0, 'resolve-row');
    expect(t.at('pirates')).toEqual({ 'p6-p7': 'yellow-artifact-medal' });
    expect([t.state.pirateSupply[4], t.state.pirateDiscard[4]]).toEqual([5, 0]);
  });

  it('SC-1.8 no pirate at all, no ambush', () => {
    const t = onMission('m10', ['yellow-ensign', 'red-ensign']);
    t.state.pirateSupply.fill(0);
    t.do(0, 'resolve-row');
    expect(t.at('pirates')).toEqual({});
  });

  it('SC-1.13 a supply is renewed in the middle of a draw, not before it', () => {
    const t = digging({ artifact: [0, 2] });
    t.state.artifactSupply = [1, 0, 0];
    t.state.artifactDiscard = [0, 0, 5];
    t.do(0, dig);
    expect(t.at('seats.0.artifacts')).toEqual({ 'red-yellow': 1, 'yellow-blue': 1 });
  });

  it('SC-1.13 the last token leaves an empty supply, which is renewed only by the next draw', () => {
    const t = digging({ artifact: [0, 0] });
    t.state.artifactSupply = [2, 0, 0];
    t.state.artifactDiscard = [0, 0, 5];
    t.do(0, dig);
    expect([total(t.state.artifactSupply), total(t.state.artifactDiscard)]).toEqual([0, 5]);
  });

  it('SC-1.13 so it is with pirates and with the technology deck', () => {
    const t = onMission('m10', ['yellow-ensign', 'red-ensign'], {}, {}, { pirate: [4] });
    t.state.pirateSupply = [0, 0, 0, 0, 1, 0];
    t.state.pirateDiscard = [3, 0, 0, 0, 0, 0];
    t.do(0, 'resolve-row');
    expect([total(t.state.pirateSupply), total(t.state.pirateDiscard)]).toEqual([0, 3]);
    const deck = ship({}, { display: DISPLAY }).do(0, activate('research', 'blue-ensign'));
    deck.state.techDeck = cards('t05');
    deck.state.techDiscard = cards('t02', 't06');
    deck.do(0, takeTech('t19', 1)).declineAll();
    expect([ids(deck.state.display)[0], deck.state.techDeck, ids(deck.state.techDiscard)]).toEqual([
      ...['t05', [], ['t02', 't06']],
    ]);
  });

  it('SC-1.13 of too few, as many as there are', () => {
    const t = digging({ artifact: [0] });
    t.state.artifactSupply = [1, 0, 0];
    t.do(0, dig);
    expect(t.at('seats.0.artifacts')).toEqual({ 'red-yellow': 1 });
  });
});

describe('SC-1.9, SC-1.10: decks', () => {
  const researching = (draws = {}) => ship({}, { display: DISPLAY }, draws).do(0, activate('research', 'blue-ensign'));

  it('SC-1.9 the technology deck is renewed from its discard pile', () => {
    const t = researching({ techDeck: [cards('t05')] });
    t.state.techDeck = [];
    t.state.techDiscard = cards('t02', 't05', 't06');
    t.do(0, takeTech('t19', 1)).declineAll();
    expect(ids(t.state.display)[0]).toBe('t05');
    expect(ids(t.state.techDeck)).toEqual(['t02', 't06']);
    expect(t.state.techDiscard).toEqual([]);
  });

  it('SC-1.9 with nothing to draw the display keeps its gap', () => {
    const t = researching();
    t.state.techDeck = [];
    t.do(0, takeTech('t19', 1)).declineAll();
    expect((t.at('display') as string[])[0]).toBe('none');
    expect(t.asker).toBe(1);
  });

  it('SC-1.9 the omega deck is renewed from its own discard pile and from no other', () => {
    const t = onMission('m01', ['yellow-ensign', 'blue-ensign'], {}, {}, { omegaDeck: [cards('o01')] });
    t.do(0, 'ignore-row');
    const laid = t.state.omegaDeck;
    t.state.omegaDeck = [];
    t.state.omegaDiscard = cards('o01');
    t.do(0, 'resolve-row');
    expect(ids(t.state.drawn)).toEqual(['o01']);
    expect(laid.length).toBe(9);
    t.do(0, 'decline');
    expect(ids(t.state.omegaDiscard)).toEqual(['o01']);
  });

  it('SC-1.10 without missions the freed planet stays empty, and the numbers stay', () => {
    const t = onMission('m18', ['red-ensign', 'yellow-ensign']);
    const numbers = t.at('numbers');
    t.state.missionDeck = [];
    t.do(0, 'resolve-row', 'ignore-row');
    expect(t.at('missions.p6')).toBeUndefined();
    expect(t.at('numbers')).toEqual(numbers);
    expect([t.events('mission-completed').length, t.events('mission-placed').length]).toEqual([1, 0]);
  });
});

describe('SC-1.11, SC-1.12, SC-1.14: tokens', () => {
  it('SC-1.11 three types of artifacts, two colours each, 9 of each', () => {
    expect(ARTIFACT_TYPES).toEqual(['red-yellow', 'red-blue', 'yellow-blue']);
    expect(ARTIFACT_COLOURS).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect([ARTIFACTS_PER_TYPE, table().state.artifactSupply]).toEqual([9, [9, 9, 9]]);
  });

  it('SC-1.12 ten pirates of each colour: 6 with artifact and medal, 4 with an android', () => {
    const split = [0, 1, 2].map((colour) =>
      [0, 1].map((reward) => PIRATES.filter((one) => one.colour === colour && one.reward === reward).length),
    );
    expect(split).toEqual([
      [6, 4],
      [6, 4],
      [6, 4],
    ]);
    const { state } = table();
    const out = state.pirate.filter((pirate) => pirate >= 0);
    expect(
      [0, 1, 2, 3, 4, 5].map((kind) => state.pirateSupply[kind] + out.filter((one) => one === kind).length),
    ).toEqual([6, 4, 6, 4, 6, 4]);
  });

  it('SC-1.14 "a pirate" is all one can name; the token that was taken first leaves', () => {
    const t = ship({ pirates: 2, tech: { 1: 't12' } });
    t.state.token.splice(0, 2, 3, 0);
    t.do(0, activate('slot-2', 'yellow-ensign'));
    expect(t.options(0)).toEqual([{ do: 'decline' }, { do: 'pay-pirate' }]);
    t.do(0, 'pay-pirate', onTrack('fleet'));
    expect(tokens(t.state)).toEqual([0]);
    expect(t.state.pirateDiscard).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('SC-1.14 of artifacts one names the type', () => {
    const t = ship({ artifacts: { 'red-blue': 3, 'red-yellow': 1 }, tech: { 1: 't23' } });
    t.do(0, activate('slot-2', 'blue-ensign'));
    expect(t.options(0, 'pay-artifact')).toEqual([
      { do: 'pay-artifact', kind: 'red-yellow' },
      { do: 'pay-artifact', kind: 'red-blue' },
    ]);
  });
});
