import type { Play, Seat } from '@starboard/kernel';
import { STAY } from '../../actions.ts';
import type { CombatLine, CombatZone, Criterion, Penalty } from '../../content/cards.ts';
import { flightOrder, inRace, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { loseGoods } from '../cargo.ts';
import { crewOf, loseCrew } from '../crew.ts';
import { isEscorted } from '../hits.ts';
import { canJump, jump, offerJumps } from '../hyperspace.ts';
import { burnBoosted, stateCannons, stateEngines } from '../power.ts';
import { loseDaysTogether } from '../race.ts';
import { changes, changesTable } from '../roads.ts';
import { sendsDiplomat, shootAtBoth } from './enemies.ts';

/** GT-12.11: three lines in order. */
export function* combatZone(t: T, card: CombatZone): Play<void> {
  for (const line of card.lines) yield* combatLine(t, line);
}

const crewJumpQuestion = flightQuestion({
  kind: 'jump',
  rule: 'GT-16.31',
  options(menu, state, seat) {
    menu.offer(STAY);
    offerJumps(menu, state, seat);
  },
});

/** GT-16.31 b: instead of having his crew counted a player may jump. */
export function* stateCrew(t: T, seat: Seat): Play<number> {
  const { state } = t;
  while (inRace(state, seat) && canJump(state, seat)) {
    const action = yield* ask(t, seat, crewJumpQuestion);
    if (action.do !== 'jump') break;
    yield* jump(t, seat, action.booster, action.engine);
  }
  if (!inRace(state, seat)) return -1;
  const crew = crewOf(state, seat);
  t.tell?.({ event: 'crew-stated', rule: 'GT-9.11', seat, crew });
  return crew;
}

/** GT-12.17: values in flight order; -1 for those who left the race. Written to `stated`. */
export function* stateAll(t: T, criterion: Criterion | 'rear'): Play<Seat[]> {
  const { state } = t;
  const values = new Array<number>(state.players).fill(-1);
  for (const seat of flightOrder(state)) {
    if (!inRace(state, seat)) continue;
    if (criterion === 'crew') values[seat] = yield* stateCrew(t, seat);
    else if (criterion === 'engines') values[seat] = yield* stateEngines(t, seat);
    else {
      values[seat] = yield* stateCannons(t, seat, criterion === 'rear');
      yield* burnBoosted(t, seat);
    }
  }
  state.stated = values;
  return flightOrder(state).filter((seat) => values[seat] >= 0);
}

/** One who suffers, fully or reduced by one (GT-17.6). */
export interface Sufferer {
  readonly seat: Seat;
  readonly reduced: boolean;
}

/** GT-12.11, GT-12.12, GT-17.6, GT-17.7, GT-20.40: who suffers, the lowest first; at a tie the one further ahead. */
export function sufferers(state: State, seats: readonly Seat[]): Sufferer[] {
  if (seats.length < 2) return [];
  const { stated } = state;
  const rising = seats.toSorted((a, b) => stated[a] - stated[b]); // stable: further ahead first
  const usual: Sufferer[] = [{ seat: rising[0], reduced: false }];
  if (state.fifthWheel && seats.length > 2) usual.push({ seat: rising[1], reduced: true });
  if (!changesTable(state, 'all-but-highest')) return usual;
  const highest = seats.reduce((best, seat) => (stated[seat] >= stated[best] ? seat : best));
  return seats.flatMap((seat) => {
    if (changes(state, seat, 'all-but-highest')) return seat === highest ? [] : [{ seat, reduced: false }];
    return usual.filter((one) => one.seat === seat);
  });
}

function* combatLine(t: T, { criterion, penalty }: CombatLine): Play<void> {
  const { state } = t;
  const seats = yield* stateAll(t, criterion);
  const hurt: Sufferer[] = [];
  for (const one of sufferers(state, seats)) {
    t.tell?.({ event: 'chosen-as-worst', rule: 'GT-12.11', seat: one.seat, criterion });
    if (!(yield* sendsDiplomat(t, one.seat))) hurt.push(one);
  }
  yield* punish(t, penalty, hurt);
}

/** GT-17.13: days rearmost first, crew and goods one after the other, shots at all together. */
function* punish(t: T, penalty: Penalty, hurt: readonly Sufferer[]): Play<void> {
  const { state } = t;
  if (penalty.kind === 'shots') {
    const spared = hurt.filter((one) => one.reduced).map((one) => one.seat);
    const order = flightOrder(state).filter((seat) => hurt.some((one) => one.seat === seat));
    yield* shootAtBoth(t, penalty.shots, order, (seat) => spared.includes(seat), 'GT-12.11');
    return;
  }
  const count = ({ reduced }: Sufferer): number => Math.max(0, penalty.count - (reduced ? 1 : 0));
  if (penalty.kind === 'days') {
    const days = new Array<number>(state.players).fill(0);
    for (const one of hurt) days[one.seat] = count(one);
    loseDaysTogether(t, days, 'GT-12.11');
    return;
  }
  for (const one of hurt) {
    if (isEscorted(state, one.seat)) continue;
    if (penalty.kind === 'crew') yield* loseCrew(t, one.seat, count(one), 'GT-12.11');
    else yield* loseGoods(t, one.seat, count(one), 'GT-12.11');
  }
}
