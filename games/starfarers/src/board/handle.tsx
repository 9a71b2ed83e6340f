import type { LitState } from '@starboard/board';

interface LitProps {
  readonly lit: LitState;
  readonly radius: number;
}

/** At least as big as a thumb wants it. */
const THUMB = 27;

/** The light around a handle, and the room that takes the click. */
export function Lit({ lit, radius }: LitProps) {
  if (lit === '') return null;
  return (
    <>
      <circle r={radius} className={lit === 'chosen' ? 'sf-chosen' : 'sf-lit'} />
      <circle r={Math.max(radius + 2, THUMB)} className="sf-touch" />
    </>
  );
}
