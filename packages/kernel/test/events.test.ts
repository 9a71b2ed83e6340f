import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type EventsOf,
  eventTable,
  happening,
  hiding,
  int,
  listOf,
  noun,
  player,
  type SeenEventsOf,
  SPECTATOR,
  seat,
  several,
  sum,
  toldTo,
  viewEvent,
  whether,
} from '../src/index.ts';

const card = noun('card', ['ace', 'king']);

const events = eventTable({
  placed: { seat, card },
  rolled: happening({ seat, dice: listOf(int(1, 6)) }, { say: ({ dice }) => ({ sum: sum(dice) }) }),
  stole: hiding({ seat, from: player, card }, { card: ['seat', 'from'] }),
  passed: hiding(
    { seat, to: several(player, 4), card, dark: whether },
    {
      card: ({ dark, seat }, viewer) => !dark || seat === viewer,
      to: ['seat', 'to'],
    },
  ),
  wished: toldTo({ seat, card }, ['seat']),
  fame: happening({ seat, rings: int(-5, 5) }, { variant: ({ rings }) => (rings < 0 ? 'lost' : undefined) }),
  ended: {},
});

type Told = EventsOf<typeof events>;
type Seen = SeenEventsOf<typeof events>;
const seen = (event: Told, viewer: number) => viewEvent(events.views, event, viewer) as Seen | undefined;

describe('the table of events', () => {
  it('gives the type of every event, as told and as seen', () => {
    expectTypeOf<Extract<Told, { event: 'stole' }>>().toEqualTypeOf<{
      readonly event: 'stole';
      readonly rule: string;
      readonly seat: number;
      readonly from: number;
      readonly card: number;
    }>();
    expectTypeOf<Extract<Seen, { event: 'stole' }>>().toEqualTypeOf<{
      readonly event: 'stole';
      readonly rule: string;
      readonly seat: number;
      readonly from: number;
      readonly card?: number;
    }>();
    expectTypeOf<Extract<Seen, { event: 'wished' }>>().toEqualTypeOf<Extract<Told, { event: 'wished' }>>();
  });

  it('shows what is open to all', () => {
    const placed: Told = { event: 'placed', rule: 'XX-1', seat: 0, card: 1 };
    expect(events.views.placed).toBe('public');
    expect(seen(placed, SPECTATOR)).toBe(placed);
  });

  it('hides a field from all but the seats it names', () => {
    const stole: Told = { event: 'stole', rule: 'XX-2', seat: 0, from: 2, card: 1 };
    expect(seen(stole, 0)).toBe(stole);
    expect(seen(stole, 2)).toBe(stole);
    for (const viewer of [1, SPECTATOR])
      expect(JSON.stringify(seen(stole, viewer))).toBe('{"event":"stole","rule":"XX-2","seat":0,"from":2}');
  });

  it('hides as a function says, and knows lists of seats', () => {
    const passed = (dark: boolean): Told => ({ event: 'passed', rule: 'XX-3', seat: 0, to: [1, 2], card: 1, dark });
    expect(seen(passed(true), 0)).toEqual(passed(true));
    expect(seen(passed(false), 1)).toEqual(passed(false));
    expect(seen(passed(true), 1)).not.toHaveProperty('card');
    expect(seen(passed(false), 3)).toEqual({ event: 'passed', rule: 'XX-3', seat: 0, card: 1, dark: false });
  });

  it('tells some events only to some', () => {
    const wished: Told = { event: 'wished', rule: 'XX-4', seat: 1, card: 0 };
    expect(seen(wished, 1)).toBe(wished);
    expect(seen(wished, 0)).toBeUndefined();
    expect(seen(wished, SPECTATOR)).toBeUndefined();
  });

  it('has a sentence for each, and another for those who miss something', () => {
    const stole: Told = { event: 'stole', rule: 'XX-2', seat: 0, from: 2, card: 1 };
    expect(events.phrase(stole)).toEqual({
      key: 'event.stole',
      values: { seat: { seat: 0 }, from: { seat: 2 }, card: { key: 'card.king' } },
    });
    expect(events.phrase(seen(stole, 1) ?? stole)).toEqual({
      key: 'event.stole-hidden',
      values: { seat: { seat: 0 }, from: { seat: 2 } },
    });
    expect(events.phrase({ event: 'rolled', rule: 'XX-5', seat: 1, dice: [2, 5] }).values).toEqual({
      seat: { seat: 1 },
      dice: { list: [2, 5] },
      sum: 7,
    });
    expect(events.phrase({ event: 'fame', rule: 'XX-6', seat: 1, rings: -1 }).key).toBe('event.fame-lost');
    expect(events.phrase({ event: 'fame', rule: 'XX-6', seat: 1, rings: 1 }).key).toBe('event.fame');
    expect(events.sentences).toEqual([
      'event.placed',
      'event.rolled',
      'event.stole',
      'event.stole-hidden',
      'event.passed',
      'event.passed-hidden',
      'event.wished',
      'event.fame',
      'event.ended',
    ]);
  });

  it('takes no field that is not there', () => {
    // @ts-expect-error: no such seat
    hiding({ seat, card }, { card: ['form'] });
    // @ts-expect-error: no such field
    hiding({ seat, card }, { kind: ['seat'] });
    // @ts-expect-error: a table knows its events
    expect(() => events.phrase({ event: 'lost', rule: 'XX-7' })).toThrow('lost is no event of this game');
  });
});
