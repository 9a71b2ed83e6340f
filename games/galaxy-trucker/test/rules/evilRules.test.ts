import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, type EvilMachination, FIRST_EVIL } from '../../src/content/cards.ts';
import { ROAD, ROADS } from '../../src/content/roads.ts';
import { QUARTER_DECK } from '../../src/content/tables.ts';
import { EVIL, evilInHand } from '../../src/rules/roundSetup.ts';
import { contentEn } from '../../src/text/content.en.ts';
import { flight, PLAIN_SHIP, type TestTable, table } from '../table.ts';
import { AHEAD, cardTable } from './evilTable.ts';

const EVIL_CARDS = CARDS.slice(FIRST_EVIL) as readonly EvilMachination[];
const WITH_EVIL = { evilMachinations: true };
const isEvil = (card: number): boolean => card >= FIRST_EVIL;
const OPEN_SPACE = 'i-05';
const METEORS = 'i-11';
const MISS = [1, 1];

/** Everybody plots with the first card in hand. */
function plotted(options = {}, round = '1-I', draws = {}, seed = 'evil') {
  const t = table({ round, draws, seed, options: { ...WITH_EVIL, ...options } });
  for (let seat = 0; seat < t.state.players; seat++) t.do(seat, t.options(seat, 'plot')[0]);
  return t;
}

/** And nobody builds anything. */
function launched(options = {}, round = '1-I', draws = {}, seed = 'evil'): TestTable {
  const t = plotted(options, round, draws, seed);
  while (t.asked() === 'build-turn') t.do(t.asker, t.options(t.asker, 'finish')[0]);
  return t;
}

