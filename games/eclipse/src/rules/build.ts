import { allowed, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toBuild } from '../actions.ts';
import { BUILD_TECH, TECH_IDS } from '../content/technologies.ts';
import { BUILD, BUILDS, KINDS, RESOURCE, TYPES } from '../content/terms.ts';
import { MONOLITH, type Open, ORBITAL, type T } from '../state.ts';
import { sitesOf } from './galaxy.ts';
import { storeOf } from './population.ts';
import { owns, speciesOf } from './powers.ts';
import { enter, unbuilt } from './ships.ts';

/** EC-9.1, EC-9.2: whether the seat can build such a thing at all now. */
export function mayMake(state: Open, seat: Seat, what: number): Verdict {
  const tech = BUILD_TECH[what];
  if (tech >= 0 && !owns(state, seat, tech))
    return refuse('EC-9.2', 'build-needs-technology', { tech: `tech.${TECH_IDS[tech]}` });
  if (what < TYPES.length && unbuilt(state, seat, what) < 0)
    return refuse('EC-9.2', 'no-ship-left', { what: `build.${BUILDS[what]}` });
  const price = speciesOf(state, seat).prices[what];
  const have = storeOf(state, seat, RESOURCE.materials);
  return have >= price ? allowed : refuse('EC-9.1', 'too-little-material', { price, have });
}

const structureBit = (what: number): number =>
  what === BUILD.orbital ? ORBITAL : what === BUILD.monolith ? MONOLITH : 0;

/** EC-9.3, EC-9.4: whether there is room for it in a sector that the seat controls. */
export function mayStand(state: Open, site: number, what: number): Verdict {
  return (state.built[site] & structureBit(what)) === 0
    ? allowed
    : refuse('EC-9.3', 'structure-stands-there', { what: `build.${BUILDS[what]}` });
}

export function offerBuilds(menu: Menu<Action>, state: Open, seat: Seat): void {
  const sites = sitesOf(state, seat);
  for (let what = 0; what < BUILDS.length; what++) {
    const verdict = mayMake(state, seat, what);
    if (!verdict.ok && !menu.explains) continue;
    for (const site of sites) menu.offer(toBuild(what, site), verdict.ok ? mayStand(state, site, what) : verdict);
  }
}

/** EC-9.1, EC-9.6: one ship or structure, paid for in materials. */
export function build(t: T, seat: Seat, what: number, site: number): void {
  const { state } = t;
  state.store[seat * KINDS + RESOURCE.materials] -= speciesOf(state, seat).prices[what];
  if (what < TYPES.length) enter(state, seat, unbuilt(state, seat, what), site);
  else state.built[site] |= structureBit(what);
  t.tell?.({ event: 'built', rule: 'EC-9.1', seat, what, site });
}
