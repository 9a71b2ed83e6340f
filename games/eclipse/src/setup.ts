import { empty, type OptionValues } from '@starboard/kernel';
import { DISCOVERIES } from './content/discoveries.ts';
import { START_ZONES, startTurn } from './content/galaxy.ts';
import {
  BLACK_HOLES,
  CENTER,
  CENTER_SITE,
  GUARDIAN_SECTORS,
  PORTAL_SECTORS,
  SECTORS,
  type Sector,
  SITES_OF,
  sectorOf,
} from './content/sectors.ts';
import { CROWDS } from './content/tables.ts';
import { RIFT_CANNON, TECHNOLOGIES, WARP_PORTAL } from './content/technologies.ts';
import { copy } from './copy.ts';
import { drawTechnologies } from './rules/cleanup.ts';
import { placeSector } from './rules/galaxy.ts';
import { emptySides } from './rules/species.ts';
import { fields, GONE, IN_STACK, type State, type T } from './state.ts';

/** EC-3: the table before species are chosen. Draws go through the table, so that the seed decides them. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
  state.start = t.below('start-player', players);
  state.blackHole = chooseBlackHole(t, options);
  stackSectors(state, options);
  stockDiscoveries(state, options);
  stockTechnologies(t, state, options);
  placeCenter(state);
  placeGuardians(t, state);
  return state;
}

/** EC-30.3: one of the two, or chance, or none. */
function chooseBlackHole(t: T, { blackHole }: OptionValues): number {
  if (blackHole === 'none') return -1;
  return blackHole === 'random' ? BLACK_HOLES[t.below('black-hole-sector', 2)] : sectorOf(String(blackHole));
}

/** EC-3.4, EC-30.2 to EC-30.5: whether a sector is in the game. */
function isUsed(state: State, options: OptionValues, { event }: Sector, sector: number): boolean {
  if (PORTAL_SECTORS.includes(sector)) return options.warpPortals === true;
  if (event === 'black-hole') return state.blackHole === sector;
  if (event === 'pulsar') return options.pulsars === true;
  if (event === 'supernova') return options.supernovas === true;
  return event !== 'nebula' || options.nebulas === true;
}

/** EC-3.3, EC-30.6: the stacks; of ring III only so many will turn up, the others are in the box. */
function stackSectors(state: State, options: OptionValues): void {
  SECTORS.forEach((sector, i) => {
    const stack = ['I', 'II', 'III'].indexOf(sector.ring);
    if (stack < 0 || !isUsed(state, options, sector, i)) return;
    state.stack[i] = IN_STACK;
    state.stackLeft[stack]++;
  });
  state.stackLeft[2] = Math.min(state.stackLeft[2], CROWDS[state.players].outerStack);
}

/** EC-3.4, EC-27.1 */
function stockDiscoveries(state: State, { warpPortals, riftCannon }: OptionValues): void {
  DISCOVERIES.forEach(({ id, copies }, i) => {
    const isIn = id === 'ancient-warp-portal' ? warpPortals : id === 'part-rift-conductor' ? riftCannon : true;
    state.discoveries[i] = isIn === true ? copies : 0;
  });
}

/** EC-3.2, EC-3.4, EC-27.1 */
function stockTechnologies(t: T, state: State, { warpPortals, riftCannon }: OptionValues): void {
  TECHNOLOGIES.forEach(({ copies }, tech) => {
    const isIn = tech === WARP_PORTAL ? warpPortals : tech === RIFT_CANNON ? riftCannon : true;
    state.bag[tech] = isIn === true ? copies : 0;
  });
  drawTechnologies(t, state, CROWDS[state.players].firstTechnologies, 'EC-3.2');
}

/** EC-3.5 */
function placeCenter(state: State): void {
  placeSector(state, CENTER, 0, 0);
  state.sealed[CENTER_SITE] = 1;
  state.guards[CENTER_SITE] = 1;
}

/** EC-3.10: random guardian sectors where nobody begins. */
function placeGuardians(t: T, state: State): void {
  const left = GUARDIAN_SECTORS.map(() => 1);
  for (const side of emptySides(state)) {
    const chosen = t.pick('guardian', left);
    left[chosen] = GONE;
    const [site] = SITES_OF[GUARDIAN_SECTORS[chosen]];
    placeSector(state, GUARDIAN_SECTORS[chosen], START_ZONES[side], startTurn(side));
    state.sealed[site] = 1;
    state.guards[site] = 1;
  }
}
