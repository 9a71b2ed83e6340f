import { readdirSync, readFileSync } from 'node:fs';
import { CLOCK, kernelWords, Match, type Phrase, type PhraseValue, Random, refuse, type Seat } from '@starboard/kernel';
import { placeholders } from '@starboard/kernel/laws';
import { bilingual, LANGUAGES, parseCatalogue, speaker } from '@starboard/text';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { SHIP_CLASSES } from '../src/content/boards.ts';
import { CARD_KINDS, CARDS, EVIL_NAMES } from '../src/content/cards.ts';
import { ROAD_NAMES } from '../src/content/roads.ts';
import { DIFFICULTIES, GOODS, SPECIALISATIONS } from '../src/content/tables.ts';
import { COLOURS, TILE_KINDS, TILES } from '../src/content/tiles.ts';
import type { TruckerEvent } from '../src/events.ts';
import { galaxyTrucker } from '../src/index.ts';
import { ALIENS, LEDGER, PHASES } from '../src/state.ts';
import { cardDetails, cardPhrase, goodsPhrase, phrases, printedTilePhrase } from '../src/text/phrases.ts';
import { eventView } from '../src/view.ts';

const { en, de } = phrases.words;
const words = bilingual(kernelWords, phrases.words);
const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const SPEAKERS = LANGUAGES.map((language) => speaker(words, language, NAMES));
const [english, german] = SPEAKERS;

const folder = new URL('../src/', import.meta.url);
const SOURCES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));

/** The arguments of the call that opens at this bracket, split at the commas between them. */
function argumentsAt(text: string, open: number): string[] {
  const found = [''];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text[at];
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (depth === 0) return found;
    if (sign === ',' && depth === 1) found.push('');
    else if (at > open) found[found.length - 1] += sign;
  }
  throw new Error('A call without an end');
}

