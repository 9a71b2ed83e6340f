import {
  allowed,
  type Menu,
  opposite,
  type Play,
  type Question,
  refuse,
  type Seat,
  SIDES,
  type Verdict,
} from '@starboard/kernel';
import { type Action, DISCARD, LEAVE_OPEN, LOOK_AGAIN, PLACE_DISC, toExplore, toPlace } from '../actions.ts';
import { HEXES, NEXT, stackOf } from '../content/galaxy.ts';
import { eventOf, type Ring, SECTORS, SITES, SITES_OF, turnedEdges } from '../content/sectors.ts';
import { DISCARDED, GONE, IN_STACK, type Open, type State, type T, ZONE } from '../state.ts';
import { discoverySupply, takeDiscovery } from './discovery.ts';
import { needsHalf, placeSector, siteAt, takesDisc, wormholesOf } from './galaxy.ts';
import { placeDisc } from './population.ts';
import { can } from './powers.ts';
import { counted, countShips, guardsOppose, isPinned } from './ships.ts';

const STACK_RINGS: readonly Ring[] = ['I', 'II', 'III'];
const STACK_OF: readonly number[] = SECTORS.map(({ ring }) => STACK_RINGS.indexOf(ring));

/** EC-6.3, EC-6.12: how many sectors of a ring can still turn up, with the discard pile. */
export function sectorsLeft(state: Open, stack: number): number {
  let left = state.stackLeft[stack];
  for (let sector = 0; sector < SECTORS.length; sector++)
    if (state.stack[sector] === DISCARDED && STACK_OF[sector] === stack) left++;
  return left;
}

/** EC-6.1: whether the seat can explore from a site: control, or a ship that is not pinned. Count the ships before. */
const supports = (state: Open, seat: Seat, site: number): boolean =>
  state.owner[site] === seat || (counted(seat, site) > 0 && !isPinned(state, seat, site));

const isMarked = new Uint8Array(HEXES.length);

/** EC-6.1: the zones that the seat may explore. */
export function zonesFor(state: Open, seat: Seat): readonly number[] {
  countShips(state);
  const half = needsHalf(state, seat);
  const zones: number[] = [];
  for (const site of state.placed) {
    if (!supports(state, seat, site)) continue;
    const wormholes = half ? -1 : wormholesOf(state, site);
    for (let side = 0; side < SIDES; side++) {
      if (state.beside[site * SIDES + side] !== ZONE || ((wormholes >> side) & 1) === 0) continue;
      const hex = NEXT[state.hex[site] * SIDES + side];
      if (hex < 0 || isMarked[hex] === 1) continue;
      isMarked[hex] = 1;
      zones.push(hex);
    }
  }
  for (const hex of zones) isMarked[hex] = 0;
  const left = [0, 1, 2].map((stack) => sectorsLeft(state, stack));
  return zones.filter((hex) => left[stackOf(hex)] > 0);
}

export function offerZones(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (const zone of zonesFor(state, seat)) menu.offer(toExplore(zone));
}

/** EC-6.2, EC-6.3: the next sector of a stack; an empty one is renewed from its discard pile. */
function turnOverSector(t: T, seat: Seat, stack: number): number {
  const { state } = t;
  if (state.stackLeft[stack] === 0) renewStack(state, stack);
  const sector = t.pick(
    'sector',
    state.stack.map((where, at) => (where === IN_STACK && STACK_OF[at] === stack ? 1 : 0)),
  );
  state.stack[sector] = GONE;
  state.stackLeft[stack]--;
  state.turnedOver = sector;
  t.tell?.({ event: 'sector-flipped', rule: 'EC-6.2', seat, sector });
  return sector;
}

/** EC-6.3: what was never drawn of ring III is in the box (EC-3.3); the discarded are the new stack. */
function renewStack(state: State, stack: number): void {
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (STACK_OF[sector] !== stack) continue;
    if (state.stack[sector] === DISCARDED) {
      state.stack[sector] = IN_STACK;
      state.stackLeft[stack]++;
    } else state.stack[sector] = GONE;
  }
}

/** EC-6.5: whether a sector turned like this is connected with one that supports the seat. Count the ships before. */
export function mayPlace(state: Open, seat: Seat, sector: number, hex: number, turn: number): Verdict {
  const half = needsHalf(state, seat);
  const wormholes = turnedEdges(SECTORS[sector].wormholes, turn);
  for (let side = 0; side < SIDES; side++) {
    const next = siteAt(state, NEXT[hex * SIDES + side], opposite(side));
    if (next < 0 || !supports(state, seat, next)) continue;
    const ends = ((wormholes >> side) & 1) + ((wormholesOf(state, next) >> opposite(side)) & 1);
    if (ends === 2 || (half && ends === 1)) return allowed;
  }
  return refuse('EC-6.5', 'not-connected');
}

