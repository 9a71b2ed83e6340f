import { allowed, draw, Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, type ActionOf, DECLINE, toTakeTech } from '../actions.ts';
import { BONUS_AT, BONUSES } from '../content/abilities.ts';
import { TECH_BOARDS } from '../content/boards.ts';
import type { Effects } from '../content/effects.ts';
import { isOmega, TECHS } from '../content/technologies.ts';
import { BONUS_ORDER, opposite } from '../content/terms.ts';
import { resolve } from '../effects/resolve.ts';
import { BASIC_ROOMS, type Known, SLOTS, type State, type T } from '../state.ts';
import { modified } from './abilities.ts';
import { breakSeal, stow } from './cargo.ts';
import { judgeLate } from './late.ts';
import { resolveTrigger } from './triggers.ts';

/** SC-14.5: to the discard pile of its deck. */
export function discardTech(t: T, card: number): void {
  (isOmega(card) ? t.state.omegaDiscard : t.state.techDiscard).push(card);
}

/** SC-1.9: the top card of a deck, renewed from its discard pile; -1 if there is none. */
export function drawTech(t: T, omega: boolean): number {
  const { omegaDeck, omegaDiscard, techDeck, techDiscard } = t.state;
  const card = omega ? draw(t, 'omegaDeck', omegaDeck, omegaDiscard) : draw(t, 'techDeck', techDeck, techDiscard);
  return card ?? -1;
}

/** SC-14.2 to SC-14.4: slots that take a card: without damage, and empty unless it may replace another. */
export function mayHold(state: Known, seat: Seat, slot: number, card: number, replacing: boolean): boolean {
  if (state.slotDamage[seat * SLOTS + slot] === 1) return false;
  return state.tech[seat * SLOTS + slot] < 0 || replacing || TECHS[card].mayReplace;
}

export interface Taking {
  /** Where the cards lie; those that were drawn are hidden from the others. */
  readonly from: 'display' | 'trackTech' | 'drawn';
  /** SC-14.3: into a slot with a card, too. */
  readonly replacing: boolean;
}

/** SC-14.2: one of some cards into one of the own slots. */
export const takeQuestion: Question<State, Action, Taking> = {
  kind: 'take-tech',
  rule: 'SC-14.2',
  options(menu, state, seat, about) {
    menu.offer(DECLINE);
    offerCards(menu, state, seat, about);
  },
  judge: (state, seat, action, about) =>
    action.do === 'take-tech' ? mayTake(state, seat, action, about) : judgeLate(action),
};

/** SC-14.2, SC-14.6, SC-14.15: one of the cards that are offered, into a slot without damage and, unless it may replace, without a card. */
function mayTake(
  state: State,
  seat: Seat,
  { card, slot }: ActionOf<'take-tech'>,
  { from, replacing }: Taking,
): Verdict {
  if (!state[from].includes(card)) return refuse('SC-14.2', 'tech-not-offered');
  if (mayHold(state, seat, slot, card, replacing)) return allowed;
  return state.slotDamage[seat * SLOTS + slot] === 1
    ? refuse('SC-14.6', 'slot-damaged')
    : refuse('SC-14.15', 'slot-taken');
}

function offerCards(menu: Menu<Action>, state: State, seat: Seat, { from, replacing }: Taking): void {
  for (const card of state[from]) {
    if (card < 0) continue;
    for (let slot = 0; slot < SLOTS; slot++)
      if (mayHold(state, seat, slot, card, replacing)) menu.offer(toTakeTech(card, slot));
  }
}

/** Lets a player take one of some cards; returns it, or -1. It is placed by {@link place}. */
export function* chooseTech(
  t: T,
  seat: Seat,
  about: Taking,
): Play<{ readonly card: number; readonly slot: number } | undefined> {
  const menu = new Menu<Action>(false);
  offerCards(menu, t.state, seat, about);
  const action = menu.options.length === 0 ? DECLINE : yield* t.choose(seat, takeQuestion, about);
  return action.do === 'take-tech' ? action : undefined;
}

/** SC-14.2, SC-14.3, SC-14.13: a card of the display. */
export function* research(t: T, seat: Seat, replacing: boolean): Play<void> {
  const { state } = t;
  const taken = yield* chooseTech(t, seat, { from: 'display', replacing });
  if (taken === undefined) return;
  state.display[state.display.indexOf(taken.card)] = -1;
  yield* place(t, seat, taken.card, taken.slot);
}