describe('GT-19: Evil Machinations', () => {
  it('GT-19.1 there are 24, and they hit their owner, too', () => {
    expect(EVIL_CARDS).toHaveLength(24);
    const full = { ...PLAIN_SHIP, '7,6': 'battery-2' } as const;
    const t = flight({ deck: ['em-16', OPEN_SPACE], ships: [full, full], options: WITH_EVIL });
    t.do(0, 'fly-on').do(1, 'fly-on'); // Ion Storm: half of the tokens
    expect([0, 1].map((seat) => t.tokensAt(seat, '7,6'))).toEqual([1, 1]);
  });
  it('GT-19.2 before building each player secretly chooses one of his cards; the rest stay in hand', () => {
    const t = table({ options: WITH_EVIL });
    expect(t.match.asks.map(({ seat, question }) => [seat, question.kind])).toEqual([
      [0, 'plot'],
      [1, 'plot'],
    ]);
    const [card] = t.options(0, 'plot');
    t.do(0, card);
    expect(t.refusal(0, card)).not.toBe('allowed');
    t.do(1, t.options(1, 'plot')[0]);
    expect([0, 1].map((seat) => evilInHand(t.state, seat).length)).toEqual([3, 3]);
    expect(t.asked()).toBe('build-turn');
  });
  it('GT-19.3 the choice comes before the Rough Roads are drawn', () => {
    const t = table({ options: { ...WITH_EVIL, roughRoads: '2' } });
    expect([t.asked(), t.state.roads]).toEqual(['plot', []]);
    for (const seat of [0, 1]) t.do(seat, t.options(seat, 'plot')[0]);
    expect(t.state.roads).toHaveLength(2);
  });
  it('GT-19.4 chosen cards go into the middle of the deck, one of them on top of it', () => {
    for (const [level, round] of ['1-I', '2-II', '3-III'].entries()) {
      const { deck } = launched({}, round).state;
      const quarter = QUARTER_DECK[level];
      expect(deck.filter(isEvil)).toHaveLength(2);
      expect([...deck.slice(0, quarter), ...deck.slice(-quarter)].some(isEvil)).toBe(false);
      expect(isEvil(deck[quarter])).toBe(true);
    }
  });
  it('GT-19.4 the quarters stay the same if Nightmare Trip made the deck longer', () => {
    const { deck } = launched({ roughRoads: '1' }, '1-I', { road: [ROAD.nightmareTrip] }).state;
    expect(deck).toHaveLength(8 + 2 + 2);
    expect([isEvil(deck[0]), isEvil(deck[1]), isEvil(deck[2])]).toEqual([false, false, true]);
  });
  it('GT-19.4 also on level 3, where 4 cards more make a quarter of them another one', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { deck } = launched({ roughRoads: '1' }, '3-III', { road: [ROAD.nightmareTrip] }, seed).state;
      expect(deck).toHaveLength(16 + 4 + 2);
      expect(deck.findIndex(isEvil)).toBe(4);
      expect(deck.slice(-4).some(isEvil)).toBe(false);
    }
  });
  it.each([
    ['alone', {}, 0],
    ['GT-20.39 also with Nightmare Trip, whose cards lie at the bottom', { roughRoads: '1' }, 2],
  ])('GT-19.5 unshuffled: between the second and the third pile, number 1 on top; %s', (_, roads, more) => {
    const draws = { road: [ROAD.nightmareTrip] };
    const t = table({ options: { ...WITH_EVIL, unshuffled: true, ...roads }, draws: more === 0 ? {} : draws });
    const chosen = [0, 1].map((seat) => t.options(seat, 'plot')[0]);
    chosen.forEach((card, seat) => {
      t.do(seat, card);
    });
    const piles = t.state.piles.slice();
    const first = t.asker;
    t.do(first, { do: 'finish', number: 2 }).do(1 - first, { do: 'finish', number: 1 });
    const order = [1 - first, first].map((seat) => CARDS.findIndex(({ id }) => id === chosen[seat].card));
    expect(t.state.deck.slice(0, 10)).toEqual([...piles.slice(0, 4), ...order, ...piles.slice(4)]);
    expect(t.state.deck).toHaveLength(10 + more);
  });
  it('GT-19.7 sources say which effects are known and which are designed', () => {
    const sources = readFileSync(new URL('../../SOURCES.md', import.meta.url), 'utf8');
    const [line] = sources.split('\n').filter((row) => row.startsWith('| Evil Machinations'));
    const known = EVIL_CARDS.filter(({ name }) => line.includes(contentEn[`evil.${name}`]));
    expect(known.map(({ name }) => name)).toEqual([
      ...['recall-notice', 'traffic-jam', 'rear-ambush', 'bureaucracy', 'robocops', 'wide-open-space'],
      ...['scrap-heap', 'stranded-ship'],
    ]);
    expect(line).toContain('the other 16 cards are designed');
  });
  it('GT-19.8 five-player reductions apply only to cards marked for it', () => {
    const marked = EVIL_CARDS.flatMap(({ name, fivePlayer }) => (fivePlayer ? [name] : []));
    expect(marked).toEqual(['rear-ambush', 'stranded-ship', 'mutiny', 'looks-matter']);
    const t = cardTable('em-14', { players: 5, level: 2 }); // Cosmic Hacker: everyone else loses R
    for (const seat of [0, 1, 2, 3, 4]) t.put(seat, AHEAD, 'battery-2');
    t.do(4, { do: 'hack', what: 'batteries' });
    expect([0, 1, 2, 3, 4].map((seat) => t.tokensAt(seat, AHEAD))).toEqual([0, 0, 0, 0, 2]);
  });
  it('GT-19.12 each card has a statement of its own', () => {
    const catalogue = readFileSync(new URL('../../rules/en.md', import.meta.url), 'utf8');
    EVIL_CARDS.forEach(({ rule, name }, i) => {
      expect(rule).toBe(`GT-19.${31 + i}`);
      expect(catalogue).toContain(`**${rule}** ${contentEn[`evil.${name}`]}`);
    });
  });
  it.each(EVIL_CARDS.filter(({ minPlayers }) => minPlayers === 2).map(({ id }) => id))(
    'GT-19.12 %s has no effect on one player',
    (id) => {
      const t = cardTable(id, { players: 2 }).set((state) => {
        state.hyper[2] = 2;
      });
      expect(t.over).toBe(true);
      expect(t.told('card-without-effect')).toHaveLength(1);
    },
  );
  it('GT-19.14 secret bids are shown together when the last is in, and are final', () => {
    const t = flight({ deck: ['em-05'], options: WITH_EVIL }).flyOn();
    const before = t.view(1).state;
    t.do(0, { do: 'bid', credits: 3 });
    expect(t.events('bids-shown')).toEqual([]);
    expect(t.view(1).state).toEqual(before);
    expect(t.match.lastEvents(1)).toEqual([]);
    expect(t.refusal(0, { do: 'bid', credits: 4 })).not.toBe('allowed');
    t.do(1, { do: 'bid', credits: 0 }); // from 0
    expect(t.events('bids-shown')).toMatchObject([{ bids: [3, 0] }]);
  });
  it('GT-19.17 cards in hand and chosen ones are seen by their owner only', () => {
    const t = plotted();
    const seen = (viewer: number) => (t.view(viewer).state.evil as number[]).filter((where) => where > 0);
    expect(seen(0).toSorted()).toEqual([EVIL.hand, EVIL.hand, EVIL.hand, EVIL.chosen].toSorted());
    expect(seen(-1)).toEqual([]);
    const told = t.match.history(1).flat() as { event: string; seat?: number; card?: number }[];
    expect(told.filter(({ event, seat }) => event === 'plotted' && seat === 0)).not.toMatchObject([
      { card: expect.anything() },
    ]);
  });
  it('GT-19.17 cards of earlier rounds are out of the game', () => {
    const t = launched({ round2: '1-I' });
    const first = t.state.evil.flatMap((where, card) => (where >= EVIL.chosen ? [card] : []));
    t.all('fly-on', { do: 'give-up', half: 'ship' }).closeRound();
    expect(t.asked()).toBe('plot');
    const offered = [0, 1].flatMap((seat) => t.options(seat, 'plot').map(({ card }) => card));
    expect(offered).toHaveLength(6);
    expect(offered.some((id) => first.some((card) => CARDS[FIRST_EVIL + card].id === id))).toBe(false);
  });
});

