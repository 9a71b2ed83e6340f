import { opposite, SIDES } from '@starboard/kernel';
import { needsHalf, wormholesOf } from '../rules/galaxy.ts';
import { ZONE } from '../state.ts';
import type { Seen } from '../view.ts';

/** How the border at a wormhole looks: both ends, one end, one end that is enough for the viewer, or open space. */
export type GateKind = 'joined' | 'closed' | 'half' | 'zone';

/** The gate on this side of a site, or undefined; one between two sites is drawn once. */
export function gateAt(view: Seen, viewer: number, site: number, side: number): GateKind | undefined {
  const here = (wormholesOf(view, site) >> side) & 1;
  const next = view.beside[site * SIDES + side];
  if (next === ZONE) return here === 1 ? 'zone' : undefined;
  if (next < 0 || here === 0) return undefined;
  const there = (wormholesOf(view, next) >> opposite(side)) & 1;
  if (there === 1) return site < next ? 'joined' : undefined;
  return viewer >= 0 && view.species[viewer] >= 0 && needsHalf(view, viewer) ? 'half' : 'closed';
}
