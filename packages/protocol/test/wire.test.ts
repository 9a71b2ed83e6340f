import { Match, type OpenDecision, Random, type WrittenAction } from '@starboard/kernel';
import { starfarers } from '@starboard/starfarers';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  ClientMessage,
  diffViews,
  packActions,
  packDecision,
  patchView,
  protocolWords,
  unpackActions,
  unpackDecision,
  viewHash,
} from '../src/index.ts';

const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.array(fc.oneof(fc.integer(), fc.array(fc.integer(), { maxLength: 3 })), { maxLength: 12 }),
);
const view = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), value);

describe('patches of views', () => {
  it('lead from any view to any other, also as JSON', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        const patch = JSON.parse(JSON.stringify(diffViews(before, after)));
        const patched = patchView(before, patch);
        expect(patched).toEqual(after);
        expect(viewHash(patched)).toBe(viewHash(after));
      }),
      { seed: 2026 },
    );
  });

  it('name single entries of long lists, and nothing that stayed', () => {
    const list = Array.from({ length: 50 }, () => 0);
    const changed = [...list];
    changed[7] = 3;
    expect(diffViews({ list, same: [1, 2] }, { list: changed, same: [1, 2] })).toEqual([['list', [7, 3], 'at']]);
  });

  it('leave the old view as it was, and tell different views apart', () => {
    const before = Object.freeze({ list: Object.freeze([1, 2, 3, 4]) });
    expect(patchView(before, [['list', [1, 9], 'at']])).toEqual({ list: [1, 9, 3, 4] });
    expect(viewHash({ a: 1, b: 2 })).toBe(viewHash({ b: 2, a: 1 }));
    expect(viewHash({ a: 1 })).not.toBe(viewHash({ a: 2 }));
  });
});

describe('packed actions', () => {
  const action = fc.record({
    do: fc.constantFrom('fly', 'build'),
    ship: fc.constantFrom('x', 'y'),
    to: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant({ deep: 1 })),
  }) as fc.Arbitrary<WrittenAction>;

  it('are the same when unpacked, in the same order', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        expect(unpackActions(JSON.parse(JSON.stringify(packActions(actions))))).toEqual(actions);
      }),
      { seed: 2026 },
    );
  });

  it('are few where many differ in one field', () => {
    const actions = Array.from({ length: 80 }, (_, to) => ({ do: 'fly', ship: 'x', to }));
    expect(packActions(actions)).toHaveLength(1);
  });

  it('make whole decisions that come back as they were', () => {
    const match = new Match(starfarers, { players: 3, seed: 'packing' });
    const random = Random.fromSeed('packing');
    for (let i = 0; i < 30 && !match.over; i++) {
      const { seat } = match.next();
      for (const decision of match.decisions(seat)) {
        const back = unpackDecision(JSON.parse(JSON.stringify(packDecision(decision))));
        expect(back.options).toEqual(decision.options);
        expect(sorted(back.refused)).toEqual(sorted(decision.refused));
      }
      const options = match.decisions(seat).find((one) => one.seat === seat)?.options ?? [];
      if (options.length === 0) break;
      match.submit(seat, options[random.below(options.length)]);
    }
  });
});

describe('what a decision is about', () => {
  it('comes through for whoever is asked and for all others', () => {
    const others: OpenDecision = {
      seat: 1,
      kind: 'bid',
      rule: 'XX-1',
      urgency: 'owed',
      about: { least: 3, lots: [1, 2] },
    };
    for (const decision of [others, { ...others, options: [{ do: 'pass' }], refused: [], forms: [] }])
      expect(unpackDecision(JSON.parse(JSON.stringify(packDecision(decision))))).toEqual(decision);
  });
});

const sorted = (refused: OpenDecision['refused']) => refused?.map((one) => JSON.stringify(one)).sort();

describe('messages', () => {
  const messages = Compile(ClientMessage);
  it('are understood in their form only', () => {
    expect(messages.Check({ t: 'watch', table: 'abcdef' })).toBe(true);
    expect(messages.Check({ t: 'act', table: 'abcdef', id: 'abcdef', seat: 0, action: { do: 'x', more: [1] } })).toBe(
      true,
    );
    expect(messages.Check({ t: 'act', table: 'abcdef', id: 'abcdef', seat: -1, action: { do: 'x' } })).toBe(false);
    expect(messages.Check({ t: 'watch', table: 'abcdef', extra: 1 })).toBe(false);
    expect(messages.Check({ t: 'watch', table: 'a b' })).toBe(false);
  });

  it('have words in both languages', () => {
    expect(Object.keys(protocolWords.de)).toEqual(Object.keys(protocolWords.en));
  });
});