/** The zone, and the sectors that were turned over. */
export interface Flipped {
  readonly zone: number;
  readonly sectors: readonly number[];
}

/** EC-6.4, EC-25.7: place a sector, or discard; Draco may look at a second one. */
export const PLACE: Question<State, Action, Flipped> = {
  kind: 'place-sector',
  rule: 'EC-6.4',
  options(menu, state, seat, { zone, sectors }) {
    countShips(state);
    for (const sector of sectors)
      for (let turn = 0; turn < SIDES; turn++)
        menu.offer(toPlace(sector, turn), mayPlace(state, seat, sector, zone, turn));
    if (can(state, seat, 'second-sector')) menu.offer(LOOK_AGAIN, mayLookAgain(state, zone, sectors));
    menu.offer(DISCARD);
  },
};

/** EC-25.7: one second sector, if there is one. */
function mayLookAgain(state: Open, zone: number, sectors: readonly number[]): Verdict {
  if (sectors.length > 1) return refuse('EC-25.7', 'looked-twice');
  return sectorsLeft(state, stackOf(zone)) > 0 ? allowed : refuse('EC-25.7', 'no-second-sector');
}

/** EC-6.13: one activation, from the zone to the disc. */
export function* explore(t: T, seat: Seat, zone: number): Play<void> {
  const { state } = t;
  const stack = stackOf(zone);
  const sectors = [turnOverSector(t, seat, stack)];
  for (;;) {
    const action = yield* t.choose(seat, PLACE, { zone, sectors: [...sectors] });
    if (action.do === 'look-again') {
      sectors.push(turnOverSector(t, seat, stack));
      continue;
    }
    for (const sector of sectors) {
      if (action.do === 'place' && action.sector === sector) continue;
      state.stack[sector] = DISCARDED;
      t.tell?.({ event: 'sector-discarded', rule: 'EC-6.4', seat, sector });
    }
    state.turnedOver = -1;
    if (action.do === 'place') yield* settle(t, seat, action.sector, zone, action.turn);
    return;
  }
}

/** EC-6.6: discoveries face down, and Ancients. */
function furnish(state: State, site: number): void {
  state.guards[site] = SITES[site].ancients;
  for (let i = 0; i < SITES[site].discoveries && discoverySupply(state) > 0; i++) state.sealed[site] = 1;
}

/** EC-6.6 to EC-6.8: the sector is on the board; its discovery is taken, then a disc may be placed. */
function* settle(t: T, seat: Seat, sector: number, zone: number, turn: number): Play<void> {
  const { state } = t;
  placeSector(state, sector, zone, turn);
  t.tell?.({ event: 'sector-placed', rule: 'EC-6.5', seat, sector, zone });
  for (const site of SITES_OF[sector]) furnish(state, site);
  const [site] = SITES_OF[sector];
  if (state.sealed[site] === 1 && isTakenByExplorer(state, site)) yield* takeDiscovery(t, seat, site);
  if (mayClaim(state, seat, site)) yield* claim(t, seat, site);
}

/** EC-6.7, EC-32.2, EC-34.3: not with Ancients, not in a black hole or a nebula. */
const isTakenByExplorer = (state: Open, site: number): boolean => {
  const event = eventOf(SITES[site].sector);
  return state.guards[site] === 0 && event !== 'black-hole' && event !== 'nebula';
};

/** EC-6.8, EC-6.11, EC-25.10: a disc on the track, a place for it, and no Ancient but for Draco. */
const mayClaim = (state: Open, seat: Seat, site: number): boolean =>
  state.discs[seat] > 0 && takesDisc(state, site) && !guardsOppose(state, seat, site);

/** EC-6.8, EC-20.8: whether to place a disc. */
export const CLAIM: Question<State, Action, { readonly site: number }> = {
  kind: 'claim',
  rule: 'EC-6.8',
  options(menu) {
    menu.offer(PLACE_DISC);
    menu.offer(LEAVE_OPEN);
  },
};

function* claim(t: T, seat: Seat, site: number): Play<void> {
  const action = yield* t.choose(seat, CLAIM, { site });
  if (action.do !== 'place-disc') return;
  placeDisc(t.state, seat, site);
  t.tell?.({ event: 'disc-placed', rule: 'EC-6.8', seat, site });
}
