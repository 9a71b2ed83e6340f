import { isIn, type Seat, type Verdict } from '@starboard/kernel';
import { stackOf } from '../content/galaxy.ts';
import { SITES, SITES_OF } from '../content/sectors.ts';
import { MONOLITH_POINTS, ROUNDS, TRACK_POINTS } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { ACTION, BUILD, BUILDS, RESOURCE, TRACKS, TYPES } from '../content/terms.ts';
import { type Plan, sidesOf } from '../oracle/index.ts';
import { mayMake, mayStand } from '../rules/build.ts';
import { zonesFor } from '../rules/explore.ts';
import { isBlackHole, takesDisc } from '../rules/galaxy.ts';
import { movementOf, reachable } from '../rules/move.ts';
import { can, speciesOf } from '../rules/powers.ts';
import { mayResearch, priceOf } from '../rules/research.ts';
import { canFly, countShips, guardsOppose, hasShipAt } from '../rules/ships.ts';
import { techsOn } from '../rules/technologies.ts';
import { NOBODY, SHIP_TYPE, SHIPS, type State } from '../state.ts';
import { approachWorth, comesNearer, countedFor } from './campaigns.ts';
import { battleWorth, prizeWorth } from './conflicts.ts';
import { CHANGES, fleetStrength, ROLE, shareOf, strengthWorth } from './fleet.ts';
import { type Free, fleetOf, type Prospects } from './prospects.ts';
import { bestStrength, type PartSet, withPart } from './ships.ts';
import { expense } from './stores.ts';
import { TECH_WORTH, TRACK_PROMISE } from './techWorth.ts';
import type { Weights } from './weights.ts';

/** What the action in progress may still bring. */
export function pendingWorth(w: Weights, state: State, own: Prospects, free: Free, usable: PartSet): number {
  const { doing, left } = state;
  if (doing === ACTION.explore) return exploreWorth(w, state, own) + claimWorth(w, state, own);
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
  const { seat } = own;
  const hope = state.left > 0 || state.turnedOver >= 0 ? hopeOfZones(w, state, own) : 0;
  if (state.turnedOver >= 0) {
    const found = turnedOverWorth(w, state, own, SITES_OF[state.turnedOver][0]);
    return w.pending * (state.left * hope + Math.max(hope + 0.1, found));
  }
  if (state.left === 0) return 0;
  return zonesFor(state, seat).some((zone) => state.stackLeft[stackOf(zone)] > 0) ? w.pending * state.left * hope : 0;
}

/** EC-6.8: the sector that was placed last, as long as a disc may follow. */
function claimWorth(w: Weights, state: State, own: Prospects): number {
  const site = state.placed[state.placed.length - 1];
  if (state.owner[site] !== NOBODY || guardsOppose(state, own.seat, site)) return 0;
  return (w.pending - w.free) * own.controlWorth(state, w, site);
}

/** What the next sector may bring, by the rounds to come: what is hidden in the stacks is worth the same on the average. */
function hopeOfZones(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  return ((w.explore * rounds) / (ROUNDS - 1) + w.exploreLast) * (state.discs[seat] > 0 ? 1 : 0.3);
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
      if (mayBePaid(mayResearch(state, own.seat, tech, track)))
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
  return gain - expense(w, state, own, RESOURCE.science, price);
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

/** What can be bought for the materials in store, and for what can be traded for materials. */
function buildWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const { prices } = speciesOf(state, seat);
  const room = [BUILD.orbital, BUILD.monolith].map((what) => roomFor(state, seat, what));
  let strength = fleetStrength(state, own);
  let worth = 0;
  let spent = 0;
  let paid = 0;
  for (let i = 0; i < state.left; i++) {
    let best = 0;
    let chosen = -1;
    let cost = 0;
    for (let what = 0; what < BUILDS.length; what++) {
      if ((what >= TYPES.length && room[what - TYPES.length] === 0) || !mayBePaid(mayMake(state, seat, what))) continue;
      const gain =
        what < TYPES.length
          ? strengthWorth(w, strength + ROLE[what] * own.ships[what], rounds) - strengthWorth(w, strength, rounds)
          : what === BUILD.monolith
            ? MONOLITH_POINTS
            : Math.max(own.cube[RESOURCE.money], own.cube[RESOURCE.science]) * w.squares;
      if (gain <= best) continue;
      const total = expense(w, state, own, RESOURCE.materials, spent + prices[what]);
      if (gain - (total - paid) <= best) continue;
      best = gain - (total - paid);
      chosen = what;
      cost = total;
    }
    if (chosen < 0) break;
    worth += best;
    spent += prices[chosen];
    paid = cost;
    if (chosen < TYPES.length) strength += ROLE[chosen] * own.ships[chosen];
    else room[chosen - TYPES.length]--;
  }
  return w.pending * worth;
}

/** In how many sectors such a structure could stand. */
const roomFor = (state: State, seat: Seat, what: number): number =>
  state.placed.reduce((n, site) => n + (state.owner[site] === seat && mayStand(state, site, what).ok ? 1 : 0), 0);

/** Whether it is allowed, or only too dear for what is in store. */
const mayBePaid = (verdict: Verdict): boolean =>
  verdict.ok || verdict.code === 'too-little-science' || verdict.code === 'too-little-material';

/** Where ships could go together: the best battle, sector or discovery within reach; or nearer to the best aim. */
function moveWorth(w: Weights, state: State, own: Prospects): number {
  const { seat } = own;
  const reach = new Map<number, number[]>();
  let approach = false;
  countShips(state);
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = state.shipAt[seat * SHIPS + ship];
    if (from < 0 || !canFly(ship) || own.ships[SHIP_TYPE[ship]] === 0) continue;
    const within = reachable(state, seat, from, movementOf(state, seat, SHIP_TYPE[ship]));
    approach ||= comesNearer(state, seat, from, within);
    for (const to of within) {
      if (!isGoal(state, seat, to)) continue;
      const ships = reach.get(to);
      if (ships === undefined) reach.set(to, [ship]);
      else ships.push(ship);
    }
  }
  let best = approach ? approachWorth(w, state, seat) : 0;
  for (const [site, ships] of reach) {
    ships.sort((a, b) => own.ships[SHIP_TYPE[b]] - own.ships[SHIP_TYPE[a]]);
    const worth = attackWorth(w, state, own, site, ships.slice(0, state.left));
    best = Math.max(best, worth - countedFor(w, seat, site));
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
