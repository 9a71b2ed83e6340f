import { bit, isIn, type Play, type Seat, seats } from '@starboard/kernel';
import { CARDS, FRONT, REAR } from '../content/cards.ts';
import type { RoadPoint } from '../content/roads.ts';
import { WHOLE_SHIP } from '../nouns.ts';
import {
  ALIENS,
  FIRST_ALIEN,
  flightOrder,
  HALF,
  halfInRace,
  halfOf,
  inRace,
  SEEN_BY_ALL,
  type State,
  stillFlying,
  type T,
} from '../state.ts';
import { abandoned } from './cards/abandoned.ts';
import { junkyard, spaceBilliards, starDepot } from './cards/bonus.ts';
import { combatZone } from './cards/combatZone.ts';
import { enemies } from './cards/enemies.ts';
import { epidemic, rollSquare, sabotage, squareNamed, stardust } from './cards/mishaps.ts';
import { openSpace } from './cards/openSpace.ts';
import { planets } from './cards/planets.ts';
import { cabinOf, crewIn, takeCrew, wake } from './crew.ts';
import { loseComponents } from './damage.ts';
import { resolveEvil } from './evil/index.ts';
import { giveUp, giveUpLapped, giveUpWindow, giveUpWithoutHumans, turnShip } from './giveUp.ts';
import { fireAll, fireAt } from './hits.ts';
import { jumpWindow, returnFromHyperspace } from './hyperspace.ts';
import { changes, changesTable } from './roads.ts';

/** GT-9.1: card by card, until the deck is empty or nobody flies any more. */
export function* fly(t: T): Play<void> {
  const { state } = t;
  while (anybodyFlies(state)) {
    if (state.deckAt === state.deck.length && !comesAgain(t)) break;
    yield* giveUpWindow(t);
    if (!anybodyFlies(state)) break;
    yield* playCard(t);
  }
  for (const seat of seats(state.players)) giveUpAway(t, seat);
}

/** GT-14.11, GT-18.32: what is in hyperspace when the flight ends has given up. */
function giveUpAway(t: T, seat: Seat): void {
  const { half, hyper } = t.state;
  const away = [0, 1].filter((one) => half[seat * 2 + one] === HALF.flying && hyper[seat * 2 + one] > 0);
  if (away.length > 0) giveUp(t, seat, away.length === 2 ? WHOLE_SHIP : away[0], true, 'GT-14.11');
}

/** Whom cards still concern: in the race or in hyperspace, and not arrived before a second pass (GT-20.34). */
const flies = (state: State, seat: Seat): boolean => stillFlying(state, seat) && !isIn(state.spared, seat);
const anybodyFlies = (state: State): boolean => seats(state.players).some((seat) => flies(state, seat));

/** GT-20.34: with Déjà Vu the cards suffered come once more, for those it applies to. */
function comesAgain(t: T): boolean {
  const { state } = t;
  if (state.secondPass || state.again.length === 0) return false;
  state.deck = state.again;
  state.again = [];
  state.deckAt = 0;
  state.secondPass = true;
  for (const seat of seats(state.players)) if (!changes(state, seat, 'second-pass')) state.spared |= bit(seat);
  t.tell?.({ event: 'deck-comes-again', rule: 'GT-20.34', cards: state.deck.length });
  return anybodyFlies(state);
}

/** GT-9.13: the steps of one card, after the give-up window. */
function* playCard(t: T): Play<void> {
  const { state } = t;
  reveal(t);
  yield* jumpWindow(t, flightOrder(state));
  const order = flightOrder(state);
  const card = CARDS[state.card];
  let used = false;
  const isJam = card.kind === 'evil' && card.name === 'traffic-jam';
  if (order.length === 0 && !isJam) t.tell?.({ event: 'card-without-effect', rule: 'GT-9.1', card: state.card });
  else used = yield* resolve(t, order);
  if (changesTable(state, 'second-pass') && !state.secondPass && !used) state.again.push(state.card);
  yield* fussyAliensLeave(t);
  giveUpWithoutHumans(t);
  giveUpLapped(t);
  returnFromHyperspace(t);
  giveUpLapped(t);
  state.escort = state.escort.map((escort) => (escort === 2 ? 0 : escort)); // GT-19.50: what follows is not ignored
  yield* afterCard(t, card.kind === 'open-space' || (card.kind === 'evil' && card.name === 'wide-open-space'));
  giveUpWithoutHumans(t);
  giveUpLapped(t);
  state.card = -1;
}

function reveal(t: T): void {
  const { state } = t;
  t.reveal();
  state.ledBefore = flightOrder(state)[0] ?? -1;
  state.card = state.deck[state.deckAt++];
  state.shown[state.card] = SEEN_BY_ALL;
  state.escort = state.escort.map((escort) => (escort === 1 ? 2 : 0));
  for (const key of ['lostNow', 'fallen', 'freeUsed', 'leaving', 'stated', 'usedIt'] as const) state[key].fill(0);
  state.placeOf.fill(-1);
  t.tell?.({ event: 'card-revealed', rule: 'GT-9.1', card: state.card, left: state.deck.length - state.deckAt });
  state.flew = 0;
  for (let half = 0; half < state.half.length; half++)
    if (halfInRace(state, half >> 1, half & 1)) state.flew |= bit(half);
}

