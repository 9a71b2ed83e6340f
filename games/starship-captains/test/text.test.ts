import { refuse } from '@starboard/kernel';
import { gameTexts, voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { type Action, actions } from '../src/actions.ts';
import { ACTION_CARDS, ACTION_TYPES } from '../src/content/actionCards.ts';
import { EFFECT_OPS, ITEMS } from '../src/content/effects.ts';
import { EVENT, EVENTS } from '../src/content/events.ts';
import { MAPS } from '../src/content/maps.ts';
import { MISSION, MISSIONS } from '../src/content/missions.ts';
import { PASSENGER, PASSENGERS } from '../src/content/passengers.ts';
import { ROOM_IDS } from '../src/content/rooms.ts';
import { EPILOGUES } from '../src/content/tables.ts';
import { TECH, TECHS } from '../src/content/technologies.ts';
import { COLOURS, CREW_KINDS, FACTIONS, ROUTE_COLOURS, STATIONS, SYMBOLS } from '../src/content/terms.ts';
import { ARTIFACT_TYPES, PIRATE_REWARDS } from '../src/content/tokens.ts';
import { STATION_EFFECTS } from '../src/content/triangles.ts';
import { choose, drawTech, forEachAndroid, gainMedal, lose, pay } from '../src/content/verbs.ts';
import { type CaptainsEvent, events } from '../src/events.ts';
import { starshipCaptains } from '../src/index.ts';
import { FIGURE_IDS, PHASES } from '../src/state.ts';
import { effectPhrase, effectsPhrase, missionRows } from '../src/text/effects.ts';
import {
  actionCardPhrase,
  epiloguePhrase,
  eventCardPhrase,
  figureGivenPhrase,
  figurePhrase,
  missionPhrase,
  passengerPhrase,
  placePhrase,
  techPhrase,
} from '../src/text/names.ts';
import { PRINTED } from './printed.ts';

const { words, english, german, both, expectWords, expectSaid } = voicesOf(starshipCaptains);

gameTexts(starshipCaptains, new URL('../', import.meta.url), {
  phases: PHASES,
  neverOne: ['does.drawTech', 'board.points-of'],
  matches: [
    { players: 1, options: { passenger: 'pa2' } },
    { players: 1, options: { passenger: 'pa4' } },
    { players: 2, options: { techBoard: 'A' } },
    { players: 4, options: { techBoard: 'B' } },
  ],
  times: 25,
  things: 300,
  rarely: ['pass', 'decline', 'ignore-row', 'specialise'],
  eagerly: ['mission'],
});

describe('words', () => {
  it('name all that is in the box', () => {
    const named = (of: string, ids: readonly string[]) => expectWords(...ids.map((id) => `${of}.${id}`));
    const explained = (of: string, ids: readonly string[]) =>
      expectWords(...ids.flatMap((id) => [`${of}.${id}`, `${of}.${id}.text`]));
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    explained('tech', idsOf(TECHS));
    explained('event-card', idsOf(EVENTS));
    explained('passenger', idsOf(PASSENGERS));
    explained('action-card', ACTION_TYPES);
    explained('room', ROOM_IDS);
    explained('station', STATIONS);
    explained('crew', CREW_KINDS);
    named('mission', idsOf(MISSIONS));
    named('place', idsOf(MAPS[1].places));
    for (const of of ['figure', 'figures', 'a-figure', 'to-figure']) named(of, FIGURE_IDS);
    for (const of of ['along', 'onto', 'a-pirate', 'met-pirate', 'route-colour']) named(of, ROUTE_COLOURS);
    for (const of of ['artifact', 'an-artifact', 'artifacts']) named(of, ARTIFACT_TYPES);
    for (const of of ['faction', 'track']) named(of, FACTIONS);
    for (const of of ['colour', 'row']) named(of, COLOURS);
    for (const of of ['effect', 'does']) named(of, EFFECT_OPS);
    named('item', ITEMS);
    named('symbol', SYMBOLS);
    named('pirate-reward', PIRATE_REWARDS);
    named('epilogue', EPILOGUES.map(String));
  });

  it('use the terms of the rules', () => {
    const { en, de } = words;
    const terms = Object.entries(de).filter(([key]) => !key.startsWith('epilogue.'));
    for (const [key, text] of terms)
      expect(text, key).not.toMatch(/\b(?:Crew|Marken?|Slot|Leiste|Technikkarten?|Überlauf)\b/);
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/\b(?:overflow|crystal|crewm[ae]n)\b/i);
    expect([words.de['label.laps'], words.de['label.excess-damage']]).toEqual([
      '{n, plural, =0 {Keine Umrundung} one {# Umrundung} other {# Umrundungen}}',
      'Überschüssiger Schaden',
    ]);
  });
});

