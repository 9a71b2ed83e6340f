import { type Palette, starPath } from '@starboard/board';
import { type CSSProperties, memo } from 'react';
import type { Flight, Happenings, Loss } from './happenings.ts';
import { INK } from './palette.ts';
import { entry, INWARD, passingSpot, type ShipLayout, type Spot } from './shipLayout.ts';
import { Tile } from './Tile.tsx';

/** What flies at ships and falls off them: one thing after the other, and skippable, as nothing of it lasts. */

const STEP_MS = 620;
const IMPACT_MS = 420;

/** A lump of rock, or a bolt of light; drawn as if coming from the front. */
export const Projectile = memo(({ meteor, large }: { meteor: boolean; large: boolean }) => {
  const size = large ? 1 : 0.58;
  return meteor ? (
    <g transform={`scale(${size})`}>
      <path d="M-20-24L-8-92L4-30L14-76L24-18Z" fill="#ff9d4a" fillOpacity="0.65" />
      <path
        d="M-30-8L-16-30L10-32L30-14L32 12L12 32L-16 28L-34 10Z"
        fill="#8f7a6b"
        stroke={INK}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M-12-12h0M10 6h0M-8 14h0M14-14h0" stroke="#4c3f36" strokeWidth="11" strokeLinecap="round" />
    </g>
  ) : (
    <g transform={`scale(${size})`}>
      <path d="M0-84V30" stroke="#ff5b6e" strokeWidth="22" strokeLinecap="round" strokeOpacity="0.55" />
      <path d="M0-60V30" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
    </g>
  );
});

const TURN_OF_SIDE = [0, 90, 180, 270];
const BOOM = starPath(9, 58, 26);

function target(layout: ShipLayout, { at, side, number }: Flight): Spot {
  if (at >= 0) {
    const { x, y } = layout.spots[at];
    return { x: x - INWARD[side].x * 46, y: y - INWARD[side].y * 46 };
  }
  return passingSpot(layout, side, number);
}

function Hit({ layout, flight }: { layout: ShipLayout; flight: Flight }) {
  const { side, meteor, large, result, order } = flight;
  const to = target(layout, flight);
  const from = entry(layout, side, to);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const missed = result === 'missed';
  const style = {
    '--dx': `${dx}px`,
    '--dy': `${dy}px`,
    '--ox': `${missed ? -dx * 1.2 : dx * 0.5}px`,
    '--oy': `${missed ? -dy * 1.2 : dy * 0.5 + (dx !== 0 ? -90 : 0)}px`,
    animationDelay: `${order * STEP_MS}ms`,
  } as CSSProperties;
  const how = result === 'destroyed' ? 'gt-strike' : missed ? 'gt-pass' : 'gt-bounce';
  return (
    <g transform={`translate(${to.x} ${to.y})`} className="gt-flying">
      <g className={how} style={style}>
        <g transform={`rotate(${TURN_OF_SIDE[side]})`}>
          <Projectile meteor={meteor} large={large} />
        </g>
      </g>
      {!missed && (
        <g className="gt-boom" style={{ animationDelay: `${order * STEP_MS + IMPACT_MS}ms` }}>
          {result === 'destroyed' ? (
            <path d={BOOM} fill="#ffb03a" stroke="#fff3c4" strokeWidth="6" />
          ) : (
            <path
              d="M-50 14Q0-44 50 14"
              transform={`rotate(${TURN_OF_SIDE[side]})`}
              fill="none"
              stroke={result === 'shielded' || result === 'escorted' ? '#5ff0c8' : '#fff3c4'}
              strokeWidth="10"
              strokeLinecap="round"
            />
          )}
        </g>
      )}
    </g>
  );
}

/** Parts that fall tumble away from the middle of the ship. */
function Part({ layout, loss, nth, art, palette }: LossProps) {
  const { x, y } = layout.spots[loss.at];
  const [outX, outY] = [x - layout.width / 2, y - layout.height / 2];
  const far = Math.max(80, Math.hypot(outX, outY));
  const style = {
    '--dx': `${Math.round((outX / far) * 520 + (nth % 2 === 0 ? 60 : -60))}px`,
    '--dy': `${Math.round((outY / far) * 520 + 160)}px`,
    '--spin': `${nth % 2 === 0 ? 400 : -340}deg`,
    animationDelay: `${loss.order * STEP_MS + IMPACT_MS + (loss.how === 'fell' ? 260 + nth * 60 : 0)}ms`,
  } as CSSProperties;
  return (
    <g transform={`translate(${x} ${y})`} className="gt-flying">
      <g className="gt-tumble-off" style={style}>
        <Tile tile={loss.tile} turn={loss.turn} art={art} palette={palette} />
      </g>
    </g>
  );
}

interface FlyingProps {
  readonly layout: ShipLayout;
  readonly seat: number;
  readonly news: Happenings;
  readonly art: string;
  readonly palette: Palette;
}

interface LossProps extends Omit<FlyingProps, 'news' | 'seat'> {
  readonly loss: Loss;
  readonly nth: number;
}

export const Flying = memo(({ layout, seat, news, art, palette }: FlyingProps) => (
  <>
    {news.losses.map((loss, nth) =>
      loss.seat !== seat || loss.at < 0 || layout.spots[loss.at] === undefined ? null : (
        <Part key={`${loss.tile}`} layout={layout} loss={loss} nth={nth} art={art} palette={palette} />
      ),
    )}
    {news.flights.map((flight) =>
      flight.seat === seat ? (
        <Hit key={`${flight.order} ${flight.side} ${flight.at}`} layout={layout} flight={flight} />
      ) : null,
    )}
  </>
));
