import { times } from './geometry.ts';

/** Where the pips of each face lie, on a grid of three by three. */
const FACES = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const Die = ({ shows }: { shows: number }) => (
  <>
    <rect x="-22" y="-22" width="44" height="44" rx="10" fill="#f6f1df" stroke="#060a1a" strokeWidth="2" />
    <path d="M-18 18Q0 21 18 18" fill="none" stroke="#cbbf9c" strokeWidth="3" strokeLinecap="round" />
    {(FACES[shows] ?? []).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={x * 11.5} cy={y * 11.5} r="4.4" fill="#1b1830" />
    ))}
  </>
);

/** Dice as they fell. */
export function Dice({ dice }: { dice: readonly number[] }) {
  const width = dice.length * 58;
  return (
    <svg className="sf-dice" viewBox={`0 0 ${width} 62`} width={width} height="62" aria-hidden="true">
      {times(dice.length, (i) => (
        <g key={i} transform={`translate(${29 + i * 58} 31) rotate(${i % 2 === 0 ? -7 : 8})`}>
          <g className="sf-tumble">
            <Die shows={dice[i]} />
          </g>
        </g>
      ))}
    </svg>
  );
}
