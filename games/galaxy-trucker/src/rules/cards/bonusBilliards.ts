import { allowed, Menu, type Play, refuse, type Seat, seats, type Verdict } from '@starboard/kernel';
import type { Action } from '../../actions.ts';
import { CARDS, type Projectile, type SpaceBilliards } from '../../content/cards.ts';
import { inRace, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { fireAll } from '../hits.ts';

const rowsOf = (state: State): SpaceBilliards['rows'] => (CARDS[state.card] as SpaceBilliards).rows;
/** How often a row has been chosen; `placeOf` holds the row of each seat. */
const timesChosen = (state: State, row: number): number => state.placeOf.filter((chosen) => chosen === row).length;

/** GT-21.2: rows not yet chosen; with five players one of them a second time. */
function mayChoose(state: State, row: number): Verdict {
  if (timesChosen(state, row) === 0) return allowed;
  const isDoubled = rowsOf(state).some((_, other) => timesChosen(state, other) > 1);
  return state.fifthWheel && !isDoubled ? allowed : refuse('GT-21.2', 'row-taken', { row: row + 1 });
}

function offerRows(menu: Menu<Action>, state: State, seat: Seat): void {
  rowsOf(state).forEach((_, row) => {
    const verdict = mayChoose(state, row);
    for (const at of seats(state.players)) {
      if (at !== seat && inRace(state, at)) menu.offer({ do: 'aim', row: row + 1, at }, verdict);
    }
  });
}

const aimQuestion = flightQuestion({ kind: 'space-billiards', rule: 'GT-21.2', options: offerRows });

/** GT-21.2, GT-21.3, GT-21.10: each must choose a row and an opponent, who alone faces its meteors at once. */
export function* spaceBilliards(t: T, _card: SpaceBilliards, order: readonly Seat[]): Play<void> {
  const { state } = t;
  if (order.filter((seat) => inRace(state, seat)).length < 2) {
    t.tell?.({ event: 'card-without-effect', rule: 'GT-21.3', card: state.card });
    return;
  }
  for (const seat of order) {
    const menu = new Menu<Action>(false);
    if (inRace(state, seat)) offerRows(menu, state, seat);
    if (menu.options.length === 0) continue;
    const action = yield* ask(t, seat, aimQuestion);
    if (action.do === 'aim') yield* play(t, seat, action.row - 1, action.at);
  }
}

function* play(t: T, seat: Seat, row: number, at: Seat): Play<void> {
  const { state } = t;
  const isSecond = timesChosen(state, row) > 0;
  state.placeOf[seat] = row;
  t.tell?.({ event: 'row-aimed', rule: 'GT-21.2', seat, row: row + 1, at });
  const meteors = rowsOf(state)[row];
  yield* fireAll(t, isSecond ? withoutFirstLarge(meteors) : meteors, true, [at], 'GT-21.2');
}

/** GT-21.2: the second time the first large meteor of a row is left out. */
function withoutFirstLarge(meteors: readonly Projectile[]): readonly Projectile[] {
  const first = meteors.findIndex(({ large }) => large);
  return meteors.filter((_, i) => i !== first);
}
