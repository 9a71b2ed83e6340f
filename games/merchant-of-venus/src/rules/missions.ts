import { type Play, type Question, type Seat, sum } from '@starboard/kernel';
import { type Action, toFulfil } from '../actions.ts';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { AT_TURN_END, type Condition, MISSIONS, type Mission } from '../content/missions.ts';
import { TECH_COUNT } from '../content/technologies.ts';
import {
  aboard,
  completedBy,
  GONE,
  isLandingPlace,
  type Open,
  OUT,
  openMissions,
  POOL,
  type State,
  systemAt,
  type T,
} from '../state.ts';
import { upgradesOf } from './cargo.ts';
import { drawReward } from './rewards.ts';

/** MV-13.7: an empty mission deck is not renewed. */
export const missionsLeft = (state: Open): boolean => state.missionAt.includes(POOL);

export function drawMission(t: T, state: State, seat: Seat, rule: string): void {
  if (!missionsLeft(state)) return;
  const mission = t.pick(
    'mission',
    state.missionAt.map((at) => (at === POOL ? 1 : 0)),
  );
  state.missionAt[mission] = seat;
  t.tell?.({ event: 'mission-drawn', rule, seat, mission });
}

/** MV-13.9: one event would fulfil several missions: which one? */
export const FULFIL: Question<State, Action, readonly number[]> = {
  kind: 'fulfil',
  rule: 'MV-13.9',
  options(menu, _state, _seat, missions) {
    for (const mission of missions) menu.offer(toFulfil(mission));
  },
};

/** MV-13.5, MV-13.9: something happened that completes one open mission at most. */
export function* fulfil(t: T, isDone: (condition: Condition, mission: Mission) => boolean): Play<void> {
  const { state } = t;
  const seat = state.active;
  let done: number[] | undefined;
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (state.missionAt[mission] !== seat || !isDone(MISSIONS[mission].condition, MISSIONS[mission])) continue;
    if (done === undefined) done = [mission];
    else done.push(mission);
  }
  if (done === undefined) return;
  yield* complete(t, seat, done.length === 1 ? done[0] : yield* chooseMission(t, seat, done));
}

function* chooseMission(t: T, seat: Seat, missions: readonly number[]): Play<number> {
  const action = yield* t.choose(seat, FULFIL, missions);
  if (action.do !== 'fulfil') throw new Error(`${action.do} names no mission`);
  return action.mission;
}

/** MV-13.4, MV-4.9: the card goes face down, then its reward, then a new mission. */
function* complete(t: T, seat: Seat, mission: number): Play<void> {
  const { state } = t;
  state.missionAt[mission] = completedBy(seat);
  t.tell?.({ event: 'mission-completed', rule: 'MV-13.4', seat, mission });
  yield* drawReward(t, seat);
  drawMission(t, state, seat, 'MV-13.4');
}

/** Goods and passengers of a seat, counted in pieces. */
export const goodsAboard = (state: Open, seat: Seat): number =>
  sum(state.goods, seat * CULTURE_COUNT, (seat + 1) * CULTURE_COUNT);
export const passengersAboard = (state: Open, seat: Seat): number =>
  state.passengerAt.filter((at) => at === aboard(seat)).length;
const techsAboard = (state: Open, seat: Seat): number => sum(state.techs, seat * TECH_COUNT, (seat + 1) * TECH_COUNT);

/** MV-19.27: a landing in the target system, on the named kind of field, with all that is asked for. */
export function* landed(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  const field = state.at[seat];
  yield* fulfil(t, (condition, { target }) => {
    if (condition.kind !== 'land' || systemAt(field) !== target) return false;
    const isThere = condition.fieldKind < 0 ? isLandingPlace(state, field) : state.kind[field] === condition.fieldKind;
    return (
      isThere &&
      goodsAboard(state, seat) >= condition.goods &&
      passengersAboard(state, seat) >= condition.passengers &&
      state.laser[seat] >= condition.laser &&
      state.shield[seat] >= condition.shield &&
      techsAboard(state, seat) >= condition.techs
    );
  });
}

