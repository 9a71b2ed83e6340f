import type { Phrase, PhraseValue, Words } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { soundOf } from '../../src/board/sounds.ts';
import { tellingOf } from '../../src/board/tellings.ts';
import { FIELD, FIELDS } from '../../src/content/fields.ts';
import { PIRATES } from '../../src/content/pirates.ts';
import { SYSTEM } from '../../src/content/systems.ts';
import { ASTEROID, FIELD_KINDS, PIRATES_HERE, TELEPORTAL } from '../../src/content/terms.ts';
import * as nouns from '../../src/nouns.ts';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';
import { at, boardOf, propsOf } from './scenes.ts';

/** All keys in a phrase and in what it is filled in with. */
function keysIn(value: PhraseValue): readonly string[] {
  if (typeof value !== 'object' || 'seat' in value) return [];
  if ('list' in value) return value.list.flatMap(keysIn);
  return [value.key, ...Object.values(value.values ?? {}).flatMap(keysIn)];
}

const MATCHES = [at(3, 'declare', 'declare'), at(4, 'flight', 'flight'), at(2, 'business', 'business', 3)];
const [, flight] = MATCHES;
const { view } = propsOf(flight, flight.next().seat);
const me = view.active;
const keysOf = (ref: string, seen = view, viewer = me): readonly string[] =>
  (tellingOf(seen, viewer, ref)?.lines ?? []).map(({ key }) => key);

/** What is told of the first field that is of a kind, or is made one. */
const ofKind = (kind: number, changed: object = {}): readonly string[] => {
  const field = FIELDS.findIndex((one) => one.kind === kind);
  return keysOf(nouns.field.ref(Math.max(0, field)), { ...view, ...changed });
};

