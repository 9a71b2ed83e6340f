import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import { FACTIONS, MAPS, MISSION, TECHS } from '../../src/content/index.ts';
import { copy } from '../../src/copy.ts';
import { redeal } from '../../src/redeal.ts';
import { capacityOf, cargoOf } from '../../src/rules/cargo.ts';
import { commandersOf } from '../../src/rules/crew.ts';
import { HIDDEN } from '../../src/view.ts';
import { type TestTable, table } from '../table.ts';
import { ALL_OMEGAS, activate, cards, ids, onMission, ship, takeTech, tokens } from './steps.ts';

const seen = (t: TestTable, viewer: number) => t.view(viewer).state as Readonly<Record<string, never>>;
const EVERYBODY = [-1, 0, 1];
/** Twenty tables that a seat cannot tell from this one. */
const deals = (t: TestTable, viewer: number) =>
  Array.from({ length: 20 }, (_, seed) => {
    const state = copy(t.state);
    redeal(state, viewer, Random.fromSeed(`${seed}`));
    return state;
  });
/** How many different things there are. */
const kinds = (things: readonly unknown[]) => new Set(things.map((thing) => JSON.stringify(thing))).size;

describe('SC-2.1 to SC-2.4: the map', () => {
  it.each(MAPS)('SC-2.1 of $id the home station is the only place that is no planet', ({ places }) => {
    expect(places[0].id).toBe('home');
    expect(places.slice(1).every(({ id }, i) => id === `p${i + 1}`)).toBe(true);
  });

  it.each([1, 2, 3, 4])('SC-2.1 with %i players every planet has something, the home station nothing', (players) => {
    const { state } = table({ players });
    const taken = [...state.stationAt.slice(1), ...state.numberAt.slice(1)];
    for (let place = 0; place < state.mission.length; place++)
      expect(taken.includes(place) !== state.mission[place] >= 0, `${place}`).toBe(place > 0);
  });

  it.each(MAPS)('SC-2.2 of $id every place has one route of each colour, which joins it to another', (map) => {
    map.places.forEach((_, place) => {
      const here = map.routes.filter(({ a, b }) => a === place || b === place);
      expect(here.map(({ colour }) => colour).sort()).toEqual([0, 1, 2]);
      for (const { a, b } of here) expect(a).not.toBe(b);
    });
  });

  it.each([
    ['violet', 0, 'home-p6'],
    ['green', 2, 'p3-p6'],
    ['yellow', 4, 'p6-p7'],
  ])('SC-2.2 at p6 a %s pirate comes to one route', (_, pirate, route) => {
    const t = onMission('m10', ['yellow-ensign', 'red-ensign'], {}, {}, { pirate: [pirate] }).do(0, 'resolve-row');
    expect(Object.keys(t.at('pirates') as object)).toEqual([route]);
  });

  it('SC-2.3 a route with a pirate takes no other', () => {
    const pirates = { 'p3-p6': 'yellow-android' };
    const t = onMission('m10', ['yellow-ensign', 'red-ensign'], {}, { pirates }, { pirate: [2] }).do(0, 'resolve-row');
    expect(t.at('pirates')).toEqual(pirates);
    expect(t.state.pirateDiscard[2]).toBe(1);
  });

  it('SC-2.4 the stations are the home station and the planets of the two triangles', () => {
    const t = ship(
      { at: 'p5', tech: { 1: 't04' }, damage: 0, damagedSlots: [], tracks: { fleet: { position: 5 } } },
      { events: { fleet: 'ef2' } },
    );
    t.do(0, activate('slot-2', 'red-ensign'), 'advance');
    expect(t.asked()).toBe('jump');
    expect(t.options(0, 'jump').map(({ to }) => to)).toEqual(['home', 'p7', 'p10']);
    expect(t.at('stations')).toMatchObject({ home: { at: 'home' }, tincan: { at: 'p7' }, nian: { at: 'p10' } });
  });
});

