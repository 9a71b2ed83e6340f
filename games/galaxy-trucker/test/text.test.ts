import { refuse } from '@starboard/kernel';
import { gameTexts, voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { SHIP_CLASSES } from '../src/content/boards.ts';
import { CARD_KINDS, CARDS, EVIL_NAMES } from '../src/content/cards.ts';
import { ROAD_NAMES } from '../src/content/roads.ts';
import { DIFFICULTIES, GOODS, SPECIALISATIONS } from '../src/content/tables.ts';
import { COLOURS, TILE_KINDS, TILES } from '../src/content/tiles.ts';
import { events, type TruckerEvent } from '../src/events.ts';
import { galaxyTrucker } from '../src/index.ts';
import { ALIENS, PHASES, SETTLED } from '../src/state.ts';
import { cardDetails } from '../src/text/cardDetails.ts';
import { cardPhrase, goodsPhrase, printedTilePhrase } from '../src/text/names.ts';

const { phrases } = galaxyTrucker;
const { english, german, both, expectWords, expectSaid } = voicesOf(galaxyTrucker);

const EVERYTHING = {
  newTechnology: true,
  evilMachinations: true,
  bonusCards: true,
  roughRoads: '6',
  round1: '2-IIA',
  round2: '3-IA',
  round3: '1-III',
};

gameTexts(galaxyTrucker, new URL('../', import.meta.url), {
  phases: PHASES,
  neverOne: ['action.settle'],
  matches: [
    { players: 2, options: { building: 'turns' } },
    { players: 3, options: { building: 'turns', ...EVERYTHING } },
    { players: 5, options: { building: 'live', buildErrors: 'allow', ...EVERYTHING } },
  ],
  times: 3,
  things: 500,
  rarely: ['finish', 'give-up', 'return', 'end-turn', 'pass', 'fly-on-always'],
});

describe('names', () => {
  it('name and explain every tile, card, road, alien, specialisation, good and ship class', () => {
    const explained = (of: string, ids: readonly string[]) =>
      expectWords(...ids.flatMap((id) => [`${of}.${id}`, `${of}.${id}.text`]));
    explained('tile', TILE_KINDS);
    explained('card', CARD_KINDS);
    explained('evil', EVIL_NAMES);
    explained('road', ROAD_NAMES);
    explained('alien', ALIENS);
    explained('role', SPECIALISATIONS);
    explained('good', GOODS);
    explained('class', SHIP_CLASSES);
    expectWords(...SETTLED.map((line) => `ledger.${line}`), ...COLOURS.map((colour) => `colour.${colour}`));
    expectWords(...DIFFICULTIES.map((what) => `difficulty.${what}`));
    expect([TILE_KINDS.length, EVIL_NAMES.length, ROAD_NAMES.length]).toEqual([28, 24, 25]);
  });

  it('are there for every tile and card, with all that is printed on them', () => {
    TILES.forEach((_, tile) => void expectSaid(printedTilePhrase(tile)));
    CARDS.forEach((_, card) => {
      for (const phrase of [cardPhrase(card), ...cardDetails(card)]) expectSaid(phrase);
    });
  });

  it('read well', () => {
    const tile = TILES.findIndex(({ kind, connectors }) => TILE_KINDS[kind] === 'engine' && connectors[3] === 3);
    expect(both(printedTilePhrase(tile))).toEqual([
      'an engine (smooth, smooth, smooth, and universal)',
      'einen Motor (glatt, glatt, glatt und universal)',
    ]);
    expect(both(goodsPhrase([2, 0, 0, 1]))).toEqual(['2 red goods and 1 blue good', '2 rote Waren und 1 blaue Ware']);
    expect(both(goodsPhrase([0, 0, 0, 0]))).toEqual(['nothing', 'nichts']);
    const combat = CARDS.findIndex(({ kind, level }) => kind === 'combat-zone' && level === 1);
    expect(cardDetails(combat).map(german.say)).toEqual([
      'Kleinste Besatzung: 3 Flugtage verlieren',
      'Schwächste Motoren: 2 Besatzungsmitglieder verlieren',
      'Schwächste Kanonen: ein kleiner Schuss von hinten und ein großer Schuss von hinten',
    ]);
    const junkyard = CARDS.findIndex(({ kind, level }) => kind === 'junkyard' && level === 2);
    expect(english.say(cardDetails(junkyard)[0])).toBe(
      'Field 1: take a small shot from the left and a small shot from the right; reward: 2 astronauts and 2 credits',
    );
  });
});

/** Every field that an action or an event may have. */
const ANYTHING = {
  ...{
    rule: 'GT-1.1',
    seat: 0,
    with: 1,
    seats: [0, 2],
    turned: [2],
    round: 1,
    level: 2,
    shipClass: 3,
    road: 4,
    card: EVIL_NAMES.length - 1,
  },
  ...{
    tile: 7,
    at: 3,
    turn: 1,
    pile: 2,
    number: 5,
    front: 0,
    alien: 1,
    half: 1,
    forced: false,
    byClock: false,
    left: 1,
  },
  ...{ booster: 1, engine: 2, part: 3, from: 1, to: 2, good: 0, goods: [1, 0, 2, 0], reactor: 1, battery: 2 },
  ...{ planet: 1, credits: 3, column: 4, row: 5, count: 2, pairs: 1, what: 0, field: 1, humans: 1, crew: 4 },
  ...{
    dice: [1, 2, 3, 4],
    why: 'shot',
    large: true,
    meteor: true,
    result: 'shot-down',
    how: 'fell',
    days: 1,
    change: 2,
  },
  ...{ die: 2, strength: 3, enemy: 4, criterion: 'looks', cards: 2, bids: [1, -1, 0], numbers: [2, 3], tiles: [1, 2] },
  ...{ replaced: 5, place: 1, line: 'luxury', waived: 2 },
};
const OTHERWISE = {
  ...{
    turned: [],
    tile: 8,
    card: 0,
    role: 2,
    half: 2,
    forced: true,
    byClock: true,
    left: 0,
    why: 'madness',
    large: false,
  },
  ...{ result: 'missed', how: 'removed', days: -2, change: -1, credits: -1, die: 1, replaced: -1, what: 'lose-days' },
};

describe('sentences', () => {
  it('hide what the viewer may not know', () => {
    const taken = { event: 'tile-taken', rule: 'GT-4.2', seat: 0, from: 'heap' } as const;
    const tile = TILES.findIndex(({ kind }) => TILE_KINDS[kind] === 'engine');
    expect(both(phrases.event({ ...taken, tile }))).toEqual(['Ann took an engine.', 'Ann hat einen Motor genommen.']);
    expect(both(events.phrase(taken))).toEqual(['Ann took a face-down tile.', 'Ann hat ein verdecktes Teil genommen.']);
    const plotted = { event: 'plotted', rule: 'GT-19.2', seat: 1 } as const;
    const card = EVIL_NAMES.indexOf('robocops');
    expect(both(phrases.event({ ...plotted, card }))).toEqual([
      'Bo chose “Robocops”.',
      'Bo hat „Robo-Bullen“ gewählt.',
    ]);
    expect(both(events.phrase(plotted))).toEqual(['Bo chose an Evil Machination.', 'Bo hat eine Üble Untat gewählt.']);
  });

  it('say one of a thing as one, and none as none', () => {
    const values = (n: number) => ({ name: 'Ann', n });
    expect([1, 2].map((n) => german.say({ key: 'board.turn', values: values(n) }))).toEqual([
      'Ann baut und darf noch 1 Teil nehmen',
      'Ann baut und darf noch 2 Teile nehmen',
    ]);
    expect([0, 1].map((n) => german.say({ key: 'board.timer', values: { n } }))).toEqual([
      'Die Sanduhr läuft zum letzten Mal',
      'Die Sanduhr läuft und lässt sich noch 1-mal umdrehen',
    ]);
    expect(both({ key: 'option.handicap.1', values: {} })).toEqual(['The first', 'Die erste']);
  });

  it('GT-19.2: name the Evil Machination that is chosen', () => {
    EVIL_NAMES.forEach((evil, card) => {
      const [english, german] = both({ key: `evil.${evil}` });
      expect(both(phrases.action({ do: 'plot', card }))).toEqual([`Choose “${english}”`, `„${german}“ wählen`]);
    });
  });

  it('state strengths in halves, as the language writes them (GT-0.7)', () => {
    const stated = { event: 'strength-stated', rule: 'GT-10.2', seat: 0, half: 2 } as const;
    expect(both(phrases.event({ ...stated, what: 'cannons', strength: 7 }))).toEqual([
      'Cannon strength of Ann: 3.5.',
      'Waffenstärke von Ann: 3,5.',
    ]);
    expect(english.say(phrases.event({ ...stated, what: 'engines', strength: 7 }))).toBe('Engine strength of Ann: 7.');
    const fought = { event: 'enemy-fought', rule: 'GT-12.5', seat: 1, result: 'lost', strength: 9, enemy: 10 } as const;
    expect(german.say(phrases.event(fought))).toBe('Bo wurde besiegt: 4,5 gegen 5.');
  });

  it('tell what comes flying, and where', () => {
    const rolled = { event: 'dice-rolled', rule: 'GT-11.1', large: true, from: 3, seats: [0, 1], turned: [] } as const;
    expect(both(phrases.event({ ...rolled, why: 'meteor', dice: [3, 4] }))).toEqual([
      'In row 7, a large meteor came from the left at Ann and Bo.',
      'In Reihe 7 kam ein großer Meteorit von links auf Ann und Bo zu.',
    ]);
    expect(english.say(phrases.event({ ...rolled, why: 'sabotage', dice: [3, 4, 1, 2] }))).toBe(
      'Sabotage threatened column 7, row 3 of Ann and Bo.',
    );
    const hit = { event: 'hit', rule: 'GT-11.6', seat: 0, meteor: false, large: false, side: 1, at: 4 } as const;
    for (const result of ['missed', 'bounced', 'shielded', 'shot-down', 'escorted', 'destroyed'] as const)
      expectSaid(phrases.event({ ...hit, result }));
    expect(german.say(phrases.event({ ...hit, result: 'shielded' }))).toBe(
      'Auf Feld 5 von Ann wurde ein kleiner Schuss vom Schild aufgehalten.',
    );
  });

  it('GT-20.38: tell from which side it comes in the Antiverse, for all or for some', () => {
    const rolled = { event: 'dice-rolled', rule: 'GT-11.1', why: 'shot', large: true, from: 0, dice: [2, 6] } as const;
    expect(both(phrases.event({ ...rolled, seats: [0, 1], turned: [0, 1] }))).toEqual([
      'In column 8, a large shot came from the rear at Ann and Bo.',
      'In Spalte 8 kam ein großer Schuss von hinten auf Ann und Bo zu.',
    ]);
    expect(both(phrases.event({ ...rolled, seats: [0, 1, 2], turned: [1] }))).toEqual([
      'In column 8, a large shot came from the front at Ann and Cy and from the rear at Bo.',
      'In Spalte 8 kam ein großer Schuss von vorn auf Ann und Cy und von hinten auf Bo zu.',
    ]);
  });

  it('GT-18.31: say which half of class IIA jumped and came back, and of other ships no half', () => {
    const said = (event: 'jumped' | 'returned', half: number) =>
      both(phrases.event({ event, rule: 'GT-16.32', seat: 0, half }));
    expect(said('jumped', 0)[0]).toBe('The left half of Ann jumped into hyperspace.');
    expect(said('returned', 0)[1]).toBe('Die linke Hälfte von Ann ist aus dem Hyperraum zurück.');
    expect(said('jumped', 2)[0]).toBe('Ann jumped into hyperspace.');
  });

  it.each([
    ['GT-18.13', 'battery-2'],
    ['GT-18.17', 'shield'],
    ['GT-18.23', 'engine-booster'],
  ])('%s: of what concerns but one half in class IIA, say so: %s', (_, tile) => {
    const [english, german] = both({ key: `tile.${tile}.text` });
    expect(english).toMatch(/\(class IIA: (of )?its half\)/);
    expect(german).toMatch(/\(Klasse IIA: (ihrer|seiner|seine) Hälfte\)/);
  });

  it('say what was gained and what was paid', () => {
    const credits = { event: 'credits', rule: 'GT-12.6', seat: 2 } as const;
    expect(both(phrases.event({ ...credits, change: 4, why: 'reward' }))).toEqual([
      'Cy got 4 credits as a reward.',
      'Cy hat als Belohnung 4 Credits bekommen.',
    ]);
    expect(english.say(phrases.event({ ...credits, change: -1, why: 'union' }))).toBe(
      'Cy paid 1 credit to the crew union.',
    );
    for (const why of ['reward', 'ship', 'toll', 'bid', 'guess', 'union', 'goods-sold', 'loan', 'field'] as const)
      for (const change of [1, -2]) expectSaid(phrases.event({ ...credits, change, why }));
    const moved = { event: 'moved', rule: 'GT-9.2', seat: 0, to: 3 } as const;
    expect(german.say(phrases.event({ ...moved, days: -2 }))).toBe('Ann hat 2 Flugtage verloren.');
    const line = { event: 'ledger-line', rule: 'GT-14.7', seat: 0 } as const;
    expect(english.say(phrases.event({ ...line, line: 'losses', credits: -5 }))).toBe(
      'Lost components: Ann paid 5 credits.',
    );
    const bids = { event: 'bids-shown', rule: 'GT-19.14', bids: [3, -1, 0] } as const;
    expect(german.say(phrases.event(bids))).toBe('Die Gebote: Ann: 3 und Cy: 0.');
  });

  it('tell what the dice made harder; what was rolled before is one more road (GT-22.1)', () => {
    const rolled = { event: 'difficulty-rolled', rule: 'GT-22.1', dice: [1, 4, 5] } as const;
    expect(english.say(phrases.event(rolled))).toBe(
      'The dice made the game harder: class IA instead of I, Evil Machinations, and one more Rough Road.',
    );
  });

  it('fill in all that they ask for, whatever is done and whatever happens', () => {
    for (const kind of galaxyTrucker.actions.kinds) {
      expectSaid(phrases.action({ ...ANYTHING, do: kind } as unknown as Action));
      expectSaid(phrases.action({ ...ANYTHING, do: kind, role: 1 } as unknown as Action));
    }
    for (const event of events.kinds) {
      for (const some of [{}, OTHERWISE]) {
        const fields = { ...ANYTHING, what: 'hand-over', ...some, ...(event === 'hacked' ? { what: 1 } : {}) };
        expectSaid(phrases.event({ ...fields, event } as unknown as TruckerEvent));
        if (event === 'crew-lost')
          expectSaid(phrases.event({ ...fields, event, alien: -1 } as unknown as TruckerEvent));
      }
    }
  });

  it('explain a refusal', () => {
    const said = (cost: number) =>
      [english, german].map((voice) => voice.refusal(refuse('GT-9.6', 'no-tokens', { cost })));
    expect(said(2)).toEqual([
      'This costs 2 battery tokens, and you do not have that many here.',
      'Das kostet 2 Energiesteine, und so viele hast du hier nicht.',
    ]);
    expect(said(1)).toEqual([
      'This costs 1 battery token, and you have none here.',
      'Das kostet 1 Energiestein, und du hast hier keinen.',
    ]);
  });
});
