import { isIn, type Seat, seats, sum } from '@starboard/kernel';
import { stackOf } from '../content/galaxy.ts';
import { BATTLE_ORDER, SITES, SITES_OF } from '../content/sectors.ts';
import { MONOLITH_POINTS, ROUNDS, TRACK_LENGTH, TRACK_POINTS } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { ACTION, BUILD, BUILDS, RESOURCE, TRACKS, TYPES } from '../content/terms.ts';
import { type Battle, type Plan, sidesOf } from '../oracle/index.ts';
import { mayMake } from '../rules/build.ts';
import { zonesFor } from '../rules/explore.ts';
import { isBlackHole, takesDisc } from '../rules/galaxy.ts';
import { movementOf, reachable } from '../rules/move.ts';
import { storeOf } from '../rules/population.ts';
import { can, speciesOf } from '../rules/powers.ts';
import { mayResearch, priceOf, techsOn } from '../rules/research.ts';
import { canFly, counted, countShips, guardsOppose, hasShipAt } from '../rules/ships.ts';
import { hasPassed } from '../rules/turn.ts';
import { balanceOf } from '../rules/upkeep.ts';
import { pointsOf } from '../score.ts';
import { GUARD_SIDE, NOBODY, SHIP_TYPE, SHIPS, type State, TECH_SPACES } from '../state.ts';
import { drawsFor, drawsWorth, lossesOf, oddsOf } from './battles.ts';
import { countPower, type Free, fleetOf, Prospects, power, squaresWorth, surroundings, tradable } from './prospects.ts';
import { bestStrength, type PartSet, usableSet, withPart } from './ships.ts';
import { TECH_WORTH, TRACK_PROMISE } from './techWorth.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** How far the match is: rounds that are over. */
export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / ROUNDS);

/** How much ships still matter, by rounds that follow. */
const NEED_OF_SHIPS: readonly number[] = [0.2, 0.5, 0.75, 0.9, 1, 1, 1, 1];
/** Changes of parts that blueprints are judged by. */
const CHANGES = 3;

/** Money, stores and income. */
function storesWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const share = rounds > 0 ? 1 : hasPassed(state, seat) ? 0.02 : w.last;
  const goods = storeOf(state, seat, RESOURCE.science) + storeOf(state, seat, RESOURCE.materials);
  const balance = balanceOf(state, seat);
  const kept = w.stored * share * (goods > 24 ? 24 + 0.5 * (goods - 24) : goods);
  if (balance >= 0) return own.economy + kept + w.money * (rounds > 0 ? 1 : 0.02) * balance;
  const traded = Math.min(-balance, tradable(state, seat));
  const short = w.short + traded * w.stored * speciesOf(state, seat).rate + (-balance - traded) * w.bankrupt;
  return own.economy + kept - short;
}

/** How much of a type there is: ships on the board, and those that may still be built. */
const shareOf = (counts: readonly number[], type: number): number => counts[type] + 0.3;

/** What a fleet of such a strength is worth, after so many more rounds. */
const strengthWorth = (w: Weights, strength: number, rounds: number): number =>
  w.fleet * NEED_OF_SHIPS[rounds] * strength ** 0.85;

function fleetStrength(state: State, own: Prospects): number {
  const counts = fleetOf(state, own.seat);
  let strength = 0;
  for (let type = 0; type < TYPES.length; type++) strength += shareOf(counts, type) * own.ships[type];
  return strength;
}

/** Ships as they are, and what better parts could make of them. */
function fleetWorth(w: Weights, state: State, own: Prospects, usable: PartSet): number {
  const counts = fleetOf(state, own.seat);
  let better = 0;
  for (let type = 0; type < TYPES.length; type++) {
    better += shareOf(counts, type) * (bestStrength(state, own.seat, type, CHANGES, usable) - own.ships[type]);
  }
  const strength = fleetStrength(state, own);
  const now = strengthWorth(w, strength, own.rounds);
  return now + w.potential * (strengthWorth(w, strength + better, own.rounds) - now);
}

/** Tracks on the way to points, and what technologies do. */
function techsWorth(w: Weights, state: State, own: Prospects): number {
  const share = own.rounds / (ROUNDS - 1);
  let worth = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    const n = techsOn(state, own.seat, track);
    worth += w.track * share * (TRACK_PROMISE[n] - TRACK_POINTS[n]);
    const first = own.seat * TECH_SPACES + track * TRACK_LENGTH;
    for (let i = first; i < first + n; i++) worth += w.tech * share * TECH_WORTH[state.techs[i]];
  }
  return worth;
}

