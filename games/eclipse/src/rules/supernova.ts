import { type Play, sum } from '@starboard/kernel';
import { SITES_OF, SUPERNOVAS } from '../content/sectors.ts';
import { BURST, SUPERNOVA_DICE } from '../content/tables.ts';
import { TRACKS } from '../content/terms.ts';
import { ANCIENT_PORTAL, NOBODY, type Open, PORTAL, SHIPS, type T } from '../state.ts';
import { faceOf } from './dice.ts';
import { isExploded } from './galaxy.ts';
import { giveUp } from './population.ts';
import { removeShip } from './ships.ts';
import { techsOn } from './technologies.ts';

/** EC-33.2: bursts and blanks count nothing. */
export const heat = (faces: readonly number[]): number => sum(faces.map((face) => (face === BURST ? 0 : face)));

/** EC-33.3: technologies on the longest track of who controls the sector; 0 without a controller. */
export const scienceOf = (state: Open, seat: number): number =>
  seat === NOBODY ? 0 : Math.max(...TRACKS.map((_, track) => techsOn(state, seat, track)));

/** EC-33.4, EC-33.5: stable while dice and technologies reach the number of the round. */
export const isStable = (faces: readonly number[], science: number, round: number): boolean =>
  heat(faces) + science >= round;

/** EC-33.1: two dice for every supernova that has not exploded, by falling number. */
export function* testSupernovas(t: T): Play<void> {
  const { state } = t;
  for (const sector of SUPERNOVAS) {
    const [site] = SITES_OF[sector];
    if (state.hex[site] < 0 || isExploded(state, sector)) continue;
    const faces = t.roll('supernova', SUPERNOVA_DICE).map(faceOf);
    const science = scienceOf(state, state.owner[site]);
    t.tell?.({ event: 'supernova-tested', rule: 'EC-33.1', site, dice: heat(faces), science, round: state.round });
    if (!isStable(faces, science, state.round)) yield* explode(t, sector);
  }
}

/** EC-33.7, EC-33.8, EC-33.10: ships and structures go, cubes and disc return to their tracks, and the sector is turned over. */
export function* explode(t: T, sector: number): Play<void> {
  const { state } = t;
  const [site] = SITES_OF[sector];
  t.tell?.({ event: 'supernova-exploded', rule: 'EC-33.5', site });
  for (let seat = 0; seat < state.players; seat++)
    for (let ship = 0; ship < SHIPS; ship++)
      if (state.shipAt[seat * SHIPS + ship] === site) {
        removeShip(state, seat, ship);
        t.tell?.({ event: 'ship-lost', rule: 'EC-33.7', seat, ship });
      }
  if (state.owner[site] !== NOBODY) yield* giveUp(t, site);
  state.built[site] &= PORTAL | ANCIENT_PORTAL;
  state.exploded |= 1 << SUPERNOVAS.indexOf(sector);
}
