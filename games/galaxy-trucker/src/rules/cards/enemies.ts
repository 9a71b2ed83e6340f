import type { Play, Seat } from '@starboard/kernel';
import { ACCEPT, DECLINE, DIPLOMAT as SEND_DIPLOMAT, TAKE_REWARD } from '../../actions.ts';
import type { Pirates, Projectile, Slavers, Smugglers } from '../../content/cards.ts';
import { DIPLOMAT } from '../../content/tables.ts';
import { ALIEN, halfInRace, inRace, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { gainCredits, gainGoods, loseGoods } from '../cargo.ts';
import { cabinOf, halfWithRole, loseCrew, takeCrew, wake } from '../crew.ts';
import { fireAt, isEscorted } from '../hits.ts';
import { burnBoosted, stateCannons } from '../power.ts';
import { loseDaysTogether } from '../race.ts';
import { chooseFewer } from './fewer.ts';

type Enemy = Slavers | Smugglers | Pirates;

const rewardQuestion = flightQuestion({
  kind: 'reward',
  rule: 'GT-12.6',
  options(menu) {
    menu.offer(TAKE_REWARD);
    menu.offer(DECLINE);
  },
});

/** GT-16.58: whether the owner sends his Diplomat. */
const diplomatQuestion = flightQuestion({
  kind: 'diplomat',
  rule: 'GT-16.58',
  options(menu) {
    menu.offer(ACCEPT);
    menu.offer(SEND_DIPLOMAT);
  },
});

/** GT-16.58, GT-16.63: asked at once; true if the consequences are off and the Diplomat is gone. GT-18.31: not from hyperspace. */
export function* sendsDiplomat(t: T, seat: Seat): Play<boolean> {
  const { state } = t;
  const office = halfWithRole(state, seat, DIPLOMAT);
  if (office < 0 || !halfInRace(state, seat, office)) return false;
  const action = yield* ask(t, seat, diplomatQuestion);
  if (action.do !== 'diplomat') return false;
  t.tell?.({ event: 'diplomat-used', rule: 'GT-16.58', seat });
  takeCrew(t, seat, cabinOf(state, seat, ALIEN.cyan), 1, 'GT-16.58');
  yield* wake(t, seat); // GT-16.60
  return true;
}

/** Pirates wait until all attacks are over: 1 full volley, 2 without its first large shot (GT-17.5). */
const FULL = 1;
const REDUCED = 2;

/** GT-12.5, GT-17.5: attacks in flight order until the enemy is defeated; with five players it takes two defeats. */
export function* enemies(t: T, card: Enemy, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  const needed = state.fifthWheel ? 2 : 1;
  let defeats = 0;
  for (const seat of order) {
    if (defeats === needed) break;
    if (!inRace(state, seat)) continue;
    const strength = yield* stateCannons(t, seat);
    if (strength < 0) continue;
    const enemy = card.strength * 2;
    const result = strength > enemy ? 'won' : strength === enemy ? 'draw' : 'lost';
    t.tell?.({ event: 'enemy-fought', rule: 'GT-12.5', seat, result, strength, enemy });
    yield* burnBoosted(t, seat); // GT-16.29
    if (result === 'won') yield* takeReward(t, seat, card, defeats++ > 0);
    else if (result === 'lost') yield* suffer(t, seat, card, defeats > 0);
  }
  loseDaysTogether(
    t,
    state.usedIt.map((used) => (used === 1 ? card.days : 0)),
    'GT-12.6',
  );
  if (card.kind === 'pirates') yield* volley(t, card.shots, order);
  return defeats > 0;
}

/** GT-12.6, GT-12.18: taken at once, the days are lost later. */
function* takeReward(t: T, seat: Seat, card: Enemy, second: boolean): Play<void> {
  const { state } = t;
  const action = yield* ask(t, seat, rewardQuestion);
  if (action.do !== 'take-reward') {
    t.tell?.({ event: 'reward-declined', rule: 'GT-12.6', seat });
    return;
  }
  state.usedIt[seat] = 1;
  if (card.kind === 'smugglers')
    yield* gainGoods(t, seat, second ? yield* chooseFewer(t, seat, card.goods) : card.goods, 'GT-12.7');
  else gainCredits(t, seat, card.credits - (second ? 1 : 0), 'GT-12.6', 'reward');
}

/** GT-12.7 to GT-12.9: what a loser suffers; reduced after the first defeat. */
function* suffer(t: T, seat: Seat, card: Enemy, reduced: boolean): Play<void> {
  const { state } = t;
  if (yield* sendsDiplomat(t, seat)) return;
  if (card.kind === 'pirates') state.stated[seat] = reduced ? REDUCED : FULL;
  else if (isEscorted(state, seat)) return;
  else if (card.kind === 'slavers') yield* loseCrew(t, seat, card.crew - (reduced ? 1 : 0), 'GT-12.8');
  else yield* loseGoods(t, seat, card.loseGoods - (reduced ? 1 : 0), 'GT-12.7');
}

/** GT-12.9: all shots in order, one roll each for all losers. */
function* volley(t: T, shots: readonly Projectile[], order: readonly Seat[]): Play<void> {
  const { state } = t;
  const losers = order.filter((seat) => state.stated[seat] > 0);
  yield* shootAtBoth(t, shots, losers, (seat) => state.stated[seat] === REDUCED, 'GT-12.9');
}

/** GT-17.2: shots at several ships; some of them are spared the first large one. */
export function* shootAtBoth(
  t: T,
  shots: readonly Projectile[],
  seats: readonly Seat[],
  isSpared: (seat: Seat) => boolean,
  rule: string,
): Play<void> {
  const firstLarge = shots.findIndex((shot) => shot.large);
  for (const [i, shot] of shots.entries()) {
    yield* fireAt(
      t,
      shot,
      false,
      seats.filter((seat) => inRace(t.state, seat) && !(i === firstLarge && isSpared(seat))),
      rule,
    );
  }
}
