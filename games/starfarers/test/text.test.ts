import { refuse } from '@starboard/kernel';
import { gameTexts, voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { actions } from '../src/actions.ts';
import { BUILDABLES, CHITS, COST, PLANETS, POINTS, RESOURCES } from '../src/content/index.ts';
import { events } from '../src/events.ts';
import { starfarers } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { cardsPhrase, chitPhrase, planetPhrase, pointPhrase } from '../src/text/names.ts';

const { speakers, english, german, both, expectSaid } = voicesOf(starfarers);

gameTexts(starfarers, new URL('../', import.meta.url), {
  phases: ['place-colony', 'place-spaceport', 'production', 'build', 'flight', 'over'],
  matches: [
    { players: 3, options: { advancedSetup: true, fasterStart: true } },
    { players: 4, options: {} },
    { players: 4, options: { advancedSetup: true, twoYellowBalls: true } },
  ],
  things: 500,
});

describe('names', () => {
  it('tell every point, planet and chit apart', () => {
    for (const voice of speakers) {
      expect(new Set(POINTS.map((_, point) => voice.say(pointPhrase(point)))).size).toBe(POINTS.length);
      expect(new Set(PLANETS.map((_, planet) => voice.say(planetPhrase(planet)))).size).toBe(PLANETS.length);
      for (let chit = -1; chit < CHITS.length; chit++) expectSaid(chitPhrase(chit));
    }
  });

  it('read well', () => {
    const point = (id: string) => pointPhrase(POINTS.findIndex((one) => one.id === id));
    expect(both(point('near1-a'))).toEqual(['colony point a of Korvan', 'Koloniepunkt a von Korvan']);
    expect(both(point('merchants-2'))).toEqual(['trade point 2 of the Merchants', 'Handelspunkt 2 der Händler']);
    expect(both(point('s063'))).toEqual([
      'the point one step up and left of trade point 4 of the Green Folk',
      'Raumpunkt einen Schritt links oberhalb von Handelspunkt 4 des Grünen Volkes',
    ]);
    expect(both(planetPhrase(13))).toEqual(['ore planet of Korvan', 'Erzplanet von Korvan']);
    expect(both(cardsPhrase([2, 0, 0, 1, 0]))).toEqual(['2 ore and 1 food', '2 Erz und 1 Nahrung']);
    expect(both(cardsPhrase([0, 0, 0, 0, 2]))).toEqual(['2 trade goods', '2 Handelswaren']);
    expect(both(cardsPhrase([0, 0, 0, 0, 0]))).toEqual(['nothing', 'nichts']);
  });

  it('are written in one way in German: Zugs, Carbon, and Siegpunkte where points could be places', () => {
    for (const [key, text] of Object.entries(de)) {
      expect(text, key).not.toMatch(/\bZuges\b|Karbon|Kampfstärke/);
      if (/^(?:telling|why)\./.test(key)) expect(text, key).not.toMatch(/\d+ Punkte?\b/);
    }
  });

  it('name the prices that are asked (SF-9.2, SF-9.3)', () => {
    BUILDABLES.forEach((what, i) => {
      for (const voice of speakers) {
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
    expect(english.say(events.phrase({ ...stole, kind: 4 }))).toBe('Ann drew 1 trade good from the hand of Bo.');
    expect(english.say(events.phrase(stole))).toBe('Ann drew a card from the hand of Bo.');
    const looked = { event: 'looked', rule: 'SF-14.1', seat: 2, planet: 13 } as const;
    const lair = CHITS.findIndex(({ pirate }) => pirate === 4);
    expect(german.say(events.phrase({ ...looked, chit: lair }))).toBe(
      'Cy hat das Plättchen auf dem Erzplaneten von Korvan angesehen: Piratennest 4.',
    );
    expect(german.say(events.phrase(looked))).toBe('Cy hat das Plättchen auf dem Erzplaneten von Korvan angesehen.');
  });

  it('say what was gained, lost, won and taken from whom', () => {
    const fame = { event: 'fame-changed', rule: 'SF-21.1', seat: 1 } as const;
    expect(english.say(events.phrase({ ...fame, rings: 1 }))).toBe('Bo gained 1 fame ring.');
    expect(german.say(events.phrase({ ...fame, rings: -2 }))).toBe('Bo hat 2 Ruhmesringe verloren.');
    expectSaid(events.phrase({ ...fame, rings: 0 }));
    const disc = { event: 'disc-won', rule: 'SF-19.2', seat: 3, people: 0 } as const;
    expect(german.say(events.phrase({ ...disc, lostBy: -1 }))).toBe(
      'Di hat die Scheibe der Freundschaft des Grünen Volkes bekommen.',
    );
    expect(english.say(events.phrase({ ...disc, lostBy: 0 }))).toBe(
      'Di took the disc of friendship of the Green Folk from Ann.',
    );
  });

  it('explain a refusal', () => {
    const bank = refuse('SF-8.5', 'bank-has-none', { kind: 'fuel' });
    expect(speakers.map((voice) => voice.refusal(bank))).toEqual([
      'The bank has no fuel left.',
      'Die Bank hat keinen Treibstoff mehr.',
    ]);
    const price = refuse('SF-9.14', 'cannot-pay', { price: 'price.drive' });
    expect(english.refusal(price)).toBe('You do not have the cards for this. A drive costs 2 fuel.');
  });

  it('speak of a ship whose place is left open (SF-9.13)', () => {
    const open = starfarers.actions.read({ do: 'build-ship', what: 'trade-ship' });
    expect(english.say(actions.phrase(open))).toBe(
      'Build a trade ship on a free spaceport point with the lowest free transporter',
    );
    expectSaid(actions.phrase(open));
  });
});
