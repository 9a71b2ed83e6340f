import { actionKey, isIn, type Seat, SIDES } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { PART_ENERGY } from '../content/parts.ts';
import { SECTORS, SITES } from '../content/sectors.ts';
import { REPUTATION, ROUNDS, UPKEEP } from '../content/tables.ts';
import { PART_TECH, TECHNOLOGIES } from '../content/technologies.ts';
import { ACTION, BUILD, RESOURCE, RESOURCES, TYPES } from '../content/terms.ts';
import { TO_TRACK } from '../nouns.ts';
import { blueprintOf, partAt } from '../rules/blueprints.ts';
import { isBlackHole, isOpen, takesDisc } from '../rules/galaxy.ts';
import { storeOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { priceOf } from '../rules/research.ts';
import { canFly, guardsOppose, hasShipAt, isOpposed } from '../rules/ships.ts';
import { techsOn } from '../rules/technologies.ts';
import { balanceOf, isShort } from '../rules/upkeep.ts';
import { NOBODY, SHIP_TYPE, SHIPS, type State } from '../state.ts';
import { guardsStrength } from './campaigns.ts';
import { fleetOf, roundsLeft } from './prospects.ts';
import { bestStrength, partsOf, strengthAt, strengthOf, usableSet } from './ships.ts';
import { TALENTS } from './talents.ts';
import { TECH_WORTH } from './techWorth.ts';

export const key = actionKey(actions);

/** Whether one more disc can be paid for at the end of the round. */
function affords(state: State, seat: Seat): boolean {
  const discs = state.discs[seat];
  return discs > 0 && balanceOf(state, seat) >= UPKEEP[discs - 1] - UPKEEP[discs];
}

/** How good an action of a turn looks: hardly at all when the next disc cannot be paid for. */
function actionWorth(state: State, seat: Seat, action: number): number {
  const worth = attraction(state, seat, action);
  return affords(state, seat) ? worth : worth / 40;
}

function attraction(state: State, seat: Seat, action: number): number {
  const early = roundsLeft(state) / ROUNDS;
  if (action === ACTION.explore) return 0.4 + (state.colony[seat] > 0 ? 4 : 1.5) * early;
  if (action === ACTION.research) return attractionOf(storeOf(state, seat, RESOURCE.science), 4);
  if (action === ACTION.build) return attractionOf(storeOf(state, seat, RESOURCE.materials), 3);
  if (action === ACTION.move) return hasGoal(state, seat) ? 5 : 0.2;
  if (action === ACTION.influence) return 0.1 + 1.5 * Math.max(0, bestFree(state, seat) - 1);
  return 0.2 + 2 * promiseOfParts(state, seat);
}

/** How good a sector looks: its points, and squares that could be filled. */
function looksOf(site: number): number {
  const { points, squares } = SECTORS[SITES[site].sector];
  return points + 0.8 * squares.length;
}

/** The best sector without a disc beside the own ones. */
function bestFree(state: State, seat: Seat): number {
  let best = 0;
  for (const site of state.placed) {
    if (state.owner[site] !== NOBODY || looksOf(site) <= best || !takesDisc(state, site)) continue;
    if (isBeside(state, seat, site) && !isOpposed(state, seat, site)) best = looksOf(site);
  }
  return best;
}

function isBeside(state: State, seat: Seat, site: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    const next = state.beside[site * SIDES + side];
    if (next >= 0 && state.owner[next] === seat && isOpen(state, site, side, next, false)) return true;
  }
  return false;
}

/** Whether ships have something to win beside where they are. */
function hasGoal(state: State, seat: Seat): boolean {
  let own = 0;
  for (let ship = 0; ship < SHIPS; ship++)
    if (state.shipAt[seat * SHIPS + ship] >= 0 && canFly(ship)) own += strengthAt(state, seat, SHIP_TYPE[ship]);
  if (own === 0) return false;
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = state.shipAt[seat * SHIPS + ship];
    if (from < 0 || !canFly(ship)) continue;
    for (let side = 0; side < SIDES; side++) {
      const to = state.beside[from * SIDES + side];
      if (to >= 0 && isWorthAVisit(state, seat, to, own) && isOpen(state, from, side, to, false)) return true;
    }
  }
  return false;
}

function isWorthAVisit(state: State, seat: Seat, site: number, own: number): boolean {
  const owner = state.owner[site];
  if (guardsOppose(state, seat, site)) return own > 1.2 * guardsStrength(state, site);
  if (owner === NOBODY) return state.sealed[site] === 1;
  return owner !== seat && !isIn(state.allies[seat], owner) && !hasShipAt(state, owner, site);
}

/** Which cubes to bring out first. */
const TRACK_LOOKS: readonly number[] = RESOURCES.map((kind) => (kind === 'money' ? 45 : kind === 'science' ? 33 : 30));

const attractionOf = (store: number, least: number): number => (store < least ? 0.05 : Math.min(9, 0.5 * store));

/** How much better ships could be by two changes of parts. */
function promiseOfParts(state: State, seat: Seat): number {
  const counts = fleetOf(state, seat);
  const usable = usableSet(state, seat);
  let best = 0;
  for (let type = 0; type < TYPES.length; type++) {
    const gain = bestStrength(state, seat, type, 2, usable) - strengthAt(state, seat, type);
    best = Math.max(best, (counts[type] + 0.3) * gain);
  }
  return best;
}

/** A technology, by what it is good for and what it costs. */
function techPrior(state: State, seat: Seat, tech: number, track: number): number {
  const late = 1 - roundsLeft(state) / ROUNDS;
  const part = TECHNOLOGIES[tech].part !== undefined && PART_TECH.includes(tech) ? 0.6 : 0;
  const worth = TECH_WORTH[tech] + part * (1 - late) + 0.3 + 0.25 * techsOn(state, seat, track) * (0.5 + late);
  return Math.exp(2 * worth - 0.12 * priceOf(state, seat, tech, track));
}

