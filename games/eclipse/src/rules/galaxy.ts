import { opposite, type Seat, SIDES } from '@starboard/kernel';
import { NEXT } from '../content/galaxy.ts';
import { eventOf, SECTORS, SITES, SITES_OF, SUPERNOVAS, turnedEdges } from '../content/sectors.ts';
import { ANCIENT_PORTAL, NO_EDGE, NOBODY, type Open, PORTAL, type State, ZONE } from '../state.ts';
import { can } from './powers.ts';

const SUPERNOVA_BIT: readonly number[] = SECTORS.map((_, sector) =>
  SUPERNOVAS.includes(sector) ? 1 << SUPERNOVAS.indexOf(sector) : 0,
);

export const isExploded = (state: Open, sector: number): boolean => (state.exploded & SUPERNOVA_BIT[sector]) !== 0;

/** EC-2.3: the directions in which a site on the board has wormholes, as bits; an exploded supernova has none (EC-33.8). */
export const wormholesOf = (state: Open, site: number): number =>
  isExploded(state, SITES[site].sector) ? 0 : turnedEdges(SITES[site].wormholes, state.turn[site]);

/** The directions of the edges that belong to a site: all, or two of a nebula's. */
export const edgesOf = (state: Open, site: number): number => turnedEdges(SITES[site].edges, state.turn[site]);

/** EC-26: whether a warp portal is here, printed or placed. */
export const hasPortal = (state: Open, site: number): boolean =>
  SECTORS[SITES[site].sector].portal || (state.built[site] & (PORTAL | ANCIENT_PORTAL)) !== 0;

/** EC-31.2, EC-33.8: whether a disc can lie here; on a pulsar it lies on an action space. */
export function takesDisc(state: Open, site: number): boolean {
  const { sector } = SITES[site];
  const event = eventOf(sector);
  return event !== 'nebula' && event !== 'black-hole' && !isExploded(state, sector);
}

export const isBlackHole = (site: number): boolean => eventOf(SITES[site].sector) === 'black-hole';

export const controls = (state: Open, seat: Seat, site: number): boolean => state.owner[site] === seat;

/** EC-2.7: the sites a seat controls, in the order in which they came to the board. */
export const sitesOf = (state: Open, seat: Seat): readonly number[] =>
  state.placed.filter((site) => state.owner[site] === seat);

export const controlsAny = (state: Open, seat: Seat): boolean => state.owner.includes(seat);

/** EC-2.3, EC-2.4: whether the border between two neighbours is open: wormholes on both edges, or on one if half will do. */
export function isOpen(state: Open, site: number, side: number, next: number, half: boolean): boolean {
  const here = (wormholesOf(state, site) >> side) & 1;
  const there = (wormholesOf(state, next) >> opposite(side)) & 1;
  return half ? here + there > 0 : here + there === 2;
}

export const needsHalf = (state: Open, seat: Seat): boolean => can(state, seat, 'half-connection');

/**
 * EC-2.4, EC-26.1, EC-34.2: the sites one step away for who needs only `half` a connection or a full one: through wormholes,
 * portals, and inside a nebula. `into` is emptied first.
 */
export function stepsFrom(state: Open, site: number, half: boolean, into: number[]): number[] {
  into.length = 0;
  for (let side = 0; side < SIDES; side++) {
    const next = state.beside[site * SIDES + side];
    if (next >= 0 && isOpen(state, site, side, next, half)) into.push(next);
  }
  for (const other of SITES_OF[SITES[site].sector]) if (other !== site) into.push(other);
  if (!hasPortal(state, site) || isBlackHole(site)) return into;
  for (const other of state.placed)
    if (other !== site && hasPortal(state, other) && !into.includes(other)) into.push(other);
  return into;
}

/** Puts a tile on the board: all its sites, and what is beside them. */
export function placeSector(state: State, sector: number, hex: number, turn: number): void {
  for (const site of SITES_OF[sector]) {
    state.hex[site] = hex;
    state.turn[site] = turn;
    state.placed.push(site);
  }
  for (const site of SITES_OF[sector]) linkSite(state, site);
}

function linkSite(state: State, site: number): void {
  const edges = edgesOf(state, site);
  for (let side = 0; side < SIDES; side++) {
    const at = site * SIDES + side;
    if (((edges >> side) & 1) === 0) {
      state.beside[at] = NO_EDGE;
      continue;
    }
    const next = siteAt(state, NEXT[state.hex[site] * SIDES + side], opposite(side));
    state.beside[at] = next;
    if (next >= 0) state.beside[next * SIDES + opposite(side)] = site;
  }
}

/** The site at a hex that has the edge on this side, or {@link ZONE}. */
export function siteAt(state: Open, hex: number, side: number): number {
  if (hex < 0) return ZONE;
  for (const site of state.placed)
    if (state.hex[site] === hex && ((edgesOf(state, site) >> side) & 1) === 1) return site;
  return ZONE;
}

/** EC-2.7: nobody's disc lies here any more, or that of a seat. */
export const isFree = (state: Open, site: number): boolean => state.owner[site] === NOBODY;
