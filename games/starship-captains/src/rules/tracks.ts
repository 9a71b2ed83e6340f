import { Menu, type Play, type Question, type Seat } from '@starboard/kernel';
import { type Action, ADVANCE, DECLINE, toChooseTrack, toShiftBack } from '../actions.ts';
import { ANY, FACTIONS } from '../content/terms.ts';
import { TRACK_LENGTH, TRACKS, TROPHY_LAPS } from '../content/tracks.ts';
import { resolve } from '../effects/resolve.ts';
import type { State, T } from '../state.ts';
import { may } from './abilities.ts';
import { triggerEvent } from './events.ts';

const COUNT = FACTIONS.length;
export const markerAt = (seat: Seat, faction: number): number => seat * COUNT + faction;

export interface Advance {
  /** How many fields are left of the advance, this one included. */
  readonly left: number;
}

/** SC-18.3, SC-24.17: on which track. */
export const trackQuestion: Question<State, Action, Advance> = {
  kind: 'choose-track',
  rule: 'SC-18.3',
  options(menu) {
    menu.offer(DECLINE);
    for (let faction = 0; faction < COUNT; faction++) menu.offer(toChooseTrack(faction));
  },
};

/** SC-18.4: one field more, or enough. */
export const advanceQuestion: Question<State, Action, Advance & { readonly faction: number }> = {
  kind: 'advance',
  rule: 'SC-18.4',
  options(menu) {
    menu.offer(ADVANCE);
    menu.offer(DECLINE);
  },
};

/** SC-18.3, SC-18.4: up to so many fields on one track, field by field. */
export function* advance(t: T, seat: Seat, faction: number, count: number, rule: string): Play<void> {
  const { state } = t;
  let track = faction;
  if (faction === ANY || may(state, seat, 'any-track')) {
    const action = yield* t.choose(seat, trackQuestion, { left: count });
    if (action.do !== 'choose-track') return;
    track = action.faction;
    yield* step(t, seat, track, rule);
  } else {
    const action = yield* t.choose(seat, advanceQuestion, { faction, left: count });
    if (action.do !== 'advance') return;
    yield* step(t, seat, track, rule);
  }
  yield* goOn(t, seat, track, count - 1, rule);
}

/** The rest of an advance, which may be stopped at any field. */
export function* goOn(t: T, seat: Seat, track: number, count: number, rule: string): Play<void> {
  for (let left = count; left > 0; left--) {
    const action = yield* t.choose(seat, advanceQuestion, { faction: track, left });
    if (action.do !== 'advance') return;
    yield* step(t, seat, track, rule);
  }
}

/** SC-18.4, SC-18.6, SC-18.8: onto the next field; its bonus and its event at once. */
function* step(t: T, seat: Seat, faction: number, rule: string): Play<void> {
  const { state } = t;
  const at = markerAt(seat, faction);
  const to = (state.position[at] + 1) % TRACK_LENGTH;
  state.position[at] = to;
  if (to === 0) state.laps[at]++;
  t.tell?.({ event: 'advanced', rule, seat, faction, to, lap: to === 0 });
  maybeTakeTrophy(t, seat, faction);
  const field = TRACKS[faction][state.trackSide[faction]].fields[to];
  yield* resolve(t, seat, field.bonus, 'SC-18.4');
  if (field.event && state.event[faction] >= 0) yield* triggerEvent(t, seat, faction);
}

/** SC-18.6: a reminder of the second lap, for whoever completes it first; the points do not depend on it. */
function maybeTakeTrophy(t: T, seat: Seat, faction: number): void {
  const { state } = t;
  if (state.laps[markerAt(seat, faction)] < TROPHY_LAPS || state.trophy[faction] >= 0) return;
  state.trophy[faction] = seat;
  t.tell?.({ event: 'trophy-taken', rule: 'SC-18.6', seat, faction });
}

/** SC-24.21: which marker goes back, and by how many fields, `max` at most. */
const shiftQuestion: Question<State, Action, { readonly max: number }> = {
  kind: 'shift-marker',
  rule: 'SC-24.21',
  options(menu, state, seat, { max }) {
    menu.offer(DECLINE);
    for (let faction = 0; faction < COUNT; faction++) {
      const most = Math.min(max, state.position[markerAt(seat, faction)]);
      for (let fields = 1; fields <= most; fields++) menu.offer(toShiftBack(faction, fields));
    }
  },
};

/** SC-24.21, SC-24.28: where as many fields are gained, on another track than `from`. */
export const otherTrackQuestion: Question<State, Action, Advance & { readonly from: number }> = {
  kind: 'other-track',
  rule: 'SC-24.21',
  options(menu, _state, _seat, { from }) {
    menu.offer(DECLINE);
    for (let faction = 0; faction < COUNT; faction++) if (faction !== from) menu.offer(toChooseTrack(faction));
  },
};

/** SC-24.21, SC-24.28: one marker back, then another one forward by up to as many fields. */
export function* shiftMarker(t: T, seat: Seat, max: number): Play<void> {
  const { state } = t;
  const menu = new Menu<Action>(false);
  shiftQuestion.options?.(menu, state, seat, { max });
  if (menu.options.length === 1) return; // SC-23.16
  const back = yield* t.choose(seat, shiftQuestion, { max });
  if (back.do !== 'shift-back') return;
  state.position[markerAt(seat, back.faction)] -= back.fields;
  t.tell?.({
    event: 'moved-back',
    rule: 'SC-24.21',
    seat,
    faction: back.faction,
    to: state.position[markerAt(seat, back.faction)],
  });
  const forth = yield* t.choose(seat, otherTrackQuestion, { from: back.faction, left: back.fields });
  if (forth.do !== 'choose-track') return;
  yield* step(t, seat, forth.faction, 'SC-24.21');
  yield* goOn(t, seat, forth.faction, back.fields - 1, 'SC-24.21');
}