/** MV-13.2, MV-13.8: business for a mission counts in its target system, in a turn in which the ship landed there. */
export const countsHere = (state: Open, { target }: Mission): boolean =>
  target < 0 || (state.landed && systemAt(state.at[state.active]) === target);

/** MV-19.28, MV-19.29, MV-19.33: the sale of a good of this category in this market. */
export function* soldGood(t: T, category: number, market: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (openMissions(state, seat).some((mission) => MISSIONS[mission].condition.kind === 'sell-all-categories'))
    state.soldKinds[seat] |= 1 << category;
  yield* fulfil(t, (condition, mission) => {
    if (condition.kind === 'sell-all-categories')
      return (state.soldKinds[seat] & condition.categories) === condition.categories;
    if (condition.kind !== 'sell-good' || !countsHere(state, mission)) return false;
    return (condition.categories & (1 << category)) !== 0 && (condition.market < 0 || condition.market === market);
  });
}

/** MV-19.28, MV-19.31, MV-19.32: something that a mission asks for by its name alone. */
export function* didThis(
  t: T,
  deed: 'buy-good' | 'unload-foreign-good' | 'make-first-contact' | 'drop-off-passenger' | 'jump-teleportal',
): Play<void> {
  yield* fulfil(t, ({ kind }, mission) => kind === deed && countsHere(t.state, mission));
}

/** MV-19.32: a victory over pirates. */
export function* wonBy(t: T, stat: number): Play<void> {
  yield* fulfil(t, (condition) => condition.kind === 'defeat-pirate' && condition.by === stat);
}

/** MV-19.30: one more test passed by roll in this turn. */
export function* passedByRoll(t: T): Play<void> {
  t.state.passed++;
  yield* fulfil(t, (condition) => condition.kind === 'pass-tests' && t.state.passed >= condition.count);
}

/** MV-19.28: the payment that a mission asks for. */
export function* paidFor(t: T, paid: number): Play<void> {
  yield* fulfil(t, (_, mission) => MISSIONS[paid] === mission);
}

/** MV-13.3, MV-11.2: one mission at the end of the own turn. */
export function* turnOver(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  const isThere = (condition: Condition): boolean => {
    if (condition.kind === 'own-upgrades') return upgradesOf(state, seat) >= condition.least;
    if (condition.kind === 'own-spaceports') return state.ports[seat] >= condition.least;
    if (condition.kind === 'pilot-level') return state.level[seat] >= condition.least;
    return condition.kind === 'cash' && state.cash[seat] >= condition.least;
  };
  yield* fulfil(t, (condition) => AT_TURN_END.includes(condition.kind) && isThere(condition));
}

/** MV-13.10: whether a mission can no longer be fulfilled by anybody. */
export function isImpossible(state: Open, mission: number): boolean {
  const { condition } = MISSIONS[mission];
  if (condition.kind === 'make-first-contact') return state.culture.every((culture) => culture >= 0);
  if (condition.kind === 'defeat-pirate') return state.pirateAt.every((at) => at < POOL);
  if (condition.kind === 'drop-off-passenger' || (condition.kind === 'land' && condition.passengers > 0))
    return state.passengerAt.every((at) => at === GONE);
  return false;
}

/** MV-13.10: at the start of a turn, missions that have become impossible are replaced, the new ones too. */
export function replaceImpossible(t: T): void {
  const { state } = t;
  const seat = state.active;
  for (;;) {
    const mission = openMissions(state, seat).find((open) => isImpossible(state, open));
    if (mission === undefined) return;
    state.missionAt[mission] = OUT;
    t.tell?.({ event: 'mission-impossible', rule: 'MV-13.10', seat, mission });
    drawMission(t, state, seat, 'MV-13.10');
  }
}
