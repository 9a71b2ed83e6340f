import { readFileSync } from 'node:fs';
import { CLOCK } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { ROAD, ROADS, type RoadName } from '../../src/content/roads.ts';
import { TIMER_RUN_MS } from '../../src/content/tables.ts';
import { affects } from '../../src/rules/roads.ts';
import { isDead } from '../../src/rules/ship.ts';
import { AT, hasSeen, LEDGER, LEDGER_LINES } from '../../src/state.ts';
import { contentEn } from '../../src/text/content.en.ts';
import { shipOf } from '../ships.ts';
import { flight, PLAIN_SHIP, type TestTable, table, yard } from '../table.ts';

const ids = (...names: readonly RoadName[]): string[] => names.map((name) => ROADS[indexOf(name)].id);
const indexOf = (name: RoadName): number => ROADS.findIndex((road) => road.name === name);
const named = (t: TestTable): string[] => t.state.roads.map((road) => ROADS[road].name);

/** A table whose roads are drawn with these numbers, among those left in the stack: the Evil Machinations come first. */
function drawn(road: readonly number[], { options = {}, draws = {}, ...rest }: Parameters<typeof table>[0] = {}) {
  const given = { evilMachinations: true, roughRoads: String(road.length), ...options };
  const t = table({ ...rest, options: given, draws: { road: [...road], ...draws } });
  for (let seat = 0; seat < t.state.players; seat++) t.do(seat, t.options(seat, 'plot')[0]);
  return t;
}

/** The shortest round: nobody builds anything, and everybody gives up. */
function pass(t: TestTable): TestTable {
  while (t.asked() === 'build-turn') t.do(t.asker, t.options(t.asker, 'finish')[0]);
  return t.all('fly-on', { do: 'give-up', half: 'ship' }).closeRound();
}

const THREE_ROUNDS = { round2: '1-I', round3: '1-I' };
const tilesIn = (t: TestTable, where: number): number => t.state.where.filter((one) => one === where).length;

