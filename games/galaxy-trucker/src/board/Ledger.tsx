import { LEDGER, LEDGER_LINES } from '../state.ts';
import type { Box } from './geometry.ts';
import { times } from './geometry.ts';
import { type Palette, paintOf } from './palette.ts';
import type { Say, Seen } from './seen.ts';
import { markPath } from './Tile.tsx';

interface LedgerProps {
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly palette: Palette;
  readonly say: Say;
  readonly box: Box;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');

/** GT-14.1: the accounts of the round: every credit has a line. */
export function Ledger({ seen, names, palette, say, box }: LedgerProps) {
  const seats = times(seen.players, (seat) => seat);
  const lines = LEDGER.map((line, i) => ({ line, i })).filter(({ i }) =>
    seats.some((seat) => seen.ledger[seat * LEDGER_LINES + i] !== 0),
  );
  const high = Math.min(34, box.height / (lines.length + 3));
  const font = Math.min(16, high * 0.58, box.width / 26);
  const word = box.width * 0.34;
  const column = (box.width - word) / seen.players;
  const x = (seat: number) => box.x + word + (seat + 0.5) * column;
  const top = box.y + (box.height - high * (lines.length + 2)) / 2;
  const baseline = (row: number) => top + (row + 0.68) * high;
  return (
    <g fontSize={font}>
      <rect
        x={box.x}
        y={top - 4}
        width={box.width}
        height={high * (lines.length + 2) + 8}
        rx="10"
        className="gt-shelf"
      />
      {seats.map((seat) => (
        <g key={seat} transform={`translate(${x(seat)} ${top + high / 2})`}>
          <circle r={high * 0.38} fill={paintOf(palette, seen.colour[seat]).main} />
          <path
            d={markPath(seen.colour[seat])}
            transform={`scale(${high * 0.036})`}
            fill={paintOf(palette, seen.colour[seat]).ink}
          />
          <title>{names[seat]}</title>
        </g>
      ))}
      {lines.map(({ line, i }, row) => (
        <g key={line}>
          <text x={box.x + 10} y={baseline(row + 1)} className="gt-ledger-word">
            {say({ key: `board.ledger.${line}` })}
          </text>
          {seats.map((seat) => {
            const credits = seen.ledger[seat * LEDGER_LINES + i];
            return (
              <text key={seat} x={x(seat)} y={baseline(row + 1)} className={credits < 0 ? 'gt-loss' : 'gt-gain'}>
                {signed(credits)}
              </text>
            );
          })}
        </g>
      ))}
      <text x={box.x + 10} y={baseline(lines.length + 1)} className="gt-ledger-word gt-strong">
        {say({ key: 'board.credits' })}
      </text>
      {seats.map((seat) => (
        <text key={seat} x={x(seat)} y={baseline(lines.length + 1)} className="gt-total">
          {seen.credits[seat]}
        </text>
      ))}
    </g>
  );
}