/** Whether the battle there is still to come. */
const isAhead = (state: State, site: number): boolean =>
  state.phase === 'action' ||
  (state.phase === 'combat' && state.step === 'battles' && BATTLE_ORDER.indexOf(site) >= state.cursor);

/** What a battle is likely to bring a side. */
function battleWorth(w: Weights, state: State, battle: Battle, own: Prospects, site: number): number {
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

/** What a seat gains by being alone at a site when the battles are over. */
function prizeWorth(w: Weights, state: State, own: Prospects, site: number): number {
  const { seat } = own;
  const owner = state.owner[site];
  if (owner === seat) return 0;
  const found = state.sealed[site] === 1 && owner === NOBODY ? w.discovery : 0;
  if (isBlackHole(site)) return 0;
  if (owner === NOBODY) return found + w.conquest * own.controlWorth(state, w, site);
  return conquers(state, seat, site) * own.controlWorth(state, w, site);
}

/** EC-20.1 to EC-20.6: how likely the cubes of a sector are destroyed. */
function conquers(state: State, seat: Seat, site: number): number {
  const owner = state.owner[site];
  if (state.cubes[site] === 0 || can(state, owner, 'frail-population')) return 1;
  if (can(state, seat, 'bombs') && !can(state, owner, 'bomb-proof')) return 1;
  return Math.min(0.9, 0.35 + 0.25 * power[site * 6 + seat]);
}

/** Ships beside ships of others, and ships where others, or nobody, have a disc. */
function conflicts(w: Weights, state: State, prospects: readonly Prospects[], hopes: number[]): void {
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
    if (alone) occupy(w, state, prospects, hopes, site, last);
    else contest(w, state, prospects, hopes, site);
  }
}

/** One seat's ships stand alone at a site. */
function occupy(w: Weights, state: State, prospects: readonly Prospects[], hopes: number[], site: number, seat: Seat) {
  const owner = state.owner[site];
  if (owner === seat || (state.phase !== 'action' && state.phase !== 'combat')) return;
  hopes[seat] += w.pending * prizeWorth(w, state, prospects[seat], site);
  if (owner !== NOBODY)
    hopes[owner] -= w.pending * conquers(state, seat, site) * prospects[owner].siteWorth(state, w, site);
}

/** A battle is to be fought, or is being fought. */
function contest(w: Weights, state: State, prospects: readonly Prospects[], hopes: number[], site: number): void {
  const battle = sidesOf(state, site);
  if (battle === undefined) return;
  const { attacker, defender } = battle;
  const own = attacker.seat;
  hopes[own] += battleWorth(w, state, battle, prospects[own], site);
  if (defender.seat !== GUARD_SIDE)
    hopes[defender.seat] += battleWorth(w, state, battle, prospects[defender.seat], site);
  const owner = state.owner[site];
  if (owner !== NOBODY && owner !== own && defender.seat === owner)
    hopes[owner] -= oddsOf(battle).attacker * conquers(state, own, site) * prospects[owner].siteWorth(state, w, site);
}

/** What the action in progress may still bring. */
function pendingWorth(w: Weights, state: State, own: Prospects, free: Free, usable: PartSet): number {
  const { doing, left } = state;
  if (doing === ACTION.explore) return exploreWorth(w, state, own);
  if (left === 0) return 0;
  if (doing === ACTION.research) return researchWorth(w, state, own, usable);
  if (doing === ACTION.upgrade) return upgradeWorth(w, state, own, usable);
  if (doing === ACTION.build) return buildWorth(w, state, own);
  if (doing === ACTION.move) return moveWorth(w, state, own);
  return (w.pending - w.free) * (free.first + (left > 1 ? free.second : 0));
}

/**
 * A sector to be turned over, and one that has been. To turn one over never looks worse than to wait: else bots would trade all they
 * have before they dare to look.
 */
function exploreWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const hope = ((w.explore * rounds) / (ROUNDS - 1) + w.exploreLast) * (state.discs[seat] > 0 ? 1 : 0.3);
  if (state.turnedOver >= 0) {
    const found = turnedOverWorth(w, state, own, SITES_OF[state.turnedOver][0]);
    return w.pending * (state.left * hope + Math.max(hope + 0.1, found));
  }
  if (state.left === 0) return 0;
  return zonesFor(state, seat).some((zone) => state.stackLeft[stackOf(zone)] > 0) ? w.pending * state.left * hope : 0;
}

