import { SignFrame } from '@starboard/board';
import { CRYSTALS } from '../content/crystals.ts';

/** Each kind has a shape as well as a colour. */
const SHAPES = ['M0-10L8-2L0 10L-8-2Z', 'M-8-7H8V7H-8Z', 'M0-10L3-3L10-2L5 3L6 10L0 6L-6 10L-5 3L-10-2L-3-3Z'];

export const Crystal = ({ kind, size = 18 }: { kind: number; size?: number }) => (
  <SignFrame size={size}>
    <path className={`cr-${CRYSTALS[kind]}`} d={SHAPES[kind]} />
  </SignFrame>
);

export const FuelSign = () => (
  <SignFrame>
    <path className="cr-flame" d="M0-11C6-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-6-2-4-5C-3-3-1-3-1-5C-1-7-1-9 0-11Z" />
  </SignFrame>
);

export const SetSign = () => (
  <SignFrame>
    <path className="cr-ice" d="M-6-10L-1-4L-6 3L-11-4Z" />
    <path className="cr-iron" d="M1-9H11V1H1Z" />
    <path className="cr-glow" d="M0 2L3 5L0 10L-3 5Z" />
  </SignFrame>
);

/** "2 ◆ 1 ■" */
export const Crystals = ({ counts }: { counts: readonly number[] }) =>
  CRYSTALS.map((id, kind) =>
    counts[kind] > 0 ? (
      <span key={id} className="cr-counted">
        {counts[kind]} <Crystal kind={kind} />
      </span>
    ) : null,
  );

/** A comet and its points, 300 by 160. */
export const CometPicture = ({ points }: { points: number }) => (
  <svg className="cr-picture" viewBox="0 0 300 160" aria-hidden="true" focusable="false">
    <path className="cr-tail" d="M222 70L8 20 60 80 14 148 222 92z" />
    <circle className="cr-head" cx="228" cy="81" r={26 + points * 4} />
    <text x="228" y="93">
      {points}
    </text>
  </svg>
);

/** A rocket with so many flames. */
export const Flames = ({ n }: { n: number }) => (
  <svg viewBox="0 0 60 40" aria-hidden="true" focusable="false">
    <path className="cr-rocket" d="M20 10h22l14 10-14 10H20z" />
    {[1, 2, 3].slice(0, n).map((flame) => (
      <path key={flame} className="cr-flame" d={`M20 ${flame * 7 + 3}l-18 3 18 3z`} />
    ))}
  </svg>
);
