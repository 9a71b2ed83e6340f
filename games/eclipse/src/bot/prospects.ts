import { type Seat, SIDES } from '@starboard/kernel';
import { ANY, ORBITAL_SQUARE, SECTORS, SITE_COUNT, SITES, SQUARE_TRACK } from '../content/sectors.ts';
import { INCOME, MONOLITH_POINTS, PORTAL_POINTS, ROUNDS, UPKEEP } from '../content/tables.ts';
import { ACTIONS, KINDS, RESOURCE, RESOURCES, TYPES } from '../content/terms.ts';
import { isOpen, takesDisc, wormholesOf } from '../rules/galaxy.ts';
import { incomeOf, storeOf, upkeepOf } from '../rules/population.ts';
import { can, speciesOf } from '../rules/powers.ts';
import { isOpposed } from '../rules/ships.ts';
import { MONOLITH, NOBODY, type Open, ORBITAL, PORTAL, SHIP_TYPE, SHIPS, ZONE } from '../state.ts';
import { strengths } from './ships.ts';
import { note, TERM } from './terms.ts';
import type { Weights } from './weights.ts';

/** How much ships still matter, by rounds that follow. */
export const NEED_OF_SHIPS: readonly number[] = [0.2, 0.5, 0.75, 0.9, 1, 1, 1, 1];

/**
 * Whether nobody has done anything yet in this round. It counts as the one before: an answer that ends a round compares with one that does
 * not, and whoever is first to do something comes to the new round by any answer.
 */
export const isUntouched = (state: Open): boolean =>
  state.phase === 'action' &&
  state.doing < 0 &&
  state.passed === 0 &&
  state.trades === 0 &&
  !state.spent.some((discs) => discs > 0) &&
  !state.pulsarUsed.some((seats) => seats > 0);

/** How many rounds will still profit from an income. */
export const roundsLeft = (state: Open): number =>
  Math.max(0, Math.min(ROUNDS - 1, ROUNDS - state.round + (isUntouched(state) ? 1 : 0)));

/** EC-4.5: how many actions a round so much money pays for, with so many discs on the track. */
export function affordable(money: number, discs: number): number {
  if (money < UPKEEP[discs]) return (money - UPKEEP[discs]) / 2;
  let n = 0;
  while (n < discs && UPKEEP[discs - n - 1] <= money) n++;
  if (n === discs) return n;
  const [from, to] = [UPKEEP[discs - n], UPKEEP[discs - n - 1]];
  return n + (money - from) / (to - from);
}

/** More than some of a resource cannot be spent in a round. */
const usable = (income: number): number => (income > 9 ? 9 + 0.6 * (income - 9) : income);

/** What a round is worth with such an income: actions as far as it pays for them, and as there is something to do with them. */
function roundWorth(w: Weights, money: number, science: number, materials: number, discs: number): number {
  const actions = affordable(money, Math.max(0, discs));
  const busy = w.busy + (science + materials) / w.perAction;
  const worth = actions > busy ? busy + w.idle * (actions - busy) : actions;
  return w.actions * worth + w.science * usable(science) + w.materials * usable(materials);
}

/** What a seat can expect of things; worked out once for each look at a position. */
export class Prospects {
  readonly seat: Seat;
  readonly rounds: number;
  /** What one ship of each type is worth. */
  readonly ships: readonly number[];
  readonly economy: number;
  /** What one more disc on the board costs. */
  readonly disc: number;
  /** What a disc more on the track would bring. */
  readonly oneMoreDisc: number;
  /** What one more cube on the board brings, by track. */
  readonly cube: readonly number[];
  readonly #perSector: number;
  readonly #advanced: readonly boolean[];