function turnedOverWorth(w: Weights, state: State, own: Prospects, site: number): number {
  const { ancients, discoveries } = SITES[site];
  const found = discoveries > 0 ? w.discovery : 0;
  if (ancients > 0 && !can(state, own.seat, 'peace-with-ancients'))
    return 0.25 + 0.3 * (found + own.controlWorth(state, w, site));
  return 0.3 + (ancients > 0 ? 1 : found) + own.controlWorth(state, w, site);
}

/** The best technology that can be had. */
function researchWorth(w: Weights, state: State, own: Prospects, usable: PartSet): number {
  let best = 0;
  for (let tech = 0; tech < TECHNOLOGIES.length; tech++) {
    if (state.tray[tech] === 0) continue;
    for (let track = 0; track < TRACKS.length; track++) {
      if (TECH_TRACK[tech] >= 0 && TECH_TRACK[tech] !== track) continue;
      if (mayResearch(state, own.seat, tech, track).ok)
        best = Math.max(best, techGain(w, state, own, tech, track, usable));
    }
  }
  return w.pending * best;
}

/** What a technology adds, after its price. */
export function techGain(
  w: Weights,
  state: State,
  own: Prospects,
  tech: number,
  track: number,
  usable: PartSet,
): number {
  const { seat, rounds } = own;
  const share = rounds / (ROUNDS - 1);
  const n = techsOn(state, seat, track);
  const points = TRACK_POINTS[n + 1] - TRACK_POINTS[n];
  const promise = TRACK_PROMISE[n + 1] - TRACK_PROMISE[n];
  const { part, instant } = TECHNOLOGIES[tech];
  let gain = w.track * (share * promise + (1 - share) * points) + w.tech * share * TECH_WORTH[tech];
  if (part !== undefined) gain += partGain(w, state, own, part, usable);
  if (instant !== undefined) gain += 'discs' in instant ? instant.discs * own.oneMoreDisc : 1.2;
  const price = priceOf(state, seat, tech, track);
  return gain - price * w.stored * (rounds > 0 ? 1 : w.last);
}

/** What blueprints could become with one more part. */
function partGain(w: Weights, state: State, own: Prospects, part: number, usable: PartSet): number {
  const more = withPart(usable, part);
  const counts = fleetOf(state, own.seat);
  let before = 0;
  let after = 0;
  for (let type = 0; type < TYPES.length; type++) {
    before += shareOf(counts, type) * bestStrength(state, own.seat, type, CHANGES, usable);
    after += shareOf(counts, type) * bestStrength(state, own.seat, type, CHANGES, more);
  }
  return w.potential * (strengthWorth(w, after, own.rounds) - strengthWorth(w, before, own.rounds));
}

/** The best use of the changes that are left, all on one type. */
function upgradeWorth(w: Weights, state: State, own: Prospects, usable: PartSet): number {
  const counts = fleetOf(state, own.seat);
  let best = 0;
  for (let type = 0; type < TYPES.length; type++) {
    const gain = bestStrength(state, own.seat, type, Math.min(CHANGES, state.left), usable) - own.ships[type];
    best = Math.max(best, shareOf(counts, type) * gain);
  }
  const strength = fleetStrength(state, own);
  const gain = strengthWorth(w, strength + best, own.rounds) - strengthWorth(w, strength, own.rounds);
  return w.pending * (1 - w.potential) * gain;
}

/** What can be bought for the materials in store. */
function buildWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const { prices } = speciesOf(state, seat);
  let materials = storeOf(state, seat, RESOURCE.materials);
  let strength = fleetStrength(state, own);
  let worth = 0;
  for (let i = 0; i < state.left; i++) {
    let best = 0;
    let price = 0;
    let stronger = 0;
    for (let what = 0; what < BUILDS.length; what++) {
      if (prices[what] > materials || !mayMake(state, seat, what).ok) continue;
      const gain =
        what < TYPES.length
          ? strengthWorth(w, strength + own.ships[what], rounds) - strengthWorth(w, strength, rounds)
          : what === BUILD.monolith
            ? MONOLITH_POINTS
            : Math.max(own.cube[RESOURCE.money], own.cube[RESOURCE.science]) * w.squares;
      const net = gain - prices[what] * w.stored * (rounds > 0 ? 1 : w.last);
      if (net <= best) continue;
      best = net;
      price = prices[what];
      stronger = what < TYPES.length ? own.ships[what] : 0;
    }
    worth += best;
    strength += stronger;
    materials -= price;
  }
  return w.pending * worth;
}