describe('GT-20: Rough Roads', () => {
  it('GT-20.1 as many cards as the level are drawn before building and shown to all', () => {
    const t = drawn([0, 0, 0]);
    expect(named(t)).toEqual(['cutthroat-competition', 'green-with-envy', 'space-junk']);
    expect(t.asked()).toBe('build-turn');
    expect(t.view(-1).state.roads).toEqual(t.state.roads);
    expect(ROADS).toHaveLength(25);
  });
  it('GT-20.1 they hold for that round and are then discarded', () => {
    const t = table({ options: { roughRoads: '2', ...THREE_ROUNDS } });
    const first = named(t);
    pass(t);
    expect(named(t)).toHaveLength(2);
    expect(named(t).filter((name) => first.includes(name))).toEqual([]);
  });
  it('GT-20.2 with a handicap Nightmare Trip is removed', () => {
    const t = drawn([ROAD.nightmareTrip], { options: { handicap: ['1', '0'] } });
    expect(named(t)).toEqual(['merciless-fate']); // the next one in the stack
    expect(named(drawn([ROAD.nightmareTrip]))).toEqual(['nightmare-trip']);
    expect(() => drawn([24], { options: { handicap: ['1', '0'] } })).toThrow('not-understood'); // there are 24 of them
  });
  it('GT-20.2 each player has the first so many of those drawn', () => {
    const t = drawn([ROAD.gravityWell, ROAD.antiverse], { options: { handicap: ['2', '1'] } });
    expect([0, 1].map((seat) => t.state.roads.map((road) => affects(t.state, seat, road)))).toEqual([
      [true, true],
      [true, false],
    ]);
  });
  it('GT-20.3 six cards bear the build symbol', () => {
    expect(ROADS.flatMap(({ name, build }) => (build ? [name] : []))).toEqual([
      ...['somersaults', 'made-to-measure', 'blackout', 'connector-trouble', 'dark-warehouse', 'rush-job'],
    ]);
  });
  it('GT-20.4 sources say which cards are designed', () => {
    const sources = readFileSync(new URL('../../SOURCES.md', import.meta.url), 'utf8');
    expect(sources).toContain('RR-21 to RR-25 are designed');
    const designed: RoadName[] = ['dark-warehouse', 'rush-job', 'gravity-well', 'customs-duty', 'fussy-aliens'];
    expect(ids(...designed)).toEqual(['rr-21', 'rr-22', 'rr-23', 'rr-24', 'rr-25']);
  });
  it('GT-20.8 players whom a card does not concern play as if it were not there', () => {
    const t = table({ state: { roads: ids('dark-warehouse') }, options: { handicap: ['0', '0'] } });
    expect([0, 1].some((seat) => affects(t.state, seat, ROAD.darkWarehouse))).toBe(false);
  });
  it('GT-20.9 effects after a card come in this order', () => {
    const t = flight({
      deck: ['i-05', 'i-06'],
      roads: ids('somersaults', 'space-junk', 'green-with-envy', 'space-madness', 'metal-fatigue'),
      ships: [undefined, { ...PLAIN_SHIP, '8,8': 'engine' }],
      seats: [{ position: 0 }, { position: -1 }],
      draws: { fatigue: [3, 4, 3, 3], madness: [1, 1, 1, 1], hit: [1, 1, 1, 1] },
    });
    t.do(0, 'fly-on').do(1, 'fly-on');
    const after = t.match.trueHistory.flat().flatMap((event) => {
      if (event.event === 'dice-rolled') return [event.rule === 'GT-23.5' ? event.why : event.rule];
      return event.event === 'ship-turned' ? [event.rule] : [];
    });
    expect(after).toEqual(['fatigue', 'madness', 'GT-20.32', 'GT-20.33', 'GT-20.46', 'GT-20.46']);
  });
  it('GT-20.10 cards of earlier rounds stay out until too few are left', () => {
    const t = table({ options: { roughRoads: '10', ...THREE_ROUNDS } });
    pass(pass(t));
    expect(new Set(named(t)).size).toBe(10);
    const drawnSoFar = t.events('road-drawn').map(({ road }) => road);
    expect(new Set(drawnSoFar.slice(0, 25)).size).toBe(25);
    expect(drawnSoFar.length).toBeGreaterThanOrEqual(30);
  });
  it('GT-20.10 the level goes from 0 to 10', () => {
    expect(() => table({ options: { roughRoads: '11' } })).toThrow('roughRoads');
    expect(named(table({ options: { roughRoads: '0' } }))).toEqual([]);
  });
  it('GT-20.11 every card has a statement of its own that says what it does', () => {
    const catalogue = readFileSync(new URL('../../rules/en.md', import.meta.url), 'utf8');
    ROADS.forEach(({ rule, name }, i) => {
      expect(rule).toBe(`GT-20.${31 + i}`);
      expect(catalogue).toContain(`**${rule}** ${contentEn[`road.${name}`]}`);
    });
  });
});

describe('GT-20.39: Nightmare Trip', () => {
  const deck = (round: string, roads: readonly string[]) => {
    const { state } = yard({ ships: [], round, state: { roads } });
    return state.deck.map((card) => CARDS[card].level);
  };
  it('GT-20.39 adds cards of the level of the round: 2, 3 or 4', () => {
    for (const [round, level, cards, more] of [
      ['1-I', 1, 8, 2],
      ['2-II', 2, 12, 3],
      ['3-III', 3, 16, 4],
    ] as const) {
      expect(deck(round, [])).toHaveLength(cards);
      const longer = deck(round, ids('nightmare-trip'));
      expect(longer).toHaveLength(cards + more);
      const ofLevel = (levels: readonly number[]) => levels.filter((one) => one === level).length;
      expect(ofLevel(longer) - ofLevel(deck(round, []))).toBe(more);
    }
  });
  it('GT-20.39 in the unshuffled variant they go to the bottom', () => {
    const t = yard({
      ships: [],
      round: '2-II',
      options: { unshuffled: true },
      state: { roads: ids('nightmare-trip') },
    });
    const plain = yard({ ships: [], round: '2-II', options: { unshuffled: true } });
    expect(t.state.deck.slice(0, 12)).toEqual(plain.state.deck);
    expect(t.state.deck).toHaveLength(15);
  });
});