  constructor(state: Open, seat: Seat, w: Weights) {
    this.seat = seat;
    const rounds = roundsLeft(state);
    this.rounds = rounds;
    this.ships = strengths(state, seat);
    let discs = state.discs[seat];
    for (let action = 0; action < ACTIONS.length; action++) discs += state.spent[seat * ACTIONS.length + action];
    const money = incomeOf(state, seat, RESOURCE.money);
    const science = incomeOf(state, seat, RESOURCE.science);
    const materials = incomeOf(state, seat, RESOURCE.materials);
    const now = rounds * roundWorth(w, money, science, materials, discs);
    this.economy = now;
    const here = state.discs[seat];
    const upkeep = here > 0 ? UPKEEP[here - 1] - UPKEEP[here] : 9;
    const balance = storeOf(state, seat, RESOURCE.money) + money - upkeepOf(state, seat);
    const missing = upkeep - balance;
    const bother = rounds > 0 ? w.short : w.lastTrade;
    const short = missing > 0 ? bother + Math.max(0, missing - tradable(state, seat)) * w.bankrupt : 0;
    this.disc = now - rounds * roundWorth(w, money, science, materials, discs - 1) + w.money * upkeep + short;
    const relief = UPKEEP[here] - UPKEEP[here + 1];
    this.oneMoreDisc = rounds * roundWorth(w, money, science, materials, discs + 1) - now + w.money * relief;
    const step = (kind: number): number => {
      const cubes = state.track[seat * KINDS + kind];
      return cubes === 0 ? 0 : INCOME[cubes - 1] - INCOME[cubes];
    };
    this.cube = [
      rounds * roundWorth(w, money + step(RESOURCE.money), science, materials, discs) - now,
      rounds * roundWorth(w, money, science + step(RESOURCE.science), materials, discs) - now,
      rounds * roundWorth(w, money, science, materials + step(RESOURCE.materials), discs) - now,
    ];
    this.#perSector = can(state, seat, 'points-per-sector') ? 1 : 0;
    this.#advanced = RESOURCES.map((kind) => can(state, seat, `advanced-${kind}`));
  }

