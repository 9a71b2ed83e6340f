import { type Palette, picture, round, type Say, times } from '@starboard/board';
import { seats } from '@starboard/kernel';
import { memo, useLayoutEffect, useRef } from 'react';
import { TRACK_SPACES } from '../content/tables.ts';
import { HALF, spaceOf } from '../state.ts';
import type { Seen } from '../view.ts';
import { markOf, paintOf } from './palette.ts';
import type { Spot } from './shipLayout.ts';

/** A place on the ring and the direction of flight there, in degrees. */
interface Space extends Spot {
  readonly degrees: number;
}

/** The closed track as a rounded frame of this size; its spaces are equally far apart, clockwise from the top. */
export function trackSpaces(width: number, height: number): readonly Space[] {
  const corner = Math.min(width, height) * 0.3;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const bend = (Math.PI / 2) * corner;
  const whole = 2 * (across + down) + 4 * bend;
  return times(TRACK_SPACES, (i) => pointOn((i / TRACK_SPACES) * whole + across / 2));

  function pointOn(along: number): Space {
    let left = along % whole;
    const sides = [across, down, across, down];
    for (let side = 0; side < 4; side++) {
      if (left < sides[side]) return turned(side, left - sides[side] / 2, 0);
      left -= sides[side];
      if (left < bend) return turned(side, sides[side] / 2, left / corner);
      left -= bend;
    }
    return turned(0, 0, 0);
  }

  /** On a side so far from its middle, then so far around the corner. */
  function turned(side: number, out: number, angle: number): Space {
    const far = (side % 2 === 0 ? height : width) / 2;
    const x = out + corner * Math.sin(angle);
    const y = -far + corner * (1 - Math.cos(angle));
    const spin = (side * Math.PI) / 2;
    return {
      x: round(width / 2 + x * Math.cos(spin) - y * Math.sin(spin)),
      y: round(height / 2 + x * Math.sin(spin) + y * Math.cos(spin)),
      degrees: round(90 + side * 90 + (angle * 180) / Math.PI),
    };
  }
}

interface RocketProps {
  readonly position: number;
  readonly colour: number;
  readonly palette: Palette;
  readonly name: string;
  /** The lap, from 1; shown when it says anything. */
  readonly lap: number;
  readonly hyper: boolean;
  readonly spaces: readonly Space[];
  readonly size: number;
  readonly motion: boolean;
}

const STEP_MS = 130;
const MOST_MS = 1600;

/** Runs a rocket from where it stood before. */
function useJourney(position: number, spaces: readonly Space[], motion: boolean) {
  const rocket = useRef<SVGGElement>(null);
  const before = useRef(position);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = position;
    const far = Math.abs(position - from);
    if (!motion || far === 0 || far > TRACK_SPACES) return;
    const way = times(far + 1, (i) => spaces[spaceOf(from + Math.sign(position - from) * i)]);
    const frames = way.map(({ x, y, degrees }) => ({ transform: `translate(${x}px, ${y}px) rotate(${degrees}deg)` }));
    const journey = rocket.current?.animate?.(frames, {
      duration: Math.min(MOST_MS, far * STEP_MS),
      easing: 'ease-in-out',
    });
    return () => journey?.cancel();
  }, [position, spaces, motion]);
  return rocket;
}

const Rocket = memo(({ position, colour, palette, name, lap, hyper, spaces, size, motion }: RocketProps) => {
  const { main, light, deep, ink } = paintOf(palette, colour);
  const { x, y, degrees } = spaces[spaceOf(position)];
  const rocket = useJourney(position, spaces, motion);
  return (
    <g ref={rocket} transform={`translate(${x} ${y}) rotate(${degrees})`} {...picture(name)} opacity={hyper ? 0.5 : 1}>
      <g transform={`scale(${size / 24})`}>
        <path d="M-7 10L0 24L7 10Z" fill="#ffb03a" />
        <path d="M0-22Q10-10 9 12H-9Q-10-10 0-22Z" fill={main} stroke={deep} strokeWidth="2" />
        <path d="M-9 2L-17 15L-9 12ZM9 2L17 15L9 12Z" fill={light} stroke={deep} strokeWidth="1.5" />
        <path d={markOf(colour)} fill={ink} transform={`translate(0 1) rotate(${-degrees})`} />
        {hyper && <circle r="26" fill="none" stroke="#c792ff" strokeWidth="3" strokeDasharray="5 5" />}
        {lap > 1 && (
          <g transform={`translate(0 34) rotate(${-degrees})`}>
            <circle r="10" fill="#0a1029" stroke={light} strokeWidth="2" />
            <text y="5" className="gt-lap">
              {lap}
            </text>
          </g>
        )}
      </g>
    </g>
  );
});

interface TrackProps {
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly palette: Palette;
  readonly say: Say;
  readonly motion: boolean;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
}

/** The flight board: 40 spaces in a ring, and the rockets on it. */
export function Track({ seen, names, palette, say, motion, width, height, spaces }: TrackProps) {
  const flying = seats(seen.players).filter((seat) =>
    [0, 1].some((half) => seen.half[seat * 2 + half] === HALF.flying),
  );
  const lapOf = (seat: number) => Math.max(1, Math.floor(seen.position[seat] / TRACK_SPACES) + 1);
  const size = Math.max(10, Math.min(24, ((width + height) * 2) / TRACK_SPACES / 1.6));
  const dots = spaces.map(({ x, y }) => `M${x} ${y}h0`).join('');
  const start = spaces[0];
  return (
    <g>
      <path d={dots} stroke="#33417a" strokeWidth={size * 0.95} strokeLinecap="round" />
      <path d={dots} stroke="#0c1434" strokeWidth={size * 0.7} strokeLinecap="round" />
      <g transform={`translate(${start.x} ${start.y})`}>
        <path d={`M0 ${-size * 0.75}V${size * 0.75}`} stroke="#fff" strokeWidth="4" strokeDasharray="4 3" />
      </g>
      {flying.map((seat) => (
        <Rocket
          key={seat}
          position={seen.position[seat]}
          colour={seen.colour[seat]}
          palette={palette}
          name={say({
            key: 'board.rocket',
            values: { name: names[seat] ?? '', space: spaceOf(seen.position[seat]) + 1, lap: lapOf(seat) },
          })}
          lap={lapOf(seat)}
          hyper={[0, 1].every((half) => seen.half[seat * 2 + half] !== HALF.flying || seen.hyper[seat * 2 + half] > 0)}
          spaces={spaces}
          size={size}
          motion={motion}
        />
      ))}
    </g>
  );
}

/** What is left free inside the ring. */
export const insideTrack = (width: number, height: number) => {
  const edge = Math.max(16, Math.min(24, ((width + height) * 2) / TRACK_SPACES / 1.6)) * 1.15;
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
};