describe('grammar', () => {
  it('says one of a thing as one, and several as several', () => {
    expect(both({ key: 'figures.red-ensign', values: { n: 1 } })).toEqual(['1 red ensign', '1 roter Fähnrich']);
    expect(both({ key: 'figures.red-ensign', values: { n: 2 } })).toEqual(['2 red ensigns', '2 rote Fähnriche']);
    expect(both({ key: 'board.points-of', values: { n: '1' } })).toEqual(['1 point', '1 Punkt']);
    expect(both({ key: 'board.points-of', values: { n: '1½' } })).toEqual(['1½ points', '1½ Punkte']);
    expect(both(effectPhrase(drawTech('omega', 3, 1)))).toEqual([
      'draw 3 omega technologies and place 1 of them',
      '3 Omega-Technologien ziehen und 1 davon anlegen',
    ]);
    for (const [key, text] of Object.entries({ ...words.en, ...words.de }))
      expect(text, key).not.toMatch(/\b(?:up to|bis zu) 1\b/);
  });

  it('writes German in one way: Zugs, Raums, and no Spieler but in the terms of the rulebook', () => {
    for (const [key, text] of Object.entries(words.de)) {
      expect(text, key).not.toMatch(/\b(?:Zuges|Raumes|Standort)\b/);
      expect(text, key).not.toMatch(/\bSpielern?\b/);
    }
  });
});

describe('names', () => {
  it('are there for every card, figure and place', () => {
    TECHS.forEach((_, card) => void expectSaid(techPhrase(card)));
    EVENTS.forEach((_, card) => void expectSaid(eventCardPhrase(card)));
    ACTION_CARDS.forEach((_, card) => void expectSaid(actionCardPhrase(card)));
    PASSENGERS.forEach((_, passenger) => void expectSaid(passengerPhrase(passenger)));
    MISSIONS.forEach((_, mission) => void expectSaid(missionPhrase(mission)));
    MAPS[1].places.forEach((_, place) => void expectSaid(placePhrase(place)));
    FIGURE_IDS.forEach((_, figure) => {
      for (const phrase of [figurePhrase(figure), figureGivenPhrase(figure)]) expectSaid(phrase);
    });
  });

  it('name the passengers alike in the options', () => {
    for (const { id } of PASSENGERS)
      for (const book of [words.en, words.de]) expect(book[`option.passenger.${id}`]).toBe(book[`passenger.${id}`]);
  });

  it('tell how history judges a total (SC-21.9)', () => {
    expect(both(epiloguePhrase(43.5))).toEqual([words.en['epilogue.43'], words.de['epilogue.43']]);
    for (const points of [-3, 20, 20.5, 21, 74, 75, 90]) expectSaid(epiloguePhrase(points));
  });
});

