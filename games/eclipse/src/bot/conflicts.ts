import { isIn, type Seat } from '@starboard/kernel';
import { BATTLE_ORDER } from '../content/sectors.ts';
import { TYPES } from '../content/terms.ts';
import { type Battle, sidesOf } from '../oracle/index.ts';
import { isBlackHole } from '../rules/galaxy.ts';
import { can } from '../rules/powers.ts';
import { counted, guardsOppose } from '../rules/ships.ts';
import { GUARD_SIDE, NOBODY, type State } from '../state.ts';
import { drawsFor, drawsWorth, lossesOf, oddsOf } from './battles.ts';
import { NEED_OF_SHIPS, type Prospects, power } from './prospects.ts';
import { note, TERM } from './terms.ts';
import type { Weights } from './weights.ts';

/** Whether the battle there is still to come. */
const isAhead = (state: State, site: number): boolean =>
  state.phase === 'action' ||
  (state.phase === 'combat' && state.step === 'battles' && BATTLE_ORDER.indexOf(site) >= state.cursor);

/** What a battle is likely to bring a side. */
export function battleWorth(w: Weights, state: State, battle: Battle, own: Prospects, site: number): number {
  const odds = oddsOf(battle);
  const attacks = battle.attacker.seat === own.seat;
  const [mine, theirs] = attacks ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
  const [left, leftOfThem] = attacks
    ? [odds.survivors.attacker, odds.survivors.defender]
    : [odds.survivors.defender, odds.survivors.attacker];
  const losses = lossesOf(mine, left);
  let lost = 0;
  for (let type = 0; type < TYPES.length; type++) lost += losses[type] * own.ships[type];
  const flees = mine.squadrons.every(({ leaves }) => leaves);
  const draws = drawsWorth(state, own.seat, (flees ? 0 : 1) + drawsFor(theirs, leftOfThem));
  const wins = attacks ? odds.attacker : odds.defender;
  const ships = w.fleet * Math.max(0.15, NEED_OF_SHIPS[own.rounds]) * lost;
  return w.battle * (draws - ships) + wins * prizeWorth(w, state, own, site);
}

/** EC-20.8: whether those who stand alone put their discs next. */
const isOpenToWinners = (state: State): boolean => state.phase === 'combat' && state.step === 'influence';

/** What a seat gains by being alone at a site when the battles are over. */
export function prizeWorth(w: Weights, state: State, own: Prospects, site: number): number {
  const { seat } = own;
  const owner = state.owner[site];
  if (owner === seat) return 0;
  const found = state.sealed[site] === 1 && owner === NOBODY ? w.discovery : 0;
  if (isBlackHole(site)) return 0;
  if (owner === NOBODY) return found + (isOpenToWinners(state) ? 1 : w.conquest) * own.controlWorth(state, w, site);
  return conquers(state, seat, site) * own.controlWorth(state, w, site);
}

/** EC-20.1 to EC-20.6: how likely the cubes of a sector are destroyed. */
export function conquers(state: State, seat: Seat, site: number): number {
  const owner = state.owner[site];
  if (state.cubes[site] === 0 || can(state, owner, 'frail-population')) return 1;
  if (can(state, seat, 'bombs') && !can(state, owner, 'bomb-proof')) return 1;
  return Math.min(0.9, 0.35 + 0.25 * power[site * 6 + seat]);
}

/** Ships beside ships of others, and ships where others, or nobody, have a disc. */
export function conflicts(w: Weights, state: State, prospects: readonly Prospects[]): void {
  for (const site of state.placed) {
    let here = 0;
    let last = NOBODY;
    for (let seat = 0; seat < state.players; seat++)
      if (power[site * 6 + seat] > 0 || (counted(seat, site) > 0 && !isIn(state.eliminated, seat))) {
        here++;
        last = seat;
      }
    if (here === 0) continue;
    const alone = here === 1 && !guardsOppose(state, last, site);
    if (!alone && !isAhead(state, site)) continue;
    if (alone) occupy(w, state, prospects, site, last);
    else contest(w, state, prospects, site);
  }
}

/** EC-15.1: whether who stands there may still claim it in this round. */
const isToBeClaimed = (state: State, site: number): boolean =>
  state.phase === 'action' ||
  (state.phase === 'combat' &&
    (state.step === 'battles' ||
      state.step === 'population' ||
      (state.step === 'influence' && BATTLE_ORDER.indexOf(site) >= state.cursor && state.owner[site] === NOBODY)));

/** One seat's ships stand alone at a site. */
function occupy(w: Weights, state: State, prospects: readonly Prospects[], site: number, seat: Seat) {
  const owner = state.owner[site];
  if (owner === seat || !isToBeClaimed(state, site)) return;
  const isNext = isOpenToWinners(state) && owner === NOBODY;
  note(seat, TERM.battles, (isNext ? 1 : w.pending) * prizeWorth(w, state, prospects[seat], site));
  if (owner !== NOBODY)
    note(owner, TERM.dangers, -w.siege * conquers(state, seat, site) * prospects[owner].lossOf(state, w, site));
}

/** A battle is to be fought, or is being fought. */
function contest(w: Weights, state: State, prospects: readonly Prospects[], site: number): void {
  const battle = sidesOf(state, site);
  if (battle === undefined) return;
  const { attacker, defender } = battle;
  const own = attacker.seat;
  note(own, TERM.battles, battleWorth(w, state, battle, prospects[own], site));
  if (defender.seat !== GUARD_SIDE)
    note(defender.seat, TERM.battles, battleWorth(w, state, battle, prospects[defender.seat], site));
  const owner = state.owner[site];
  if (owner !== NOBODY && owner !== own && defender.seat === owner)
    note(
      owner,
      TERM.dangers,
      -oddsOf(battle).attacker * conquers(state, own, site) * prospects[owner].lossOf(state, w, site),
    );
}
