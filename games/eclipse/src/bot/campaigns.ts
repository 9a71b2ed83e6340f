import { apart, isIn, type Seat, SIDES } from '@starboard/kernel';
import type { GuardPlan } from '../content/blueprints.ts';
import { HEXES } from '../content/galaxy.ts';
import { SITE_COUNT, SITES } from '../content/sectors.ts';
import { DAMAGE, DICE, GUARD_DRAWS } from '../content/tables.ts';
import { chanceOf } from '../oracle/policy.ts';
import { planAt } from '../rules/battle.ts';
import { isBlackHole, isOpen } from '../rules/galaxy.ts';
import { canFly, guardsOppose } from '../rules/ships.ts';
import { NOBODY, type Open, SHIP_TYPE, SHIPS, type State } from '../state.ts';
import { drawsWorth } from './battles.ts';
import { conquers } from './conflicts.ts';
import { type Prospects, power } from './prospects.ts';
import { THEIR_SHIELD } from './ships.ts';
import { note, TERM } from './terms.ts';
import type { Weights } from './weights.ts';

const plans = new Map<GuardPlan, number>();

/** How strong one ship of nobody is, on the scale of ships. */
export function guardStrength(plan: GuardPlan): number {
  const known = plans.get(plan);
  if (known !== undefined) return known;
  const damage = (dice: GuardPlan['cannons']): number => dice.reduce((sum, die) => sum + DAMAGE[DICE.indexOf(die)], 0);
  const attack = (damage(plan.cannons) + 0.55 * damage(plan.missiles)) * chanceOf(plan.computer, THEIR_SHIELD);
  const strength = Math.sqrt(attack * (plan.hull + 1)) * (1 + 0.04 * plan.initiative);
  plans.set(plan, strength);
  return strength;
}

/** How strong the ships of nobody at a site are together. */
export const guardsStrength = (state: Open, site: number): number =>
  state.guards[site] * guardStrength(planAt(state, site));

/**
 * How likely a fleet of such strength beats another: the fourth power of their ratio, which is within 0.08 of the oracle's odds against
 * ships of nobody.
 */
export function chanceAgainst(strength: number, enemy: number): number {
  if (enemy === 0) return 1;
  const ratio = ((0.9 * strength) / enemy) ** 4;
  return ratio / (1 + ratio);
}

/** What a fleet that may still grow can hope for against an enemy: less certain than {@link chanceAgainst}. */
function hopeAgainst(strength: number, enemy: number): number {
  if (strength === 0) return 0;
  const ratio = ((0.9 * strength) / (enemy + 0.1)) ** 2;
  return ratio / (1 + ratio);
}

/** By seat: the strength of all ships that fly, and by site and seat how much of it is there. */
const fleets = new Float64Array(6);
const flying = new Float64Array(SITE_COUNT * 6);
/** By seat: sites with ships that fly. */
const camps: readonly number[][] = Array.from({ length: 6 }, () => []);
/** By site: who has a disc or ships there, as bits. */
const present = new Uint8Array(SITE_COUNT);
/** By seat: the three best aims, and where the best one is. */
const SHARES: readonly number[] = [1, 0.6, 0.35];
const aims = new Float64Array(6 * SHARES.length);
const aimAtSite = new Int16Array(6);
const aimEnemy = new Float64Array(6);
const aimPrize = new Float64Array(6);

/** How much of a fleet counts at a distance, in hexes. */
const NEARNESS: readonly number[] = [1, 1, 0.8, 0.62, 0.48, 0.38];
const nearness = (distance: number): number => (distance < NEARNESS.length ? NEARNESS[distance] : 0.3);
const distanceOf = (state: Open, a: number, b: number): number => apart(HEXES[state.hex[a]], HEXES[state.hex[b]]);

/** How much of a seat's fleet counts at a site. */
function strengthNear(state: Open, seat: Seat, site: number): number {
  let strength = 0;
  for (const camp of camps[seat]) strength += flying[camp * 6 + seat] * nearness(distanceOf(state, camp, site));
  return strength;
}

/** What fleets may win where they are not yet, and what others may lose by that. */
export function campaigns(w: Weights, state: State, prospects: readonly Prospects[]): void {
  muster(state, prospects);
  for (const site of state.placed) {
    const owner = state.owner[site];
    if ((owner === NOBODY && state.guards[site] === 0) || isBlackHole(site)) continue;
    const near = neighboursOf(state, site);
    for (let seat = 0; seat < state.players; seat++)
      if (((near >> seat) & 1) === 1) aimAt(w, state, prospects, seat, site);
  }
  for (let seat = 0; seat < state.players; seat++) {
    const most = Math.min(SHARES.length, prospects[seat].rounds + 1);
    for (let i = 0; i < most; i++) note(seat, TERM.campaigns, w.campaign * SHARES[i] * aims[seat * SHARES.length + i]);
  }
}

