import { tagsOf } from '@starboard/board/testing';
import { Random } from '@starboard/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { techGlyphs } from '../../src/board/cardGlyphs.tsx';
import { glyphsOf } from '../../src/board/effects.tsx';
import { Artifact, ColourMark, Figure, Pirate } from '../../src/board/Figures.tsx';
import { happenings } from '../../src/board/happenings.ts';
import { EventArt, GameArt, notesOf, pointsOf, rulePictures, tellingOf } from '../../src/board/index.tsx';
import { MissionCard } from '../../src/board/MissionCard.tsx';
import type { Scene } from '../../src/board/scene.ts';
import { TechCard } from '../../src/board/Tech.tsx';
import { told } from '../../src/board/tellings.ts';
import { EFFECT_OPS, MISSIONS, PASSENGERS, TECH, TECHS } from '../../src/content/index.ts';
import { copy } from '../../src/copy.ts';
import type { SeenEvent } from '../../src/events.ts';
import { starshipCaptains } from '../../src/index.ts';
import { matchesAt } from '../../src/rules/technology.ts';
import { pointsOf as scoreOf } from '../../src/score.ts';
import { FIGURE_IDS, mapOf, SLOTS, type State } from '../../src/state.ts';
import { halves } from '../../src/text/names.ts';
import { PRINTED } from '../printed.ts';
import { crewed, scene } from '../scene.ts';
import { asked, boardOf, pictured, played, propsOf, refsOf, say, seenBy, step, type Table, tests } from './scenes.ts';

const DESKTOP = { width: 553, height: 738 };
const PHONE = { width: 390, height: 520 };

const pictureOf = (art: React.ReactNode): string => renderToStaticMarkup(<svg aria-hidden="true">{art}</svg>);

/** A match at the first question of that kind, after a round. */
function at(players: number, seed: string, kind: string, round = 2): Table {
  const match = played(players, seed, (state) => state.round >= round);
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 3000 && !match.over && asked(match) !== kind; i++) step(match, random);
  expect(asked(match), `${seed} ${kind}`).toBe(kind);
  return match;
}

const MATCHES = [
  ['at the start', played(2, 'start', () => true)],
  ['a turn of three', at(3, 'turn', 'turn')],
  ['flying', at(4, 'fly', 'move')],
  ['researching', at(2, 'tech', 'take-tech')],
  ['choosing a crew', at(3, 'crew', 'assign')],
  ['advancing', at(3, 'tracks', 'choose-track')],
  ['repairing', at(2, 'mend', 'repair')],
  ['alone', at(1, 'solo', 'turn', 3)],
  ['at the end', played(2, 'over', () => false)],
] as const;

tests({
  matches: MATCHES,
  walks: [1, 2, 4].flatMap((players) => ['a', 'b'].map((seed) => ({ players, seed, luck: 5 }))),
  pointsOf,
  rulePictures,
  tellingOf,
  GameArt,
});

