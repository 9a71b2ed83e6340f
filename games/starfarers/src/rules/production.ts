import { allowed, ofSeat, type Play, type Question, refuse, type Seat, sum, type Verdict } from '@starboard/kernel';
import { type Action, type ActionOf, DECLINE, ROLL_DICE, toTake } from '../actions.ts';
import {
  CHIT_PRODUCES,
  HARVEST,
  KINDS,
  PLANET_COLONY_POINTS,
  PLANET_COUNT,
  PLANET_RESOURCE,
  RESOURCES,
} from '../content/index.ts';
import { may, modified, PIECE, type State, type T } from '../state.ts';
import { receive } from './cards.ts';

export const rollDice: Question<State, Action> = {
  kind: 'roll-dice',
  rule: 'SF-3.9',
  options: (menu) => menu.offer(ROLL_DICE),
  timeUp: () => ROLL_DICE,
};

/** SF-3.3: the sum of both dice. */
export function throwDice(t: T, seat: Seat): number {
  const first = t.die('production');
  const second = t.die('production');
  t.tell?.({ event: 'dice-rolled', rule: 'SF-4.1', seat, dice: [first, second] });
  return first + second;
}

/** SF-4.1, SF-4.7: what everybody is entitled to, Green Folk bonuses included: `entitled[seat * KINDS + kind]`. */
export function entitlements(state: State, dice: number): number[] {
  const entitled = new Array<number>(state.players * KINDS).fill(0);
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    if (state.faceUp[planet] === 0 || ((CHIT_PRODUCES[state.chit[planet]] >> dice) & 1) === 0) continue;
    for (let i = 0; i < 2; i++) {
      const piece = state.piece[PLANET_COLONY_POINTS[planet * 2 + i]];
      if (piece < PIECE.colony || piece >= PIECE.station) continue;
      entitled[(piece % 10) * KINDS + PLANET_RESOURCE[planet]]++;
    }
  }
  for (let seat = 0; seat < state.players; seat++) addBonuses(state, seat, entitled);
  return entitled;
}

/** SF-18.2: one more of a resource of which the roll gives at least one. */
function addBonuses(state: State, seat: Seat, entitled: number[]): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const at = seat * KINDS + kind;
    if (entitled[at] > 0) entitled[at] = modified(state, seat, HARVEST[kind], entitled[at]);
  }
}

/** SF-4.4, SF-4.5: pays kind by kind; a kind that the bank is short of goes to nobody, or all of it to the only one entitled. */
export function* produce(t: T, dice: number): Play<void> {
  const { state } = t;
  const entitled = entitlements(state, dice);
  for (let kind = 0; kind < KINDS; kind++) settleShortage(t, entitled, kind);
  for (let seat = 0; seat < state.players; seat++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const cards = entitled[seat * KINDS + kind];
      if (cards > 0) receive(state, seat, kind, cards);
    }
  }
  if (t.tell !== undefined) {
    for (let seat = 0; seat < state.players; seat++) {
      const cards = ofSeat(entitled, seat, KINDS);
      if (sum(cards) > 0) t.tell({ event: 'produced', rule: 'SF-4.1', seat, cards });
    }
  }
  yield* maybeRelief(t, entitled);
}

function settleShortage(t: T, entitled: number[], kind: number): void {
  const { state } = t;
  let total = 0;
  let seats = 0;
  for (let seat = 0; seat < state.players; seat++) {
    total += entitled[seat * KINDS + kind];
    if (entitled[seat * KINDS + kind] > 0) seats++;
  }
  if (total <= state.bank[kind]) return;
  t.tell?.({ event: 'bank-short', rule: 'SF-4.5', kind });
  for (let seat = 0; seat < state.players; seat++) {
    if (entitled[seat * KINDS + kind] > 0) entitled[seat * KINDS + kind] = seats === 1 ? state.bank[kind] : 0;
  }
}

const relief: Question<State, ActionOf<'take' | 'decline'>> = {
  kind: 'relief',
  rule: 'SF-18.8',
  options(menu, state) {
    for (let kind = 0; kind < KINDS; kind++) {
      menu.offer(toTake(kind), bankHas(state, kind));
    }
    menu.offer(DECLINE);
  },
  timeUp: () => DECLINE,
};

/** SF-12.7: a card of choice is one that the bank still has. */
export const bankHas = (state: State, kind: number): Verdict =>
  state.bank[kind] > 0 ? allowed : refuse('SF-12.7', 'bank-has-none', { kind: RESOURCES[kind] });

/** SF-18.8, SF-18.10: Galactic relief for its owner when the roll brought nothing, and the bank has something. */
function* maybeRelief(t: T, entitled: readonly number[]): Play<void> {
  const { state } = t;
  for (let seat = 0; seat < state.players; seat++) {
    if (!may(state, seat, 'relief')) continue;
    if (sum(entitled, seat * KINDS, (seat + 1) * KINDS) > 0 || sum(state.bank) === 0) return;
    const answer = yield* t.choose(seat, relief);
    if (answer.do === 'decline') t.tell?.({ event: 'declined', rule: 'SF-18.8', seat });
    else {
      receive(state, seat, answer.kind, 1);
      t.tell?.({ event: 'relief-taken', rule: 'SF-18.8', seat, kind: answer.kind });
    }
  }
}