describe('GT-20.47: Made to Measure', () => {
  const measured = (round = '1-I', setting: Parameters<typeof table>[0] = {}) =>
    drawn([setting?.options?.handicap === undefined ? ROAD.madeToMeasure : ROAD.madeToMeasure - 1], {
      round,
      ...setting,
    }); // with a handicap Nightmare Trip is missing from the stack

  it('GT-20.47 each player gets a private stack of 5, 8 or 10 tiles', () => {
    for (const [round, size] of [
      ['1-I', 5],
      ['2-II', 8],
      ['3-III', 10],
    ] as const) {
      const t = measured(round);
      expect([0, 1].map((seat) => tilesIn(t, AT.stackDown + seat))).toEqual([size, size]);
    }
  });
  it('GT-20.47 a tile of it goes back to it face up, and only its owner takes from it', () => {
    const t = measured();
    const seat = t.asker;
    t.do(seat, 'draw-own', 'return');
    expect([tilesIn(t, AT.stackDown + seat), tilesIn(t, AT.stackUp + seat), tilesIn(t, AT.faceUp)]).toEqual([4, 1, 0]);
    expect(t.options(seat, 'take-own')).toHaveLength(1);
    t.do(seat, 'end-turn');
    expect(t.options(1 - seat, 'take-own')).toEqual([]);
  });
  it('GT-20.47 nobody sees its tiles, not even its owner, until he takes them', () => {
    const t = measured();
    const seat = t.asker;
    const hidden = t.state.where.flatMap((where, tile) => (where === AT.stackDown + seat ? [tile] : []));
    const seen = (viewer: number) =>
      (t.view(viewer).state.where as number[]).filter((_, tile) => hidden.includes(tile));
    expect([seen(seat), seen(1 - seat)]).toEqual([new Array(5).fill(-1), new Array(5).fill(-1)]);
    const tile = t.do(seat, 'draw-own').state.hand[seat];
    expect((t.view(seat).state.where as number[])[tile]).toBe(AT.hand + seat);
    expect((t.view(1 - seat).state.where as number[])[tile]).toBe(-1);
  });
  it('GT-20.47 everybody sees how many tiles lie face down in the middle and in each stack', () => {
    const t = measured();
    const seat = t.asker;
    const middle = tilesIn(t, AT.faceDown);
    t.do(seat, 'draw-own', 'reserve', 'draw');
    const stacks = seat === 0 ? [4, 5] : [5, 4];
    for (const viewer of [-1, 0, 1]) expect(t.view(viewer).state.down).toEqual([middle - 1, ...stacks]);
  });
  it('GT-20.47 each tile left costs 1 credit; one in the stash is a lost component instead', () => {
    const t = measured('2-I', { state: { seats: { 0: { credits: 50 }, 1: { credits: 50 } } } });
    const seat = t.asker;
    t.do(seat, 'draw-own', 'reserve');
    pass(t);
    const line = (name: (typeof LEDGER)[number]) => t.state.ledger[seat * LEDGER_LINES + LEDGER.indexOf(name)];
    expect([line('measure'), line('losses')]).toEqual([-7, -1]); // more than the insurance of class I
  });
  it('GT-20.47 neither does the Lawyer help, who pays for lost components', () => {
    const empty = { humans: 0 };
    const office = { '7,7': ['b001', empty], '6,7': ['cabin', empty], '6,6': 'life-support-cyan' } as const;
    const owner = { credits: 50, ship: shipOf('I', office), stash: ['b100'] };
    const t = measured('1-I', { options: { newTechnology: true }, state: { seats: { 0: owner } } });
    while (t.asked() === 'build-turn') t.do(t.asker, t.options(t.asker, 'finish')[0]);
    t.do(0, { do: 'board-alien', at: '6,7', alien: 'cyan', role: 'lawyer' });
    pass(t);
    expect([t.ledger(0, 'losses'), t.ledger(0, 'measure')]).toEqual([0, -5]);
  });
  it('GT-20.8 with a handicap only those it holds for get a stack', () => {
    const t = measured('1-I', { options: { handicap: ['0', '1'] } });
    expect([0, 1].map((seat) => tilesIn(t, AT.stackDown + seat))).toEqual([0, 5]);
  });
});

