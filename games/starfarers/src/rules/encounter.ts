import { allowed, type Play, type Question, refuse, type Seat, seatAfter } from '@starboard/kernel';
import { type ActionOf, NO, toGive, YES } from '../actions.ts';
import {
  type ChooseNode,
  ENCOUNTERS,
  type EncounterNode,
  type GiveCardsNode,
  OPPONENT_PLACES,
  type Stat,
} from '../content/index.ts';
import { carryOut } from '../effects/index.ts';
import { maybeWin } from '../score.ts';
import { cannonsOf, drivesOf, handSize, type State, type T } from '../state.ts';
import { drawBalls, sumOfBalls } from './balls.ts';
import { payChosen } from './payment.ts';
import { branchOf } from './reading.ts';

/**
 * An encounter is kept in the state as card, node and effect, and read from there after every question: nothing of the card
 * is remembered elsewhere, so that it can be re-dealt for a bot that may not know it (SF-12.28).
 */
export const nodeOf = (state: State): EncounterNode => ENCOUNTERS[state.encounter].nodes[state.node];

/** Goes on with a branch; what is read next is news to all. */
function follow(t: T, branch: number): void {
  const { state } = t;
  t.reveal();
  const next = branchOf(nodeOf(state), branch);
  state.path.push(branch);
  state.node = next;
  state.effect = 0;
}

/** SF-12.1, SF-12.25: the top card; if there is none, the discard pile is shuffled first. */
export function drawEncounter(t: T, seat: Seat): void {
  const { state } = t;
  if (!state.deck.includes(1)) state.deck.fill(1);
  const card = t.pick('encounter', state.deck);
  state.deck[card] = 0;
  state.encounter = card;
  state.node = 0;
  state.effect = 0;
  state.path = [];
  state.gift.fill(0);
  state.received.fill(0);
  t.tell?.({ event: 'encounter-read', rule: 'SF-12.1', seat, question: ENCOUNTERS[card].opening });
}

/** SF-12.1, SF-12.36: cards are drawn and carried out until one ends without calling for another. */
export function* encounter(t: T, seat: Seat): Play<void> {
  const { state } = t;
  drawEncounter(t, seat);
  while (state.node >= 0) {
    const node = nodeOf(state);
    if (node.kind === 'effects') yield* readEffects(t, seat);
    else yield* readNode(t, seat, node.kind);
    if (state.phase === 'over') return;
  }
  state.encounter = -1;
  maybeWin(t);
}

function* readNode(t: T, seat: Seat, kind: Exclude<EncounterNode['kind'], 'effects'>): Play<void> {
  switch (kind) {
    case 'give-cards':
      return yield* giveCards(t, seat);
    case 'choose':
      return yield* answer(t, seat);
    case 'pay':
      return yield* payDemand(t, seat);
    case 'compare':
      return compare(t, seat);
    case 'balls':
      return follow(t, sumOfBalls(drawBalls(t, seat, 'SF-12.11')));
  }
}

/** SF-12.26: effects in the listed order; the result is complete when there is no further node. */
function* readEffects(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const node = nodeOf(state);
  if (node.kind !== 'effects') throw new Error('Not at the effects of an encounter');
  if (node.effects.length === 0) t.tell?.({ event: 'nothing-happened', rule: 'SF-12.26', seat });
  if (state.effect < node.effects.length) {
    t.reveal();
    const effect = node.effects[state.effect];
    if (effect.do === 'new-encounter') return nextEncounter(t, seat);
    yield* carryOut(t, seat, effect);
    state.effect++;
  } else follow(t, 0);
}

/** SF-12.23, SF-12.24, SF-12.26: points are checked, then a new card follows. */
function nextEncounter(t: T, seat: Seat): void {
  if (!maybeWin(t)) drawEncounter(t, seat);
}

const giveNumber: Question<State, ActionOf<'give'>> = {
  kind: 'encounter-give',
  rule: 'SF-12.1',
  options(menu, state, seat) {
    const { next } = nodeOf(state) as GiveCardsNode;
    for (let cards = 0; cards < next.length; cards++) {
      menu.offer(
        toGive(cards),
        handSize(state, seat) >= cards ? allowed : refuse('SF-12.5', 'too-few-cards', { cards }),
      );
    }
  },
  timeUp: () => toGive(0),
};

function* giveCards(t: T, seat: Seat): Play<void> {
  const { cards } = yield* t.choose(seat, giveNumber);
  yield* payChosen(t, seat, cards);
  if (cards === 0) t.tell?.({ event: 'cards-given', rule: 'SF-12.6', seat, cards: [0, 0, 0, 0, 0] });
  follow(t, cards);
  tellQuestion(t, seat);
}

/** A second question is read aloud when the first one is answered. */
function tellQuestion(t: T, seat: Seat): void {
  const node = nodeOf(t.state);
  if (node.kind === 'choose') t.tell?.({ event: 'encounter-read', rule: 'SF-12.1', seat, question: node.question });
}

const yesOrNo: Question<State, ActionOf<'yes' | 'no'>> = {
  kind: 'encounter-answer',
  rule: 'SF-12.1',
  options(menu, state, seat) {
    const { needsCards } = nodeOf(state) as ChooseNode;
    const enough = handSize(state, seat) >= needsCards;
    menu.offer(YES, enough ? allowed : refuse('SF-12.5', 'too-few-cards', { cards: needsCards }));
    menu.offer(NO);
  },
  timeUp: () => NO,
};

function* answer(t: T, seat: Seat): Play<void> {
  const { do: said } = yield* t.choose(seat, yesOrNo);
  t.tell?.({ event: 'encounter-answered', rule: 'SF-12.1', seat, yes: said === 'yes' });
  follow(t, said === 'yes' ? 1 : 0);
}

function* payDemand(t: T, seat: Seat): Play<void> {
  const node = nodeOf(t.state);
  yield* payChosen(t, seat, node.kind === 'pay' ? node.cards : 0);
  follow(t, 0);
}

/** SF-12.8, SF-12.9: balls and upgrades, or drives alone; card bonuses count for both sides (SF-12.10). */
function strength(t: T, seat: Seat, stat: Stat): number {
  const fixed = stat === 'combat' ? cannonsOf(t.state, seat) : drivesOf(t.state, seat);
  return stat === 'drives' ? fixed : fixed + sumOfBalls(drawBalls(t, seat, stat === 'combat' ? 'SF-12.8' : 'SF-12.9'));
}

/** SF-12.8, SF-12.32: the acting player draws first and succeeds if equal or higher. */
function compare(t: T, seat: Seat): void {
  const node = nodeOf(t.state);
  if (node.kind !== 'compare') throw new Error('Not at a comparison of an encounter');
  const opponent = seatAfter(seat, t.state.players, OPPONENT_PLACES[node.opponent]);
  const own = strength(t, seat, node.stat);
  const other = strength(t, opponent, node.stat);
  const rule = node.stat === 'combat' ? 'SF-12.8' : 'SF-12.9';
  t.tell?.({ event: 'compared', rule, seat, stat: node.stat, opponent, own, other });
  follow(t, own >= other ? 1 : 0);
}