describe('SC-2.5 to SC-2.8: terms', () => {
  it('SC-2.5 of the ready room any figure, of the break area the front first', () => {
    const t = ship({ queue: ['cadet', 'blue-ensign'], tech: { 1: 't08' } });
    expect(t.options(0, 'activate')).toContainEqual(activate('maintenance', 'cadet'));
    expect(t.options(0, 'activate')).toContainEqual(activate('maintenance', 'blue-ensign'));
    t.do(0, activate('slot-2', 'red-ensign'), 'decline');
    expect(t.queue(0)).toEqual(['cadet', 'blue-ensign', 'red-ensign']);
    t.do(0, 'recall');
    expect([t.queue(0), t.ready(0, 'cadet')]).toEqual([['blue-ensign', 'red-ensign'], 2]);
    expect(t.queue(1)).toEqual(['red-ensign', 'yellow-ensign', 'blue-ensign']);
  });

  it('SC-2.6 a commander is of the crew in the ready room, on break, on a mission and at work', () => {
    const crew = { ready: { 'red-commander': 2, 'yellow-ensign': 1 }, queue: ['blue-commander'] };
    const t = ship({ at: 'p6', ...crew }, { missions: { p6: 'm05' } });
    expect(commandersOf(t.state, 0)).toBe(3);
    t.do(0, 'mission', { do: 'assign', figure: 'red-commander' });
    expect([commandersOf(t.state, 0), commandersOf(t.state, 1)]).toEqual([3, 0]);
    const atWork = ship(crew).do(0, activate('helm', 'red-commander'));
    expect(commandersOf(atWork.state, 0)).toBe(3);
    expect(commandersOf(atWork.state, 1)).toBe(0);
  });

  it('SC-2.7 cargo is artifacts and pirate tokens, not medals and not what lies on rooms', () => {
    const t = ship({ artifacts: { 'red-blue': 2 }, pirates: 1, medals: 9, damage: 0 });
    t.state.sealed[0] = 1;
    expect([cargoOf(t.state, 0), capacityOf(t.state, 0)]).toEqual([3, 8]);
  });

  it('SC-2.8 Fleet, Tincan and Ni’an, each with a track', () => {
    expect(FACTIONS).toEqual(['fleet', 'tincan', 'nian']);
    expect(Object.keys(table().at('seats.0.tracks') as object)).toEqual(FACTIONS);
  });
});

describe('SC-2.9: what is public', () => {
  const public_ = [
    ...['shipAt', 'holder', 'mission', 'stationAt', 'triangle', 'pirate', 'pirateDiscard', 'artifactDiscard', 'ready'],
    ...['queue', 'medals', 'damage', 'slotDamage', 'tech', 'artifacts', 'position', 'laps', 'display', 'trackTech'],
    ...['techDiscard', 'omegaDiscard', 'missionDone', 'event', 'numberAt', 'numberUp'],
  ] as const;

  it.each(public_)('SC-2.9 everybody sees %s', (key) => {
    const t = ship({ artifacts: { 'red-blue': 1 }, pirates: 2, queue: ['blue-ensign', 'cadet'] });
    for (const viewer of EVERYBODY) expect(seen(t, viewer)[key]).toEqual(t.state[key as 'queue']);
  });

  it('SC-2.9 also the number of a triangle that lies face down, and who completed which mission', () => {
    const t = onMission('m18', ['red-ensign', 'yellow-ensign']).do(0, 'resolve-row', 'ignore-row');
    expect(t.at('numbers.4')).toEqual({ at: 'p6', faceUp: false });
    for (const viewer of EVERYBODY) {
      expect(seen(t, viewer).numberAt[4]).toBe(6);
      expect(seen(t, viewer).missionDone[MISSION.m18]).toBe(1);
    }
  });

  it('SC-2.9 of pirate tokens the number', () => {
    const t = ship({ pirates: 2 });
    for (const viewer of EVERYBODY)
      expect((seen(t, viewer).token as number[]).filter((pirate) => pirate !== -1)).toHaveLength(2);
  });
});