describe('GT-19.50: under escort', () => {
  const escorted = (card: string, draws = {}, ships: Parameters<typeof flight>[0]['ships'] = []) => {
    const t = flight({ deck: [card, OPEN_SPACE], seats: [{ escort: 1 }], ships, options: WITH_EVIL, draws });
    return t.do(0, 'fly-on').do(1, 'fly-on');
  };
  const hits = (t: TestTable) => t.events('hit').map(({ seat, result }) => [seat, result]);
  const bare = { ...PLAIN_SHIP, '6,7': 'structural' } as const;

  it('GT-19.50 meteors and shots are ignored', () => {
    expect(hits(escorted(METEORS, { hit: [3, 4, ...MISS, ...MISS] }, [bare])).slice(0, 2)).toEqual([
      [0, 'escorted'],
      [1, 'shot-down'],
    ]);
  });
  it('GT-19.50 and Sabotage, Epidemic, enemies and lines of a Combat Zone', () => {
    expect(escorted('iii-04').events('part-lost')).toEqual([]);
    expect(escorted('iii-05').crewAt(0, '7,7')).toBe(2);
    expect(
      escorted('i-01')
        .events('crew-lost')
        .filter(({ seat }) => seat === 0),
    ).toEqual([]);
    const zone = escorted('i-16', { hit: [...MISS, ...MISS] }, [undefined, { ...PLAIN_SHIP, '8,8': 'engine' }]);
    expect(zone.events('chosen-as-worst').map(({ seat }) => seat)).toEqual([0, 0, 1]); // he still counts as lowest
    expect(zone.events('moved')).toMatchObject([{ seat: 0, days: -3 }]); // days are not ignored
    expect(zone.events('crew-lost').filter(({ seat }) => seat === 0)).toEqual([]);
  });
  it('GT-19.50 but not a cost that he chooses to pay', () => {
    const t = flight({
      deck: ['bc-4', OPEN_SPACE],
      seats: [{ escort: 1 }],
      options: { ...WITH_EVIL, bonusCards: true },
      draws: { hit: [3, 4, ...MISS] },
    });
    t.do(0, 'fly-on').do(1, 'fly-on').do(0, { do: 'field', field: 4 }); // meteors for credits
    expect(hits(t)[0]).toEqual([0, 'shot-down']);
  });
  it('GT-19.50 it ends with that card', () => {
    const t = flight({
      deck: [OPEN_SPACE, METEORS],
      seats: [{ escort: 1 }],
      ships: [bare],
      options: WITH_EVIL,
      draws: { hit: [3, 4, ...MISS, ...MISS] },
    }).flyOn();
    expect(hits(t)[0]).toEqual([0, 'destroyed']);
  });
  it('GT-19.50 and is wasted in hyperspace', () => {
    const t = flight({
      deck: [OPEN_SPACE, METEORS],
      seats: [{ escort: 1, hyper: [1] }],
      ships: [bare],
      options: WITH_EVIL,
      draws: { hit: [3, 4, ...MISS, ...MISS] },
    }).flyOn();
    expect(hits(t)[0]).toEqual([0, 'destroyed']);
  });
});

describe('GT-19.32: Traffic Jam and those who are away', () => {
  it('GT-19.32 moves a ship in hyperspace, and no jump avoids it', () => {
    const t = flight({ deck: ['em-02', OPEN_SPACE], seats: [undefined, { hyper: [2] }], options: WITH_EVIL });
    t.do(0, 'fly-on');
    expect(t.state.position).toEqual([0, -1]);
  });
  it('GT-19.32 takes place with nobody in the race', () => {
    const t = flight({ deck: ['em-02', OPEN_SPACE], seats: [{ hyper: [2] }, { hyper: [2] }], options: WITH_EVIL });
    expect(t.events('rockets-closed-up')).toHaveLength(1);
  });
  it('GT-19.32 in the second pass of Déjà Vu those who have arrived keep their space', () => {
    const dejaVu = ROADS[ROAD.dejaVu].id;
    const t = flight({
      players: 3,
      deck: ['em-02'],
      roads: [dejaVu],
      options: { ...WITH_EVIL, handicap: ['1', '0', '1'] },
    }).flyOn();
    expect(t.events('rockets-closed-up').map(({ positions }) => positions)).toEqual([
      [0, -1, -2],
      [0, -1, -2],
    ]);
  });
});