  /** What a cube on a square would bring; nothing where the seat cannot put one. */
  squareWorth(site: number, square: number): number {
    const kind = square === ORBITAL_SQUARE ? ANY : SQUARE_TRACK[SITES[site].sector][square];
    const isAdvanced = square !== ORBITAL_SQUARE && SECTORS[SITES[site].sector].squares[square].advanced;
    let best = 0;
    for (let track = 0; track < KINDS; track++) {
      if ((kind !== ANY && kind !== track) || (isAdvanced && !this.#advanced[track])) continue;
      if (square === ORBITAL_SQUARE && track === RESOURCE.materials) continue;
      best = Math.max(best, this.cube[track]);
    }
    return best;
  }

  /** What a sector has: points, and squares that are full or could be, so many of them soon. */
  siteWorth(state: Open, w: Weights, site: number, soon = ALL_SQUARES): number {
    const sector = SECTORS[SITES[site].sector];
    let worth = sector.points + this.#perSector + 0.03 * this.rounds;
    let left = soon;
    if (state.built[site] !== 0) {
      if ((state.built[site] & MONOLITH) !== 0) worth += MONOLITH_POINTS;
      if ((state.built[site] & PORTAL) !== 0) worth += PORTAL_POINTS;
      if ((state.built[site] & ORBITAL) !== 0)
        worth += (left-- > 0 ? w.squares : w.squaresLater) * this.squareWorth(site, ORBITAL_SQUARE);
    }
    for (let square = 0; square < sector.squares.length; square++) {
      const gain = this.squareWorth(site, square);
      if (gain > 0) worth += (left-- > 0 ? w.squares : w.squaresLater) * gain;
    }
    return worth;
  }

  /** What a seat loses with a sector: its disc comes back. */
  lossOf(state: Open, w: Weights, site: number): number {
    return Math.max(0, this.siteWorth(state, w, site) - this.oneMoreDisc);
  }

  /** What it is worth to put a disc there, after what the disc costs; nothing if that is not possible. */
  controlWorth(state: Open, w: Weights, site: number): number {
    if (state.discs[this.seat] === 0 || !takesDisc(state, site)) return 0;
    return Math.max(0, this.siteWorth(state, w, site, state.colony[this.seat]) - this.disc);
  }
}

/** More squares than any sector has. */
const ALL_SQUARES = 9;

/** Strength of each side at each site: `power[site * 6 + seat]`. */
export const power = new Float64Array(SITE_COUNT * 6);

export function countPower(state: Open, prospects: readonly Prospects[]): void {
  power.fill(0);
  for (let i = 0; i < state.shipAt.length; i++) {
    const site = state.shipAt[i];
    if (site < 0) continue;
    const seat = Math.floor(i / SHIPS);
    power[site * 6 + seat] += prospects[seat].ships[SHIP_TYPE[i % SHIPS]];
  }
}

/** Sites that a seat could put a disc on: the two that are worth most. */
export interface Free {
  first: number;
  second: number;
}

/** What lies around: borders within the own realm, zones to explore, sectors that are free. */
export function surroundings(state: Open, w: Weights, prospects: readonly Prospects[]): readonly Free[] {
  const free = prospects.map((): Free => ({ first: 0, second: 0 }));
  for (const site of state.placed) {
    const owner = state.owner[site];
    if (owner === NOBODY) lookAtFree(state, w, prospects, site, free);
    else note(owner, TERM.place, placeWorth(state, w, prospects[owner], site));
  }
  return free;
}

/** What the place of a sector is worth to a seat: borders that are open to its own sectors, to zones and to sectors of nobody. */
function placeWorth(state: Open, w: Weights, own: Prospects, site: number): number {
  const wormholes = wormholesOf(state, site);
  let worth = 0;
  for (let side = 0; side < SIDES; side++) {
    if (((wormholes >> side) & 1) === 0) continue;
    const next = state.beside[site * SIDES + side];
    if (next === ZONE) worth += (w.zone * own.rounds) / ROUNDS;
    else if (next >= 0 && isOpen(state, site, side, next, false)) {
      if (state.owner[next] === own.seat) worth += w.link;
      else if (state.owner[next] === NOBODY) worth += (w.zone * own.rounds) / ROUNDS + w.known;
    }
  }
  return worth;
}

/** A sector without a disc, for those who are next to it. */
function lookAtFree(
  state: Open,
  w: Weights,
  prospects: readonly Prospects[],
  site: number,
  free: readonly Free[],
): void {
  if (!takesDisc(state, site) || state.touched.includes(site)) return;
  let seen = 0;
  for (let side = 0; side < SIDES; side++) {
    const next = state.beside[site * SIDES + side];
    if (next < 0) continue;
    const seat = state.owner[next];
    if (seat === NOBODY || ((seen >> seat) & 1) === 1 || !isOpen(state, site, side, next, false)) continue;
    seen |= 1 << seat;
    if (isOpposed(state, seat, site)) continue;
    const own = prospects[seat];
    const worth = own.controlWorth(state, w, site) + placeWorth(state, w, own, site);
    const best = free[seat];
    if (worth > best.first) {
      best.second = best.first;
      best.first = worth;
    } else if (worth > best.second) best.second = worth;
  }
}

/** What colony ships can still do: squares of the own sectors that are empty. */
export function squaresWorth(state: Open, w: Weights, own: Prospects): number {
  const gains: number[] = [];
  for (const site of state.placed) {
    if (state.owner[site] !== own.seat) continue;
    const count = SQUARE_TRACK[SITES[site].sector].length;
    const cubes = state.cubes[site];
    for (let square = 0; square < count; square++)
      if (((cubes >> square) & 1) === 0) gains.push(own.squareWorth(site, square));
    if ((state.built[site] & ORBITAL) !== 0 && ((cubes >> ORBITAL_SQUARE) & 1) === 0)
      gains.push(own.squareWorth(site, ORBITAL_SQUARE));
  }
  gains.sort((a, b) => b - a);
  const ships = state.colony[own.seat];
  let worth = 0;
  for (let i = 0; i < gains.length && i < ships + 3; i++)
    worth += gains[i] * (i < ships ? w.squares : own.rounds > 0 ? w.squaresLater : 0);
  return worth;
}

/** EC-4.2: how much money the other resources could be traded for. */
export function tradable(state: Open, seat: Seat): number {
  const { rate } = speciesOf(state, seat);
  return (
    Math.floor(storeOf(state, seat, RESOURCE.science) / rate) +
    Math.floor(storeOf(state, seat, RESOURCE.materials) / rate)
  );
}

/** By type: how many ships of a seat are on the board, or will be back. */
export function fleetOf(state: Open, seat: Seat): readonly number[] {
  const counts = TYPES.map(() => 0);
  for (let ship = 0; ship < SHIPS; ship++) if (state.shipAt[seat * SHIPS + ship] !== -1) counts[SHIP_TYPE[ship]]++;
  return counts;
}
