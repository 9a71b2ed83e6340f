import { times } from '@starboard/board';
import { SIDES } from '@starboard/kernel';
import { memo } from 'react';
import * as nouns from '../nouns.ts';
import { type GateKind, gateAt } from './borders.ts';
import { APOTHEM, angleOf, centreOf, polar, type Spot } from './geometry.ts';
import type { Still } from './scene.ts';
import { Thing } from './Thing.tsx';

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

/** Where a gate stands, with the direction outwards. */
export const gateSpot = ({ x, y }: Spot, side: number): string => {
  const edge = polar(APOTHEM, angleOf(side));
  return `translate(${x + edge.x} ${y + edge.y}) rotate(${angleOf(side)})`;
};

/** All gates of the galaxy: after all borders, or they would be cut in half. */
export const Gates = memo(({ scene }: { scene: Still }) => (
  <g className="ec-gates">
    {scene.view.placed.flatMap((site) =>
      times(SIDES, (side) => {
        const kind = gateAt(scene.view, scene.viewer, site, side);
        return kind === undefined ? null : (
          <g key={`${site}-${side}`} transform={gateSpot(centreOf(scene.view.hex[site]), side)}>
            <Thing scene={scene} of={`gate:${nouns.site.ids[site]}:${side}`}>
              <Gate kind={kind} />
            </Thing>
          </g>
        );
      }),
    )}
  </g>
));