describe('SC-2.10 to SC-2.13: what is not', () => {
  it('SC-2.10 decks and supplies show only how many there are, to nobody more', () => {
    const t = table();
    for (const viewer of EVERYBODY) {
      const view = seen(t, viewer);
      expect([view.omegaDeck, view.pirateSupply, view.artifactSupply]).toEqual([9, 25, 27]);
      expect(view.missionDeck).toEqual({ cards: 43, known: [] });
      expect(view.techDeck).toEqual({ cards: 44, beta: expect.any(Boolean) });
    }
  });

  it('SC-2.10 a face-down artifact on a room is hidden from its owner, too', () => {
    const views = [1, 2, 3].map((kind) => {
      const t = table();
      t.state.sealed[0] = kind;
      return EVERYBODY.map((viewer) => seen(t, viewer).sealed[0]);
    });
    expect(views).toEqual(new Array(3).fill([1, 1, 1]));
    for (const viewer of EVERYBODY) expect(new Set(seen(table(), viewer).sealed as number[])).toEqual(new Set([0]));
  });

  it('SC-2.10 in the solo game the action deck and the cards on the round track', () => {
    const t = table({ players: 1 });
    for (const viewer of [-1, 0]) expect([seen(t, viewer).actionDeck, seen(t, viewer).actionLater]).toEqual([4, 3]);
  });

  it('SC-2.10 an action card that was drawn once is known to be in the deck, the others may wait for any round', () => {
    const t = table({ players: 1, state: { actions: ['a5'] } });
    t.state.actionLater = [5, 6];
    t.do(0, 'pass').declineAll();
    expect([...t.state.actionDeck].sort()).toEqual([4, 5]);
    const later = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      redeal(t.state, 0, Random.fromSeed(seed));
      expect([t.state.actionDeck.includes(4), t.state.actionDeck.length, t.state.actionLater.length]).toEqual([
        true,
        2,
        1,
      ]);
      return t.state.actionLater[0];
    });
    expect(new Set(later)).toEqual(new Set([5, 6]));
  });

  it('SC-2.11 who peeks at missions alone knows them, until they are drawn', () => {
    const t = onMission('m02', ['red-ensign', 'blue-ensign'], {}, { missionDeck: ['m10', 'm20', 'm30'] });
    t.do(0, 'resolve-row', 'peek');
    const known = (viewer: number) => (seen(t, viewer).missionDeck as { known: number[] }).known;
    expect(EVERYBODY.map(known)).toEqual([[], [MISSION.m10, MISSION.m20, MISSION.m30], []]);
    const peeked = t.match.history(1).flat() as { event: string; cards?: unknown }[];
    expect(peeked.find(({ event }) => event === 'missions-peeked')?.cards).toBeUndefined();
    t.do(0, 'decline', 'ignore-row');
    expect(t.at('missions.p1')).toBe('m10');
    expect(EVERYBODY.map(known)).toEqual([[], [MISSION.m20, MISSION.m30], []]);
  });

  it('SC-2.11 drawn technologies are for the one who decides; then they are public', () => {
    const t = onMission('m03', ['blue-ensign', 'red-ensign'], {}, { techDeck: ['t01', 't02', 't05'] });
    t.do(0, 'resolve-row');
    expect(ids(seen(t, 0).drawn)).toEqual(['t01', 't02', 't05']);
    expect(t.match.history(0).flat()).toContainEqual(expect.objectContaining({ cards: cards('t01', 't02', 't05') }));
    for (const viewer of [-1, 1]) {
      expect(seen(t, viewer).drawn).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(t.match.history(viewer).flat()).not.toContainEqual(
        expect.objectContaining({ cards: cards('t01', 't02', 't05') }),
      );
    }
    t.do(0, takeTech('t02', 1));
    for (const viewer of EVERYBODY) {
      expect(ids(seen(t, viewer).techDiscard)).toEqual(['t01', 't05']);
      expect(ids([seen(t, viewer).tech[1]])).toEqual(['t02']);
    }
  });

  it.each([
    ['t01', false],
    ['t05', true],
  ])('SC-2.12 the age of the top card is public: %s', (top, beta) => {
    const t = table({ state: { techDeck: [top] } });
    for (const viewer of EVERYBODY) expect(seen(t, viewer).techDeck).toEqual({ cards: t.state.techDeck.length, beta });
  });

  it('SC-2.12 of an empty deck there is none', () => {
    const t = table();
    t.state.techDeck = [];
    for (const viewer of EVERYBODY) expect(seen(t, viewer).techDeck).toEqual({ cards: 0, beta: false });
    expect(deals(t, 0).every(({ techDeck }) => techDeck.length === 0)).toBe(true);
  });

  it('SC-2.12 nothing else is: the rest of the deck may be any', () => {
    const views = [
      ['t01', 't05'],
      ['t02', 't03'],
    ].map((techDeck) => seen(table({ state: { techDeck, display: ['t10'], trackTech: ['t11'] } }), 0).techDeck);
    expect(views[0]).toEqual(views[1]);
    const t = table({ state: { techDeck: ['t05'] } });
    for (const { techDeck } of deals(t, 1)) expect(TECHS[techDeck[0]].beta).toBe(true);
  });

  it('SC-2.13 pirates on routes show colour and reward', () => {
    const t = table({ state: { pirates: { 'home-p6': 'green-android' } } });
    for (const viewer of EVERYBODY) expect(seen(t, viewer).pirate[0]).toBe(3);
  });

  it('SC-2.13 a token from the supply is unseen by all until it is discarded', () => {
    const seat = { tech: { 1: 't11', 0: 't12' }, tracks: { nian: { position: 4 } } };
    const t = ship(seat, {}, { pirate: [3] }).do(0, activate('slot-2', 'yellow-ensign'), 'advance');
    expect(tokens(t.state)).toEqual([3]);
    for (const viewer of EVERYBODY) {
      expect(seen(t, viewer).token[0]).toBe(HIDDEN);
      expect(t.match.history(viewer).flat()).not.toContainEqual(expect.objectContaining({ pirate: 3 }));
    }
    t.do(1, 'pass').do(0, { do: 'specialise', figure: 'cadet', colour: 'yellow' });
    t.do(0, activate('slot-1', 'yellow-ensign'), 'pay-pirate');
    for (const viewer of EVERYBODY) expect(seen(t, viewer).pirateDiscard).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it.each([0, 1, 2, 3, 4, 5])('SC-2.13 whichever it is: kind %i', (pirate) => {
    const t = ship({ pirates: 1 });
    t.state.token[0] = pirate;
    t.state.tokenSeen[0] = 0;
    for (const viewer of EVERYBODY) expect(seen(t, viewer).token[0]).toBe(HIDDEN);
  });

  it('SC-2.13 after an unseen token has gone, the one that was seen is still known', () => {
    const seat = { tech: { 1: 't11', 0: 't12' }, tracks: { nian: { position: 4 } }, ready: { 'yellow-ensign': 3 } };
    const t = ship(seat, { pirates: { 'home-p6': 'green-android' } }, { pirate: [5] });
    t.do(0, activate('slot-2', 'yellow-ensign'), 'decline', 'advance').do(1, 'pass');
    t.do(0, activate('weapons', 'yellow-ensign'), { do: 'attack', along: 'violet' });
    expect([seen(t, 0).token[0], seen(t, 0).token[1]]).toEqual([HIDDEN, 3]);
    t.do(0, activate('slot-1', 'yellow-ensign'), 'pay-pirate');
    expect([seen(t, 0).token[0], seen(t, 0).token[1]]).toEqual([3, -1]);
  });

  it('SC-2.13 a token taken in an attack is known', () => {
    const t = ship({}, { pirates: { 'home-p6': 'green-android' } });
    t.do(0, activate('weapons', 'yellow-ensign'), { do: 'attack', along: 'violet' });
    for (const viewer of EVERYBODY) expect(seen(t, viewer).token[0]).toBe(3);
  });

  it('SC-2.10 events that were not laid out, and omegas of the deck, are nowhere to be seen', () => {
    const t = table();
    const laid = JSON.stringify(seen(t, 0).event);
    expect(JSON.parse(laid)).toEqual(t.state.event);
    const hidden = ALL_OMEGAS.filter((id) => t.state.omegaDeck.includes(cards(id)[0]));
    expect(hidden).toHaveLength(9);
    expect(ids((seen(t, 0).display as number[]).slice(5)).filter((id) => hidden.includes(id))).toEqual([]);
  });
});