describe('GT-20.48: Blackout, the roll', () => {
  const rolled = (round: string, blackout: readonly number[]) =>
    drawn([ROAD.blackout], { round, draws: { blackout: [...blackout] } }).state.blackout;

  it('GT-20.48 until the number names a column of the class', () => {
    expect(rolled('1-I', [1, 1, 6, 6, 3, 4])).toBe(7);
    expect(rolled('2-IIA', [3, 4, 3, 3])).toBe(6); // column 7 lies between the halves
  });
  it('GT-20.48 in IA it is the line of that number in the direction finally chosen', () => {
    const dead = (front: string) => {
      const t = flight({
        deck: [],
        round: '1-IA',
        ships: [{ '3,3': 'start-cabin', '2,3': 'structural', '3,2': 'structural' }, { '3,3': 'start-cabin' }],
        seats: [{ front }],
        roads: ids('blackout'),
        state: { blackout: 7, deck: ['i-04'] },
      });
      return ['2,3', '3,2'].map((name) => isDead(t.state, 0, t.square(name)));
    };
    expect(dead('north')).toEqual([true, false]);
    expect(dead('east')).toEqual([false, true]);
  });
});

describe('GT-20.50: Nasty Surprise', () => {
  const surprised = (road: number, options = {}) =>
    pass(drawn([ROAD.nastySurprise], { options, draws: { road: [ROAD.nastySurprise, road] } }));
  const drawnLast = (t: TestTable) => ROADS[t.events('road-drawn').at(-1)?.road ?? -1];

  it('GT-20.50 when building is over one more card without the build symbol is drawn', () => {
    const t = drawn([ROAD.nastySurprise], { draws: { road: [ROAD.nastySurprise, 0] } });
    expect(t.events('road-drawn')).toHaveLength(1);
    pass(t);
    const order = t.match.trueHistory.flat().map(({ event }) => event);
    expect(order.lastIndexOf('road-drawn')).toBeGreaterThan(order.lastIndexOf('finished'));
    expect(order.lastIndexOf('road-drawn')).toBeLessThan(order.indexOf('building-ended'));
  });
  it('GT-20.50 never one with it', () => {
    const names = Array.from({ length: 18 }, (_, road) => drawnLast(surprised(road)));
    expect(names.every(({ build }) => !build)).toBe(true);
    expect(new Set(names).size).toBe(18);
    expect(() => surprised(18)).toThrow('not-understood'); // 25 without the six and itself
  });
  it('GT-20.50 with a handicap it applies to those whom Nasty Surprise applies to', () => {
    const { state } = yard({
      ships: [],
      options: { handicap: ['0', '1'] },
      state: { roads: ids('nasty-surprise') },
      draws: { road: [ROAD.cutthroatCompetition] },
    });
    expect([0, 1].map((seat) => affects(state, seat, ROAD.cutthroatCompetition))).toEqual([false, true]);
  });
});

describe('GT-20.46: Somersaults, building', () => {
  it('GT-20.46 exhausts may point to the rear or to the front, never sideways', () => {
    const turns = (roads: readonly string[]) => {
      const engine = 'b064';
      const t = table({ state: { roads, faceUp: [engine] } });
      t.do(t.asker, { do: 'take', tile: engine });
      return new Set(t.options(t.asker, 'place').map(({ turn }) => turn));
    };
    expect(turns([])).toEqual(new Set([0]));
    expect(turns(ids('somersaults'))).toEqual(new Set([0, 2]));
  });
  it('GT-20.46 the ship check leaves an engine to the front alone', () => {
    const ship = { '7,7': 'start-cabin', '7,6': 'engine:n' };
    const kept = (roads: readonly string[]) =>
      yard({ ships: [ship], state: { roads }, options: { buildErrors: 'allow' } }).has(0, '7,6');
    expect([kept([]), kept(ids('somersaults'))]).toEqual([false, true]);
  });
});