/** GT-12, GT-19, GT-21: what the card does; true if an opportunity was used (GT-20.34). */
function* resolve(t: T, order: readonly Seat[]): Play<boolean> {
  const card = CARDS[t.state.card];
  switch (card.kind) {
    case 'open-space':
      yield* openSpace(t, order);
      return false;
    case 'planets':
      return yield* planets(t, card, order);
    case 'abandoned-ship':
    case 'abandoned-station':
      return yield* abandoned(t, card, order);
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return yield* enemies(t, card, order);
    case 'meteors':
      yield* fireAll(t, card.meteors, true, order, 'GT-12.10');
      return false;
    case 'combat-zone':
      yield* combatZone(t, card);
      return false;
    case 'stardust':
      stardust(t);
      return false;
    case 'epidemic':
      yield* epidemic(t, order);
      return false;
    case 'sabotage':
      yield* sabotage(t);
      return false;
    case 'space-billiards':
      yield* spaceBilliards(t, card, order);
      return false;
    case 'junkyard':
      return yield* junkyard(t, card, order);
    case 'star-depot':
      return yield* starDepot(t, card, order);
    case 'evil':
      return yield* resolveEvil(t, card, order);
  }
}

/** GT-20.55: aliens that rolled a 1 leave now. */
function* fussyAliensLeave(t: T): Play<void> {
  const { state } = t;
  for (const seat of seats(state.players)) {
    if (state.leaving[seat] === 0) continue;
    let left = -1;
    for (let alien = FIRST_ALIEN; alien < FIRST_ALIEN + ALIENS.length; alien++) {
      const cabin = !isIn(state.leaving[seat], alien) ? -1 : cabinOf(state, seat, alien);
      if (cabin < 0) continue;
      takeCrew(t, seat, cabin, 1, 'GT-20.55');
      left = halfOf(state, cabin);
    }
    state.leaving[seat] = 0;
    if (left >= 0) yield* wake(t, seat, left);
  }
}

/** GT-20.9: Metal Fatigue, Space Madness, Green with Envy, Space Junk, somersaults. */
function* afterCard(t: T, wasOpenSpace: boolean): Play<void> {
  const { state } = t;
  if (wasOpenSpace) {
    yield* strikeSquare(
      t,
      'square-falls-off',
      'fatigue',
      'fell',
      (seat) => flewIt(state, seat, 0) || flewIt(state, seat, 1),
    );
    yield* strikeSquare(t, 'square-destroyed', 'madness', 'destroyed', (seat) => flies(state, seat));
  }
  yield* envy(t);
  yield* throwJunk(t);
  for (const seat of flightOrder(state)) {
    if (state.lostNow[seat] > 0 && changes(state, seat, 'exhausts-to-front')) turnShip(t, seat);
  }
}

/** GT-20.35, GT-20.36: one square is rolled for all. */
function* strikeSquare(
  t: T,
  at: RoadPoint,
  why: 'madness' | 'fatigue',
  how: 'fell' | 'destroyed',
  concerns: (seat: Seat) => boolean,
): Play<void> {
  const { state } = t;
  if (!changesTable(state, at)) return;
  const rule = why === 'madness' ? 'GT-20.35' : 'GT-20.36';
  const concerned = seats(state.players).filter((seat) => changes(state, seat, at) && concerns(seat));
  if (concerned.length === 0) return;
  const { column, row } = rollSquare(t, why, concerned);
  for (const seat of concerned.sort((a, b) => state.position[b] - state.position[a])) {
    const square = squareNamed(state, seat, column, row);
    if (square < 0 || !isStruck(state, seat, square, why)) continue;
    const half = halfOf(state, square);
    const crew = crewIn(state, seat, half);
    yield* loseComponents(t, seat, [square], how, rule);
    if (!halfInRace(state, seat, half) && crewIn(state, seat, half) < crew) yield* wake(t, seat, half); // GT-16.6
  }
}

/** GT-20.36: a half that was in the race during the card and still is. */
const flewIt = (state: State, seat: Seat, half: number): boolean =>
  halfInRace(state, seat, half) && isIn(state.flew, seat * 2 + half);

/** GT-20.36: Metal Fatigue spares halves that are or were in hyperspace. */
function isStruck(state: State, seat: Seat, square: number, why: 'madness' | 'fatigue'): boolean {
  const half = halfOf(state, square);
  return why === 'fatigue' ? flewIt(state, seat, half) : state.half[seat * 2 + half] === HALF.flying;
}

/** GT-20.32: a new leader is shot at from the rear. */
function* envy(t: T): Play<void> {
  const { state } = t;
  const leader = flightOrder(state)[0];
  if (leader === undefined || state.ledBefore < 0 || leader === state.ledBefore) return;
  if (changes(state, leader, 'shot-at-leader'))
    yield* fireAt(t, { large: true, from: REAR }, false, [leader], 'GT-20.32');
}

/** GT-20.33: what fell off is thrown at all who fly behind its owner. */
function* throwJunk(t: T): Play<void> {
  const { state } = t;
  if (!changesTable(state, 'junk-from-ahead')) return;
  const order = flightOrder(state);
  for (const [i, owner] of order.entries()) {
    const behind = order.slice(i + 1).filter((seat) => changes(state, seat, 'junk-from-ahead'));
    for (; state.fallen[owner] > 0 && inRace(state, owner); state.fallen[owner]--) {
      if (behind.some((seat) => inRace(state, seat)))
        yield* fireAt(
          t,
          { large: true, from: FRONT },
          true,
          behind.filter((seat) => inRace(state, seat)),
          'GT-20.33',
        );
    }
  }
}
