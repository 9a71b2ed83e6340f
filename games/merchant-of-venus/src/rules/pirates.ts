import type { Play, Seat } from '@starboard/kernel';
import { toFight, toLoseGood } from '../actions.ts';
import type { Point } from '../content/abilities.ts';
import { CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { PIRATES } from '../content/pirates.ts';
import { PIRATE_BOUNTY, PIRATE_FAME, PIRATE_LOSS } from '../content/tables.ts';
import { VARIABLE_LASER, VARIABLE_SHIELD } from '../content/technologies.ts';
import { ASTEROID, LASER, PILOT, SHIELD, STATS } from '../content/terms.ts';
import { CALM, DESTROYED, goodsOf, here, type Open, type T } from '../state.ts';
import { advantage, modified } from './advantages.ts';
import { amidst, ask, type VenusQuestion } from './ask.ts';
import { maybeDrill } from './asteroids.ts';
import { claimTitle, gainCredits, gainFame } from './fame.ts';
import { testValue } from './hazards.ts';
import { wonBy } from './missions.ts';
import { drawReward } from './rewards.ts';
import { assignTo, offerDiceFor } from './speed.ts';
import { stopTurn } from './stop.ts';

/** MV-5.11.2, MV-5.4.5: laser, shield or pilot, against this pirate; before that, dice for the variable laser and shield. */
export const FIGHT: VenusQuestion<number> = amidst({
  kind: 'pirates',
  rule: 'MV-5.11.2',
  options(menu, state, seat) {
    for (let stat = 0; stat < STATS.length; stat++) menu.offer(toFight(stat));
    offerDiceFor(menu, state, seat, VARIABLE_LASER);
    offerDiceFor(menu, state, seat, VARIABLE_SHIELD);
  },
});

/** MV-5.11.7: which good of the pirate's category. */
export const LOSE: VenusQuestion<number> = amidst({
  kind: 'lose-good',
  rule: 'MV-5.11.7',
  options(menu, state, seat, pirate) {
    for (const good of wanted(state, seat, pirate)) menu.offer(toLoseGood(good));
  },
});

const wanted = (state: Open, seat: Seat, pirate: number): readonly number[] =>
  GOODS.flatMap(({ category }, good) =>
    category === PIRATES[pirate].category && goodsOf(state, seat, good) > 0 ? [good] : [],
  );

/** MV-5.11.13: the value of a test, raised by what helps against pirates alone. */
export const strengthOf = (state: Open, seat: Seat, stat: number): number =>
  modified(state, seat, 'pirates', testValue(state, seat, stat));

/** MV-5.11.1, MV-5.11.2: entering a pirate field; a pirate that was defeated in this turn is not fought again (MV-5.11.12). */
export function* meetPirates(t: T, field: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  const pirate = state.pirateAt.indexOf(field);
  if ((state.calm & CALM.pirates) !== 0 || (state.beaten & (1 << pirate)) !== 0) return;
  if (state.bp === 0) {
    t.tell?.({ event: 'pirates-won-at-once', rule: 'MV-5.11.1', seat, pirate });
    return yield* defeat(t, seat, pirate);
  }
  const stat = yield* chooseWeapon(t, seat, pirate);
  if (rollFight(t, seat, pirate, stat)) yield* victory(t, seat, pirate, stat);
  else yield* defeat(t, seat, pirate);
}

function* chooseWeapon(t: T, seat: Seat, pirate: number): Play<number> {
  for (;;) {
    const action = yield* ask(t, seat, FIGHT, pirate);
    if (action.do === 'fight') return action.with;
    if (action.do === 'assign') assignTo(t, seat, action.die, action.to);
  }
}

/** MV-5.11.2: die and modifier together must not be higher than the value. */
function rollFight(t: T, seat: Seat, pirate: number, stat: number): boolean {
  const value = strengthOf(t.state, seat, stat);
  const die = t.die('pirates');
  const won = die + PIRATES[pirate].modifier <= value;
  t.tell?.({ event: 'pirates-fought', rule: 'MV-5.11.2', seat, pirate, stat, die, value, won });
  return won;
}

const BOUNTY: readonly Point[] = ['bounty-laser', 'bounty-shield', 'bounty-pilot'];

/** MV-5.11.3 to MV-5.11.6, MV-4.9: what a victory brings, then bounties, titles and missions. */
function* victory(t: T, seat: Seat, pirate: number, stat: number): Play<void> {
  const { state } = t;
  state.beaten |= 1 << pirate;
  if (stat === PILOT) winSpeed(t, seat);
  if (stat === SHIELD) gainFame(t, seat, PIRATE_FAME, 'MV-5.11.4');
  if (stat === LASER) destroy(t, seat, pirate);
  gainCredits(t, seat, advantage(state, seat, BOUNTY[stat]), 'MV-19.15');
  if (stat === LASER) {
    yield* drawReward(t, seat);
    claimTitle(t, seat, 'laser-victory');
  }
  yield* wonBy(t, stat);
  if (stat === LASER) yield* maybeDrill(t, here(state));
}

/** MV-5.11.3: as many movement points as the pilot has levels. */
function winSpeed(t: T, seat: Seat): void {
  const by = t.state.level[seat];
  t.state.bp += by;
  t.tell?.({ event: 'speed-won', rule: 'MV-5.11.3', seat, by });
}

/** MV-5.11.5, MV-5.11.11: credits and fame for the infamy under the pirate, which becomes an asteroid at once. */
function destroy(t: T, seat: Seat, pirate: number): void {
  const { state } = t;
  const infamy = state.pirateInfamy[pirate];
  state.kind[here(state)] = ASTEROID;
  state.pirateAt[pirate] = DESTROYED;
  state.pirateInfamy[pirate] = 0;
  t.tell?.({ event: 'pirates-destroyed', rule: 'MV-5.11.5', seat, pirate });
  gainCredits(t, seat, infamy * PIRATE_BOUNTY, 'MV-5.11.5');
  gainFame(t, seat, infamy, 'MV-5.11.5');
}

/** MV-5.11.7, MV-5.11.8, MV-5.11.10: a loss; the turn ends, unless the table lets a lost good buy the ship off. */
function* defeat(t: T, seat: Seat, pirate: number): Play<void> {
  const { state } = t;
  const robbed = yield* beRobbed(t, seat, pirate);
  if (robbed && state.goodBuysOff) return;
  state.pirateInfamy[pirate]++;
  stopTurn(t);
}

/** MV-5.11.7, MV-19.16: a good of the pirate's category, else cash; nothing with an insurance. True if it was a good. */
function* beRobbed(t: T, seat: Seat, pirate: number): Play<boolean> {
  const { state } = t;
  const loss = modified(state, seat, 'pirate-loss', PIRATE_LOSS);
  if (loss === 0) return false;
  const goods = wanted(state, seat, pirate);
  if (goods.length > 0) {
    loseGood(t, seat, goods.length === 1 ? goods[0] : yield* chooseLoss(t, seat, pirate));
    return true;
  }
  const credits = Math.min(loss, state.cash[seat]);
  state.cash[seat] -= credits;
  t.tell?.({ event: 'cash-robbed', rule: 'MV-5.11.7', seat, credits });
  return false;
}

function* chooseLoss(t: T, seat: Seat, pirate: number): Play<number> {
  const action = yield* ask(t, seat, LOSE, pirate);
  if (action.do !== 'lose-good') throw new Error(`${action.do} gives no good`);
  return action.good;
}

/** MV-5.11.7: it goes to the supply area of its culture. */
function loseGood(t: T, seat: Seat, good: number): void {
  t.state.goods[seat * CULTURE_COUNT + good]--;
  t.state.supply[good]++;
  t.tell?.({ event: 'good-robbed', rule: 'MV-5.11.7', seat, good });
}
