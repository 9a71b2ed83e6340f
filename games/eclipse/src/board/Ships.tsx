import { type Paint, starPath, times } from '@starboard/board';
import { TYPES } from '../content/terms.ts';

/** Ships seen from above, nose up, about 24 high around the origin: dart, winged arrow, hammerhead, cross. */
const BODIES: readonly string[] = [
  'M0-11L3.4 1L8.6 8.4L2.6 6.8L0 9.6L-2.6 6.8L-8.6 8.4L-3.4 1Z',
  'M0-12L4.4-5V0L10.4 6V9.6L4.4 7.4L3 11H-3L-4.4 7.4L-10.4 9.6V6L-4.4 0V-5Z',
  'M-5.4-11.4H5.4L8.4-8V-4.4L5-2V1.4L11 4.6V10.6H4L2.4 12H-2.4L-4 10.6H-11V4.6L-5 1.4V-2L-8.4-4.4V-8Z',
  'M-3.6-11H3.6V-4.6L4.6-3.6H11V3.6H4.6L3.6 4.6V11H-3.6V4.6L-4.6 3.6H-11V-3.6H-4.6L-3.6-4.6Z',
];
/** What is painted on them. */
const DETAILS: readonly string[] = [
  'M0-5.6L1.4 2L0 4.4L-1.4 2Z',
  'M0-7L2-3.4V2.4H-2V-3.4Z',
  'M-4-8.6H4V-6H-4ZM-2-2.6H2V6.4H-2ZM-9 6H-6V9H-9ZM6 6H9V9H6Z',
  'M0-4.4L4.4 0L0 4.4L-4.4 0Z',
];

/** Ships of nobody: a claw, a horned shield, a spiked wheel. */
const GUARD_BODIES: readonly string[] = [
  'M0-11Q8.6-9 9.4 0Q9.6 7 5.4 10.6Q6.6 3 3.6-0.6Q1.8-2.6 0-2.6Q-1.8-2.6-3.6-0.6Q-6.6 3-5.4 10.6Q-9.6 7-9.4 0Q-8.6-9 0-11Z',
  'M-9.6-10.6L-4.6-7.6H4.6L9.6-10.6V1Q8 8 0 11.4Q-8 8-9.6 1Z',
  starPath(10, 12, 8.4),
];
const GUARD_DETAILS: readonly string[] = [
  'M-1.6-7H1.6V-4.4H-1.6Z',
  'M-5.4-3L-1.4-1V2L-5.4 0ZM5.4-3L1.4-1V2L5.4 0ZM-2.6 5H2.6V7H-2.6Z',
  'M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6Z',
];

/** The first number among those of ships of nobody, after the types of players. */
export const FIRST_GUARD = TYPES.length;

/** A ship: a type of a player's, or from {@link FIRST_GUARD} on one of nobody's. */
export const Ship = ({ kind, paint }: { kind: number; paint: Paint }) => {
  const guard = kind - FIRST_GUARD;
  return (
    <>
      <path
        d={guard < 0 ? BODIES[kind] : GUARD_BODIES[guard]}
        fill={paint.main}
        stroke={paint.light}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path d={guard < 0 ? DETAILS[kind] : GUARD_DETAILS[guard]} fill={paint.ink} />
    </>
  );
};

interface CellsProps {
  readonly hull: number;
  readonly damage: number;
  /** What it is about to suffer. */
  readonly coming?: number;
}

/** EC-17.4: one cell more than the hull; a ship is gone when all are red. */
export const Cells = ({ hull, damage, coming = 0 }: CellsProps) => {
  const wide = Math.min(9, 56 / (hull + 1));
  return times(hull + 1, (i) => (
    <rect
      key={i}
      x={(i - (hull + 1) / 2) * wide}
      y="-3"
      width={wide - 1.4}
      height="6"
      rx="1.4"
      fill={i < damage ? '#ff6a6e' : i < damage + coming ? '#ffc76b' : 'none'}
      stroke={i < damage ? '#ffd3d0' : '#c3cdee'}
      strokeWidth="0.9"
    />
  ));
};
