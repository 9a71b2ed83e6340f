import { Menu, type Play, type Seat } from '@starboard/kernel';
import { type Action, STAY, STAY_ALWAYS } from '../actions.ts';
import { KIND } from '../content/tiles.ts';
import { WHOLE_SHIP } from '../nouns.ts';
import { boardOf, bothHalves, halfOf, inRace, kindAt, STANDING_STAY, type State, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { canPower, costOfUse, payPower } from './batteries.ts';
import { loseComponents } from './damage.ts';
import { joinedAt, works } from './ship.ts';

/** Cards that a jump lasts: the one of the jump and the next (GT-16.32). */
export const JUMP_CARDS = 2;

/** GT-16.30: a double engine needs a battery for itself. */
const jumpCost = (state: State, seat: Seat, engine: number): number =>
  costOfUse(state, seat, kindAt(state, seat, engine) === KIND.doubleEngine ? 2 : 1);

const isEngine = (kind: number): boolean =>
  kind === KIND.engine || kind === KIND.doubleEngine || kind === KIND.cannonEngine;

/** GT-16.30, GT-16.40: every booster with every engine joined to it. */
export function offerJumps(menu: Menu<Action>, state: State, seat: Seat): void {
  if (!state.newTechnology) return;
  for (let booster = 0; booster < boardOf(state).count; booster++) {
    if (kindAt(state, seat, booster) !== KIND.engineBooster || !works(state, seat, booster)) continue;
    for (let side = 0; side < 4; side++) {
      const engine = joinedAt(state, seat, booster, side);
      if (engine < 0 || !isEngine(kindAt(state, seat, engine)) || !works(state, seat, engine)) continue;
      if (canPower(state, seat, halfOf(state, booster), jumpCost(state, seat, engine)))
        menu.offer({ do: 'jump', booster, engine });
    }
  }
}

export function canJump(state: State, seat: Seat): boolean {
  if (!state.newTechnology) return false;
  const menu = new Menu<Action>(false);
  offerJumps(menu, state, seat);
  return menu.options.length > 0;
}

/** Only ships of class IIA have halves to tell of. */
const toldHalf = (state: State, half: number): number => (bothHalves(state) ? half : WHOLE_SHIP);

/** GT-16.30 to GT-16.32, GT-18.23: the engine is destroyed and its half leaves the race. */
export function* jump(t: T, seat: Seat, booster: number, engine: number): Play<void> {
  const { state } = t;
  const half = halfOf(state, engine);
  t.tell?.({ event: 'boosted', rule: 'GT-16.30', seat, booster, part: engine });
  yield* payPower(t, seat, half, jumpCost(state, seat, engine));
  yield* loseComponents(t, seat, [engine], 'destroyed', 'GT-16.30');
  state.hyper[seat * 2 + half] = JUMP_CARDS;
  t.tell?.({ event: 'jumped', rule: 'GT-16.32', seat, half: toldHalf(state, half) });
}

const jumpQuestion = flightQuestion({
  kind: 'jump',
  rule: 'GT-16.31',
  options(menu, state, seat) {
    menu.offer(STAY);
    menu.offer(STAY_ALWAYS);
    offerJumps(menu, state, seat);
  },
});

/** GT-16.31 a, GT-9.13: right after a card is revealed, in flight order. */
export function* jumpWindow(t: T, order: readonly Seat[]): Play<void> {
  const { state } = t;
  for (const seat of order) {
    while (inRace(state, seat) && (state.standing[seat] & STANDING_STAY) === 0 && canJump(state, seat)) {
      const action = yield* ask(t, seat, jumpQuestion);
      if (action.do === 'stay-always') state.standing[seat] |= STANDING_STAY;
      if (action.do !== 'jump') break;
      yield* jump(t, seat, action.booster, action.engine);
    }
  }
}

/** GT-9.13 (6): a half that has spent its two cards away is back in the race. */
export function returnFromHyperspace(t: T): void {
  const { state } = t;
  for (let i = 0; i < state.hyper.length; i++) {
    if (state.hyper[i] === 0) continue;
    state.hyper[i]--;
    if (state.hyper[i] === 0 && state.half[i] === 0) {
      t.tell?.({ event: 'returned', rule: 'GT-16.32', seat: i >> 1, half: toldHalf(state, i & 1) });
    }
  }
}