/** Every refusal of the sources: its code, and the names of what it brings along. */
const REFUSALS = SOURCES.flatMap(({ path, text }) => {
  const called = [...text.matchAll(/\brefuse(?=\()/g)].flatMap(({ index }) => {
    const [, codes = '', params = ''] = argumentsAt(text, index + 'refuse'.length);
    const names = [...params.matchAll(/(?:^\s*\{|,)\s*(\w+)/g)].map(([, name]) => name);
    return [...codes.matchAll(/'([a-z-]+)'/g)].map(([, code]) => ({ path, code, names }));
  });
  const listed = Array.from(text.matchAll(/\['GT-[\d.]+', '([a-z-]+)'\]/g), ([, code]) => ({ path, code, names: [] }));
  return [...called, ...listed];
});

const QUESTION_KINDS = SOURCES.flatMap(({ text }) =>
  Array.from(text.matchAll(/(?:kind: |payOr\()'([a-z-]+)',\s*(?:rule: )?'GT-/g), ([, kind]) => kind),
);

function expectWords(...keys: readonly string[]): void {
  for (const key of keys) {
    expect(words.en[key], `${key} in English`).toBeTruthy();
    expect(words.de[key], `${key} in German`).toBeTruthy();
  }
}

/** Says a phrase in both languages; every key in it must have words, and all that they fill in. */
function expectSaid(phrase: Phrase): void {
  for (const voice of SPEAKERS) {
    const check = (value: PhraseValue): void => {
      if (typeof value !== 'object' || 'seat' in value) return;
      if ('list' in value) return value.list.forEach(check);
      if (!voice.knows(value.key)) throw new Error(`no words for ${value.key}`);
      Object.values(value.values ?? {}).forEach(check);
    };
    check(phrase);
    expectClean(voice.say(phrase), phrase);
  }
}

function expectClean(said: string, of: unknown): void {
  if (/[{}]|undefined|NaN| {2}| [.,]|^[a-z-]+\.[a-z.-]+$/.test(said)) throw new Error(`${said}: ${JSON.stringify(of)}`);
}

const both = (phrase: Phrase): string[] => SPEAKERS.map((voice) => voice.say(phrase));

describe('words', () => {
  it('fill in the same in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect([key, ...placeholders(de[key])]).toEqual([key, ...placeholders(en[key])]);
  });

  it('are there for every action, event, question, phase and option', () => {
    expectWords(...galaxyTrucker.actions.kinds.flatMap((kind) => [`action.${kind}`, `kind.${kind}`]));
    expectWords(...Object.keys(eventView).map((event) => `event.${event}`));
    expect(new Set(QUESTION_KINDS).size).toBeGreaterThan(45);
    expectWords(...QUESTION_KINDS.map((kind) => `question.${kind}`));
    expectWords(...PHASES.map((phase) => `phase.${phase}`));
    for (const option of galaxyTrucker.meta.options) {
      expectWords(`option.${option.id}`, `option-text.${option.id}`);
      if (option.kind !== 'switch') expectWords(...option.choices.map((choice) => `option.${option.id}.${choice}`));
    }
  });

  it('are there for no question and no option that does not exist', () => {
    const of = (prefix: string) => Object.keys(en).filter((key) => key.startsWith(prefix));
    expect(of('question.').filter((key) => !QUESTION_KINDS.some((kind) => key === `question.${kind}`))).toEqual([]);
    const options = galaxyTrucker.meta.options.map(({ id }) => id);
    expect(of('option-text.').filter((key) => !options.some((id) => key === `option-text.${id}`))).toEqual([]);
  });

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
    expectWords(...LEDGER.map((line) => `ledger.${line}`), ...COLOURS.map((colour) => `colour.${colour}`));
    expectWords(...DIFFICULTIES.map((what) => `difficulty.${what}`));
    expect([TILE_KINDS.length, EVIL_NAMES.length, ROAD_NAMES.length]).toEqual([28, 24, 25]);
  });

  it('are there for every refusal, which brings along all that they fill in', () => {
    expect(REFUSALS.length).toBeGreaterThan(25);
    for (const { path, code, names } of REFUSALS) {
      expectWords(`refusal.${code}`);
      const missing = placeholders(words.en[`refusal.${code}`]).filter((name) => !names.includes(name));
      expect(missing, `${code} in ${path}`).toEqual([]);
    }
  });

  it('are there for all that the board says', () => {
    const said = SOURCES.filter(({ path }) => path.startsWith('board/')).flatMap(({ text }) =>
      Array.from(text.matchAll(/(?:key: |word=)['"]([a-z][a-z.-]+)['"]/g), ([, key]) => key),
    );
    expectWords(...said);
  });

  it('can be said with any number and any name', () => {
    for (const [language, book] of Object.entries(phrases.words)) {
      const voice = language === 'en' ? english : german;
      for (const [key, text] of Object.entries(book)) {
        for (const n of [0, 1, 2, 7]) {
          const values = placeholders(text).map((name) => [name, isCounted(text, name) ? n : NAMES[0]] as const);
          expectClean(voice.say({ key, values: Object.fromEntries(values) }), key);
        }
      }
    }
  });

  it('quote and space as the language does', () => {
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/["„]| {2}|[äöüß]/);
    for (const [key, text] of Object.entries(de)) expect(text, key).not.toMatch(/["”]| {2}/);
  });

  it('are German in German: real umlauts, nothing left over', () => {
    const spelledOut =
      /\b(?:fuer|ueber|koenn|muess|gross|groess|waehl|zurueck|Stueck|Duese|Ladeflaeche|Haelfte|Anschluess)/i;
    const leftOver = /\b(?:the|and|with|your|you|from|ship|crew member|battery|lose|take|of)\b/;
    for (const [key, text] of Object.entries(de)) {
      const bare = [/\{\w+\}/g, /\{\w+, \w+,/g, /[\w=]+ \{/g].reduce((left, part) => left.replace(part, ''), text);
      expect(bare, key).not.toMatch(spelledOut);
      expect(bare, key).not.toMatch(leftOver);
      if (text.split(' ').length > 4) expect(text, key).not.toBe(en[key]);
    }
  });
});

const isCounted = (text: string, name: string): boolean => new RegExp(`\\{${name}, (?:plural|number)`).test(text);

describe('names', () => {
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
    round: 1,
    level: 2,
    shipClass: 3,
    road: 4,
    card: CARDS.length - 1,
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
    expect(both(phrases.event(taken))).toEqual(['Ann took a face-down tile.', 'Ann hat ein verdecktes Teil genommen.']);
    const plotted = { event: 'plotted', rule: 'GT-19.2', seat: 1 } as const;
    const card = CARDS.findIndex((one) => one.kind === 'evil' && one.name === 'robocops');
    expect(both(phrases.event({ ...plotted, card }))).toEqual([
      'Bo chose “Robocops”.',
      'Bo hat „Robo-Bullen“ gewählt.',
    ]);
    expect(both(phrases.event(plotted))).toEqual(['Bo chose an Evil Machination.', 'Bo hat eine Üble Untat gewählt.']);
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
    const rolled = { event: 'dice-rolled', rule: 'GT-11.1', large: true, from: 3, seats: [0, 1] } as const;
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
    for (const event of Object.keys(eventView)) {
      for (const some of [{}, OTHERWISE]) {
        const fields = { ...ANYTHING, what: 'hand-over', ...some, ...(event === 'hacked' ? { what: 1 } : {}) };
        expectSaid(phrases.event({ ...fields, event } as unknown as TruckerEvent));
        if (event === 'crew-lost')
          expectSaid(phrases.event({ ...fields, event, alien: -1 } as unknown as TruckerEvent));
      }
    }
  });

  it('explain a refusal', () => {
    const tokens = refuse('GT-9.6', 'no-tokens', { cost: 2 });
    expect(SPEAKERS.map((voice) => voice.refusal(tokens))).toEqual([
      'This costs 2 battery tokens, and you do not have as many to use here.',
      'Das kostet 2 Energiesteine, und so viele hast du hier nicht.',
    ]);
  });
});

const EVERYTHING = {
  newTechnology: true,
  evilMachinations: true,
  bonusCards: true,
  roughRoads: '6',
  round1: '2-IIA',
  round2: '3-IA',
  round3: '1-III',
};
const GAMES = [
  { players: 2, options: { building: 'turns' } },
  { players: 3, options: { building: 'turns', ...EVERYTHING } },
  { players: 5, options: { building: 'live', buildErrors: 'allow', ...EVERYTHING } },
];

/** What random players would do too early or too often to see much of the game. */
const RARELY: ReadonlySet<Action['do']> = new Set(['finish', 'give-up', 'return', 'end-turn', 'pass', 'fly-on-always']);

describe.each(GAMES)('random games of $players with $options', ({ players, options }) => {
  const MOST = 6000;
  const SECOND = 1000;
  const SEEDS = ['a game in words', 'another one', 'and one more'];

  it('are told to everybody in both languages, with all that can be chosen and all that is refused', () => {
    const said = new Set<string>();
    const once = (thing: unknown, check: () => void): void => {
      const text = JSON.stringify(thing);
      if (!said.has(text)) check();
      said.add(text);
    };
    for (const seed of SEEDS) playAndTell(seed, once);
    expect(said.size).toBeGreaterThan(500);
  }, 120_000);

  function playAndTell(seed: string, once: (thing: unknown, check: () => void) => void): void {
    const match = new Match(galaxyTrucker, { players, options, seed });
    const luck = Random.fromSeed(seed);
    const sayAll = (seat: Seat): void => {
      const decision = match.decisions(seat).find((open) => open.seat === seat);
      const { kind = '', options: open = [], refused = [], forms = [] } = decision ?? {};
      if (kind !== '') once(kind, () => expectWords(`question.${kind}`));
      const all = [...open, ...refused.map(({ action }) => action)];
      for (const action of all) once(action, () => expectSaid(phrases.action(galaxyTrucker.actions.read(action))));
      for (const { verdict } of refused)
        once(verdict, () => SPEAKERS.forEach((voice) => void expectClean(voice.refusal(verdict), verdict)));
      for (const form of forms) {
        const fields = (form.fields ?? []).flatMap(({ name }) => [`form.${form.do}.${name}`, `field.${name}`]);
        once([form.do, fields], () => expectWords(`form.${form.do}`, ...fields));
      }
    };

    for (let step = 0; step < MOST && !match.over; step++) {
      const now = step * SECOND;
      const late = match.asks.find((ask) => (match.deadline(ask) ?? Number.POSITIVE_INFINITY) <= now);
      if (late !== undefined) {
        match.submit(CLOCK, { do: 'time-up', seat: late.seat }, now);
        continue;
      }
      const { seat, question } = luck.below(4) > 0 ? match.next() : match.asks[luck.below(match.asks.length)];
      if (step % 5 === 0) sayAll(seat);
      const { options: open } = match.fork().menu({ seat, question }, false);
      const sampled = question.forms?.flatMap((form) => form.sample(match.state, seat, luck) ?? []) ?? [];
      const all: Action[] = [...sampled, ...open];
      const eager = all.filter((action) => !RARELY.has(action.do));
      const choices = eager.length > 0 && luck.below(40) > 0 ? eager : all;
      if (choices.length === 0) continue;
      const choice = choices[luck.below(choices.length)];
      once(choice, () => expectSaid(phrases.action(choice)));
      const verdict = match.take(seat, choice, now);
      if (!verdict.ok) throw new Error(`${JSON.stringify(choice)}: ${verdict.code}`);
    }

    const viewers = [-1, ...Array.from({ length: players }, (_, seat) => seat)];
    for (const viewer of viewers) {
      for (const event of match.history(viewer).flat() as TruckerEvent[])
        once(event, () => expectSaid(phrases.event(event)));
    }
    expect(match.over).toBe(true);
  }
});

describe('the rule catalogue', () => {
  const read = (language: string) =>
    parseCatalogue(readFileSync(new URL(`../rules/${language}.md`, import.meta.url), 'utf8'));
  const idsOf = (language: string) => read(language).flatMap(({ rules }) => rules.map(({ id }) => id));
  const ids = idsOf('en');

  it('has the same rules in English and German, in the same order', () => {
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf('de')).toEqual(ids);
    const chapters = (language: string) => read(language).map(({ number }) => number);
    expect(chapters('de')).toEqual(chapters('en'));
  });

  it('refers only to rules that exist, alike in both languages', () => {
    const cited = (language: string) =>
      read(language).flatMap(({ rules }) => rules.map(({ text }) => [...new Set(text.match(/GT-\d+\.\d+/g))].sort()));
    for (const language of LANGUAGES)
      for (const list of cited(language)) expect(ids).toEqual(expect.arrayContaining(list));
    expect(cited('de')).toEqual(cited('en'));
  });

  it('has every rule that the sources cite', () => {
    for (const { path, text } of SOURCES) {
      for (const [id] of text.matchAll(/GT-\d+\.\d+/g)) expect(ids, `${id} in ${path}`).toContain(id);
    }
  });
});
