import { clockwise, type Play, type Seat } from '@starboard/kernel';
import { EVENTS, MAX_EVENTS } from '../content/events.ts';
import { ROUTE_COLOURS, TINCAN } from '../content/terms.ts';
import { resolve } from '../effects/resolve.ts';
import type { T } from '../state.ts';
import { suffer } from './damage.ts';
import { routeAt } from './flying.ts';
import { removePirate } from './pirates.ts';
import { discardTech } from './technology.ts';

const coded = (card: number, seat: Seat): number => card * 8 + seat;

/** SC-19.1, SC-19.2, SC-19.5, SC-19.8: the event of a track happens, waits, or is put off to the end of the turn. */
export function* triggerEvent(t: T, seat: Seat, faction: number): Play<void> {
  const { state } = t;
  const card = state.event[faction];
  state.event[faction] = -1;
  state.eventsSeen++;
  t.tell?.({ event: 'event-triggered', rule: 'SC-19.1', seat, card });
  if (state.eventsSeen === MAX_EVENTS) removeLast(t);
  if (EVENTS[card].timing === 'endOfTurn') {
    state.delayed.push(coded(card, seat));
    return;
  }
  state.waiting.push(coded(card, seat));
  if (state.resolving < 0) yield* resolveWaiting(t);
}

/** SC-19.2, SC-19.3: the third card leaves without effect; a technology that lies with it is discarded. */
function removeLast(t: T): void {
  const { state } = t;
  for (let faction = 0; faction < state.event.length; faction++) {
    const card = state.event[faction];
    if (card < 0) continue;
    state.event[faction] = -1;
    t.tell?.({ event: 'event-removed', rule: 'SC-19.2', card });
    if (faction === TINCAN) discardTrackTech(t, state.trackTech, 'SC-19.2');
  }
}

/** SC-19.2, SC-19.6: technologies that nobody took from the Tincan track. */
export function discardTrackTech(t: T, cards: readonly number[], rule: string): void {
  t.state.trackTech = [];
  for (const card of cards) discardTech(t, card);
  if (cards.length > 0) t.tell?.({ event: 'techs-discarded', rule, cards });
}

/** SC-19.5: one after the other. */
function* resolveWaiting(t: T): Play<void> {
  const { state } = t;
  for (let next = state.waiting.shift(); next !== undefined; next = state.waiting.shift())
    yield* resolveEvent(t, next >> 3, next & 7);
}

/** SC-19.8, SC-19.11: events put off to the end of the turn. */
export function* resolveDelayed(t: T): Play<void> {
  const { state } = t;
  for (let next = state.delayed.shift(); next !== undefined; next = state.delayed.shift()) {
    yield* resolveEvent(t, next >> 3, next & 7);
    yield* resolveWaiting(t);
  }
}

/** SC-19.5: while an event is being resolved, others wait. */
function* resolveEvent(t: T, card: number, seat: Seat): Play<void> {
  t.state.resolving = card;
  yield* happen(t, card, seat);
  t.state.resolving = -1;
}

/** SC-19.4, SC-19.6: for each player, for the map, or for the one who triggered it. */
function* happen(t: T, card: number, seat: Seat): Play<void> {
  const { scope, effects } = EVENTS[card];
  if (effects[0].op === 'blastPirates') yield* blast(t, seat);
  else if (scope !== 'eachPlayer') yield* resolve(t, seat, effects, 'SC-19.1');
  else for (const player of clockwise(seat, t.players)) yield* resolve(t, player, effects, 'SC-19.4');
}

/** SC-19.12: first everybody suffers, then all these pirates are discarded. */
export function* blast(t: T, from: Seat): Play<void> {
  const { state } = t;
  const places = new Set<number>();
  for (const seat of clockwise(from, t.players)) {
    const place = state.shipAt[seat];
    places.add(place);
    let pirates = 0;
    for (let along = 0; along < ROUTE_COLOURS.length; along++)
      if (state.pirate[routeAt(state, place, along)] >= 0) pirates++;
    yield* suffer(t, seat, pirates, 'SC-19.12', 'event');
  }
  for (const place of places)
    for (let along = 0; along < ROUTE_COLOURS.length; along++) removePirate(t, place, along, 'SC-19.12');
}