describe('SC-2.10 to SC-2.13: what a seat may think', () => {
  it('SC-2.10 any order of the decks, any face-down artifact, and nothing is made or lost', () => {
    const t = table();
    t.state.artifactSupply[1]--;
    t.state.sealed[2] = 2;
    for (const viewer of [0, 1]) {
      const dealt = deals(t, viewer);
      for (const key of ['techDeck', 'omegaDeck', 'missionDeck', 'sealed'] as const)
        expect(kinds(dealt.map((state) => state[key])), key).toBeGreaterThan(2);
      expect(kinds([t.state, ...dealt].map(conserved))).toBe(1);
      expect(dealt.every(({ sealed }) => sealed.filter((kind) => kind > 0).length === 1 && sealed[2] > 0)).toBe(true);
    }
  });

  it('SC-2.10 in the solo game any order of the action deck, and any card on the round track', () => {
    const dealt = deals(table({ players: 1 }), 0);
    expect(kinds(dealt.map(({ actionDeck }) => actionDeck))).toBeGreaterThan(2);
    expect(new Set(dealt.map(({ actionLater }) => actionLater[0]))).toEqual(new Set([4, 5, 6]));
    for (const { actionDeck, actionLater } of dealt)
      expect([[...actionDeck].sort(), [...actionLater].sort()]).toEqual([
        [0, 1, 2, 3],
        [4, 5, 6],
      ]);
  });

  it('SC-2.11 who has peeked knows the missions and their order, others do not', () => {
    const t = onMission('m02', ['red-ensign', 'blue-ensign']).do(0, 'resolve-row', 'peek');
    const top = (viewer: number) => deals(t, viewer).map(({ missionDeck }) => missionDeck.slice(0, 3));
    expect([kinds(top(0)), top(0)[0]]).toEqual([1, t.state.missionDeck.slice(0, 3)]);
    expect(kinds(top(1))).toBeGreaterThan(2);
    expect(kinds(deals(t, 0).map(({ missionDeck }) => missionDeck[3]))).toBeGreaterThan(2);
  });

  it.each([
    ['m03', ['blue-ensign', 'red-ensign']],
    ['m01', ['cadet', 'blue-ensign']],
  ])('SC-2.11 of %s only the one who decides knows what was drawn', (card, figures) => {
    const t = onMission(card, figures).do(0, 'resolve-row');
    const drawn = (viewer: number) => deals(t, viewer).map((state) => state.drawn);
    expect([kinds(drawn(0)), drawn(0)[0]]).toEqual([1, t.state.drawn]);
    expect(kinds(drawn(1))).toBeGreaterThan(2);
    expect(drawn(1).every((own) => own.length === 3)).toBe(true);
    expect(t.about).toEqual({ from: 'drawn', replacing: true });
    const omegas = deals(t, 1).map((state) => state.drawn.filter((one) => TECHS[one].type === 'omega').length);
    expect(new Set(omegas)).toEqual(new Set([card === 'm01' ? 3 : 0]));
    expect(kinds([t.state, ...deals(t, 1)].map(conserved))).toBe(1);
  });

  it('SC-2.12 the age of the top card is known also while others decide about the cards above it', () => {
    const t = onMission('m03', ['blue-ensign', 'red-ensign'], {}, { techDeck: ['t05', 't06', 't07', 't01'] });
    t.do(0, 'resolve-row');
    t.state.techDeck = cards('t01');
    for (const { techDeck, drawn } of deals(t, 1))
      expect([ids(techDeck), ids(drawn).sort()]).toEqual([['t01'], ['t05', 't06', 't07']]);
  });

  it('SC-2.13 an unseen token may be any, one that was seen is known', () => {
    const t = ship({ pirates: 2 });
    t.state.tokenSeen[0] = 0;
    const dealt = deals(t, 0).map(({ token }) => token);
    expect(kinds(dealt.map((token) => token[0]))).toBeGreaterThan(2);
    expect(kinds(dealt.map((token) => token[1]))).toBe(1);
    expect(kinds([t.state, ...deals(t, 0)].map(conserved))).toBe(1);
  });
});
