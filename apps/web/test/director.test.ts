import { HandClock } from '@starboard/clock/testing';
import { describe, expect, it } from 'vitest';
import { drama as trucker } from '../../../games/galaxy-trucker/src/board/drama.ts';
import { drama as starfarers } from '../../../games/starfarers/src/board/drama.ts';
import type { TableState } from '../src/session.ts';
import { Director } from '../src/table/director.ts';

const START: readonly unknown[] = [];

/** A table after some steps; what is asked is named after the last of them. */
function table(...steps: readonly (readonly string[])[]): TableState {
  const history = [START, ...steps.map((kinds) => kinds.map((event) => ({ event })))];
  const asked = { seat: 0, kind: `after ${steps.length}`, rule: 'X-1', options: [{ do: 'go' }] };
  const view = { seq: steps.length, state: {}, decisions: [asked], mayUndo: false, over: false };
  return { viewer: 0, names: ['Ann'], view, history } as unknown as TableState;
}

/** The same table one step later. */
function later(before: TableState, ...kinds: readonly string[]): TableState {
  const next = table(...Array.from({ length: before.history.length }, () => [] as string[]));
  return { ...next, history: [...before.history, kinds.map((event) => ({ event }))] };
}

function staged(drama = trucker, tempo = 1) {
  const clock = new HandClock();
  const first = table();
  const director = new Director(first, { drama: () => drama, tempo: () => tempo, clock });
  const told = () => {
    const { state, beat } = director.shown();
    return [beat?.kind, state.view.seq, state.view.decisions[0].options !== undefined];
  };
  return { clock, first, director, told };
}

describe('what is on the stage', () => {
  it('shows the roll over the old picture, then the shot, and asks last', () => {
    const { clock, first, director, told } = staged();
    director.take(later(first, 'dice-rolled', 'hit', 'part-lost'));
    expect(told()).toEqual(['roll', 0, false]);
    clock.pass(999);
    expect(told()).toEqual(['roll', 0, false]);
    clock.pass(1);
    expect(told()).toEqual(['blow', 1, false]);
    clock.pass(750);
    expect(told()).toEqual([undefined, 1, true]);
  });

  it('lets cards fly after the dice that bring them', () => {
    const { clock, first, director, told } = staged(starfarers);
    director.take(later(first, 'dice-rolled', 'produced', 'produced'));
    expect(told()).toEqual(['roll', 0, false]);
    clock.pass(1000);
    expect(told()).toEqual(['gain', 1, false]);
    expect(director.shown().beat?.events).toHaveLength(2);
    clock.pass(700);
    expect(told()).toEqual([undefined, 1, true]);
  });

  it('keeps the order of steps that come faster than they are seen, and hurries', () => {
    const { clock, first, director, told } = staged();
    const one = later(first, 'dice-rolled');
    const two = later(one, 'card-revealed');
    director.take(one);
    director.take(two);
    expect(told()).toEqual(['roll', 0, false]);
    clock.pass(1000);
    expect(told()).toEqual(['reveal', 1, false]);
    clock.pass(1200);
    expect(told()).toEqual([undefined, 2, true]);
  });

  it('passes at once what has no beat, what is skipped, and everything at an instant pace', () => {
    const plain = staged();
    plain.director.take(later(plain.first, 'passed'));
    expect(plain.told()).toEqual([undefined, 1, true]);
    const skipped = staged();
    skipped.director.take(later(skipped.first, 'dice-rolled', 'hit'));
    skipped.director.skip();
    expect(skipped.told()).toEqual([undefined, 1, true]);
    expect(skipped.clock.waiting).toBe(0);
    const instant = staged(trucker, 0);
    instant.director.take(later(instant.first, 'dice-rolled', 'hit'));
    expect(instant.told()).toEqual([undefined, 1, true]);
  });

  it('shows at once what was taken back, and news that are not of the match', () => {
    const { first, director, told } = staged();
    const one = later(first, 'dice-rolled');
    director.take(one);
    director.take({ ...one, link: 'lost' });
    expect(told()).toEqual(['roll', 0, false]);
    expect(director.shown().state.link).toBe('lost');
    director.take(first);
    expect(told()).toEqual([undefined, 0, true]);
  });
});