describe('GT-19.9: loans', () => {
  const STARDUST = 'i-04';
  const lost = (count: number) => Array.from({ length: count }, (_, i) => `b${String(120 + i)}`);
  const toll = (seats: Parameters<typeof flight>[0]['seats'], options = WITH_EVIL) => {
    const t = flight({ deck: ['em-13', STARDUST], seats: seats ?? [], options, draws: { hit: [...MISS, ...MISS] } });
    return t.do(0, 'fly-on').do(1, 'fly-on'); // Toll Station: 2 credits
  };

  it('GT-19.9 a token and 10 credits, given back for 12', () => {
    const t = toll([{ credits: 0 }]).do(0, 'pay');
    expect([t.state.loans[0], t.state.credits[0]]).toEqual([1, 8]);
    const rich = toll([{ credits: 14, loans: 1 }]).do(0, 'repay');
    expect([rich.state.loans[0], rich.state.credits[0]]).toEqual([0, 2]);
  });
  it('GT-19.10 who cannot pay for lost components takes loans', () => {
    const t = flight({ deck: [STARDUST], seats: [{ lost: lost(4) }], options: WITH_EVIL });
    t.do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect([t.state.loans[0], t.state.credits[0]]).toEqual([1, 6]);
    expect(t.events('insolvent')).toEqual([]);
  });
  it('GT-19.11 who cannot repay all loans at the end has lost', () => {
    const t = flight({
      deck: [STARDUST],
      seats: [
        { credits: 30, loans: 3 },
        { credits: 2, loans: 0 },
      ],
      options: WITH_EVIL,
    });
    t.do(0, { do: 'give-up', half: 'ship' }).do(1, { do: 'give-up', half: 'ship' });
    expect(t.match.outcome).toEqual({ places: [2, 1], points: [-6, 2] });
  });
  it('GT-19.13 bids reach as far as credits and the tokens left in the bank', () => {
    const t = flight({
      deck: ['em-07', STARDUST], // Scrap Heap
      seats: [{ credits: 3, loans: 4 }, { loans: 6 }],
      options: WITH_EVIL,
    });
    t.do(0, 'fly-on').do(1, 'fly-on');
    expect(t.refusal(0, { do: 'bid', credits: 24 })).toBe('GT-19.13 bid-too-high');
    t.do(0, { do: 'bid', credits: 23 });
  });
  it('GT-19.15 repaid in any decision of one’s own, in flight', () => {
    const t = flight({ deck: [STARDUST], seats: [{ credits: 12, loans: 1 }], options: WITH_EVIL });
    t.do(0, 'repay');
    expect([t.state.credits[0], t.state.loans[0], t.asked()]).toEqual([0, 0, 'fly-on']);
    expect(t.refusal(1, 'repay')).not.toBe('allowed');
  });
  it('GT-19.15 or at the end of a round', () => {
    const t = flight({
      deck: [STARDUST],
      seats: [{ credits: 12, loans: 1 }],
      options: { ...WITH_EVIL, round2: '1-I' },
    });
    t.do(0, { do: 'give-up', half: 'ship' }).do(1, { do: 'give-up', half: 'ship' });
    expect([t.asked(), t.asker]).toEqual(['ledger', 0]);
    t.do(0, 'repay');
    expect(t.state.loans[0]).toBe(0);
  });
  it('GT-19.16 a voluntary loan needs one of the 12 tokens', () => {
    const t = toll([{ credits: 1, loans: 6 }, { loans: 6 }]);
    expect(t.events('decided').map(({ seat, what }) => [seat, what])).toEqual([
      [0, 'refuse'], // not even asked
      [1, 'refuse'],
    ]);
  });
  it('GT-19.16 a forced one is granted even if none is left', () => {
    const t = flight({ deck: [STARDUST], seats: [{ lost: lost(3), loans: 12 }], options: WITH_EVIL });
    t.do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect(t.state.loans[0]).toBe(13);
  });
  it('GT-19.16 without Evil Machinations there are none', () => {
    const t = flight({ deck: [STARDUST], seats: [{ lost: lost(3) }] });
    t.do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect([t.state.loans[0], t.state.credits[0]]).toEqual([0, 0]);
    expect(t.events('insolvent')).toMatchObject([{ seat: 0, waived: 3 }]);
  });
});