function muster(state: Open, prospects: readonly Prospects[]): void {
  fleets.fill(0);
  flying.fill(0);
  aims.fill(0);
  aimAtSite.fill(-1);
  for (const site of state.placed) present[site] = state.owner[site] === NOBODY ? 0 : 1 << state.owner[site];
  for (let seat = 0, i = 0; seat < state.players; seat++) {
    camps[seat].length = 0;
    for (let ship = 0; ship < SHIPS; ship++, i++) {
      const site = state.shipAt[i];
      if (site < 0) continue;
      present[site] |= 1 << seat;
      const strength = canFly(ship) ? prospects[seat].ships[SHIP_TYPE[ship]] : 0;
      if (strength === 0) continue;
      if (flying[site * 6 + seat] === 0) camps[seat].push(site);
      flying[site * 6 + seat] += strength;
      fleets[seat] += strength;
    }
  }
}

/** Who is next to a site, as bits. */
function neighboursOf(state: Open, site: number): number {
  let near = 0;
  for (let side = 0; side < SIDES; side++) {
    const next = state.beside[site * SIDES + side];
    if (next >= 0 && (present[next] & ~near) !== 0 && isOpen(state, site, side, next, false)) near |= present[next];
  }
  return near & ~state.eliminated;
}

function aimAt(w: Weights, state: State, prospects: readonly Prospects[], seat: Seat, site: number): void {
  const owner = state.owner[site];
  if (owner === seat || power[site * 6 + seat] > 0 || fleets[seat] === 0) return;
  if (owner === NOBODY) {
    if (!guardsOppose(state, seat, site)) return;
    const draws = drawsWorth(state, seat, 1 + state.guards[site] * GUARD_DRAWS[SITES[site].guard]);
    const found = state.sealed[site] === 1 ? w.discovery : 0;
    const prize = draws + found + w.conquest * prospects[seat].controlWorth(state, w, site);
    keepAim(state, seat, site, guardsStrength(state, site), prize);
    return;
  }
  if (isIn(state.allies[seat], owner)) return;
  const here = power[site * 6 + owner];
  const enemy = here + w.relief * Math.max(0, fleets[owner] - flying[site * 6 + owner]);
  const taken = conquers(state, seat, site);
  const draws = here > 0 ? drawsWorth(state, seat, 2) : 0;
  const prize = draws + taken * w.conquest * prospects[seat].controlWorth(state, w, site);
  const hope = keepAim(state, seat, site, enemy, prize);
  note(owner, TERM.dangers, -w.danger * hope * taken * prospects[owner].lossOf(state, w, site));
}

/** Remembers an aim if it is among the best. Returns how much hope there is. */
function keepAim(state: Open, seat: Seat, site: number, enemy: number, prize: number): number {
  const hope = hopeAgainst(strengthNear(state, seat, site), enemy);
  let carried = hope * prize;
  const first = seat * SHARES.length;
  if (carried > aims[first]) {
    aimAtSite[seat] = site;
    aimEnemy[seat] = enemy;
    aimPrize[seat] = prize;
  }
  for (let i = first; i < first + SHARES.length; i++) if (carried > aims[i]) [aims[i], carried] = [carried, aims[i]];
  return hope;
}

/** Whether a ship that goes there is nearer to the best aim; {@link campaigns} has found it. */
export function comesNearer(state: Open, seat: Seat, from: number, within: readonly number[]): boolean {
  const aim = aimAtSite[seat];
  if (aim < 0) return false;
  const now = nearness(distanceOf(state, from, aim));
  return now < 1 && within.some((to) => nearness(distanceOf(state, to, aim)) > now);
}

/** What is gained by ships that come nearer to the best aim. */
export function approachWorth(w: Weights, state: Open, seat: Seat): number {
  const site = aimAtSite[seat];
  if (site < 0) return 0;
  let strength = 0;
  for (const camp of camps[seat]) {
    const distance = distanceOf(state, camp, site);
    strength += flying[camp * 6 + seat] * (distance > 1 ? nearness(distance - 1) : 1);
  }
  const hope = hopeAgainst(strength, aimEnemy[seat]) - hopeAgainst(strengthNear(state, seat, site), aimEnemy[seat]);
  return w.campaign * hope * aimPrize[seat];
}

/** What {@link campaigns} has counted for this aim; it is settled when ships are there. */
export const countedFor = (w: Weights, seat: Seat, site: number): number =>
  aimAtSite[seat] === site ? w.campaign * aims[seat * SHARES.length] : 0;