describe('the board', () => {
  it.each(MATCHES)('%s: shows every place, room, slot and track, and every handle by its name', (_, match) => {
    const tags = tagsOf(boardOf(match, 0, { size: DESKTOP }));
    for (const { id } of mapOf(match.state).places)
      expect(tags.has(`place:${id}`) || tags.has('route:violet'), id).toBe(true);
    for (const room of ['helm', 'weapons', 'research', 'maintenance'])
      expect(tags.has(`room:${room}`), room).toBe(true);
    for (let slot = 0; slot < SLOTS; slot++) expect(tags.has(`slot:${slot}`), `${slot}`).toBe(true);
    for (const card of match.state.display)
      if (card >= 0 && match.state.drawn.length === 0) expect(tags.has(`tech:${TECHS[card].id}`)).toBe(true);
    expect(tags.has('storage')).toBe(true);
    for (const [ref, tag] of tags) expect(tag, ref).toMatch(/aria-label="[^"]{1,}"/);
  });

  it('keeps the number of elements small', () => {
    for (const [name, match] of MATCHES) {
      const count = boardOf(match, 0, { size: DESKTOP }).split('<').length / 2;
      expect(count, name).toBeLessThan(2200);
    }
  });

  it('shows on a phone the part that is asked about', () => {
    const shown = (match: Table) => tagsOf(boardOf(match, match.next().seat, { size: PHONE }));
    expect(shown(MATCHES[2][1]).has('route:violet')).toBe(true);
    expect(shown(MATCHES[3][1]).has('slot:0')).toBe(true);
    expect([...shown(MATCHES[3][1]).keys()].some((ref) => ref.startsWith('tech:'))).toBe(true);
    expect([...shown(MATCHES[4][1]).keys()].some((ref) => ref.startsWith('figure:'))).toBe(true);
    expect(shown(MATCHES[5][1]).get('track:fleet')).toContain('role="button"');
  });

  it('makes what is lit a button, and marks what was chosen', () => {
    const [, match] = MATCHES[1];
    const lit = new Map([
      ['room:helm', 'option'],
      ['slot:2', 'chosen'],
      ['pass', 'option'],
    ] as const);
    const tags = tagsOf(boardOf(match, 0, { lit, size: DESKTOP }));
    expect(tags.get('room:helm')).toMatch(/role="button".*aria-pressed="false"/);
    expect(tags.get('slot:2')).toContain('aria-pressed="true"');
    expect(tags.get('room:weapons')).toContain('role="img"');
    expect(tags.get('pass')).toContain('role="button"');
  });

  it('SC-14.9: lights up the symbols that would match before a card is taken', () => {
    const [, match] = MATCHES[3];
    const { seat } = match.next();
    const { lit } = propsOf(match, seat);
    const counts = [...lit.keys()]
      .filter((ref) => ref.startsWith('tech:'))
      .map((ref) => {
        const card = TECH[ref.slice(5)];
        const html = boardOf(match, seat, { lit: new Map([...lit, [ref, 'chosen'] as const]), size: DESKTOP });
        const expected = Array.from({ length: SLOTS }, (_, slot) =>
          lit.has(`slot:${slot}`) ? matchesAt(match.state, seat, slot, card).length : 0,
        ).reduce((sum, n) => sum + n, 0);
        expect((html.match(/<circle r="10.5">/g) ?? []).length, ref).toBe(expected);
        return expected;
      });
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  it('shows nothing that the viewer may not know', () => {
    const [, match] = MATCHES[1];
    const hidden = copy(match.state);
    hidden.token[0] = 3;
    hidden.tokenSeen[0] = 0;
    hidden.missionDeck.reverse();
    const other = copy(hidden);
    other.token[0] = 0;
    other.missionDeck.reverse();
    const html = (state: State) =>
      boardOf(match, 0, {
        view: seenBy(match, 0, state),
        lit: new Map(),
        size: DESKTOP,
      });
    expect(html(hidden) === html(other)).toBe(true);
  });

  it('is still when nothing may move', () => {
    const [, match] = MATCHES[1];
    expect(boardOf(match, 0, { motion: false })).toContain('data-motion="off"');
    const events: readonly SeenEvent[] = [
      { event: 'moved', rule: '', seat: 0, from: 1, to: match.state.shipAt[0], pirate: false },
      { event: 'advanced', rule: '', seat: 1, faction: 2, to: 3, lap: false },
    ];
    expect(boardOf(match, 0, { events, size: DESKTOP }).match(/class="sc-sail"/g)).toHaveLength(2);
  });

  it('SC-15: shows who goes on the mission and whether the row matches', () => {
    const [, match] = MATCHES[4];
    const { seat } = match.next();
    const view = { ...propsOf(match, seat).view, onMission: 0, team: [0, 3], row: 1 };
    const html = boardOf(match, seat, { view, lit: new Map([['row', 'option']]), size: DESKTOP });
    expect(html).toContain('board.row-fails');
    expect(html).toContain('board.row-fits');
    expect(tagsOf(html).get('row')).toContain('role="button"');
  });

  it('SC-22: shows Captain Shadow, the passenger and the action cards', () => {
    const [, match] = MATCHES[7];
    const html = boardOf(match, 0, { view: { ...propsOf(match, 0).view, actionsPlayed: [0, 3] }, size: DESKTOP });
    expect(html).toContain('board.shadow');
    expect(html).toContain(`passenger.${PASSENGERS[match.state.passenger].id}`);
    expect(html.match(/data-show="action /g)).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('has a sign for every effect', () => {
    const used = new Set(PRINTED.map(({ op }) => op));
    expect([...used].sort()).toEqual([...EFFECT_OPS].sort());
    for (const effect of PRINTED) expect(glyphsOf([effect]).every(({ art }) => art !== undefined)).toBe(true);
  });

  it('tells the effects of every technology and mission apart', () => {
    for (const [card, tech] of TECHS.entries()) {
      expect(techGlyphs(tech).length, tech.id).toBeGreaterThan(0);
      expect(pictureOf(<TechCard card={card} say={say} />)).not.toMatch(/NaN|undefined/);
    }
    const missions = MISSIONS.map((_, mission) => pictureOf(<MissionCard mission={mission} say={say} />));
    expect(new Set(missions).size).toBe(MISSIONS.length);
    for (const html of missions) expect(html).not.toMatch(/NaN|undefined/);
  });

  it('gives every colour a shape of its own', () => {
    const shapes = (html: string) => html.replace(/#[0-9a-f]{3,6}/g, '');
    const distinct = (pictures: readonly string[]) => expect(new Set(pictures.map(shapes)).size).toBe(pictures.length);
    distinct([0, 1, 2, 3, 4].map((colour) => pictureOf(<ColourMark colour={colour} />)));
    distinct(FIGURE_IDS.map((_, figure) => pictureOf(<Figure figure={figure} />)));
    distinct([0, 1, 2, 3, 4, 5, -2].map((pirate) => pictureOf(<Pirate pirate={pirate} />)));
    distinct([0, 1, 2].map((kind) => pictureOf(<Artifact kind={kind} />)));
  });
});

describe('what is told', () => {
  const scene = (match: Table): Scene => {
    const props = propsOf(match, 0);
    return {
      ...props,
      options: [],
      seen: props.view,
      seat: 0,
      own: true,
      explaining: false,
      news: happenings([]),
      step: 0,
    };
  };

  it('has words for everything that can be tapped', () => {
    for (const [, match] of MATCHES) {
      const place = match.state.mission.findIndex((mission) => mission >= 0);
      const whats = [
        ...[
          'tech 3',
          'tech:t17',
          'mission 4',
          `place:${mapOf(match.state).places[place].id}`,
          'place:home',
          'room:helm',
        ],
        ...['track:nian', 'event 2', 'action technology', 'shadow', 'figure:red-commander', 'queue:cadet'],
        ...['storage', 'medal', 'token', 'artifact:red-blue', 'deck', 'pass', 'route:green', 'slot:0', 'promote'],
      ];
      for (const what of whats) expect(told(scene(match), what)?.lines.length, what).toBeGreaterThan(0);
      for (const what of ['', 'row', 'slot:99', 'place:nowhere']) expect(told(scene(match), what)).toBe(undefined);
    }
    expect(told(scene(MATCHES[7][1]), 'passenger')).toBeDefined();
  });
});

describe('player panels', () => {
  it('SC-21: give every point its source, also of tokens that nobody has seen', () => {
    for (const [, match] of MATCHES) {
      const state = copy(match.state);
      state.token[0] = 2;
      for (let seat = 0; seat < match.players; seat++) {
        const parts = pointsOf(seenBy(match, -1, state), seat);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(scoreOf(state, seat));
        for (const { phrase } of parts) say(phrase);
      }
    }
    expect([0, 2.5, -1, -0.5, 0.5].map(halves)).toEqual(['0', '2½', '−1', '−½', '½']);
  });

  it('have the card at work and the missions that were seen before the eyes of those who decide', () => {
    const [, match] = MATCHES[1];
    const state = copy(match.state);
    expect(notesOf(seenBy(match, 0), 0)).toEqual([]);
    state.peeked[0] = 2;
    state.tech[0] = TECH.t17;
    state.room = 4;
    state.active = 0;
    const notes = notesOf(seenBy(match, 0, state), 0);
    expect(notes.map(({ key }) => key)).toEqual(['tech.t17.text', 'board.next-mission', 'board.next-mission']);
    expect(notesOf(seenBy(match, 1, state), 1)).toHaveLength(1);
  });
});

describe('what happened', () => {
  it('has a picture or nothing, for every event of some matches', () => {
    const matches = [3, 1].map((players) => played(players, 'events', () => false));
    const shown = new Set(matches.flatMap((match) => [...pictured(match, EventArt)]));
    for (const kind of [
      'mission-taken',
      'assigned',
      'advanced',
      'damaged',
      'tech-placed',
      'room-activated',
      'action-drawn',
    ])
      expect(shown).toContain(kind);
    expect(shown).not.toContain('turn-began');
  });
});

describe('events and trophies', () => {
  it('SC-19.4: a question of an event names the event, on the board and beside it', () => {
    const seats = { 0: crewed('home', { tech: { 1: 't02' }, tracks: { fleet: { position: 5 } } }), 1: crewed() };
    const t = scene({ events: { fleet: 'ef1' }, seats });
    expect(notesOf(seenBy(t.match, 1), 1)).toEqual([]);
    t.do(
      0,
      { do: 'activate', room: 'slot-2', figure: 'red-ensign' },
      { do: 'choose-track', faction: 'fleet' },
      'decline',
    );
    expect([t.asker, t.asked()]).toEqual([1, 'open-room']);
    expect(notesOf(seenBy(t.match, 1), 1)).toEqual([
      {
        key: 'board.event-now',
        values: { card: { key: 'event-card.ef1' }, text: { key: 'event-card.ef1.text' } },
      },
    ]);
    const html = boardOf(t.match, 1, { size: DESKTOP });
    expect(html).toContain('board.event: event-card.ef1</text>');
    t.do(1, 'decline'); // the event is over, the room is not
    expect(notesOf(seenBy(t.match, 1), 1)).toEqual([{ key: 'tech.t02.text' }]);
  });

  it('SC-18.6: shows whose the trophy of a track is', () => {
    const [, match] = MATCHES[1];
    const label = (trophy: number[]) =>
      tagsOf(boardOf(match, 0, { view: { ...propsOf(match, 0).view, trophy }, size: DESKTOP })).get('track:nian');
    expect(label([-1, -1, -1])).not.toContain('trophy');
    expect(label([-1, -1, 1])).toContain('board.trophy {&quot;name&quot;:&quot;Bo&quot;}');
  });
});

describe('refs of actions', () => {
  const EXAMPLES = {
    specialise: [{ figure: 'cadet', colour: 'red' }, ['figure:cadet', 'colour:red']],
    promote: [{ colour: 'blue' }, ['figure:blue-ensign', 'promote']],
    'use-ability': [{ slot: 3 }, ['slot:3']],
    activate: [{ room: 'helm', figure: 'red-ensign' }, ['room:helm', 'figure:red-ensign']],
    'activate-with-artifacts': [
      { room: 'slot-2', first: 'red-blue', second: 'red-blue' },
      ['slot:1', 'artifact:red-blue', 'artifact:red-blue:2'],
    ],
    mission: [{}, ['mission']],
    pass: [{}, ['pass']],
    assign: [{ figure: 'android' }, ['figure:android']],
    'resolve-row': [{}, ['row']],
    'ignore-row': [{}, ['skip-row']],
    'double-shift': [{ room: 'slot-6' }, ['slot:5']],
    'repeat-row': [{}, ['row']],
    command: [{ figure: 'cadet', place: 3 }, ['queue:cadet:3']],
    decline: [{}, ['decline']],
    move: [{ along: 'green' }, ['route:green']],
    jump: [{ to: 'p4' }, ['place:p4']],
    mend: [{}, ['mend']],
    'repair-slot': [{ slot: 0 }, ['slot:0']],
    'repair-storage': [{}, ['storage']],
    attack: [{ along: 'violet' }, ['route:violet']],
    'take-tech': [{ card: 't17', slot: 4 }, ['tech:t17', 'slot:4']],
    recall: [{}, ['recall']],
    'choose-track': [{ faction: 'nian' }, ['track:nian']],
    advance: [{}, ['advance']],
    'pay-artifact': [{ kind: 'red-blue' }, ['artifact:red-blue']],
    'pay-pirate': [{}, ['token']],
    'pay-medal': [{}, ['medal']],
    'pay-android': [{}, ['figure:android']],
    'pay-tech': [{ slot: 2 }, ['slot:2']],
    'drop-artifact': [{ kind: 'red-yellow' }, ['artifact:red-yellow']],
    'drop-pirate': [{}, ['token']],
    plate: [{}, ['token']],
    suffer: [{}, ['storage']],
    'choose-option': [{ option: 1 }, ['option:1']],
    peek: [{}, ['deck']],
    'copy-room': [{ card: 't01' }, ['tech:t01']],
    retrain: [{ figure: 'red-ensign', colour: 'blue' }, ['figure:red-ensign', 'colour:blue']],
    'open-room': [{ room: 'research' }, ['room:research']],
    'shift-back': [{ faction: 'fleet', fields: 2 }, ['track:fleet', 'back:2']],
    'place-pirate': [{ along: 'yellow' }, ['route:yellow']],
    'discard-pirate': [{ along: 'yellow' }, ['route:yellow']],
    trigger: [{ slot: 5 }, ['slot:5']],
    'shadow-mission': [{ to: 'p2' }, ['place:p2']],
    'shadow-pirate': [{ along: 'green' }, ['shadow-route:green']],
  } as const;

  it('are known for every kind of action', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...starshipCaptains.actions.kinds].sort());
  });

  it.each(Object.entries(EXAMPLES))('%s', (kind, [fields, refs]) => {
    expect(new Set(refsOf({ do: kind, ...fields }, 1))).toEqual(new Set(refs));
  });

  it('are none for half an action and for an unknown one', () => {
    expect(refsOf({ do: 'activate', room: 'helm' }, 0)).toEqual([]);
    expect(refsOf({ do: 'toString' }, 0)).toEqual([]);
  });

  it('tell any two options of a question apart', () => {
    const random = Random.fromSeed('apart');
    const match = played(4, 'apart', () => true);
    for (let i = 0; i < 600 && !match.over; i++) {
      const { seat } = match.next();
      const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
      const meant = options.map((option) => refsOf(option, seat).join(' '));
      expect(new Set(meant).size, asked(match)).toBe(meant.length);
      step(match, random);
    }
  });

  it('show cargo and figures by kind, once each', () => {
    const [, match] = MATCHES[1];
    const queue = match.state.queue.toSpliced(0, 3, 1, 1, 2);
    const queued = [3, ...match.state.queued.slice(1)];
    const artifacts = [3, 0, 1, 0, 0, 0, 0, 0, 0];
    const html = boardOf(match, 0, {
      view: { ...propsOf(match, 0).view, artifacts, queue, queued },
      lit: new Map([
        ['artifact:red-yellow', 'option'],
        ['artifact:red-yellow:2', 'option'],
        ['recall', 'option'],
      ]),
      size: DESKTOP,
    });
    expect(html.match(/data-ref="artifact:red-yellow"/g)).toHaveLength(2);
    expect(html.match(/data-ref="artifact:red-yellow:2"/g)).toHaveLength(1);
    expect(html.match(/data-ref="recall"/g)).toHaveLength(1);
  });

  it('SC-8.6: every figure on break that may be commanded is a button of its own, and no other one', () => {
    const [, match] = MATCHES[1];
    const queue = match.state.queue.toSpliced(0, 4, 0, 1, 3, 0);
    const view = { ...propsOf(match, 0).view, queue, queued: [4, ...match.state.queued.slice(1)] };
    const commands = [0, 1, 3].map((place) => ({ do: 'command', figure: FIGURE_IDS[queue[place]], place }));
    const lit = new Map(commands.flatMap((action) => refsOf(action, 0).map((ref) => [ref, 'option'] as const)));
    const tags = tagsOf(boardOf(match, 0, { view, lit, size: DESKTOP }));
    const roles = [...tags]
      .filter(([ref]) => ref.startsWith('queue:'))
      .map(([ref, tag]) => [ref, /role="(\w+)"/.exec(tag)?.[1]]);
    expect(Object.fromEntries(roles)).toEqual({
      'queue:cadet:0': 'button',
      'queue:red-ensign:1': 'button',
      'queue:blue-ensign:2': 'img',
      'queue:cadet:3': 'button',
    });
  });
});