describe('effects', () => {
  it('can all be said', () => {
    expect(new Set(PRINTED.map(({ op }) => op)).size).toBe(EFFECT_OPS.length);
    for (const effect of PRINTED) expectSaid(effectPhrase(effect));
    for (const item of ITEMS) for (const n of [1, 2]) expectSaid(effectPhrase(lose(item, n)));
    MISSIONS.forEach((_, mission) => {
      for (const phrase of missionRows(mission)) expectSaid(phrase);
    });
  });

  it('are told one after the other', () => {
    expect(missionRows(MISSION.m29).map(english.say)).toEqual([
      'Yellow: suffer 1 damage, advance up to 2 on the Fleet track',
      'Red: make up to 2 moves, advance 1 on one track of your choice',
      'Blue: gain 1 medal',
    ]);
    expect(missionRows(MISSION.m29).map(german.say)).toEqual([
      'Gelb: 1 Schaden erleiden, bis zu 2 Felder auf dem Flottenpfad vorrücken',
      'Rot: bis zu 2 Bewegungen machen, 1 Feld auf einem Pfad deiner Wahl vorrücken',
      'Blau: 1 Medaille erhalten',
    ]);
    expect(both(effectsPhrase([]))).toEqual(['nothing', 'nichts']);
  });

  it('count what is printed several times', () => {
    expect(both(effectsPhrase(TECHS[TECH.t06].effects))).toEqual([
      'twice advance 1 on one track of your choice',
      'zweimal 1 Feld auf einem Pfad deiner Wahl vorrücken',
    ]);
    expect(both(effectsPhrase(STATION_EFFECTS[0]))).toEqual([
      'three times advance 1 on one track of your choice',
      'dreimal 1 Feld auf einem Pfad deiner Wahl vorrücken',
    ]);
    expect(both(effectsPhrase(TECHS[TECH.t16].effects))).toEqual([
      'three times attack 1 pirate, repair 1 damage',
      'dreimal 1 Piraten angreifen, 1 Schaden reparieren',
    ]);
  });

  it('tell what is inside others', () => {
    expect(both(effectsPhrase(TECHS[TECH.t23].effects))).toEqual([
      'discard 1 artifact to gain 1 android and advance up to 2 on the Tincan track',
      '1 Artefakt ablegen und dafür 1 Androiden erhalten und bis zu 2 Felder auf dem Tincan-Pfad vorrücken',
    ]);
    expect(both(effectsPhrase(EVENTS[EVENT.en3].effects))).toEqual([
      'either discard 1 artifact to gain 2 medals or discard 1 pirate token to gain 2 medals',
      'entweder 1 Artefakt ablegen und dafür 2 Medaillen erhalten oder 1 Piratenmarker ablegen und dafür 2 Medaillen erhalten',
    ]);
    expect(both(effectsPhrase(EVENTS[EVENT.et1].effects))).toEqual([
      'take 1 technology from the Tincan track, let every other player gain 1 artifact',
      '1 Technologie vom Tincan-Pfad nehmen, alle anderen 1 Artefakt erhalten lassen',
    ]);
    expect(both(effectsPhrase(PASSENGERS[PASSENGER.pa6].action))).toEqual([
      'if possible, return 1 android and advance up to 2 on the Tincan track',
      'falls möglich, 1 Androiden zurückgeben und bis zu 2 Felder auf dem Tincan-Pfad vorrücken',
    ]);
    const deep = choose([pay('tech', 2, forEachAndroid(gainMedal(1)))], [gainMedal(1)], []);
    expect(both(effectPhrase(deep))).toEqual([
      'either discard 2 technologies to gain 1 medal, once for each android in your crew or gain 1 medal or nothing',
      'entweder 2 Technologien ablegen und dafür für jeden Androiden in deiner Besatzung 1 Medaille erhalten oder 1 Medaille erhalten oder nichts',
    ]);
  });
});

/** Every field that an action or an event may have. */
const ANYTHING = {
  ...{
    rule: 'SC-1.1',
    seat: 0,
    round: 2,
    start: 1,
    place: 3,
    figure: 2,
    colour: 0,
    free: false,
    slot: 3,
    room: 1,
    card: 2,
  },
  ...{ first: 0, second: 2, kinds: [0, 2], along: 1, to: 4, from: 0, at: 3, faction: 2, kind: 1, option: 0, fields: 2 },
  ...{
    mission: 5,
    row: 1,
    again: false,
    points: 4,
    number: 3,
    pirate: 3,
    total: 4,
    count: 1,
    what: 'medal',
    lap: false,
  },
  ...{ replaced: -1, matches: [], cards: [1, 4], station: 1, recalled: 2 },
};
const OTHERWISE = {
  ...{ rule: 'SC-13.2', free: true, slot: -1, room: 6, kind: -1, again: true, total: 10, count: 2, what: 'cadet' },
  ...{ lap: true, to: 0, matches: [0, 2], cards: [], recalled: 0, pirate: 0 },
};

