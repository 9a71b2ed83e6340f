import type { LitState } from '@starboard/board';

export {
  anyLit,
  handle,
  type LitMap,
  type LitState,
  litState,
  meantBy,
  picking,
  picture,
  shows,
} from '@starboard/board';

interface LitBoxProps {
  readonly lit: LitState;
  /** Half of its width and height. */
  readonly wide: number;
  readonly high?: number;
  readonly corner?: number;
}

/** The light around a handle; it takes the click as well. */
export function LitBox({ lit, wide, high = wide, corner = 12 }: LitBoxProps) {
  if (lit === '') return null;
  return (
    <rect
      x={-wide}
      y={-high}
      width={2 * wide}
      height={2 * high}
      rx={corner}
      className={lit === 'chosen' ? 'gt-chosen' : 'gt-lit'}
    />
  );
}
