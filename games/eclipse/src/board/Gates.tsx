import { opposite, SIDES } from '@starboard/kernel';
import { needsHalf, wormholesOf } from '../rules/galaxy.ts';
import { ZONE } from '../state.ts';
import type { Seen } from '../view.ts';
import { APOTHEM, angleOf, centreOf, polar, type Spot } from './geometry.ts';

/** How the border at a wormhole looks: both ends, one end, one end that is enough for the viewer, or open space. */
export type GateKind = 'joined' | 'closed' | 'half' | 'zone';

/** A gate around the origin; the direction outwards is to the right. */
export const Gate = ({ kind }: { kind: GateKind }) => {
  if (kind === 'joined')
    return (
      <g className="ec-gate-joined">
        <circle r="9" />
        <rect x="-7" y="-2.6" width="14" height="5.2" rx="2.6" />
      </g>
    );
  return (
    <g className={`ec-gate-${kind}`}>
      <path d="M0-9A9 9 0 0 0 0 9" />
      {kind === 'closed' && <path d="M1-9.6V9.6" className="ec-gate-bar" />}
      {kind === 'half' && <path d="M0-9A9 9 0 0 1 0 9" strokeDasharray="3.2 2.6" />}
      {kind === 'zone' && <path d="M2.6-3.6L6.4 0L2.6 3.6" className="ec-gate-arrow" />}
    </g>
  );
};

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

/** Where a gate stands, with the direction outwards. */
export const gateSpot = ({ x, y }: Spot, side: number): string => {
  const edge = polar(APOTHEM, angleOf(side));
  return `translate(${x + edge.x} ${y + edge.y}) rotate(${angleOf(side)})`;
};

/** All gates of the galaxy: after all borders, or they would be cut in half. */
export const Gates = ({ view, viewer }: { view: Seen; viewer: number }) => (
  <g className="ec-gates">
    {view.placed.flatMap((site) =>
      Array.from({ length: SIDES }, (_, side) => {
        const kind = gateAt(view, viewer, site, side);
        return kind === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side has no other name
          <g key={`${site}-${side}`} transform={gateSpot(centreOf(view.hex[site]), side)}>
            <Gate kind={kind} />
          </g>
        );
      }),
    )}
  </g>
);
