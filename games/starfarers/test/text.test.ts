import { readdirSync, readFileSync } from 'node:fs';
import { kernelWords, Match, type Phrase, type PhraseValue, Random, refuse, type Seat } from '@starboard/kernel';
import { placeholders } from '@starboard/kernel/laws';
import { bilingual, LANGUAGES, parseCatalogue, speaker } from '@starboard/text';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { BUILDABLES, CHITS, COST, PLANETS, POINTS, RESOURCES } from '../src/content/index.ts';
import { starfarers } from '../src/index.ts';
import { cardsPhrase, chitPhrase, phrases, planetPhrase, pointPhrase } from '../src/text/phrases.ts';
import { eventView } from '../src/view.ts';

const { en, de } = phrases.words;
const words = bilingual(kernelWords, phrases.words);
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const SPEAKERS = LANGUAGES.map((language) => speaker(words, language, NAMES));
const [english, german] = SPEAKERS;

const folder = new URL('../src/', import.meta.url);
const SOURCES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
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
const REFUSALS = SOURCES.flatMap(({ path, text }) =>
  [...text.matchAll(/\brefuse(?=\()/g)].flatMap(({ index }) => {
    const [, codes, params = ''] = argumentsAt(text, index + 'refuse'.length);
    const names = [...params.matchAll(/(?:^\s*\{|,)\s*(\w+)/g)].map(([, name]) => name);
    return [...codes.matchAll(/'([a-z-]+)'/g)].map(([, code]) => ({ path, code, names }));
  }),
);

const QUESTION_KINDS = SOURCES.flatMap(({ text }) =>
  Array.from(text.matchAll(/kind: '([a-z-]+)',\s*rule: '/g), ([, kind]) => kind),
);

function expectWords(...keys: readonly string[]): void {
  for (const key of keys) {
    expect(words.en[key], `${key} in English`).toBeTruthy();
    expect(words.de[key], `${key} in German`).toBeTruthy();
  }
}

/** Says a phrase in both languages; every key in it must have words. */
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
  if (/[{}]|undefined|NaN|^[a-z-]+\.[a-z.-]+$/.test(said)) throw new Error(`${said}: ${JSON.stringify(of)}`);
}

describe('words', () => {
  it('fill in the same in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect([key, ...placeholders(de[key])]).toEqual([key, ...placeholders(en[key])]);
  });

  it('are there for every action, event, question, phase and option', () => {
    expectWords(...starfarers.actions.kinds.flatMap((kind) => [`action.${kind}`, `kind.${kind}`]));
    expectWords(...Object.keys(eventView).map((event) => `event.${event}`));
    expect(QUESTION_KINDS).toHaveLength(19);
    expectWords(...QUESTION_KINDS.map((kind) => `question.${kind}`));
    const phases = ['place-colony', 'place-spaceport', 'production', 'build', 'flight', 'over'];
    expectWords(...phases.map((phase) => `phase.${phase}`));
    for (const option of starfarers.meta.options) {
      expectWords(`option.${option.id}`, `option-text.${option.id}`);
      if (option.kind !== 'switch') expectWords(...option.choices.map((choice) => `option.${option.id}.${choice}`));
    }
  });

  it('are there for every refusal, which brings along all that they fill in', () => {
    expect(REFUSALS.length).toBeGreaterThan(80);
    for (const { path, code, names } of REFUSALS) {
      expectWords(`refusal.${code}`);
      const missing = placeholders(words.en[`refusal.${code}`]).filter((name) => !names.includes(name));
      expect(missing, `${code} in ${path}`).toEqual([]);
    }
  });

  it('are there for no refusal that does not exist', () => {
    const said = Object.keys(en).filter((key) => key.startsWith('refusal.'));
    expect(said.filter((key) => !REFUSALS.some(({ code }) => key === `refusal.${code}`))).toEqual([]);
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
});

const isCounted = (text: string, name: string): boolean => new RegExp(`\\{${name}, plural,`).test(text);

describe('names', () => {
  it('tell every point, planet and chit apart', () => {
    for (const voice of SPEAKERS) {
      expect(new Set(POINTS.map((_, point) => voice.say(pointPhrase(point)))).size).toBe(POINTS.length);
      expect(new Set(PLANETS.map((_, planet) => voice.say(planetPhrase(planet)))).size).toBe(PLANETS.length);
      for (let chit = -1; chit < CHITS.length; chit++) expectSaid(chitPhrase(chit));
    }
  });

  it('read well', () => {
    const both = (phrase: Phrase) => SPEAKERS.map((voice) => voice.say(phrase));
    const point = (id: string) => pointPhrase(POINTS.findIndex((one) => one.id === id));
    expect(both(point('near1-a'))).toEqual(['colony point a of Korvan', 'Koloniepunkt a von Korvan']);
    expect(both(point('merchants-2'))).toEqual(['trade point 2 of the Merchants', 'Handelspunkt 2 der Händler']);
    expect(both(point('s063'))).toEqual(['space point 63', 'Raumpunkt 63']);
    expect(both(planetPhrase(13))).toEqual(['ore planet of Korvan', 'Erzplanet von Korvan']);
    expect(both(cardsPhrase([2, 0, 0, 1, 0]))).toEqual(['2 ore and 1 food', '2 Erz und 1 Nahrung']);
    expect(both(cardsPhrase([0, 0, 0, 0, 2]))).toEqual(['2 trade goods', '2 Handelswaren']);
    expect(both(cardsPhrase([0, 0, 0, 0, 0]))).toEqual(['nothing', 'nichts']);
  });

  it('name the prices that are asked (SF-9.2, SF-9.3)', () => {
    BUILDABLES.forEach((what, i) => {
      for (const voice of SPEAKERS) {
        const price = voice.say({ key: `price.${what}` });
        COST[i].forEach((n, kind) => {
          const cards = voice.say(cardsPhrase(RESOURCES.map((_, k) => (k === kind ? n : 0))));
          if (n > 0) expect(price).toContain(cards);
        });
        expect(price.match(/\d+/g)?.map(Number)).toEqual(COST[i].filter((n) => n > 0));
      }
    });
  });
});

describe('sentences', () => {
  it('hide what the viewer may not know', () => {
    const stole = { event: 'stole', rule: 'SF-5.3', seat: 0, from: 1 } as const;
    expect(english.say(phrases.event({ ...stole, kind: 4 }))).toBe('Ann drew 1 trade good from the hand of Bo.');
    expect(english.say(phrases.event(stole))).toBe('Ann drew a card from the hand of Bo.');
    const looked = { event: 'looked', rule: 'SF-14.1', seat: 2, planet: 13 } as const;
    const lair = CHITS.findIndex(({ pirate }) => pirate === 4);
    expect(german.say(phrases.event({ ...looked, chit: lair }))).toBe(
      'Cy hat das Plättchen auf dem Erzplaneten von Korvan angesehen: Piratennest 4.',
    );
    expect(german.say(phrases.event(looked))).toBe('Cy hat das Plättchen auf dem Erzplaneten von Korvan angesehen.');
  });

  it('say what was gained, lost, won and taken from whom', () => {
    const fame = { event: 'fame-changed', rule: 'SF-21.1', seat: 1 } as const;
    expect(english.say(phrases.event({ ...fame, rings: 1 }))).toBe('Bo gained 1 fame ring.');
    expect(german.say(phrases.event({ ...fame, rings: -2 }))).toBe('Bo hat 2 Ruhmesringe verloren.');
    expectSaid(phrases.event({ ...fame, rings: 0 }));
    const disc = { event: 'disc-won', rule: 'SF-19.2', seat: 3, people: 0 } as const;
    expect(german.say(phrases.event({ ...disc, lostBy: -1 }))).toBe(
      'Di hat die Scheibe der Freundschaft des Grünen Volkes bekommen.',
    );
    expect(english.say(phrases.event({ ...disc, lostBy: 0 }))).toBe(
      'Di took the disc of friendship of the Green Folk from Ann.',
    );
  });

  it('explain a refusal', () => {
    const bank = refuse('SF-8.5', 'bank-has-none', { kind: 'fuel' });
    expect(SPEAKERS.map((voice) => voice.refusal(bank))).toEqual([
      'The bank has no fuel left.',
      'Die Bank hat keinen Treibstoff mehr.',
    ]);
    const price = refuse('SF-9.14', 'cannot-pay', { price: 'price.drive' });
    expect(english.refusal(price)).toBe('You do not have the cards for this. A drive costs 2 fuel.');
  });

  it('speak of a ship whose place is left open (SF-9.13)', () => {
    const open = starfarers.actions.read({ do: 'build-ship', what: 'trade-ship' });
    expect(english.say(phrases.action(open))).toBe(
      'Build a trade ship on a free spaceport point with the lowest free transporter',
    );
    expectSaid(phrases.action(open));
  });
});

const GAMES = [
  { players: 3, options: { advancedSetup: true, fasterStart: true } },
  { players: 4, options: {} },
  { players: 4, options: { advancedSetup: true, twoYellowBalls: true } },
];

describe.each(GAMES)('a random game of $players with $options', ({ players, options }) => {
  const MOST = 6000;

  it('is told to everybody in both languages, with all that can be chosen and all that is refused', () => {
    const match = new Match(starfarers, { players, options, seed: 'a game in words' });
    const luck = Random.fromSeed('who plays it');
    const said = new Set<string>();
    const once = (thing: unknown, check: () => void): void => {
      const text = JSON.stringify(thing);
      if (!said.has(text)) check();
      said.add(text);
    };
    const sayAll = (seat: Seat): void => {
      const decision = match.decisions(seat).find((open) => open.seat === seat);
      const { kind = '', options: open = [], refused = [], forms = [] } = decision ?? {};
      once(kind, () => expectWords(`question.${kind}`));
      const all = [...open, ...refused.map(({ action }) => action)];
      for (const action of all) once(action, () => expectSaid(phrases.action(starfarers.actions.read(action))));
      for (const { verdict } of refused)
        once(verdict, () => SPEAKERS.forEach((voice) => void expectClean(voice.refusal(verdict), verdict)));
      for (const form of forms) {
        const fields = (form.fields ?? []).flatMap(({ name }) => [`form.${form.do}.${name}`, `field.${name}`]);
        once([form.do, fields], () => expectWords(`form.${form.do}`, ...fields));
      }
    };

    for (let step = 0; step < MOST && !match.over; step++) {
      const { seat, question } = luck.below(4) > 0 ? match.next() : match.asks[luck.below(match.asks.length)];
      if (step % 3 === 0) sayAll(seat);
      const run = match.fork();
      const { options: open } = run.menu({ seat, question }, false);
      const sampled = question.forms?.flatMap((form) => form.sample(match.state, seat, luck) ?? []) ?? [];
      const choices: Action[] = open.length > 0 && luck.below(4) > 0 ? [...open] : [...sampled, ...open];
      if (choices.length === 0) continue;
      const choice = choices[luck.below(choices.length)];
      expectSaid(phrases.action(choice));
      const verdict = match.take(seat, choice, step);
      if (!verdict.ok) throw new Error(`${JSON.stringify(choice)}: ${verdict.code}`);
    }

    const viewers = [-1, ...Array.from({ length: players }, (_, seat) => seat)];
    for (const viewer of viewers) {
      for (const event of match.history(viewer).flat() as Parameters<typeof phrases.event>[0][])
        once(event, () => expectSaid(phrases.event(event)));
    }
    expect(match.over).toBe(true);
    expect(said.size).toBeGreaterThan(500);
  }, 120_000);
});

describe('the rule catalogue', () => {
  const read = (language: string) =>
    parseCatalogue(readFileSync(new URL(`../rules/${language}.md`, import.meta.url), 'utf8'));
  const idsOf = (language: string) => read(language).flatMap(({ rules }) => rules.map(({ id }) => id));
  const ids = idsOf('en');

  it('has the same 263 rules in English and German, in the same order', () => {
    expect(ids).toHaveLength(263);
    expect(new Set(ids).size).toBe(263);
    expect(idsOf('de')).toEqual(ids);
    const chapters = (language: string) => read(language).map(({ number }) => number);
    expect(chapters('de')).toEqual(chapters('en'));
  });

  it('refers only to rules that exist, alike in both languages', () => {
    const cited = (language: string) =>
      read(language).flatMap(({ rules }) => rules.map(({ text }) => [...new Set(text.match(/SF-\d+\.\d+/g))].sort()));
    for (const language of LANGUAGES)
      for (const list of cited(language)) expect(ids).toEqual(expect.arrayContaining(list));
    expect(cited('de')).toEqual(cited('en'));
  });

  it('has every rule that the sources cite', () => {
    for (const { path, text } of SOURCES) {
      for (const [id] of text.matchAll(/SF-\d+\.\d+/g)) expect(ids, `${id} in ${path}`).toContain(id);
    }
  });
});