describe('sentences', () => {
  const by = { rule: 'SC-1.1', seat: 0 } as const;

  it('hide what the viewer may not know (SC-2.11)', () => {
    const drawn = { event: 'techs-drawn', ...by, count: 2 } as const;
    expect(both(events.phrase({ ...drawn, cards: [TECH.t01, TECH.t17] }))).toEqual([
      'Ann drew “Vector Nozzles” and “Holodeck” to choose from.',
      'Ann hat „Vektordüsen“ und „Holodeck“ zur Auswahl gezogen.',
    ]);
    expect(both(events.phrase(drawn))).toEqual([
      'Ann drew 2 technologies to choose from.',
      'Ann hat 2 Technologien zur Auswahl gezogen.',
    ]);
    const peeked = { event: 'missions-peeked', ...by, count: 3 } as const;
    expect(both(events.phrase(peeked))).toEqual([
      'Ann looked at the top 3 missions of the deck.',
      'Ann hat die obersten 3 Missionen des Stapels angesehen.',
    ]);
    expect(german.say(events.phrase({ ...peeked, cards: [MISSION.m02] }))).toBe(
      'Ann hat die nächsten Missionen gesehen: „Sternentor“.',
    );
  });

  it('tell of the crew in the right case', () => {
    expect(both(actions.phrase({ do: 'activate', room: 0, figure: 1 }))).toEqual([
      'Activate the helm with a red ensign',
      'Aktivieren: die Steuerung mit einem roten Fähnrich',
    ]);
    expect(both(actions.phrase({ do: 'specialise', figure: 0, colour: 2 }))).toEqual([
      'Specialise a cadet as a blue ensign (1 medal)',
      'Spezialisieren: einen Kadetten zu einem blauen Fähnrich (1 Medaille)',
    ]);
    expect(both(events.phrase({ event: 'recalled', ...by, figure: 7 }))).toEqual([
      'Ann recalled an android.',
      'Ann hat einen Androiden zurückgeholt.',
    ]);
    const activated = { event: 'room-activated', ...by, room: 5, card: TECH.t01, figure: 4 } as const;
    expect(both(events.phrase(activated))).toEqual([
      'Ann activated “Vector Nozzles” with a red commander.',
      'Ann hat „Vektordüsen“ mit einem roten Commander aktiviert.',
    ]);
    expect(both(actions.phrase({ do: 'activate-with-artifacts', room: 3, first: 0, second: 0 }))).toEqual([
      'Activate maintenance with 2 red-yellow artifacts',
      'Aktivieren: die Wartung durch 2 rot-gelbe Artefakte',
    ]);
  });

  it('tell where ships and pirates go', () => {
    const moved = { event: 'moved', ...by, from: 0, to: 2, pirate: true } as const;
    expect(both(events.phrase(moved))).toEqual([
      'Ann flew from the Home Station to Pellucid, past a pirate.',
      'Ann ist von der Heimatstation nach Pellucid geflogen, an einem Piraten vorbei.',
    ]);
    const pirate = { rule: 'SC-13.2', at: 2, along: 0, pirate: 0 } as const;
    expect(both(events.phrase({ event: 'pirate-placed', ...pirate }))).toEqual([
      'A violet pirate appeared on the violet route at Pellucid.',
      'Ein violetter Pirat erschien auf der violetten Route bei Pellucid.',
    ]);
    expect(both(events.phrase({ event: 'pirate-discarded', ...pirate }))).toEqual([
      'A violet pirate was drawn at Pellucid, but its route was taken: it was discarded.',
      'Ein violetter Pirat wurde bei Pellucid gezogen, doch seine Route war besetzt: Er wurde abgelegt.',
    ]);
    expect(german.say(events.phrase({ event: 'pirate-discarded', ...pirate, rule: 'SC-22.10', pirate: 3 }))).toBe(
      'Ein grüner Pirat wurde von der violetten Route bei Pellucid entfernt.',
    );
    expect(both(actions.phrase({ do: 'jump', to: 0 }))).toEqual([
      'Jump to the Home Station',
      'Sprung zur Heimatstation',
    ]);
  });

  it('tell of laps (SC-18.6) and of excess damage (SC-11.4)', () => {
    const advanced = { event: 'advanced', ...by, faction: 2 } as const;
    expect(both(events.phrase({ ...advanced, to: 3, lap: false }))).toEqual([
      "Ann advanced to field 3 of the Ni'an track.",
      "Ann ist auf Feld 3 des Ni'an-Pfads vorgerückt.",
    ]);
    expect(both(events.phrase({ ...advanced, to: 0, lap: true }))).toEqual([
      "Ann completed a lap of the Ni'an track.",
      "Ann hat auf dem Ni'an-Pfad eine Umrundung geschafft.",
    ]);
    expect(german.say(events.phrase({ event: 'damaged', ...by, total: 8 }))).toBe(
      'Ann hat 1 Schaden erlitten; im Lager sind es nun 8.',
    );
    expect(german.say(events.phrase({ event: 'damaged', ...by, total: 9 }))).toBe(
      'Ann hat 1 Schaden erlitten; überschüssig sind nun 1.',
    );
  });

  it('SC-8.6: say where on break a subordinate stood', () => {
    const command = { do: 'command', figure: 0, place: 3 } as const;
    expect(both(actions.phrase(command))).toEqual([
      'Command a cadet back to the ready room, from place 4 of the break area',
      'Befehligen: einen Kadetten von Platz 4 des Pausenbereichs in den Bereitschaftsraum holen',
    ]);
    expect(both(events.phrase({ event: 'commanded', ...by, figure: 0, place: 3 }))).toEqual([
      'Ann commanded a cadet back to the ready room, from place 4 of the break area.',
      'Ann hat einen Kadetten von Platz 4 des Pausenbereichs in den Bereitschaftsraum befohlen.',
    ]);
  });

  it('tell technology bonuses and what was given up', () => {
    const placed = { event: 'tech-placed', ...by, card: TECH.t17, slot: 0, replaced: -1 } as const;
    expect(both(events.phrase({ ...placed, matches: [0, 2] }))).toEqual([
      'Ann placed “Holodeck” on slot 1. Technology bonus: repair and move.',
      'Ann hat „Holodeck“ auf Platz 1 angelegt. Technologie-Bonus: Reparatur und Bewegung.',
    ]);
    expect(english.say(events.phrase({ ...placed, matches: [] }))).toBe('Ann placed “Holodeck” on slot 1.');
    const paid = { event: 'paid', ...by } as const;
    expect(both(events.phrase({ ...paid, what: 'artifact', kind: 0 }))).toEqual([
      'Ann gave up a red-yellow artifact.',
      'Ann hat ein rot-gelbes Artefakt abgegeben.',
    ]);
    for (const what of ['pirate', 'medal', 'android'] as const) expectSaid(events.phrase({ ...paid, what, kind: -1 }));
    expect(german.say(events.phrase({ ...paid, what: 'tech', kind: TECH.t17 }))).toBe('Ann hat „Holodeck“ abgegeben.');
  });

  it('write halves as everywhere (SC-21.5)', () => {
    const ended = { event: 'game-ended', rule: 'SC-21.8', points: [43.5, 40] } as const;
    expect(both(events.phrase(ended))).toEqual([
      'The game ended: 43½ for Ann and 40 for Bo.',
      'Das Spiel ging zu Ende: 43½ für Ann und 40 für Bo.',
    ]);
  });

  it('fill in all that they ask for, whatever is done and whatever happens', () => {
    for (const kind of actions.kinds)
      for (const some of [{}, { room: 6, figure: 7, to: 0, option: 2 }])
        expectSaid(actions.phrase({ ...ANYTHING, ...some, do: kind } as unknown as Action));
    for (const event of events.kinds) {
      for (const some of [{}, OTHERWISE, { rule: 'SC-24.10' }]) {
        const own = event === 'game-ended' ? { points: [1.5, 2] } : event === 'paid' ? { what: 'tech', kind: 1 } : {};
        expectSaid(events.phrase({ ...ANYTHING, ...some, ...own, event } as unknown as CaptainsEvent));
      }
    }
  });

  it('explain a refusal', () => {
    const refusal = refuse('SC-15.1', 'too-few-figures', { rows: 3, crew: 1 });
    expect([english, german].map((voice) => voice.refusal(refusal))).toEqual([
      'This mission has 3 rows, and there is only 1 figure in your ready room.',
      'Diese Mission hat 3 Zeilen, und in deinem Bereitschaftsraum steht nur 1 Figur.',
    ]);
  });
});