describe('GT-20.51: Dark Warehouse', () => {
  const returned = (options = {}) => {
    const t = table({ state: { roads: ids('dark-warehouse') }, options });
    const seat = t.asker;
    const tile = t.do(seat, 'draw').state.hand[seat];
    t.do(seat, 'return');
    return { t, seat, tile };
  };
  it('GT-20.51 a returned tile goes back face down, known to the one who returned it only', () => {
    const { t, seat, tile } = returned();
    expect(t.state.where[tile]).toBe(AT.faceDown);
    expect([hasSeen(t.state.seen[tile], seat), hasSeen(t.state.seen[tile], 1 - seat)]).toEqual([true, false]);
    expect(t.options(seat, 'take')).toEqual([]);
    const told = t.match.history(1 - seat).flat() as { event: string; tile?: number }[];
    expect(told.filter(({ event }) => event === 'tile-returned')).toMatchObject([{ event: 'tile-returned' }]);
    expect(told.some((event) => event.tile === tile)).toBe(false);
  });
  it('GT-20.51, GT-20.47 a tile of the own stack goes back there, face up: only the warehouse is dark', () => {
    const t = drawn([ROAD.madeToMeasure, ROAD.darkWarehouse - 1]); // one is drawn already
    expect(named(t)).toEqual(['made-to-measure', 'dark-warehouse']);
    const seat = t.asker;
    const tile = t.do(seat, 'draw-own').state.hand[seat];
    t.do(seat, 'return');
    expect(t.state.where[tile]).toBe(AT.stackUp + seat);
    expect(hasSeen(t.state.seen[tile], 1 - seat)).toBe(true);
    expect(t.events('tile-returned').at(-1)).toMatchObject({ tile, dark: false });
  });
  it('GT-20.8 face up by players it does not hold for', () => {
    const { t, tile } = returned({ handicap: ['0', '0'] });
    expect(t.state.where[tile]).toBe(AT.faceUp);
  });
});

describe('GT-20.52: Rush Job', () => {
  const live = (round: string, options = {}) =>
    table({ round, options: { building: 'live', ...options }, state: { roads: ids('rush-job') } })
      .do(0, 'ready')
      .do(1, 'ready');
  const timeUp = (t: TestTable, run: number) =>
    t.match.submit(CLOCK, { do: 'time-up', seat: 0 }, run * TIMER_RUN_MS).ok ? t : undefined;

  it('GT-20.52 the timer has one run less', () => {
    expect(['1-I', '2-II', '3-III'].map((round) => live(round).state.flips)).toEqual([0, 1, 2]);
    expect(timeUp(live('1-I'), 1)?.state.phase).not.toBe('build');
  });
  it('GT-20.52 and not two', () => {
    const t = live('2-II');
    expect(timeUp(t, 1)?.state.phase).toBe('build');
    t.do(0, { do: 'finish', number: 1 }, 'flip');
    expect(timeUp(t, 2)?.state.phase).not.toBe('build');
  });
  it('GT-20.52 with a handicap building ends for the others only when the last but one run ends', () => {
    const t = live('1-I', { handicap: ['1', '0'] });
    expect(t.state.flips).toBe(1);
    timeUp(t, 1);
    expect([t.state.number, t.state.phase]).toEqual([[1, 0], 'build']);
  });
  it('GT-20.52 by turns: a quarter of the turns less, rounded down', () => {
    const left = (road: number, options = {}) => drawn([road], { options }).state.turnsLeft;
    expect(left(ROAD.rushJob)).toEqual([7, 7]);
    expect(left(ROAD.rushJob - 1, { handicap: ['1', '0'] })).toEqual([7, 9]); // Nightmare Trip is out
  });
});