describe('what is told after a question mark', () => {
  it('is something about everything that can be touched on the board, in words of both languages', () => {
    for (const match of MATCHES) {
      const { seat } = match.next();
      const html = boardOf(match, seat);
      const refs = [...html.matchAll(/data-(?:ref="|show="tell )([^"]+)"/g)].map(([, ref]) => ref);
      expect(new Set(refs).size).toBeGreaterThan(FIELDS.length + 10);
      for (const ref of new Set(refs)) {
        const telling = tellingOf(propsOf(match, seat).view, seat, ref);
        if (ref === 'end-turn') continue;
        expect(telling, ref).toBeDefined();
        const phrases: readonly Phrase[] = telling === undefined ? [] : [telling.title, ...telling.lines];
        expect(new Set(phrases.map(({ key }) => key)).size, ref).toBe(phrases.length);
        for (const key of phrases.flatMap(keysIn))
          for (const words of [en, de] as readonly Words[]) expect(words[key], `${ref}: ${key}`).toBeDefined();
      }
    }
  });

  it('is nothing about what does not exist', () => {
    for (const ref of ['field:XX-1', 'good:G99', 'tech:0:hammer', 'pilot:nobody', 'sale', ''])
      expect(tellingOf(view, me, ref)).toBeUndefined();
  });

  it('says what every kind of field is, and to players what it does to them', () => {
    for (const [kind, id] of FIELD_KINDS.entries()) {
      const first = Math.max(
        0,
        FIELDS.findIndex((one) => one.kind === kind),
      );
      const changed = { ...view, kind: view.kind.with(first, kind), marker: view.marker.map(() => -1) };
      expect(keysOf(nouns.field.ref(first), changed, -1)).toEqual([`explain.field.${id}`]);
    }
  });

  it('reckons hazards, drives, drills and pirates for whoever asks', () => {
    const own = { drive: view.drive.map(() => 0), off: 0 };
    const laser = tellingOf(
      {
        ...view,
        laser: view.laser.map(() => 2),
        slot: [],
        techs: view.techs.map(() => 0),
        rewardAt: view.rewardAt.map(() => -1),
        calm: 0,
      },
      me,
      nouns.field.ref(FIELDS.findIndex(({ kind }) => FIELD_KINDS[kind] === 'laser-hazard')),
    );
    expect(laser?.lines).toContainEqual({
      key: 'now.test',
      values: { stat: { key: 'stat.laser' }, n: 2, percent: '33 %' },
    });
    expect(ofKind(1, own)).toContain('now.no-drive');
    expect(ofKind(1, { drive: view.drive.map(() => 1), off: 0 })).toContain('now.drive');
    expect(ofKind(1, { drive: view.drive.map(() => 1), off: 1 })).toContain('now.drive-off');
    expect(ofKind(ASTEROID, { techs: view.techs.map(() => 0) })).toContain('now.no-licence');
    expect(ofKind(ASTEROID, { techs: view.techs.map(() => 1) })).toContain('now.may-drill');
    const here = FIELD['NH-W1'];
    const pirates = {
      ...view,
      kind: view.kind.with(here, PIRATES_HERE),
      pirateAt: view.pirateAt.map((_, pirate) => (pirate === 0 ? here : -1)),
      pirateInfamy: view.pirateInfamy.with(0, 3),
      beaten: 0,
      calm: 0,
    };
    expect(keysOf('field:NH-W1', pirates)).toEqual(expect.arrayContaining(['now.pirates', 'now.fight']));
    expect(tellingOf(pirates, me, 'field:NH-W1')?.lines[1].values).toMatchObject({
      infamy: 3,
      modifier: PIRATES[0].modifier,
    });
    expect(keysOf('field:NH-W1', { ...pirates, beaten: 1 })).toContain('now.beaten');
    const gate = { ...view, kind: view.kind.with(here, TELEPORTAL), teleportal: view.teleportal.with(4, here) };
    expect(tellingOf(gate, me, 'field:NH-W1')?.lines[1]).toEqual({ key: 'now.gate', values: { n: 5 } });
  });

  it('takes the dice of the one who flies for nobody else', () => {
    const other = (me + 1) % view.players;
    const techs = view.techs.map(() => 0);
    const seen = { ...view, techs, laser: view.laser.map(() => 1), rewardAt: view.rewardAt.map(() => -1) };
    const variable = nouns.tech.ids.indexOf('variable-laser');
    const busy = { ...seen, dice: [6, 1, 1, 0], slot: [variable, -1, -1, -1], level: view.level.map(() => 1) };
    expect(tellingOf(busy, me, 'stat:laser')?.lines[1].values?.n).toBe(7);
    expect(tellingOf(busy, other, 'stat:laser')?.lines[1].values?.n).toBe(1);
  });

  it('names no culture that this seat has not seen', () => {
    const hidden = { ...view, culture: view.culture.map(() => -1), home: view.home.map(() => -1) };
    const unseen = { ...hidden, contact: view.contact.map(() => -2) };
    expect(keysOf('system:RP', unseen)).toEqual(['explain.unknown']);
    const seen = { ...hidden, contact: view.contact.map((_, system) => (system === SYSTEM.RP ? 4 : -2)) };
    expect(tellingOf(seen, me, 'system:RP')?.lines[1]).toEqual({
      key: 'now.culture-seen',
      values: { culture: { key: 'culture.dell' } },
    });
    expect(keysOf('good:G06', unseen)).toContain('now.no-buyer');
  });
});

describe('what is heard', () => {
  it('are dice, cards, gains and losses, by how they ended', () => {
    const told = { rule: 'MV-5.10.2', seat: 0 };
    expect(soundOf({ event: 'speed-rolled', ...told, dice: [1, 2, 3] })).toBe('dice');
    expect(soundOf({ event: 'test-rolled', ...told, stat: 0, die: 3, value: 3 })).toBe('dice');
    expect(soundOf({ event: 'test-rolled', ...told, stat: 0, die: 4, value: 3 })).toBe('loss');
    const fight = { event: 'pirates-fought', ...told, pirate: 0, stat: 0, die: 3, value: 3 } as const;
    expect([soundOf({ ...fight, won: true }), soundOf({ ...fight, won: false })]).toEqual(['gain', 'loss']);
    expect(soundOf({ event: 'encounter-drawn', ...told, encounter: 0 })).toBe('card');
    expect(soundOf({ event: 'turn-began', ...told })).toBeUndefined();
  });
});
