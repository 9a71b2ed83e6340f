import type { FormField, OpenDecision, WrittenAction } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { actionOf, emptyForm, isComplete, setNumber, step, toggleSeat, totalOf } from '../src/panel/formValues.ts';
import { groups, lights, narrowed, pick } from '../src/panel/narrowing.ts';

const fly = (ship: string, to: string): WrittenAction => ({ do: 'fly', ship, to });
const refsOf = ({ ship, to }: WrittenAction) => [ship, to].filter((ref) => typeof ref === 'string');
const refused = { ok: false, rule: 'SF-13.1', code: 'too-far', params: {} } as const;

const decision: OpenDecision = {
  seat: 0,
  kind: 'flight',
  rule: 'SF-13.1',
  urgency: 'owed',
  options: [fly('one', 'a'), fly('one', 'b'), fly('two', 'b'), { do: 'end-turn' }],
  refused: [{ action: fly('two', 'far'), verdict: refused }],
  forms: [{ do: 'offer', verdict: { ok: true }, fields: [] }],
};

describe('narrowing by clicks on the board', () => {
  it('leaves the options in which everything picked occurs', () => {
    expect(narrowed(decision.options!, [], refsOf)).toHaveLength(4);
    expect(narrowed(decision.options!, ['one'], refsOf)).toEqual([fly('one', 'a'), fly('one', 'b')]);
    expect(narrowed(decision.options!, ['one', 'b'], refsOf)).toEqual([fly('one', 'b')]);
  });
  it('does what is left, if it is only one', () => {
    expect(pick(decision, [], 'a', refsOf)).toEqual({ kind: 'act', action: fly('one', 'a') });
    expect(pick(decision, ['one'], 'b', refsOf)).toEqual({ kind: 'act', action: fly('one', 'b') });
  });
  it('keeps what is picked, lets go on a second click, and starts anew with what does not fit', () => {
    expect(pick(decision, [], 'b', refsOf)).toEqual({ kind: 'narrow', picked: ['b'] });
    expect(pick(decision, ['b'], 'b', refsOf)).toEqual({ kind: 'narrow', picked: [] });
    expect(pick(decision, ['two'], 'a', refsOf)).toEqual({ kind: 'act', action: fly('one', 'a') });
  });
  it('says why nothing is possible with a thing', () => {
    expect(pick(decision, [], 'far', refsOf)).toEqual({ kind: 'refused', refused: decision.refused });
  });
  it('takes several things that are meant at once, and then nothing else', () => {
    expect(pick(decision, [], 'b', refsOf, ['two'])).toEqual({ kind: 'act', action: fly('two', 'b') });
    expect(pick(decision, ['one'], 'b', refsOf, ['two'])).toEqual({ kind: 'act', action: fly('two', 'b') });
    expect(pick(decision, ['b'], 'b', refsOf, ['one'])).toEqual({ kind: 'act', action: fly('one', 'b') });
    expect(pick(decision, [], 'a', refsOf, ['two'])).toEqual({ kind: 'refused', refused: [] });
    expect(pick(decision, [], 'far', refsOf, ['two'])).toEqual({ kind: 'refused', refused: decision.refused });
    expect(pick(decision, [], 'far', refsOf, ['one'])).toEqual({ kind: 'refused', refused: decision.refused });
  });
  it('lights what can be clicked, and what was', () => {
    expect(lights(decision.options!, ['one'], refsOf)).toEqual(
      new Map([
        ['one', 'chosen'],
        ['a', 'option'],
        ['b', 'option'],
      ]),
    );
  });
  it('groups by kind, the possible first', () => {
    expect(groups(decision, [], refsOf).map(({ kind }) => kind)).toEqual(['fly', 'end-turn', 'offer']);
    expect(groups(decision, ['two'], refsOf)[0]).toMatchObject({
      kind: 'fly',
      options: [fly('two', 'b')],
      refused: decision.refused,
    });
  });
});

describe('a form', () => {
  const cards: FormField = {
    name: 'cards',
    type: 'counts',
    of: 'resource',
    ids: ['ore', 'fuel'],
    max: [2, 1],
    total: 2,
  };
  const to: FormField = { name: 'to', type: 'seats', seats: [1, 2], min: 1 };
  const offer: FormField = { name: 'offer', type: 'number', min: 3, max: 5 };
  const fields = [cards, to, offer];

  it('counts within its limits', () => {
    let values = emptyForm(fields);
    for (let i = 0; i < 5; i++) values = step(values, cards, 'ore', 1);
    expect(totalOf(values, 'cards')).toBe(2);
    expect(step(values, cards, 'fuel', 1)).toEqual(
      values.cards === undefined ? {} : { ...values, cards: { ore: 2, fuel: 0 } },
    );
    expect(step(step(values, cards, 'ore', -1), cards, 'fuel', 1).cards).toEqual({ ore: 1, fuel: 1 });
  });
  it('becomes an action when it is complete', () => {
    let values = emptyForm(fields);
    expect(isComplete(fields, values)).toBe(false);
    values = step(values, cards, 'ore', 2);
    expect(isComplete(fields, values)).toBe(false);
    values = setNumber(toggleSeat(toggleSeat(toggleSeat(values, 'to', 2), 'to', 1), 'to', 2), offer, 9);
    expect(isComplete(fields, values)).toBe(true);
    expect(actionOf('offer', fields, values)).toEqual({ do: 'offer', cards: { ore: 2 }, to: [1], offer: 5 });
  });
  it('chooses for you where there is no choice', () => {
    expect(emptyForm([{ name: 'to', type: 'seats', seats: [3], min: 1 }])).toEqual({ to: [3] });
  });
});