/** A part, by what it makes of the ships. */
function fitPrior(state: State, seat: Seat, type: number, slot: number, part: number): number {
  const parts = partsOf(state, seat, type);
  const blueprint = blueprintOf(state, seat, type);
  const hasMuon = state.muon[seat] === type;
  const before = strengthOf(blueprint, parts, hasMuon);
  parts[slot] = part;
  const gain = strengthOf(blueprint, parts, hasMuon) - before;
  return Math.exp(Math.max(-8, Math.min(6, 5 * gain * Math.min(3, 0.5 + fleetOf(state, seat)[type]))));
}

function buildPrior(state: State, seat: Seat, what: number, site: number): number {
  if (what === BUILD.monolith) return 12;
  if (what === BUILD.orbital) return 2 * roundsLeft(state);
  const strength = strengthAt(state, seat, what);
  const price = speciesOf(state, seat).prices[what];
  return (20 * strength) / price / (hasShipAt(state, seat, site) ? 1 : 2);
}

/** A move, by what there is to win. */
function movePrior(state: State, seat: Seat, ship: number, to: number): number {
  if (isBlackHole(to)) return 0.05;
  const owner = state.owner[to];
  if (guardsOppose(state, seat, to)) {
    let own = strengthAt(state, seat, SHIP_TYPE[ship]);
    for (let other = 0; other < SHIPS; other++)
      if (state.shipAt[seat * SHIPS + other] === to) own += strengthAt(state, seat, SHIP_TYPE[other]);
    return own > guardsStrength(state, to) ? 4 : 0.3;
  }
  if (owner === seat) return 0.25;
  if (owner !== NOBODY) return hasShipAt(state, owner, to) ? 0.5 : 2;
  return state.sealed[to] === 1 ? 6 : takesDisc(state, to) ? 1 : 0.2;
}

/** A trade: money for the next disc, if there is plenty of something else; what is missing at the end of a round. */
function tradePrior(state: State, seat: Seat, give: number, take: number): number {
  if (state.phase === 'upkeep') return balanceOf(state, seat) < 0 ? storeOf(state, seat, give) : 0.05;
  const isPlenty = take === RESOURCE.money && storeOf(state, seat, give) > 8;
  return isPlenty && !affords(state, seat) ? 0.6 * storeOf(state, seat, give) : 0.03;
}

/** How good a move looks at first sight. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'take-action':
      return actionWorth(state, seat, action.action);
    case 'use-pulsar':
      return 3;
    case 'choose-species':
      return 2 ** (TALENTS[action.species] / 2);
    case 'pass':
      return affords(state, seat) ? 0.4 : 10;
    case 'colonise':
      return TRACK_LOOKS[action.track];
    case 'end-action':
      return state.left === 0 ? 10 : 0.2;
    case 'trade':
      return tradePrior(state, seat, action.give, action.take);
    case 'take-off':
      return 0.02;
    case 'research':
      return techPrior(state, seat, action.tech, action.track);
    case 'fit':
      return fitPrior(state, seat, action.type, action.slot, action.part);
    case 'build':
      return buildPrior(state, seat, action.what, action.site);
    case 'move':
      return movePrior(state, seat, action.ship, action.to);
    case 'influence':
      if (action.from !== TO_TRACK || action.to === TO_TRACK) return 0.03;
      return affords(state, seat) ? looksOf(action.to) ** 2 : 0.1;
    case 'place':
    case 'take-reward':
    case 'bombard':
      return 4;
    case 'place-disc':
      return affords(state, seat) ? 6 : 0.4;
    case 'take-points':
      return 12;
    case 'attack':
    case 'accept-envoy':
      return 5;
    case 'drop-bombs':
      return 8;
    case 'keep-tile':
      return action.value ** 2;
    case 'swap-tile':
      return action.value > action.old ? REPUTATION.length ** 2 : 0.01;
    case 'abandon':
    case 'discard':
      return 0.2;
    default:
      return 1;
  }
}

/** A part that makes a ship weaker, and leaves it no more energy, is not worth a thought. */
function spoils(state: State, seat: Seat, type: number, slot: number, part: number): boolean {
  const old = partAt(state, seat, type, slot);
  if (old < 0) return false;
  if (PART_ENERGY[part] > PART_ENERGY[old]) return false;
  const parts = partsOf(state, seat, type);
  const blueprint = blueprintOf(state, seat, type);
  const hasMuon = state.muon[seat] === type;
  const before = strengthOf(blueprint, parts, hasMuon);
  parts[slot] = part;
  return strengthOf(blueprint, parts, hasMuon) <= before;
}

/** Trades are for what an action is about to pay, and for upkeep. */
function isIdleTrade(state: State, seat: Seat, take: number): boolean {
  if (state.phase === 'upkeep') return !isShort(state, seat);
  if (take === RESOURCE.money) return affords(state, seat);
  if (state.left === 0) return true;
  return take === RESOURCE.science ? state.doing !== ACTION.research : state.doing !== ACTION.build;
}

/** What no player would give a thought: trades for nothing, parts that make ships weaker, discs that leave good sectors. */
export function ignores(state: State, seat: Seat, action: Action): boolean {
  switch (action.do) {
    case 'trade':
      return isIdleTrade(state, seat, action.take);
    case 'take-off':
      return true;
    case 'fit':
      return state.opened === 0 && spoils(state, seat, action.type, action.slot, action.part);
    case 'influence':
      return action.from !== TO_TRACK && !isShort(state, seat);
    default:
      return false;
  }
}