/** Where ships could go together: the best battle, sector or discovery within reach. */
function moveWorth(w: Weights, state: State, own: Prospects): number {
  const { seat } = own;
  const reach = new Map<number, number[]>();
  countShips(state);
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = state.shipAt[seat * SHIPS + ship];
    if (from < 0 || !canFly(ship) || own.ships[SHIP_TYPE[ship]] === 0) continue;
    for (const to of reachable(state, seat, from, movementOf(state, seat, SHIP_TYPE[ship]))) {
      if (!isGoal(state, seat, to)) continue;
      const ships = reach.get(to);
      if (ships === undefined) reach.set(to, [ship]);
      else ships.push(ship);
    }
  }
  let best = 0;
  for (const [site, ships] of reach) {
    ships.sort((a, b) => own.ships[SHIP_TYPE[b]] - own.ships[SHIP_TYPE[a]]);
    best = Math.max(best, attackWorth(w, state, own, site, ships.slice(0, state.left)));
  }
  return w.pending * best;
}

/** Whether there is something to win by ships at a site. */
const isGoal = (state: State, seat: Seat, site: number): boolean =>
  !isBlackHole(site) &&
  (guardsOppose(state, seat, site) ||
    (state.owner[site] !== seat && state.owner[site] !== NOBODY && !isIn(state.allies[seat], state.owner[site])) ||
    (state.owner[site] === NOBODY && (state.sealed[site] === 1 || takesDisc(state, site))) ||
    isDisputed(state, seat, site));

const isDisputed = (state: State, seat: Seat, site: number): boolean => {
  for (let other = 0; other < state.players; other++) if (other !== seat && hasShipAt(state, other, site)) return true;
  return false;
};

/** What is gained if these ships go there, compared with how things are. */
function attackWorth(w: Weights, state: State, own: Prospects, site: number, ships: readonly number[]): number {
  const plan: Plan = { seat: own.seat, ships };
  const battle = sidesOf(state, site, plan);
  if (battle === undefined) {
    if (hasShipAt(state, own.seat, site)) return 0;
    return w.pending * prizeWorth(w, state, own, site);
  }
  if (battle.attacker.seat !== own.seat && battle.defender.seat !== own.seat) return 0;
  const now = hasShipAt(state, own.seat, site) ? sidesOf(state, site) : undefined;
  const before = now === undefined ? 0 : battleWorth(w, state, now, own, site);
  return battleWorth(w, state, battle, own, site) - before;
}

/** Points that each seat may hope for, written into `out`. */
export function hopesOf(w: Weights, state: State, out: number[]): void {
  const all = seats(state.players);
  const prospects = all.map((seat) => new Prospects(state, seat, w));
  countShips(state);
  countPower(state, prospects);
  for (const seat of all) out[seat] = pointsOf(state, seat);
  if (state.phase === 'over') return;
  const free = surroundings(state, w, prospects, out);
  conflicts(w, state, prospects, out);
  for (const seat of all) {
    if (isIn(state.eliminated, seat)) {
      out[seat] = pointsOf(state, seat) - 50;
      continue;
    }
    const own = prospects[seat];
    const usable = usableSet(state, seat);
    out[seat] +=
      storesWorth(w, state, own) +
      fleetWorth(w, state, own, usable) +
      techsWorth(w, state, own) +
      squaresWorth(state, w, own) +
      w.free * (free[seat].first + free[seat].second);
    if (state.phase !== 'action' || state.active !== seat) continue;
    out[seat] -= w.trade * state.trades;
    if (state.doing >= 0) out[seat] += pendingWorth(w, state, own, free[seat], usable);
  }
}

/** How likely each seat is to win: points that it may hope for; the later it is, the more a point counts. */
export function valueBy(w: Weights, state: State, out: number[]): void {
  if (state.species.some((species) => species < 0)) {
    for (const seat of seats(state.players)) out[seat] = 1 / state.players;
    return;
  }
  hopesOf(w, state, out);
  const spread = w.firstSpread + (w.lastSpread - w.firstSpread) * progress(state);
  const highest = Math.max(...out.slice(0, state.players));
  for (const seat of seats(state.players)) out[seat] = 2 ** ((out[seat] - highest) / spread);
  out.length = state.players;
  const total = sum(out);
  for (const seat of seats(state.players)) out[seat] /= total;
}

export const value = (state: State, out: number[]): void => valueBy(WEIGHTS, state, out);