/** What an edge of a slot faces (SC-14.8): the frame, the neighbouring card, or what is printed there. */
export function facedSymbol(state: Known, seat: Seat, slot: number, edge: number): number {
  const { slots } = TECH_BOARDS[state.techBoard];
  const next = slots[slot].neighbours[edge];
  if (next < 0) return slots[slot].frame[edge];
  const card = state.tech[seat * SLOTS + next];
  return card < 0 ? slots[next].inner[opposite(edge)] : TECHS[card].symbols[opposite(edge)];
}

/** SC-14.9 to SC-14.11: the symbols that match, in the order of their bonuses. */
export function matchesAt(state: Known, seat: Seat, slot: number, card: number): number[] {
  const { symbols } = TECHS[card];
  return BONUS_ORDER.filter((edge) => symbols[edge] >= 0 && symbols[edge] === facedSymbol(state, seat, slot, edge)).map(
    (edge) => symbols[edge],
  );
}

/** SC-14.9, SC-24.14, SC-24.18: the bonus of each symbol. */
const bonusesOf = (state: Known, seat: Seat): readonly Effects[] =>
  BONUS_AT.map((at, symbol) => BONUSES[modified(state, seat, at, symbol)]);

/** SC-14.16, SC-14.17, SC-14.9: the old card leaves, the new one is placed, bonuses, then its own trigger. */
export function* place(t: T, seat: Seat, card: number, slot: number): Play<void> {
  const { state } = t;
  const at = seat * SLOTS + slot;
  const replaced = state.tech[at];
  if (replaced >= 0) takeOff(t, seat, slot, 'SC-14.16');
  const bonuses = bonusesOf(state, seat); // SC-14.14: without the new card
  state.tech[at] = card;
  const matches = matchesAt(state, seat, slot, card);
  t.tell?.({ event: 'tech-placed', rule: 'SC-14.9', seat, card, slot, replaced, matches });
  if (replaced >= 0) yield* stow(t, seat, 'SC-12.7');
  for (const symbol of matches) yield* resolve(t, seat, bonuses[symbol], 'SC-14.9');
  const { ability } = TECHS[card];
  if (ability?.kind === 'trigger' && ability.on === 'placedSelf' && state.tech[at] === card)
    yield* resolveTrigger(t, seat, card);
}

/** SC-14.5, SC-12.7: a card leaves its slot, and cargo that lost its room is discarded. */
export function* removeTech(t: T, seat: Seat, slot: number, rule: string): Play<void> {
  takeOff(t, seat, slot, rule);
  yield* stow(t, seat, 'SC-12.7');
}

/** SC-14.5: a card leaves its slot, with the artifact on it. */
function takeOff(t: T, seat: Seat, slot: number, rule: string): void {
  const { state } = t;
  const at = seat * SLOTS + slot;
  const card = state.tech[at];
  state.tech[at] = -1;
  state.usedOnce[at] = 0;
  breakSeal(t, seat, BASIC_ROOMS + slot);
  discardTech(t, card);
  t.tell?.({ event: 'tech-discarded', rule, seat, card });
}

/** SC-14.12, SC-14.18: every empty slot of the display, the lowest first. */
export function refillDisplay(t: T): void {
  const { state } = t;
  for (let slot = 0; slot < state.display.length; slot++) {
    if (state.display[slot] >= 0) continue;
    const card = drawTech(t, false);
    if (card < 0) return;
    state.display[slot] = card;
    t.tell?.({ event: 'display-refilled', rule: 'SC-14.12', slot, card });
  }
}

/** SC-23.12: some cards of a deck, one of them may be placed, the rest is discarded. */
export function* drawAndPlace(t: T, seat: Seat, omega: boolean, count: number): Play<void> {
  const { state } = t;
  for (let i = 0; i < count; i++) {
    const card = drawTech(t, omega);
    if (card >= 0) state.drawn.push(card);
  }
  state.drawer = seat;
  t.tell?.({ event: 'techs-drawn', rule: 'SC-23.12', seat, count: state.drawn.length, cards: state.drawn.slice() });
  const taken = yield* chooseTech(t, seat, { from: 'drawn', replacing: true });
  t.reveal();
  const rest = state.drawn.filter((card) => card !== taken?.card);
  state.drawn = [];
  state.drawer = -1;
  for (const card of rest) discardTech(t, card);
  t.tell?.({ event: 'techs-discarded', rule: 'SC-23.12', cards: rest });
  if (taken !== undefined) yield* place(t, seat, taken.card, taken.slot);
}
