import { useWords } from '../words/index.ts';

const WIDTH = 480;
const HEIGHT = 180;
const LEFT = 30;
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '14 4', '6 3 2 3 2 3'];

interface Props {
  readonly points: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** By seat. */
  readonly colours: readonly string[];
  readonly written: (points: number) => string;
}

/** Points of every seat in the course of the match: lines that differ in colour and in their dashes. */
export function Chart({ points, names, colours, written }: Props) {
  const words = useWords();
  const line = (seat: number) => ({
    className: 'line',
    stroke: colours[seat],
    strokeDasharray: DASHES[seat % DASHES.length],
  });
  const all = points.flat();
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const x = (at: number) => LEFT + (at / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 8);
  const y = (value: number) => 8 + (1 - (value - bottom) / (top - bottom)) * (HEIGHT - 24);
  const ticks = [bottom, Math.round((top + bottom) / 2), top];
  const told = names.map((name, seat) => `${name} ${written(points.at(-1)?.[seat] ?? 0)}`).join(', ');
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chartOf(told)}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} className="grid" />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {written(tick)}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <path
            key={name}
            {...line(seat)}
            d={points
              .map((values, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(values[seat]).toFixed(1)}`)
              .join('')}
          />
        ))}
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={name}>
            <svg viewBox="0 0 30 8" aria-hidden="true" focusable="false">
              <path {...line(seat)} d="M0 4H30" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
