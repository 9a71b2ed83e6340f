import { isIn, type Seat, SIDES } from '@starboard/kernel';
import type { GuardPlan } from '../content/blueprints.ts';
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

/** By seat: the strength of all ships that fly. */
const fleets = new Float64Array(6);
/** By site: who has a disc or ships there, as bits. */
const present = new Uint8Array(SITE_COUNT);
/** By seat: the three best aims. */
const SHARES: readonly number[] = [1, 0.6, 0.35];
const aims = new Float64Array(6 * SHARES.length);

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
  aims.fill(0);
  for (const site of state.placed) present[site] = state.owner[site] === NOBODY ? 0 : 1 << state.owner[site];
  for (let seat = 0, i = 0; seat < state.players; seat++)
    for (let ship = 0; ship < SHIPS; ship++, i++) {
      const site = state.shipAt[i];
      if (site < 0) continue;
      present[site] |= 1 << seat;
      if (canFly(ship)) fleets[seat] += prospects[seat].ships[SHIP_TYPE[ship]];
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
    const hope = hopeAgainst(fleets[seat], guardsStrength(state, site));
    const draws = drawsWorth(state, seat, 1 + state.guards[site] * GUARD_DRAWS[SITES[site].guard]);
    const found = state.sealed[site] === 1 ? w.discovery : 0;
    return keepAim(seat, hope * (draws + found + w.conquest * prospects[seat].controlWorth(state, w, site)));
  }
  if (isIn(state.allies[seat], owner)) return;
  const here = power[site * 6 + owner];
  const hope = hopeAgainst(fleets[seat], here + w.relief * Math.max(0, fleets[owner] - here));
  const taken = hope * conquers(state, seat, site);
  const draws = here > 0 ? hope * drawsWorth(state, seat, 2) : 0;
  keepAim(seat, draws + taken * w.conquest * prospects[seat].controlWorth(state, w, site));
  note(owner, TERM.dangers, -w.danger * taken * prospects[owner].siteWorth(state, w, site));
}

function keepAim(seat: Seat, worth: number): void {
  let carried = worth;
  for (let i = seat * SHARES.length; i < (seat + 1) * SHARES.length; i++)
    if (carried > aims[i]) [aims[i], carried] = [carried, aims[i]];
}
